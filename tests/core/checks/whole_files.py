"""Checking and mending whole documents in a test, and comparing them with what lxml reads."""

from __future__ import annotations

from array import array

from sitemap_editor import Document, Edit
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.gathering.document_stats import DocumentStats
from sitemap_editor.core.checks.gathering.gathered_rows import GatheredDocument, RowGatherer
from sitemap_editor.core.checks.gathering.row_facts import facts_of
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Answers, CheckContext, Finding
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.reference import read_with_lxml, values_of

INDEX_HEAD = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'


def index(body: str) -> Document:
    """Open a sitemap index."""
    return Document.from_bytes(f"{INDEX_HEAD}{body}</sitemapindex>".encode())


def rows_of(*locs: str, more: str = "") -> str:
    """Return a row a URL."""
    return "".join(f"<url><loc>{loc}</loc>{more}</url>" for loc in locs)


def of_file(opened: Document, code: str, context: CheckContext = CIRCUMSTANCES) -> list[Finding]:
    """Return what one rule says of the file as a whole."""
    found = Checker(context=context).check(opened.table).file
    return [finding for finding in found if finding.code == code]


def of_rows(
    opened: Document, code: str, context: CheckContext = CIRCUMSTANCES
) -> dict[int, list[Finding]]:
    """Return what one rule says of the rows, by position."""
    verdicts = Checker(context=context).check(opened.table)
    found: dict[int, list[Finding]] = {}
    for position, row_id in enumerate(opened.table.order):
        both = (*verdicts.rows.get(row_id, ()), *verdicts.places.get(row_id, ()))
        if ours := [finding for finding in both if finding.code == code]:
            found[position] = ours
    return found


def severities(found: dict[int, list[Finding]]) -> dict[int, list[str]]:
    """Return how bad it is, by position."""
    return {position: [each.severity.value for each in ours] for position, ours in found.items()}


def stats_of(rows: RowGatherer) -> DocumentStats:
    """Return what rows come to whose positions are their ids."""
    gathered = GatheredDocument(rows.keys)
    gathered.add(array("I", range(rows.count)), rows.gathered())
    return DocumentStats(gathered)


def overview_of(opened: Document) -> DocumentStats:
    """Gather a document row by row."""
    gathering = RowGatherer(len(opened.table.starts), ValueKeys.fresh())
    for row_id in opened.table.order:
        view = RowView(opened.table.row_bytes(row_id), opened.table.row_format)
        gathering.add_facts(row_id, facts_of(view))
    return stats_of(gathering)


def mend_file(
    opened: Document,
    code: str,
    answers: Answers | None = None,
    context: CheckContext = CIRCUMSTANCES,
    *,
    only_safe: bool = False,
) -> bool:
    """Mend the file by one rule; tell whether anything was. What was done can be undone."""
    fixer = Fixer(Checker(context=context), answers)
    edit = fixer.file_of_kind(opened.table, code, only_safe=only_safe)
    if edit is None:
        return False
    assert not only_safe or fixer.everything_safe(opened.table, []) is not None
    _apply(opened, edit)
    return True


def mend_rows(
    opened: Document, code: str, answers: Answers | None = None, *, only_safe: bool = False
) -> bool:
    """Mend all rows by one rule; tell whether anything was. What was done can be undone."""
    checker = Checker(context=CIRCUMSTANCES)
    fixer = Fixer(checker, answers)
    verdicts = checker.check(opened.table)
    if only_safe:
        edit = fixer.everything_safe(opened.table, list(opened.table.order))
    else:
        edit = fixer.rows_of_kind(
            opened.table,
            list(opened.table.order),
            lambda row_id: (*verdicts.rows.get(row_id, ()), *verdicts.places.get(row_id, ())),
            code,
        )
    if edit is None:
        return False
    _apply(opened, edit)
    return True


def _apply(opened: Document, edit: Edit) -> None:
    before = opened.to_bytes()
    inverse = opened.apply(edit)
    after = opened.to_bytes()
    again = opened.apply(inverse)
    assert opened.to_bytes() == before
    opened.apply(again)
    assert opened.to_bytes() == after
    assert_whole(opened)


def assert_whole(opened: Document) -> None:
    """Assert that a document in memory is what somebody finds who opens its bytes, lxml too."""
    data = opened.to_bytes()
    again = Document.from_bytes(data)
    assert list(again) == list(opened)
    assert (again.table.head, again.table.tail) == (opened.table.head, opened.table.tail)
    if opened.kind != "text":
        assert values_of(opened) == read_with_lxml(data).rows
