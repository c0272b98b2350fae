"""Details show all that a row holds, once; of several rows what they have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.session.contents.alternates import (
    UrlPattern,
    alternates_of,
    suggested_pattern,
)
from sitemap_editor.session.contents.block_values import form_fields, title_of, value_of
from sitemap_editor.session.contents.row_contents import FORM_SPECS, RowContents, contents_of
from tests.core.corpus_files import FOLDER
from tests.core.sitemaps import document
from tests.session.contents.showing import held_by_row, shown_of_row

FILES: Final = sorted((FOLDER / "ext").glob("*.xml")) if FOLDER.is_dir() else []
IMAGE, VIDEO = FORM_SPECS[0], FORM_SPECS[1]
NAMESPACES: Final = (
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:x"'
)


def contents(*rows: str) -> RowContents:
    opened = document("".join(f"<url>{row}</url>" for row in rows), NAMESPACES)
    return contents_of(opened.table, list(opened.table.order))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_element_attribute_and_value_of_real_files_is_shown_once(path: Path) -> None:
    opened = Document.open(path)
    root = etree.fromstring(opened.to_bytes())
    row_name = opened.table.row_kind.row
    rows = [
        row
        for row in root.iterchildren("*")
        if etree.QName(row).localname == row_name
        and etree.QName(row).namespace == etree.QName(root).namespace
    ]
    assert len(rows) == len(opened)
    for row, row_id in zip(rows, opened.table.order, strict=True):
        assert shown_of_row(opened, row_id) == held_by_row(row)


@pytest.mark.parametrize(
    "row",
    [
        "<loc a='b'>https://e.com/</loc><loc>again</loc>",
        "<image:image>words<image:loc>a</image:loc><image:loc>b</image:loc></image:image>",
        "<image:image x:y='z'><x:own><x:deep v='1'/>t</x:own></image:image>",
        "<video:video><video:title><b>bold</b></video:title><video:tag c='d'/></video:video>",
        "<video:video><video:tvshow q='r'><video:show_title/></video:tvshow></video:video>",
        "<xhtml:link rel='alternate' media='only screen' href='https://m.e.com/'/>",
        "<xhtml:link rel='Alternate' hreflang='de' href='h' type='t'>text</xhtml:link>",
        "<other/><x:a b='c'>d</x:a>",
        "<x:a>" * 60 + "</x:a>" * 60,
    ],
)
def test_what_nobody_expects_in_a_row_is_shown_too(row: str) -> None:
    opened = document(f"<url q='1'>{row}</url>", NAMESPACES)
    element = next(etree.fromstring(opened.to_bytes()).iterchildren("*"))
    assert shown_of_row(opened, opened.table.order[0]) == held_by_row(element)


def test_elements_inside_thousands_of_others_do_no_harm() -> None:
    deep = contents("<x:a>" * 2_000 + "</x:a>" * 2_000)
    assert len(deep.others) == 1


def test_several_rows_show_the_blocks_that_all_have_and_the_values_that_are_equal() -> None:
    def image(url: str, title: str) -> str:
        inside = f"<image:loc>{url}</image:loc><image:title>{title}</image:title>"
        return f"<image:image>{inside}</image:image>"

    found = contents(image("a", "same") + image("b", "x"), image("c", "same"))
    (block,) = found.blocks["image"]
    values = {field.key: value_of(block, field) for field in form_fields(IMAGE)}
    assert values["loc"].is_several
    assert values["loc"].text is None
    assert values["title"].text == "same"
    assert not values["license"].is_there
    assert title_of(block, IMAGE).text == "same"


def test_rows_that_are_indented_in_other_ways_hold_no_text_that_differs() -> None:
    indented = (
        "\n  <image:image>\n    <image:loc> a </image:loc></image:image>\n  <x:a>\n<x:b/></x:a>"
    )
    found = contents(
        indented, "<image:image><image:loc>a</image:loc></image:image><x:a><x:b/></x:a>"
    )
    (block,) = found.blocks["image"]
    loc = next(field for field in form_fields(IMAGE) if field.key == "loc")
    assert value_of(block, loc).text == "a"
    assert [(each.name, each.is_several) for each in found.others] == [("x:a", False)]


def test_links_of_several_rows_are_told_by_their_languages() -> None:
    def link(code: str, url: str) -> str:
        return f"<xhtml:link rel='alternate' hreflang='{code}' href='{url}'/>"

    found = contents(link("de", "d") + link("en", "e"), link("en", "e") + link("fr", "f"))
    (english,) = found.alternates
    assert (english.value("hreflang"), english.value("href")) == ("en", "e")


def test_a_link_without_a_language_has_none_and_not_several() -> None:
    def links(*rows: str) -> list[tuple[str | None, str | None]]:
        found, _general = alternates_of(contents(*rows).alternates)
        return [(each.language, each.url) for each in found]

    bare = "<xhtml:link rel='alternate' href='{}'/>"
    assert links(bare.format("a")) == [("", "a")]
    assert links(bare.format("a"), bare.format("b")) == [("", None)]


def test_a_link_into_an_app_is_no_language_version() -> None:
    found = contents("<xhtml:link rel='alternate' href='android-app://com.e/x'/>")
    assert not found.alternates
    assert [each.name for each in found.others] == ["xhtml:link"]


@pytest.mark.parametrize(
    ("url", "language", "other"),
    [
        ("https://e.com/en/a", "fr", "https://e.com/fr/a"),
        ("https://e.com/en-gb/a", "fr-CA", "https://e.com/fr-ca/a"),
        ("https://e.com/a/b", "fr", None),
        ("https://e.com/zz/b", "fr", None),
        ("https://e.com/en/", "x-default", None),
    ],
)
def test_the_url_of_another_language_follows_from_that_of_the_page(
    url: str, language: str, other: str | None
) -> None:
    pattern = suggested_pattern(url, language)
    assert (pattern.applied(url) if pattern is not None else None) == other


def test_a_pattern_that_is_not_in_a_url_gives_none() -> None:
    assert UrlPattern("/en/", "/fr/").applied("https://e.com/de/") is None
    assert UrlPattern("", "/fr/").applied("https://e.com/de/") is None
