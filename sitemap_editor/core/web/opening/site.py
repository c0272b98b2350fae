"""From an address to what can be opened there: a sitemap itself, or those that a site names.

Nothing is asked twice, and no more than is needed: names that nobody told are tried only where
robots.txt and the page name no sitemap.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final
from urllib.parse import urljoin

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.location import is_address, site_of
from sitemap_editor.core.protocol.robots import ROBOTS_NAME, sitemap_lines
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Limits, Request
from sitemap_editor.core.web.opening.content import Content, content_of
from sitemap_editor.core.web.opening.page_links import sitemap_links
from sitemap_editor.core.web.robots_rules import MOST_BYTES

USUAL_NAMES: Final = ("/sitemap.xml", "/sitemap_index.xml", "/sitemap.txt")
WHOLE_FILE: Final = Limits(
    total_s=600.0, idle_s=30.0, body_bytes=DEFAULT_CAP_BYTES, keeps_beginning=False
)
"""For what is opened or kept: all of it, as large as a file on disk may be."""
NO_SITEMAP: Final = QT_TRANSLATE_NOOP("core", "What is at this URL is not a sitemap.")
_ROBOTS: Final = Limits(body_bytes=MOST_BYTES)
_BEGINNING: Final = Limits(body_bytes=1 << 16)
"""For what may be a sitemap: enough to tell."""
_AGAIN_WITHOUT_TLS: Final = (
    Failure.REFUSED,
    Failure.TIMEOUT,
    Failure.TLS,
    Failure.PROTOCOL,
    Failure.CUT,
)
_PASTED: Final = re.compile(r"""(?:site-?map\s*:\s*)?[<"'“‘«\s]*(?P<url>[^\s<>"'”’»]+)""", re.I)
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:(?!\d)")


class Origin(Enum):
    """How a sitemap was found."""

    ADDRESS = "address"
    ROBOTS = "robots.txt"
    PAGE = "page"
    USUAL_NAME = "usual name"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One URL that was asked for, why, and what it answered."""

    url: str
    origin: Origin
    fetched: Fetched
    """Without its body."""
    content: Content
    """What the body is, where the answer was one that counts."""

    @property
    def problem(self) -> Remark | None:
        """What was wrong with the answer; None for one of the 200s, whatever it held."""
        return answer_remark(self.fetched, self.url)


@dataclass(frozen=True, slots=True)
class Offer:
    """A sitemap that can be opened."""

    url: str
    origin: Origin
    line: int | None = None
    """Of robots.txt, from 1."""
    content: Content | None = None
    """What it is; None where nobody has looked yet."""
    written: str = ""
    """What stands in robots.txt, where that is no whole URL: crawlers may not follow it."""

    @property
    def remark(self) -> Remark | None:
        """What is wrong with how it is named."""
        if not self.written:
            return None
        text = QT_TRANSLATE_NOOP(
            "core",
            "Line {line} of robots.txt says “{written}”, which is not a full URL; crawlers may "
            "ignore it.",
        )
        return Remark(text, {"line": self.line or 0, "written": self.written})


@dataclass(frozen=True, slots=True)
class Answer:
    """What was asked for and came whole."""

    url: str
    """Where it lies: where redirects ended."""
    content: Content
    body: bytes = field(repr=False)
    modified: str = ""
    """The header Last-Modified."""
    asked: str = ""
    """What was asked for."""


@dataclass(frozen=True, slots=True)
class Discovery:
    """What there is at an address: `answer` to be opened, or `offers` to choose from."""

    attempts: tuple[Attempt, ...]
    answer: Answer | None = None
    offers: tuple[Offer, ...] = ()

    @property
    def problem(self) -> Remark | None:
        """Why there is nothing to open; None where there is."""
        if self.answer is not None or self.offers:
            return None
        problem = address_problem(self.attempts)
        if problem is not None and problem.is_obstacle:
            return problem
        text = QT_TRANSLATE_NOOP(
            "core", "No sitemap was found there, nor in robots.txt, nor under the usual names."
        )
        return Remark(text, is_obstacle=True)

    @property
    def needs_yes(self) -> bool:
        """True where an address of this computer or its network was not asked for want of a yes."""
        return any(each.fetched.failure is Failure.PRIVATE for each in self.attempts)


def address_problem(attempts: Sequence[Attempt]) -> Remark | None:
    """Say why an address itself, as it was last asked for, could not be opened.

    Nobody expects a sitemap at the root of a site: a page there is no problem.
    """
    of_address = (each for each in reversed(attempts) if each.origin is Origin.ADDRESS)
    last = next(of_address, None)
    if last is None:
        return None
    if last.problem is not None:
        return last.problem
    parts = urls.split_url(last.url)
    is_site = parts is not None and parts.path == "/"
    is_readable = last.content.is_sitemap or last.content is Content.ROBOTS
    return None if is_site or is_readable else Remark(NO_SITEMAP)


def addresses_of(typed: str) -> tuple[str, ...]:
    """Return the URLs that a typed or pasted address means, in the order to try them.

    Without a scheme that is https, then http. What cannot be a URL is returned as it is.
    """
    match = _PASTED.match(typed.strip())
    text = match["url"] if match is not None else typed.strip()
    if text.startswith("//"):
        text = text[2:]
    parts = urls.split_url(text)
    if parts is not None:
        return (text if parts.path else urls.join_url(parts._replace(path="/")),)
    if _SCHEME.match(text) or text.startswith(("/", "\\", ".")) or not text:
        return (text,)
    found = [urls.split_url(f"{scheme}://{text}") for scheme in ("https", "http")]
    return tuple(
        urls.join_url(parts if parts.path else parts._replace(path="/"))
        for parts in found
        if parts is not None
    )


def discover(typed: str, *, allow_private: bool = False) -> Flow[Discovery]:
    """Ask for an address, and where that is no sitemap, for what its site names."""
    search = _Search(allow_private)
    fetched = Fetched(failure=Failure.ADDRESS)
    for url in addresses_of(typed):
        if not is_address(url):
            search.attempts.append(Attempt(url, Origin.ADDRESS, fetched, Content.NOTHING))
            break
        fetched = yield from search.ask(url, Origin.ADDRESS, WHOLE_FILE)
        if fetched.failure not in _AGAIN_WITHOUT_TLS or fetched.hops:
            break
    return (yield from search.judged(fetched))


class _Search:
    """Asks for one thing after another, and keeps what was asked and found."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self.attempts: list[Attempt] = []
        self.offers: dict[str, Offer] = {}

    def ask(self, url: str, origin: Origin, limits: Limits) -> Flow[Fetched]:
        """Ask for a URL and note what came of it."""
        fetched = yield Request(url, limits=limits, allow_private=self._allow_private)
        content = Content.NOTHING
        if fetched.is_ok:
            content = content_of(fetched.body, fetched.url or url)
        self.attempts.append(Attempt(url, origin, without_body(fetched), content))
        return fetched

    def judged(self, fetched: Fetched) -> Flow[Discovery]:
        """Say what the address is, looking further where it is no sitemap."""
        last, url = self.attempts[-1], fetched.url
        if last.content.is_sitemap and url is not None:
            modified = fetched.header("last-modified") or ""
            answer = Answer(url, last.content, fetched.body, modified, last.url)
            return Discovery(tuple(self.attempts), answer)
        if last.content is Content.ROBOTS and url is not None:
            self._offer_all(_of_robots(fetched.body, url))
        elif url is not None and (site := site_of(url)) is not None:
            yield from self._look_around(site, fetched, last.content)
        return Discovery(tuple(self.attempts), offers=tuple(self.offers.values()))

    def _look_around(self, site: str, fetched: Fetched, content: Content) -> Flow[None]:
        """Ask for what a site names, and for the usual names where it names nothing."""
        robots_url = f"{site}/{ROBOTS_NAME}"
        robots = yield from self.ask(robots_url, Origin.ROBOTS, _ROBOTS)
        if robots.is_ok and self.attempts[-1].content is Content.ROBOTS:
            self._offer_all(_of_robots(robots.body, robots.url or robots_url))
        if content is Content.PAGE and fetched.url is not None:
            self._offer_all(
                Offer(url, Origin.PAGE) for url in sitemap_links(fetched.body, fetched.url)
            )
        if self.offers:
            return
        for name in USUAL_NAMES:
            url = site + name
            if any(each.url == url for each in self.attempts):
                continue
            found = yield from self.ask(url, Origin.USUAL_NAME, _BEGINNING)
            content = self.attempts[-1].content
            if content.is_sitemap and found.url is not None:
                self._offer_all([Offer(found.url, Origin.USUAL_NAME, content=content)])

    def _offer_all(self, offers: Iterator[Offer] | list[Offer]) -> None:
        for offer in offers:
            if is_address(offer.url):
                self.offers.setdefault(offer.url, offer)


def fetch_sitemap(url: str, *, allow_private: bool = False) -> Flow[Fetched]:
    """Ask for one file, whole."""
    return (yield Request(url, limits=WHOLE_FILE, allow_private=allow_private))


def answer_of(fetched: Fetched, asked: str) -> Answer | None:
    """Return what came, where that is something to open; None where it is not."""
    url = fetched.url
    if not fetched.is_ok or url is None:
        return None
    content = content_of(fetched.body, url)
    return Answer(url, content, fetched.body, fetched.header("last-modified") or "", asked)


def without_body(fetched: Fetched) -> Fetched:
    """Return what came of a request, without the bytes that it takes."""
    return Fetched(
        fetched.hops,
        fetched.headers,
        b"",
        fetched.is_cut,
        fetched.failure,
        fetched.detail,
        fetched.seconds,
        fetched.body_bytes,
    )


def _of_robots(data: bytes, url: str) -> Iterator[Offer]:
    """Yield what a robots.txt at `url` names; what is relative is joined with that."""
    text = data.decode("utf-8-sig", "replace")
    for line in sitemap_lines(text):
        if not line.url:
            continue
        if urls.split_url(line.url) is not None:
            yield Offer(line.url, Origin.ROBOTS, line.number)
            continue
        try:
            whole = urljoin(url, line.url)
        except ValueError:
            continue
        yield Offer(whole, Origin.ROBOTS, line.number, written=line.url)
