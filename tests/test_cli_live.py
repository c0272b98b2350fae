"""`sitemap-tool live`, against a server on this computer whose log tells how politely it asks."""

from __future__ import annotations

import csv
import io
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from statistics import median_low
from threading import Thread
from typing import NamedTuple

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset

KEYS = [
    "loc", "status", "error", "hops", "target", "canonical", "indexable", "reason", "robots",
    "content_type", "bytes", "last_modified", "etag",
]  # fmt: skip


class Said(NamedTuple):
    """What the server answers at a path."""

    status: int = 200
    headers: Mapping[str, str] = {"Content-Type": "text/html"}
    body: bytes = b"<html><head><title>t</title></head></html>"


class Site:
    """A server with pages by path, and its log: time, method, path, headers."""

    def __init__(self, pages: Mapping[str, Said]) -> None:
        self.pages = pages
        self.log: list[tuple[float, str, str, Mapping[str, str]]] = []
        site = self

        class Handler(BaseHTTPRequestHandler):
            def _answer(self) -> None:
                site.log.append((time.monotonic(), self.command, self.path, dict(self.headers)))
                said = site.pages.get(self.path, Said(404))
                if said.headers.get("ETag") and said.headers["ETag"] == self.headers.get(
                    "If-None-Match"
                ):
                    said = Said(304, {}, b"")
                self.send_response(said.status)
                for name, value in said.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(said.body)))
                self.end_headers()
                if self.command == "GET":
                    self.wfile.write(said.body)

            do_GET = do_HEAD = _answer  # noqa: N815 - names of the library

            def log_message(self, *_arguments: object) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def paths(self) -> list[str]:
        """Return what was asked, but for robots.txt."""
        return [path for _, _, path, _ in self.log if path != "/robots.txt"]


def link(target: str) -> Said:
    return Said(body=f'<link rel="canonical" href="{target}">'.encode())


DATED = {
    "Content-Type": "text/html",
    "ETag": '"1"',
    "Last-Modified": "Mon, 23 Nov 2026 10:00:00 GMT",
}
PAGES = {
    "/": Said(headers=DATED),
    "/old": Said(301, {"Location": "/older"}),
    "/older": Said(302, {"Location": "/"}),
    "/noindex": Said(body=b'<meta name="robots" content="noindex">'),
    "/canonical": link("/"),
    "/private/x": Said(),
    "/robots.txt": Said(body=b"User-agent: *\nDisallow: /private\n"),
}  # fmt: skip


@pytest.fixture
def site() -> Iterator[Site]:
    found = Site(PAGES)
    yield found
    found.close()


def sitemap(folder: Path, site: Site, *paths: str) -> Path:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset("".join(f"<url><loc>{site.url}{each}</loc></url>" for each in paths)))
    return path


def run(*arguments: object) -> int:
    return cli.main(["live", *map(str, arguments), "--allow-private"])


