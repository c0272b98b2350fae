"""Reads a filter as a person writes it: terms side by side must all hold, OR joins neighbours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_editor.core.columns.column import NAME
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, FilterError
from sitemap_editor.core.filtering.named import Value, Wrong
from sitemap_editor.core.filtering.tree import (
    AgeTerm,
    AllOf,
    AnyOf,
    LiveTerm,
    Node,
    NotOf,
    ProblemTerm,
    State,
    StateTerm,
    terms,
)
from sitemap_editor.core.filtering.vocabulary import (
    bare_term,
    name_of,
    named_term,
    wrong_name,
)
from sitemap_editor.core.patterns import compiled

_NAME: Final = compiled(rf"({NAME}|[A-Za-z][A-Za-z-]*)(<=|>=|[:<>=])", re.IGNORECASE)
_QUOTED: Final = compiled(r'"((?:[^"\\]|\\.)*+)(")?', re.DOTALL)
_ESCAPE: Final = compiled(r'\\(["\\])')
_REGEX: Final = compiled(r"/((?:[^/\\]|\\.|/(?!i?(?:[\s)]|\Z)))++)/(i?)(?=[\s)]|\Z)", re.DOTALL)
_WORD_REGEX: Final = compiled(r"/((?:[^/\\\s]|\\\S|/(?!i?(?:[\s)]|\Z)))++)/(i?)(?=[\s)]|\Z)")
_MOST_DEPTH: Final = 40


class Need(Enum):
    """What a filter must know besides the rows."""

    FINDINGS = "findings"
    SELECTION = "selection"
    CHANGED = "changed rows"
    TODAY = "today"
    LIVE = "results of the live check"


@dataclass(frozen=True)
class Filter:
    """A filter that was understood."""

    node: Node

    @property
    def needs(self) -> frozenset[Need]:
        """What it must know besides the rows."""
        return frozenset(need for term in terms(self.node) if (need := _need(term)) is not None)

    @property
    def is_empty(self) -> bool:
        """True where it holds for every row, since nothing is asked."""
        return self.node == AllOf(())


@dataclass(frozen=True)
class Chip:
    """A part of a filter that stands by itself: what stands at [`start`, `end`) of its text."""

    start: int
    end: int


@dataclass(frozen=True)
class Reading:
    """What a text says: the filter without what could not be understood, and what that is."""

    filter: Filter
    chips: tuple[Chip, ...]
    faults: tuple[FilterError, ...]


def parse_filter(text: str) -> Filter:
    """Return what a text says. Raises: FilterError where any of it cannot be understood."""
    reading = read_filter(text)
    if reading.faults:
        raise reading.faults[0]
    return reading.filter


def read_filter(text: str) -> Reading:
    """Return what a text says, as far as it can be understood."""
    reader = _Reader(text)
    node, chips = reader.read(0)
    faults = sorted(reader.faults, key=lambda fault: fault.start)
    return Reading(Filter(node), chips, tuple(faults))


def _need(term: Node) -> Need | None:
    if isinstance(term, ProblemTerm):
        return Need.FINDINGS
    if isinstance(term, LiveTerm):
        return Need.LIVE
    if isinstance(term, AgeTerm):
        return Need.TODAY
    if isinstance(term, StateTerm):
        return _NEEDS.get(term.state)
    return None


_NEEDS: Final = {State.SELECTED: Need.SELECTION, State.CHANGED: Need.CHANGED}


class _Reader:
    """Walks over a text once; what is wrong is noted and left out."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self.faults: list[FilterError] = []

    def read(self, depth: int) -> tuple[Node, tuple[Chip, ...]]:
        """Read up to the end, or the parenthesis that closes a group."""
        groups = _Groups()
        while (begin := self._skip_space()) < len(self._text):
            if self._text[begin] == ")":
                if depth:
                    break
                self._at += 1
                self._object(begin, begin + 1, _NO_OPENING)
            elif (word := self._word_at(begin)) in ("OR", "AND"):
                self._at += len(word)
                if word == "OR" and not groups.join(begin):
                    self._object(begin, self._at, _NO_TERM_BESIDE)
            else:
                groups.add(self._signed(depth), Chip(begin, self._at))
        if groups.open_or is not None:
            self._object(groups.open_or, groups.open_or + len("OR"), _NO_TERM_BESIDE)
        return groups.node(), tuple(groups.chips)

    def _signed(self, depth: int) -> Node | None:
        """Read a term, or a group, that may be negated."""
        begin, is_negated = self._at, False
        while self._text.startswith("-", self._at):
            is_negated = not is_negated
            self._at += 1
        if self._at > begin and self._is_end(self._at):
            self._object(begin, self._at, _NOTHING_NEGATED)
            return None
        node = self._group(depth) if self._text[self._at] == "(" else self._term(depth)
        return NotOf(node) if is_negated and node is not None else node

    def _group(self, depth: int) -> Node | None:
        begin = self._at
        self._at += 1
        if depth >= _MOST_DEPTH:
            self._at = len(self._text)
            self._object(begin, begin + 1, _TOO_DEEP)
            return None
        node, _chips = self.read(depth + 1)
        if not self._text.startswith(")", self._at):
            self._object(begin, begin + 1, _NO_CLOSING)
        self._at += 1
        return None if node == AllOf(()) else node

    def _term(self, depth: int) -> Node | None:
        begin = self._at
        named = _NAME.match(self._text, begin)
        name = "" if named is None else named[1]
        known = name_of(name) if name else None
        if named is None or (known is None and not self._looks_like_name(named)):
            return self._made(begin, self._value(depth), "", "")
        self._at = named.end()
        value = self._value(depth, allows_regex=known is None or known.allows_regex)
        if known is None:
            wrong = wrong_name(name, "" if value is None else value.text)
            self._object(begin, named.end(), wrong.text, wrong.arguments)
            return None
        sign = ":" if named[2] == "=" and not known.tells_equal else named[2]
        return self._made(begin, value, name, sign)

    def _looks_like_name(self, named: re.Match[str]) -> bool:
        """Tell whether what stands in front of a colon is meant for a name, not for a scheme."""
        behind = self._text[named.end() :]
        return named[2] == ":" and not behind.startswith("//")

    def _made(self, begin: int, value: Value | None, name: str, sign: str) -> Node | None:
        if value is None:
            return None
        try:
            return named_term(name, sign, value) if name else bare_term(value)
        except Wrong as wrong:
            start = value.start if value.text else begin
            self._object(start, max(value.end, start + 1), wrong.text, wrong.arguments)
            return None

    def _value(self, depth: int, *, allows_regex: bool = True) -> Value | None:
        """Read what is quoted, a regular expression, or a word."""
        begin, text = self._at, self._text
        if quoted := _QUOTED.match(text, begin):
            self._at = quoted.end()
            if quoted[2] is None:
                self._object(begin, self._at, _NO_QUOTE)
                return None
            return Value(_ESCAPE.sub(r"\1", quoted[1]), begin, self._at, is_quoted=True)
        regex = self._regex_at(begin) if allows_regex else None
        if regex is not None:
            self._at = regex.end()
            return Value(regex[1], begin, self._at, is_regex=True, ignores_case=bool(regex[2]))
        self._at = self._word_end(begin, depth)
        return Value(text[begin : self._at], begin, self._at)

    def _regex_at(self, begin: int) -> re.Match[str] | None:
        """Return the regular expression that begins here; a path such as /blog/post is none."""
        within_word = _WORD_REGEX.match(self._text, begin)
        if within_word is not None or "/" in self._word_at(begin)[1:]:
            return within_word
        return _REGEX.match(self._text, begin)

    def _word_at(self, begin: int) -> str:
        match = _WORD.match(self._text, begin)
        return match[0] if match else ""

    def _word_end(self, begin: int, depth: int) -> int:
        """Return where a word ends: at a space, or in a group at the parenthesis that closes it."""
        opened = 0
        for at in range(begin, len(self._text)):
            letter = self._text[at]
            if letter.isspace():
                return at
            if depth and letter == ")":
                if not opened:
                    return at
                opened -= 1
            opened += letter == "("
        return len(self._text)

    def _skip_space(self) -> int:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1
        return self._at

    def _is_end(self, at: int) -> bool:
        return at >= len(self._text) or self._text[at].isspace()

    def _object(
        self, start: int, end: int, text: str, arguments: dict[str, Argument] | None = None
    ) -> None:
        fault = FilterError("filter", text, arguments or {})
        fault.start, fault.end = start, end
        self.faults.append(fault)


