"""Asks the web from the window: sockets of QtNetwork, with the system's certificates and proxies.

`core.web.http.exchange` decides what is said and what it means; here its steps are carried out.
each in a turn of the event loop. Loaded when something is first asked for, not at the start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from ipaddress import ip_address
from typing import Final

from PySide6.QtCore import QObject, QTimer, QTimerEvent
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QHostInfo,
    QNetworkProxy,
    QSslCertificate,
    QSslSocket,
    QTcpSocket,
)

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
from sitemap_editor.session.web.system_settings import Encryption, Proxies
from sitemap_editor.session.web.tls import tls_fault, tls_problem

_PIECE_BYTES: Final = 64 * 1024
_BUFFER_BYTES: Final = 256 * 1024
"""What is received at most before somebody takes it."""
_LOOK_MS: Final = 5
_Socket = QAbstractSocket.SocketState
_OVER: Final = (_Socket.UnconnectedState, _Socket.ClosingState)


class QtFetcher(QObject):
    """A fetcher in the event loop of the window. Closed by `close`."""

    def __init__(
        self,
        agent: Callable[[], str] = lambda: AGENT,
        trusted: Sequence[QSslCertificate] = (),
        parent: QObject | None = None,
    ) -> None:
        """Ask as `agent` says then. `trusted`: authorities to trust beside the system's."""
        super().__init__(parent)
        self._agent = agent
        self._encryption = Encryption(trusted)
        self._proxies = Proxies()
        self._open: set[_Line] = set()

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        """Ask; `on_done` is called once, in a later turn. Returns what stops it."""

        def done(fetched: Fetched) -> None:
            self._open.discard(line)
            on_done(fetched)

        line = _Line(request, self._agent(), self._encryption, self._proxies, done, self)
        self._open.add(line)
        return line.stop

    def close(self) -> None:
        """End what it asks for; nobody is told any more."""
        for line in self._open:
            line.end()
        self._open.clear()
        self._encryption.close()
        self._proxies.close()


