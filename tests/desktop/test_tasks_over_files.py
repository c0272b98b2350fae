"""Tasks that take more than one file, a picture or the history, in a real window by keys alone.

Steps are written as in `test_many_rows`: a text that is typed counts as one, as a key does.
"""

from __future__ import annotations

import csv
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.core.sitemaps import urlset
from tests.desktop.needs import skip_without
from tests.desktop.ring import ring
from tests.desktop.test_many_rows import (
    FILTER,
    PALETTE,
    PLAIN,
    ROWS,
    SAVE,
    carry_out,
    count_of,
    has_focused,
    is_in_blog,
    save,
    without_utm,
    written,
)
from tests.desktop.test_real_window import (
    ROOT,
    TOOLS,
    Desktop,
    Values,
    run,
    values,
    wait_until,
)

pytestmark = pytest.mark.desktop

HISTORY, OVERVIEW, IMPORT = "ctrl+alt+z", "ctrl+shift+y", "ctrl+alt+i"
_BOX_HEIGHTS = range(60, 700)
STEPS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "to a spreadsheet and back": (("ctrl+a", "ctrl+c"), ("ctrl+v", SAVE)),
    "a recipe for another file": (
        (
            *("ctrl+shift+h", "?Change Rows", ":remove par", "Tab", ":utm_source"),
            *("!Change Rows", "~Change Rows", FILTER, ":folder:/blog/", "Return", "="),
            *("ctrl+h", "?Change Rows", ":http:", "Tab", ":https:"),
            *("!Change Rows", "~Change Rows", "="),
            *("End", "ctrl+space", ":0.8", "ctrl+Return", SAVE),
        ),
        (HISTORY, "=", "shift+Up", "shift+Up", "space", "Tab", "space", "?New Recipe"),
        (":House style", "Return", "~New Recipe"),
        ("ctrl+Next",),
        (PALETTE, ":house style", "Return", "?Recipes", "!Recipes", "~Recipes", SAVE),
    ),
    "the folder with most problems": ((OVERVIEW,), ("2",), ("Return",)),
    "eleven steps back, and brought back": (
        (HISTORY, "=", "Home", "Return", "Escape", "Delete"),
        (HISTORY, "=", "Tab", "space", "Escape", SAVE),
    ),
}
"""What is done in each part of a task, as the figures count it."""
COUNTS: Final = dict(zip(STEPS, (4, 32, 3, 10), strict=True))
Open = Callable[..., Desktop]
Table = list[list[str]]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Start the program on files of these rows, in the first cell of the last of them."""
    skip_without(TOOLS, "import sys", "python3")
    started: list[Desktop] = []

    def start(*tables: Values) -> Desktop:
        paths = [tmp_path / f"file-{number}.xml" for number in range(len(tables))]
        for path, rows in zip(paths, tables, strict=True):
            path.write_bytes(urlset("".join(map(written, rows)) + "\n"))
        (tmp_path / "home").mkdir()
        desktop = Desktop(paths[-1], tmp_path / "home", list(map(str, paths)))
        started.append(desktop)
        desktop.clicks(300, 300)  # into the table
        desktop.keys("ctrl+Home")
        return desktop

    yield start
    for desktop in started:
        desktop.is_ended()


def as_libre_office_does(path: Path, table: Table) -> None:
    """Write a table with the byte order mark and line ends it came with, texts in quotes."""
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, quoting=csv.QUOTE_ALL).writerows(table)


def plainly(path: Path, table: Table) -> None:
    """Write a table without a mark, in quotes only what must be, with semicolons between."""
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=";", lineterminator="\n").writerows(table)


@pytest.mark.parametrize("write", [as_libre_office_does, plainly])
def test_a_table_goes_out_is_edited_by_another_program_and_comes_back(
    opened: Open, tmp_path: Path, write: Callable[[Path, Table], None]
) -> None:
    desktop, path = opened(PLAIN), tmp_path / "rows.csv"
    carry_out(desktop, (PALETTE, ":all rows", "Return", "?Export Rows", f":{path}", "Return"))
    wait_until(path.exists, "the exported table")

    with path.open(encoding="utf-8-sig", newline="") as file:
        titles, *rows = csv.reader(file)
    lastmod, priority = titles.index("lastmod"), titles.index("priority")
    for row in rows[100:200]:
        row[lastmod], row[priority] = "2025-01-02", "0.9"
    new = ["https://www.example.com/new, and quoted", "2025-01-02", "", "0.9"]
    write(path, [titles, *rows, new])

    desktop.focus()
    carry_out(desktop, (IMPORT, "?Import Rows", f":{path}"))
    choosing = windows_named("Import Rows")
    desktop.keys("Return")
    wait_until(lambda: windows_named("Import Rows") - choosing, "the preview")
    wait_until(lambda: not windows_named("Import Rows") & choosing, "the end of choosing")
    has_focused("Import Rows")
    wait_until(lambda: changes_nothing(desktop, "alt+o", tmp_path), "values to be overwritten")
    carry_out(desktop, ("!Import Rows", "~Import Rows"))
    save(desktop)
    edited = [(loc, "2025-01-02", None, "0.9") for loc, *_ in PLAIN[100:200]]
    expected = [*PLAIN[:100], *edited, *PLAIN[200:], (new[0], new[1], None, "0.9")]
    assert values(desktop.path) == expected


def changes_nothing(desktop: Desktop, key: str, folder: Path) -> bool:
    """Press a key some times; tell whether the screen stays as it is: what it is for is done."""
    pictures = []
    for _ in range(4):
        run("import", "-window", "root", str(folder / "screen.png"))
        pictures.append(QImage(str(folder / "screen.png")))
        desktop.keys(key)
        time.sleep(0.3)
    return all(each == pictures[0] for each in pictures)


def windows_named(name: str) -> set[str]:
    return set(run("xdotool", "search", "--onlyvisible", "--name", name).split())


@pytest.fixture
def elsewhere() -> Iterator[Callable[[], None]]:
    """Edit in another program what is on the clipboard, and copy it there."""
    started: list[subprocess.Popen[str]] = []

    def edit() -> None:
        command = (sys.executable, "-m", "tests.desktop.clipboard_program")
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "copied\n"

    yield edit
    for process in started:
        process.kill()
        process.communicate()


def test_rows_are_copied_edited_by_another_program_and_pasted_over(
    opened: Open, elsewhere: Callable[[], None]
) -> None:
    desktop = opened(ROWS)
    before = desktop.path.read_bytes().splitlines()
    out, back = STEPS["to a spreadsheet and back"]
    carry_out(desktop, out)
    elsewhere()
    carry_out(desktop, back)
    after = desktop.path.read_bytes().splitlines()
    expected = [x.replace(b"daily", b"weekly") if b"/blog/" in x else x for x in before]
    assert after == expected


def test_steps_become_a_recipe_that_runs_on_another_file(opened: Open) -> None:
    desktop = opened(ROWS[:120], ROWS)
    edits, ticks, name, to_other, apply = STEPS["a recipe for another file"]
    carry_out(desktop, edits)
    carry_out(desktop, (*ticks, *name, *to_other))
    wait_until(lambda: "file-0.xml" in desktop.title, "the other file")
    carry_out(desktop, apply)
    changed = [
        (
            ((loc or "").replace("http:", "https:"), *rest, "0.8")
            if is_in_blog((loc,))
            else (loc, *rest, priority)
        )
        for row in map(without_utm, ROWS)
        for loc, *rest, priority in [row]
    ]
    assert values(desktop.path) == changed
    assert values(desktop.path.with_name("file-0.xml")) == changed[:120]


def test_the_folder_with_most_problems_is_found_in_the_picture(
    opened: Open, tmp_path: Path
) -> None:
    faults = {"shop": 12, "blog": 30, "news": 3}  # of forty each, and none of three hundred
    numbers = [(folder, number) for folder in faults for number in range(40)]
    few: Values = [
        (f"https://www.example.com/{folder}/{number}", "2024-05-06", None, priority)
        for folder, number in numbers
        for priority in ["1.7" if number < faults[folder] else "0.5"]
    ]
    rows = [*PLAIN, *few]
    desktop, picture = opened(rows), tmp_path / "window.png"

    def box() -> QRect | None:
        desktop.screenshot(picture)
        return ring(picture, _BOX_HEIGHTS)

    show, by_problems, take = STEPS["the folder with most problems"]
    carry_out(desktop, show)
    wait_until(box, "the boxes of folders")
    carry_out(desktop, (*by_problems, "="))
    wait_until(box, "the boxes of problems")  # none until the rows are checked
    before = box()
    carry_out(desktop, take)
    wait_until(lambda: box() != before, "the boxes of what is left")
    carry_out(desktop, ("Escape", "ctrl+a", "ctrl+minus"))
    save(desktop)
    at_fault = [row for row in rows if is_in_blog(row) and row[3] == "1.7"]
    assert values(desktop.path) == [row for row in rows if row not in at_fault]


def test_eleven_steps_are_taken_back_and_come_back_after_another_edit(opened: Open) -> None:
    desktop = opened(PLAIN)
    back, again = STEPS["eleven steps back, and brought back"]
    carry_out(desktop, (*["Delete", "Down"] * 11, "ctrl+End", *back))
    save(desktop)
    assert values(desktop.path) == [(None, *PLAIN[0][1:]), *PLAIN[1:]]
    carry_out(desktop, again)
    assert values(desktop.path) == [
        (None, *row[1:]) if number < 11 else row for number, row in enumerate(PLAIN)
    ]


def test_the_steps_of_these_tasks_are_as_many_as_the_figures_say() -> None:
    counted = {name: sum(map(count_of, parts)) for name, parts in STEPS.items()}
    assert counted == COUNTS
