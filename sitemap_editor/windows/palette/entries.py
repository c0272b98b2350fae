"""What the palette lists, and in which order for what was typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from operator import itemgetter
from typing import Final, NamedTuple

from sitemap_editor.core.fuzzy import match

_RECENT: Final = 5.0
"""What the entry that was chosen last is ahead of an equal one."""
_OF_FILES: Final = 1.0
_OF_RULES: Final = 3.0


class Group(IntEnum):
    """What sort of thing an entry is, in the order in which they are listed."""

    TAB = 1
    FILE = 2
    COMMAND = 3
    RECIPE = 4
    COLUMN = 5
    RULE = 6


_BEHIND: Final = {Group.FILE: _OF_FILES, Group.RULE: _OF_RULES}
"""Behind a command that is called the same."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to choose."""

    key: str
    """By which it is remembered that it was chosen."""
    group: Group
    title: str
    detail: str
    """Where it is otherwise found, or what sort of thing it is."""
    run: Callable[[], object]
    shortcut: str = ""
    reason: str | None = None
    """Why it cannot be chosen now, in words, if they are known; None where it can."""
    words: str = ""
    """Others by which it can be found."""
    menu: int = sys.maxsize
    """Of equal ones, that of the menu farther to the left comes first."""

    @property
    def spoken(self) -> str:
        """What a screen reader says."""
        return ", ".join(filter(None, (self.title, self.detail, self.shortcut, self.reason)))


class Line(NamedTuple):
    """An entry as it is listed, with the letters that were typed."""

    entry: Entry
    begins_group: bool = False
    """True where one begins below others."""
    title_places: tuple[int, ...] = ()
    detail_places: tuple[int, ...] = ()


def listed(entries: Sequence[Entry], typed: str, used: Sequence[str]) -> list[Line]:
    """Return what fits what was typed, the best first; with nothing typed all, by groups.

    What cannot be chosen now comes behind all that can: Enter does something.

    `used` are the keys of what was chosen lately, the last first.
    """
    ranks = {key: rank for rank, key in enumerate(used)}
    if not typed.strip():
        return _all(entries, ranks)
    scored: list[tuple[tuple[bool, float, int, int], Line]] = []
    for entry in entries:
        found = match(typed, entry.title, entry.detail, entry.words)
        if found is not None:
            line = Line(entry, False, *found.places[:2])
            score = found.score + _weight(entry, ranks, len(used))
            rank = (entry.reason is not None, -score, entry.menu, found.unused)
            scored.append((rank, line))
    scored.sort(key=itemgetter(0))
    return [line for _rank, line in scored]


def _weight(entry: Entry, ranks: dict[str, int], count: int) -> float:
    weight = -_BEHIND.get(entry.group, 0.0)
    if (rank := ranks.get(entry.key)) is not None:
        weight += _RECENT * (count - rank) / count
    return weight


def _all(entries: Sequence[Entry], ranks: dict[str, int]) -> list[Line]:
    again = [each for each in entries if each.key in ranks and each.reason is None]
    again.sort(key=lambda entry: ranks[entry.key])
    others = [each for each in entries if each not in again]
    others.sort(key=lambda entry: entry.group)
    lines = [Line(entry) for entry in again]
    before: Group | None = None
    for entry in others:
        lines.append(Line(entry, bool(lines) and entry.group is not before))
        before = entry.group
    return lines
