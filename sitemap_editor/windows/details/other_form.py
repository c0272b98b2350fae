"""What is asked for one more element or attribute: its name, its value and what it is put into."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.contents.shared_tree import Address
from sitemap_editor.windows.details.fields.field_row import FieldRow
from sitemap_editor.windows.details.fields.text_fields import LineField
from sitemap_editor.windows.details.waiting_form import WaitingForm
from sitemap_editor.windows.looks.layouts import REST, button, column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel


class _Begun(NamedTuple):
    """What is typed and not added yet."""

    name: str
    namespace: str
    value: str
    places: list[Address]
    names: Sequence[str]
    place: int
    read: RowContents


class OtherForm(WaitingForm):
    """For an element or, with @ before its name, an attribute."""

    part_name = "others"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._edits: ContentEdits | None = None
        self._read = RowContents()
        self._places: list[Address] = []
        self.name = LineField(self, "x:name")
        self.namespace = LineField(self, "https://…")
        self._namespace_row = FieldRow(self.tr("Namespace"), self.namespace, self)
        self.value = LineField(self)
        self.place = QComboBox(self)
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        label = PlainLabel(self.tr("Inside"), self, buddy=self.place)
        self.place.setAccessibleName(label.text())
        self.hint = DimmedLabel(self.tr("An attribute begins with @."), self, wraps=True)
        self.note = DimmedLabel("", self, wraps=True)
        self.add = button(self.tr("Add"), self, self._add)
        self.cancel = button(self.tr("Cancel"), self, self.give_up)
        column_of(
            FieldRow(self.tr("Name"), self.name, self),
            self.hint,
            self.note,
            self._namespace_row,
            FieldRow(self.tr("Value"), self.value, self),
            row_of(label, (self.place, 1), spacing=4),
            row_of(self.add, self.cancel, REST, spacing=4),
            on=self,
            margins=0,
            spacing=4,
        )
        self._editors = (self.name, self.namespace, self.value)
        for editor in self._editors:
            editor.on_typed = self._follow
            editor.on_enter = self._add

    def _typed(self) -> _Begun:
        names = [self.place.itemText(at) for at in range(self.place.count())]
        typed = self.name.text(), self.namespace.text(), self.value.text()
        return _Begun(*typed, self._places, names, self.place.currentIndex(), self._read)

    def _go_on(self, typed: object) -> None:
        if isinstance(typed, _Begun):
            self._read = typed.read
            self._show_places(typed.places, typed.names, typed.place)
            texts = (typed.name, typed.namespace, typed.value)
            for editor, text in zip(self._editors, texts, strict=True):
                editor.show_value(text)
            self._follow()

    @property
    def is_begun(self) -> bool:
        """Whether something is typed and not added yet."""
        return not self.isHidden() and bool(self.name.text() or self.value.text())

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        fields = (stop for editor in self._editors for stop in editor.stops)
        return [*fields, self.place, self.add, self.cancel]

    def follow(self, desk: ContentsDesk, edits: ContentEdits) -> None:
        """Be about the rows that are looked at."""
        self._edits = edits
        self.be_about(desk)

    def begin(self, edits: ContentEdits, read: RowContents, way: Sequence[OtherLine]) -> None:
        """Ask for one in the last element on a way into the rows that were read, or further out."""
        self._edits, self._read, self.row_ids = edits, read, read.row_ids
        places = [(), *(line.address for line in way)]
        self._show_places(places, [self.tr("The row"), *(line.name for line in way)], len(way))
        for editor in self._editors:
            editor.show_value("")
        self.show()
        self._follow()
        self.name.setFocus()

    def _show_places(self, places: list[Address], names: Sequence[str], place: int) -> None:
        self._places = places
        self.place.clear()
        self.place.addItems(names)
        self.place.setCurrentIndex(place)

    def _follow(self) -> None:
        """Say what is wrong with a name that is typed; ask what a prefix means that is new."""
        name, edits, reason = self.name.text(), self._edits, ""
        is_named = bool(name.strip("@"))
        if is_named and edits is not None:
            self._namespace_row.setVisible(edits.needs_namespace(name))
            reason = edits.reason_against(name, self.namespace.text())
        else:
            self._namespace_row.hide()
        self.add.setEnabled(is_named and not reason)
        self.note.setText(reason)
        self.note.setVisible(bool(reason))
        self.hint.setVisible(not reason)

    def _add(self) -> None:
        if self._edits is None or not self.add.isEnabled():
            return
        address = self._places[self.place.currentIndex()]
        name, namespace, value = (editor.text() for editor in self._editors)
        self._edits.add_named(address, name, value, self._read, namespace)
        self.leave(is_added=True)
