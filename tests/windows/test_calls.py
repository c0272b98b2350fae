"""How much of the program an edit and a cursor key set in motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.benchmarks.calls import CallCount, Calls
from tests.qt_support import Key, Person, drain

LASTMOD = 1
ROW = "<url><loc>https://example.com/{}</loc><lastmod>{}</lastmod></url>"
FILE = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{}</urlset>'


@pytest.fixture
def reader(person: Person, tmp_path: Path) -> Person:
    """Somebody at a date of a file that is open, checked, and edited once: all is loaded."""
    path = tmp_path / "sitemap.xml"
    rows = "".join(ROW.format(number, f"2024-05-{number % 28 + 1:02}") for number in range(200))
    path.write_text(FILE.format(rows))
    person.opens(path)
    person.waits_until(lambda: person.session.findings.is_settled)
    person.goes_to(3, LASTMOD)
    _dates(person, "2024-06-06")
    person.presses(Key.Key_Down)
    drain()
    return person


def _dates(person: Person, day: str) -> None:
    assert person.page.model.setData(person.page.model.index(3, LASTMOD), day)
    drain()


def _steps_down(person: Person) -> None:
    person.presses(Key.Key_Down)
    drain()


def _fewest_calls(acts: Sequence[Callable[[], None]]) -> Calls:
    """Count the calls of each act; in one of them no timer runs out and nothing is painted."""
    counted = []
    for act in acts:
        with CallCount() as calls:
            act()
        counted.append(calls)
    return min(counted, key=Calls.total)


def test_an_edit_of_a_cell_makes_fewer_than_700_calls_of_our_own(reader: Person) -> None:
    days = [f"2024-07-{day:02}" for day in range(1, 6)]
    calls = _fewest_calls([partial(_dates, reader, day) for day in days])
    assert 100 < calls.total() < 700, calls.most_common(20)


def test_a_cursor_key_makes_fewer_than_250_calls_of_our_own(reader: Person) -> None:
    calls = _fewest_calls([partial(_steps_down, reader)] * 5)
    assert 20 < calls.total() < 250, calls.most_common(20)
    functions = {name for _file, name in calls}
    assert "FrontFollower._on_cursor_moved" in functions
    assert "FrontFollower.show_state" not in functions
