"""Durations are read in every form that people have them in."""

from __future__ import annotations

import pytest

from sitemap_editor.core.contents.durations import as_seconds, clock_of, seconds_of


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("600", 600),
        (" 600\n", 600),
        ("1:17:57", 4677),
        ("77:57", 4677),
        ("4:05", 245),
        ("0:07", 7),
        ("PT1H17M", 4620),
        ("PT1H17M57S", 4677),
        ("pt90s", 90),
        ("P1DT1S", 86_401),
        ("P1D", 86_400),
        ("PT1.5S", 2),
        ("PT2.0S", 2),
        ("0", 0),
    ],
)
def test_a_duration_is_so_many_seconds(text: str, seconds: int) -> None:
    assert seconds_of(text) == seconds


@pytest.mark.parametrize(
    "text",
    ["", "P", "PT", "1:60", "1:60:00", ":30", "1:2:3:4", "-5", "1.5", "PT1M1H", "an hour", "٣"],
)
def test_what_is_no_duration_is_none(text: str) -> None:
    assert seconds_of(text) is None


@pytest.mark.parametrize(("seconds", "shown"), [(0, "0:00"), (245, "4:05"), (4677, "1:17:57")])
def test_seconds_are_shown_as_players_do(seconds: int, shown: str) -> None:
    assert clock_of(seconds) == shown
    assert seconds_of(shown) == seconds


@pytest.mark.parametrize(
    ("text", "written"),
    [("1:17:57", "4677"), ("PT1H17M", "4620"), ("0600", "0600"), ("an hour", "an hour"), ("", "")],
)
def test_seconds_are_written_and_what_is_no_duration_stays(text: str, written: str) -> None:
    assert as_seconds(text) == written
