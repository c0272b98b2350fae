from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.files.repair import byte_edits
from sitemap_editor.core.files.repair.byte_edits import (
    Edit,
    Edits,
    Note,
    Sureness,
    applied,
    composed,
    excerpt,
    untangled,
)

NOTE = Note("F01", "text", "proposal", Sureness.CERTAIN)


def carried_out(data: bytes, edits: list[Edit]) -> bytes:
    return applied(data, (edit[:3] for edit in edits))


@st.composite
def edits_of(draw: st.DrawFn, size: int) -> list[Edit]:
    places = draw(st.lists(st.integers(0, size), max_size=8).map(sorted))
    pairs = zip(places[::2], places[1::2], strict=False)
    return [Edit(start, end, draw(st.binary(max_size=3)), NOTE) for start, end in pairs]


@given(st.data())
def test_edits_composed_do_what_both_do_one_after_the_other(data: st.DataObject) -> None:
    before = bytes(range(65, 65 + data.draw(st.integers(0, 20))))
    first = data.draw(edits_of(len(before)))
    between = carried_out(before, first)
    second = data.draw(edits_of(len(between)))
    both = composed(first, second)
    assert carried_out(before, both) == carried_out(between, second)
    end = 0
    for edit in both:
        assert edit.start >= end
        end = edit.end


def test_an_edit_inside_a_longer_one_is_dropped_and_an_insertion_before_it_is_kept() -> None:
    cut, inside = Edit(2, 6, b"", NOTE), Edit(3, 4, b"x", NOTE)
    insertion, behind = Edit(2, 2, b"y", NOTE), Edit(6, 6, b"z", NOTE)
    assert untangled([inside, behind, cut, insertion]) == [insertion, cut, behind]


def test_past_a_great_many_edits_close_together_become_one() -> None:
    data = b"a&" * 10_000
    edits = Edits()
    edits.found = [Edit(0, 0, b"", NOTE)] * byte_edits._MANY
    for place in range(1, len(data), 2):
        edits.add(data, place, place + 1, b"&amp;", NOTE)
    extra = edits.found[byte_edits._MANY - 1 :]
    assert len(extra) < 50
    assert carried_out(data, extra) == data.replace(b"&", b"&amp;")


def test_an_excerpt_is_one_line_and_short() -> None:
    assert excerpt(b"a\n\tb\0c\xff", 0, 7) == "a b c \ufffd".replace(" \ufffd", "\ufffd")
    assert excerpt(b"x" * 500, 0, 500) == "x" * 120 + "…"
