from __future__ import annotations

from sitemap_editor import RemoveRows, SetCells
from sitemap_editor.core.checks.rule import Finding, Severity
from sitemap_editor.session.checks.current_problem import CurrentProblem
from sitemap_editor.session.checks.problem_model import Problem
from tests.qt_support import wait_for
from tests.session.support import Desk

BODY = """
<url><loc>https://example.com/a b</loc><changefreq>Daily</changefreq></url>
<url><loc>https://example.com/sound</loc></url>
<url><loc>https://example.com/c d</loc></url>
"""


def opened(desk: Desk, body: str = BODY) -> CurrentProblem:
    session = desk.open(body).session
    wait_for(desk.qtbot, lambda: session.findings.is_settled)
    return CurrentProblem(session, desk.owner)


def known(current: CurrentProblem) -> tuple[str, int | None] | None:
    problem = current.problem
    return None if problem is None else (problem.finding.code, problem.row_id)


def test_it_is_the_problem_of_the_cell_else_of_its_row_else_none(desk: Desk) -> None:
    current = opened(desk)
    assert known(current) is None
    current.follow_cell(0, "changefreq")
    assert known(current) == ("C01", 0)
    current.follow_cell(0, "priority")
    assert known(current) == ("C01", 0)  # that of the row a person is at stays
    current.follow_cell(0, "loc")
    assert known(current) == ("L06", 0)
    current.follow_cell(1, "loc")
    assert known(current) is None
    current.follow_cell(2, "priority")
    assert known(current) == ("L06", 2)
    current.follow_cell(None)
    assert known(current) is None


def test_one_that_is_mended_makes_way_for_what_its_row_still_has(desk: Desk) -> None:
    current = opened(desk)
    current.follow_cell(0, "loc")
    current.session.perform(SetCells([(0, "loc", "https://example.com/ab")]), "Mend")
    assert known(current) == ("C01", 0)
    current.session.perform(SetCells([(0, "changefreq", "daily")]), "Mend")
    assert known(current) is None
    current.session.undo_stack.undo()
    assert known(current) == ("C01", 0)


def test_one_whose_row_is_removed_is_none_at_once(desk: Desk) -> None:
    """Between the edit and its check, too: the window looks at it then."""
    current = opened(desk)
    current.follow_cell(2, "loc")
    seen: list[object] = []
    current.session.changed.connect(lambda _change: seen.append((current.problem, current.can_fix)))
    current.session.perform(RemoveRows([2]), "Remove")
    assert seen == [(None, False)]
    assert known(current) is None


def test_what_is_not_there_any_more_cannot_be_chosen(desk: Desk) -> None:
    current = opened(desk)
    current.follow_cell(0, "loc")
    gone = current.problem
    assert gone is not None
    current.session.perform(SetCells([(0, "loc", "https://example.com/ab")]), "Mend")
    assert not current.choose(gone)
    assert not current.choose(Problem(Finding("L06", Severity.ERROR, "loc", "No."), 1))
    assert known(current) == ("C01", 0)


def test_one_that_was_chosen_stays_while_a_person_is_at_its_cell(desk: Desk) -> None:
    current = opened(desk)
    chosen = Problem(current.session.findings.of_row(0)[1], 0)
    told: list[object] = []
    current.changed.connect(lambda: told.append(current.problem))
    assert current.choose(chosen)
    current.follow_cell(0, chosen.finding.column or "loc")
    assert current.problem == chosen
    assert told == [chosen]


def test_a_fix_is_offered_by_what_can_be_mended(desk: Desk) -> None:
    too_long = f"<url><loc>https://example.com/{'long' * 600}</loc></url>"
    current = opened(desk, BODY + too_long)
    offers = []
    for row_id in range(4):
        current.follow_cell(row_id, "loc")
        offers.append((current.can_fix, current.can_fix_kind))
    assert offers == [(True, True), (False, False), (True, True), (False, False)]
    assert current.can_fix_safely
