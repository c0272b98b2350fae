"""How long something takes, in words."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QCoreApplication

from sitemap_editor.session.web.live.live_words import duration


@pytest.mark.parametrize(
    ("seconds", "least", "left"),
    [
        (0, "1 second", "1 second"),
        (59.5, "59 second", "60 second"),
        (61, "1 minute", "2 minute"),
        (119, "1 minute", "2 minute"),
        (7_201, "2 hour", "3 hour"),
    ],
)
def test_what_takes_at_least_a_time_is_rounded_down_and_what_is_left_up(
    qapp: QCoreApplication, seconds: float, least: str, left: str
) -> None:
    assert duration(seconds, rounded=math.floor).startswith(least)
    assert duration(seconds).startswith(left)
