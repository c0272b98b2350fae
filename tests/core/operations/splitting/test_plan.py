"""A plan of a split: parts within limits, an index, and a sentence for each thing in the way."""

from __future__ import annotations

import pytest

from sitemap_editor import Document, RemoveRows
from sitemap_editor.core.operations.splitting.order import By, SplitOrder
from sitemap_editor.core.operations.splitting.plan import Groupings, plan_split
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from tests.core.operations.splitting.splitting import NOW, SITE, listing, order, planned, said
from tests.core.sitemaps import SITEMAP, document

FIVE = listing(["/1", "/22", "/333", "/4444", "/55555"])


def obstacles(opened: Document, **others: object) -> list[str]:
    """Return the sentences that keep a split from being carried out."""
    plan = planned(opened, order(**others))  # type: ignore[arg-type]  # any field of the order
    found = [str(remark) for remark in plan.remarks if remark.is_obstacle]
    assert plan.can_be_written is not bool(found)
    return found


def part_bytes(opened: Document, first: int, last: int) -> int:
    """Return the size of a part of these rows, counted on its bytes."""
    rows = [opened.table.row_bytes(opened.row_id(position)) for position in range(first, last)]
    return len(opened.table.head + b"".join(rows) + opened.table.tail)


def test_parts_are_filled_to_the_limit_of_rows_in_order() -> None:
    plan = planned(FIVE, order(2))
    assert [(part.name, list(part.row_ids), part.group) for part in plan.parts] == [
        ("sitemap-1.xml", [0, 1], ""),
        ("sitemap-2.xml", [2, 3], ""),
        ("sitemap-3.xml", [4], ""),
    ]
    assert [(part.first_loc, part.last_loc) for part in plan.parts] == [
        (SITE + "1", SITE + "22"),
        (SITE + "333", SITE + "4444"),
        (SITE + "55555", SITE + "55555"),
    ]
    assert plan.remarks == []
    assert not any(part.is_unchanged for part in plan.parts)


def test_the_limit_of_bytes_is_exact_head_and_tail_included() -> None:
    exact = part_bytes(FIVE, 0, 3)
    sizes = {}
    for limit in (exact - 1, exact, exact + 1):
        plan = planned(FIVE, order(max_size_bytes=limit))
        sizes[limit] = [len(part.row_ids) for part in plan.parts]
        assert all(part.size_bytes <= limit for part in plan.parts)
    assert sizes == {exact - 1: [2, 2, 1], exact: [3, 2], exact + 1: [3, 2]}
    plan = planned(FIVE, order(max_size_bytes=exact))
    assert [part.size_bytes for part in plan.parts] == [exact, part_bytes(FIVE, 3, 5)]


def test_limits_beyond_the_protocol_count_as_the_protocols() -> None:
    opened = listing(f"/{n}" for n in range(limits.MAX_ROWS + 1))
    plan = planned(opened, SplitOrder(10**9, 10**9, published_at=SITE))
    assert [len(part.row_ids) for part in plan.parts] == [limits.MAX_ROWS, 1]
    assert len(planned(FIVE, order(0)).parts) == 5


def test_the_index_lists_each_part_by_its_url_and_the_time_it_is_written() -> None:
    for address in ("https://a.org/maps/sitemap.xml", "https://a.org/maps/"):
        plan = planned(FIVE, order(3, published_at=address, pattern="my map {n}.xml"))
        assert plan.index is not None
        assert plan.index.kind == "sitemapindex"
        assert [tuple(row)[:2] for row in plan.index] == [
            ("https://a.org/maps/my%20map%201.xml", "2026-05-06T10:20:30Z"),
            ("https://a.org/maps/my%20map%202.xml", "2026-05-06T10:20:30Z"),
        ]


def test_an_index_without_an_address_is_an_obstacle_and_no_index_is_none() -> None:
    assert "full URLs" in obstacles(FIVE, published_at="")[0]
    assert "full URLs" in obstacles(FIVE, published_at="  ")[0]
    assert "“a.org”" in obstacles(FIVE, published_at="a.org")[0]
    assert obstacles(FIVE, published_at="", index_name="") == []
    assert planned(FIVE, order(index_name="")).index is None


def test_a_row_that_fits_nowhere_is_named_with_its_bytes() -> None:
    opened = listing(["/1", "/" + "x" * 500, "/2", "/" + "y" * 500])
    opened.apply(RemoveRows([0]))
    alone = part_bytes(opened, 0, 1)
    (sentence,) = obstacles(opened, max_size_bytes=alone - 1)
    assert "Row 1 " in sentence
    assert f" {alone} bytes" in sentence
    assert str(alone - 1) in sentence
    assert obstacles(opened, max_size_bytes=alone) == []
    plan = planned(opened, order(max_size_bytes=alone - 1))
    assert [list(part.row_ids) for part in plan.parts] == [[1], [2], [3]]


def test_a_head_that_leaves_no_room_is_an_obstacle() -> None:
    frame = len(FIVE.table.head + FIVE.table.tail)
    assert str(frame) in obstacles(FIVE, max_size_bytes=frame)[0]
    empty = document("")
    frame = len(empty.table.head + empty.table.tail)
    assert obstacles(empty, max_size_bytes=frame) == []
    assert "no room" in obstacles(empty, max_size_bytes=frame - 1)[0]


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("{x}.xml", "is not a placeholder"),
        ("{n.xml", "unmatched brace"),
        ("sitemap.xml", "several parts the name “sitemap.xml”"),
        ("{group}.xml", "several parts the name “all.xml”"),
        ("a/{n}.xml", "another folder"),
        ("{n}?.xml", "every system"),
        ("{n}" + "x" * 300, "too long"),
    ],
)
def test_each_fault_of_a_pattern_has_its_sentence(pattern: str, words: str) -> None:
    (sentence,) = obstacles(FIVE, max_rows=2, pattern=pattern)
    assert words in sentence


