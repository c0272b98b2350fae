"""Fix can be pressed where a fix exists; where another command mends, the details lead to it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.core.protocol import limits
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.splitting.split_review import SplitReview
from tests.qt_support import LASTMOD, LOC, PRIORITY, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file
from tests.windows.panels import details
from tests.windows.test_current_problem import panel, settles

SPLIT: Final = "Split it into several files with an index."
ROW: Final = "<url><loc>https://example.com/{}</loc></url>"


def opens(person: Person, folder: Path, body: str) -> None:
    person.opens(some_file(folder, body=body))
    person.window.problems.open()
    settles(person)


def test_too_many_rows_lead_to_split_in_words_and_by_a_button(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    opens(person, folder, "".join(ROW.format(number) for number in range(limits.MAX_ROWS + 1)))
    problem = panel(person).current_problem()
    assert problem is not None
    assert problem.finding.code == "F11"
    said = details(person)
    assert "There is no automatic fix" not in said.text.toPlainText()
    assert SPLIT in said.text.toPlainText()
    assert not person.can("problems.fix")
    assert not person.can("problems.fix_kind")
    seen: list[SplitReview] = []
    prompts.will_be_asked("review_split", seen.append)
    click(said.lead)
    drain()
    assert len(seen) == 1


@pytest.mark.parametrize("code", ["F11", "F12", "I02"])
def test_each_limit_of_one_file_leads_to_split(person: Person, folder: Path, code: str) -> None:
    opens(person, folder, ROW.format("a b"))
    said = details(person)
    said.show_problem(Problem(Finding(code, Severity.ERROR, None, "Too much."), None), None)
    assert SPLIT in said.text.toPlainText()
    assert said.lead.isVisible()
    assert said.lead.defaultAction() is person.window.action_set["sitemaps.split"]


def test_the_way_to_split_goes_with_its_problem(person: Person, folder: Path) -> None:
    opens(person, folder, ROW.format("a b"))
    assert not details(person).lead.isVisible()


def test_fix_is_enabled_only_where_a_fix_exists_for_the_current_problem(
    person: Person, folder: Path
) -> None:
    too_long = "long" * 600
    opens(person, folder, "".join(map(ROW.format, ("a b", "sound", too_long))))
    person.goes_to(0, LOC)
    assert person.can("problems.fix")
    for row in (1, 2):
        person.goes_to(row, LOC)
        drain()
        assert not person.can("problems.fix")
        assert not person.can("problems.fix_kind")
    assert "There is no automatic fix" in details(person).text.toPlainText()


def test_a_question_that_no_answer_mends_is_not_asked(person: Person, folder: Path) -> None:
    dates = ("06/05/2016", "06/05/2016-07-07")
    body = (f"<url><loc>https://a.org/</loc><lastmod>{each}</lastmod></url>" for each in dates)
    opens(person, folder, "".join(body))
    for row, can in enumerate((True, False)):
        person.goes_to(row, LASTMOD)
        drain()
        assert person.can("problems.fix") is can


def test_a_value_that_no_fix_understands_offers_none(person: Person, folder: Path) -> None:
    opens(person, folder, "<url><loc>https://a.org/</loc><priority>high-ish</priority></url>")
    person.goes_to(0, PRIORITY)
    drain()
    assert not person.can("problems.fix")
    assert "There is no automatic fix" in details(person).text.toPlainText()


def test_everything_safe_is_offered_only_where_something_has_a_safe_fix(
    person: Person, folder: Path
) -> None:
    opens(person, folder, ROW.format("long" * 600) + ROW.format("b"))
    assert person.session.findings.counts()
    assert not person.can("problems.fix_safe")
    person.edits(1, LOC, "https://example.com/a b")
    settles(person)
    assert person.can("problems.fix_safe")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://localhost:8000/a", "Use another site…"),
        ("http://example.com/a?token=x", "Remove the secret parameters"),
        ("http://example.com/admin", "There is no automatic fix"),
    ],
)
def test_the_fix_that_is_named_is_the_one_for_this_problem(
    person: Person, folder: Path, url: str, words: str
) -> None:
    opens(person, folder, f"<url><loc>{url}</loc></url>")
    problem = panel(person).current_problem()
    assert problem is not None
    assert problem.finding.code == "L19"
    assert words in details(person).text.toPlainText()
