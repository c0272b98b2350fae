from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from sitemap_editor.core.protocol import namespaces
from tests.core.repair.repairing import (
    DECLARATION,
    LOCS,
    ROOT,
    ROWS,
    among,
    locs,
    only,
    opened,
    row,
    sitemap,
)


@pytest.mark.parametrize(
    ("prefix", "uri"),
    [
        ("xhtml", namespaces.XHTML),
        ("image", namespaces.IMAGE),
        ("video", namespaces.VIDEO),
        ("news", namespaces.NEWS),
        ("mobile", namespaces.MOBILE),
    ],
)
def test_a_known_prefix_is_declared_in_the_first_tag(prefix: str, uri: str) -> None:
    data = among(row("a", f"<{prefix}:a><{prefix}:b/></{prefix}:a>".encode()))
    repair = only(data)
    assert (repair.code, repair.length, repair.sureness) == ("F10", 0, Sureness.LIKELY)
    assert repair.replacement == f' xmlns:{prefix}="{uri}"'.encode()
    assert (repair.line, repair.column) == (2, len(ROOT) - 1)


def test_the_prefix_of_an_attribute_is_declared() -> None:
    repair = only(among(b'<url><loc xsi:type="a">x</loc></url>'))
    assert repair.replacement == f' xmlns:xsi="{namespaces.XSI}"'.encode()


def test_an_unknown_prefix_is_declared_under_a_made_up_name() -> None:
    repair = only(among(row("a", b"<foo:a/>")))
    assert repair.replacement == b' xmlns:foo="urn:x-unknown:foo"'
    assert repair.sureness is Sureness.GUESS


def test_the_prefix_of_the_root_is_that_of_sitemaps() -> None:
    data = DECLARATION + b"<ns0:urlset><ns0:url><ns0:loc>a</ns0:loc></ns0:url></ns0:urlset>"
    assert only(data).replacement == f' xmlns:ns0="{namespaces.SITEMAP}"'.encode()
    assert locs(data) == ["a"]


def test_a_prefix_that_one_row_declares_is_taken_for_the_others_too() -> None:
    data = among(row("a", b'<p:a xmlns:p="urn:p"/>'), row("b", b"<p:a/>"))
    assert only(data).replacement == b' xmlns:p="urn:p"'


def test_a_prefix_that_is_declared_where_it_is_used_needs_nothing() -> None:
    data = among(row("a", b'<p:a xmlns:p="urn:p"/>'), row("b", b"<q:a/>"))
    assert only(data).replacement == b' xmlns:q="urn:x-unknown:q"'


def test_a_prefix_is_declared_behind_the_last_attribute() -> None:
    head = DECLARATION + ROOT.replace(b">", b"  >")
    repair = only(sitemap(row("a", b"<q:a/>"), head=head))
    assert repair.start == len(DECLARATION) + len(ROOT) - 2


def test_a_prefix_that_is_no_name_costs_its_row() -> None:
    plan = plan_repair(among(row("a", "<x‘:a/>".encode())))
    assert [one.loc for one in opened(plan)] == [LOCS[0], LOCS[3]]


def test_what_looks_like_a_prefix_in_text_is_none() -> None:
    data = among(row("http://a/ x:y='1'"), row("b", b"<q:a/>"))
    assert only(data).replacement == b' xmlns:q="urn:x-unknown:q"'


def test_a_missing_prefix_and_tags_that_do_not_fit_are_both_mended() -> None:
    data = among(row("a", b"<image:image><image:loc>b</image:image>"), ROWS[1])
    assert locs(data) == [LOCS[0], "a", LOCS[1], LOCS[3]]
    assert len(opened(plan_repair(data))) == 4
