"""Duplicates are the rows that the rules about them speak of, and groups know their members."""

from __future__ import annotations

import random
from itertools import product
from xml.sax.saxutils import escape

import pytest

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import Cancelled
from sitemap_editor.core.operations.changing.deduplicating import (
    Keep,
    Same,
    deduplication,
    find_duplicates,
)
from tests.core.sitemaps import document

ORIGINS = ("http://a.org", "https://www.a.org", "HTTP://A.org:80", "http://b.org")
PATHS = ("", "/", "/x", "/x/", "/%78", "/x/index.html", "/x?a=1&b=2", "/y/../x", "/X")
URLS = [f"{origin}{path}" for origin, path in product(ORIGINS, PATHS)]


@pytest.mark.parametrize(("same", "codes"), [(Same.LOC, {"L16"}), (Same.PAGE, {"L16", "L17"})])
def test_duplicates_are_what_the_rules_find(same: Same, codes: set[str]) -> None:
    chance = random.Random(7)
    for _ in range(25):
        urls = [chance.choice(("", "\n ")) + chance.choice(URLS) for _ in range(9)]
        rows = "".join(f"<url><loc>{escape(url)}</loc></url>" for url in urls)
        table = document(rows).table
        places = Checker().check(table).places
        found = {
            row_id for row_id, each in places.items() if any(one.code in codes for one in each)
        }
        groups = find_duplicates(table, range(len(table)), same)
        assert {table.order[position] for position in groups.members} == found, urls
        for number in range(len(groups)):
            assert len(groups[number]) > 1
        members = enumerate(groups.members)
        assert all(position in groups[groups.number_of(at)] for at, position in members)
        for keep in Keep:
            kept = groups.kept(keep)
            assert deduplication(groups, kept).removed == len(groups.members) - len(groups)


def test_looking_for_duplicates_can_be_cancelled() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    table = document("<url><loc>http://a/</loc></url>" * 2).table
    with pytest.raises(Cancelled):
        find_duplicates(table, range(2), Same.LOC, stop)
    groups = find_duplicates(table, range(2), Same.LOC)
    with pytest.raises(Cancelled):
        groups.kept(Keep.NEWEST, stop)
    with pytest.raises(Cancelled):
        deduplication(groups, groups.kept(Keep.FIRST), merges=True, progress=stop)
