"""Both fetchers against a server that does all that servers do: they bring the same."""

from __future__ import annotations

import hashlib
import select
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sitemap_editor.cli.http_fetcher import HttpFetcher
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Request
from sitemap_editor.core.web.http.exchange import AGENT
from sitemap_editor.session.web.flow_runner import run_flow
from sitemap_editor.session.web.qt_fetcher import QtFetcher
from tests.qt_support import PATIENCE_MS, drain
from tests.session.support import Fetch
from tests.web_server.answers import answers, chunks, head, redirects, says
from tests.web_server.behaviours import BEHAVIOURS, BOMB, PAGE, PATIENT, Behaviour
from tests.web_server.server import Asked, Serve, Talk, WebServer


def server_of(behaviour: Behaviour) -> WebServer:
    serves = dict(behaviour.more)
    if behaviour.serve is not None:
        serves[f"/{behaviour.name}"] = behaviour.serve
    return WebServer(serves, behaviour.certificate, behaviour.greets)


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda behaviour: behaviour.name)
def test_both_bring_what_there_is(behaviour: Behaviour, fetch: Fetch) -> None:
    with server_of(behaviour) as server:
        url = server.url(f"/{behaviour.name}", behaviour.host)
        if behaviour.scheme:
            url = f"{behaviour.scheme}{url[url.index(':') :]}"
        request = Request(
            url, behaviour.method, (), behaviour.sends, behaviour.limits, allow_private=True
        )
        fetched = fetch(request)
    told = f"{fetched.failure}: {fetched.detail}"
    assert fetched.failure is behaviour.failure, told
    assert behaviour.detail in (None, fetched.detail)
    assert tuple(hop.status for hop in fetched.hops) == behaviour.statuses
    if behaviour.body is not None:
        assert digest(fetched.body) == digest(behaviour.body), fetched.body[:80]
    assert fetched.body_bytes == len(fetched.body)
    assert fetched.is_cut == behaviour.is_cut
    for name, values in behaviour.headers.items():
        assert [value for key, value in fetched.headers if key == name] == values
    if behaviour.statuses:
        path = behaviour.ends_at or f"/{behaviour.name}"
        assert fetched.url == server.url(path, behaviour.host)
        assert fetched.hops[0].url == url
    asked = max(1, len(behaviour.statuses)) if behaviour.asked is None else behaviour.asked
    assert len(server.log) == asked, "nothing is asked for twice"
    assert fetched.seconds < behaviour.limits.total_s + 1


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def test_there_are_behaviours_enough_and_each_has_a_name() -> None:
    names = [behaviour.name for behaviour in BEHAVIOURS]
    assert len(set(names)) == len(names) >= 40


def test_both_say_the_same_of_themselves(fetch: Fetch) -> None:
    with WebServer({"/": answers()}) as server:
        fetch(Request(server.url("/"), headers=(("If-None-Match", '"a"'),), allow_private=True))
    [asked] = server.log
    assert asked.headers == {
        "host": f"127.0.0.1:{server.port}",
        "user-agent": AGENT,
        "accept": "*/*",
        "accept-encoding": "gzip",
        "connection": "close",
        "if-none-match": '"a"',
    }


def test_redirects_lead_from_plain_to_encrypted_and_back(fetch: Fetch) -> None:
    with WebServer({"/end": answers(PAGE)}) as plain, WebServer(certificate="good") as encrypted:
        plain.serves["/"] = redirects(encrypted.url("/", "localhost"))
        encrypted.serves["/"] = redirects(plain.url("/end"), 302)
        fetched = fetch(Request(plain.url("/"), allow_private=True))
    assert [(hop.status, hop.url) for hop in fetched.hops] == [
        (301, plain.url("/")),
        (302, encrypted.url("/", "localhost")),
        (200, plain.url("/end")),
    ]
    assert fetched.body == PAGE


@pytest.mark.parametrize("certificate", ["", "good"])
def test_a_whole_sitemap_arrives(fetch: Fetch, certificate: str) -> None:
    body = bytes(range(256)) * (32 << 12)  # 32 MB
    limits = replace(PATIENT, body_bytes=len(body), keeps_beginning=False)
    said = head(200, "Transfer-Encoding: chunked") + chunks(body[:99], body[99:]) + b"0\r\n\r\n"
    with WebServer({"/": answers(body), "/chunks": says(said)}, certificate) as server:
        for path in ("/", "/chunks"):
            fetched = fetch(Request(server.url(path), limits=limits, allow_private=True))
            assert fetched.failure is None, fetched.detail
            assert digest(fetched.body) == digest(body)


