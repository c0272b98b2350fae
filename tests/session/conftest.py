"""A desk for one document, and a sweep after each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QSslCertificate
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sitemap_editor.cli.http_fetcher import HttpFetcher
from sitemap_editor.core.web.fetching import Fetched, Request
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.garbage import Garbage
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.web.qt_fetcher import QtFetcher
from sitemap_editor.windows.shell.translation import install_translations
from tests.qt_support import PATIENCE_MS, drain, nothing_left_behind, settings_in
from tests.session.support import Desk, Fetch, a_judge
from tests.web_server.server import AUTHORITY


@pytest.fixture(scope="session", autouse=True)
def _english(qapp: QApplication) -> None:
    """Speak English whatever the machine speaks."""
    install_translations(qapp, "en")


@pytest.fixture(scope="package", autouse=True)
def _garbage(qapp: QApplication) -> Iterator[Garbage]:
    """Look for garbage where the program does: in the thread of the window alone."""
    garbage = Garbage(qapp)
    garbage.begin()
    yield garbage
    garbage.end()


@pytest.fixture(autouse=True)
def _nothing_lives_on(qapp: QApplication) -> Iterator[None]:
    with nothing_left_behind():
        yield


@pytest.fixture
def jobs(_nothing_lives_on: None) -> Iterator[Jobs]:
    jobs = Jobs("test")
    yield jobs
    jobs.shut_down()
    drain()
    jobs.deleteLater()


@pytest.fixture
def desk(qtbot: QtBot, jobs: Jobs) -> Iterator[Desk]:
    owner = QObject()
    desk = Desk(qtbot, jobs, a_judge(), owner)
    yield desk
    for gate in desk.gates:
        gate.set()
    owner.deleteLater()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


@pytest.fixture
def in_the_window(qtbot: QtBot) -> Iterator[Fetch]:
    trusted = QSslCertificate.fromPath(str(AUTHORITY))
    fetcher = QtFetcher(trusted=trusted)

    def fetch(request: Request) -> Fetched:
        came: list[Fetched] = []
        fetcher.start(request, came.append)
        assert not came
        qtbot.waitUntil(lambda: bool(came), timeout=PATIENCE_MS)
        return came[0]

    yield fetch
    fetcher.close()
    fetcher.deleteLater()


@pytest.fixture
def on_the_command_line() -> Fetch:
    return HttpFetcher(trusted=AUTHORITY).fetch


@pytest.fixture(params=["window", "command line"])
def fetch(request: pytest.FixtureRequest) -> Fetch:
    name = {"window": "in_the_window", "command line": "on_the_command_line"}[request.param]
    found: Fetch = request.getfixturevalue(name)
    return found
