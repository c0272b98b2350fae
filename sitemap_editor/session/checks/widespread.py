"""Kinds of problems that most rows have: told once above the table, not at each of the rows."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.checks.problem_index import Kind, ProblemIndex
from sitemap_editor.core.checks.rule import SCHEMA_CODE

_LEAST_ROWS: Final = 10  # of fewer all are seen at a glance
_COUNTED_EXACTLY: Final = 50_000  # of more the findings are counted, though a row may have two


def widespread(index: ProblemIndex, row_count: int) -> dict[Kind, int]:
    """Return the kinds that more than half of the rows have, and how many rows that is.

    The worst and the most frequent come first; what the schema says is not among them.
    """
    if row_count < _LEAST_ROWS:
        return {}
    found: dict[Kind, int] = {}
    for kind, row_ids in index.kinds.items():
        count = len(row_ids)
        if kind[0] == SCHEMA_CODE or count * 2 <= row_count:
            continue
        if count <= _COUNTED_EXACTLY:
            count = len(set(row_ids))
        if count * 2 > row_count:
            found[kind] = min(count, row_count)
    return dict(sorted(found.items(), key=lambda each: (each[0][1].rank, -each[1], each[0][0])))
