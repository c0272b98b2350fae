from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from sitemap_editor.session.program.instance import Instance, MeetingPlace, Outcome, Request
from tests.qt_support import drain, wait_for

ROOT: Final = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders of Unix")

# What a start of the program does, without its window.
START: Final = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from sitemap_editor.session.program.instance import Instance, MeetingPlace, Request
lock, address, patience, start, *files = sys.argv[1:]
instance = Instance(MeetingPlace(Path(lock), address))
request = Request.of(files, {"XDG_ACTIVATION_TOKEN": "a token"})
print(instance.meet(request, float(patience), float(start)).name, flush=True)
if files == ["stays"]:
    application = QCoreApplication([])
    instance.listen(lambda request: True)
    print("listening", flush=True)
    application.exec()
"""


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder whose path leaves room for the name of a socket."""
    with TemporaryDirectory(prefix="place") as folder:
        yield Path(folder)


@pytest.fixture
def place(short: Path) -> MeetingPlace:
    return MeetingPlace(short / "lock", str(short / "socket"))


@pytest.fixture
def first(place: MeetingPlace, qtbot: QtBot) -> Iterator[Instance]:
    instance = Instance(place)
    assert instance.meet(Request()) is Outcome.FIRST
    yield instance
    instance.close()
    drain()


