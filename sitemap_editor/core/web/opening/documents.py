"""Documents made of what the web answers: never saved, and none of the web's own."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_editor.core.errors import NotASitemap, SitemapError, no_progress
from sitemap_editor.core.files.compression import unpacked
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.formats import RSS
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import Fetched, Flow
from sitemap_editor.core.web.opening.content import Content, name_in
from sitemap_editor.core.web.opening.site import (
    NO_SITEMAP,
    Answer,
    Attempt,
    Discovery,
    Origin,
    answer_of,
    discover,
    fetch_sitemap,
    without_body,
)


@dataclass(frozen=True, slots=True)
class Opened:
    """What came of opening an address: a document, or what there is to choose from."""

    discovery: Discovery
    document: Document | None = None
    error: SitemapError | None = None
    """Why what came cannot be opened; it can be downloaded, and repaired."""


def open_address(typed: str, *, allow_private: bool = False) -> Flow[Opened]:
    """Ask for an address and make a document of what comes, where that is a sitemap.

    Where there is exactly one sitemap to choose, that is opened.
    """
    discovery = yield from discover(typed, allow_private=allow_private)
    if discovery.answer is not None:
        return _made(discovery, discovery.answer)
    if len(discovery.offers) != 1:
        return Opened(discovery)
    [offer] = discovery.offers
    opened = yield from open_listed(offer.url, allow_private=allow_private)
    attempts = (*discovery.attempts, *opened.discovery.attempts)
    found = Discovery(attempts, opened.discovery.answer, discovery.offers)
    return Opened(found, opened.document, opened.error)


def open_listed(url: str, *, allow_private: bool = False) -> Flow[Opened]:
    """Ask for a sitemap that something lists, and make a document of it; look no further."""
    fetched = yield from fetch_sitemap(url, allow_private=allow_private)
    answer = answer_of(fetched, url)
    content = answer.content if answer is not None else Content.NOTHING
    attempts = (Attempt(url, Origin.ADDRESS, without_body(fetched), content),)
    if answer is None or not content.is_sitemap:
        return Opened(Discovery(attempts), error=_not_opened(url, fetched))
    return _made(Discovery(attempts, answer), answer)


def _made(discovery: Discovery, answer: Answer) -> Opened:
    try:
        return Opened(discovery, document_of(answer))
    except SitemapError as error:
        return Opened(discovery, error=error)


def document_of(answer: Answer) -> Document:
    """Make a document of an answer; of a feed, of the URLs in it. Raises: SitemapError."""
    if answer.content is Content.FEED and RSS.read is not None:
        data = unpacked(answer.body, DEFAULT_CAP_BYTES)
        return Document.of(RSS.read(data, no_progress))
    return Document.from_bytes(answer.body, name=name_in(answer.url))


def _not_opened(url: str, fetched: Fetched) -> SitemapError:
    remark = answer_remark(fetched, url)
    if remark is not None:
        return NotASitemap("web", remark.text, remark.arguments)
    return NotASitemap("web", NO_SITEMAP)
