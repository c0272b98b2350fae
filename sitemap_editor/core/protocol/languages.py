"""Codes of languages and countries, and what people usually write in their place.

Source: ISO 639-1, ISO 15924, ISO 3166-1 alpha-2; PROTOCOL section 8. Only assigned codes count.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from typing import Final

from sitemap_editor.core.protocol.long_languages import NEAREST_LANGUAGES, SHORT_LANGUAGES
from sitemap_editor.core.protocol.scripts import SCRIPTS

_ISO_639_1: Final = (
    "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv "
    "cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho "
    "hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku "
    "kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn "
    "no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm "
    "sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi "
    "vo wa wo xh yi yo za zh zu"
)
_ISO_3166_1: Final = (
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO "
    "BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ "
    "DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP "
    "GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG "
    "KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML "
    "MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE "
    "PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL "
    "SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM "
    "US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
)
LANGUAGES: Final = frozenset(_ISO_639_1.split())
COUNTRIES: Final = frozenset(_ISO_3166_1.split())
X_DEFAULT: Final = "x-default"

# No languages, but written as if they were: most are countries, some are withdrawn. Countries with
# several languages are left out, and so are codes that name a language too (br, se, tw): nobody can
# tell what was meant.
_LANGUAGES_WRITTEN: Final = (
    "jp:ja cn:zh cz:cs dk:da gr:el ua:uk vn:vi gb:en-GB us:en-US au:en-AU nz:en-NZ at:de-AT "
    "mx:es-MX hk:zh-HK iw:he in:id ji:yi jw:jv mo:ro"
)
_LANGUAGES_MEANT: Final = {
    **SHORT_LANGUAGES,
    **dict(pair.split(":") for pair in _LANGUAGES_WRITTEN.split()),
}
_COUNTRIES_MEANT: Final = {"UK": "GB", "SP": "ES", "JA": "JP", "USA": "US"}
_WHOLE_CODES_MEANT: Final = {
    "uk-uk": "uk-UA",
    "cs-cs": "cs-CZ",
    "da-da": "da-DK",
    "ko-ko": "ko-KR",
    "el-el": "el-GR",
    "x-default": X_DEFAULT,
    "xdefault": X_DEFAULT,
    "default": X_DEFAULT,
}
_CODE: Final = re.compile(
    r"(?P<language>[A-Za-z]{2,3})(?:-(?P<script>[A-Za-z]{4}))?(?:-(?P<country>[A-Za-z]{2}))?"
)
_LOOSE: Final = re.compile(
    r"(?P<language>[A-Za-z]{2,3})(?:[-_](?P<script>[A-Za-z]{4}))?"
    r"(?:[-_](?P<country>[A-Za-z]{2,3}|[0-9]{3}))?"
)
_LETTERS_OF_A_CODE: Final = 2


class CodeFault(Enum):
    """Why a text is no value of hreflang."""

    FORM = "form"
    LANGUAGE = "language"
    LONG_LANGUAGE = "language of three letters"
    SCRIPT = "script"
    COUNTRY = "country"


@lru_cache(maxsize=512)  # a file has few, and each of them thousands of times
def hreflang_fault(code: str) -> CodeFault | None:
    """Check a value of hreflang; case does not matter. None where it is right."""
    if code.lower() == X_DEFAULT:
        return None
    match = _CODE.fullmatch(code)
    if match is None:
        is_form = "_" in code or _LOOSE.fullmatch(code) is None
        return CodeFault.FORM if is_form else CodeFault.COUNTRY
    if match["language"].lower() not in LANGUAGES:
        is_long = len(match["language"]) > _LETTERS_OF_A_CODE
        return CodeFault.LONG_LANGUAGE if is_long else CodeFault.LANGUAGE
    if match["script"] is not None and match["script"].title() not in SCRIPTS:
        return CodeFault.SCRIPT
    if match["country"] is not None and match["country"].upper() not in COUNTRIES:
        return CodeFault.COUNTRY
    return None


def corrected_hreflang(code: str) -> str | None:
    """Return what was meant where that is beyond doubt; None where nothing is wrong or known."""
    code = code.strip()
    if hreflang_fault(code) is None:
        return None
    whole = _WHOLE_CODES_MEANT.get(code.lower().replace("_", "-"))
    if whole is not None:
        return whole
    match = _LOOSE.fullmatch(code)
    if match is None:
        return None
    language, script, country = match["language"], match["script"], match["country"]
    meant = _LANGUAGES_MEANT.get(language.lower(), language)
    if country is not None:
        country = _COUNTRIES_MEANT.get(country.upper(), country)
        meant = meant.partition("-")[0]  # what the country says itself
    written = "-".join(part for part in (meant, script, country) if part)
    return written if hreflang_fault(written) is None else None


@lru_cache(maxsize=512)
def usual_hreflang(code: str) -> str | None:
    """Return a right code in the usual case; None of a wrong one. Source: RFC 5646, 2.1.1."""
    if hreflang_fault(code) is not None:
        return None
    match = _CODE.fullmatch(code)
    if match is None:
        return X_DEFAULT
    script, country = match["script"], match["country"]
    parts = (match["language"].lower(), script and script.title(), country and country.upper())
    return "-".join(filter(None, parts))


def nearest_hreflang(code: str) -> str | None:
    """Return `code` with the two letters its language is filed under, where it has none itself."""
    match = _LOOSE.fullmatch(code.strip())
    nearest = NEAREST_LANGUAGES.get(match["language"].lower()) if match is not None else None
    if match is None or nearest is None:
        return None
    written = "-".join(part for part in (nearest, match["script"], match["country"]) if part)
    return written if hreflang_fault(written) is None else nearest


def without_country(code: str) -> str | None:
    """Return `code` without what stands in place of a country, or None where that is no help."""
    match = _LOOSE.fullmatch(code.strip())
    if match is None or match["country"] is None:
        return None
    written = "-".join(part for part in (match["language"], match["script"]) if part)
    return written if hreflang_fault(written) is None else None


_NEWS_CODE: Final = re.compile(r"zh-cn|zh-tw|[a-z]{2,3}")


def is_news_language(code: str) -> bool:
    """Tell whether `code` may stand in news:language: two or three letters, zh-cn or zh-tw."""
    if _NEWS_CODE.fullmatch(code) is None:
        return False
    return len(code) != _LETTERS_OF_A_CODE or code in LANGUAGES


def corrected_news_language(code: str) -> str | None:
    """Return the code that was meant in news:language; None where nothing is wrong or known.

    A country says nothing there, but for Chinese.
    """
    code = code.strip()
    if is_news_language(code):
        return None
    small = code.lower().replace("_", "-")
    if is_news_language(small):
        return small
    language = (corrected_hreflang(small) or small).lower()
    simplified = {"zh-hans": "zh-cn", "zh-hant": "zh-tw", "zh-hk": "zh-tw"}
    written = simplified.get(language, language.partition("-")[0])
    return written if is_news_language(written) else None


def corrected_country(code: str) -> str | None:
    """Return the country code that was meant; None where nothing is wrong or known."""
    capital = _COUNTRIES_MEANT.get(code.upper(), code.upper())
    return capital if capital in COUNTRIES and capital != code else None
