"""Every key that types nothing, with every modifier, on every column: no editor opens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from sitemap_editor.windows.table.typing_keys import types_text
from tests.qt_support import (
    ALT,
    CHANGEFREQ,
    CTRL,
    LASTMOD,
    LOC,
    NO_MODIFIER,
    PRIORITY,
    SHIFT,
    Key,
    Person,
)
from tests.windows.files import some_file

META: Final = Qt.KeyboardModifier.MetaModifier
KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
GROUP: Final = Qt.KeyboardModifier.GroupSwitchModifier
OPENS: Final = {Key.Key_Return, Key.Key_Enter, Key.Key_F2}  # these are for opening an editor
STEPS: Final = {Key.Key_Plus, Key.Key_Minus}


def modifiers() -> Iterator[Qt.KeyboardModifier]:
    """Every combination of modifiers."""
    each = (CTRL, ALT, SHIFT, META)
    for chosen in chain.from_iterable(combinations(each, count) for count in range(5)):
        together = NO_MODIFIER
        for one in chosen:
            together |= one
        yield together


def texts(key: Qt.Key, held: Qt.KeyboardModifier) -> Iterator[str]:
    """What the platforms give as the text of a key that types nothing."""
    is_printing = Key.Key_Space.value <= key.value <= Key.Key_ydiaeresis.value
    if not is_printing:
        yield from ("", "\x1b", "\x7f", "\x08", "\t")
    elif held & (CTRL | ALT | META):
        yield ""
        yield chr(key.value & 0x1F)
        yield chr(key.value)  # X11 gives “;” for Ctrl+;
    elif key == Key.Key_Space and held == SHIFT:
        yield " "


@pytest.mark.parametrize("column", [LOC, LASTMOD, CHANGEFREQ, PRIORITY])
def test_no_key_that_types_nothing_opens_an_editor(
    person: Person, folder: Path, column: int
) -> None:
    person.opens(some_file(folder))
    before, view = person.bytes, person.view
    opened = []
    for held in modifiers():
        for key in Key:
            if key in OPENS or (key in STEPS and column == PRIORITY):
                continue
            for text in texts(key, held):
                if person.at != (1, column):
                    view.go_to(1, column)
                view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, held, text))
                if person.editing:
                    opened.append((key.name, held, text))
                    view.finish_editing()
    assert opened == []
    assert person.bytes == before


@pytest.mark.parametrize("column", [LOC, LASTMOD, CHANGEFREQ, PRIORITY])
def test_keys_that_type_open_an_editor_with_their_text(
    person: Person, folder: Path, column: int
) -> None:
    person.opens(some_file(folder))
    for key, held, text in (
        (Key.Key_Z, NO_MODIFIER, "z"),
        (Key.Key_A, SHIFT, "A"),
        (Key.Key_1, KEYPAD, "1"),
        (Key.Key_At, GROUP, "@"),
        (Key.Key_unknown, NO_MODIFIER, "я"),
    ):
        person.goes_to(1, column)
        QApplication.sendEvent(person.view, QKeyEvent(QEvent.Type.KeyPress, key, held, text))
        assert person.editing, text
        assert person.editor.text() == text
        person.presses(Key.Key_Escape)
        assert not person.editing


@pytest.mark.parametrize(
    ("platform", "held", "is_typing"),
    [
        ("win32", CTRL | ALT, True),
        ("win32", CTRL | ALT | SHIFT, True),
        ("win32", ALT, False),
        ("linux", CTRL | ALT, False),
        ("linux", GROUP, True),
        ("linux", GROUP | SHIFT, True),
        ("darwin", ALT, True),
        ("darwin", CTRL | ALT, False),
    ],
)
def test_alt_gr_types_as_each_platform_tells_it(
    platform: str, held: Qt.KeyboardModifier, is_typing: bool
) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_At, held, "@")
    assert types_text(event, platform) is is_typing
