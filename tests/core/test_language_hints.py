"""What was most likely meant by a code, and what URLs say of it."""

import pytest

from sitemap_editor.core.protocol import language_hints, languages
from sitemap_editor.core.protocol.language_hints import (
    contradiction,
    evidence_of,
    is_improbable,
    language_in,
    likely_hreflang,
)


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("kr", "ko"),
        ("se", "sv"),
        ("es-LA", "es"),
        ("es-419", "es"),
        ("es_419", "es"),
        ("sv-SV", "sv-SE"),
        ("ar-AR", "ar"),
        ("en-UK", "en-GB"),
        ("KR", "ko"),
    ],
)
def test_what_was_most_likely_meant_is_named(code: str, meant: str) -> None:
    assert likely_hreflang(code) == meant


@pytest.mark.parametrize("code", ["ko", "sv", "es", "es-MX", "lo-LA", "de-DE", "x-default", "qq"])
def test_nothing_is_said_of_codes_that_are_right_or_unknown(code: str) -> None:
    assert likely_hreflang(code) is None


def test_legal_codes_are_told_from_those_with_a_fault() -> None:
    assert is_improbable("kr")
    assert is_improbable("es-LA")
    assert not is_improbable("es-419")  # a fault already
    assert not is_improbable("ko")


def test_each_code_of_the_tables_is_legal_and_each_meaning_too() -> None:
    for code, meant in language_hints._MEANT.items():
        assert languages.hreflang_fault(code) is None, code
        assert languages.hreflang_fault(meant) is None, meant
    spoken = language_hints._SPOKEN_IN
    assert all(code in languages.LANGUAGES for code in spoken)
    assert {each for text in spoken.values() for each in text.split()} <= languages.LANGUAGES


@pytest.mark.parametrize(
    ("meant", "url", "evidence"),
    [
        ("ko", "https://example.com/ko/a", "/ko/"),
        ("ko", "https://example.kr/a", ".kr"),
        ("ko", "https://kr.example.com/a", "kr."),
        ("sv", "https://example.com/se/a", "/se/"),
        ("pt-BR", "https://example.com.br/a", ".br"),
        ("ko", "https://example.com/a", None),
        ("ko", "https://[", None),
    ],
)
def test_the_evidence_for_a_meaning_is_in_the_url(
    meant: str, url: str, evidence: str | None
) -> None:
    assert evidence_of(meant, url) == evidence


@pytest.mark.parametrize(
    ("code", "url", "said"),
    [
        ("de", "https://example.com/fr/a", "/fr/"),
        ("de", "https://fr.example.com/a", "fr."),
        ("de", "https://example.com/a?lang=fr", "lang=fr"),
        ("de", "https://example.com/shop/en-gb/a", "/en-gb/"),
        ("en", "https://example.com/fr_CA/a", "/fr_CA/"),
        ("de", "https://example.com/de/fr/a", None),
        ("de", "https://example.com/at/a", None),
        ("de-AT", "https://example.com/at/a", None),
        ("de", "https://example.com/ch/a", None),
        ("en-GB", "https://example.com/uk/a", None),
        ("nb", "https://example.com/no/a", None),
        ("es", "https://example.com/ar/a", None),
        ("es-AR", "https://example.com/es/a", None),
        ("x-default", "https://example.com/fr/a", None),
        ("de", "https://example.com/a/b/fr/", None),
        ("de", "https://example.com/", None),
        ("de", "https://it", None),
        ("de", "https://[", None),
        ("sv", "https://example.com/se/a", None),
    ],
)
def test_a_url_that_names_another_language_contradicts_a_code(
    code: str, url: str, said: str | None
) -> None:
    assert contradiction(code, url) == said


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("https://example.com/en/a", "en"),
        ("https://example.com/en-uk/a", "en-GB"),
        ("https://de.example.com/a", "de"),
        ("https://example.com/es_419/", "es"),
        ("https://example.com/be/fr/", "fr"),
        ("https://example.com/be/", None),
        ("https://example.com/about", None),
        ("https://[", None),
    ],
)
def test_a_url_names_a_language_where_that_is_beyond_doubt(url: str, code: str | None) -> None:
    assert language_in(url) == code
