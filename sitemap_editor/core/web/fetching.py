"""What is asked of the web and what came of it: a port; its adapters alone open sockets.

Two adapters answer to it: one on QtNetwork for the window, one on ``http.client`` for the command
line. Work that asks for one thing after another is a `Flow`: it yields requests, is sent what came
of each, and returns its result; it cannot tell which adapter drives it, nor whether it is a test.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Protocol, TypeVar

MOST_HOPS: Final = 10
PAGE_BYTES: Final = 2 * 1024 * 1024
"""What Google reads of a page of HTML. Source: Google, "Googlebot", file size limits."""
SITEMAP_BYTES: Final = 50 * 1024 * 1024
"""The protocol's limit of a sitemap, not compressed."""

T = TypeVar("T")


class Failure(Enum):
    """Why a URL gave no answer. Values are the words of the command line's JSON."""

    ADDRESS = "address"
    """Not http or https, or not a URL that can be asked for."""
    DNS = "dns"
    REFUSED = "refused"
    """No connection: refused, unreachable, or reset before an answer."""
    TIMEOUT = "timeout"
    TLS = "tls"
    PRIVATE = "private"
    """An address of this computer or its network, and nobody said yes to that."""
    TOO_MANY_HOPS = "too many redirects"
    LOOP = "redirect loop"
    TOO_LARGE = "too large"
    """A body beyond `Limits.body_bytes` where all of it was wanted, or one that unpacks to that."""
    CUT = "cut"
    """The connection ended before the body did."""
    PROTOCOL = "protocol"
    """What came is not HTTP, or is compressed in a way that nobody asked for."""
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how much: seconds, bytes after unpacking, redirects."""

    connect_s: float = 10.0
    idle_s: float = 15.0
    """The longest silence between two pieces of an answer."""
    total_s: float = 60.0
    """For all hops together."""
    body_bytes: int = PAGE_BYTES
    keeps_beginning: bool = True
    """Whether a longer body is cut, `Fetched.is_cut`; otherwise it fails with `TOO_LARGE`."""
    hops: int = MOST_HOPS


@dataclass(frozen=True, slots=True)
class Request:
    """One URL to ask for, with all redirects that follow."""

    url: str
    method: str = "GET"
    """``GET``, ``HEAD`` or ``POST``; a redirect of a ``POST`` is an answer, it is not followed."""
    headers: tuple[tuple[str, str], ...] = ()
    """Beyond what each request carries (agent, encoding), names in any case."""
    body: bytes = b""
    limits: Limits = field(default_factory=Limits)
    follows: bool = True
    """Whether redirects are followed; otherwise the first answer is the last."""
    allow_private: bool = False
    """Whether the person said yes to addresses of this computer and its network."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One answer on the way: the URL that was asked, and the status it gave."""

    status: int
    url: str


@dataclass(frozen=True, slots=True)
class Fetched:
    """What came of a request.

    `hops` are all answers in order, the first to the URL that was asked for; empty where none came.
    `headers` and `body` are the last answer's; names of headers are in lower case, in the order
    they came; the body is unpacked. A failure after the head keeps what had come.
    """

    hops: tuple[Hop, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""
    is_cut: bool = False
    failure: Failure | None = None
    detail: str = ""
    """What the system said of the failure, in its own words; never with a password."""
    seconds: float = 0.0
    body_bytes: int = 0
    """The length of the body as far as it was read, unpacked."""

    @property
    def status(self) -> int | None:
        """Return the last answer's status; None where none came."""
        return self.hops[-1].status if self.hops else None

    @property
    def url(self) -> str | None:
        """Return the URL of the last answer: where redirects ended."""
        return self.hops[-1].url if self.hops else None

    @property
    def is_ok(self) -> bool:
        """True where the last answer is of the 200s and came whole, or cut as was wanted."""
        return self.failure is None and self.status is not None and 200 <= self.status < 300

    def header(self, name: str) -> str | None:
        """Return the first header of that name (in lower case), or None."""
        return next((value for key, value in self.headers if key == name), None)


class Fetcher(Protocol):
    """Who asks the web. Adapters: ``session/web`` on QtNetwork, ``cli`` on ``http.client``."""

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        """Ask; `on_done` is called once, later, in the caller's thread. Returns what stops it.

        After a stop, `on_done` gets `Failure.STOPPED`.
        """


Flow = Generator[Request, Fetched, T]
"""Work that asks one thing after another: yields requests, is sent answers, returns its result."""


def answered_by(flow: Flow[T], fetch: Callable[[Request], Fetched]) -> T:
    """Carry out a flow by a function that waits for each answer."""
    try:
        request = next(flow)
        while True:
            request = flow.send(fetch(request))
    except StopIteration as end:
        result: T = end.value
        return result
