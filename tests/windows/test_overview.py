"""The overview: folders, dates and values as pictures that filter, tell and are handed on."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from sitemap_editor.session.program.settings import OVERVIEW_SHOWN
from sitemap_editor.windows.looks.appearance import palette_of
from sitemap_editor.windows.looks.contrast import LEAST_CONTRAST, LEAST_EDGE, contrast
from sitemap_editor.windows.looks.tokens import COLOURS, CONTRAST_DARK, CONTRAST_LIGHT
from sitemap_editor.windows.overview.chart import Chart
from sitemap_editor.windows.overview.dock import OverviewDock
from sitemap_editor.windows.overview.scales import (
    age_steps,
    plain_step,
    problem_steps,
    strong_step,
)
from sitemap_editor.windows.overview.treemap_chart import Measure
from tests.core.overview.test_overview import row
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import ALT, CTRL, LOC, NO_MODIFIER, SHIFT, Key, Person
from tests.windows.files import some_file

SITE = "https://shop.example.com"
PATHS = (
    *(f"/garden/chairs/{n}" for n in range(8)),
    *(f"/garden/tables/{n}" for n in range(12)),
    *(f"/kitchen/{n}" for n in range(30)),
    *(f"/blog/2024/{n}" for n in range(10)),
)
FAULTY = {f"/garden/chairs/{n}" for n in range(7)} | {"/kitchen/1"}


def shop(folder: Path) -> Path:
    """Write a file with most problems in /garden/chairs/, which is far from the largest folder."""
    body = "".join(
        row(
            SITE + path,
            "2024/05/06" if path in FAULTY else f"2025-0{at % 3 + 1}-04",
            ("daily", "weekly")[at % 2],
            ("0.5", "0.8", "")[at % 3],
        )
        for at, path in enumerate(PATHS)
    )
    return some_file(folder, body=body)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(shop(folder))
    person.program.window.resize(1_280, 800)
    person.waits_until(lambda: person.window.details.is_shown)  # the pictures share its place
    shown(person)
    return person


def shown(person: Person, rows: int | None = None) -> OverviewDock:
    """Return the panel once it shows what is there; with `rows` when it counts so many."""
    panel = person.window.overview
    if not panel.is_shown:
        person.does("view.overview")
    assert panel.dock is not None
    dock = panel.dock

    def is_there() -> bool:
        person.looks()
        found = dock.rows.overview
        is_counted = found is not None and rows in (None, found.rows)
        return dock.rows.is_current and dock.rows.has_problems and is_counted

    person.waits_until(is_there)
    return dock


def test_rows_that_all_lie_deep_in_one_folder_are_an_overview_too(
    person: Person, folder: Path
) -> None:
    rows = "".join(row(f"{SITE}/very/long/way/{name}", "2025-01-04", "", "") for name in "abc")
    person.opens(some_file(folder, body=rows))
    dock = shown(person, 3)
    assert dock.content.where.text() == "/very/long/"


def first_lines(chart: Chart) -> list[str]:
    return [mark.words.partition("\n")[0] for mark in chart.marks]


def spot_of(chart: Chart, name: str) -> QPoint:
    mark = chart.marks[first_lines(chart).index(name)]
    area = mark.reached_at
    return QPoint(round(area.x + area.width / 2), round(area.y + area.height / 2))


def clicks(chart: Chart, name: str) -> None:
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, NO_MODIFIER, spot_of(chart, name))


def filter_of(person: Person) -> str:
    return person.page.filter.bar.text.text()


def test_the_folder_with_most_problems_is_the_largest_and_strongest_box(sitter: Person) -> None:
    dock = shown(sitter)
    content = dock.content
    assert "8 with problems, most in /garden/chairs/" in content.said.text()
    content.measures[content.measure.PROBLEMS].click()
    largest = max(content.folders.marks, key=lambda mark: _leaf_size(content.folders, mark.words))
    assert largest.words.startswith("/garden/chairs/\n8 rows\n7 rows with problems\n")
    clicks(content.folders, "/garden/chairs/")
    assert filter_of(sitter) == "folder:/garden/chairs/ problem:any"
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 7)
    assert "7 of 60 rows (filtered)" in shown(sitter, 7).content.said.text()


def _leaf_size(chart: Chart, words: str) -> float:
    mark = next(each for each in chart.marks if each.words == words)
    return 0.0 if mark.stop is not None else mark.area.width() * mark.area.height()


def test_keys_go_among_boxes_filter_and_go_up_again(sitter: Person) -> None:
    folders = shown(sitter).content.folders
    sitter.waits_until(folders.hasFocus)
    sitter.presses(Key.Key_Home)
    assert folders.accessibleName().startswith("Folders: /kitchen/, 30 rows, 1 row with")
    reached = {folders.current}
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up) * 5:
        sitter.presses(key)
        reached.add(folders.current)
    assert len(reached) > len(folders.marks) / 2
    folders._go_to(first_lines(folders).index("/garden/tables/"))
    sitter.presses(Key.Key_Return)
    assert filter_of(sitter) == "folder:/garden/tables/"
    shown(sitter, 12)
    sitter.presses(Key.Key_Backspace)
    assert filter_of(sitter) == "folder:/garden/"
    assert first_lines(shown(sitter, 20).content.folders) == ["/garden/tables/", "/garden/chairs/"]
    sitter.presses(Key.Key_Up, ALT)
    assert filter_of(sitter) == ""
    shown(sitter, 60)
    sitter.presses(Key.Key_Up, ALT)
    assert filter_of(sitter) == ""
    sitter.presses(Key.Key_Escape)
    sitter.waits_until(sitter.view.hasFocus)


def test_the_folder_with_most_problems_is_found_by_keys_alone(sitter: Person) -> None:
    content = shown(sitter).content
    sitter.view.setFocus()
    sitter.presses(Key.Key_Y, CTRL | SHIFT)
    sitter.waits_until(content.folders.hasFocus)
    sitter.presses(Key.Key_3)
    assert content.measures[Measure.NEWEST].isChecked()
    problems = content.measures[Measure.PROBLEMS]
    for _ in range(4):
        if not problems.hasFocus():
            sitter.presses(Key.Key_Backtab, SHIFT)
    assert problems.hasFocus()
    sitter.presses(Key.Key_Space)
    assert content.measure.name == "PROBLEMS"
    assert [each.isChecked() for each in content.measures.values()] == [False, True, False]
    for _ in range(3):
        if not content.folders.hasFocus():
            sitter.presses(Key.Key_Tab)
    sitter.presses(Key.Key_1)
    sitter.presses(Key.Key_2)
    assert content.measure.name == "PROBLEMS"
    sitter.presses(Key.Key_Home)
    for _ in content.folders.marks:
        if not content.folders.accessibleName().startswith("Folders: /garden/chairs/, 8 rows, 7"):
            sitter.presses(Key.Key_Down)
    sitter.presses(Key.Key_Return)
    assert filter_of(sitter) == "folder:/garden/chairs/ problem:any"


def test_bars_filter_by_their_value_and_a_second_click_takes_it_back(sitter: Person) -> None:
    content = shown(sitter).content
    for chart, name, text, rows in (
        (content.dates, "2025-02-04", "lastmod:2025-02-04 -lastmod:invalid", 18),
        (content.dates, "2025-02-04", "", 60),
        (content.undated, "not valid", "lastmod:invalid", 8),
        (content.priorities, "none", "lastmod:invalid priority:none", 2),
        (content.frequencies, "daily", "lastmod:invalid priority:none changefreq:daily", 1),
        (content.frequencies, "daily", "lastmod:invalid priority:none", 2),
    ):
        clicks(chart, name)
        assert filter_of(sitter) == text
        shown(sitter, rows)
    content.all_rows.click()
    shown(sitter, 60)
    assert filter_of(sitter) == ""
    assert content.all_rows.isHidden()


def test_a_second_click_takes_the_problems_of_a_folder_back_where_they_came_with_it(
    sitter: Person,
) -> None:
    content = shown(sitter).content
    content.measures[Measure.PROBLEMS].click()
    clicks(content.folders, "/kitchen/")
    assert filter_of(sitter) == "folder:/kitchen/ problem:any"
    shown(sitter, 1)
    clicks(content.frequencies, "weekly")
    assert filter_of(sitter) == "folder:/kitchen/ problem:any changefreq:weekly"
    shown(sitter, 1)
    clicks(content.folders, "/kitchen/")
    assert filter_of(sitter) == "changefreq:weekly"
    sitter.page.filter.set_text("")
    shown(sitter, 60)
    clicks(content.folders, "/garden/")
    shown(sitter, 7)
    sitter.page.filter.set_text("problem:any")  # as by Up: the folder alone is gone
    shown(sitter, 8)
    clicks(content.folders, "/kitchen/")
    shown(sitter, 1)
    clicks(content.folders, "/kitchen/")
    assert filter_of(sitter) == ""
    sitter.page.filter.set_text("problem:any")
    shown(sitter, 8)
    for text in ("folder:/kitchen/ problem:any", "problem:any"):
        clicks(content.folders, "/kitchen/")
        assert filter_of(sitter) == text  # what was there before stays
        shown(sitter, 1 if "folder" in text else 8)


def test_escape_leads_to_the_table_and_a_button_that_goes_to_the_folders(sitter: Person) -> None:
    dock = shown(sitter)
    sitter.page.filter.set_text("problem:any")
    shown(sitter, 8)
    dock.content.all_rows.setFocus()
    sitter.presses(Key.Key_Space)
    shown(sitter, 60)
    assert QApplication.focusWidget() is dock.content.folders
    for stop in (dock.content.measures[Measure.ROWS], dock.export):
        stop.setFocus()
        sitter.presses(Key.Key_Escape)
        assert QApplication.focusWidget() is sitter.page.view


def test_an_edit_is_in_the_picture_a_moment_later(sitter: Person) -> None:
    content = shown(sitter).content
    sitter.edits(0, LOC, f"{SITE}/new/")
    sitter.edits(1, LOC, f"{SITE}/new/one")
    sitter.waits_until(lambda: "/new/" in first_lines(content.folders))
    sitter.waits_until(
        lambda: any(each.words.startswith("/new/\n2 rows") for each in content.folders.marks)
    )
    sitter.does("edit.undo")
    sitter.does("edit.undo")
    sitter.waits_until(lambda: "/new/" not in first_lines(content.folders))


def test_who_points_at_a_box_reads_what_it_is(sitter: Person) -> None:
    folders = shown(sitter).content.folders
    sitter.waits_until(lambda: "/blog/2024/" in first_lines(folders))
    spot = spot_of(folders, "/blog/2024/")
    asked = QHelpEvent(QEvent.Type.ToolTip, spot, folders.mapToGlobal(spot))
    QApplication.sendEvent(folders, asked)
    assert QToolTip.text() == (
        "/blog/2024/\n10 rows\n0 rows with problems\nNewest lastmod: 2025-03-04"
    )
    QToolTip.hideText()


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_the_pictures_are_handed_on(sitter: Person, folder: Path, suffix: str) -> None:
    dock = shown(sitter)
    place = folder / f"picture{suffix}"
    sitter.prompts.will_be_asked("place_for_picture", place)
    dock.export.click()
    sitter.waits_until(place.exists)
    if suffix == ".png":
        assert QImage(str(place)).width() == 2_400
    else:
        texts = {"".join(map(str, each.itertext())) for each in etree.parse(place).iter("{*}text")}
        assert {"garden", "chairs", "weekly", "2025-01-04", "Priority"} <= {
            word for text in texts for word in (text, text.split("  ")[0])
        }
    sitter.waits_until(
        lambda: f"exported to {place.name}" in sitter.window.status_bar.currentMessage()
    )


def test_the_menu_exports_the_picture_of_a_panel_that_was_closed(
    person: Person, folder: Path
) -> None:
    person.opens(shop(folder))
    place = folder / "picture.png"
    person.prompts.will_be_asked("place_for_picture", place)
    person.does("view.export_overview")
    person.waits_until(place.exists)
    assert person.window.overview.is_shown


def test_a_picture_of_filtered_rows_says_so(sitter: Person, folder: Path) -> None:
    dock = shown(sitter)
    clicks(dock.content.dates, "2025-02-04")
    shown(sitter, 18)
    place = folder / "picture.svg"
    sitter.prompts.will_be_asked("place_for_picture", place)
    dock.export.click()
    sitter.waits_until(place.exists)
    texts = ["".join(map(str, each.itertext())) for each in etree.parse(place).iter("{*}text")]
    (said,) = (text for text in texts if text.startswith("18 of 60 rows (filtered)"))
    assert said.endswith("All rows shown have the same lastmod: 2025-02-04")
    assert "2025-01-04" not in texts


def test_all_the_same_lastmod_is_said_and_an_index_has_no_priorities(
    person: Person, folder: Path
) -> None:
    body = "".join(row(f"{SITE}/{n}", "2025-05-06") for n in range(5))
    person.opens(some_file(folder, body=body))
    content = shown(person, 5).content
    assert content.same_dates.text() == "All rows have the same lastmod: 2025-05-06"
    names = ["sitemap-a.xml", "sitemap-b.xml"]
    for name in names:
        sitemap(folder, name, 1)
    person.opens(index(folder, names, lastmod="2026-05-06"))
    content = shown(person, 2).content
    assert not {content.priorities, content.frequencies} & set(content.charts)
    person.does("view.overview")
    person.does("view.overview")
    assert not person.window.overview.is_shown
    assert not person.program.window.place.settings.get(OVERVIEW_SHOWN)


def test_no_rows_are_no_boxes(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=""))
    content = shown(person, 0).content
    assert content.folders.marks == []
    assert content.charts == [content.folders]
    person.presses(Key.Key_Return)
    person.presses(Key.Key_Right)
    assert filter_of(person) == ""


@pytest.mark.parametrize("appearance", [*COLOURS, CONTRAST_LIGHT, CONTRAST_DARK])
def test_texts_can_be_read_on_every_ground_and_grounds_are_in_order(appearance: str) -> None:
    palette = palette_of(appearance)
    scales = (problem_steps(palette), age_steps(palette)[::-1][1:])
    for scale in scales:
        for step in (*scale, plain_step(palette)):
            assert contrast(step.ink, step.ground) >= LEAST_CONTRAST, step.words
        if appearance in COLOURS:
            apart = [contrast(step.ground, palette.base().color()) for step in scale]
            assert apart == sorted(apart)
            assert apart[-1] >= LEAST_EDGE
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
        assert contrast(strong_step(palette).ground, palette.color(role)) >= LEAST_EDGE


def test_while_the_rows_of_a_file_are_counted_it_says_so(sitter: Person, folder: Path) -> None:
    dock = shown(sitter)
    assert not dock.busy.isVisibleTo(dock)
    seen: list[tuple[bool, str, int]] = []
    count = dock.rows.begin

    def begin(*work: object) -> object:
        overview = dock.content.overview.rows
        seen.append((dock.busy.isVisibleTo(dock), dock.content.said.text(), overview))
        return count(*work)  # type: ignore[arg-type]  # handed on as it came

    dock.rows.begin = begin  # type: ignore[assignment,method-assign]  # to look in that moment
    sitter.opens(some_file(folder, "other.xml"))
    shown(sitter)
    assert seen[0] == (True, "Counting rows…", 0)
    assert not dock.busy.isVisibleTo(dock)
    assert dock.content.overview.rows
