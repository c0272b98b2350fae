"""What is found after a crash, what is told of it, and what becomes of the file meanwhile."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import BinaryIO

import pytest

from sitemap_editor import (
    Batch,
    Document,
    InsertRows,
    MoveRows,
    RemoveRows,
    Row,
    SetCells,
    SetHead,
)
from sitemap_editor.core.document.traces import trace_of
from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.files.recovery.abandoned_edits import (
    abandoned_edits_in,
    abandoned_journals_in,
)
from sitemap_editor.core.files.recovery.journal_file import base_path
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from tests.core.recovery.full_disk import room_for
from tests.core.recovery.keeper import Keeper, restored, the_orphan, unedited
from tests.core.sitemaps import urlset

BODY = "".join(f"\n<url><loc>https://example.com/{name}</loc></url>" for name in "abcdef") + "\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "sitemap.xml"
    place.write_bytes(urlset(BODY))
    return place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "recovery"


def edited(path: Path, folder: Path, *, keeps_base: bool = True) -> Keeper:
    keeper = Keeper(Document.open(path), folder, keeps_base=keeps_base)
    keeper.apply(SetCells([(0, "lastmod", "2026-05-06"), (1, "priority", "0.5")]))
    keeper.apply(RemoveRows([3]))
    keeper.apply(InsertRows(2, [Row("https://example.com/new")] * 2))
    return keeper


def summary_in(folder: Path) -> Summary:
    abandoned = the_orphan(folder)
    summary = abandoned.summary()
    abandoned.release()
    assert summary is not None
    return summary


def test_a_journal_tells_what_was_edited(path: Path, folder: Path) -> None:
    edited(path, folder).dies()
    summary = summary_in(folder)
    assert (summary.path, summary.name, summary.steps) == (path, "sitemap.xml", 3)
    assert summary.counts == Counts(changed=2, added=2, removed=1)
    assert summary.on_disk is OnDisk.SAME
    assert summary.is_whole
    assert not summary.is_damaged


def test_moves_and_a_new_beginning_are_told_and_restored(path: Path, folder: Path) -> None:
    keeper = Keeper(Document.open(path), folder)
    head = keeper.document.table.head
    keeper.apply(Batch((MoveRows([0, 2], 3), SetHead(head.replace(b">", b' id="x">')))))
    keeper.dies()
    assert summary_in(folder).counts == Counts(is_reordered=True, is_head_changed=True)
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


def test_a_living_program_keeps_its_journal_to_itself(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    assert not abandoned_journals_in(folder)
    keeper.dies()
    abandoned = the_orphan(folder)
    assert not abandoned_journals_in(folder)  # it is held by the one that offers it
    abandoned.release()
    the_orphan(folder).release()


def test_saving_leaves_nothing(path: Path, folder: Path) -> None:
    edited(path, folder).journal.discard()
    assert not list(folder.iterdir())


def test_what_is_kept_is_for_its_owner_alone(path: Path, folder: Path) -> None:
    edited(path, folder).dies()
    modes = {place.stat().st_mode & 0o77 for place in (folder, *folder.iterdir())}
    if os.name == "posix":
        assert modes == {0}


@pytest.mark.parametrize("keeps_base", [True, False])
def test_the_edit_is_one_step_on_top_of_the_file(
    path: Path, folder: Path, *, keeps_base: bool
) -> None:
    keeper = edited(path, folder, keeps_base=keeps_base)
    keeper.dies()
    assert unedited(folder).to_bytes() == path.read_bytes()
    document = unedited(folder)
    assert not document.has_changed_on_disk()
    abandoned = the_orphan(folder)
    found = abandoned.restored()
    abandoned.release()
    assert found.edit is not None
    inverse = found.document.apply(found.edit)
    assert found.document.to_bytes() == keeper.document.to_bytes()
    found.document.apply(inverse)
    assert found.document.to_bytes() == path.read_bytes()


def test_a_file_changed_meanwhile_is_told_and_not_what_is_restored(
    path: Path, folder: Path
) -> None:
    keeper = edited(path, folder)
    keeper.dies()
    path.write_bytes(urlset("<url><loc>https://example.com/other</loc></url>"))
    assert summary_in(folder).on_disk is OnDisk.CHANGED
    document = restored(folder)
    assert document.to_bytes() == keeper.document.to_bytes()
    assert document.has_changed_on_disk()  # saving asks first


def test_a_file_only_touched_is_the_same(path: Path, folder: Path) -> None:
    edited(path, folder).dies()
    os.utime(path, (1, 1))
    assert summary_in(folder).on_disk is OnDisk.SAME
    assert not restored(folder).has_changed_on_disk()


def test_a_file_that_is_gone_is_restored_from_the_copy(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    keeper.dies()
    path.unlink()
    summary = summary_in(folder)
    assert (summary.on_disk, summary.is_whole) == (OnDisk.GONE, True)
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


def test_where_file_and_copy_are_gone_the_edited_rows_are_left(path: Path, folder: Path) -> None:
    edited(path, folder, keeps_base=False).dies()
    path.unlink()
    assert not summary_in(folder).is_whole
    document = restored(folder)
    assert document.path is None
    assert [row.loc for row in document] == [
        f"https://example.com/{name}" for name in ("a", "b", "new", "new")
    ]
    assert document[0].lastmod == "2026-05-06"


def test_a_copy_that_is_damaged_is_not_taken(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    keeper.dies()
    base_path(keeper.journal.path).write_bytes(gzip.compress(urlset("")))
    assert restored(folder).to_bytes() == keeper.document.to_bytes()  # from the file itself
    path.unlink()
    abandoned = the_orphan(folder)
    assert abandoned.restored().edit is None
    abandoned.release()


def test_a_crash_right_after_saving_offers_nothing(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    keeper.document.save()
    keeper.dies()
    assert not abandoned_edits_in(folder)
    assert not list(folder.iterdir())


def test_edits_that_came_to_nothing_are_not_offered(path: Path, folder: Path) -> None:
    keeper = Keeper(Document.open(path), folder)
    keeper.apply(keeper.apply(InsertRows(0, [Row("https://example.com/new")])))
    keeper.dies()
    assert not abandoned_edits_in(folder)
    assert not list(folder.iterdir())


@pytest.mark.parametrize("kind", [URLSET, TEXT])
def test_a_document_never_saved_is_restored(kind: object, folder: Path) -> None:
    keeper = Keeper(Document.new(URLSET if kind is URLSET else TEXT), folder)
    keeper.apply(InsertRows(0, [Row("https://example.com/ü")]))
    keeper.dies()
    assert summary_in(folder).on_disk is OnDisk.NEVER_SAVED
    document = restored(folder)
    assert document.path is None
    assert document.to_bytes() == keeper.document.to_bytes()


def test_rows_that_were_never_on_disk_are_offered_without_an_edit(folder: Path) -> None:
    document = Document.from_bytes(urlset(BODY))
    Keeper(document, folder).dies()
    assert summary_in(folder).steps == 0
    assert restored(folder).to_bytes() == document.to_bytes()


def test_the_form_of_the_file_is_kept(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "sitemap.xml.gz"
    text = '<?xml version="1.0" encoding="ISO-8859-1"?>' + urlset(BODY).decode() + "<!-- ü -->"
    path.write_bytes(gzip.compress(text.encode("latin-1")))
    keeper = edited(path, folder)
    keeper.dies()
    document = restored(folder)
    assert document.form == Document.open(path).form
    assert document.to_bytes() == keeper.document.to_bytes()


def test_a_text_without_a_last_line_end_gets_none(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_bytes(b"https://example.com/a\r\nhttps://example.com/b")
    keeper = Keeper(Document.open(path), folder)
    keeper.apply(InsertRows(2, [Row("https://example.com/c")]))
    keeper.dies()
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


# Damage


def test_a_journal_cut_anywhere_gives_the_edits_before_the_cut(path: Path, folder: Path) -> None:
    keeper = Keeper(Document.open(path), folder, keeps_base=False)
    states, ends = [keeper.document.to_bytes()], [keeper.journal.path.stat().st_size]
    for number in range(5):
        keeper.apply(SetCells([(number, "lastmod", f"202{number}")]))
        states.append(keeper.document.to_bytes())
        ends.append(keeper.journal.path.stat().st_size)
    keeper.dies()
    whole = keeper.journal.path.read_bytes()
    for length in range(ends[0], len(whole), 3):
        keeper.journal.path.write_bytes(whole[:length])
        number = sum(end <= length for end in ends) - 1
        assert restored(folder).to_bytes() == states[number]
        if number:
            assert not summary_in(folder).is_damaged


def test_a_record_that_rotted_ends_the_journal_and_is_told(path: Path, folder: Path) -> None:
    keeper = Keeper(Document.open(path), folder)
    keeper.apply(SetCells([(0, "lastmod", "2026")]))
    kept, end = keeper.document.to_bytes(), keeper.journal.path.stat().st_size
    keeper.apply(SetCells([(1, "lastmod", "2026")]))
    keeper.dies()
    data = bytearray(keeper.journal.path.read_bytes())
    data[end + 20] ^= 0xFF
    keeper.journal.path.write_bytes(data)
    assert summary_in(folder).is_damaged
    assert restored(folder).to_bytes() == kept


def test_room_that_was_never_filled_is_no_damage(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    keeper.dies()
    with keeper.journal.path.open("ab") as file:
        file.write(bytes(4096))
    assert not summary_in(folder).is_damaged
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


@pytest.mark.parametrize("content", [b"", b"something else", b"Sitemap Editor journal 1\n"])
def test_what_is_no_journal_is_swept_away_once_it_is_old(folder: Path, content: bytes) -> None:
    folder.mkdir(parents=True)
    stray = folder / "0123.journal"
    stray.write_bytes(content)
    assert not abandoned_journals_in(folder)
    assert stray.exists()  # it may be one that is being begun
    os.utime(stray, (1, 1))
    assert not abandoned_journals_in(folder)
    assert not stray.exists()


def test_a_copy_without_a_journal_is_swept_away(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "0123.base.gz").write_bytes(b"x")
    assert not abandoned_journals_in(folder)
    assert not list(folder.iterdir())


def test_no_folder_means_nothing_was_lost(folder: Path) -> None:
    assert not abandoned_edits_in(folder)


# A disk that refuses


@pytest.mark.parametrize("room", [0, 1, 40, 400, 2_000])
def test_an_edit_that_the_disk_refused_is_recorded_later_as_if_nothing_had_been(
    path: Path, folder: Path, room: int
) -> None:
    keeper = edited(path, folder)
    size = keeper.journal.path.stat().st_size
    known = len(keeper.document.table.starts)
    rows = [Row(f"https://example.com/{number * 7919 % 10_007}") for number in range(4_000)]
    edit = InsertRows(0, rows)
    trace = trace_of(keeper.document.table.apply(edit).effect, keeper.document.table)
    with room_for(room, keeper.journal.path), pytest.raises(OSError, match="large"):
        keeper.journal.record(trace, 1.0, 4)
    assert keeper.journal.path.stat().st_size == size
    keeper.journal.record(trace, 1.0, 4)
    keeper.apply(SetCells([(known, "lastmod", "2026")]))
    keeper.dies()
    assert not summary_in(folder).is_damaged
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


def test_a_copy_that_the_disk_refused_can_be_made_later(path: Path, folder: Path) -> None:
    keeper = Keeper(Document.open(path), folder, keeps_base=False)
    with room_for(-1_000_000, keeper.journal.path), pytest.raises(OSError, match="large"):
        keeper.journal.keep_base_at_once()
    assert not base_path(keeper.journal.path).exists()
    keeper.journal.keep_base_at_once()
    keeper.apply(RemoveRows([0]))
    keeper.dies()
    path.unlink()
    assert summary_in(folder).is_whole
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


def test_a_folder_that_somebody_clears_is_told_of(path: Path, folder: Path) -> None:
    keeper = edited(path, folder)
    for each in folder.iterdir():
        each.unlink()
    with pytest.raises(FileNotFoundError):
        keeper.journal.sync()


def test_a_journal_is_begun_under_another_name_where_one_who_looks_for_lost_edits_was_quicker(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir(parents=True)
    real_open = os.open
    others: list[BinaryIO] = []

    def opened(place: Path, *how: int) -> int:
        """Have the other program take hold of the file as soon as it is there."""
        handle = real_open(place, *how)
        if place.suffix == ".journal" and not others:
            others.append(place.open("r+b"))
            assert take_lock(others[0].fileno())
        return handle

    monkeypatch.setattr(os, "open", opened)
    keeper = Keeper(Document.open(path), folder)
    assert others
    others[0].close()
    assert not abandoned_journals_in(folder)  # held by the one who writes it
    keeper.dies()
    assert restored(folder).to_bytes() == keeper.document.to_bytes()


def test_what_a_later_version_wrote_is_left_for_it(folder: Path) -> None:
    folder.mkdir(parents=True)
    later = folder / "0123.journal"
    later.write_bytes(b"Sitemap Editor journal 2\n and more")
    os.utime(later, (1, 1))
    assert not abandoned_journals_in(folder)
    assert later.exists()
