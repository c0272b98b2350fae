"""A file with many kinds of faults is brought to none by keyboard, and back again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.session.checks.fix_review import FixReview
from sitemap_editor.windows.problems.dock import ProblemsDock
from tests.core import corpus_files
from tests.qt_support import CHANGEFREQ, CTRL, LASTMOD, LOC, PRIORITY, SHIFT, Key, Person
from tests.qt_support import ScriptedPrompts as Scripted

NAME = "broken/unknown-tags.xml"
SITE = "https://roosterteeth.com"
# What is typed into the file besides the faults it has.
TYPED = (
    (0, LASTMOD, "06/05/2024"),
    (1, LASTMOD, "2024-02-30"),
    (2, LASTMOD, "2024-05-06 10:20"),
    (3, LASTMOD, "2024-05-06T10:20:30"),
    (4, LASTMOD, "1970-01-01"),
    (5, CHANGEFREQ, "Daily"),
    (5, PRIORITY, "80%"),
    (6, LOC, f"{SITE}/a#part"),
    (5, LOC, f"{SITE}/b?utm_source=x"),
    (4, LOC, f"{SITE}/c%25C3%25BC"),
    (3, LOC, f"{SITE}/a#part"),
)
MANY_KINDS = 20
ENOUGH = 60


class Decided(Scripted):
    """Somebody who has made up their mind about every fix."""

    def review_fix(self, review: FixReview) -> bool:
        self.asked.append(("review_fix", review.scope, review.code))
        review.propose_now(Answers(day_first=True, zone="Z", site=SITE, keep="first"))
        return review.preview is not None


@pytest.fixture
def prompts() -> Decided:
    return Decided()


def settles(person: Person) -> None:
    """Wait until everything is checked and the list has caught up."""
    person.waits_until(lambda: person.session.findings.is_settled)
    model = panel(person).model
    assert model is not None
    model.refresh()
    kinds = person.session.findings.index.kinds
    person.waits_until(lambda: bool(model.rowCount()) or not kinds)


def panel(person: Person) -> ProblemsDock:
    dock = person.window.problems.dock
    assert dock is not None
    return dock


def codes(person: Person) -> set[str]:
    """Every kind of problem there is, the schema's too."""
    findings = person.session.findings
    of_file = {finding.code for finding in findings.of_file()}
    return of_file | {code for code, _ in findings.index.kinds}


def mend_what_is_first(person: Person) -> None:
    """Fix all of the first problem's kind; where no fix knows a way, delete its row."""
    dock = panel(person)
    dock.table.setFocus()
    person.presses(Key.Key_Home, CTRL)
    before = person.bytes
    person.presses(Key.Key_F8, CTRL | SHIFT)
    if person.bytes == before:
        person.presses(Key.Key_Return)
        assert QApplication.focusWidget() is person.view
        person.presses(Key.Key_Delete, CTRL)
    settles(person)


def test_twenty_kinds_of_faults_to_none_by_keyboard_and_all_of_it_undone(
    person: Person, folder: Path
) -> None:
    if not (corpus_files.FOLDER / NAME).exists():
        pytest.skip("the corpus is not here")
    path = folder / "sitemap.xml"
    shutil.copyfile(corpus_files.FOLDER / NAME, path)
    original = path.read_bytes()
    person.opens(path)
    for row, column, text in TYPED:
        person.edits(row, column, text)
    if not person.window.problems.is_shown:
        person.presses(Key.Key_M, CTRL | SHIFT)
    settles(person)
    assert len(codes(person)) >= MANY_KINDS, codes(person)
    person.presses(Key.Key_F9, CTRL)
    settles(person)
    steps = 0
    while codes(person) - {"XSD"}:
        mend_what_is_first(person)
        steps += 1
        assert steps < ENOUGH, codes(person)
    assert codes(person) == set(), "what the schema objects to is gone with the rest"
    assert len(person.session.document) > 0
    assert panel(person).model is not None
    person.view.setFocus()
    while person.can("edit.undo"):
        person.presses(Key.Key_Z, CTRL)
    assert person.bytes == original
    assert not person.session.is_modified
