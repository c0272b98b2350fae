from __future__ import annotations

import contextlib
import os
import shutil
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import Edit, InsertRows, SetCells
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import ChangedMeanwhile, EditError, SaveError, no_progress
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.operations.joining.files import (
    Part,
    SplitOfFile,
    added,
    merged,
    planned_files,
    refused,
    removed,
    renamed,
    split,
    suggested_name,
)
from sitemap_editor.core.operations.joining.index_lines import JoinedState
from sitemap_editor.core.operations.joining.moving import moved_to_file
from sitemap_editor.core.operations.joining.opening import open_joined
from sitemap_editor.core.operations.joining.saving import JoinedSave, save_joined
from sitemap_editor.core.protocol.profiles import PROFILES
from tests.indexes_on_disk import SITE, index, sitemap

NOW = datetime(2026, 11, 23, 18, 30, 5, 7, UTC)
STAMP = "2026-11-23"


class OpenTable:
    """A joined table that is edited and saved as a window does it."""

    def __init__(self, path: Path) -> None:
        self.index_path = path
        self.document: JoinedDocument = open_joined(path, [row.loc for row in Document.open(path)])
        self.saved = self.document.table.snapshot()

    @property
    def names(self) -> list[str]:
        table = self.document.table
        return [table.file_name(row_id) for row_id in table.order]

    def number(self, name: str) -> int:
        return self.document.table.file_names.index(name)

    def does(self, edit: Edit) -> Edit:
        return self.document.apply(edit)

    def saves(self) -> JoinedSave:
        table = self.document.table.snapshot()
        found = save_joined(
            JoinedState(table, self.saved, self.document.files, self.index_path), now=NOW
        )
        self.document.files, self.saved = found.files, table
        return found


