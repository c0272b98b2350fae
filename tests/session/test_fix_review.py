from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor.core.checks.rule import Answers, Finding, Question
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.table.table_model import TableModel
from tests.qt_support import wait_for
from tests.session.support import Desk

BODY = """
<url><loc>https://example.com/a b</loc><lastmod>06/05/2024</lastmod></url>
<url><loc>https://example.com/c d</loc><lastmod>25/12/2023</lastmod></url>
<url><loc>https://example.com/e</loc><lastmod>2024-01-01T10:00:00+02:00</lastmod></url>
"""


def finding(model: TableModel, row_id: int, code: str) -> Finding:
    found = model.session.findings.of_row(row_id)
    return next(each for each in found if each.code == code)


def test_one_finding_is_previewed_at_once(desk: Desk) -> None:
    model = desk.open(BODY)
    review = FixReview(model.session, Scope.ONE, finding(model, 0, "L06"), 0)
    review.propose_now(Answers())
    assert review.preview is not None
    (line,) = review.preview.lines(0)
    assert (line.before, line.after) == ("https://example.com/a b", "https://example.com/a%20b")
    assert review.fix is not None
    assert review.fix.title == "Write the space as %20"
    assert review.is_current


def test_a_kind_is_previewed_by_a_worker(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(BODY)
    review = FixReview(model.session, Scope.KIND, finding(model, 0, "L06"))
    with qtbot.waitSignal(review.proposed, timeout=60_000):
        review.propose(Answers())
        assert review.is_working
    assert review.preview is not None
    assert len(review.preview) == 2


def test_questions_come_with_what_the_column_says(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(BODY)
    review = FixReview(model.session, Scope.KIND, finding(model, 0, "D01"))
    assert Question.DAY_ORDER in review.questions
    with qtbot.waitSignal(review.proposed, timeout=60_000):
        review.propose(Answers())
    assert (review.evidence.day_first, review.evidence.month_first) == (1, 0)
    assert review.evidence.zones[0][0] == "+02:00"
    assert review.evidence.sites[0] == ("https://example.com", 3)


@pytest.mark.parametrize(("date", "needs"), [("2026/03/04", False), ("03/04/2026", True)])
def test_nothing_is_asked_where_no_answer_would_change_anything(
    desk: Desk, qtbot: QtBot, date: str, *, needs: bool
) -> None:
    row = "<url><loc>https://example.com/{}</loc><lastmod>{}</lastmod></url>"
    model = desk.open(row.format("a", "2026/01/02") + row.format("b", date))
    wait_for(qtbot, lambda: model.session.findings.is_settled)
    review = FixReview(model.session, Scope.KIND, finding(model, 0, "D01"))
    assert review.needs_answers
    with qtbot.waitSignal(review.proposed, timeout=60_000):
        review.propose(Answers())
    assert review.needs_answers is needs


def test_an_edit_makes_a_preview_old(desk: Desk) -> None:
    model = desk.open(BODY)
    review = FixReview(model.session, Scope.ONE, finding(model, 0, "L06"), 0)
    review.propose_now(Answers())
    model.setData(model.index(2, 0), "https://example.com/f")
    assert not review.is_current


def test_everything_safe_is_one_edit(desk: Desk, qtbot: QtBot) -> None:
    model = desk.open(BODY)
    wait_for(qtbot, lambda: model.session.findings.is_settled)
    review = FixReview(model.session, Scope.SAFE)
    review.propose_now(Answers())
    assert review.preview is not None
    before = model.session.document.to_bytes()
    assert model.perform(review.preview.edit, "Fix")
    assert model.session.undo_stack.count() == 1
    model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_review_that_was_given_up_tells_nothing(desk: Desk) -> None:
    gate, _job = desk.block_the_worker()
    model = desk.open(BODY, waits=False)
    wait_for(desk.qtbot, lambda: model.session.findings.of_row(0))
    found = model.session.findings.of_row(0)[0]
    review = FixReview(model.session, Scope.KIND, found)
    told: list[bool] = []
    review.proposed.connect(lambda: told.append(True))
    review.propose(Answers())
    review.cancel()
    gate.set()
    desk.wait_for_checks(model)
    assert told == []
    assert not review.is_working
