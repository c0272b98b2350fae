from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor import RemoveRows, SetCells
from sitemap_editor.core.checks.checker import Findings
from sitemap_editor.core.checks.problem_index import ProblemIndex, by_kind
from sitemap_editor.core.checks.problem_list import Filter, listed, problems_of
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Severity
from sitemap_editor.session.checks.problem_model import COLUMNS, Problem, ProblemModel
from sitemap_editor.session.table.table_model import TableModel
from tests.qt_support import wait_for
from tests.session.support import Desk, check_model

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester

BODY = """
<url><loc>https://example.com/a b</loc></url>
<url><loc>https://example.com/b</loc><changefreq>Daily</changefreq><priority>7</priority></url>
<url><loc>https://example.com/c d</loc></url>
<url><loc>https://example.com/c d</loc></url>
"""
ALL = Filter(with_schema=False)


def problems(model: ProblemModel) -> list[tuple[str, str]]:
    """Rule and row of every line."""
    return [
        (str(model.index(number, 0).data()), str(model.index(number, 1).data()))
        for number in range(model.rowCount())
    ]


def opened(desk: Desk, wanted: Filter = ALL, body: str = BODY) -> tuple[TableModel, ProblemModel]:
    table = desk.open(body)
    wait_for(desk.qtbot, lambda: table.session.findings.is_settled)
    model = ProblemModel(table.session, desk.owner)
    model.show_only(wanted)
    return table, model


def test_all_problems_are_listed_by_row(desk: Desk) -> None:
    _, model = opened(desk)
    rows = [row for _, row in problems(model)]
    assert rows == sorted(rows)
    assert ("L06", "1") in problems(model)
    assert {("C01", "2"), ("P01", "2")} <= set(problems(model))


def test_a_model_that_was_stopped_follows_no_longer(desk: Desk) -> None:
    table, model = opened(desk)
    before = problems(model)
    gate, _ = desk.block_the_worker()
    model.show_only(Filter(text="space"))
    model.stop()
    gate.set()
    with desk.qtbot.assertNotEmitted(model.listed, wait=300):
        table.set_cells([(0, "loc", "https://example.com/")], "Edit")
        wait_for(desk.qtbot, lambda: table.session.findings.is_settled)
    assert problems(model) == before


def test_one_kind_is_listed_alone(desk: Desk) -> None:
    _, model = opened(desk, Filter(("L06", Severity.ERROR)))
    assert problems(model) == [("L06", "1"), ("L06", "3"), ("L06", "4")]


def test_a_line_says_rule_row_column_value_and_sentence(desk: Desk) -> None:
    _, model = opened(desk, Filter(("P01", Severity.ERROR)))
    line = [model.index(0, column).data() for column in range(len(COLUMNS))]
    assert line[:4] == ["P01", "2", "priority", "7"]
    assert line[4].endswith(".")


def test_text_is_looked_for_in_values_and_sentences(desk: Desk, qtbot: QtBot) -> None:
    _, model = opened(desk, Filter(with_schema=False, text="C D"))
    wait_for(qtbot, lambda: {row for _, row in problems(model)} == {"3", "4"})
    model.show_only(Filter(with_schema=False, text="lowercase"))
    wait_for(qtbot, lambda: problems(model) == [("C01", "2")])


def test_severities_are_left_out(desk: Desk) -> None:
    only_warnings = Filter(severities=frozenset({Severity.WARNING}), with_schema=False)
    _, model = opened(desk, only_warnings)
    assert {code for code, _ in problems(model)} == {"L16"}


def test_the_list_follows_edits_and_undo(desk: Desk, qtbot: QtBot) -> None:
    table, model = opened(desk)
    before = problems(model)
    table.perform(SetCells([(0, "loc", "https://example.com/a")]), "Set")
    wait_for(qtbot, lambda: ("L06", "1") not in problems(model))
    table.perform(RemoveRows([1]), "Delete")
    wait_for(qtbot, lambda: ("C01", "2") not in problems(model))
    table.session.undo_stack.undo()
    table.session.undo_stack.undo()
    wait_for(qtbot, lambda: problems(model) == before)


def test_the_model_keeps_the_rules_of_qt(desk: Desk, qtmodeltester: ModelTester) -> None:
    _, model = opened(desk)
    check_model(qtmodeltester, model)


def test_a_row_is_found_in_the_list(desk: Desk) -> None:
    _, model = opened(desk)
    (finding, *_) = model.session.findings.of_row(1)
    line = model.line_of_problem(Problem(finding, 1))
    assert line is not None
    problem = model.problem(line)
    assert problem is not None
    assert problem.row_id == 1
    assert model.line_of_problem(Problem(finding, 99)) is None
    assert model.problem(-1) is None


