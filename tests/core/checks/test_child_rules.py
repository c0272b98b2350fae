"""Rows of an index and the files they list: PROTOCOL I04 to I06."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html import escape
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer, fixes_of
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.children import Child, Children, Shared
from sitemap_editor.core.files.reading import Stamp
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.checks.whole_files import (
    assert_whole,
    index,
    mend_file,
    of_file,
    of_rows,
    severities,
)
from tests.core.sitemaps import document

SITE = "https://example.com/"
CHANGED = datetime(2026, 3, 4, 10, 20, 30, tzinfo=UTC)
STAMP = Stamp(1, int(CHANGED.timestamp()) * 10**9, 1)
A = Child(SITE + "a.xml", Path("a.xml"), STAMP, kind="urlset", rows=1, size_bytes=1)
LOST = Child(SITE + "lost.xml")


def under(*children: Child) -> CheckContext:
    return replace(CIRCUMSTANCES, children=Children(Path("index.xml"), children))


def listing(*children: Child, lastmod: str = "") -> Document:
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    rows = (f"<sitemap><loc>{child.loc}</loc>{date}</sitemap>" for child in children)
    return index("".join(rows))


def said(code: str, *children: Child) -> dict[int, list[tuple[str, str]]]:
    found = of_rows(listing(*children), code, under(*children))
    return {
        position: [(each.severity.value, each.message) for each in ours]
        for position, ours in found.items()
    }


@pytest.mark.parametrize(("may_be_usual", "severity"), [(True, "hint"), (False, "warning")])
def test_urls_that_a_sitemap_of_images_may_share_with_its_pages_are_a_hint_at_most(
    may_be_usual: bool, severity: str
) -> None:
    shared = (Shared(SITE + "b.xml", 7, SITE + "page", may_be_usual),)
    assert [each for each, _ in said("I06", replace(A, shared=shared))[0]] == [severity]


def test_a_file_of_the_same_name_that_belongs_to_another_row_is_named() -> None:
    blog = Child(SITE + "blog/a.xml", owner=A.loc)
    ((severity, message),) = said("I06", A, blog)[1]
    assert severity == "hint"
    assert f"“{blog.loc}” is not in the folder of the index" in message
    assert f"belongs to {A.loc}" in message


def test_an_index_alone_on_disk_is_normal() -> None:
    assert said("I06", LOST, Child(SITE + "b.xml")) == {}
    assert said("I06", A) == {}
    assert of_rows(listing(LOST, A), "I06") == {}


def test_a_file_that_is_missing_beside_others_is_a_hint_with_its_name() -> None:
    found = said("I06", A, LOST)
    assert list(found) == [1]
    ((severity, message),) = found[1]
    assert severity == "hint"
    assert "“lost.xml”" in message


def test_a_row_that_nobody_has_looked_at_yet_draws_nothing() -> None:
    assert of_rows(listing(A, LOST), "I06", under(A)) == {}
    empty = index("<sitemap><loc> </loc></sitemap><sitemap/>")
    assert of_rows(empty, "I06", under(A, Child(""))) == {}


def test_a_file_that_cannot_be_read_is_an_error() -> None:
    error = NotASitemap("html", "A page.")
    ((severity, message),) = said("I06", replace(A, error=error, kind=""))[0]
    assert severity == "error"
    assert "“a.xml”" in message


@pytest.mark.parametrize(
    ("listed", "on_disk", "is_compressed", "expected"),
    [
        ("a.xml", "a.xml", False, []),
        ("a.xml.gz", "a.xml.gz", True, []),
        ("a.xml.gz", "a.xml.gz", False, ["warning"]),
        ("a.xml", "a.xml", True, ["warning"]),
        ("a.xml.gz", "a.xml", False, ["hint"]),
        ("a.xml", "a.xml.gz", True, ["hint"]),
        ("a.xml", "a.xml.gz", False, ["warning", "hint"]),
    ],
)
def test_name_and_compression_agree(
    listed: str, on_disk: str, is_compressed: bool, expected: list[str]
) -> None:
    child = replace(A, loc=SITE + listed, path=Path(on_disk), is_compressed=is_compressed)
    assert [severity for severity, _ in said("I06", child).get(0, [])] == expected


def test_two_rows_that_lead_to_one_file_are_told_unless_another_rule_does() -> None:
    other = replace(A, loc=SITE + "en/a.xml", twin=A.loc)
    assert said("I06", A, other) == {
        1: [("warning", f"This row leads to the same file as {A.loc}.")]
    }
    spelled = replace(A, loc="http://example.com/a.xml", twin=A.loc)
    assert said("I06", A, spelled) == {}
    assert severities(of_rows(listing(A, spelled), "L17", under(A, spelled))) == {
        0: ["hint"],
        1: ["hint"],
    }


def test_urls_in_several_files_are_told_with_count_and_example() -> None:
    shared = (Shared(SITE + "b.xml", 7, SITE + "page"), Shared(SITE + "c.xml", 1, ""))
    told = said("I06", replace(A, shared=shared))[0]
    assert [severity for severity, _ in told] == ["warning", "warning"]
    assert f"{SITE}b.xml: 7, such as {SITE}page." in told[0][1]
    assert f"{SITE}c.xml: 1. List" in told[1][1]


def test_of_very_many_files_with_the_same_urls_the_first_are_told() -> None:
    shared = tuple(Shared(f"{SITE}{number}.xml", 1, "") for number in range(50))
    assert len(said("I06", replace(A, shared=shared))[0]) == 3


@pytest.mark.parametrize(("leads_back", "word"), [(False, "in it instead"), (True, "circle")])
def test_an_index_in_an_index_is_an_error(leads_back: bool, word: str) -> None:
    nested = replace(A, kind="sitemapindex", leads_back=leads_back)
    ((severity, message),) = said("I04", A, nested).get(1) or said("I04", nested)[0]
    assert severity == "error"
    assert word in message
    assert said("I04", A) == {}


# I05


@pytest.mark.parametrize(
    ("lastmod", "is_right"),
    [
        ("2026", True),
        ("2026-03", True),
        ("2026-03-04", True),
        ("2026-03-05", True),  # in a zone far to the east it is that day
        ("2026-03-06", False),
        ("2026-03-02", False),
        ("2026-01", False),
        ("2024", False),
        ("2026-03-04T10:20Z", True),
        ("2026-03-04T11:20+01:00", True),
        ("2026-03-04T10:22Z", False),
        ("2026-03-04T10:20:30Z", True),
        ("2026-03-04T05:20:31.5-05:00", True),
        ("2026-03-04T10:20:40Z", False),
        ("2026-03-04T10:20:20Z", False),
        (" 2024-01-01\n", False),
        ("yesterday", True),
        ("", True),
        ("0001-01-01", False),
        ("9999-12-31T23:59:59-14:00", False),
    ],
)
def test_lastmod_says_when_the_file_changed_as_far_as_it_is_precise(
    lastmod: str, is_right: bool
) -> None:
    for is_sure, severity in ((True, "warning"), (False, "hint")):
        child = replace(A, is_sure=is_sure)
        found = severities(of_rows(listing(child, lastmod=lastmod), "I05", under(child)))
        assert found == ({} if is_right else {0: [severity]})


def test_the_sentence_tells_both_dates() -> None:
    (finding,) = of_rows(listing(A, lastmod="2024-01-01"), "I05", under(A))[0]
    assert "2024-01-01" in finding.message
    assert "2026-03-04" in finding.message
    assert finding.column == "lastmod"


@pytest.mark.parametrize(
    ("lastmod", "expected"),
    [
        ("2024-01-01", "2026-03-04"),
        ("2024-01", "2026-03-04"),
        ("2024-01-01T00:00:00+02:00", "2026-03-04T12:20:30+02:00"),
    ],
)
def test_the_date_of_the_file_is_set_by_itself_only_where_it_is_sure(
    lastmod: str, expected: str
) -> None:
    for is_sure in (True, False):
        child = replace(A, is_sure=is_sure)
        opened = listing(child, lastmod=lastmod)
        checker = Checker(context=under(child))
        safe = Fixer(checker).everything_safe(opened.table, list(opened.table.order))
        assert (safe is not None) is is_sure
        rows = checker.check(opened.table).rows
        edit = Fixer(checker).rows_of_kind(opened.table, [0], rows.__getitem__, "I05")
        assert edit is not None
        opened.apply(edit)
        assert opened[0].lastmod == expected
        assert of_rows(opened, "I05", under(child)) == {}
        assert_whole(opened)


def test_a_file_whose_time_nobody_knows_is_not_dated() -> None:
    child = replace(A, stamp=Stamp(1, 10**23, 1))
    assert of_rows(listing(child, lastmod="2024-01-01"), "I05", under(child)) == {}


def test_rows_are_judged_alike_all_at_once_and_one_by_one() -> None:
    opened = listing(A, LOST, lastmod="2024-01-01")
    checker = Checker(context=under(A, LOST))
    one_by_one = {row_id: checker.row(opened.table, row_id) for row_id in opened.table.order}
    assert checker.rows(opened.table) == one_by_one
    assert all(one_by_one.values())


CHILDREN = st.sampled_from(
    (
        A,
        LOST,
        replace(LOST, loc="no-url"),
        replace(A, loc=SITE + "b.xml.gz?x=1&amp=2"),
        replace(A, loc=SITE + "B c.xml", path=Path("B c.xml"), is_compressed=True),
        replace(A, loc=SITE + "n.xml", kind="sitemapindex"),
        replace(A, loc=SITE + "s.xml.gz", shared=(Shared(SITE + "a.xml", 2, SITE),)),
    )
)
DATES = st.sampled_from(("", "2026-03-04", "2024-01-01T00:00:00Z", "yesterday"))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(CHILDREN, DATES), min_size=1, max_size=8), st.sets(CHILDREN))
def test_the_quick_way_and_the_rules_agree_whatever_lies_beside_an_index(
    rows: list[tuple[Child, str]], known: set[Child]
) -> None:
    cells = (f"<loc>{escape(child.loc)}</loc>" for child, _ in rows)
    dates = (f"<lastmod>{date}</lastmod>" if date else "" for _, date in rows)
    opened = index(
        "".join(f"<sitemap>{''.join(each)}</sitemap>" for each in zip(cells, dates, strict=True))
    )
    checker = Checker(context=under(*known))
    one_by_one = {row_id: checker.row(opened.table, row_id) for row_id in opened.table.order}
    assert checker.rows(opened.table) == {key: found for key, found in one_by_one.items() if found}


def test_a_row_that_is_wrong_by_its_file_alone_is_not_odd_in_itself() -> None:
    packed = replace(LOST, loc=SITE + "packed.xml.gz")
    opened = listing(A, LOST, packed, lastmod="2024-01-01")
    verdicts = Checker(context=under(A, LOST, packed)).check(opened.table)
    assert list(verdicts.rows) == [0, 1, 2]
    assert not verdicts.odd


def test_where_no_file_lies_beside_an_index_no_row_is_looked_up() -> None:
    checker = Checker(context=under(A, LOST))
    assert checker.looks_at_children("sitemapindex")
    assert not Checker(context=under(LOST)).looks_at_children("sitemapindex")


def test_sitemaps_do_not_care_what_lies_beside_an_index() -> None:
    pages = document(f"<url><loc>{LOST.loc}</loc><lastmod>2024-01-01</lastmod></url>")
    verdicts = Checker(context=under(A, LOST)).check(pages.table)
    assert not verdicts.rows
    assert not mend_file(pages, "I06", context=under(A, LOST))


def test_rows_of_missing_files_can_be_removed_in_one_go() -> None:
    opened = listing(A, LOST, Child(SITE + "too.xml"))
    there = under(A, LOST, Child(SITE + "too.xml"))
    assert not mend_file(opened, "I06", context=there, only_safe=True)
    assert mend_file(opened, "I06", context=there)
    assert [row.loc for row in opened] == [A.loc]
    assert not mend_file(opened, "I06", context=there)
    assert of_file(opened, "I06", there) == []


def test_a_finding_has_the_fixes_of_what_it_says_and_not_of_what_else_its_rule_says() -> None:
    repeating = replace(A, shared=(Shared(SITE + "b.xml", 7, SITE + "page", False),))
    found = of_rows(listing(A, LOST), "I06", under(repeating, LOST))
    fixes = {
        position: [fix.title for each in ours for fix in fixes_of(each.code, text=each.text)]
        for position, ours in found.items()
    }
    assert fixes == {0: [], 1: ["Remove the rows of missing files"]}


def test_a_day_is_right_in_whatever_zone_it_was_written() -> None:
    for hours in range(-12, 15):
        day = (CHANGED + timedelta(hours=hours)).date().isoformat()
        assert of_rows(listing(A, lastmod=day), "I05", under(A)) == {}
