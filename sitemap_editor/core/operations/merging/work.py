"""A merge under review: what a worker does for it, and what a person decides about its plan."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.sources import Source, find_sources
from sitemap_editor.core.operations.merging.conflicts import Conflict, ConflictRow
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.inspected import InspectedFile, file_key
from sitemap_editor.core.operations.merging.opening import Opened, new_base, open_sources
from sitemap_editor.core.operations.merging.plan import MergePlan, plan_merge
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import TEXT, URLSET, Kind

Place: TypeAlias = tuple[Path | None, int]
"""A row of a conflict: its file (None: the document merged into) and the position in it."""
_COMPARING: Final = 0.8  # the part of the work; telling which conflicts differ is the rest
_TOLD_EVERY: Final = 512


@dataclass(frozen=True, slots=True)
class Stale:
    """Files that are others on disk than those that were read."""

    paths: Sequence[Path]


@dataclass(frozen=True, slots=True)
class Totals:
    """What a merge comes to."""

    rows_in: int
    left_out: int
    rows_out: int
    size_bytes: int


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan, with what there is to decide about."""

    plan: MergePlan
    differing: Sequence[int]
    """The numbers of the conflicts whose rows are not all the same."""
    picks: Mapping[int, int]
    """What a person decided for an earlier plan, as far as it still applies."""


@dataclass(frozen=True, slots=True)
class Made:
    """The edit to perform, and, where no document is merged into, the one it was performed on."""

    edit: Edit
    document: Document | None
    totals: Totals


def look_for(path: Path, kind: Kind, progress: Progress) -> InspectedFile:
    """Find the files that a person means. Raises: Cancelled."""
    found = find_sources([path], progress, kind=kind)
    keys = [file_key(source.path) for source in found.sources]
    return InspectedFile(path, found.sources, keys, found.remarks)


def read_source(source: Source, progress: Progress) -> Opened:
    """Open one file. Raises: SitemapError."""
    return open_sources([source], progress=progress)[0]


def kind_of_result(opened: Sequence[Opened]) -> Kind:
    """Return what a new document of these files is: lines of text only where all are."""
    kinds = {each.document.table.row_kind for each in opened}
    return TEXT if kinds == {TEXT} else URLSET


def stale(opened: Sequence[Opened]) -> list[Path]:
    """Return the files that somebody else wrote, or removed, since they were read."""
    paths = ((each.source.path, each.document.stamp) for each in opened)
    return [path for path, stamp in paths if stamp != Stamp.of(path)]


@dataclass(frozen=True)
class Planning:
    """The comparison of all rows; `base` is a snapshot, or None for a new document."""

    base: PieceTable | None
    opened: Sequence[Opened]
    decided: Mapping[str, Place] = field(default_factory=dict)

    def __call__(self, progress: Progress) -> Planned | Stale:
        """Plan. Raises: SitemapError; Cancelled."""
        if changed := stale(self.opened):
            return Stale(changed)
        base = self.base
        if base is None:
            base = new_base(self.opened, kind_of_result(self.opened)).table
        plan = plan_merge(base, self.opened, progress=lambda part: progress(part * _COMPARING))
        differing, picks = array("I"), dict[int, int]()
        conflicts = plan.conflicts
        for number in range(len(conflicts)):
            if not number % _TOLD_EVERY:
                progress(_COMPARING + (1 - _COMPARING) * number / len(conflicts))
            conflict = conflicts[number]
            if conflict.are_equal:
                continue
            differing.append(number)
            wanted = self.decided.get(conflict.loc) if self.decided else None
            if wanted is not None and wanted in (places := places_of(conflict, self.opened)):
                picks[number] = places.index(wanted)
        return Planned(plan, differing, picks)


