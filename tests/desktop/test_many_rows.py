"""Tasks over many rows in one real window, by keys alone: in how few steps, and the saved file.

Each task has a tab of its own with the same rows, begins in the first cell, and ends with saving,
which counts; one that only finds rows ends with them on screen. A text that is typed counts as one
step, as a key does. What is done before, and what another program does to a table, is told apart
in the figures (Help).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from xml.sax.saxutils import escape

import pytest
from PySide6.QtGui import QImage

from tests.core.sitemaps import urlset
from tests.desktop.needs import skip_without
from tests.desktop.test_real_window import TOOLS, Desktop, Values, run, values, wait_until
from tests.desktop.test_spreadsheet_habits import goes_to_tab

pytestmark = pytest.mark.desktop

FOLDERS: Final = ("blog", "shop", "docs", "news")
COUNT: Final = 240
_TAKES_RETURN_S: Final = 5.0
_LOOKS: Final = 3
_BETWEEN_LOOKS_S: Final = 0.25
OLD, NEW = "2019-05-06", "2126-05-06"


def row(number: int) -> tuple[str, str, str, str]:
    """Return the values of a row: its number says folder, age, fault and parameters."""
    url = f"http://www.example.com/{FOLDERS[number % 4]}/{number:03}"
    if number % 5 == 0:
        url += f"?id={number}&utm_source=mail"
    return url, OLD if number % 3 == 0 else NEW, "daily", "1.7" if number % 8 == 0 else "0.5"


ROWS: Final[Values] = [row(number) for number in range(COUNT)]


def is_in_blog(row: tuple[str | None, ...]) -> bool:
    return urlsplit(row[0] or "").path.startswith("/blog/")


@dataclass(frozen=True)
class Task:
    """What is pressed and typed, and what the file holds afterwards."""

    steps: tuple[str, ...]
    """Keys; what follows a colon is typed.

    What follows a question mark is a window that comes; one behind an exclamation mark takes
    Return as soon as its preview is there, and one behind a tilde goes. An equals sign waits until
    the screen stays as it is: a person looks what came of a filter before the next key.
    """
    count: int
    expected: Callable[[], Values]
    rows: Values = field(default_factory=lambda: ROWS)
    before: tuple[str, ...] = ()
    """Steps that the task is about."""
    proof: tuple[str, ...] = ()
    """How the file tells afterwards which rows were found."""


_PAGE: Final = "http://www.example.com/a"
TWINS: Final[Values] = [
    (_PAGE, "2024-01-01", None, None),
    ("http://www.example.com/b", "2024-01-01", None, None),
    (_PAGE, "2026-01-01", None, None),
    (_PAGE, "2023-01-01", "daily", "0.5"),
    (_PAGE, "2022-01-01", None, None),
]
"""Of the rows with one URL each is another one's choice: first, newest, most complete, last."""
PLAIN: Final[Values] = [
    (f"https://www.example.com/page/{number:03}", "2024-05-06", None, "0.5")
    for number in range(300)
]
"""Rows that break no rule."""


def of_duplicates(kept: int, downs: int) -> Task:
    """Return the task to remove duplicates by a choice so far down in the list of choices."""
    steps = (PALETTE, ":remove duplicates", "Return", "?Remove Duplicates", "alt+k")
    last = ("!Remove Duplicates", SAVE)
    left = [row for number, row in enumerate(TWINS) if number in (1, kept)]
    return Task((*steps, *["Down"] * downs, *last), 6 + downs, lambda: left, TWINS)