def test_nobody_listens(fetch: Fetch) -> None:
    with WebServer() as server:
        url = server.url("/")
    assert fetch(Request(url, allow_private=True)).failure is Failure.REFUSED


def test_this_computer_is_not_asked_without_a_yes(fetch: Fetch) -> None:
    with WebServer() as server:
        for host in ("127.0.0.1", "localhost", "LocalHost.", "2130706433", "[::ffff:127.0.0.1]"):
            fetched = fetch(Request(server.url("/", host)))
            assert fetched.failure is Failure.PRIVATE, host
    assert not server.log


def tunnel_to(other: WebServer) -> Serve:
    """Return what connects whoever says CONNECT to another server."""

    def serve(talk: Talk, asked: Asked) -> None:
        with socket.create_connection(("127.0.0.1", other.port)) as onward:
            talk.send(b"HTTP/1.1 200 Connection established\r\n\r\n")
            lines = {talk.line: onward, onward: talk.line}
            while True:
                for line in select.select(list(lines), [], [])[0]:
                    data = line.recv(65_536)
                    if not data:
                        return
                    lines[line].sendall(data)

    return serve


@pytest.fixture
def through(monkeypatch: pytest.MonkeyPatch) -> Callable[[WebServer], None]:
    """Return what makes a server the proxy of the system, as it is told on Linux."""

    def become(server: WebServer) -> None:
        for name in ("http_proxy", "https_proxy"):
            monkeypatch.setenv(name, f"http://me:s%40cret@127.0.0.1:{server.port}")
        for name in ("no_proxy", "NO_PROXY"):
            monkeypatch.delenv(name, raising=False)

    return become


by_environment = pytest.mark.skipif(sys.platform != "linux", reason="settings say it elsewhere")


@by_environment
def test_the_proxy_of_the_system_is_asked_and_looks_up(
    fetch: Fetch, through: Callable[[WebServer], None]
) -> None:
    serves = {
        "http://site.example/": redirects("http://other.example/a"),
        "http://other.example/a": redirects("http://localhost/"),
    }
    with WebServer(serves) as proxy:
        through(proxy)
        fetched = fetch(Request("http://site.example/"))
    assert [hop.url for hop in fetched.hops] == ["http://site.example/", "http://other.example/a"]
    assert fetched.failure is Failure.PRIVATE
    told = [asked.headers["proxy-authorization"] for asked in proxy.log]
    assert told == ["Basic bWU6c0BjcmV0"] * 2
    assert "cret" not in repr(fetched)


@by_environment
def test_encrypted_lines_go_through_the_proxy_of_the_system(
    fetch: Fetch, through: Callable[[WebServer], None]
) -> None:
    serves = {"/": answers(b"hello")}
    with WebServer(serves, "good") as site, WebServer(otherwise=tunnel_to(site)) as proxy:
        through(proxy)
        fetched = fetch(Request("https://site.example/"))
        refused = fetch(Request("https://elsewhere.example/"))
    assert (fetched.failure, fetched.body) == (None, b"hello"), fetched.detail
    assert refused.failure is Failure.TLS, "the certificate is for another host"
    assert [asked.target for asked in proxy.log] == ["site.example:443", "elsewhere.example:443"]
    assert [asked.headers["host"] for asked in site.log] == ["site.example"]


@by_environment
def test_a_proxy_that_does_not_let_through_is_told(
    fetch: Fetch, through: Callable[[WebServer], None]
) -> None:
    with WebServer(otherwise=answers(b"", status=407)) as proxy:
        through(proxy)
        assert fetch(Request("http://site.example/")).status == 407
        fetched = fetch(Request("https://site.example/"))
    assert (fetched.status, fetched.failure) == (None, Failure.REFUSED)


@by_environment
def test_proxies_of_another_kind_are_not_passed_by(
    fetch: Fetch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "socks5://127.0.0.1:1")
    assert fetch(Request("http://site.example/")).failure is Failure.REFUSED


def test_what_is_stopped_in_the_window_says_so_later(qtbot: QtBot) -> None:
    came: list[Fetched] = []
    fetcher = QtFetcher()
    with WebServer({"/": lambda talk, _asked: talk.wait(60)}) as server:
        request = Request(server.url("/"), allow_private=True)
        stops = [fetcher.start(request, came.append) for _ in range(3)]
        stops[0]()
        assert not came
        qtbot.waitUntil(lambda: len(came) == 1 and len(server.log) == 2, timeout=PATIENCE_MS)
        stops[1]()
        stops[1]()
        qtbot.waitUntil(lambda: len(came) == 2, timeout=PATIENCE_MS)
        stops[1]()
        assert [fetched.failure for fetched in came] == [Failure.STOPPED] * 2
        fetcher.close()
    drain()
    assert len(came) == 2, "nobody is told after the end"
    fetcher.deleteLater()


