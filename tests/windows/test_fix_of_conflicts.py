"""A merge that left comments is decided in the window: what is here stays, or the other comes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from sitemap_editor.core.checks.rule import Question
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from tests.qt_support import Key, Person
from tests.windows.files import some_file

ROW = "\n <url><loc>https://example.com/{}</loc><priority>0.9</priority></url>"
CLASH = (
    '\n <!-- sitemap-editor conflict {"contradiction": "both different", "field": "priority", '
    '"base": null, "ours": "0.9", "theirs": "0.1"} -->'
)
GONE = (
    '\n <!-- sitemap-editor conflict {"contradiction": "deleted by them, changed by us", '
    '"field": null, "base": null, "ours": null, "theirs": null} -->'
)


@pytest.mark.parametrize("scope", [Scope.ONE, Scope.KIND])
def test_each_side_can_be_taken_by_keys_and_it_is_seen_what_it_drops(
    person: Person, folder: Path, scope: Scope
) -> None:
    body = CLASH + ROW.format("a") + GONE + ROW.format("b") + ROW.format("c")
    person.opens(some_file(folder, body=body))
    person.waits_until(lambda: person.session.findings.is_settled)
    row_id = person.page.model.row_id(0)
    found = person.session.findings.of_row(row_id)
    finding = next(each for each in found if each.code == "F19")
    review = FixReview(person.session, scope, finding, row_id if scope is Scope.ONE else None)
    dialog = FixDialog(review, person.window)
    dialog.show()
    person.waits_until(lambda: not review.is_working and dialog._make.isEnabled())
    tells = "priority is “0.9” here and “0.1” there."
    assert dialog._finding.isVisible() == (scope is Scope.ONE)
    assert dialog._finding.text().endswith(tells) == (scope is Scope.ONE)
    here, there = dialog._form._choices[Question.SIDE].buttons()
    assert here.isChecked()
    here.setFocus()
    QTest.keyClick(here, Key.Key_Down)
    assert there.isChecked()
    person.waits_until(lambda: not review.is_working and dialog._make.isEnabled())
    shown = [
        (line.before, line.after) for line in (review.preview.lines(0) if review.preview else ())
    ]
    assert ("0.9", "0.1") in shown
    assert ("1 row will be removed" in dialog._said.text()) == (scope is Scope.KIND)
    edit = review.edit
    assert edit is not None
    person.page.model.perform(edit, "Fix")
    rows = [(row.loc[-1], row.priority) for row in person.session.document.table if row.loc]
    assert rows == [("a", "0.1"), *([] if scope is Scope.KIND else [("b", "0.9")]), ("c", "0.9")]
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()
