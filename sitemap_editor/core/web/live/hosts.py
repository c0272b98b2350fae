"""What is known of a host while it is asked: what waits for it, its pace, its robots.txt."""

from __future__ import annotations

import re
from array import array
from collections import deque
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final, NamedTuple
from urllib.parse import quote

from sitemap_editor.core.web.live.robots_file import RobotsFile, RobotsState
from sitemap_editor.core.web.live.traffic import Lane

_ORIGIN: Final = re.compile(
    r"(https?)://(?:[^/?#\\]*@)?(\[[0-9A-Fa-f:.]+\]|[^/?#:\\@\s]+)(?::(\d{0,5}))?(?=[/?#]|\Z)",
    re.IGNORECASE,
)
_USER: Final = re.compile(r"(https?://)([^/?#\\]*)@", re.IGNORECASE)
_PORTS: Final = {"http": "80", "https": "443"}
_LAST: Final = 30
_ROBOTS_AGE_S: Final = 24 * 60 * 60
_MOST_FAILURES: Final = 20
# Besides letters that a URL has; a percent sign stays, with or without its two digits.
_KEPT: Final = "!#$%&'()*+,/:;=?@[]~"


class Origin(NamedTuple):
    """Whose robots.txt counts for a URL: scheme, host and port."""

    scheme: str
    host: str
    port: str

    @property
    def robots_url(self) -> str:
        """Where its robots.txt is."""
        port = "" if self.port == _PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}/robots.txt"


def origin_of(url: str) -> Origin | None:
    """Return the origin of a URL; None for one that cannot be asked for."""
    match = _ORIGIN.match(url)
    if match is None:
        return None
    scheme = match[1].lower()
    return Origin(scheme, match[2].lower(), match[3] or _PORTS[scheme])


def as_asked(url: str) -> str:
    """Return a URL as it is asked for: without fragment, what is not ASCII in percent codes."""
    url = url.partition("#")[0]
    match = _ORIGIN.match(url)
    if match is None or (url.isascii() and " " not in url):
        return url
    rest = quote(url[match.end() :], safe=_KEPT, errors="surrogatepass")
    return url[: match.end()] + rest


def without_user(url: str) -> str:
    """Return a URL without name and password."""
    return _USER.sub(r"\1", url, count=1) if "@" in url else url


@dataclass(slots=True)
class Way:
    """A URL that is being asked for: where it has come to."""

    number: int
    """Which of the URLs of the schedule."""
    url: str
    """What is asked for next, or just now; without name and password."""
    method: str
    user: str = ""
    """Name and password, as they stand in the URL; see `home`."""
    home: Origin | None = None
    """Whom they are meant for."""
    hops: list[tuple[int, str]] = field(default_factory=list)
    tries: int = 0

    @classmethod
    def to(cls, number: int, url: str, method: str) -> Way:
        """Return the way to a URL, as it is asked for."""
        match = _USER.match(url) if "@" in url else None
        if match is None:
            return cls(number, url, method)
        return cls(number, without_user(url), method, match[2], origin_of(url))

    def request_url(self, origin: Origin) -> str:
        """Return what is asked for, with a password for its own origin alone."""
        if self.home != origin:
            return self.url
        scheme, _, rest = self.url.partition("//")
        return f"{scheme}//{self.user}@{rest}"


class Host:
    """All origins of one name: they share a machine, so they share the pace."""

    def __init__(self, name: str, lane: Lane) -> None:
        self.name = name
        self.lane = lane
        """When it is asked next, whoever asks; see `Traffic`."""
        self.waiting = array("I")
        """Numbers of URLs that nobody has asked for, in the order of the file; see `at`."""
        self.at = 0
        self.origins: dict[Origin, RobotsFile] = {}
        self.running = 0
        self.gap_s = 0.0
        """What its robots.txt asks for; 0.0: nothing."""
        self.is_paused = False
        self.queued_at: float | None = None
        """For which time it stands in the queue of all hosts; None: it does not."""
        self._again: list[tuple[float, int, Way]] = []
        self._serial = 0
        self._outcomes: deque[bool] = deque(maxlen=_LAST)

    def robots_of(self, origin: Origin, now: float) -> RobotsFile:
        """Return what is known of a robots.txt; of one asked for a day ago nothing is."""
        robots = self.origins.get(origin)
        if robots is None or (
            robots.state is not RobotsState.ASKED and now - robots.asked_at > _ROBOTS_AGE_S
        ):
            robots = self.origins[origin] = RobotsFile(asked_at=now)
        return robots

    @property
    def left(self) -> int:
        """How many URLs wait, but for those on their way."""
        return len(self.waiting) - self.at

    @property
    def has_more(self) -> bool:
        """True where anything waits."""
        return bool(self.left or self._again)

    def ready_at(self) -> float:
        """Return when the next URL may be asked; only where anything waits."""
        if self.left:
            return self.lane.next_at
        return max(self.lane.next_at, self._again[0][0])

    def wait_until(self, at: float) -> None:
        """Let nothing be asked before a time."""
        self.lane.next_at = max(self.lane.next_at, at)

    def put_again(self, way: Way, at: float) -> None:
        """Ask for a URL at a time or later."""
        self._serial += 1
        heappush(self._again, (at, self._serial, way))

    def take_again(self, now: float) -> Way | None:
        """Return a URL whose time to be asked again has come."""
        if self._again and self._again[0][0] <= now:
            return heappop(self._again)[2]
        return None

    def drop_all(self) -> list[int]:
        """Forget all that waits; return the numbers of the URLs."""
        dropped = [*self.waiting[self.at :], *(way.number for _, _, way in self._again)]
        self.at = len(self.waiting)
        self._again.clear()
        return dropped

    def note(self, *, is_failure: bool) -> bool:
        """Note how an answer was; True where too many of the last ones failed."""
        self._outcomes.append(is_failure)
        return self.fails

    @property
    def fails(self) -> bool:
        """True where too many of the last answers failed."""
        return sum(self._outcomes) >= _MOST_FAILURES

    def forgive(self) -> None:
        """Count failures anew."""
        self._outcomes.clear()