def test_what_is_stopped_on_the_command_line_says_so_soon() -> None:
    fetcher = HttpFetcher(threads=2)
    came: list[Fetched] = []
    serves: dict[str, Serve] = {
        "/": lambda talk, _asked: talk.wait(60),
        "/bytes": lambda talk, _asked: talk.drip(head(200) + b"a" * 9_000, 0.01),
    }
    with WebServer(serves) as server:
        urls = [server.url(path) for path in ("/", "/bytes", "/", "/bytes")]
        stops = [fetcher.start(Request(url, allow_private=True), came.append) for url in urls]
        while len(server.log) < 2:
            time.sleep(0.01)
        for stop in stops:
            stop()
        while fetcher.deliver(10):
            pass
        assert [fetched.failure for fetched in came] == [Failure.STOPPED] * 4
        assert len(server.log) == 2, "what never began is not asked for"
        fetcher.start(Request(urls[0], allow_private=True), came.append)
        fetcher.close()
    assert len(came) == 4


def test_the_command_line_is_told_in_its_own_thread() -> None:
    fetcher = HttpFetcher(threads=4)
    threads: list[threading.Thread] = []
    with WebServer(otherwise=answers(PAGE)) as server:
        for number in range(20):
            fetcher.start(
                Request(server.url(f"/{number}"), allow_private=True),
                lambda _fetched: threads.append(threading.current_thread()),
            )
        assert not threads
        while fetcher.deliver(10):
            pass
    fetcher.close()
    assert threads == [threading.current_thread()] * 20
    assert len(server.log) == 20
    assert not fetcher.deliver(0)


def test_the_window_goes_on_while_much_arrives(qtbot: QtBot) -> None:
    """A bomb unpacks in turns; between two of them the window has its own."""
    came: list[Fetched] = []
    turns = 0

    def turn() -> None:
        nonlocal turns
        turns += 1

    fetcher = QtFetcher()
    timer = QTimer(fetcher, interval=0)
    timer.timeout.connect(turn)
    limits = replace(PATIENT, body_bytes=48 << 20)
    with WebServer({"/": BOMB}) as server:
        request = Request(server.url("/"), limits=limits, allow_private=True)
        fetcher.start(request, came.append)
        timer.start()
        qtbot.waitUntil(lambda: bool(came), timeout=PATIENCE_MS)
    timer.stop()
    assert came[0].body_bytes == 48 << 20
    assert turns > 40
    fetcher.close()
    fetcher.deleteLater()


def test_a_flow_asks_one_thing_after_another(qtbot: QtBot) -> None:
    def flow(url: str) -> Flow[list[bytes]]:
        first = yield Request(f"{url}/a", allow_private=True)
        second = yield Request(f"{url}/{first.body.decode()}", allow_private=True)
        return [first.body, second.body]

    results: list[list[bytes]] = []
    asked: list[str] = []
    fetcher = QtFetcher()
    with WebServer({"/a": answers(b"b"), "/b": answers(b"c")}) as server:
        url = server.url("")
        run_flow(fetcher, flow(url), results.append, lambda request: asked.append(request.url))
        assert not asked
        qtbot.waitUntil(lambda: bool(results), timeout=PATIENCE_MS)
    assert results == [[b"b", b"c"]]
    assert asked == [f"{url}/a", f"{url}/b"]
    fetcher.close()
    fetcher.deleteLater()


def test_a_flow_that_is_stopped_is_closed_and_nobody_is_told(qtbot: QtBot) -> None:
    closed: list[str] = []

    def flow(url: str) -> Flow[None]:
        try:
            yield Request(url, allow_private=True)
        finally:
            closed.append(url)

    fetcher = QtFetcher()
    told: list[object] = []
    with WebServer({"/": lambda talk, _asked: talk.wait(60)}) as server:
        stop = run_flow(fetcher, flow(server.url("/")), told.append)
        qtbot.waitUntil(lambda: bool(server.log), timeout=PATIENCE_MS)
        stop()
        assert closed == [server.url("/")]
        qtbot.waitUntil(lambda: not fetcher.children(), timeout=PATIENCE_MS)
        never = run_flow(fetcher, flow("http://never.example/"), told.append)
        never()
        drain()
    assert not told
    fetcher.close()
    fetcher.deleteLater()
