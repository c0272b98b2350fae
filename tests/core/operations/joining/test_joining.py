from __future__ import annotations

import gzip
import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import (
    Batch,
    Edit,
    FillCells,
    InsertRows,
    RemoveRows,
    SetCells,
    SetHead,
    SetRows,
)
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import ChangedMeanwhile, SaveError
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.filtering.facet_counts import FacetCounter, Question
from sitemap_editor.core.filtering.facet_terms import Choice, Facet, choices_of, written
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, rows_matching
from sitemap_editor.core.operations.joining.index_lines import JoinedState
from sitemap_editor.core.operations.joining.moving import moved, moved_to_file
from sitemap_editor.core.operations.joining.opening import open_joined
from sitemap_editor.core.operations.joining.saving import JoinedSave, save_joined
from sitemap_editor.core.operations.sorting import sorted_row_ids
from tests.core.corpus_files import FOLDER, openable
from tests.core.sitemaps import IMAGE, SITEMAP, urlset
from tests.indexes_on_disk import index, index_bytes, sitemap

NOW = datetime(2026, 11, 23, 18, 30, 5, 7, UTC)
STAMP = "2026-11-23"


def opened(path: Path) -> JoinedDocument:
    return open_joined(path, [row.loc for row in Document.open(path)])


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def xml_of(data: bytes) -> bytes:
    return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data


def state(document: JoinedDocument, saved: JoinedDocument | None = None) -> JoinedState:
    before = (saved or document).table
    return JoinedState(document.table, before, document.files, document.index_path)


def saves(document: JoinedDocument, edit: Edit) -> JoinedSave:
    before = document.table.snapshot()
    document.apply(edit)
    now = JoinedState(document.table.snapshot(), before, document.files, document.index_path)
    return save_joined(now, now=NOW)


