"""What robots.txt is to say about a document, and what is wrong with the one beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import unquote

from PySide6.QtCore import Signal

from sitemap_editor.core.checks.robots import RobotsFinding, check_robots
from sitemap_editor.core.errors import Progress, ReadError, Remark
from sitemap_editor.core.files.reading import read_robots
from sitemap_editor.core.operations.indexing.plan import robots_lines
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.robots import ROBOTS_NAME
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.program.publications import Publications


@dataclass(frozen=True, slots=True)
class RobotsFile:
    """A robots.txt as it was found."""

    path: Path
    findings: Sequence[RobotsFinding] = ()
    error: ReadError | None = None
    """Why it could not be read."""


class RobotsReview(JobOwner):
    """The line for a document under an address that a person may correct.

    Signals: `changed` when the line, or what is known of robots.txt, may be another.
    """

    changed = Signal()

    def __init__(self, session: Session, jobs: Jobs, publications: Publications) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.typed_url = ""
        """The address as it is typed, or as it is known or guessed."""
        self.file: RobotsFile | None = None
        """None where there is none, or nobody has looked yet."""
        self._publications = publications
        self._is_typed = False
        session.context_changed.connect(self._take_over)
        self._take_over()

    # What is known

    @property
    def is_index(self) -> bool:
        """True for a sitemap index, whose line makes those of its sitemaps needless."""
        return self.session.document.table.row_kind is SITEMAPINDEX

    @property
    def is_settled(self) -> bool:
        """True where the address is the one somebody has confirmed."""
        published = self.session.published
        return published is not None and published.is_sure and published.url == self.typed_url

    @property
    def published(self) -> Published | None:
        """Where the document is published as far as the typed address tells; None for no URL."""
        if not is_publishable(self.typed_url):
            return None
        known = self.session.published
        if known is not None and known.url == self.typed_url:
            return known
        return Published(self.typed_url, is_sure=self._is_typed)

    @property
    def lines(self) -> str:
        """The lines to copy into robots.txt; empty without an address."""
        return robots_lines(self.published)[0]

    @property
    def remark(self) -> Remark | None:
        """What there is to say before they are copied."""
        return robots_lines(self.published)[1]

    # What a person decides

    def publish_at(self, text: str) -> None:
        """Show the line for another address; nothing is remembered yet."""
        self._is_typed = True
        self.typed_url = text.strip()
        self.look()

    def confirm(self) -> None:
        """Check the document by this address from now on, and remember it for its file."""
        if not is_publishable(self.typed_url):
            return
        known, path = self.session.published, self.session.document.path
        published = (
            replace(known, url=self.typed_url, is_sure=True)
            if known is not None
            else Published(self.typed_url)
        )
        self.session.publish_at(published)
        if path is not None:
            self._publications.remember(path, published)
        self._is_typed = False
        self.look()

    # Looking

    def look(self) -> None:
        """Read the robots.txt beside the document in a worker, and hold it against the address."""
        self.cancel()
        path, published = self.session.document.path, self.published
        if path is not None:
            self.begin(lambda progress: _looked(path, published, progress), self._on_looked)
        self.changed.emit()

    def _on_looked(self, found: RobotsFile | None) -> None:
        self.file = found
        self.changed.emit()

    def _take_over(self) -> None:
        """Take the address the document is checked by, unless a person is typing one."""
        published = self.session.published
        if not self._is_typed:
            self.typed_url = published.url if published is not None else ""
            self.look()


def _looked(path: Path, published: Published | None, progress: Progress) -> RobotsFile | None:
    url = published.url if published is not None else ""
    for place in _places(path, url):
        if not place.exists():
            continue
        try:
            text = read_robots(place, progress)
        except ReadError as error:
            return RobotsFile(place, error=error)
        expected = [published] if published is not None else []
        return RobotsFile(place, check_robots(text, expected))
    return None


def _places(path: Path, url: str) -> Iterator[Path]:
    """Yield where robots.txt may lie: beside the file, then up to the root of its site.

    It goes up as long as the folders on disk are called as those of the URL are.
    """
    folder = path.absolute().parent
    yield folder / ROBOTS_NAME
    for name in reversed(url.split("/")[3:-1]):
        if unquote(name) != folder.name:
            return
        folder = folder.parent
        yield folder / ROBOTS_NAME
