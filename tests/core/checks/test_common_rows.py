"""Rows of the common make, where only decoding tells what is in them."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.check_pass import CheckPass
from sitemap_editor.core.checks.common_rows import CommonRows
from sitemap_editor.core.checks.gathering.gathered_rows import RowGatherer
from sitemap_editor.core.checks.gathering.row_facts import facts_of
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_view import RowView
from tests.core.checks.judging import CIRCUMSTANCES, JUDGE
from tests.core.sitemaps import document

LOC = "<loc>https://example.com/</loc>"
BLANKS = ["&#32;", "&#x9;&#10;", " &#13; ", "\u00a0", "&#xA0;", "&#8195;&#x20;"]


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("field", ["loc", "lastmod", "changefreq", "priority"])
def test_a_value_that_is_blank_once_decoded_is_found_in_all_rows_as_in_one(
    field: str, blank: str
) -> None:
    loc = "" if field == "loc" else LOC
    table = document(f"<url>{loc}<{field}>{blank}</{field}></url>").table
    expected = JUDGE.row(table, 0)
    assert [finding.code for finding in expected] == ["L01" if field == "loc" else "O03"]
    assert JUDGE.check(table).rows == {0: expected}


@pytest.mark.parametrize(
    "values",
    [
        "<lastmod>2024&#45;05-06</lastmod><priority>0&#46;5</priority>",
        "<lastmod>&#32;2024-05-06 </lastmod><priority>0.5&#x20;</priority>",
        "<lastmod>2024-05-06</lastmod><changefreq>dail&#121;</changefreq><priority>0.5</priority>",
        "<changefreq>&#32;daily</changefreq><priority>2&amp;</priority>",
        "<changefreq>Daily</changefreq>",
        "",
    ],
)
def test_what_is_gathered_of_a_plain_row_are_its_facts(values: str) -> None:
    loc = "<loc>&#32;https://example.com/?a&#38;b </loc>"
    table = document(f"<url>{loc}{values}</url>").table
    assert CommonRows(table, CIRCUMSTANCES).plain_matches(table, [0]) != [None]
    keys = ValueKeys.fresh()
    expected = RowGatherer(1, keys)
    expected.add_facts(0, facts_of(RowView(table.row_bytes(0), table.row_format)))
    gathered = CheckPass(JUDGE, keys, keeps_findings=False).over(table, 0, 1).facts
    assert gathered == expected.gathered()
    assert gathered.exact[0]
