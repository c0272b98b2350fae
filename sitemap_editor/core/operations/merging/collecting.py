"""Brings the rows of all sources into the form of the document they go into."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import rows_with_more
from sitemap_editor.core.errors import Progress, Remark, share_of
from sitemap_editor.core.operations.merging.heads import asides, declared_utf8
from sitemap_editor.core.operations.merging.namespaces import United, united
from sitemap_editor.core.operations.merging.opening import Opened
from sitemap_editor.core.operations.merging.remarks import Tally
from sitemap_editor.core.operations.merging.source_rows import (
    Material,
    as_lines,
    as_new_rows,
    as_rows,
    as_they_are,
)
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one file among those of all."""

    source: int
    """-1 for the document itself."""
    table: PieceTable
    material: Material | None
    """None for the document itself, whose rows are there already."""
    first: int
    """The number of its first row, counted through all parts."""
    lengths: array[int]
    """By position, in the merged document."""

    @property
    def count(self) -> int:
        """How many rows it has."""
        return len(self.lengths)

    @property
    def left_out(self) -> list[int]:
        """The rows of which nothing goes into the document."""
        return [] if self.material is None else self.material.left_out


@dataclass(slots=True)
class Gathered:
    """All rows, and what will stand around them."""

    parts: list[Part] = field(default_factory=list)
    head: bytes = b""
    size_around_bytes: int = 0
    may_have_surplus: bool = False
    remarks: list[Remark] = field(default_factory=list)


def gathered(base: PieceTable, opened: Sequence[Opened], progress: Progress) -> Gathered:
    """Return the rows of `base` and of all sources that can go into it."""
    tally = Tally(base.row_kind)
    fitting = [each for each in opened if _fits(base, each, tally)]
    roots = united(base, [each.document.table for each in fitting])
    found = Gathered(head=base.head if roots is None else roots.head)
    base_lengths = array("I", map(base.lengths.__getitem__, base.order))
    found.parts.append(Part(-1, base, None, 0, base_lengths))
    materials = _materials(base, fitting, roots, progress)
    first = len(base)
    for number, each in enumerate(opened):
        material = materials.get(id(each))
        if material is None:
            continue
        part = Part(number, each.document.table, material, first, material.lengths)
        found.parts.append(part)
        first += part.count
        _note(base, each, material, tally)
    head = declared_utf8(found.head)
    if head != found.head and not _is_ascii(found):
        tally.note_encoding()
        found.head = head
    _measure(found, base, roots, has_more=first > len(base))
    found.remarks = [*tally.remarks(), *_left_out_of_tables(fitting)]
    return found


def _fits(base: PieceTable, each: Opened, tally: Tally) -> bool:
    """Tell whether a source is of a kind whose rows can go into the document."""
    kind = each.document.table.row_kind
    if (kind is SITEMAPINDEX) == (base.row_kind is SITEMAPINDEX):
        return True
    tally.refuse_kind(each.source)
    return False


def _materials(
    base: PieceTable, fitting: Sequence[Opened], roots: United | None, progress: Progress
) -> dict[int, Material]:
    """Return the rows of each source; those of XML first, since new rows imitate them."""
    materials: dict[int, Material] = {}
    sample = base.row_bytes(base.order[-1]) if len(base) else None
    by_kind = sorted(fitting, key=lambda each: each.document.table.row_kind is TEXT)
    for number, each in enumerate(by_kind):
        tell = share_of(progress, number / len(by_kind), 1 / len(by_kind))
        tell(0.0)
        table = each.document.table
        if roots is None:
            is_text = table.row_kind is TEXT
            material = as_they_are(table) if is_text else as_lines(table, base.row_format, tell)
        elif table.row_kind is TEXT:
            material = as_new_rows(table, roots.row_format, sample, tell)
        else:
            material = as_rows(table, roots, base.tail, tell)
            if sample is None and material.starts and not material.refused:
                start = material.starts[-1]
                sample = material.block[start : start + material.lengths[-1]]
        materials[id(each)] = material
    return materials


def _note(base: PieceTable, each: Opened, material: Material, tally: Tally) -> None:
    """Note what is lost of a source."""
    table = each.document.table
    if material.refused:
        tally.refuse_rows(each.source, material.refused)
    if base.row_kind is TEXT:
        tally.note_without_url(each.source, material.left_out)
        if table.row_kind is not TEXT:
            tally.note_more(each.source, rows_with_more(table))
    elif table.row_kind is not TEXT:
        known = asides(base.head, base.tail)
        if asides(table.head, table.tail) - known:
            tally.note_asides(each.source)


def _left_out_of_tables(opened: Sequence[Opened]) -> Iterator[Remark]:
    """Yield what came of each table of which something was left out."""
    for each in opened:
        imported = each.document.imported
        remarks = imported.remarks(each.source.path.name) if imported is not None else []
        if len(remarks) > 1:
            yield from remarks


def _is_ascii(found: Gathered) -> bool:
    """Tell whether nothing that is added has a character beyond ASCII."""
    materials = (part.material for part in found.parts if part.material is not None)
    return found.head.isascii() and all(material.is_ascii() for material in materials)


def _measure(found: Gathered, base: PieceTable, roots: United | None, *, has_more: bool) -> None:
    """Find out how many bytes stand around the rows afterwards."""
    head, tail = found.head, base.tail
    if has_more and roots is not None:
        head, tail = roots.row_format.expand_empty_root(head, tail)
    found.size_around_bytes = len(head) + len(tail)
    found.may_have_surplus = roots is None
