from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from sitemap_editor.core.protocol.namespaces import IMAGE
from sitemap_editor.session.program.settings import (
    CONTENT_COLUMNS,
    HIDDEN_COLUMNS,
    OLD_WIDTHS,
    SHOWN_COLUMNS,
    Settings,
)
from tests.core.sitemaps import urlset
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import CONTENTS, NO_MODIFIER, Key, Person, drain
from tests.windows.starts import Start

LOC, LASTMOD, CHANGEFREQ, PRIORITY = range(4)
IMAGES = CONTENTS
DECLARED = f' xmlns:image="{IMAGE}"'


def row(name: str, images: int, prefix: str = "image") -> str:
    image = (
        f"<{prefix}:image><{prefix}:loc>https://example.com/i.png</{prefix}:loc></{prefix}:image>"
    )
    return f"<url><loc>https://example.com/{name}</loc>{image * images}</url>\n"


def pictures(folder: Path, name: str = "pictures.xml") -> Path:
    """A sitemap of rows with 2, 0, 11 and 1 images."""
    path = folder / name
    path.write_bytes(urlset(row("a", 2) + row("b", 0) + row("c", 11) + row("d", 1), DECLARED))
    return path


def header_menu(person: Person) -> dict[str, QAction]:
    """Right-click the titles over the table."""
    header = person.view.horizontalHeader()
    place = QPoint(20, header.height() // 2)
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, header.viewport().mapToGlobal(place))
    QApplication.sendEvent(header.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return {action.text(): action for action in menu.actions()}


def view_menu(person: Person) -> dict[str, QAction]:
    (menu,) = [m for m in person.window.findChildren(QMenu) if m.title() == "&Columns"]
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions()}


def closes_menu(person: Person) -> None:
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    drain()
    person.window.activateWindow()  # as window managers do
    person.waits_until(person.window.isActiveWindow)


def shows_images(person: Person) -> None:
    header_menu(person)["Images"].trigger()
    closes_menu(person)
    assert not person.view.isColumnHidden(IMAGES)


def sorts(person: Person) -> None:
    header = person.view.header
    place = header.arrow_rect(IMAGES).center()
    with person.qtbot.waitSignal(person.page.model.sorting_changed):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, place)


