"""A rule that most rows break is told once above the table, with the fix for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLayout, QWidgetItem
from shiboken6 import Shiboken

from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.session.checks.fix_review import Scope
from sitemap_editor.windows.looks.notice import Notice
from tests.qt_support import LOC, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file

SPACES = "".join(f"\n <url><loc>https://example.com/a {n}</loc></url>" for n in range(12))
SOUND = "".join(f"\n <url><loc>https://example.com/{n}</loc></url>" for n in range(12, 20))


def banners(person: Person) -> list[Notice]:
    return [each for each in person.page.findChildren(Notice) if each.isVisible()]


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=SPACES + SOUND))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: len(banners(person)) == 1)
    return person


def marks(person: Person) -> list[int]:
    """The rows of which the first cell is marked."""
    model = person.page.model
    column = model.columns[LOC]
    return [
        row for row in range(model.rowCount()) if model.shown_findings.worst_of_cell(row, column)
    ]


def test_what_most_rows_have_is_a_banner_and_marks_no_row(sitter: Person) -> None:
    (banner,) = banners(sitter)
    assert banner.label.text().startswith("12 of 20 rows: ")
    assert marks(sitter) == []


def test_another_problem_is_marked_beside_a_banner(sitter: Person) -> None:
    sitter.edits(15, LOC, "no url")
    sitter.waits_until(lambda: marks(sitter) == [15])


def test_the_button_of_a_banner_fixes_all_rows_in_one_step(
    sitter: Person, prompts: ScriptedPrompts
) -> None:
    before = sitter.bytes
    prompts.will_be_asked("review_fix", Answers())
    (banner,) = banners(sitter)
    click(banner.button)
    assert prompts.asked[-1] == ("review_fix", Scope.KIND, "L06")
    assert sitter.sees(0, LOC) == "https://example.com/a%200"
    sitter.waits_until(lambda: banners(sitter) == [])
    sitter.does("edit.undo")
    assert sitter.bytes == before
    sitter.waits_until(lambda: len(banners(sitter)) == 1)


def test_who_puts_a_banner_away_sees_the_rows_marked_and_is_not_told_again(
    sitter: Person,
) -> None:
    (banner,) = banners(sitter)
    click(banner.close_button)
    drain()
    assert marks(sitter) == list(range(12))
    sitter.edits(13, LOC, "https://example.com/z z")
    sitter.waits_until(lambda: 13 in marks(sitter))
    assert banners(sitter) == []


def test_few_rows_have_no_banner(person: Person, folder: Path) -> None:
    rows = "".join(f"<url><loc>https://example.com/a {n}</loc></url>" for n in range(9))
    person.opens(some_file(folder, body=rows))
    person.waits_until(lambda: person.session.findings.is_settled)
    assert banners(person) == []
    assert marks(person) == list(range(9))


def test_of_a_banner_that_went_python_keeps_nothing_that_qt_has_ended(sitter: Person) -> None:
    """Else the next thing that Qt makes in that place, such as a style, is taken for it."""
    (banner,) = banners(sitter)
    banner.deleteLater()
    drain()
    layouts = sitter.window.findChildren(QLayout)
    items = [each for each in Shiboken.getAllValidWrappers() if type(each) is QWidgetItem]
    assert all(any(layout.indexOf(each) >= 0 for layout in layouts) for each in items)


def test_what_is_not_the_same_with_all_rows_is_said_in_few_words(
    person: Person, folder: Path
) -> None:
    date = "<lastmod>2026-01-01</lastmod>"
    rows = [f"\n <url>{date}<loc>https://example.com/{n}</loc></url>" for n in range(19)]
    other = "\n <url><priority>0.5</priority><loc>https://example.com/19</loc></url>"
    for more, said in (("", "lastmod, loc"), (other, "All 20 rows: Elements out of order")):
        person.opens(some_file(folder, f"{len(more)}.xml", "".join([*rows, more])))
        person.waits_until(lambda: len(banners(person)) == 1)
        assert said in banners(person)[0].label.text()
