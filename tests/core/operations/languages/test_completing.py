"""Completing language versions, adding languages and lists: what is written, and what is not."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.document.edits import SetRows
from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.document.written_rows import WovenBlock, WrittenRows
from sitemap_editor.core.errors import EditError, NotASitemap
from sitemap_editor.core.operations.languages import completing
from sitemap_editor.core.operations.languages.adding import (
    UrlPattern,
    imported,
    with_code,
    with_language,
)
from sitemap_editor.core.operations.languages.completing import LanguagePlan, completed
from sitemap_editor.core.operations.languages.link_table import (
    LinkRow,
    read_links,
    written_links,
)
from tests.core.operations.languages.versions import (
    HOST,
    document,
    groups_of,
    hreflang_findings,
    row,
)
from tests.core.test_properties import SLOW_IS_FINE

ALL = ("en /en/a", "de /de/a", "fr /fr/a")
_LINK = re.compile(r"\s*<xhtml:link[^>]*/>")


def carried_out(opened: Document, plan: LanguagePlan) -> list[list[str]]:
    """Carry a plan out, look at undo, and return code and path of each row's links."""
    before = opened.to_bytes()
    if plan.edit is not None:
        undo = opened.apply(plan.edit)
        after = opened.to_bytes()
        opened.apply(undo)
        assert opened.to_bytes() == before
        opened = Document.from_bytes(after)
        assert (
            _LINK.sub("", after.decode()) == _LINK.sub("", before.decode())
            or b"xmlns:xhtml" not in before
        )
    return [links(opened, position) for position in range(len(opened))]


def links(opened: Document, position: int) -> list[str]:
    data = opened.table.row_bytes(opened.table.order[position]).decode()
    found = re.findall(r"""hreflang=["']([^"']*)["'] href=["']([^"']*)["']""", data)
    return [f"{code} {url.removeprefix(HOST)}" for code, url in found]


def test_each_page_lists_all_versions_behind_those_it_lists_already() -> None:
    opened = document(row("/en/a", *ALL, "x-default /en/a"), row("/de/a", "en /en/a"), row("/fr/a"))
    plan = completed(groups_of(opened))
    assert (plan.rows, plan.links, plan.left) == (2, 7, [])
    assert carried_out(opened, plan) == [
        [*ALL, "x-default /en/a"],
        ["en /en/a", "de /de/a", "fr /fr/a", "x-default /en/a"],
        [*ALL, "x-default /en/a"],
    ]


def test_pages_that_share_only_the_x_default_stay_apart() -> None:
    opened = document(row("/en/a", "x-default /"), row("/de/b", "x-default /"), row("/"))
    found = groups_of(opened)
    assert len(found) == 3
    assert carried_out(opened, completed(found))[:2] == [
        ["x-default /", "en /en/a"],
        ["x-default /", "de /de/b"],
    ]


def test_links_are_written_as_those_beside_them_are() -> None:
    odd = (
        "  <url>\r\n\t<loc>https://e.com/de/a</loc>\r\n\t"
        '<xhtml:link rel="alternate"  hreflang="en"\n href="https://e.com/en/a" />\r\n  </url>\r\n'
    )
    opened = document(row("/en/a", "en /en/a", "de /de/a"), odd)
    plan = completed(groups_of(opened))
    assert plan.edit is not None
    opened.apply(plan.edit)
    new = '\r\n\t<xhtml:link rel="alternate"  hreflang="de"\n href="https://e.com/de/a" />'
    assert new.encode() in opened.to_bytes()


def test_rows_that_are_written_in_no_usual_way_are_completed_too() -> None:
    odd = (
        "<url><loc>https://e.com/de/a</loc><!-- kept --><xhtml:link href='https://e.com/en/a' "
        "hreflang='en' rel='alternate'></xhtml:link><priority>0.5</priority></url>"
    )
    opened = document(row("/en/a", "en /en/a", "de /de/a"), odd)
    plan = completed(groups_of(opened))
    assert plan.edit is not None
    opened.apply(plan.edit)
    assert not hreflang_findings(opened)
    assert b"<!-- kept -->" in opened.to_bytes()


