"""Damage anywhere in one row: all others survive, and a parser accepts what is left."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core.repair.repairing import DECLARATION, SITEMAP

IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
HEAD = DECLARATION + f'<urlset xmlns="{SITEMAP}" xmlns:image="{IMAGE}">\n'.encode()
TAIL = b"</urlset>\n"
FORMS = (
    b"<url><loc>https://e.org/%d?a=1&amp;b=2</loc></url>\n",
    b"<url>\n  <loc>https://e.org/%d</loc>\n  <lastmod>2024-05-06</lastmod>\n</url>\n",
    b"<url><loc><![CDATA[https://e.org/%d?a&b]]></loc></url>\n",
    b"<!-- note --><url><loc>https://e.org/%d</loc><priority>0.5</priority></url>\n",
    b"<url><loc>https://e.org/%d</loc><image:image><image:loc>https://e.org/i</image:loc>"
    b"</image:image></url>\n",
)
PIECES = tuple(
    b"& < > </ /> \" ' </loc> </url> <loc> <url> <!-- --> <![CDATA[ ]]> <? ?> \0 \xff \xe9 &nbsp; "
    b"&#8; &#55356; <b> </b> <a:b> <x </urlset> <urlset> -- = \x1b \xe2\x80\x9c &amp".split(b" ")
)
damages = st.one_of(
    st.tuples(st.sampled_from(PIECES), st.just(0)),
    st.tuples(st.just(b""), st.integers(1, 8)),
    st.tuples(st.sampled_from(PIECES), st.integers(1, 3)),
    st.tuples(st.binary(min_size=1, max_size=2), st.integers(0, 2)),
)


def rows_of(forms: list[int]) -> list[bytes]:
    return [FORMS[form] % number for number, form in enumerate(forms)]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.integers(0, len(FORMS) - 1), min_size=1, max_size=6),
    st.data(),
)
def test_damage_in_one_row_costs_no_other(forms: list[int], data: st.DataObject) -> None:
    rows = rows_of(forms)
    locs = [one.loc for one in Document.from_bytes(HEAD + b"".join(rows) + TAIL)]
    number = data.draw(st.integers(0, len(rows) - 1))
    piece, length = data.draw(damages)
    last = len(rows[number]) - 1 - length
    place = data.draw(st.integers(0, max(0, last)))
    hurt = rows[number][:place] + piece + rows[number][place + length :]
    broken = HEAD + b"".join([*rows[:number], hurt, *rows[number + 1 :]]) + TAIL
    plan = plan_repair(broken)
    assert plan.leftover is None
    repaired = plan.repaired()
    etree.fromstring(repaired)
    found = [one.loc for one in Document.from_bytes(repaired)]
    if plan.repairs:  # else the damage left something that opens, whatever it says
        others = locs[:number] + locs[number + 1 :]
        assert [loc for loc in found if loc in others] == others


@settings(max_examples=80, deadline=None)
@given(st.lists(st.integers(0, len(FORMS) - 1), max_size=8), st.data())
def test_a_cut_anywhere_keeps_all_rows_before_it(forms: list[int], data: st.DataObject) -> None:
    rows = rows_of(forms)
    whole = HEAD + b"".join(rows) + TAIL
    place = data.draw(st.integers(len(DECLARATION) + len("<urlset "), len(whole)))
    plan = plan_repair(whole[:place])
    assert plan.leftover is None
    ends = [len(HEAD) + sum(map(len, rows[:n])) - 1 for n in range(1, len(rows) + 1)]
    kept = sum(1 for end in ends if end <= place)
    locs = [one.loc for one in Document.from_bytes(whole)]
    assert [one.loc for one in Document.from_bytes(plan.repaired())] == locs[:kept]
    assert plan.lost_rows <= 1


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.sampled_from((*PIECES, b"a", b" ", b"\n", b"<urlset>", HEAD)), max_size=30),
    st.data(),
)
def test_no_bytes_at_all_make_the_repair_fail(pieces: list[bytes], data: st.DataObject) -> None:
    plan = plan_repair(HEAD + b"".join(pieces))
    assert plan.leftover is None
    assert plan.verdict() is None
    if plan.repairs:
        chosen = data.draw(st.sets(st.integers(0, len(plan.repairs) - 1)))
        plan.repaired(chosen)
        plan.verdict(chosen)
