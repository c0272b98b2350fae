"""What facets list, and how what is chosen in them is written as a filter."""

from __future__ import annotations

from xml.sax.saxutils import escape

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, SetCells
from sitemap_editor.core.filtering import facet_counts
from sitemap_editor.core.filtering.facet_counts import FacetCounter, Question
from sitemap_editor.core.filtering.facet_listing import TOP, Listing
from sitemap_editor.core.filtering.facet_terms import (
    ABSENT,
    UNFIT,
    AnyFacet,
    Choice,
    Facet,
    choices_of,
    narrowed,
    parts_of,
    with_choice,
    written,
)
from sitemap_editor.core.filtering.grammar import parse_filter
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.filtering.matching import FilterContext, row_mask, rows_matching
from sitemap_editor.core.protocol.severity import Severity
from tests.core.sitemaps import IMAGE, document

_URLS = (
    "https://www.shop.de/blog/a.html",
    "http://shop.de/Blog/2024/b.PDF?utm_source=x&amp;id=5#a/b",
    "https://img.shop.de:8080/blog/old/c?utm_medium=y&amp;&amp;=z",
    "https://me@shop.de",
    "https://[::1]:80/a//b/c.tar.gz",
    "https://shop.de//odd/x.",
    "/relative/path/x.html",
    "https://shop.de/caf\u00e9/?x=1/2.png",
    "",
)
_DATES = (
    *("2024-05-06", "2024-05", "2024", "2024-02-30", "2024-02-29T10:00Z", "yesterday"),
    *("2023-12-31T23:59:59.5+14:00", "", "2024-13-01"),
)
_PRIORITIES = ("0.5", "0.50", "1", "2", "high", "", "0.0", "0", "1.0")
_FREQUENCIES = ("daily", "Daily", "never", "none", "", "/x/", 'a "b"', "often", "daily")


def _row(number: int) -> str:
    cells = {
        "loc": _URLS[number],
        "lastmod": _DATES[number],
        "changefreq": _FREQUENCIES[number],
        "priority": _PRIORITIES[number],
    }
    written_cells = "".join(f"<{name}>{value}</{name}>" for name, value in cells.items() if value)
    extra = "<image:image><image:loc>x</image:loc></image:image>" if number % 3 == 1 else ""
    return f"<url>{written_cells}{extra}</url>"


_CONTEXT = FilterContext(
    problems={
        ("L17", Severity.ERROR): [0, 2, 2],
        ("L03", Severity.HINT): [2, 3],
        ("XSD", Severity.HINT): [4],
    }
)


def _opened() -> Document:
    return document("".join(map(_row, range(len(_URLS)))), f' xmlns:image="{IMAGE}"')


def _listed(
    opened: Document, text: str = "", *facets: Facet, wanted: str = "", by_name: bool = False
) -> dict[AnyFacet, Listing]:
    asked = facets or tuple(Facet)
    names = frozenset(asked) if by_name else frozenset[AnyFacet]()
    question = Question(opened.table.snapshot(), text, _CONTEXT, asked, names, wanted)
    return dict(FacetCounter(KeptValues()).count(question))


