"""The habits of a spreadsheet in a real window: keys and mouse in, the saved file out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.core.sitemaps import urlset
from tests.desktop.needs import skip_without
from tests.desktop.test_real_window import TOOLS, Desktop, Values, values, wait_until

pytestmark = pytest.mark.desktop

COUNT: Final = 12
TABLE: Final = (300, 130)
"""Somewhere in its first column."""


@pytest.fixture(autouse=True)
def _screen() -> None:
    skip_without(TOOLS, "import sys", "python3")


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    path = tmp_path / "sitemap.xml"
    rows = (
        f"\n <url><loc>https://example.com/{number:02}</loc><lastmod>2024-05-{number + 1:02}"
        f"</lastmod><changefreq>daily</changefreq><priority>0.5</priority></url>"
        for number in range(COUNT)
    )
    path.write_bytes(urlset("".join(rows) + "\n"))
    home = tmp_path / "home"
    home.mkdir()
    desktop = Desktop(path, home)
    desktop.clicks(*TABLE)
    desktop.keys("ctrl+Home")
    yield desktop
    desktop.is_ended()


def saved(desktop: Desktop) -> Values:
    """Save, and read the file once it is written."""
    wait_until(lambda: desktop.is_modified, "the mark of an edit in the title")
    desktop.keys("ctrl+s")
    wait_until(lambda: not desktop.is_modified, "the file on disk")
    return values(desktop.path)


HABITS: Final[dict[str, tuple[tuple[str, ...], Callable[[Values], bool]]]] = {
    "Ctrl+Shift+Down, typing, Ctrl+Enter set a column": (
        ("Right", "Right", "Right", "ctrl+shift+Down", "0", "period", "8", "ctrl+Return"),
        lambda now: [row[3] for row in now] == ["0.8"] * COUNT,
    ),
    "Shift+Down, Ctrl+D fill down": (
        ("Right", "shift+Down", "shift+Down", "ctrl+d"),
        lambda now: [row[1] for row in now[:4]] == ["2024-05-01"] * 3 + ["2024-05-04"],
    ),
    "Ctrl+Down goes to the last row": (
        ("ctrl+Down", "Right", "Delete"),
        lambda now: [row[1] is None for row in now] == [False] * (COUNT - 1) + [True],
    ),
    "Shift+Space, Ctrl+minus delete rows": (
        ("Down", "shift+Down", "shift+Down", "shift+space", "ctrl+minus"),
        lambda now: (
            [row[0][-2:] for row in now if row[0]]
            == ["00", *(f"{number:02}" for number in range(4, COUNT))]
        ),
    ),
    "after deleting, typing goes to the row that took the place": (
        ("Down", "shift+Down", "shift+space", "ctrl+minus", "Right", "2", "0", "2", "6", "Return"),
        lambda now: now[1][:2] == ("https://example.com/03", "2026"),
    ),
    "Ctrl+Shift+D duplicates": (
        ("ctrl+shift+d",),
        lambda now: len(now) == COUNT + 1 and now[0] == now[1],
    ),
    "Ctrl+Space, Delete clear a column": (
        ("Right", "Right", "ctrl+space", "Delete"),
        lambda now: all(row[2] is None for row in now),
    ),
    "F2 corrects at the end": (
        ("F2", "x", "Return"),
        lambda now: now[0][0] == "https://example.com/00x",
    ),
    "Ctrl+C, Ctrl+V copy a range": (
        ("Right", "shift+Down", "ctrl+c", "Down", "Down", "Down", "Down", "ctrl+v"),
        lambda now: {row[1] for row in now[:2]} < {row[1] for row in now[2:]},
    ),
}


@pytest.mark.parametrize("habit", HABITS)
def test_a_habit_of_the_keyboard(desktop: Desktop, habit: str) -> None:
    keys, is_done = HABITS[habit]
    desktop.keys(*keys)
    now = saved(desktop)
    assert is_done(now), now


def test_dragging_selects_and_control_semicolon_dates_what_is_selected(desktop: Desktop) -> None:
    # Not where the fixture clicked: that would be a double-click.
    desktop.drags((TABLE[0], TABLE[1] + 40), (TABLE[0], TABLE[1] + 120))
    desktop.keys("ctrl+semicolon")
    now = saved(desktop)
    dated = [number for number, row in enumerate(now) if not (row[1] or "").startswith("2024-05")]
    assert len(dated) >= 2
    assert dated == list(range(dated[0], dated[-1] + 1))
