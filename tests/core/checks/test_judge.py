from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor import Document, SetCells
from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import Cancelled
from tests.core import corpus_files
from tests.core.checks.judging import JUDGE, context
from tests.core.sitemaps import document

DATA = Path(__file__).parents[2] / "data"
SORTS = corpus_files.of_each_sort()
BODY = (
    "<url><loc>https://example.com/a</loc></url>"
    "<url><loc>b</loc></url>"
    "<url><loc>https://example.com/c</loc><priority>7</priority></url>"
)


def one_by_one(opened: Document) -> dict[int, object]:
    found = {row_id: JUDGE.row(opened.table, row_id) for row_id in opened.table.order}
    return {row_id: findings for row_id, findings in found.items() if findings}


def test_only_rows_with_findings_are_in_the_answer_and_in_file_order() -> None:
    found = JUDGE.rows(document(BODY).table)
    assert list(found) == [1, 2]
    assert [finding.code for finding in found[1]] == ["L02"]
    assert {finding.code for finding in found[2]} == {"P01"}


def test_equal_findings_are_one_object() -> None:
    found = JUDGE.rows(document(BODY + BODY).table)
    assert found[1] is found[4]
    assert found[2][0] is found[5][0]


def test_a_profile_changes_how_much_a_finding_matters_or_ends_it() -> None:
    table = document("<url><loc>https://b.example/</loc></url>").table
    published = "https://a.example/sitemap.xml"
    for profile, severities in [("sitemaps.org", ["error"]), ("google", ["warning"])]:
        checker = JUDGE.with_head(context(profile, published))
        assert [finding.severity.value for finding in checker.row(table, 0)] == severities
    short = document("<url><loc>http://a.io</loc></url>").table
    assert [finding.code for finding in JUDGE.row(short, 0)] == ["L04"]
    assert JUDGE.with_head(context("google")).row(short, 0) == ()


def test_edited_rows_are_judged_where_they_lie_now() -> None:
    opened = document(BODY)
    opened.apply(SetCells([(0, "priority", "high"), (1, "loc", "https://example.com/b")]))
    assert list(JUDGE.rows(opened.table)) == [0, 2]


def test_a_judge_of_one_rule_says_nothing_else() -> None:
    checker = Checker([RULES_BY_CODE["P01"]])
    assert list(checker.rows(document(BODY).table)) == [2]


def test_judging_tells_how_far_it_is_and_can_be_stopped() -> None:
    told: list[float] = []
    JUDGE.rows(document(BODY * 10_000).table, told.append)
    assert told == sorted(told)
    assert len(told) > 2
    assert all(0 <= part <= 1 for part in told)

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        JUDGE.rows(document(BODY).table, stop)


@pytest.mark.parametrize("path", sorted((DATA / "opens").iterdir()), ids=lambda path: path.name)
def test_all_rows_at_once_and_one_by_one_agree_on_our_files(path: Path) -> None:
    opened = Document.open(path)
    assert JUDGE.rows(opened.table) == one_by_one(opened)


@pytest.mark.parametrize("name", SORTS)
def test_all_rows_at_once_and_one_by_one_agree_on_real_files(name: str) -> None:
    opened = Document.open(corpus_files.FOLDER / name)
    assert JUDGE.rows(opened.table) == one_by_one(opened)
