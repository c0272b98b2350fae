"""One program for a person and a screen: a second start hands its files to the first and leaves."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QObject, QUrl

from sitemap_editor.core.files.disk.locks import lock
from sitemap_editor.core.protocol.location import is_address

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_S: Final = 4.0
"""How long one that listens may take to answer before it counts as hanging, on idle cores."""
START_S: Final = 20.0
"""Likewise, one that holds the lock to listen: twenty starts at once share two cores."""
_PAUSE_S: Final = 0.05
_LEAST_S: Final = 0.01
"""Less than that tells nothing of how busy the cores are."""
_LEAST_SHARE: Final = 1 / 10
_LOCAL_URL: Final = re.compile(r"file:(?://(?:localhost)?)?(?P<path>/(?!/)[^?#]*)", re.IGNORECASE)
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret: it lets a window come to the front
_GREETING: Final = b"sitemap-editor 1\n"
_TAKEN: Final = b"taken\n"
_REFUSED: Final = b"refused\n"
_MAX_REQUEST_BYTES: Final = 1 << 20
_MAX_ADDRESS_BYTES: Final = 90  # a socket's path may have 104; Qt needs some for a moment
# Another home counts as another person: its settings are others.
_PERSON: Final = ("HOME", "XDG_CONFIG_HOME", "USERPROFILE")
_SCREEN: Final = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY", "SESSIONNAME")
_SCREEN_NUMBER: Final = re.compile(r"(?<=:)(\d+)\.\d+\Z")


class Outcome(Enum):
    """What a start found."""

    FIRST = "no other program is there"
    HANDED_OVER = "another one has taken the files"
    NO_ANSWER = "another one is there and does not answer"


class _Answer(Enum):
    """What came of asking the first."""

    TAKEN = "it has the request"
    NOT_NOW = "nobody listens yet, or any more"
    NONE = "somebody listens and says nothing"


class Request(NamedTuple):
    """What a second start asks of the first."""

    files: tuple[Path, ...] = ()
    token: str = ""
    """By which the desktop lets the window come to the front; empty where it gives none."""
    addresses: tuple[str, ...] = ()
    """URLs of the web."""

    @classmethod
    def of(cls, arguments: Sequence[str], environment: Mapping[str, str]) -> Request:
        """Return the request of a start with these arguments: paths or, of some desktops, URLs."""
        folder = environment.get("PWD", "")
        addresses = tuple(filter(is_address, arguments))
        files = tuple(_local(each, folder) for each in arguments if each not in addresses)
        return cls(files, environment.get(_TOKEN, ""), addresses)

    def bring_token(self) -> None:
        """Put the token where Qt looks for it when a window asks to come to the front."""
        if self.token:
            os.environ[_TOKEN] = self.token

    def to_bytes(self) -> bytes:
        """Return the request as one line; names that are no Unicode survive."""
        names = [str(path) for path in self.files]
        told = {"files": names, "token": self.token, "addresses": self.addresses}
        return json.dumps(told).encode() + b"\n"

    @classmethod
    def from_bytes(cls, line: bytes) -> Request:
        """Read what `to_bytes` wrote. Raises: ValueError where it is something else."""
        try:
            told = json.loads(line)
            files = tuple(Path(name) for name in told["files"])
            addresses = map(str, told.get("addresses", ()))  # not told by versions before
            return cls(files, str(told["token"]), tuple(filter(is_address, addresses)))
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError("not a request") from error


Take: TypeAlias = Callable[[Request], bool]
"""Is handed what another start asks for; False where this program is about to end."""


class MeetingPlace(NamedTuple):
    """Where the starts of one person on one screen find each other."""

    lock: Path
    address: str

    @classmethod
    def find(cls, environment: Mapping[str, str], temporary: Path) -> MeetingPlace | None:
        """Return the place; None where there is no folder into which only this user can write."""
        said = [environment.get(name, "") for name in (*_PERSON, *_SCREEN)]
        # ":0.0" is the first screen of ":0", on which all windows of a person are.
        what = "\0".join(_SCREEN_NUMBER.sub(r"\1", each) for each in said)
        name = f"sitemap-editor-{zlib.crc32(what.encode(errors='surrogateescape')):08x}"
        if sys.platform == "win32":
            return cls(temporary / f"{name}.lock", name)  # the folder is the user's own
        folder = _private_folder(environment, temporary)
        if folder is None or len(os.fsencode(folder / name)) > _MAX_ADDRESS_BYTES:
            return None
        return cls(folder / f"{name}.lock", str(folder / name))


class Instance(QObject):
    """This start of the program: the first, or one that hands over its files.

    Who holds the lock is the first; the system lets go of it when a process ends, however it ends.
    So a socket that was left behind is known for what it is, and two starts at once are told apart.
    """

    def __init__(self, place: MeetingPlace | None) -> None:
        super().__init__()
        self._place = place
        self._lock: int | None = None
        self._server: QLocalServer | None = None
        self._take: Take | None = None

    def meet(
        self, request: Request, patience_s: float = PATIENCE_S, start_s: float = START_S
    ) -> Outcome:
        """Become the first, or hand over `request`; needs no application object.

        A first that listens is given `patience_s` to answer, one that does not yet `start_s`; up to
        ten times as long where other programs leave this one so much less of the cores.
        """
        began, share = time.monotonic(), 0.0
        is_told = len(request.to_bytes()) <= _MAX_REQUEST_BYTES
        while self._place is not None:
            try:
                self._lock = _locked(self._place.lock)
            except OSError:  # no locks, or no files, can be made there: nobody will be met
                self._place = None
                break
            if self._lock is not None:
                break
            share = share or _share_of_cores()
            patience = patience_s / share
            answer = _asked(self._place.address, request, patience) if is_told else _Answer.NONE
            if answer is _Answer.TAKEN:
                return Outcome.HANDED_OVER
            if answer is _Answer.NONE or time.monotonic() - began >= start_s / share:
                return Outcome.NO_ANSWER
            time.sleep(_PAUSE_S)  # the first is about to listen, or to end
        return Outcome.FIRST

    def listen(self, take: Take) -> None:
        """Let `take` have what other starts ask for, from now on. Loads the network library."""
        if self._place is None or self._lock is None:
            return
        from PySide6.QtNetwork import QLocalServer  # 10 ms: after the first paint

        self._take = take
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_called)
        QLocalServer.removeServer(self._place.address)  # left behind: the lock was free
        if not self._server.listen(self._place.address):
            self.close()  # who starts now does not wait for an answer

    def stop_listening(self) -> None:
        """Take no more files; who starts meanwhile waits until this one is through."""
        if self._server is not None:
            self._server.close()

    def close(self) -> None:
        """Be the first no more."""
        self.stop_listening()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _on_called(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._on_asked(caller))
            caller.write(_GREETING)  # who hears it knows that somebody is listening
            caller.flush()

    def _on_asked(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() > _MAX_REQUEST_BYTES:
                caller.abort()
            return
        try:
            request = Request.from_bytes(bytes(caller.readLine().data()))
        except ValueError:
            caller.abort()
            return
        is_taken = self._take is not None and self._take(request)
        caller.write(_TAKEN if is_taken else _REFUSED)
        caller.flush()
        caller.disconnectFromServer()


def _local(argument: str, folder: str) -> Path:
    """Return the whole path that a word names; `folder` is where it was said, if that is gone."""
    path = Path(_of_url(argument) if argument[:5].lower() == "file:" else argument)
    try:
        return path.absolute()
    except OSError:  # the folder of this process was removed
        return Path(os.sep, folder, path)


def _of_url(url: str) -> str:
    """Return the path in a file URL, or the word as it is where there is none in it."""
    if sys.platform != "win32" and (found := _LOCAL_URL.match(url)) is not None:
        return os.fsdecode(unquote_to_bytes(os.fsencode(found["path"])))  # maybe no Unicode
    return QUrl(url).toLocalFile() or url


def _private_folder(environment: Mapping[str, str], temporary: Path) -> Path | None:
    """Return a folder that is this user's alone: the session's own, or one beside others' files."""
    if sys.platform == "win32":
        return temporary
    session = environment.get("XDG_RUNTIME_DIR", "")
    if session and _is_private(Path(session)):
        return Path(session)
    folder = temporary / f"sitemap-editor-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return folder if _is_private(folder) else None


