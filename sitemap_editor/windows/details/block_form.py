"""The form of one image, video or article: a field for each value it may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QToolButton, QVBoxLayout, QWidget

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents.field_specs import BlockSpec, Standing
from sitemap_editor.session.contents.block_checks import of_field
from sitemap_editor.session.contents.block_values import (
    NOTHING,
    FieldValue,
    FormField,
    form_fields,
    is_obsolete,
    value_of,
)
from sitemap_editor.session.contents.shared_tree import SharedNode
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.details.fields.field_making import made_field
from sitemap_editor.windows.details.fields.field_row import FieldRow, FieldWords
from sitemap_editor.windows.details.fields.text_fields import ListField
from sitemap_editor.windows.looks.layouts import REST, column_of, row_of
from sitemap_editor.windows.looks.plain_text import PlainLabel

_BOTH: Final = "both"


class _ListedChoice(QComboBox):
    """Tells what is chosen in its open list from what its keys go over while that is closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_by_list = False

    def showPopup(self) -> None:
        """Open the list."""
        self.is_by_list = True
        super().showPopup()

    def hidePopup(self) -> None:
        """Close the list; what was chosen in it is told right after."""
        super().hidePopup()
        QTimer.singleShot(0, self, self._be_closed)

    def _be_closed(self) -> None:
        self.is_by_list = False


class EitherChoice(QWidget):
    """Says which of several fields is given: one is enough.

    `on_chosen` is called by a person, with whether the choice is made: keys that go over it
    go on to the next one.
    """

    def __init__(self, fields: Sequence[FormField], parent: QWidget) -> None:
        super().__init__(parent)
        self.on_chosen: Callable[[bool], object] = lambda _is_made: None
        self._keys = [field.key for field in fields]
        self.box = _ListedChoice(self)
        for field in fields:
            self.box.addItem(core_text(field.spec.title), field.key)
        self.box.addItem(self.tr("Both"), _BOTH)
        label = PlainLabel(self.tr("File or player"), self, buddy=self.box)
        self.box.setAccessibleName(label.text())
        self.box.activated.connect(lambda _row: self.on_chosen(self.box.is_by_list))
        column_of(label, self.box, on=self, margins=0, spacing=2)

    def choose(self, given: Sequence[str]) -> None:
        """Show which fields are given; where none is, the choice stays."""
        if given:
            self.box.setCurrentIndex(self.box.findData(_BOTH if len(given) > 1 else given[0]))

    def chosen(self) -> Sequence[str]:
        """Return the keys of the fields that are to be seen."""
        key = self.box.currentData()
        return self._keys if key == _BOTH else [key]


