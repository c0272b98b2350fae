"""Three versions of a sitemap: what one side changed comes in, what both changed is asked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled, EditError
from sitemap_editor.core.files.recognition.conflict_comments import (
    Marked,
    markers_in,
    without_markers,
)
from sitemap_editor.core.operations.three_way.conflicts import Choice, Contradiction
from sitemap_editor.core.operations.three_way.markers import (
    with_markers,
)
from sitemap_editor.core.operations.three_way.matching import State
from sitemap_editor.core.operations.three_way.merge import ThreeWayMerge
from tests.core.sitemaps import IMAGE, SITEMAP, document

IMAGES = f' xmlns:image="{IMAGE}"'
PICTURE = "<image:image><image:loc>https://e.com/{0}.png</image:loc></image:image>"
Rows = tuple[tuple[str, str], ...]


def made(rows: Rows, space: str = "\n ") -> Document:
    """Return rows of (letter, priority); each letter stands once."""
    return document(
        "".join(
            f"{space}<url><loc>https://e.com/{letter}</loc>"
            f"{f'<priority>{priority}</priority>' if priority else ''}</url>"
            for letter, priority in rows
        )
        + "\n",
        IMAGES,
    )


def told(opened: Document) -> list[tuple[str, str]]:
    return [((row.loc or "")[14:], row.priority or "") for row in opened.table]


def merged(base: Document, ours: Document, theirs: Document, choice: Choice) -> Document:
    merge = ThreeWayMerge(base, ours, theirs)
    ours.apply(merge.edit(dict.fromkeys(range(len(merge.conflicts)), choice)))
    etree.fromstring(ours.to_bytes())
    return ours


PRIORITIES = st.sampled_from(["", "0.1", "0.2"])
ROWS = st.dictionaries(st.sampled_from("abcdefg"), PRIORITIES, max_size=6).flatmap(
    lambda rows: st.permutations(list(rows.items())).map(tuple)
)


@given(ROWS, ROWS)
def test_what_one_side_alone_did_comes_about_in_its_order(base: Rows, one: Rows) -> None:
    assert told(merged(made(base), made(base), made(one), Choice.OURS)) == list(one)
    kept = made(one)
    before = kept.to_bytes()
    assert merged(made(base), kept, made(base), Choice.THEIRS).to_bytes() == before


def expected(base: Rows, ours: Rows, theirs: Rows) -> tuple[dict[str, str], set[str]]:
    """Return the rows that stay, and the letters about which both disagree; by plain reasoning."""
    stays, open_letters = {}, set()
    versions = dict(base), dict(ours), dict(theirs)
    for letter in {*versions[0], *versions[1], *versions[2]}:
        before, here, there = (version.get(letter) for version in versions)
        if here == there or there == before:
            value = here
        elif here == before:
            value = there
        elif before is None and "" in (here, there):
            value = here or there  # both added it, one with a value
        else:
            open_letters.add(letter)
            value = here
        if value is not None:
            stays[letter] = value
    return stays, open_letters


@given(ROWS, ROWS, ROWS)
def test_rows_are_merged_as_plain_reasoning_has_it(base: Rows, ours: Rows, theirs: Rows) -> None:
    stays, open_letters = expected(base, ours, theirs)
    documents = made(base), made(ours), made(theirs)
    merge = ThreeWayMerge(*documents)
    assert {conflict.loc[14:] for conflict in merge.conflicts} == open_letters
    documents[1].apply(merge.edit(dict.fromkeys(range(len(merge.conflicts)), Choice.OURS)))
    assert dict(told(documents[1])) == stays


def test_each_row_is_counted_by_what_became_of_it_however_it_is_written() -> None:
    base = made((("a", ""), ("b", "0.1"), ("c", "0.1"), ("d", ""), ("e", ""), ("f", "")))
    ours = made((("a", ""), ("b", "0.2"), ("c", "0.2"), ("d", "0.2"), ("f", ""), ("x", "")))
    theirs = document(
        "".join(
            f"<url><priority>{priority}</priority><loc>https://e.com/{letter}</loc></url>"
            if priority
            else f"<url><loc>https://e.com/{letter}</loc> </url>"
            for letter, priority in (("f", ""), ("a", ""), ("b", "0.2"), ("c", "0.1"), ("y", ""))
        )
    )
    counts = ThreeWayMerge(base, ours, theirs).counts
    assert {state: count for state, count in counts.items() if count} == {
        State.SAME: 2,  # a, f
        State.OURS: 2,  # c, x
        State.THEIRS: 1,  # y
        State.BOTH_SAME: 2,  # b, and e, which both deleted
        State.DELETED_AND_CHANGED: 1,  # d
        State.MOVED: 1,  # f
    }


@given(ROWS, ROWS, ROWS)
def test_either_way_round_the_same_rows_stay(base: Rows, one: Rows, other: Rows) -> None:
    here = merged(made(base), made(one), made(other), Choice.OURS)
    there = merged(made(base), made(other), made(one), Choice.THEIRS)
    # A row deleted by one and changed by the other: "ours" is the deleting or the changing side.
    assert Counter(told(here)) == Counter(told(there))


def test_our_rows_keep_their_bytes_and_theirs_come_in_behind_their_neighbours() -> None:
    base = made((("a", ""), ("b", "0.1"), ("c", "")))
    ours = made((("a", ""), ("b", "0.2"), ("c", "")), "\n\t<!-- mine -->")
    theirs = made((("a", ""), ("x", ""), ("b", "0.1"), ("y", "")), "\r\n")
    text = merged(base, ours, theirs, Choice.OURS).to_bytes().decode()
    assert [line for line in text.splitlines() if "mine" in line and "0.2" in line]
    assert told(ours) == [("a", ""), ("x", ""), ("b", "0.2"), ("y", "")]


def test_other_elements_come_in_with_their_namespace_and_values_stay() -> None:
    row = "<url><loc>https://e.com/</loc>{0}</url>"
    base = document(row.format("<priority>0.1</priority>"))
    ours = document(row.format("<priority>0.2</priority>"))
    theirs = Document.from_bytes(
        f'<s:urlset xmlns:s="{SITEMAP}" xmlns:i="{IMAGE}"><s:url><s:loc>https://e.com/</s:loc>'
        "<s:priority>0.1</s:priority><i:image><i:loc>https://e.com/a.png</i:loc></i:image></s:url>"
        "</s:urlset>".encode()
    )
    merge = ThreeWayMerge(base, ours, theirs)
    assert not merge.conflicts
    ours.apply(merge.edit({}))
    tree = etree.fromstring(ours.to_bytes())
    assert tree.xpath("string(//*[local-name()='priority'])") == "0.2"
    assert tree.xpath(f"count(//*[namespace-uri()='{IMAGE}'])") == 2


@pytest.mark.parametrize(
    ("here", "there", "stays"),
    [
        ("2024-05-06", "2024-05-07", "2024-05-07"),
        ("2024-05-06T10:00:00Z", "2024-05-06T11:00:00+02:00", "2024-05-06T10:00:00Z"),
    ],
)
def test_of_two_dates_the_later_stays(here: str, there: str, stays: str) -> None:
    row = "<url><loc>https://e.com/</loc><lastmod>{0}</lastmod></url>"
    ours = document(row.format(here))
    merge = ThreeWayMerge(document(row.format("2020")), ours, document(row.format(there)))
    assert not merge.conflicts
    ours.apply(merge.edit({}))
    assert ours[0].lastmod == stays


def test_a_text_that_is_no_date_is_not_decided_by_itself() -> None:
    row = "<url><loc>https://e.com/</loc><lastmod>{0}</lastmod></url>"
    ours, theirs = (document(row.format(each)) for each in ("soon", "2024"))
    merge = ThreeWayMerge(document(row.format("2020")), ours, theirs)
    assert [conflict.field for conflict in merge.conflicts] == ["lastmod"]
    for choice, value in ((Choice.BASE, "2020"), (Choice.THEIRS, "2024"), (Choice.OURS, "soon")):
        inverse = ours.apply(merge.edit({0: choice}))
        assert ours[0].lastmod == value
        ours.apply(inverse)


def test_other_elements_that_both_changed_are_ours_or_theirs() -> None:
    row = "<url><loc>https://e.com/</loc>{0}</url>"
    base, ours, theirs = (
        document(row.format(PICTURE.format(each)), IMAGES) for each in ("a", "b", "c")
    )
    merge = ThreeWayMerge(base, ours, theirs)
    assert (merge.conflicts[0].ours, merge.conflicts[0].theirs) == (
        PICTURE.format("b"),
        PICTURE.format("c"),
    )
    with pytest.raises(EditError):
        merge.edit({0: Choice.BASE})
    ours.apply(merge.edit({0: Choice.THEIRS}))
    assert b"c.png" in ours.to_bytes()
    assert b"b.png" not in ours.to_bytes()


def test_a_row_deleted_here_and_changed_there_stays_or_goes() -> None:
    base, ours, theirs = (
        made((("a", ""), ("b", ""))),
        made((("a", ""),)),
        made((("a", ""), ("b", "0.1"))),
    )
    merge = ThreeWayMerge(base, ours, theirs)
    assert [each.contradiction for each in merge.conflicts] == [Contradiction.DELETED_BY_US]
    assert told(merged(base, ours, theirs, Choice.THEIRS)) == [("a", ""), ("b", "0.1")]


def test_an_index_is_not_merged_with_a_urlset() -> None:
    index = Document.from_bytes(
        f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>https://e.com/</loc></sitemap>'
        "</sitemapindex>".encode()
    )
    merge = ThreeWayMerge(made(()), made(()), index)
    assert merge.remarks
    with pytest.raises(EditError):
        merge.edit({})


def test_text_sitemaps_are_merged_line_by_line() -> None:
    base, ours, theirs = (
        Document.from_bytes("".join(f"https://e.com/{each}\n" for each in letters).encode())
        for letters in ("abc", "abxc", "acy")
    )
    ours.apply(ThreeWayMerge(base, ours, theirs).edit({}))
    assert ours.to_bytes() == b"".join(b"https://e.com/%c\n" % each for each in b"axcy")


def test_markers_are_comments_that_are_read_back() -> None:
    base, ours, theirs = (made((("a", each),)) for each in ("0.1", "0.2", "-->--"))
    merge = ThreeWayMerge(base, ours, theirs)
    before = ours.table.row_bytes(0)
    ours.apply(with_markers(ours.table, [(0, merge.conflicts[0])]))
    data = ours.to_bytes()
    etree.fromstring(data)
    row = Document.from_bytes(data).table.row_bytes(0)
    assert markers_in(row) == [Marked("both different", "priority", "0.1", "0.2", "-->--")]
    assert without_markers(row) == before
    with pytest.raises(EditError):
        with_markers(Document.from_bytes(b"https://e.com/\n").table, [(0, merge.conflicts[0])])


def test_a_merge_can_be_stopped() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        ThreeWayMerge(made((("a", ""),)), made(()), made(()), progress=stop)
