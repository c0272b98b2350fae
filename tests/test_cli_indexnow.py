"""`sitemap-tool indexnow` against a site and an engine on this computer."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitemap_editor import cli
from tests.core.sitemaps import urlset
from tests.indexnow_double import DROP, KEY, Site, served


@pytest.fixture
def site() -> Iterator[Site]:
    with served() as site:
        yield site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def _file(folder: Path, site: Site, name: str = "sitemap.xml", **rows: str) -> Path:
    """Write a sitemap; each row has a name and a date."""
    body = "".join(
        f"<url><loc>{site.url}/{row}</loc><lastmod>{date}</lastmod></url>"
        for row, date in rows.items()
    )
    path = folder / name
    path.write_bytes(urlset(body))
    return path


def _call(site: Site, file: Path, *options: object) -> int:
    common = ("--key", KEY, "--endpoint", site.endpoint, "--allow-private")
    return cli.main(["indexnow", str(file), *map(str, options), *common])


def test_added_changed_and_removed_urls_are_sent_once_and_nothing_else(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    old = _file(folder, site, "old.xml", same="2024", changed="2024", removed="2024")
    new = _file(folder, site, same="2024", changed="2025", added="2025")
    site.publish(new.read_bytes())
    assert _call(site, new, "--since", old) == 0
    [post] = site.posts
    assert post == {
        "host": site.host,
        "key": KEY,
        "urlList": [f"{site.url}/{name}" for name in ("added", "changed", "removed")],
    }
    assert "engine received: 3." in capsys.readouterr().out
    assert site.asked.index(f"GET /{KEY}.txt") < site.asked.index("POST /indexnow")


def test_the_first_run_with_a_state_notes_what_there_is_and_sends_nothing(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = _file(folder, site, a="2024"), folder / "state.json"
    assert _call(site, file, "--state", state) == 0
    assert site.asked == []
    assert "nothing sent" in capsys.readouterr().out
    file = _file(folder, site, a="2024", b="2024")
    site.publish(file.read_bytes())
    assert _call(site, file, "--state", state) == 0
    assert site.received == [f"{site.url}/b"]
    assert _call(site, file, "--state", state) == 0
    assert "nothing to send" in capsys.readouterr().out
    assert site.received == [f"{site.url}/b"]
    [line] = (folder / "state.json.log").read_text("utf-8").splitlines()
    assert json.loads(line)["added"] == [f"{site.url}/b"]


def test_a_dry_run_touches_neither_the_network_nor_a_file(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    file, state = _file(folder, site, a="2024"), folder / "state.json"
    assert _call(site, file, "--state", state, "--dry-run") == 0
    assert not state.exists()
    old = _file(folder, site, "old.xml", a="2023", b="2023")
    assert _call(site, file, "--since", old, "--dry-run") == 0
    out = capsys.readouterr().out.splitlines()
    assert f"~ {site.url}/a" in out
    assert f"- {site.url}/b" in out
    assert site.asked == []


@pytest.mark.parametrize(
    ("status", "exit_code"),
    [(200, 0), (202, 0), (400, 1), (403, 1), (422, 1), (302, 1), (429, 2), (500, 2), (503, 2)],
)
def test_each_answer_of_the_endpoint_is_told_and_has_its_exit_code(
    folder: Path,
    site: Site,
    capsys: pytest.CaptureFixture[str],
    status: int,
    exit_code: int,
) -> None:
    old, new = _file(folder, site, "old.xml"), _file(folder, site, a="2024")
    site.publish(new.read_bytes())
    site.answers = [(status, {"Retry-After": "60"})]
    assert _call(site, new, "--since", old, "--format", "json") == exit_code
    told = json.loads(capsys.readouterr().out)
    assert [each["status"] for each in told["requests"]] == [status]
    assert told["added"] == [f"{site.url}/a"]
    assert len(site.posts) == 1


def test_an_endpoint_that_asked_to_wait_is_left_alone(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    state = folder / "state.json"
    assert _call(site, _file(folder, site, a="2024"), "--state", state) == 0
    new = _file(folder, site, a="2024", b="2024")
    site.publish(new.read_bytes())
    site.answers = [(429, {"Retry-After": "3600"})]
    assert _call(site, new, "--state", state) == 2
    assert "60 min" in capsys.readouterr().out
    other = _file(folder, site, a="2024", b="2024", c="2024")
    site.publish(other.read_bytes())
    assert _call(site, other, "--state", state) == 2
    assert "asked to wait" in capsys.readouterr().err
    assert len(site.posts) == 1


def test_nothing_is_sent_unless_the_published_file_is_this_one(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = _file(folder, site, "old.xml"), _file(folder, site, a="2024")
    site.publish(old.read_bytes())
    site.files["/a"] = b"A page."
    assert _call(site, new, "--since", old) == 1
    assert "1 added" in capsys.readouterr().err
    assert site.posts == []
    assert _call(site, new, "--since", old, "--no-checklist") == 0
    assert site.received == [f"{site.url}/a"]


def test_a_page_that_is_not_live_is_not_sent(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = _file(folder, site, "old.xml"), _file(folder, site, a="2024", b="2024")
    site.publish(new.read_bytes(), pages=False)
    site.files["/b"] = b"A page."
    assert _call(site, new, "--since", old) == 0
    assert site.received == [f"{site.url}/b"]
    assert "not live: 1" in capsys.readouterr().out
    del site.files["/b"]
    assert _call(site, new, "--since", old) == 1
    assert len(site.posts) == 1


def test_an_index_of_before_lists_no_pages_that_went(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = folder / "old-index.xml", _file(folder, site, a="2024")
    old.write_bytes(
        b'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        + f"<sitemap><loc>{site.url}/sitemap-1.xml</loc></sitemap></sitemapindex>".encode()
    )
    site.publish(new.read_bytes())
    assert _call(site, new, "--since", old) == 2
    assert "lists sitemaps, not pages" in capsys.readouterr().err
    assert not site.received


def test_a_page_that_must_not_be_indexed_is_not_sent(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each says 200; a URL that is gone from the file is sent whatever it says."""
    names = dict.fromkeys(("fine", "meta", "canonical", "barred"), "2024")
    old, new = _file(folder, site, "old.xml", gone="2024"), _file(folder, site, **names)
    url = site.publish(new.read_bytes())
    site.files["/meta"] = b"<html><head><meta name='robots' content='noindex'></head></html>"
    elsewhere = f"<html><head><link rel='canonical' href='{site.url}/fine'></head></html>"
    site.files["/canonical"] = elsewhere.encode()
    site.types |= {"/meta": "text/html", "/canonical": "text/html"}
    site.files["/robots.txt"] = f"User-agent: *\nDisallow: /barred\nSitemap: {url}\n".encode()
    assert _call(site, new, "--since", old) == 0
    assert site.received == [f"{site.url}/fine", f"{site.url}/gone"]
    assert "not indexable: 3" in capsys.readouterr().out
    assert "GET /barred" not in site.asked


