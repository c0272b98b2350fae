from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from tests.core.repair.repairing import among, codes, cut, locs, only, row, sitemap, spoken


def test_a_bare_ampersand_is_escaped_and_said_so() -> None:
    data = among(row("https://example.org/?a=1&b=2"))
    repair = only(data)
    assert (repair.code, repair.sureness) == ("L05", Sureness.CERTAIN)
    assert (cut(data, repair), repair.replacement) == (b"&", b"&amp;")
    assert (repair.line, repair.column) == (4, 35)
    assert spoken(repair) == "“&” must be written “&amp;”. Write “&amp;”."


def test_valid_references_stay_as_they_are() -> None:
    loc = "https://example.org/?a=1&amp;b=&#233;&#xE9;&lt;&gt;&quot;&apos;&#0000000065;&c"
    repair = only(among(row(loc)))
    assert locs(among(row(loc)))[1] == "https://example.org/?a=1&b=éé<>\"'A&c"
    assert repair.column == loc.index("&c") + len("<url><loc>") + 1


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("a&&b", "a&&b"),
        ("a&&amp;b", "a&&b"),
        ("?x=1&copy=2", "?x=1&copy=2"),
        ("a& b", "a& b"),
        ("a&b;c", "a&b;c"),
        ("&;", "&;"),
        ("&#;&#x;&#12", "&#;&#x;&#12"),
        ("&#99999999;", "&#99999999;"),
        ("&#xFFFFFFFFFFFFFFFFFFFF;", "&#xFFFFFFFFFFFFFFFFFFFF;"),
    ],
)
def test_an_ampersand_that_begins_nothing_known_is_text(written: str, meant: str) -> None:
    assert locs(among(row(written)))[1] == meant


def test_an_html_entity_in_a_url_becomes_percent_encoded_utf8() -> None:
    data = among(row("https://example.org/caf&eacute;&nbsp;x&AMP;y"))
    assert locs(data)[1] == "https://example.org/caf%C3%A9%C2%A0x&y"
    assert codes(data) == ["F01", "F01", "F01"]
    assert "does not define the entity “&eacute;”" in spoken(plan_repair(data).repairs[0])


def test_an_html_entity_elsewhere_becomes_the_character() -> None:
    more = b"<lastmod>&nbsp;&eacute;&nvlt;</lastmod>"
    assert (
        "<lastmod>\u00a0é&lt;\u20d2</lastmod>".encode()
        in plan_repair(among(row("a", more))).repaired()
    )


def test_characters_are_written_as_references_where_the_file_is_ascii_of_another_name() -> None:
    data = among(row("a", b"<lastmod>&eacute;</lastmod>")).replace(b"UTF-8", b"ISO-8859-1")
    plan = plan_repair(data)
    assert plan.ascii_only
    assert b"<lastmod>&#233;</lastmod>" in plan.repaired()
    assert plan.verdict() is None


def test_an_unknown_entity_stays_as_text() -> None:
    data = among(row("https://example.org/?a=1&foo;"))
    repair = only(data)
    assert (cut(data, repair), repair.replacement, repair.code) == (b"&", b"&amp;", "L05")
    assert locs(data)[1] == "https://example.org/?a=1&foo;"


@pytest.mark.parametrize("pair", ["&#55356;&#57225;", "&#xD83C;&#xdf89;"])
def test_a_pair_of_surrogates_becomes_the_character_it_spells(pair: str) -> None:
    data = among(row(f"a{pair}b"))
    assert only(data).sureness is Sureness.CERTAIN
    assert locs(data)[1] == "a🎉b"


@pytest.mark.parametrize("reference", ["&#8;", "&#0;", "&#xFFFE;", "&#55356;", "&#xDF89;"])
def test_a_reference_to_no_character_is_removed(reference: str) -> None:
    data = among(row(f"a{reference}b"))
    assert only(data).replacement == b""
    assert locs(data)[1] == "ab"


def test_ampersands_in_attributes_are_escaped_too() -> None:
    more = b'<x:a xmlns:x="urn:x" b="1&2" c=\'&nbsp;&amp;\'/>'
    repaired = plan_repair(among(row("a", more))).repaired()
    assert "b=\"1&amp;2\" c='\u00a0&amp;'".encode() in repaired


def test_ampersands_in_comments_cdata_and_instructions_are_left_alone() -> None:
    kept = b"<!-- a&b --><?p a&b?><url><loc><![CDATA[a&b]]></loc></url>\n"
    data = among(kept, row("c&d"))
    assert len(plan_repair(data).repairs) == 1
    assert kept in plan_repair(data).repaired()


def test_every_ampersand_is_a_repair_of_its_own() -> None:
    data = sitemap(*[row(f"https://example.org/?a={n}&b=2&c=3") for n in range(100)])
    assert codes(data) == ["L05"] * 200