def other_start(
    place: MeetingPlace, *files: str, patience_s: float = 10, start_s: float = 60
) -> subprocess.Popen[str]:
    words = [str(place.lock), place.address, str(patience_s), str(start_s), *files]
    return subprocess.Popen(
        [sys.executable, "-c", START, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def outcome(qtbot: QtBot, start: subprocess.Popen[str]) -> Outcome:
    """Wait for another start while this one goes on."""
    wait_for(qtbot, lambda: start.poll() is not None)
    return Outcome[start.communicate()[0].strip()]


def is_dropped(socket: QLocalSocket) -> bool:
    return socket.state() == QLocalSocket.LocalSocketState.UnconnectedState


def taken_by(taken: list[Request]) -> Callable[[Request], bool]:
    def take(request: Request) -> bool:
        taken.append(request)
        return True

    return take


def test_a_second_start_hands_over_its_files_with_whole_paths(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    taken: list[Request] = []
    first.listen(taken_by(taken))
    start = other_start(place, "a.xml", "file:///b%20c.xml", "/d/é.xml")
    assert outcome(qtbot, start) is Outcome.HANDED_OVER
    files = (ROOT / "a.xml", Path("/b c.xml"), Path("/d/é.xml"))
    assert taken == [Request(files, "a token")]


def test_starts_that_come_at_once_are_all_served(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    taken: list[Request] = []
    first.listen(taken_by(taken))
    starts = [other_start(place, f"/{number}") for number in range(4)]
    assert [outcome(qtbot, start) for start in starts] == [Outcome.HANDED_OVER] * 4
    assert {request.files[0].name for request in taken} == {"0", "1", "2", "3"}


def test_a_start_waits_for_a_first_that_does_not_listen_yet(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    start = other_start(place, "/a", patience_s=0.1)
    time.sleep(1.5)  # many times what it waits for one that listens
    assert start.poll() is None
    taken: list[Request] = []
    first.listen(taken_by(taken))
    assert outcome(qtbot, start) is Outcome.HANDED_OVER
    assert len(taken) == 1


def test_a_first_that_never_listens_is_given_up(place: MeetingPlace, first: Instance) -> None:
    start = other_start(place, "/a", start_s=0.5)
    assert Outcome[start.communicate(timeout=60)[0].strip()] is Outcome.NO_ANSWER


def test_more_than_the_first_takes_is_not_told(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    taken: list[Request] = []
    first.listen(taken_by(taken))
    many = [f"/{number:0>200}" for number in range(6_000)]
    assert outcome(qtbot, other_start(place, *many)) is Outcome.NO_ANSWER
    assert taken == []


def test_what_a_killed_program_left_behind_stops_nobody(place: MeetingPlace, qtbot: QtBot) -> None:
    killed = other_start(place, "stays")
    assert killed.stdout is not None
    assert [killed.stdout.readline() for _ in range(2)] == ["FIRST\n", "listening\n"]
    killed.kill()
    killed.wait()
    killed.stdout.close()
    assert Path(place.address).exists()
    instance = Instance(place)
    assert instance.meet(Request()) is Outcome.FIRST
    taken: list[Request] = []
    instance.listen(taken_by(taken))
    assert outcome(qtbot, other_start(place, "/a")) is Outcome.HANDED_OVER
    assert len(taken) == 1
    instance.close()
    drain()


def test_a_program_that_hangs_is_not_waited_for_and_opens_nothing_afterwards(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    taken: list[Request] = []
    first.listen(taken_by(taken))
    start = other_start(place, "/a", patience_s=0.5)
    told, _ = start.communicate(timeout=60)  # meanwhile no event is looked at here
    assert Outcome[told.strip()] is Outcome.NO_ANSWER
    qtbot.wait(100)
    assert taken == []
    assert outcome(qtbot, other_start(place, "/b")) is Outcome.HANDED_OVER
    assert [request.files for request in taken] == [(Path("/b"),)]


def test_a_start_takes_the_place_of_a_program_that_is_ending(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    asked: list[Request] = []

    def refuse(request: Request) -> bool:
        asked.append(request)
        return False

    first.listen(refuse)
    start = other_start(place, "/a")
    wait_for(qtbot, lambda: asked)
    first.close()
    assert outcome(qtbot, start) is Outcome.FIRST


def test_nonsense_is_dropped_and_the_next_is_served(
    place: MeetingPlace, first: Instance, qtbot: QtBot
) -> None:
    taken: list[Request] = []
    first.listen(taken_by(taken))
    for nonsense in (
        b"{}\n",
        b"\xff\n",
        b"[1]\n",
        b'{"files": 1, "token": ""}\n',
        b"x" * (2 << 20),
    ):
        socket = QLocalSocket()
        socket.connectToServer(place.address)
        socket.write(nonsense)
        wait_for(qtbot, partial(is_dropped, socket))
    assert outcome(qtbot, other_start(place, "/a")) is Outcome.HANDED_OVER
    assert len(taken) == 1


def test_without_a_place_every_start_is_the_first(qtbot: QtBot) -> None:
    for _ in range(2):
        instance = Instance(None)
        assert instance.meet(Request()) is Outcome.FIRST
        instance.listen(lambda _request: True)
        instance.close()


def test_a_folder_that_is_not_there_stops_nobody(tmp_path: Path, qtbot: QtBot) -> None:
    place = MeetingPlace(tmp_path / "gone" / "lock", str(tmp_path / "gone" / "socket"))
    assert Instance(place).meet(Request()) is Outcome.FIRST


names = st.text(st.characters(exclude_characters="\0"), min_size=1)
unicode_or_not = st.binary(min_size=1).filter(lambda name: b"\0" not in name).map(os.fsdecode)


@given(st.lists(names | unicode_or_not), names)
def test_a_request_is_read_as_it_was_written(files: list[str], token: str) -> None:
    request = Request(tuple(map(Path, files)), token)
    line = request.to_bytes()
    assert line.index(b"\n") == len(line) - 1
    assert Request.from_bytes(line) == request


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("/a b.xml", "/a b.xml"),
        ("-", str(ROOT / "-")),
        ("file:/a%20b", "/a b"),
        ("file:///a%20b", "/a b"),
        ("FILE://localhost/a%23b%3F", "/a#b?"),
        ("file:///line%0Aend", "/line\nend"),
        ("file:///no%ffunicode", os.fsdecode(b"/no\xffunicode")),
        (os.fsdecode(b"file:///no\xff%fe"), os.fsdecode(b"/no\xff\xfe")),
        ("file:///a#part", "/a"),
        ("file:", str(ROOT / "file:")),
    ],
)
def test_a_word_names_a_whole_path(word: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert Request.of([word], {}).files == (Path(path),)


def test_urls_of_the_web_are_told_from_files_and_handed_over() -> None:
    request = Request.of(
        ["/a.xml", "https://example.com/s.xml", "HTTP://a.org", "ftp://a.org/"], {}
    )
    assert request.addresses == ("https://example.com/s.xml", "HTTP://a.org")
    assert request.files[0] == Path("/a.xml")
    assert len(request.files) == 2
    assert Request.from_bytes(request.to_bytes()) == request
    before = b'{"files": ["/a"], "token": "t"}'  # as versions before told it
    assert Request.from_bytes(before) == Request((Path("/a"),), "t")
    hostile = b'{"files": [], "token": "", "addresses": ["file:///etc/passwd", "javascript:1"]}'
    assert Request.from_bytes(hostile).addresses == ()


def test_a_start_in_a_folder_that_was_removed_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    request = Request.of(["a.xml", "/b.xml"], {"PWD": str(gone)})
    assert request.files == (gone / "a.xml", Path("/b.xml"))


def test_the_token_is_put_where_qt_looks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
    Request((), "").bring_token()
    assert os.environ["XDG_ACTIVATION_TOKEN"] == ""
    Request((), "a token").bring_token()
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "a token"  # noqa: S105 - no password


# Where starts meet


def test_each_person_and_each_screen_has_a_place_of_its_own(short: Path) -> None:
    session = short / "session"
    session.mkdir(0o700)
    usual = {"XDG_RUNTIME_DIR": str(session), "HOME": "/home/a", "DISPLAY": ":0"}
    others = (
        {"DISPLAY": ":1"},
        {"HOME": "/home/b"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
    )
    places = [MeetingPlace.find({**usual, **other}, short) for other in ({}, *others)]
    assert all(place is not None and Path(place.address).parent == session for place in places)
    assert len(set(places)) == len(places)
    assert MeetingPlace.find(usual, short) == places[0]


@pytest.mark.parametrize(("one", "other"), [(":0", ":0.0"), ("far:10.0", "far:10")])
def test_the_screens_of_a_display_are_one_place(short: Path, one: str, other: str) -> None:
    assert MeetingPlace.find({"DISPLAY": one}, short) == MeetingPlace.find(
        {"DISPLAY": other}, short
    )
    assert MeetingPlace.find({"DISPLAY": one}, short) != MeetingPlace.find({"DISPLAY": ":1"}, short)


def test_without_a_folder_of_the_session_a_private_one_is_made(short: Path) -> None:
    place = MeetingPlace.find({}, short)
    assert place is not None
    folder = place.lock.parent
    assert folder.parent == short
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert MeetingPlace.find({"XDG_RUNTIME_DIR": str(short / "gone")}, short) == place


def test_a_folder_in_which_others_can_write_is_not_trusted(short: Path) -> None:
    place = MeetingPlace.find({}, short)
    assert place is not None
    place.lock.parent.chmod(0o777)
    assert MeetingPlace.find({}, short) is None
    assert MeetingPlace.find({"XDG_RUNTIME_DIR": str(place.lock.parent)}, short) is None


def test_a_link_to_a_folder_is_not_trusted(short: Path) -> None:
    own = short / "own"
    own.mkdir(0o700)
    (short / f"sitemap-editor-{os.getuid()}").symlink_to(own)
    assert MeetingPlace.find({}, short) is None


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give away a folder")
def test_a_folder_of_somebody_else_is_not_trusted(short: Path) -> None:
    folder = short / f"sitemap-editor-{os.getuid()}"
    folder.mkdir(0o700)
    os.chown(folder, 12_345, 12_345)
    assert MeetingPlace.find({}, short) is None


def test_a_path_too_long_for_a_socket_is_not_used(short: Path) -> None:
    folder = short / ("x" * 100)
    folder.mkdir(0o700)
    assert MeetingPlace.find({"XDG_RUNTIME_DIR": str(folder)}, short / "gone") is None
