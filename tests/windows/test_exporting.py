"""Rows written to another file or copied in another form: those that are meant, and no others."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton

from sitemap_editor.core.files.exports import EXPORTS, ExportFormat
from sitemap_editor.core.protocol.fields import URL_FIELDS
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, SHIFT, Key, Person
from tests.windows.files import some_file

BODY = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>{date}</lastmod></url>"
    for name, date in (("c", "2024-05-01"), ("a", "2024-05-02"), ("b", "2024-05-03"))
)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with three rows, sorted by URL."""
    person.opens(some_file(folder, body=BODY))
    person.page.model.sort_by("loc")
    person.waits_until(lambda: person.column(LOC)[0].endswith("/a"))
    person.goes_to(0, LOC)
    return person


def exported(person: Person, action: str, path: Path) -> str:
    """Export to a file, and return its content."""
    person.prompts.will_be_asked("place_to_export", path)
    person.does(action)
    person.waits_until(lambda: path.name in person.said and path.exists())
    return path.read_bytes().decode()


def test_rows_are_exported_as_the_table_shows_them(sitter: Person, folder: Path) -> None:
    text = exported(sitter, "file.export", folder / "out.txt")
    assert text.split() == [f"https://example.com/{name}" for name in "abc"]
    assert sitter.said.startswith("3 row")
    assert sitter.prompts.asked[-1] == ("place_to_export", folder / "sitemap-rows.csv")


def test_all_rows_are_exported_in_file_order(sitter: Person, folder: Path) -> None:
    text = exported(sitter, "file.export_all", folder / "out.jsonl")
    assert [json.loads(line)["loc"][-1] for line in text.splitlines()] == ["c", "a", "b"]


def test_selected_rows_are_exported_whole(sitter: Person, folder: Path) -> None:
    sitter.goes_to(1, LASTMOD)
    sitter.presses(Key.Key_Down, SHIFT)
    text = exported(sitter, "file.export_selected", folder / "out.md")
    assert text.splitlines()[2:] == [
        "| https://example.com/b | 2024-05-03 |  |  |",
        "| https://example.com/c | 2024-05-01 |  |  |",
    ]


def test_what_is_being_typed_is_exported_too(sitter: Person, folder: Path) -> None:
    sitter.goes_to(0, LASTMOD)
    sitter.types("2026-01-01")
    assert "2026-01-01" in exported(sitter, "file.export", folder / "out.csv")


def test_an_export_leaves_the_file_and_its_history_alone(sitter: Person, folder: Path) -> None:
    before = sitter.bytes
    exported(sitter, "file.export", folder / "out.tsv")
    assert (sitter.bytes, sitter.session.is_modified) == (before, False)
    assert sitter.page.path == folder / "sitemap.xml"


def test_a_file_that_is_open_is_not_written_over(sitter: Person, folder: Path) -> None:
    path = folder / "sitemap.xml"
    before = path.read_bytes()
    sitter.prompts.will_be_asked("place_to_export", path)
    sitter.does("file.export")
    assert "open in another tab" in sitter.said
    assert path.read_bytes() == before


def test_who_gives_no_name_exports_nothing(sitter: Person, folder: Path) -> None:
    sitter.prompts.will_be_asked("place_to_export", None)
    sitter.does("file.export")
    assert [each.name for each in folder.iterdir()] == ["sitemap.xml"]


def test_the_selection_is_copied_in_any_form(sitter: Person) -> None:
    sitter.presses(Key.Key_Down, SHIFT)
    clipboard = QGuiApplication.clipboard()
    for title, text in (
        ("CSV table", "loc\nhttps://example.com/a\nhttps://example.com/b\n"),
        ("URLs, one per line", "https://example.com/a\nhttps://example.com/b\n"),
        ("JSON Lines", '{"loc": "https://example.com/a"}\n{"loc": "https://example.com/b"}\n'),
    ):
        menu = QMenu(sitter.window)
        sitter.window.commands.exporting.fill_menu(menu)
        (action,) = [each for each in menu.actions() if each.text() == title]
        action.trigger()
        menu.deleteLater()

        def is_copied(text: str = text) -> bool:
            return clipboard.text().replace("\r\n", "\n") == text

        sitter.waits_until(is_copied)
        sitter.waits_until(lambda: sitter.said.startswith("2 row"))


