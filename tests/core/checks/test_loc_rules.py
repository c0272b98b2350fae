from __future__ import annotations

import pytest

from sitemap_editor.core.checks.checker import Checker
from tests.core.checks.judging import JUDGE, codes, context, verdicts

SITE = "https://example.com/"


def of_length(count: int) -> str:
    return SITE + "a" * (count - len(SITE))


@pytest.mark.parametrize(
    "value",
    [
        SITE,
        "http://example.com",
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


@pytest.mark.parametrize(
    ("profile", "count", "expected"),
    [
        ("yandex", 1_025, {("L03", "warning")}),
        ("google", 1_025, set()),
        ("google", 2_047, set()),
        ("google", 2_048, {("L03", "warning")}),
        ("google", 2_049, {("L03", "error")}),
        ("bing", 1_500, set()),
    ],
)
def test_who_minds_a_long_url_is_told_by_the_profile(
    profile: str, count: int, expected: set[tuple[str, str]]
) -> None:
    checker = Checker(context=context(profile))
    assert verdicts("loc", of_length(count), checker) == expected


def test_only_yandex_minds_more_than_1024_characters() -> None:
    (long,) = JUDGE.value("loc", of_length(1_025))
    (too_long,) = JUDGE.value("loc", of_length(2_049))
    assert (long.engines, too_long.engines) == (("Yandex",), ())


@pytest.mark.parametrize(
    "value",
    [
        *("http://example.com:80/", "https://example.com:443", "HTTPS://example.com/"),
        *("https://Example.com/a", "https://example.COM:8443/"),
    ],
)
def test_what_goes_without_saying_is_a_hint(value: str) -> None:
    """PROTOCOL section 12: `:443`, `:80` and an upper-case host are redundant."""
    assert verdicts("loc", value) == {("L02", "hint")}


@pytest.mark.parametrize("value", ["http://example.com:443/", "https://example.com:80/"])
def test_the_default_port_of_the_other_scheme_is_meant(value: str) -> None:
    assert verdicts("loc", value) == set()


def test_a_scheme_that_stands_twice_is_told_as_such() -> None:
    for value in ("https://https://example.com/", "https://http//example.com/"):
        (finding,) = JUDGE.value("loc", value)
        assert (finding.code, finding.severity.value) == ("L02", "error")
        assert "twice" in finding.message


def test_the_length_counts_characters_and_not_bytes() -> None:
    value = SITE + "é" * (1_024 - len(SITE))
    assert codes("loc", value) == {"L07"}


@pytest.mark.parametrize(
    ("value", "is_short"), [("http://a.io", True), ("http://a.io/", False), ("http://aa.io", False)]
)
def test_a_url_under_twelve_characters_is_a_warning(value: str, is_short: bool) -> None:
    assert verdicts("loc", value) == ({("L04", "warning")} if is_short else set())


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


def test_an_empty_port_is_legal_and_a_hint() -> None:
    """RFC 3986, 3.2.3 and 6.2.3."""
    assert verdicts("loc", "https://example.com:/") == {("L02", "hint")}
