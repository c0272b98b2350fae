"""What stands in a field of Details goes to the block it was typed for, whatever comes between."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from sitemap_editor import SetRows
from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.others_part import OthersPart
from tests.qt_support import ALT, CTRL, LOC, NO_MODIFIER, Key, Person, drain
from tests.windows.files import some_file
from tests.windows.test_details_contents import (
    FIRST,
    LINKS,
    SECOND,
    VIDEO,
    blocks,
    field,
    opens,
    presses,
    settled,
    text,
    types,
    types_in_cell,
)

TYPED = "https://e.com/TYPED.jpg"


@pytest.mark.parametrize("button", ["down", "add"])
def test_a_button_of_the_form_comes_behind_what_is_typed(
    person: Person, folder: Path, button: str
) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    before = text(person)
    types(field(part, "image", "loc"), TYPED)
    what = blocks(part, "image").down if button == "down" else part.parts["image"].add
    QTest.mouseClick(what, Qt.MouseButton.LeftButton, NO_MODIFIER)
    settled(person)
    person.view.setFocus()
    settled(person)
    after = text(person)
    assert after.count(TYPED) == 1
    assert "https://e.com/1.jpg" not in after
    while person.session.undo_stack.canUndo():
        person.session.undo_stack.undo()
    assert text(person) == before


def test_a_block_that_is_removed_takes_with_it_what_was_typed(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    types(field(part, "image", "loc"), TYPED)
    QTest.mouseClick(blocks(part, "image").delete, Qt.MouseButton.LeftButton, NO_MODIFIER)
    settled(person)
    person.view.setFocus()
    settled(person)
    assert TYPED not in text(person)
    assert text(person).count("<image:loc>") == 2
    assert person.session.undo_stack.count() == 1


def test_another_block_is_chosen_behind_what_is_typed(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    before = text(person)
    types(field(part, "image", "loc"), TYPED)
    blocks(part, "image").list.setCurrentRow(1)
    settled(person)
    assert text(person) == before.replace("https://e.com/1.jpg", TYPED)
    assert field(part, "image", "loc").editor.text() == "https://e.com/2.jpg"


def test_a_panel_that_was_hidden_during_an_edit_reads_the_row_anew(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    presses(person, blocks(part, "image").list, Key.Key_Delete)
    dock = person.window.details.dock
    assert dock is not None
    dock.hide()
    person.does("edit.undo")
    dock.show()
    part = settled(person)
    assert field(part, "image", "loc").editor.text() == "https://e.com/1.jpg"
    assert len(blocks(part, "image").blocks) == 3


def test_what_is_typed_outlives_a_check_while_another_window_is_in_front(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    types(field(part, "video", "title"), "Tables")
    other = QWidget()
    other.show()
    other.activateWindow()
    person.waits_until(other.isActiveWindow)
    part._show()  # as a check does that ends meanwhile
    assert field(part, "video", "title").editor.text() == "Tables"
    part.hand_over()
    settled(person)
    assert "Tables" in text(person)
    other.close()
    other.deleteLater()
    drain()


def test_lists_of_rows_that_have_more_or_fewer_values_are_several(
    person: Person, folder: Path
) -> None:
    def row(name: str, *tags: str) -> str:
        said = "".join(f"<video:tag>{tag}</video:tag>" for tag in tags)
        video = VIDEO.replace("<video:price>", f"{said}<video:price>")
        return f"\n <url><loc>https://e.com/{name}</loc>{video}</url>"

    opens(person, folder, row("a", "a", "b"), row("b", "a", "b", "c", "d"))
    person.view.selectAll()
    part = settled(person)
    assert field(part, "video", "tag").editor.text() == ""
    value = blocks(part, "video").form._values["tag"]
    assert value.is_several


def test_fields_that_are_filled_in_while_a_block_is_added_to_many_rows_are_kept(
    person: Person, folder: Path
) -> None:
    rows = [f"\n <url><loc>https://e.com/{n}</loc></url>" for n in range(300)]
    opens(person, folder, *rows)
    person.view.selectAll()
    part = settled(person)
    part.begin("video")
    person.waits_until(lambda: part.parts["video"].body is not None)
    settled(person)
    for key, said in (("thumbnail_loc", "https://e.com/t.jpg"), ("title", "Chairs")):
        stop = types(field(part, "video", key), said)
        QTest.keyClick(stop, Key.Key_Tab)
    person.waits_until(lambda: text(person).count("Chairs") == 300)
    assert text(person).count("https://e.com/t.jpg") == 300
    assert text(person).count("<video:video>") == 300


@pytest.mark.parametrize("keeps", ["save", "enter"])
def test_who_types_on_after_keeping_a_line_goes_on_where_the_caret_was(
    person: Person, folder: Path, keeps: str
) -> None:
    part = opens(person, folder, FIRST)
    row = field(part, "video", "thumbnail_loc")
    line = row.editor.stops[0]
    line.setFocus()
    QTest.keyClick(line, Key.Key_End)
    QTest.keyClicks(line, "AB")
    if keeps == "enter":
        presses(person, line, Key.Key_Return)
    else:
        person.saves()
        settled(person)
    QTest.keyClicks(line, "CD")
    assert row.editor.text() == "https://e.com/t.jpgABCD"
    presses(person, line, Key.Key_Z, CTRL)
    assert row.editor.text() == "https://e.com/t.jpgAB"
    presses(person, line, Key.Key_Z, CTRL)
    assert row.editor.text() == "https://e.com/t.jpg"
    QTest.keyClicks(line, "X")
    presses(person, line, Key.Key_Tab)
    assert "https://e.com/t.jpgX<" in text(person)


def test_every_key_that_redoes_does_so_in_a_field_and_in_a_cell(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST)
    redo = person.window.action_set["edit.redo"]
    redo.setShortcuts([*redo.shortcuts(), QKeySequence("Ctrl+Alt+Y")])  # as Ctrl+Y is on Linux
    row = field(part, "video", "title")
    line = types(row, "Tables")
    presses(person, line, Key.Key_Return)
    presses(person, line, Key.Key_Z, CTRL)
    assert row.editor.text() == "Chairs"
    presses(person, line, Key.Key_Y, CTRL | ALT)
    assert row.editor.text() == "Tables"
    person.view.setFocus()
    person.types("abc")
    QTest.keyClick(person.editor, Key.Key_Z, CTRL)
    assert person.editor.text() != "abc"
    QTest.keyClick(person.editor, Key.Key_Y, CTRL | ALT)
    assert person.editor.text() == "abc"
    QTest.keyClick(person.editor, Key.Key_Escape)


def test_the_field_that_has_the_keyboard_stays_in_sight_while_problems_come_above_it(
    person: Person, folder: Path
) -> None:
    opens(person, folder, "\n <url><loc>https://e.com/a</loc></url>")
    dock = person.window.details.dock
    assert dock is not None
    person.window.resize(1280, 480)
    person.does("rows.add_video")
    part = settled(person)
    for key, said in (("thumbnail_loc", "nonsense"), ("title", "a"), ("description", "b")):
        line = field(part, "video", key).editor.stops[0]
        line.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClicks(line, said)
        presses(person, line, Key.Key_Tab)
        person.waits_for_the_checks()
        settled(person)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.visibleRegion().boundingRect().contains(focus.rect().center())


class _Paints(QObject):
    """Notes whether a widget is painted."""

    is_painted = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.is_painted |= event.type() == QEvent.Type.Paint
        return False


def test_the_mark_at_the_head_of_a_row_follows_an_edit_beside_the_table(
    person: Person, folder: Path
) -> None:
    part = opens(person, folder, FIRST, SECOND)
    paints, head = _Paints(), person.view.verticalHeader().viewport()
    types(field(part, "video", "title"), "Tables")
    person.waits_for_the_checks()
    head.installEventFilter(paints)
    line = types(field(part, "video", "content_loc"), "nonsense")
    assert not paints.is_painted
    presses(person, line, Key.Key_Return)
    person.waits_until(lambda: paints.is_painted)
    head.removeEventFilter(paints)


ORDERED = ("https://e.com/1.jpg", "https://e.com/2.jpg", "https://e.com/3.jpg")


def test_what_is_typed_goes_to_its_block_while_others_come_and_go_beside(
    person: Person, folder: Path
) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    blocks(part, "image").list.setCurrentRow(1)
    types(field(part, "image", "loc"), TYPED)
    rewrite(person, f"<image:image><image:loc>{ORDERED[0]}</image:loc></image:image>", "")
    part = settled(person)
    assert field(part, "image", "loc").editor.text() == TYPED
    assert [url in text(person) for url in (*ORDERED, TYPED)] == [False, False, True, True]
    types(field(part, "image", "loc"), "https://e.com/GONE.jpg")
    rewrite(person, f"<image:image><image:loc>{TYPED}</image:loc></image:image>", "")
    settled(person)
    assert "GONE" not in text(person)
    assert ORDERED[2] in text(person)


def test_a_code_typed_for_a_link_never_goes_to_another_one(person: Person, folder: Path) -> None:
    opens(person, folder, FIRST, SECOND)
    person.goes_to(1, LOC)
    part = settled(person)
    en, xx = (f"{link}/>" for link in LINKS.split("/>")[:2])
    editor = types_in_cell(part, "alternates", "de")
    rewrite(person, en + xx, xx + en)
    presses(person, editor, Key.Key_Return)
    assert xx + en.replace('"en"', '"de"') in text(person)
    editor = types_in_cell(part, "alternates", "fr")
    rewrite(person, xx, "")
    presses(person, editor, Key.Key_Return)
    assert "fr" not in text(person)
    assert '"de"' in text(person)


def rewrite(person: Person, old: str, new: str) -> None:
    """Edit the second row beside, as a fix does that lands meanwhile."""
    row_id = person.session.document.table.order[1]
    data = person.session.document.table.row_bytes(row_id).decode()
    assert old in data
    edit = SetRows([(row_id, data.replace(old, new, 1).encode())])
    person.session.perform(edit, "Beside")
    settled(person)


def test_a_language_version_that_is_typed_waits_for_its_row(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST, SECOND)
    part.begin("alternates")
    body = part.parts["alternates"].body
    assert isinstance(body, AlternatesPart)
    form = body.form
    QTest.keyClicks(form.language.line, "pt-BR")
    form.url.line.selectAll()
    QTest.keyClicks(form.url.line, "https://e.com/br")
    person.goes_to(1, LOC)
    settled(person)
    assert form.isHidden()
    assert person.view.begun_beside
    person.goes_to(0, LOC)
    settled(person)
    assert form.isVisible()
    assert (form.language.text(), form.url.text()) == ("pt-BR", "https://e.com/br")
    assert not person.view.begun_beside
    form.add.click()
    assert b'hreflang="pt-BR" href="https://e.com/br"' in person.bytes


def test_the_menu_of_a_row_goes_to_details(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST)
    person.window.details.close()
    person.does("rows.details")
    assert person.window.details.has_focus
    person.does("rows.details")  # and stays there
    assert person.window.details.has_focus
    assert part.isVisible()


def test_an_element_that_is_typed_waits_for_its_row(person: Person, folder: Path) -> None:
    part = opens(person, folder, FIRST, SECOND)
    part.begin("others")
    body = part.parts["others"].body
    assert isinstance(body, OthersPart)
    form = body.form
    QTest.keyClicks(form.name.line, "x:note")
    QTest.keyClicks(form.value.line, "mine")
    person.goes_to(1, LOC)
    settled(person)
    assert form.isHidden()
    person.goes_to(0, LOC)
    settled(person)
    assert form.isVisible()
    assert (form.name.text(), form.value.text()) == ("x:note", "mine")
    assert form.place.count() == 1
    form.name.show_value("")
    QTest.keyClicks(form.name.line, "priority")
    form.value.show_value("")
    QTest.keyClicks(form.value.line, "0.3")
    form.add.click()
    assert b"<priority>0.3</priority>" in person.bytes
    assert not person.page.unapplied_rows()


@pytest.mark.parametrize("name", ["others", "alternates"])
def test_what_is_typed_in_a_form_is_asked_about_before_its_tab_is_closed(
    person: Person, folder: Path, name: str
) -> None:
    part = opens(person, folder, FIRST, SECOND)
    part.begin(name)
    page, prompts = person.page, person.prompts
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "de")
    person.opens(some_file(folder, "other.xml"))
    settled(person)
    assert len(page.unapplied_rows()) == 1
    person.window.tabs.setCurrentWidget(page)
    settled(person)
    prompts.will_be_asked("lose_unapplied", False)
    person.does("file.close")
    drain()
    assert prompts.asked == [("lose_unapplied", page.name, 1)]
    prompts.will_be_asked("lose_unapplied", True)
    person.does("file.close")
    person.waits_until(lambda: not isValid(page))
