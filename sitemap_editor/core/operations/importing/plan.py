"""What an import comes to before it is made: what each line becomes, and one edit."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, IntEnum
from itertools import compress, islice, repeat
from typing import Final, cast

from sitemap_editor.core.columns.cells import has_column
from sitemap_editor.core.columns.edits import head_for, rows_with_contents
from sitemap_editor.core.document.edits import Batch, Edit, InsertRows, SetHead
from sitemap_editor.core.document.markup import NOT_A_CHARACTER
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.document.url_keys import keys, keys_of
from sitemap_editor.core.errors import Progress, no_progress, share_of
from sitemap_editor.core.operations.changing.column_change import (
    ColumnChange,
    LeftOver,
    changes_of,
)
from sitemap_editor.core.operations.changing.deduplicating import Same, pages_of
from sitemap_editor.core.operations.importing.addresses import Addresses
from sitemap_editor.core.operations.importing.alike import ALIKE
from sitemap_editor.core.operations.importing.columns import DateReading
from sitemap_editor.core.operations.importing.dates import DateReader, DatesRead, dates_read
from sitemap_editor.core.operations.importing.known_lines import KnownLines
from sitemap_editor.core.operations.importing.line_rows import LineRows, LineValues
from sitemap_editor.core.operations.importing.source import LINES_A_STEP, ImportSource, TextColumn
from sitemap_editor.core.protocol.fields import LASTMOD, LOC
from sitemap_editor.core.readable import is_printable


class Policy(Enum):
    """What becomes of a line whose URL the document lists already."""

    SKIP = "skip"
    UPDATE = "update"
    """Values that the row does not have yet are filled in."""
    OVERWRITE = "overwrite"
    """Values of the line replace those of the row; an empty one replaces nothing."""
    ADD = "add"
    """The line becomes another row."""


class Fate(IntEnum):
    """What a line becomes."""

    NEW = 0
    UPDATED = 1
    UNCHANGED = 2
    """The document says the same already."""
    SKIPPED = 3
    """The document lists the URL already, and is to stay as it is."""
    REPEATED = 4
    """Another line of the source has the same URL."""
    UNUSUAL = 5
    """Not asked for: a request that failed, say."""
    HIDDEN = 6
    """The row with its URL is hidden by a filter, and stays as it is."""
    NO_URL = 7
    RELATIVE = 8
    """The URL is relative, and there is no base to join it with."""
    NO_PAGE = 9
    """The URL is that of a mail, a script, and so on."""
    UNSTORABLE = 10
    """XML cannot hold a character of it."""

    @property
    def is_refused(self) -> bool:
        """Tell whether something is wrong with the line."""
        return self >= Fate.NO_URL


REFUSED: Final = tuple(fate for fate in Fate if fate.is_refused)


@dataclass(frozen=True)
class ImportChoices:
    """What a person decided about an import."""

    columns: Mapping[str, int]
    """The number of the column for each field that is taken."""
    policy: Policy = Policy.SKIP
    same: Same = Same.LOC
    """What makes the URL of a line that of a row."""
    base: str = ""
    """What relative URLs are joined with."""
    dates: DateReading = DateReading.KEEP
    drops_dates: bool = False
    """True where dates are left out that would be written in another form than W3C's."""
    only_usual: bool = True
    clears: bool = False
    """True where empty values of a line take values away that are overwritten."""
    position: int | None = None
    """Where in the document new rows come to stand; None: at its end."""


@dataclass
class ImportPlan:
    """What each line of a source becomes, and the edit that makes it so."""

    source: ImportSource
    choices: ImportChoices
    fates: bytearray
    """A `Fate` a line."""
    values: dict[str, TextColumn]
    """What the lines say by field, joined and converted."""
    new_lines: array[int]
    """The lines that become rows, in the order of these rows."""
    row_ids: array[int] = field(default_factory=lambda: array("I"))
    """Rows of the document whose URL a line has."""
    row_lines: array[int] = field(default_factory=lambda: array("I"))
    """The line of each of `row_ids`."""
    edit: Edit | None = None
    """None where nothing changes."""
    left: list[LeftOver] = field(default_factory=list)
    dates: DatesRead = field(default_factory=DatesRead)
    """What became of the dates of those lines that act."""

    counts: Mapping[int, int] = field(default_factory=dict)
    """How many lines become what."""

    def count(self, *fates: Fate) -> int:
        """Return how many lines become one of these."""
        return sum(self.counts[fate] for fate in fates)

    def fate(self, line: int) -> Fate:
        """Return what a line becomes."""
        return Fate(self.fates[line])

    def row(self, line: int) -> Row:
        """Return what a line says."""
        own = ((name, each) for name, each in self.values.items() if name in Row._fields)
        return Row(**{name: column[line] or None for name, column in own})


