"""The real program in a real window, driven by mouse and keys alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from lxml import etree

from tests.core import corpus_files, reference

pytestmark = pytest.mark.desktop

ROOT: Final = Path(__file__).parents[2]
CORPUS_FILE: Final = "plain/yoast-category-no-stylesheet.xml"
OUR_FILE: Final = ROOT / "tests" / "data" / "opens" / "plain.xml"
TOOLS: Final = ("xdotool", "import", "identify", "git")
PATIENCE_S: Final = 60.0
COMMAND: Final = (sys.executable, "-m", "sitemap_editor")
Values = list[tuple[str | None, ...]]


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    """Ask for a display and the tools that drive it."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing or not os.environ.get("DISPLAY"):
        pytest.skip(f"needs an X display and {', '.join(missing) or 'DISPLAY'}")


def wait_until(is_so: Callable[[], object], what: str) -> None:
    """Poll until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        if time.monotonic() > end:
            pytest.fail(f"waited in vain: {what}")
        time.sleep(0.05)


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    return done.stdout.strip()


class Desktop:
    """One run of the program; called with the file whose window is waited for, or otherwise."""

    def __init__(self, path: Path, home: Path, arguments: Sequence[str] | None = None) -> None:
        self.path = path
        self.home = home
        self.environment = {
            **os.environ,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "QT_QPA_PLATFORM": "xcb",
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
        }
        self.process = subprocess.Popen(
            [*COMMAND, *([str(path)] if arguments is None else arguments)],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.window = self._found()
        run("xdotool", "windowmove", self.window, "0", "0")
        run("xdotool", "windowsize", self.window, "1200", "760")
        self.focus()

    def _found(self) -> str:
        found: list[str] = []

        def is_there() -> bool:
            assert self.process.poll() is None, self.said()
            names = run("xdotool", "search", "--onlyvisible", "--name", self.path.name)
            found[:] = names.split()
            return bool(found)

        wait_until(is_there, f"a window that names {self.path.name}")
        return found[-1]

    @property
    def title(self) -> str:
        return run("xdotool", "getwindowname", self.window)

    @property
    def is_modified(self) -> bool:
        return "*" in self.title

    def focus(self) -> None:
        run("xdotool", "windowfocus", "--sync", self.window)

    def keys(self, *names: str) -> None:
        run("xdotool", "key", "--delay", "60", *names)

    def types(self, text: str) -> None:
        run("xdotool", "type", "--delay", "15", "--", text)

    def clicks(self, x: int, y: int) -> None:
        run("xdotool", "mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def drags(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one place of the window, and let go at another."""
        run("xdotool", "mousemove", "--window", self.window, *map(str, start), "mousedown", "1")
        middle = [str((one + other) // 2) for one, other in zip(start, end, strict=True)]
        for place in (middle, list(map(str, end))):
            run("xdotool", "mousemove", "--window", self.window, *place)
        run("xdotool", "mouseup", "1")

    def screenshot(self, path: Path) -> None:
        run("import", "-window", self.window, str(path))

    def shows(self, picture: Path) -> bool:
        """Tell whether more than an empty area is on screen by now."""
        self.screenshot(picture)
        return colours(picture) > 20

    def said(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.read().decode(errors="replace")

    def closes(self) -> None:
        """Leave by the keyboard; nothing is unsaved, so nothing is asked."""
        self.focus()
        self.keys("ctrl+q")
        wait_until(lambda: self.process.poll() is not None, "the program to end")
        assert self.process.returncode == 0, self.said()

    def is_ended(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[Path], Desktop]]:
    """Start the program on a file, any number of times."""
    started: list[Desktop] = []
    home = tmp_path / "home"
    home.mkdir()

    def begin(path: Path) -> Desktop:
        started.append(Desktop(path, home))
        return started[-1]

    yield begin
    for desktop in started:
        desktop.is_ended()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A copy of a real file, or of one of ours."""
    source = corpus_files.FOLDER / CORPUS_FILE
    if not source.is_file():
        source = OUR_FILE
    copy = tmp_path / "sitemap.xml"
    shutil.copyfile(source, copy)
    return copy


def values(path: Path) -> Values:
    """Read a file with lxml, not with ourselves."""
    return list(reference.read_with_lxml(path.read_bytes()).rows)


def colours(path: Path) -> int:
    return int(run("identify", "-format", "%k", str(path)) or 0)


def set_cell(desktop: Desktop, row: int, column: int, text: str) -> None:
    """Go to a cell from the first one by keys, and type over it."""
    desktop.keys("ctrl+Home", *["Down"] * row, *["Right"] * column)
    desktop.types(text)
    desktop.keys("Return")


def test_four_cells_changed_two_taken_back_saved_and_opened_again(
    start: Callable[[Path], Desktop], file: Path, tmp_path: Path
) -> None:
    before, was = file.read_bytes(), values(file)
    desktop = start(file)
    desktop.clicks(300, 130)  # into the table
    wait_until(lambda: not desktop.is_modified, "the file on screen")
    set_cell(desktop, 0, 0, "https://example.com/first?a=1&b=2")
    wait_until(lambda: desktop.is_modified, "the mark of an edit in the title")
    set_cell(desktop, 1, 0, "https://example.com/second")
    set_cell(desktop, 2, 0, "https://example.com/third")
    set_cell(desktop, 2, 1, "2024-05-06")
    picture = tmp_path / "edited.png"
    assert desktop.shows(picture)
    desktop.keys("ctrl+z", "ctrl+z")
    desktop.keys("ctrl+s")
    wait_until(lambda: not desktop.is_modified, "the file on disk")
    desktop.closes()

    after = file.read_bytes()
    now = values(file)
    assert [row[0] for row in now[:2]] == [
        "https://example.com/first?a=1&b=2",
        "https://example.com/second",
    ]
    assert now[2:] == was[2:]
    assert [row[1:] for row in now[:2]] == [row[1:] for row in was[:2]]
    assert reference.changed_lines(before, after, tmp_path) == (2, 2)
    etree.fromstring(after)

    again = start(file)
    picture = tmp_path / "reopened.png"
    wait_until(lambda: "sitemap.xml" in again.title, "the file again")
    wait_until(lambda: again.shows(picture), "a picture of it")
    assert not again.is_modified
    again.closes()
    assert file.read_bytes() == after


def test_an_unedited_file_is_saved_byte_for_byte(
    start: Callable[[Path], Desktop], file: Path
) -> None:
    before, stamp = file.read_bytes(), file.stat().st_ino
    desktop = start(file)
    desktop.clicks(300, 130)
    desktop.keys("ctrl+s")
    wait_until(lambda: file.stat().st_ino != stamp, "the file to be replaced")
    desktop.closes()
    assert file.read_bytes() == before


def test_keys_of_the_table_pressed_in_find_and_keys_that_type_nothing_change_no_byte(
    start: Callable[[Path], Desktop], file: Path, tmp_path: Path
) -> None:
    before, stamp = file.read_bytes(), file.stat().st_ino
    desktop = start(file)
    desktop.clicks(300, 130)  # into the table
    desktop.keys("ctrl+f")
    desktop.types("two words")
    desktop.keys("ctrl+BackSpace", "ctrl+d", "ctrl+semicolon", "ctrl+y", "alt+Down", "Delete")
    desktop.types("more")
    assert desktop.shows(tmp_path / "find.png")
    desktop.keys("Escape", "ctrl+Home", "ctrl+space", "shift+space", "ctrl+Home")
    assert not desktop.is_modified
    desktop.keys("F2", "ctrl+d", "ctrl+BackSpace", "Escape")  # an editor is a field too
    assert desktop.shows(tmp_path / "table.png")
    assert not desktop.is_modified
    desktop.keys("ctrl+s")
    wait_until(lambda: file.stat().st_ino != stamp, "the file to be replaced")
    desktop.closes()
    assert file.read_bytes() == before