def _is_private(folder: Path) -> bool:
    """Tell whether a folder is this user's and nobody else can write into it."""
    if sys.platform == "win32":
        return True
    try:
        status = folder.lstat()  # a link would be somebody's who can turn it elsewhere
    except OSError:
        return False
    is_folder, others = stat.S_ISDIR(status.st_mode), status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return is_folder and status.st_uid == os.getuid() and not others


def _locked(path: Path) -> int | None:
    """Lock a file and return its handle; None where another process holds it.

    Raises: OSError where it cannot be made or locked.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    is_ours = False
    try:
        is_ours = lock(handle)
    finally:
        if not is_ours:
            os.close(handle)
    return handle if is_ours else None


def _share_of_cores() -> float:
    """Return how much of the time is left to a program that starts: 1 on idle cores.

    What asking takes is loaded for it, which is wanted now anyway.
    """
    began_s, worked_s = time.monotonic(), time.process_time()
    from PySide6.QtNetwork import QLocalSocket  # noqa: F401 - this is what is timed

    took_s, worked_s = time.monotonic() - began_s, time.process_time() - worked_s
    return max(_LEAST_SHARE, min(1.0, max(worked_s, _LEAST_S) / max(took_s, _LEAST_S)))


def _asked(address: str, request: Request, patience_s: float) -> _Answer:
    """Ask the first program to take a request."""
    from PySide6.QtNetwork import QLocalSocket  # wanted by a second start only

    end = time.monotonic() + patience_s
    socket = QLocalSocket()
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_left_ms(end)):
            is_there = socket.error() not in (
                QLocalSocket.LocalSocketError.ServerNotFoundError,
                QLocalSocket.LocalSocketError.ConnectionRefusedError,
            )
            return _Answer.NONE if is_there else _Answer.NOT_NOW
        # The request is not told before the greeting: a program that hangs shall not open the
        # files when it wakes up, long after this one did.
        if _line(socket, end) != _GREETING:
            return _given_up(socket)
        socket.write(request.to_bytes())
        answer = _line(socket, time.monotonic() + patience_s)
        return _Answer.TAKEN if answer == _TAKEN else _given_up(socket, answer)
    finally:
        socket.abort()


def _given_up(socket: QLocalSocket, heard: bytes = b"") -> _Answer:
    """Return why there was no other answer: the first is ending, or it hangs."""
    is_gone = socket.state() != socket.LocalSocketState.ConnectedState
    return _Answer.NOT_NOW if heard == _REFUSED or is_gone else _Answer.NONE


def _line(socket: QLocalSocket, end: float) -> bytes:
    """Return the next line, or what there is of it at `end`."""
    while not socket.canReadLine() and socket.waitForReadyRead(_left_ms(end)):
        pass
    return bytes(socket.readLine().data())


def _left_ms(end: float) -> int:
    return max(1, round((end - time.monotonic()) * 1_000))