class _Line(QObject):
    """The connection of one exchange; at most one at a time."""

    def __init__(
        self,
        request: Request,
        agent: str,
        encryption: Encryption,
        proxies: Proxies,
        on_done: Callable[[Fetched], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._steps = exchange(request, agent)
        self._encryption = encryption
        self._proxies = proxies
        self._on_done = on_done
        self._step: Step | None = None
        """The step that is under way."""
        self._is_begun = self._is_over = self._is_hung_up = False
        self._broken: Broken | None = None
        """What went wrong with the step before."""
        self._socket: QTcpSocket | None = None
        # By number: of a timer of its own, what stands for it in Python is never let go.
        self._patience = self._next_turn = 0
        self._begin_turn()

    # Timers

    def timerEvent(self, event: QTimerEvent) -> None:
        """Go on in the next turn, or give up where an answer is late."""
        number = event.timerId()
        if number == self._next_turn:
            self._next_turn = self._stopped(number)
            self._go_on()
        elif number == self._patience:
            self._patience = self._stopped(number)
            self._on_late()

    def _begin_turn(self) -> None:
        self._stopped(self._next_turn)
        self._next_turn = self.startTimer(0)

    def _wait(self, seconds: float) -> None:
        self._stopped(self._patience)
        self._patience = self.startTimer(_ms(seconds))

    def _stopped(self, number: int) -> int:
        if number:
            self.killTimer(number)
        return 0

    # What it does

    def stop(self) -> None:
        """End it, in a later turn; nothing where it has ended."""
        if not self._is_over:
            self._settle(Broken(Failure.STOPPED))

    def end(self) -> None:
        """End it at once; nobody is told."""
        self._is_over = True
        self._step = None
        self._steps.close()
        self._next_turn = self._stopped(self._next_turn)
        self._close()
        self.deleteLater()

    def _go_on(self) -> None:
        """Tell the exchange what came of its step, and begin the next, until one takes time."""
        while True:
            broken = self._broken if self._is_begun else None
            self._broken = None if self._is_begun else self._broken
            try:
                step = next(self._steps) if broken is None else self._steps.throw(broken)
            except StopIteration as end:
                self.end()
                self._on_done(end.value)
                return
            self._is_begun, self._step = True, step
            try:
                is_done = self._begin(step)
            except Broken as error:
                self._broken, is_done = error, True
            if not is_done:
                return
            self._step = None

    def _settle(self, broken: Broken | None = None) -> None:
        """Note what came of the step; the next begins in a later turn, never amid a signal."""
        self._step, self._broken = None, broken
        self._patience = self._stopped(self._patience)
        self._begin_turn()

    def _begin(self, step: Step) -> bool:
        """Begin a step; return whether it is done already. Raises: Broken."""
        if isinstance(step, LookUp):
            return self._begin_look_up(step)
        if isinstance(step, Connect):
            if step.encrypts and (problem := tls_problem()):
                raise Broken(Failure.TLS, problem)
            self._connect(step)
        elif isinstance(step, FindProxy):
            self._wait(step.within_s)
            self._find_proxy(step)
        elif isinstance(step, Encrypt):
            self._encrypt(step)
        elif isinstance(step, Send):
            if not self._has_ended():
                self._live.write(step.data)
            return True
        elif isinstance(step, Receive):
            return self._begin_receive(step)
        else:
            self._settle()
        return False

    def _find_proxy(self, step: FindProxy) -> None:
        if self._step is not step:
            return
        search = self._proxies.search(step.url)
        if not search.is_over():
            QTimer.singleShot(_LOOK_MS, self, partial(self._find_proxy, step))
            return
        try:
            step.proxy = search.found()
        except Broken as broken:
            self._settle(broken)
        else:
            self._settle()

    def _begin_look_up(self, step: LookUp) -> bool:
        if _is_address(step.host):
            step.addresses = [step.host]
            return True
        self._wait(step.within_s)
        QHostInfo.lookupHost(step.host, partial(self._on_found, step))  # type: ignore[call-overload]  # static
        return False

    def _connect(self, step: Connect) -> None:
        if self._step is not step:
            return
        self._close()
        if step.encrypts and not self._encryption.is_ready():
            QTimer.singleShot(_LOOK_MS, self, partial(self._connect, step))
            return
        self._socket = line = QSslSocket(self) if step.encrypts else QTcpSocket(self)
        line.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        line.setReadBufferSize(_BUFFER_BYTES)
        line.connected.connect(self._on_connected)
        if isinstance(line, QSslSocket):
            line.encrypted.connect(self._on_encrypted)
        line.readyRead.connect(self._on_received)
        line.disconnected.connect(self._on_received)
        line.errorOccurred.connect(self._on_error)
        self._is_hung_up = False
        self._wait(step.within_s)
        line.connectToHost(QHostAddress(step.address), step.port)

    def _encrypt(self, step: Encrypt) -> None:
        line = self._live
        if not isinstance(line, QSslSocket) or self._has_ended():
            raise Broken(Failure.TLS, tls_fault(line) or line.errorString())
        self._wait(step.within_s)
        line.setSslConfiguration(self._encryption.configuration())
        line.setPeerVerifyName(step.host)
        line.startClientEncryption()

    def _begin_receive(self, step: Receive) -> bool:
        line = self._live
        if line.bytesAvailable() or self._has_ended():
            step.data = bytes(line.read(_PIECE_BYTES).data())
            return True
        self._wait(step.within_s)
        return False

    def _on_found(self, step: LookUp, found: QHostInfo) -> None:
        if self._step is not step:  # it came too late
            return
        step.addresses = [address.toString() for address in found.addresses()]
        self._settle(None if step.addresses else Broken(Failure.DNS, found.errorString()))

    def _on_connected(self) -> None:
        if isinstance(self._step, Connect):
            self._settle()

    def _on_encrypted(self) -> None:
        if isinstance(self._step, Encrypt):
            self._settle()

    def _on_received(self) -> None:
        if isinstance(self._step, Receive):
            self._step.data = bytes(self._live.read(_PIECE_BYTES).data())
            self._settle()

    def _on_error(self, _error: QAbstractSocket.SocketError) -> None:
        self._is_hung_up = True
        why = self._live.errorString()
        if isinstance(self._step, Connect):
            self._settle(Broken(Failure.REFUSED, why))
        elif isinstance(self._step, Encrypt):
            self._settle(Broken(Failure.TLS, tls_fault(self._live) or why))
        else:
            self._on_received()  # whether that was too soon is the exchange's to say

    def _on_late(self) -> None:
        if self._step is not None:
            self._settle(Broken(Failure.TIMEOUT, "No answer came in time."))

    @property
    def _live(self) -> QTcpSocket:
        if self._socket is None:
            raise Broken(Failure.REFUSED, "There is no connection.")
        return self._socket

    def _has_ended(self) -> bool:
        """Tell whether the other side hung up; an encrypted line may seem open long after that."""
        return self._is_hung_up or self._live.state() in _OVER

    def _close(self) -> None:
        """End what is under way."""
        self._patience = self._stopped(self._patience)
        if self._socket is not None:
            self._socket.blockSignals(True)
            self._socket.abort()
            self._socket.deleteLater()
            self._socket = None


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _ms(seconds: float) -> int:
    return max(1, round(seconds * 1_000))