class _Groups:
    """Terms as they come: those that OR joins are one group, and all groups must hold."""

    def __init__(self) -> None:
        self._groups: list[list[Node]] = []
        self.chips: list[Chip] = []
        self.open_or: int | None = None

    def join(self, place: int) -> bool:
        """Note an OR; False where nothing stands before it."""
        if not self.chips or self.open_or is not None:
            return False
        self.open_or = place
        return True

    def add(self, node: Node | None, chip: Chip) -> None:
        """Note a term; None for one that could not be understood."""
        is_joined, self.open_or = self.open_or is not None, None
        if is_joined:
            self.chips[-1] = Chip(self.chips[-1].start, chip.end)
        else:
            self.chips.append(chip)
            self._groups.append([])
        if node is not None:
            self._groups[-1].append(node)

    def node(self) -> Node:
        """Return what they come to."""
        groups = [group for group in self._groups if group]
        parts = [group[0] if len(group) == 1 else AnyOf(tuple(group)) for group in groups]
        return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


_WORD: Final = compiled(r"\S+")

_NO_OPENING: Final = QT_TRANSLATE_NOOP("core", "No parenthesis was opened before this one.")
_NO_CLOSING: Final = QT_TRANSLATE_NOOP("core", "This parenthesis is not closed.")
_TOO_DEEP: Final = QT_TRANSLATE_NOOP("core", "There are too many parentheses inside each other.")
_NO_TERM_BESIDE: Final = QT_TRANSLATE_NOOP("core", "OR must stand between two terms.")
_NOTHING_NEGATED: Final = QT_TRANSLATE_NOOP("core", "A term must follow the minus sign.")
_NO_QUOTE: Final = QT_TRANSLATE_NOOP("core", "The closing quotation mark is missing.")
