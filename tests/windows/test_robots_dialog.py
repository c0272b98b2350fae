from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog
from tests.qt_support import Key, Person, ScriptedPrompts, click, drain
from tests.session.index_files import SITE, index_file, sitemap_file

OWN = f"{SITE}/sitemap-1.xml"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    """Somebody with a sitemap in front of them."""
    person.opens(sitemap_file(folder))
    return person


@pytest.fixture
def dialogs(settings: Settings) -> Iterator[Dialogs]:
    dialogs = Dialogs(settings)
    yield dialogs
    for dialog in dialogs.open:
        dialog.reject()
        dialog.deleteLater()
    drain()


class Dialogs:
    """Opens the dialog the way the menu does, but without waiting for its end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.open: list[RobotsDialog] = []

    def shows(self, person: Person) -> RobotsDialog:
        jobs = person.program.file_jobs
        review = RobotsReview(person.session, jobs, Publications(self._settings))
        dialog = RobotsDialog(review, person.window)
        self.open.append(dialog)
        dialog.show()
        person.qtbot.waitExposed(dialog)
        dialog.activateWindow()
        person.waits_until(dialog.isActiveWindow)
        person.waits_until(lambda: not review.is_working)
        return dialog


def problems(dialog: RobotsDialog) -> list[str]:
    return [dialog.problems.item(row).text() for row in range(dialog.problems.count())]


def test_the_line_is_copied_by_one_key(sitter: Person, dialogs: Dialogs) -> None:
    dialog = dialogs.shows(sitter)
    assert dialog.lines.toPlainText() == f"Sitemap: {OWN}"
    assert QApplication.focusWidget() is dialog.copy_button
    sitter.presses(Key.Key_Return)
    assert QGuiApplication.clipboard().text() == f"Sitemap: {OWN}\n"
    assert dialog.copy_button.text() == "&Copied"
    assert dialog.isVisible()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_guess_is_called_one_until_it_is_confirmed(
    sitter: Person, dialogs: Dialogs, settings: Settings
) -> None:
    dialog = dialogs.shows(sitter)
    assert "is a guess" in dialog.messages.texts()[0]
    assert dialog.confirm.isVisible()
    click(dialog.confirm)
    assert sitter.session.published == Published(OWN)
    assert Publications(settings).of(sitter.page.path) == Published(OWN)
    assert dialog.messages.texts() == []
    assert not dialog.confirm.isVisible()
    assert QApplication.focusWidget() is dialog.copy_button


def test_the_line_follows_the_address(sitter: Person, dialogs: Dialogs) -> None:
    dialog = dialogs.shows(sitter)
    click(dialog.copy_button)
    dialog.url.setFocus()
    dialog.url.selectAll()
    sitter.types("example.com/s.xml")
    assert dialog.lines.toPlainText() == ""
    assert not dialog.copy_button.isEnabled()
    assert not dialog.confirm.isEnabled()
    assert dialog.messages.texts() == [
        "This is not the full URL of a sitemap. Write it like this: https://example.com/sitemap.xml"
    ]
    dialog.url.selectAll()
    sitter.types("https://example.com/s.xml")
    assert dialog.lines.toPlainText() == "Sitemap: https://example.com/s.xml"
    assert dialog.copy_button.text() == "&Copy"
    assert dialog.copy_button.isEnabled()
    assert sitter.session.published != Published("https://example.com/s.xml")


def test_problems_are_listed_by_line(sitter: Person, folder: Path, dialogs: Dialogs) -> None:
    (folder / "robots.txt").write_text(f"Sitemap: {OWN}\nSitemap: /b.xml\nSitemap: {OWN}\n")
    dialog = dialogs.shows(sitter)
    assert [text.partition(":")[0] for text in problems(dialog)] == ["B01 · Line 2", "B01 · Line 3"]
    assert dialog.problems.isVisible()
    assert dialog.found.text().startswith("Problems in ")
    assert dialog.found.toolTip() == str(folder / "robots.txt")


def test_what_is_missing_as_a_whole_comes_last(
    sitter: Person, folder: Path, dialogs: Dialogs
) -> None:
    (folder / "robots.txt").write_text("User-agent: *\n")
    dialog = dialogs.shows(sitter)
    (only,) = problems(dialog)
    assert only.startswith("B02 · No sitemap is listed")


def test_a_good_robots_txt_is_praised(sitter: Person, folder: Path, dialogs: Dialogs) -> None:
    (folder / "robots.txt").write_text(f"Sitemap: {OWN}\n")
    dialog = dialogs.shows(sitter)
    assert "lists this sitemap; no problems found" in dialog.found.text()
    assert problems(dialog) == []
    dialog.url.selectAll()
    dialog.url.setFocus()
    sitter.presses(Key.Key_Delete)
    sitter.waits_until(lambda: dialog.found.text().endswith("robots.txt: no problems found."))


def test_without_a_robots_txt_none_was_checked(sitter: Person, dialogs: Dialogs) -> None:
    dialog = dialogs.shows(sitter)
    assert dialog.found.text() == (
        "There is no robots.txt in the folder of this file, so none was checked."
    )
    assert not dialog.problems.isVisible()


def test_a_robots_txt_that_cannot_be_read_says_why(
    sitter: Person, folder: Path, dialogs: Dialogs
) -> None:
    (folder / "robots.txt").mkdir()
    assert "could not be checked: This is a folder" in dialogs.shows(sitter).found.text()


def test_an_index_needs_its_own_line_alone(person: Person, folder: Path, dialogs: Dialogs) -> None:
    person.opens(index_file(folder, [OWN]))
    assert dialogs.shows(person).hint.text().startswith("You only need this line")


def test_a_document_that_was_never_saved_has_its_line_too(person: Person, dialogs: Dialogs) -> None:
    person.does("file.new")
    dialog = dialogs.shows(person)
    assert dialog.messages.texts()[0].startswith("Enter the URL where the sitemap is published")
    assert dialog.found.text().startswith("Save the file to check")
    assert not dialog.copy_button.isEnabled()


def test_everything_has_a_name_and_a_key_of_its_own(sitter: Person, dialogs: Dialogs) -> None:
    dialog = dialogs.shows(sitter)
    texts = [each.text() for each in dialog.findChildren(QPushButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys)) == 4
    for widget in (dialog.url, dialog.lines, dialog.problems):
        assert widget.accessibleName()


def test_a_long_path_does_not_widen_the_dialog(
    person: Person, folder: Path, dialogs: Dialogs
) -> None:
    deep = folder / ("a" * 120) / ("b" * 120)
    person.opens(sitemap_file(deep))
    (deep / "robots.txt").write_text("User-agent: *\n")
    dialog = dialogs.shows(person)
    assert dialog.width() <= 900
    assert "…" in dialog.found.text()


def test_the_menu_shows_the_dialog_of_the_file_in_front(
    sitter: Person, prompts: ScriptedPrompts
) -> None:
    seen: list[str] = []
    prompts.will_be_asked("show_robots", lambda review: seen.append(review.lines))
    sitter.does("sitemaps.robots")
    assert seen == [f"Sitemap: {OWN}\n"]

    def closes(_review: RobotsReview) -> None:
        sitter.window.tabs.remove_page(sitter.page)
        drain()

    prompts.will_be_asked("show_robots", closes)
    sitter.does("sitemaps.robots")
    assert not sitter.can("sitemaps.robots")
    sitter.window.sitemaps.indexes.show_robots()
