"""Codes of languages that are legal and most likely meant otherwise, and what URLs say of them.

Source: ISO 639-1, ISO 3166-1 alpha-2; PROTOCOL section 13, hreflang codes: `kr`, `se`, `es-LA` are
legal and nearly always wrong; `es-419` is no code of Google's.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from sitemap_editor.core.protocol.languages import (
    COUNTRIES,
    LANGUAGES,
    X_DEFAULT,
    corrected_hreflang,
    hreflang_fault,
)

# A country written as if it were a language, where the language of that code has next to no pages:
# Kanuri, Northern Sami, Ewe, Avestan, Interlingue, Cree, Breton, Twi. Countries with several
# languages are left out.
_COUNTRIES_WRITTEN: Final = "kr:ko se:sv ee:et ae:ar-AE ie:en-IE cr:es-CR br:pt-BR tw:zh-TW"
# A language written twice, the second time in place of a country: of a quite different one.
_LANGUAGES_TWICE: Final = (
    "am:am-ET ar:ar az:az-AZ be:be-BY bn:bn-BD bs:bs-BA ca:ca-ES et:et-EE ga:ga-IE gl:gl-ES "
    "km:km-KH kn:kn-IN ky:ky-KG lb:lb-LU ml:ml-IN mr:mr-IN ms:ms-MY ne:ne-NP pa:pa-IN si:si-LK "
    "sl:sl-SI sr:sr-RS sv:sv-SE tg:tg-TJ vi:vi-VN"
)
_MEANT: Final = {
    **dict(pair.split(":") for pair in _COUNTRIES_WRITTEN.split()),
    **{
        f"{language}-{language}": meant
        for language, meant in (pair.split(":") for pair in _LANGUAGES_TWICE.split())
        if f"{language}-{language.upper()}" != meant
    },
}
_LATIN_AMERICA: Final = ("LA", "419")
_SPOKEN_THERE_TOO: Final = ("es", "pt")

# Folders that are a country although a language has the same code, and what is spoken there.
_SPOKEN_IN: Final = {
    "ae": "ar en",
    "ar": "es",
    "ba": "bs hr sr",
    "be": "nl fr de",
    "bg": "bg",
    "bn": "ms en",
    "bo": "es",
    "br": "pt",
    "bs": "en",
    "ca": "en fr",
    "ch": "de fr it rm",
    "co": "es",
    "cr": "es",
    "cu": "es",
    "cy": "el tr en",
    "ee": "et ru",
    "es": "ca eu gl",
    "et": "am",
    "fi": "sv",
    "gl": "da kl",
    "gn": "fr",
    "ht": "fr ht",
    "id": "id",
    "ie": "en ga",
    "it": "de",
    "kr": "ko",
    "la": "es lo pt",
    "lb": "ar fr en",
    "li": "de",
    "lu": "fr de lb en",
    "lv": "ru",
    "mg": "fr mg",
    "ml": "fr",
    "mt": "en mt",
    "my": "ms en zh",
    "na": "en de af",
    "ne": "fr",
    "nl": "fy",
    "no": "nb nn",
    "pa": "es",
    "sa": "ar en",
    "se": "sv",
    "sg": "en zh ms",
    "si": "sl",
    "sk": "hu",
    "sl": "en",
    "sn": "fr",
    "so": "ar",
    "sv": "es",
    "tg": "fr",
    "tn": "ar fr",
    "to": "en",
    "tr": "ku",
    "tw": "zh",
    "uk": "en",
    "za": "en af",
}
# Folders among those that are the language more often than the country.
_RATHER_LANGUAGES: Final = frozenset(("bg", "es", "fi", "id", "it", "lv", "nl", "no", "sk", "tr"))
_ALIKE: Final = {"nb": "no", "nn": "no", "iw": "he", "in": "id", "ji": "yi", "fil": "tl"}
_CODE_IN_URL: Final = re.compile(r"([A-Za-z]{2})(?:[-_]([A-Za-z]{4}))?(?:[-_]([A-Za-z]{2}|419))?")
_FOLDERS: Final = 2
_QUERY: Final = re.compile(r"(?:^|&)(?:lang|language|locale|hl)=([A-Za-z_-]{2,10})(?=&|$)")


@lru_cache(maxsize=512)  # a file has few, and each of them thousands of times
def likely_hreflang(code: str) -> str | None:
    """Return what was most likely meant by a code; None where it is most likely right, or unknown.

    Beside what `corrected_hreflang` knows: codes that are legal and nearly always wrong, and Latin
    America, for which Google knows the language alone.
    """
    code = code.strip().replace("_", "-")
    if (corrected := corrected_hreflang(code)) is not None:
        return corrected
    language, _, rest = code.partition("-")
    if rest.upper() in _LATIN_AMERICA and language.lower() in _SPOKEN_THERE_TOO:
        return language.lower()
    return _MEANT.get(code.lower()) if hreflang_fault(code) is None else None


def is_improbable(code: str) -> bool:
    """Tell whether a code is legal and nearly always wrong."""
    return hreflang_fault(code) is None and likely_hreflang(code) not in (None, code)


def evidence_of(meant: str, url: str) -> str | None:
    """Return the part of a URL that speaks for a language or country, such as “/ko/” or “.kr”."""
    language, _, country = meant.lower().rpartition("-")
    language, country = (language, country) if language else (country, "")
    country = country or _HOMES.get(language, "")
    parts = _split(url)
    if parts is None:
        return None
    for written, found_language, found_country in _codes_in(*parts):
        if found_language == language or (country and country in (found_language, found_country)):
            return written
    host = parts[0]
    return f".{country}" if country and host.endswith(f".{country}") else None


_HOMES: Final = {"ko": "kr", "sv": "se", "et": "ee"}


def contradiction(code: str, url: str) -> str | None:
    """Return the part of a URL that names another language than `code`, such as “/fr/”.

    None where nothing does. A folder for a country is none, nor is one beside which the language
    itself stands.
    """
    if code.lower() == X_DEFAULT or (parts := _split(url)) is None:
        return None
    language, _, rest = code.lower().replace("_", "-").partition("-")
    country = rest.rpartition("-")[2]
    found = None
    for written, in_url, country_in_url in _codes_in(*parts):
        if _agrees(language, country, in_url, country_in_url):
            return None
        found = found or written
    return found


def language_in(url: str) -> str | None:
    """Return the code that a URL names, such as en-GB by “/en-gb/”; None where it is in doubt."""
    parts = _split(url)
    for _, language, country in _codes_in(*parts) if parts is not None else ():
        if country and country != "419":
            return f"{language}-{'GB' if country == 'uk' else country.upper()}"
        if language not in _SPOKEN_IN or language in _RATHER_LANGUAGES:
            return language
    return None


def _agrees(language: str, country: str, in_url: str, country_in_url: str) -> bool:
    """Tell whether what a URL says fits a code."""
    if _ALIKE.get(language, language) == _ALIKE.get(in_url, in_url):
        return True
    if country_in_url:
        return False
    return in_url == country or language in _SPOKEN_IN.get(in_url, "").split()


@lru_cache(maxsize=64)
def _code_in(text: str) -> tuple[str, str] | None:
    """Return language and country of what is written like a code, small; None of anything else."""
    match = _CODE_IN_URL.fullmatch(text)
    if match is None or match[1].lower() not in LANGUAGES:
        return None
    country = (match[3] or "").upper()
    if country and country not in COUNTRIES and country not in ("UK", "419"):
        return None
    return match[1].lower(), country.lower()


def _codes_in(host: str, path: str, query: str) -> list[tuple[str, str, str]]:
    """Return each code in a URL as it is written, with its language and country."""
    label = host.partition(".")[0]
    texts = [(f"{label}.", label)] if host.count(".") > 1 else []
    texts += [(f"/{each}/", each) for each in path.split("/")[1 : 1 + _FOLDERS]]
    if query and (named := _QUERY.search(query)):
        texts.append((named[0].lstrip("&"), named[1]))
    found = ((written, _code_in(text)) for written, text in texts)
    return [(written, *code) for written, code in found if code is not None]


def _split(url: str) -> tuple[str, str, str] | None:
    """Return host, path and query of a URL; None where it is none."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return None
    return host, parts.path, parts.query
