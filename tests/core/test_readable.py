"""What steers a screen or a terminal is seen, not obeyed; everything else stays as it is."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.report import ReportLine, as_json, as_text
from sitemap_editor.core.readable import (
    escaped_in_json,
    in_lines,
    is_printable,
    one_line,
    readable,
    spelled_out,
)

STEERING = "\x1b\x9b\x07\x7f\n\r\u0085\u2028\u202e\u2066\udcff"


def is_harmless(text: str) -> bool:
    return not any(unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in text) and (
        "\u202e" not in text and "\u2066" not in text
    )


@given(st.text(st.characters()))
def test_nothing_that_is_shown_steers(text: str) -> None:
    for shown in (readable(text), one_line(text), spelled_out(text)):
        assert is_harmless(shown)
    assert is_harmless(in_lines(text).replace("\n", ""))


@given(st.text(st.characters(categories=("L", "M", "N", "P", "S"))))
def test_words_of_any_language_stay_as_they_are(text: str) -> None:
    shown = {readable(text), one_line(text), in_lines(text), spelled_out(text)}
    assert shown == {text}


def test_line_ends_and_tabs_of_a_value_can_be_told_apart() -> None:
    assert one_line("a\r\nb\tc\nd") == "a⏎ b⇥c⏎ d"
    assert in_lines("a\nb\tc") == "a\nb⇥c"


def test_a_terminal_reads_escapes_spelled_out() -> None:
    assert spelled_out("\x1b[31m\n\x9b\u202e\udcff") == r"\x1b[31m\n\x9b\u202e\udcff"


@pytest.mark.parametrize("character", STEERING)
def test_a_finding_is_one_line_of_a_terminal_whatever_it_names(character: str) -> None:
    line = ReportLine(f"a{character}.xml", "L01", "error", 1, 2, 3, "loc", f"x{character}y")
    (text, rest) = as_text([line]).split("\n")
    assert rest == ""
    assert is_harmless(text)


def test_json_keeps_every_character_and_prints_none_that_steers() -> None:
    line = ReportLine("a.xml", "L01", "error", 1, 2, 3, "loc", STEERING)
    text = as_json([line])
    assert is_harmless(text.replace("\n", ""))
    assert json.loads(text)[0]["message"] == STEERING
    assert escaped_in_json('["\x9b",\n "ü"]') == '["\\u009b",\n "ü"]'


@given(st.text(st.characters(max_codepoint=0x7F) | st.characters()))
def test_long_texts_are_told_printable_as_python_does(text: str) -> None:
    assert is_printable(text) is text.isprintable()
