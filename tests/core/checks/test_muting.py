"""Rules that are muted are not asked, wherever a document is checked."""

from __future__ import annotations

from dataclasses import replace

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer
from sitemap_editor.core.checks.muting import (
    MutedBy,
    Mutes,
    codes_in,
    host_of,
    known_codes,
    muted_by,
)
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.passes.workers import Workers
from tests.core.sitemaps import urlset

ROWS = (
    "<url><loc>https://example.com/a</loc><priority>7</priority></url>"
    "<url><loc>https://example.com/a</loc><lastmod>2024-02-30</lastmod></url>"
)
EVERY = CheckContext()


def codes(checker: Checker, rows: str = ROWS) -> set[str]:
    verdicts = checker.check(scan_xml(urlset(rows)))
    parts = (verdicts.rows, verdicts.places)
    of_rows = {each.code for part in parts for found in part.values() for each in found}
    return of_rows | {each.code for each in verdicts.file}


def muting(*muted: str) -> Checker:
    return Checker(context=replace(EVERY, muted=frozenset(muted)))


def test_a_muted_rule_finds_nothing_and_the_others_what_they_found_before() -> None:
    before = codes(Checker(context=EVERY))
    assert {"P01", "D04", "L16"} <= before
    for code in before:
        assert codes(muting(code)) == before - {code}, code
    assert codes(muting(*before)) == set()


def test_a_row_by_itself_a_value_and_the_kinds_of_a_file_leave_muted_rules_out() -> None:
    table = scan_xml(urlset(ROWS))
    assert Checker(context=EVERY).row(table, table.row_id(0))
    assert not muting("P01").row(table, table.row_id(0))
    assert not muting("P01").value("priority", "7")
    found = muting("P01", "L16").kinds(table)
    assert {code for code, _ in (*found.rows, *found.places)} == {"D04"}


def test_one_rule_alone_is_muted_as_well() -> None:
    table = scan_xml(urlset(ROWS))
    assert Checker(context=EVERY).only("P01").row(table, table.row_id(0))
    assert not muting("P01").only("P01").row(table, table.row_id(0))


def test_what_is_muted_is_not_mended_with_all_that_is_safe() -> None:
    table = scan_xml(urlset("<url><loc>https://example.com/a b</loc></url>"))
    ids = list(table.order)
    assert Fixer(Checker(context=EVERY)).everything_safe(table, ids) is not None
    assert Fixer(muting("L06")).everything_safe(table, ids) is None


def test_worker_processes_leave_muted_rules_out() -> None:
    table = scan_xml(urlset("\n".join([ROWS] * 3_000)))
    workers = Workers()
    try:
        found = muting("P01").kinds(table, executor=workers)
    finally:
        workers.end()
    assert {code for code, _ in found.rows} == {"D04"}


def test_codes_are_read_however_a_person_separates_them() -> None:
    assert codes_in(" l17,P03 ,, L17\tD04 ") == ["L17", "P03", "D04"]
    assert codes_in(" , ") == []


def test_no_rule_keeps_a_file_closed_so_each_of_them_can_be_muted() -> None:
    assert "L17" in known_codes()
    assert not known_codes() & {"XSD", "F01", "F02", "F07", "empty", "html"}


def test_a_file_is_muted_by_itself_and_by_its_site() -> None:
    mutes = Mutes({"/a.xml": frozenset({"L17"})}, {"example.com": frozenset({"L17", "D04"})})
    both = (MutedBy.FILE, MutedBy.SITE)
    assert mutes.of("/a.xml", "example.com") == {"D04": (MutedBy.SITE,), "L17": both}
    assert list(mutes.of("/a.xml", "example.com")) == ["D04", "L17"]
    assert mutes.of("/b.xml", "") == {}
    assert mutes.of(None, "example.com").keys() == {"D04", "L17"}


def test_the_same_rule_from_two_sources_is_one() -> None:
    found = muted_by((MutedBy.SITE, ["P03"]), (MutedBy.OPTION, ["P03", "D04"]))
    assert found == {"D04": (MutedBy.OPTION,), "P03": (MutedBy.SITE, MutedBy.OPTION)}


def test_sites_are_told_apart_by_their_host() -> None:
    assert host_of(" HTTPS://www.Example.com:8080/a ") == "www.example.com"
    assert host_of("/a") == host_of("") == ""
