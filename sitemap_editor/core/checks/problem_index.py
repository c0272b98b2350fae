"""All findings of a document, ready to be counted, listed by rule and found by row."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping

from sitemap_editor.core.checks.checker import Findings, placed_together
from sitemap_editor.core.checks.row_checker import Kind as Kind
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Severity


class ProblemIndex:
    """Findings by row id, and for each kind the ids of the rows that have it, ascending.

    A row stands in a kind once for each such finding. Built by a worker, then kept by one thread.
    """

    def __init__(
        self,
        rows: dict[int, Findings] | None = None,
        places: Mapping[int, Findings] | None = None,
        schema: Mapping[int, Findings] | None = None,
    ) -> None:
        self._rows = rows or {}
        self._places = dict(places or {})
        self._schema = dict(schema or {})
        self.kinds = by_kind(self._rows, self._places, self._schema)

    # Looking

    def of_row(self, row_id: int) -> Findings:
        """Return what the protocol objects to in a row, most severe first."""
        return placed_together(self._rows.get(row_id, ()), self._places.get(row_id, ()))

    def schema_of_row(self, row_id: int) -> Findings:
        """Return what the schema objects to in a row."""
        return self._schema.get(row_id, ())

    def has_findings(self, row_id: int) -> bool:
        """Tell whether the protocol objects to anything in a row."""
        return bool(self._rows.get(row_id)) or bool(self._places.get(row_id))

    def counts(self) -> Counter[Severity]:
        """Return how many findings of the protocol there are of each severity."""
        counts: Counter[Severity] = Counter()
        for (code, severity), row_ids in self.kinds.items():
            if code != SCHEMA_CODE:
                counts[severity] += len(row_ids)
        return counts

    def entries(self, kind: Kind) -> array[int]:
        """Return the row ids of a kind, ascending, a row once for each finding."""
        return self.kinds.get(kind, array("I"))

    def frozen(self) -> ProblemIndex:
        """Return a copy for a worker."""
        twin = ProblemIndex()
        twin._rows, twin._places = self._rows.copy(), self._places.copy()
        twin._schema = self._schema.copy()
        return twin

    def parts(self) -> tuple[Mapping[int, Findings], ...]:
        """Return the findings of rows by themselves, among others, and by the schema."""
        return self._rows, self._places, self._schema

    def rows_of(self, code: str) -> array[int]:
        """Return the ids of the rows in which a rule has findings, some more than once."""
        found = array("I")
        for (each, _), row_ids in self.kinds.items():
            if each == code:
                found.extend(row_ids)
        return found

    def rows_with_findings(self) -> Iterator[int]:
        """Yield the ids of rows the protocol objects to, in no order."""
        yield from self._rows
        yield from (row_id for row_id in self._places if row_id not in self._rows)

    # Changing

    def set_row(self, row_id: int, findings: Findings, schema: Findings = ()) -> None:
        """Note what is found in a row by itself."""
        self._replace(self._rows, row_id, findings)
        self._replace(self._schema, row_id, schema)

    def put_schema(self, found: dict[int, Findings], kinds: Mapping[Kind, array[int]]) -> None:
        """Note what the schema objects to in all rows; `kinds` as `by_kind` makes them of it."""
        for kind in [kind for kind in self.kinds if kind[0] == SCHEMA_CODE]:
            del self.kinds[kind]
        self._schema = found
        self.kinds.update(kinds)

    def set_place(self, row_id: int, findings: Findings) -> None:
        """Note what is found in a row among others."""
        self._replace(self._places, row_id, findings)

    def forget(self, row_id: int) -> None:
        """Note that a row is gone."""
        self.set_row(row_id, ())
        self.set_place(row_id, ())

    def _replace(self, part: dict[int, Findings], row_id: int, findings: Findings) -> None:
        for finding in part.pop(row_id, ()):
            row_ids = self.kinds[finding.code, finding.severity]
            del row_ids[bisect_left(row_ids, row_id)]
            if not row_ids:
                del self.kinds[finding.code, finding.severity]
        for finding in findings:
            row_ids = self._ids(finding)
            row_ids.insert(bisect_right(row_ids, row_id), row_id)
        if findings:
            part[row_id] = findings

    def _ids(self, finding: Finding) -> array[int]:
        return self.kinds.setdefault((finding.code, finding.severity), array("I"))


def by_kind(*parts: Mapping[int, Findings]) -> dict[Kind, array[int]]:
    """Return for each kind the ids of the rows that have it, ascending, once for each finding."""
    kinds: dict[Kind, array[int]] = {}
    for part in parts:
        for row_id, findings in part.items():
            for finding in findings:
                kinds.setdefault((finding.code, finding.severity), array("I")).append(row_id)
    for kind, row_ids in kinds.items():
        if any(row_ids[number] > row_ids[number + 1] for number in range(len(row_ids) - 1)):
            kinds[kind] = array("I", sorted(row_ids))
    return kinds
