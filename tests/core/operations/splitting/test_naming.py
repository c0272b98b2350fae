"""Names of parts and groups."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.operations.splitting.naming import (
    NamePattern,
    name_obstacle,
    names_obstacle,
    safe_group_names,
)
from sitemap_editor.core.operations.splitting.order import By, SplitOrder, default_pattern
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT, URLSET


@pytest.mark.parametrize(
    ("pattern", "number", "group", "name"),
    [
        ("sitemap-{n}.xml", 7, "blog", "sitemap-7.xml"),
        ("s{n:03}.xml", 7, "", "s007.xml"),
        ("s{n:3}.xml", 1234, "", "s1234.xml"),
        ("{group}-{n:02}.xml.gz", 1, "blog", "blog-01.xml.gz"),
        ("{group}.xml", 1, "", "all.xml"),
        ("{n}{n}.xml", 2, "", "22.xml"),
        ("plain.xml", 2, "x", "plain.xml"),
    ],
)
def test_placeholders_are_filled_in(pattern: str, number: int, group: str, name: str) -> None:
    made = NamePattern(pattern)
    assert made.obstacle() is None
    assert made.name(number, group) == name


@pytest.mark.parametrize(
    "pattern", ["{x}.xml", "{}.xml", "{n:x}.xml", "{n:}.xml", "{group:3}.xml", "{N}.xml", "{ n }"]
)
def test_an_unknown_placeholder_is_named_with_those_that_are_known(pattern: str) -> None:
    obstacle = NamePattern(pattern).obstacle()
    assert obstacle is not None
    assert obstacle.is_obstacle
    found = re.search(r"\{[^}]*\}", pattern)
    assert found is not None
    assert found[0] in str(obstacle)
    assert "{n:03}" in str(obstacle)


@pytest.mark.parametrize("pattern", ["{n.xml", "n}.xml", "{{n}}.xml", "{n}}{"])
def test_a_brace_without_partner_is_an_obstacle_of_its_own(pattern: str) -> None:
    obstacle = NamePattern(pattern).obstacle()
    assert obstacle is not None
    assert "unmatched brace" in str(obstacle)
    assert pattern in str(obstacle)


@pytest.mark.parametrize("name", ["a/b.xml", "a\\b.xml", "../x.xml", "/x"])
def test_a_name_that_leaves_the_folder_is_an_obstacle(name: str) -> None:
    assert "another folder" in str(name_obstacle(name))


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "a:b.xml", "a?.xml", "a\n.xml", "CON.xml", "nul", "x.xml ", " x.xml", "x."],
)
def test_a_name_that_some_system_refuses_is_an_obstacle(name: str) -> None:
    assert "every system" in str(name_obstacle(name))


def test_a_name_may_be_as_long_as_disks_allow_and_no_longer() -> None:
    assert name_obstacle("ü" * 127) is None
    assert "too long" in str(name_obstacle("ü" * 128))


def test_two_parts_of_one_name_are_an_obstacle_whatever_the_case() -> None:
    assert names_obstacle(["a.xml", "b.xml"], "i.xml") is None
    assert "“A.xml”" in str(names_obstacle(["a.xml", "A.xml"], "i.xml"))
    assert "same name as the index" in str(names_obstacle(["a.xml", "b.xml"], "B.XML"))
    assert "another folder" in str(names_obstacle(["a.xml"], "x/i.xml"))
    assert "another folder" in str(names_obstacle(["x/a.xml"], "i.xml"))
    assert names_obstacle(["a.xml"], "") is None


def test_default_patterns_tell_kind_grouping_and_compression() -> None:
    assert default_pattern(By.COUNT, URLSET, is_compressed=False) == "sitemap-{n}.xml"
    assert default_pattern(By.PATH, URLSET, is_compressed=True) == "sitemap-{group}-{n}.xml.gz"
    assert default_pattern(By.HOST, TEXT, is_compressed=False) == "sitemap-{group}-{n}.txt"
    assert default_pattern(By.COUNT, SITEMAPINDEX, is_compressed=False) == "sitemap-{n}.xml"


def test_gzip_is_added_to_a_pattern_once() -> None:
    for pattern in ("x-{n}.xml", "x-{n}.xml.gz"):
        found = SplitOrder(1, 1, pattern=pattern, is_compressed=True).pattern_for(URLSET)
        assert found == "x-{n}.xml.gz"
    assert SplitOrder(1, 1, pattern="x.xml").pattern_for(URLSET) == "x.xml"


def test_groups_become_names_that_people_still_recognise() -> None:
    given_names = [
        "blog",
        "r%C3%BCben",
        "de/angebote",
        "a b&c",
        "новости",
        "con",
        "..",
        "Blog",
        "x" * 99,
    ]
    found = safe_group_names(given_names)
    assert found[:4] == ["blog", "ruben", "de-angebote", "a-b-c"]
    assert found[5:8] == ["con-1", "group", "Blog-2"]
    assert len(found[8]) == 60


@given(st.lists(st.text(max_size=80)))
def test_names_of_groups_are_always_safe_and_never_equal(texts: list[str]) -> None:
    found = safe_group_names(texts)
    assert len({name.casefold() for name in found}) == len(texts)
    for name in found:
        assert re.fullmatch(r"[A-Za-z0-9._-]{1,70}", name)
        assert name_obstacle(name) is None


@pytest.mark.parametrize(
    ("pattern", "name", "is_given"),
    [
        ("sitemap-{n}.xml", "sitemap-12.xml", True),
        ("sitemap-{n:03}.xml", "SITEMAP-001.xml", True),
        ("sitemap-{n}.xml", "sitemap-a.xml", False),
        ("sitemap-{n}.xml", "sitemap-1.xml.gz", False),
        ("{group}-{n}.xml", "blog-posts-3.xml", True),
        ("{group}-{n}.xml", "videos.xml", False),
        ("a.b.xml", "aXb.xml", False),
    ],
)
def test_a_pattern_knows_the_names_it_gives(pattern: str, name: str, is_given: bool) -> None:
    assert NamePattern(pattern).gives(name) is is_given