def contents(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def parts_of(table: OpenTable, number: int, count: int) -> list[Part]:
    document = table.document
    return SplitOfFile(document.table, number, document.files, no_progress).parts(count)


def rows_on_disk(path: Path) -> dict[str, list[str | None]]:
    """Return what the files hold that an index lists, read anew, in the order of the index."""
    document = open_joined(path, [row.loc for row in Document.open(path)])
    assert not document.left_out
    found: dict[str, list[str | None]] = {file.name: [] for file in document.files}
    for row_id, row in zip(document.table.order, document, strict=True):
        found[document.table.file_name(row_id)].append(row.loc)
    return found


@pytest.fixture
def table(tmp_path: Path) -> OpenTable:
    sitemap(tmp_path, "a.xml", 4)
    sitemap(tmp_path, "b/b.xml", 3)
    sitemap(tmp_path, "c.xml", 2)
    return OpenTable(index(tmp_path, ["a.xml", "b/b.xml", "c.xml"], lastmod="2026-05-06"))


def test_a_new_file_is_written_and_listed_below_the_one_it_is_like(table: OpenTable) -> None:
    folder = table.index_path.parent
    before = contents(folder)
    table.does(added(table.document.table, "new.xml", table.number("a.xml")))
    table.does(moved_to_file(table.document.table, [1, 5], "new.xml"))
    assert table.names == ["a.xml"] * 3 + ["b/b.xml"] * 2 + ["c.xml"] * 2 + ["new.xml"] * 2
    found = table.saves()
    assert {path.name for path in found.written} == {"a.xml", "b.xml", "new.xml"}
    after = contents(folder)
    assert after["c.xml"] == before["c.xml"]
    locs = [row.loc for row in Document.open(table.index_path)]
    assert locs == [SITE + name for name in ("a.xml", "new.xml", "b/b.xml", "c.xml")]
    dates = [row.lastmod for row in Document.open(table.index_path)]
    assert dates == [STAMP, STAMP, STAMP, "2026-05-06"]
    assert rows_on_disk(table.index_path)["new.xml"] == [SITE + "a.xml/1", SITE + "b/b.xml/1"]


def test_a_new_file_without_rows_is_a_sitemap_all_the_same(table: OpenTable) -> None:
    table.does(added(table.document.table, "b/new.xml", table.number("b/b.xml")))
    table.saves()
    made = Document.open(table.index_path.parent / "b" / "new.xml")
    assert not len(made)
    assert rows_on_disk(table.index_path)["b/new.xml"] == []


def test_a_file_gets_another_name_and_keeps_its_bytes_time_and_date(table: OpenTable) -> None:
    folder = table.index_path.parent
    old = folder / "b" / "b.xml"
    old.chmod(0o640)
    before, status = contents(folder), old.stat()
    table.does(renamed(table.document.table, table.number("b/b.xml"), "b/other.xml"))
    assert table.names[4:7] == ["b/other.xml"] * 3
    found = table.saves()
    assert found.left == (old,)
    after = contents(folder)
    assert after.pop("b/other.xml") == before.pop("b/b.xml")
    now = (folder / "b" / "other.xml").stat()
    assert (int(now.st_mtime), now.st_mode) == (int(status.st_mtime), status.st_mode)
    rows = list(Document.open(table.index_path))
    assert [row.loc for row in rows][1] == SITE + "b/other.xml"
    assert {row.lastmod for row in rows} == {"2026-05-06"}
    assert after.keys() == before.keys()
    assert all(after[name] == before[name] for name in ("a.xml", "c.xml"))


def test_a_file_that_is_edited_and_renamed_has_the_date_of_its_new_bytes(table: OpenTable) -> None:
    table.does(renamed(table.document.table, 0, "first.xml.gz"))
    table.does(SetCells([(0, "priority", "0.3")]))
    table.saves()
    row = Document.open(table.index_path)[0]
    assert (row.loc, row.lastmod) == (SITE + "first.xml.gz", STAMP)
    made = table.index_path.parent / "first.xml.gz"
    assert made.read_bytes()[:2] == b"\x1f\x8b"
    assert Document.open(made)[0].priority == "0.3"


def test_files_change_names_with_one_another(table: OpenTable) -> None:
    table.does(renamed(table.document.table, 0, "x.xml"))
    table.does(renamed(table.document.table, 2, "a.xml"))
    table.does(renamed(table.document.table, 0, "c.xml"))
    assert not table.saves().left
    found = rows_on_disk(table.index_path)
    assert found["a.xml"] == [SITE + "c.xml/0", SITE + "c.xml/1"]
    assert found["c.xml"][0] == SITE + "a.xml/0"


def test_a_file_is_removed_with_its_rows_and_its_line(table: OpenTable) -> None:
    folder = table.index_path.parent
    before = contents(folder)
    back = table.does(removed(table.document.table, table.number("b/b.xml")))
    assert table.names == ["a.xml"] * 4 + ["c.xml"] * 2
    assert contents(folder) == before
    assert table.saves().left == (folder / "b" / "b.xml",)
    after = contents(folder)
    assert "b/b.xml" not in after
    old, new = before[table.index_path.name], after[table.index_path.name]
    assert [line for line in old.split(b"\n") if line not in new.split(b"\n")] != []
    assert [row.loc for row in Document.open(table.index_path)] == [SITE + "a.xml", SITE + "c.xml"]
    table.does(back)  # also once it is gone
    table.saves()
    assert contents(folder)["b/b.xml"] == before["b/b.xml"]
    assert list(rows_on_disk(table.index_path)) == ["a.xml", "b/b.xml", "c.xml"]


def test_a_file_goes_into_another_one(table: OpenTable) -> None:
    table.does(merged(table.document.table, 2, 0))
    assert table.names == ["a.xml"] * 6 + ["b/b.xml"] * 3
    table.saves()
    found = rows_on_disk(table.index_path)
    assert list(found) == ["a.xml", "b/b.xml"]
    assert found["a.xml"][4:] == [SITE + "c.xml/0", SITE + "c.xml/1"]
    assert not (table.index_path.parent / "c.xml").exists()


def test_a_file_is_split_and_its_parts_follow_it_in_the_index(table: OpenTable) -> None:
    parts = parts_of(table, 0, 3)
    assert [(part.name, part.rows) for part in parts] == [
        ("a.xml", 1),
        ("a-2.xml", 1),
        ("a-3.xml", 2),
    ]
    back = table.does(split(table.document.table, 0, parts))
    table.saves()
    found = rows_on_disk(table.index_path)
    assert list(found) == ["a.xml", "a-2.xml", "a-3.xml", "b/b.xml", "c.xml"]
    folder = table.index_path.parent
    assert [(folder / part.name).stat().st_size for part in parts] == [
        part.size_bytes for part in parts
    ]
    assert found["a-3.xml"] == [SITE + "a.xml/2", SITE + "a.xml/3"]
    table.does(back)
    assert {path.name for path in table.saves().left} == {"a-2.xml", "a-3.xml"}
    assert list(rows_on_disk(table.index_path)) == ["a.xml", "b/b.xml", "c.xml"]


def test_what_is_added_and_taken_back_unsaved_touches_no_file(table: OpenTable) -> None:
    before = contents(table.index_path.parent)
    back = table.does(added(table.document.table, "new.xml", 0))
    table.does(back)
    found = table.saves()
    assert not found.written
    assert contents(table.index_path.parent) == before
    table.does(added(table.document.table, "new.xml", 0))
    table.does(removed(table.document.table, 3))
    assert not table.saves().written
    assert contents(table.index_path.parent) == before


def test_a_file_after_one_that_was_taken_back_is_its_own(table: OpenTable) -> None:
    back = table.does(added(table.document.table, "one.xml", 0))
    table.saves()
    table.does(back)
    table.does(added(table.document.table, "b/two.xml", 1))
    table.saves()
    assert not (table.index_path.parent / "one.xml").exists()
    assert set(rows_on_disk(table.index_path)) == {"a.xml", "b/b.xml", "c.xml", "b/two.xml"}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "Enter"),
        ("../x.xml", "folder"),
        ("x", "end in"),
        ("C.XML", "exists"),
        ("here.xml", "exists"),
        (f"{'x' * 300}.xml", "long"),
    ],
)
def test_a_name_that_no_file_can_have_is_refused(table: OpenTable, name: str, words: str) -> None:
    sitemap(table.index_path.parent, "here.xml", 1)
    found = refused(table.document.table, 0, name, table.document.files)
    assert found is not None
    assert words in str(found)


