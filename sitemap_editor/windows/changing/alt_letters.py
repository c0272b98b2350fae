"""Letters for Alt that are found for controls whose words come from elsewhere, such as a recipe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_lowercase
from typing import Final

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

_LETTERS: Final = frozenset(ascii_lowercase)
"""Every keyboard has these; of others it depends."""


def give_letters(
    controls: Iterable[QLabel | QAbstractButton], window: QWidget, gone: Iterable[QWidget] = ()
) -> None:
    """Underline a letter in the text of each that nothing else in the window has.

    The first of a word if one is free. What is inside of `gone` counts no more.
    """
    gone = list(gone)
    others: list[QLabel | QAbstractButton] = window.findChildren(QLabel)
    others += window.findChildren(QAbstractButton)
    taken = {
        QKeySequence.mnemonic(other.text()).toString()[-1:].lower()
        for other in others
        if not any(each.isAncestorOf(other) for each in gone)
    }
    for control in controls:
        text = control.text()
        place = next((at for at in _places(text) if text[at].lower() not in taken), None)
        if place is not None and "&" not in text:
            taken.add(text[place].lower())
            control.setText(f"{text[:place]}&{text[place:]}")


def _places(text: str) -> Iterator[int]:
    """Yield where letters stand, those that begin a word before others."""
    letters = [at for at, letter in enumerate(text.lower()) if letter in _LETTERS]
    starts = [at for at in letters if not text[at - 1 : at].isalnum()]
    yield from starts
    yield from letters