def test_one_group_and_one_language_are_completed_alone() -> None:
    opened = document(
        *(row("/en/a", *ALL), row("/de/a", "de /de/a"), row("/fr/a", "fr /fr/a")),
        *(row("/en/b", "en /en/b", "de /de/b"), row("/de/b")),
    )
    found = groups_of(opened)
    assert completed(found, [1]).rows == 1
    plan = completed(found, None, {found.links.code_number("fr")})
    assert carried_out(opened, plan)[:3] == [
        [*ALL],
        ["de /de/a", "fr /fr/a"],
        ["fr /fr/a", "en /en/a", "de /de/a"],
    ]


def test_groups_that_are_not_clear_stay_and_are_listed() -> None:
    opened = document(row("/a", "en /en/a", "de /de/a"), row("/en/a", "en /en/a", "de /de/b"))
    plan = completed(groups_of(opened))
    assert plan.edit is None
    assert [each.reason for each in plan.left] == [completing.SEVERAL]


def test_the_language_of_pages_that_no_link_names_is_asked_for_unless_the_url_says_it() -> None:
    opened = document(row("/a", "de /de/a"), row("/de/a", "de /de/a"), row("/en/b", "de /de/b"))
    found = groups_of(opened)
    plan = completed(found)
    assert [each.reason for each in plan.left] == [completing.NO_LANGUAGE]
    assert carried_out(opened, plan)[2] == ["de /de/b", "en /en/b"]
    plan = completed(found, unnamed="x-default")
    assert carried_out(opened, plan)[:2] == [
        ["de /de/a", "x-default /a"],
        ["de /de/a", "x-default /a"],
    ]


def test_codes_that_are_none_are_not_spread() -> None:
    opened = document(row("/a", "english /a", "de /b"), row("/b", "de /b"))
    assert carried_out(opened, completed(groups_of(opened))) == [
        ["english /a", "de /b"],
        ["de /b"],
    ]


@pytest.mark.parametrize(
    ("find", "put", "url", "made"),
    [
        ("/en/…", "/fr/…", "https://e.com/en/a", "https://e.com/fr/a"),
        ("/en/*", "/fr/", "https://e.com/de/en/a", None),
        ("/en/...", "/", "https://e.com/en/a", "https://e.com/a"),
        ("/", "/fr/", "https://e.com/a", "https://e.com/fr/a"),
        (".com", ".fr", "https://e.com/a", "https://e.fr/a"),
        ("https://e.com/…", "https://fr.e.com/…", "https://e.com/a", "https://fr.e.com/a"),
        ("http://", "https://", "https://e.com/a", None),
        ("/en/", "/en/", "https://e.com/en/a", None),
        ("", "/fr/", "https://e.com/en/a", None),
        ("/en/", "/fr/", "https://[/en/", None),
        ("x", "y", "https://e.com/", None),
    ],
)
def test_a_pattern_makes_one_url_of_another(
    find: str, put: str, url: str, made: str | None
) -> None:
    assert UrlPattern(find, put).applied(url) == made


def test_a_language_is_added_to_all_by_pattern_and_what_does_not_match_is_listed() -> None:
    pair = ("en /en/a", "de /de/a")
    opened = document(
        *(row("/en/a", *pair), row("/de/a", *pair), row("/fr/a")),
        row("/about", "en /about"),
        row("/de/c", "de /de/c"),
    )
    found = groups_of(opened)
    plan = with_language(found, "fr", "en", UrlPattern("/en/…", "/fr/…"))
    assert carried_out(opened, plan)[:3] == [[*ALL], ["en /en/a", "de /de/a", "fr /fr/a"], [*ALL]]
    assert {(each.url.decode().removeprefix(HOST), each.reason) for each in plan.left} == {
        ("/about", completing.NO_MATCH),
        ("/de/c", completing.NO_PAGE),
    }
    assert plan.outside == 0