def changed_lines(before: bytes, after: bytes) -> list[tuple[bytes, bytes]]:
    old, new = xml_of(before).split(b"\n"), xml_of(after).split(b"\n")
    assert len(old) == len(new)
    return [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    """An index of three files in two folders: one plain, one packed, one without rows."""
    sitemap(tmp_path, "a.xml", 4)
    path = sitemap(tmp_path, "b/b.xml", 3)
    (tmp_path / "b" / "b.xml.gz").write_bytes(gzip.compress(path.read_bytes()))
    path.unlink()
    (tmp_path / "empty.xml").write_bytes(urlset("").replace(b"></urlset>", b"/>"))
    names = ["a.xml", "b/b.xml.gz", "a.xml", "empty.xml", "gone.xml"]
    return index(tmp_path, names, lastmod="2026-05-06")


def test_all_rows_are_in_one_table_in_the_order_of_the_index(listed: Path) -> None:
    document = opened(listed)
    table = document.table
    assert table.file_names == ("a.xml", "b/b.xml.gz", "empty.xml")
    assert [table.file_name(row_id) for row_id in table.order] == [
        *["a.xml"] * 4,
        *["b/b.xml.gz"] * 3,
    ]
    assert [row.loc for row in document] == [
        row.loc for name in ("a.xml", "b/b.xml.gz") for row in Document.open(listed.parent / name)
    ]
    assert [left_out.name for left_out in document.left_out] == ["gone.xml"]


def test_an_unedited_save_touches_no_file(listed: Path) -> None:
    before = contents(listed.parent)
    stamps = {path: Stamp.of(path) for path in listed.parent.rglob("*")}
    assert not saves(opened(listed), Batch(())).written
    assert contents(listed.parent) == before
    assert {path: Stamp.of(path) for path in listed.parent.rglob("*")} == stamps


def test_what_was_typed_back_touches_no_file(listed: Path) -> None:
    document = opened(listed)
    loc = document[1].loc
    before = document.table.snapshot()
    document.apply(SetCells([(1, "loc", "https://example.com/other")]))
    document.apply(SetCells([(1, "loc", loc)]))
    stamp = Stamp.of(listed.parent / "a.xml")
    found = save_joined(
        JoinedState(document.table.snapshot(), before, document.files, document.index_path)
    )
    assert not found.written
    assert Stamp.of(listed.parent / "a.xml") == stamp


@pytest.mark.parametrize(("row", "name", "line"), [(2, "a.xml", 0), (5, "b/b.xml.gz", 1)])
def test_one_edited_cell_touches_its_file_and_its_line_in_the_index_alone(
    listed: Path, row: int, name: str, line: int
) -> None:
    before = contents(listed.parent)
    document = opened(listed)
    outcome = saves(document, SetCells([(row, "lastmod", "2026-11-01")]))
    assert outcome.written == (listed.parent / name,)
    after = contents(listed.parent)
    touched = {each for each in after if after[each] != before[each]}
    assert touched == {name, listed.name}
    [(old, new)] = changed_lines(before[name], after[name])
    assert new == old.replace(b"</loc>", b"</loc><lastmod>2026-11-01</lastmod>")
    lines = changed_lines(before[listed.name], after[listed.name])
    twice = 2 if name == "a.xml" else 1  # the index lists it twice
    assert [pair[1] for pair in lines] == [
        pair[0].replace(b"2026-05-06", STAMP.encode()) for pair in lines
    ]
    assert len(lines) == twice
    assert name.removesuffix(".gz").encode() in lines[0][0]
    assert int((listed.parent / name).stat().st_mtime) == int(NOW.timestamp())
    assert line in range(len(before))


def test_every_corpus_file_keeps_its_bytes_beside_one_that_is_edited(tmp_path: Path) -> None:
    if not FOLDER.is_dir():
        pytest.skip("no corpus here")
    names: dict[str, Path] = {}
    for name in openable():
        source = FOLDER / name
        if source.suffix in (".xml", ".gz") and source.stat().st_size < 1 << 16:
            names.setdefault(source.name, source)
    for name, source in names.items():
        shutil.copy(source, tmp_path / name)
    path = tmp_path / "the_index.xml"
    path.write_bytes(index_bytes(names, "2026-05-06"))
    document = opened(path)
    assert len(document.files) > 10
    assert len(document.files) + len(document.left_out) == len(names)
    before = contents(tmp_path)
    assert not saves(document, Batch(())).written
    # Of each file that has any, the second row (or the only one), at a time.
    for number in range(len(document.files)):
        numbers, table = document.table.file_numbers, document.table
        assert numbers is not None
        rows = [row_id for row_id in table.order if numbers[row_id] == number][:2]
        if not rows:
            continue
        outcome = saves(document, SetCells([(rows[-1], "priority", "0.123")]))
        document.files = outcome.files
        after = contents(tmp_path)
        touched = {each for each in after if after[each] != before[each]}
        assert touched <= {document.files[number].name, path.name}
        assert document.files[number].name in touched
        alone = Document.from_bytes(before[document.files[number].name])
        alone.apply(SetCells([(alone.row_id(len(rows) - 1), "priority", "0.123")]))
        assert xml_of(after[document.files[number].name]) == alone.to_bytes()
        before = after


def test_new_rows_belong_to_the_file_they_are_put_into(listed: Path) -> None:
    document = opened(listed)
    before = contents(listed.parent)
    rows = [Row("https://example.com/new"), Row("https://example.com/other")]
    outcome = saves(document, InsertRows(7, rows))
    assert outcome.written == (listed.parent / "b" / "b.xml.gz",)
    assert [row.loc for row in Document.open(outcome.written[0])][-2:] == [row.loc for row in rows]
    assert contents(listed.parent)["a.xml"] == before["a.xml"]


def test_a_prefix_is_declared_in_the_file_that_comes_to_use_it(tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 2)
    image = f' xmlns:image="{IMAGE}"'
    body = (
        "<url><loc>https://example.com/i</loc><image:image><image:loc>https://example.com/i.png"
        "</image:loc></image:image></url>\n"
    )
    (tmp_path / "i.xml").write_bytes(urlset(body, image))
    path = index(tmp_path, ["a.xml", "i.xml"])
    before = contents(tmp_path)
    document = opened(path)
    row = document.table.row_bytes(2)
    outcome = saves(document, SetRows([(0, row)]))
    assert outcome.written == (tmp_path / "a.xml",)
    after = contents(tmp_path)
    assert after["i.xml"] == before["i.xml"]
    assert after["a.xml"].startswith(urlset("", image)[: -len("</urlset>")])
    assert Document.open(tmp_path / "a.xml").table.row_bytes(0) == row


def test_files_that_would_read_otherwise_are_left_out(tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 2)
    (tmp_path / "legacy.xml").write_bytes(
        b'<urlset xmlns="http://www.google.com/schemas/sitemap/0.84">'
        b"<url><loc>https://example.com/</loc></url></urlset>"
    )
    (tmp_path / "wide.xml").write_bytes(
        '<?xml version="1.0" encoding="UTF-16"?>'.encode("utf-16")
        + urlset("<url><loc>https://example.com/w</loc></url>").decode().encode("utf-16")[2:]
    )
    (tmp_path / "clash.xml").write_bytes(
        urlset("<url><loc>https://example.com/</loc><i:x>1</i:x></url>", ' xmlns:i="urn:other"')
    )
    (tmp_path / "i.xml").write_bytes(
        urlset("<url><loc>https://example.com/</loc><i:x>1</i:x></url>", ' xmlns:i="urn:one"')
    )
    (tmp_path / "text.txt").write_bytes(b"https://example.com/\n")
    (tmp_path / "broken.xml").write_bytes(urlset("<url><loc>"))
    (tmp_path / "entity.xml").write_bytes(
        b'<!DOCTYPE urlset [<!ENTITY e "x">]>'
        + urlset("<url><loc>https://example.com/&e;</loc></url>")
    )
    names = ["a.xml", "legacy.xml", "wide.xml", "i.xml", "clash.xml", "text.txt", "broken.xml"]
    document = opened(index(tmp_path, [*names, "entity.xml"]))
    assert [file.name for file in document.files] == ["a.xml", "i.xml"]
    assert {left_out.name for left_out in document.left_out} == {
        "legacy.xml",
        "wide.xml",
        "clash.xml",
        "text.txt",
        "broken.xml",
        "entity.xml",
    }


def test_a_file_that_another_program_wrote_is_not_overwritten(listed: Path) -> None:
    document = opened(listed)
    path = listed.parent / "b" / "b.xml.gz"
    path.write_bytes(path.read_bytes() + b"")
    os.utime(path, (1, 1))
    before = contents(listed.parent)
    edit = FillCells([0, 5], ("lastmod",), "2026-11-01")
    saved = document.table.snapshot()
    document.apply(edit)
    now = JoinedState(document.table.snapshot(), saved, document.files, document.index_path)
    with pytest.raises(ChangedMeanwhile) as caught:
        save_joined(now)
    assert caught.value.path == str(path)
    assert contents(listed.parent) == before
    sure = JoinedState(now.table, now.saved, now.files, now.index_path, {path: Stamp.of(path)})
    assert len(save_joined(sure).written) == 2


def test_where_one_file_cannot_be_written_none_is(listed: Path) -> None:
    document = opened(listed)
    before = contents(listed.parent)
    (listed.parent / "b" / "b.xml.gz").unlink()
    (listed.parent / "b" / "b.xml.gz").mkdir()
    with pytest.raises(SaveError):
        saves(document, FillCells([0, 5], ("lastmod",), "2026-11-01"))
    (listed.parent / "b" / "b.xml.gz").rmdir()
    after = contents(listed.parent)
    assert after == {name: data for name, data in before.items() if name != "b/b.xml.gz"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("file:a.xml", [0, 1, 2, 3]),
        ("file:B.XML", [4, 5, 6]),
        ("-file:a.xml rows:5-6", [4, 5]),
        ("file:b/*.gz OR rows:1", [0, 4, 5, 6]),
        ("file:empty.xml", []),
        ("file:nothing", []),
    ],
)
def test_rows_are_found_by_their_file(listed: Path, text: str, expected: list[int]) -> None:
    assert list(rows_matching(opened(listed).table, parse_filter(text))) == expected


