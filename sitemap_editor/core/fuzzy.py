"""How well a few typed letters name a text: whether they match, how well, and where they stand."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

_WORD_START: Final = 8
_NEXT: Final = 7
_NEXT_WORD: Final = 6
_TEXT_START: Final = 3
_INSIDE: Final = 1
_JUMP_INSIDE: Final = -1
_WHOLE: Final = 10
_LEAST: Final = 4.0
"""A letter's share of the score: below it the letters stand here and there by chance."""
_LATER: Final = 0.4
_LONGEST: Final = 160
_NOWHERE: Final = float("-inf")


class Match(NamedTuple):
    """A match, the better the higher its `score`; `places` of its letters, text by text."""

    score: float
    places: tuple[tuple[int, ...], ...]
    unused: int = 0
    """Letters of the name that nobody typed: of equals the shortest is meant."""


class _Placed(NamedTuple):
    score: float
    places: list[int]


def match(typed: str, *texts: str) -> Match | None:
    """Return how `typed` names something that is called by `texts`, the first of which is its name.

    Each word must be in one of them, in whatever order, as letters in a row, the beginnings of
    words, or with some left out; case and accents do not count. None where one is in none.
    """
    words = folded(typed).split()
    folds = [folded(text[:_LONGEST]) for text in texts]
    starts = [_starts(text[:_LONGEST]) for text in texts]
    score, places = 0.0, [set[int]() for _ in texts]
    for word in words:
        at, found = _best(word, folds, starts)
        if found is None:
            return None
        score += found.score * (1 if at == 0 else _LATER)
        places[at].update(found.places)
    if words and texts:
        score += _WHOLE * (" ".join(words) == folds[0])
    unused = len(folds[0]) - len(places[0]) if words and texts else 0
    return Match(score, tuple(tuple(sorted(each)) for each in places), unused)


def folded(text: str) -> str:
    """Return a text in small letters without accents, each where it stood."""
    if text.isascii():
        return text.lower()
    return "".join(map(_folded_letter, text))


def _folded_letter(letter: str) -> str:
    return (unicodedata.normalize("NFKD", letter)[:1].casefold() or letter)[:1]


def _starts(text: str) -> list[bool]:
    """Tell of each letter whether a word begins with it."""
    return [
        letter.isalnum() and not before.isalnum()
        for before, letter in zip(" " + text, text, strict=False)
    ]


def _best(
    word: str, folds: Sequence[str], starts: Sequence[list[bool]]
) -> tuple[int, _Placed | None]:
    """Return the first of the texts that has a word, and where in it; only the name fuzzily."""
    for at, (text, is_start) in enumerate(zip(folds, starts, strict=True)):
        if word in text or (at == 0 and _is_within(word, text)):
            found = _placed(word, text, is_start)
            if found is not None:
                return at, found
    return 0, None


def _is_within(word: str, text: str) -> bool:
    letters = iter(text)
    return all(letter in letters for letter in word)


def _placed(word: str, text: str, is_start: list[bool]) -> _Placed | None:
    """Return where the letters of `word` stand best in `text`, if they do.

    From the beginning of a word on, or in a row inside of one.
    """
    found = [_from_starts(word, text, is_start)]
    if (inside := text.find(word)) >= 0:
        score = _INSIDE + _NEXT * (len(word) - 1)
        found.append(_Placed(score, list(range(inside, inside + len(word)))))
    best = max((each for each in found if each is not None), default=None)
    return best if best is not None and best.score >= _LEAST * len(word) else None


def _from_starts(word: str, text: str, is_start: list[bool]) -> _Placed | None:
    scores = [
        _WORD_START + _TEXT_START * (place == 0)
        if is_start[place] and letter == word[0]
        else _NOWHERE
        for place, letter in enumerate(text)
    ]
    came: list[list[int]] = []
    for letter in word[1:]:
        scores, origins = _step(letter, text, is_start, scores)
        came.append(origins)
    score = max(scores)
    if score == _NOWHERE:
        return None
    places = [scores.index(score)]
    for origins in reversed(came):
        places.append(origins[places[-1]])
    return _Placed(score, places[::-1])


def _step(
    letter: str, text: str, is_start: list[bool], before: list[float]
) -> tuple[list[float], list[int]]:
    """Place one more letter; return the best score of each place, and where the one before is.

    Some letters may be left out, up to the next word or inside of one; not across words, which
    would find something in any sentence.
    """
    scores, origins = [_NOWHERE] * len(text), [0] * len(text)
    best = in_word = (_NOWHERE, 0)
    for place in range(1, len(text)):
        if is_start[place]:
            in_word = (_NOWHERE, 0)
        if place > 1:
            earlier = (before[place - 2], place - 2)
            best = max(best, earlier)
            in_word = in_word if is_start[place - 1] else max(in_word, earlier)
        if text[place] != letter:
            continue
        jump = (
            (best[0] + _NEXT_WORD, best[1])
            if is_start[place]
            else (in_word[0] + _JUMP_INSIDE, in_word[1])
        )
        scores[place], origins[place] = max((before[place - 1] + _NEXT, place - 1), jump)
    return scores, origins
