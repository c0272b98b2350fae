"""Which dates rows are to have, by what speaks for them: one line a row, and the edit they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.web.dating.evidence import (
    Evidence,
    Precision,
    ranked,
    says_the_same,
    written_like,
)
from sitemap_editor.core.web.dating.stamped import stamped_rows

_ROWS_A_STEP: Final = 1_024
EvidenceByUrl = Mapping[str, Sequence[Evidence]]


@dataclass(frozen=True, slots=True)
class Proposal:
    """One row that would get another date, or lose a stamped one."""

    row_id: int
    position: int
    """In the file, from 0, when this was worked out."""
    loc: str
    now: str | None
    proposed: str | None
    """None clears a date that was stamped and has nothing to speak for it."""
    evidence: tuple[Evidence, ...]
    """The one that the date is taken from first."""


@dataclass(frozen=True, slots=True)
class Proposals:
    """What comes of looking at rows."""

    lines: tuple[Proposal, ...] = ()
    rows: int = 0
    """How many were looked at."""
    agreeing: int = 0
    """Rows whose date is the one found."""
    without: int = 0
    """Rows that nothing was found for, and that stay as they are."""
    clearing: int = 0
    """Of `lines`, those that lose their date."""

    def clearing_without(self, left_out: Collection[int]) -> int:
        """Return how many lose their date where the rows of these ids stay as they are."""
        return sum(line.proposed is None and line.row_id not in left_out for line in self.lines)


def propose(
    table: PieceTable,
    positions: Sequence[int],
    evidence: Sequence[EvidenceByUrl],
    now: datetime,
    *,
    precision: Precision = Precision.ROW,
    clears_stamped: bool = False,
    built: datetime | None = None,
    progress: Progress = no_progress,
) -> Proposals:
    """Propose a date for each row that has evidence for another than it has.

    `evidence` are tables by URL, without white space around it; `built` is when the file was made.
    With `clears_stamped` a stamped date that nothing speaks for is to go.
    Raises: Cancelled by way of `progress`.
    """
    rows = [table[position] for position in positions]
    stamped = stamped_rows([row.lastmod for row in rows], built) if clears_stamped else set()
    usual = _usual_form(row.lastmod for row in rows)
    lines: list[Proposal] = []
    agreeing = without = 0
    for place, (position, row) in enumerate(zip(positions, rows, strict=True)):
        if not place % _ROWS_A_STEP:
            progress(place / len(rows))
        loc = (row.loc or "").strip()
        found = ranked((each for known in evidence for each in known.get(loc, ())), now)
        if found and says_the_same(row.lastmod, found[0]):
            agreeing += 1
            continue
        if not found and place not in stamped:
            without += 1
            continue
        proposed = _written(found[0], row.lastmod, usual, precision) if found else None
        if proposed == row.lastmod:  # the same day, where no time is known
            agreeing += 1
            continue
        row_id = table.row_id(position)
        lines.append(Proposal(row_id, position, loc, row.lastmod, proposed, tuple(found)))
    clearing = sum(line.proposed is None for line in lines)
    return Proposals(tuple(lines), len(rows), agreeing, without, clearing)


def edit_of(lines: Iterable[Proposal], left_out: Collection[int] = ()) -> SetCells | None:
    """Return the edit that sets the dates, but those of the rows `left_out`; None for nothing."""
    cells = [(line.row_id, LASTMOD, line.proposed) for line in lines if line.row_id not in left_out]
    return SetCells(cells) if cells else None


def _written(found: Evidence, value: str | None, usual: str | None, precision: Precision) -> str:
    like = value if isinstance(parse_w3c((value or "").strip()), W3CDate) else usual
    if precision is Precision.ROW:
        return written_like(found, like)
    return written_like(found, like, with_time=precision is Precision.TIME)


def _usual_form(values: Iterable[str | None]) -> str | None:
    """Return an example of how most dates are written; None where there is none."""
    examples: dict[tuple[str, str], str] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for value in values:
        checked = parse_w3c((value or "").strip())
        if value is None or not isinstance(checked, W3CDate):
            continue
        form = (checked.precision, str(checked.earliest.tzinfo))
        counts[form] += 1
        examples.setdefault(form, value)
    return examples[counts.most_common(1)[0][0]] if counts else None