def test_what_the_live_check_found_keeps_pages_from_being_sent(folder: Path, site: Site) -> None:
    rows = dict.fromkeys("abc", "2024")
    old, new = _file(folder, site, "old.xml"), _file(folder, site, **rows)
    site.publish(new.read_bytes())
    found = [
        {"loc": f"{site.url}/a", "status": 301, "error": None},
        {"loc": f"{site.url}/b", "status": 200, "error": None},
        {"loc": f"{site.url}/c", "status": 200, "error": None, "indexable": False},
    ]
    live = folder / "live.json"
    live.write_text(json.dumps(found), "utf-8")
    assert _call(site, new, "--since", old, "--live", live, "--no-checklist") == 0
    assert site.received == [f"{site.url}/b"]
    assert "GET /a" not in site.asked
    for wrong in ("{}", "[1]"):
        live.write_text(wrong, "utf-8")
        assert _call(site, new, "--since", old, "--live", live) == 2


def test_nothing_is_sent_that_a_list_of_live_pages_does_not_name(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    """An empty list names none, and is no leave to send all; pages that went need no list."""
    old, live = _file(folder, site, "old.xml", gone="2024"), folder / "live.json"
    new = _file(folder, site, a="2024", b="2024")
    site.publish(new.read_bytes())
    live.write_text("[]", "utf-8")
    options = ("--since", old, "--live", live)
    assert _call(site, new, *options, "--no-checklist") == 0
    assert site.received == [f"{site.url}/gone"]
    assert "not checked: 2" in capsys.readouterr().out
    assert _call(site, new, *options) == 0
    assert site.received[1:] == [f"{site.url}/{name}" for name in ("a", "b", "gone")]


@pytest.mark.parametrize("data", [None, b"\xef\xbb\xbf" + KEY.encode(), b"<html></html>"])
def test_the_key_file_is_looked_at_before_anything_is_sent(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str], data: bytes | None
) -> None:
    old, new = _file(folder, site, "old.xml"), _file(folder, site, a="2024")
    site.publish(new.read_bytes())
    if data is None:
        del site.files[f"/{KEY}.txt"]
    else:
        site.files[f"/{KEY}.txt"] = data
    assert _call(site, new, "--since", old, "--no-checklist") == 1
    assert f"{KEY}.txt" in capsys.readouterr().err
    assert site.posts == []


