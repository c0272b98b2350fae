"""A form for the arguments of a step, made of what the step says of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.columns.column import ContentColumn, content_column
from sitemap_editor.core.operations.importing.block_lines import lines_typed
from sitemap_editor.core.protocol.fields import URL_FIELDS
from sitemap_editor.core.recipes.arguments import Argument, ArgumentType
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.session.table.content_columns import title_of_name
from sitemap_editor.windows.changing.alt_letters import give_letters
from sitemap_editor.windows.changing.value_box import ValueBox
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel

_UNBOUND: Final = 1_000_000
_DIGITS: Final = 2
_STEP: Final = 0.1
_SET: Final = "set"
_READ: Final = ("by", "from")
"""Arguments that name columns which nothing is written to."""
_BOXES_A_LINE: Final = 4
"""The columns that each sitemap has."""
_WIDE_BOXES_A_LINE: Final = 2
"""Columns of contents, of which the names are longer."""
_LINES_SHOWN: Final = 7


def core_text(text: str) -> str:
    """Return a text of the core in the person's language."""
    return QCoreApplication.translate("core", text)


def _may_be(argument: Argument, column: ContentColumn | None) -> bool:
    """Tell whether a column of contents may be chosen: a number of elements is only read."""
    return column is not None and (not column.is_count or argument.name in _READ)


