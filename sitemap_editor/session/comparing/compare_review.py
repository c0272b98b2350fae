"""Two sides that a person compares: open documents, files, folders, indexes; what differs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Progress,
    ReadError,
    Remark,
    SitemapError,
    share_of,
)
from sitemap_editor.core.files.earlier_versions import EarlierVersion
from sitemap_editor.core.operations.comparing.differences import Difference, Differences
from sitemap_editor.core.operations.comparing.keys import KeyBy, KeyRule, UrlPart
from sitemap_editor.core.operations.comparing.moved_pages import moved_pages
from sitemap_editor.core.operations.comparing.opening import OpenedSide, open_side
from sitemap_editor.core.operations.comparing.redirects import REDIRECT_FORMATS
from sitemap_editor.core.operations.comparing.report import REPORT_FORMATS, Report
from sitemap_editor.core.operations.comparing.sides import Side, SiteFile
from sitemap_editor.core.operations.comparing.site import compare_sites
from sitemap_editor.core.operations.comparing.taking_over import Into, TakenOver, taken_over
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.session.comparing.side_names import Choice, side_names
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.watched_sessions import WatchedSessions
from sitemap_editor.session.jobs import JobOwner, Jobs

Carry = Callable[[Session, Callable[[Progress], TakenOver]], object]
"""Carries an edit of an open document out, worked out in a worker, as one step."""
_Source = Session | Path | EarlierVersion | OpenedSide
_OF_OPENING: Final = 0.15
_OF_COMPARING: Final = 0.5


class CompareStep(Enum):
    """How far it has come."""

    CHOOSING = "choosing"
    COMPARING = "comparing"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Compared:
    """What came of it, for sides as they were then."""

    differences: Differences
    rule: KeyRule
    ignored: frozenset[str]
    names: Mapping[Into, str]
    sides: Mapping[Into, OpenedSide]
    sessions: Mapping[Into, Session]
    """The open documents among the sides, of which rows can be changed."""
    revisions: Mapping[Into, int]

    @property
    def ignores(self) -> bool:
        """True where something of the rows did not count."""
        return bool(self.ignored or self.rule.ignored or self.rule.before_prefix)

    @property
    def remarks(self) -> list[Remark]:
        """What there is to say of files that could not be had."""
        return [remark for each in self.sides.values() for remark in each.remarks]


def _nobody() -> None:
    """Stand in where nobody looks."""


class CompareReview(JobOwner):
    """What is chosen, and what differs; `sessions` tells which documents are open."""

    def __init__(
        self,
        jobs: Jobs,
        sessions: Callable[[], Sequence[Session]],
        before: Choice = None,
        after: Choice = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(jobs, parent)
        self.sessions = sessions
        self.chosen: dict[Into, Choice] = {Into.BEFORE: before, Into.AFTER: after}
        self.key = KeyBy.LOC
        self.ignored_parts: frozenset[UrlPart] = frozenset()
        self.ignored_fields: frozenset[str] = frozenset()
        self.ignores_beginning = False
        """True where the folder that all URLs of a side begin with does not count."""
        self.step = CompareStep.CHOOSING
        self.found: Compared | None = None
        self.error: SitemapError | None = None
        """Why it failed."""
        self.rejected: set[int] = set()
        """The numbers of moved pages that a person says are not one page."""
        self.on_changed: Callable[[], object] = _nobody
        """Called when another thing is known."""
        self.carry: Carry = lambda _session, _make: None
        self.show_row: Callable[[Session, int], object] = lambda _session, _row_id: None
        """Shows a row, by its id, in the tab of an open document."""
        self.save: Callable[[str, Callable[[], str]], object] = lambda _name, _text: None
        """Writes a text, worked out in a worker, to a file that is asked for by this name."""
        self.is_beside = True
        """Whether both sides are shown beside each other, where there is room."""
        self.remember_beside: Callable[[bool], object] = lambda _is_beside: None
        """Keeps that for the next time."""
        self._watched = WatchedSessions(lambda: self.on_changed(), self)

    # What is chosen

    def choose(self, into: Into, choice: Choice) -> None:
        """Take something else for a side; what was found is kept until it is compared anew."""
        self.chosen[into] = choice

    def swap(self) -> None:
        """Let each side be the other."""
        before, after = self.chosen[Into.BEFORE], self.chosen[Into.AFTER]
        self.chosen = {Into.BEFORE: after, Into.AFTER: before}

    @property
    def can_compare(self) -> bool:
        """True where both sides are chosen."""
        return all(
            isValid(each) if isinstance(each, Session) else each is not None
            for each in self.chosen.values()
        )

    # Comparing

    def compare(self) -> None:
        """Read both sides and compare them, in a worker."""
        if not self.can_compare:
            return
        sides: dict[Into, _Source] = {}
        # Of an earlier state only the file itself is known, not the files that an index lists.
        is_alone = self._is_own_file or any(
            isinstance(each, EarlierVersion) for each in self.chosen.values()
        )
        for into, choice in self.chosen.items():
            assert choice is not None  # noqa: S101 - both are chosen
            path = _index_path(choice) if isinstance(choice, Session) and not is_alone else None
            sides[into] = path or choice
        names = side_names(self.chosen)
        rule = KeyRule(self.key, self.ignored_parts)
        self._compare(
            *(sides, names, rule, self.ignored_fields),
            is_moved=self.ignores_beginning,
            is_alone=self._is_own_file,
        )

    @property
    def _is_own_file(self) -> bool:
        """True where an index with unsaved changes is compared with its own file on disk."""
        indexes = (
            each
            for each in self.chosen.values()
            if isinstance(each, Session)
            and each.document.table.row_kind is SITEMAPINDEX
            and each.is_modified
        )
        return any(each.path in self.chosen.values() for each in indexes)

    def compare_again(self) -> None:
        """Compare the same sides as before: open documents as they are now, files as they were."""
        found = self.found
        if found is None:
            return
        sides: dict[Into, _Source] = {**found.sides}
        for into in found.sessions:
            if (session := self.session(into)) is not None:
                sides[into] = session
        self._compare(sides, found.names, found.rule, found.ignored)

    def _compare(
        self,
        sides: Mapping[Into, _Source],
        names: Mapping[Into, str],
        rule: KeyRule,
        ignored: frozenset[str],
        *,
        is_moved: bool = False,
        is_alone: bool = False,
    ) -> None:
        executor = self._jobs.executor
        sessions = {into: each for into, each in sides.items() if isinstance(each, Session)}
        revisions = {into: session.revision for into, session in sessions.items()}
        sources: dict[Into, Path | EarlierVersion | OpenedSide] = {}
        for into, each in sides.items():
            if isinstance(each, Session):
                self._watched.watch(each)
                file = SiteFile(names[into], each.document.table.snapshot())
                sources[into] = OpenedSide(Side([file]))
            else:
                sources[into] = each

        checked = [each.pages for each in sessions.values() if each.pages is not None]

        def digest_of(url: str) -> str:
            found = (pages.of(url) for pages in checked)
            return next((each.digest for each in found if each is not None and each.digest), "")

        def work(progress: Progress) -> Compared:
            opened = {
                into: _side(
                    sources[into],
                    share_of(progress, part * _OF_OPENING, _OF_OPENING),
                    is_alone=is_alone,
                )
                for part, into in enumerate((Into.BEFORE, Into.AFTER))
            }
            before, after = opened[Into.BEFORE].side, opened[Into.AFTER].side
            told = share_of(progress, 2 * _OF_OPENING, _OF_COMPARING)
            by = _moved(rule, before, after, progress) if is_moved else rule
            both = compare_sites(
                before, after, by, ignored=ignored, executor=executor, progress=told
            )
            done = 2 * _OF_OPENING + _OF_COMPARING
            pages = moved_pages(both, share_of(progress, done, (1 - done) / 2), digest_of)
            found = Differences(both, pages, share_of(progress, (1 + done) / 2, (1 - done) / 2))
            return Compared(found, by, ignored, names, opened, sessions, revisions)

        self.step = CompareStep.COMPARING
        self.begin(work, self._on_compared, self._on_failed)
        self.on_changed()

    def stop(self) -> None:
        """Compare no further; what was found before stays."""
        if self.step is CompareStep.COMPARING:
            self.cancel()
            self.step = CompareStep.DONE if self.found is not None else CompareStep.CHOOSING
            self.on_changed()

    def _on_compared(self, found: Compared) -> None:
        self.found, self.error, self.step = found, None, CompareStep.DONE
        self.rejected = set()
        self.on_changed()

    def _on_failed(self, error: SitemapError) -> None:
        self.found, self.error, self.step = None, error, CompareStep.FAILED
        self.on_changed()

    def show_beside(self, *, is_on: bool) -> None:
        """Show both sides beside each other from now on, or in one table."""
        self.is_beside = is_on
        self.remember_beside(is_on)

    # What was found

    def session(self, into: Into) -> Session | None:
        """Return the open document of a side that was compared, if it still is open."""
        found = self.found.sessions.get(into) if self.found is not None else None
        is_open = (
            found is not None and isValid(found) and any(each is found for each in self.sessions())
        )
        return found if is_open else None

    @property
    def closed(self) -> list[str]:
        """The names of documents that were compared and closed since."""
        if self.found is None:
            return []
        names = self.found.names
        return [names[into] for into in self.found.sessions if self.session(into) is None]

    @property
    def is_outdated(self) -> bool:
        """True where a document was edited since."""
        return self.found is not None and any(
            (session := self.session(into)) is not None and session.revision != revision
            for into, revision in self.found.revisions.items()
        )

    def can_take(self, into: Into) -> bool:
        """Tell whether rows of a side can be changed."""
        session = self.session(into)
        return (
            self.step is CompareStep.DONE
            and session is not None
            and not self.is_outdated
            and not session.beside.is_under_way
        )

    def take_over(self, lines: Collection[int], into: Into) -> None:
        """Make rows of a side as they are on the other one; then compare again."""
        session, found, executor = self.session(into), self.found, self._jobs.executor
        if session is None or found is None or not self.can_take(into):
            return

        def make(progress: Progress) -> TakenOver:
            return taken_over(
                found.differences, lines, into, found.rule, executor=executor, progress=progress
            )

        self.carry(session, make)

    def show_line(self, line: int) -> bool:
        """Show a row in the tab of its document; False where neither side is open."""
        if self.found is None:
            return False
        at = self.found.differences[line]
        both = self.found.differences.comparison
        for into, row, side in (
            (Into.AFTER, at.after, both.after),
            (Into.BEFORE, at.before, both.before),
        ):
            session = self.session(into)
            if session is not None and row is not None:
                file, position = side.place(row)
                self.show_row(session, file.table.order[position])
                return True
        return False

    def accept(self, page: int, *, is_one_page: bool) -> None:
        """Say of a pair of pages whether they are one: others are not redirected."""
        if is_one_page:
            self.rejected.discard(page)
        else:
            self.rejected.add(page)

    # What is written

    def redirects(self, form: str) -> str:
        """Return a map of redirects for accepted pages, in a form of `REDIRECT_FORMATS`."""
        assert self.found is not None  # noqa: S101 - there are pages
        both = self.found.differences.comparison
        pages = [
            (both.before.loc(page.before), both.after.loc(page.after))
            for number, page in enumerate(self.found.differences.pages)
            if number not in self.rejected
        ]
        return REDIRECT_FORMATS[form](pages)

    def report(self, form: str) -> str:
        """Return all that differs, in a form of `REPORT_FORMATS`."""
        assert self.found is not None  # noqa: S101 - there is something to report
        pages = [
            page
            for number, page in enumerate(self.found.differences.pages)
            if number not in self.rejected
        ]
        names = self.found.names
        both = self.found.differences.comparison
        return REPORT_FORMATS[form](Report(both, names[Into.BEFORE], names[Into.AFTER], pages))

    def counts(self) -> Mapping[Difference, int]:
        """How many rows of each there are; empty where nothing was compared."""
        return self.found.differences.counts if self.found is not None else {}


def _index_path(session: Session) -> Path | None:
    """Return where an index lies that is compared with all its files; None for any other."""
    is_index = session.document.table.row_kind is SITEMAPINDEX
    return session.path if is_index and not session.is_modified else None


def _side(
    chosen: OpenedSide | Path | EarlierVersion, progress: Progress, *, is_alone: bool
) -> OpenedSide:
    if isinstance(chosen, OpenedSide):
        return chosen
    if isinstance(chosen, EarlierVersion):
        return OpenedSide(Side([SiteFile(chosen.name, chosen.open(progress).table)]))
    opened = open_side(chosen, is_alone=is_alone, progress=progress)
    if not opened.side.files:
        text = QT_TRANSLATE_NOOP("core", "There is no sitemap in “{name}”.")
        raise ReadError("compare", text, {"name": chosen.name or str(chosen)}, path=chosen)
    return opened


def _moved(rule: KeyRule, before: Side, after: Side, progress: Progress) -> KeyRule:
    """Return a rule for which the folder that all URLs of a side begin with does not count."""
    looking = share_of(progress, 2 * _OF_OPENING, 0.0)
    old, new = before.beginning(looking), after.beginning(looking)
    if not old or not new:
        return rule
    return replace(rule, before_prefix=old.encode(), after_prefix=new.encode())
