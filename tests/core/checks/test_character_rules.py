from __future__ import annotations

import pytest

from sitemap_editor.core.checks.checker import Checker
from tests.core.checks.judging import JUDGE, codes, context, verdicts

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


def messages(value: str) -> list[str]:
    return [each.message for each in JUDGE.value("loc", value) if each.code == "L06"]


def test_all_bad_places_are_told() -> None:
    told = messages("https://example.com/a b{c d}e{%zz“f%")
    assert [message.partition(".")[0] for message in told] == [
        "There are 2 spaces, at positions 22 and 26",
        "The quotation mark “\u201c” (position 34) looks pasted",
        "“{” (2 times, at positions 24 and 30) must be percent-encoded in a URL: %7B",
        "“}” (position 28) must be percent-encoded in a URL: %7D",
        "“%” is not followed by two hexadecimal digits 2 times (positions 31 and 36)",
    ]


def test_of_many_places_the_first_are_shown_and_all_are_counted() -> None:
    (told,) = messages("https://example.com/" + "a " * 40 + "b")
    assert "40 spaces" in told
    assert "22, 24, 26, 28, 30, 32, 34, 36, 38, 40, …" in told


def test_each_invisible_character_is_named() -> None:
    first, second = messages("https://example.com/a\u200bb\u200bc\xa0d")
    assert "2 times, at positions 22 and 24: U+200B ZERO WIDTH SPACE" in first
    assert "U+00A0 NO-BREAK SPACE" in second


def test_letters_beyond_ascii_weigh_more_under_google() -> None:
    google = Checker(context=context("google"))
    (found,) = google.value("loc", "https://example.com/ü")
    assert (found.code, found.severity.value) == ("L07", "warning")


@pytest.mark.parametrize(
    "query", ["a,b,,c,d", "[a:b][c:d]", "x[a:b]", "%5Ba:b%5D", "%5bsort%3aprice%5d", "a%2C%2cb"]
)
def test_an_unusual_query_is_a_hint_of_google_alone(query: str) -> None:
    value = f"https://example.com/?{query}"
    found = Checker(context=context("google")).value("loc", value)
    (hint,) = [each for each in found if each.code == "L22"]
    assert (hint.severity.value, hint.engines) == ("hint", ("Google",))
    assert "L22" not in codes("loc", value)


@pytest.mark.parametrize(
    "url",
    [
        "?a=1,,2",
        "?a&b,,c",
        "?a,b",
        "a,,b",
        "?[a]",
        "?a:b",
        "#a,,b",
        "?%5Ba%5D=1",
        "?a=%5Bb:c%5D",
        "?%C3%BC",
    ],
)
def test_a_query_in_pairs_or_of_one_word_is_usual(url: str) -> None:
    found = Checker(context=context("google")).value("loc", SITE + url)
    assert "L22" not in {each.code for each in found}