def plan_import(
    table: PieceTable,
    source: ImportSource,
    choices: ImportChoices,
    now: datetime,
    progress: Progress = no_progress,
    *,
    shown: bytes | None = None,
) -> ImportPlan:
    """Return what becomes of the lines of a source in a snapshot. Raises: Cancelled.

    Rows without a 1 in `shown`, by row id, stay as they are; None: all are shown.
    """
    values, fates = _taken(table, source, choices, now, share_of(progress, 0, 0.3))
    plan = ImportPlan(source, choices, fates, values, array("I"))
    edits: list[Edit] = []
    if choices.policy is not Policy.ADD:
        _match(table, plan, share_of(progress, 0.3, 0.3))
        if shown is not None and choices.policy is not Policy.SKIP:
            _leave_hidden(plan, shown)
        changed = _changed(table, plan, share_of(progress, 0.6, 0.2))
        if changed is not None:
            edits.append(changed)
    new = _new_rows(plan, share_of(progress, 0.8, 0.1))
    if new:
        at = len(table) if choices.position is None else min(choices.position, len(table))
        edits.extend(_inserting(table, plan, new, at, share_of(progress, 0.9, 0.1)))
    if edits:
        plan.edit = edits[0] if len(edits) == 1 else Batch(tuple(edits))
    if LASTMOD in values and LASTMOD in choices.columns:
        dates = source.columns[choices.columns[LASTMOD]]
        acts = bytes(fate in (Fate.NEW, Fate.UPDATED) for fate in range(256))
        plan.dates = dates_read(dates, values[LASTMOD], fates.translate(acts))
    plan.counts = {fate: fates.count(fate) for fate in Fate}
    return plan


def _inserting(
    table: PieceTable, plan: ImportPlan, new: LineRows, at: int, progress: Progress
) -> list[Edit]:
    """Return the edits that put new rows in, with what they hold besides their own values."""
    contents = [name for name in plan.values if name not in table.fields]
    if not contents:
        return [InsertRows(at, new)]
    columns = [plan.values[name] for name in contents]
    lines = [
        (
            row,
            {name: each[line] for name, each in zip(contents, columns, strict=True) if each[line]},
        )
        for row, line in zip(new, plan.new_lines, strict=True)
    ]
    if not any(more for _, more in lines):
        return [InsertRows(at, new)]
    head = head_for(table, contents)
    rows = InsertRows(at, rows_with_contents(table, head, lines, at, progress))
    return [SetHead(head), rows] if head else [rows]


def _taken(
    table: PieceTable,
    source: ImportSource,
    choices: ImportChoices,
    now: datetime,
    progress: Progress,
) -> tuple[dict[str, TextColumn], bytearray]:
    """Return the values of all lines by field, and which lines are refused."""
    given = {name: at for name, at in choices.columns.items() if has_column(table, name)}
    values = {name: TextColumn() for name in (LOC, *given)}
    fates = bytearray()
    addresses, dates = (
        Addresses(choices.base),
        DateReader(choices.dates, now, drops=choices.drops_dates),
    )
    usual = source.usual if choices.only_usual else None
    for first in range(0, len(source), LINES_A_STEP):
        progress(first / len(source))
        number, count = first // LINES_A_STEP, min(LINES_A_STEP, len(source) - first)
        some: dict[str, Sequence[str]] = {
            name: tuple(map(str.strip, source.columns[at].steps()[number]))
            for name, at in given.items()
        }
        step, some[LOC] = _addressed(addresses, some.get(LOC), count)
        if LASTMOD in some:
            some[LASTMOD] = dates.read(some[LASTMOD])
        together = "".join(map("".join, some.values()))
        if not is_printable(together) and NOT_A_CHARACTER.search(together):
            _refuse_unstorable(some, step)
        if usual is not None:
            step = bytearray(
                fate if good else Fate.UNUSUAL
                for fate, good in zip(step, usual[first : first + count], strict=True)
            )
        fates += step
        for name, part in some.items():
            values[name].add(part)
    return values, fates


def _addressed(
    addresses: Addresses, urls: Sequence[str] | None, count: int
) -> tuple[bytearray, Sequence[str]]:
    """Return whole URLs of lines, and what is wrong with some."""
    if urls is None:
        return bytearray([Fate.NO_URL]) * count, [""] * count
    if all(map(str.startswith, urls, repeat(("https://", "http://")))):
        return bytearray(len(urls)), urls
    found, fates = [], bytearray()
    for url in urls:
        whole = addresses.whole(url)
        if whole is None:
            fates.append(_why(addresses, url))
        else:
            fates.append(Fate.NEW)
        found.append(url if whole is None else whole)
    return fates, found


def _why(addresses: Addresses, url: str) -> Fate:
    if not url:
        return Fate.NO_URL
    return Fate.NO_PAGE if addresses.is_no_page(url) else Fate.RELATIVE


