"""What a person types into the filter bar, for `smooth`: from a key to the first screen."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from sitemap_editor.session.jobs import Job
    from sitemap_editor.windows.table.document_page import DocumentPage

TypingStep: TypeAlias = "tuple[str, Callable[[], object], Callable[[], object]]"
"""A name, what begins it, and what tells that it is done."""
_COMMON: Final = "lantern"
_REGEX: Final = r"loc:/(?:amber|kelp)-[a-z]+-\w+-0\d*7$/"
_OTHER_REGEX: Final = r"loc:/(?:cedar|oak)-[a-z]+-\w+-0\d*3$/ "
"""With a space behind it, so that what is typed next is another term."""


class FirstScreen(QObject):
    """Waits, after other rows are shown, until the table is painted with them."""

    def __init__(self, page: DocumentPage) -> None:
        super().__init__(page)
        self.is_painted = False
        self._is_shown = False
        page.view.viewport().installEventFilter(self)
        page.model.filtered.connect(self._on_filtered)

    def begin(self) -> None:
        """Wait for what comes from now on."""
        self.is_painted = self._is_shown = False

    def _on_filtered(self) -> None:
        self._is_shown = True

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note the paint, once it is done."""
        if self._is_shown and event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._on_painted)
        return False

    def _on_painted(self) -> None:
        self.is_painted = True


def typing_steps(page: DocumentPage) -> Iterator[TypingStep]:
    """Yield the last key of texts and of a regular expression, and one that cancels another."""
    screen, rows = FirstScreen(page), page.filter.rows

    def is_known() -> bool:
        return not rows.is_working

    def all_are_painted() -> bool:
        return screen.is_painted and is_known()

    rare = f"{len(page.session.document) - 10:07}"  # the number in one of the last URLs
    for name, text in {"a common text": _COMMON, "a rare text": rare}.items():
        yield f"most of {name} typed", _typed(page, text[:-1]), is_known
        key = _pressed(page, text[-1], screen)
        yield f"first screen of {name} after a key", key, lambda: screen.is_painted
        yield f"all rows of {name}", _nothing, is_known
    yield "most of an expression typed", _typed(page, _REGEX[:-1]), is_known
    key = _pressed(page, _REGEX[-1], screen)
    yield "regular expression after a key", key, all_are_painted
    yield from _cancelling(page, screen)
    yield "no filter any more", lambda: page.filter.set_text(""), is_known
    page.view.setFocus()


def _cancelling(page: DocumentPage, screen: FirstScreen) -> Iterator[TypingStep]:
    """Yield a regular expression, and a key while it is still looked for."""
    rows, ended = page.filter.rows, array("b")
    under_way: list[Job] = []

    def is_under_way() -> bool:
        if rows._jobs and not under_way:
            under_way.append(rows._jobs[-1])  # that looks at all rows
            under_way[0].ended.connect(lambda: ended.append(1))
        return bool(under_way)

    yield "another expression begun", _typed(page, _OTHER_REGEX), is_under_way
    yield "stopped by the next key", _pressed(page, "a", screen), lambda: ended


def _typed(page: DocumentPage, text: str) -> Callable[[], object]:
    def begin() -> None:
        bar = page.filter.bar
        bar.open()
        bar.text.setText(text)
        bar.flush()

    return begin


def _pressed(page: DocumentPage, key: str, screen: FirstScreen) -> Callable[[], object]:
    def begin() -> None:
        screen.begin()
        event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, key)
        QCoreApplication.sendEvent(page.filter.bar.text, event)

    return begin


def _nothing() -> None:
    """Begin nothing: what is waited for goes on already."""
