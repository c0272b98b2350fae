"""Asks the web from the command line: sockets of Python, encrypted by its ``ssl``.

`core.web.http.exchange` decides what is said and what it means; here its steps are carried out.
"""

from __future__ import annotations

import os
import queue
import selectors
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from sitemap_editor.cli.system_proxy import SystemProxy
from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from sitemap_editor.core.web.http.answer_reader import Broken
from sitemap_editor.core.web.http.exchange import (
    AGENT,
    Connect,
    Encrypt,
    FindProxy,
    LookUp,
    Receive,
    Send,
    Step,
    exchange,
)
from sitemap_editor.core.web.tls_fault import TlsFault

if TYPE_CHECKING:
    import ssl

T = TypeVar("T")

_LOOK_S: Final = 0.04
"""How often one that waits looks whether it was stopped."""
_PIECE_BYTES: Final = 64 * 1024
_WANTED: Final = {
    "SSLWantReadError": selectors.EVENT_READ,
    "SSLWantWriteError": selectors.EVENT_WRITE,
}
"""What encryption waits for; by name, since `ssl` may be missing."""
_TRUSTED: Final = (
    "/etc/ssl/cert.pem",
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
)
"""Where systems keep the certificates they trust, for a library that was built for another one."""
_FAULTS: Final = {
    TlsFault.UNTRUSTED: (2, 18, 19, 20, 21, 27),
    TlsFault.OTHER_HOST: (62, 64),
    TlsFault.EXPIRED: (10,),
    TlsFault.NOT_YET_VALID: (9,),
}
"""OpenSSL's codes of what is wrong with a certificate. Source: its ``x509_vfy.h``."""


class HttpFetcher:
    """A fetcher that waits for each answer, or asks with a few threads. Closed by `close`."""

    def __init__(
        self,
        agent: str | None = None,
        *,
        threads: int = 8,
        trusted: Path | None = None,
        proxy: SystemProxy | None = None,
        given: Callable[[Request], Request] = lambda request: request,
    ) -> None:
        """Ask as `agent`, or under our own name.

        `trusted`: certificates of authorities to trust beside the system's. `given` puts into a
        request what is for its site alone.
        """
        self.met_private = False
        """Whether an address of this network was not asked, since nobody allowed that."""
        self._agent = agent or AGENT
        self._given = given
        self._threads = threads
        self._trust = _Trust(trusted)
        self._proxy = proxy or SystemProxy()
        self._asked: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._answered: queue.SimpleQueue[tuple[_Task, Fetched]] = queue.SimpleQueue()
        self._running: list[threading.Thread] = []
        self._open: set[_Task] = set()

    def fetch(self, request: Request, stopped: threading.Event | None = None) -> Fetched:
        """Ask, and wait for what comes of it; not longer than 0.1 s once `stopped` is set."""
        return self._carried_out(request, stopped or threading.Event())

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        """Ask in another thread; `deliver` calls `on_done`. Returns what stops it."""
        task = _Task(request, on_done)
        self._open.add(task)
        if len(self._running) < min(self._threads, len(self._open)):
            thread = threading.Thread(target=self._work, name="fetcher", daemon=True)
            self._running.append(thread)
            thread.start()
        self._asked.put(task)
        return task.stopped.set

    def deliver(self, within_s: float) -> bool:
        """Hand over the next answer, waiting for it; say whether any is still to come."""
        try:
            task, fetched = self._answered.get(timeout=within_s)
        except queue.Empty:
            return bool(self._open)
        self._open.discard(task)
        task.on_done(fetched)
        return bool(self._open)

    def close(self) -> None:
        """Stop what runs, and wait for it; nothing is delivered any more."""
        for task in self._open:
            task.stopped.set()
        for _ in self._running:
            self._asked.put(None)
        for thread in self._running:
            thread.join()
        self._running.clear()
        self._open.clear()

    def _work(self) -> None:
        while (task := self._asked.get()) is not None:
            self._answered.put((task, self._carried_out(task.request, task.stopped)))

    def _carried_out(self, request: Request, stopped: threading.Event) -> Fetched:
        """Carry out the steps of an exchange."""
        steps = exchange(self._given(request), self._agent)
        line = _Line(self._trust, self._proxy, stopped)
        try:
            step = next(steps)
            while True:
                try:
                    line.carry_out(step)
                except Broken as broken:
                    step = steps.throw(broken)
                else:
                    step = next(steps)
        except StopIteration as end:
            fetched: Fetched = end.value
            self.met_private |= fetched.failure is Failure.PRIVATE
            return fetched
        finally:
            line.close()


class _Task:
    """A request that somebody waits for."""

    def __init__(self, request: Request, on_done: Callable[[Fetched], None]) -> None:
        self.request = request
        self.on_done = on_done
        self.stopped = threading.Event()


