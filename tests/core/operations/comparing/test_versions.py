"""Two versions of a sitemap: every row is in both alike, or told."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations.comparing.versions import Comparison, Fate
from tests.core.sitemaps import document

ROW = "\n <url><loc>https://example.com/{0}</loc>{1}</url>"


def versions(here: str, there: str) -> Comparison:
    """Compare rows given as letters; a capital letter has a date."""
    return Comparison(made(here).table, made(there).table)


def made(letters: str) -> Document:
    date = "<lastmod>2024-05-06</lastmod>"
    rows = (ROW.format(each.lower(), date if each.isupper() else "") for each in letters)
    return document("".join(rows) + "\n")


def told(comparison: Comparison) -> list[tuple[str, int | None, int | None]]:
    return [
        (each.fate.value, each.here, each.there)
        for each in map(comparison.__getitem__, range(len(comparison)))
    ]


def test_the_same_rows_differ_in_nothing() -> None:
    assert versions("abc", "abc").is_same


def test_what_is_in_one_alone_and_what_differs_is_told_with_its_places() -> None:
    comparison = versions("aBxc", "abcy")
    assert told(comparison) == [
        ("different", 1, 1),
        ("only here", 2, None),
        ("only there", None, 3),
    ]
    assert [line.field for line in comparison[0].lines] == ["lastmod"]
    assert (comparison[0].lines[0].before, comparison[0].lines[0].after) == (None, "2024-05-06")
    assert comparison[1].loc == "https://example.com/x"
    assert comparison[2].loc == "https://example.com/y"
    assert comparison.counts == {Fate.ONLY_HERE: 1, Fate.ONLY_THERE: 1, Fate.DIFFERENT: 1}


def test_rows_in_another_order_are_the_same_rows() -> None:
    comparison = versions("abcd", "acbd")
    assert not len(comparison)
    assert comparison.are_moved
    assert not comparison.is_same


def test_the_same_url_twice_belongs_together_in_order() -> None:
    assert told(versions("aaAb", "aab")) == [("only here", 2, None)]
    assert told(versions("ab", "aab")) == [("only there", None, 1)]


def test_an_empty_file_has_nothing_that_the_other_has() -> None:
    assert told(versions("", "ab")) == [("only there", None, 0), ("only there", None, 1)]
    assert told(versions("ab", "")) == [("only here", 0, None), ("only here", 1, None)]
    assert versions("", "").is_same


def test_white_space_around_rows_does_not_count_but_markup_does() -> None:
    row = "<url><loc>https://example.com/a</loc>{}</url>"
    one = document(row.format(""))
    assert Comparison(
        one.table, document("\n\n" + row.format("") + "\n").table
    ).counts == dict.fromkeys(Fate, 0)
    other = document(row.format("<!-- new -->"))
    comparison = Comparison(one.table, other.table)
    assert told(comparison) == [("different", 0, 0)]
    assert comparison[0].lines[0].field is None


def test_heads_are_compared_as_well() -> None:
    one, other = document("\n"), document("\n", " xmlns:x='urn:x'")
    assert Comparison(one.table, other.table).heads_differ


def test_rows_without_a_url_are_known_by_their_bytes() -> None:
    one, other = document("<url/><url><loc/></url>"), document("<url><loc/></url>")
    assert told(Comparison(one.table, other.table)) == [("only here", 0, None)]


def test_comparing_can_be_stopped() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    many = Document.from_bytes(b"".join(b"https://example.com/%d\n" % n for n in range(9_000)))
    few = Document.from_bytes(b"https://example.com/x\n")
    with pytest.raises(Cancelled):
        Comparison(many.table, few.table, stop)


def test_rows_far_apart_find_each_other_and_blocks_that_are_put_in_move_nothing() -> None:
    many = [f"https://example.com/{number}\n" for number in range(200)]
    block = [f"https://example.org/{number}\n" for number in range(90)]

    def text(lines: list[str]) -> Document:
        return Document.from_bytes("".join(lines).encode())

    put_in = Comparison(text(many[:50] + block + many[50:]).table, text(many).table)
    assert put_in.counts[Fate.ONLY_HERE] == len(put_in) == len(block)
    assert not put_in.are_moved
    last_first = Comparison(text([many[-1], *many[:-1]]).table, text(many).table)
    assert not len(last_first)
    assert last_first.are_moved


@given(st.text("abcdefABC", max_size=9), st.text("abcdefABC", max_size=9))
def test_what_is_told_accounts_for_every_row(here: str, there: str) -> None:
    comparison = versions(here, there)
    only_here = Counter(here.lower()) - Counter(there.lower())
    only_there = Counter(there.lower()) - Counter(here.lower())
    assert comparison.counts[Fate.ONLY_HERE] == only_here.total()
    assert comparison.counts[Fate.ONLY_THERE] == only_there.total()
    pairs = _paired(here, there)
    if len(set(here.lower())) == len(here) and len(set(there.lower())) == len(there):
        assert comparison.are_moved == (pairs != sorted(pairs, key=lambda pair: pair[1]))
    for fate, here_at, there_at in told(comparison):
        if fate == "different":
            assert here_at is not None
            assert there_at is not None
            assert here[here_at] != there[there_at]
            assert here[here_at].lower() == there[there_at].lower()


def _paired(here: str, there: str) -> list[tuple[int, int]]:
    places = {each.lower(): at for at, each in enumerate(there)}
    return [(at, places[each.lower()]) for at, each in enumerate(here) if each.lower() in places]
