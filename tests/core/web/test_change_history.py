"""Since when a page is another one, by the hash that is kept of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.live.change_history import digest_of, with_history
from sitemap_editor.core.web.live.result import as_line, of_line

URL = "https://a.org/"
FIRST, SECOND, THIRD = 1_000, 2_000, 3_000


def looked(at: int, body: bytes, status: int = 200, error: str | None = None) -> PageResult:
    hops = ((status, URL),) if status else ()
    return PageResult(URL, at, hops=hops, digest=digest_of(body), error=error)


def after(*looks: PageResult) -> PageResult:
    """Return what is known after some looks, each kept in a file before the next."""
    known: PageResult | None = None
    for each in looks:
        known = of_line(as_line(with_history(each, known)))
    assert known is not None
    return known


def span(known: PageResult) -> tuple[int, int] | None:
    changed = known.changed_between
    return None if changed is None else (int(changed[0].timestamp()), int(changed[1].timestamp()))


def test_a_page_that_was_seen_once_tells_nothing() -> None:
    assert span(after(looked(FIRST, b"a"))) is None
    assert span(after(looked(FIRST, b"a"), looked(SECOND, b"a"))) is None


def test_a_page_that_is_another_one_changed_between_the_two_looks() -> None:
    assert span(after(looked(FIRST, b"a"), looked(SECOND, b"b"))) == (FIRST, SECOND)


def test_the_last_look_at_the_old_page_counts_and_the_first_at_the_new_one() -> None:
    looks = (looked(FIRST, b"a"), looked(SECOND, b"a"), looked(THIRD, b"b"), looked(9_000, b"b"))
    assert span(after(*looks)) == (SECOND, THIRD)


@pytest.mark.parametrize(
    "fault",
    [
        looked(SECOND, b"Not here.", 404),
        looked(SECOND, b"Over there.", 301),
        looked(SECOND, b"half", error=Failure.CUT.value),
        looked(SECOND, b"", 0, Failure.DNS.value),
        looked(SECOND, b""),
        replace(looked(SECOND, b"", 0), reason=Reason.ROBOTS),
    ],
)
def test_a_page_in_fault_changes_nothing_of_what_was_seen_before(fault: PageResult) -> None:
    assert span(after(looked(FIRST, b"a"), fault)) is None
    assert span(after(looked(FIRST, b"a"), fault, looked(THIRD, b"a"))) is None
    assert span(after(looked(FIRST, b"a"), fault, looked(THIRD, b"b"))) == (FIRST, THIRD)
    assert span(after(fault, looked(THIRD, b"b"))) is None
    changed = after(looked(FIRST, b"a"), looked(1_500, b"b"), fault)
    assert span(changed) == (FIRST, 1_500)