class BlockForm(QWidget):
    """Shows one block, or the one that several rows have in common; None is one still to come.

    `on_value` is told what is to stand in a field, empty to remove it; `on_values` of one that may
    be repeated; `check` what the rules would say of the block with that value.
    """

    def __init__(self, spec: BlockSpec, now: Callable[[], datetime], parent: QWidget) -> None:
        super().__init__(parent)
        self.spec = spec
        self._now = now
        self.on_value: Callable[[FormField, str], object] = lambda _field, _value: None
        self.on_values: Callable[[FormField, list[str]], object] = lambda _field, _values: None
        self.check: Callable[[FormField, str | list[str]], Sequence[Finding]] = lambda *_: ()
        self.on_step: Callable[[bool], object] = lambda _is_redo: None
        self._identity: object = None
        self._opened: set[str] = set()
        """The fields that were on screen since this block is shown: none goes under the caret."""
        self._values: dict[str, FieldValue] = {}
        self.words = FieldWords(self)
        self.rows: dict[str, FieldRow] = {}
        fields = form_fields(spec)
        self.fields = sorted(fields, key=is_obsolete)
        self._either = [field for field in fields if field.spec.either]
        self._elements = {key.partition("@")[0] for key in (f.key for f in fields) if "@" in key}
        """The fields with others that go with them."""
        self.choice = EitherChoice(self._either, self) if self._either else None
        self.more = self._toggle(self.tr("All fields"))
        self.obsolete = {
            Standing.NO_EFFECT: self._toggle(self.tr("No effect since 2022")),
            Standing.UNDOCUMENTED: self._toggle(self.tr("Not documented by any search engine")),
        }
        self._lay_out()

    def _toggle(self, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.toggled.connect(self._on_toggled)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.words)
        standing = Standing.IN_USE
        for field in self.fields:
            if field.spec.standing is not standing:
                if standing is Standing.IN_USE:
                    column.addLayout(row_of(self.more, REST))
                standing = field.spec.standing
                column.addLayout(row_of(self.obsolete[standing], REST))
            if self.choice is not None and field is self._either[0]:
                self.choice.on_chosen = self._on_chosen
                column.addWidget(self.choice)
            self.rows[field.key] = row = self._row(field)
            column.addWidget(row)
        if standing is Standing.IN_USE:
            column.addLayout(row_of(self.more, REST))

    def _row(self, field: FormField) -> FieldRow:
        spec, editor = field.spec, made_field(field, self._now, self)
        is_list = isinstance(editor, ListField)
        row = FieldRow(
            core_text(spec.title),
            editor,
            self,
            is_required=spec.is_required,
            limit=spec.most if is_list else spec.most_characters,
            hint=_hint(field, self.spec),
        )
        editor.on_typed = lambda: self._on_typed(field)
        editor.on_done = lambda: self._on_done(field)
        editor.on_step = lambda is_redo: self.on_step(is_redo)
        return row

    # What is shown

    def show_block(
        self,
        block: SharedNode | None,
        findings: Sequence[Finding],
        identity: object,
        *,
        is_read_only: bool = False,
        keeps_typing: bool = False,
    ) -> None:
        """Show the values of a block and what is said of them; `identity` tells it from others.

        What is being typed stays where it is still the same block, or `keeps_typing`: the one that
        was still to come.
        """
        is_other = identity != self._identity and not keeps_typing
        self._identity = identity
        self._values = {field.key: value_of(block, field) for field in self.fields}
        if is_other:
            self._opened.clear()
            if self.choice is not None:
                self.choice.box.setCurrentIndex(0)
        if self.choice is not None:
            self.choice.choose([f.key for f in self._either if self._values[f.key].is_there])
        for field in self.fields:
            self._show(field, is_other=is_other, is_read_only=is_read_only)
        self.tell(findings)
        self._follow()

    def _show(self, field: FormField, *, is_other: bool, is_read_only: bool) -> None:
        value, editor = self._values[field.key], self.rows[field.key].editor
        editor.set_read_only(is_read_only=is_read_only)
        if is_other or not editor.is_typed_into:
            text = "\n".join(value.values) if field.spec.is_repeatable else value.text
            editor.show_value(text, is_several=value.is_several)

    def tell(self, findings: Sequence[Finding]) -> None:
        """Say under each field what is wrong with it, and at the top what is wrong with all."""
        told: set[int] = set()
        for field in self.fields:
            own = of_field(findings, field, self.spec)
            told.update(map(id, own))
            self._tell(field, own)
        self.words.tell([each for each in findings if id(each) not in told])

    def _tell(self, field: FormField, findings: Sequence[Finding]) -> None:
        row = self.rows[field.key]
        number = len(row.editor.values()) if isinstance(row.editor, ListField) else None
        is_several = self._values.get(field.key, NOTHING).is_several
        row.tell(findings, number, is_counted=row.editor.is_typed_into or not is_several)

    def _follow(self) -> None:
        """Show what is required or given, and the rest where it is asked for."""
        is_any = dict.fromkeys(self.obsolete, False)
        hidden = 0
        for field in self.fields:
            is_there = self._values.get(field.key, FieldValue()).is_there
            standing = field.spec.standing
            if standing in is_any:
                is_any[standing] |= is_there
                is_shown = is_there and self.obsolete[standing].isChecked()
            else:
                is_shown = self._is_shown(field, is_there=is_there)
                hidden += not is_shown and not field.spec.either
            if is_shown:
                self._opened.add(field.key)
            self.rows[field.key].setVisible(is_shown)
        for standing, button in self.obsolete.items():
            button.setVisible(is_any[standing])
        self.more.setVisible(bool(hidden) or self.more.isChecked())

    def _is_shown(self, field: FormField, *, is_there: bool) -> bool:
        if field.spec.either and self.choice is not None:
            return field.key in self.choice.chosen()
        element, _, attribute = field.key.partition("@")
        if attribute and element:
            editor, own = self.rows[element].editor, self.rows[field.key].editor
            is_given = bool(editor.text()) if editor.is_typed_into else self._is_given(element)
            return is_there or is_given or own.is_typed_into
        is_wanted = field.spec.is_required or self.more.isChecked()
        return is_wanted or is_there or field.key in self._opened

    def _is_given(self, key: str) -> bool:
        return self._values.get(key, FieldValue()).is_there

    # What a person does

    def _on_toggled(self, is_on: bool) -> None:
        if not is_on:
            self._opened.clear()  # whoever folds fields wants them gone
        before = set(self._opened)
        self._follow()
        new = (field for field in self.fields if field.key in self._opened - before)
        if (first := next(new, None)) is not None and self._is_toggle_focused():
            self.rows[first.key].editor.setFocus()  # else one went back over all that came

    def _is_toggle_focused(self) -> bool:
        return any(each.hasFocus() for each in (self.more, *self.obsolete.values()))

    def _on_chosen(self, is_made: bool) -> None:
        self._follow()
        if is_made and self.choice is not None:
            self.rows[self.choice.chosen()[0]].editor.setFocus()

    def _on_typed(self, field: FormField) -> None:
        """Say what would be wrong with what is typed."""
        editor = self.rows[field.key].editor
        value = editor.values() if isinstance(editor, ListField) else editor.text()
        self._tell(field, of_field(self.check(field, value), field, self.spec))
        if field.key in self._elements:
            self._follow()  # what goes with it is asked for before the keyboard goes on

    def _on_done(self, field: FormField) -> None:
        editor = self.rows[field.key].editor
        if isinstance(editor, ListField):
            self.on_values(field, editor.values())
        else:
            self.on_value(field, editor.text())

    def hand_over(self) -> None:
        """Hand over what is typed and not kept yet."""
        for row in self.rows.values():
            if row.editor.is_typed_into:
                row.editor.hand_over()

    def give_up(self) -> None:
        """Take back what is typed: the block goes."""
        for row in self.rows.values():
            if row.editor.is_typed_into:
                row.editor.restore()

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        found: list[QWidget] = []
        standing = Standing.IN_USE
        for field in self.fields:
            if field.spec.standing is not standing:
                if standing is Standing.IN_USE:
                    found.append(self.more)
                standing = field.spec.standing
                found.append(self.obsolete[standing])
            if self.choice is not None and field is self._either[0]:
                found.append(self.choice.box)
            found.extend(self.rows[field.key].editor.stops)
        return found if standing is not Standing.IN_USE else [*found, self.more]

    def first_stop(self) -> QWidget:
        """Return where one begins to type."""
        return self.rows[self.fields[0].key].editor.stops[0]


def _hint(field: FormField, spec: BlockSpec) -> str:
    return f"{field.name_in(spec)}: {core_text(field.spec.hint)}".rstrip(": ")
