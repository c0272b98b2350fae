"""Which changes of a preview would break a rule, however it is known what is broken now."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.recipes.breaking import Breaking, BreakingSearch
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.core.recipes.proposal import StepTask
from sitemap_editor.core.recipes.recipe import Step, step_of
from sitemap_editor.core.recipes.step_spec import StepContext
from tests.core.sitemaps import document

_ROWS = "".join(
    f"<url><loc>https://e.de/{number}</loc><priority>{priority}</priority></url>"
    for number, priority in enumerate(("0.5", "1.7", "0.8", "high", "1.0"))
)


def searched(search: BreakingSearch) -> Breaking:
    """Search until all is known."""
    found = search(no_progress)
    while not found.is_complete:
        found = search(no_progress)
    return found


@pytest.mark.parametrize(("value", "breaking"), [("7", {0, 2, 4}), ("0.3", set())])
def test_what_is_broken_already_is_not_broken_anew(value: str, breaking: set[int]) -> None:
    table, checker = document(_ROWS).table.snapshot(), Checker()
    step = Step(SPECS_BY_ID["set"], {"column": "priority", "value": value})
    proposal = StepTask(table, table.order[:], step, StepContext(checker))(no_progress)
    assert proposal.preview is not None
    known = checker.kinds(table).rows
    found = [
        BreakingSearch(table, proposal.preview, checker, broken=broken, changes_urls=False)(
            no_progress
        )
        for broken in (None, known)
    ]
    assert found[0] == found[1]
    first = found[0].order[: found[0].count]
    assert {proposal.preview.row_id(number) for number in first} == breaking


def test_the_first_that_break_a_rule_are_told_before_all_are_known() -> None:
    rows = "".join(f"<url><loc>https://e.de/{number}</loc></url>" for number in range(9_000))
    table, checker = document(rows).table.snapshot(), Checker()
    step = Step(SPECS_BY_ID["set"], {"column": "priority", "value": "7"})
    proposal = StepTask(table, table.order[:], step, StepContext(checker))(no_progress)
    assert proposal.preview is not None
    search = BreakingSearch(table, proposal.preview, checker, broken={})
    last = search(no_progress)
    first = search.first
    assert first is not None
    assert not first.is_complete
    assert 0 < first.count < 9_000
    assert sorted(first.order) == list(range(9_000))
    assert (last.is_complete, last.count) == (True, 9_000)
    assert last.codes == first.codes == ("P01",)
    whole = BreakingSearch(table, proposal.preview, checker, changes_urls=False)(no_progress)
    assert whole == last


def test_rows_are_found_at_fault_whether_or_not_others_are_asked_about() -> None:
    odd = "<url><loc>https://e.de/x y</loc></url><url><loc/><lastmod>soon</lastmod></url>"
    table, checker = document(_ROWS + odd).table, Checker()
    found = checker.own_kinds(table)
    assert found == checker.kinds(table).rows
    assert len(found) > 2


@pytest.mark.parametrize("few_rows", [2, 100])
@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize(
    ("find", "new", "breaking"),
    [
        ("http:", "https:", {1}),  # the other has no twin; that of this one stays
        ("/a", "/b", {0}),
        ("/c", "/d", set()),
        ("/[abc]", "/z", {0, 2}),  # http and https are two URLs
    ],
)
def test_a_url_that_is_there_already_breaks_a_rule(
    find: str, new: str, breaking: set[int], few_rows: int, *, is_known: bool
) -> None:
    locs = ("https://e.de/a", "http://e.de/b", "https://e.de/c", "https://e.de/b", "https://e.de/e")
    table, checker = (
        document("".join(f"<url><loc>{loc}</loc></url>" for loc in locs)).table.snapshot(),
        Checker(),
    )
    given = {"columns": ("loc",), "find": find, "with": new, "regex": "[" in find}
    step = Step(SPECS_BY_ID["replace"], given)
    rows = table.order[:3]
    proposal = StepTask(table, rows, step, StepContext(checker))(no_progress)
    assert proposal.preview is not None
    preview = proposal.preview
    verdicts = checker.kinds(table)
    known = {**verdicts.rows, **verdicts.places} if is_known else None
    found = searched(BreakingSearch(table, preview, checker, broken=known, few_rows=few_rows))
    assert {preview.row_id(number) for number in found.order[: found.count]} == breaking
    assert found.is_complete


_TWINS = "".join(
    f"<url><loc>{loc}</loc></url>"
    for loc in (
        *("https://e.de/a", "https://e.de/b", "https://e.de/C", "http://f.de/d", "https://e.de/e"),
        *("https://e.de/%41", "https://e.de/g", "https://e.de/h"),
    )
)


@pytest.mark.parametrize("few_rows", [2, 100])
@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize(
    ("rows", "find", "new", "breaking", "codes"),
    [
        ([0], "/a", "/b", {0}, ("L16",)),
        ([1], "/b", "/A", {1}, ("L17",)),  # %41 is another spelling of it
        ([1], "/b", "/c", set(), ()),
        ([0, 1], "https:", "http:", {0, 1}, ("L20",)),
        ([3], "http://f.de", "http://g.de", set(), ()),  # it was on another site before
        ([0, 1, 2, 4, 5, 6], "https:", "http:", {7}, ()),  # those that stay are not listed
        (range(8), "e.de", "f.de", set(), ()),
    ],
)
def test_what_only_other_rows_tell_is_found_in_rows_that_change(
    rows: Sequence[int],
    find: str,
    new: str,
    breaking: set[int],
    codes: tuple[str, ...],
    few_rows: int,
    *,
    is_known: bool,
) -> None:
    table, checker = document(_TWINS).table.snapshot(), Checker()
    step = Step(SPECS_BY_ID["replace"], {"columns": ("loc",), "find": find, "with": new})
    proposal = StepTask(table, array("I", rows), step, StepContext(checker))(no_progress)
    assert proposal.preview is not None
    preview = proposal.preview
    verdicts = checker.kinds(table)
    known = {**verdicts.rows, **verdicts.places} if is_known else None
    found = searched(BreakingSearch(table, preview, checker, broken=known, few_rows=few_rows))
    assert {preview.row_id(number) for number in found.order[: found.count]} == breaking & set(rows)
    assert found.codes == codes


@pytest.mark.parametrize(
    ("step", "may"),
    [
        ({"do": "set", "column": "priority", "value": "1"}, False),
        ({"do": "set", "column": "loc", "value": "1"}, True),
        ({"do": "url", "tool": "scheme", "to": "https"}, True),
        ({"do": "date", "tool": "today"}, False),
        ({"do": "fix"}, True),
    ],
)
def test_a_step_tells_whether_it_may_change_urls(step: dict[str, object], *, may: bool) -> None:
    found = step_of(step)
    assert found.spec.may_change("loc", found.values) is may
