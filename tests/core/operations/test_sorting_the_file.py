"""Writing an order into the file: by what was kept of it, in other processes, or neither."""

from __future__ import annotations

import random
from array import array
from typing import Final

import pytest

from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.operations.changing.ordering import sorting_edit
from sitemap_editor.core.passes.executor import Here
from tests.core.sitemaps import document

_RANDOM: Final = random.Random(15)
_DATES: Final = ("2024-01-02", "2023", "page 10", "page 9", "", "2024-01-02T00:00:00Z")
_ROWS: Final = "".join(
    f"<url><loc>https://example.com/{_RANDOM.randrange(30)}</loc>"
    f"<lastmod>{_RANDOM.choice(_DATES)}</lastmod></url>"
    for _ in range(60)
)


@pytest.mark.parametrize("column", ["loc", "lastmod", "priority"])
@pytest.mark.parametrize("natural", [True, False])
@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("every", [1, 3])
def test_what_is_kept_makes_the_same_edit(
    column: str, natural: bool, descending: bool, every: int
) -> None:
    table = document(_ROWS).table
    row_ids = array("I", table.order[::every])
    plain = sorting_edit(table, row_ids, column, natural=natural, descending=descending)
    kept = KeptValues()
    for _ in range(2):
        quick = sorting_edit(
            table,
            row_ids,
            column,
            natural=natural,
            descending=descending,
            executor=Here(),
            kept=kept,
        )
        assert quick == plain
