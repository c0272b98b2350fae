"""A form with a button of its own: what is typed for some rows waits while others are looked at."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sitemap_editor.session.contents.contents_desk import BegunForms, ContentsDesk


class WaitingForm(QWidget):
    """Hidden until one more is wanted in its part of what rows hold."""

    part_name: ClassVar[str]

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row_ids: tuple[int, ...] = ()
        self.on_left: Callable[[bool], object] = lambda _is_added: None
        """Called when none is wanted any more, and told whether one was added."""
        self.on_given_up: Callable[[], object] = lambda: None
        """Called once a person wants none any more, and the form is gone."""
        self._begun: BegunForms = {}
        """What waits for other rows of the document."""

    @property
    @abstractmethod
    def is_begun(self) -> bool:
        """Whether something is typed and not added yet."""

    @abstractmethod
    def _typed(self) -> object:
        """Return all that `_go_on` shows again."""

    @abstractmethod
    def _go_on(self, typed: object) -> None:
        """Show what was typed for these rows before."""

    def leave(self, *, is_added: bool) -> None:
        """Be gone, with the keyboard at what there is."""
        self.hide()
        self.on_left(is_added)

    def give_up(self) -> None:
        """Be gone with what is typed."""
        self.leave(is_added=False)
        self.on_given_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def be_about(self, desk: ContentsDesk) -> None:
        """Be about the rows that are looked at."""
        row_ids = desk.contents.row_ids
        if desk.begun is self._begun and row_ids == self.row_ids:
            return
        self.put_aside()
        self._begun, self.row_ids = desk.begun, row_ids
        typed = self._begun.pop((self.part_name, row_ids), None)
        if typed is not None:
            self.show()
            self._go_on(typed)

    def put_aside(self) -> None:
        """Keep what is typed for its rows, and be about none."""
        if self.is_begun:
            self._begun[self.part_name, self.row_ids] = self._typed()
        self.hide()
        self.row_ids = ()
