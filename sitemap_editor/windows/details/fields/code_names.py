"""The codes of countries and languages with their names, in their own words and in the reader's.

Source: Unicode CLDR, of which Qt has the English names and those in their own words.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLocale

from sitemap_editor.core.protocol.languages import COUNTRIES, LANGUAGES
from sitemap_editor.core.resources import resource


def country_names() -> dict[str, str]:
    """Return the name of each country by its code."""
    names = _names_in(_reader())
    return {code: _country(code, names.get(code, "")) for code in sorted(COUNTRIES)}


def language_names() -> dict[str, str]:
    """Return the name of each language by its code of two letters."""
    names = _names_in(_reader())
    return {code: _language(code, names.get(code, "")) for code in sorted(LANGUAGES)}


def _reader() -> str:
    """Return the code of the language that the program speaks."""
    return QLocale().name().partition("_")[0]


@lru_cache(maxsize=2)
def _names_in(language: str) -> dict[str, str]:
    """Return the names in a language by code, of countries in capitals; none where not known."""
    path = resource("names", f"{language}.tsv")
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {code: name for code, _, name in (line.partition("\t") for line in lines)}


def _country(code: str, name: str) -> str:
    country = QLocale.codeToTerritory(code)
    if country is QLocale.Country.AnyTerritory:
        return name
    return _both(_native_country(country), name or QLocale.territoryToString(country))


def _native_country(country: QLocale.Country) -> str:
    locale = QLocale(QLocale.Language.AnyLanguage, country)
    return locale.nativeTerritoryName() if locale.territory() == country else ""


def _language(code: str, name: str) -> str:
    language = QLocale.codeToLanguage(code)
    if language is QLocale.Language.AnyLanguage:
        return name
    locale = QLocale(language)
    native = locale.nativeLanguageName() if locale.language() == language else ""
    return _both(native, name or QLocale.languageToString(language))


def _both(native: str, name: str) -> str:
    if not native or native.lower() == name.lower():
        return name
    return f"{native} ({name})"
