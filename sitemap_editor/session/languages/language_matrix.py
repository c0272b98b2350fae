"""What the languages matrix shows of a document, kept true after edits by a worker."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.languages.groups import (
    LanguageGroups,
    language_groups,
    missing_flags,
)
from sitemap_editor.core.operations.languages.marks import FILTERS, Mark
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.language_hints import is_improbable
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.program.settings import EXPECTED_LANGUAGES, Settings

_PAUSE_MS: Final = 150
"""From the last of several edits to the matrix that shows them."""
_MOST_COLUMNS: Final = 200
_SETS_KEPT: Final = 100


@dataclass(frozen=True, slots=True)
class Matrix:
    """The groups of a document at one moment, and what there is to say of them."""

    revision: int
    groups: LanguageGroups
    codes: Sequence[int]
    """The numbers of the codes that have a column, from left to right; 0: not stated."""
    expected: frozenset[int]
    """The numbers of those that every group should have."""
    flags: array[int]
    """By group: all its marks, what is missing among them."""
    counts: Mapping[str, int]
    """How many groups each filter leaves."""

    def shown(self, filters: Collection[str]) -> array[int]:
        """Return the groups that any of these filters leaves; all where there are none."""
        if not filters:
            return array("I", range(len(self.groups)))
        wanted = _wanted(filters)
        return array("I", compress(range(len(self.flags)), map(wanted.__and__, self.flags)))


class LanguageMatrix(JobOwner):
    """The matrix of one document; `on_changed` is called when it is another one."""

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self._settings = settings
        self.matrix: Matrix | None = None
        """None until it is worked out."""
        self.shown = array("I")
        """The numbers of the groups that are shown, from top to bottom."""
        self.filters: frozenset[str] = frozenset()
        self.on_changed: Callable[[], object] = lambda: None
        self._when_current: list[Callable[[], object]] = []
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.refresh)
        session.changed.connect(self._on_edited)

    @property
    def is_current(self) -> bool:
        """True where it shows the document as it is now."""
        return self.matrix is not None and self.matrix.revision == self.session.revision

    @property
    def host(self) -> str:
        """The host of the first URL: what is expected is remembered for it."""
        return _host(self.matrix.groups) if self.matrix is not None else ""

    @property
    def expected(self) -> tuple[str, ...]:
        """The codes that a person expects of every page of this site; none where nobody said."""
        return self._remembered().get(self.host, ())

    def expect(self, codes: Sequence[str]) -> None:
        """Expect these languages of every page of this site from now on; none: those in use."""
        known = self._remembered()
        known.pop(self.host, None)
        if codes:
            known[self.host] = tuple(codes)
        lines = [f"{host}={' '.join(each)}" for host, each in known.items()]
        self._settings.set(EXPECTED_LANGUAGES, lines[-_SETS_KEPT:])
        self.refresh()

    def _remembered(self) -> dict[str, tuple[str, ...]]:
        lines = (line.partition("=") for line in self._settings.get(EXPECTED_LANGUAGES))
        return {host: tuple(codes.split()) for host, _, codes in lines}

    def show_only(self, filters: Collection[str]) -> None:
        """Show the groups that any of these filters leaves."""
        self.filters = frozenset(filters)
        if self.matrix is not None:
            self.shown = self.matrix.shown(self.filters)
            self.on_changed()

    def when_current(self, then: Callable[[], object]) -> None:
        """Call `then` once the matrix shows the document as it is: now, or when that is known."""
        if self.is_current:
            then()
            return
        self._when_current.append(then)
        if not self.is_working:
            self.refresh()

    def refresh(self) -> None:
        """Work it out anew, in a worker; what it shows stays until then."""
        self._pause.stop()
        session, known = self.session, self.matrix
        snapshot, revision = session.document.table.snapshot(), session.revision
        executor, pages, filters = session.jobs.executor, session.pages, self.filters
        expected_of = self._remembered().get
        host = self.host

        def work(progress: Progress) -> tuple[Matrix, array[int]]:
            groups = known.groups if known is not None and known.revision == revision else None
            if groups is None:
                groups = language_groups(snapshot, pages, progress, executor)
            own = host or _host(groups)
            found = matrix_of(groups, revision, expected_of(own, ()))
            return found, found.shown(filters)

        self.begin(work, self._on_found)

    def _on_edited(self, _effect: object) -> None:
        self._pause.start()

    def _on_found(self, found: tuple[Matrix, array[int]]) -> None:
        matrix, shown = found
        if matrix.revision != self.session.revision:
            self.refresh()
            return
        self.matrix = matrix
        self.shown = shown
        self.on_changed()
        waiting, self._when_current = self._when_current, []
        for then in waiting:
            then()


def matrix_of(groups: LanguageGroups, revision: int, expected: Sequence[str]) -> Matrix:
    """Return what there is to say of groups; without `expected`: of the languages in use."""
    counts = groups.code_counts()
    used = sorted(groups.used_codes(), key=counts.__getitem__, reverse=True)[:_MOST_COLUMNS]
    names = groups.links.codes
    numbers = [groups.links.code_number(code) for code in expected]
    wanted = frozenset(numbers) or frozenset(
        code
        for code in used
        if names[code].lower() != X_DEFAULT
        and hreflang_fault(names[code]) is None
        and not is_improbable(names[code])
    )
    columns = [code for code in groups.used_codes() if code in set(used)]
    columns += [code for code in dict.fromkeys(numbers) if code not in columns]
    columns.sort(key=lambda code: names[code].lower() == X_DEFAULT)
    if counts[NO_CODE]:
        columns.insert(0, NO_CODE)
    flags = groups.flags[:]
    for group, is_missing in enumerate(missing_flags(groups, tuple(wanted))):
        if is_missing and groups.has_links(group):
            flags[group] |= Mark.MISSING
    left = {name: sum(map(bool, map(_wanted([name]).__and__, flags))) for name in FILTERS}
    return Matrix(revision, groups, columns, wanted, flags, left)


def _wanted(filters: Collection[str]) -> int:
    wanted = 0
    for name in filters:
        wanted |= FILTERS[name][2]
    return int(wanted)


def _host(groups: LanguageGroups) -> str:
    urls = groups.links.urls[1:2]
    return url_of(urls[0]).split("/", 3)[2].lower() if urls and b"//" in urls[0] else ""
