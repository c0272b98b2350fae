"""`sitemap-tool lastmod`."""

from __future__ import annotations

import json
import os
import re
import shutil
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_editor import cli
from sitemap_editor.core.protocol.page_result import PageResult
from sitemap_editor.core.web.live.change_history import digest_of
from sitemap_editor.core.web.live.store import ResultStore
from tests.core.sitemaps import urlset
from tests.core.web.dating.test_git_log import Repository
from tests.indexnow_double import served

_PATTERN = "https://example.com/{path} -> content/{path}.md"


@pytest.fixture
def sitemap(tmp_path: Path) -> Path:
    """Return a sitemap whose first two pages have a file of 2001-09-09."""
    rows = "".join(
        f"<url><loc>https://example.com/{name}</loc><lastmod>2026-01-01</lastmod></url>\n"
        for name in ("a", "b", "c")
    )
    path = tmp_path / "sitemap.xml"
    path.write_text(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{rows}</urlset>'
    )
    (tmp_path / "content").mkdir()
    for name in ("a.md", "b.md"):
        file = tmp_path / "content" / name
        file.write_text("x")
        os.utime(file, (1_000_000_000, 1_000_000_000))
    return path


def lastmod(path: Path, *options: object) -> int:
    return cli.main(["lastmod", str(path), *map(str, options)])


def test_times_of_files_are_set_and_the_rest_stays(
    sitemap: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    options = ("--from", "files", "--pattern", _PATTERN)
    assert lastmod(sitemap, *options, "--dry-run") == 0
    assert sitemap.read_bytes() == before
    told = capsys.readouterr().out.splitlines()
    assert told[0] == (
        f"{sitemap}:1: 2026-01-01 -> 2001-09-09 (file content/a.md) https://example.com/a"
    )
    assert told[-1].startswith(f"{sitemap}: 2 of 3 dates change (0 are cleared), 0 agree")
    assert lastmod(sitemap, *options, "--in-place") == 0
    assert sitemap.read_bytes() == before.replace(b"2026-01-01", b"2001-09-09", 2)


def test_only_rows_of_a_filter_change_and_json_tells_the_evidence(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "new.xml"
    options = ("--from", "files", "--pattern", _PATTERN, "--where", "loc:com/b", "--format", "json")
    assert lastmod(sitemap, *options, "--output", str(output), "--precision", "time") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["saved"] == str(output)
    assert told["rows"] == 1
    [proposal] = told["proposals"]
    assert (proposal["row"], proposal["now"]) == (2, "2026-01-01")
    assert proposal["proposed"] == "2001-09-09T01:46:40Z"
    assert proposal["evidence"] == [
        {"source": "file", "date": "2001-09-09T01:46:40+00:00", "detail": "content/b.md"}
    ]
    assert output.read_bytes().count(b"2001-09-09T01:46:40Z") == 1


def test_an_older_version_gives_back_its_dates(
    sitemap: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older = tmp_path / "older.xml"
    older.write_bytes(sitemap.read_bytes().replace(b"2026-01-01", b"2020-05-06", 1))
    options = ("--from", "history", "--older", str(older), "--dry-run")
    assert lastmod(sitemap, *options) == 0
    assert "2026-01-01 -> 2020-05-06 (history 2020-05-06)" in capsys.readouterr().out


@pytest.mark.skipif(shutil.which("git") is None, reason="no git here")
def test_the_log_of_a_repository_tells_dates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    repository = Repository(tmp_path / "site")
    repository.commit("2024-05-06T10:00:00+02:00", {"content/a.md": "1", "content/b.md": "1"})
    repository.commit("2025-07-08T10:00:00Z", {"content/b.md": "2"})
    path = repository.root / "sitemap.xml"
    urls = "".join(f"<url><loc>https://example.com/{name}</loc></url>" for name in "abc")
    path.write_bytes(urlset(urls))
    assert lastmod(path, "--from", "git,files", "--pattern", _PATTERN, "--in-place") == 0
    assert re.findall(rb"<lastmod>(.*?)</lastmod>", path.read_bytes()) == [
        b"2024-05-06",
        b"2025-07-08",
    ]
    assert "(git content/a.md)" in capsys.readouterr().out


def test_live_pages_tell_their_dates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served() as site:
        site.files = {"/a": b'<meta property="article:modified_time" content="2024-05-06">'}
        site.types = {"/a": "text/html"}
        path = tmp_path / "sitemap.xml"
        rows = "".join(f"<url><loc>{site.url}/{name}</loc></url>" for name in ("a", "gone"))
        path.write_bytes(urlset(rows))
        assert lastmod(path, "--from", "live", "--allow-private", "--in-place") == 0
    assert b"/a</loc><lastmod>2024-05-06</lastmod>" in path.read_bytes()
    told = capsys.readouterr()
    assert "asking for 2 pages" in told.err
    assert "(meta 2024-05-06)" in told.out


def test_a_page_that_changed_since_a_live_check_is_told_with_and_without_asking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, state = tmp_path / "sitemap.xml", tmp_path / "live.jsonl"
    may = int(datetime(2026, 5, 6, 12, tzinfo=UTC).timestamp())
    with served() as site:
        site.files = {"/same": b"A page.", "/other": b"Another page."}
        urls = {name: f"{site.url}/{name}" for name in ("same", "other")}
        rows = "".join(f"<url><loc>{url}</loc></url>" for url in urls.values())
        path.write_bytes(urlset(rows))
        with closing(ResultStore(state)) as store:
            digest = digest_of(b"A page.")
            seen = [
                PageResult(url, may, hops=((200, url),), digest=digest) for url in urls.values()
            ]
            store.put(seen)
        asks = ("--from", "live", "--allow-private", "--state", state)
        assert lastmod(path, *asks, "--dry-run") == 0
        told = capsys.readouterr().out
        assert f"(hash changed since 2026-05-06) {urls['other']}" in told
        assert urls["same"] not in told
        live = ["live", str(path), "--allow-private", "--state", str(state), "--rate", "1000"]
        assert cli.main(live) == 0
    capsys.readouterr()
    assert lastmod(path, "--from", "kept", "--state", state, "--in-place") == 0
    assert "changed since 2026-05-06" in capsys.readouterr().out
    today = datetime.now(UTC).date().isoformat().encode()
    assert path.read_bytes().count(b"<lastmod>") == 1
    assert b"/other</loc><lastmod>" + today in path.read_bytes()


@pytest.mark.parametrize(
    "options",
    [
        ("--from", "files"),
        ("--from", "moon"),
        ("--from", ","),
        ("--from", "history"),
        ("--from", "kept"),
        ("--from", "kept", "--state", "nowhere.jsonl"),
        ("--from", "files", "--pattern", "nothing"),
        ("--from", "git", "--pattern", _PATTERN),
    ],
)
def test_what_is_missing_is_said(
    sitemap: Path, options: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    before = sitemap.read_bytes()
    assert lastmod(sitemap, *options, "--in-place") == 2
    assert capsys.readouterr().err.startswith("sitemap-tool lastmod: ")
    assert sitemap.read_bytes() == before


def test_a_text_sitemap_has_no_dates(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_text("https://example.com/a\n")
    assert lastmod(path, "--from", "files", "--pattern", _PATTERN, "--dry-run") == 2