def test_the_button_exports_what_is_shown_and_offers_the_rest(sitter: Person) -> None:
    button = sitter.window.toolbar.widgetForAction(sitter.window.action_set["file.export"])
    assert isinstance(button, QToolButton)
    assert [each.objectName() for each in button.menu().actions()] == [
        *("file.export", "file.export_selected", "file.export_all"),
    ]
    sitter.prompts.will_be_asked("place_to_export", None)
    button.click()


MANY = {
    'https://example.com/x/c,"d"': ("2024-05-01", "daily", "0.1"),
    "https://example.com/x/b?p=1&q=2": ("2024-05-04", "", ""),
    "https://example.com/y/": ("2024-05-03", "weekly", "0.5"),
    "https://example.com/x/é|f": ("", "yearly", ""),
    "https://example.com/x/a": ("2024-05-02", "", "1.0"),
}
TAGS = ("lastmod", "changefreq", "priority")


Rows: TypeAlias = list[tuple[str, ...]]


def many_rows() -> str:
    """Return rows of which some lack values, one of them in another folder."""
    return "".join(
        f"\n <url><loc>{loc.replace('&', '&amp;')}</loc>"
        + "".join(f"<{tag}>{value}</{tag}>" for tag, value in zip(TAGS, each, strict=True) if value)
        + "</url>"
        for loc, each in MANY.items()
    )


def read_back(text: str, suffix: str, fields: Sequence[str]) -> Rows:
    """Return the values of an export as a reader of its form finds them; URLs alone in a text."""
    text = text.replace("\r\n", "\n")
    if suffix == ".txt":
        return [(line,) for line in text.splitlines()]
    if suffix == ".jsonl":
        found = map(json.loads, text.splitlines())
        return [tuple(each.get(field, "") for field in fields) for each in found]
    if suffix == ".md":
        lines = [line[2:-2].split(" | ") for line in text.splitlines()]
        titles, rest = lines[0], [[v.replace("\\|", "|") for v in line] for line in lines[2:]]
    else:
        given = csv.reader(io.StringIO(text), delimiter="\t" if suffix == ".tsv" else ",")
        titles, *rest = given
    assert titles == list(fields)
    return list(map(tuple, rest))


@pytest.mark.parametrize("form", EXPORTS, ids=lambda form: form.name)
def test_rows_and_columns_are_those_meant_however_the_table_shows_them(
    person: Person, folder: Path, form: ExportFormat
) -> None:
    person.opens(some_file(folder, body=many_rows()))
    view, clipboard, number = person.view, QGuiApplication.clipboard(), 0
    for is_filtered, is_sorted, is_hidden in product((False, True), repeat=3):
        if is_sorted != (person.page.model.sorting is not None):
            person.page.model.sort_by("loc" if is_sorted else None)
        person.page.filter.set_text("folder:/x/" if is_filtered else "")
        view.setColumnHidden(LASTMOD, is_hidden)
        shown = [loc for loc in MANY if not is_filtered or "/x/" in loc]
        shown = sorted(shown) if is_sorted else shown

        def is_shown(shown: list[str] = shown) -> bool:
            return person.column(LOC) == shown and not person.page.filter.rows.is_working

        person.waits_until(is_shown)
        person.goes_to(1, LOC)
        view.selected.select_block(range(1, 3), (LOC, LASTMOD, CHANGEFREQ))
        meant = {
            "file.export": shown,
            "file.export_all": [*MANY],
            "file.export_selected": shown[1:3],
        }
        for action, locs in meant.items():
            number += 1
            text = exported(person, action, folder / f"out{number}{form.suffix}")
            wanted: Rows = [(loc, *MANY[loc]) for loc in locs]
            wanted = [row[:1] for row in wanted] if form.suffix == ".txt" else wanted
            assert read_back(text, form.suffix, URL_FIELDS) == wanted
        fields = ["loc", "changefreq"] if is_hidden else ["loc", "lastmod", "changefreq"]
        clipboard.clear()
        person.window.commands.exporting.copy_as(form)
        person.waits_until(clipboard.text)
        values = [dict(zip(URL_FIELDS, (loc, *MANY[loc]), strict=True)) for loc in shown[1:3]]
        wanted = [tuple(each[field] for field in fields) for each in values]
        wanted = [row[:1] for row in wanted] if form.suffix == ".txt" else wanted
        assert read_back(clipboard.text(), form.suffix, fields) == wanted