def test_a_key_in_a_folder_speaks_for_that_folder_alone(folder: Path, site: Site) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(
        urlset(f"<url><loc>{site.url}/s/1</loc></url><url><loc>{site.url}/2</loc></url>")
    )
    old = _file(folder, site, "old.xml")
    location = f"{site.url}/s/key.txt"
    site.files["/s/key.txt"] = KEY.encode()
    options = ("--since", old, "--no-checklist", "--key-location", location)
    assert _call(site, path, *options) == 0
    assert site.posts[0]["keyLocation"] == location
    assert site.received == [f"{site.url}/s/1"]


def test_no_url_is_sent_again_when_the_connection_ended_without_an_answer(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    state = folder / "state.json"
    assert (
        _call(site, _file(folder, site), "--state", state, "--published-at", site.url + "/s.xml")
        == 2
    )
    first = _file(folder, site, z="2024")
    assert _call(site, first, "--state", state) == 0
    new = _file(folder, site, z="2024", a="2024")
    site.publish(new.read_bytes())
    site.answers = [(DROP, {})]
    assert _call(site, new, "--state", state) == 2
    assert "may have arrived" in capsys.readouterr().out
    assert _call(site, new, "--state", state) == 0
    told = capsys.readouterr()
    assert "nothing to send" in told.out
    assert "--resend" in told.err
    assert len(site.posts) == 1
    assert _call(site, new, "--state", state, "--resend") == 0
    assert site.received == [f"{site.url}/a"] * 2
    assert _call(site, new, "--state", state, "--resend") == 0
    assert len(site.posts) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_no_url_is_sent_again_after_a_kill_between_request_and_answer(
    folder: Path, site: Site
) -> None:
    state = folder / "state.json"
    assert _call(site, _file(folder, site, z="2024"), "--state", state) == 0
    new = _file(folder, site, z="2024", a="2024")
    site.publish(new.read_bytes())
    site.hold = True
    command = [sys.executable, "-m", "sitemap_editor.cli", "indexnow", str(new)]
    options = ["--state", str(state), "--key", KEY, "--endpoint", site.endpoint, "--allow-private"]
    with subprocess.Popen([*command, *options], env=os.environ | {"NO_PROXY": "*"}) as started:
        while not site.posts and started.poll() is None:
            time.sleep(0.01)
        started.send_signal(signal.SIGKILL)
    site.hold = False
    assert len(site.posts) == 1
    assert json.loads(state.read_bytes())["underway"]["endpoint"] == site.endpoint
    assert _call(site, new, "--state", state) == 0
    assert len(site.posts) == 1
    assert json.loads(state.read_bytes())["underway"] is None


def test_a_state_of_another_sitemap_is_refused(
    folder: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    state = folder / "state.json"
    assert _call(site, _file(folder, site, a="2024"), "--state", state) == 0
    other = _file(folder, site, "other.xml", b="2024")
    assert _call(site, other, "--state", state) == 2
    assert "sitemap.xml" in capsys.readouterr().err
    state.write_text("{}", "utf-8")
    assert _call(site, other, "--state", state) == 2
    assert site.asked == []


def test_addresses_of_this_network_need_a_yes(folder: Path, site: Site) -> None:
    old, new = _file(folder, site, "old.xml"), _file(folder, site, a="2024")
    site.publish(new.read_bytes())
    options = ("--since", str(old), "--key", KEY, "--endpoint", site.endpoint)
    assert cli.main(["indexnow", str(new), *options]) != 0
    assert site.asked == []


@pytest.mark.parametrize(
    "options",
    [
        ("--key", "short", "--since", "old.xml"),
        ("--key", KEY),
        ("--key", KEY, "--since", "old.xml", "--state", "s.json"),
        ("--key", KEY, "--since", "old.xml", "--key-location", "https://other.example/k.txt"),
        ("--key", KEY, "--since", "missing.xml"),
        ("--key", KEY, "--since", "old.xml", "--endpoint", "nonsense", "--no-checklist"),
        ("--key", KEY, "--since", "old.xml", "--published-at", "sitemap.xml"),
        ("--key", KEY, "--since", "", "--no-checklist"),
        ("--key", KEY, "--state", "", "--no-checklist"),
        ("--key", KEY, "--since", "old.xml", "--live", "", "--no-checklist"),
    ],
)
def test_what_cannot_be_used_sends_nothing(
    folder: Path, site: Site, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.chdir(folder)
    _file(folder, site, "old.xml")
    _file(folder, site, a="2024")
    try:
        code = cli.main(["indexnow", "sitemap.xml", "--endpoint", site.endpoint, *options])
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 2
    assert code == 2
    assert site.asked == []