def test_a_page_for_all_other_languages_may_be_one_of_the_versions() -> None:
    opened = document(
        row("/en/a", "en /en/a", "de /de/a"), row("/de/a"), row("/about", "en /about")
    )
    found, same = groups_of(opened), UrlPattern("/en/…", "/en/…")
    assert with_language(found, "fr", "en", same).edit is None
    plan = with_language(found, "x-default", "en", same)
    assert [each.reason for each in plan.left] == [completing.NO_MATCH]
    all_of_group = ["en /en/a", "de /de/a", "x-default /en/a"]
    assert carried_out(opened, plan) == [all_of_group, all_of_group, ["en /about"]]
    plan = with_language(found, "X-Default", "en", UrlPattern("/…", "/…"))
    assert not plan.left


def test_a_language_can_be_added_to_a_file_that_has_no_links_and_declares_nothing() -> None:
    opened = document(row("/en/a"), row("/fr/a"), row("/en/b"), declares=False)
    found = groups_of(opened)
    plan = with_language(found, "fr", "en", UrlPattern("/en/", "/fr/"))
    assert plan.outside == 1  # /fr/b
    assert plan.edit is not None
    undo = opened.apply(plan.edit)
    assert not hreflang_findings(opened)
    assert links(opened, 1) == ["en /en/a", "fr /fr/a"]
    opened.apply(undo)
    assert b"xhtml" not in opened.to_bytes()


def test_a_list_makes_groups_and_adds_to_those_that_are_there() -> None:
    opened = document(
        row("/en/a", "en /en/a", "de /de/a"), row("/de/a"), row("/fr/a"), row("/x"), row("/y")
    )
    plan = imported(
        groups_of(opened),
        [
            LinkRow("1", "en", f"{HOST}/en/a"),
            LinkRow("1", "fr", f"{HOST}/fr/a"),
            LinkRow("2", "en", f"{HOST}/x"),
            LinkRow("2", "it", f"{HOST}/it"),
            LinkRow("3", "en", "https://else.com/"),
            LinkRow("4", "nothing", f"{HOST}/y"),
            LinkRow("5", "de", f"{HOST}/y"),
            LinkRow("5", "de", f"{HOST}/z"),
        ],
    )
    after = carried_out(opened, plan)
    assert [set(each) for each in after[:3]] == [set(ALL)] * 3
    assert after[3:] == [["en /x", "it /it"], []]
    assert [each.reason for each in plan.left] == [
        completing.NO_CODE_OF,
        completing.NO_ROW,
        completing.SEVERAL,
    ]
    assert plan.outside == 1


@pytest.mark.parametrize("bad", ["\x01", "\ufffe", "\ud800"])
def test_a_url_that_no_xml_file_can_hold_is_listed_and_not_written(bad: str) -> None:
    opened = document(row("/en/a", "en /en/a"), row("/de/a"))
    lines = [("en", "/en/a"), ("de", "/de/a"), ("fr", f"/fr/{bad}x")]
    plan = imported(groups_of(opened), [LinkRow("1", code, HOST + url) for code, url in lines])
    assert [each.reason for each in plan.left] == [completing.NO_CHARACTER]
    assert url_of(plan.left[0].url) == f"{HOST}/fr/\ufffdx"
    assert carried_out(opened, plan) == [["en /en/a", "de /de/a"], ["en /en/a", "de /de/a"]]


def test_a_pattern_with_a_character_that_xml_cannot_hold_is_refused() -> None:
    found = groups_of(document(row("/en/a", "en /en/a")))
    pattern = UrlPattern("/en/", "/fr/\x01")
    with pytest.raises(EditError):
        with_language(found, "fr", "en", pattern)


def test_groups_of_a_list_that_share_a_page_are_one() -> None:
    opened = document(row("/a"), row("/b"), row("/c"))
    rows = [
        ("1", "en", "/a"),
        ("2", "de", "/b"),
        ("3", "en", "/a"),
        ("3", "de", "/b"),
        ("3", "fr", "/c"),
    ]
    plan = imported(groups_of(opened), [LinkRow(g, c, HOST + url) for g, c, url in rows])
    assert [set(each) for each in carried_out(opened, plan)] == [{"en /a", "de /b", "fr /c"}] * 3


