"""Tabs: told apart by their folders, closed by the middle button, with a menu of their own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor.windows.prompts import Answer
from tests.qt_support import LOC, Person, ScriptedPrompts, drain
from tests.windows.files import some_file


def opens_three(person: Person, folder: Path) -> None:
    for name in ("shop", "blog"):
        (folder / name).mkdir()
    person.opens(some_file(folder / "shop", "sitemap.xml"))
    person.opens(some_file(folder / "blog", "sitemap.xml"))
    person.opens(some_file(folder, "other.xml"))


def spot(person: Person, number: int) -> QPoint:
    place: QPoint = person.window.tabs.bar.tabRect(number).center()
    return place


def menu_of(person: Person, number: int) -> QMenu:
    person.window.tabs.bar.customContextMenuRequested.emit(spot(person, number))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def chooses(person: Person, number: int, text: str) -> None:
    menu = menu_of(person, number)
    (entry,) = [each for each in menu.actions() if each.text().replace("&", "") == text]
    assert entry.isEnabled()
    entry.trigger()
    menu.close()
    drain()


def test_files_of_the_same_name_are_told_apart_by_their_folders(
    person: Person, folder: Path
) -> None:
    opens_three(person, folder)
    assert person.tab_names() == ["sitemap.xml · shop", "sitemap.xml · blog", "other.xml"]
    person.window.tabs.setCurrentIndex(0)
    person.does("file.close")
    assert person.tab_names() == ["sitemap.xml", "other.xml"]


def test_folders_of_the_same_name_need_those_above_them(person: Person, folder: Path) -> None:
    for name in ("a/map", "b/map"):
        (folder / name).mkdir(parents=True)
        person.opens(some_file(folder / name, "sitemap.xml"))
    assert person.tab_names() == ["sitemap.xml · a/map", "sitemap.xml · b/map"]


def test_the_middle_button_closes_a_tab_and_asks_about_its_changes(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    opens_three(person, folder)
    person.edits(0, LOC, "https://example.com/changed")
    bar = person.window.tabs.bar
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=spot(person, 2))
    assert person.window.tabs.count() == 3
    QTest.mouseClick(bar, Qt.MouseButton.MiddleButton, pos=spot(person, 0))
    assert person.tab_names() == ["sitemap.xml", "• other.xml"]


def test_the_menu_of_a_tab_closes_the_others(person: Person, folder: Path) -> None:
    opens_three(person, folder)
    chooses(person, 1, "Close Others")
    assert person.tab_names() == ["sitemap.xml"]
    assert person.page.path == folder / "blog" / "sitemap.xml"


def test_the_menu_of_a_tab_copies_the_path_of_its_file(person: Person, folder: Path) -> None:
    opens_three(person, folder)
    chooses(person, 0, "Copy Path")
    assert QGuiApplication.clipboard().text() == str(folder / "shop" / "sitemap.xml")


def test_one_file_has_its_menu_at_its_name(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "only.xml"))
    assert not person.window.tabs.bar.isVisible()
    person.window.file_line.name.customContextMenuRequested.emit(QPoint(2, 2))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    enabled = {each.text().replace("&", ""): each.isEnabled() for each in menu.actions()}
    assert enabled["Copy Path"]
    assert not enabled["Close Others"]
    menu.close()
    drain()


def test_when_a_tab_is_closed_the_keyboard_is_at_the_rows_of_the_next(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, "one.xml"))
    person.page.filter.bar.open("a")
    drain()
    person.opens(some_file(folder, "two.xml"))
    person.window.tabs.remove_page(person.page)
    drain()
    assert person.window.tabs.count() == 1
    assert QApplication.focusWidget() is person.view
