"""Possessive groups, under Pythons that mistake them and others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sitemap_editor
from sitemap_editor.core.patterns import compiled, in_atomic_groups

_REPEATED = re.compile(r"\)(?:[*+?]|\{\d*,?\d*\})\+")
_NO_PATTERNS = {"location.py", "hosts.py", "character_rules.py", "redirects.py", "patterns.py"}
"""Files in which such characters stand in a list of characters, and nowhere else."""


@pytest.mark.parametrize(
    ("pattern", "written"),
    [
        ("(?:ab?c)*+", "(?>(?:ab?c)*)"),
        ("(?:a(b|c)?+d)++e", "(?>(?:a(?>(b|c)?)d)+)e"),
        ("(?:ab){2,3}+", "(?>(?:ab){2,3})"),
        ("[^()]*+\\)*+", "[^()]*+\\)*+"),
        ("(?:[])*+]|\\()*+", "(?>(?:[])*+]|\\()*)"),
        ("(?:[^]\\]()]x)?+", "(?>(?:[^]\\]()]x)?)"),
        ("(?:a)*(b)+?", "(?:a)*(b)+?"),
    ],
)
def test_possessive_groups_are_written_as_atomic_ones(pattern: str, written: str) -> None:
    assert in_atomic_groups(pattern) == written
    assert in_atomic_groups(pattern.encode()) == written.encode()
    re.compile(written)


@given(st.text("abc-<>", max_size=12))
def test_a_group_that_fails_midway_takes_no_more_than_its_last_whole_round(text: str) -> None:
    """The plain greedy ones say the same, since nothing behind makes them step back."""
    for possessive, greedy in (
        ("(?:ab?c)*+", "(?:ab?c)*"),
        ("(?:a(?:bc)*+|-(?!->))*+", "(?:a(?:bc)*|-(?!->))*"),
        ("(?:<[^>]++>)*+", "(?:<[^>]+>)*"),
    ):
        match, wanted = compiled(possessive).match(text), re.match(greedy, text)
        assert match is not None
        assert wanted is not None
        assert match.group() == wanted.group()


def test_no_possessive_group_is_compiled_past_this() -> None:
    package = Path(sitemap_editor.__file__).parent
    past = [
        path.name
        for path in package.rglob("*.py")
        if path.name not in _NO_PATTERNS
        and _REPEATED.search(text := path.read_text("utf-8"))
        and "re.compile(" in text
    ]
    assert past == []