def _refuse_unstorable(values: Mapping[str, Sequence[str]], fates: bytearray) -> None:
    for number, line in enumerate(zip(*values.values(), strict=True)):
        if not fates[number] and NOT_A_CHARACTER.search("".join(line)):
            fates[number] = Fate.UNSTORABLE


def _match(table: PieceTable, plan: ImportPlan, progress: Progress) -> None:
    """Find the rows whose URLs the lines have; lines that repeat others are left out."""
    choices = plan.choices
    lines = _lines_by_key(plan, share_of(progress, 0, 0.5))
    done, given = 0, keys(table)
    row_ids, row_lines = plan.row_ids, plan.row_lines
    while some := list(islice(given, LINES_A_STEP)):
        progress(0.5 + 0.5 * done / len(table))
        if choices.same is Same.PAGE:
            some = list(pages_of(some))
        found = lines.of(some)
        ids, unmatched = table.order[done : done + len(some)], found.count(None)
        if not unmatched:
            row_ids.extend(ids)
            row_lines.extend(cast("list[int]", found))
        elif unmatched < len(found):
            row_ids.extend(i for i, line in zip(ids, found, strict=True) if line is not None)
            row_lines.extend(line for line in found if line is not None)
        done += len(some)
    fate = Fate.SKIPPED if choices.policy is Policy.SKIP else Fate.UNCHANGED
    for line in row_lines:
        plan.fates[line] = fate
    lines.let_go(progress)


def _leave_hidden(plan: ImportPlan, shown: bytes) -> None:
    """Leave rows alone that are hidden; a line that speaks of no other comes to nothing."""
    is_seen = bytes(
        map(shown.ljust(max(plan.row_ids, default=0) + 1, b"\0").__getitem__, plan.row_ids)
    )
    lines = plan.row_lines
    for line, seen in zip(lines, is_seen, strict=True):
        if not seen:
            plan.fates[line] = Fate.HIDDEN
    plan.row_ids = array("I", compress(plan.row_ids, is_seen))
    plan.row_lines = array("I", compress(lines, is_seen))
    for line in plan.row_lines:
        plan.fates[line] = Fate.UNCHANGED


def _lines_by_key(plan: ImportPlan, progress: Progress) -> KnownLines:
    """Return which line speaks of each URL: the first, or the last where it overwrites."""
    urls, fates = plan.values[LOC], plan.fates
    lines = KnownLines(is_last=plan.choices.policy is Policy.OVERWRITE)
    for number, step in enumerate(urls.steps()):
        first = number * LINES_A_STEP
        progress(first / len(urls))
        some = keys_of(step)
        if plan.choices.same is Same.PAGE:
            some = list(pages_of(some))
        numbers: Sequence[int] = range(first, first + len(some))
        refused = fates[first : first + len(some)]
        if any(refused):
            some = [key for key, fate in zip(some, refused, strict=True) if not fate]
            numbers = [line for line, fate in zip(numbers, refused, strict=True) if not fate]
        for loser in lines.add(some, numbers):
            fates[loser] = Fate.REPEATED
    return lines


def _changed(table: PieceTable, plan: ImportPlan, progress: Progress) -> Edit | None:
    """Return the edit of rows that are there, and note which lines change any."""
    choices = plan.choices
    names = [name for name in plan.values if name != LOC]
    if choices.policy is Policy.SKIP or not plan.row_ids or not names:
        return None
    lines = array("I", bytes(4 * len(table.starts)))
    for at in range(0, len(plan.row_ids), LINES_A_STEP):  # the window goes on in between
        some = slice(at, at + LINES_A_STEP)
        deque(map(lines.__setitem__, plan.row_ids[some], plan.row_lines[some]), maxlen=0)
    is_update = choices.policy is Policy.UPDATE
    keeps = is_update or not choices.clears
    changes = changes_of(
        table,
        plan.row_ids,
        [
            ColumnChange(
                name,
                LineValues(lines, plan.values[name]),
                only_empty=is_update,
                keeps=keeps,
                is_alike=ALIKE.get(name),
            )
            for name in names
        ],
        progress,
    )
    plan.left = list(changes.left.values())
    is_changed = bytearray(len(table.starts))
    for row_id in changes.rows.row_ids:
        is_changed[row_id] = 1
    for line in compress(plan.row_lines, map(is_changed.__getitem__, plan.row_ids)):
        plan.fates[line] = Fate.UPDATED
    return changes.edit


def _new_rows(plan: ImportPlan, progress: Progress) -> LineRows:
    """Return the rows that come in, in the order of their lines."""
    fates, new = plan.fates, bytes([Fate.NEW])
    for first in range(0, len(fates), LINES_A_STEP):
        progress(first / len(fates))
        step, numbers = fates[first : first + LINES_A_STEP], range(first, len(fates))
        if step.strip(new):
            plan.new_lines.extend(compress(numbers, (fate == Fate.NEW for fate in step)))
        else:
            plan.new_lines.extend(numbers[: len(step)])
    return LineRows(plan.values, plan.new_lines)
