"""A whole site split anew: every row once, all limits held, and each URL where it was."""

from __future__ import annotations

import gzip
import random
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, cli
from sitemap_editor.core.sites import resplitting
from sitemap_editor.core.sites.crew import Here, Place
from sitemap_editor.core.sites.parts import Limits
from sitemap_editor.core.sites.resplitting import SiteSplit, SplitOptions, split_site
from sitemap_editor.core.sites.sources import site_files
from sitemap_editor.core.sites.survey import SiteReader
from tests.core.sitemaps import urlset
from tests.core.sites.test_survey import GOOGLE, make_site

NOW = datetime(2026, 5, 6, 7, 8, 9, tzinfo=UTC)
URL = "https://e.com/"
PATHS = st.lists(st.text("abc", min_size=1, max_size=3), max_size=12)


def split(
    index: Path, folder: Path, limits: Limits, place: Place | None = None, **more: bool
) -> SiteSplit:
    options = SplitOptions(limits, URL, **more)
    return split_site(site_files(str(index)), folder, options, place or Here(1), now=NOW)


def places(folder: Path, found: SiteSplit) -> dict[str, list[str]]:
    """Return the URLs of each file."""
    return {
        part.name: [row.loc or "" for row in Document.open(folder / part.name)]
        for part in found.parts
    }


def files_of(urls: dict[str, list[str]]) -> dict[str, str]:
    return {url: name for name, some in urls.items() for url in some}


@given(st.lists(PATHS, min_size=1, max_size=4), st.integers(1, 6), st.integers(180, 500))
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_every_row_is_in_one_file_and_no_limit_is_passed(
    tmp_path_factory: pytest.TempPathFactory, files: list[list[str]], rows: int, size: int
) -> None:
    folder = tmp_path_factory.mktemp("site")
    index = make_site(folder / "site", files)
    found = split(index, folder / "new", Limits(rows, size))
    urls = places(folder / "new", found)
    before = Counter(f"https://e.com/{path}" for paths in files for path in paths)
    assert Counter(url for some in urls.values() for url in some) == before
    for part in found.parts:
        assert part.bytes == (folder / "new" / part.name).stat().st_size
        if part.name not in found.too_large:
            assert part.rows <= rows
            assert part.bytes <= size
        else:
            assert len(set(urls[part.name])) == 1
    assert len(files_of(urls)) == len(before)  # equal URLs are side by side
    again = split(index, folder / "new", Limits(rows, size))
    assert again.parts == found.parts
    assert again.unchanged == len(again.parts)


def numbered(first: int, last: int) -> list[str]:
    return [f"{number:06}" for number in range(first, last)]


def test_a_url_stays_in_its_file_after_small_changes(tmp_path: Path) -> None:
    chance = random.Random(7)
    urls = numbered(0, 3000)
    chance.shuffle(urls)
    files = [urls[at : at + 500] for at in range(0, 3000, 500)]
    index = make_site(tmp_path / "site", files)
    limits = Limits(400, 50_000_000)
    first = split(index, tmp_path / "new", limits)
    sizes = [part.rows for part in first.parts]
    assert len(sizes) == 9
    assert max(sizes) <= 400
    assert min(sizes) > 250
    before = files_of(places(tmp_path / "new", first))
    gone = set(chance.sample(urls, 60))
    changed = [[url for url in some if url not in gone] for some in files]
    changed[0] += [f"{each}-new" for each in chance.sample(urls, 60)]
    make_site(tmp_path / "site", changed)
    second = split(index, tmp_path / "new", limits)
    after = files_of(places(tmp_path / "new", second))
    assert sum(part.rows for part in second.parts) == 3000
    assert {url for url in before.keys() & after.keys() if before[url] != after[url]} == set()
    assert [part.name for part in second.parts] == [part.name for part in first.parts]


def test_what_fills_up_is_cut_and_what_empties_is_told(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [numbered(0, 100)])
    limits = Limits(40, 50_000_000)
    first = split(index, tmp_path / "new", limits)
    make_site(tmp_path / "site", [[*numbered(20, 100), *(f"000030-{n}" for n in range(60))]])
    second = split(index, tmp_path / "new", limits)
    assert {part.name for part in first.parts} < {part.name for part in second.parts}
    assert all(part.rows <= 40 for part in second.parts)
    make_site(tmp_path / "site", [numbered(0, 3)])
    third = split(index, tmp_path / "new", limits)
    assert len(third.parts) == 1
    assert len(third.no_longer) == len(second.parts) - 1
    anew = split(index, tmp_path / "new", limits, keeps_places=False)
    assert [part.name for part in anew.parts] == ["sitemap-00001.xml"]


