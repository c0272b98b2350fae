from __future__ import annotations

import pytest

from tests.core.checks.judging import codes, verdicts

SITE = "https://example.com/"


def of_length(count: int) -> str:
    return SITE + "a" * (count - len(SITE))


@pytest.mark.parametrize(
    "value",
    [
        SITE,
        "http://example.com",
        "HTTPS://EXAMPLE.COM/",
        "https://example.com:8443/a",
        "https://example.com:65535/",
        "https://example.com?a=1",
        "https://example.com/a?b=c&d=e",
        "https://192.0.2.1/path",
        "https://[2001:db8::1]/path",
        "https://[2001:db8::1]:8080/path",
        "https://example.com/%C3%BC",
        "https://example.com/%20",
        "https://example.com/~a-b_c.d!$'()*,;:@",
        "https://example.com/path//twice",
        "https://example.com/?q=1/2?3",
        "https://localhost/path",
        of_length(1_024),
        "http://ab.io",
    ],
)
def test_a_good_url_is_left_in_peace(value: str) -> None:
    assert verdicts("loc", value) == set()


@pytest.mark.parametrize(
    "value",
    [
        "/rel/path/long.html",
        "not a url at all but long",
        "example.com/a/b/c",
        "//example.com/a/b",
        "http:/example.com/",
        "http:example.com/abc",
        "javascript:alert(1)",
        "mailto:somebody@example.com",
        "ftp://example.com/a",
        "file:///home/me/sitemap",
        "htp://example.com/",
        "http:///nohost",
        "https://?query-only=1",
        "https://:8080/path",
        "https://example.com:99999/",
        "https://example.com:65536/",
        "https://example.com:0/",
        "https://example.com:/",
        "https://example.com:80a/",
        "https://example.com:٨٠/",
        "https://example..com/",
        "https://.example.com/",
        "http://[::1",
        "http://[::1/path/a",
        "https://exa<mple.com/",
        "https://https://example.com/",
        "1http://example.com/",
    ],
)
def test_a_url_that_is_not_absolute_http_with_host_and_port_is_an_error(value: str) -> None:
    assert ("L02", "error") in verdicts("loc", value)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1_024, set()),
        (1_025, {("L03", "warning")}),
        (2_047, {("L03", "warning")}),
        (2_048, {("L03", "warning")}),
        (2_049, {("L03", "error")}),
        (10_000, {("L03", "error")}),
    ],
)
def test_the_length_is_judged_by_prose_schema_and_yandex(
    count: int, expected: set[tuple[str, str]]
) -> None:
    assert verdicts("loc", of_length(count)) == expected


def test_the_length_counts_characters_and_not_bytes() -> None:
    value = SITE + "é" * (1_024 - len(SITE))
    assert codes("loc", value) == {"L07"}


@pytest.mark.parametrize(
    ("value", "is_short"), [("http://a.io", True), ("http://a.io/", False), ("http://aa.io", False)]
)
def test_a_url_under_twelve_characters_is_a_warning(value: str, is_short: bool) -> None:
    assert verdicts("loc", value) == ({("L04", "warning")} if is_short else set())


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


@pytest.mark.parametrize("value", [f"{SITE}#", f"{SITE}a#b", f"{SITE}?a=b#c"])
def test_a_fragment_is_a_warning(value: str) -> None:
    assert verdicts("loc", value) == {("L10", "warning")}


def test_an_encoded_hash_is_no_fragment() -> None:
    assert verdicts("loc", f"{SITE}a%23b") == set()


@pytest.mark.parametrize(
    "authority", ["me@example.com", "me:secret@example.com", ":secret@example.com", "a@b@c.example"]
)
def test_user_and_password_are_an_error(authority: str) -> None:
    assert ("L11", "error") in verdicts("loc", f"https://{authority}/")


def test_an_at_sign_in_the_path_is_no_user() -> None:
    assert verdicts("loc", f"{SITE}@me/photos") == set()


def test_an_empty_value_is_judged_with_its_row_alone() -> None:
    assert verdicts("loc", "") == set()
    assert verdicts("loc", " \n ") == set()
