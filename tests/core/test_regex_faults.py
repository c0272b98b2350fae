"""What is said of a regular expression that is wrong."""

from __future__ import annotations

import re

import pytest

from sitemap_editor.core.errors import worded
from sitemap_editor.core.regex_faults import fault_of


@pytest.mark.parametrize(
    ("pattern", "said"),
    [
        ("a(b", "The “(” at character 2 of the regular expression is not closed. Write “\\(” to"),
        ("a)", "The “)” at character 2 of the regular expression closes nothing. Write “\\)” to"),
        ("[a", "The “[” at character 1 of the regular expression is not closed. Write “\\[” to"),
        (
            "*a",
            "The “*” at character 1 of the regular expression has nothing to repeat. Write “\\*”",
        ),
        ("a{2}{3}", "The “{” at character 5 of the regular expression has nothing to repeat."),
        ("ab\\", "The regular expression ends with a single “\\”. Write “\\\\” to find"),
        ("a\\q", "“\\q” at character 2 of the regular expression means nothing."),
        ("a\\x1", "“\\x” at character 2 of the regular expression means nothing."),
        ("[z-a]", "This is not a valid regular expression, from character 2 on."),
        ("(?<=a*)b", "This is not a valid regular expression."),
        ("a{99999999999}", "This is not a valid regular expression."),
    ],
)
def test_what_is_wrong_with_a_pattern_is_said_in_words_of_ours(pattern: str, said: str) -> None:
    with pytest.raises((re.error, OverflowError)) as found:
        re.compile(pattern)
    assert worded(*fault_of(found.value)).startswith(said)
