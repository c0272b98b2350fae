"""Unsaved edits after a crash: kept while working, offered at the next start, restored."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import weakref
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_editor import Document, SetCells
from sitemap_editor.app import Program
from sitemap_editor.core.files.disk.saving import recovery_folder
from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.recovery.recovery_dialog import RecoveryDialog
from tests.core.recovery.keeper import Keeper
from tests.core.sitemaps import urlset
from tests.qt_support import (
    LASTMOD,
    NOW,
    Key,
    Person,
    ScriptedPrompts,
    click,
    drain,
)
from tests.qt_web import PretendedWeb
from tests.windows.files import some_file
from tests.windows.starts import Start

BODY = "".join(f"<url><loc>https://example.com/{name}</loc></url>\n" for name in "abc")
ROOT = Path(__file__).parents[2]


def left_unsaved(start: Start, folder: Path) -> tuple[Path, bytes]:
    """Edit a file without saving it; the next start comes after a crash."""
    path = some_file(folder, body=BODY)
    person = start()
    person.opens(path)
    person.edits(0, LASTMOD, "2025-01-01")
    return path, person.bytes


def looks(person: Person) -> None:
    """Look for what was left and wait until that is dealt with."""
    recovery = person.program.recovery
    assert recovery is not None
    recovery.look()
    person.waits_until(lambda: not person.prompts.open_answers)
    drain()


def test_what_was_undone_before_a_crash_is_no_step_of_what_is_restored(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    path = some_file(folder, body=BODY)
    person = start()
    person.opens(path)
    person.edits(0, LASTMOD, "2025-01-01")
    person.goes_to(1, LASTMOD)
    person.does("rows.delete")
    person.does("edit.undo")
    person.does("rows.duplicate")
    person.edits(2, LASTMOD, "2025-01-03")
    expected, index = person.bytes, person.session.undo_stack.index()
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected
    stack = person.session.undo_stack
    assert stack.count() == index == 3
    for _step in range(3):
        person.does("edit.undo")
    assert person.bytes == path.read_bytes()
    for _step in range(3):
        person.does("edit.redo")
    assert person.bytes == expected


def test_undoing_beyond_the_last_save_is_restored_as_it_was(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    path = some_file(folder, body=BODY)
    person = start()
    person.opens(path)
    for number in range(3):
        person.edits(number, LASTMOD, f"2025-01-0{number + 1}")
    person.saves()
    person.waits_until(lambda: not person.session.is_modified)
    person.does("edit.undo")
    person.edits(0, LASTMOD, "2025-02-02")
    person.edits(1, LASTMOD, "2025-02-03")
    for _step in range(3):
        person.does("edit.undo")
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected


def test_what_was_undone_behind_a_save_is_not_called_by_the_step_before(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    person = start()
    person.opens(some_file(folder, body=BODY))
    person.edits(0, LASTMOD, "2025-01-01")
    person.goes_to(1, LASTMOD)
    person.does("rows.delete")
    person.saves()
    person.waits_until(lambda: not person.session.is_modified)
    saved = person.bytes
    person.does("edit.undo")
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected
    assert person.session.undo_stack.undoText() == "Restore unsaved changes"
    person.does("edit.undo")
    assert person.bytes == saved


def test_edits_are_offered_after_a_crash_and_restored_as_the_steps_that_they_were(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    path = some_file(folder, body=BODY)
    person = start()
    person.opens(path)
    person.edits(0, LASTMOD, "2025-01-01")
    person.edits(1, LASTMOD, "2025-01-02")
    stack = person.session.undo_stack
    labels = [stack.text(n) for n in range(stack.count())]
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    (summary,) = prompts.asked[-1][1:]
    assert (summary.path, summary.steps, summary.counts.changed) == (path, 2, 2)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected
    assert "not saved yet" in person.said
    stack = person.session.undo_stack
    assert [stack.text(n) for n in range(stack.count())] == labels
    person.does("edit.undo")
    assert person.column(LASTMOD) == ["2025-01-01", "", ""]
    person.does("edit.undo")
    assert person.bytes == path.read_bytes()
    assert not person.session.is_modified
    person.does("edit.redo")
    person.does("edit.redo")
    person.saves()
    assert path.read_bytes() == expected
    person.waits_until(lambda: not list(kept.iterdir()))


def test_what_was_never_saved_is_restored_under_its_name(
    start: Start, prompts: ScriptedPrompts
) -> None:
    person = start()
    person.does("file.new")
    person.session.untitled_name = "Merged sitemap"
    person.session.title_changed.emit()
    person.does("rows.insert_below")
    person.view.finish_editing()
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_until(lambda: person.page.name == "Merged sitemap")


def _has_one_tab(person: Person) -> bool:
    return person.window.tabs.count() == 1


def test_a_file_of_the_web_is_from_there_again_after_two_crashes(
    start: Start, prompts: ScriptedPrompts
) -> None:
    url = "https://example.com/maps/shop.xml"
    person = start()
    person.window.place.web.fetcher = PretendedWeb({url: urlset(BODY)})
    prompts.will_be_asked("open_address")
    person.window.commands.web.addresses.open_url(url)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.edits(0, LASTMOD, "2025-01-01")
    for _ in range(2):
        expected = person.bytes
        person = start()
        prompts.will_be_asked("offer_recovery", Answer.YES)
        looks(person)
        person.waits_until(partial(_has_one_tab, person))
        session = person.session
        assert person.bytes == expected
        assert (session.origin_url, session.path, session.name) == (url, None, "shop.xml")
        assert session.published is not None
        assert (session.published.url, session.published.is_sure) == (url, False)
        assert url in person.window.file_line.folder.toolTip()
        person.edits(1, LASTMOD, "2025-01-02")


def test_what_was_restored_survives_another_crash(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    path = some_file(folder, body=BODY)
    person = start()
    person.opens(path)
    person.edits(0, LASTMOD, "2025-01-01")
    for round_ in range(3):
        expected = person.bytes
        person = start()
        prompts.will_be_asked("offer_recovery", Answer.YES)
        looks(person)
        person.waits_until(person.window.tabs.count)
        assert person.bytes == expected
        person.edits(round_, LASTMOD, f"2026-01-0{round_ + 1}")
        person.waits_until(lambda: len(list(kept.glob("*.journal"))) == 1)


def test_later_asks_again_and_throwing_away_does_not(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    left_unsaved(start, folder)
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.CANCEL)
    looks(person)
    prompts.will_be_asked("offer_recovery", Answer.NO)
    looks(person)
    assert not list(kept.iterdir())
    looks(person)
    assert person.window.tabs.count() == 0


@pytest.fixture
def open_again(start: Start, folder: Path) -> tuple[Person, Path, bytes]:
    """A person who has the file open again when its edits are offered."""
    path, expected = left_unsaved(start, folder)
    person = start()
    person.opens(path)
    return person, path, expected


def test_a_file_that_is_open_already_is_restored_in_its_tab(
    open_again: tuple[Person, Path, bytes], prompts: ScriptedPrompts
) -> None:
    person, _path, expected = open_again
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.bytes == expected)
    assert person.window.tabs.count() == 1


def test_a_file_edited_before_the_answer_keeps_its_tab(
    open_again: tuple[Person, Path, bytes], prompts: ScriptedPrompts
) -> None:
    person, path, expected = open_again
    person.edits(1, LASTMOD, "2025-01-02")
    mine = person.bytes
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    documents = [session.document for session in person.window.tabs.sessions()]
    assert [each.to_bytes() for each in documents] == [mine, expected]
    assert [each.path for each in documents] == [path, None]
    assert person.session.is_modified


def test_what_is_typed_before_the_answer_keeps_its_tab(
    open_again: tuple[Person, Path, bytes], prompts: ScriptedPrompts
) -> None:
    person, path, expected = open_again
    person.goes_to(1, LASTMOD)
    person.types("2025-01-02")
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    first, second = (session.document for session in person.window.tabs.sessions())
    assert (first.path, first[1].lastmod) == (path, "2025-01-02")
    assert (second.path, second.to_bytes()) == (None, expected)


def test_saving_asks_where_another_program_changed_the_file(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    path, expected = left_unsaved(start, folder)
    person = start()
    path.write_bytes(path.read_bytes().replace(b"/c<", b"/other<"))
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    assert prompts.asked[-1][1].on_disk is OnDisk.CHANGED
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected
    prompts.will_be_asked("overwrite_changed_file", False)
    person.does("file.save")
    assert b"/other<" in path.read_bytes()


def test_a_new_document_is_kept_too(start: Start, prompts: ScriptedPrompts) -> None:
    person = start()
    person.does("file.new")
    person.does("rows.insert_below")
    person.types("https://example.com/new")
    person.presses(Key.Key_Return)
    expected = person.bytes
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == expected
    assert person.session.is_modified
    assert person.session.document.path is None


def test_rows_of_a_file_that_is_gone_come_with_a_notice(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    path = some_file(folder, body=BODY)
    keeper = Keeper(Document.open(path), kept, keeps_base=False)
    keeper.apply(SetCells([(1, "lastmod", "2025-01-01")]))
    keeper.dies()
    path.unlink()
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.column(0) == ["https://example.com/b"]
    assert person.session.is_modified
    person.waits_until(lambda: len(list(kept.glob("*.journal"))) == 1)


def test_leaving_in_good_order_leaves_nothing(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    person = start()
    person.opens(some_file(folder, body=BODY))
    person.edits(0, LASTMOD, "2025-01-01")
    prompts.will_be_asked("save_changes", Answer.NO)
    person.does("file.close")
    person.waits_until(lambda: kept.is_dir() and not list(kept.iterdir()))


def test_it_is_told_once_where_nothing_can_be_kept(start: Start, folder: Path, kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_bytes(b"a file in the way")
    person = start()
    person.opens(some_file(folder, body=BODY))
    person.edits(0, LASTMOD, "2025-01-01")
    person.waits_until(lambda: "cannot be recovered after a crash" in person.said)
    person.window.statusBar().clearMessage()
    person.edits(1, LASTMOD, "2025-01-02")
    drain()
    assert "crash" not in person.said


def test_once_the_disk_takes_them_after_all_that_is_told_too(
    start: Start, folder: Path, kept: Path
) -> None:
    kept.parent.mkdir()
    kept.write_bytes(b"a file in the way")
    person = start()
    person.opens(some_file(folder, body=BODY))
    person.edits(0, LASTMOD, "2025-01-01")
    person.waits_until(lambda: "cannot be recovered after a crash" in person.said)
    kept.unlink()
    person.edits(1, LASTMOD, "2025-01-02")
    person.waits_until(lambda: "can be recovered after a crash again" in person.said)
    assert list(kept.glob("*.journal"))


def test_the_whole_program_killed_loses_no_edit_that_was_made(folder: Path, kept: Path) -> None:
    for count in (1, 150):
        path = some_file(folder, body=BODY)
        command = [sys.executable, "-m", "tests.windows.edited_until_killed", str(path), str(kept)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        with subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for _edit in range(count)]
            child.kill()
            lines += child.stdout.read().splitlines()
        last = int(lines[-1])
        ((abandoned, summary),) = abandoned_edits_in(kept)
        assert isinstance(abandoned, AbandonedTableJournal)
        restored = abandoned.restored()
        abandoned.discard()
        assert restored.edit is not None
        restored.document.apply(restored.edit)
        found = int(restored.document[0].lastmod or "0")
        assert found in (last, last + 1)
        assert summary.steps == found


# The dialog


def some_summary(**other: object) -> Summary:
    told: dict[str, object] = {
        "path": Path("/srv/www/sitemap.xml"),
        "name": "sitemap.xml",
        "steps": 12,
        "last_at": NOW.timestamp(),
        "counts": Counts(changed=3, added=1),
        "on_disk": OnDisk.SAME,
        "is_whole": True,
        "is_damaged": False,
    }
    return Summary(**{**told, **other})  # type: ignore[arg-type]  # any field of the summary


def dialog_of(qtbot: QtBot, *lost: Summary, is_sure: bool = True) -> RecoveryDialog:
    dialog = RecoveryDialog(lost, lambda _count: is_sure, None)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_dialog_says_what_was_edited(qtbot: QtBot) -> None:
    dialog = dialog_of(
        qtbot,
        some_summary(),
        some_summary(on_disk=OnDisk.CHANGED, steps=1),
        some_summary(on_disk=OnDisk.GONE, is_damaged=True),
        some_summary(is_whole=False),
        some_summary(path=None, on_disk=OnDisk.NEVER_SAVED, steps=0, counts=Counts()),
        some_summary(steps=0, counts=Counts(), lines=3),
    )
    texts = [dialog.list.item(row).text() for row in range(6)]
    assert "12 changes since the last save" in texts[0]
    assert "3 rows changed, 1 added" in texts[0]
    assert str(Path("/srv/www")) in texts[0]
    assert "1 change since" in texts[1]
    assert "on disk has changed" in texts[1]
    assert "Save to create it again" in texts[2]
    assert "damaged" in texts[2]
    assert "Only the rows you edited" in texts[3]
    assert "Never saved" in texts[4]
    assert "Edited as text, last change" in texts[5]
    assert "3 line" in texts[5]


def test_what_is_not_ticked_is_left_for_later(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, some_summary(), some_summary())
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    click(dialog.restore)
    assert dialog.answers == [Answer.CANCEL, Answer.YES]


def test_nothing_ticked_leaves_later_alone(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, some_summary())
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.restore.isEnabled()
    assert not dialog.throw_away.isEnabled()
    click(dialog.later)
    assert dialog.answers == [Answer.CANCEL]


@pytest.mark.parametrize("is_sure", [True, False])
def test_throwing_away_is_asked_once_more(qtbot: QtBot, *, is_sure: bool) -> None:
    dialog = dialog_of(qtbot, some_summary(), is_sure=is_sure)
    click(dialog.throw_away)
    assert dialog.answers == [Answer.NO if is_sure else Answer.CANCEL]
    assert dialog.isVisible() is not is_sure


def test_the_real_prompt_shows_the_dialog(program: Program) -> None:
    prompts = BoxPrompts(program.window)

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RecoveryDialog)
        click(dialog.restore)

    QTimer.singleShot(0, program.window, press)
    assert prompts.offer_recovery([some_summary()]) == [Answer.YES]


def test_a_document_that_was_closed_is_let_go(start: Start, folder: Path) -> None:
    person = start()
    person.opens(some_file(folder, body=BODY))
    person.edits(0, LASTMOD, "2025-01-01")
    person.saves()
    buffers = weakref.ref(person.session.document.table.buffers)
    person.does("file.close")
    person.waits_until(lambda: not gc.collect() and buffers() is None)


def test_where_a_new_document_belongs_survives_two_crashes(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    place = folder / "feed_sitemap.xml"
    person = start()
    document = Document.from_bytes(some_file(folder, body=BODY).read_bytes())
    session = person.window.tabs.add_document(
        document, never_saved=True, suggested_path=place
    ).session
    session.perform(SetCells([(0, "lastmod", "2025-01-01")]), "Set")
    person.waits_until(lambda: kept.is_dir() and len(list(kept.glob("*.journal"))) == 1)
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    person.waits_until(person.window.tabs.count)
    assert person.session.suggested_path == place
    person.waits_until(lambda: len(list(kept.glob("*.journal"))) == 1)
    start()
    ((abandoned, _summary),) = abandoned_edits_in(kept)
    assert isinstance(abandoned, AbandonedTableJournal)
    abandoned.release()
    assert abandoned.header.suggested_path == place


def test_what_was_left_is_offered_when_no_other_box_is_up(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    left_unsaved(start, folder)
    person = start()
    recovery = person.program.recovery
    assert recovery is not None
    asked_for = len(prompts.asked)

    def look_meanwhile() -> None:
        recovery.look()
        end = time.monotonic() + 1
        while time.monotonic() < end:
            drain()
        assert len(prompts.asked) == asked_for
        prompts.will_be_asked("offer_recovery", Answer.CANCEL)

    person.window.files.ask_soon(look_meanwhile)
    person.waits_until(lambda: len(prompts.asked) == asked_for + 1)


def test_the_command_line_keeps_what_the_window_offers_in_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from sitemap_editor.app import recovery_folder\n"
        "application = QCoreApplication(['x'])\n"
        "application.setApplicationName('Sitemap Editor')\n"
        "application.setOrganizationName('Sitemap Editor')\n"
        "print(recovery_folder())\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT
    )
    assert Path(run.stdout.strip()) == recovery_folder()


def interrupted_save(path: Path, data: bytes, kept: Path) -> None:
    """Leave a file cut, as a program does that is killed while it overwrites it."""
    code = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from sitemap_editor.core.files.disk.saving import write_in_place\n"
        "path, folder = map(Path, sys.argv[1:])\n"
        "file_id, write = path.stat().st_ino, os.write\n"
        "def dies(handle, data):\n"
        "    if os.fstat(handle).st_ino != file_id:\n"
        "        return write(handle, data)\n"
        "    write(handle, data[:150])\n"
        "    os._exit(9)\n"
        "os.write = dies\n"
        "write_in_place(path, [sys.stdin.buffer.read()], folder=folder)\n"
    )
    command = [sys.executable, "-c", code, str(path), str(kept)]
    assert subprocess.run(command, input=data, check=False, cwd=ROOT).returncode == 9


@pytest.mark.skipif(os.name != "posix", reason="files are told apart by inodes")
def test_an_interrupted_save_in_place_is_offered_and_restored_whole(
    start: Start, folder: Path, prompts: ScriptedPrompts, kept: Path
) -> None:
    path = some_file(folder, body=BODY)
    wanted = path.read_bytes().replace(b"example.com", b"example.org/new")
    interrupted_save(path, wanted, kept)
    assert path.read_bytes() not in (wanted, b"")
    person = start()
    prompts.will_be_asked("offer_recovery", Answer.YES)
    looks(person)
    (summary,) = prompts.asked[-1][1:]
    assert (summary.path, summary.is_save, summary.on_disk) == (path, True, OnDisk.SAME)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert person.bytes == wanted
    assert person.session.is_modified
    assert "Save it again" in person.said
    person.saves()
    assert path.read_bytes() == wanted
    person.waits_until(lambda: not list(kept.iterdir()))


def test_the_dialog_says_that_a_save_was_interrupted(qtbot: QtBot) -> None:
    path = Path("/x/sitemap.xml")
    summary = Summary(
        path, path.name, 0, NOW.timestamp(), Counts(), OnDisk.SAME, True, False, is_save=True
    )
    dialog = RecoveryDialog([summary], lambda _count: True, None)
    qtbot.addWidget(dialog)
    text = dialog.list.item(0).text()
    assert "Interrupted save" in text
    assert "The complete version was kept" in text