def test_json_says_what_became_of_each_url(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = ("/", "/old", "/noindex", "/canonical", "/private/x", "/gone")
    file = sitemap(tmp_path, site, *paths)
    assert run(file, "--format", "json", "--rate", "50") == 1
    found = json.loads(capsys.readouterr().out)
    assert [list(each) for each in found] == [KEYS] * 6
    by_path = dict(zip(paths, found, strict=True))
    home, old = by_path["/"], by_path["/old"]
    assert home == {
        "loc": f"{site.url}/", "status": 200, "error": None,
        "hops": [{"status": 200, "url": f"{site.url}/"}], "target": f"{site.url}/",
        "canonical": None, "indexable": True, "reason": None, "robots": None,
        "content_type": "text/html", "bytes": len(Said().body),
        "last_modified": "Mon, 23 Nov 2026 10:00:00 GMT", "etag": '"1"',
    }  # fmt: skip
    assert [hop["status"] for hop in old["hops"]] == [301, 302, 200]
    assert (old["status"], old["target"]) == (301, f"{site.url}/")
    assert not old["indexable"]
    assert by_path["/noindex"]["reason"] == "meta noindex"
    assert by_path["/canonical"]["canonical"] == f"{site.url}/"
    assert by_path["/private/x"]["robots"] == "line 2: Disallow: /private"
    assert by_path["/private/x"]["status"] is None
    assert (by_path["/gone"]["status"], by_path["/gone"]["reason"]) == (404, "status 404")


def test_where_nothing_is_wrong_it_ends_with_nought(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(sitemap(tmp_path, site, "/"), "--format", "json") == 0
    assert json.loads(capsys.readouterr().out)[0]["indexable"] is True
    assert run(sitemap(tmp_path, site), "--format", "json") == 0
    assert json.loads(capsys.readouterr().out) == []


def test_text_tells_file_line_and_problem(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = sitemap(tmp_path, site, "/", "/gone")
    assert run(file, "--rate", "50") == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{file}:1:")
    assert "error W03 There is no page at this URL: it answers 404." in out


def test_csv_is_a_table(tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    run(sitemap(tmp_path, site, "/", "/old"), "--format", "csv", "--rate", "50")
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert list(rows[0]) == KEYS
    assert rows[0]["indexable"] == "true"
    assert rows[1]["hops"].startswith(f"301 {site.url}/old 302 ")


def test_only_rows_of_a_filter_are_asked_for(tmp_path: Path, site: Site) -> None:
    run(sitemap(tmp_path, site, "/", "/gone"), "--where", "loc:gone", "--format", "json")
    assert site.paths() == ["/gone"]


def test_the_log_of_the_server_shows_how_politely_it_was_asked(tmp_path: Path, site: Site) -> None:
    run(sitemap(tmp_path, site, *(f"/{number}" for number in range(12))), "--format", "json")
    assert site.log[0][2] == "/robots.txt"
    gaps = [after - before for before, after in pairwise(at for at, *_ in site.log)]
    assert median_low(gaps) > 0.15  # one that is late on its way makes the next look hasty
    assert all("SitemapEditor/" in headers["User-Agent"] for *_, headers in site.log)


def test_heads_are_asked_for_where_that_is_wanted(tmp_path: Path, site: Site) -> None:
    named = ("--user-agent", "Ours/2 (+https://a.org/bot)")
    run(sitemap(tmp_path, site, "/", "/gone"), "--head", "--rate", "50", "--format", "json", *named)
    assert {headers["User-Agent"] for *_, headers in site.log} == {named[1]}
    asked = [(method, path) for _, method, path, _ in site.log if path != "/robots.txt"]
    assert sorted(asked) == [("GET", "/gone"), ("HEAD", "/"), ("HEAD", "/gone")]


def test_a_private_address_needs_a_yes(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file = sitemap(tmp_path, site, "/")
    assert cli.main(["live", str(file), "--format", "json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)[0]["error"] == "private"
    assert "1 URLs on this computer or its network were not asked\n--allow-private" in told.err
    assert site.log == []


def test_the_next_check_is_answered_by_unchanged(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = sitemap(tmp_path, site, "/"), tmp_path / "state"
    for _ in range(2):
        assert run(file, "--state", state, "--format", "json") == 0
        found = json.loads(capsys.readouterr().out)
        assert (found[0]["status"], found[0]["etag"]) == (200, '"1"')
    assert site.log[-1][3]["If-None-Match"] == '"1"'


def test_ended_in_the_middle_it_goes_on_where_it_was(tmp_path: Path, site: Site) -> None:
    file, state = sitemap(tmp_path, site, *(f"/{number}" for number in range(30))), tmp_path / "s"
    arguments = ["live", str(file), "--state", str(state), "--allow-private"]
    process = subprocess.Popen(
        [sys.executable, "-m", "sitemap_editor.cli", *arguments], stdout=subprocess.DEVNULL
    )
    try:
        while len(site.paths()) < 6:
            time.sleep(0.02)
    finally:
        process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        process.wait()
    known = state.read_bytes().count(b'"u":')
    assert known >= 3
    before = len(site.paths())
    run(file, "--state", state, "--rate", "50", "--format", "json")
    asked_again = len(site.paths()) - before
    assert asked_again == 30 - known


@pytest.mark.parametrize("rate", ["0", "-1", "nan", "quick", "1e9", "inf"])
def test_a_rate_that_is_none_is_refused(tmp_path: Path, site: Site, rate: str) -> None:
    with pytest.raises(SystemExit) as ended:
        run(sitemap(tmp_path, site), "--rate", rate)
    assert ended.value.code == 2


def test_what_cannot_be_read_ends_with_two(tmp_path: Path) -> None:
    assert run(tmp_path / "missing.xml") == 2


def test_rows_are_chosen_by_what_an_earlier_check_found(
    tmp_path: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = sitemap(tmp_path, site, "/", "/gone"), tmp_path / "state"
    quick = ("--rate", "50", "--format", "json")
    run(file, "--state", state, *quick)
    before = len(site.paths())
    run(file, "--state", state, "--where", "live:404", *quick)
    assert site.paths()[before:] == ["/gone"]
    assert run(file, "--where", "live:404", *quick) == 2
    assert "live:" in capsys.readouterr().err
    assert cli.main(["select", str(file), "--where", "live:404"]) == 2
