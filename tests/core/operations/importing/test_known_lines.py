from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.operations.importing.known_lines import KnownLines

KEYS = st.lists(st.sampled_from([None, b"", *(bytes([n]) for n in range(8))]))


def told(
    steps: list[list[bytes | None]], *, is_last: bool
) -> tuple[dict[bytes | None, int], set[int]]:
    """Return which line speaks of each URL, one line after the other, and which lose."""
    known: dict[bytes | None, int] = {}
    losers = set()
    for line, key in enumerate(chain.from_iterable(steps)):
        if key not in known:
            known[key] = line
        elif is_last:
            losers.add(known[key])
            known[key] = line
        else:
            losers.add(line)
    return known, losers


@given(steps=st.lists(KEYS, max_size=4), is_last=st.booleans())
def test_of_lines_with_one_url_the_first_or_the_last_is_known(
    steps: list[list[bytes | None]], is_last: bool
) -> None:
    lines, losers, first = KnownLines(is_last=is_last), list[int](), 0
    for step in steps:
        losers += lines.add(step, range(first, first + len(step)))
        first += len(step)
    known, wanted = told(steps, is_last=is_last)
    assert sorted(losers) == sorted(wanted)
    asked = [*known, b"unknown"]
    assert lines.of(asked) == [*known.values(), None]


def test_what_is_known_goes_step_by_step_and_stops_where_one_asks() -> None:
    lines, told = KnownLines(is_last=False), list[float]()
    lines.add([b"a", b"b"], [0, 1])
    lines.let_go(told.append)
    assert len(told) > 100

    def stop(_part: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        KnownLines(is_last=False).let_go(stop)
