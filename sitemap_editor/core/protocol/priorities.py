"""What a priority may look like. Source: sitemaps.org: priority; PROTOCOL P01."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

_DECIMAL: Final = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)", re.ASCII)  # as XSD has it


def parse_decimal(text: str) -> Decimal | None:
    """Return the number that `text` is, in range or not; None for no number with a dot."""
    return Decimal(text) if _DECIMAL.fullmatch(text) else None


def is_priority(text: str) -> bool:
    """Tell whether `text` is a number from 0 to 1."""
    number = parse_decimal(text)
    return number is not None and 0 <= number <= 1
