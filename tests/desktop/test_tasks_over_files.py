"""Tasks that take more than one file, a picture or the history, in a real window by keys alone.

Steps are written as in `test_many_rows`: a text that is typed counts as one, as a key does.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Iterator
from pathlib import Path

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
    carry_out,
    has_focused,
    is_in_blog,
    save,
    written,
)
from tests.desktop.test_real_window import TOOLS, Desktop, Values, run, values, wait_until
from tests.desktop.test_spreadsheet_habits import goes_to_tab

pytestmark = pytest.mark.desktop

HISTORY, OVERVIEW, IMPORT = "ctrl+alt+z", "ctrl+shift+y", "ctrl+alt+i"
_BOX_HEIGHTS = range(60, 700)
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


def test_steps_become_a_recipe_that_runs_on_another_file(opened: Open) -> None:
    desktop = opened(ROWS[:120], ROWS)
    carry_out(
        desktop,
        (
            *(FILTER, ":folder:/blog/", "Return", "=", "ctrl+h", "?Change Rows"),
            *(":http:", "Tab", ":https:", "!Change Rows", "~Change Rows"),
            *("End", "ctrl+space", ":0.8", "ctrl+Return"),
        ),
    )
    save(desktop)
    carry_out(desktop, (HISTORY, "=", "space", "Up", "space", "Tab", "space", "?New Recipe"))
    carry_out(desktop, (":House style", "Return", "~New Recipe"))
    goes_to_tab(desktop, "file-0.xml", 2)
    carry_out(desktop, (PALETTE, ":house style", "Return", "?Recipes", "!Recipes", "~Recipes"))
    save(desktop)
    changed = [
        ((loc or "").replace("http:", "https:"), *rest, "0.8") if is_in_blog((loc,)) else row
        for row in ROWS
        for loc, *rest, _priority in [row]
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

    desktop.keys(OVERVIEW)
    wait_until(box, "the boxes of folders")
    carry_out(desktop, ("2", "="))
    wait_until(box, "the boxes of problems")  # none until the rows are checked
    desktop.keys("Home")
    before = box()
    desktop.keys("Return")
    wait_until(lambda: box() != before, "the boxes of what is left")
    carry_out(desktop, ("Escape", "ctrl+a", "ctrl+minus"))
    save(desktop)
    at_fault = [row for row in rows if is_in_blog(row) and row[3] == "1.7"]
    assert values(desktop.path) == [row for row in rows if row not in at_fault]


def test_eleven_steps_are_taken_back_and_come_back_after_another_edit(opened: Open) -> None:
    desktop = opened(PLAIN)
    carry_out(
        desktop,
        (
            *["Delete", "Down"] * 11,
            *(HISTORY, "=", "Home", "Return", "Escape", "ctrl+End", ":0.1", "Return"),
        ),
    )
    save(desktop)
    assert values(desktop.path) == [*PLAIN[:-1], (*PLAIN[-1][:3], "0.1")]
    carry_out(desktop, (HISTORY, "=", "Tab", "space", "Escape"))
    save(desktop)
    assert values(desktop.path) == [
        (None, *row[1:]) if number < 11 else row for number, row in enumerate(PLAIN)
    ]
