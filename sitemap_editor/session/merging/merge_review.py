"""A merge while a person decides about it: its files, what it comes to, what was decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from sitemap_editor.core.errors import Progress, Remark, SitemapError
from sitemap_editor.core.operations.merging.conflicts import Conflict, ConflictRow
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.inspected import InspectedFile, SourceLine, SourceList
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.plan import MergePlan
from sitemap_editor.core.operations.merging.work import (
    Made,
    MergeTask,
    Place,
    Planned,
    Planning,
    Stale,
    Totals,
    look_for,
    places_of,
    read_source,
    staying,
    totals_of,
)
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.merging.merge_steps import Step, Steps
from sitemap_editor.session.texts import sentence


class MergeReview(QObject):
    """Files to merge, into `target` or into a new document, read and compared by a worker.

    What was read is kept: another file more is one file to read. Signals: `sources_changed` when
    the list is another; `source_read` (number) when more is known of one file; `stepped` when
    something else is under way; `progressed` (part of that step); `planned` when a plan is there
    or gone; `decided` when other rows stay; `made` when the merge can be carried out: `outcome`
    has it.
    """

    sources_changed = Signal()
    source_read = Signal(int)
    stepped = Signal()
    progressed = Signal(float)
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
        super().__init__(parent)
        self.target = target
        self.plan: MergePlan | None = None
        self.differing: Sequence[int] = ()
        """Numbers of the conflicts of the plan that there is something to decide about."""
        self.policy = Duplicates.FIRST
        self.is_sorted = False
        self.picks: dict[int, int] = {}
        self.totals: Totals | None = None
        self.outcome: Made | None = None
        self.wants_split = False
        """True where the person chose to split what comes out."""
        self.error: SitemapError | None = None
        """Why there is no plan, where comparing or merging failed."""
        self._steps = Steps(jobs, self)
        self._steps.stepped.connect(self.stepped)
        self._steps.progressed.connect(self.progressed)
        self._is_over = False
        self._asked: list[Path] = []
        self._planned_of: list[Opened] = []
        self._decided: dict[str, Place] = {}
        path = target.document.path if target is not None else None
        self._list = SourceList(path, unsaved)
        if target is not None:
            target.changed.connect(self._plan_anew)

    @property
    def step(self) -> Step:
        """What is under way."""
        return self._steps.step

    # The files

    @property
    def lines(self) -> list[SourceLine]:
        """The files in the order they are merged in."""
        return self._list.lines

    @property
    def count_read(self) -> int:
        """How many of the files were read, or cannot be."""
        return sum(not line.is_open for line in self.lines)

    def add(self, paths: Iterable[Path]) -> None:
        """Add files, folders, indexes behind what is there."""
        if not self._asked:
            self._list.begin_adding()
        self._asked += [path.absolute() for path in paths]
        self._go_on()

    def remove(self, numbers: Iterable[int]) -> None:
        """Take files out of the list."""
        self._list.remove(numbers)
        if self.step is Step.READING:
            self._steps.stop()
        self.sources_changed.emit()
        self._plan_anew()

    def move(self, numbers: Iterable[int], steps: int) -> list[int]:
        """Move files up (-1) or down (1); return where they stand now."""
        before = list(self.lines)
        placed = self._list.move(numbers, steps)
        if self.lines != before:
            self.sources_changed.emit()
            self._plan_anew()
        return placed

    # The decisions

    def set_policy(self, policy: Duplicates) -> None:
        """Choose which of several rows with one URL stays."""
        self.policy = policy
        if self.error is not None:
            self._plan_anew()  # what failed may do now
        self._count()

    def set_sorted(self, is_sorted: bool) -> None:
        """Choose whether the rows are put in order by their URLs."""
        self.is_sorted = is_sorted

    def pick(self, number: int, which: int | None) -> None:
        """Decide about one conflict; None leaves it to the policy again."""
        conflict = self.conflict(number)
        if which is None:
            self.picks.pop(number, None)
            self._decided.pop(conflict.loc, None)
        else:
            self.picks[number] = which
            self._decided[conflict.loc] = places_of(conflict, self._planned_of)[which]
        self._count()

    def forget_picks(self) -> None:
        """Leave every conflict to the policy again."""
        self.picks.clear()
        self._decided.clear()
        self._count()

    def conflict(self, number: int) -> Conflict:
        """Return a conflict of the plan, read now."""
        if self.plan is None:
            raise ValueError("there is no plan")
        return self.plan.conflicts[number]

    def staying(self, number: int, conflict: Conflict) -> int | None:
        """Return which row of a conflict stays as things are; None where all do."""
        picked = self.picks.get(number)
        return staying(conflict, self.policy) if picked is None else picked

    def path_of(self, row: ConflictRow) -> Path | None:
        """Return the file of a row; None for the document that is merged into."""
        return self._planned_of[row.source].source.path if row.source >= 0 else None

    # What it comes to

    @property
    def limit_remarks(self) -> list[Remark]:
        """What the limits of a sitemap say to the result."""
        if self.plan is None or self.obstacle:
            return []
        return self.plan.remarks_out(self.policy, self.picks)

    @property
    def can_merge(self) -> bool:
        """True where nothing is in the way."""
        return self.plan is not None and self.step is Step.NOTHING and not self.obstacle

    @property
    def obstacle(self) -> str:
        """Why there can be no merge as things are; empty where it can, or is not known yet."""
        if not self.lines:
            return self.tr("Add the files to merge.") if self.step is Step.NOTHING else ""
        said = [self._failure()] if self._list.failed() else []
        if self.error is not None:
            said.append(sentence(self.error))
        if self.plan is not None:
            said += [sentence(remark) for remark in self.plan.remarks if remark.is_obstacle]
            if not said and not any(len(each.document) for each in self._planned_of):
                said = [self.tr("These files contain no rows, so there is nothing to merge.")]
        return " ".join(said)

    def _failure(self) -> str:
        failed = self._list.failed()
        error = failed[0].error
        if len(failed) == 1 and error is not None:
            text = self.tr("“{name}” cannot be merged. Remove it from the list. {reason}")
            return text.format(name=failed[0].name, reason=sentence(error))
        return self.tr(
            "%Ln file(s) in the list cannot be merged. See the reasons there, and remove them.",
            "",
            len(failed),
        )

    @property
    def remarks(self) -> list[Remark]:
        """What a person should know and that stands in nobody's way."""
        planned = self.plan.remarks if self.plan is not None else ()
        return [*self._list.remarks(), *(each for each in planned if not each.is_obstacle)]

    # Working

    def make(self) -> None:
        """Work the merge out, as decided; `made` tells when it is there."""
        if not self.can_merge or self.plan is None:
            return
        work = MergeTask(
            self.plan,
            self._planned_of,
            self.policy,
            dict(self.picks),
            self.is_sorted,
            self.target is None,
        )
        self._steps.start(Step.MERGING, work, self._on_made, self._on_refused)

    def cancel(self) -> None:
        """Stop for good."""
        self._is_over = True
        self._steps.stop()

    def _plan_anew(self) -> None:
        """Drop the plan, since what it was made of is no more."""
        if self._is_over:
            return
        if self.step in (Step.COMPARING, Step.MERGING):
            self._steps.stop()
        self.plan = self.totals = self.error = self.outcome = None
        self.differing = ()
        self.picks = {}
        self.planned.emit()
        self._go_on()

    def _go_on(self) -> None:
        """Begin what comes next, unless something is under way."""
        if self.step is not Step.NOTHING or self._is_over:
            return
        line = self._list.next_open()
        if self._asked:
            self._look(self._asked.pop(0))
        elif line is not None:
            self._read(line)
        elif self.plan is None and self.error is None and self._list.opened():
            self._compare()
        else:
            self.stepped.emit()

    def _look(self, path: Path) -> None:
        kind = self.target.document.table.row_kind if self.target is not None else URLSET

        def work(progress: Progress) -> InspectedFile:
            return look_for(path, kind, progress)

        def on_found(found: InspectedFile) -> None:
            self._list.add(found)
            self.sources_changed.emit()
            self._plan_anew()

        def on_failed(error: SitemapError) -> None:
            self._list.add_failed(path, error)
            self.sources_changed.emit()
            self._go_on()

        self._steps.start(Step.LOOKING, work, on_found, on_failed)

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

        self._steps.start(Step.READING, work, on_read, on_failed)

    def _tell_read(self, line: SourceLine) -> None:
        self.source_read.emit(self.lines.index(line))
        self._go_on()

    def _compare(self) -> None:
        self._planned_of = self._list.opened()
        base = self.target.document.table.snapshot() if self.target is not None else None
        work = Planning(base, self._planned_of, dict(self._decided))
        self._steps.start(Step.COMPARING, work, self._on_planned, self._on_refused)

    def _on_planned(self, found: Planned | Stale) -> None:
        if isinstance(found, Stale):
            self._read_anew(found)
            return
        self.plan = found.plan
        self.differing = found.differing
        self.picks = dict(found.picks)
        self.totals = totals_of(found.plan, self.policy, self.picks)
        self.planned.emit()
        self._go_on()

    def _on_made(self, found: Made | Stale) -> None:
        if isinstance(found, Stale):
            self._read_anew(found)
            return
        self.outcome = found
        self.made.emit()
        self._go_on()

    def _on_refused(self, error: SitemapError) -> None:
        self.error = error
        self.plan = self.totals = None
        self.differing = ()
        self.planned.emit()
        self._go_on()

    def _read_anew(self, found: Stale) -> None:
        for line in self.lines:
            if line.source.path in found.paths:
                line.read_anew()
        self.sources_changed.emit()
        self._plan_anew()

    def _count(self) -> None:
        if self.plan is not None:
            self.totals = totals_of(self.plan, self.policy, self.picks)
        self.decided.emit()
