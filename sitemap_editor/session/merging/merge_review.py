"""A merge while a person decides about it: its files, what it comes to, what was decided."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, Remark, SitemapError
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.inspected import InspectedFile, SourceLine, SourceList
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.work import (
    Decisions,
    Made,
    MergeTask,
    Planned,
    Planning,
    Stale,
    look_for,
    read_source,
)
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.texts import sentence

T = TypeVar("T")


class Step(Enum):
    """What is under way."""

    NOTHING = "nothing"
    LOOKING = "looking"
    READING = "reading"
    COMPARING = "comparing"
    MERGING = "merging"


class MergeReview(JobOwner):
    """Files to merge, into `target` or into a new document, read and compared by a worker.

    What was read is kept: another file more is one file to read. Signals: `sources_changed` when
    the list is another; `source_read` (number) when more is known of one file; `stepped` when
    something else is under way, of which `progressed` tells; `planned` when a plan is there or
    gone; `decided` when other rows stay; `made` when `outcome` has the merge, to be carried out.
    """

    sources_changed = Signal()
    source_read = Signal(int)
    stepped = Signal()
    planned = Signal()
    decided = Signal()
    made = Signal()

    def __init__(
        self,
        jobs: Jobs,
        target: Session | None = None,
        unsaved: Iterable[Path] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(jobs, parent)
        self.target = target
        self.decisions = Decisions()
        self.outcome: Made | None = None
        self.wants_split = False
        """True where the person chose to split what comes out."""
        self.error: SitemapError | None = None
        """Why there is no plan, where comparing or merging failed."""
        self._step = Step.NOTHING
        self._is_over = False
        self._asked: list[Path] = []
        path = target.document.path if target is not None else None
        self.files = SourceList(path, unsaved)
        if target is not None:
            target.changed.connect(self._plan_anew)

    @property
    def step(self) -> Step:
        """What is under way."""
        return self._step if self.is_working else Step.NOTHING

    # The files

    @property
    def folder(self) -> Path:
        """The folder to look for more in: where the last file came from."""
        if self.files.lines:
            return self.files.lines[-1].source.path.parent
        path = self.target.document.path if self.target is not None else None
        return path.parent if path is not None else Path.home()

    def add(self, paths: Iterable[Path]) -> None:
        """Add files, folders, indexes behind what is there."""
        if not self._asked:
            self.files.begin_adding()
        self._asked += [path.absolute() for path in paths]
        self._go_on()

    def remove(self, numbers: Iterable[int]) -> None:
        """Take files out of the list."""
        self.files.remove(numbers)
        if self.step is Step.READING:
            super().cancel()
        self.sources_changed.emit()
        self._plan_anew()

    def move(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Move files up (-1) or down (1); return where they stand now."""
        before = list(self.files.lines)
        placed = self.files.move(numbers, steps)
        if self.files.lines != before:
            self.sources_changed.emit()
            self._plan_anew()
        return placed

    # The decisions

    def set_policy(self, policy: Duplicates) -> None:
        """Choose which of several rows with one URL stays."""
        self.decisions.policy = policy
        if self.error is not None:
            self._plan_anew()  # what failed may do now
        self._count()

    def pick(self, number: int, which: int | None) -> None:
        """Decide about one conflict; None leaves it to the policy again."""
        self.decisions.pick(number, which)
        self._count()

    def forget_picks(self) -> None:
        """Leave every conflict to the policy again."""
        self.decisions.forget()
        self._count()

    # What it comes to

    @property
    def limit_remarks(self) -> list[Remark]:
        """What the limits of a sitemap say to the result."""
        if self.decisions.plan is None or self.obstacle:
            return []
        return self.decisions.plan.remarks_out(self.decisions.policy, self.decisions.picks)

    @property
    def can_merge(self) -> bool:
        """True where nothing is in the way."""
        return self.decisions.plan is not None and self.step is Step.NOTHING and not self.obstacle

    @property
    def obstacle(self) -> str:
        """Why there can be no merge as things are; empty where it can, or is not known yet."""
        if not self.files.lines:
            return self.tr("Add the files to merge.") if self.step is Step.NOTHING else ""
        failed = self.files.failed()
        said = [self._failure(failed)] if failed else []
        if self.error is not None:
            said.append(sentence(self.error))
        if self.decisions.plan is not None:
            said += [
                sentence(remark) for remark in self.decisions.plan.remarks if remark.is_obstacle
            ]
            if not said and not any(len(each.document) for each in self.decisions.opened):
                said = [self.tr("These files contain no rows, so there is nothing to merge.")]
        return " ".join(said)

    @property
    def remarks(self) -> list[Remark]:
        """What a person should know and that stands in nobody's way."""
        planned = self.decisions.plan.remarks if self.decisions.plan is not None else ()
        return [*self.files.remarks(), *(each for each in planned if not each.is_obstacle)]

    # Working

    def make(self) -> None:
        """Work the merge out, as decided; `made` tells when it is there."""
        if not self.can_merge or self.decisions.plan is None:
            return
        work = MergeTask(
            self.decisions.plan,
            self.decisions.opened,
            self.decisions.policy,
            dict(self.decisions.picks),
            self.decisions.is_sorted,
            self.target is None,
        )
        self._begin(Step.MERGING, work, self._on_worked_out, self._on_refused)

    def cancel(self) -> None:
        """Stop for good."""
        self._is_over = True
        super().cancel()

    def _plan_anew(self) -> None:
        """Drop the plan, since what it was made of is no more."""
        if self._is_over:
            return
        if self.step in (Step.COMPARING, Step.MERGING):
            super().cancel()
        self.error = self.outcome = None
        self.decisions.drop_plan()
        self.decisions.picks = {}
        self.planned.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Begin what comes next, unless something is under way."""
        if self.step is not Step.NOTHING or self._is_over:
            return
        line = next((each for each in self.files.lines if each.is_open), None)
        if self._asked:
            self._look(self._asked.pop(0))
        elif line is not None:
            self._read(line)
        elif self.decisions.plan is None and self.error is None and self.files.opened():
            self._compare()
        else:
            self.stepped.emit()

    def _begin(
        self,
        step: Step,
        work: Callable[[Progress], T],
        then: Callable[[T], None],
        failed: Callable[[SitemapError], None],
    ) -> None:
        self._step = step
        job = self.begin(work, then, failed)
        job.ended.connect(self.stepped)  # also where it ended by a fault of the program
        self.stepped.emit()

    def _look(self, path: Path) -> None:
        kind = self.target.document.table.row_kind if self.target is not None else URLSET

        def work(progress: Progress) -> InspectedFile:
            return look_for(path, kind, progress)

        def on_found(found: InspectedFile) -> None:
            self.files.add(found)
            self.sources_changed.emit()
            self._plan_anew()

        def on_failed(error: SitemapError) -> None:
            self.files.add_failed(path, error)
            self.sources_changed.emit()
            self._go_on()

        self._begin(Step.LOOKING, work, on_found, on_failed)

    def _read(self, line: SourceLine) -> None:
        source = line.source

        def work(progress: Progress) -> Opened:
            return read_source(source, progress)

        def on_read(opened: Opened) -> None:
            line.opened = opened
            self._tell_read(line)

        def on_failed(error: SitemapError) -> None:
            error.__traceback__ = error.__context__ = error.__cause__ = None  # they hold the bytes
            line.error = error
            self._tell_read(line)

        self._begin(Step.READING, work, on_read, on_failed)

    def _tell_read(self, line: SourceLine) -> None:
        self.source_read.emit(self.files.lines.index(line))
        self._go_on()

    def _compare(self) -> None:
        self.decisions.opened = self.files.opened()
        base = self.target.document.table.snapshot() if self.target is not None else None
        work = Planning(base, self.decisions.opened, dict(self.decisions.by_url))
        self._begin(Step.COMPARING, work, self._on_worked_out, self._on_refused)

    def _on_worked_out(self, found: Planned | Made | Stale) -> None:
        if isinstance(found, Stale):
            for line in self.files.lines:
                if line.source.path in found.paths:
                    line.opened = line.error = None
            self.sources_changed.emit()
            self._plan_anew()
            return
        if isinstance(found, Made):
            self.outcome = found
            self.made.emit()
        else:
            self.decisions.take(found)
            self.planned.emit()
        self._go_on()

    def _on_refused(self, error: SitemapError) -> None:
        self.error = error
        self.decisions.drop_plan()
        self.planned.emit()
        self._go_on()

    def _count(self) -> None:
        self.decisions.count()
        self.decided.emit()

    def _failure(self, failed: list[SourceLine]) -> str:
        error = failed[0].error
        if len(failed) == 1 and error is not None:
            text = self.tr("“{name}” cannot be merged. Remove it from the list. {reason}")
            return text.format(name=failed[0].name, reason=sentence(error))
        return self.tr(
            "%Ln file(s) in the list cannot be merged. See the reasons there, and remove them.",
            "",
            len(failed),
        )