def test_a_free_name_is_suggested_and_the_own_one_is_free(table: OpenTable) -> None:
    rows = table.document.table
    assert suggested_name(rows, 1) == "b/b-2.xml"
    assert refused(rows, 0, "a.xml", table.document.files) is None
    assert refused(rows, 0, "a-2.xml", table.document.files) is None
    table.does(removed(rows, 2))
    assert refused(rows, 0, "c.xml", table.document.files) is None


def test_a_file_that_came_meanwhile_is_not_replaced(table: OpenTable) -> None:
    table.does(added(table.document.table, "new.xml", 0))
    theirs = sitemap(table.index_path.parent, "new.xml", 9).read_bytes()
    before = contents(table.index_path.parent)
    with pytest.raises(SaveError, match="exists already"):
        table.saves()
    assert contents(table.index_path.parent) == before
    assert before["new.xml"] == theirs


@pytest.mark.parametrize("edit", ["removed", "renamed", "merged"])
def test_a_file_that_another_program_wrote_is_not_taken_away(table: OpenTable, edit: str) -> None:
    rows = table.document.table
    edits = {
        "removed": removed(rows, 1),
        "renamed": renamed(rows, 1, "b/other.xml"),
        "merged": merged(rows, 1, 0),
    }
    table.does(edits[edit])
    sitemap(table.index_path.parent, "b/b.xml", 5)
    before = contents(table.index_path.parent)
    with pytest.raises(ChangedMeanwhile):
        table.saves()
    assert contents(table.index_path.parent) == before


