"""Which line of a robots.txt decides over URLs, while a person tries texts, agents and URLs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QTimer

from sitemap_editor.core.errors import Progress, Remark, SitemapError
from sitemap_editor.core.files.reading import ROBOTS_CAP_BYTES, read_robots
from sitemap_editor.core.protocol.location import Published, is_publishable, site_of
from sitemap_editor.core.web.failure_texts import answer_remark
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Limits, Request
from sitemap_editor.core.web.publishing.evidence import robots_url
from sitemap_editor.core.web.robots_rules import ANY_AGENT, RobotsRules, Verdict
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.web.web import Web

_DELAY_MS = 120
_URLS_A_STEP = 200


@dataclass(frozen=True, slots=True)
class Judged:
    """A URL and what a robots.txt says of it."""

    url: str
    verdict: Verdict


def _nobody() -> None:
    """Stand in where nobody looks."""


class RulesReview(JobOwner):
    """A text, an agent and URLs; what came of them is in `judged`, a moment later."""

    def __init__(self, session: Session, web: Web, jobs: Jobs, urls: Sequence[str]) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = _nobody
        """Called when another thing is known."""
        self.text = ""
        self.agent = ANY_AGENT
        self.urls = list(urls)
        self.judged: Sequence[Judged] = ()
        self.remark: Remark | SitemapError | None = None
        """Why no text could be had."""
        self.is_fetching = False
        self.needs_yes = False
        """True where a person has to allow an address of this computer or its network."""
        self._allowed = ""
        """The robots.txt that a person allowed to ask for: asked about once."""
        self._web = web
        self._stop: Callable[[], None] = _nobody
        self._reading = JobOwner(jobs, self)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._judge)

    @property
    def robots_url(self) -> str:
        """The URL of the robots.txt of the site; empty where no site is known.

        Of the URLs that are asked about: another site decides nothing about them.
        """
        site = next(filter(None, map(site_of, self.urls)), None)
        if site is not None:
            return robots_url(Published(f"{site}/sitemap.xml"))
        published = self.session.published
        if published is None or not is_publishable(published.url):
            return ""
        return robots_url(published)

    def set_text(self, text: str) -> None:
        """Take another text."""
        if text != self.text:
            self.text = text
            self._delay.start()

    def set_agent(self, agent: str) -> None:
        """Ask for another crawler."""
        self.agent = agent.strip() or ANY_AGENT
        self._delay.start()

    def set_urls(self, urls: Sequence[str]) -> None:
        """Ask about other URLs."""
        self.urls = list(urls)
        self._delay.start()

    def open(self, path: Path) -> None:
        """Read the text from a file."""

        def work(progress: Progress) -> str:
            return read_robots(path, progress)

        self._reading.begin(work, self._take, self._refuse)

    def fetch(self, *, allow_private: bool = False) -> None:
        """Ask the site for its robots.txt."""
        url = self.robots_url
        if not url or self.is_fetching:
            return
        if allow_private:
            self._allowed = url
        limits, is_allowed = Limits(body_bytes=ROBOTS_CAP_BYTES), url == self._allowed

        def asked() -> Flow[Fetched]:
            return (yield Request(url, limits=limits, allow_private=is_allowed))

        def on_done(fetched: Fetched) -> None:
            self.is_fetching, self._stop = False, _nobody
            self.needs_yes = fetched.failure is Failure.PRIVATE
            refused = answer_remark(fetched, url)
            if refused is None:
                self._take(fetched.body.decode("utf-8-sig", "replace"))
            else:
                self.remark = refused
                self.on_changed()

        self.is_fetching, self.needs_yes, self.remark = True, False, None
        self._stop = self._web.run(asked(), on_done)
        self.on_changed()

    def cancel(self) -> None:
        """Stop what is under way; nobody is told."""
        self._delay.stop()
        self._stop()
        self._stop, self.is_fetching = _nobody, False
        self._reading.cancel()
        super().cancel()

    def _take(self, text: str) -> None:
        self.text, self.needs_yes, self.remark = text, False, None
        self.on_changed()
        self._judge()

    def _refuse(self, error: SitemapError) -> None:
        self.needs_yes, self.remark = False, error
        self.on_changed()

    def _judge(self) -> None:
        text, agent, urls = self.text, self.agent, self.urls

        def work(progress: Progress) -> list[Judged]:
            rules = RobotsRules(text.encode("utf-8", "replace"))
            found = []
            for number, url in enumerate(urls):
                if not number % _URLS_A_STEP:
                    progress(number / len(urls))
                found.append(Judged(url, rules.verdict(url, agent)))
            return found

        self.begin(work, self._on_judged)

    def _on_judged(self, judged: Sequence[Judged]) -> None:
        self.judged = judged
        self.on_changed()
