"""Rows that differ little from earlier ones are held as what is new, and read as they are."""

from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.document.buffers import Buffers
from sitemap_editor.core.document.written_rows import (
    WovenBlock,
    WrittenRows,
    shared_ends,
    whole,
    woven,
)

_TEXT = st.text("ab<", max_size=12).map(str.encode)
_ROWS = [b"<url><loc>https://a.example/%d</loc>%s</url>" % (n, b" " * 200) for n in range(6)]


def _woven(rows: list[bytes], news: list[bytes]) -> tuple[bytes, WovenBlock]:
    source = b"".join(rows)
    block, at = WovenBlock(source), 0
    for old, new in zip(rows, news, strict=True):
        block.add(at, len(old), new)
        at += len(old)
    return source, block


@given(_TEXT, _TEXT)
def test_what_two_rows_share_overlaps_in_neither(old: bytes, new: bytes) -> None:
    before, after = shared_ends(old, new)
    assert before + after <= min(len(old), len(new))
    assert old[:before] == new[:before]
    assert old[len(old) - after :] == new[len(new) - after :]
    middle_old, middle_new = old[before : len(old) - after], new[before : len(new) - after]
    assert not middle_old or not middle_new or middle_old[0] != middle_new[0]


@given(st.lists(st.tuples(_TEXT, _TEXT), min_size=1, max_size=6))
def test_rows_come_back_as_they_were_put_in(pairs: list[tuple[bytes, bytes]]) -> None:
    news = [new for _, new in pairs]
    _, block = _woven([old for old, _ in pairs], news)
    assert whole(block) == b"".join(news)
    assert len(block) == sum(map(len, news))
    at = 0
    for new in news:
        assert not new or block.row(at, len(new)) == new
        at += len(new)


def test_bytes_that_are_no_row_are_not_one() -> None:
    _, block = _woven(_ROWS[:2], _ROWS[:2])
    assert block.row(1, 4) is None
    assert block.row(0, 5) is None
    assert block.row(len(block), 1) is None
    assert len(WovenBlock(b"")) == 0


def test_rows_with_little_in_common_are_plain_bytes() -> None:
    assert woven([(b"<url/>", 0, 6, b"<url>text</url>")]) == b"<url>text</url>"
    assert woven([]) == b""


def test_a_row_of_other_bytes_is_held_as_it_is() -> None:
    news = [row.replace(b"</url>", b"<x/></url>") for row in _ROWS]
    source = b"".join(_ROWS)
    other = WovenBlock(b"")
    rows = [
        (source, source.index(old), len(old), new) for old, new in zip(_ROWS, news, strict=True)
    ]
    block = woven([(other, 0, 0, b"<url/>"), *rows])
    assert isinstance(block, WovenBlock)
    assert block.whole() == b"".join([b"<url/>", *news])
    assert block.held_bytes() < len(block)


def test_rows_that_are_woven_already_are_woven_of_their_source_anew() -> None:
    news = [row.replace(b"</url>", b"<x/></url>") for row in _ROWS]
    _, first = _woven(_ROWS, news)
    again = [row.replace(b"<x/>", b"<x/><y/>") for row in news]
    starts = [sum(map(len, news[:number])) for number in range(len(news))]
    rows = [
        (first, start, len(old), new) for start, old, new in zip(starts, news, again, strict=True)
    ]
    second = woven([(first, 1, 4, b"<url/>"), *rows])
    assert isinstance(second, WovenBlock)
    assert second.source is first.source
    assert second.whole() == b"".join([b"<url/>", *again])
    assert second.held_bytes() < first.held_bytes() + 100


def test_buffers_read_a_woven_block_like_any_other() -> None:
    news = [row.replace(b"</url>", b"<x/></url>") for row in _ROWS]
    source, block = _woven(_ROWS, news)
    text = b"".join(news)
    buffers = Buffers(source)
    base = buffers.append(block)
    assert buffers.end == buffers.block_end(base) == base + len(text)
    assert buffers.held(base + 3) == (block, 3)
    assert buffers.slice(base, len(news[0])) == news[0]
    assert buffers.slice(base + 3, 9) == text[3:12]
    assert buffers.slice(base + len(news[0]), len(news[1])) == news[1]
    assert buffers.locate(base + 7) == (text, 7)
    assert buffers.block_has(base, b"<x/>")
    assert buffers.twin().locate(base) == (text, 0)


def test_few_blocks_stay_whole() -> None:
    source, block = _woven(_ROWS, _ROWS)
    buffers = Buffers(source)
    bases = [buffers.append(block) for _ in range(9)]
    first, _ = buffers.locate(bases[0])
    assert buffers.locate(bases[0])[0] is first
    for base in bases[1:]:
        assert buffers.locate(base) == (source, 0)
    assert buffers.locate(bases[0])[0] is not first


def test_written_rows_hold_woven_blocks() -> None:
    news = [row.replace(b"</url>", b"<x/></url>") for row in _ROWS]
    _, block = _woven(_ROWS, news)
    rows = WrittenRows()
    rows.add(range(6), array("I", map(len, news)), block)
    assert list(rows) == list(enumerate(news))
    assert rows[4] == (4, news[4])
    assert list(rows.without([])) == list(rows)
    assert list(rows.without([2])) == [each for each in enumerate(news) if each[0] != 2]
