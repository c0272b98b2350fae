"""Every edit of what rows hold beyond their cells: one step of undo, for one row or many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.block_fields import LINK_SPEC
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.names import read_name
from sitemap_editor.core.contents.new_elements import NewElement
from sitemap_editor.core.document.edits import Edit, SetRows
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.contents import content_changes
from sitemap_editor.session.contents.alternates import UrlPattern
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.session.contents.content_changes import RowChange
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.contents.row_renewal import ChangeAt, RowRenewal
from sitemap_editor.session.contents.shared_tree import Address, SharedNode
from sitemap_editor.session.document.asked_edits import MadeAnew, OnKept
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.texts import sentence

_MOST_AT_ONCE: Final = 100
"""Rows that are worked out while the window waits; more are worked out beside it."""
_MOST_BYTES: Final = 100_000
"""Of them together: sixty rows of a thousand images took seventeen seconds."""
_RELATION: Final = "alternate"


class ContentEdits(QObject):
    """Edits rows of one document, as they were read; `say` is told what was done to several.

    A row that was edited since is edited as well, where its elements are found again. `contents`
    tells what was read; who shows what was read earlier hands that over with an edit.
    """

    def __init__(
        self,
        model: TableModel,
        contents: Callable[[], RowContents],
        say: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._contents = contents
        self._say = say

    # Blocks

    def set_field(
        self,
        block: SharedNode,
        spec: BlockSpec,
        field: FormField,
        value: str | list[str],
        read: RowContents | None = None,
    ) -> None:
        """Set a field of a block; empty to remove it."""

        def change(address: Address) -> RowChange:
            return content_changes.field_change(address, spec, field, value)

        label = self.tr("Change {name}").format(name=field.name_in(spec))
        self._carry_out(change, label, [block.address], read)

    def add(self, spec: BlockSpec, values: Mapping[str, str | Sequence[str]]) -> None:
        """Put a block with these values behind its likes."""
        self.add_elements([blocks.new_block(spec, values)])

    def add_elements(self, elements: Sequence[NewElement]) -> None:
        """Put blocks into each row, one behind the other."""

        def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
            for some in alike:
                data = blocks.add_blocks(data, row_format, some)
            return data

        alike = [[*some] for _, some in groupby(elements, lambda each: (each.uri, each.local))]
        names = ", ".join(dict.fromkeys(each.local for each in elements))
        self._carry_out(lambda: change, self.tr("Add {name}").format(name=names))

    def remove(self, nodes: Sequence[SharedNode], read: RowContents | None = None) -> None:
        """Take elements out."""
        names = ", ".join(dict.fromkeys(node.name for node in nodes))
        label = self.tr("Remove {name}").format(name=names)
        addresses = [node.address for node in nodes]
        self._carry_out(lambda *own: content_changes.remove_elements(own), label, addresses, read)

    def move(self, node: SharedNode, to: SharedNode) -> None:
        """Let a block stand where another one stands."""
        label = self.tr("Move {name}").format(name=node.name)
        self._carry_out(content_changes.move_element, label, [node.address, to.address])

    # Language versions

    def set_alternate(
        self, node: SharedNode, attribute: str, value: str, read: RowContents | None = None
    ) -> None:
        """Set language or URL of a link; empty to remove the attribute."""

        def change(address: Address) -> RowChange:
            return content_changes.set_field(address, LINK_SPEC, f"@{attribute}", value or None)

        label = self.tr("Change {name}").format(name=attribute)
        self._carry_out(change, label, [node.address], read)

    def add_alternate(self, language: str, url: str) -> None:
        """Add a link to this URL."""
        change = content_changes.add_element(_link(language, url))
        self._carry_out(lambda: change, self._adding(language))

    def add_by_pattern(self, language: str, pattern: UrlPattern) -> None:
        """Add to each row the link that follows from its URL; say how many have none."""

        def new(data: bytes, row_format: RowFormat) -> NewElement | None:
            url = pattern.applied((row_format.read(data).value(LOC) or "").strip())
            return None if url is None else _link(language, url)

        change = content_changes.add_made_element(new)
        table, row_ids = self._model.session.document.table, self._contents().row_ids
        rows = map(table.row_bytes, filter(table.has_row, row_ids))
        count = sum(new(data, table.row_format) is None for data in rows)
        left = self.tr("%n row(s) do not contain “{text}”.", "", count).format(text=pattern.find)
        if count == len(row_ids):
            self._say(left)
            return
        self._carry_out(lambda: change, self._adding(language), left=left if count else "")

    def _adding(self, language: str) -> str:
        return self.tr("Add the language {language}").format(language=language)

    # Whatever else

    def set_line(self, line: OtherLine, value: str, read: RowContents | None = None) -> None:
        """Set the value of an element or attribute."""
        label = self.tr("Change {name}").format(name=line.name)
        self._set_line(line, value, label, read)

    def remove_line(self, line: OtherLine, read: RowContents | None = None) -> None:
        """Take an element or attribute out."""
        self._set_line(line, None, self.tr("Remove {name}").format(name=line.name), read)

    def rename_line(self, line: OtherLine, name: str, read: RowContents | None = None) -> None:
        """Give an element or attribute another name."""

        def change(address: Address) -> RowChange:
            return content_changes.set_name(address, line.attribute, name)

        label = self.tr("Rename {name}").format(name=line.name)
        self._carry_out(change, label, [line.address], read)

    def add_named(
        self,
        address: Address,
        name: str,
        value: str,
        read: RowContents | None = None,
        namespace: str = "",
    ) -> None:
        """Put an element, or an attribute (``@name``), into an element of each row.

        The namespace is what a prefix means that is declared nowhere.
        """

        def change(own: Address) -> RowChange:
            return content_changes.add_named(own, name, value, namespace)

        label = self.tr("Add {name}").format(name=name)
        self._carry_out(change, label, [address], read)

    def reason_against(self, name: str, namespace: str = "") -> str:
        """Say why nothing can be called this; empty where it can."""
        error = self._error_in(name, namespace)
        return sentence(error) if error is not None else ""

    def needs_namespace(self, name: str) -> bool:
        """Tell whether its prefix is declared nowhere, and means nothing by itself."""
        error = self._error_in(name, "")
        return error is not None and error.code == "F10"

    def _error_in(self, name: str, namespace: str) -> EditError | None:
        row_format = self._model.session.document.table.row_format
        declared = row_format.root.scope if isinstance(row_format, XmlRows) else {b"": b""}
        scope = content_changes.with_namespace(declared, name, namespace)
        try:
            read_name(name.lstrip("@"), scope, is_attribute=name.startswith("@"))
        except EditError as error:
            return error
        return None

    def _set_line(
        self, line: OtherLine, value: str | None, label: str, read: RowContents | None
    ) -> None:
        def change(address: Address) -> RowChange:
            return content_changes.set_line(replace(line, address=address), value)

        self._carry_out(change, label, [line.address], read)

    # How

    def _carry_out(
        self,
        change: ChangeAt,
        what: str,
        addresses: Sequence[Address] = (),
        read: RowContents | None = None,
        left: str = "",
    ) -> None:
        """Give rows what `change` makes of them, as one step of undo; `left` is said as well.

        Where it cannot be done the model tells why.
        """
        model, read = self._model, read or self._contents()
        renewal = RowRenewal(change, addresses, read)

        def tell(effect: Effect) -> None:
            if (count := len(effect)) > 1 or left:
                self._say(" ".join(filter(None, (self.tr("%n row(s) changed.", "", count), left))))

        label = self._label(what, read.row_ids)
        if not self._are_few(read.row_ids):

            def make(now: PieceTable, progress: Progress, on_kept: OnKept) -> Edit:
                return renewal.edit(now, progress, on_kept) or SetRows(())

            model.carry_out(MadeAnew(make), label, tell)
            return
        kept: list[int] = []
        try:
            edit = renewal.edit(model.session.document.table, on_kept=kept.append)
        except EditError as error:
            model.refused.emit(sentence(error))
            return
        if edit is not None:
            model.carry_out(edit, label, tell)
        if kept:
            model.session.beside.tell_kept(len(kept))

    def _are_few(self, row_ids: Sequence[int]) -> bool:
        """Tell whether rows are worked out at once, without a pause."""
        if len(row_ids) > _MOST_AT_ONCE:
            return False
        table = self._model.session.document.table
        there = filter(table.has_row, row_ids)
        return sum(len(table.row_bytes(row_id)) for row_id in there) <= _MOST_BYTES

    def _label(self, what: str, row_ids: Sequence[int]) -> str:
        table = self._model.session.document.table
        if len(row_ids) != 1 or not table.has_row(row_ids[0]):
            return self.tr("{what} in %n row(s)", "", len(row_ids)).format(what=what)
        number = table.position(row_ids[0]) + 1
        return self.tr("{what} in row {number}").format(what=what, number=number)


def _link(language: str, url: str) -> NewElement:
    values = {"@rel": _RELATION, "@hreflang": language, "@href": url}
    return blocks.new_block(LINK_SPEC, values)
