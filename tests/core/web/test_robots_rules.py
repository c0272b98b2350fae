"""Beside the suite in tests/foreign: waits, limits, and files that are meant to be hard."""

from __future__ import annotations

import re
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.web.robots_rules import MOST_BYTES, RobotsRules, matches, path_of


@given(
    pattern=st.text("ab/*$", max_size=12),
    path=st.text("ab/$", max_size=12).map(lambda rest: f"/{rest}"),
)
def test_patterns_match_as_the_expression_they_stand_for(pattern: str, path: str) -> None:
    pieces = map(re.escape, pattern.removesuffix("$").split("*"))
    expression = ".*".join(pieces) + (r"\Z" if pattern.endswith("$") else "")
    assert matches(pattern, path) is bool(re.match(expression, path))


def test_many_stars_take_no_time() -> None:
    begun = process_time()
    assert not matches("/" + "*a" * 3_000 + "$", "/" + "a" * 2_900 + "b")
    assert process_time() - begun < 5  # as an expression: for ever


@given(st.binary(max_size=200))
def test_whatever_stands_in_a_file_there_is_a_verdict(data: bytes) -> None:
    RobotsRules(data).verdict("https://example.com/a", "bot")


def test_what_is_past_the_limit_is_not_read() -> None:
    head, tail = b"User-agent: *\n", b"\nDisallow: /\n"
    inside = head + b"#" * (MOST_BYTES - len(head) - len(tail)) + tail
    assert not RobotsRules(inside).verdict("https://example.com/", "bot").is_allowed
    assert RobotsRules(b"\n" * len(tail) + inside).verdict("https://example.com/", "").is_allowed


def test_other_records_do_not_part_a_group() -> None:
    """Source: RFC 9309, section 2.2.4."""
    rules = RobotsRules(b"User-agent: a\nSitemap: x\nLicense: y\nUser-agent: b\nDisallow: /\n")
    assert not rules.verdict("https://example.com/", "a").is_allowed
    assert not rules.verdict("https://example.com/", "b").is_allowed


@pytest.mark.parametrize(
    ("written", "expected"), [(b"2.5", 2.5), (b"soon", None), (b"-1", None), (b"inf", None)]
)
def test_the_wait_between_requests(written: bytes, expected: float | None) -> None:
    rules = RobotsRules(b"User-agent: *\nCrawl-delay: " + written + b"\nUser-agent: b\nAllow: /")
    assert rules.crawl_delay_s("a") == expected
    assert rules.crawl_delay_s("B/1.0") is None


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://example.com", "/"),
        ("https://example.com?a=b", "/?a=b"),
        ("https://example.com/a;b?c//d#e", "/a;b?c//d"),
        ("//example.com/a", "/a"),
        ("/a", "/a"),
        ("", "/"),
    ],
)
def test_the_path_that_rules_speak_of(url: str, expected: str) -> None:
    assert path_of(url) == expected
