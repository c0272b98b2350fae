from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QObject, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)

from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from sitemap_editor.session.program.settings import (
    COLUMN_WIDTHS,
    HIDDEN_COLUMNS,
    WINDOW_GEOMETRY,
    Settings,
)
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.key_sets import KEY_SETS
from sitemap_editor.windows.shell.menus import MENUS, SEPARATOR, TABLE_MENU, TOOLBAR, MenuSpec
from tests.core.sitemaps import urlset
from tests.qt_support import (
    CTRL,
    DATA,
    LASTMOD,
    LOC,
    PRIORITY,
    SHIFT,
    Person,
    ScriptedPrompts,
    drain,
)
from tests.windows.files import some_file


def in_menus(entries: tuple[str | MenuSpec, ...]) -> list[str]:
    found: list[str] = []
    for entry in entries:
        if isinstance(entry, MenuSpec):
            found.extend(in_menus(entry.entries))
        elif entry != SEPARATOR:
            found.append(entry)
    return found


def menu_actions(person: Person) -> set[str]:
    """Walk the menus as a person would, opening each."""
    found: set[str] = set()

    def walk(menu: QMenu) -> None:
        menu.aboutToShow.emit()
        for action in menu.actions():
            found.add(action.objectName())
            submenu = action.menu()
            if isinstance(submenu, QMenu):
                walk(submenu)

    for action in person.window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QMenu)
        walk(menu)
    return found


def test_every_action_sits_in_a_menu(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    assert {spec.id for spec in ACTIONS} <= menu_actions(person)


def test_no_action_sits_in_the_menus_twice() -> None:
    assert max(Counter(in_menus(MENUS)).values()) == 1


def test_toolbar_and_context_menu_hold_actions_that_exist() -> None:
    ids = {spec.id for spec in ACTIONS}
    assert {*TOOLBAR, *TABLE_MENU, *in_menus(MENUS)} - {SEPARATOR} <= ids


def test_every_action_has_a_handler(person: Person) -> None:
    for action in person.window.action_set:
        assert action.receivers(SIGNAL("triggered(bool)")) > 0, action.objectName()


@pytest.mark.parametrize("key_set", KEY_SETS, ids=lambda each: each or "spreadsheet")
def test_no_two_actions_share_a_shortcut(person: Person, key_set: str) -> None:
    person.window.action_set.use_keys(key_set)
    keys = Counter(
        key.toString() for action in person.window.action_set for key in action.shortcuts()
    )
    assert [key for key, number in keys.items() if number > 1] == []


def test_every_action_says_what_it_does_with_its_key(person: Person) -> None:
    for action in person.window.action_set:
        assert action.text()
        assert action.statusTip()
        if action.shortcut().toString():
            assert action.shortcut().toString() in action.toolTip()


INTERACTIVE = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
)


def named(widget: QWidget) -> bool:
    texts = [widget.accessibleName(), widget.toolTip()]
    if isinstance(widget, QAbstractButton):
        texts.append(widget.text())
    return any(texts)


