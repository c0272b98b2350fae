"""Nothing of the program or its tests leaves this computer unless a person asked for it."""

from __future__ import annotations

import multiprocessing
import socket
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

import pytest

from sitemap_editor.cli.http_fetcher import HttpFetcher
from sitemap_editor.core.web.fetching import Failure, Request
from tests.network_guard import GUARD, NetworkTouchedError, is_here
from tests.package_source import imported, trees

NOWHERE: Final = (
    "_socket", "asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socketserver",
    "xmlrpc", "PySide6.QtWebSockets", "PySide6.QtWebEngineCore",
)  # fmt: skip
OPEN_SOCKETS: Final[dict[str, set[str]]] = {
    "PySide6.QtNetwork": {
        "session/program/instance.py",
        "session/web/qt_fetcher.py",
        "session/web/system_settings.py",
        "session/web/tls.py",
    },
    "socket": {"cli/http_fetcher.py", "core/passes/crew.py"},  # of these, pipes of its workers
    "ssl": {"cli/http_fetcher.py"},
    "urllib.request": {"cli/system_proxy.py"},
    **{library: set() for library in NOWHERE},
}
"""Libraries that reach the network, and the modules that may use them."""


def with_those_above(name: str) -> Iterator[str]:
    """Yield a module and those above it."""
    parts = name.split(".")
    yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def test_sockets_are_opened_in_few_modules() -> None:
    found: dict[str, set[str]] = {library: set() for library in OPEN_SOCKETS}
    for path, tree in trees().items():
        for full in imported(tree):
            for name in with_those_above(full):
                if name in found:
                    found[name].add(path.as_posix())
    assert found == OPEN_SOCKETS


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.9.9.9", "::1", "", None, b"::1"])
def test_this_computer_may_be_asked(host: object) -> None:
    assert is_here(host)


@pytest.mark.parametrize("host", ["example.com", "10.0.0.1", "192.0.2.1", "::2", "localhost.a"])
def test_no_other_may(host: object) -> None:
    assert not is_here(host)


def test_who_touches_the_network_is_refused_and_told() -> None:
    with pytest.raises(NetworkTouchedError), socket.socket() as line:
        line.connect(("192.0.2.1", 80))
    with pytest.raises(NetworkTouchedError):
        socket.getaddrinfo("example.com", 80)
    assert GUARD.touched == [
        "socket.connect to '192.0.2.1'",
        "socket.getaddrinfo to 'example.com'",
    ]
    GUARD.touched.clear()


def test_who_asks_through_the_system_ends_at_a_proxy_that_nobody_answers_for() -> None:
    fetched = HttpFetcher().fetch(Request("http://example.com/"))
    assert fetched.failure is Failure.REFUSED


TOUCHES: Final = """
import os, socket, sys
def touch():
    try:
        socket.getaddrinfo("example.com", 80)
    except AssertionError as error:
        print(error, flush=True)
touch()
if hasattr(os, "fork") and not os.fork():
    touch()
    os._exit(0)
"""


def test_programs_that_tests_start_are_guarded_too() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TOUCHES], capture_output=True, text=True, check=True, timeout=60
    )
    what = "socket.getaddrinfo to 'example.com'"
    assert done.stdout.splitlines()[0] == f"a test touched the network: {what}"
    assert GUARD.touched == []
    assert set(GUARD.touched_by_others()) == {what}
    GUARD.forget()
    assert GUARD.touched_by_others() == []


def test_workers_that_tests_start_are_guarded_too() -> None:
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_touch)
    process.start()
    process.join()
    assert process.exitcode == 0
    assert GUARD.touched_by_others() == ["socket.connect to '192.0.2.1'"]
    GUARD.forget()


def _touch() -> None:
    with pytest.raises(AssertionError), socket.socket() as line:
        line.connect(("192.0.2.1", 80))
