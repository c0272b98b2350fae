"""Importing: which column is which, what becomes of URLs that exist, one step in the history."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMenu, QPushButton

from sitemap_editor.core.operations.importing.columns import DateReading
from sitemap_editor.core.operations.importing.plan import Fate, Policy
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.windows.importing.dialog import ImportDialog
from tests.core.sitemaps import urlset
from tests.qt_support import CTRL, LASTMOD, LOC, NO_MODIFIER, Key, Person, click, drain
from tests.windows.dialogs import used
from tests.windows.files import some_file

ROWS = "".join(f"\n <url><loc>https://example.com/{name}</loc></url>" for name in ("a", "b", "c"))
TABLE = (
    "Address,Status Code,Last Modified\n"
    "https://example.com/b,200,06/05/2024\n"
    "/new,200,2024-05-07\n"
    "https://example.com/gone,404,\n"
    "https://example.com/odd one,200,\n"
)
Use = Callable[[ImportDialog], object]


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    return person


@pytest.fixture
def table(folder: Path) -> Path:
    path = folder / "crawl.csv"
    path.write_text(TABLE)
    return path


def settles(person: Person, dialog: ImportDialog) -> None:
    """Wait until nothing is read or worked out any more."""
    review = dialog._review
    person.waits_until(lambda: not dialog._pause.isActive() and not review.is_working)


def imports(person: Person, use: Use) -> Callable[[ImportReview], bool]:
    """Return what a person does in the dialog when it is opened, who then presses Import."""
    return used(
        lambda review: ImportDialog(review, person.window),
        use,
        lambda dialog: settles(person, dialog),
        lambda dialog: dialog.make,
    )


def overwrites(dialog: ImportDialog) -> None:
    dialog.form.policies[Policy.OVERWRITE].click()


def urls(person: Person) -> list[str]:
    return [each.rpartition("/")[2] for each in person.column(LOC)]


def test_a_crawl_updates_what_is_there_and_adds_the_rest(sitter: Person, table: Path) -> None:
    seen: list[tuple[str, ...]] = []

    def use(dialog: ImportDialog) -> None:
        overwrites(dialog)
        dialog.form.dates.setCurrentIndex(dialog.form.dates.findData(DateReading.DAY_FIRST))
        settles(sitter, dialog)
        seen.extend(dialog.model.words(row) for row in range(4))
        assert dialog.form.base.text() == "https://example.com/"
        assert dialog.form.only_usual.isVisibleTo(dialog)
        assert dialog.said.text().startswith("2 new · 1 updated · 1 left out")

    before = sitter.bytes
    sitter.prompts.will_be_asked("file_to_import", table)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 5)
    assert [line[0] for line in seen] == ["4", "1", "2", "3"]  # what would break a rule is first
    assert seen[0][1] == "New, breaks a rule"
    assert urls(sitter) == ["a", "b", "c", "new", "odd one"]
    assert sitter.column(LASTMOD)[1:4] == ["2024-05-06", "", "2024-05-07"]
    assert sitter.at[0] == 3
    assert sitter.session.undo_stack.undoText().endswith("(crawl.csv)")
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_what_an_import_leaves_of_another_sitemap_is_said(sitter: Person, folder: Path) -> None:
    image = '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"/>'
    other = folder / "other.xml"
    other.write_bytes(urlset(f"<url><loc>https://example.com/x</loc>{image}</url>"))
    said: list[str] = []

    def use(dialog: ImportDialog) -> None:
        settles(sitter, dialog)
        said.append(dialog.why.text())

    sitter.prompts.will_be_asked("file_to_import", other)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")
    sitter.waits_until(lambda: bool(said))
    assert "1 row also has images, videos, links or other elements." in said[0]


def test_a_paste_updates_the_urls_that_exist(sitter: Person) -> None:
    """Task 6 by keyboard: Ctrl+Alt+V, Alt+O, Enter."""
    QGuiApplication.clipboard().setText(
        "".join(f"https://example.com/{name}\t2025-01-0{n}\n" for n, name in enumerate("bcd", 1))
    )

    def use(dialog: ImportDialog) -> None:
        assert dialog.form.policies[Policy.SKIP].hasFocus()
        overwrites(dialog)

    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.presses(Key.Key_V, CTRL | Qt.KeyboardModifier.AltModifier)
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 4)
    assert urls(sitter) == ["a", "d", "b", "c"]  # new ones below the selection
    assert sitter.column(LASTMOD) == ["", "2025-01-03", "2025-01-01", "2025-01-02"]
    assert "updated" in sitter.said

    def kept(dialog: ImportDialog) -> None:
        assert dialog.form.policies[Policy.OVERWRITE].isChecked()
        assert not dialog.make.isEnabled()
        assert "Nothing would change" in dialog.said.text()

    sitter.prompts.will_be_asked("review_import", imports(sitter, kept))
    sitter.does("edit.paste_special")


def test_columns_can_be_chosen_by_hand(sitter: Person) -> None:
    QGuiApplication.clipboard().setText("x\thttps://example.com/1\ty\thttps://example.com/2\n" * 2)

    def use(dialog: ImportDialog) -> None:
        dialog.form.columns["loc"].setCurrentIndex(4)
        settles(sitter, dialog)
        plan = dialog._review.plan
        assert plan is not None
        assert (plan.count(Fate.NEW), plan.count(Fate.REPEATED)) == (1, 1)

    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("edit.paste_special")
    assert "2" in urls(sitter)


def test_a_column_that_is_assigned_by_hand_is_seen_at_once(sitter: Person, folder: Path) -> None:
    path = folder / "rows.csv"
    line = "https://example.com/{};gestern;hoch\n"
    path.write_text("Adresse;Datum;Prio\n" + line.format(1) + line.format(2))

    def use(dialog: ImportDialog) -> None:
        table, model = dialog.table, dialog.model
        settles(sitter, dialog)
        assert model.others == [1, 2]
        for field, number in (("lastmod", 1), ("priority", 2)):
            combo = dialog.form.columns[field]
            combo.setCurrentIndex(combo.findData(number))
            settles(sitter, dialog)
            shown = [at for at in range(model.columnCount()) if not table.isColumnHidden(at)]
            assert f"{field} ← {('Datum', 'Prio')[number - 1]}" in [
                model.titles[at] for at in shown
            ]
            assert all(table.columnWidth(at) > 30 for at in shown)

    sitter.prompts.will_be_asked("file_to_import", path)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")
    sitter.waits_until(lambda: "1" in urls(sitter))


def test_without_a_file_an_import_begins_one_and_giving_up_leaves_none(
    person: Person, table: Path
) -> None:
    (button,) = [
        each
        for each in person.window.start_page.findChildren(QPushButton)
        if each.text() == "Import CSV"
    ]
    person.prompts.will_be_asked("file_to_import", table)
    person.prompts.will_be_asked("review_import", lambda _review: False)
    click(button)
    person.waits_until(person.window.start_page.isVisible)
    person.prompts.will_be_asked("file_to_import", table)
    person.prompts.will_be_asked("review_import", imports(person, lambda _dialog: None))
    click(button)
    person.waits_until(lambda: person.page.model.rowCount() == 2)
    assert person.page.session.suggested_path == table.with_suffix(".xml")


def test_what_cannot_be_read_is_said_and_nothing_is_imported(sitter: Person, folder: Path) -> None:
    path = folder / "rows.csv"
    path.write_bytes(b"PK\x03\x04" + bytes(900))
    said: list[str] = []
    sitter.prompts.will_be_asked("file_to_import", path)
    use = imports(sitter, lambda dialog: said.append(dialog.about.text()))
    sitter.prompts.will_be_asked("review_import", use)
    sitter.does("file.import")
    assert "archive" in said[0]
    assert sitter.page.model.rowCount() == 3


def test_a_table_dropped_on_a_sitemap_is_imported_and_a_sitemap_is_opened(
    sitter: Person, table: Path, folder: Path
) -> None:
    asked: list[str] = []

    def turns_it_down(review: ImportReview) -> bool:
        asked.append(review.name)
        return False

    sitter.prompts.will_be_asked("review_import", turns_it_down)
    for path in (table, some_file(folder, "other.xml")):
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        sitter.window.dropEvent(
            QDropEvent(
                QPoint(9, 9),
                Qt.DropAction.CopyAction,
                mime,
                Qt.MouseButton.LeftButton,
                NO_MODIFIER,
            )
        )
        sitter.waits_until(lambda: asked)
    sitter.waits_until(lambda: sitter.window.tabs.count() == 2)
    assert asked == ["crawl.csv"]


def test_import_has_a_folder_of_its_own_and_leaves_the_one_of_open(
    sitter: Person, folder: Path
) -> None:
    downloads = folder / "downloads"
    downloads.mkdir()
    (downloads / "crawl.csv").write_text(TABLE)
    for _ in range(2):
        sitter.prompts.will_be_asked("file_to_import", downloads / "crawl.csv")
        sitter.prompts.will_be_asked("review_import", lambda _review: False)
        sitter.does("file.import")
    asked = [each for each in sitter.prompts.asked if each[0] == "file_to_import"]
    assert asked == [("file_to_import", str(folder)), ("file_to_import", str(downloads))]
    sitter.prompts.will_be_asked("files_to_open", [])
    sitter.does("file.open")
    assert sitter.prompts.asked[-1] == ("files_to_open", str(folder))


def test_rows_that_come_in_under_a_filter_are_shown_and_that_is_said(
    sitter: Person, table: Path
) -> None:
    sitter.page.filter.bar.open()
    sitter.types("loc:/a")
    sitter.presses(Key.Key_Return)
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 1)
    sitter.prompts.will_be_asked("file_to_import", table)
    sitter.prompts.will_be_asked("review_import", imports(sitter, lambda _dialog: None))
    sitter.does("file.import")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 3)
    assert "F9" in sitter.said
    sitter.does("filter.again")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 1)


def test_a_paste_with_other_columns_asks_which_is_which(sitter: Person) -> None:
    QGuiApplication.clipboard().setText("Clicks\tURL\n5\thttps://example.com/1\n")
    for action in ("edit.paste", "edit.paste_rows"):
        sitter.prompts.will_be_asked("review_import", lambda review: not review.name)
        sitter.does(action)
        assert not sitter.prompts.open_answers


def menu_of(dialog: ImportDialog, title: str) -> QMenu:
    """Click on a title of the preview."""
    column = dialog.model.titles.index(title)
    dialog.table.horizontalHeader().sectionClicked.emit(column)
    (menu,) = dialog.findChildren(QMenu)
    return menu


def test_titles_tell_what_is_read_and_choose_what_a_column_is(sitter: Person, table: Path) -> None:
    def use(dialog: ImportDialog) -> None:
        model, fields = dialog.model, sitter.page.session.document.fields
        assert model.titles[2:4] == ("loc ← Address", "lastmod ← Last Modified")
        assert model.titles[2 + len(fields) :] == ("Status Code",)
        at = model.titles.index("Status Code")
        assert {model.index(row, at).data() for row in range(4)} == {"200", "404"}
        menu = menu_of(dialog, "lastmod ← Last Modified")
        ticked = [each.text() for each in menu.actions() if each.isChecked()]
        assert ticked == ["lastmod"]
        menu.actions()[-1].trigger()
        menu.close()
        drain()
        settles(sitter, dialog)
        assert model.titles[-2:] == ("Status Code", "Last Modified")
        assert dialog.form.columns["lastmod"].currentText() == "(none)"
        menu = menu_of(dialog, "Status Code")
        next(each for each in menu.actions() if each.text() == "priority").trigger()
        menu.close()
        drain()
        settles(sitter, dialog)
        assert "priority ← Status Code" in model.titles
        assert "Status Code" not in model.titles

    sitter.prompts.will_be_asked("file_to_import", table)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")


@pytest.mark.parametrize("letters", [8, 12, 16, 20, 30])
def test_urls_can_be_read_beside_long_names_of_columns(
    sitter: Person, folder: Path, letters: int
) -> None:
    path = folder / "long.csv"
    names = ("URL", *(each * letters for each in "xyz"))
    path.write_text(",".join(names) + "\nhttps://example.com/a,2024-05-06,weekly,0.5\n")

    def use(dialog: ImportDialog) -> None:
        dialog.show()
        for number, name in enumerate(("lastmod", "changefreq", "priority"), start=1):
            dialog.form.assign(number, name)
            settles(sitter, dialog)
        assert len(dialog.model.titles) == 6
        assert dialog.table.columnWidth(2) >= 190

    sitter.prompts.will_be_asked("file_to_import", path)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")


def test_a_column_is_one_field_alone(sitter: Person, table: Path) -> None:
    def use(dialog: ImportDialog) -> None:
        menu = menu_of(dialog, "loc ← Address")
        next(each for each in menu.actions() if each.text() == "lastmod").trigger()
        menu.close()
        drain()
        chosen = {name: box.currentText() for name, box in dialog.form.columns.items()}
        assert chosen["loc"] == "(none)"
        assert chosen["lastmod"].startswith("Address")

    sitter.prompts.will_be_asked("file_to_import", table)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")


CRAWL = (
    "Address,Last Modified\n"
    '"https://example.com/b","Sun, 02 Nov 2025 10:00 GMT"\n'
    "https://example.com/new,06/05/2024\n"
    "https://example.com/newer,2024-05-07\n"
)


def test_dates_of_a_crawler_are_converted_where_they_have_one_meaning(
    sitter: Person, folder: Path
) -> None:
    path = folder / "crawl.csv"
    path.write_text(CRAWL)

    def use(dialog: ImportDialog) -> None:
        overwrites(dialog)
        settles(sitter, dialog)
        assert dialog.form.dates.currentData() is DateReading.CONVERT
        assert "“Sun, 02 Nov 2025 10:00 GMT” to “2025-11-02T10:00:00Z”" in dialog.why.text()
        assert dialog.model.words(0)[0] == "2"  # 6 May or 5 June: nobody guesses
        assert dialog.model.words(0)[1] == "New, breaks a rule"
        dialog.form.drops_dates.click()
        settles(sitter, dialog)
        assert "left out" in dialog.why.text()

    sitter.prompts.will_be_asked("file_to_import", path)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 5)
    assert urls(sitter)[-2:] == ["new", "newer"]
    assert sitter.column(LASTMOD) == ["", "2025-11-02T10:00:00Z", "", "", "2024-05-07"]


def test_who_keeps_the_dates_of_a_crawler_keeps_them(sitter: Person, folder: Path) -> None:
    path = folder / "crawl.csv"
    path.write_text(CRAWL)

    def use(dialog: ImportDialog) -> None:
        dialog.form.dates.setCurrentIndex(dialog.form.dates.findData(DateReading.KEEP))
        overwrites(dialog)
        settles(sitter, dialog)
        assert dialog.form.dates.currentData() is DateReading.KEEP
        assert not dialog.why.isVisibleTo(dialog)

    sitter.prompts.will_be_asked("file_to_import", path)
    sitter.prompts.will_be_asked("review_import", imports(sitter, use))
    sitter.does("file.import")
    sitter.waits_until(lambda: sitter.page.model.rowCount() == 5)
    assert "Sun, 02 Nov 2025 10:00 GMT" in sitter.column(LASTMOD)