class _Line:
    """The connection of one exchange; at most one at a time."""

    def __init__(self, trust: _Trust, proxy: SystemProxy, stopped: threading.Event) -> None:
        self._trust = trust
        self._proxy = proxy
        self._stopped = stopped
        self._socket: socket.socket | None = None

    def carry_out(self, step: Step) -> None:
        """Do one step, and write into it what came of it. Raises: Broken."""
        if isinstance(step, FindProxy):
            step.proxy = self._proxy.for_url(step.url)
        elif isinstance(step, LookUp):
            step.addresses = self._looked_up(step.host, _end(step.within_s))
        elif isinstance(step, Connect):
            if step.encrypts:
                self._trust.context()
            self._connect(step.address, step.port, _end(step.within_s))
        elif isinstance(step, Encrypt):
            self._encrypt(step.host, _end(step.within_s))
        elif isinstance(step, Send):
            self._send(step.data, _end(step.within_s))
        elif isinstance(step, Receive):
            step.data = self._received(_end(step.within_s))
        elif self._stopped.is_set():
            raise Broken(Failure.STOPPED)

    def close(self) -> None:
        """End the connection, if there is one."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _looked_up(self, host: str, end: float) -> list[str]:
        """Return the addresses of a host, each once, in the order of the system."""
        if _is_address(host):
            return [host]
        found: queue.SimpleQueue[list[str] | OSError] = queue.SimpleQueue()
        threading.Thread(target=_look_up, args=(host, found), daemon=True).start()
        while True:  # the system's own look-up can be neither timed nor stopped
            self._look(end)
            try:
                answer = found.get(timeout=_LOOK_S)
            except queue.Empty:
                continue
            if isinstance(answer, OSError):
                raise Broken(Failure.DNS, _words(answer))
            return answer

    def _connect(self, address: str, port: int, end: float) -> None:
        self.close()
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        try:
            self._socket = line = socket.socket(family, socket.SOCK_STREAM)
            line.setblocking(False)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                line.connect((address, port))
            except BlockingIOError:
                self._wait(selectors.EVENT_WRITE, end)
            refused = line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)
        except OSError as error:
            raise Broken(Failure.REFUSED, _words(error)) from error
        if refused:
            raise Broken(Failure.REFUSED, os.strerror(refused))

    def _encrypt(self, host: str, end: float) -> None:
        context = self._trust.context()
        try:
            self._socket = line = context.wrap_socket(
                self._live, server_hostname=host, do_handshake_on_connect=False
            )
            self._tried(line.do_handshake, selectors.EVENT_READ, end)
        except (OSError, ValueError) as error:  # those of `ssl` are such
            raise Broken(Failure.TLS, _tls_fault(error) or _words(error)) from error

    def _send(self, data: bytes, end: float) -> None:
        rest = data
        try:
            while rest:
                sent = self._tried(partial(self._live.send, rest), selectors.EVENT_WRITE, end)
                rest = rest[sent:]
        except OSError:
            return  # who hung up may have said why: that is the next step's to read

    def _received(self, end: float) -> bytes:
        receive = partial(self._live.recv, _PIECE_BYTES)
        try:
            return self._tried(receive, selectors.EVENT_READ, end)
        except OSError:
            return b""  # reset: whether that was too soon is the exchange's to say

    @property
    def _live(self) -> socket.socket:
        if self._socket is None:
            raise Broken(Failure.REFUSED, "There is no connection.")
        return self._socket

    def _tried(self, act: Callable[[], T], event: int, end: float) -> T:
        """Do what may have to wait for the line, until it is done. Raises: Broken, OSError."""
        while True:
            self._look(end)
            try:
                return act()
            except BlockingIOError:
                wanted = event
            except OSError as error:
                if type(error).__name__ not in _WANTED:
                    raise
                wanted = _WANTED[type(error).__name__]
            self._wait(wanted, end)

    def _wait(self, event: int, end: float) -> None:
        """Wait until the line can be read from or written to. Raises: Broken."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._live, event)
            while not selector.select(min(_LOOK_S, max(0.0, end - time.monotonic()))):
                self._look(end)

    def _look(self, end: float) -> None:
        if self._stopped.is_set():
            raise Broken(Failure.STOPPED)
        if time.monotonic() >= end:
            raise Broken(Failure.TIMEOUT, "No answer came in time.")


class _Trust:
    """Which certificates are trusted: the system's, and those of a file."""

    def __init__(self, more: Path | None) -> None:
        self._more = more
        self._context: ssl.SSLContext | None = None

    def context(self) -> ssl.SSLContext:
        """Return what encrypts. Raises: Broken where nothing here can."""
        if self._context is None:
            problem = tls_problem()
            if problem:
                raise Broken(Failure.TLS, problem)
            import ssl  # 10 ms: for https only

            context = ssl.create_default_context()
            if not _finds_certificates(context):
                for path in filter(os.path.exists, _TRUSTED):
                    context.load_verify_locations(path)
            if self._more is not None:
                context.load_verify_locations(self._more)
            self._context = context
        return self._context


def tls_problem() -> str:
    """Return why nothing can be asked by https here; empty where it can."""
    try:
        import ssl
    except ImportError as error:
        return f"No encrypted connections here, because Python's ssl is missing: {error}."
    return "" if ssl.HAS_TLSv1_2 else "No encrypted connections here: the library is too old."


def _tls_fault(error: Exception) -> TlsFault | None:
    """Return what was wrong when encryption failed; None where that has no name here."""
    import ssl

    if isinstance(error, ssl.SSLCertVerificationError):
        return next((name for name, codes in _FAULTS.items() if error.verify_code in codes), None)
    is_closed = isinstance(error, (ssl.SSLEOFError, ssl.SSLZeroReturnError, ConnectionError))
    return TlsFault.CLOSED if is_closed else None


def _finds_certificates(context: ssl.SSLContext) -> bool:
    """Tell whether the library itself knows where the system keeps certificates."""
    import ssl

    folder = ssl.get_default_verify_paths().capath or ""
    in_folder = bool(folder) and any(Path(folder).glob("*.0"))
    return in_folder or context.cert_store_stats()["x509_ca"] > 0


def _look_up(host: str, found: queue.SimpleQueue[list[str] | OSError]) -> None:
    """Look a host up, and put its addresses or what went wrong into `found`."""
    try:
        told = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError as error:
        found.put(error)
    except UnicodeError as error:
        found.put(OSError(str(error)))
    else:
        found.put(list(dict.fromkeys(str(address[0]) for *_, address in told)))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _end(within_s: float) -> float:
    return time.monotonic() + within_s


def _words(error: Exception) -> str:
    """Return what the system says."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
