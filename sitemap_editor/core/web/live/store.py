"""Results by URL in a file that only grows: a line of JSON each, the last one of a URL counts.

Whatever byte a program is ended at, what stood before is read again; half a line at the end is cut
off. Where most lines are old ones, the file is written anew when it is opened.
"""

from __future__ import annotations

import json
import os
import stat
import tempfile
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from sitemap_editor.core.document.url_keys import hash_of, key_of
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Progress,
    ReadError,
    SaveError,
    no_progress,
)
from sitemap_editor.core.files.disk.locks import take_lock
from sitemap_editor.core.web.live.result import PageResult, Reason, as_line, of_line

_KEPT: Final = 256
_ALL_REASONS: Final = tuple(Reason)
_FAILED: Final = 0x80
_LAST_STATUS: Final = 1_000
_LAST_TIME: Final = (1 << 32) - 1
_MUCH_BYTES: Final = 1 << 20
_LINES_A_STEP: Final = 512
_BINARY: Final = getattr(os, "O_BINARY", 0)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY
_RUN: Final = b'{"run":'
_END: Final = b'{"end":'
_RESULT: Final = b'{"u":'
IN_USE: Final = QT_TRANSLATE_NOOP(
    "core", "Another program is writing these results. Wait for it, or choose another file."
)
UNREADABLE: Final = QT_TRANSLATE_NOOP("core", "The kept results cannot be read: {reason}.")
FOREIGN: Final = QT_TRANSLATE_NOOP(
    "core", "This file holds no results of a live check. Choose another one."
)
UNWRITABLE: Final = QT_TRANSLATE_NOOP("core", "The results cannot be kept: {reason}.")


class Brief(NamedTuple):
    """The little of a result that is kept in memory; no status is 0."""

    status: int
    reason: Reason
    has_failed: bool
    checked_at: int


