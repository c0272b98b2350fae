"""Which changes of a preview would break a rule, however it is known what is broken now."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.core.recipes.proposal import BreakingTask, StepTask
from sitemap_editor.core.recipes.recipe import Step
from sitemap_editor.core.recipes.step_spec import StepContext
from tests.core.sitemaps import document

_ROWS = "".join(
    f"<url><loc>https://e.de/{number}</loc><priority>{priority}</priority></url>"
    for number, priority in enumerate(("0.5", "1.7", "0.8", "high", "1.0"))
)


@pytest.mark.parametrize(("value", "breaking"), [("7", {0, 2, 4}), ("0.3", set())])
def test_what_is_broken_already_is_not_broken_anew(value: str, breaking: set[int]) -> None:
    table, checker = document(_ROWS).table.snapshot(), Checker()
    step = Step(SPECS_BY_ID["set"], {"column": "priority", "value": value})
    proposal = StepTask(table, table.order[:], step, StepContext(checker))(no_progress)
    assert proposal.preview is not None
    known = checker.kinds(table).rows
    found = [
        BreakingTask(table, proposal.preview, checker, broken=broken)(no_progress)
        for broken in (None, known)
    ]
    assert found[0] == found[1]
    order, count = found[0]
    assert {proposal.preview.row_id(number) for number in order[:count]} == breaking
