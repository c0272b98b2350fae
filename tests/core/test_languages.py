from __future__ import annotations

import pytest

from sitemap_editor.core.protocol import languages
from sitemap_editor.core.protocol.languages import (
    CodeFault,
    corrected_country,
    corrected_hreflang,
    corrected_news_language,
    hreflang_fault,
    is_news_language,
    without_country,
)
from sitemap_editor.core.protocol.scripts import SCRIPTS


def test_the_lists_have_as_many_codes_as_the_standards() -> None:
    assert len(languages.LANGUAGES) == 183
    assert len(languages.COUNTRIES) == 249
    assert all(len(code) == 4 and code == code.title() for code in SCRIPTS)


@pytest.mark.parametrize(
    "code",
    [
        "en",
        "de-AT",
        "DE-at",
        "zh-Hans",
        "zh-hant-TW",
        "sr-Latn-RS",
        "x-default",
        "X-Default",
        "uk",
        "pt-BR",
    ],
)
def test_codes_that_are_right(code: str) -> None:
    assert hreflang_fault(code) is None
    assert corrected_hreflang(code) is None


@pytest.mark.parametrize(
    ("code", "fault", "right"),
    [
        ("en-UK", CodeFault.COUNTRY, "en-GB"),
        ("en_US", CodeFault.FORM, "en-US"),
        ("en_uk", CodeFault.FORM, "en-GB"),
        ("jp", CodeFault.LANGUAGE, "ja"),
        ("jp-JP", CodeFault.LANGUAGE, "ja-JP"),
        ("cn", CodeFault.LANGUAGE, "zh"),
        ("us", CodeFault.LANGUAGE, "en-US"),
        ("us-CA", CodeFault.LANGUAGE, "en-CA"),
        ("at", CodeFault.LANGUAGE, "de-AT"),
        ("iw", CodeFault.LANGUAGE, "he"),
        ("eng", CodeFault.LONG_LANGUAGE, "en"),
        ("eng-USA", CodeFault.COUNTRY, "en-US"),
        ("zh_Hans_CN", CodeFault.FORM, "zh-Hans-CN"),
        ("uk-UK", CodeFault.COUNTRY, "uk-UA"),
        ("x_default", CodeFault.FORM, "x-default"),
        ("es-419", CodeFault.COUNTRY, None),
        ("en-EU", CodeFault.COUNTRY, None),
        ("xx", CodeFault.LANGUAGE, None),
        ("fil", CodeFault.LONG_LANGUAGE, None),
        ("english", CodeFault.FORM, None),
        ("de-AT-1996", CodeFault.FORM, None),
        ("de,at", CodeFault.FORM, None),
        ("uk-only", CodeFault.SCRIPT, None),
        ("zh_Hanx_CN", CodeFault.FORM, None),
        ("zh-Hanx-CN", CodeFault.SCRIPT, None),
        ("xx-Latn", CodeFault.LANGUAGE, None),
        ("", CodeFault.FORM, None),
    ],
)
def test_codes_that_are_wrong_and_what_was_meant(
    code: str, fault: CodeFault, right: str | None
) -> None:
    assert hreflang_fault(code) is fault
    assert corrected_hreflang(f" {code}\n") == right


def test_whatever_is_proposed_is_right_and_stands_for_something_wrong() -> None:
    for code in (*languages._LANGUAGES_MEANT, *languages._WHOLE_CODES_MEANT):
        right = corrected_hreflang(code)
        assert (right is None) == (code == "x-default"), code
        assert right is None or hreflang_fault(right) is None
    for country, meant in languages._COUNTRIES_MEANT.items():
        assert country not in languages.COUNTRIES
        assert meant in languages.COUNTRIES


@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("es-419", "es"),
        ("en_EU", "en"),
        ("zh-Hans-XX", "zh-Hans"),
        ("en", None),
        ("xx-YY", None),
        ("nonsense", None),
    ],
)
def test_the_country_is_left_out_where_that_helps(code: str, left: str | None) -> None:
    assert without_country(code) == left


@pytest.mark.parametrize(
    ("code", "is_right", "right"),
    [
        ("en", True, None),
        ("zh-cn", True, None),
        ("haw", True, None),
        ("EN", False, "en"),
        ("zh_TW", False, "zh-tw"),
        ("zh-Hans", False, "zh-cn"),
        ("zh-HK", False, "zh-tw"),
        ("en-UK", False, "en"),
        ("xx", False, None),
        ("german", False, None),
    ],
)
def test_languages_of_news_have_rules_of_their_own(
    code: str, is_right: bool, right: str | None
) -> None:
    assert is_news_language(code) == is_right
    assert corrected_news_language(code) == right


@pytest.mark.parametrize(
    ("code", "right"), [("DE", None), ("de", "DE"), ("uk", "GB"), ("XX", None), ("", None)]
)
def test_countries_are_written_in_capitals(code: str, right: str | None) -> None:
    assert corrected_country(code) == right
