"""The window's way to the web: made when first asked, within what a person prefers."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QHostAddress, QHostInfo
from pytestqt.qtbot import QtBot

from sitemap_editor.cli.http_fetcher import HttpFetcher
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Limits, Request
from sitemap_editor.session.program.settings import WEB_AGENT, WEB_PRIVATE, Settings
from sitemap_editor.session.web.qt_fetcher import QtFetcher
from sitemap_editor.session.web.web import Web
from tests.qt_support import PATIENCE_MS
from tests.web_server.answers import answers
from tests.web_server.server import WebServer

Fetch = Callable[[Request], Fetched]
SILENT = "silent.example"


def test_the_web_is_asked_in_the_name_and_with_the_yes_of_the_preferences(
    qtbot: QtBot, settings: Settings
) -> None:
    web = Web(settings)
    web.close()
    assert web.fetcher is None
    came: list[Fetched] = []
    with WebServer({"/": answers(b"here")}) as server:
        web.start(Request(server.url("/")), came.append)
        qtbot.waitUntil(lambda: len(came) == 1, timeout=PATIENCE_MS)
        assert came[0].failure is Failure.PRIVATE
        settings.set(WEB_PRIVATE, True)
        settings.set(WEB_AGENT, " Mine/1 (+https://example.com/bot) ")
        web.start(Request(server.url("/")), came.append)
        qtbot.waitUntil(lambda: len(came) == 2, timeout=PATIENCE_MS)
    assert came[1].body == b"here"
    assert server.log[0].headers["user-agent"] == "Mine/1 (+https://example.com/bot)"
    web.close()
    web.deleteLater()


def test_a_flow_runs_within_what_is_preferred(qtbot: QtBot, settings: Settings) -> None:
    def flow(url: str) -> Flow[bytes]:
        fetched = yield Request(url)
        return fetched.body

    settings.set(WEB_PRIVATE, True)
    web = Web(settings)
    results: list[bytes] = []
    with WebServer({"/": answers(b"here")}) as server:
        web.run(flow(server.url("/")), results.append)
        qtbot.waitUntil(lambda: results == [b"here"], timeout=PATIENCE_MS)
    web.close()
    web.deleteLater()


# Names: what the system says of them is played, since no test asks it


HOSTS = {
    "two.example": ["127.0.0.2", "127.0.0.1"],
    "here.example": ["127.0.0.1"],
    "inside.example": ["93.184.216.34", "192.168.1.1"],
}


def looked_up(name: str, *_arguments: object, **_more: object) -> list[object]:
    """Answer as `socket.getaddrinfo` does."""
    if name == SILENT:
        time.sleep(0.5)
    if name not in HOSTS:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 0)) for each in HOSTS[name]]


def looked_up_by_qt(name: str, then: Callable[[QHostInfo], None]) -> None:
    """Answer as `QHostInfo.lookupHost` does: later."""
    found = QHostInfo()
    found.setAddresses([QHostAddress(each) for each in HOSTS.get(name, [])])
    if name not in HOSTS:
        found.setError(QHostInfo.HostInfoError.HostNotFound)
        found.setErrorString("Host not found")
    if name != SILENT:
        QTimer.singleShot(1, lambda: then(found))


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(QHostInfo, "lookupHost", staticmethod(looked_up_by_qt))


@pytest.fixture(params=["window", "command line"])
def fetch(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Fetch]:
    if request.param == "command line":
        before = set(threading.enumerate())
        yield HttpFetcher().fetch
        for thread in set(threading.enumerate()) - before:
            thread.join()  # one that looks up a silent name
        return
    fetcher = QtFetcher()

    def fetch(asked: Request) -> Fetched:
        came: list[Fetched] = []
        fetcher.start(asked, came.append)
        qtbot.waitUntil(lambda: bool(came), timeout=PATIENCE_MS)
        return came[0]

    yield fetch
    fetcher.close()
    fetcher.deleteLater()


def test_a_name_that_nobody_knows_is_told(fetch: Fetch) -> None:
    fetched = fetch(Request("http://nobody.example/", allow_private=True))
    assert (fetched.failure, fetched.hops) == (Failure.DNS, ())
    assert fetched.detail


def test_a_name_server_that_is_silent_is_given_up(fetch: Fetch) -> None:
    request = Request(f"http://{SILENT}/", limits=Limits(connect_s=0.1), allow_private=True)
    assert fetch(request).failure is Failure.TIMEOUT


def test_a_name_that_leads_into_this_network_is_not_asked(fetch: Fetch) -> None:
    for name in ("here.example", "two.example", "inside.example"):
        assert fetch(Request(f"http://{name}/")).failure is Failure.PRIVATE


def test_another_address_is_tried_where_one_refuses(fetch: Fetch) -> None:
    with WebServer({"/": answers(b"here")}) as server:
        fetched = fetch(Request(server.url("/", "two.example"), allow_private=True))
    assert fetched.body == b"here"
    assert server.log[0].headers["host"] == f"two.example:{server.port}"