def with_https(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return ((row[0] or "").replace("http:", "https:"), *row[1:]) if is_in_blog(row) else row


def without_utm(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (row[0] or "").replace("&utm_source=mail", ""), *row[1:]


def with_priority(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (*row[:3], "0.8") if is_in_blog(row) else row


PALETTE: Final = "ctrl+shift+p"
FILTER: Final = "ctrl+shift+l"
SAVE: Final = "ctrl+s"
_REPLACE: Final = ("ctrl+h", "?Change Rows", ":http:", "Tab", ":https:", "!Change Rows")
_UTM: Final = (
    *("ctrl+shift+h", "?Change Rows", ":remove par", "Tab"),
    *(":utm_source", "!Change Rows"),
)
TASKS: Final[dict[str, Task]] = {
    "http becomes https in a folder": Task(
        (FILTER, ":folder:/blog/", "Return", "=", *_REPLACE, SAVE),
        9,
        lambda: list(map(with_https, ROWS)),
    ),
    "200 rows get the date of today": Task(
        (FILTER, ":rows:1-200", "Return", "=", "Right", "ctrl+space", "ctrl+semicolon", SAVE),
        7,
        lambda: [
            (row[0], str(datetime.now(UTC).date()), *row[2:]) if number < 200 else row
            for number, row in enumerate(ROWS)
        ],
    ),
    "a folder gets its priority": Task(
        (FILTER, ":folder:/blog/", "Return", "=", "End", "ctrl+space", ":0.8", "ctrl+Return", SAVE),
        8,
        lambda: list(map(with_priority, ROWS)),
    ),
    "rows with problems of one folder are found": Task(
        (FILTER, ":folder:/blog/ problem:error", "Return"),
        3,
        lambda: [row for row in ROWS if not (is_in_blog(row) and row[3] == "1.7")],
        proof=("=", "ctrl+a", "ctrl+minus"),
    ),
    "what is older than two years is deleted": Task(
        (FILTER, ":older:2y", "Return", "=", "ctrl+a", "ctrl+minus", SAVE),
        6,
        lambda: [row for row in ROWS if row[1] == NEW],
    ),
    "300 URLs are pasted, of which the file has some": Task(
        (
            *("ctrl+a", "ctrl+c", FILTER, ":page/00", "Return", "=", "ctrl+a", "ctrl+minus"),
            *("ctrl+alt+v", "?Import Rows", "alt+o", "!Import Rows", "~Import Rows", SAVE),
        ),
        11,
        lambda: [*PLAIN[10:], *PLAIN[:10]],
        PLAIN,
    ),
    "utm parameters go": Task((*_UTM, SAVE), 6, lambda: list(map(without_utm, ROWS))),
    "of duplicates the first stays": of_duplicates(0, 0),
    "of duplicates the last stays": of_duplicates(4, 1),
    "of duplicates the newest stays": of_duplicates(2, 2),
    "of duplicates the most complete stays": of_duplicates(3, 3),
    "eleven steps are taken back and nine done again": Task(
        (*["ctrl+z"] * 11, *["ctrl+y"] * 9, SAVE),
        21,
        lambda: [(None, *row[1:]) if number < 9 else row for number, row in enumerate(ROWS)],
        before=("Delete", "Down") * 11,
    ),
}


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    skip_without(TOOLS, "import sys", "python3")
    folder = tmp_path_factory.mktemp("tasks")
    paths = []
    for name, task in TASKS.items():
        paths.append(folder / name_of(name))
        write(paths[-1], task.rows)
    (folder / "home").mkdir()
    desktop = Desktop(paths[-1], folder / "home", list(map(str, paths)))
    desktop.clicks(300, 300)  # into the table
    yield desktop
    desktop.is_ended()


def write(path: Path, rows: Values) -> None:
    path.write_bytes(urlset("".join(map(written, rows)) + "\n"))


def written(row: tuple[str | None, ...]) -> str:
    """Return a row as XML."""
    values = zip(("loc", "lastmod", "changefreq", "priority"), row, strict=True)
    cells = (f"<{name}>{escape(value)}</{name}>" for name, value in values if value is not None)
    return f"\n <url>{''.join(cells)}</url>"


def name_of(task: str) -> str:
    return f"task-{list(TASKS).index(task):02}.xml"


@pytest.mark.parametrize("name", TASKS)
def test_a_task(desktop: Desktop, name: str) -> None:
    path, task = desktop.path.with_name(name_of(name)), TASKS[name]
    goes_to_tab(desktop, path.name, len(TASKS))
    desktop.keys("ctrl+Home")
    carry_out(desktop, task.before)
    carry_out(desktop, task.steps)
    if task.proof:
        carry_out(desktop, (*task.proof, SAVE))
    assert values(path) == task.expected()


def test_the_steps_of_a_task_are_as_many_as_the_figures_say() -> None:
    counted = {name: count_of(task.steps) for name, task in TASKS.items()}
    assert counted == {name: task.count for name, task in TASKS.items()}


def count_of(steps: Iterable[str]) -> int:
    """Count what is pressed and typed."""
    return sum(step[0] not in "?~=" for step in steps)


def carry_out(desktop: Desktop, steps: Iterable[str]) -> None:
    """Press and type, and wait for windows, as `Task` tells."""
    for step in steps:
        if step.startswith("?"):
            wait_until(partial(has_focused, step[1:]), step[1:])
        elif step.startswith("!"):
            takes = partial(has_taken_return, desktop, step[1:], was_edited=desktop.is_modified)
            wait_until(takes, f"an edit by {step[1:]}")
            desktop.focus()
        elif step.startswith("~"):
            wait_until(partial(is_gone, step[1:]), f"the end of {step[1:]}")
            desktop.focus()
        elif step == "=":
            wait_until(partial(is_still, desktop), "a screen that stays as it is")
        elif step.startswith(":"):
            desktop.types(step[1:])
        elif step == SAVE:
            save(desktop)
        else:
            desktop.keys(step)


def save(desktop: Desktop) -> None:
    """Save what was edited by then."""
    wait_until(lambda: desktop.is_modified, "the mark of an edit in the title")
    desktop.focus()
    desktop.keys(SAVE)
    wait_until(lambda: not desktop.is_modified, "the file on disk")


def has_focused(name: str) -> bool:
    """Give a window the keyboard, as soon as it is there: no window manager does."""
    found = run("xdotool", "search", "--onlyvisible", "--name", name).split()
    if found:
        run("xdotool", "windowfocus", "--sync", found[-1])
    return bool(found)


def is_gone(name: str) -> bool:
    """Tell whether no such window is on screen."""
    return not run("xdotool", "search", "--onlyvisible", "--name", name).split()


def has_taken_return(desktop: Desktop, name: str, *, was_edited: bool) -> bool:
    """Press Return in a window until something has come of it: it goes, or an edit shows."""

    def is_taken() -> bool:
        return is_gone(name) if was_edited else desktop.is_modified

    if has_focused(name):
        desktop.keys("Return")
        end = time.monotonic() + _TAKES_RETURN_S
        while time.monotonic() < end and not (is_taken() or is_gone(name)):
            time.sleep(0.05)  # one more would go to the table, once the window is gone
    return is_taken()


def is_still(desktop: Desktop) -> bool:
    """Tell whether the screen is the same some times over."""
    picture, seen = desktop.home / "screen.png", []
    for _ in range(_LOOKS):
        run("import", "-window", "root", str(picture))
        seen.append(QImage(str(picture)))
        time.sleep(_BETWEEN_LOOKS_S)
    return all(each == seen[0] for each in seen)
