"""The checklist of a document while a person looks at it: asked when they say so, never before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.publishing.checklist import Checklist, checklist, checks_for
from sitemap_editor.core.web.publishing.checklist_line import Check, Line, Remedy
from sitemap_editor.core.web.publishing.evidence import Evidence, PublishedFile, gathered
from sitemap_editor.core.web.publishing.file_lines import OwnFile, errors_line
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.web.web import Web


class Step(Enum):
    """How far it has come."""

    NOT_ASKED = "not asked"
    ASKING = "asking"
    COMPARING = "comparing"
    DONE = "done"
    STOPPED = "stopped"


def _nobody() -> None:
    """Stand in where nobody looks."""


class PublishReview(JobOwner):
    """What is known of a published file, and how it is asked."""

    def __init__(
        self,
        session: Session,
        web: Web,
        jobs: Jobs,
        publications: Publications,
        remedies: Mapping[Remedy, Callable[[], object]],
    ) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = _nobody
        """Called when another thing is known."""
        self.step = Step.NOT_ASKED
        self._found: Checklist | None = None
        self.asked = (0, 0)
        """How many requests are answered, of how many."""
        self.is_offline = False
        """True where not even the name of the host was found, nor that of robots.txt."""
        published = session.published
        self.typed_url = published.url if published is not None else ""
        self._remedies = remedies
        self._web = web
        self._publications = publications
        self._revision = -1
        self.needs_yes = False
        """True where it lies on this computer or its own network, and nobody allowed to ask it."""
        self._allowed = ""
        """The URL that a person allowed to be asked all the same: about that once."""
        self._stop: Callable[[], None] = _nobody
        session.findings.updated.connect(self._on_document)
        session.changed.connect(self._on_document)

    # What is known

    @property
    def found(self) -> Checklist | None:
        """What was found, with the errors that the file has by now; None where nobody asked."""
        if self._found is None:
            return None
        table = self.session.document.table
        own = errors_line(OwnFile(table, self._errors()))
        return Checklist([own if each.check is own.check else each for each in self._found.lines])

    @property
    def checks(self) -> list[Check]:
        """What is looked at for this kind of file, in order."""
        return checks_for(self.session.document.table)

    @property
    def lines(self) -> dict[Check, Line]:
        """What was found, as far as it is known."""
        found = self.found
        return {line.check: line for line in found.lines} if found is not None else {}

    @property
    def can_run(self) -> bool:
        """True where there is a URL to ask for and nothing is asked yet."""
        return is_publishable(self.typed_url) and not self.is_busy

    @property
    def is_busy(self) -> bool:
        """True while answers are waited for, or compared."""
        return self.step in (Step.ASKING, Step.COMPARING)

    @property
    def is_outdated(self) -> bool:
        """True where the document was edited since."""
        return self._found is not None and self._revision != self.session.revision

    @property
    def sets_address(self) -> bool:
        """True where asking makes what is typed the address of the file."""
        return self._published() != self.session.published

    def can_help(self, line: Line) -> bool:
        """Tell whether the program itself can do something about a line."""
        if line.remedy is Remedy.USE_ADDRESS:
            return is_publishable(line.url)
        return line.remedy in self._remedies

    # What a person does

    def publish_at(self, url: str) -> None:
        """Take another address; it is remembered for the file once it is asked for."""
        url = url.strip()
        if url == self.typed_url:
            return
        self.typed_url = url
        self._found, self.step, self.needs_yes = None, Step.NOT_ASKED, False
        self.on_changed()

    def help_with(self, line: Line) -> None:
        """Do what the program can do about a line."""
        if line.remedy is Remedy.USE_ADDRESS:
            self.publish_at(line.url)
            self.run()
        elif line.remedy is not None and (remedy := self._remedies.get(line.remedy)):
            remedy()

    def run(self, *, allow_private: bool = False) -> None:
        """Ask the site; with a person's yes also one on this computer or its own network."""
        if not self.can_run:
            return
        self.typed_url = self._web.passwords.taken(self.typed_url)
        published = self._confirmed()
        if allow_private:
            self._allowed = self.typed_url
        allows = self._allowed == self.typed_url
        table = self.session.document.table.snapshot()
        file = PublishedFile(published, listed_by(table), allow_private=allows)
        own = OwnFile(table)
        self._revision = self.session.revision
        self.step, self.asked = Step.ASKING, (0, 2)
        self.is_offline = self.needs_yes = False

        def on_asked(done: int, count: int) -> None:
            self.asked = (done, count)
            self.on_changed()

        def on_gathered(evidence: Evidence) -> None:
            self._on_gathered(file, own, evidence)

        self._stop = self._web.run(gathered(file, on_asked), on_gathered)
        self.on_changed()

    def stop(self) -> None:
        """Ask no further; what was known before stays."""
        if self.is_busy:
            self.cancel()
            self.step = Step.STOPPED
            self.on_changed()

    def cancel(self) -> None:
        """Stop what is under way; nobody is told."""
        self._stop()
        self._stop = _nobody
        super().cancel()

    # Asking and judging

    def _confirmed(self) -> Published:
        """Check the document by the address that is asked for, and remember it for its file."""
        path, published = self.session.document.path, self._published()
        if self.sets_address:
            self.session.publish_at(published)
            if path is not None:
                self._publications.remember(path, published)
        return published

    def _published(self) -> Published:
        known = self.session.published
        if known is not None and known.url == self.typed_url:
            return replace(known, is_sure=True)
        return Published(self.typed_url)

    def _errors(self) -> int | None:
        findings = self.session.findings
        return findings.counts()[Severity.ERROR] if findings.is_complete else None

    def _on_document(self, _changed: object) -> None:
        if self._found is not None and not self.is_busy:
            self.on_changed()

    def _on_gathered(self, file: PublishedFile, own: OwnFile, evidence: Evidence) -> None:
        self._stop = _nobody
        self.step = Step.COMPARING
        failures = {evidence.live.failure, evidence.robots.failure}
        self.is_offline = failures == {Failure.DNS}
        self.needs_yes = Failure.PRIVATE in failures

        def work(progress: Progress) -> Checklist:
            return checklist(file, own, evidence, progress)

        self.begin(work, self._on_judged)
        self.on_changed()

    def _on_judged(self, found: Checklist) -> None:
        self._found, self.step = found, Step.DONE
        self.on_changed()


def listed_by(table: PieceTable) -> tuple[str, ...]:
    """Return the URLs an index lists, each once."""
    if table.row_kind is not SITEMAPINDEX:
        return ()
    locs = (loc.strip() for loc in table.values(LOC) if loc)
    return tuple(dict.fromkeys(filter(None, locs)))
