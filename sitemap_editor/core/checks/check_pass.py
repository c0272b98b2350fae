"""The check of all rows as a pass: what each row says by itself, and the facts for the others."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from operator import le
from typing import TYPE_CHECKING, Final

from sitemap_editor.core.checks.gathering.gathered_rows import (
    GatheredDocument,
    GatheredRows,
    RowGatherer,
)
from sitemap_editor.core.checks.gathering.row_facts import countable, facts_of, loc_bytes
from sitemap_editor.core.checks.gathering.value_keys import ValueKeys
from sitemap_editor.core.checks.row_checker import Findings, Kind, RowChecker
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import MISSPELT, Finding
from sitemap_editor.core.document.markup import decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.passes.executor import Part, Unhurried
from sitemap_editor.core.protocol.fields import LOC

if TYPE_CHECKING:
    from sitemap_editor.core.checks.common_rows import CommonRows, LinkedRow

OWN_LINK: Final = "X52"
"""The rule about rows whose language links lead to other rows only."""
ABOUT_CODES: Final = ("X56", "X57")
"""Rules that look at nothing of a row but the codes of its language links."""
Groups = tuple[bytes, ...]
Told = Callable[[dict[Kind, "array[int]"]], object]
_ROWS_A_STEP: Final = 8_192
_SOME_PATH: Final = "/some-path-like-any"


@dataclass(frozen=True, slots=True)
class CheckedRows:
    """What is wrong in a range of rows, each by itself; positions count from its start."""

    kinds: dict[Kind, array[int]]
    """The rows that have findings of a kind, ascending, once for each."""
    rows: list[tuple[int, Findings]]
    """The findings themselves where they were asked for, in order."""
    odd: array[int]
    facts: GatheredRows | None
    """None where nobody asked for them."""


@dataclass(slots=True)
class CheckedDocument:
    """What is wrong in all rows, each by itself, by row id."""

    kinds: dict[Kind, array[int]]
    """Ascending, once for each finding."""
    rows: dict[int, Findings]
    """In file order; empty unless it was asked for."""
    odd: array[int]
    """The rows that are not of the typical make, in file order."""
    facts: GatheredDocument


@dataclass(frozen=True)
class CheckPass(Unhurried):
    """Checks each row by itself. With `keeps_findings` they come along: objects, which are slow.

    It `gathers` what rules ask about other rows unless told not to: half of the work where no row
    is at fault.
    """

    checker: RowChecker
    keys: ValueKeys
    keeps_findings: bool
    count: int = 0
    """How many row ids there are; only who merges needs it and the order."""
    order: array[int] = field(default_factory=lambda: array("I"))
    gathers: bool = True
    told: Told | None = field(default=None, compare=False)
    """Called by who merges with what each range adds, in the order of the rows."""
    _common: list[tuple[RowFormat, CommonRows]] = field(default_factory=list, compare=False)

    def __reduce__(self) -> tuple[type[CheckPass], tuple[object, ...]]:
        """Leave behind what only merging needs."""
        nobody = array("I")
        return CheckPass, (self.checker, self.keys, self.keeps_findings, 0, nobody, self.gathers)

    def over(self, table: PieceTable, first: int, last: int) -> CheckedRows:
        """Check a range."""
        return _Range(self, self._patterns(table), table, table.order[first:last]).checked()

    def _patterns(self, table: PieceTable) -> CommonRows:
        if not self._common or self._common[0][0] is not table.row_format:
            # As the rules: when the first file is checked, not at start.
            from sitemap_editor.core.checks.common_rows import CommonRows

            self._common[:] = [(table.row_format, CommonRows(table, self.checker.context))]
        return self._common[0][1]

    def merged(self, parts: Iterator[Part]) -> CheckedDocument:
        """Put ranges together by row id."""
        document = CheckedDocument({}, {}, array("I"), GatheredDocument(self.keys))
        for part in parts:
            rows = part.result
            assert isinstance(rows, CheckedRows)  # noqa: S101 - what `over` returns
            row_ids = self.order[part.first : part.first + part.rows]
            id_of = row_ids.__getitem__
            kinds = {each: array("I", map(id_of, some)) for each, some in rows.kinds.items()}
            for kind, ids in kinds.items():
                document.kinds.setdefault(kind, array("I")).extend(ids)
            if self.told is not None:
                self.told(kinds)
            for position, findings in rows.rows:
                document.rows[row_ids[position]] = findings
            document.odd.extend(map(id_of, rows.odd))
            if rows.facts is not None:
                document.facts.add(row_ids, rows.facts)
        document.facts.reach(self.count)
        for kind, found in document.kinds.items():
            document.kinds[kind] = ascending(found)
        return document


class _Range:
    """One range of rows as it is checked.

    Of rows out of the ordinary most are plain: those are checked by values, a column at a time.
    """

    def __init__(
        self, work: CheckPass, common: CommonRows, table: PieceTable, row_ids: Sequence[int]
    ) -> None:
        self._checker = work.checker
        self._keeps_findings = work.keeps_findings
        self._gathers = work.gathers
        self._common = common
        self._table = table
        self._kind = table.row_kind.name
        self._row_ids = row_ids
        self._gatherer = RowGatherer(len(row_ids), work.keys)
        self._found: dict[int, list[Finding]] = {}
        self._empty: dict[int, list[Finding]] = {}  # of values that are: these come first
        self._kinds: dict[Kind, array[int]] = {}
        self._by_all_rules: set[int] = set()
        self._kinds_of_values: dict[tuple[str, str], list[Kind]] = {}
        self._found_of_codes: dict[tuple[bytes, ...], Findings] = {}

    def checked(self) -> CheckedRows:
        rows = self._common.matches(self._table, self._row_ids)
        if self._gathers:
            self._gatherer.add_all(rows)
        odd = array("I", (position for position, row in enumerate(rows) if row is None))
        if odd:
            self._check_odd(odd)
        if self._checker.looks_at_children(self._kind):
            self._check_children(rows)
        found = {}
        for position in sorted({*self._found, *self._empty}):
            findings = self._empty.get(position, []) + self._found.get(position, [])
            found[position] = self._checker.sorted(findings)
        for position, findings_of_row in found.items():
            for finding in findings_of_row:
                self._note(position, (finding.code, finding.severity))
        kinds = {kind: ascending(positions) for kind, positions in self._kinds.items()}
        kept = list(found.items()) if self._keeps_findings else []
        return CheckedRows(kinds, kept, odd, self._gatherer.gathered() if self._gathers else None)

    def _note(self, position: int, kind: Kind) -> None:
        if kind not in self._kinds:
            self._kinds[kind] = array("I")
        self._kinds[kind].append(position)

    def _check_odd(self, odd: array[int]) -> None:
        """Check rows that are not typical: by their values if they are but plain."""
        row_ids = array("I", map(self._row_ids.__getitem__, odd))
        plain: dict[int, tuple[bytes | None, ...]] = {}
        for position, groups in zip(
            odd, self._common.plain_matches(self._table, row_ids), strict=True
        ):
            if groups is None or _is_blank(groups[0]):
                self._check_by_all_rules(position)
            else:
                plain[position] = groups
        if not plain:
            return
        raw_locs, spellings, sites, *others = zip(*plain.values(), strict=True)
        fields = self._table.fields
        positions = list(plain)
        self._check_locs(positions, raw_locs, spellings, sites)
        for number, field_name in enumerate(fields[1:]):
            raws, goods = others[2 * number], others[2 * number + 1]
            self._check_column(field_name, positions, raws, goods)

    def _check_by_all_rules(self, position: int) -> None:
        checker, common = self._checker, self._common
        self._by_all_rules.add(position)
        view = self._view(position)
        linking = common.good_links(view.data, position, self._gatherer)
        if linking is not None:
            view.row = linking.row
            found = self._of_links(view, linking)
        else:
            self._gatherer.add_facts(position, facts_of(view))
            found = checker.view(view, common.is_faultless)
        _add(self._found, position, found)

    def _of_links(self, view: RowView, linking: LinkedRow) -> Findings:
        """Check what a row's language links say together; most rows have the same codes."""
        checker, codes = self._checker, linking.codes
        of_codes = self._found_of_codes.get(codes)
        if of_codes is None:
            view.links = linking.links()
            of_codes = tuple(
                finding
                for code in ABOUT_CODES
                for finding in checker.only(code).without_values(view)
            )
            self._found_of_codes[codes] = of_codes
        if linking.lists_itself:
            return of_codes
        view.links = linking.links()
        return (*checker.only(OWN_LINK).without_values(view), *of_codes)

    def _check_locs(
        self,
        positions: Sequence[int],
        raws: Sequence[bytes | None],
        spellings: Sequence[bytes | None],
        sites: Sequence[bytes | None],
    ) -> None:
        values = self._gatherer.column(positions, LOC)
        for position, raw, spelling, site in zip(positions, raws, spellings, sites, strict=True):
            values[position] = raw or b""
            if site is not None:
                self._object_to(position, LOC, site.decode("utf-8") + _SOME_PATH)
            elif spelling is not None and len(spelling.translate(None, MISSPELT)) == len(spelling):
                continue  # faultless
            elif raw is not None:
                text = decode_text(raw)
                values[position] = loc_bytes(text, is_text=False)
                self._object_to(position, LOC, text, only_spelling=spelling is not None)

    def _check_column(
        self,
        field_name: str,
        positions: Sequence[int],
        raws: Sequence[bytes | None],
        goods: Sequence[bytes | None],
    ) -> None:
        values = self._gatherer.column(positions, field_name)
        for position, raw, good in zip(positions, raws, goods, strict=True):
            if raw is None or raw == good:
                values[position] = raw or b""
            else:
                text = decode_text(raw)
                values[position] = countable(field_name, text)
                self._object_to(position, field_name, text)

    def _object_to(
        self, position: int, column: str, text: str, *, only_spelling: bool = False
    ) -> None:
        """Note what rules say of a value in a row with nothing to object to but its values."""
        if not text.strip():
            of_empty = self._checker.empty_value(self._view(position), column, text)
            _add(self._empty, position, of_empty)
        elif self._keeps_findings:
            _add(self._found, position, self._checker.value(column, text, self._kind))
        else:
            kinds = self._kinds_of_values.get((column, text))
            if kinds is None:
                kinds = self._checker.kinds_of_value(
                    column, text, self._kind, only_spelling=only_spelling
                )
                self._kinds_of_values[column, text] = kinds
            for kind in kinds:
                self._note(position, kind)

    def _check_children(self, rows: Sequence[Groups | None]) -> None:
        """Check rows by the files they list, but for those that were checked by all rules."""
        for position, groups in enumerate(rows):
            if groups is not None:
                row = self._common.typical_row(groups)
            elif position in self._by_all_rules:
                continue
            else:
                row = self._view(position).row
            _add(self._found, position, tuple(self._checker.of_child(row, self._kind)))

    def _view(self, position: int) -> RowView:
        data = self._table.row_bytes(self._row_ids[position])
        return RowView(data, self._table.row_format)


def _add(found: dict[int, list[Finding]], position: int, findings: Findings) -> None:
    if findings:
        found.setdefault(position, []).extend(findings)


def _is_blank(raw: bytes | None) -> bool:
    """Tell whether nothing is left of a value once it is decoded."""
    if raw is None or (raw.isascii() and b"&#" not in raw):
        return False  # the pattern has seen to it
    return not decode_text(raw).strip()


def ascending(row_ids: array[int]) -> array[int]:
    """Return the same row ids, ascending; as they mostly are, since they come in file order."""
    for at in range(0, len(row_ids), _ROWS_A_STEP):  # one long step would hold up the window
        some = row_ids[at : at + _ROWS_A_STEP + 1]  # with the first of the next ones
        if not all(map(le, some, islice(some, 1, None))):
            return array("I", sorted(row_ids))
    return row_ids
