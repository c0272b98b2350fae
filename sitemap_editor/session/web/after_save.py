"""The command of a person's choosing that runs after a file was saved, such as an upload.

It runs without a shell: its words are told apart once, and what stands for the file is put in
afterwards, so that no name can become another word. It goes on when the program ends, since half an
upload is worse than none; so its output goes into a file, and nobody waits for it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from PySide6.QtCore import QObject, QProcess, QTimer

from sitemap_editor.session.program.settings import SAVE_COMMANDS, Settings

_KEPT: Final = 200
_LOOK_MS: Final = 150
_SHOWN_BYTES: Final = 64 << 10
_ON: Final = "on"
_CONFIRMED: Final = "confirmed"
_NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # on Windows alone


@dataclass(frozen=True, slots=True)
class SaveCommand:
    """What is chosen for a file."""

    text: str = ""
    is_on: bool = False
    """Whether it runs after each save."""
    is_confirmed: bool = False
    """Whether a person said yes to this very text."""


def arguments_of(text: str, path: Path) -> list[str]:
    """Return program and arguments: ``%f`` is the file, ``%d`` its folder, ``%n`` its name."""
    values = {"f": str(path), "d": str(path.parent), "n": path.name, "%": "%"}

    def filled(word: str) -> str:
        parts, at = [], 0
        while (found := word.find("%", at)) >= 0:
            value = values.get(word[found + 1 : found + 2])
            parts.append(word[at:found] + (value if value is not None else "%"))
            at = found + (2 if value is not None else 1)
        return "".join([*parts, word[at:]])

    return [filled(word) for word in QProcess.splitCommand(text)]


class SaveCommands:
    """What is chosen for files, remembered; each entry is path, words and text, tab-separated."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def of(self, path: Path | None) -> SaveCommand:
        """Return what is chosen for a file."""
        for entry in self._settings.get(SAVE_COMMANDS):
            name, _, rest = entry.partition("\t")
            words, _, text = rest.partition("\t")
            if path is not None and name == str(path) and text:
                return SaveCommand(text, _ON in words.split(), _CONFIRMED in words.split())
        return SaveCommand()

    def remember(self, path: Path, command: SaveCommand) -> None:
        """Remember what is chosen for a file; an empty text forgets it."""
        entries = self._settings.get(SAVE_COMMANDS)
        kept = [each for each in entries if each.partition("\t")[0] != str(path)]
        if command.text:
            words = [_ON] * command.is_on + [_CONFIRMED] * command.is_confirmed
            kept.insert(0, f"{path}\t{' '.join(words)}\t{command.text}")
        self._settings.set(SAVE_COMMANDS, kept[:_KEPT])


class Run:
    """One command under way, or over."""

    def __init__(self, arguments: Sequence[str], folder: Path) -> None:
        """Begin. Raises: OSError where the program cannot be started."""
        self._output: IO[bytes] = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - closed by `end`
        try:
            self._process = subprocess.Popen(  # noqa: S603 - no shell, and a person chose it
                list(arguments),
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=self._output,
                stderr=subprocess.STDOUT,
                creationflags=_NO_WINDOW,
                start_new_session=True,
            )
        except (OSError, ValueError):
            self._output.close()
            raise
        self.is_stopped = False
        """True once somebody asked it to stop."""

    def stop(self) -> None:
        """Ask it, and what it began, to end; who asks once more does not wait for that."""
        is_first, self.is_stopped = not self.is_stopped, True
        with suppress(OSError):  # it ended just now
            if sys.platform == "win32":
                self._process.terminate()
            else:  # all of its session
                os.killpg(self._process.pid, signal.SIGTERM if is_first else signal.SIGKILL)

    def exit_code(self) -> int | None:
        """Return how it ended; None while it runs. Waits for nothing."""
        return self._process.poll()

    def output(self) -> str:
        """Return the last of what it said so far."""
        size = self._output.seek(0, 2)
        self._output.seek(max(0, size - _SHOWN_BYTES))
        return self._output.read().decode("utf-8", "replace")

    def end(self) -> str:
        """Return what it said, and let the file go."""
        said = self.output()
        self._output.close()
        return said

    def leave(self) -> None:
        """Let it run on without anybody who looks."""
        self._output.close()
        self._process.returncode = 0  # else Python warns that nobody waited for it


@dataclass(slots=True)
class Ended:
    """What came of a command that ran last for a file."""

    is_running: bool = False
    exit_code: int | None = None
    """None while it runs, and where it could not be started."""
    output: str = ""
    error: str = ""
    """Why it could not be started, in the system's words."""
    is_stopped: bool = False
    """True once a person stopped it, though it may take a while to end."""

    @property
    def is_failure(self) -> bool:
        """True where it did not do what it should, unless a person wanted that."""
        is_over = not self.is_running and not self.is_stopped
        return is_over and (bool(self.error) or self.exit_code != 0)


class AfterSave(QObject):
    """Runs commands and looks after them; one at a time for each file.

    `on_ended` is called with the path of a file whose command is over.
    """

    def __init__(self, on_ended: Callable[[Path], object], parent: QObject) -> None:
        super().__init__(parent)
        self._on_ended = on_ended
        self._runs: dict[Path, Run] = {}
        self._again: dict[Path, Sequence[str]] = {}
        self.ended: dict[Path, Ended] = {}
        """By file, what came of the last command."""
        self.watchers: list[Callable[[Path], object]] = []
        """Called when there is more to see of a command."""
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)

    def run(self, path: Path, arguments: Sequence[str]) -> None:
        """Begin a command for a file, or once more after the one that still runs."""
        if path in self._runs:
            self._again[path] = arguments
            return
        try:
            self._runs[path] = Run(arguments, path.parent)
            self.ended[path] = Ended(is_running=True)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.ended[path] = Ended(error=reason)
            self._tell(path, is_over=True)
            return
        self._timer.start()
        self._tell(path, is_over=False)

    def stop(self, path: Path) -> None:
        """Stop what runs for a file, and do not run it once more."""
        run = self._runs.get(path)
        self._again.pop(path, None)
        if run is not None:
            run.stop()
            self.ended[path].is_stopped = True
            self._tell(path, is_over=False)

    def leave_all(self) -> None:
        """Let all that runs go on by itself: the program ends."""
        self._timer.stop()
        for run in self._runs.values():
            run.leave()
        self._runs.clear()

    def _look(self) -> None:
        for path, run in list(self._runs.items()):
            exit_code = run.exit_code()
            if exit_code is None:
                self._show(path, run.output())
                continue
            del self._runs[path]
            ended = Ended(exit_code=exit_code, output=run.end(), is_stopped=run.is_stopped)
            self.ended[path] = ended
            self._tell(path, is_over=True)
            if (arguments := self._again.pop(path, None)) is not None:
                self.run(path, arguments)
        if not self._runs:
            self._timer.stop()

    def _show(self, path: Path, output: str) -> None:
        known = self.ended[path]
        if output != known.output:
            known.output = output
            self._tell(path, is_over=False)

    def _tell(self, path: Path, *, is_over: bool) -> None:
        for watcher in list(self.watchers):
            watcher(path)
        if is_over:
            self._on_ended(path)
