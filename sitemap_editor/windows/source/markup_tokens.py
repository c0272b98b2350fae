"""What the parts of markup are, line by line: for colours, so broken markup has some, too."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final


class Token(IntEnum):
    """What is drawn in a colour of its own."""

    TAG = 1
    ATTRIBUTE = 2
    VALUE = 3
    REFERENCE = 4
    COMMENT = 5


class Inside(IntEnum):
    """What a line begins in."""

    TEXT = 0
    COMMENT = 1
    CDATA = 2
    INSTRUCTION = 3
    TAG = 4
    DOUBLE_QUOTES = 5
    SINGLE_QUOTES = 6


Colouring = tuple[int, int, Token]
"""Where characters begin, where they end, and what they are."""

_IN_TEXT: Final = re.compile(
    r"(?P<comment><!--)|(?P<cdata><!\[CDATA\[)|(?P<instruction><[?!])"
    r"|(?P<tag></?[^\s/>\"'<]*)|(?P<reference>&[^;\s<&]{1,40};)"
)
_IN_TAG: Final = re.compile(
    r"(?P<end>/?>)|(?P<double>\")|(?P<single>')|(?P<name>[^\s=/>\"'<]+)|(?P<tag><)"
)
_ENDS: Final = {
    Inside.COMMENT: ("-->", Token.COMMENT, Inside.TEXT),
    Inside.CDATA: ("]]>", Token.VALUE, Inside.TEXT),
    Inside.INSTRUCTION: (">", Token.COMMENT, Inside.TEXT),
    Inside.DOUBLE_QUOTES: ('"', Token.VALUE, Inside.TAG),
    Inside.SINGLE_QUOTES: ("'", Token.VALUE, Inside.TAG),
}
_OPENED: Final = {
    "comment": Inside.COMMENT,
    "cdata": Inside.CDATA,
    "instruction": Inside.INSTRUCTION,
    "tag": Inside.TAG,
    "double": Inside.DOUBLE_QUOTES,
    "single": Inside.SINGLE_QUOTES,
    "end": Inside.TEXT,
}
_TOKENS: Final = {
    "tag": Token.TAG,
    "end": Token.TAG,
    "name": Token.ATTRIBUTE,
    "reference": Token.REFERENCE,
}


def coloured(line: str, inside: Inside = Inside.TEXT) -> tuple[list[Colouring], Inside]:
    """Return what is coloured in a line that begins `inside` something, and what it ends in."""
    found: list[Colouring] = []
    at = 0
    while at < len(line):
        if inside in _ENDS:
            at, inside = _to_end(line, at, inside, found)
            continue
        pattern = _IN_TAG if inside is Inside.TAG else _IN_TEXT
        match = pattern.search(line, at)
        if match is None:
            break
        name = match.lastgroup or ""
        inside = _OPENED.get(name, inside)
        if name in _TOKENS:
            found.append((match.start(), match.end(), _TOKENS[name]))
            at = match.end()
        else:
            at, inside = _to_end(line, match.end(), inside, found, match.start())
    return found, inside


def _to_end(
    line: str, at: int, inside: Inside, found: list[Colouring], start: int | None = None
) -> tuple[int, Inside]:
    """Go on to where something ends that is of one colour; `start` is where that begins."""
    end, token, outside = _ENDS[inside]
    there = line.find(end, at)
    stop = len(line) if there < 0 else there + len(end)
    found.append((at if start is None else start, stop, token))
    return stop, inside if there < 0 else outside
