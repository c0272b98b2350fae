"""What the languages matrix shows of a document, kept true after edits by a worker."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.errors import Progress
from sitemap_editor.core.operations.languages.groups import LanguageGroups, language_groups
from sitemap_editor.core.operations.languages.matrix import Matrix, host_of, matrix_of
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.program.settings import EXPECTED_LANGUAGES, Settings

_PAUSE_MS: Final = 150
"""From the last of several edits to the matrix that shows them."""
_SETS_KEPT: Final = 100


class GroupsRead(NamedTuple):
    """Groups, and the state that they were read in: another one after each change."""

    state: object
    groups: LanguageGroups


Reader = Callable[[Progress], GroupsRead]
"""Reads groups, in a worker."""


class LanguageMatrix(JobOwner):
    """The matrix of one document; `on_changed` is called when it is another one."""

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self._settings = settings
        self.matrix: Matrix | None = None
        """None until it is worked out."""
        self._state: object = None
        """What the document was when it was."""
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
        return self.matrix is not None and self.is_now(self._state)

    def is_now(self, state: object) -> bool:
        """Tell whether what is shown is still in this state."""
        return state == self.session.revision

    @property
    def host(self) -> str:
        """The host of the first URL: what is expected is remembered for it."""
        return host_of(self.matrix.groups) if self.matrix is not None else ""

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
        read, filters, host = self._reader(), self.filters, self.host
        expected_of = self._remembered().get

        def work(progress: Progress) -> tuple[object, Matrix, array[int]]:
            state, groups = read(progress)
            found = matrix_of(groups, expected_of(host or host_of(groups), ()))
            return state, found, found.shown(filters)

        self.begin(work, self._on_found)

    def _reader(self) -> Reader:
        """Return what reads the document as it is now, unless it is known as that."""
        session, revision = self.session, self.session.revision
        snapshot, pages = session.document.table.snapshot(), session.pages
        executor = session.jobs.executor
        known = self.matrix.groups if self.matrix is not None and self.is_current else None

        def read(progress: Progress) -> GroupsRead:
            return GroupsRead(
                revision, known or language_groups(snapshot, pages, progress, executor)
            )

        return read

    def _on_edited(self, _effect: object) -> None:
        self._pause.start()

    def _on_found(self, found: tuple[object, Matrix, array[int]]) -> None:
        state, matrix, shown = found
        if not self.is_now(state):
            self.refresh()
            return
        self._state, self.matrix, self.shown = state, matrix, shown
        self.on_changed()
        waiting, self._when_current = self._when_current, []
        for then in waiting:
            then()
