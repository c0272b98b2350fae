"""Marks of a merge: found where they stand, never taken for text, settled by a choice alone."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import MergeConflict
from sitemap_editor.core.files.recognition.conflicts import Choice, Side
from sitemap_editor.core.files.repair.plan import RepairPlan, is_repairable, plan_repair
from sitemap_editor.core.files.sources import find_sources
from tests.core.sitemaps import urlset


def row(name: str, lastmod: str = "") -> str:
    more = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    return f"  <url><loc>https://a.org/{name}</loc>{more}</url>\n"


def hunk(ours: str, theirs: str, base: str | None = None) -> str:
    middle = "" if base is None else f"||||||| 1a2b3c\n{base}"
    return f"<<<<<<< HEAD\n{ours}{middle}=======\n{theirs}>>>>>>> main\n"


def sitemap(inside: str) -> bytes:
    return urlset("\n" + inside)


TWO = sitemap(row("0") + hunk(row("1") + row("2"), row("2") + row("3")) + row("4"))
PARTLY = sitemap(
    "  <url>\n"
    + hunk(
        "    <loc>https://a.org/1</loc>\n  </url>\n  <url>\n    <loc>https://a.org/2</loc>\n",
        "    <loc>https://a.org/3</loc>\n",
        "    <loc>https://a.org/0</loc>\n",
    )
    + "    <priority>0.5</priority>\n"
    + hunk("    <lastmod>2024-01-01</lastmod>\n", "    <lastmod>2024-01-02</lastmod>\n")
    + "  </url>\n"
)


def refused(data: bytes) -> MergeConflict:
    with pytest.raises(MergeConflict) as caught:
        Document.from_bytes(data)
    return caught.value


def locs(plan: RepairPlan) -> list[str]:
    assert plan.leftover is None, str(plan.leftover)
    return [(one.loc or "").removeprefix("https://a.org/") for one in Document.repaired(plan)]


def test_marks_of_a_merge_are_named_with_line_and_count() -> None:
    error = refused(TWO)
    assert error.line == TWO[: TWO.index(b"<<<<<<<")].count(b"\n") + 1
    assert "merge conflict" in str(error)
    assert "Conflicts: 1." in str(error)
    assert is_repairable(error)


def test_without_a_choice_nothing_is_proposed_and_no_mark_becomes_text() -> None:
    plan = plan_repair(TWO)
    assert not plan.repairs
    assert isinstance(plan.leftover, MergeConflict)
    assert b"&lt;" not in plan.repaired()
    assert plan.side is None


def test_each_side_says_how_many_rows_it_has_and_drops() -> None:
    assert plan_repair(TWO).choices == (
        Choice(Side.OURS, 4, 1, "HEAD"),
        Choice(Side.THEIRS, 4, 1, "main"),
        Choice(Side.BOTH, 5, 0, ""),
    )


@pytest.mark.parametrize(
    ("side", "rows"),
    [
        (Side.OURS, ["0", "1", "2", "4"]),
        (Side.THEIRS, ["0", "2", "3", "4"]),
        (Side.BOTH, ["0", "1", "2", "3", "4"]),
    ],
)
def test_a_choice_keeps_its_rows_and_equal_rows_once(side: Side, rows: list[str]) -> None:
    plan = plan_repair(TWO, side=side)
    assert locs(plan) == rows
    assert plan.lost_rows == (0 if side is Side.BOTH else 1)
    assert [repair.code for repair in plan.repairs] == ["conflict"]
    assert b"<<<" not in plan.repaired()


@pytest.mark.parametrize(
    ("side", "rows"),
    [(Side.OURS, ["1", "2"]), (Side.THEIRS, ["3"]), (Side.BOTH, ["1", "2", "3"])],
)
def test_rows_that_begin_before_the_marks_and_end_behind_others_stay_whole(
    side: Side, rows: list[str]
) -> None:
    plan = plan_repair(PARTLY, side=side)
    assert locs(plan) == rows
    assert b"https://a.org/0" not in plan.repaired()
    last = Document.repaired(plan)[-1]
    assert last.lastmod == ("2024-01-01" if side is Side.OURS else "2024-01-02")
    assert last.priority == "0.5"


def test_equal_urls_with_other_values_both_stay() -> None:
    data = sitemap(hunk(row("1", "2024-01-01"), row("1", "2024-01-02")))
    assert locs(plan_repair(data, side=Side.BOTH)) == ["1", "1"]


def test_rows_of_theirs_get_lines_of_their_own_as_ours_have() -> None:
    data = sitemap(hunk(row("1"), row("2")))
    repaired = plan_repair(data, side=Side.BOTH).repaired()
    assert repaired == sitemap(row("1") + row("2"))


def test_a_side_without_rows_takes_those_of_the_other() -> None:
    data = sitemap(row("0") + hunk("", row("1")) + hunk(row("2"), ""))
    assert locs(plan_repair(data, side=Side.BOTH)) == ["0", "1", "2"]
    assert locs(plan_repair(data, side=Side.OURS)) == ["0", "2"]


def test_outside_of_rows_both_means_ours() -> None:
    data = hunk("<!-- a -->\n", "<!-- b -->\n").encode() + urlset("")
    plan = plan_repair(data, side=Side.BOTH)
    assert plan.leftover is None
    assert plan.repaired() == b"<!-- a -->\n" + urlset("")


def test_what_else_is_broken_is_repaired_behind_the_choice() -> None:
    data = sitemap(hunk(row("1?a&b"), row("2")) + row("3&c"))
    assert [one.code for one in plan_repair(data, side=Side.OURS).repairs] == ["conflict", "L05"]
    assert locs(plan_repair(data, side=Side.OURS)) == ["1?a&b", "3&c"]
    assert locs(plan_repair(data, side=Side.THEIRS)) == ["2", "3&c"]


def test_crlf_and_gzip_change_nothing() -> None:
    data = gzip.compress(TWO.replace(b"\n", b"\r\n"))
    plan = plan_repair(data, side=Side.BOTH)
    assert plan.is_compressed
    assert locs(plan) == ["0", "1", "2", "3", "4"]
    assert b"\n" not in plan.repaired().replace(b"\r\n", b"")


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        (hunk(hunk(row("1"), row("2")), row("3")), "<<<<<<< HEAD"),
        ("<<<<<<< HEAD\n" + row("1"), ""),
        ("=======\n" + row("1") + ">>>>>>> main\n", ""),
        ("<<<<<<< HEAD\n" + row("1") + ">>>>>>> main\n", ""),
        ("<<<<<<< HEAD\n=======\n=======\n>>>>>>> main\n", ""),
        ("<<<<<<< HEAD\n=======\n||||||| a\n>>>>>>> main\n", ""),
    ],
)
def test_marks_that_do_not_fit_together_are_for_people(inside: str, fault: str) -> None:
    error = refused(sitemap(inside))
    assert "mismatched markers" in str(error)
    assert not is_repairable(error)
    with pytest.raises(MergeConflict):
        plan_repair(sitemap(inside), side=Side.BOTH)
    if fault:
        assert error.line == sitemap(inside).splitlines().index(fault.encode()) + 2


@pytest.mark.parametrize(
    "inside",
    [
        "<!--\n<<<<<<< HEAD\n=======\n>>>>>>> main\n-->" + row("1"),
        "<!--\n=======\nTitle\n=======\n-->" + row("1"),
        row("1") + "<!-- a --><!--\n>>>>>>> main\n-->",
    ],
)
def test_marks_in_comments_of_a_sitemap_are_words(inside: str) -> None:
    assert len(Document.from_bytes(sitemap(inside))) == 1


TEXT = (
    b"https://a.org/0\n" + hunk("https://a.org/1\n", "https://a.org/2\nhttps://a.org/1\n").encode()
)


@pytest.mark.parametrize(
    ("side", "rows"),
    [(Side.OURS, ["0", "1"]), (Side.THEIRS, ["0", "2", "1"]), (Side.BOTH, ["0", "1", "2"])],
)
def test_a_text_sitemap_has_the_same_choices(side: Side, rows: list[str]) -> None:
    assert refused(TEXT).can_choose
    assert locs(plan_repair(TEXT, side=side)) == rows
    first = TEXT.split(b"\n", 1)[1]
    assert locs(plan_repair(first, side=side, name="sitemap.txt")) == rows[1:]
    assert locs(plan_repair(first, side=side)) == rows[1:]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
@pytest.mark.parametrize("is_at_start", [False, True])
def test_marks_are_known_in_every_encoding(encoding: str, is_at_start: bool) -> None:
    text = TWO.decode()
    if is_at_start:
        head, more = text.split("\n", 1)
        text = hunk(f"{head}\n", f"{head}\n") + more
    data = text.encode(encoding)
    assert refused(data).can_choose
    plan = plan_repair(data, side=Side.BOTH)
    assert locs(plan) == ["0", "1", "2", "3", "4"]
    assert (plan.encoding == "UTF-8") is (encoding == "utf-8-sig")


def test_a_folder_offers_a_file_with_a_conflict_so_that_opening_says_why(tmp_path: Path) -> None:
    (tmp_path / "a.xml").write_bytes(TWO)
    assert len(find_sources([tmp_path]).sources) == 1


def test_one_place_that_is_not_accepted_still_stops_the_file() -> None:
    data = sitemap(hunk(row("1"), row("2")) + hunk(row("3"), row("4")))
    assert isinstance(plan_repair(data, side=Side.OURS).verdict([0]), MergeConflict)


def test_very_many_marks_take_no_time() -> None:
    data = sitemap(hunk("<url>\n", "<!--\n") * 20_000)
    assert isinstance(refused(data), MergeConflict)
    assert plan_repair(data).choices
