"""Dates that were stamped on rows when the file was made, and say nothing. Source: PROTOCOL D09."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c

_ENOUGH_VALUES: Final = 20
"""Fewer are alike by chance."""
_SAME_SHARE: Final = 0.95
_BUILT_SHARE: Final = 0.5
_BUILD_TIME: Final = timedelta(minutes=10)
"""What making a large file may take."""


def stamped_rows(values: Sequence[str | None], built: datetime | None = None) -> set[int]:
    """Return which of these lastmod values, by their place, were stamped: all of one kind, or none.

    Nearly all being the same is one sign, and half of them being times of day right before the file
    was `built` another.
    """
    present = [value.strip() for value in values if value and value.strip()]
    if len(present) < _ENOUGH_VALUES:
        return set()
    common, count = Counter(present).most_common(1)[0]
    if count >= len(present) * _SAME_SHARE:
        return {place for place, value in enumerate(values) if (value or "").strip() == common}
    if built is None:
        return set()
    found = {place for place, value in enumerate(values) if value and _is_at(value.strip(), built)}
    return found if len(found) >= max(_ENOUGH_VALUES, len(present) * _BUILT_SHARE) else set()


def _is_at(value: str, built: datetime) -> bool:
    checked = parse_w3c(value)
    if not isinstance(checked, W3CDate) or checked.precision not in ("minute", "second"):
        return False
    return -_BUILD_TIME <= checked.earliest - built <= timedelta(minutes=1)
