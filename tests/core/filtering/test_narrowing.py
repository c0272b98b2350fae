"""A filter that is told to narrow another holds for no row that the other does not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.filtering.grammar import read_filter
from sitemap_editor.core.filtering.matching import row_mask
from sitemap_editor.core.filtering.tree import narrows
from tests.core.sitemaps import document

TEXTS = st.sampled_from(
    (
        "a",
        "A",
        "ab",
        "aB",
        "loc:a",
        "loc:ab",
        "priority:0.5",
        "-a",
        "-ab",
        "/a/",
        "/ab/",
        "K",
        "\u212ab",
    )
)
FILTERS = st.lists(TEXTS, max_size=3).map(" ".join)
VALUES = st.lists(st.text("abABk\u212a", max_size=4), max_size=6)


@given(FILTERS, FILTERS, VALUES)
def test_what_narrows_finds_nothing_more(typed: str, before: str, paths: list[str]) -> None:
    new, old = read_filter(typed).filter, read_filter(before).filter
    if narrows(new.node, old.node):
        urls = (f"<url><loc>https://example.com/{path}</loc></url>" for path in paths)
        table = document("".join(urls)).table
        found, wider = row_mask(table, new), row_mask(table, old)
        assert all(not now or then for now, then in zip(found, wider, strict=True))


def test_it_narrows_as_somebody_types_on() -> None:
    def is_told(typed: str, before: str) -> bool:
        return narrows(read_filter(typed).filter.node, read_filter(before).filter.node)

    assert is_told("lantern", "Lant")
    assert is_told("loc:lantern brass", "loc:lant")
    assert not is_told("lant", "lantern")
    assert not is_told("loc:lantern", "lant")  # true, but not needed
    assert not is_told("-lantern", "-lant")
    assert not is_told("lantern", "")
