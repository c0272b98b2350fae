"""Journals that follow open documents: begun, gone on with, removed, in their own thread."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor import Document, InsertRows, Row, SetCells
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.frames import FrameKind
from sitemap_editor.core.files.recovery.reading import JournalReader
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import Burst
from sitemap_editor.session.recovery import journal_thread, recovery
from sitemap_editor.session.recovery.journal_thread import JournalThread
from sitemap_editor.session.recovery.recovery import SessionJournal
from tests.core.recovery.full_disk import room_for
from tests.core.sitemaps import urlset
from tests.qt_support import drain, wait_for
from tests.session.edited_then_killed import edit_number
from tests.session.support import Desk

BODY = "".join(f"\n<url><loc>https://example.com/{name}</loc></url>" for name in "abc")


class Keeping:
    """A session that is followed, and the folder of its journal."""

    def __init__(self, desk: Desk, folder: Path, thread: JournalThread) -> None:
        self.path = folder / "sitemap.xml"
        self.path.write_bytes(urlset(BODY))
        self.folder = thread.folder
        self.thread = thread
        self.desk = desk
        self.session = self.follows(Document.open(self.path))

    def follows(self, document: Document) -> Session:
        session = self.desk.show(document).session
        self.journal = SessionJournal(session, self.thread)
        return session

    def sets(self, row_id: int, value: str, burst: Burst | None = None) -> None:
        self.session.perform(SetCells([(row_id, "lastmod", value)]), "Set", burst)

    def settles(self) -> None:
        """Wait until the thread has done all it was asked to."""
        drain()
        done = Event()
        self.thread.do(self.thread.finish)
        self.thread.do(done.set)
        assert done.wait(30)

    def names(self) -> list[str]:
        self.settles()
        return sorted(each.suffix for each in self.folder.iterdir()) if self.folder.exists() else []

    def crashes(self) -> bytes | None:
        """End without a word; return what the next start restores."""
        drain()
        self.thread.shut_down()
        found = abandoned_edits_in(self.folder)
        if not found:
            return None
        ((abandoned, self.summary),) = found
        assert isinstance(abandoned, AbandonedTableJournal)
        restored = abandoned.restored()
        abandoned.release()
        assert restored.edit is not None
        restored.document.apply(restored.edit)
        return restored.document.to_bytes()


@pytest.fixture
def keeping(qtbot: QtBot, desk: Desk, tmp_path: Path, _nothing_lives_on: None) -> Iterator[Keeping]:
    thread = JournalThread(tmp_path / "recovery", desk.owner)
    yield Keeping(desk, tmp_path, thread)
    drain()
    thread.shut_down()


def test_nothing_is_written_before_an_edit(keeping: Keeping) -> None:
    assert keeping.names() == []


def test_an_edit_that_changes_nothing_begins_nothing(keeping: Keeping) -> None:
    keeping.session.perform(SetCells([(0, "loc", "https://example.com/a")]), "Set")
    assert keeping.names() == []


def test_edits_outlive_the_program(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    keeping.settles()
    keeping.session.perform(InsertRows(3, [Row("https://example.com/d")]), "Insert")
    keeping.session.undo_stack.undo()
    keeping.session.undo_stack.redo()
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected
    assert keeping.summary.steps == 2
    assert keeping.summary.name == "sitemap.xml"


def test_edits_are_on_disk_before_the_program_waits_for_anything(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    keeping.settles()
    (journal,) = keeping.folder.glob("*.journal")
    size = journal.stat().st_size
    keeping.sets(1, "2025")
    keeping.settles()
    assert journal.stat().st_size > size


def test_presses_of_one_burst_count_as_one_edit(keeping: Keeping) -> None:
    for number, value in enumerate(("2", "20", "202")):
        before = "20"[:number] or None
        keeping.sets(0, value, Burst(0, "lastmod", 1, before, value))
    keeping.crashes()
    assert keeping.summary.steps == 1


def test_undoing_all_removes_the_journal_and_redoing_begins_another(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    keeping.settles()
    keeping.session.undo_stack.undo()
    assert keeping.names() == []
    keeping.session.undo_stack.redo()
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected


def test_saving_removes_it_and_the_next_edit_goes_on_top_of_what_was_saved(
    keeping: Keeping,
) -> None:
    session = keeping.session
    session.perform(InsertRows(0, [Row("https://example.com/new")]), "Insert")
    session.document.save()
    session.note_saved(keeping.path, session.document.form, Stamp.of(keeping.path))
    assert keeping.names() == []
    session.undo_stack.undo()
    expected = session.document.to_bytes()
    assert keeping.crashes() == expected
    assert keeping.summary.counts.removed == 1


def test_what_was_edited_while_it_was_saved_is_kept(keeping: Keeping) -> None:
    session = keeping.session
    keeping.sets(0, "2025")
    session.document.save()
    keeping.sets(1, "2026")
    session.note_saved(
        keeping.path, session.document.form, Stamp.of(keeping.path), is_current=False
    )
    keeping.sets(2, "2027")
    expected = session.document.to_bytes()
    assert keeping.crashes() == expected


def test_closing_removes_it(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    keeping.session.close()
    assert keeping.names() == []


def test_rows_that_were_never_saved_are_kept_before_any_edit(keeping: Keeping) -> None:
    session = keeping.follows(Document.from_bytes(urlset(BODY)))
    session.is_never_saved = True
    keeping.journal.keep_if_modified()
    assert keeping.names() == [".gz", ".journal"]
    keeping.session = session
    keeping.sets(0, "2025")
    keeping.settles()
    session.undo_stack.undo()  # as before the edit, which is nowhere on disk
    assert keeping.crashes() == urlset(BODY)


def test_a_file_that_vanishes_is_kept(keeping: Keeping) -> None:
    keeping.path.unlink()
    keeping.session.note_gone(is_gone=True)
    assert keeping.names() == [".gz", ".journal"]
    assert keeping.crashes() == urlset(BODY)


def test_a_refused_edit_is_not_kept_and_disturbs_nothing(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    with pytest.raises(EditError):
        keeping.session.perform(InsertRows(0, [Row("x"), b"no row"]), "Insert")
    keeping.session.perform(InsertRows(0, [Row("https://example.com/new")]), "Insert")
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected


def test_without_room_it_is_told_and_editing_goes_on(
    qtbot: QtBot, keeping: Keeping, tmp_path: Path
) -> None:
    keeping.folder.write_bytes(b"a file where the folder should be")
    told: list[Exception] = []
    keeping.thread.failed.connect(told.append)
    keeping.sets(0, "2025")
    wait_for(qtbot, lambda: told)
    assert isinstance(told[0], OSError)
    keeping.sets(1, "2026")
    assert keeping.session.document[1].lastmod == "2026"


def test_what_depends_on_it_is_told_once_all_is_on_disk(keeping: Keeping, qtbot: QtBot) -> None:
    kept: list[bool] = []
    put: Callable[[bool], None] = kept.append
    keeping.journal.when_kept(put)
    keeping.sets(0, "2025")
    keeping.journal.when_kept(put)
    wait_for(qtbot, lambda: len(kept) == 2)
    assert kept == [True, True]
    assert keeping.names() == [".gz", ".journal"]


# A disk that refuses


def test_what_the_disk_refused_is_written_once_it_has_room(keeping: Keeping, qtbot: QtBot) -> None:
    keeping.sets(0, "2025")
    keeping.settles()
    (journal,) = keeping.folder.glob("*.journal")
    told: list[Exception] = []
    healed: list[bool] = []
    keeping.thread.failed.connect(told.append)
    keeping.thread.recovered.connect(lambda: healed.append(True))
    with room_for(10, journal):
        keeping.session.perform(InsertRows(0, [Row("https://example.com/new")]), "Insert")
        keeping.settles()
        keeping.sets(3, "2026")
        keeping.settles()
    drain()
    assert told
    assert not healed
    assert not lost_to(keeping, journal)
    keeping.sets(2, "2027")
    wait_for(qtbot, lambda: healed)
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected


def lost_to(keeping: Keeping, journal: Path) -> bool:
    """Tell whether anybody could take hold of the journal while it is written."""
    return any(
        abandoned.path == journal for abandoned, _summary in abandoned_edits_in(keeping.folder)
    )


def test_a_journal_that_could_not_begin_begins_later_with_all_edits(
    keeping: Keeping, qtbot: QtBot
) -> None:
    keeping.folder.write_bytes(b"a file where the folder should be")
    healed: list[bool] = []
    keeping.thread.recovered.connect(lambda: healed.append(True))
    keeping.sets(0, "2025")
    keeping.sets(1, "2026")
    keeping.settles()
    keeping.folder.unlink()
    keeping.thread._again_at = 0.0  # as if it had waited
    keeping.thread.do(lambda: None)
    wait_for(qtbot, lambda: healed)
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected
    assert keeping.summary.steps == 2


def test_what_was_saved_meanwhile_is_not_tried_again(keeping: Keeping) -> None:
    keeping.folder.write_bytes(b"a file where the folder should be")
    healed: list[bool] = []
    keeping.thread.recovered.connect(lambda: healed.append(True))
    keeping.sets(0, "2025")
    keeping.settles()
    session = keeping.session
    session.document.save()
    session.note_saved(keeping.path, session.document.form, Stamp.of(keeping.path))
    keeping.settles()
    keeping.folder.unlink()
    keeping.thread._again_at = 0.0
    keeping.settles()
    drain()
    assert not keeping.folder.exists()
    assert not healed


def test_at_the_end_of_the_session_all_is_on_disk_when_it_returns(keeping: Keeping) -> None:
    keeping.sets(0, "2025")
    keeping.journal.write()
    assert keeping.thread.flush(30)
    (copy,) = keeping.folder.glob("*.gz")
    (journal,) = keeping.folder.glob("*.journal")
    with journal.open("rb") as file:
        assert [record.steps for record in JournalReader(file).records()] == [1]
    assert copy.stat().st_size


def test_the_old_journal_stays_until_the_new_one_has_all(keeping: Keeping, tmp_path: Path) -> None:
    """A document that was edited while it was saved begins anew; its copy takes its time."""
    keeping.sets(0, "2025")
    keeping.settles()
    found: list[int] = []

    def look() -> None:  # before the copy: that waits while there are tasks
        crashed = tmp_path / f"crashed {len(found)}"
        shutil.copytree(keeping.folder, crashed)
        lost = abandoned_edits_in(crashed)
        found.append(len(lost))
        for abandoned, _summary in lost:
            abandoned.release()

    keeping.sets(1, "2026")
    drain()
    keeping.session.note_saved(
        keeping.path, keeping.session.document.form, Stamp.of(keeping.path), is_current=False
    )
    drain()
    keeping.thread.do(look)
    assert keeping.names() == [".gz", ".journal"]
    assert found == [1]


def test_an_error_in_one_task_does_not_end_the_thread(keeping: Keeping) -> None:
    failed: list[Exception] = []
    keeping.thread.failed.connect(failed.append)
    keeping.thread.do(lambda: 1 // 0)
    keeping.sets(0, "2025")
    expected = keeping.session.document.to_bytes()
    keeping.settles()
    drain()
    assert [type(error) for error in failed] == [ZeroDivisionError]
    assert keeping.crashes() == expected


def test_a_copy_is_made_later_also_where_only_its_last_word_was_refused(
    keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_write = os.write
    refused: list[int] = []

    def write(handle: int, data: bytes) -> int:
        if not refused and FrameKind.BASE in bytes(data[:1]):
            refused.append(handle)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return really_write(handle, data)

    monkeypatch.setattr(os, "write", write)
    keeping.sets(0, "2025")
    keeping.settles()
    keeping.settles()
    assert refused
    kept: list[bool] = []
    keeping.journal.when_kept(kept.append)
    keeping.settles()
    assert kept == [True]


def test_a_journal_that_the_disk_refuses_is_no_word_about_others(keeping: Keeping) -> None:
    first, session = keeping.journal, keeping.session
    keeping.sets(0, "2025")
    keeping.settles()
    (gone,) = keeping.folder.glob("*.journal")
    gone.unlink()
    keeping.sets(1, "2025")
    keeping.settles()
    keeping.session = keeping.follows(Document.from_bytes(urlset(BODY)))
    keeping.sets(0, "2025")
    kept: list[bool] = []
    keeping.journal.when_kept(kept.append)
    first.when_kept(kept.append)
    keeping.settles()
    assert kept == [True, False]
    session.undo_stack.setClean()


def test_a_disk_that_is_full_once_more_is_told_once_more(keeping: Keeping) -> None:
    failed: list[Exception] = []
    keeping.thread.failed.connect(failed.append)
    keeping.folder.write_text("in the way")
    for round_ in (1, 2):
        keeping.sets(0, f"202{round_}")
        keeping.sets(1, f"202{round_}")
        keeping.settles()
        drain()
        assert len(failed) == round_
        keeping.session.note_saved(
            keeping.path, keeping.session.document.form, Stamp.of(keeping.path)
        )
        keeping.settles()


# A program that is killed


def killed_after(path: Path, folder: Path, count: int) -> bytes:
    """Make so many edits in another process, which is killed right behind the last one.

    Returns what it said of them.
    """
    module = "tests.session.edited_then_killed"
    run = subprocess.run(
        [sys.executable, "-m", module, str(path), str(folder), str(count)],
        check=False,
        capture_output=True,
        cwd=Path(__file__).parents[2],
    )
    assert run.returncode == -signal.SIGKILL, run.stderr.decode()
    return run.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX's")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 13, 21, 40, 83])
def test_every_edit_that_has_returned_outlives_a_program_that_is_killed_right_then(
    tmp_path: Path, count: int
) -> None:
    path, folder = tmp_path / "sitemap.xml", tmp_path / "recovery"
    path.write_bytes(urlset(BODY))
    said = killed_after(path, folder, count)
    assert said.count(b".") == count
    expected = Document.open(path)
    for number in range(count):
        inverse = expected.apply(edit_number(number))
    if said.endswith(b"u"):
        expected.apply(inverse)
    ((abandoned, summary),) = abandoned_edits_in(folder)
    assert isinstance(abandoned, AbandonedTableJournal)
    restored = abandoned.restored()
    abandoned.release()
    assert restored.edit is not None
    restored.document.apply(restored.edit)
    assert restored.document.to_bytes() == expected.to_bytes()
    assert summary.steps == count - said.count(b"u")


def test_a_large_edit_is_written_by_the_thread_and_small_ones_behind_it_keep_their_order(
    keeping: Keeping,
) -> None:
    keeping.sets(0, "2025")
    rows = [Row(f"https://example.com/{number}") for number in range(20_000)]
    keeping.session.perform(InsertRows(3, rows), "Insert")
    for number in range(20):
        keeping.sets(number % 3, f"20{number + 10}")
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected
    assert keeping.summary.steps == 22


def test_a_journal_that_takes_long_to_begin_holds_up_no_edit(
    keeping: Keeping, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "_WAITED_FOR_ROWS", 2)
    went_on, was_waited_for = Event(), list[bool]()
    keeping.thread.do(lambda: was_waited_for.append(not went_on.wait(5)))
    monkeypatch.setattr(journal_thread, "_BEGINS_WITHIN_S", 10)
    keeping.sets(0, "2025")
    went_on.set()
    expected = keeping.session.document.to_bytes()
    assert keeping.crashes() == expected
    assert was_waited_for == [False]
