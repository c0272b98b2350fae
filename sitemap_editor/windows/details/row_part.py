"""The current row: its whole URL, its values and its problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import fault_title, sentence
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, ShownText
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.table.document_page import DocumentPage

_MOST_PROBLEMS: Final = 3
"""Until a person asks for the rest: forms stand below them."""
_AIR: Final = 6
_OPENED: Final = ("http", "https")


class _Value(PlainLabel):
    """A value of a form, which goes below its name where it does not fit beside it."""

    def minimumSizeHint(self) -> QSize:
        """Ask for the air between both too: Qt forgets it, and the last letter was cut off."""
        return super().minimumSizeHint() + QSize(_AIR, 0)


class RowPart(QWidget):
    """Says what is in one row; `browse` is handed its URL.

    Signals, with one of its problems: `fix_asked`, `problem_asked`.
    """

    fix_asked = Signal(object)
    problem_asked = Signal(object)

    def __init__(self, browse: Callable[[QUrl], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._browse = browse
        self._shown: tuple[object, ...] = ()
        self.row_id: int | None = None
        """The row that is shown; None where a page has none."""
        self.head = DimmedLabel("", self)
        self.url = ShownText(self.tr("URL of the row"), self)
        self.url.tell_how(self.tr("This is only shown here. Change it in the table."))
        self.copy = self._button(self.tr("Copy URL"))
        self.copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(self.url.toPlainText())
        )
        self.browse = self._button(self.tr("Open in Browser"))
        self.browse.clicked.connect(self._open)
        self.values = QFormLayout()
        self.values.setContentsMargins(0, 0, 0, 0)
        self.values.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._values: list[tuple[str, str]] = []
        self._labels: list[tuple[DimmedLabel, _Value]] = []
        self._list = QWidget(self)
        self.problems = column_of(on=self._list, margins=0, spacing=2)
        self._made: list[_ProblemLine] = []
        self._lines: list[_ProblemLine] = []
        """Those of them that say something."""
        self.more = self._button("")
        self.more.setAutoRaise(True)
        self.more.clicked.connect(self._show_more)
        self.nothing = DimmedLabel(self.tr("This row has no problems."), self)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy)
        buttons.addWidget(self.browse)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.url)
        column.addLayout(buttons)
        column.addLayout(self.values)
        column.addWidget(self._list)
        column.addWidget(self.more)
        column.addWidget(self.nothing)

    def _button(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    # What it says

    def show_row(self, page: DocumentPage | None) -> None:
        """Show the current row of a page; nothing where it has none."""
        index = page.view.currentIndex() if page is not None else None
        if page is None or index is None or not index.isValid():
            self._shown, self.row_id = (), None
            self.hide()
            return
        self.row_id = row_id = page.model.row_id(index.row())
        table = page.session.document.table
        found = tuple(page.session.findings.of_row(row_id))
        content = bytes(table.row_bytes(row_id))
        is_checked = page.session.findings.is_complete
        place = table.position(row_id)
        shown = (page, row_id, index.row(), place, content, found, is_checked)
        self.show()
        if shown == self._shown:
            return
        self._shown = shown
        number = self.locale().toString(place + 1)
        self.head.setText(self.tr("Row {number}").format(number=number))
        row = table.row(row_id)
        self._show_url((row.loc or "").strip())
        names = [name for name in table.fields if name != LOC]
        self._show_values([(name, (row.value(name) or "").strip()) for name in names])
        self._show_problems(page, row_id, found)
        self.nothing.setVisible(is_checked and not found)

    def _show_url(self, url: str) -> None:
        if self.url.toPlainText() != url:
            self.url.setPlainText(url)
        self.copy.setEnabled(bool(url))
        self.browse.setEnabled(QUrl(url).scheme() in _OPENED)

    def _show_values(self, values: list[tuple[str, str]]) -> None:
        given = [(name, value) for name, value in values if value]
        if given == self._values:
            return
        self._values = given
        while len(self._labels) < len(given):
            label = _Value("", self, wraps=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            name_label = DimmedLabel("", self)
            self.values.addRow(name_label, label)
            self._labels.append((name_label, label))
        for (name_label, label), (name, value) in zip(self._labels, given, strict=False):
            name_label.setText(name)
            label.setText(one_line(value))
            label.setToolTip(tool_tip(value))
        for number in range(len(self._labels)):
            is_given = number < len(given)
            if self.values.isRowVisible(number) is not is_given:
                self.values.setRowVisible(number, is_given)

    def _show_problems(self, page: DocumentPage, row_id: int, found: Sequence[Finding]) -> None:
        """Say what is wrong, in the lines there are: making one takes 3 ms, and keys repeat."""
        focus = QApplication.focusWidget()
        if not found and focus is not None and self._list.isAncestorOf(focus):
            self.url.setFocus()  # the next stop opens a form at the next press
        self._list.setVisible(bool(found))
        made = self._made
        while len(made) > max(len(found), _MOST_PROBLEMS):
            line = made.pop()
            line.hide()
            line.deleteLater()
        is_longer = len(made) < len(found)
        for number, finding in enumerate(found):
            if number == len(made):
                made.append(_ProblemLine(self))
                self.problems.addWidget(made[-1])
            made[number].tell(finding, can_fix=_can_fix(page, row_id, finding))
            made[number].setVisible(number < _MOST_PROBLEMS)
        for line in made[len(found) :]:
            line.hide()
        self._lines = made[: len(found)]
        if is_longer:
            self._order_stops()
        rest = len(found) - _MOST_PROBLEMS
        self.more.setText(self.tr("and %n more problem(s)", "", max(0, rest)))
        self.more.setVisible(rest > 0)

    def _order_stops(self) -> None:
        """Have Tab come to new lines where they stand, not behind all the rest."""
        stops = [self.browse, *(stop for line in self._made for stop in line.stops), self.more]
        for before, stop in pairwise(stops):
            self.setTabOrder(before, stop)

    def _show_more(self) -> None:
        """Show all problems of the row; the keyboard goes to the first of them that was not."""
        hidden = [line for line in self._lines if line.isHidden()]
        for line in hidden:
            line.show()
        if hidden:
            hidden[0].rule.setFocus()
        self.more.hide()

    def lists(self, finding: Finding) -> bool:
        """Tell whether the list says what is wrong."""
        return any(line.finding == finding and not line.isHidden() for line in self._lines)

    def withdraw_fix(self, finding: Finding) -> None:
        """Offer no fix of a problem any more: a closer look found that there is none."""
        for line in self._lines:
            if line.finding == finding:
                line.fix.hide()

    def offers_fix(self, finding: Finding) -> bool:
        """Tell whether a problem is in the list, with a button that fixes it."""
        return any(
            line.finding == finding and not line.isHidden() and not line.fix.isHidden()
            for line in self._lines
        )

    def _open(self) -> None:
        self._browse(QUrl(self.url.toPlainText()))


_MARK: Final = 14
_LONGEST_WORD: Final = 110
"""Where a button stands beside the words; where none does there is more room."""
_LONGEST_WORD_ALONE: Final = 154
_WIDE_CODE: Final = "D00"
"""As wide as nearly all of rules, which are a letter and two digits."""


class _ProblemLine(QWidget):
    """One problem of the row, in words, with its fix."""

    finding: Finding

    def __init__(self, part: RowPart) -> None:
        super().__init__(part)
        self._mark = PlainLabel(self)
        self.rule = rule = QToolButton(self)
        rule.setAutoRaise(True)
        rule.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        rule.clicked.connect(lambda: part.problem_asked.emit(self.finding))
        self._words = PlainLabel("", self, wraps=True)
        self._words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.fix = QToolButton(self)
        self.fix.setText(self.tr("Fix"))
        self.fix.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fix.clicked.connect(lambda: part.fix_asked.emit(self.finding))
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self._mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(rule, 0, 1, Qt.AlignmentFlag.AlignTop)
        self._is_below: bool | None = None
        """Whether the words stand below the buttons, as one of them needs all the width; None until
        the line is laid out for the size of its text."""
        self.stops: tuple[QWidget, ...] = (rule, self._words, self.fix)

    def tell(self, finding: Finding, *, can_fix: bool) -> None:
        """Say what is wrong; where it was something else, no key that is pressed again fixes it."""
        if self.fix.hasFocus() and finding != self.finding:
            self.rule.setFocus()
        self.finding = finding
        side, name, words = scaled(self, _MARK), finding.code, self._words
        icon = drawn(SEVERITY_ICONS[finding.severity], "#000000")
        self._mark.setPixmap(icon.pixmap(side, side))
        self.rule.setText(name)
        self.rule.setAccessibleName(self.tr("Go to problem {code}").format(code=name))
        leads = self.tr("Go to it in the Problems panel")
        self.rule.setToolTip(tool_tip(f"{fault_title(name)}\n{leads}"))
        words.setText(sentence(finding))
        words.setAccessibleName(f"{name} {words.text()}")
        self.fix.setAccessibleName(self.tr("Fix {code}").format(code=name))
        self.fix.setVisible(can_fix)
        longest = max(map(words.fontMetrics().horizontalAdvance, words.text().split()))
        room = _LONGEST_WORD if can_fix else _LONGEST_WORD_ALONE
        is_below = longest > scaled(self, room)
        if is_below is not self._is_below:
            self._lay_out(is_below=is_below)
            self._is_below = is_below

    def changeEvent(self, event: QEvent) -> None:
        """Lay the line out anew for what it says next in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._is_below = None

    def _lay_out(self, *, is_below: bool) -> None:
        words, grid, name = self._words, self._grid, self.rule.text()
        self.rule.setText(_WIDE_CODE)
        self.rule.setMinimumWidth(0)
        self.rule.setMinimumWidth(self.rule.sizeHint().width())  # the words begin at one edge
        self.rule.setText(name)
        self._mark.setFixedHeight(self.rule.sizeHint().height())
        if is_below:
            grid.addWidget(self.fix, 0, 2, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(words, 1, 0, 1, 3)
            words.setContentsMargins(0, 0, 0, 0)
        else:
            above = (self.rule.sizeHint().height() - words.fontMetrics().height()) // 2
            words.setContentsMargins(0, above, 0, 0)  # in the line of mark and rule
            grid.addWidget(words, 0, 2)
            grid.addWidget(self.fix, 0, 3, Qt.AlignmentFlag.AlignTop)


def _can_fix(page: DocumentPage, row_id: int, finding: Finding) -> bool:
    """Tell whether a button for the fix of a problem does anything."""
    from sitemap_editor.session.checks.fix_offers import may_fix  # brings all rules along

    return not page.session.is_read_only and may_fix(page.session, Problem(finding, row_id))