def test_every_interactive_widget_has_a_name_or_a_text(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.does("find.show")
    nameless = [
        widget
        for widget in person.window.findChildren(QWidget)
        if isinstance(widget, INTERACTIVE) and widget.isVisible() and not named(widget)
    ]
    inner = ("qt_", "QTableCornerButton")  # Qt's own parts
    assert [
        (widget.metaObject().className(), widget.objectName())
        for widget in nameless
        if not widget.objectName().startswith(inner)
        and widget.metaObject().className() not in inner
        and not isinstance(widget, QHeaderView)
        and not isinstance(widget.parent(), QComboBox | QTabBar | QLineEdit)
    ] == []


def test_cell_editors_have_names(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    for column, name in enumerate(("loc", "lastmod", "changefreq", "priority")):
        person.goes_to(0, column)
        person.view.edit(person.view.currentIndex())
        widget = person.view.indexWidget(person.view.currentIndex())
        assert widget is not None
        assert widget.accessibleName() == name
        person.view.finish_editing()
        drain()


# The start page


def test_an_empty_window_invites_to_open_or_drop_a_file(person: Person) -> None:
    page = person.window.start_page
    assert page.isVisible()
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "Open a sitemap" in words
    assert "Drop" in words
    assert not person.window.toolbar.isVisible()
    assert not person.window.status.isVisible()
    assert person.window.windowTitle() == "Sitemap Editor"


def test_the_start_page_opens_files_and_makes_new_ones(
    person: Person, prompts: ScriptedPrompts
) -> None:
    buttons = {
        button.text().replace("&", ""): button
        for button in person.window.start_page.findChildren(QAbstractButton)
    }
    prompts.will_be_asked("files_to_open", [])
    buttons["Open…"].click()
    buttons["New Sitemap"].click()
    assert person.tab_names() == ["New sitemap"]


def test_only_what_can_be_done_is_offered(person: Person, folder: Path) -> None:
    offered = {action.objectName() for action in person.window.action_set if action.isEnabled()}
    assert offered == {
        *(
            "file.new",
            "file.new_index",
            "file.open",
            "file.open_url",
            "web.download",
            "file.forget_recent",
            "file.quit",
        ),
        *(
            "sitemaps.merge",
            "sitemaps.merge_three",
            "sitemaps.compare",
            "index.from_files",
            "view.palette",
            "help.shortcuts",
        ),
        "file.import",
        *("edit.preferences", "help.guide", "help.keys", "help.rules", "help.sample", "help.about"),
    }
    person.opens(some_file(folder))
    for action_id in ("file.save", "edit.copy", "rows.delete", "find.show", "find.row"):
        assert person.can(action_id)
    for action_id in ("edit.undo", "edit.redo", "file.save_all", "find.next", "view.file_order"):
        assert not person.can(action_id)


# The status bar


def test_the_status_bar_tells_the_figures_of_the_file(person: Person, folder: Path) -> None:
    body = "\r\n".join(
        (
            "",
            "<url><loc>x</loc></url>",
            "<url><loc>https://example.com/#a</loc></url>",
            "<url><loc>https://example.com/é</loc></url>",
            "",
        )
    )
    person.opens(some_file(folder, body=body))
    status = person.window.status
    size = len(urlset(body))
    assert [mark.number.text() for mark in status.problems.values()] == ["1", "1", "1"]
    line = person.window.file_line
    assert line.rows.text() == "3 of 50,000 rows"
    assert line.bytes.text() == f"{size} bytes of 50 MB"
    assert status.rows.text() == "3 rows shown"
    assert status.encoding.text() == "UTF-8"
    assert status.line_ends.text() == "CRLF"
    assert status.compression.text() == "XML"
    assert status.selected.text() == "1 selected"
    person.selects(0, 2)
    assert status.selected.text() == "2 selected"


def test_each_figure_says_what_it_means_on_hover(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    status = person.window.status
    figures = (
        *(status.selected, status.rows, person.window.file_line.rows),
        person.window.file_line.bytes,
        *(status.encoding, status.line_ends, status.compression),
    )
    for figure in figures:
        assert len(figure.toolTip()) > 15
    for mark in status.problems.values():
        assert "F8" in mark.toolTip()
        assert mark.accessibleName()


def test_figures_follow_edits(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.selects(0)
    person.does("rows.duplicate")
    assert person.window.file_line.rows.text() == "4 of 50,000 rows"
    assert person.window.file_line.bytes.text() == f"{len(person.bytes)} bytes of 50 MB"


def test_a_file_over_the_limit_is_marked_not_by_colour_alone(person: Person, folder: Path) -> None:
    path = folder / "long.xml"
    path.write_bytes(urlset("<url><loc>https://example.com/</loc></url>" * 50_001))
    person.opens(path)
    rows = person.window.file_line.rows
    assert rows.text().startswith("⚠")
    assert "50,001" in rows.text()
    assert rows.font().bold()
    person.window.file_line.setMaximumWidth(360)  # with no room for the limit
    person.waits_until(lambda: rows.text() == "⚠ 50,001")
    errors = next(iter(person.window.status.problems.values()))
    assert errors.number.text() == "1"


def test_the_limits_in_the_file_line_are_those_of_the_profile_in_force(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder))
    status = person.window.file_line
    assert status.bytes.text().endswith(" of 50 MB")
    person.page.session.check_against(PROFILES_BY_ID["baidu"])
    person.waits_until(lambda: status.bytes.text().endswith(" of 10 MB"))
    index = folder / "index.xml"
    rows = "<sitemap><loc>https://example.com/a.xml</loc></sitemap>" * 1_001
    index.write_bytes(urlset(rows).replace(b"urlset", b"sitemapindex"))
    person.opens(index)
    assert status.rows.text() == "1,001 of 50,000 rows"
    person.page.session.check_against(PROFILES_BY_ID["2013"])
    person.waits_until(lambda: status.rows.text() == "⚠ 1,001")  # beside tabs and a long name
    person.window.resize(1_400, 700)
    person.waits_until(lambda: status.rows.text() == "⚠ 1,001 of 1,000 rows")
    person.waits_until(lambda: "1,000" in status.rows.toolTip())


@pytest.mark.parametrize(
    ("name", "figure", "text"),
    [
        ("gzip.xml.gz", "compression", "gzip"),
        ("text.txt", "compression", "text"),
        ("cr.xml", "line_ends", "CR"),
        ("mixed-line-ends.xml", "line_ends", "mixed line endings"),
        ("utf-16-be.xml", "encoding", "UTF-16"),
        ("windows-1252.xml", "encoding", "windows-1252"),
    ],
)
def test_what_is_special_about_a_file_is_told(
    person: Person, name: str, figure: str, text: str
) -> None:
    person.opens(DATA / "opens" / name)
    assert text.lower() in getattr(person.window.status, figure).text().lower()


# Columns and tabs


def columns(person: Person) -> dict[str, QAction]:
    (menu,) = [m for m in person.window.findChildren(QMenu) if m.title() == "&Columns"]
    menu.aboutToShow.emit()
    return {action.text(): action for action in menu.actions()}


def test_columns_are_hidden_and_shown_and_that_is_remembered(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder, "a.xml"))
    assert not columns(person)["loc"].isEnabled()
    columns(person)["priority"].trigger()
    assert person.view.isColumnHidden(PRIORITY)
    assert settings.get(HIDDEN_COLUMNS) == ["priority"]
    person.opens(some_file(folder, "b.xml"))
    assert person.view.isColumnHidden(PRIORITY)
    columns(person)["priority"].trigger()
    assert not person.view.isColumnHidden(PRIORITY)
    assert person.view.columnWidth(PRIORITY) >= 50


def test_the_width_of_a_column_is_remembered_for_the_next_file(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder, "a.xml"))
    person.view.setColumnWidth(LASTMOD, 333)
    assert "lastmod=333" in settings.get(COLUMN_WIDTHS)
    person.opens(some_file(folder, "b.xml"))
    assert person.view.columnWidth(LASTMOD) == 333


def test_the_first_column_takes_the_room_that_is_left(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    view = person.view
    person.waits_until(
        lambda: sum(view.columnWidth(c) for c in range(4)) == view.viewport().width()
    )
    person.window.resize(1_200, 600)
    person.waits_until(
        lambda: sum(view.columnWidth(c) for c in range(4)) == view.viewport().width()
    )


def test_tabs_are_walked_by_keys(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "a.xml"), some_file(folder, "b.xml"))
    tabs = person.window.tabs
    assert tabs.currentIndex() == 1
    person.does("view.next_tab")
    assert tabs.currentIndex() == 0
    person.does("view.previous_tab")
    assert tabs.currentIndex() == 1
    assert person.view.hasFocus()


def test_undo_of_one_tab_leaves_the_other_alone(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "a.xml"), some_file(folder, "b.xml"))
    person.edits(0, LOC, "https://example.com/z")
    person.window.tabs.setCurrentIndex(0)
    assert not person.can("edit.undo")
    person.window.tabs.setCurrentIndex(1)
    assert person.can("edit.undo")


