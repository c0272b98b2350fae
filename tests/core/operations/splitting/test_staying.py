"""Splitting again: a URL stays in the part it was in, and what did not change is not written."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations.splitting.earlier import read_earlier
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.operations.splitting.plan import SplitPlan, plan_split
from sitemap_editor.core.operations.splitting.writing import files_in_the_way, write_split
from tests.core.operations.splitting.splitting import (
    LATER,
    SITE,
    contents,
    listing,
    order,
    said,
    split_again,
)
from tests.core.sitemaps import SITEMAP

INDEX = "sitemap_index.xml"


def urls_of(plan: SplitPlan, opened: Document) -> dict[str, list[str]]:
    """Return the paths of URLs by name of the part."""
    return {
        part.name: [(opened.table.row(row_id).loc or "")[len(SITE) :] for row_id in part.row_ids]
        for part in plan.parts
    }


def index_of(folder: Path) -> dict[str, str | None]:
    """Return the dates in the index by name."""
    return {
        (row.loc or "").rpartition("/")[2]: row.lastmod for row in Document.open(folder / INDEX)
    }


def new(opened: Document, at: int, *paths: str) -> None:
    """Insert rows."""
    opened.apply(InsertRows(at, [Row(SITE + path) for path in paths]))


@pytest.mark.parametrize("by", list(By))
@pytest.mark.parametrize("is_compressed", [False, True])
def test_splitting_again_without_changes_writes_nothing(
    tmp_path: Path, by: By, is_compressed: bool
) -> None:
    opened = listing(["/a/1", "/b/1", "/a/2", "/x", "/a/1", "/b/2", "/a/1"])
    wanted = order(2, by=by, is_compressed=is_compressed)
    _, written = split_again(opened, wanted, tmp_path)
    assert written
    before = contents(tmp_path)
    times = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    plan, written = split_again(opened, wanted, tmp_path, LATER)
    assert written == []
    assert all(part.is_unchanged for part in plan.parts)
    assert plan.is_index_unchanged
    assert "Nothing has changed" in said(plan)
    assert files_in_the_way(plan, wanted, tmp_path) == []
    assert contents(tmp_path) == before
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == times


def test_only_what_changed_is_written_and_dated(tmp_path: Path) -> None:
    opened = listing(["/1", "/2", "/3", "/4", "/5"])
    wanted = order(2)
    split_again(opened, wanted, tmp_path)
    opened.apply(SetCells([(2, "priority", "0.5")]))
    plan, written = split_again(opened, wanted, tmp_path, LATER)
    assert [path.name for path in written] == ["sitemap-2.xml", INDEX]
    assert [part.is_unchanged for part in plan.parts] == [True, False, True]
    assert index_of(tmp_path) == {
        "sitemap-1.xml": "2026-05-06T10:20:30Z",
        "sitemap-2.xml": "2026-06-07T08:09:10Z",
        "sitemap-3.xml": "2026-05-06T10:20:30Z",
    }
    assert b"0.5" in (tmp_path / "sitemap-2.xml").read_bytes()


def test_new_rows_fill_the_last_part_then_the_others_then_new_ones(tmp_path: Path) -> None:
    opened = listing([f"/{n}" for n in range(8)])
    wanted = order(3)
    split_again(opened, wanted, tmp_path)
    opened.apply(RemoveRows([1, 2]))
    new(opened, 0, "a", "b", "c", "d", "e")
    plan, _ = split_again(opened, wanted, tmp_path, LATER)
    assert urls_of(plan, opened) == {
        "sitemap-1.xml": ["b", "c", "0"],
        "sitemap-2.xml": ["3", "4", "5"],
        "sitemap-3.xml": ["a", "6", "7"],
        "sitemap-4.xml": ["d", "e"],
    }


def test_new_rows_go_to_parts_of_their_group(tmp_path: Path) -> None:
    opened = listing(["/a/1", "/b/1", "/a/2", "/b/2"])
    wanted = order(3, by=By.PATH)
    split_again(opened, wanted, tmp_path)
    new(opened, 0, "a/3", "a/4", "c/1", "b/3")
    plan, _ = split_again(opened, wanted, tmp_path, LATER)
    assert urls_of(plan, opened) == {
        "sitemap-a-1.xml": ["a/3", "a/1", "a/2"],
        "sitemap-b-1.xml": ["b/3", "b/1", "b/2"],
        "sitemap-a-2.xml": ["a/4"],
        "sitemap-c-1.xml": ["c/1"],
    }


def test_a_part_that_outgrew_its_limit_gives_its_last_rows_away(tmp_path: Path) -> None:
    opened = listing([f"/{n}" for n in range(5)])
    split_again(opened, order(3), tmp_path)
    plan, _ = split_again(opened, order(2), tmp_path, LATER)
    assert urls_of(plan, opened) == {
        "sitemap-1.xml": ["0", "1"],
        "sitemap-2.xml": ["3", "4"],
        "sitemap-3.xml": ["2"],
    }


def test_bytes_are_counted_where_rows_grew(tmp_path: Path) -> None:
    opened = listing(["/1", "/2", "/3"])
    limit = opened.size_bytes
    split_again(opened, order(max_size_bytes=limit), tmp_path)
    opened.apply(SetCells([(0, "priority", "0.5")]))
    plan, _ = split_again(opened, order(max_size_bytes=limit), tmp_path, LATER)
    assert urls_of(plan, opened) == {"sitemap-1.xml": ["1", "2"], "sitemap-2.xml": ["3"]}
    assert all(part.size_bytes <= limit for part in plan.parts)


def test_a_part_without_rows_stays_on_disk_and_is_no_longer_listed(tmp_path: Path) -> None:
    opened = listing([f"/{n}" for n in range(6)])
    split_again(opened, order(2), tmp_path)
    opened.apply(RemoveRows([2, 3]))
    plan, written = split_again(opened, order(2), tmp_path, LATER)
    assert "“sitemap-2.xml”" in said(plan)
    assert [path.name for path in written] == [INDEX]
    assert (tmp_path / "sitemap-2.xml").exists()
    assert list(index_of(tmp_path)) == ["sitemap-1.xml", "sitemap-3.xml"]
    new(opened, 4, "a")
    plan, _ = split_again(opened, order(2), tmp_path, LATER)
    assert list(urls_of(plan, opened)) == ["sitemap-1.xml", "sitemap-3.xml", "sitemap-2.xml"]


def test_several_parts_without_rows_are_told_in_one_sentence(tmp_path: Path) -> None:
    opened = listing([f"/{n}" for n in range(6)])
    split_again(opened, order(2), tmp_path)
    opened.apply(RemoveRows(range(4)))
    plan, _ = split_again(opened, order(2), tmp_path, LATER)
    assert "2 earlier parts are not among the new parts; the first is “sitemap-1.xml”" in said(plan)


def test_a_document_without_any_known_row_is_split_into_new_names(tmp_path: Path) -> None:
    split_again(listing(["/1", "/2"]), order(1), tmp_path)
    plan, _ = split_again(listing(["/3"]), order(1), tmp_path, LATER)
    assert [part.name for part in plan.parts] == ["sitemap-3.xml"]


def test_a_pattern_without_a_number_cannot_name_another_part(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(2, pattern="s.xml"), tmp_path)
    new(opened, 0, "3")
    table = opened.table
    earlier = read_earlier(tmp_path, INDEX)
    plan = plan_split(table, order(2, pattern="s.xml"), now=LATER, earlier=earlier)
    assert not plan.can_be_written
    assert "several parts the name “s.xml”" in said(plan)


def test_equal_urls_stay_each_where_it_was(tmp_path: Path) -> None:
    opened = listing(["/1", "/1", "/2", "/1", "/1"])
    split_again(opened, order(2), tmp_path)
    new(opened, 0, "1", "3")
    plan, _ = split_again(opened, order(2), tmp_path, LATER)
    assert urls_of(plan, opened)["sitemap-2.xml"] == ["1", "2"]
    assert sum(len(part.row_ids) for part in plan.parts) == 7


def test_the_address_of_the_earlier_index_serves_where_none_is_given(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1, published_at="https://a.org/maps/"), tmp_path)
    plan, written = split_again(opened, order(1, published_at=""), tmp_path, LATER)
    assert plan.can_be_written
    assert written == []


def test_another_address_writes_the_index_alone(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1), tmp_path)
    wanted = order(1, published_at="https://a.org/maps/")
    plan, written = split_again(opened, wanted, tmp_path, LATER)
    assert [path.name for path in written] == [INDEX]
    assert "Nothing has changed" not in said(plan)
    assert set(index_of(tmp_path).values()) == {"2026-05-06T10:20:30Z"}


def test_a_file_that_changed_since_the_plan_is_written_after_all(tmp_path: Path) -> None:
    opened, wanted = listing(["/1", "/2"]), order(1)
    split_again(opened, wanted, tmp_path)
    before = contents(tmp_path)
    earlier = read_earlier(tmp_path, INDEX)
    plan = plan_split(opened.table, wanted, now=LATER, earlier=earlier)
    (tmp_path / "sitemap-1.xml").unlink()
    write_split(opened.table, plan, wanted, tmp_path)
    assert contents(tmp_path) == before


# What lies there may be anything


def test_no_index_is_no_earlier_split(tmp_path: Path) -> None:
    assert read_earlier(tmp_path, INDEX) is None
    assert read_earlier(tmp_path / "gone", INDEX) is None
    assert read_earlier(tmp_path, "") is None
    assert read_earlier(tmp_path, "../x") is None
    (tmp_path / INDEX).mkdir()
    assert read_earlier(tmp_path, INDEX) is None


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"<sitemapindex>", "cannot be read"),
        (f'<urlset xmlns="{SITEMAP}"/>'.encode(), "not a sitemap index"),
        (b"https://a.org/1\n", "not a sitemap index"),
    ],
)
def test_an_index_that_cannot_be_used_is_a_remark(tmp_path: Path, data: bytes, words: str) -> None:
    (tmp_path / INDEX).write_bytes(data)
    opened = listing(["/1", "/2"])
    plan, written = split_again(opened, order(1), tmp_path)
    assert words in said(plan)
    assert len(written) == 3


def test_a_part_that_cannot_be_read_is_a_remark_and_its_name_is_left_alone(tmp_path: Path) -> None:
    opened = listing(["/1", "/2", "/3"])
    split_again(opened, order(1), tmp_path)
    (tmp_path / "sitemap-1.xml").write_bytes(b"<urlset>")
    (tmp_path / "sitemap-2.xml").unlink()
    plan, _ = split_again(opened, order(1), tmp_path, LATER)
    assert "“sitemap-1.xml” cannot be read" in said(plan)
    assert "2 earlier parts" in said(plan)  # the one that is gone is no news
    assert urls_of(plan, opened) == {
        "sitemap-3.xml": ["3"],
        "sitemap-4.xml": ["1"],
        "sitemap-5.xml": ["2"],
    }


def test_entries_that_are_no_parts_of_ours_are_passed_over(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1), tmp_path)
    index = tmp_path / INDEX
    odd = ["", "sitemap-2.xml", SITE, f"{SITE}{INDEX}", f"{SITE}SITEMAP-1.xml"]
    rows = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in odd).encode()
    data = index.read_bytes()
    index.write_bytes(data.replace(b"</sitemapindex>", rows + b"</sitemapindex>"))
    plan, written = split_again(opened, order(1), tmp_path, LATER)
    assert [path.name for path in written] == [INDEX]
    assert index.read_bytes() == data
    assert not plan.is_index_unchanged


def test_sitemaps_that_no_split_has_made_stay_listed(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1), tmp_path)
    index = tmp_path / INDEX
    other = f'<urlset xmlns="{SITEMAP}"><url><loc>{SITE}video</loc></url></urlset>'
    (tmp_path / "videos.xml").write_bytes(other.encode())
    others = [f"{SITE}videos.xml", f"{SITE}gone.xml", "https://blog.example.net/sitemap-1.xml"]
    rows = "".join(
        f"<sitemap><loc>{loc}</loc><lastmod>2020-01-01</lastmod></sitemap>" for loc in others
    ).encode()
    index.write_bytes(index.read_bytes().replace(b"</sitemapindex>", rows + b"</sitemapindex>"))
    new(opened, 2, "3")
    plan, _ = split_again(opened, order(1), tmp_path, LATER)
    assert "still lists 3 sitemaps" in said(plan)
    listed = [(row.loc or "", row.lastmod) for row in Document.open(index)]
    assert [loc.rpartition("/")[2] for loc, _ in listed[:3]] == [
        f"sitemap-{number}.xml" for number in (1, 2, 3)
    ]
    assert sorted(listed[3:]) == sorted((loc, "2020-01-01") for loc in others)
    plan, written = split_again(opened, order(1), tmp_path, LATER)
    assert not written
    data = index.read_bytes()
    index.write_bytes(data.replace(b"gone.xml", b"sitemap-9.xml"))
    plan, _ = split_again(opened, order(1), tmp_path, LATER)
    assert "“sitemap-9.xml”" in said(plan)
    assert "sitemap-9.xml" not in index_of(tmp_path)


def test_one_sitemap_that_no_split_has_made_is_named(tmp_path: Path) -> None:
    opened = listing(["/1", "/2"])
    split_again(opened, order(1), tmp_path)
    index = tmp_path / INDEX
    row = f"<sitemap><loc>{SITE}videos.xml</loc></sitemap>".encode()
    index.write_bytes(index.read_bytes().replace(b"</sitemapindex>", row + b"</sitemapindex>"))
    plan, _ = split_again(opened, order(1), tmp_path, LATER)
    assert f"still lists {SITE}videos.xml" in said(plan)


def test_an_index_as_a_part_holds_no_urls_of_pages(tmp_path: Path) -> None:
    opened = listing(["/1"])
    split_again(opened, order(1), tmp_path)
    inner = f'<sitemapindex xmlns="{SITEMAP}"><sitemap><loc>{SITE}1</loc></sitemap></sitemapindex>'
    (tmp_path / "sitemap-1.xml").write_bytes(inner.encode())
    plan, _ = split_again(opened, order(1), tmp_path, LATER)
    assert [part.name for part in plan.parts] == ["sitemap-2.xml"]


@pytest.mark.parametrize("change", ["unpacked", "junk", "encoding"])
def test_a_part_that_is_not_as_it_would_be_written_is_written_anew(
    tmp_path: Path, change: str
) -> None:
    wanted = order(1, is_compressed=change != "encoding")
    opened = listing(["/1", "/2"])
    split_again(opened, wanted, tmp_path)
    path = next(tmp_path.glob("sitemap-1.*"))
    good = path.read_bytes()
    if change == "unpacked":
        path.write_bytes(gzip.decompress(good))
    elif change == "junk":
        path.write_bytes(good + b"junk")
    else:
        path.write_bytes(good.decode().encode("utf-16"))
    _, written = split_again(opened, wanted, tmp_path, LATER)
    assert path in written
    assert path.read_bytes() == good


def test_reading_an_earlier_split_tells_how_far_it_is_and_can_be_stopped(tmp_path: Path) -> None:
    split_again(listing([f"/{n}" for n in range(4)]), order(1), tmp_path)
    told: list[float] = []
    read_earlier(tmp_path, INDEX, told.append)
    assert told == sorted(told)
    assert told[-1] == 1

    for patience in range(len(told)):
        left = [patience]

        def stop(_part: float, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] < 0:
                raise Cancelled

        with pytest.raises(Cancelled):
            read_earlier(tmp_path, INDEX, stop)


PATHS = st.lists(
    st.sampled_from([f"{folder}{n}" for folder in ("", "a/", "b/", "a/c/") for n in range(9)]),
    min_size=1,
    max_size=30,
)


@given(st.data(), PATHS, st.sampled_from(list(By)), st.integers(1, 5))
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_rows_that_come_and_go_never_move_a_url_that_was_there(
    tmp_path_factory: pytest.TempPathFactory,
    source: st.DataObject,
    paths: list[str],
    by: By,
    max_rows: int,
) -> None:
    folder = tmp_path_factory.mktemp("split")
    unique = list(dict.fromkeys(paths))
    opened = listing([f"/{path}" for path in unique])
    wanted = order(max_rows, by=by)
    plan, _ = split_again(opened, wanted, folder)
    was = {url: name for name, urls in urls_of(plan, opened).items() for url in urls}
    for number in range(source.draw(st.integers(1, 3), label="rounds")):
        places = range(len(opened))
        gone = source.draw(st.sets(st.sampled_from(places)) if places else st.just(set()))
        opened.apply(RemoveRows(sorted(gone)))
        count = source.draw(st.integers(0, 4), label="new")
        at = source.draw(st.integers(0, len(opened)), label="at")
        new(opened, at, *(f"a/new{number}-{n}" for n in range(count)))
        if len(opened) > 1 and source.draw(st.booleans(), label="move"):
            opened.apply(MoveRows([0], len(opened) - 1))
        plan, _ = split_again(opened, wanted, folder, LATER)
        now = {url: name for name, urls in urls_of(plan, opened).items() for url in urls}
        assert all(name == was[url] for url, name in now.items() if url in was)
        assert sorted(now) == sorted((row.loc or "")[len(SITE) :] for row in opened)
        for part in plan.parts:
            assert len(part.row_ids) <= max_rows
            positions = [opened.table.position(row_id) for row_id in part.row_ids]
            assert positions == sorted(positions)
            data = (folder / part.name).read_bytes()
            assert re.findall(rb"<loc>(.*?)</loc>", data) == [
                (opened.table.row(row_id).loc or "").encode() for row_id in part.row_ids
            ]
        was = now


def test_all_is_divided_anew_on_request(tmp_path: Path) -> None:
    opened = listing(["/1", "/2", "/3", "/4"])
    split_again(opened, order(1), tmp_path)
    index = tmp_path / INDEX
    row = f"<sitemap><loc>{SITE}videos.xml</loc></sitemap>".encode()
    index.write_bytes(index.read_bytes().replace(b"</sitemapindex>", row + b"</sitemapindex>"))
    plan, _ = split_again(opened, order(2, keeps_places=False), tmp_path, LATER)
    assert urls_of(plan, opened) == {"sitemap-1.xml": ["1", "2"], "sitemap-2.xml": ["3", "4"]}
    assert list(index_of(tmp_path)) == ["sitemap-1.xml", "sitemap-2.xml", "videos.xml"]
    assert "2 earlier parts are not among the new parts; the first is “sitemap-3.xml”" in said(plan)
