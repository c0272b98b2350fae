from __future__ import annotations

import pytest

from sitemap_editor import Document, SetCells, SetRows
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer, fixes_of, question_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, Question
from sitemap_editor.core.errors import Cancelled
from tests.core.checks.judging import JUDGE
from tests.core.sitemaps import document

BODY = """
 <url><loc>https://example.com/a b</loc><priority>0,8</priority></url>
 <url><loc>https://example.com/b</loc><lastmod>06/05/2024</lastmod></url>
 <url><loc>https://example.com/c#part</loc><changefreq>Daily</changefreq></url>
"""


def view_of(opened: Document, row_id: int) -> RowView:
    return RowView(opened.table.row_bytes(row_id), opened.table.row_format)


def test_a_finding_is_mended_and_nothing_else_in_the_row() -> None:
    opened = document(BODY)
    view = view_of(opened, 0)
    (comma,) = [found for found in JUDGE.view(view) if found.code == "P01"]
    fixed = Fixer(JUDGE).finding(view, comma)
    assert fixed == view.data.replace(b"0,8", b"0.8")


def test_a_fix_with_a_question_waits_for_its_answer() -> None:
    opened = document(BODY)
    view = view_of(opened, 1)
    (date,) = [found for found in JUDGE.view(view) if found.code == "D01"]
    assert Fixer(JUDGE).finding(view, date) is None
    fixed = Fixer(JUDGE, Answers(day_first=True, zone="Z")).finding(view, date)
    assert fixed is not None
    assert b"2024-05-06" in fixed


def test_everything_safe_leaves_what_could_be_missed() -> None:
    opened = document(BODY)
    verdicts = JUDGE.check(opened.table)
    fixer = Fixer(JUDGE)
    edit = fixer.everything_safe(opened.table, list(verdicts.rows))
    assert edit is not None
    before = opened.to_bytes()
    inverse = opened.apply(edit)
    assert opened[0].loc == "https://example.com/a%20b"
    assert opened[0].priority == "0.8"
    assert opened[1].lastmod == "06/05/2024"
    assert opened[2].loc == "https://example.com/c#part"
    assert opened[2].changefreq == "daily"
    opened.apply(inverse)
    assert opened.to_bytes() == before


def test_everything_safe_mends_the_head_too() -> None:
    data = (
        b'<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">'
        b"<url><loc>https://example.com/a b</loc></url></urlset>"
    )
    opened = Document.from_bytes(data)
    verdicts = JUDGE.check(opened.table)
    edit = Fixer(JUDGE).everything_safe(opened.table, list(verdicts.rows))
    assert edit is not None
    opened.apply(edit)
    assert b'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' in opened.to_bytes()
    assert opened[0].loc == "https://example.com/a%20b"


def test_where_nothing_is_safe_there_is_no_edit() -> None:
    opened = document("<url><loc>https://example.com/a#b</loc></url>")
    verdicts = JUDGE.check(opened.table)
    fixer = Fixer(JUDGE)
    assert fixer.everything_safe(opened.table, list(verdicts.rows)) is None


def test_one_kind_is_mended_in_all_rows_and_no_other_kind() -> None:
    opened = document(BODY + "<url><loc>https://example.com/d e</loc></url>")
    rows = JUDGE.rows(opened.table)
    edit = Fixer(JUDGE).rows_of_kind(opened.table, list(rows), lambda each: rows[each], "L06")
    assert isinstance(edit, SetRows)
    assert [row_id for row_id, _ in edit.rows] == [0, 3]
    opened.apply(edit)
    assert [row.loc for row in opened][0::3] == [
        "https://example.com/a%20b",
        "https://example.com/d%20e",
    ]
    assert opened[0].priority == "0,8"


def test_mending_many_rows_can_be_stopped() -> None:
    opened = document(BODY)
    rows = JUDGE.rows(opened.table)

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        Fixer(JUDGE).rows_of_kind(opened.table, list(rows), lambda each: rows[each], "L06", stop)


def test_equal_rows_are_mended_by_taking_rows_out() -> None:
    row = "<url><loc>https://example.com/a</loc><lastmod>{}</lastmod></url>"
    opened = document(row.format("2024-01-01") + row.format("2024-03-01"))
    assert Fixer(JUDGE).file_of_kind(opened.table, "L16") is None
    edit = Fixer(JUDGE, Answers(keep="newest")).file_of_kind(opened.table, "L16")
    assert edit is not None
    opened.apply(edit)
    assert [each.lastmod for each in opened] == ["2024-03-01"]


def test_what_must_be_asked_is_asked_once() -> None:
    assert question_of(["D01", "D03", "L06"]).count(Question.ZONE) == 1
    assert question_of(["P01"]) == []
    assert question_of(["XSD"]) == []


def test_the_schema_has_no_fixes() -> None:
    assert fixes_of("XSD") == ()


def test_a_row_that_would_be_worse_is_left_as_it_was() -> None:
    opened = document("<url><loc>https://example.com/a</loc></url>")
    assert Fixer(Checker()).safe(view_of(opened, 0)) is None


def test_fixes_work_in_text_sitemaps() -> None:
    opened = Document.from_bytes(b"https://example.com/a b\nhttps://example.com/c\n")
    rows = JUDGE.rows(opened.table)
    edit = Fixer(JUDGE).rows_of_kind(opened.table, list(rows), lambda each: rows[each], "L06")
    assert edit is not None
    opened.apply(edit)
    assert opened.to_bytes() == b"https://example.com/a%20b\nhttps://example.com/c\n"


def test_a_value_that_cannot_be_stored_is_no_fix() -> None:
    opened = Document.from_bytes(b"https://example.com/a\n#comment\n")
    opened.apply(SetCells([(0, "loc", "https://example.com/b c")]))
    verdicts = JUDGE.check(opened.table)
    fixer = Fixer(JUDGE)
    edit = fixer.everything_safe(opened.table, list(verdicts.rows))
    assert edit is not None
    opened.apply(edit)
    assert opened[0].loc == "https://example.com/b%20c"


def test_no_rule_about_all_rows_together_has_a_safe_fix() -> None:
    rules = [rule for rule in ALL_RULES if rule.check_stats or rule.check_among_rows]
    assert rules
    for rule in rules:
        for fix in rule.fixes:
            is_safe = fix.file is not None and fix.is_safe and fix.question is None
            assert not is_safe or rule.check_file, rule.code