def test_a_table_of_one_file_has_no_rows_of_files(listed: Path) -> None:
    table = Document.open(listed.parent / "a.xml").table
    assert not rows_matching(table, parse_filter("file:a.xml"))


_EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("set"), st.integers(0, 30), st.sampled_from(["1", "é", None])),
        st.tuples(st.just("insert"), st.integers(0, 30), st.integers(1, 3)),
        st.tuples(st.just("remove"), st.integers(0, 30), st.integers(1, 3)),
        st.tuples(st.just("move"), st.integers(0, 30), st.integers(0, 30)),
        st.tuples(st.just("to file"), st.integers(0, 30), st.sampled_from("abc")),
    ),
    max_size=6,
)


def _edit(document: JoinedDocument, kind: str, first: int, other: object) -> Edit | None:
    count = len(document)
    at = min(first, count - 1)
    if kind == "insert":
        assert isinstance(other, int)
        return InsertRows(min(first, count), [Row("https://example.com/n")] * other)
    if not count:
        return None
    if kind == "set":
        assert other is None or isinstance(other, str)
        return SetCells([(document.row_id(at), "priority", other)])
    if kind == "to file":
        table, name = document.table, f"{other}.xml"
        is_empty = all(table.file_name(each) != name for each in table.order)
        return None if is_empty else moved_to_file(table, range(at, min(count, at + 2)), name)
    assert isinstance(other, int)
    if kind == "remove":
        return RemoveRows(range(at, min(count, at + other)))
    return moved(document.table, [at], min(other, count - 1))


