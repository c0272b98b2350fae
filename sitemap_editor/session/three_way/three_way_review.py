"""Three versions of a sitemap: what merges by itself, and what a person decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.errors import Progress, SitemapError, share_of
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.recognition.conflict_comments import marker_count
from sitemap_editor.core.operations.comparing.site import OTHERS
from sitemap_editor.core.operations.three_way.conflicts import Choice, Conflict, Contradiction
from sitemap_editor.core.operations.three_way.merge import ThreeWayMerge
from sitemap_editor.core.operations.three_way.opening import open_base, open_version
from sitemap_editor.session.comparing.side_names import side_names
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.watched_sessions import WatchedSessions
from sitemap_editor.session.jobs import JobOwner, Jobs

Chosen = Session | Path | None
"""An open document, a file, or nothing yet."""
_OPEN: Final = 0
_CODES: Final = (Choice.BASE, Choice.OURS, Choice.THEIRS)
_OF_OPENING: Final = 0.1


class Version(Enum):
    """One of the three."""

    BASE = "base"
    OURS = "ours"
    THEIRS = "theirs"


class MergeStep(Enum):
    """How far it has come."""

    CHOOSING = "choosing"
    COMPARING = "comparing"
    DECIDING = "deciding"
    SAVING = "saving"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Planned:
    """What came of comparing, for versions as they were then."""

    merge: ThreeWayMerge
    sessions: Mapping[Version, Session]
    """The open documents among the versions."""
    revisions: Mapping[Version, int]
    earlier: Sequence[tuple[str, int]]
    """(name, how many) of versions that hold comments which an earlier merge left."""
    choices: bytearray
    """By number of question: 0, or 1 + the number of a choice."""


def _nobody() -> None:
    """Stand in where nobody looks."""


class ThreeWayReview(JobOwner):
    """What is chosen, and what is decided; `sessions` tells which documents are open.

    With an `output` the outcome is written there, else it becomes a document.
    """

    def __init__(
        self,
        jobs: Jobs,
        sessions: Callable[[], Sequence[Session]],
        chosen: Mapping[Version, Chosen],
        parent: QObject | None = None,
        *,
        output: Path | None = None,
    ) -> None:
        super().__init__(jobs, parent)
        self.sessions = sessions
        self.chosen: dict[Version, Chosen] = {each: chosen.get(each) for each in Version}
        self.output = output
        self.step = MergeStep.CHOOSING
        self.found: Planned | None = None
        self.error: SitemapError | None = None
        """Why it failed."""
        self.is_saved = False
        """True once the outcome is written to `output`."""
        self.undecided = 0
        """How many questions have no answer."""
        self.on_changed: Callable[[], object] = _nobody
        """Called when another thing is known."""
        self.merge_into: Callable[[Session], object] = lambda _session: None
        """Carries the merge out in an open document, as one step."""
        self.show_new: Callable[[Document], object] = lambda _document: None
        """Shows the outcome as a new document."""
        self.on_closed: Callable[[], object] = _nobody
        """Called when the dialog is closed."""
        self.is_done = False
        """True once the outcome is where it was wanted: the dialog can go."""
        self._watched = WatchedSessions(lambda: self.on_changed(), self)

    # What is chosen

    def choose(self, version: Version, choice: Chosen) -> None:
        """Take something else for a version; what was found is kept until it is compared anew."""
        self.chosen[version] = choice

    @property
    def can_compare(self) -> bool:
        """True where all three are chosen."""
        return all(
            isValid(each) if isinstance(each, Session) else each is not None
            for each in self.chosen.values()
        )

    def compare(self) -> None:
        """Read the three versions and find out what merges by itself, in a worker."""
        if not self.can_compare:
            return
        executor = self._jobs.executor
        names = side_names(self.chosen)
        sessions = {v: each for v, each in self.chosen.items() if isinstance(each, Session)}
        revisions = {version: session.revision for version, session in sessions.items()}
        sources: dict[Version, Document | Path] = {}
        for version, choice in self.chosen.items():
            if isinstance(choice, Session):
                self._watched.watch(choice)
                file = choice.document
                copy = Document(file.table.snapshot(), file.form, file.path, file.stamp)
                sources[version] = copy
            elif choice is not None:
                sources[version] = choice

        def work(progress: Progress) -> Planned:
            base, ours, theirs = _opened(sources, share_of(progress, 0, 3 * _OF_OPENING))
            told = share_of(progress, 3 * _OF_OPENING, 1 - 3 * _OF_OPENING)
            merge = ThreeWayMerge(base, ours, theirs, executor=executor, progress=told)
            versions = (names[Version.OURS], ours), (names[Version.THEIRS], theirs)
            counts = ((name, marker_count(document.table)) for name, document in versions)
            earlier = [each for each in counts if each[1]]
            choices = bytearray(merge.question_count)
            return Planned(merge, sessions, revisions, earlier, choices)

        self.step = MergeStep.COMPARING
        self.begin(work, self._on_compared, self._on_failed)
        self.on_changed()

    def stop(self) -> None:
        """Compare no further; what was found before stays."""
        if self.step is MergeStep.COMPARING:
            self.cancel()
            self.step = MergeStep.DECIDING if self.found is not None else MergeStep.CHOOSING
            self.on_changed()

    def _on_compared(self, found: Planned) -> None:
        self.found, self.error, self.step = found, None, MergeStep.DECIDING
        self.undecided = len(found.merge.conflicts)
        self.on_changed()

    def _on_failed(self, error: SitemapError) -> None:
        self.found, self.error, self.step = None, error, MergeStep.FAILED
        self.undecided = 0
        self.on_changed()

    @property
    def into(self) -> Session | None:
        """The open document that the merge is carried out in; None where it becomes a new one."""
        if self.found is None or self.output is not None:
            return None
        return self.found.sessions.get(Version.OURS)

    @property
    def is_outdated(self) -> bool:
        """True where a document was edited or closed since it was compared."""
        return self.found is not None and any(
            not isValid(session)
            or all(each is not session for each in self.sessions())
            or session.revision != self.found.revisions[version]
            for version, session in self.found.sessions.items()
        )

    # What is decided

    def question(self, number: int) -> Conflict:
        """Return what both changed."""
        assert self.found is not None  # noqa: S101 - there is a question
        return self.found.merge.question(number)

    def choice(self, number: int) -> Choice | None:
        """Return what stays: as a person decided, or by itself; None where it is undecided."""
        assert self.found is not None  # noqa: S101 - there is a question
        code = self.found.choices[number]
        return _CODES[code - 1] if code else self.found.merge.answer(number)

    def is_own(self, number: int) -> bool:
        """Tell whether a person decided this."""
        return self.found is not None and self.found.choices[number] != _OPEN

    def decide(self, numbers: Iterable[int], choice: Choice | None) -> int:
        """Decide questions, or with None decide them no more; return how many took the choice."""
        found = self.found
        if found is None:
            return 0
        code = _CODES.index(choice) + 1 if choice is not None else _OPEN
        conflicts, taken = len(found.merge.conflicts), 0
        for number in numbers:
            if choice is Choice.BASE and not can_be_base(self.question(number)):
                continue
            if number < conflicts:
                self.undecided += (code == _OPEN) - (found.choices[number] == _OPEN)
            found.choices[number] = code
            taken += 1
        self.on_changed()
        return taken

    # What becomes of it

    @property
    def can_finish(self) -> bool:
        """True where all is decided and nothing stands in the way."""
        return (
            self.step is MergeStep.DECIDING
            and self.found is not None
            and not self.found.merge.remarks
            and not self.undecided
            and not self.is_outdated
            and not (self.into is not None and self.into.beside.is_under_way)
        )

    def choices(self) -> dict[int, Choice]:
        """Return what a person decided, by number of question."""
        codes = self.found.choices if self.found is not None else bytearray()
        return {number: _CODES[code - 1] for number, code in enumerate(codes) if code}

    def finish(self) -> None:
        """Carry the merge out: in the open document, as a new one, or into the output."""
        found = self.found
        if found is None or not self.can_finish:
            return
        if self.into is not None:
            self.merge_into(self.into)
            return
        choices, output = self.choices(), self.output

        def work(progress: Progress) -> Document:
            merged = found.merge.carried_out(choices)
            if output is not None:
                merged.save(output, progress=progress)
            return merged

        self.step, self.error = MergeStep.SAVING, None
        self.begin(work, self._on_carried_out, self._on_not_saved)
        self.on_changed()

    def _on_not_saved(self, error: SitemapError) -> None:
        """Keep what was decided: there may be another try."""
        self.error, self.step = error, MergeStep.DECIDING
        self.on_changed()

    def _on_carried_out(self, merged: Document) -> None:
        self.is_saved = self.output is not None
        if self.output is None:
            self.show_new(merged)
        self.close()

    def close(self) -> None:
        """Let the dialog go: the outcome is where it was wanted."""
        self.is_done = True
        self.on_changed()

    @property
    def earlier_conflicts(self) -> int:
        """How many conflicts of an earlier merge are still marked in the versions."""
        return sum(count for _, count in self.found.earlier) if self.found is not None else 0


def can_be_base(conflict: Conflict) -> bool:
    """Tell whether the value before may stay: of a row, or of other elements, it may not."""
    return conflict.field not in (None, OTHERS)


def drops_row(conflict: Conflict, choice: Choice) -> bool:
    """Tell whether a choice leaves a row out that one side deleted and the other changed."""
    dropped = {
        Contradiction.DELETED_BY_THEM: Choice.THEIRS,
        Contradiction.DELETED_BY_US: Choice.OURS,
    }
    return dropped.get(conflict.contradiction) is choice


def _opened(
    sources: Mapping[Version, Document | Path], progress: Progress
) -> tuple[Document, Document, Document]:
    """Return base, ours and theirs."""

    def opened(version: Version, part: int) -> Document:
        source, told = sources[version], share_of(progress, part / 3, 1 / 3)
        return open_version(source, told) if isinstance(source, Path) else source

    ours, theirs = opened(Version.OURS, 0), opened(Version.THEIRS, 1)
    base = sources[Version.BASE]
    if isinstance(base, Path):
        base = open_base(base, ours, share_of(progress, 2 / 3, 1 / 3))
    return base, ours, theirs
