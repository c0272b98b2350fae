"""The samples of a page that explains the protocol, with the faults that text on a page has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core.repair.repairing import opened

PAGE = Path(__file__).resolve().parents[3].parent / "shared" / "seed" / "004_987aa9d20b741541.txt"
SAMPLE = re.compile(rb"<\?xml .*?</(?:urlset|sitemapindex)>", re.DOTALL)
# Kind, rows and the codes of the repairs, in the order of the page.
EXPECTED = [
    ("urlset", 1, []),
    ("urlset", 5, ["L05", "L05", "L05", "L05"]),
    ("sitemapindex", 2, []),
    ("urlset", 1, []),
    ("sitemapindex", 1, []),
    ("urlset", 1, ["F01"]),
]


def samples() -> list[bytes]:
    if not PAGE.is_file():
        pytest.skip("the page does not lie beside the checkout")
    return [match[0] for match in SAMPLE.finditer(PAGE.read_bytes())]


@pytest.mark.parametrize("number", range(len(EXPECTED)))
def test_a_published_sample_opens_after_repair_with_every_row(number: int) -> None:
    found = samples()
    assert len(found) == len(EXPECTED)
    kind, rows, codes = EXPECTED[number]
    plan = plan_repair(found[number])
    document = opened(plan)
    assert (document.kind, len(document)) == (kind, rows)
    assert [repair.code for repair in plan.repairs] == codes
    assert plan.lost_rows == 0


def test_the_ampersands_of_the_sample_are_kept() -> None:
    document = opened(plan_repair(samples()[1]))
    assert document[1].loc == "http://www.ejemplo.com/catalogo?objeto=12&desc=madrid"
