"""The languages matrix, as a person uses it: marks, filters, plans by keys, undo."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontDatabase, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu

from sitemap_editor.core.document.edits import RemoveRows
from sitemap_editor.session.languages.plan_review import AddLanguage, PlanReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.languages.cell_drawing import CellDrawing
from sitemap_editor.windows.languages.page import LanguagesPage
from sitemap_editor.windows.languages.plan_dialog import LanguagePlanDialog
from sitemap_editor.windows.languages.plan_forms import AddForm, CodeForm, CompleteForm
from sitemap_editor.windows.languages.site_page import SitePage
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.table.cell_look import CellLook, ColumnPlace
from tests.core.operations.languages.versions import document, hreflang_findings, row
from tests.qt_support import CTRL, Key, Person, drain

ROWS = (
    row("/en/shop", "en /en/shop", "de /de/shop", "fr /fr/shop", "x-default /en/shop"),
    row("/de/shop", "de /de/shop", "en /en/shop"),
    row("/fr/shop"),
    row("/en/about", "en /en/about", "de /de/about"),
    row("/de/about", "en /en/about", "de /de/about"),
    row("/en/news", "kr /kr/news", "de /fr/news", "en /en/news"),
    row("/fr/imprint"),
)


def file(folder: Path, *rows: str, name: str = "shop.xml") -> Path:
    path = folder / name
    path.write_bytes(document(*(rows or ROWS)).to_bytes())
    return path


def opens_matrix(person: Person) -> LanguagesPage:
    person.does("view.languages")
    page = person.window.tabs.front_page()
    assert isinstance(page, LanguagesPage)
    waits(person, page)
    return page


def waits(person: Person, page: LanguagesPage) -> None:
    """Wait until the matrix shows the document as it is."""
    person.waits_until(lambda: page.matrix.is_current and not page.session.beside.is_under_way)
    drain()


@pytest.fixture
def page(person: Person, folder: Path) -> LanguagesPage:
    person.opens(file(folder))
    return opens_matrix(person)


def texts(page: LanguagesPage) -> list[list[str]]:
    model = page.model
    return [
        [str(model.index(line, column).data() or "") for column in range(model.columnCount())]
        for line in range(model.rowCount())
    ]


def spoken(page: LanguagesPage, line: int, column: int) -> str:
    return str(page.model.index(line, column).data(Qt.ItemDataRole.AccessibleTextRole))


def chips(page: LanguagesPage) -> list[str]:
    return [chip.text() for chip in page.chips.values() if not chip.isHidden()]


def accepts(person: Person, *keys: Qt.Key, lines: list[list[str]] | None = None) -> list[str]:
    """Answer the next review in the dialog itself, by keys, Enter at last; return what it said.

    The first of its `lines`, before and after, is added to these.
    """
    seen: list[str] = []

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        dialog.show()
        dialog.activateWindow()
        person.waits_until(lambda: QApplication.activeWindow() is dialog)
        person.waits_until(lambda: not dialog.is_preparing())
        for key in keys:
            person.presses(key)
            person.waits_until(lambda: not dialog.is_preparing())
        seen.append(dialog.said.text())
        if isinstance(dialog.form, CodeForm):
            seen.append(dialog.form.meant.text())
        if lines is not None and (line := dialog.model.index(0, 0)).isValid():
            lines.append([str(line.siblingAtColumn(column).data()) for column in (2, 3)])
        person.presses(Key.Key_Return)
        is_accepted = dialog.result() == QDialog.DialogCode.Accepted
        dialog.hide()
        dialog.deleteLater()
        return is_accepted

    person.prompts.will_be_asked("review_languages", review)
    return seen


def test_each_group_is_a_line_and_each_language_a_column(page: LanguagesPage) -> None:
    titles = [page.model.headerData(n, Qt.Orientation.Horizontal) for n in range(6)]
    assert titles == ["Page", "de", "en", "fr", "kr", "x-default"]
    assert texts(page)[:2] == [
        ["…/shop", "/de/shop", "/en/shop", "/fr/shop", "", "/en/shop"],
        ["…/about", "/de/about", "/en/about", "", "", ""],
    ]
    assert page.name == "Languages · shop.xml"


def test_marks_are_said_aloud(page: LanguagesPage) -> None:
    assert spoken(page, 0, 3) == (
        "fr. One way only: does not link back. Does not list all versions. /fr/shop"
    )
    assert spoken(page, 1, 1) == "de. There. /de/about"
    assert spoken(page, 1, 3) == "fr. Missing. "
    assert spoken(page, 1, 5) == "x-default. No version. "
    assert "did you mean ko?" in spoken(page, 2, 4)
    assert "Code contradicts the URL: it says “/fr/”" in spoken(page, 2, 1)


def test_filters_leave_the_groups_they_name(page: LanguagesPage) -> None:
    assert "Missing return links 1" in chips(page)
    assert "Missing x-default 2" in chips(page)
    assert "Missing self 0" not in chips(page)
    page.chips["missing-return"].click()
    assert [line[0] for line in texts(page)] == ["…/shop"]
    page.chips["incorrect"].click()
    assert [line[0] for line in texts(page)] == ["…/shop", "…/news"]


def test_keys_go_through_cells_and_enter_shows_the_row(person: Person, page: LanguagesPage) -> None:
    for key in (Key.Key_Down, Key.Key_Right):
        person.presses(key)
    assert page.said.text() == "de · There · https://e.com/de/about"
    person.presses(Key.Key_Return)
    assert person.at == (4, 0)


def test_the_first_column_stays_while_the_others_are_scrolled_and_covers_no_current_cell(
    person: Person, page: LanguagesPage
) -> None:
    table, bar = page.table, page.table.horizontalScrollBar()
    person.window.resize(640, 480)
    drain()
    assert table.frozen.isHidden()
    for key in [Key.Key_Right] * 5 + [Key.Key_Left] * 4:
        person.presses(key)
        assert table.visualRect(table.currentIndex()).left() >= table.frozen.width_now
    person.presses(Key.Key_End)
    before = bar.value()
    assert table.frozen.isVisible()
    shared = table.model().index(2, 0)
    assert table.visualRect(shared).left() == 0
    assert table.indexAt(table.visualRect(shared).center()) == shared
    at = table.frozen.mapFromGlobal(table.viewport().mapToGlobal(table.visualRect(shared).center()))
    QTest.mouseClick(table.frozen, Qt.MouseButton.LeftButton, pos=at)
    assert (table.currentIndex(), bar.value()) == (shared, before)
    assert page.said.text() == "…/news"


def test_a_cell_without_a_row_says_so(person: Person, page: LanguagesPage) -> None:
    page.table.setCurrentIndex(page.model.index(1, 3))
    person.presses(Key.Key_Return)
    assert page.said.text() == "No row has this URL."


def test_completing_all_is_one_step_that_undo_takes_back(
    person: Person, page: LanguagesPage
) -> None:
    before = page.session.document.to_bytes()
    seen = accepts(person)
    page.complete.click()
    waits(person, page)
    assert "2 rows will change" in seen[0]
    assert page.session.undo_stack.count() == 1
    assert page.session.undo_stack.undoText() == "Complete language links"
    assert "Missing return links 1" not in chips(page)
    assert "Language links written into 2 rows." in person.said
    person.does("edit.undo")
    waits(person, page)
    assert page.session.document.to_bytes() == before
    assert "Missing return links 1" in chips(page)


def test_save_writes_the_document_from_the_matrix(person: Person, page: LanguagesPage) -> None:
    accepts(person)
    page.complete.click()
    waits(person, page)
    assert page.session.is_modified
    person.does("file.save")
    person.waits_until(lambda: not page.session.is_modified)
    assert page.session.path is not None
    assert page.session.path.read_bytes() == page.session.document.to_bytes()
    assert person.window.tabs.front_page() is page


def test_one_group_and_one_language_are_completed_from_the_menu(
    person: Person, page: LanguagesPage
) -> None:
    menu = page.menu_of(0, 3)
    titles = [action.text().replace("&", "") for action in menu.actions()]
    assert titles == [
        "Go to Row",
        "Edit URL",
        "Remove URL…",
        "Complete This Group…",
        "Complete Language fr…",
        "Complete All…",
        "Change Code fr…",
    ]
    seen = accepts(person)
    menu.actions()[3].trigger()
    waits(person, page)
    assert len(seen) == 1
    assert not page.session.findings.is_settled or page.session.undo_stack.count() == 1
    menu.deleteLater()


def test_a_menu_that_is_older_than_an_edit_means_the_group_it_was_opened_for(
    person: Person, page: LanguagesPage, folder: Path
) -> None:
    pair = ("en /en/b", "de /de/b")
    lines = (row("/x"), row("/en/a", "en /en/a", "de /de/a"), row("/de/a"))
    person.opens(file(folder, *lines, row("/en/b", *pair), row("/de/b"), name="two.xml"))
    page = opens_matrix(person)
    menu, language = page.menu_of(2, 1), page.menu_of(2, 1)
    page.session.perform(RemoveRows([0]), "Remove")
    seen = accepts(person)
    next(each for each in menu.actions() if "This Grou" in each.text()).trigger()
    person.waits_until(lambda: len(seen) == 1)
    waits(person, page)
    table = page.session.document.table
    have_links = [b"hreflang" in table.row_bytes(each) for each in table.order]
    assert have_links == [True, False, True, True]
    page.session.perform(RemoveRows([2, 3]), "Remove")
    next(each for each in language.actions() if "This Grou" in each.text()).trigger()
    person.waits_until(lambda: "The file changed in the meantime. Try again." in person.said)
    menu.deleteLater()
    language.deleteLater()


def test_a_code_that_is_nearly_always_wrong_is_changed(person: Person, page: LanguagesPage) -> None:
    menu = page.menu_of(2, 4)
    seen = accepts(person)
    menu.actions()[-1].trigger()
    waits(person, page)
    assert seen[1:] == ["ko"]
    assert b'hreflang="ko"' in page.session.document.to_bytes()
    menu.deleteLater()


def links_of(page: LanguagesPage, position: int) -> bytes:
    table = page.session.document.table
    return bytes(table.row_bytes(table.order[position]))


def types_into_cell(person: Person, page: LanguagesPage, line: int, column: int, url: str) -> None:
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(line, column))
    person.types(url)
    person.presses(Key.Key_Return)


def test_a_url_typed_into_an_empty_cell_is_linked_by_all_pages_of_its_group(
    person: Person, page: LanguagesPage
) -> None:
    before = page.session.document.to_bytes()
    said = accepts(person)
    types_into_cell(person, page, 1, 3, "/fr/about")
    person.waits_until(lambda: said)
    waits(person, page)
    assert "2 rows will change" in said[0]
    assert texts(page)[1][:4] == ["…/about", "/de/about", "/en/about", "/fr/about"]
    for position in (3, 4):
        assert b'hreflang="fr" href="https://e.com/fr/about"' in links_of(page, position)
    assert page.session.undo_stack.undoText() == "Set URL of language fr"
    person.does("edit.undo")
    waits(person, page)
    assert page.session.document.to_bytes() == before


def test_a_url_typed_over_another_takes_its_place_in_all_pages_of_the_group(
    person: Person, page: LanguagesPage
) -> None:
    page.chips["incorrect"].click()  # another filter: lines are not groups
    said = accepts(person)
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, 1))
    assert texts(page)[0][:2] == ["…/news", "/fr/news"]
    person.presses(Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    assert editor.text() == "https://e.com/fr/news"
    person.presses(Key.Key_A, CTRL)
    person.types("https://e.com/de/news")
    person.presses(Key.Key_Return)
    person.waits_until(lambda: said)
    waits(person, page)
    assert "1 row will change" in said[0]
    assert b'hreflang="de" href="https://e.com/de/news"' in links_of(page, 5)
    assert b"/fr/news" not in links_of(page, 5)


@pytest.mark.parametrize("by_delete", [True, False])
def test_a_url_that_goes_is_taken_out_of_all_pages_of_the_group(
    person: Person, page: LanguagesPage, by_delete: bool
) -> None:
    before = page.session.document.to_bytes()
    page.chips["incorrect"].click()
    said = accepts(person)
    page.table.setFocus()
    page.table.setCurrentIndex(page.model.index(0, 1))
    if by_delete:
        person.presses(Key.Key_Delete)
    else:
        person.presses(Key.Key_F2)
        person.presses(Key.Key_A, CTRL)
        person.presses(Key.Key_Delete)
        person.presses(Key.Key_Return)
    person.waits_until(lambda: said)
    waits(person, page)
    assert "1 row will change" in said[0]
    assert b"/fr/news" not in links_of(page, 5)
    assert page.session.undo_stack.undoText() == "Remove language de"
    person.does("edit.undo")
    waits(person, page)
    assert page.session.document.to_bytes() == before


def test_delete_in_an_empty_cell_and_in_the_first_column_changes_nothing(
    person: Person, page: LanguagesPage
) -> None:
    before = page.session.revision
    page.table.setFocus()
    cells = [(line, column) for line in range(page.model.rowCount()) for column in range(4)]
    for line, column in cells:
        if not column or not page.model.content(line, column).urls:
            page.table.setCurrentIndex(page.model.index(line, column))
            person.presses(Key.Key_Delete)  # nobody is asked
    drain()
    assert page.session.revision == before


def test_what_is_no_url_is_not_written_and_that_is_said(
    person: Person, page: LanguagesPage
) -> None:
    before = page.session.revision
    types_into_cell(person, page, 1, 3, "nothing")
    assert page.said.text().startswith("Type a whole URL")
    page.table.setCurrentIndex(page.model.index(1, 1))
    person.presses(Key.Key_F2)
    person.presses(Key.Key_Escape)
    person.presses(Key.Key_F2)
    person.presses(Key.Key_Return)  # as it is
    assert page.session.revision == before


def test_a_language_is_added_by_pattern(person: Person, page: LanguagesPage) -> None:
    forms: list[AddForm] = []

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        form = dialog.form
        assert isinstance(form, AddForm)
        forms.append(form)
        assert "Enter a language code" in dialog.said.text()
        assert form.put_text.text() == ""
        form.code.setText("it")
        form.source.setCurrentText("en")
        person.waits_until(lambda: not dialog.is_preparing())
        assert (form.find_text.text(), form.put_text.text()) == ("/en/…", "/it/…")
        assert "have no row in this file" in dialog.said.text()
        assert dialog.model.words(dialog.model.rowCount() - 1)[3].endswith(
            "it https://e.com/it/news"
        )
        dialog.make.click()
        dialog.deleteLater()
        return dialog.result() == QDialog.DialogCode.Accepted

    person.prompts.will_be_asked("review_languages", review)
    page.add.click()
    waits(person, page)
    assert page.model.headerData(4, Qt.Orientation.Horizontal) == "it"
    person.waits_until(lambda: "written into" in person.said)
    page.undo()
    waits(person, page)
    assert "written into" not in person.said


@pytest.mark.parametrize("folder_of_language", ["/en", ""])
def test_a_page_for_all_other_languages_is_one_of_the_versions_by_keys_alone(
    person: Person, folder: Path, folder_of_language: str
) -> None:
    pages = [f"{folder_of_language}/{name}" for name in ("a", "b")]
    person.opens(file(folder, *(row(page, f"en {page}") for page in pages)))
    page = opens_matrix(person)
    seen: list[str] = []

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        dialog.show()
        dialog.activateWindow()
        person.waits_until(lambda: QApplication.activeWindow() is dialog)
        person.types("x-default")
        person.waits_until(lambda: not dialog.is_preparing())
        form = dialog.form
        assert isinstance(form, AddForm)
        seen.extend([form.find_text.text(), form.put_text.text(), dialog.said.text()])
        dialog.make.click()
        dialog.deleteLater()
        return dialog.result() == QDialog.DialogCode.Accepted

    person.prompts.will_be_asked("review_languages", review)
    person.presses(Key.Key_D, Qt.KeyboardModifier.AltModifier)
    person.waits_until(lambda: seen)
    waits(person, page)
    assert seen[:2] == [f"{folder_of_language}/…"] * 2
    assert "2 rows will change" in seen[2]
    assert "have no row" not in seen[2]
    assert texts(page)[0][1:] == [pages[0]] * 2
    assert "Missing x-default" not in " ".join(chips(page))


def test_how_urls_differ_is_asked_where_nothing_tells(person: Person, folder: Path) -> None:
    person.opens(file(folder, row("/shop", "en /shop")))
    page = opens_matrix(person)

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        form = dialog.form
        assert isinstance(form, AddForm)
        form.code.setText("it")
        assert (form.find_text.text(), form.put_text.text()) == ("", "")
        assert not dialog.make.isEnabled()
        dialog.deleteLater()
        return False

    person.prompts.will_be_asked("review_languages", review)
    page.add.click()
    waits(person, page)


def test_expected_languages_are_kept_for_the_site(person: Person, page: LanguagesPage) -> None:
    page.expected.setFocus()
    person.types("en, it")
    person.presses(Key.Key_Return)
    person.waits_until(lambda: page.matrix.matrix and "it" in _codes(page))
    assert page.matrix.expected == ("en", "it")
    assert page.matrix.host == "e.com"
    assert spoken(page, 1, _codes(page).index("it") + 1) == "it. Missing. "
    page.expected.setText("eng")
    person.presses(Key.Key_Return)
    assert "Did you mean “en”?" in page.said.text()


def _codes(page: LanguagesPage) -> list[str]:
    assert page.model.matrix is not None
    return [page.model.code_name(column) for column in range(1, page.model.columnCount())]


def test_what_is_exported_can_be_imported_into_another_file(
    person: Person, page: LanguagesPage, folder: Path
) -> None:
    table = folder / "languages.csv"
    person.prompts.will_be_asked("place_for_languages", table)
    page.export_button.click()
    person.waits_until(table.exists)
    assert table.read_text("utf-8").splitlines()[0] == "group,language,url,state"
    rows = [row("/en/about"), row("/de/about")]
    person.opens(file(folder, *rows, name="other.xml"))
    other = opens_matrix(person)
    person.prompts.will_be_asked("file_to_import", table)
    accepts(person)
    other.import_button.click()
    person.waits_until(lambda: other.session.undo_stack.count() == 1)
    waits(person, other)
    assert texts(other) == [["…/about", "/de/about", "/en/about"]]


def test_a_url_that_was_changed_in_the_export_takes_the_place_of_the_old_one(
    person: Person, page: LanguagesPage, folder: Path
) -> None:
    before = page.session.document.to_bytes()
    table = folder / "languages.csv"
    person.prompts.will_be_asked("place_for_languages", table)
    page.export_button.click()
    person.waits_until(table.exists)
    lines = table.read_text("utf-8").splitlines(keepends=True)
    news = "".join(line for line in lines if "/news" in line)
    table.write_text(news.replace("/fr/news,", "/de/news,"), "utf-8")
    person.prompts.will_be_asked("file_to_import", table)
    changes: list[list[str]] = []
    said = accepts(person, lines=changes)
    page.import_button.click()
    person.waits_until(lambda: page.session.undo_stack.count() == 1)
    waits(person, page)
    assert "1 link will be written. 1 of them replaces a link to another URL." in said[0]
    assert changes == [["kr, de https://e.com/fr/news, en", "kr, de https://e.com/de/news, en"]]
    assert b'hreflang="de" href="https://e.com/de/news"' in links_of(page, 5)
    person.does("edit.undo")
    waits(person, page)
    assert page.session.document.to_bytes() == before


def test_the_matrix_follows_edits_and_closes_with_its_document(
    person: Person, page: LanguagesPage
) -> None:
    document_page = person.window.tabs.page_of(page.session)
    assert document_page is not None
    person.does("view.previous_tab")
    person.edits(6, 0, "https://e.com/it/imprint")
    waits(person, page)
    assert texts(page)[-1][0] == "/it/imprint"
    person.window.tabs.remove_page(document_page)
    drain()
    person.looks()
    person.looks()
    assert person.window.tabs.count() == 0


def test_asked_for_again_the_same_tab_comes_to_the_front(
    person: Person, page: LanguagesPage
) -> None:
    person.does("view.previous_tab")
    assert opens_matrix(person) is page
    assert person.window.tabs.count() == 2


def test_a_list_of_urls_has_no_matrix(person: Person, folder: Path) -> None:
    path = folder / "list.txt"
    path.write_text("https://e.com/a\n", encoding="utf-8")
    person.opens(path)
    person.does("view.languages")
    assert "Only an XML sitemap of pages" in person.said


@pytest.mark.parametrize("name", ["hreflang-three.xml", "hreflang-docusaurus-v1-oneline.xml"])
def test_a_real_file_has_no_findings_about_languages_after_keys_alone(
    person: Person, folder: Path, corpus: Path, name: str
) -> None:
    path = folder / name
    path.write_bytes((corpus / "ext" / name).read_bytes())
    person.opens(path)
    before = hreflang_findings(person.session.document)
    person.presses(Key.Key_L, CTRL | Qt.KeyboardModifier.AltModifier)
    page = person.window.tabs.front_page()
    assert isinstance(page, LanguagesPage)
    waits(person, page)
    if before:
        assert before == {"X52"}
        said = accepts(person, Key.Key_Down)  # the language of these pages is asked for
        person.presses(Key.Key_C, Qt.KeyboardModifier.AltModifier)
        person.waits_until(lambda: said)
        assert "3 rows will change" in said[0]
        waits(person, page)
    assert not hreflang_findings(page.session.document)
    assert page.session.undo_stack.count() == bool(before)


LISTED = "".join(f"<sitemap><loc>https://e.com/{name}.xml</loc></sitemap>" for name in "abcd")
INDEX = f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{LISTED}</sitemapindex>'


def test_a_language_is_added_to_all_files_of_an_index_in_their_one_table(
    person: Person, folder: Path
) -> None:
    paths = [
        file(folder, row("/en/a", "en /en/a"), name="a.xml"),
        file(folder, row("/en/b", "en /en/b"), row("/x"), name="b.xml"),
    ]
    before = [each.read_bytes() for each in paths]
    (folder / "index.xml").write_text(INDEX, encoding="utf-8")
    person.opens(folder / "index.xml")
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.waits_for_the_checks()
    page = opens_matrix(person)
    seen: list[str] = []

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        assert isinstance(dialog.form, AddForm)
        dialog.form.code.setText("fr")
        person.waits_until(lambda: not dialog.is_preparing())
        seen.append(dialog.said.text())
        dialog.make.click()
        dialog.deleteLater()
        return dialog.result() == QDialog.DialogCode.Accepted

    person.prompts.will_be_asked("review_languages", review)
    page.add.click()
    person.waits_until(lambda: seen)
    waits(person, page)
    table_page = person.window.tabs.page_of(page.session)
    assert table_page is not None
    person.window.tabs.bring_to_front(table_page)
    drain()
    person.saves()
    assert "2 rows will change" in seen[0]
    for path, name in zip(paths, "ab", strict=True):
        assert f'hreflang="fr" href="https://e.com/fr/{name}"'.encode() in path.read_bytes()
    person.does("edit.undo")
    person.saves()
    assert [each.read_bytes() for each in paths] == before


@pytest.mark.parametrize("is_open", [False, True])
def test_a_language_is_added_to_all_files_from_the_matrix_of_their_index(
    person: Person, folder: Path, is_open: bool
) -> None:
    file(folder, row("/en/a", "en /en/a"), name="a.xml")
    file(folder, row("/en/b", "en /en/b"), name="b.xml")
    (folder / "index.xml").write_text(INDEX, encoding="utf-8")
    person.opens(folder / "index.xml")
    index_page = person.page
    if is_open:
        person.does("index.open_table")
        person.waits_until(lambda: person.page.session.is_joined)
        person.window.tabs.bring_to_front(index_page)
        drain()
    page = opens_matrix(person)
    assert isinstance(page, SitePage)
    seen: list[PlanReview] = []

    def review(found: PlanReview) -> bool:
        seen.append(found)
        return False

    person.prompts.will_be_asked("review_languages", review)
    page.add.click()
    person.waits_until(lambda: seen)
    front = person.window.tabs.front_page()
    assert isinstance(front, LanguagesPage)
    assert front.session.is_joined
    assert isinstance(seen[0].task, AddLanguage)


def test_the_files_of_an_index_are_one_matrix_and_are_completed_in_their_tabs(
    person: Person, folder: Path
) -> None:
    file(folder, row("/en/b"), row("/en/a", "en /en/a", "de /de/a"), name="a.xml")
    german = file(folder, row("/x"), row("/de/a"), name="b.xml")
    (folder / "c.xml").write_bytes(b"<urlset>")
    (folder / "index.xml").write_text(INDEX, encoding="utf-8")
    person.opens(folder / "index.xml")
    page = opens_matrix(person)
    assert isinstance(page, SitePage)
    assert [line[0] for line in texts(page)] == ["/en/b", "…/a", "/x"]
    assert spoken(page, 1, 2).endswith("Does not list all versions. /de/a. b.xml, row 2")
    notice = next(each.label.text() for each in page.findChildren(Notice))
    assert " not read. https://e.com/c.xml: The file ends early" in notice
    assert notice.endswith("https://e.com/d.xml: No such file lies beside the index.")
    seen = accepts(person)
    person.presses(Key.Key_C, Qt.KeyboardModifier.AltModifier)
    person.waits_until(QApplication.activePopupWidget)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [each.text().partition(" ")[0] for each in menu.actions()] == ["b.xml:"]
    for key in (Key.Key_Down, Key.Key_Return):
        QTest.keyClick(menu, key)
    person.waits_until(lambda: "of b.xml. Save or undo it in its tab." in person.said)
    waits(person, page)
    assert "1 row will change" in seen[0]
    assert spoken(page, 1, 2).startswith("de. There.")
    page.table.setCurrentIndex(page.model.index(1, 2))
    person.window.activateWindow()
    page.table.setFocus()
    drain()
    person.presses(Key.Key_Return)
    opened = person.window.tabs.current_page()
    assert opened is not None
    assert (opened.path, person.at, opened.session.undo_stack.count()) == (german, (1, 0), 1)
    opened.undo()
    person.window.tabs.bring_to_front(page)
    waits(person, page)
    assert spoken(page, 1, 2).startswith("de. One way only")


def test_the_dialog_is_the_one_that_prompts_open(person: Person, page: LanguagesPage) -> None:
    assert BoxPrompts.review_languages is not None
    assert page.matrix.matrix is not None
    if os.environ.get("LOOK"):
        page.window().resize(1100, 700)
        drain()
        page.window().grab().save(os.environ["LOOK"])


def test_pages_that_no_link_names_are_asked_about(person: Person, folder: Path) -> None:
    person.opens(file(folder, row("/a", "de /de/a"), row("/de/a", "de /de/a")))
    page = opens_matrix(person)
    assert page.model.headerData(1, Qt.Orientation.Horizontal) == "?"

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, person.window)
        dialog.show()
        person.waits_until(lambda: not dialog.is_preparing())
        form = dialog.form
        assert isinstance(form, CompleteForm)
        assert form.isVisible()
        assert not dialog.make.isEnabled()
        assert dialog.left.index(0, 1).data() == "The language of a page is not stated."
        form.unnamed.setCurrentText("x-default")
        person.waits_until(lambda: not dialog.is_preparing())
        assert dialog.make.isEnabled()
        dialog.reject()
        dialog.deleteLater()
        return False

    person.prompts.will_be_asked("review_languages", review)
    page.complete.click()
    assert not page.session.undo_stack.count()


def test_explore_is_gone_where_no_index_is_known_and_says_why_it_does_not_come(
    person: Person, page: LanguagesPage
) -> None:
    explore = person.window.explore

    def is_shown() -> bool:
        return explore.is_shown

    person.does("view.previous_tab")
    explore.open(anyway=True)
    assert is_shown()
    person.window.tabs.bring_to_front(page)
    drain()
    assert not is_shown()
    person.does("view.tree")
    assert not is_shown()
    assert "about the files of an index" in person.said
    person.does("view.previous_tab")
    assert is_shown()


def test_few_languages_share_the_width_of_the_window(person: Person, folder: Path) -> None:
    person.window.resize(1200, 600)
    person.opens(file(folder, row("/en/a", "en /en/a", "de /de/a"), name="two.xml"))
    page = opens_matrix(person)
    widths = [page.table.columnWidth(column) for column in range(3)]
    assert widths[1:] == [scaled(page.table, 260)] * 2
    table, header = page.table, page.table.horizontalHeader()
    assert header.length() <= table.viewport().width()
    person.window.resize(800, 600)
    drain()
    assert table.columnWidth(1) == table.columnWidth(2)
    assert 0 <= table.viewport().width() - header.length() < 3
    table.setColumnWidth(1, 150)
    person.window.resize(1200, 600)
    drain()
    assert table.columnWidth(1) == 150


def test_a_url_beyond_ascii_is_drawn_with_its_letters_joined(person: Person, folder: Path) -> None:
    """Arabic letters stand unjoined without shaping, which URLs in ASCII are drawn without."""
    if QFontDatabase.WritingSystem.Arabic not in QFontDatabase.writingSystems():
        pytest.skip("no font has Arabic letters here")
    arabic = "/ar/متجر"
    person.opens(file(folder, row(arabic, f"ar {arabic}", "en /en/shop"), name="arabic.xml"))
    page = opens_matrix(person)
    assert page.model.index(0, 1).data() == arabic
    table, rect = page.table, page.table.visualRect(page.model.index(0, 1))
    look = CellLook(table)
    begin = look.air + look.mark_side + look.gap
    drawn = QImage(rect.size(), QImage.Format.Format_RGB32)
    painter = QPainter(drawn)
    CellDrawing(table, page.model).paint(
        painter, QRect(QPoint(), rect.size()), [ColumnPlace(1, 0, rect.width())]
    )
    painter.end()

    def plain(strategy: QFont.StyleStrategy) -> QImage:
        image = QImage(rect.size(), QImage.Format.Format_RGB32)
        font = QFont(look.font)
        font.setStyleStrategy(strategy)
        painter = QPainter(image)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.fillRect(image.rect(), drawn.pixelColor(begin - 1, 1))
        painter.setFont(font)
        painter.setPen(look.dimmed)
        painter.drawText(begin, (rect.height() - look.text_height) // 2 + look.ascent, arabic)
        painter.end()
        return image

    inside = QRect(begin, 1, rect.width() - begin - look.air, rect.height() - 3)
    strategies = QFont.StyleStrategy
    assert drawn.copy(inside) == plain(look.font.styleStrategy()).copy(inside)
    assert drawn.copy(inside) != plain(strategies.PreferNoShaping).copy(inside)
