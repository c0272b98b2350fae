from __future__ import annotations

import pytest

from tests.core.checks.judging import JUDGE, codes, verdicts

SITE = "https://example.com/"


def of_length(count: int) -> str:
    return SITE + "a" * (count - len(SITE))


@pytest.mark.parametrize(
    "character", [" ", "\t", "\n", "\x08", "\x7f", "\u00a0", "\u200b", "\u2028", "\u3000", "\ufeff"]
)
def test_space_and_invisible_characters_inside_a_url_are_errors(character: str) -> None:
    assert ("L06", "error") in verdicts("loc", f"https://example.com/a{character}b")


@pytest.mark.parametrize("character", list("\\^`{}|"))
def test_characters_that_must_be_encoded_are_warnings(character: str) -> None:
    assert verdicts("loc", f"https://example.com/a{character}b") == {("L06", "warning")}


@pytest.mark.parametrize("code", ["%", "%2", "%zz", "%2g", "%%20", "100%"])
def test_a_broken_percent_code_is_a_warning(code: str) -> None:
    assert verdicts("loc", f"https://example.com/{code}") == {("L06", "warning")}


@pytest.mark.parametrize("bracket", ["[", "]"])
def test_square_brackets_may_not_stand_in_a_path_or_query(bracket: str) -> None:
    """RFC 3986 keeps them for IPv6 hosts."""
    assert ("L06", "warning") in verdicts("loc", f"https://example.com/?a{bracket}=1")


@pytest.mark.parametrize(
    "value", ["https://example.com/ü", "https://müller.example/", "https://example.com/?q=日本"]
)
def test_letters_beyond_ascii_are_a_hint(value: str) -> None:
    assert verdicts("loc", value) == {("L07", "hint")}


@pytest.mark.parametrize("code", ["%E4", "%C3", "%D6%D0%CE%C4", "%FF%FE", "%80", "%C3%28"])
def test_percent_codes_of_another_encoding_are_a_warning(code: str) -> None:
    assert verdicts("loc", f"https://example.com/{code}") == {("L07", "warning")}


@pytest.mark.parametrize("code", ["%C3%A4", "%e6%97%a5", "%F0%9F%98%80", "%41", "%C3%A4a%C3%A4"])
def test_percent_codes_that_spell_utf_8_are_fine(code: str) -> None:
    assert verdicts("loc", f"https://example.com/{code}") == set()


@pytest.mark.parametrize("value", [f" {SITE}", f"{SITE}\n", f"\r\n\t{SITE} "])
def test_white_space_around_a_url_is_a_warning_and_hides_nothing_else(value: str) -> None:
    assert verdicts("loc", value) == {("L09", "warning")}


def test_white_space_around_a_url_does_not_count_to_its_length() -> None:
    assert codes("loc", f"  {of_length(1_024)}  ") == {"L09"}
    assert codes("loc", " http://a.io ") == {"L04", "L09"}


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (SITE + "?a=1&amp;b=2", "&amp;"),
        (SITE + "?a=1&amp;amp;b=2", "&amp;"),
        (SITE + "?a=&lt;b", "&lt;"),
        (SITE + "?a=&quot;", "&quot;"),
        (SITE + "?a=1&#38;b", "&#38;"),
        (SITE + "?a=1&#x26;b", "&#x26;"),
    ],
)
def test_an_escape_in_the_url_itself_was_written_twice(value: str, written: str) -> None:
    found = [finding for finding in JUDGE.value("loc", value) if finding.code == "L05"]
    assert [(each.severity.value, each.arguments["escape"]) for each in found] == [
        ("warning", written)
    ]


@pytest.mark.parametrize(
    "value", ["?a=1&copy=2", "?a=1&amp=2", "?a=1&b;c", "?a='b'", "?a=1&ampere;", "?a&lt=1"]
)
def test_what_only_looks_like_an_escape_is_a_parameter(value: str) -> None:
    assert verdicts("loc", SITE + value) == set()


@pytest.mark.parametrize("code", ["%25C3%25BC", "%2520", "%25e4", "a%2525"])
def test_codes_of_codes_are_a_warning(code: str) -> None:
    """Yoast/wordpress-seo#1863."""
    assert verdicts("loc", SITE + code) == {("L08", "warning")}


@pytest.mark.parametrize("code", ["%25", "100%25-off", "%25zz", "%25%32", "%C3%BC%25"])
def test_an_encoded_percent_sign_alone_is_fine(code: str) -> None:
    assert verdicts("loc", SITE + code) == set()


def test_what_is_encoded_twice_is_shown_decoded() -> None:
    (finding,) = JUDGE.value("loc", SITE + "a%2520b")
    assert finding.arguments == {"code": "%2520", "decoded": "%20"}


@pytest.mark.parametrize("quote", list("“”‘’„«»"))
def test_typographic_quotation_marks_look_pasted(quote: str) -> None:
    assert verdicts("loc", f"{SITE}a{quote}b") == {("L06", "warning")}


@pytest.mark.parametrize(
    "value",
    [
        "نیم\u200cفاصله",  # Persian joins words with it
        "👨\u200d👩\u200d👧",
    ],
)
def test_joiners_inside_words_of_other_scripts_are_meant(value: str) -> None:
    assert verdicts("loc", SITE + value) == {("L07", "hint")}


@pytest.mark.parametrize("value", ["a\u200cb", "ب\u200cb", "\u200d", "a\u200dü"])
def test_joiners_elsewhere_are_pasted(value: str) -> None:
    assert ("L06", "error") in verdicts("loc", SITE + value)


def test_a_soft_hyphen_is_invisible() -> None:
    assert ("L06", "error") in verdicts("loc", SITE + "a\u00adb")
