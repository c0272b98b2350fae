"""What the web answers about a published file: asked first, judged afterwards.

The two are apart because judging takes time where files are large: it is done in a worker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.checks.robots import same_sitemap
from sitemap_editor.core.files.reading import ROBOTS_CAP_BYTES
from sitemap_editor.core.protocol.limits import MAX_SIZE_BYTES
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.robots import ROBOTS_NAME, sitemap_lines
from sitemap_editor.core.web.fetching import SITEMAP_BYTES, Fetched, Flow, Limits, Request

MOST_INDEXES: Final = 5
_LOOK_BYTES: Final = 1_024
_BEYOND: Final = 1 << 20
"""So much more than the limit is read, to say how large a file is that is beyond it."""


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """What is to be looked for."""

    published: Published
    children: Sequence[str] = ()
    """Of an index, the URLs it lists, each once."""
    index_url: str = ""
    """An index that lists the file, where somebody knows one; else those of robots.txt."""
    allow_private: bool = False


@dataclass(frozen=True, slots=True)
class Evidence:
    """What came of each request."""

    live: Fetched
    robots: Fetched
    indexes: tuple[tuple[str, Fetched], ...] = ()
    children: tuple[tuple[str, Fetched], ...] = ()

    @property
    def robots_text(self) -> str:
        """The text of robots.txt; empty where there is none."""
        return self.robots.body.decode("utf-8-sig", "replace") if self.robots.is_ok else ""


def robots_url(published: Published) -> str:
    """Return where the robots.txt of the site of a sitemap lies."""
    return f"{published.site}/{ROBOTS_NAME}"


def gathered(
    file: PublishedFile, on_asked: Callable[[int, int], object] = lambda _done, _all: None
) -> Flow[Evidence]:
    """Ask for the file, robots.txt, indexes and children; `on_asked` is told how many of how many.

    Bodies are asked for whole only where they are compared or read.
    """
    count = 2 + len(file.children)
    whole = Limits(body_bytes=max(SITEMAP_BYTES, MAX_SIZE_BYTES) + _BEYOND, keeps_beginning=False)
    private = file.allow_private
    url = file.published.url
    live = yield Request(url, limits=whole, allow_private=private)
    on_asked(1, count)
    limits = Limits(body_bytes=ROBOTS_CAP_BYTES)
    robots = yield Request(robots_url(file.published), limits=limits, allow_private=private)
    on_asked(2, count)
    partial = Evidence(live, robots)
    names = _indexes(file, partial.robots_text)
    count += len(names)
    indexes = []
    for name in names:
        indexes.append((name, (yield Request(name, limits=whole, allow_private=private))))
        on_asked(2 + len(indexes), count)
    children = []
    beginning = Limits(body_bytes=_LOOK_BYTES)
    for child in file.children:
        fetched = yield Request(child, limits=beginning, follows=False, allow_private=private)
        children.append((child, fetched))
        on_asked(2 + len(indexes) + len(children), count)
    return Evidence(live, robots, tuple(indexes), tuple(children))


def _indexes(file: PublishedFile, robots: str) -> list[str]:
    """Return the URLs that may be those of an index that lists the file."""
    own = file.published.url
    if file.index_url and not same_sitemap(file.index_url, own):
        return [file.index_url]
    lines = dict.fromkeys(line.url for line in sitemap_lines(robots) if line.url)
    return [url for url in lines if not same_sitemap(url, own)][:MOST_INDEXES]