@given(_EDITS)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_each_file_holds_its_rows_in_their_order_and_undo_takes_all_back(
    tmp_path_factory: pytest.TempPathFactory, edits: list[tuple[str, int, object]]
) -> None:
    folder = tmp_path_factory.mktemp("joined")
    for name in ("a.xml", "b.xml", "c.xml"):
        sitemap(folder, name, 4)
    path = index(folder, ["a.xml", "b.xml", "c.xml"])
    before = contents(folder)
    document = opened(path)
    saved, undo = document.table.snapshot(), list[Edit]()
    for kind, first, other in edits:
        edit = _edit(document, kind, first, other)
        if edit is not None:
            undo.append(document.apply(edit))
    table = document.table.snapshot()
    outcome = save_joined(JoinedState(table, saved, document.files, path))
    for name in ("a.xml", "b.xml", "c.xml"):
        rows = [table.row_bytes(each) for each in table.order if table.file_name(each) == name]
        alone = Document.open(folder / name).table
        assert [alone.row_bytes(each) for each in alone.order] == rows
        if folder / name not in outcome.written:
            assert contents(folder)[name] == before[name]
    for inverse in reversed(undo):
        document.apply(inverse)
    save_joined(JoinedState(document.table.snapshot(), table, outcome.files, path))
    assert {name: contents(folder)[name] for name in ("a.xml", "b.xml", "c.xml")} == {
        name: before[name] for name in ("a.xml", "b.xml", "c.xml")
    }


@given(
    st.lists(st.tuples(st.integers(1, 4), st.booleans()), min_size=2, max_size=4),
    st.integers(0, 15),
    st.sampled_from(["lastmod", "loc", "priority"]),
)
@settings(max_examples=40, deadline=None)
def test_one_cell_of_any_table_touches_its_file_and_its_line_in_the_index_alone(
    tmp_path_factory: pytest.TempPathFactory,
    files: list[tuple[int, bool]],
    row: int,
    field: str,
) -> None:
    folder = tmp_path_factory.mktemp("joined")
    for number, (count, is_packed) in enumerate(files):
        path = sitemap(folder, f"{number}.xml", count)
        if is_packed:
            path.with_name(f"{number}.xml.gz").write_bytes(gzip.compress(path.read_bytes()))
            path.unlink()
    names = [f"{number}.xml{'.gz' * packed}" for number, (_, packed) in enumerate(files)]
    path = index(folder, names, lastmod="2026-05-06")
    document, before = opened(path), contents(folder)
    stamps = {each: Stamp.of(folder / each) for each in before}
    assert not saves(document, Batch(())).written
    assert {each: Stamp.of(folder / each) for each in before} == stamps

    row %= len(document)
    name = document.table.file_name(document.row_id(row))
    value = {"lastmod": "2026-11-02", "loc": "https://example.com/new", "priority": "0.1"}[field]
    saves(document, SetCells([(document.row_id(row), field, value)]))
    touched = {each for each in before if Stamp.of(folder / each) != stamps[each]}
    after = contents(folder)
    assert touched == {each for each in before if after[each] != before[each]} == {name, path.name}
    assert value.encode() in xml_of(after[name])
    lines = changed_lines(before[path.name], after[path.name])
    assert [STAMP in new.decode() for _, new in lines] == [True]
    listed_before = before[path.name].split(b"\n").index(lines[0][0])
    entry = b"".join(before[path.name].split(b"\n")[max(0, listed_before - 2) : listed_before + 1])
    assert f"/{name}<".encode() in entry


