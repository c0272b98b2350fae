"""What a person opens by its address: what is asked for, found and opened, without a dialog."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Remark, SitemapError, TooLarge
from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.core.protocol.urls import split_url
from sitemap_editor.core.web.fetching import Fetcher, Request
from sitemap_editor.core.web.http.addresses import is_named_private
from sitemap_editor.core.web.opening.content import Content
from sitemap_editor.core.web.opening.documents import Opened, open_address, open_listed
from sitemap_editor.core.web.opening.site import (
    Attempt,
    Offer,
    Origin,
    address_problem,
    addresses_of,
)
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.texts import sentence
from sitemap_editor.session.web.worked_flow import WorkedFlow


class _Wanted(NamedTuple):
    url: str
    is_listed: bool = False
    """True for a sitemap that something lists; otherwise its site is looked at, too."""
    is_one_of_several: bool = False
    """True where what is wrong has to say with which URL."""


def _is_visibly_private(address: str) -> bool:
    parts = filter(None, map(split_url, addresses_of(address)))
    return any(is_named_private(each.host.lower().strip("[]")) for each in parts if each.host)


class AddressReview(WorkedFlow):
    """Looks for sitemaps at an address and opens them, one after the other.

    `show` is handed each document with the URL that it is from; `on_changed` is called whenever
    what there is to see may be something else. `kept_apart` takes a password out of an address.
    """

    def __init__(
        self,
        fetcher: Fetcher,
        jobs: Jobs,
        show: Callable[[Opened, str], object],
        parent: QObject | None = None,
        kept_apart: Callable[[str], str] = str,
    ) -> None:
        super().__init__(fetcher, jobs, parent)
        self._show = show
        self._kept_apart = kept_apart
        self.on_changed: Callable[[], object] = lambda: None
        self.typed = ""
        self.asked_now = ""
        """The URL that is asked for at this moment."""
        self.offers: Sequence[Offer] = ()
        self.attempts: tuple[Attempt, ...] = ()
        self.problems: list[str] = []
        """Why something was not opened, in words."""
        self.needs_yes = False
        """True where a person has to allow addresses of this computer and its network."""
        self.opened = 0
        """How many documents were shown since the last look."""
        self._wanted: deque[_Wanted] = deque()
        self._refused: _Wanted | None = None
        self._allows_private = False
        self._allowed: set[str] = set()
        """Sites of this computer and its network that a person allowed: asked about once."""
        self.is_repairable = False
        """True where what came is a sitemap in fault, which can be repaired once it is saved."""

    def start_over(self) -> None:
        """Forget what was asked and found before."""
        self.cancel()
        self._clear()
        self.typed, self.asked_now, self.offers = "", "", ()

    def look(self, *addresses: str, is_typed: bool = False) -> None:
        """Look what there is at addresses, one after the other; a sitemap is opened at once.

        Who typed an address of this computer or its network said yes to it by that; what comes
        from elsewhere (a link, a file, a redirect of another site) is asked about.
        """
        self._clear()
        typed = [self._kept_apart(each.strip()) for each in addresses]
        if is_typed:
            self._allow(each for each in typed if _is_visibly_private(each))
        self._wanted.extend(_Wanted(each, is_one_of_several=len(typed) > 1) for each in typed)
        self.offers, self._allows_private = (), False
        self._open_next()

    def look_again(self) -> None:
        """Go on where that stopped: a person allows addresses of this computer and its network."""
        if self._refused is not None:
            self._allow([self._refused.url])
            self._wanted.appendleft(self._refused)
        self._allows_private = True
        self.attempts, self.problems, self.needs_yes = (), [], False
        self._open_next()

    def open_offers(self, offers: Sequence[Offer]) -> None:
        """Open some of what was found."""
        self._clear()
        urls = dict.fromkeys(offer.url for offer in offers)
        self._wanted.extend(_Wanted(url, True, len(urls) > 1) for url in urls)
        self._open_next()

    def stop(self) -> None:
        """Ask for nothing more."""
        self.cancel()
        self._wanted.clear()
        self.asked_now = ""
        self.on_changed()

    def _allow(self, addresses: Iterable[str]) -> None:
        for address in addresses:
            self._allowed.update(filter(None, map(site_of, addresses_of(address))))

    def _clear(self) -> None:
        self.opened = 0
        self._wanted.clear()
        self.is_repairable = False
        self.attempts, self.problems, self.needs_yes = (), [], False

    def _open_next(self) -> None:
        if self._wanted:
            self._ask(self._wanted.popleft())

    def _ask(self, wanted: _Wanted) -> None:
        if not wanted.is_listed:
            self.typed = wanted.url
        open_it = open_listed if wanted.is_listed else open_address
        is_allowed = any(site_of(url) in self._allowed for url in addresses_of(wanted.url))
        flow = open_it(wanted.url, allow_private=self._allows_private or is_allowed)
        on_done = partial(self._on_opened, wanted)
        self.carry_out(flow, on_done, partial(self._on_failed, wanted), self._on_request)
        self.on_changed()

    def _on_request(self, request: Request) -> None:
        self.asked_now = request.url
        self.on_changed()

    def _on_failed(self, wanted: _Wanted, error: SitemapError) -> None:
        self._go_on(self._problem_of(wanted, error))

    def _on_opened(self, wanted: _Wanted, opened: Opened) -> None:
        discovery = opened.discovery
        self.attempts = discovery.attempts
        problem = opened.error or discovery.problem
        if opened.document is not None and discovery.answer is not None:
            self.opened += 1
            self._show(opened, discovery.answer.asked or discovery.answer.url)
            self._go_on()
        elif problem is None:  # a person chooses, before anything else is asked for
            self.offers, self.asked_now = discovery.offers, ""
            self._wanted.clear()
            self.on_changed()
        elif discovery.needs_yes:
            self._refused, self.needs_yes, self.asked_now = wanted, True, ""
            self.problems = [self._problem_of(wanted, problem)]
            self.on_changed()
        else:
            too_large = isinstance(opened.error, TooLarge)  # the saved file is not opened either
            self.is_repairable = discovery.answer is not None and not too_large
            self._go_on(self._problem_of(wanted, problem))

    def _go_on(self, problem: str = "") -> None:
        """Note what was wrong, if anything, and ask for what is wanted next."""
        self.asked_now = ""
        if problem:
            self.problems.append(problem)
        self._open_next()
        self.on_changed()

    @property
    def address_problem(self) -> Remark | None:
        """Why the address itself was not opened, where that is known."""
        return address_problem(self.attempts)

    # In words

    def _problem_of(self, wanted: _Wanted, problem: Remark | SitemapError) -> str:
        said = sentence(problem)
        if not wanted.is_one_of_several or wanted.url in said:
            return said
        return self.tr("{url}: {problem}").format(url=wanted.url, problem=said)

    def origin_text(self, offer: Offer) -> str:
        """Return how a sitemap was found."""
        if offer.origin is Origin.ROBOTS:
            return self.tr("robots.txt, line {line}").format(line=offer.line or 0)
        if offer.origin is Origin.PAGE:
            return self.tr("link in the page")
        return self.tr("usual name")

    def content_text(self, offer: Offer) -> str:
        """Return what an offer is, as far as that is known."""
        return {
            Content.URLSET: self.tr("sitemap"),
            Content.INDEX: self.tr("index"),
            Content.TEXT: self.tr("text sitemap"),
            Content.FEED: self.tr("feed"),
        }.get(offer.content or Content.OTHER, "")

    def attempt_text(self, attempt: Attempt) -> str:
        """Return what was answered."""
        if attempt.problem is not None:
            return sentence(attempt.problem)
        return {
            Content.PAGE: self.tr("A web page"),
            Content.ROBOTS: self.tr("A robots.txt that lists no sitemap"),
            Content.NOTHING: self.tr("Nothing"),
            Content.OTHER: self.tr("Something else"),
        }.get(attempt.content, self.tr("A sitemap"))
