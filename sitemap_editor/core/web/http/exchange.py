"""A request's way over all its redirects, as steps that an adapter carries out: no socket here.

Each adapter knows how to look up a name, connect, encrypt, send and receive, and how long that may
take; what is said, what it means, what is followed, cut and refused is decided here alone. So both
bring the same. Neither leaves that to its library (tried with Qt 6.11 and Python 3.11):
QNetworkAccessManager sends a GET anew when a connection ends without an answer, takes a broken
chunk for the end of a body, and looks a name up itself after it was judged; it and ``http.client``
take the first of two lengths, and a negative one for none.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from sitemap_editor import __version__
from sitemap_editor.core.web.fetching import Failure, Fetched, Hop, Request
from sitemap_editor.core.web.http.addresses import is_loopback, is_named_private, is_private
from sitemap_editor.core.web.http.answer_reader import AnswerReader, Broken, Head
from sitemap_editor.core.web.http.body import Body
from sitemap_editor.core.web.http.proxies import Proxy
from sitemap_editor.core.web.http.targets import NoTarget, Target

AGENT: Final = f"SitemapEditor/{__version__}"
"""What we call ourselves unless the person wants it otherwise."""
_DOUBT_S: Final = 0.2
_NAME: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
"""What may be the name of a header. Source: RFC 9110, section 5.1."""
_LINE_END: Final = re.compile(r"[\r\n\0]")
_FOLLOWED: Final = (301, 302, 303, 307, 308)
_FOR_ONE_ORIGIN: Final = ("authorization", "cookie")
"""Headers that only the host is told for which they were meant."""


@dataclass(slots=True)
class FindProxy:
    """Say through which proxy a URL is asked for, as the system has it."""

    url: str
    within_s: float
    proxy: Proxy | None = None


@dataclass(slots=True)
class LookUp:
    """Find the addresses of a host; one that is an address already is its own."""

    host: str
    within_s: float
    addresses: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Connect:
    """Connect to an address; end any connection before."""

    address: str
    port: int
    encrypts: bool
    """Whether the connection will be encrypted."""
    within_s: float


@dataclass(slots=True)
class Encrypt:
    """Encrypt the connection, with a certificate for this host that the system trusts."""

    host: str
    within_s: float


@dataclass(slots=True)
class Send:
    """Send bytes."""

    data: bytes
    within_s: float


@dataclass(slots=True)
class Receive:
    """Wait for bytes and take some; nothing where the connection has ended."""

    within_s: float
    data: bytes = b""


@dataclass(slots=True)
class Rest:
    """Let others have a turn: what was unpacked took its time."""


Step: TypeAlias = FindProxy | LookUp | Connect | Encrypt | Send | Receive | Rest
Exchange: TypeAlias = Generator[Step, None, Fetched]
"""Yields steps, into which the adapter writes what came of them; where one fails or takes too long
the adapter throws `Broken`, `Failure.STOPPED` included. The connection may go when it ends."""


def exchange(request: Request, agent: str, clock: Callable[[], float] = time.monotonic) -> Exchange:
    """Ask for a URL and all that it redirects to. `agent` is what we call ourselves."""
    way = _Way(request, agent, clock)
    try:
        yield from way.go()
    except Broken as broken:
        return way.fetched(broken)
    except NoTarget as no_target:
        return way.fetched(Broken(Failure.ADDRESS, str(no_target)))
    return way.fetched()


class _Way:
    """What has come so far, and what to do next."""

    def __init__(self, request: Request, agent: str, clock: Callable[[], float]) -> None:
        self._request = request
        self._agent = agent
        self._clock = clock
        self._begun = clock()
        self._hops: list[Hop] = []
        self._head: Head | None = None
        self._body: Body | None = None

    def fetched(self, broken: Broken | None = None) -> Fetched:
        """Return what has come."""
        body = b"" if self._body is None else self._body.data
        is_cut = broken is None and self._body is not None and self._body.is_over()
        return Fetched(
            tuple(self._hops),
            () if self._head is None else self._head.headers,
            body,
            is_cut=is_cut,
            failure=None if broken is None else broken.failure,
            detail="" if broken is None else broken.detail,
            seconds=self._clock() - self._begun,
            body_bytes=len(body),
        )

    def go(self) -> Generator[Step, None, None]:
        """Go from hop to hop, to the end of the last answer."""
        target = first = Target.of(self._request.url)
        seen = {target.asked}
        while True:
            proxy = yield from self._connected(target)
            said = self._said(target, proxy, is_home=target.origin == first.origin)
            yield Send(said, self._within_idle())
            reader = AnswerReader(self._request.method)
            head = yield from self._head_of(reader)
            self._head = head
            self._hops.append(Hop(head.status, target.url))
            onward = self._onward(target, head, seen)
            if onward is None:
                break
            target = onward
            seen.add(target.asked)
        yield from self._read(reader, head)

    def _connected(self, target: Target) -> Generator[Step, None, Proxy | None]:
        """Connect to a target, or to the proxy through which it is reached."""
        proxy = None
        if not is_loopback(target.host):  # no proxy stands between a computer and itself
            finding = FindProxy(target.asked, self._within_connect())
            yield finding
            proxy = finding.proxy
        self._refuse_local(target, proxy)
        host, port = (target.host, target.port) if proxy is None else (proxy.host, proxy.port)
        looking = LookUp(host, self._within_connect())
        yield looking
        if proxy is None:
            self._refuse_private(looking.addresses)
        yield from self._connect(looking.addresses, port, encrypts=target.is_secure)
        if not target.is_secure:
            return proxy
        if proxy is not None:
            yield from self._tunnel(target, proxy)
        yield Encrypt(target.host, self._within_connect())
        return None

    def _connect(
        self, addresses: list[str], port: int, *, encrypts: bool
    ) -> Generator[Step, None, None]:
        """Connect to the first address that answers; each has its part of the time."""
        last = Broken(Failure.DNS, "The host has no address.")
        end = self._clock() + self._within_connect()
        for left, address in zip(range(len(addresses), 0, -1), addresses, strict=True):
            try:
                yield Connect(address, port, encrypts, max(0.0, end - self._clock()) / left)
            except Broken as broken:
                if broken.failure is Failure.STOPPED:
                    raise
                last = broken
            else:
                return
        raise last

    def _refuse_local(self, target: Target, proxy: Proxy | None) -> None:
        """Refuse names of this network; through a proxy, which looks up, any without a dot."""
        if self._request.allow_private:
            return
        is_number = ":" in target.host or target.host.replace(".", "").isdecimal()
        is_unknown = proxy is not None and "." not in target.host and not is_number
        if is_unknown or is_named_private(target.host):
            raise Broken(Failure.PRIVATE, f"{target.host} is in this network.")

    def _refuse_private(self, addresses: list[str]) -> None:
        """Refuse where any address is of this network: which one is asked is not for us to say."""
        private = [] if self._request.allow_private else list(filter(is_private, addresses))
        if private:
            raise Broken(Failure.PRIVATE, f"{private[0]} is in this network.")

    def _tunnel(self, target: Target, proxy: Proxy) -> Generator[Step, None, None]:
        """Let a proxy connect to a target. Source: RFC 9110, section 9.3.6."""
        where = f"[{target.host}]" if ":" in target.host else target.host
        where = f"{where}:{target.port}"
        headers = [("Host", where), ("User-Agent", self._agent)]
        if proxy.authorization is not None:
            headers.append(("Proxy-Authorization", proxy.authorization))
        yield Send(_head_bytes(f"CONNECT {where} HTTP/1.1", headers), self._within_idle())
        head = yield from self._head_of(AnswerReader("CONNECT"))
        if not 200 <= head.status < 300:
            raise Broken(Failure.REFUSED, f"The proxy said {head.status}.")

    def _said(self, target: Target, proxy: Proxy | None, *, is_home: bool) -> bytes:
        """Return the request to a target. Where `proxy` is one, it reads the request."""
        request = self._request
        ours = {
            "Host": target.authority,
            "User-Agent": self._agent,
            "Accept": "*/*",
            "Accept-Encoding": "gzip",
            "Connection": "close",
        }
        if target.authorization is not None:
            ours["Authorization"] = target.authorization
        if request.method == "POST":
            ours["Content-Length"] = str(len(request.body))
        if proxy is not None and proxy.authorization is not None:
            ours["Proxy-Authorization"] = proxy.authorization
        given = [
            (name, value)
            for name, value in request.headers
            if is_home or name.lower() not in _FOR_ONE_ORIGIN
        ]
        names = {name.lower() for name, _ in given}
        own = [(name, value) for name, value in ours.items() if name.lower() not in names]
        path = target.path if proxy is None else target.asked
        said = _head_bytes(f"{request.method} {path} HTTP/1.1", (*own, *given))
        return said + (request.body if request.method == "POST" else b"")

    def _head_of(self, reader: AnswerReader) -> Generator[Step, None, Head]:
        """Receive until there is a head."""
        while True:
            receiving = Receive(self._within_idle())
            yield receiving
            reader.feed(receiving.data)
            if reader.head is not None:
                return reader.head
            if not receiving.data:
                reader.end()

    def _onward(self, target: Target, head: Head, seen: set[str]) -> Target | None:
        """Return where to go from the answer that came; None where it is the last."""
        request = self._request
        if head.status not in _FOLLOWED:
            return None
        locations = head.all_of("location")
        if not request.follows or request.method == "POST" or not locations or not locations[0]:
            return None
        onward = target.redirected(locations[0])
        if onward.asked in seen:
            raise Broken(Failure.LOOP, "The redirect leads to where it came from.")
        if len(self._hops) > request.limits.hops:
            raise Broken(Failure.TOO_MANY_HOPS, f"There are more than {request.limits.hops}.")
        return onward

    def _read(self, reader: AnswerReader, head: Head) -> Generator[Step, None, None]:
        """Receive the body, up to what is allowed."""
        limits = self._request.limits
        if reader.is_whole:
            yield from self._doubt(reader)
            return
        codings = head.listed("content-encoding")
        self._body = body = Body(codings, limits.body_bytes)
        if not codings and not limits.keeps_beginning and (reader.length or 0) > limits.body_bytes:
            raise Broken(Failure.TOO_LARGE, f"More than {limits.body_bytes} bytes.")
        yield from self._take(body, reader, b"")
        while not body.is_over() and not reader.is_whole:
            receiving = Receive(self._within_idle())
            yield receiving
            if receiving.data:
                yield from self._take(body, reader, receiving.data)
            else:
                reader.end()
        if not body.is_over():
            body.end()
            yield from self._doubt(reader)
        elif not limits.keeps_beginning:
            raise Broken(Failure.TOO_LARGE, f"More than {limits.body_bytes} bytes.")

    def _doubt(self, reader: AnswerReader) -> Generator[Step, None, None]:
        """Fail where more comes than the head said: whoever reads by the length gets a part.

        Only a server that says it hangs up can be asked whether it is through, and not for long.
        """
        if not reader.may_have_lied:
            return
        try:
            receiving = Receive(self._within(_DOUBT_S))
            yield receiving
        except Broken as broken:
            if broken.failure is Failure.STOPPED:
                raise
            return  # it is neither through nor says more: what there is was promised
        reader.feed(receiving.data)
        if reader.has_more:
            raise Broken(Failure.CUT, "The body is longer than its head says.")

    def _take(self, body: Body, reader: AnswerReader, data: bytes) -> Generator[Step, None, None]:
        """Add what came to the body, with rests where much is unpacked."""
        data = body.take(reader.feed(data))
        while data:
            self._within_idle()
            yield Rest()
            data = body.take(data)
        reader.judge()

    def _within_connect(self) -> float:
        return self._within(self._request.limits.connect_s)

    def _within_idle(self) -> float:
        return self._within(self._request.limits.idle_s)

    def _within(self, most_s: float) -> float:
        """Return how long the next step may take. Raises: Broken where no time is left."""
        left_s = self._begun + self._request.limits.total_s - self._clock()
        if left_s <= 0:
            raise Broken(Failure.TIMEOUT, f"{self._request.limits.total_s:g} seconds are over.")
        return min(most_s, left_s)


def _head_bytes(first: str, headers: Iterable[tuple[str, str]]) -> bytes:
    """Return a head as it is sent. Raises: Broken where a line would become two."""
    lines = [first]
    for name, value in headers:
        if _NAME.fullmatch(name) is None or _LINE_END.search(value):
            raise Broken(Failure.ADDRESS, "A header cannot be sent as it is.")
        lines.append(f"{name}: {value}")
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode("utf-8", "replace")
