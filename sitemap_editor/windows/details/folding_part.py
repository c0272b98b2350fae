"""A part of the panel under a head that folds it; one line with a button where it has nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QToolButton, QVBoxLayout, QWidget

from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.layouts import REST, row_of
from sitemap_editor.windows.looks.lines_table import header_font


class FoldingPart(QWidget):
    """What is in it is made when it is first unfolded, by `make_body`.

    `on_unfolded` is called when a person unfolds it, `on_counted` when there is more or less in it,
    `on_add` by its button, where it has one.
    """

    def __init__(
        self,
        title: str,
        parent: QWidget,
        make_body: Callable[[QWidget], QWidget],
        add_tip: str = "",
        on_add: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self.title = title
        self._make_body = make_body
        self.body: QWidget | None = None
        self.on_unfolded: Callable[[], object] = lambda: None
        self.on_counted: Callable[[], object] = lambda: None
        self._is_folded = False
        self.has_content = False
        self.count = ""
        self.head = QToolButton(self)
        self.head.setAutoRaise(True)
        self.head.setFont(header_font())
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.head.clicked.connect(self._on_clicked)
        self.add = QToolButton(self)
        self.add.setText(self.tr("Add"))
        self.add.setToolTip(tool_tip(add_tip))
        self.add.setAccessibleName(add_tip)
        self.add.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add.setVisible(on_add is not None)
        if on_add is not None:
            self.add.clicked.connect(lambda: on_add())
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFrameShadow(QFrame.Shadow.Plain)
        line.setForegroundRole(self.palette().ColorRole.Mid)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(line)
        self._column.addLayout(row_of(self.head, REST, self.add, spacing=4))
        self.show_count("", has_content=False)

    @property
    def is_unfolded(self) -> bool:
        """True where what is in it can be seen."""
        return self.has_content and not self._is_folded

    def show_count(self, count: str, *, has_content: bool) -> None:
        """Say how much there is; without content there is nothing to unfold."""
        self.has_content, self.count = has_content, count
        words = f"{self.title} {count}" if count else self.title
        self.head.setText(words)
        self._follow()
        self.on_counted()

    def offer_add(self, can_add: bool) -> None:
        """Show the button that adds one more, or hide it; the keyboard stays in this part."""
        if not can_add and self.add.hasFocus():
            self.head.setFocus()
        self.add.setVisible(can_add)

    def unfold(self) -> None:
        """Let what is in it be seen."""
        self._is_folded = False
        self._follow()

    def go(self) -> None:
        """Unfold it, with the keyboard at its head."""
        if not self.is_unfolded:
            self.head.click()
        self.head.setFocus()

    def made(self) -> QWidget:
        """Return what is in it; it is made now if it was not."""
        if self.body is None:
            self.body = body = self._make_body(self)
            self._column.addWidget(body)
            body.setVisible(self.is_unfolded)
        return self.body

    def _on_clicked(self) -> None:
        self._is_folded = not self._is_folded
        self._follow()
        if self.is_unfolded:
            self.on_unfolded()

    def _follow(self) -> None:
        arrows = Qt.ArrowType
        folded = arrows.LeftArrow if self.isRightToLeft() else arrows.RightArrow
        arrow = folded if self._is_folded else arrows.DownArrow
        self.head.setArrowType(arrow if self.has_content else arrows.NoArrow)
        self.head.setEnabled(True)
        self.head.setFocusPolicy(
            Qt.FocusPolicy.TabFocus if self.has_content else Qt.FocusPolicy.NoFocus
        )
        state = self.tr("unfolded") if self.is_unfolded else self.tr("folded")
        name = self.head.text()
        self.head.setAccessibleName(f"{name}, {state}" if self.has_content else name)
        if self.body is not None:
            if not self.is_unfolded and self.body.isAncestorOf(QApplication.focusWidget() or self):
                self._stay()
            self.body.setVisible(self.is_unfolded)

    def _stay(self) -> None:
        """Keep the keyboard in this part: Qt would lead it to the next one."""
        stop = self.head if self.has_content or self.add.isHidden() else self.add
        stop.setFocus()
