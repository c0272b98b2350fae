"""Columns of many rows changed at once: as if each cell were set by itself."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, SetCells
from sitemap_editor.core.document.edits import SetRows
from sitemap_editor.core.document.preview import Preview
from sitemap_editor.core.document.written_rows import WrittenRows
from sitemap_editor.core.errors import Cancelled, EditError
from sitemap_editor.core.operations.changing.column_change import (
    Changes,
    ColumnChange,
    ValueTool,
    changes_of,
)
from sitemap_editor.core.operations.changing.ratings import Round
from sitemap_editor.core.operations.changing.replacing import Replacement
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import body, document
from tests.core.test_filling import plain_files
from tests.core.test_properties import SLOW_IS_FINE, documents

FIELDS = ("loc", "lastmod", "changefreq", "priority")


def refuses_weekly(value: str | None) -> str | None:
    if value == "weekly":
        raise EditError("x", "Weekly stays.")
    return value


TOOLS: dict[str, ValueTool] = {
    "mark": lambda value: f"<{value}>&",
    "set": lambda _value: "ä]]>",
    "clear": lambda _value: None,
    "empty": lambda _value: "",
    "small": lambda value: value and value.lower(),
    "lines": lambda value: f"{value}\n\r{value}",
    "same": lambda value: value,
    "impossible": lambda value: "\x00" if value == "daily" else value,
    "refuses": refuses_weekly,
}


def one_by_one(opened: Document, row_ids: list[int], change: ColumnChange) -> bytes:
    """Carry out a change as a person would, cell by cell."""
    draft = opened.table.draft()
    for row_id in row_ids:
        row = draft.row(row_id)
        value, old = row.value(change.reads), row.value(change.column)
        shown = None if old is None else old.strip()
        if change.only_empty and shown:
            continue
        try:
            new = change.tool(None if value is None else value.strip()) or None
            if new == (shown or None):
                continue
            if new and old and shown:
                new = old.replace(shown, "\0").replace("\0", new, 1) if shown != old else new
            draft.apply(SetCells([(row_id, change.column, new)]))
        except EditError:
            continue
    return b"".join(draft.pieces())


@given(
    st.one_of(plain_files(), documents().map(Document.from_bytes)),
    st.data(),
    st.sampled_from(FIELDS),
    st.sampled_from(FIELDS),
    st.sampled_from(sorted(TOOLS)),
    st.booleans(),
)
@settings(max_examples=200, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_change_of_many_rows_is_a_change_of_each_cell(
    opened: Document, source: st.DataObject, column: str, reads: str, tool: str, empty: bool
) -> None:
    if column not in opened.fields or reads not in opened.fields:
        column = reads = "loc"
    count = len(opened.table.starts)
    row_ids = sorted(source.draw(st.sets(st.integers(0, count - 1)))) if count else []
    change = ColumnChange(column, TOOLS[tool], reads, only_empty=empty)
    expected, before = one_by_one(opened, row_ids, change), opened.to_bytes()
    changes = changes_of(opened.table, row_ids, [change])
    assert changes.matched == len(row_ids)
    if changes.edit is None:
        assert expected == before
        return
    applied = opened.table.apply(changes.edit)
    assert opened.to_bytes() == expected
    assert opened.size_bytes == len(expected)
    assert sum(map(len, applied.effect.rewritten)) == len(changes.rows)
    opened.table.apply(applied.inverse)
    assert opened.to_bytes() == before


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


@given(
    st.one_of(plain_files(), documents().map(Document.from_bytes)),
    st.data(),
    st.sampled_from([Replacement("a", "ä&"), Replacement("(.)$", "$1$1", regex=True), Round(0)]),
)
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_changes_are_the_same_here_and_in_processes(
    workers: Workers, opened: Document, source: st.DataObject, tool: ValueTool
) -> None:
    count = len(opened.table)
    row_ids = source.draw(st.lists(st.integers(0, count - 1), unique=True)) if count else []
    columns = [ColumnChange(column, tool) for column in opened.fields]
    there = changes_of(opened.table, row_ids, columns, executor=workers)
    here = changes_of(opened.table, row_ids, columns)
    assert list(there.rows) == list(here.rows)
    assert there.left == here.left
    assert there.matched == here.matched == len(row_ids)


def changed(text: str, *columns: ColumnChange) -> tuple[str, Changes]:
    opened = document(text)
    changes = changes_of(opened.table, opened.table.order, columns)
    if changes.edit is not None:
        opened.apply(changes.edit)
    return body(opened), changes


def test_several_columns_change_in_turn_and_only_these() -> None:
    text = "\n<url>\n <loc>http://a/x</loc>\n <changefreq>x</changefreq>\n</url>" * 3
    after, changes = changed(
        text,
        ColumnChange("loc", Replacement("x", "y")),
        ColumnChange("changefreq", Replacement("x", "daily")),
        ColumnChange("priority", lambda loc: "1.0" if loc == "http://a/y" else None, "loc"),
        ColumnChange("no such column", Replacement("x", "y")),
    )
    one = (
        "\n<url>\n <loc>http://a/y</loc>\n <changefreq>daily</changefreq>"
        "\n <priority>1.0</priority>\n</url>"
    )
    assert after == one * 3
    assert (changes.matched, len(changes.rows)) == (3, 3)


def test_what_a_tool_refuses_stays_and_is_counted() -> None:
    text = "".join(
        f"<url><loc>{n}</loc><changefreq>{'weekly' if n % 2 else 'daily'}</changefreq></url>"
        for n in range(5)
    )
    mark: ValueTool = lambda value: f"{refuses_weekly(value)}!"  # noqa: E731
    after, changes = changed(text, ColumnChange("changefreq", mark))
    assert after.count("<changefreq>daily!<") == 3
    assert after.count("<changefreq>weekly<") == 2
    assert [(str(left), left.count) for left in changes.left.values()] == [("Weekly stays.", 2)]


def test_characters_that_no_file_can_hold_are_refused_one_by_one() -> None:
    text = "<url><loc>a</loc></url><url><loc>b</loc></url>"
    after, changes = changed(text, ColumnChange("loc", Replacement("a", "\x01")))
    assert after == text
    assert [left.count for left in changes.left.values()] == [1]


def test_white_space_around_a_value_stays() -> None:
    after, _changes = changed(
        "<url><loc>\n http://a/ \n</loc></url>", ColumnChange("loc", Replacement("http:", "https:"))
    )
    assert after == "<url><loc>\n https://a/ \n</loc></url>"


def test_references_of_values_that_stay_are_kept_as_they_are_spelt() -> None:
    text = "<url><loc>&#x68;ttp://a/?b&amp;c</loc></url><url><loc>http://b/?&amp;</loc></url>"
    after, changes = changed(text, ColumnChange("loc", Replacement("http://b", "https://b")))
    assert after == text.replace("http://b", "https://b")
    assert len(changes.rows) == 1


def test_rows_in_another_order_than_their_ids_change_too() -> None:
    opened = document("".join(f"<url><loc>{n}</loc></url>" for n in range(4)))
    row_ids = array("I", (0, 2, 1, 3))
    changes = changes_of(opened.table, row_ids, [ColumnChange("loc", lambda v: f"{v}!")])
    assert changes.edit is not None
    opened.apply(changes.edit)
    assert [row.loc for row in opened] == ["0!", "1!", "2!", "3!"]


def test_a_text_sitemap_changes_line_by_line() -> None:
    opened = Document.from_bytes(b"http://a/\n\n http://b/", name="a.txt")
    change = ColumnChange("loc", Replacement("http:", "https:"))
    changes = changes_of(opened.table, opened.table.order, [change])
    assert changes.edit is not None
    opened.apply(changes.edit)
    assert opened.to_bytes() == b"https://a/\n\n https://b/"


def test_a_cancel_is_felt() -> None:
    opened = document("<url><loc>a</loc></url>")

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        changes_of(opened.table, [0], [ColumnChange("loc", Replacement("a", "b"))], stop)


def written(count: int) -> WrittenRows:
    rows = WrittenRows()
    for first in range(0, count, 3):
        some = range(first, min(first + 3, count))
        contents = [f"<url>{n}</url>".encode() for n in some]
        rows.add(some, array("I", map(len, contents)), b"".join(contents))
    return rows


def test_written_rows_are_a_sequence_of_rows() -> None:
    rows = written(8)
    expected = [(n, f"<url>{n}</url>".encode()) for n in range(8)]
    assert list(rows) == expected
    assert [rows[n] for n in range(-8, 8)] == expected * 2
    assert rows[2:5] == expected[2:5]
    with pytest.raises(IndexError):
        rows[8]
    assert list(rows.without({1, 6, 7})) == [expected[n] for n in (0, 2, 3, 4, 5)]
    assert list(rows.without(())) == expected


def test_written_rows_can_be_previewed_and_left_out_of() -> None:
    opened = document("".join(f"<url><loc>{n}</loc></url>" for n in range(4)))
    change = ColumnChange("loc", lambda value: f"{value}!")
    edit = changes_of(opened.table, opened.table.order, [change]).edit
    assert isinstance(edit, SetRows)
    preview = Preview(opened.table.snapshot(), edit)
    assert [preview.lines(n)[0].after for n in range(4)] == ["0!", "1!", "2!", "3!"]
    opened.apply(preview.without({1, 2}))
    assert [row.loc for row in opened] == ["0!", "1", "2", "3!"]


@pytest.mark.parametrize(
    ("find", "new", "value", "result"),
    [
        ("b+", r"\1\n{0}", "abbc", r"a\1\n{0}c"),
        ("(b)|(c)", "{$1}[$2]{{", "abc", "a{b}[]{{{}[c]{{"),
        ("(?P<x>b)", "${x}$$\\$0", "abc", r"ab$\bc"),
        ("z", "y", "abc", "abc"),
    ],
)
def test_a_replacement_puts_in_groups_and_any_letter_as_it_is(
    find: str, new: str, value: str, result: str
) -> None:
    tool = Replacement(find, new, regex=True)
    assert tool(value) == result
    assert tool.of_many([value, None, ""]) == [result, None, ""]
    small = Replacement("B", new, match_case=False)
    assert small("abc") == f"a{new}c"