class ResultStore:
    """What became of URLs when they were asked, in a file, and 40 bytes a URL in memory.

    One thread may put while another looks. Without a path it keeps results as long as it lives.
    """

    def __init__(self, path: Path | None = None, progress: Progress = no_progress) -> None:
        """Open a file and read what it holds. Raises: ReadError, SaveError, Cancelled."""
        self.path = path
        self._lock = Lock()
        self._slots: dict[int, int] = {}  # by the hash of the URL
        self._starts, self._lengths = array("Q"), array("I")
        self._times = array("I")
        self._statuses = array("H")
        self._reasons = bytearray()  # places in `_ALL_REASONS`, and `_FAILED`
        self._kept: dict[int, PageResult | None] = {}
        self._size = 0
        self.begun_at: int | None = None
        """When a check began that has not come to its end; seconds since 1970."""
        self.begun_as = ""
        """In which manner that check asked, as `note_run` was told."""
        self._handle: int | None = self._opened(path)
        try:
            self._load(progress)
        except OSError as error:
            self.close()
            raise _failure(error, path, UNREADABLE) from error
        except BaseException:
            self.close()
            raise

    def _opened(self, path: Path | None) -> int:
        if path is None:
            with tempfile.TemporaryFile("w+b") as file:  # it has no name: its handles keep it
                return os.dup(file.fileno())
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, 0o600)
        except OSError as error:
            raise _failure(error, path, UNREADABLE) from error
        if not stat.S_ISREG(os.fstat(handle).st_mode):  # a device may have no end
            os.close(handle)
            raise ReadError("results", FOREIGN, path=path)
        if not take_lock(handle):
            os.close(handle)
            raise SaveError("in-use", IN_USE, path=path)
        return handle

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._let_go()

    def _let_go(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def __del__(self) -> None:
        """Let go of the file where nobody did: its window went while it was read."""
        if getattr(self, "_handle", None) is not None:
            self._let_go()

    def __len__(self) -> int:
        return len(self._slots)

    # Looking

    def of(self, url: str) -> PageResult | None:
        """Return what is known of a URL; None where nothing is."""
        number = hash_of(key_of(url))
        slot = self._slots.get(number)
        if slot is None:
            return None
        with self._lock:
            if slot not in self._kept:
                self._keep(slot, self._read(slot))
            found = self._kept[slot]
        return found if found is not None and key_of(found.url) == key_of(url) else None

    def checked_at(self, url: str) -> int | None:
        """Return when a URL was asked last, in seconds since 1970; quick."""
        slot = self._slots.get(hash_of(key_of(url)))
        return None if slot is None else self._times[slot]

    def count_since(self, moment: int) -> int:
        """Return how many URLs were asked since then."""
        return sum(at >= moment for at in self._times)

    def has(self, number: int) -> bool:
        """Tell whether anything is known of a URL, by the hash of its key; see `url_keys`."""
        return number in self._slots

    def brief(self, number: int) -> Brief | None:
        """Return the little that is kept in memory of a URL, by the hash of its key; quick."""
        slot = self._slots.get(number)
        if slot is None:
            return None
        reason = self._reasons[slot]
        kind = _ALL_REASONS[reason & ~_FAILED]
        return Brief(self._statuses[slot], kind, bool(reason & _FAILED), self._times[slot])

    def _keep(self, slot: int, result: PageResult | None) -> None:
        """Have at hand what is looked at soon."""
        if len(self._kept) >= _KEPT:
            self._kept.clear()
        self._kept[slot] = result

    def _read(self, slot: int) -> PageResult | None:
        if self._handle is None:
            return None
        try:
            return of_line(_bytes_at(self._handle, self._starts[slot], self._lengths[slot]))
        except OSError:
            return None

    # Keeping

    def put(self, results: Iterable[PageResult]) -> None:
        """Keep results. Raises: SaveError, and what was kept before is still there."""
        lines = [(result, as_line(result)) for result in results]
        with self._lock:
            start = self._append(b"".join(line for _, line in lines))
            for result, line in lines:
                slot = self._note(result, start, len(line))
                self._keep(slot, result)
                start += len(line)

    def note_run(self, began_at: int, manner: str = "") -> None:
        """Note that a check begins: until it ends, the next one of its manner goes on with it."""
        self.begun_at, self.begun_as = began_at, manner
        with self._lock:
            self._append(_run_line(began_at, manner))

    def note_end(self, ended_at: int) -> None:
        """Note that a check came to its end: the next one asks for everything."""
        self.begun_at = None
        with self._lock:
            self._append(_END + str(ended_at).encode() + b"}\n")

    def _append(self, data: bytes) -> int:
        """Write at the end, all or nothing; return where that is."""
        start = self._size
        if self._handle is None:
            raise SaveError("closed", UNWRITABLE, {"reason": "closed"}, path=self.path)
        try:
            os.lseek(self._handle, start, os.SEEK_SET)
            written = 0
            while written < len(data):
                written += os.write(self._handle, data[written:])
        except OSError as error:
            raise _failure(error, self.path, UNWRITABLE) from error
        self._size = start + len(data)
        return start

    def _note(self, result: PageResult, start: int, length: int) -> int:
        """Note where the line of a result stands; return its slot."""
        number = hash_of(key_of(result.url))
        slot = self._slots.get(number)
        reason = _ALL_REASONS.index(result.reason) | (_FAILED if result.error is not None else 0)
        status = result.status or 0
        checked_at = min(max(0, result.checked_at), _LAST_TIME)
        if slot is None:
            self._starts.append(start)
            self._lengths.append(length)
            self._times.append(checked_at)
            self._statuses.append(status if 0 <= status < _LAST_STATUS else 0)
            self._reasons.append(reason)
            slot = self._slots[number] = len(self._starts) - 1  # last: others may look meanwhile
            return slot
        self._starts[slot], self._lengths[slot] = start, length
        self._times[slot], self._reasons[slot] = checked_at, reason
        self._statuses[slot] = status if 0 <= status < _LAST_STATUS else 0
        self._kept.pop(slot, None)
        return slot

    def go_on_at(self, path: Path, progress: Progress = no_progress) -> None:
        """Copy what is kept to another file, in place of what that held, and keep it there.

        Another thread may put and look meanwhile. Raises: ReadError, SaveError, Cancelled; then
        it is kept where it was.
        """
        other = self._opened(path)
        try:
            os.ftruncate(other, 0)
            copied = 0
            while copied < self._size - _MUCH_BYTES:
                progress(copied / self._size)
                copied = self._copy(other, copied)
            with self._lock:
                while copied < self._size:
                    copied = self._copy_locked(other, copied)
                self._let_go()
                self._handle, self.path = other, path
        except OSError as error:
            os.close(other)
            raise _failure(error, path, UNWRITABLE) from error
        except BaseException:
            os.close(other)
            raise

    def _copy(self, other: int, start: int) -> int:
        with self._lock:
            return self._copy_locked(other, start)

    def _copy_locked(self, other: int, start: int) -> int:
        """Copy a piece; return where the next one begins."""
        if self._handle is None:
            raise SaveError("closed", UNWRITABLE, {"reason": "closed"}, path=self.path)
        piece = _bytes_at(self._handle, start, min(_MUCH_BYTES, self._size - start))
        written = 0
        while written < len(piece):
            written += os.write(other, piece[written:])
        return start + len(piece)

    # Opening

    def _load(self, progress: Progress) -> None:
        handle = self._handle
        assert handle is not None  # noqa: S101 - it was opened just now
        total = max(1, os.fstat(handle).st_size)
        at, is_own = 0, False
        for count, line in enumerate(_lines(handle)):
            if not count % _LINES_A_STEP:
                progress(at / total)
            is_own = is_own or _is_own(line)
            if not line.endswith(b"\n"):
                break  # the program was ended while it wrote
            if line.startswith((_RUN, _END)):
                self._load_note(line)
            else:
                result = of_line(line)
                if result is not None:
                    self._note(result, at, len(line))
            at += len(line)
        if not is_own and os.fstat(handle).st_size:
            raise ReadError("results", FOREIGN, path=self.path)
        os.ftruncate(handle, at)
        self._size = at
        alive = sum(self._lengths)
        if self.path is not None and at > _MUCH_BYTES and alive < at // 2:
            self._compact(self.path, handle)

    def _load_note(self, line: bytes) -> None:
        try:
            said = json.loads(line)
        except ValueError:
            return
        began = said.get("run")
        self.begun_at = began if isinstance(began, int) else None
        manner = said.get("as")
        self.begun_as = manner if isinstance(manner, str) else ""

    def _compact(self, path: Path, handle: int) -> None:
        """Write the lines that count into a new file, and put that in the place of the old one."""
        beside = path.with_name(f"{path.name}.new")
        starts = array("Q")
        try:
            with os.fdopen(os.open(beside, _NEW, 0o600), "wb") as out:
                for start, length in zip(self._starts, self._lengths, strict=True):
                    starts.append(out.tell())
                    out.write(_bytes_at(handle, start, length))
                if self.begun_at is not None:
                    out.write(_run_line(self.begun_at, self.begun_as))
                size = out.tell()
                out.flush()
                os.fsync(out.fileno())
            self._let_go()  # Windows replaces no open file
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            if self._handle is None:
                self._handle = self._opened(path)
            return
        self._handle, self._starts, self._size = self._opened(path), starts, size


def _run_line(began_at: int, manner: str) -> bytes:
    said: dict[str, object] = {"run": began_at}
    if manner:
        said["as"] = manner
    return json.dumps(said, separators=(",", ":")).encode() + b"\n"


def _bytes_at(handle: int, start: int, length: int) -> bytes:
    os.lseek(handle, start, os.SEEK_SET)
    return os.read(handle, length)


def _lines(handle: int) -> Iterator[bytes]:
    """Yield the lines of a file from its beginning, the last one as it is."""
    os.lseek(handle, 0, os.SEEK_SET)
    rest = b""
    while block := os.read(handle, _MUCH_BYTES):
        *whole, rest = (rest + block).split(b"\n")
        for line in whole:
            yield line + b"\n"
    if rest:
        yield rest


def _is_own(line: bytes) -> bool:
    """Tell whether a line, which may be cut off anywhere, is of results.

    A file that a person names by mistake has none, and is left as it is.
    """
    starts = (_RUN, _END, _RESULT)
    return line.startswith(starts) or any(start.startswith(line) for start in starts)


def _failure(error: OSError, path: Path | None, text: str) -> ReadError | SaveError:
    kind = ReadError if text is UNREADABLE else SaveError
    return kind("results", text, {"reason": error.strerror or str(error)}, path=path)
