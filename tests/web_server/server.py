"""The server: listens on 127.0.0.1, reads requests, lets what a test put at a path answer them."""

from __future__ import annotations

import select
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final

CERTIFICATES: Final = Path(__file__).parent / "certificates"
AUTHORITY: Final = CERTIFICATES / "authority.pem"
"""Who signed the good certificate."""
_HOST: Final = "127.0.0.1"
_LOOK_S: Final = 0.02
_PIECE: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Asked:
    """One request, as the log keeps it. `at` is on the clock of `time.monotonic`."""

    at: float
    method: str
    target: str
    """What stands in the request: mostly a path with its query; a URL where we are a proxy."""
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes = b""

    @property
    def path(self) -> str:
        """The target without its query."""
        return self.target.partition("?")[0]


@dataclass(slots=True)
class Talk:
    """One connection, in the hands of what answers."""

    line: socket.socket
    server: WebServer
    is_secure: bool = False
    _read: bytes = field(default=b"", repr=False)

    def send(self, data: bytes) -> None:
        """Send all of it; somebody who hung up is no fault."""
        with suppress(OSError):
            self.line.sendall(data)

    def wait(self, seconds: float) -> None:
        """Say nothing for so long, or until the other side hangs up or the server closes."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not self.server.is_closing:
            if select.select([self.line], [], [], min(left, _LOOK_S))[0]:
                with suppress(OSError):
                    if self.line.recv(1):
                        continue
                return

    def drip(self, data: bytes, every_s: float) -> None:
        """Send byte by byte."""
        for byte in data:
            self.send(bytes([byte]))
            self.wait(every_s)

    def reset(self) -> None:
        """End the connection rudely, so that the other side is told of a reset."""
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.line.close()

    def asked(self) -> Asked | None:
        """Read a request; None where there is none."""
        while b"\r\n\r\n" not in self._read:
            piece = self.line.recv(_PIECE)
            if not piece:
                return None
            self._read += piece
        head, _, body = self._read.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        method, target, _ = first.split(" ", 2)
        headers = {
            name.strip().lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }
        while len(body) < int(headers.get("content-length", 0)):
            body += self.line.recv(_PIECE)
        self._read = b""
        return Asked(time.monotonic(), method, target, headers, body)


Serve = Callable[[Talk, Asked], None]
"""Answers a request; the connection is closed afterwards."""
Greet = Callable[[Talk], None]
"""Does something to a connection before any request is read."""


def not_found(talk: Talk, _asked: Asked) -> None:
    """Say 404."""
    talk.send(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")


@dataclass
class WebServer:
    """A server with a log. A context; after it no thread of it is left."""

    serves: dict[str, Serve] = field(default_factory=dict)
    """What answers, by path, without the query."""
    certificate: str = ""
    """The name of the certificate it encrypts with; empty for none."""
    greets: Greet | None = None
    """What is done to connections in place of reading requests."""
    otherwise: Serve = not_found
    """What answers at all other paths."""
    log: list[Asked] = field(default_factory=list)
    is_closing: bool = False

    def __enter__(self) -> WebServer:
        self._threads: list[threading.Thread] = []
        self._listening = socket.create_server((_HOST, 0), backlog=128)
        self._listening.settimeout(_LOOK_S)
        self.port: int = self._listening.getsockname()[1]
        self._context = _context(self.certificate) if self.certificate else None
        self._start(self._listen)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.is_closing = True
        self.settle()
        self._listening.close()

    def settle(self) -> None:
        """Wait until each connection has ended."""
        own = threading.current_thread()
        for thread in list(self._threads):
            if thread is not own and (self.is_closing or thread is not self._threads[0]):
                thread.join()

    def url(self, path: str = "/", host: str = _HOST) -> str:
        """Return the URL of a path here."""
        scheme = "https" if self.certificate else "http"
        return f"{scheme}://{host}:{self.port}{path}"

    def asked_for(self, path: str) -> list[Asked]:
        """Return the requests for a path, in order."""
        return [asked for asked in self.log if asked.path == path]

    def _start(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, name="web server", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _listen(self) -> None:
        while not self.is_closing:
            try:
                line, _ = self._listening.accept()
            except TimeoutError:
                continue
            line.settimeout(None)
            self._threads[1:] = [thread for thread in self._threads[1:] if thread.is_alive()]
            self._start(lambda line=line: self._talk(line))  # type: ignore[misc]  # bound now

    def _talk(self, line: socket.socket) -> None:
        with suppress(OSError), line:
            if self.greets is not None:
                self.greets(Talk(line, self))
                return
            if self._context is not None:
                line = self._context.wrap_socket(line, server_side=True)
            with line:
                talk = Talk(line, self, self._context is not None)
                asked = talk.asked()
                if asked is None:
                    return
                self.log.append(asked)
                self.serves.get(asked.path, self.otherwise)(talk, asked)
                _hang_up(line)


def _hang_up(line: socket.socket) -> None:
    """End a connection so that what was sent arrives, whatever the other side still says."""
    with suppress(OSError):
        if isinstance(line, ssl.SSLSocket):
            line.unwrap()
            return
        line.shutdown(socket.SHUT_WR)
        line.settimeout(0.5)
        while line.recv(_PIECE):
            pass


def _context(certificate: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATES / f"{certificate}.pem", CERTIFICATES / "server.key")
    return context
