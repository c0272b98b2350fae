"""Files are watched through whatever other programs do to them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.session.files.file_watch import FileWatch, Look
from sitemap_editor.session.jobs import Jobs
from tests.qt_support import drain, wait_for


class Watcher:
    """A watch and what it told last."""

    def __init__(self, qtbot: QtBot, jobs: Jobs, owner: QObject) -> None:
        self.qtbot = qtbot
        self.watch = FileWatch(jobs, owner)
        self.looks: dict[Path, Look] = {}
        self.count = 0
        self.watch.looked.connect(self._on_looked)

    def _on_looked(self, looks: dict[Path, Look]) -> None:
        self.looks = looks
        self.count += 1

    def follows(self, *paths: Path) -> None:
        count = self.count
        self.watch.follow(paths)
        wait_for(self.qtbot, lambda: self.count > count)

    def sees(self, path: Path) -> None:
        """Wait until the state on disk is told."""
        wait_for(self.qtbot, lambda: self.looks[path].stamp == Stamp.of(path))


@pytest.fixture
def watcher(qtbot: QtBot, jobs: Jobs) -> Iterator[Watcher]:
    owner = QObject()
    yield Watcher(qtbot, jobs, owner)
    owner.deleteLater()
    drain()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "site" / "sitemap.xml"
    place.parent.mkdir()
    place.write_bytes(b"0")
    return place


def test_new_files_are_looked_at_and_their_state_is_told(watcher: Watcher, path: Path) -> None:
    gone = path.with_name("gone.xml")
    watcher.follows(path, gone)
    assert watcher.looks == {path: Look(Stamp.of(path), True), gone: Look(None, False)}


def test_what_is_written_replaced_removed_and_brought_back_is_told_each_time(
    watcher: Watcher, path: Path
) -> None:
    watcher.follows(path)
    for number in range(2):
        path.write_bytes(b"%d written" % number)
        watcher.sees(path)
        beside = path.with_name("beside")
        beside.write_bytes(b"%d replaced" % number)
        beside.replace(path)
        watcher.sees(path)
        path.unlink()
        watcher.sees(path)
        assert watcher.looks[path].stamp is None
        path.write_bytes(b"%d back" % number)
        watcher.sees(path)
    assert watcher.watch._watcher.directories() == []


def test_the_new_file_is_watched_where_the_old_one_lives_on_under_another_name(
    watcher: Watcher, path: Path
) -> None:
    watcher.follows(path)
    os.link(path, path.with_name("copy"))
    beside = path.with_name("beside")
    beside.write_bytes(b"new")
    beside.replace(path)
    watcher.sees(path)
    path.write_bytes(b"newer")
    watcher.sees(path)


def test_a_file_that_comes_later_is_seen(watcher: Watcher, path: Path) -> None:
    later = path.with_name("later.xml")
    watcher.follows(later)
    later.write_bytes(b"1")
    watcher.sees(later)
    assert watcher.looks[later].stamp is not None


def test_files_that_are_not_followed_any_more_are_let_go(watcher: Watcher, path: Path) -> None:
    gone = path.with_name("gone.xml")
    watcher.follows(path, gone)
    other = path.with_name("other.xml")
    other.write_bytes(b"1")
    watcher.follows(other)
    assert watcher.watch._watcher.files() == [str(other)]
    assert watcher.watch._watcher.directories() == []
    assert set(watcher.looks) == {other}
    watcher.watch.follow([])
    assert watcher.watch._watcher.files() == []


def test_a_look_asked_for_during_a_look_comes_after_it(watcher: Watcher, path: Path) -> None:
    watcher.follows(path)
    count = watcher.count
    watcher.watch.look()
    watcher.watch.look()
    watcher.watch.look()
    wait_for(watcher.qtbot, lambda: watcher.count == count + 2)
