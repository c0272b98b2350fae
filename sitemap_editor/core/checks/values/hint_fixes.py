"""How change frequencies and priorities become legal values. Source: PROTOCOL section 12."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from sitemap_editor.core.protocol.fields import CHANGEFREQ_VALUES

# What people write in English and Spanish, to the nearest of the seven words.
_NEAREST: Final = {
    "always": (
        *("constantly", "continuous", "continuously", "realtime", "real-time", "minutely"),
        *("every minute", "siempre", "constante"),
    ),
    "hourly": ("hour", "hours", "every hour", "each hour", "hourley", "cada hora", "por hora"),
    "daily": (
        *("day", "days", "dayly", "dailly", "every day", "everyday", "each day", "nightly"),
        *("diario", "diaria", "diariamente", "cada día", "cada dia", "a diario"),
    ),
    "weekly": (
        *("week", "weeks", "weakly", "weekley", "every week", "each week", "once a week"),
        *("bi-weekly", "biweekly", "bi weekly", "fortnightly", "semanal", "semanalmente"),
        *("cada semana", "quincenal"),
    ),
    "monthly": (
        *("month", "months", "montly", "monthy", "mounthly", "every month", "each month"),
        *("bi-monthly", "bimonthly", "quarterly", "mensual", "mensualmente", "cada mes"),
    ),
    "yearly": (
        *("year", "years", "yearley", "annual", "annually", "anually", "every year", "each year"),
        *("once a year", "half-yearly", "anual", "anualmente", "cada año"),
    ),
    "never": ("none", "no", "once", "static", "archived", "nunca", "jamás"),
}
_WORD_OF: Final = {said: word for word, many in _NEAREST.items() for said in many}

_COMMA: Final = re.compile(r"[01],\d+", re.ASCII)
_DECIMAL: Final = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)", re.ASCII)
_PERCENT: Final = re.compile(r"(\d{1,3}(?:[.,]\d+)?) ?%", re.ASCII)
_SHARE: Final = re.compile(r"(\d+(?:\.\d+)?) ?/ ?(\d+)", re.ASCII)
_STEPS: Final = {
    **dict.fromkeys(("highest", "max", "maximum", "top", "very high", "máxima"), "1.0"),
    **dict.fromkeys(("high", "important", "alta", "alto"), "0.8"),
    **dict.fromkeys(("medium", "normal", "middle", "default", "media", "medio"), "0.5"),
    **dict.fromkeys(("low", "baja", "bajo"), "0.3"),
    **dict.fromkeys(("lowest", "min", "minimum", "very low", "none", "mínima"), "0.0"),
}
_HUNDREDTH: Final = Decimal("0.01")
_LONGEST: Final = 30  # digits; more of them are nothing a person wrote


def in_small_letters(value: str) -> str:
    """Write a word in small letters and without white space."""
    return value.strip().lower()


def nearest_word(value: str) -> str | None:
    """Return the one of the seven words that comes nearest to what people say."""
    said = " ".join(value.lower().split())
    return said if said in CHANGEFREQ_VALUES else _WORD_OF.get(said)


def with_dot(value: str) -> str | None:
    """Write a decimal comma as a dot."""
    stripped = value.strip()
    return stripped.replace(",", ".") if _COMMA.fullmatch(stripped) else None


def usual_number(value: str) -> str | None:
    """Write a number from 0 to 1 as everybody does: 0.5 for .5, 1 for +1; every digit stays."""
    match = _DECIMAL.fullmatch(value.strip())
    if match is None or not 0 <= Decimal(match[0]) <= 1:
        return None
    whole, _, fraction = match[0].lstrip("+-").partition(".")
    fraction = fraction.rstrip("0")
    return (whole.lstrip("0") or "0") + (f".{fraction}" if fraction else "")


def from_share(value: str) -> str | None:
    """Write a percentage or a share, such as 8/10, as a decimal number."""
    stripped = value.strip()
    if len(stripped) > _LONGEST:
        return None
    if match := _PERCENT.fullmatch(stripped):
        return _rounded(Decimal(match[1].replace(",", ".")) / 100)
    match = _SHARE.fullmatch(stripped)
    if match is None or not int(match[2]):
        return None
    return _rounded(Decimal(match[1]) / Decimal(match[2]))


def _rounded(number: Decimal) -> str | None:
    if not 0 <= number <= 1:
        return None
    text = f"{number.quantize(_HUNDREDTH, ROUND_HALF_UP):f}"
    return text.removesuffix("0")


def from_word(value: str) -> str | None:
    """Return a number for a word such as “high”."""
    return _STEPS.get(" ".join(value.lower().split()))


def nearest_number(value: str) -> str | None:
    """Return the end of the scale that a number lies beyond."""
    stripped = value.strip().replace(",", ".")
    if not _DECIMAL.fullmatch(stripped):
        return None
    number = Decimal(stripped)
    return "1.0" if number > 1 else "0.0" if number < 0 else None
