from __future__ import annotations

from sitemap_editor.core.checks.extensions.alternate_clusters import completed_clusters
from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.document.piece_table import PieceTable
from tests.core.checks.extending import JUDGE, opened
from tests.core.checks.test_alternate_rules import A, B, C, row
from tests.core.sitemaps import body, document


def completed(rows: str, attributes: str | None = None) -> str:
    """Return the rows after completion; the same where there is nothing to do."""
    found = opened(rows) if attributes is None else document(rows, attributes)
    edit = completed_clusters(found.table, CheckContext(), Answers())
    if edit is not None:
        before = [found.table.row_bytes(row_id) for row_id in found.table.order]
        back = found.apply(edit)
        assert not open_findings(found.table)
        assert completed_clusters(found.table, CheckContext(), Answers()) is None
        after = body(found)
        found.apply(back)
        assert [found.table.row_bytes(row_id) for row_id in found.table.order] == before
        return after
    return body(found)


def open_findings(table: PieceTable) -> set[str]:
    verdicts = JUDGE.check(table)
    found = (*verdicts.rows.values(), *verdicts.places.values())
    return {finding.code for each in found for finding in each} & {"X52", "X53"}


def test_missing_links_and_the_row_itself_are_added_as_the_rows_others_are_written() -> None:
    rows = f"""
  <url>
    <loc>{A}</loc>
    <xhtml:link rel="alternate" hreflang="en" href="{A}"/>
    <xhtml:link rel="alternate" hreflang="de" href="{B}"/>
    <xhtml:link rel="alternate" hreflang="fr" href="{C}" title="no"/>
  </url>
  <url>
\t<loc>{B}</loc><!-- kept -->
\t<xhtml:link href='{A}'  hreflang='en' title='English' rel='alternate'  ></xhtml:link>
\t<priority>0.5</priority>
  </url>
  <url><loc>{C}</loc><lastmod>2024-05-06</lastmod></url>
"""
    assert (
        completed(rows) == f"""
  <url>
    <loc>{A}</loc>
    <xhtml:link rel="alternate" hreflang="en" href="{A}"/>
    <xhtml:link rel="alternate" hreflang="de" href="{B}"/>
    <xhtml:link rel="alternate" hreflang="fr" href="{C}" title="no"/>
  </url>
  <url>
\t<loc>{B}</loc><!-- kept -->
\t<xhtml:link href='{A}'  hreflang='en' title='English' rel='alternate'  ></xhtml:link>
\t<xhtml:link href='{B}'  hreflang='de' rel='alternate'  ></xhtml:link>
\t<xhtml:link href='{C}'  hreflang='fr' rel='alternate'  ></xhtml:link>
\t<priority>0.5</priority>
  </url>
  <url><loc>{C}</loc><lastmod>2024-05-06</lastmod>"""
        f'<xhtml:link rel="alternate" hreflang="en" href="{A}"/>'
        f'<xhtml:link rel="alternate" hreflang="de" href="{B}"/>'
        f"""<xhtml:link rel="alternate" hreflang="fr" href="{C}"/></url>
"""
    )


def test_a_complete_cluster_stays_as_it_is() -> None:
    both = (("en", A), ("de", B), ("x-default", A))
    rows = row(A, *both) + row(B, *both)
    assert completed(rows) == rows


def test_a_cluster_is_found_by_way_of_others() -> None:
    done = completed(row(A, ("en", A), ("de", B)) + row(B, ("fr", C)) + row(C, ("fr", C)))
    assert done.count("xhtml:link") == 9


def test_a_cluster_with_a_page_in_another_file_stays_as_it_is() -> None:
    rows = row(A, ("en", A), ("de", B), ("fr", C)) + row(B, ("de", B))
    assert completed(rows) == rows


def test_one_language_for_two_pages_is_left_to_people() -> None:
    rows = row(A, ("en", A), ("de", B)) + row(B, ("de", C)) + row(C, ("de", C))
    assert completed(rows) == rows


def test_a_wrong_code_is_not_spread() -> None:
    rows = row(A, ("en-UK", A), ("de", B)) + row(B, ("de", B))
    assert completed(rows) == rows


def test_a_common_default_page_binds_nothing_together() -> None:
    home = "https://example.com/"
    rows = (
        row(home) + row(A, ("en", A), ("x-default", home)) + row(B, ("en", B), ("x-default", home))
    )
    assert completed(rows) == rows


def test_values_are_spelt_as_they_were_and_fit_the_quotes() -> None:
    query = "https://example.com/?q='x'&amp;y=ä"
    rows = (
        row(A, ("en", A), ("de", query))
        + f"<url><loc>{query}</loc><xhtml:link rel='alternate' hreflang='en' href='{A}'/></url>"
    )
    added = "https://example.com/?q=&apos;x&apos;&amp;y=ä"
    assert f"<xhtml:link rel='alternate' hreflang='de' href='{added}'/></url>" in completed(rows)


def test_a_prefix_that_another_row_alone_declares_is_not_borrowed() -> None:
    xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    rows = row(A, ("en", A), ("de", B)).replace("<url>", f"<url {xhtml}>") + row(B)
    assert completed(rows, "") == rows


def test_a_link_that_declares_its_own_namespace_can_be_copied_anywhere() -> None:
    xhtml = 'xmlns="http://www.w3.org/1999/xhtml"'
    rows = row(A, ("en", A), ("de", B)).replace("<xhtml:link", f"<link {xhtml}") + row(B)
    assert completed(rows, "").count(f"<link {xhtml} rel=") == 4


def test_rows_with_the_same_url_are_all_completed() -> None:
    done = completed(row(A, ("en", A), ("de", B)) + row(B) + row(B, ("de", B)))
    assert done.count('hreflang="en"') == 3


def test_a_text_sitemap_and_a_file_without_links_have_no_clusters() -> None:
    assert completed(row(A) + row(B)) == row(A) + row(B)