def test_where_a_file_cannot_be_taken_away_nothing_is_changed(
    table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.does(added(table.document.table, "new.xml", 0))
    table.does(SetCells([(0, "priority", "0.3")]))
    table.does(removed(table.document.table, 2))
    before, moves = contents(table.index_path.parent), Path.replace

    def refuses(path: Path, target: Path) -> Path:
        if path.name == "c.xml":
            raise PermissionError(13, "no")
        return moves(path, target)

    monkeypatch.setattr(Path, "replace", refuses)
    with pytest.raises(SaveError):
        table.saves()
    assert contents(table.index_path.parent) == before


def test_an_index_that_cannot_be_written_keeps_all_files_as_they_are(table: OpenTable) -> None:
    table.does(removed(table.document.table, 2))
    table.index_path.write_bytes(b"<sitemapindex")
    before = contents(table.index_path.parent)
    with pytest.raises(SaveError, match="cannot list"):
        table.saves()
    assert contents(table.index_path.parent) == before


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_of_a_symbolic_link_the_link_goes_and_its_target_stays(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    real = sitemap(elsewhere, "real.xml", 2)
    site = tmp_path / "site"
    sitemap(site, "a.xml", 1)
    (site / "link.xml").symlink_to(real)
    table = OpenTable(index(site, ["a.xml", "link.xml"]))
    before = real.read_bytes()
    table.does(renamed(table.document.table, 1, "other.xml"))
    table.saves()
    assert not os.path.lexists(site / "link.xml")
    assert real.read_bytes() == before
    assert (site / "other.xml").read_bytes() == before


def test_rows_in_a_table_whose_first_file_is_gone_go_into_one_that_is_there(
    table: OpenTable,
) -> None:
    table.does(removed(table.document.table, 0))
    table.does(removed(table.document.table, 1))
    table.does(removed(table.document.table, 2))
    table.does(added(table.document.table, "new.xml", 0))
    table.does(InsertRows(0, [Row(SITE + "new")]))
    assert table.names == ["new.xml"]
    table.saves()
    assert rows_on_disk(table.index_path) == {"new.xml": [SITE + "new"]}


def test_an_edit_of_files_that_does_not_fit_changes_nothing(table: OpenTable) -> None:
    rows = table.document.table
    wrong = split(rows, 0, parts_of(table, 0, 2))
    wrong = replace(wrong, names=wrong.names[:3], likes=wrong.likes[:3])
    before = table.names
    with pytest.raises(EditError):
        table.does(wrong)
    assert table.names == before


@pytest.mark.parametrize(
    ("rows", "size", "least"), [(50_000, 1 << 20, 2), (1, 1 << 20, 4), (50_000, 300, 2)]
)
def test_a_split_is_into_as_many_files_as_the_limits_ask_for(
    table: OpenTable, rows: int, size: int, least: int
) -> None:
    profile = replace(PROFILES[0], max_rows=rows, max_size_bytes=size)
    found = SplitOfFile(table.document.table, 0, table.document.files, no_progress)
    assert found.least(profile) == least


STEPS = st.lists(
    st.tuples(st.sampled_from(("add", "rename", "remove", "merge", "split", "save", "edit")),
              st.integers(0, 20), st.integers(0, 20)),
    max_size=9,
)  # fmt: skip


def _step(table: OpenTable, what: str, one: int, other: int) -> Edit | None:
    rows = table.document.table
    there = [number for number, name in enumerate(rows.file_names) if name]
    number, into = there[one % len(there)], there[other % len(there)]
    if what == "add":
        return added(rows, suggested_name(rows, number), number)
    if what == "rename":
        return renamed(rows, number, suggested_name(rows, number))
    if what == "edit" and len(rows):
        return SetCells([(rows.order[one % len(rows)], "priority", f"0.{other % 10}")])
    if what == "split":
        return split(rows, number, parts_of(table, number, 2 + other % 3))
    if what == "remove" and len(there) > 1:
        return removed(rows, number)
    if what == "merge" and number != into:
        return merged(rows, number, into)
    return None


@given(STEPS)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_done_to_files_is_on_disk_once_it_is_saved_and_undone_likewise(
    tmp_path: Path, steps: list[tuple[str, int, int]]
) -> None:
    shutil.rmtree(tmp_path)
    for name, count in (("a.xml", 4), ("b/b.xml", 3), ("c.xml.xml", 1)):
        sitemap(tmp_path, name, count)
    path = index(tmp_path, ["a.xml", "b/b.xml", "c.xml.xml"], lastmod="2026-05-06")
    table, back = OpenTable(path), list[Edit]()
    before = contents(tmp_path)
    for what, one, other in steps:
        if what == "save":
            table.saves()
        elif (edit := _step(table, what, one, other)) is not None:
            back.append(table.does(edit))
    table.saves()
    assert _shown(table) == rows_on_disk(path)
    assert {name for name in contents(tmp_path) if name != path.name} == set(_shown(table))
    for edit in reversed(back):
        table.does(edit)
    table.saves()
    after = contents(tmp_path)
    assert after.keys() == before.keys()
    assert all(after[name] == before[name] for name in before if name != path.name)
    assert not table.saves().written


def _shown(table: OpenTable) -> dict[str, list[str | None]]:
    planned = planned_files(table.document.table, table.document.files)
    found: dict[str, list[str | None]] = {file.name: [] for file in planned if file is not None}
    for name, row in zip(table.names, table.document, strict=True):
        found[name].append(row.loc)
    return found


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there a program is killed otherwise")
@pytest.mark.parametrize("at", range(1, 6))
def test_a_save_that_is_killed_leaves_each_file_whole_and_every_row_in_one(
    table: OpenTable, at: int
) -> None:
    folder = table.index_path.parent
    before = contents(folder)
    urls = {row.loc for row in table.document}
    rows = table.document.table
    table.does(renamed(rows, 1, "b/other.xml"))
    table.does(merged(rows, 2, 0))
    child = os.fork()
    if not child:
        _killed_at(at)
        with contextlib.suppress(BaseException):
            table.saves()
        os._exit(1)
    _, status = os.waitpid(child, 0)
    now = {name: data for name, data in contents(folder).items() if ".tmp/" not in name}
    found = {
        row.loc for name in now if name != table.index_path.name for row in _rows(folder, name)
    }
    assert found == urls
    assert all(Document.open(folder / name) for name in now)
    assert os.waitstatus_to_exitcode(status) == 9
    # What was edited is saved again, whatever the folder is like by now.
    listed = [row.loc for row in Document.open(table.index_path)]
    again = open_joined(table.index_path, listed)
    assert {row.loc for row in again} <= urls
    assert before[table.index_path.name] == now[table.index_path.name] or not again.left_out


def _killed_at(at: int) -> None:
    """End the program at once where a file would take its place for this time."""
    moves, count = Path.replace, 0

    def replaces(path: Path, target: Path) -> Path:
        nonlocal count
        count += 1
        if count == at:
            os._exit(9)
        return moves(path, target)

    Path.replace = replaces  # type: ignore[method-assign,assignment]  # in a process of its own


def _rows(folder: Path, name: str) -> Document:
    return Document.open(folder / name)
