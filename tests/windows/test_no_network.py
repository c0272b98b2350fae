"""The window touches the network for nothing but what a person asks for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.web.fetching import Fetched, Request
from sitemap_editor.windows.key_sets import SPREADSHEET
from tests.network_guard import GUARD
from tests.qt_support import Person, drain
from tests.web_server.server import WebServer

SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE urlset SYSTEM "http://127.0.0.1:{port}/dtd">
<?xml-stylesheet type="text/xsl" href="http://127.0.0.1:{port}/style.xsl"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
        xsi:schemaLocation="http://www.sitemaps.org/schemas/sitemap/0.9 http://127.0.0.1:{port}/a.xsd">
<url><loc>http://127.0.0.1:{port}/a</loc><lastmod>2024-01-01</lastmod></url>
<url><loc>http://localhost:{port}/b?c</loc><priority>7</priority></url>
</urlset>
"""
INDEX = """<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>http://127.0.0.1:{port}/sitemap.xml</loc></sitemap>
<sitemap><loc>http://127.0.0.1:{port}/missing.xml</loc></sitemap>
</sitemapindex>
"""


class NobodyAsks:
    """A fetcher that fails whoever asks it."""

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        raise AssertionError(f"nobody asked for {request.url}")


def test_starting_opening_checking_editing_and_saving_ask_nobody(
    person: Person, folder: Path
) -> None:
    assert person.window.place.web.fetcher is None, "none is made before somebody asks"
    person.window.place.web.fetcher = NobodyAsks()
    with WebServer() as server:
        seen = len(GUARD.seen)
        for name, text in (("sitemap.xml", SITEMAP), ("index.xml", INDEX)):
            (folder / name).write_text(text.format(port=server.port), "utf-8")
            person.opens(folder / name)
            person.waits_for_the_checks()
            person.edits(0, 0, f"http://127.0.0.1:{server.port}/new")
            person.waits_for_the_checks()
            person.saves()
        (folder / "broken.xml").write_text(SITEMAP.format(port=server.port)[:-20], "utf-8")
        person.window.files.open_paths([folder / "broken.xml"])
        drain()
        assert GUARD.seen[seen:] == []
        assert server.log == []
    assert "/new" in (folder / "sitemap.xml").read_text("utf-8")


TOLD = "No encrypted connections here, because OpenSSL was not found."


class Encryption:
    """A test of it that comes to what it is told, and counts."""

    def __init__(self, person: Person, monkeypatch: pytest.MonkeyPatch, problem: str) -> None:
        self.count = 0
        self._problem = problem
        monkeypatch.setattr(person.window.place.web, "test_encryption", self._test)

    def _test(self, _progress: Progress) -> str:
        self.count += 1
        return self._problem


def test_a_start_says_where_nothing_can_be_encrypted_and_so_does_each_command_of_the_web(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    encryption = Encryption(person, monkeypatch, TOLD)
    person.window.commands.web.test_encryption()
    person.waits_until(lambda: person.said == TOLD)
    for name in ("file.open_url", "web.live", "web.indexnow", "web.checklist", "web.download"):
        action = person.window.action_set[name]
        assert TOLD in action.statusTip()
        assert TOLD in action.toolTip().replace("\n", " ")
    person.window.action_set.use_keys(SPREADSHEET)
    tip = person.window.action_set["file.open_url"].toolTip().replace("\n", " ")
    assert TOLD in tip, "with other keys, too"
    assert TOLD not in person.window.action_set["web.scope"].statusTip(), "it asks nobody"
    for _ in range(2):
        person.window.reporter.message("")
        person.prompts.will_be_asked("open_address")
        person.does("file.open_url")
        assert person.said == TOLD
    assert encryption.count == 1


def test_a_start_says_nothing_where_connections_can_be_encrypted(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    encryption = Encryption(person, monkeypatch, "")
    tip = person.window.action_set["web.live"].toolTip()
    person.window.commands.web.test_encryption()
    person.waits_until(lambda: encryption.count == 1)
    drain()
    assert person.said == ""
    assert person.window.action_set["web.live"].toolTip() == tip


def test_a_command_that_comes_before_the_test_of_the_start_has_it_made(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    encryption = Encryption(person, monkeypatch, TOLD)
    person.prompts.will_be_asked("open_address")
    person.does("file.open_url")
    person.waits_until(lambda: person.said == TOLD)
    person.window.commands.web.test_encryption()
    drain()
    assert encryption.count == 1
