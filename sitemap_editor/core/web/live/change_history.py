"""When a page changed, by the hash of it that is kept from the look before."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from typing import Final

from sitemap_editor.core.protocol.page_result import PageResult

_DIGEST_BYTES: Final = 12
_FINE: Final = 200


def digest_of(body: bytes) -> str:
    """Return the hash of a page, as far as crawlers read it; empty for none."""
    return blake2b(body, digest_size=_DIGEST_BYTES).hexdigest() if body else ""


def with_history(result: PageResult, known: PageResult | None) -> PageResult:
    """Return a result with what is known of earlier looks at the page.

    A page in fault, one that leads elsewhere and one whose head alone was asked for tell nothing
    new: what was seen before is kept until it answers again.
    """
    is_page = bool(result.digest) and result.error is None and result.status == _FINE
    if known is None or not known.digest or not (known.digest_at or known.status == _FINE):
        return result if is_page else replace(result, digest="")
    seen_at = known.digest_at or known.checked_at
    if not is_page:
        changed = (known.same_until, known.other_from)
        result = replace(result, digest=known.digest, digest_at=seen_at)
    elif result.digest == known.digest:
        changed = (known.same_until, known.other_from)
    else:
        changed = (seen_at, result.checked_at)
    return replace(result, same_until=changed[0], other_from=changed[1])