def test_images_are_shown_on_demand_by_either_menu(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    assert "img.count" not in person.page.model.names
    assert not header_menu(person)["Images"].isChecked()
    closes_menu(person)
    shows_images(person)
    assert person.column(IMAGES) == ["2", "0", "11", "1"]
    assert view_menu(person)["Images"].isChecked()
    view_menu(person)["Images"].trigger()
    assert "img.count" not in person.page.model.names


def test_the_titles_and_numbers_of_images_stand_at_the_right(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    shows_images(person)
    model, role = person.page.model, Qt.ItemDataRole.TextAlignmentRole
    assert model.headerData(IMAGES, Qt.Orientation.Horizontal) == "Images"
    tip = model.headerData(IMAGES, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "img.count"
    for said in (
        model.headerData(IMAGES, Qt.Orientation.Horizontal, role),
        model.index(0, IMAGES).data(role),
    ):
        assert said & Qt.AlignmentFlag.AlignRight
    assert model.index(0, LOC).data(role) is None


@pytest.mark.parametrize(
    ("attributes", "rows", "counts"),
    [
        (f' xmlns:pic="{IMAGE}"', row("a", 3, "pic") + row("b", 0), ["3", "0"]),
        ("", row("a", 2).replace("<image:image>", f'<image:image xmlns:image="{IMAGE}">'), ["2"]),
        ("", f'<url><loc>https://example.com/</loc><image xmlns="{IMAGE}"/></url>', ["1"]),
        (' xmlns:image="https://example.com/other"', row("a", 2), ["0"]),
        (DECLARED, row("a", 1).replace("</url>", "<!-- <image:image/> --></url>"), ["1"]),
        (DECLARED, row("a", 1).replace("i.png", "<![CDATA[<image:image>]]>"), ["1"]),
        (DECLARED, row("image:image", 0), ["0"]),
    ],
)
def test_images_are_known_by_their_namespace_not_by_their_prefix(
    person: Person, folder: Path, attributes: str, rows: str, counts: list[str]
) -> None:
    path = folder / "a.xml"
    path.write_bytes(urlset(rows, attributes))
    person.opens(path)
    shows_images(person)
    assert person.column(IMAGES) == counts


def test_whether_images_are_shown_is_remembered(
    start: Start, folder: Path, settings: Settings
) -> None:
    path = pictures(folder)
    person = start()
    person.opens(path)
    shows_images(person)
    person.view.setColumnWidth(IMAGES, 123)
    assert settings.get(CONTENT_COLUMNS) == ["img.count"]
    assert settings.get(SHOWN_COLUMNS) == settings.get(HIDDEN_COLUMNS) == []
    person = start()
    person.opens(pictures(folder, "other.xml"))
    assert not person.view.isColumnHidden(IMAGES)
    assert person.view.columnWidth(IMAGES) == 123
    view_menu(person)["Images"].trigger()
    person = start()
    person.opens(pictures(folder, "third.xml"))
    assert "img.count" not in person.page.model.names
    view_menu(person)["Images"].trigger()
    assert person.view.columnWidth(IMAGES) == 123


def test_images_that_an_earlier_version_showed_are_shown(
    start: Start, folder: Path, settings: Settings
) -> None:
    settings.set(SHOWN_COLUMNS, ["images"])
    person = start()
    person.opens(pictures(folder))
    assert person.column(IMAGES) == ["2", "0", "11", "1"]
    view_menu(person)["Images"].trigger()
    person = start()
    person.opens(pictures(folder, "other.xml"))
    assert "img.count" not in person.page.model.names


def test_settings_of_a_version_without_images_are_read(
    start: Start, folder: Path, settings: Settings
) -> None:
    settings.set(OLD_WIDTHS, [400, 211, 112, 83])
    settings.set(HIDDEN_COLUMNS, ["changefreq"])
    person = start()
    person.opens(pictures(folder))
    widths = [person.view.columnWidth(column) for column in range(4)]
    assert widths == [400, 211, 0, 83]


def test_a_click_on_the_arrow_sorts_by_the_number_of_images(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    shows_images(person)
    before = person.bytes
    for expected in (["0", "1", "2", "11"], ["11", "2", "1", "0"], ["2", "0", "11", "1"]):
        sorts(person)
        assert person.column(IMAGES) == expected
    assert person.bytes == before


def test_images_are_copied_with_the_selection(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    shows_images(person)
    person.selects(0, 2)
    person.does("edit.copy")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == ["https://example.com/a\t\t\t\t2", "https://example.com/c\t\t\t\t11"]
    person.does("edit.paste")
    assert person.column(IMAGES) == ["2", "0", "11", "2", "11", "1"]
    person.does("edit.undo")
    person.goes_to(0, IMAGES)
    person.presses(Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    person.does("edit.copy")
    assert QGuiApplication.clipboard().text().splitlines() == ["2", "0"]


def test_hidden_images_are_not_copied(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    person.does("edit.select_all")
    person.does("edit.copy")
    assert QGuiApplication.clipboard().text().splitlines()[0] == "https://example.com/a\t\t\t"


def test_copied_text_with_images_is_pasted_as_rows_without_them(
    person: Person, folder: Path
) -> None:
    person.opens(pictures(folder))
    QGuiApplication.clipboard().setText("https://example.com/n\t\t\t0.4\t7")
    person.goes_to(0, LOC)
    person.does("edit.paste_rows")
    assert person.sees(1, PRIORITY) == "0.4"
    assert b"7" not in person.bytes


def test_undo_and_redo_are_followed_also_while_sorted(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    shows_images(person)
    person.selects(2)
    person.does("rows.duplicate")
    assert person.column(IMAGES) == ["2", "0", "11", "11", "1"]
    person.does("edit.undo")
    assert person.column(IMAGES) == ["2", "0", "11", "1"]
    person.does("edit.redo")
    sorts(person)
    assert person.column(IMAGES) == ["0", "1", "2", "11", "11"]
    person.edits(1, LOC, "https://example.com/other")
    assert person.sees(1, IMAGES) == "1"
    person.selects(0)
    person.does("rows.delete")
    assert person.column(IMAGES) == ["1", "2", "11", "11"]
    person.does("edit.undo")
    assert sorted(person.column(IMAGES), key=int) == ["0", "1", "2", "11", "11"]


def test_nothing_edits_images(person: Person, folder: Path) -> None:
    person.opens(pictures(folder))
    shows_images(person)
    before = person.bytes
    person.goes_to(0, IMAGES)
    for key in (Key.Key_F2, Key.Key_Return, Key.Key_Plus):
        person.presses(key)
        assert not person.editing
    person.types("77")
    place = person.view.visualRect(person.page.model.index(0, IMAGES)).center()
    QTest.mouseDClick(person.view.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, place)
    assert not person.editing
    QGuiApplication.clipboard().setText("9")
    for action in ("edit.clear", "edit.cut", "edit.paste"):
        person.does(action)
        assert "cannot be changed" in person.said
        person.window.statusBar().clearMessage()
    assert person.bytes == before
    assert not person.can("edit.undo")


def test_an_index_and_a_list_of_urls_offer_no_images(person: Person, folder: Path) -> None:
    sitemap(folder, "a.xml")
    person.opens(index(folder, ["a.xml"]))
    assert "Images" not in header_menu(person)
    closes_menu(person)
    text = folder / "urls.txt"
    text.write_text("https://example.com/a\n")
    person.opens(text)
    assert list(view_menu(person))[:2] == ["loc", "Status"]