def test_a_code_is_changed_in_all_rows_where_the_other_one_is_not_there() -> None:
    opened = document(row("/a", "kr /a", "en /b"), row("/b", "KR /a", "ko /c"), row("/c"))
    plan = with_code(groups_of(opened), "kr", "ko")
    assert (plan.rows, plan.links) == (1, 1)
    assert plan.left == [(f"{HOST}/b".encode(), completing.HAS_CODE)]
    assert carried_out(opened, plan) == [["ko /a", "en /b"], ["KR /a", "ko /c"], []]


def test_urls_of_a_list_that_the_file_spells_otherwise_are_found_and_counted() -> None:
    opened = document(row("HTTPS://E.com:443/%7Een"), row("/de/a", "de /de/a"), row("/%66r"))
    rows = [("en", "/~en"), ("de", "/de/./a"), ("fr", "/f%72"), ("it", "/it")]
    plan = imported(groups_of(opened), [LinkRow("1", code, HOST + url) for code, url in rows])
    after = carried_out(opened, plan)
    en = "en HTTPS://E.com:443/%7Een"
    assert after == [["de /de/a", en, "fr /%66r", "it /it"]] * 3
    assert (plan.respelt, plan.outside) == (3, 1)


def test_what_is_exported_is_imported_again() -> None:
    pairs = ("en /en/a", "de /de/a?x=1&amp;y=2")
    opened = document(row("/en/a", *pairs), row("/de/a?x=1&amp;y=2", *pairs), row("/x"))
    found = groups_of(opened)
    table = b"".join(written_links(found))
    rows = read_links(table)
    assert [(each.code, each.url) for each in rows] == [
        ("en", f"{HOST}/en/a"),
        ("de", f"{HOST}/de/a?x=1&y=2"),
    ]
    assert imported(found, rows).edit is None


def test_another_url_of_a_list_takes_the_place_of_the_one_that_is_linked() -> None:
    several = ("en /en/a", "de /de/a", "fr /fr/a")
    opened = document(row("/en/a", *several), row("/de/a", *several[:2]), row("/fr/b"))
    found = groups_of(opened)
    rows = read_links(b"".join(written_links(found)))
    new = [each._replace(url=f"{HOST}/fr/b") if each.code == "fr" else each for each in rows]
    plan = imported(found, new)
    assert (plan.left, plan.rows, plan.links, plan.replaced) == ([], 3, 5, 1)
    assert carried_out(opened, plan) == [["en /en/a", "de /de/a", "fr /fr/b"]] * 3
    assert plan.edit is not None
    opened.apply(plan.edit)
    assert imported(groups_of(opened), new).edit is None


def test_a_list_that_joins_groups_replaces_no_page_of_either() -> None:
    opened = document(
        row("/en/a", "en /en/a", "de /de/a"),
        row("/en/b", "en /en/b", "fr /fr/b"),
    )
    lines = [("en", "/en/a"), ("fr", "/fr/b")]
    plan = imported(groups_of(opened), [LinkRow("1", code, HOST + url) for code, url in lines])
    assert plan.edit is None
    assert [each.reason for each in plan.left] == [completing.SEVERAL]


def test_a_page_that_tells_its_language_by_its_own_url_is_not_replaced() -> None:
    opened = document(row("/en/a", "de /de/a"), row("/de/a"))
    lines = [("en", "/en/b"), ("de", "/de/a")]
    plan = imported(groups_of(opened), [LinkRow("1", code, HOST + url) for code, url in lines])
    assert plan.edit is None
    assert [each.reason for each in plan.left] == [completing.SEVERAL]


def test_an_export_whose_groups_share_an_x_default_is_imported_again() -> None:
    first, second = ((f"en /en/{name}", f"de /de/{name}", "x-default /") for name in ("a", "b"))
    opened = document(
        *(row("/en/a", *first), row("/de/a", *first), row("/en/b", *second)),
        *(row("/de/b", *second), row("/")),
    )
    found = groups_of(opened)
    rows = read_links(b"".join(written_links(found)))
    plan = imported(found, rows)
    assert (plan.edit, plan.left) == (None, [])
    plan = imported(found, [*rows, LinkRow(rows[0].group, "fr", f"{HOST}/fr/a")])
    assert (plan.rows, plan.left, plan.outside) == (2, [], 1)
    assert carried_out(opened, plan)[2:] == [list(second), list(second), []]