class ArgumentForm(QWidget):
    """The arguments of one step, in the columns that a document has; as they are `given` at first.

    `on_changed` is called after each change of one.
    """

    def __init__(
        self,
        spec: StepSpec,
        fields: Sequence[str],
        on_changed: Callable[[], object],
        parent: QWidget,
        given: Mapping[str, Any] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._on_changed = on_changed
        self._fields = fields
        self._read: dict[str, Callable[[], Any]] = {}
        self.inputs: dict[str, QWidget] = {}
        """What a person gives each argument in, by its name."""
        self.stops: list[QWidget] = []
        """Where the keyboard stops, in order."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        named: list[QLabel | QAbstractButton] = []
        for known in spec.arguments:
            argument = replace(known, default=(given or {}).get(known.name, known.default))
            is_value = spec.id == _SET and argument.type is ArgumentType.TEXT
            widget = self._value(argument) if is_value else _MAKERS[argument.type](self, argument)
            self.inputs[argument.name] = widget
            if isinstance(widget, QCheckBox):
                named.append(widget)
            else:
                label = PlainLabel(core_text(argument.title), self, wraps=True, buddy=widget)
                widget.setAccessibleName(label.text())
                column.addWidget(label)
                named.append(label)
            column.addWidget(widget)
            self.stops.extend(widget.findChildren(QCheckBox) or [widget])
        forms = self.window().findChildren(ArgumentForm)
        give_letters(named, self.window(), gone=[each for each in forms if each is not self])

    def values(self) -> dict[str, Any]:
        """Return what is given, by the names of arguments."""
        return {name: read() for name, read in self._read.items()}

    def first(self) -> QWidget | None:
        """Return what gets the keyboard."""
        return next(iter(self.inputs.values()), None)

    def _tell(self) -> None:
        self._on_changed()

    # One maker a type

    def _line(self, argument: Argument) -> QLineEdit:
        line, given = QLineEdit(self), argument.default or ""
        line.setText(given)
        shown = line.text()  # of several lines it makes one
        line.setPlaceholderText(argument.hint)
        line.textChanged.connect(self._tell)
        self._read[argument.name] = lambda: given if line.text() == shown else line.text()
        return line

    def _value(self, argument: Argument) -> ValueBox:
        """Return a line with the values that the column which is chosen above takes often."""
        box, given = ValueBox(self._now, self), argument.default or ""
        column = self.inputs["column"]
        assert isinstance(column, QComboBox)  # noqa: S101 - it stands before the value

        def offer() -> None:
            box.offer(column.currentData())

        offer()
        column.currentIndexChanged.connect(offer)
        box.setEditText(given)
        shown = box.currentText()  # of several lines it makes one
        box.editTextChanged.connect(self._tell)

        def read() -> str:
            text = box.currentText()
            return given if text == shown else text

        self._read[argument.name] = read
        return box

    def _names(self, argument: Argument) -> QLineEdit:
        line, given = QLineEdit(self), tuple(argument.default or ())
        line.setText(", ".join(given))
        shown = line.text()
        line.setPlaceholderText(argument.hint)
        line.textChanged.connect(self._tell)

        def read() -> list[str]:
            if line.text() == shown:  # a name may have a comma in it
                return list(given)
            return [each.strip() for each in line.text().split(",") if each.strip()]

        self._read[argument.name] = read
        return line

    def _choice(self, argument: Argument) -> QComboBox:
        return self._box(argument, [(name, core_text(text)) for name, text in argument.choices])

    def _column(self, argument: Argument) -> QComboBox:
        return self._box(
            argument, [(each, title_of_name(each)) for each in self._offered(argument)]
        )

    def _offered(self, argument: Argument) -> list[str]:
        """Return the columns to choose from: those of the document, and those given before."""
        given = argument.default or ()
        more = [given] if isinstance(given, str) else given
        return [
            name
            for name in dict.fromkeys((*self._fields, *more))
            if name in URL_FIELDS or _may_be(argument, content_column(name))
        ]

    def _box(self, argument: Argument, entries: list[tuple[str, str]]) -> QComboBox:
        box = QComboBox(self)
        for value, text in entries:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(argument.default)))
        box.currentIndexChanged.connect(self._tell)
        self._read[argument.name] = box.currentData
        return box

    def _columns(self, argument: Argument) -> QWidget:
        row = QWidget(self)
        boxes = {each: QCheckBox(title_of_name(each), row) for each in self._offered(argument)}
        for field, box in boxes.items():
            box.setChecked(field in (argument.default or ()))
            box.toggled.connect(self._tell)
        own, more = list(boxes.values())[:_BOXES_A_LINE], list(boxes.values())[_BOXES_A_LINE:]
        first = row_of(*own, REST)
        lines = QGridLayout()  # by itself: a long title would take room from those above
        widths = [box.sizeHint().width() for box in more]
        pair = max(widths[::2], default=0) + max(widths[1::2], default=0) + first.spacing()
        in_a_line = _WIDE_BOXES_A_LINE if pair <= first.sizeHint().width() else 1
        for number, box in enumerate(more):
            lines.addWidget(box, *divmod(number, in_a_line))
        lines.setColumnStretch(in_a_line, 1)
        column_of(first, lines, on=row, margins=0)
        row.setFocusProxy(next(iter(boxes.values())))  # a document has one column at least
        self._read[argument.name] = lambda: [
            field for field, box in boxes.items() if box.isChecked()
        ]
        return row

    def _flag(self, argument: Argument) -> QCheckBox:
        box = QCheckBox(core_text(argument.title), self)
        box.setChecked(bool(argument.default))
        box.toggled.connect(self._tell)
        self._read[argument.name] = box.isChecked
        return box

    def _whole(self, argument: Argument) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(
            -_UNBOUND if argument.lowest is None else argument.lowest,
            _UNBOUND if argument.highest is None else argument.highest,
        )
        box.setValue(argument.default or 0)
        box.valueChanged.connect(self._tell)
        self._read[argument.name] = box.value
        return box

    def _decimal(self, argument: Argument) -> QDoubleSpinBox:
        box, given = QDoubleSpinBox(self), Decimal(argument.default or 0)
        digits = max(_DIGITS, -int(given.as_tuple().exponent))
        box.setDecimals(digits)
        box.setSingleStep(_STEP)
        box.setRange(argument.lowest or 0, argument.highest or _UNBOUND)
        box.setValue(float(given))
        box.valueChanged.connect(self._tell)
        self._read[argument.name] = lambda: Decimal(f"{box.value():.{digits}f}")
        return box

    def _place(self, argument: Argument) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        box.addItem(self.tr("Start of the file"), "start")
        box.addItem(self.tr("End of the file"), "end")
        known = box.findData(argument.default)
        if known >= 0:
            box.setCurrentIndex(known)
        else:
            box.setEditText(str(argument.default))
        box.editTextChanged.connect(self._tell)

        def read() -> str | int:
            text = box.currentText().strip()
            known = box.findText(text)
            if known >= 0:
                return str(box.itemData(known))
            return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text

        self._read[argument.name] = read
        return box

    def _lines(self, argument: Argument) -> QPlainTextEdit:
        """Return a box for lines of a table: typed with commas, or pasted from a spreadsheet."""
        box, given = QPlainTextEdit(self), tuple(argument.default or ())
        box.setTabChangesFocus(True)
        box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        box.setPlainText("\n".join(map("\t".join, given)))
        shown = box.toPlainText()
        box.setPlaceholderText(argument.hint)
        box.setFixedHeight(box.fontMetrics().lineSpacing() * _LINES_SHOWN)
        box.textChanged.connect(self._tell)

        def read() -> list[list[str]]:
            text = box.toPlainText()
            return [*map(list, given)] if text == shown else lines_typed(text)

        self._read[argument.name] = read
        return box


_MAKERS: Final[dict[ArgumentType, Callable[[ArgumentForm, Argument], QWidget]]] = {
    ArgumentType.TEXT: ArgumentForm._line,  # noqa: SLF001 - its own table of makers
    ArgumentType.NAMES: ArgumentForm._names,  # noqa: SLF001
    ArgumentType.COLUMN: ArgumentForm._column,  # noqa: SLF001
    ArgumentType.COLUMNS: ArgumentForm._columns,  # noqa: SLF001
    ArgumentType.CHOICE: ArgumentForm._choice,  # noqa: SLF001
    ArgumentType.FLAG: ArgumentForm._flag,  # noqa: SLF001
    ArgumentType.WHOLE: ArgumentForm._whole,  # noqa: SLF001
    ArgumentType.DECIMAL: ArgumentForm._decimal,  # noqa: SLF001
    ArgumentType.PLACE: ArgumentForm._place,  # noqa: SLF001
    ArgumentType.LINES: ArgumentForm._lines,  # noqa: SLF001
}