# Help, looks and boxes


def test_help_names_all_keys(person: Person, prompts: ScriptedPrompts) -> None:
    prompts.will_be_asked("show_text")
    person.does("help.keys")
    _, title, keys = prompts.asked[-1]
    assert title == "Keyboard Shortcuts"
    for words in ("Ctrl+S", "Save", "F8", "Raise the priority"):
        assert words in keys


def test_the_window_follows_a_dark_palette(
    person: Person, folder: Path, qapp: QApplication
) -> None:
    person.opens(some_file(folder, body="<url><loc>x</loc></url>"))
    before = qapp.palette()
    dark = QPalette("#202020")
    qapp.setPalette(dark)
    drain()
    try:
        image = person.window.grab().toImage()
        assert image.pixelColor(image.width() // 2, image.height() // 2).lightness() < 128
    finally:
        qapp.setPalette(before)
        drain()


def test_nothing_asks_by_a_box_while_answers_are_scripted(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    assert not person.window.findChildren(QMessageBox)
    assert QApplication.activeModalWidget() is None


def test_the_context_menu_opens_at_the_cell(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    person.goes_to(1, LOC)
    spot = person.view.viewport().mapToGlobal(
        person.view.visualRect(person.view.currentIndex()).center()
    )
    person.view.menu_asked.emit(spot)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = [action.objectName() for action in menu.actions() if not action.isSeparator()]
    assert names == [entry for entry in TABLE_MENU if entry != SEPARATOR]
    menu.close()
    drain()


def test_the_place_and_size_of_the_window_are_remembered(
    person: Person, settings: Settings
) -> None:
    person.window.resize(900, 500)
    person.does("file.quit")
    person.waits_until(lambda: not settings.get(WINDOW_GEOMETRY).isEmpty())


def test_no_object_of_a_closed_file_lives_on(person: Person, folder: Path) -> None:
    window = person.window
    person.opens(some_file(folder, "a.xml"))
    panels = (window.problems.open, window.explore.made, window.details.made)
    for make in (window.disk.changes.look, *panels):
        make()  # by now, not in between
    window.problems.close()
    before = len(window.findChildren(QObject))
    for _ in range(3):
        person.opens(some_file(folder, "b.xml"))
        person.does("file.close")
        drain()
    assert len(window.findChildren(QObject)) <= before + 5


def test_ctrl_tab_leads_from_file_to_file_out_of_the_table_too(
    person: Person, folder: Path
) -> None:
    for name in ("a.xml", "b.xml"):
        person.opens(some_file(folder, name))
    tabs = person.window.tabs
    person.view.setFocus()
    for _ in range(2):
        before = tabs.currentIndex()
        person.presses(Qt.Key.Key_Backtab, CTRL | SHIFT)
        assert tabs.currentIndex() == 1 - before
        assert QApplication.focusWidget() is person.view


def test_the_menu_beside_the_menus_opens_panels_as_the_view_menu_does(
    person: Person, folder: Path
) -> None:
    menu = person.window.createPopupMenu()
    entries = menu.actions()
    assert [each.text() for each in entries if each.isEnabled()] == []  # no file, nothing to say
    person.opens(some_file(folder))
    names = [each.objectName() for each in entries if each.isEnabled()]
    assert names == [
        *("view.tree", "view.details", "view.history", "view.overview", "view.source"),
        "view.problems",
    ]
    menu.deleteLater()
