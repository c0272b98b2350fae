from __future__ import annotations

import os
from pathlib import Path

import pytest

from sitemap_editor import Document, Row, SitemapError
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import Cancelled, NotASitemap
from sitemap_editor.core.files.survey import survey
from sitemap_editor.core.operations.indexing.plan import index_of, robots_lines, rows_for
from sitemap_editor.core.protocol.location import Published
from tests.core.checks.whole_files import assert_whole
from tests.core.sitemaps import urlset

FOLDER = "https://example.com/maps/"
GOOD = "<url><loc>https://example.com/a</loc></url>"
WHEN = 1_700_000_000
DATE = "2023-11-14T22:13:20Z"


def put(path: Path, data: bytes | None = None) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(urlset(GOOD) if data is None else data)
    os.utime(path, ns=(WHEN * 10**9 + 999_999_999,) * 2)
    return path


def locs(rows: list[Row]) -> list[str]:
    return [(row.loc or "").removeprefix(FOLDER) for row in rows]


def test_an_index_lists_the_files_in_order_each_with_when_it_changed(tmp_path: Path) -> None:
    files = [put(tmp_path / name) for name in ("b.xml", "a&1.xml", "a b é.xml")]
    opened = index_of(files, FOLDER)
    assert opened.kind == "sitemapindex"
    assert locs(list(opened)) == ["b.xml", "a&1.xml", "a%20b%20%C3%A9.xml"]
    assert {row.lastmod for row in opened} == {DATE}
    assert_whole(opened)


def test_nothing_is_wrong_with_an_index_that_was_made(tmp_path: Path) -> None:
    files = [put(tmp_path / "a.xml"), put(tmp_path / "en" / "c d.xml", b"https://example.com/b\n")]
    opened = index_of(files, FOLDER, index_path=tmp_path / "index.xml")
    children = survey(tmp_path / "index.xml", (row.loc for row in opened))
    assert [child.path for child in children.rows] == files
    place = Published(FOLDER + "index.xml")
    checker = Checker(context=CheckContext(published=place, children=children))
    verdicts = checker.check(opened.table)
    assert not any(each.severity.value == "error" for each in verdicts.file)
    assert verdicts.rows == {}


def test_urls_begin_at_the_folder_of_the_index_where_all_lie_below_it(tmp_path: Path) -> None:
    files = [put(tmp_path / "x" / name) for name in ("one.xml", "deep/two.xml")]
    assert locs(rows_for(files, FOLDER, tmp_path / "index.xml")) == ["x/one.xml", "x/deep/two.xml"]
    assert locs(rows_for(files, FOLDER, tmp_path / "x" / "index.xml")) == [
        "one.xml",
        "deep/two.xml",
    ]


def test_else_they_begin_at_the_folder_the_files_have_in_common(tmp_path: Path) -> None:
    files = [put(tmp_path / "x" / name) for name in ("one.xml", "deep/two.xml")]
    for index_path in (None, tmp_path / "elsewhere" / "index.xml"):
        assert locs(rows_for(files, FOLDER, index_path)) == ["one.xml", "deep/two.xml"]


def test_a_file_that_is_given_twice_and_the_index_itself_are_left_out(tmp_path: Path) -> None:
    a = put(tmp_path / "a.xml")
    index = put(tmp_path / "index.xml", index_of([a], FOLDER).to_bytes())
    files = [a, tmp_path / "sub" / ".." / "a.xml", index]
    assert locs(rows_for(files, FOLDER, index)) == ["a.xml"]
    assert rows_for([index], FOLDER, index) == []
    assert len(index_of([], FOLDER)) == 0


def test_an_index_is_refused_with_its_name(tmp_path: Path) -> None:
    other = put(tmp_path / "other.xml", index_of([put(tmp_path / "a.xml")], FOLDER).to_bytes())
    with pytest.raises(NotASitemap, match=r"“other\.xml”") as caught:
        rows_for([tmp_path / "a.xml", other], FOLDER)
    assert (caught.value.code, caught.value.path) == ("I04", str(other))


def test_what_is_no_sitemap_is_refused_with_its_path(tmp_path: Path) -> None:
    for data in (b"<html></html>", b"", urlset(GOOD)[:-3]):
        page = put(tmp_path / "page.xml", data)
        with pytest.raises(SitemapError) as caught:
            index_of([page], FOLDER)
        assert caught.value.path == str(page)
    for missing in (tmp_path / "none.xml", tmp_path):
        with pytest.raises(SitemapError):
            rows_for([missing], FOLDER)


def test_files_without_a_folder_in_common_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def several_drives(_paths: object) -> str:
        raise ValueError

    monkeypatch.setattr(os.path, "commonpath", several_drives)  # as on Windows
    with pytest.raises(NotASitemap, match="drives"):
        rows_for([put(tmp_path / "a.xml")], FOLDER)


def test_progress_is_told_and_a_cancel_stops(tmp_path: Path) -> None:
    files = [put(tmp_path / name) for name in ("a.xml", "b.xml")]
    told: list[float] = []
    rows_for(files, FOLDER, progress=told.append)
    assert told == sorted(told)
    assert 0.5 < told[-1] <= 1.0

    def stop(part: float) -> None:
        if part > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        index_of(files, FOLDER, progress=stop)


def test_rows_can_be_added_to_an_index_that_is_open(tmp_path: Path) -> None:
    from sitemap_editor import InsertRows

    opened = index_of([put(tmp_path / "a.xml")], FOLDER)
    opened.apply(InsertRows(1, rows_for([put(tmp_path / "b.xml")], FOLDER)))
    assert locs(list(opened)) == ["a.xml", "b.xml"]
    assert_whole(opened)
    assert list(Document.from_bytes(opened.to_bytes())) == list(opened)


def test_the_line_for_robots_txt_comes_with_what_there_is_to_say() -> None:
    url = FOLDER + "index.xml"
    assert robots_lines(Published(url)) == (f"Sitemap: {url}\n", None)
    lines, remark = robots_lines(Published(url, is_sure=False))
    assert lines == f"Sitemap: {url}\n"
    assert remark is not None
    assert url in str(remark)
    assert not remark.is_obstacle
    lines, remark = robots_lines(None)
    assert lines == ""
    assert remark is not None
    assert remark.is_obstacle