def test_problems_stand_below_the_heads_of_their_rules(desk: Desk) -> None:
    _, model = opened(desk)
    flat = [model.problem(line) for line in range(model.rowCount())]
    model.group(is_grouped=True)
    heads = dict(model.heads())
    assert list(heads) == list(range(len(heads)))
    assert sum(count for _, count, _ in heads.values()) == len(flat)
    assert [model.index(line, 0).data() for line in heads] == [
        code for (code, _), _, _ in heads.values()
    ]
    for line in reversed(heads):
        model.fold(line, is_folded=False)
    assert model.rowCount() == len(flat) + len(heads)
    shown = [model.problem(line) for line in range(model.rowCount()) if model.head(line) is None]
    assert sorted(map(str, shown)) == sorted(map(str, flat))
    for line in range(model.rowCount()):
        problem, head = model.problem(line), model.head(line)
        assert problem is not None
        if head is None:
            assert model.line_of_problem(problem) == line
            above = model.head_line(line)
            assert above is not None
            kind = dict(model.heads())[above][0]
            assert kind == (problem.finding.code, problem.finding.severity)


def test_groups_keep_the_rules_of_qt_while_they_are_folded(
    desk: Desk, qtmodeltester: ModelTester
) -> None:
    _, model = opened(desk)
    model.group(is_grouped=True)
    check_model(qtmodeltester, model)
    model.fold(1, is_folded=False)
    model.fold(0, is_folded=False)
    check_model(qtmodeltester, model)
    model.fold(0, is_folded=True)
    model.fold(0, is_folded=True)
    check_model(qtmodeltester, model)


def test_what_is_unfolded_stays_so_while_the_list_follows_edits(desk: Desk, qtbot: QtBot) -> None:
    table, model = opened(desk)
    model.group(is_grouped=True)
    wanted = next(line for line, head in model.heads() if head[0][0] == "L06")
    model.fold(wanted, is_folded=False)
    table.perform(SetCells([(0, "loc", "https://example.com/a")]), "Set")
    wait_for(qtbot, lambda: model.is_settled and not table.session.findings.index.has_findings(0))
    table.session.undo_stack.undo()
    wait_for(qtbot, lambda: any(h[0][0] == "L06" and h[2] for _, h in model.heads()))


def test_the_filter_holds_in_groups_too(desk: Desk, qtbot: QtBot) -> None:
    _, model = opened(desk)
    model.show_only(Filter(text="a b", with_schema=False))
    wait_for(qtbot, lambda: model.is_settled)
    flat = problems(model)
    model.group(is_grouped=True)
    wait_for(qtbot, lambda: model.is_settled)
    assert sum(head[1] for _, head in model.heads()) == len(flat)
    of_file, rows = model.shown()
    assert len(of_file) + sum(map(len, rows.values())) == len(flat)


def test_a_head_stands_for_all_below_it(desk: Desk) -> None:
    _, model = opened(desk)
    model.group(is_grouped=True)
    line, (kind, count, _) = max(model.heads(), key=lambda each: each[1][1])
    of_file, rows = model.shown([line])
    every = [*of_file, *(each for found in rows.values() for each in found)]
    assert len(every) == count
    assert {(each.code, each.severity) for each in every} == {kind}
    model.fold(line, is_folded=False)
    of_file, rows = model.shown([line, line + 1])
    assert len(of_file) + sum(map(len, rows.values())) == count


@pytest.mark.parametrize("seed", range(10))
def test_an_index_that_is_changed_row_by_row_equals_one_made_at_once(desk: Desk, seed: int) -> None:
    dice = random.Random(seed)
    table, _ = opened(desk)
    checker = table.session.findings.checker
    pool = [checker.row(table.session.document.table, row_id) for row_id in range(4)]
    index = ProblemIndex()
    rows: dict[int, Findings] = {}
    for _ in range(200):
        row_id, found = dice.randrange(30), dice.choice([(), *pool])
        index.set_row(row_id, found)
        rows.pop(row_id, None)
        if found:
            rows[row_id] = found
    fresh = ProblemIndex(alone=by_kind(rows))
    assert {kind: list(ids) for kind, ids in index.kinds.items()} == {
        kind: list(ids) for kind, ids in fresh.kinds.items()
    }
    assert index.counts() == fresh.counts()


def test_every_entry_of_the_list_has_its_problem(desk: Desk) -> None:
    table, _ = opened(desk)
    index = table.session.findings.index
    entries = listed(index.kinds, Filter())
    seen = [
        problems_of(index, row_id, entries.kinds)[entries.number_in_row(number)]
        for number, row_id in enumerate(entries.row_ids)
    ]
    assert len(seen) == sum(map(len, index.kinds.values()))


def test_problems_of_rows_that_are_all_gone_are_still_told_until_the_list_is_made_anew(
    desk: Desk,
) -> None:
    many = "<url><loc>https://example.com/a</loc><priority>7</priority></url>" * 600
    table, model = opened(desk, Filter(), many)
    kinds = table.session.findings.index.kinds
    assert SCHEMA_CODE in {code for code, _ in kinds}
    desk.block_the_worker()
    table.perform(RemoveRows(range(600)), "Delete")
    assert model.rowCount() > 600
    assert {row for _, row in problems(model)} == {""}
