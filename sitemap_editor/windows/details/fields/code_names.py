"""The codes of countries and languages with their names, in their own words and in English."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale

from sitemap_editor.core.protocol.languages import COUNTRIES, LANGUAGES


@lru_cache(maxsize=1)
def country_names() -> dict[str, str]:
    """Return the name of each country by its code."""
    return {code: _country(code) for code in sorted(COUNTRIES)}


@lru_cache(maxsize=1)
def language_names() -> dict[str, str]:
    """Return the name of each language by its code of two letters."""
    return {code: _language(code) for code in sorted(LANGUAGES)}


def _country(code: str) -> str:
    country = QLocale.codeToTerritory(code)
    if country is QLocale.Country.AnyTerritory:
        return ""
    return _both(_native_country(country), QLocale.territoryToString(country))


def _native_country(country: QLocale.Country) -> str:
    locale = QLocale(QLocale.Language.AnyLanguage, country)
    return locale.nativeTerritoryName() if locale.territory() == country else ""


def _language(code: str) -> str:
    language = QLocale.codeToLanguage(code)
    if language is QLocale.Language.AnyLanguage:
        return ""
    locale = QLocale(language)
    native = locale.nativeLanguageName() if locale.language() == language else ""
    return _both(native, QLocale.languageToString(language))


def _both(native: str, english: str) -> str:
    if not native or native.lower() == english.lower():
        return english
    return f"{native} ({english})"
