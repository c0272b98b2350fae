from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document, SetCells
from sitemap_editor.core.document.url_keys import NO_URL, hash_of, hashes, key_of
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.files import survey as module
from sitemap_editor.core.files.survey import overlaps
from tests.core.sitemaps import document


def keys(locs: Sequence[str | None]) -> array[int]:
    return array("q", (hash_of(key_of(loc)) for loc in locs))


FILES = st.lists(st.lists(st.sampled_from("abcdefgh"), max_size=8), max_size=5)


@given(FILES, st.sampled_from([1, 3, 1_000]))
def test_every_url_belongs_to_the_first_file_that_lists_it(
    files: list[list[str]], at_once: int
) -> None:
    expected: dict[tuple[int, int], int] = {}
    for second, locs in enumerate(files):
        for loc in set(locs):
            first = next(number for number, each in enumerate(files) if loc in each)
            if first != second:
                expected[first, second] = expected.get((first, second), 0) + 1
    before = module._KEYS_AT_ONCE
    module._KEYS_AT_ONCE = at_once  # type: ignore[misc]  # so that few URLs make several shares
    try:
        found = overlaps([keys(locs) for locs in files], no_progress)
    finally:
        module._KEYS_AT_ONCE = before  # type: ignore[misc]  # given back as it was
    assert {pair: overlap.count for pair, overlap in found.items()} == expected
    for (_, second), overlap in found.items():
        assert hash_of(key_of(files[second][overlap.position])) == overlap.key
    for (first, second), overlap in found.items():
        listed = [loc in files[first] for loc in files[second]]
        earlier = [set(locs) for locs in files[:first]]
        own = [all(loc not in locs for locs in earlier) for loc in files[second]]
        both = [one and other for one, other in zip(listed, own, strict=True)]
        assert overlap.position == both.index(True)  # in file order, whatever the hashes are


def test_rows_without_a_url_have_nothing_in_common() -> None:
    assert overlaps([keys([None, "", " "]), keys([None, ""])], no_progress) == {}


@pytest.mark.parametrize(
    "row",
    [
        "<loc>https://a.org/?a=1&amp;b=é</loc>",
        "<loc>\n https://a.org/?a=1&#38;b=&#xe9;\t</loc><lastmod>2024-05-06</lastmod>",
        "<loc><![CDATA[https://a.org/?a=1&b=é]]></loc>",
        "<lastmod/><!-- no <loc>, yet --><loc>https://a.org/?a=1&amp;b=é</loc>",
    ],
)
def test_a_url_is_the_same_however_it_is_written(row: str) -> None:
    url = "https://a.org/?a=1&b=é"
    assert list(hashes(document(f"<url>{row}</url>").table)) == [hash_of(key_of(url))]
    text = Document.from_bytes(f" {url} \n".encode())
    assert list(hashes(text.table)) == [hash_of(key_of(url))]


def test_the_keys_of_edited_rows_are_those_of_their_urls() -> None:
    opened = document("<url><loc>https://a.org/a</loc></url><url><loc> </loc></url><url/>")
    opened.apply(SetCells([(0, "loc", "https://a.org/<b>&")]))
    assert list(hashes(opened.table)) == [hash_of(key_of("https://a.org/<b>&")), NO_URL, NO_URL]
