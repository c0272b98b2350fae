"""Rows with language links: the quick way and the rules come to the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.common_rows import CommonRows
from sitemap_editor.core.checks.gathering.gathered_rows import RowGatherer
from sitemap_editor.core.checks.gathering.row_facts import facts_of
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_elements import Link
from sitemap_editor.core.checks.row_view import RowView
from tests.core.checks.judging import CIRCUMSTANCES, context
from tests.core.sitemaps import document

A = "https://example.com/a"
XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
LINK = st.builds(
    '<xhtml:link {} hreflang="{}" href="{}"{}'.format,
    st.sampled_from(['rel="alternate"', "rel='alternate'", 'rel="canonical"', 'media="x"']),
    st.sampled_from(
        [
            "de",
            "DE",
            "kr",
            "en-GB",
            "en-US",
            "en-gb",
            "en-uk",
            "zh-Hant",
            "x-default",
            "xx",
            "deu",
            "-",
            "",
        ]
    ),
    st.sampled_from([A, f"{A}?b=1&amp;c=2", f"{A}&#38;", "/a", f" {A}", "https://é.example/", "x"]),
    st.sampled_from(
        ["/>", " />", "></xhtml:link>", ">text</xhtml:link>", "/>text", ' title="t"/>']
    ),
)
ROW = st.builds(
    "<url><loc>{}</loc>{}{}</url>".format,
    st.sampled_from([A, f"{A}?b=1&amp;c=2", f"{A}#b", f" {A}", "https://example.com/b"]),
    st.sampled_from(["", "<lastmod>2024-05-06</lastmod>", "<!-- hreflang='de' href='x' -->"]),
    st.lists(LINK, min_size=1, max_size=3).map("\n".join),
)


@pytest.mark.parametrize("profile", ["sitemaps.org", "google"])
@given(body=st.lists(ROW, max_size=3).map("".join))
def test_the_quick_way_and_the_rules_agree_on_rows_with_language_links(
    body: str, profile: str
) -> None:
    table = document(body, XHTML).table
    checker = Checker(context=context(profile))
    verdicts = checker.check(table)
    alone = {row_id: found for row_id in table.order if (found := checker.row(table, row_id))}
    assert verdicts.rows == alone
    assert verdicts.stats is not None
    views = {row_id: RowView(table.row_bytes(row_id), table.row_format) for row_id in table.order}
    facts = {row_id: facts_of(view) for row_id, view in views.items()}
    linked = verdicts.stats.alternates
    assert linked == {row: each.alternates for row, each in facts.items() if each.alternates}
    assert all(linked.default(row) == each.default for row, each in facts.items())


def test_a_faultless_row_with_language_links_is_accepted_in_one_step() -> None:
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{A}/{code}"/>\n'
        for code in ("de", "en-US", "zh-Hant-TW", "x-default")
    )
    table = document(f"<url><loc>{A}/de</loc>{links}</url>", XHTML).table
    gathering = RowGatherer(1, ValueKeys.fresh())
    common = CommonRows(table, CIRCUMSTANCES)
    view = RowView(table.row_bytes(0), table.row_format)
    found = common.good_links(view.data, 0, gathering)
    assert found is not None
    assert (found.row, found.lists_itself) == (view.row, True)
    assert found.links() == view.links
    assert gathering.alternates == {0: facts_of(view).alternates}


def test_no_rule_about_an_extension_looks_at_a_row_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def links(_view: RowView) -> list[Link]:
        asked.append("links")
        return []

    monkeypatch.setattr(RowView, "links", property(links))
    monkeypatch.setattr(RowView, "alternates", property(links))
    head = XHTML + ' xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0"'
    table = document(f"<url><loc>{A}</loc><lastmod/><mobile:mobile/></url>", head).table
    found = Checker(context=CIRCUMSTANCES).row(table, 0)
    assert {each.code for each in found} == {"O03", "X60"}
    assert asked == []
