from __future__ import annotations

from itertools import pairwise

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.extensions.extension_elements import shortened, url_faults
from sitemap_editor.core.checks.row_elements import text_of
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Rule
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, SITEMAP, VIDEO
from tests.core.checks.extending import LOC, findings, opened, view_of
from tests.core.checks.judging import CIRCUMSTANCES


def test_a_row_without_extensions_is_not_taken_apart() -> None:
    view = view_of("<priority>1</priority>")
    assert (view.children, view.outside, view.extensions) == ((), (), {})
    assert "element" not in vars(view)


def test_a_line_of_text_has_no_extensions() -> None:
    table = Document.from_bytes(b"https://example.com/?xmlns\n").table
    view = RowView(table.row_bytes(0), table.row_format)
    assert (view.children, view.outside, view.extensions) == ((), (), {})


def test_elements_are_given_by_namespace_in_their_order() -> None:
    found = view_of("<image:image/><x xmlns=''/><image:loc/><!-- x --><?x y?>").extensions
    assert {uri: [child.local for child in each] for uri, each in found.items()} == {
        SITEMAP: ["loc"],
        IMAGE: ["image", "loc"],
        "": ["x"],
    }


def test_a_block_knows_its_values_by_name() -> None:
    view = view_of("<image:image>\n<image:loc> a </image:loc><image:loc/><b/></image:image>")
    (block,) = view.blocks(IMAGE)
    assert [part.value for part in block.parts["loc"]] == ["a", ""]
    assert set(block.parts) == {"loc"}
    assert block.has("loc")
    assert not block.has("title")


def test_a_row_whose_prefix_is_declared_no_longer_has_no_extensions() -> None:
    table = opened(f"<url>{LOC}<image:image/></url>").table
    other = Document.from_bytes(f'<urlset xmlns="{SITEMAP}" xmlns:a="urn:a"/>'.encode()).table
    view = RowView(table.row_bytes(0).replace(b"<url>", b"<url xmlns:b='urn:b'>"), other.row_format)
    assert view.extensions == {}


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("", ""),
        (" a ", "a"),
        ("<!-- x --> a <!-- y -->b<?z?>c ", "a bc"),
        ("a<b/>c", "a"),
        ("<b>x</b>", ""),
        ("<![CDATA[ <a> ]]>&amp;b", "<a> &b"),
    ],
)
def test_text_goes_up_to_the_first_element_inside(content: str, text: str) -> None:
    assert text_of(etree.fromstring(f"<x>{content}</x>")) == text


def test_a_long_value_is_cut_to_sixty_characters() -> None:
    assert shortened("a" * 60) == "a" * 60
    assert shortened("a" * 61) == "a" * 59 + "…"


@pytest.mark.parametrize(
    "url",
    ["", "https://example.com", "http://a.b:80/?c#d", "https://münchen.example/ä", "HTTPS://A/"],
)
def test_urls_that_are_absolute(url: str) -> None:
    assert list(url_faults("x", url)) == []


@pytest.mark.parametrize(
    "url",
    ["a", "/a", "https:", "https://", "mailto:a@b", "http://.a/", "https://a\u200b.b/", " "],
)
def test_urls_that_are_not(url: str) -> None:
    assert len(list(url_faults("x", url))) == 1


def test_every_sentence_is_whole_with_nothing_left_to_fill_in() -> None:
    inside = (
        "<o:x xmlns:o='urn:o'/><q xmlns=''/><w:x xmlns:w='https://www.w3.org/1999/xhtml'/>"
        "<image:image><image:title/><image:b/></image:image><mobile:mobile/><geo:geo/>"
        "<codesearch:codesearch/><PageMap xmlns='http://www.google.com/schemas/sitemap-pagemap/1.0'/>"
        "<video:video><video:duration>x</video:duration><video:rating>x</video:rating>"
        "<video:live>x</video:live><video:restriction>x</video:restriction>"
        "<video:platform>x</video:platform><video:uploader info='x'>A</video:uploader>"
        "<video:publication_date>2024-02-30</video:publication_date><video:id/><video:price/>"
        "<video:expiration_date>2024-05-06</video:expiration_date><video:live/></video:video>"
        "<news:news><news:access/><news:x/></news:news><news:news/><xhtml:link/><xhtml:b/>"
        "<xhtml:link rel='alternate' hreflang='x' href='y'/><xhtml:link rel='next'/>"
        "<xhtml:link rel='alternate' hreflang='x' href='z'/><priority>1</priority>"
    )
    found = findings(inside)
    assert len({finding.code for finding in found}) > 20
    for finding in found:
        assert finding.column is None
        assert all("{" + name + "}" in finding.text for name in finding.arguments), finding
        assert finding.message.endswith(".")
    ranks = [finding.severity.rank for finding in found]
    assert all(one <= other for one, other in pairwise(ranks))


VALUES = ["", "x", "1e9", "2020-01-01", "maybe", "/a", "<b xmlns=''/>"]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("uri", [IMAGE, VIDEO, NEWS])
def test_a_rule_that_needs_elements_is_silent_where_there_are_none_of_them(
    uri: str, value: str
) -> None:
    prefix = PREFIXES[uri]
    names = sorted({"loc", "name", "other", *(n for rule in _needing(uri) for n in rule.elements)})
    for rule in _needing(uri):
        there = [name for name in names if name not in rule.elements]
        inside = "".join(f"<{prefix}:{name}>{value}</{prefix}:{name}>" * 40 for name in there)
        view = view_of(f"<{prefix}:{prefix}>{inside}</{prefix}:{prefix}>")
        assert rule.check_row is not None
        assert list(rule.check_row(view, CIRCUMSTANCES)) == [], rule.code


def _needing(uri: str) -> list[Rule]:
    found = [rule for rule in ALL_RULES if rule.elements and rule.namespace == uri]
    assert found
    return found
