"""The lines of a list by rule: heads, what stands below them, and what a line stands for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.problem_groups import ProblemLines, Section, in_groups
from sitemap_editor.core.checks.problem_index import ProblemIndex
from sitemap_editor.core.checks.problem_list import Filter, kinds_in_order, listed
from sitemap_editor.core.checks.row_source import RowSource
from sitemap_editor.core.checks.rule import CheckContext, Finding, Severity
from sitemap_editor.core.checks.schema.layer import SchemaLayer
from sitemap_editor.core.document.scanning import scan_xml
from tests.core.sitemaps import urlset

ROWS = (
    "<url><loc>https://example.com/a b</loc><priority>7</priority></url>"
    "<url><loc>https://example.com/c</loc></url>"
    "<url><loc>https://example.com/d e</loc><changefreq>Daily</changefreq></url>"
)
OF_FILE = Finding("F13", Severity.WARNING, None, "of the file")
SPACES = ("L06", Severity.ERROR)


@pytest.fixture(scope="module")
def index() -> ProblemIndex:
    table, checker = scan_xml(urlset(ROWS)), Checker(context=CheckContext())
    found = checker.kinds(table)
    source = RowSource(table, checker, found.stats, SchemaLayer)
    return ProblemIndex(source, found.rows, found.places)


def sections(index: ProblemIndex, file: Sequence[Finding] = (OF_FILE,)) -> list[Section]:
    kinds = [kind for kind, _ in kinds_in_order(index, tuple(file))]
    return in_groups(kinds, file, lambda kind: listed(index.kinds, Filter(kind)))


def test_each_kind_has_a_section_the_worst_first(index: ProblemIndex) -> None:
    found = sections(index)
    ranks = [each.kind[1].rank for each in found if each.kind is not None]
    assert ranks == sorted(ranks)
    assert {each.kind for each in found} == {*index.kinds, ("F13", Severity.WARNING)}
    assert next(len(each) for each in found if each.kind == SPACES) == 2


def test_folded_sections_are_their_heads_alone(index: ProblemIndex) -> None:
    lines = ProblemLines(sections(index))
    assert len(lines) == len(lines.sections)
    assert [line for line, _ in lines.heads()] == list(range(len(lines)))
    assert all(lines.head(line) is section for line, section in lines.heads())


def test_every_line_leads_to_a_problem_and_back(index: ProblemIndex) -> None:
    every = {*index.kinds, ("F13", Severity.WARNING)}
    lines = ProblemLines(sections(index), every)
    assert len(lines) == len(lines.sections) + sum(map(len, lines.sections))
    for line in range(len(lines)):
        section, number = lines.at(line)
        if number < 0:
            assert lines.head(line) is section
            continue
        assert lines.head(line) is None
        found = section.at(index, number)
        assert found is not None
        assert lines.line_of(index, *found) == line


def test_a_problem_below_a_folded_head_is_found_at_it(index: ProblemIndex) -> None:
    lines = ProblemLines(sections(index))
    (finding,) = [each for each in index.of_row(2) if each.code == "L06"]
    line = lines.line_of(index, finding, 2)
    assert line is not None
    head = lines.head(line)
    assert head is not None
    assert head.kind == SPACES
    assert lines.line_of(index, finding, 1) is None
    assert lines.line_of(index, OF_FILE, None) is not None


def test_without_heads_all_stand_in_one_section(index: ProblemIndex) -> None:
    lines = ProblemLines([Section(None, [OF_FILE], listed(index.kinds, Filter()))])
    assert not list(lines.heads())
    assert lines.head(0) is None
    assert lines.at(0)[1] == 0
    assert len(lines) == 1 + sum(map(len, index.kinds.values()))
    assert len(ProblemLines()) == 0


def test_a_head_stands_for_all_below_it_and_is_not_counted_twice(index: ProblemIndex) -> None:
    lines = ProblemLines(sections(index), {SPACES})
    head = next(line for line, section in lines.heads() if section.kind == SPACES)
    for chosen in ([head], [head, head + 1, head + 2]):
        of_file, rows = lines.chosen(index, chosen)
        assert of_file == []
        assert {row: [each.code for each in found] for row, found in rows.items()} == {
            0: ["L06"],
            2: ["L06"],
        }
    of_file, rows = lines.chosen(index, [head + 2])
    assert list(rows) == [2]


def test_all_lines_are_all_problems_folded_or_not_by_row(index: ProblemIndex) -> None:
    of_file, rows = ProblemLines(sections(index)).chosen(index, None)
    assert of_file == [OF_FILE]
    assert {row: len(rows[row]) for row in rows} == {
        row: len(index.of_row(row)) for row in index.rows_with_findings()
    }
    assert len(rows) == 2
    assert 1 not in rows
    with pytest.raises(KeyError):
        rows[1]
    for found in rows.values():
        ranks = [each.severity.rank for each in found]
        assert ranks == sorted(ranks)


def test_what_an_edit_took_away_a_moment_ago_is_nothing() -> None:
    entries = listed({SPACES: listed({}, Filter()).row_ids}, Filter())
    entries.row_ids.append(0)
    assert Section(SPACES, [], entries).at(ProblemIndex(), 0) is None
    assert Section(SPACES, [], entries).number_of(ProblemIndex(), OF_FILE, 0) is None
