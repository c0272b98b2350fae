"""A text is found in the problems of very many rows at once as in those of each row by itself."""

from __future__ import annotations

import pytest

from sitemap_editor import MoveRows, RemoveRows
from sitemap_editor.core.checks.problem_list import Filter, listed, narrowed
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.passes.executor import Here
from sitemap_editor.session.checks.text_in_rows import all_asked, each_asked
from sitemap_editor.session.texts import sentence
from tests.session.support import Desk

BODY = """
<url><loc>https://example.com/a b</loc></url>
<url><loc>https://example.com/b</loc><changefreq>Daily</changefreq><priority>7</priority></url>
<url><loc>https://example.com/c d</loc><lastmod>space</lastmod></url>
<url><loc>https://example.com/c d</loc></url>
<url><loc>https://example.com/&#32;e&amp;f</loc><odd/></url>
"""


@pytest.mark.parametrize("text", ["C D", "space", "lowercase", "L06", "&", "7", "nowhere", " "])
@pytest.mark.parametrize("with_schema", [True, False])
def test_many_rows_at_once_and_one_by_one_have_the_same(
    desk: Desk, text: str, with_schema: bool
) -> None:
    model = desk.open(BODY)
    model.perform(MoveRows([3], 0), "move")
    model.perform(RemoveRows([1]), "remove")
    desk.wait_for_checks(model)
    table, findings = model.session.document.table.snapshot(), model.session.findings
    entries = listed(findings.index.kinds, Filter(with_schema=with_schema))

    index = findings.index.frozen()
    one_by_one = narrowed(entries, index, each_asked(table, text), text, sentence, no_progress)
    rows = [findings.index.entries(kind) for kind in entries.kinds]
    holds = all_asked(rows, index, table, text, no_progress, Here())
    at_once = narrowed(entries, index, holds, text, sentence, no_progress)
    assert (at_once.row_ids, at_once.which) == (one_by_one.row_ids, one_by_one.which)
    assert bool(at_once.row_ids) is (text != "nowhere")