def test_the_index_lists_the_files_with_the_dates_at_which_they_changed(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [numbered(0, 30), numbered(30, 60)])
    limits = Limits(20, 50_000_000)
    found = split(index, tmp_path / "new", limits, is_compressed=True)
    listed = Document.open(found.indexes[0])
    assert [row.loc for row in listed] == [URL + part.name for part in found.parts]
    assert all(part.name.endswith(".xml.gz") for part in found.parts)
    assert gzip.decompress((tmp_path / "new" / found.parts[0].name).read_bytes())
    survey = SiteReader(GOOGLE, tmp_path / "out", place=Here(1)).read(
        site_files(str(found.indexes[0]))
    )
    assert (survey.problems, survey.duplicate_urls, survey.unlisted) == ({}, 0, [])
    first = index.parent / "0.xml"
    first.write_bytes(first.read_bytes().replace(b"2024-05-01", b"2026-01-01", 1))
    options = SplitOptions(limits, URL, is_compressed=True)
    later = datetime(2027, 1, 1, tzinfo=UTC)
    again = split_site(site_files(str(index)), tmp_path / "new", options, Here(1), now=later)
    dates = [part.lastmod[:4] for part in again.parts]
    assert dates == ["2027", *["2026"] * (len(dates) - 1)]


def test_rows_of_all_kinds_of_files_stand_under_one_root(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    image = "http://www.google.com/schemas/sitemap-image/1.1"
    (site / "a.xml").write_bytes(
        urlset(
            f'<url><loc>https://e.com/a</loc><i:image xmlns:i="{image}">'
            "<i:loc>https://e.com/a.png</i:loc></i:image></url>"
        )
    )
    sitemap = "http://www.sitemaps.org/schemas/sitemap/0.9"
    (site / "b.xml").write_bytes(
        f'<s:urlset xmlns:s="{sitemap}" xmlns:image="{image}"><s:url><s:loc>https://e.com/b</s:loc>'
        "<image:image><image:loc>https://e.com/b.png</image:loc></image:image></s:url></s:urlset>".encode()
    )
    (site / "c.txt").write_bytes(b"https://e.com/c\nhttps://e.com/?d&e\n")
    found = split(site, tmp_path / "new", Limits(50, 50_000_000))
    document = Document.open(tmp_path / "new" / found.parts[0].name)
    assert [row.loc for row in document] == [
        *("https://e.com/?d&e", "https://e.com/a", "https://e.com/b", "https://e.com/c")
    ]
    survey = SiteReader(GOOGLE, tmp_path / "out", place=Here(1)).read(
        site_files(str(found.indexes[0]))
    )
    assert survey.unreadable == 0


def test_nothing_is_written_where_urls_would_be_lost(tmp_path: Path) -> None:
    index = make_site(tmp_path / "site", [["a"], ["b"]], listed=3)
    new = tmp_path / "new"
    assert split(index, new, Limits(5, 50_000_000)).problems
    make_site(tmp_path / "site", [["a"], ["b"]])
    (index.parent / "0.xml").write_bytes(b"<urlset>")
    found = split(index, new, Limits(5, 50_000_000))
    assert [Path(name).name for name in found.problems] == ["0.xml"]
    assert list(new.iterdir()) == []


def test_many_files_are_joined_before_they_are_read_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [numbered(at, at + 7) for at in range(0, 70, 7)]
    index = make_site(tmp_path / "site", files)
    plain = split(index, tmp_path / "plain", Limits(9, 50_000_000))
    monkeypatch.setattr(resplitting, "_SIDE_BY_SIDE", 2)
    monkeypatch.setattr(resplitting, "_JOINED_AT_ONCE", 3)
    joined = split(index, tmp_path / "joined", Limits(9, 50_000_000), Here(2))
    assert joined.parts == plain.parts
    assert sorted(path.name for path in (tmp_path / "joined").iterdir()) == sorted(
        path.name for path in (tmp_path / "plain").iterdir()
    )


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index = make_site(tmp_path / "site", [numbered(0, 30)])
    new = str(tmp_path / "new")
    arguments: Sequence[str] = ["site", str(index), "--split", new, "--workers", "1"]
    assert cli.main([*arguments, "--max-urls", "20"]) == 0
    assert "2 files, 0 as they were" in capsys.readouterr().out
    listed = [row.loc for row in Document.open(tmp_path / "new" / "sitemap_index.xml")]
    assert listed == ["https://e.com/sitemap-00001.xml", "https://e.com/sitemap-00002.xml"]
    assert cli.main([*arguments, "--max-urls", "0"]) == 2
    assert cli.main([*arguments, "--output", new]) == 2
    assert cli.main(["site", str(index.parent), "--split", new, "--max-bytes", "0"]) == 2
    (tmp_path / "new" / "assignment.jsonl").unlink()
    assert cli.main(arguments) == 2
    assert "--force" in capsys.readouterr().err
