"""Which problems are listed: severities, schema, one kind, a text; all seen, each undone there."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QToolButton, QWidget

from sitemap_editor.core.checks.problem_index import Kind
from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.session.document.findings_tracker import FindingsTracker
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import fault_title
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.icons import icon, with_air
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS

_MARK: Final = 14
_AIR: Final = 3
"""On both sides of a mark: Qt puts words two pixels beside it."""
_SPACING: Final = 4
_TYPING_MS: Final = 150
_FIELD_EDGES: Final = 24
_COUNTING: Final = "…"
_LONGEST_KIND: Final = 160  # pixels


class FilterBar(FoldingRow):
    """Chips and a field. Signals: `changed` when a person wants to see others."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _SPACING)
        self._kind: Kind | None = None
        self._numbers = dict.fromkeys(Severity, "")
        self._known = dict.fromkeys(Severity, "")
        self._is_short = False
        side = scaled(self, _MARK)
        self._mark = QSize(side, side)
        self.severities = {severity: self._toggle(severity) for severity in Severity}
        self.schema = self._made_toggle(
            self.tr("Schema"), self.tr("Show violations of the XSD schema")
        )
        self.kind = QToolButton(self)
        self.kind.setIcon(icon("window-close", self.palette()))
        self.kind.setIconSize(self._mark * 0.8)
        self.kind.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.kind.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.kind.clicked.connect(self._on_kind_removed)
        self.kind.hide()
        self.muted = QToolButton(self)
        self.muted.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.muted.setToolTip(tool_tip(self.tr("List the rules that are not checked here")))
        self.muted.hide()
        self.text = QLineEdit(self)
        self.text.setPlaceholderText(self.tr("Filter by text"))
        self.text.setAccessibleName(self.tr("Filter problems by text"))
        self.text.setClearButtonEnabled(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        hint = self.text.fontMetrics().horizontalAdvance(self.text.placeholderText())
        self.text.setMinimumWidth(hint + _FIELD_EDGES)
        self.typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self.typing.timeout.connect(self.changed)
        self.text.textChanged.connect(lambda _text: self.typing.start())
        self._toggles = FoldingRow(self, _SPACING)
        buttons = (*self.severities.values(), self.schema)
        for number, button in enumerate(buttons):
            half = self._toggles.first if number < len(buttons) / 2 else self._toggles.second
            half.addWidget(button)
        for half in (self._toggles.first, self._toggles.second):
            half.addStretch(0)
        self._toggles.lay_out(0, 1)
        self.first.addWidget(self._toggles)
        self.second.addWidget(self.kind)
        self.second.addWidget(self.text, 1)
        self.second.addWidget(self.muted)
        self.lay_out(0, 1)

    def _toggle(self, severity: Severity) -> QToolButton:
        name = {
            Severity.ERROR: self.tr("Errors"),
            Severity.WARNING: self.tr("Warnings"),
            Severity.HINT: self.tr("Hints"),
        }[severity]
        button = self._made_toggle(name, name)
        button.setIcon(with_air(SEVERITY_ICONS[severity], self._mark, _AIR))
        button.setIconSize(self._mark + QSize(2 * _AIR, 0))
        return button

    def _made_toggle(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setToolTip(tool_tip(tip))
        button.setAccessibleName(tip)
        button.setIconSize(self._mark)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setChecked(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(lambda _is_on: self.changed.emit())
        return button

    def wanted(self) -> Filter:
        """Return what a person wants to see."""
        shown = frozenset(each for each, button in self.severities.items() if button.isChecked())
        return Filter(self._kind, shown, self.schema.isChecked(), self.text.text().strip())

    def show_filter(self, wanted: Filter) -> None:
        """Show what is wanted, without a word to anybody."""
        with ExitStack() as quiet:
            for widget in (*self.severities.values(), self.schema):
                quiet.enter_context(QSignalBlocker(widget))
            for severity, button in self.severities.items():
                button.setChecked(severity in wanted.severities)
            self.schema.setChecked(wanted.with_schema)
        if wanted.text != self.text.text().strip():
            self.text.setText(wanted.text)  # told, or its button to clear it would stay
        self.typing.stop()
        self.show_kind(wanted.kind)

    def show_kind(self, kind: Kind | None) -> None:
        """Show the kind that is wanted alone, if any."""
        self._kind = kind
        if kind is not None:
            whole = f"{kind[0]} {fault_title(kind[0])}"
            metrics, ends = self.kind.fontMetrics(), Qt.TextElideMode.ElideRight
            self.kind.setText(menu_text(metrics.elidedText(whole, ends, _LONGEST_KIND)))
            said = self.tr("Only {kind}: show all kinds again").format(kind=whole)
            self.kind.setToolTip(tool_tip(said))
            self.kind.setAccessibleName(said)
        self.kind.setVisible(kind is not None)

    def show_muted(self, count: int) -> None:
        """Say how many rules are not checked; of none nothing."""
        text = self.tr("%n rule(s) muted", "", count)
        if self.muted.text() != text:
            self.muted.setText(text)
        self.muted.setVisible(count > 0)

    def show_counts(self, findings: FindingsTracker | None) -> None:
        """Say how many there are of each; of none that is checked nothing."""
        name = self.tr("Schema")
        by_schema = findings.schema_count() if findings is not None else 0
        for severity in self.severities:
            number = ""
            if findings is not None:
                counted = self.locale().toString(findings.counts()[severity])
                number = counted if findings.is_complete else _COUNTING
                self._known[severity] = self._known[severity] if number == _COUNTING else number
            self._numbers[severity] = number
        self._write_severities()
        self.schema.setText(f"{name} {self.locale().toString(by_schema)}" if by_schema else name)
        for row in (self._toggles, self, self._toggles):  # the outer one gives the inner one room
            row.fold()
            row.updateGeometry()
            if (layout := row.layout()) is not None:
                layout.activate()

    def fold(self) -> None:
        """Leave the names to the marks before the row becomes two, where there is room for them.

        What is chosen follows from the width and the numbers alone, not from what is shown now: at
        one width the bar always looks the same.
        """
        shorter, longer = self._more_than_now()
        row, chips = self.sizeHint().width(), self._toggles.sizeHint().width()
        room = self.width()
        fits = row + longer <= room or (self._has_numbers() and row + shorter <= room)
        is_named = (row if fits else chips) + longer <= room
        is_short = self._has_numbers() and not is_named
        if is_short is not self._is_short:
            self._is_short = is_short
            self._write_severities()
        self.set_folded(is_folded=not fits)

    def minimumSizeHint(self) -> QSize:
        """Return what is needed without the names: they are left out before anything is cut."""
        least = super().minimumSizeHint()
        if self._is_short or not self._has_numbers():
            return least
        halves = (self._toggles.first, self._toggles.second)
        names = (self._width_of(each, is_short=False) for each in Severity)
        marks = (self._width_of(each, is_short=True) for each in Severity)
        gained = [long - short for long, short in zip(names, marks, strict=True)]
        widths = [half.minimumSize().width() for half in halves]
        chips = max(widths[0] - sum(gained[:2]), widths[1] - gained[2])
        return QSize(max(chips, self.second.minimumSize().width()), least.height())

    def _has_numbers(self) -> bool:
        return all(self._numbers.values())

    def _more_than_now(self) -> tuple[int, int]:
        """Return how much wider than now the chips are without their names, and with them."""
        now = sum(self._text_width(button.text()) for button in self.severities.values())
        without, named = (
            sum(self._width_of(each, is_short=is_short) for each in Severity) - now
            for is_short in (True, False)
        )
        return without, named

    def _width_of(self, severity: Severity, *, is_short: bool) -> int:
        """Return the room for the text of a chip: while rows are counted as much as before."""
        numbers = {self._numbers[severity], self._known[severity], _COUNTING}
        if not self._numbers[severity]:
            numbers = {""}
        return max(self._text_width(self._text(severity, each, is_short)) for each in numbers)

    def _text_width(self, text: str) -> int:
        """Return the width of a text as a button reckons with it."""
        metrics = self.schema.fontMetrics()
        return metrics.size(Qt.TextFlag.TextShowMnemonic, text).width()

    def _text(self, severity: Severity, number: str, is_short: bool) -> str:
        name = "" if is_short else self.severities[severity].accessibleName()
        return " ".join(filter(None, (name, number)))

    def _write_severities(self) -> None:
        for severity, button in self.severities.items():
            button.setText(self._text(severity, self._numbers[severity], self._is_short))

    def _on_kind_removed(self) -> None:
        self._kind = None
        self.changed.emit()
