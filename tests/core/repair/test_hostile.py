"""Bytes made to be slow: each must end soon and be linear; that they end at all is the test."""

from __future__ import annotations

import pytest

from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core.repair.repairing import CLOSING, DECLARATION, ROOT, ROWS, opened

LARGE = 2_000_000
SMALL = 15_000
PIECES = (
    b"& ", b"&a;", b"&#8;", b"<a", b"<a ", b"<a>", b'<a b="', b"<a b='>", b"</a>", b"</", b"<!-- ",
    b"]]>", b"<?", b"<?xml ", b"<?a>", b"<!", b"<!DOCTYPE a [", b"\0a", b"\xffa", b"\xed\xa0\x80",
    b"<url>", b"</url>", b"<url><loc>", b"<loc>", b"<urlset>", b"</urlset>", b"</urlset><url>",
    b"<urlset ", b"<x:y>", b'<x:y z:w="1">', b"<a b=\xe2\x80\x9c", b"<a b=c d=", b'a:b="c" ',
    b"<!-- <url>", b"<url><!--", b"<loc><![CDATA[", b"<url></a>", b"< ", b"<loc ", b"<url><a:b>",
    b"<a:b>x", b"<loc>x</loc></url>", b"<lastmod 2024>", b"<\\/", b'<a b="1" b="1"/>',
)  # fmt: skip


@pytest.mark.parametrize("run", [b"&", b"<", b"\0", b"\xff", b"<!--", b"?>", b"]"])
def test_two_megabytes_of_one_thing_end(run: bytes) -> None:
    plan = plan_repair(DECLARATION + ROOT + run * (LARGE // len(run)) + ROWS[0] + CLOSING)
    assert len(plan.repairs) < 10
    opened(plan)


@pytest.mark.parametrize("piece", PIECES)
def test_any_piece_many_times_over_ends(piece: bytes) -> None:
    inside = piece * (SMALL // len(piece))
    opened(plan_repair(DECLARATION + ROOT + inside + ROWS[0] + CLOSING))


@pytest.mark.parametrize(
    "piece",
    [b"<!--", b"<?", b"<br>", b"a<", b"<!-- -->", b"<!-- <urlset>", b"<?xml ", b"<!DOCTYPE"],
)
def test_any_piece_before_and_after_ends(piece: bytes) -> None:
    junk = piece * (SMALL // len(piece))
    opened(plan_repair(junk + DECLARATION + ROOT + ROWS[0] + CLOSING))
    opened(plan_repair(DECLARATION + ROOT + ROWS[0] + CLOSING + junk))