def test_a_part_and_the_index_cannot_share_a_name() -> None:
    (sentence,) = obstacles(FIVE, max_rows=2, index_name="SITEMAP-2.xml")
    assert "same name as the index: “sitemap-2.xml”" in sentence
    assert obstacles(FIVE, max_rows=3, index_name="sitemap-3.xml") == []


def test_numbers_count_all_parts_unless_the_group_is_in_the_name() -> None:
    opened = listing(["/a/1", "/b/1", "/a/2", "/b/2"])
    names = {
        pattern: [
            part.name for part in planned(opened, order(1, by=By.PATH, pattern=pattern)).parts
        ]
        for pattern in ("", "x{n}.xml", "{group}{n:02}.xml")
    }
    assert names[""] == [f"sitemap-{c}-{n}.xml" for c in "ab" for n in (1, 2)]
    assert names["x{n}.xml"] == ["x1.xml", "x2.xml", "x3.xml", "x4.xml"]
    assert names["{group}{n:02}.xml"] == ["a01.xml", "a02.xml", "b01.xml", "b02.xml"]


def test_more_parts_than_an_index_lists_are_an_obstacle() -> None:
    old = PROFILES_BY_ID["2013"]
    opened = listing(f"/{n}" for n in range(old.max_index_rows + 1))
    (sentence,) = obstacles(opened, max_rows=1, max_index_rows=old.max_index_rows)
    assert "1001 parts" in sentence
    assert "1000" in sentence
    assert obstacles(opened, max_rows=1) == []
    many = listing(f"/{n}" for n in range(limits.MAX_ROWS + 1))
    assert "50001 parts" in obstacles(many, max_rows=1)[0]
    assert obstacles(many, max_rows=1, index_name="") == []


def test_an_index_of_too_many_bytes_is_an_obstacle() -> None:
    opened = listing(f"/{n}" for n in range(20_000))
    address = "https://a.org/" + "x" * 2_600 + "/"
    (sentence,) = obstacles(opened, max_rows=1, published_at=address)
    assert str(limits.MAX_SIZE_BYTES) in sentence


def test_what_needs_no_split_is_a_remark_and_makes_one_part() -> None:
    plan = planned(FIVE, order())
    assert len(plan.parts) == 1
    assert plan.can_be_written
    assert "fit into one part" in said(plan)
    plan = planned(document(""), order(by=By.PATH))
    assert [(len(part.row_ids), part.first_loc) for part in plan.parts] == [(0, "")]
    assert plan.can_be_written
    assert "no rows" in said(plan)


def test_parts_of_an_index_are_indexes_and_get_none() -> None:
    opened = Document.new(SITEMAPINDEX)
    rows = "".join(f"<sitemap><loc>{SITE}{n}.xml</loc></sitemap>" for n in range(3))
    data = f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>'
    opened = Document.from_bytes(data.encode())
    plan = planned(opened, order(2, published_at=""))
    assert [len(part.row_ids) for part in plan.parts] == [2, 1]
    assert plan.can_be_written
    assert plan.index is None
    assert "robots.txt" in said(plan)
    assert planned(opened, order(2, index_name="")).remarks == []


def test_a_text_sitemap_is_split_into_text_with_an_index_in_xml() -> None:
    opened = Document.from_bytes(b"https://a.org/1\r\nhttps://a.org/2\r\n\r\nhttps://a.org/3")
    plan = planned(opened, order(2))
    assert [part.name for part in plan.parts] == ["sitemap-1.txt", "sitemap-2.txt"]
    assert plan.index is not None
    # The last line of the file had no end, so that of a part is left out as well.
    assert [part.size_bytes for part in plan.parts] == [32, 17]
    # Room for a row is room for it without its line end.
    plan = planned(opened, order(max_size_bytes=32))
    assert [len(part.row_ids) for part in plan.parts] == [2, 1]


def test_a_name_that_promises_another_make_of_file_is_remarked() -> None:
    text = Document.from_bytes(b"https://a.org/1\n")
    assert "does not end in .txt" in said(planned(text, order(pattern="s{n}.xml")))
    assert "ends in .txt" in said(planned(FIVE, order(pattern="s{n}.txt.gz")))
    assert "txt" not in said(planned(text, order(pattern="s{n}.txt.gz")))


def test_progress_goes_from_nothing_to_all_and_never_back() -> None:
    told: list[float] = []
    plan_split(FIVE.table, order(by=By.YEAR), now=NOW, progress=told.append)
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] <= 1


def test_what_was_found_once_of_a_snapshot_serves_the_next_plan() -> None:
    opened = listing(["/a/1", "/b/1", "/a/2"])
    table, found = opened.table.snapshot(), Groupings()
    first = plan_split(table, order(by=By.PATH), now=NOW, groupings=found)
    assert len(found) == 1
    other = order(by=By.PATH, pattern="{group}.xml")
    second = plan_split(table, other, now=NOW, groupings=found)
    assert len(found) == 1
    assert [part.row_ids for part in second.parts] == [part.row_ids for part in first.parts]
    plan_split(table, order(1, by=By.PATH), now=NOW, groupings=found)
    assert len(found) == 2