def test_rows_sort_and_count_by_file(listed: Path) -> None:
    table = opened(listed).table
    asked = Question(table, "rows:2- file:a.xml", FilterContext(), (Facet.FILE,))
    listing = FacetCounter(KeptValues()).count(asked)[Facet.FILE]
    assert listing.counts == {"a.xml": 3, "b/b.xml.gz": 3}
    numbers = table.file_numbers
    assert numbers is not None
    order = sorted_row_ids(
        table,
        lambda some: ((True, (float(numbers[row_id]),), "") for row_id in some.order),
        descending=True,
    )
    assert [table.file_name(row_id) for row_id in order][:3] == ["b/b.xml.gz"] * 3


def test_each_file_that_is_counted_is_found_by_its_name_whatever_stands_in_it(
    tmp_path: Path,
) -> None:
    counts = {"a.xml": 1, "A.xml": 2, "ab.xml": 3, "a[b].xml": 4}
    for name, rows in counts.items():
        sitemap(tmp_path, name, rows)
    table = opened(index(tmp_path, list(counts))).table
    assert table.file_names == tuple(counts)
    for name, count in counts.items():
        text = written(Facet.FILE, name)
        assert len(rows_matching(table, parse_filter(text))) == count
        assert choices_of(text) == {Facet.FILE: Choice(frozenset({name}))}
    for text, count in (("file:a*.xml", 10), ("file:B.XML", 3), ("file:a.XML", 3), (r"file:\*", 0)):
        assert len(rows_matching(table, parse_filter(text))) == count


def test_a_change_of_the_head_alone_touches_no_file(listed: Path) -> None:
    document = opened(listed)
    head = document.table.head.replace(b"<urlset", b"<!-- x --><urlset")
    assert not saves(document, SetHead(head, document.table.tail)).written


def test_a_prefix_that_means_something_else_in_a_file_saves_nothing(tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 2)
    body = "<url><loc>https://example.com/i</loc></url>"
    (tmp_path / "i.xml").write_bytes(urlset(body, ' xmlns:i="urn:one"'))
    document = opened(index(tmp_path, ["a.xml", "i.xml"]))
    before = contents(tmp_path)
    head = document.table.head.replace(b"urn:one", b"urn:other")
    row = document.table.row_bytes(2).replace(b"</url>", b"<i:x>1</i:x></url>")
    with pytest.raises(SaveError, match="prefix"):
        saves(document, Batch((SetHead(head), SetRows([(2, row)]))))
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    ("rows", "to", "expected"),
    [
        ([0], 1, "aaaabbb"),  # among its own
        ([4], 5, "aaaabbb"),
        ([3], 4, "aaabbbb"),  # below the first of the others
        ([4], 3, "aaaaabb"),
        ([5], 4, "aaaabbb"),  # the first of its own, below the others
        ([0, 1], 5, "aabbbbb"),
        ([0, 5], 0, "aaaabbb"[:2] + "aaabb"),
        ([6], 0, "aaaaabb"),
    ],
)
def test_rows_go_into_the_file_they_are_dropped_in(
    listed: Path, rows: list[int], to: int, expected: str
) -> None:
    document = opened(listed)
    before = sorted(map(document.table.row_bytes, document.table.order))
    document.apply(moved(document.table, rows, to))
    table = document.table
    assert "".join(table.file_name(each)[0] for each in table.order) == expected
    assert sorted(map(table.row_bytes, table.order)) == before


def test_rows_are_moved_behind_the_last_of_a_file(listed: Path) -> None:
    document = opened(listed)
    locs = [row.loc for row in document]
    document.apply(moved_to_file(document.table, [1, 4, 5], "a.xml"))
    assert [row.loc for row in document] == [*locs[:4], locs[4], locs[5], locs[6]]
    names = [document.table.file_name(each) for each in document.table.order]
    assert names == ["a.xml"] * 6 + ["b/b.xml.gz"]
    document.apply(moved_to_file(document.table, [0], "empty.xml"))
    assert [document.table.file_name(each) for each in document.table.order][-1] == "empty.xml"
    assert document[6].loc == locs[0]


