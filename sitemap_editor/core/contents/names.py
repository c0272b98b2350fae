"""Names of elements and attributes: which prefix stands for a namespace at some place of a row."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from sitemap_editor.core.document.markup import Scope
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, UndeclaredNamespace
from sitemap_editor.core.protocol.extensions import PREFIXES

# Source: Namespaces in XML 1.0, production 4 (NCName).
_START: Final = (
    "A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d"
    "\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff"
)
_NAME: Final = re.compile(f"[{_START}][{_START}.0-9\u00b7\u0300-\u036f\u203f-\u2040-]*+")


def is_name(local: str) -> bool:
    """Tell whether an element or attribute can be called this, behind its prefix if it has one."""
    return _NAME.fullmatch(local) is not None


def check_name(local: str, *, ascii_only: bool = False) -> None:
    """Raise EditError where nothing can be called this in a file that holds ASCII alone, or any."""
    if not is_name(local):
        text = QT_TRANSLATE_NOOP("core", "XML does not allow the name “{name}”.")
        raise EditError("name", text, {"name": local})
    if ascii_only and not local.isascii():
        text = QT_TRANSLATE_NOOP(
            "core", "The name “{name}” cannot be written in the encoding that this file declares."
        )
        raise EditError("name", text, {"name": local})


def read_name(text: str, scope: Scope, *, is_attribute: bool = False) -> tuple[str, str, str]:
    """Return (namespace, local name, prefix) of a name as a person types it, `scope` being known.

    A prefix that is declared nowhere means what it usually does. Raises: EditError for one that
    means nothing, and for what is no name.
    """
    prefix, colon, local = text.strip().rpartition(":")
    if "xmlns" in (prefix, text.strip()) or (colon and not is_name(prefix)):
        local = text.strip()  # which is none
    if not is_name(local) or local == "xmlns":
        text = QT_TRANSLATE_NOOP("core", "XML does not allow the name “{name}”.")
        raise EditError("name", text, {"name": local})
    if not prefix:
        return "" if is_attribute else scope[b""].decode(), local, ""
    uri = scope.get(prefix.encode(), b"").decode() or _USUAL.get(prefix, "")
    if not uri:
        text = QT_TRANSLATE_NOOP("core", "The prefix “{prefix}:” is not declared in the file.")
        raise EditError("F10", text, {"prefix": prefix})
    return uri, local, prefix


_USUAL: Final = {prefix: uri for uri, prefix in PREFIXES.items()}


def qualified(
    uri: str,
    local: str,
    scope: Scope,
    *,
    wish: str = "",
    preferred: Iterable[bytes] = (),
    needs_prefix: bool = False,
) -> bytes:
    """Return the name of something in a namespace, under a prefix that `scope` has for it.

    The `preferred` ones first, then the usual one. Raises: UndeclaredNamespace.
    """
    wanted = uri.encode()
    if not uri and (needs_prefix or not scope[b""]):
        return local.encode()
    usual = PREFIXES.get(uri, wish).encode()
    for prefix in (*preferred, usual, *scope):
        if scope.get(prefix) == wanted and (prefix or not needs_prefix) and wanted:
            return (prefix + b":" if prefix else b"") + local.encode()
    raise UndeclaredNamespace(uri, PREFIXES.get(uri, wish), frozenset(scope))
