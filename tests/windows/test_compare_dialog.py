"""The dialog that compares a document with its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.recovery.compare_dialog import FATE, HERE, THERE, URL, CompareDialog
from tests.core.sitemaps import urlset
from tests.qt_support import LASTMOD, Key, Person, click, drain
from tests.session.support import check_model
from tests.windows.files import BODY, some_file

CAP = 1 << 20
NEW = "\n <url><loc>https://example.com/new</loc></url>"


@pytest.fixture
def path(folder: Path) -> Path:
    return some_file(folder)


def compares(person: Person, path: Path) -> CompareDialog:
    review = DiskComparison(person.session, path, CAP, person.window)
    dialog = CompareDialog(review, person.window)
    dialog.show()
    person.waits_until(dialog.busy.isHidden)
    return dialog


def ends(dialog: CompareDialog) -> None:
    dialog.close()
    dialog.deleteLater()
    drain()


def test_each_row_that_differs_is_shown_with_both_sides(person: Person, path: Path) -> None:
    person.opens(path)
    person.edits(1, LASTMOD, "2024-05-06")
    path.write_bytes(urlset(NEW + BODY.replace("/c<", "/d<")))
    dialog = compares(person, path)
    model = dialog.model
    shown = [
        [model.index(row, column).data() for column in (FATE, URL, THERE, HERE)]
        for row in range(model.rowCount())
    ]
    assert shown == [
        ["different", "https://example.com/b", "lastmod: none", "lastmod: 2024-05-06"],
        ["only here", "https://example.com/c", "—", "row 3"],
        ["only on disk", "https://example.com/new", "row 1", "—"],
        ["only on disk", "https://example.com/d", "row 4", "—"],
    ]
    said = dialog.said.text()
    assert "“sitemap.xml”" in said
    assert "If you reload, you lose the changes made here since the last save." in said
    ends(dialog)
    assert dialog.answer is Answer.CANCEL


def test_the_model_keeps_the_rules_of_qt(person: Person, path: Path, qtmodeltester: object) -> None:
    person.opens(path)
    path.write_bytes(urlset(NEW + BODY))
    dialog = compares(person, path)
    check_model(qtmodeltester, dialog.model)  # type: ignore[arg-type]  # known to pytest-qt alone
    ends(dialog)


def test_the_same_rows_and_rows_in_another_order_are_said(person: Person, path: Path) -> None:
    person.opens(path)
    dialog = compares(person, path)
    assert dialog.said.text() == "“sitemap.xml” on disk has the same rows as this window."
    ends(dialog)
    rows = [f"\n <url><loc>https://example.com/{each}</loc></url>" for each in "bac"]
    path.write_bytes(urlset("".join(rows) + "\n", " xmlns:x='urn:x'"))
    dialog = compares(person, path)
    assert "Some rows are in a different order." in dialog.said.text()
    assert "Content outside the rows is also different." in dialog.said.text()
    ends(dialog)


def test_a_file_that_cannot_be_read_says_why(person: Person, path: Path) -> None:
    person.opens(path)
    path.write_bytes(b"<html>")
    dialog = compares(person, path)
    assert "HTML" in dialog.said.text()
    ends(dialog)


@pytest.mark.parametrize(("name", "answer"), [("reload", Answer.YES), ("keep", Answer.NO)])
def test_a_button_decides(person: Person, path: Path, name: str, answer: Answer) -> None:
    person.opens(path)
    dialog = compares(person, path)
    click(getattr(dialog, name))
    assert dialog.answer is answer
    assert not dialog.isVisible()
    ends(dialog)


def test_escape_and_enter_decide_nothing(person: Person, path: Path) -> None:
    person.opens(path)
    for key in (Key.Key_Escape, Key.Key_Return):
        dialog = compares(person, path)
        dialog.activateWindow()
        person.waits_until(dialog.isActiveWindow)
        person.presses(key)
        assert not dialog.isVisible()
        assert dialog.answer is Answer.CANCEL
        ends(dialog)


def test_closing_early_stops_the_comparison(person: Person, path: Path) -> None:
    person.opens(path)
    review = DiskComparison(person.session, path, CAP, person.window)
    dialog = CompareDialog(review, person.window)
    dialog.reject()
    ends(dialog)
    assert review.comparison is None