@pytest.fixture(params=[0, 1_024], ids=["many names", "few names"])
def names(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Count as where names are many for what they come to, and as where they are few."""
    monkeypatch.setattr(f"{facet_counts.__name__}._FEW_NAMES", request.param)


@pytest.mark.usefixtures("names")
@pytest.mark.parametrize("rest", ["", "shop", "-lastmod:none", "rows:1-4 OR host:shop.de"])
def test_a_click_on_a_value_finds_as_many_rows_as_its_count_says(rest: str) -> None:
    opened = _opened()
    for facet, listing in _listed(opened, rest).items():
        others = [part.text for part in parts_of(rest) if part.facet is not facet]
        for value, count in listing.counts.items():
            text = " ".join((*others, written(facet, value)))
            found = rows_matching(opened.table, parse_filter(text), context=_CONTEXT)
            assert len(found) == count, (facet, value)


def test_what_a_facet_lists_is_what_it_reads_in_the_filter_that_it_writes() -> None:
    for facet, listing in _listed(_opened()).items():
        for value in listing.counts:
            chosen = {facet: Choice(frozenset({value}))}
            assert choices_of(written(facet, value)) == chosen


_LETTERS = st.text('aB*\\\\\u00c4\u00e4\u03a3\u03c2\u0130/.:@[]()"-+~ ?=%', max_size=6)
_WITHOUT = {"host": "/?#", "folder": "?#", "file": "/?#", "query": "#"}


@st.composite
def _urls(draw: st.DrawFn) -> str:
    parts = {name: draw(_LETTERS) for name in _WITHOUT}
    for name, letters in _WITHOUT.items():
        parts[name] = parts[name].translate(dict.fromkeys(map(ord, letters)))
    return "x://{host}/{folder}/{file}?{query}".format(**parts)


@settings(deadline=None)
@given(st.lists(_urls(), min_size=1, max_size=5), st.booleans())
@example(["https://*.A.de/b*/c.p*f?u*=1", "https://x.a.de/bc/d.pdf?ux=1"], True)
@example(["https://M\u00dcNCHEN.de/a.\u00c4", "https://m\u00fcnchen.de:80/a.\u00e4"], False)
@example(["https://:80/?/a/=1&none&b\\\\c", "https://a/x.none?\\\\*"], False)
def test_whatever_stands_in_a_value_its_term_finds_the_rows_counted_and_is_read_again(
    urls: list[str], is_kept: bool
) -> None:
    rows = "".join(f"<url><loc>{escape(url)}</loc></url>" for url in urls)
    table, facets = document(rows).table.snapshot(), tuple(Facet)
    kept = KeptValues()
    listings = FacetCounter(kept).count(Question(table, "", FilterContext(), facets))
    for facet, listing in listings.items():
        for value, count in listing.counts.items():
            text = written(facet, value)
            asked = parse_filter(text)
            found = row_mask(table, asked, kept=kept if is_kept else None)
            assert (facet, value, sum(found)) == (facet, value, count), text
            assert choices_of(text) == {facet: Choice(frozenset({value}))}, text


def test_facets_list_what_there_is_folders_inside_folders_and_months_inside_years() -> None:
    found = _listed(_opened())
    folders = found[Facet.FOLDER]
    assert folders.inside["/blog/"] == ["/blog/old/"]
    assert folders.counts["/blog/"] == 2
    assert folders.counts["/Blog/"] == 1
    assert folders.inside["/a/"] == ["/a//b/"]
    assert folders.counts[ABSENT] == 3
    assert found[Facet.HOST].counts["shop.de"] == 4
    assert set(found[Facet.EXTENSION].counts) == {"html", "pdf", "gz", ABSENT}
    assert set(found[Facet.PARAMETER].counts) == {"utm_source", "id", "utm_medium", "x", ABSENT}
    dates = found[Facet.DATE]
    assert dates.inside["2024"] == ["2024-02", "2024-05"]
    assert dates.months == {"2024-05": 2, "2024-01": 1, "2024-02": 1, "2023-12": 1}
    assert dates.inside[TOP][-2:] == [ABSENT, UNFIT]
    assert found[Facet.PRIORITY].counts == {"0.5": 2, "1": 2, "0": 2, UNFIT: 2, ABSENT: 1}
    assert found[Facet.SEVERITY].inside[TOP] == ["error", "hint", ABSENT]
    assert found[Facet.PROBLEM].counts == {"L17": 2, "L03": 2, "XSD": 1}
    assert found[Facet.HAS].counts == {"image": 3}


def test_a_facet_obeys_the_others_and_not_itself() -> None:
    found = _listed(_opened(), "host:shop.de folder:/Blog/")
    assert set(found[Facet.HOST].counts) == {"shop.de"}
    assert found[Facet.FOLDER].counts["/Blog/"] == 1
    assert found[Facet.FOLDER].counts["/caf\u00e9/"] == 1
    assert found[Facet.EXTENSION].counts == {"pdf": 1}


def test_what_is_chosen_stays_listed_where_no_row_has_it() -> None:
    found = _listed(_opened(), "ext:doc host:shop.de", Facet.EXTENSION)
    assert found[Facet.EXTENSION].counts["doc"] == 0


def test_a_list_is_ordered_by_count_or_by_name_and_searched() -> None:
    opened = _opened()
    by_count = _listed(opened, "", Facet.HOST)[Facet.HOST].inside[TOP]
    by_name = _listed(opened, "", Facet.HOST, by_name=True)[Facet.HOST].inside[TOP]
    assert by_count == ["shop.de", "[::1]", "img.shop.de", "www.shop.de", ABSENT]
    assert by_name == ["[::1]", "img.shop.de", "shop.de", "www.shop.de", ABSENT]
    found = _listed(opened, "", Facet.FOLDER, wanted="OLD")[Facet.FOLDER]
    assert found.inside == {TOP: ["/blog/old/"]}


@pytest.mark.usefixtures("names")
def test_an_edit_is_counted_the_next_time() -> None:
    opened, counter = _opened(), FacetCounter(KeptValues())

    def hosts() -> dict[str, int]:
        question = Question(opened.table.snapshot(), "", FilterContext(), (Facet.HOST,))
        return dict(counter.count(question)[Facet.HOST].counts)

    assert hosts()["img.shop.de"] == 1
    opened.apply(SetCells(((opened.row_id(2), "loc", "https://new.de/"),)))
    after = hosts()
    assert "img.shop.de" not in after
    assert after["new.de"] == 1


_OTHER_CONTEXT = FilterContext({("L17", Severity.ERROR): [1], ("L20", Severity.WARNING): [0, 5]})
_OF_ROWS_ALONE = [each for each in Facet if each not in (Facet.SEVERITY, Facet.PROBLEM, Facet.LIVE)]


@pytest.mark.parametrize(
    "text", ["", "shop", "folder:/blog/", "problem:error shop", "-problem:L17"]
)
def test_when_findings_come_in_all_lists_are_as_if_counted_for_the_first_time(text: str) -> None:
    table, counter, facets = _opened().table.snapshot(), FacetCounter(KeptValues()), tuple(Facet)
    for stamp, context in enumerate((_CONTEXT, _OTHER_CONTEXT, _CONTEXT)):
        question = Question(table, text, context, facets, stamp=stamp)
        assert counter.count(question) == FacetCounter(KeptValues()).count(question)


@pytest.mark.parametrize(
    ("text", "is_kept"), [("", True), ("shop", True), ("is:changed", False), ("problem:any", False)]
)
def test_findings_that_come_in_leave_what_rows_alone_tell(text: str, is_kept: bool) -> None:
    table, counter, facets = _opened().table.snapshot(), FacetCounter(KeptValues()), tuple(Facet)
    before = counter.count(Question(table, text, _CONTEXT, facets, stamp=1))
    after = counter.count(Question(table, text, _OTHER_CONTEXT, facets, stamp=2))
    assert all((before[each] is after[each]) is is_kept for each in _OF_ROWS_ALONE)
    assert before[Facet.PROBLEM] is not after[Facet.PROBLEM]


@pytest.mark.parametrize(
    ("text", "facet", "choice"),
    [
        ("folder:/blog/", Facet.FOLDER, Choice(frozenset({"/blog/"}))),
        ("folder:blog", Facet.FOLDER, Choice(frozenset({"/blog/"}))),
        ("-folder:/", Facet.FOLDER, Choice(frozenset({ABSENT}))),
        ("host:A.de OR host:b.de", Facet.HOST, Choice(frozenset({"a.de", "b.de"}))),
        ("-ext:pdf -ext:doc", Facet.EXTENSION, Choice(excluded=frozenset({"pdf", "doc"}))),
        ("param:none", Facet.PARAMETER, Choice(frozenset({ABSENT}))),
        ('changefreq:"none"', Facet.CHANGEFREQ, Choice(frozenset({"none"}))),
        ("priority:0.50", Facet.PRIORITY, Choice(frozenset({"0.5"}))),
        ("problem:l17", Facet.PROBLEM, Choice(frozenset({"L17"}))),
        ("problem:error", Facet.SEVERITY, Choice(frozenset({"error"}))),
        ("precision:day", Facet.PRECISION, Choice(frozenset({"day"}))),
        ("has:image", Facet.HAS, Choice(frozenset({"image"}))),
        ("lastmod:2024-05", Facet.DATE, Choice(frozenset({"2024-05"}))),
        ("lastmod>=2024-05", Facet.DATE, Choice(first="2024-05")),
        ("lastmod>=2024 lastmod<=2024", Facet.DATE, Choice(first="2024-01", last="2024-12")),
        ("lastmod<2024", Facet.DATE, Choice(last="2023-12")),
        (
            "lastmod:none OR (lastmod>=2024-01 lastmod<=2024-03)",
            Facet.DATE,
            Choice(frozenset({ABSENT}), first="2024-01", last="2024-03"),
        ),
    ],
)
def test_a_facet_reads_its_terms_in_a_filter_and_writes_them_the_same(
    text: str, facet: Facet, choice: Choice
) -> None:
    assert choices_of(f"shop {text}") == {facet: choice}
    again = with_choice("shop", facet, choice)
    assert choices_of(again) == {facet: choice}
    assert next(part.facet for part in parts_of(again)) is None


@pytest.mark.parametrize(
    "text",
    [
        *("host:*.a.de", "host:a.de:80", "param:id=5", "lastmod:2024-05-06", "lastmod>=2024-05-06"),
        *("problem:any", "changefreq:/x/", "host:a OR folder:/b/", "-host:a OR host:b", "older:1y"),
        *("(host:a)", "host:", "problem:%", "priority>0.5", "priority:3", "loc:x"),
    ],
)
def test_no_facet_takes_a_term_for_its_own_that_it_could_not_write(text: str) -> None:
    assert choices_of(text) == {}
    assert with_choice(text, Facet.EXTENSION, Choice(frozenset({"pdf"}))) == f"{text} ext:pdf"


def test_a_choice_takes_the_place_of_the_one_before_and_leaves_the_rest() -> None:
    text = 'shop folder:/a/ OR folder:/b/ "x y" -folder:/c/ -ext:pdf'
    choice = Choice(frozenset({"/d e/"}))
    assert with_choice(text, Facet.FOLDER, choice) == 'shop folder:"/d e/" "x y" -ext:pdf'
    assert with_choice(text, Facet.FOLDER, Choice()) == 'shop "x y" -ext:pdf'
    assert choices_of("folder:/a/ folder:/b/") == {Facet.FOLDER: Choice(frozenset({"/a/"}))}


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("loc", "https://a.de/blog/x/y.html?z=/q", "shop folder:/blog/x/"),
        ("loc", "https://a.de/x", "shop folder:/q/ folder:/"),
        ("loc", "not a URL", 'shop folder:/q/ loc:"not a URL"'),
        ("loc", "", "shop folder:/q/ loc:none"),
        ("lastmod", "2024-05-06T10:00Z", "shop folder:/q/ lastmod:2024-05-06"),
        ("lastmod", "yesterday", 'shop folder:/q/ lastmod:"yesterday"'),
        ("priority", "0.50", "shop folder:/q/ priority:0.5"),
        ("priority", "9", "shop folder:/q/ priority:invalid"),
        ("changefreq", "Daily", "shop folder:/q/ changefreq:daily"),
        ("changefreq", "", "shop folder:/q/ changefreq:none"),
    ],
)
def test_a_filter_is_narrowed_to_rows_like_one(field: str, value: str, text: str) -> None:
    assert narrowed("shop folder:/q/", field, value) == text
    assert narrowed(text, field, value) == text
