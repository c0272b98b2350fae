"""The status bar: one sentence of the page in front, shortened where it must be, and figures."""

from __future__ import annotations

from typing import Final
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStatusBar, QStyle, QStyleOption, QWidget

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.shell.undo_link import UndoLink
from sitemap_editor.windows.tab_page import TabPage

_SHARE: Final = 0.5  # of the bar, for the sentence where it needs that much
_AIR: Final = 6
_MESSAGE_MS: Final = 8_000
_MOVES: Final = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class StatusBar(QStatusBar):
    """Says a sentence as long as what it speaks of is in front.

    Signals: `room_changed` when the figures beside it may have more or less room.
    """

    room_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._front: TabPage | None = None
        self._figures: QWidget | None = None
        self._known: WeakSet[TabPage] = WeakSet()
        self._goes_along = False
        self._told = self._standing = ""
        self.undo_link = UndoLink(self.clearMessage, self)
        self._settles = QTimer(self, singleShot=True, interval=0)
        self.messageChanged.connect(self._on_message_changed)

    # What is said

    def say(self, text: str) -> None:
        """Say for a while what was done in the page in front."""
        self._goes_along = False
        self.showMessage(one_line(text), _MESSAGE_MS)

    def say_done(self, text: str, page: TabPage, session: Session) -> None:
        """Say what an edit did to a page, and offer to undo it, until something else is said."""
        self._goes_along = False
        self.showMessage(one_line(text))
        if self.currentMessage():
            self.undo_link.offer(page, session)
            self._on_message_changed(self.currentMessage())

    def say_of_files(self, text: str) -> None:
        """Say for a while what was done with files; it goes along to what comes of it.

        A command may say it before it opens, or closes, what it speaks of.
        """
        self._goes_along = True
        self.showMessage(one_line(text), _MESSAGE_MS)
        self._settles.start()

    def say_reason(self, text: str) -> None:
        """Say what is wrong at the current place of the page in front, as long as it is there."""
        self._goes_along = False
        self.showMessage(one_line(text))

    def stand_by(self, text: str) -> None:
        """Say how the file in front stands, where nothing else is said of it."""
        if text != self._standing:
            self._standing = text
            self._on_message_changed(self.currentMessage())

    @property
    def sentence(self) -> str:
        """What is said now, whole."""
        return self.currentMessage() or self._standing

    @property
    def front(self) -> TabPage | None:
        """The page that is spoken of."""
        return self._front

    def follow(self, front: TabPage | None) -> None:
        """Take it that another page is in front: what was said of the one before goes with it."""
        if front is self._front:
            return
        self._front = front
        is_new = front is not None and front not in self._known
        if front is not None:
            self._known.add(front)
        if not (self._goes_along and (is_new or self._settles.isActive())):
            self.clearMessage()

    def _on_message_changed(self, text: str) -> None:
        if text != self._told:
            self._told = text
            self.undo_link.end()
        self.setToolTip(tool_tip(self.sentence))
        self.room_changed.emit()
        self._place_link()
        self.update()

    # Where it stands

    def add_figures(self, figures: QWidget) -> None:
        """Put figures beside the sentence; they fold where both have no room."""
        self._figures = figures
        self.addPermanentWidget(figures)
        figures.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the link with the sentence, which is shortened anew where the figures moved."""
        if watched is self._figures and event.type() in _MOVES:
            self._place_link()
            self.update()
        return super().eventFilter(watched, event)

    @property
    def room_for_figures(self) -> int:
        """How wide the figures may be, in pixels, so that the sentence keeps its share."""
        wanted = self.fontMetrics().horizontalAdvance(self.sentence) + 3 * _AIR
        wanted += self._link_width()
        grip = self.style().pixelMetric(QStyle.PixelMetric.PM_SizeGripSize)
        return self.width() - grip - 2 * _AIR - min(wanted, round(self.width() * _SHARE))

    @property
    def shown(self) -> str:
        """The sentence as it is painted."""
        mode = Qt.TextElideMode.ElideRight
        room = self._room().width() - self._link_width()
        return self.fontMetrics().elidedText(self.sentence, mode, room)

    def _link_width(self) -> int:
        return 0 if self.undo_link.isHidden() else self.undo_link.sizeHint().width() + _AIR

    def _place_link(self) -> None:
        """Stand the link behind the sentence."""
        link = self.undo_link
        if link.isHidden():
            return
        text, room = self.fontMetrics().horizontalAdvance(self.shown), self._room()
        width = link.sizeHint().width()
        left = (
            room.right() - text - _AIR - width if self.isRightToLeft() else room.x() + text + _AIR
        )
        link.setGeometry(left, room.y() + 1, width, room.height() - 2)

    def _room(self) -> QRect:
        room = self.rect().adjusted(_AIR, 0, -_AIR, 0)
        if self._figures is not None and self._figures.isVisible():
            if self.isRightToLeft():
                room.setLeft(self._figures.geometry().right() + _AIR)
            else:
                room.setRight(self._figures.x() - _AIR)
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.room_changed.emit()
        self._place_link()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as Qt does, but end a sentence that is too long with an ellipsis, not in a word."""
        painter, option = QPainter(self), QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelStatusBar, option, painter, self)
        painter.setPen(self.palette().windowText().color())
        place = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._room(), place | Qt.TextFlag.TextSingleLine, self.shown)


class WindowReporter(QObject):
    """The voice of a window: its status bar, and whoever follows work.

    Signals: `work_started` (job, text).
    """

    work_started = Signal(object, str)

    def __init__(self, bar: StatusBar) -> None:
        super().__init__(bar)
        self._bar = bar

    def message(self, text: str, page: TabPage | None = None, *, is_edit: bool = False) -> None:
        """Say for a while what was done with files, or in `page` where that is in front.

        With an edit of the page comes a link that takes it back.
        """
        document = page.file_to_save if page is not None else None
        if page is None:
            self._bar.say_of_files(text)
        elif is_edit and page is self._bar.front and isinstance(document, Session):
            self._bar.say_done(text, page, document)
        elif page is self._bar.front:
            self._bar.say(text)

    def reason(self, text: str, page: TabPage, *, gives_way: bool = False) -> bool:
        """Say what is wrong at the current place of `page`, as long as it is there and in front.

        Where it `gives_way`, what an edit did is said on, with its way back. Tells whether it does.
        """
        if page is self._bar.front:  # nobody looks at what the others speak of
            if gives_way and not self._bar.undo_link.isHidden():
                return True
            self._bar.say_reason(text)
        return False

    def watch(self, job: Job, text: str) -> None:
        """Show `text` and how far `job` is, if it takes long."""
        self.work_started.emit(job, text)