def test_an_x_default_of_one_imported_group_lists_all_as_well() -> None:
    opened = document(row("/en/a"), row("/de/a"), row("/a"))
    lines = [("en", "/en/a"), ("de", "/de/a"), ("x-default", "/a")]
    plan = imported(groups_of(opened), [LinkRow("1", code, HOST + url) for code, url in lines])
    whole = [f"{code} {url}" for code, url in lines]
    assert carried_out(opened, plan) == [whole] * 3


@pytest.mark.parametrize(
    "text", ["a,b", "group;language;url\n1;en;https://e.com/", "1\ten\thttps://e.com/"]
)
def test_a_list_is_read_by_its_titles_or_its_order(text: str) -> None:
    if "://" in text:
        assert read_links(text.encode()) == [LinkRow("1", "en", "https://e.com/")]
    else:
        with pytest.raises(NotASitemap):
            read_links(text.encode())


LANGUAGES = ("en", "de", "fr", "pt-BR")
PAGES = [f"/{code}/{number}" for number in range(2) for code in LANGUAGES]


@st.composite
def sites(draw: st.DrawFn) -> Document:
    """Rows of pages in four languages, with any of the links that are right."""
    rows = []
    for page in draw(st.lists(st.sampled_from(PAGES), max_size=8)):
        number = page[-1]
        codes = draw(st.lists(st.sampled_from(LANGUAGES), unique=True))
        # Alone it binds nothing: many pages may share it.
        default = [f"x-default /en/{number}"] if "en" in codes and draw(st.booleans()) else []
        rows.append(row(page, *(f"{code} /{code}/{number}" for code in codes), *default))
    return document(*rows)


@given(sites())
@settings(suppress_health_check=SLOW_IS_FINE)
def test_completing_all_leaves_nothing_to_complete_and_no_finding(opened: Document) -> None:
    plan = completed(groups_of(opened))
    before = opened.to_bytes()
    named = {position for position in range(len(opened)) if links(opened, position)}
    if plan.edit is not None:
        undo = opened.apply(plan.edit)
        touched = {
            at
            for at in range(len(opened))
            if _LINK.search(opened.table.row_bytes(opened.table.order[at]).decode())
        }
        assert named <= touched
        assert _LINK.sub("", opened.to_bytes().decode()) == _LINK.sub("", before.decode())
        assert completed(groups_of(opened)).edit is None
        assert not hreflang_findings(opened)
        opened.apply(undo)
    else:
        assert not hreflang_findings(opened)
    assert opened.to_bytes() == before


def test_completed_rows_take_the_memory_of_what_is_new() -> None:
    codes = ("en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "da")
    pages = range(80)
    opened = document(
        *(
            row(f"/{own}/{page}", *(f"{code} /{code}/{page}" for code in codes if code != own))
            for page in pages
            for own in codes
        )
    )
    before, size = opened.to_bytes(), len(opened.to_bytes())
    plan = completed(groups_of(opened))
    assert plan.links == len(pages) * len(codes)
    rows = plan.edit.rows if isinstance(plan.edit, SetRows) else None
    assert isinstance(rows, WrittenRows)
    blocks = [block for block, _ in rows.blocks()]
    assert all(isinstance(block, WovenBlock) for block in blocks)
    held = sum(block.held_bytes() for block in blocks if isinstance(block, WovenBlock))
    assert held < size / 3
    written = Document.from_bytes(before)
    written.apply(SetRows(list(rows)))
    assert plan.edit is not None
    undo = opened.apply(plan.edit)
    after = opened.to_bytes()
    assert after == written.to_bytes()
    assert completed(groups_of(opened)).edit is None
    redo = opened.apply(undo)
    assert opened.to_bytes() == before
    opened.apply(redo)
    assert opened.to_bytes() == after