@dataclass(frozen=True)
class MergeTask:
    """The merge itself, as a person decided."""

    plan: MergePlan
    opened: Sequence[Opened]
    policy: Duplicates
    picks: Mapping[int, int]
    is_sorted: bool
    into_new: bool

    def __call__(self, progress: Progress) -> Made | Stale:
        """Make the edit. Raises: SitemapError; Cancelled."""
        if changed := stale(self.opened):
            return Stale(changed)
        progress(0.1)
        edit = self.plan.edit(self.policy, self.picks, is_sorted=self.is_sorted)
        progress(0.8)
        document = None
        if self.into_new:
            document = new_base(self.opened, kind_of_result(self.opened))
            document.apply(edit)
        progress(1.0)
        return Made(edit, document, totals_of(self.plan, self.policy, self.picks))


def totals_of(plan: MergePlan, policy: Duplicates, picks: Mapping[int, int]) -> Totals:
    """Return what a merge comes to under these decisions."""
    rows_out = plan.rows_out(policy, picks)
    return Totals(
        plan.rows_in, plan.rows_in - rows_out, rows_out, plan.size_bytes_out(policy, picks)
    )


def places_of(conflict: Conflict, opened: Sequence[Opened]) -> list[Place]:
    """Return where the rows of a conflict stand."""
    return [
        (opened[row.source].source.path if row.source >= 0 else None, row.position)
        for row in conflict.rows
    ]


def staying(conflict: Conflict, policy: Duplicates) -> int | None:
    """Return which row of a conflict a policy keeps; None where it keeps all."""
    if policy is Duplicates.FIRST:
        return 0
    if policy is Duplicates.LAST:
        return len(conflict.rows) - 1
    if policy is not Duplicates.NEWEST:
        return None
    moments = [parse_w3c((row.row.lastmod or "").strip()) for row in conflict.rows]
    known = [
        (moment.earliest, -which)
        for which, moment in enumerate(moments)
        if isinstance(moment, W3CDate)
    ]
    return -max(known)[1] if known else 0


class Decisions:
    """Which rows stay, and in which order; kept by URL, so that the next plan knows of it."""

    def __init__(self) -> None:
        self.plan: MergePlan | None = None
        self.differing: Sequence[int] = ()
        """Numbers of the conflicts of the plan that there is something to decide about."""
        self.policy = Duplicates.FIRST
        self.is_sorted = False
        self.picks: dict[int, int] = {}
        self.totals: Totals | None = None
        self.opened: list[Opened] = []
        """The files that the plan is made of, or will be."""
        self.by_url: dict[str, Place] = {}

    def take(self, found: Planned) -> None:
        """Go on with a new plan."""
        self.plan, self.differing, self.picks = found.plan, found.differing, dict(found.picks)
        self.count()

    def drop_plan(self) -> None:
        """Do without a plan until the next one; what was decided stays known."""
        self.plan = self.totals = None
        self.differing = ()

    def conflict(self, number: int) -> Conflict:
        """Return a conflict of the plan, read now."""
        if self.plan is None:
            raise ValueError("there is no plan")
        return self.plan.conflicts[number]

    def pick(self, number: int, which: int | None) -> None:
        """Decide about one conflict; None leaves it to the policy again."""
        conflict = self.conflict(number)
        if which is None:
            self.picks.pop(number, None)
            self.by_url.pop(conflict.loc, None)
        else:
            self.picks[number] = which
            self.by_url[conflict.loc] = places_of(conflict, self.opened)[which]

    def forget(self) -> None:
        """Leave every conflict to the policy again."""
        self.picks.clear()
        self.by_url.clear()

    def set_sorted(self, is_sorted: bool) -> None:
        """Choose whether the rows are put in order by their URLs."""
        self.is_sorted = is_sorted

    def staying(self, number: int, conflict: Conflict) -> int | None:
        """Return which row of a conflict stays as things are; None where all do."""
        picked = self.picks.get(number)
        return staying(conflict, self.policy) if picked is None else picked

    def path_of(self, row: ConflictRow) -> Path | None:
        """Return the file of a row; None for the document that is merged into."""
        return self.opened[row.source].source.path if row.source >= 0 else None

    def count(self) -> None:
        """Work out what it comes to."""
        if self.plan is not None:
            self.totals = totals_of(self.plan, self.policy, self.picks)
