"""Thousands of damaged files: whole rows stay rows, whatever stands around them.

A few hundred in the suite; ``SITEMAP_MUTANTS=20000`` runs as many, from another seed on.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core.repair.mutants import Content, Mutant, Source, contents_of, mutant, sources
from tests.core.repair.repairing import ROWS, locs, sitemap

_COUNT = int(os.environ.get("SITEMAP_MUTANTS", "400"))
_LOTS = 8

pytestmark = pytest.mark.usefixtures("corpus")


@cache
def _sources() -> list[Source]:
    return sources()


def _in_order(rows: tuple[Content, ...], found: list[Content]) -> bool:
    left = iter(found)
    return all(any(row == other for other in left) for row in rows)


def _lost(made: Mutant) -> str:
    """Return what a repair does wrong, nothing where all is right."""
    try:
        plan = plan_repair(made.data)
    except NotASitemap:
        return "refused" if made.whole else ""
    if plan.leftover is not None:
        return f"does not open: {plan.leftover}"
    if not plan.repairs:
        return ""  # it opens, whatever it says now
    repaired = plan.repaired()
    found = contents_of(repaired)
    if len(Document.from_bytes(repaired)) != len(found):
        return "lxml finds other rows"
    return "" if _in_order(made.whole, found) else "a whole row is lost"


@pytest.mark.parametrize("lot", range(_LOTS))
def test_a_whole_row_stays_a_row_whatever_is_damaged_around_it(lot: int) -> None:
    first = _COUNT if "SITEMAP_MUTANTS" in os.environ else 0
    files = _sources()
    wrong = {}
    for seed in range(first + lot, first + _COUNT, _LOTS):
        made = mutant(files[seed % len(files)], Random(seed))
        if problem := _lost(made):
            wrong[seed] = (made.name, problem)
    assert wrong == {}


WHOLE = b"".join(ROWS)


@pytest.mark.parametrize(
    "broken",
    [
        b"<url><l/url>" + WHOLE,
        b"<ur,>" + WHOLE,
        b"<url><ur,>" + WHOLE,
        b"<url><l/url>" + WHOLE + b"</url>",
        b"<ur,><url>" + WHOLE + b"</url>",
        b"<loc>&nbsp;" + WHOLE + b"</loc>",
        b"<url>\n" + WHOLE.replace(b"<url>", b'<url id="a">', 1),
    ],
)
def test_a_damaged_tag_in_front_of_whole_rows_does_not_swallow_them(broken: bytes) -> None:
    found = locs(sitemap(broken))
    assert [loc for loc in found if loc] == [f"https://example.org/{n}" for n in range(4)]
    assert b'id="a"' in plan_repair(sitemap(broken)).repaired() or b'id="a"' not in broken


@pytest.mark.parametrize(
    "beginning",
    [
        b'<?xml version="1.0" encod<sitemapindex>ing="UTF-8"?>\n<urlset xmlns="%b">',
        b'<sitemapi<sitemap>ndex xmlns="%b">',
        b'<urlse<url>t xmlns="%b">',
        b'<?xml version="1.0"?<sitemap></sitemapindex>rlset xmlns="%b">',
    ],
)
def test_a_name_in_a_damaged_first_tag_does_not_decide_what_rows_are(beginning: bytes) -> None:
    head = beginning % b"http://www.sitemaps.org/schemas/sitemap/0.9"
    found = locs(sitemap(*ROWS, head=head))
    assert [loc for loc in found if loc] == [f"https://example.org/{n}" for n in range(4)]


def test_rows_with_a_prefix_are_kept_where_the_first_tag_is_gone() -> None:
    row = b"<s:url><s:loc>https://example.org/%d</s:loc></s:url>\n"
    data = b"<ur>\n" + row % 0 + row % 1 + b"</s:urlset>"
    assert locs(data) == ["https://example.org/0", "https://example.org/1"]
