"""The forms of Details in the hands of somebody who never saw them: wheel, Enter, Tab, new."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QScrollArea,
    QToolButton,
    QToolTip,
    QWidget,
)

from sitemap_editor.windows.details.fields.date_field import DateField
from tests.qt_support import LOC, Key, Person, drain
from tests.windows.files import some_file
from tests.windows.test_details_contents import (
    FIRST,
    SECOND,
    THIRD,
    VIDEO,
    blocks,
    field,
    opens,
    others,
    presses,
    settled,
    text,
)
from tests.windows.test_details_problems import line_of


def turns_wheel(over: QWidget, steps: int) -> None:
    """Turn the wheel while the pointer is over something."""
    window = over.window()
    place = over.mapTo(window, over.rect().center())
    QTest.wheelEvent(window.windowHandle(), place.toPointF(), QPoint(0, 120 * steps))
    drain()


def focused() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def test_the_wheel_scrolls_over_choices_and_changes_none(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    before, form = text(person), blocks(part, "video").form
    form.more.click()
    settled(person)
    assert form.choice is not None
    ages = form.rows["family_friendly"].editor.findChild(QComboBox)
    assert isinstance(ages, QComboBox)
    dock = person.window.details.dock
    assert dock is not None
    area = dock.area
    assert isinstance(area, QScrollArea)
    for box, steps in ((form.choice.box, -1), (ages, 1)):
        area.ensureWidgetVisible(box)
        chosen, before_scroll = box.currentIndex(), area.verticalScrollBar().value()
        turns_wheel(box, steps)
        assert box.currentIndex() == chosen
        assert area.verticalScrollBar().value() != before_scroll
    assert text(person) == before


def test_the_rules_speak_while_the_first_value_of_a_new_block_is_typed(
    person: Person, folder: Path
) -> None:
    path = some_file(folder, body="\n <url><loc>https://example.com/a</loc></url>\n")
    person.opens(path)
    person.window.details.open(anyway=True)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(0, LOC)
    before = text(person)
    person.does("rows.add_image")
    row = field(settled(person), "image", "loc")
    assert not row.words.text
    QTest.keyClicks(focused(), "a.jpg")
    assert "Write the full URL" in row.words.text
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClicks(focused(), "https://example.com/")
    assert not row.words.text
    assert text(person) == before


def test_enter_presses_a_button_of_the_panel(person: Person, folder: Path) -> None:
    part = opens(person, folder, THIRD, SECOND)
    part.parts["video"].add.setFocus()
    QTest.keyClick(focused(), Key.Key_Return)
    person.waits_until(lambda: blocks(settled(person), "video").is_draft)
    assert focused() is field(part, "video", "thumbnail_loc").editor.stops[0]


def test_tab_comes_to_the_attribute_of_what_was_just_typed(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    form.more.click()
    settled(person)
    allowed = form.rows["restriction@relationship"]
    assert not allowed.isVisible()
    stop = form.rows["restriction"].editor.stops[0]
    stop.setFocus()
    QTest.keyClicks(stop, "DE ES")
    assert allowed.isVisible()
    presses(person, QApplication.activePopupWidget() or stop, Key.Key_Tab)  # the list of countries
    assert allowed.isAncestorOf(focused())
    presses(person, focused(), Key.Key_Down)
    presses(person, focused(), Key.Key_Return)
    assert '<video:restriction relationship="allow">DE ES<' in text(person)


def test_what_goes_with_a_field_goes_where_that_is_emptied_while_one_types(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    form.more.click()
    settled(person)
    stop = form.rows["uploader"].editor.stops[0]
    stop.setFocus()
    QTest.keyClicks(stop, "A")
    assert form.rows["uploader@info"].isVisible()
    QTest.keyClick(stop, Key.Key_Backspace)
    assert not form.rows["uploader@info"].isVisible()


def test_tab_goes_on_from_the_last_stop_of_the_panel_and_not_back_into_it(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST)
    dock = person.window.details.dock
    assert dock is not None
    dock.source.editor.setFocus()
    QTest.keyClick(dock.source.editor, Key.Key_Tab)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert not dock.isAncestorOf(focus)


def test_the_keyboard_goes_on_to_the_fields_that_were_asked_for(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    form = blocks(part, "video").form
    form.more.setFocus()
    QTest.keyClick(form.more, Key.Key_Space)
    drain()
    assert focused() is form.rows["duration"].editor.stops[0]


def test_a_fix_is_offered_where_it_mends_something(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST.replace("video:content_loc", "x:own").replace("/en/a", "/en/ a"))
    dock = person.window.details.dock
    assert dock is not None
    drain()

    def has_fix(code: str) -> bool:
        buttons = line_of(dock, code).findChildren(QToolButton)
        return any(each.text() == "Fix" and each.isVisible() for each in buttons)

    assert has_fix("L06")
    assert not has_fix("X21")


def test_what_is_wrong_with_the_source_is_in_sight_while_one_types_there(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST)
    dock = person.window.details.dock
    assert dock is not None
    area, source = dock.area, dock.source
    assert isinstance(area, QScrollArea)
    source.editor.setFocus()
    area.ensureWidgetVisible(source.editor)
    drain()
    QTest.keyClicks(source.editor, "<x")
    person.waits_until(lambda: source.lines[0].isVisible())
    line = source.lines[0]

    def bottom() -> int:
        return line.mapTo(area.viewport(), line.rect().bottomLeft()).y()

    person.waits_until(lambda: bottom() <= area.viewport().height())


def test_a_button_for_each_part_of_a_row_leads_there_however_far_below(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST, SECOND)
    person.window.resize(1_366, 500)
    dock = person.window.details.dock
    assert dock is not None
    person.window.resizeDocks([dock], [250], Qt.Orientation.Horizontal)

    def shown() -> dict[str, QToolButton]:
        return {chip.text(): chip for chip in dock.bar.chips if not chip.isHidden()}

    drain()
    assert list(shown()) == ["Videos 1", "Source"]
    person.goes_to(1, LOC)
    settled(person)
    assert list(shown()) == ["Images 3", "Language versions 2", "Other 1", "Source"]
    for chip in shown().values():
        assert chip.visibleRegion().boundingRect() == chip.rect()
        assert chip.sizeHint().width() <= chip.width()
    dock.row.url.setFocus()
    QTest.keyClick(focused(), Key.Key_Backtab)
    assert focused() is shown()["Source"]
    images, others = part.parts["image"], part.parts["others"]
    images.head.click()
    assert not images.is_unfolded

    def waits_for(head: QWidget) -> None:
        person.waits_until(lambda: focused() is head)

    for words, body in (("Other 1", others), ("Images 3", images)):
        shown()[words].setFocus()
        QTest.keyClick(focused(), Key.Key_Return)
        waits_for(body.head)
        drain()
        assert body.is_unfolded
        assert body.head.visibleRegion().boundingRect() == body.head.rect()
    assert images.mapTo(dock.area, QPoint()).y() == 0


def test_of_a_row_that_holds_nothing_more_no_part_has_a_button(
    person: Person, folder: Path
) -> None:
    opens(person, folder, "\n <url><loc>https://example.com/plain</loc></url>", FIRST)
    dock = person.window.details.dock
    assert dock is not None
    assert dock.bar.isHidden()
    person.goes_to(1, LOC)
    settled(person)
    assert not dock.bar.isHidden()


def test_a_time_in_utc_has_its_zone_however_it_is_written(person: Person, folder: Path) -> None:
    part = opens(person, folder, THIRD.replace("00:00:00Z", "10:00:36+00:00"))
    date = field(part, "news", "publication_date").editor
    assert isinstance(date, DateField)
    assert date.zone.currentText() == "+00:00"
    date.zone.setFocus()
    QTest.keyClick(date.zone, Key.Key_Up)
    settled(person)
    assert "2026-05-06T10:00:36Z" in text(person)


@pytest.mark.parametrize("name", ["alternates", "others"])
def test_a_form_that_is_given_up_leaves_a_line_and_the_keyboard_at_its_button(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, FIRST.replace(VIDEO, "")).parts[name]
    part.add.setFocus()
    QTest.keyClick(part.add, Key.Key_Return)
    person.waits_until(lambda: part.is_unfolded)
    QTest.keyClicks(focused(), "fr")
    while (popup := QApplication.activePopupWidget()) is not None:
        QTest.keyClick(popup, Key.Key_Escape)
    QTest.keyClick(focused(), Key.Key_Escape)
    QTest.keyClick(focused(), Key.Key_Escape)
    drain()
    assert not part.has_content
    assert focused() is part.add


def test_a_prefix_that_is_new_is_declared_with_the_namespace_that_is_asked_for(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST.replace(VIDEO, ""))
    before = text(person)
    part.parts["others"].add.click()
    body = others(part)
    form = body.form
    QTest.keyClicks(form.name.line, "shop:price")
    assert form.namespace.isVisible()
    assert not form.add.isEnabled()
    assert "“shop:” is not declared" in form.note.text()
    QTest.keyClick(form.name.line, Key.Key_Tab)
    assert focused() is form.namespace.line
    QTest.keyClicks(focused(), "https://shop.example/ns")
    assert not form.note.isVisible()
    QTest.keyClicks(form.value.line, "5")
    presses(person, form.value.line, Key.Key_Return)
    assert "<shop:price>5</shop:price>" in text(person)
    assert text(person).count('xmlns:shop="https://shop.example/ns"') == 1
    part.parts["others"].add.click()
    QTest.keyClicks(form.name.line, "shop:sale")
    assert not form.namespace.isVisible()
    assert form.add.isEnabled()
    person.session.undo_stack.undo()
    assert text(person) == before


def test_a_value_that_is_longer_than_its_field_is_told_on_hover(
    person: Person, folder: Path
) -> None:
    long = "Chairs & tables of oak, walnut and ash for kitchens, gardens and balconies"
    part = opens(person, folder, FIRST.replace("Chairs", long.replace("&", "&amp;")))

    def told(key: str) -> str:
        line = field(part, "video", key).editor.stops[0]
        place = line.rect().center()
        shown = QHelpEvent(QEvent.Type.ToolTip, place, line.mapToGlobal(place))
        QApplication.sendEvent(line, shown)
        return QToolTip.text()

    assert told("thumbnail_loc") == ""
    assert told("title") == long
    QToolTip.hideText()
