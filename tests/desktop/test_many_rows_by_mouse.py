"""Tasks over many rows in a real window by the mouse alone: the saved file, and in how many steps.

A step is a click, also one that opens a menu, or a drag. Each task begins with the file open and
ends with saving, which counts; one that only finds rows ends with them on screen. What is done
before, and what another program does to a table, is told apart in the figures (Help).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from tests.core.sitemaps import urlset
from tests.desktop.needs import skip_without
from tests.desktop.test_many_rows import NEW, ROWS, TWINS, is_in_blog, written
from tests.desktop.test_real_window import ROOT, TOOLS, Values, values

pytestmark = pytest.mark.desktop

_PATIENCE_S: Final = 300


@dataclass(frozen=True)
class MouseTask:
    """In how many steps it is done, and what the file in front holds afterwards."""

    steps: int
    expected: Callable[[], Values]
    rows: Values = field(default_factory=lambda: ROWS)
    others: Values = field(default_factory=lambda: ROWS[:120])
    """What the other open file holds."""
    steps_before: int = 0
    """Steps that the task is about."""


def changed(change: Callable[[tuple[str | None, ...]], tuple[str | None, ...]]) -> Values:
    return [change(row) for row in ROWS]


def with_https(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return ((row[0] or "").replace("http:", "https:"), *row[1:]) if is_in_blog(row) else row


def today() -> str:
    return str(datetime.now(UTC).date())


def dated(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return row[0], "2125-01-02", *row[2:]


PASTED: Final[Values] = [
    *((row[0], "2125-01-02", None, None) for row in ROWS),
    *((f"http://www.example.com/pasted/{at}", "2125-01-02", None, None) for at in range(60)),
]
"""300 URLs with a new date, of which the file has 240."""


def pasted() -> Values:
    """Return the rows with a new date, and new ones below the one that is selected."""
    first, *others = changed(dated)
    return [first, *PASTED[240:], *others]


def edited_elsewhere(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return (*row[:2], "weekly", row[3]) if is_in_blog(row) else row


def untouched(data: bytes) -> list[bytes]:
    """Return the lines of rows that no edit meant."""
    return [line for line in data.splitlines(keepends=True) if b"/blog/" not in line]


def by_recipe(rows: Values) -> Values:
    """Return what the three steps of the recipe make of rows."""
    return [
        ((loc or "").replace("&utm_source=mail", ""), *rest, "0.8" if is_in_blog((loc,)) else last)
        for loc, *rest, last in map(with_https, rows)
    ]


def is_at_fault(row: tuple[str | None, ...]) -> bool:
    return row[3] == "1.7" or row[1] == NEW or "utm_source" in (row[0] or "")


TASKS: Final[dict[str, MouseTask]] = {
    "https_for_a_folder": MouseTask(6, lambda: changed(with_https)),
    "today_for_200_rows": MouseTask(
        6, lambda: changed(lambda row: (row[0], today(), *row[2:]) if row[3] == "0.5" else row)
    ),
    "priority_by_folder": MouseTask(
        9, lambda: changed(lambda row: (*row[:3], "0.8") if is_in_blog(row) else row)
    ),
    "problems_of_a_folder": MouseTask(
        3, lambda: [row for row in ROWS if not (is_in_blog(row) and row[3] == "1.7")]
    ),
    "without_what_is_old": MouseTask(5, lambda: [row for row in ROWS if row[1] == NEW]),
    "pasted_urls_update": MouseTask(10, pasted, others=PASTED),
    "without_utm": MouseTask(
        7,
        lambda: changed(lambda row: ((row[0] or "").replace("&utm_source=mail", ""), *row[1:])),
    ),
    "newest_of_duplicates": MouseTask(
        6, lambda: [row for number, row in enumerate(TWINS) if number in (1, 2)], TWINS
    ),
    "out_to_csv_and_back": MouseTask(9, lambda: changed(edited_elsewhere)),
    "copied_to_a_spreadsheet_and_back": MouseTask(6, lambda: changed(edited_elsewhere)),
    "recipe_on_another_file": MouseTask(33, lambda: by_recipe(ROWS)),
    "folder_from_the_picture": MouseTask(
        4, lambda: [row for row in ROWS if not (is_in_blog(row) and is_at_fault(row))]
    ),
    "eleven_steps_back_and_aside": MouseTask(
        8,
        lambda: [(None, *row[1:]) if number < 11 else row for number, row in enumerate(ROWS)],
        steps_before=33,
    ),
}


@pytest.mark.parametrize("name", TASKS)
def test_a_task_by_the_mouse_alone(tmp_path: Path, name: str) -> None:
    skip_without(TOOLS, "import sys", "python3")
    task, home = TASKS[name], tmp_path / "home"
    first, front = tmp_path / "a.xml", tmp_path / "task.xml"
    for path, rows in ((first, task.others), (front, task.rows)):
        path.write_bytes(urlset("".join(map(written, rows)) + "\n"))
    home.mkdir(mode=0o700)
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
    environment = {
        **os.environ,
        **dict.fromkeys(places, str(home)),
        "QT_QPA_PLATFORM": "xcb",
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
    }
    ended = subprocess.run(
        [sys.executable, "-m", "tests.desktop.mouse_tasks", name, str(first), str(front)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=_PATIENCE_S,
    )
    assert ended.returncode == 0, ended.stderr
    assert values(front) == task.expected()
    if task.expected() == changed(edited_elsewhere):
        assert untouched(front.read_bytes()) == untouched(
            urlset("".join(map(written, ROWS)) + "\n")
        )
    before, steps = map(int, ended.stdout.split()[-2:])
    assert (before, steps) == (task.steps_before, task.steps)
    if name == "recipe_on_another_file":
        assert values(first) == by_recipe(task.others)
