"""Forty habits of the spreadsheet in one real window: keys and mouse in, the saved file out.

Each habit has a tab of its own with the same twelve rows, begins in the first cell, and ends with
saving: what it says it does is read from the file.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect

from tests.core.sitemaps import urlset
from tests.desktop.needs import skip_without
from tests.desktop.ring import ring
from tests.desktop.test_real_window import (
    COMMAND,
    ROOT,
    TOOLS,
    Desktop,
    Values,
    run,
    values,
    wait_until,
)

pytestmark = pytest.mark.desktop

COUNT: Final = 12
LOC, LASTMOD, CHANGEFREQ, PRIORITY = range(4)
OPENED_AT_ONCE: Final = 20
"""More are asked about."""
_CLICK_IS_OVER_S: Final = 0.5
Cell = tuple[int, int]


class Sitter:
    """Somebody at the window, who knows where each cell is on screen."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        self.desktop = desktop
        self._picture = folder / "window.png"
        self._first = QRect()
        self._columns: list[QRect] = []

    def looks_where_cells_are(self) -> None:
        """Go along the first row by keys, and note the frame of each cell."""
        self._columns = []
        for key in ("ctrl+Home", "Right", "Right", "Right"):
            self.desktop.keys(key)
            wait_until(self._sees_another, "the frame of the current cell")
        self.desktop.keys("ctrl+Home")

    def _sees_another(self) -> bool:
        self.desktop.screenshot(self._picture)
        cell = ring(self._picture)
        if cell is None or cell in self._columns:
            return False
        self._columns.append(cell)
        return True

    def at(self, cell: Cell) -> QPoint:
        row, column = cell
        rect = self._columns[column]
        return rect.center() + QPoint(0, row * rect.height())

    def title(self, column: int) -> QPoint:
        rect = self._columns[column]
        return QPoint(rect.left() + 30, rect.top() - rect.height() // 2)

    def number(self, row: int) -> QPoint:
        rect = self._columns[LOC]
        return QPoint(rect.left() - 20, self.at((row, LOC)).y())

    def handle(self, cell: Cell) -> QPoint:
        rect = self._columns[cell[1]]
        return rect.bottomRight() + QPoint(-1, cell[0] * rect.height() - 1)

    def clicks(self, place: QPoint, times: int = 1, held: str = "") -> None:
        keys = (["keydown", held], ["keyup", held]) if held else ([], [])
        at = ["mousemove", "--window", self.desktop.window, str(place.x()), str(place.y())]
        click = ["click", "--repeat", str(times), "--delay", "40", "1"]
        run("xdotool", *at, *keys[0], *click, *keys[1])

    def drags(self, start: QPoint, end: QPoint) -> None:
        self.desktop.drags(start.toTuple(), end.toTuple())


Step = str | Callable[[Sitter], None]


def click(row: int, column: int, times: int = 1, held: str = "") -> Step:
    """Click a cell; by the mouse of somebody who has not clicked just now."""

    def step(sitter: Sitter) -> None:
        waits(sitter)
        sitter.clicks(sitter.at((row, column)), times, held)

    return step


def drag(start: Cell, end: Cell) -> Step:
    return lambda sitter: sitter.drags(sitter.at(start), sitter.at(end))


def click_title(column: int) -> Step:
    return lambda sitter: sitter.clicks(sitter.title(column))


def click_number(row: int, held: str = "") -> Step:
    return lambda sitter: sitter.clicks(sitter.number(row), 1, held)


def drag_number(start: int, end: int) -> Step:
    return lambda sitter: sitter.drags(sitter.number(start), sitter.number(end))


def pull_handle(cell: Cell, onto: Cell) -> Step:
    def step(sitter: Sitter) -> None:
        waits(sitter)
        sitter.drags(sitter.handle(cell), sitter.at(onto))

    return step


def waits(_sitter: Sitter) -> None:
    """Let a click be over: what follows sooner is a double click."""
    time.sleep(_CLICK_IS_OVER_S)


def typed(text: str) -> Step:
    return lambda sitter: sitter.desktop.types(text)


@dataclass(frozen=True)
class Habit:
    """What is pressed and clicked, and how the file is told afterwards."""

    steps: tuple[Step, ...]
    is_done: Callable[[Values], bool]


def names(now: Values) -> str:
    """Return the last two figures of each URL; dots where there is none."""
    return " ".join((row[LOC] or "..")[-2:] for row in now)


def empty(now: Values, column: int) -> list[int]:
    """Return the rows that have nothing in a column."""
    return [number for number, row in enumerate(now) if row[column] is None]


def emptied(*rows: int, column: int = LASTMOD) -> Callable[[Values], bool]:
    """Tell whether these rows and no others have nothing in a column, and all rows are there."""
    return lambda now: len(now) == COUNT and empty(now, column) == list(rows)


def dated(now: Values) -> list[int]:
    """Return the rows whose date is another than at the beginning."""
    return [n for n, row in enumerate(now) if not (row[LASTMOD] or "").startswith("2024-05-")]


def dates(now: Values, *wanted: str) -> bool:
    return [row[LASTMOD] for row in now[: len(wanted)]] == list(wanted)


ALL: Final = tuple(range(COUNT))
LAST: Final = COUNT - 1
USUAL: Final = " ".join(f"{number:02}" for number in ALL)
MOVED: Final = Habit(
    (click_number(1), waits, drag_number(1, 5)),
    lambda now: names(now) != USUAL and sorted(names(now).split()) == USUAL.split(),
)

HABITS: Final[dict[str, Habit]] = {
    # Going about
    "Ctrl+Down goes to the last row": Habit(("ctrl+Down", "Right", "Delete"), emptied(LAST)),
    "Ctrl+Up goes to the first row": Habit(("Right", "ctrl+Down", "ctrl+Up", "Delete"), emptied(0)),
    "Ctrl+Right goes to the last column": Habit(
        ("ctrl+Right", "Delete"), emptied(0, column=PRIORITY)
    ),
    "Ctrl+Left goes to the first column": Habit(
        ("ctrl+End", "ctrl+Left", "Right", "Delete"), emptied(LAST)
    ),
    "Ctrl+Home goes to the first cell": Habit(
        ("ctrl+End", "ctrl+Home", "Right", "Delete"), emptied(0)
    ),
    "Ctrl+End goes to the last cell": Habit(("ctrl+End", "Delete"), emptied(LAST, column=PRIORITY)),
    "Home and End go along the row": Habit(
        ("Right", "Home", "End", "Delete"), emptied(0, column=PRIORITY)
    ),
    "Tab goes right, Shift+Tab back": Habit(("Tab", "Tab", "shift+Tab", "Delete"), emptied(0)),
    "Ctrl+F finds": Habit(
        ("ctrl+f", typed("/07"), "Return", "Escape", "Right", "Delete"), emptied(7)
    ),
    # Typing
    "Enter keeps and goes down": Habit(
        ("Right", typed("2025"), "Return", typed("2026"), "Return"),
        lambda now: dates(now, "2025", "2026", "2024-05-03"),
    ),
    "Tab keeps and goes right": Habit(
        ("Right", typed("2025"), "Tab", typed("weekly"), "Return"),
        lambda now: now[0][1:3] == ("2025", "weekly"),
    ),
    "F2 corrects at the end": Habit(
        ("F2", "x", "Return"), lambda now: now[0][LOC] == "https://example.com/00x"
    ),
    "Escape gives up what was typed": Habit(
        ("Right", typed("2025"), "Escape", "Down", "Delete"), emptied(1)
    ),
    "typing in a range goes round it": Habit(
        (
            *("Right", "shift+Down", "shift+Down"),
            *(typed("2025"), "Return", typed("2026"), "Return", typed("2027"), "Return"),
        ),
        lambda now: {row[LASTMOD] for row in now[:3]} == {"2025", "2026", "2027"},
    ),
    "a double click opens the cell": Habit(
        (click(2, LASTMOD, 2), "ctrl+a", typed("2025"), "Return"),
        lambda now: dates(now, "2024-05-01", "2024-05-02", "2025"),
    ),
    # Selecting
    "Shift+Right selects the next cell too": Habit(
        ("Right", "shift+Right", "Delete"),
        lambda now: empty(now, LASTMOD) == empty(now, CHANGEFREQ) == [0],
    ),
    "Ctrl+Shift+End selects up to the last cell": Habit(
        ("Right", "ctrl+shift+End", "Delete"),
        lambda now: (
            empty(now, LASTMOD) == empty(now, PRIORITY) == list(ALL) and names(now) == USUAL
        ),
    ),
    "Ctrl+Shift+Home selects up to the first cell": Habit(
        ("Down", "Right", "ctrl+shift+Home", "Delete"),
        lambda now: empty(now, LOC) == empty(now, LASTMOD) == [0, 1],
    ),
    "Ctrl+A selects all": Habit(("ctrl+a", "ctrl+minus"), lambda now: now == []),
    "Ctrl+Space selects the column": Habit(
        ("Right", "Right", "ctrl+space", "Delete"), emptied(*ALL, column=CHANGEFREQ)
    ),
    "dragging selects a range": Habit((drag((2, 1), (4, 1)), "Delete"), emptied(2, 3, 4)),
    "a click with Shift selects up to there": Habit(
        (click(1, LASTMOD), click(3, LASTMOD, 1, "shift"), "Delete"), emptied(1, 2, 3)
    ),
    "a click with Ctrl selects a cell besides": Habit(
        (click(1, LASTMOD), click(5, LASTMOD, 1, "ctrl"), "Delete"), emptied(1, 5)
    ),
    "a click on a title selects the column": Habit(
        (click_title(CHANGEFREQ), "Delete"), emptied(*ALL, column=CHANGEFREQ)
    ),
    "a click on a number selects the row": Habit(
        (click_number(3), "ctrl+minus"), lambda now: names(now) == USUAL.replace("03 ", "")
    ),
    # Filling
    "Ctrl+Enter fills the selection": Habit(
        ("Right", "Right", "Right", "ctrl+shift+Down", typed("0.8"), "ctrl+Return"),
        lambda now: {row[PRIORITY] for row in now} == {"0.8"},
    ),
    "Ctrl+D fills down": Habit(
        ("Right", "shift+Down", "shift+Down", "ctrl+d"),
        lambda now: dates(now, *["2024-05-01"] * 3, "2024-05-04"),
    ),
    "Ctrl+R fills right": Habit(
        ("Right", "shift+Right", "ctrl+r"), lambda now: now[0][CHANGEFREQ] == "2024-05-01"
    ),
    "the corner of a cell is pulled to fill": Habit(
        (click(0, LASTMOD), pull_handle((0, LASTMOD), (3, LASTMOD))),
        lambda now: dates(now, *["2024-05-01"] * 4, "2024-05-05"),
    ),
    "Ctrl+; puts the date": Habit(
        ("Right", "ctrl+semicolon"),
        lambda now: dated(now) == [0] and len(now[0][LASTMOD] or "") == len("2024-05-01"),
    ),
    "Ctrl+Shift+; puts date and time": Habit(
        ("Right", "ctrl+shift+semicolon"),
        lambda now: dated(now) == [0] and "T" in (now[0][LASTMOD] or ""),
    ),
    # Clipboard
    "Ctrl+C, Ctrl+V copy a range": Habit(
        ("Right", "shift+Down", "ctrl+c", *["Down"] * 3, "ctrl+v"),
        lambda now: [row[LASTMOD] for row in now].count("2024-05-01") == 2,
    ),
    "Ctrl+X, Ctrl+V move a value": Habit(
        ("Right", "ctrl+x", "Down", "ctrl+v"),
        lambda now: [row[LASTMOD] for row in now[:2]] == [None, "2024-05-01"],
    ),
    "one copied value fills the selection": Habit(
        ("Right", "ctrl+c", "shift+Down", "shift+Down", "ctrl+v"),
        lambda now: dates(now, *["2024-05-01"] * 3, "2024-05-04"),
    ),
    # Rows
    "Shift+Space, Ctrl+minus delete rows": Habit(
        ("Down", "shift+Down", "shift+Down", "shift+space", "ctrl+minus"),
        lambda now: names(now) == USUAL.replace("01 02 03 ", ""),
    ),
    "after deleting one is at the row that took the place": Habit(
        ("Down", "shift+space", "ctrl+minus", "Right", typed("2026"), "Return"),
        lambda now: now[1][:2] == ("https://example.com/02", "2026"),
    ),
    "Ctrl+plus inserts a row": Habit(
        ("Down", "ctrl+plus", typed("https://example.com/new"), "Return"),
        lambda now: names(now) == USUAL.replace("00 ", "00 ew "),
    ),
    "Ctrl+Shift+D duplicates": Habit(
        ("ctrl+shift+d",), lambda now: len(now) == COUNT + 1 and now[0] == now[1]
    ),
    "rows are dragged by their numbers": MOVED,
    # History
    "Ctrl+Z takes back, Ctrl+Y does again": Habit(
        ("Right", "Delete", "Down", "Delete", "ctrl+z", "ctrl+z", "ctrl+y"), emptied(0)
    ),
}


def test_there_are_forty() -> None:
    assert len(HABITS) == 40


@pytest.fixture(scope="module")
def sitter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sitter]:
    skip_without(TOOLS, "import sys", "python3")
    folder = tmp_path_factory.mktemp("habits")
    rows = "".join(
        f"\n <url><loc>https://example.com/{number:02}</loc><lastmod>2024-05-{number + 1:02}"
        f"</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>"
        for number in range(COUNT)
    )
    paths = [folder / name_of(habit) for habit in HABITS]
    for path in paths:
        path.write_bytes(urlset(rows + "\n"))
    home = folder / "home"
    home.mkdir()
    first, rest = paths[:OPENED_AT_ONCE], paths[OPENED_AT_ONCE:]
    desktop = Desktop(first[-1], home, list(map(str, first)))
    subprocess.run(  # hands them over to the first start
        [*COMMAND, *map(str, rest)], cwd=ROOT, env=desktop.environment, check=True, timeout=60
    )
    wait_until(lambda: rest[-1].name in desktop.title, "the last of the files in front")
    sitter = Sitter(desktop, folder)
    desktop.clicks(300, 300)  # into the table
    sitter.looks_where_cells_are()
    yield sitter
    desktop.is_ended()


def name_of(habit: str) -> str:
    return f"habit-{list(HABITS).index(habit):02}.xml"


def is_another(desktop: Desktop, title: str) -> bool:
    return desktop.title != title


def goes_to_tab(desktop: Desktop, name: str, count: int) -> None:
    """Go on from tab to tab until it is the one; they stand in a circle."""
    for _ in range(count):
        if name in desktop.title:
            return
        before = desktop.title
        desktop.keys("ctrl+Next")
        wait_until(partial(is_another, desktop, before), "another tab in front")
    assert name in desktop.title


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit(sitter: Sitter, habit: str) -> None:
    desktop, path = sitter.desktop, sitter.desktop.path.with_name(name_of(habit))
    goes_to_tab(desktop, path.name, len(HABITS))
    desktop.keys("ctrl+Home")
    for step in HABITS[habit].steps:
        if isinstance(step, str):
            desktop.keys(step)
        else:
            step(sitter)
    wait_until(lambda: desktop.is_modified, "the mark of an edit in the title")
    stamp = path.stat().st_ino
    desktop.keys("ctrl+s")
    wait_until(lambda: not desktop.is_modified and path.stat().st_ino != stamp, "the file on disk")
    now = values(path)
    assert HABITS[habit].is_done(now), now
