"""A command of the person's choosing after each save."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.web.after_save import (
    AfterSave,
    Run,
    SaveCommand,
    SaveCommands,
    arguments_of,
)
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.web.command_dialog import CommandDialog
from tests.qt_support import LASTMOD, Person, drain
from tests.windows.files import some_file

COPY = "import shutil,sys; shutil.copy(sys.argv[1], sys.argv[2]); print('copied', sys.argv[1])"
FAIL = "import sys; print('no such host'); sys.exit(7)"


def _python(script: str, *arguments: str) -> str:
    quoted = " ".join(f'"{each}"' for each in arguments)
    return f'"{sys.executable}" -c "{script}" {quoted}'


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, "site map.xml"))
    return person


def _chosen(person: Person, settings: Settings, text: str, *, is_confirmed: bool = True) -> Path:
    path = person.session.path
    assert path is not None
    SaveCommands(settings).remember(path, SaveCommand(text, True, is_confirmed))
    return path


def _runner(person: Person) -> AfterSave:
    return person.window.commands.web.save_commands.runner


def _ends(person: Person, path: Path) -> None:
    runner = _runner(person)
    person.waits_until(lambda: path in runner.ended and not runner.ended[path].is_running)


def _edits_and_saves(person: Person, date: str) -> None:
    model = person.page.model
    model.setData(model.index(0, LASTMOD), date)
    person.saves()


def test_what_stands_for_the_file_is_put_in_after_words_are_told_apart() -> None:
    path = Path("/srv/my site/a %n.xml")
    text = 'rsync -av "%f" %f "to %d" 100%% %x %n%'
    assert arguments_of(text, path) == [
        "rsync",
        "-av",
        str(path),
        str(path),
        f"to {path.parent}",
        "100%",
        "%x",
        "a %n.xml%",
    ]
    assert arguments_of("   ", path) == []


def test_it_is_asked_once_and_then_runs_after_each_save(
    sitter: Person, settings: Settings, folder: Path
) -> None:
    target = folder / "copy.xml"
    path = _chosen(sitter, settings, _python(COPY, "%f", str(target)), is_confirmed=False)
    sitter.prompts.will_be_asked("run_after_saving", True)
    _edits_and_saves(sitter, "2026-01-01")
    sitter.waits_until(lambda: not sitter.prompts.open_answers)
    _ends(sitter, path)
    assert target.read_bytes() == path.read_bytes()
    asked = sitter.prompts.asked[-1]
    assert asked[:2] == ("run_after_saving", path.name)
    assert asked[-2:] == (str(path), str(target))
    assert "copied" in _runner(sitter).ended[path].output
    _runner(sitter).ended.clear()
    _edits_and_saves(sitter, "2026-01-02")
    _ends(sitter, path)
    assert target.read_bytes() == path.read_bytes()


def test_who_says_no_is_not_asked_again(sitter: Person, settings: Settings, folder: Path) -> None:
    target = folder / "copy.xml"
    path = _chosen(sitter, settings, _python(COPY, "%f", str(target)), is_confirmed=False)
    sitter.prompts.will_be_asked("run_after_saving", False)
    _edits_and_saves(sitter, "2026-01-01")
    sitter.waits_until(lambda: not sitter.prompts.open_answers)
    _edits_and_saves(sitter, "2026-01-02")
    drain()
    assert not target.exists()
    assert SaveCommands(settings).of(path).text
    assert not SaveCommands(settings).of(path).is_on


def test_a_failure_is_told_where_the_file_is_and_saving_is_none_the_worse(
    sitter: Person, settings: Settings
) -> None:
    path = _chosen(sitter, settings, _python(FAIL))
    _edits_and_saves(sitter, "2026-01-01")
    assert not sitter.session.is_modified
    _ends(sitter, path)
    sitter.waits_until(lambda: sitter.page.findChildren(Notice))
    [notice] = sitter.page.findChildren(Notice)
    assert "exit code 7" in notice.label.text()
    boxes = BoxPrompts(sitter.window)
    sitter.prompts.will_be_asked("show_save_command", boxes.show_save_command)
    notice.button.click()
    [dialog] = sitter.window.findChildren(CommandDialog)
    assert "no such host" in dialog.output.toPlainText()
    assert "exit code 7" in dialog.state.text()
    dialog.close()


def test_a_program_that_is_not_there_is_told_as_well(sitter: Person, settings: Settings) -> None:
    path = _chosen(sitter, settings, "no-such-program-of-anybody %f")
    _edits_and_saves(sitter, "2026-01-01")
    _ends(sitter, path)
    sitter.waits_until(lambda: sitter.page.findChildren(Notice))
    assert _runner(sitter).ended[path].is_failure


def test_a_file_without_a_command_runs_nothing_and_loads_nothing(sitter: Person) -> None:
    _edits_and_saves(sitter, "2026-01-01")
    assert "save_commands" not in vars(sitter.window.commands.web)


def test_the_dialog_shows_what_runs_and_a_new_text_is_to_be_confirmed_anew(
    sitter: Person, settings: Settings, folder: Path
) -> None:
    path = _chosen(sitter, settings, "old %f")
    boxes = BoxPrompts(sitter.window)
    sitter.prompts.will_be_asked("show_save_command", boxes.show_save_command)
    sitter.does("web.save_command")
    [dialog] = sitter.window.findChildren(CommandDialog)
    target = folder / "now.xml"
    dialog._review.set_text(_python(COPY, "%f", str(target)))
    assert f"[{path}]" in dialog.shown.text()
    known = SaveCommands(settings).of(path)
    assert (known.is_on, known.is_confirmed) == (True, False)
    dialog.run.click()
    _ends(sitter, path)
    assert target.exists()
    assert dialog.state.text() == "It ended without errors."
    dialog._review.set_text("")
    assert not dialog.run.isEnabled()
    assert SaveCommands(settings).of(path) == SaveCommand()
    dialog.close()
    drain()


@pytest.mark.skipif(sys.platform == "win32", reason="no such files")
def test_what_runs_goes_on_when_the_program_ends(tmp_path: Path, qapp: object) -> None:
    script = "import time; time.sleep(0.3); open('done', 'w').close()"
    run = Run([sys.executable, "-c", script], tmp_path)
    run.leave()
    assert run._process.wait() == 0
    while Stamp.of(tmp_path / "done") is None:
        drain()


def test_a_save_while_it_runs_runs_it_once_more(tmp_path: Path, person: Person) -> None:
    path = tmp_path / "a.xml"
    ended: list[Path] = []
    runner = AfterSave(ended.append, person.window)
    script = "open('count', 'a').write('x')"
    for _ in range(3):
        runner.run(path, [sys.executable, "-c", script])
    person.waits_until(lambda: len(ended) == 2)
    assert (tmp_path / "count").read_text() == "xx"
    runner.leave_all()


WAITS = "import time; print('begun', flush=True); time.sleep(100)"
DEAF = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {WAITS}"


def test_what_takes_too_long_can_be_stopped(sitter: Person, settings: Settings) -> None:
    path = _chosen(sitter, settings, _python(WAITS))
    boxes = BoxPrompts(sitter.window)
    sitter.prompts.will_be_asked("show_save_command", boxes.show_save_command)
    _edits_and_saves(sitter, "2026-05-01")
    _edits_and_saves(sitter, "2026-05-02")  # would run once more
    sitter.does("web.save_command")
    [dialog] = sitter.window.findChildren(CommandDialog)
    sitter.waits_until(lambda: "begun" in dialog.output.toPlainText())
    assert dialog.run.text() == "&Stop"
    dialog.run.click()
    _ends(sitter, path)
    assert dialog.state.text() == "It was stopped."
    assert dialog.run.text() == "Run &Now"
    assert "was stopped" in sitter.said
    assert not sitter.page.findChildren(Notice)
    assert not _runner(sitter)._runs
    dialog.close()
    drain()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing there is asked to end")
def test_what_does_not_listen_is_ended_at_the_second_time(tmp_path: Path, person: Person) -> None:
    path, ended = tmp_path / "a.xml", list[Path]()
    runner = AfterSave(ended.append, person.window)
    runner.run(path, [sys.executable, "-c", DEAF])
    person.waits_until(lambda: "begun" in runner.ended[path].output)
    runner.stop(path)
    assert runner.ended[path].is_running
    runner.stop(path)
    person.waits_until(lambda: ended == [path])
    assert runner.ended[path].is_stopped
    assert not runner.ended[path].is_failure
    runner.stop(path)  # nothing runs
