"""Rules about what pages answered: what they say, and what their fixes make of rows."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import CheckContext, Finding
from sitemap_editor.core.document.edits import Batch, RemoveRows, SetRows
from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.live.pages import CheckedPages
from sitemap_editor.core.web.live.store import ResultStore
from tests.core.sitemaps import body, document

XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
URL = "https://a.org/old"
OK = ((200, URL),)
HTML = "text/html"


def moved(target: str, status: int = 200) -> PageResult:
    hops = ((301, URL), (status, target))
    return PageResult(URL, hops=hops, target=target, reason=Reason.REDIRECT, content_type=HTML)


def fine(**more: object) -> PageResult:
    told = {"hops": OK, "target": URL, "content_type": HTML, **more}
    return PageResult(URL, **told)  # type: ignore[arg-type]


class Known:
    """Results by URL, and which URLs rows list."""

    def __init__(self, results: Iterable[PageResult], listed: Iterable[str | None]) -> None:
        self._results = {each.url: each for each in results}
        self._listed = set(listed)

    def of(self, url: str) -> PageResult | None:
        return self._results.get(url)

    def has(self, number: int) -> bool:
        return any(hash_of(key_of(url)) == number for url in self._results)

    def labels(
        self, numbers: Sequence[int], row_ids: Sequence[int], now: datetime
    ) -> dict[str, array[int]]:
        del numbers, row_ids, now
        return {}

    def is_listed(self, url: str) -> bool:
        return url in self._listed


class Checked:
    """A document with results of its URLs."""

    def __init__(self, rows: str, *results: PageResult, attributes: str = "") -> None:
        self.document: Document = document(rows, attributes)
        pages = Known(results, self.document.table.values(LOC))
        context = CheckContext(pages=pages, published=Published("https://a.org/sitemap.xml"))
        self.checker = Checker(context=context)

    def view(self, number: int = 0) -> RowView:
        table = self.document.table
        return RowView(table.row_bytes(table.order[number]), table.row_format)

    def found(self, number: int = 0) -> tuple[Finding, ...]:
        return self.checker.page(self.view(number))

    def codes(self) -> list[str]:
        return [each.code for each in self.found()]

    def fixed(self, number: int = 0) -> bytes | None:
        """Return what the first fix that knows a way makes of the first finding of a row."""
        return Fixer(self.checker).finding(self.view(number), self.found(number)[0])


def row(more: str = "", url: str = URL) -> str:
    return f"<url><loc>{url}</loc>{more}</url>"


@pytest.mark.parametrize(
    ("page", "codes"),
    [
        (fine(), []),
        (moved("https://a.org/new"), ["W01"]),
        (moved("https://a.org/new", 404), ["W03", "W01"]),
        (fine(reason=Reason.CANONICAL, canonical="https://a.org/c"), ["W02"]),
        (fine(hops=((404, URL),), reason=Reason.STATUS), ["W03"]),
        (fine(hops=((410, URL),), reason=Reason.STATUS), ["W03"]),
        (fine(hops=((403, URL),), reason=Reason.STATUS), ["W04"]),
        (fine(hops=((429, URL),), reason=Reason.STATUS), ["W04"]),
        (fine(hops=((503, URL),), reason=Reason.STATUS), ["W05"]),
        (PageResult(URL, error="dns", reason=Reason.ERROR), ["W06"]),
        (PageResult(URL, error="something new", reason=Reason.ERROR), ["W06"]),
        (PageResult(URL, error="tls", reason=Reason.ERROR), ["W06"]),
        (fine(reason=Reason.META, detail="noindex"), ["W07"]),
        (fine(reason=Reason.HEADER, detail="none"), ["W07"]),
        (PageResult(URL, reason=Reason.ROBOTS, robots_line=3, robots_rule="Disallow: /"), ["W08"]),
        (PageResult(URL, reason=Reason.ROBOTS, detail="robots.txt: 503"), ["W08"]),
        (fine(content_type="application/json"), ["W09"]),
        (fine(content_type=""), ["W09"]),
        (fine(is_cut=True), ["W10"]),
    ],
)
def test_what_is_said_of_an_answer(page: PageResult, codes: list[str]) -> None:
    checked = Checked(row(), page)
    assert checked.codes() == codes
    for finding in checked.found():
        assert finding.message.endswith(".")
        assert "{" not in finding.message


def test_a_certificate_that_has_expired_is_said_to_have() -> None:
    page = PageResult(URL, error="tls", reason=Reason.ERROR, detail="certificate expired")
    [finding] = Checked(row(), page).found()
    assert finding.message.endswith("(TLS) to this URL fails: the certificate has expired.")


def test_a_document_that_is_no_page_may_be_of_its_own_type() -> None:
    url = "https://a.org/price-list.pdf"
    page = PageResult(url, hops=((200, url),), target=url, content_type="application/pdf")
    assert Checked(row(url=url), page).codes() == []


def test_without_results_nothing_is_said() -> None:
    assert Checked(row()).codes() == []
    assert Checker().page(Checked(row()).view()) == ()


def test_a_redirect_is_replaced_by_where_all_hops_end() -> None:
    checked = Checked(row("<priority>0.5</priority>"), moved("https://a.org/n?a=1&b=2"))
    assert checked.fixed() == (
        b"<url><loc>https://a.org/n?a=1&amp;b=2</loc><priority>0.5</priority></url>"
    )


def test_a_target_that_another_row_lists_is_said_and_the_row_goes() -> None:
    rows = row() + row(url="https://a.org/new")
    checked = Checked(rows, moved("https://a.org/new"))
    assert "another row lists already" in checked.found()[0].message
    assert checked.fixed() == b""
    edit = Fixer(checked.checker).rows_of_kind(
        checked.document.table, [0, 1], lambda number: checked.found(number), "W01"
    )
    assert edit == RemoveRows([0])


def test_a_target_on_another_site_is_said() -> None:
    checked = Checked(row(), moved("https://b.org/new"))
    assert "another site" in checked.found()[0].message


def test_a_target_where_nothing_is_replaces_nothing() -> None:
    checked = Checked(row(), moved("https://a.org/new", 404))
    redirect = checked.found()[1]
    assert Fixer(checked.checker).finding(checked.view(), redirect) is None


def test_a_canonical_url_replaces_the_listed_one() -> None:
    page = fine(reason=Reason.CANONICAL, canonical="https://a.org/c")
    assert Checked(row(), page).fixed() == b"<url><loc>https://a.org/c</loc></url>"


@pytest.mark.parametrize(
    "page",
    [
        fine(hops=((404, URL),), reason=Reason.STATUS),
        fine(reason=Reason.META, detail="noindex"),
        PageResult(URL, reason=Reason.ROBOTS, robots_line=3, robots_rule="Disallow: /"),
    ],
)
def test_what_is_not_to_be_listed_is_removed(page: PageResult) -> None:
    assert Checked(row(), page).fixed() == b""


def test_many_are_mended_in_one_step_that_undo_takes_back() -> None:
    other = "https://a.org/gone"
    rows = row() + row(url=other) + row(url="https://a.org/stays")
    gone = PageResult(other, hops=((404, other),), target=other, reason=Reason.STATUS)
    checked = Checked(rows, moved("https://a.org/new"), gone)
    opened, fixer = checked.document, Fixer(checked.checker)
    before = opened.to_bytes()
    edits = [
        fixer.rows_of_kind(opened.table, [0, 1, 2], lambda number: checked.found(number), code)
        for code in ("W01", "W03")
    ]
    assert isinstance(edits[0], SetRows)
    inverse = opened.apply(Batch([each for each in edits if each is not None]))
    assert "/new</loc>" in body(opened)
    assert "gone" not in body(opened)
    opened.apply(inverse)
    assert opened.to_bytes() == before


@pytest.mark.parametrize(
    ("lastmod", "said", "codes"),
    [
        ("2026-01-01", "2026-03-01", ["W11"]),
        ("2026-05-01", "2026-03-01T10:00:00Z", ["W11"]),
        ("2026-03-02", "2026-03-01T10:00:00Z", []),
        ("2026-03", "2026-03-31", []),
        ("2026", "2026-03-31", []),
        ("yesterday", "2026-03-31", []),
        ("2026-03-01", "", []),
    ],
)
def test_dates_are_held_against_the_page(lastmod: str, said: str, codes: list[str]) -> None:
    page = fine(dates=(("json-ld", said),) if said else ())
    assert Checked(row(f"<lastmod>{lastmod}</lastmod>"), page).codes() == codes


def test_a_date_is_set_to_that_of_the_page() -> None:
    page = fine(dates=(("meta", "2026-03-01T10:00:00+01:00"),))
    fixed = Checked(row("<lastmod>2020-01-01</lastmod>"), page).fixed()
    assert fixed is not None
    assert b"<lastmod>2026-03-01T10:00:00+01:00</lastmod>" in fixed


def test_a_date_of_publishing_alone_is_no_date_of_change() -> None:
    page = fine(dates=(("json-ld published", "2026-03-01"), ("time", "2026-03-01")))
    assert Checked(row("<lastmod>2020-01-01</lastmod>"), page).codes() == []


LINK = '<xhtml:link rel="alternate" hreflang="{}" href="https://a.org/{}"/>'


def test_language_links_are_held_against_those_of_the_page() -> None:
    links = LINK.format("de", "de") + LINK.format("en", "en")
    same = (("en", "https://a.org/en"), ("de", "https://a.org/de"))
    assert Checked(row(links), fine(alternates=same), attributes=XHTML).codes() == []
    more = (*same, ("fr", "https://a.org/fr"))
    assert Checked(row(links), fine(alternates=more), attributes=XHTML).codes() == ["W12"]
    assert Checked(row(), fine(alternates=more), attributes=XHTML).codes() == []
    spelt = (("EN", "https://A.org:443/%65n"), ("de", "https://a.org/de"))
    assert Checked(row(links), fine(alternates=spelt), attributes=XHTML).codes() == []
    led = (("en", "https://a.org/en/"), ("de", "https://a.org/de"))
    assert Checked(row(links), fine(alternates=led), attributes=XHTML).codes() == ["W12"]


def test_language_links_of_the_page_are_written_as_the_others_are() -> None:
    links = "\n    " + LINK.format("de", "de") + "\n    " + LINK.format("en", "en") + "\n  "
    page = fine(alternates=(("de", "https://a.org/de?a&b"), ("fr", "https://a.org/fr")))
    checked = Checked(row(links), page, attributes=XHTML)
    assert checked.fixed() == (
        b"<url><loc>https://a.org/old</loc>"
        b'\n    <xhtml:link rel="alternate" hreflang="de" href="https://a.org/de?a&amp;b"/>'
        b'\n    <xhtml:link rel="alternate" hreflang="fr" href="https://a.org/fr"/>'
        b"\n  </url>"
    )


def test_nothing_of_it_is_mended_unasked() -> None:
    checked = Checked(row(), moved("https://a.org/new"))
    assert Fixer(checked.checker).safe(checked.view()) is None
    assert Fixer(checked.checker).everything_safe(checked.document.table, [0]) is None


def test_a_muted_rule_says_nothing() -> None:
    checked = Checked(row(), moved("https://a.org/new"))
    muted = replace(checked.checker.context, muted=frozenset(("W01",)))
    assert Checker(context=muted).page(checked.view()) == ()


def test_results_stay_behind_where_rules_travel_to_another_process() -> None:
    with closing(ResultStore()) as store:
        store.put([moved("https://a.org/new")])
        checker = Checker(context=CheckContext(pages=CheckedPages(store)))
        view = Checked(row()).view()
        assert [each.code for each in checker.page(view)] == ["W01"]
        twin = pickle.loads(pickle.dumps(checker))  # noqa: S301 - our own
        assert twin.page(view) == ()
