"""Whole sites: what is across files is found, whoever does the work, however often it stops."""

from __future__ import annotations

import gzip
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.sites import exchange, output
from sitemap_editor.core.sites.crew import Here
from sitemap_editor.core.sites.exchange import merged, shared_urls
from sitemap_editor.core.sites.keys import write_keys
from sitemap_editor.core.sites.manifest import MANIFEST
from sitemap_editor.core.sites.output import write_tables
from sitemap_editor.core.sites.sources import site_files
from sitemap_editor.core.sites.survey import SiteReader, SiteSurvey
from tests.core.sitemaps import SITEMAP, urlset

GOOGLE = "google"


def make_site(folder: Path, files: Sequence[Sequence[str]], listed: int | None = None) -> Path:
    """Write files of URLs' paths, and an index that lists so many."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, paths in enumerate(files):
        rows = "".join(
            f"<url><loc>https://e.com/{path}</loc><lastmod>2024-05-0{number + 1}</lastmod></url>"
            for path in paths
        )
        (folder / f"{number}.xml").write_bytes(urlset(rows))
    rows = "".join(
        f"<sitemap><loc>https://e.com/{number}.xml</loc></sitemap>"
        for number in range(len(files) if listed is None else listed)
    )
    index = folder / "index.xml"
    index.write_bytes(f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>'.encode())
    return index


def survey(source: Path, folder: Path, workers: int = 1) -> SiteSurvey:
    return SiteReader(GOOGLE, folder, place=Here(workers)).read(site_files(str(source)))


LETTERS = st.lists(st.text("abcdef", min_size=1, max_size=1), max_size=6)


@given(st.lists(LETTERS, min_size=1, max_size=4))
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_urls_in_several_files_are_those_that_a_count_finds(
    tmp_path_factory: pytest.TempPathFactory, files: list[list[str]]
) -> None:
    folder = tmp_path_factory.mktemp("site")
    found = survey(make_site(folder, files), folder / "out")
    in_files = Counter(path for paths in files for path in set(paths))
    shared = {f"https://e.com/{path}" for path, count in in_files.items() if count > 1}
    assert found.duplicate_urls == len(shared)
    assert {duplicate.loc for duplicate in found.duplicates} == shared
    assert found.summary()["rows"] == sum(map(len, files))
    for duplicate in found.duplicates:
        assert len(duplicate.places) == sum(
            paths.count(duplicate.loc.removeprefix("https://e.com/")) for paths in files
        )


def test_pages_in_several_files_under_several_urls_are_told_with_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "_PARQUET", "no_such_module")
    index = make_site(tmp_path / "site", [["a", "b", "b/"], ["c"], ["d", "index.html"]])
    second = index.with_name("1.xml")
    rows = "".join(
        f"<url><loc>{url}</loc></url>"
        for url in ("http://www.e.com/a/", "https://E.com/a", "https://e.com/")
    )
    second.write_bytes(second.read_bytes().replace(b"</urlset>", rows.encode() + b"</urlset>"))
    found = survey(index, tmp_path / "out")
    assert (found.duplicate_urls, found.same_pages) == (0, 2)
    told = {frozenset(loc for loc, _, _ in page.places) for page in found.pages}
    assert told == {
        frozenset({"https://e.com/a", "http://www.e.com/a/", "https://E.com/a"}),
        frozenset({"https://e.com/", "https://e.com/index.html"}),
    }
    write_tables(tmp_path / "out", found)
    assert len((tmp_path / "out" / "duplicates.csv").read_text().splitlines()) == 6


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("before", ["", "<!-- <loc>no</loc> -->"])
@pytest.mark.parametrize("url", ["https://e.com/?a&amp;b", "https://e.com/?&#97;&quot;"])
def test_urls_in_several_files_are_named_as_they_are_however_they_are_written(
    tmp_path: Path, packed: bool, before: str, url: str
) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]])
    for number in range(2):
        path = index.with_name(f"{number}.xml")
        row = f"{before}<url><loc> {url}</loc></url></urlset>".encode()
        data = path.read_bytes().replace(b"</urlset>", row)
        path.write_bytes(gzip.compress(data) if packed else data)
    [found] = survey(index, tmp_path / "out").duplicates
    assert found.loc in ("https://e.com/?a&b", 'https://e.com/?a"')
    assert [row for _, row in found.places] == [2, 2]


def test_what_is_missing_unlisted_and_unreadable_is_told(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"], ["c"]], listed=2)
    index.write_bytes(
        index.read_bytes().replace(
            b"</sitemapindex>",
            b"<sitemap><loc>https://e.com/gone.xml</loc></sitemap></sitemapindex>",
        )
    )
    (index.parent / "1.xml").write_bytes(b"<urlset><url>")
    found = survey(index, tmp_path / "out")
    assert found.missing == ["https://e.com/gone.xml"]
    assert [Path(path).name for path in found.unlisted] == ["2.xml"]
    assert found.unreadable == 1
    assert [Path(file.file).name for file in found.files] == ["0.xml", "1.xml"]
    assert found.summary()["newest_lastmod"] == "2024-05-01"


def test_folders_and_patterns_find_what_lies_below(tmp_path: Path) -> None:
    make_site(tmp_path / "a", [["x"]])
    make_site(tmp_path / "b", [["y"], ["z"]])
    assert len(site_files(str(tmp_path)).files) == 3
    assert len(site_files(str(tmp_path / "*" / "[01].xml")).files) == 3
    with pytest.raises(SitemapError, match="no sitemap"):
        site_files(str(tmp_path / "nothing*"))


def test_what_is_finished_is_not_read_again(tmp_path: Path) -> None:
    index, out = make_site(tmp_path / "site", [["a"], ["b"], ["a"]]), tmp_path / "out"
    first = survey(index, out).summary()
    lines = (out / MANIFEST).read_text().splitlines()
    assert len(lines) == 3
    (out / MANIFEST).write_text("\n".join(lines[:2]) + "\n" + lines[2][:20])  # killed in the midst
    assert survey(index, out).summary() == first
    (tmp_path / "site" / "1.xml").write_bytes(urlset("<url><loc>https://e.com/a</loc></url>" * 2))
    again = survey(index, out)
    assert again.summary()["rows"] == 4
    assert again.duplicate_urls == 1
    assert len((out / MANIFEST).read_text().splitlines()) == 5


def test_older_files_can_be_left_out(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]])
    os.utime(tmp_path / "site" / "0.xml", (0, 0))
    since = datetime(2020, 1, 1, tzinfo=UTC)
    reader = SiteReader(GOOGLE, tmp_path / "out", since=since, place=Here(1))
    found = reader.read(site_files(str(index)))
    assert (found.skipped, len(found.files)) == (1, 1)


def test_tables_hold_what_was_found(tmp_path: Path) -> None:
    found = survey(make_site(tmp_path / "site", [["a"], ["a"]]), tmp_path / "out")
    written = write_tables(tmp_path / "out", found)
    assert {path.stem for path in written} == {"files", "problems", "duplicates", "languages"}
    if (text := tmp_path / "out" / "duplicates.csv").exists():
        assert text.read_text().splitlines()[0] == "loc,file,row,same_page_as"
        assert len(text.read_text().splitlines()) == 3


def test_tables_tell_what_is_wrong_with_an_index_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "_PARQUET", "no_such_module")
    index = make_site(tmp_path / "site", [["a"], ["b"]], listed=3)
    write_tables(tmp_path / "out", survey(index, tmp_path / "out"))
    assert f"{index},I06,1" in (tmp_path / "out" / "problems.csv").read_text().splitlines()


def test_tables_of_parquet_have_their_types_however_few_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_tables(tmp_path / "out", survey(make_site(tmp_path / "site", [[]]), tmp_path / "out"))
    schema = parquet.read_schema(tmp_path / "out" / "duplicates.parquet")
    assert list(map(str, schema.types)) == ["string", "string", "int64", "string"]


@given(
    st.lists(
        st.one_of(
            st.datetimes(datetime(2023, 12, 27), datetime(2024, 1, 3)).flatmap(
                lambda moment: st.sampled_from(
                    [
                        *(f"{moment:%Y-%m-%dT%H:%M:%S}{zone}" for zone in ("Z", "+14:00")),
                        f"{moment:%Y-%m-%dT%H:%M}-12:00",
                        *(f"{moment:{form}}" for form in ("%Y", "%Y-%m", "%Y-%m-%d")),
                    ]
                )
            ),
            st.sampled_from(("9999-12-31T", "99991231", "tomorrow", "", "0001-01-01")),
        ),
        max_size=8,
    )
)
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_newest_date_is_that_of_the_latest_moment(
    tmp_path_factory: pytest.TempPathFactory, dates: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("site")
    rows = "".join(
        f"<url><loc>https://e.com/</loc><lastmod>{each}</lastmod></url>" for each in dates
    )
    (folder / "a.xml").write_bytes(urlset(rows))
    said = survey(folder / "a.xml", folder / "out").files[0].newest_lastmod
    moments = [each.earliest for each in map(parse_w3c, dates) if isinstance(each, W3CDate)]
    checked = parse_w3c(said or "")
    found = checked.earliest if isinstance(checked, W3CDate) else None
    assert found == max(moments, default=None)


@dataclass(frozen=True)
class Deadly:
    """A task that kills its process the first time."""

    mark: Path
    value: int

    def run(self) -> int:
        if self.value == 2 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.value


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_lost_worker_costs_no_result(tmp_path: Path) -> None:
    tasks = [Deadly(tmp_path / "mark", value) for value in range(6)]
    found = dict(Here(2).carried_out(tasks))
    assert found == {number: number for number in range(6)}
    (tmp_path / "mark").unlink()
    with Here(2) as kept:
        for _ in range(2):
            assert dict(kept.carried_out(tasks)) == found


def test_processes_and_one_find_the_same(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a", "b"], ["b", "c"], ["c"]])
    one, several = (survey(index, tmp_path / f"out{each}", each) for each in (1, 2))
    assert one.summary() == several.summary()
    assert one.duplicates == several.duplicates


@given(
    st.lists(st.lists(st.binary(max_size=3), max_size=8), min_size=1, max_size=9),
    st.integers(2, 9),
    st.integers(1, 40),
)
@settings(max_examples=25, deadline=None)
def test_a_tree_of_merges_finds_what_a_count_finds(
    tmp_path_factory: pytest.TempPathFactory, files: list[list[bytes]], fan_in: int, rows: int
) -> None:
    folder = tmp_path_factory.mktemp("keys")
    paths = [folder / str(number) for number in range(len(files))]
    for path, urls in zip(paths, files, strict=True):
        write_keys(path, urls)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(exchange, "_FAN_IN", fan_in)
        patch.setattr(exchange, "_ROWS_A_RANGE", rows)
        keys = merged(dict(enumerate(paths)), folder, "merged", Here(1))
        found = shared_urls(keys, sum(map(len, files)), Here(1))
        keys.remove()
    in_files = Counter(url for urls in files for url in set(urls) if url)
    shared = [url for url, count in in_files.items() if count > 1]
    assert found.count == len(shared)
    assert {tuple((number, row) for number, row, _ in each) for each in found.places} == {
        tuple(
            (number, row)
            for number, urls in enumerate(files)
            for row, each in enumerate(urls)
            if each == url
        )
        for url in shared
    }
    assert sorted(path for path in folder.iterdir()) == sorted(paths)


def test_a_folder_hides_no_file_that_cannot_be_read_and_counts_no_note(tmp_path: Path) -> None:
    site = tmp_path / "site"
    make_site(site, [["a"], ["b"]])
    (site / "cut.xml").write_bytes(urlset("")[:40])
    (site / "empty.xml").write_bytes(b"")
    (site / "page.xml").write_bytes(b"<!doctype html><html><body>503</body></html>")
    (site / "noise.xml.gz").write_bytes(b"\x1f\x8b\x08\x00 nothing")
    (site / "notes.txt").write_bytes(b"remember the milk\n")
    (site / "feed.xml").write_bytes(b'<rss version="2.0"><channel/></rss>')
    (site / "settings.xml").write_bytes(b"<settings/>")
    (site / "urls.txt").write_bytes(b"https://e.com/c\n")
    for source in (site, site / "*"):
        found = survey(source, tmp_path / "out")
        unreadable = {Path(each.file).name for each in found.files if each.unreadable}
        assert unreadable == {"cut.xml", "empty.xml", "page.xml", "noise.xml.gz"}
        assert sum(each.rows for each in found.files) == 3
        assert found.unreadable == 4


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may read all")
def test_a_folder_that_may_not_be_read_is_told(tmp_path: Path) -> None:
    site, out = tmp_path / "site", tmp_path / "out"
    make_site(site, [["a"]])
    (site / "closed").mkdir(mode=0)
    assert list(survey(site, out).unreadable_indexes) == [str(site / "closed")]


def test_an_index_that_vanishes_meanwhile_is_told(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]])
    files = site_files(str(index))
    index.unlink()
    found = SiteReader(GOOGLE, tmp_path / "out", place=Here(1)).read(files)
    assert list(found.unreadable_indexes) == [str(index)]
    assert [each.rows for each in found.files] == [1, 1]


def test_what_another_version_or_nobody_wrote_is_read_anew(tmp_path: Path) -> None:
    index, out = make_site(tmp_path / "site", [["a"], ["b"]]), tmp_path / "out"
    whole = survey(index, out)
    manifest = out / MANIFEST
    said = manifest.read_text().replace('"rows": 1', '"rows": 7')
    manifest.write_text(said)
    assert [each.rows for each in survey(index, out).files] == [7, 7]
    manifest.write_text(re.sub('"version": "[^"]*"', '"version": "0"', said))
    assert survey(index, out) == whole
    manifest.write_bytes(b'\xff{"x": 1}\n[]\n7\n"profile"\n{"profile": [], "file": []}\n')
    assert survey(index, out) == whole


def test_keys_are_written_whole_or_not_at_all(tmp_path: Path) -> None:
    def stopped() -> Iterator[bytes]:
        yield b"https://e.com/b"
        raise KeyboardInterrupt

    path = tmp_path / "keys"
    write_keys(path, [b"https://e.com/a"])
    before = path.read_bytes()
    with pytest.raises(KeyboardInterrupt):
        write_keys(path, stopped())
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="names are Unicode there")
def test_tables_name_files_whose_names_are_no_unicode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(output, "_PARQUET", "no_such_module")
    site = tmp_path / "site"
    site.mkdir()
    (site / os.fsdecode(b"s\xff.xml")).write_bytes(urlset("<url><loc>https://e.com/</loc></url>"))
    write_tables(tmp_path, survey(site, tmp_path / "out"))
    assert "s\\udcff.xml" in (tmp_path / "files.csv").read_text("utf-8")


def test_links_in_a_circle_are_no_end(tmp_path: Path) -> None:
    site = tmp_path / "site"
    make_site(site, [["a"]])
    (site / "one.xml").symlink_to("two.xml")
    (site / "two.xml").symlink_to("one.xml")
    for source in (site, site / "*"):
        assert sum(each.rows for each in survey(source, tmp_path / "out").files) == 1


def test_an_index_counts_wherever_it_stands_in_its_folder(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"], ["c"]], listed=2)
    (index.parent / "urls.txt").write_bytes(b"https://e.com/d")
    rows = b"<sitemap><loc>https://e.com/urls.txt</loc></sitemap></sitemapindex>"
    index.write_bytes(index.read_bytes().replace(b"</sitemapindex>", rows))
    for name in ("index.xml", "0-index.xml", "z-index.xml"):
        index = index.rename(index.with_name(name))
        files = site_files(str(index.parent))
        assert {each.loc.rpartition("/")[2] for each in files.files} == {
            *("0.xml", "1.xml", "urls.txt", "")
        }
        assert [Path(name).name for name in files.unlisted] == ["2.xml"]


def test_compressed_files_are_called_right_and_files_left_out_are_no_indexes(
    tmp_path: Path,
) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]])
    packed = index.with_name("0.xml.gz")
    packed.write_bytes(gzip.compress(index.with_name("0.xml").read_bytes()))
    index.with_name("0.xml").unlink()
    index.write_bytes(index.read_bytes().replace(b"0.xml", b"0.xml.gz"))
    assert survey(index, tmp_path / "out").problems == {}
    since = datetime(2100, 1, 1, tzinfo=UTC)
    reader = SiteReader(GOOGLE, tmp_path / "new", since=since, place=Here(1))
    assert reader.read(site_files(str(index))).problems == {}