def test_letters_that_come_into_a_file_of_ascii_make_it_utf_8(tmp_path: Path) -> None:
    before = b'<?xml version="1.0" encoding="ISO-8859-1"?>\n' + urlset(
        "<url><loc>https://example.com/a</loc></url>"
    )
    (tmp_path / "latin.xml").write_bytes(before)
    (tmp_path / "b.xml").write_bytes(urlset("<url><loc>https://example.com/\u00e9</loc></url>"))
    document = opened(index(tmp_path, ["latin.xml", "b.xml"]))
    # What is typed is spelled so that any of the files can hold it.
    saves(document, SetCells([(0, "priority", "\u00e9")]))
    assert b"<priority>&#233;</priority>" in (tmp_path / "latin.xml").read_bytes()
    assert b"ISO-8859-1" in (tmp_path / "latin.xml").read_bytes()
    document = opened(tmp_path / "sitemap_index.xml")
    saves(document, moved_to_file(document.table, [1], "latin.xml"))
    again = Document.open(tmp_path / "latin.xml")
    assert [row.loc for row in again][1] == "https://example.com/\u00e9"
    assert b"UTF-8" in again.table.head


def test_names_without_a_prefix_that_mean_something_else_save_nothing(tmp_path: Path) -> None:
    for name, more, inside in (("a.xml", "", ""), ("b.xml", ' xmlns="urn:x"', "<more/>")):
        row = f"<s:url><s:loc>https://example.com/{name}</s:loc>{inside}</s:url>"
        root = f'<s:urlset xmlns:s="{SITEMAP}"{more}>{row}</s:urlset>'
        (tmp_path / name).write_bytes(root.encode())
    document = opened(index(tmp_path, ["a.xml", "b.xml"]))
    assert len(document.files) == 2
    before = contents(tmp_path)
    with pytest.raises(SaveError):
        saves(document, moved_to_file(document.table, [1], "a.xml"))
    assert contents(tmp_path) == before


def test_hard_links_to_one_file_are_one_file(tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 2)
    os.link(tmp_path / "a.xml", tmp_path / "same.xml")
    path = index(tmp_path, ["a.xml", "same.xml"], lastmod="2026-05-06")
    before = contents(tmp_path)
    document = opened(path)
    assert len(document) == 2
    assert [each.name for each in document.left_out] == ["same.xml"]
    outcome = saves(document, SetCells([(0, "lastmod", "2026-11-01")]))
    assert outcome.written == (tmp_path / "a.xml",)
    after = contents(tmp_path)
    assert after["same.xml"] == before["same.xml"]
    [(_, line)] = changed_lines(before[path.name], after[path.name])
    assert b"a.xml" in line


def test_a_symbolic_link_stays_and_its_target_is_saved_once(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    packed = elsewhere / "a.xml.gz"
    packed.write_bytes(gzip.compress(sitemap(tmp_path, "a.xml", 2).read_bytes()))
    (tmp_path / "a.xml").unlink()
    for name in ("one.xml.gz", "two.xml.gz"):
        (tmp_path / name).symlink_to(packed)
    path = index(tmp_path, ["one.xml.gz", "two.xml.gz"], lastmod="2026-05-06")
    before = path.read_bytes()
    document = opened(path)
    assert [file.name for file in document.files] == ["one.xml.gz"]
    assert not document.left_out
    saves(document, SetCells([(0, "lastmod", "2026-11-01")]))
    assert (tmp_path / "one.xml.gz").is_symlink()
    assert Document.open(packed)[0].lastmod == "2026-11-01"
    assert len(changed_lines(before, path.read_bytes())) == 2  # both lead to what changed


def test_a_file_of_a_read_only_mode_keeps_it(tmp_path: Path) -> None:
    path = sitemap(tmp_path, "a.xml", 2)
    sitemap(tmp_path, "b.xml", 2)
    path.chmod(0o444)
    document = opened(index(tmp_path, ["a.xml", "b.xml"]))
    before = contents(tmp_path)
    try:
        saves(document, FillCells([0, 3], ("lastmod",), "2026-11-01"))
    except SaveError:  # the system refuses: then nothing is written
        assert contents(tmp_path) == before
    else:
        assert path.stat().st_mode & 0o777 == 0o444
        assert b"2026-11-01" in path.read_bytes()
