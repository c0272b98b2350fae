"""Reads an answer of HTTP/1.1 from the bytes as they come, whoever brings them.

Source: RFC 9112. Both ends of the program read with this one reader, so that the same bytes mean
the same in the window and on the command line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.web.fetching import Failure

MOST_HEAD_BYTES: Final = 64 * 1024
_MOST_INTERIM: Final = 10
"""Answers such as ``100 Continue`` that may come before the answer."""
_STATUS: Final = re.compile(r"HTTP/1\.[0-9]+ +([1-9][0-9]{2})(?: .*)?", re.DOTALL)
_BEGINNING: Final = b"HTTP/1."
_HEAD_END: Final = re.compile(rb"\n\r?\n")
_LINE_END: Final = re.compile(r"\r?\n")
_SIZE: Final = re.compile(rb"[0-9A-Fa-f]{1,15}")
_LENGTH: Final = re.compile(r"[0-9]{1,18}")
_LONGEST_LINE: Final = 16 * 1024
_CHUNKED: Final = "chunked"


class Broken(Exception):  # noqa: N818 - as people say it
    """An exchange that went wrong: the kind, and what the system said."""

    def __init__(self, failure: Failure, detail: str = "") -> None:
        super().__init__(detail)
        self.failure = failure
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Head:
    """Status and headers; names in lower case, in the order they came."""

    status: int
    headers: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, data: bytes) -> Head:
        """Read the head of an answer, with or without its empty line. Raises: Broken."""
        lines = _LINE_END.split(_decoded(data).rstrip("\r\n"))
        status = _STATUS.fullmatch(lines[0])
        if status is None:
            raise Broken(Failure.PROTOCOL, "What came is not HTTP/1.1.")
        return cls(int(status[1]), tuple(_headers(lines[1:])))

    def all_of(self, name: str) -> list[str]:
        """Return the values of each header of that name."""
        return [value for key, value in self.headers if key == name]

    def listed(self, name: str) -> list[str]:
        """Return the items of a header that is a list with commas, in lower case."""
        items = ",".join(self.all_of(name)).split(",")
        return [item.strip().lower() for item in items if item.strip()]


class AnswerReader:
    """One answer: `feed` it what comes, `end` it where the connection does."""

    def __init__(self, method: str) -> None:
        self._method = method
        self._waiting = b""
        self._interim = 0
        self._left: int | None = None
        """Bytes of body to come; None where it lasts as long as the connection."""
        self._chunks: _Chunks | None = None
        self.head: Head | None = None
        self.is_whole = False

    def feed(self, data: bytes) -> bytes:
        """Take what came; return what of it is body.

        What came with the end of the head is returned by the next call. Raises: Broken.
        """
        if self.head is None:
            self._feed_head(data)
            return b""
        data, self._waiting = self._waiting + data, b""
        if self.is_whole:
            self._waiting = data
            return b""
        if self._chunks is not None:
            body = self._chunks.feed(data)
            self.is_whole = self._chunks.is_whole
            return body
        if self._left is None:
            return data
        body, self._waiting = data[: self._left], data[self._left :]
        self._left -= len(body)
        self.is_whole = self._left == 0
        return body

    def judge(self) -> None:
        """Say what is wrong with what was fed, after what was right is out. Raises: Broken."""
        if self._chunks is not None and self._chunks.fault is not None:
            raise self._chunks.fault

    def end(self) -> None:
        """Note that nothing more comes. Raises: Broken where that is too soon."""
        if self.head is None:
            if not self._waiting and not self._interim:
                raise Broken(Failure.REFUSED, "The connection was closed before an answer.")
            raise Broken(Failure.CUT, "The connection was closed amid the head of the answer.")
        if not self.is_whole and (self._chunks is not None or self._left is not None):
            raise Broken(Failure.CUT, "The connection was closed before the end of the body.")
        self.is_whole = True

    @property
    def may_have_lied(self) -> bool:
        """Whether more may come than the head said, and the connection ends soon after it."""
        is_told = self._left is not None and self._method != "HEAD"
        return is_told and self.head is not None and "close" in self.head.listed("connection")

    @property
    def has_more(self) -> bool:
        """Whether more came than the head said; the empty lines of old servers do not count."""
        return bool(self._waiting.strip())

    @property
    def length(self) -> int | None:
        """How many bytes of body are to come, where the head said that."""
        return self._left

    def _feed_head(self, data: bytes) -> None:
        """Read on in the head; what comes after it keeps waiting."""
        looked = max(0, len(self._waiting) - 2)  # where its end can begin at the earliest
        self._waiting += data
        while True:
            if not self._waiting.startswith(_BEGINNING[: len(self._waiting)]):
                raise Broken(Failure.PROTOCOL, "What came is not HTTP/1.1.")
            end = _HEAD_END.search(self._waiting, looked, MOST_HEAD_BYTES)
            if end is None:
                if len(self._waiting) >= MOST_HEAD_BYTES:
                    raise Broken(Failure.PROTOCOL, "The headers are too long.")
                return
            head = Head.of(self._waiting[: end.start()])
            self._waiting, looked = self._waiting[end.end() :], 0
            if head.status >= 200:
                break
            self._interim += 1
            if head.status == 101 or self._interim > _MOST_INTERIM:
                raise Broken(Failure.PROTOCOL, f"The server said {head.status}.")
        self._frame(head)
        self.head = head

    def _frame(self, head: Head) -> None:
        """Find out where the body ends. Source: RFC 9112, section 6.3."""
        tunnels = self._method == "CONNECT" and head.status < 300
        if self._method == "HEAD" or head.status in (204, 304) or tunnels:
            self.is_whole = True
            return
        codings = [coding for coding in head.listed("transfer-encoding") if coding != "identity"]
        if codings:
            if codings != [_CHUNKED]:
                raise Broken(Failure.PROTOCOL, "The body is wrapped in a way nobody asked for.")
            self._chunks = _Chunks()
            return
        lengths = set(head.listed("content-length"))
        if len(lengths) > 1 or not all(map(_LENGTH.fullmatch, lengths)):
            raise Broken(
                Failure.PROTOCOL, "The length of the body is told in two ways, or in none."
            )
        if lengths:
            self._left = int(lengths.pop())
            self.is_whole = self._left == 0


class _Chunks:
    """A body in chunks. Source: RFC 9112, section 7.1."""

    def __init__(self) -> None:
        self._waiting = b""
        self._left = 0
        """Bytes of this chunk to come."""
        self._is_after = False
        """Whether the end of the line behind a chunk is to come."""
        self._trailer: int | None = None
        """Bytes of what stands behind the last chunk; None before it."""
        self.fault: Broken | None = None
        self.is_whole = False

    def feed(self, data: bytes) -> bytes:
        """Return what of this is body; where it ends before a fault, the `fault` is noted."""
        pieces: list[bytes] = []
        data, at = self._waiting + data, 0
        while not self.is_whole and self.fault is None:
            if self._left:
                pieces.append(data[at : at + self._left])
                at += len(pieces[-1])
                self._left -= len(pieces[-1])
                if self._left:
                    break
                self._is_after = True
            end = data.find(b"\n", at, at + _LONGEST_LINE)
            if end < 0:
                if len(data) - at >= _LONGEST_LINE:
                    self._refuse()
                break
            self._take(data[at:end].rstrip(b"\r"))
            at = end + 1
        self._waiting = data[at:]
        return b"".join(pieces)

    def _take(self, line: bytes) -> None:
        """Take a line: what ends a chunk, the size of the next, or one behind the last."""
        if self._trailer is not None:
            self._trailer += len(line)
            self.is_whole = not line
            if self._trailer > MOST_HEAD_BYTES:
                self._refuse()
            return
        if self._is_after:
            self._is_after = False
            if line:
                self._refuse()
            return
        size = _SIZE.fullmatch(line.partition(b";")[0].strip())
        if size is None:
            self._refuse()
            return
        self._left = int(size[0], 16)
        if not self._left:
            self._trailer = 0

    def _refuse(self) -> None:
        self.fault = Broken(Failure.PROTOCOL, "The body is not in chunks as it says.")


def _headers(lines: list[str]) -> list[tuple[str, str]]:
    """Return names and values; a line that begins with a blank goes on with the one before."""
    found: list[tuple[str, str]] = []
    for line in lines:
        if line[:1] in (" ", "\t"):
            if found:
                name, value = found[-1]
                found[-1] = (name, f"{value} {_plain(line)}".strip())
            continue
        name, colon, value = line.partition(":")
        if colon and name.strip():
            found.append((name.strip().lower(), _plain(value)))
    return found


def _plain(value: str) -> str:
    """Return a value without what stands around it and could end a line elsewhere."""
    return value.replace("\r", " ").replace("\0", " ").strip(" \t")


def _decoded(data: bytes) -> str:
    """Return the text of a head: UTF-8 where it is that, as many write it, otherwise Latin-1."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")
