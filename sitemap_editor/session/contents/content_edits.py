"""Every edit of what rows hold beyond their cells: one step of undo, for one row or many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.block_fields import LINK_SPEC
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.new_elements import NewElement
from sitemap_editor.core.document.edits import Edit, SetRows
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.errors import EditError, Progress
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.session.contents import content_changes
from sitemap_editor.session.contents.alternates import UrlPattern
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.session.contents.content_changes import RowChange
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.shared_tree import SharedNode
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.session.texts import sentence

_MOST_AT_ONCE: Final = 100
"""Rows that are worked out while the window waits; more are worked out beside it."""
_MOST_BYTES: Final = 100_000
"""Of them together: sixty rows of a thousand images took seventeen seconds."""
_RELATION: Final = "alternate"


class ContentEdits(QObject):
    """Edits rows of one document; `rows` tells which, `say` is told what was done to several."""

    def __init__(
        self,
        model: TableModel,
        rows: Callable[[], Sequence[int]],
        say: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._rows = rows
        self._say = say

    # Blocks

    def set_field(
        self, block: SharedNode, spec: BlockSpec, field: FormField, value: str | list[str]
    ) -> None:
        """Set a field of a block; empty to remove it."""
        change = content_changes.field_change(block.address, spec, field, value)
        self._carry_out(change, self.tr("Change {name}").format(name=field.name_in(spec)))

    def add(self, spec: BlockSpec, values: Mapping[str, str | Sequence[str]]) -> None:
        """Put a block with these values behind its likes."""
        self.add_elements([blocks.new_block(spec, values)])

    def add_elements(self, elements: Sequence[NewElement]) -> None:
        """Put blocks into each row, one behind the other."""

        def change(row_id: int, data: bytes, row_format: RowFormat) -> bytes:
            for each in elements:
                data = blocks.add_block(data, row_format, each)
            return data

        names = ", ".join(dict.fromkeys(each.local for each in elements))
        self._carry_out(change, self.tr("Add {name}").format(name=names))

    def remove(self, nodes: Sequence[SharedNode]) -> None:
        """Take elements out."""
        names = ", ".join(dict.fromkeys(node.name for node in nodes))
        change = content_changes.remove_elements([node.address for node in nodes])
        self._carry_out(change, self.tr("Remove {name}").format(name=names))

    def move(self, node: SharedNode, to: SharedNode) -> None:
        """Let a block stand where another one stands."""
        change = content_changes.move_element(node.address, to.address)
        self._carry_out(change, self.tr("Move {name}").format(name=node.name))

    # Language versions

    def set_alternate(self, node: SharedNode, attribute: str, value: str) -> None:
        """Set language or URL of a link; empty to remove the attribute."""
        change = content_changes.set_field(node.address, LINK_SPEC, f"@{attribute}", value or None)
        self._carry_out(change, self.tr("Change {name}").format(name=attribute))

    def add_alternate(self, language: str, url: str) -> None:
        """Add a link to this URL."""
        self._carry_out(content_changes.add_element(_link(language, url)), self._adding(language))

    def add_by_pattern(self, language: str, pattern: UrlPattern) -> None:
        """Add to each row the link that follows from its URL; say how many have none."""
        table, row_ids = self._model.session.document.table, self._rows()
        found: dict[int, NewElement] = {}
        for row_id in row_ids:
            loc = table.row_format.read(table.row_bytes(row_id)).value(LOC) or ""
            url = pattern.applied(loc.strip())
            if url is not None:
                found[row_id] = _link(language, url)
        count = len(row_ids) - len(found)
        left = self.tr("%n row(s) do not contain “{text}”.", "", count).format(text=pattern.find)
        if not found:
            self._say(left)
            return
        change = content_changes.add_elements(found.get)
        self._carry_out(change, self._adding(language), left if count else "")

    def _adding(self, language: str) -> str:
        return self.tr("Add the language {language}").format(language=language)

    # Whatever else

    def set_line(self, line: OtherLine, value: str) -> None:
        """Set the value of an element or attribute."""
        label = self.tr("Change {name}").format(name=line.name)
        self._carry_out(content_changes.set_line(line, value), label)

    def remove_line(self, line: OtherLine) -> None:
        """Take an element or attribute out."""
        label = self.tr("Remove {name}").format(name=line.name)
        self._carry_out(content_changes.set_line(line, None), label)

    # How

    def _carry_out(self, change: RowChange, what: str, left: str = "") -> None:
        """Give rows what `change` makes of them, as one step of undo; `left` is said as well.

        Where it cannot be done the model tells why.
        """
        model, row_ids = self._model, tuple(self._rows())

        def tell(effect: Effect) -> None:
            if (count := len(effect)) > 1 or left:
                self._say(" ".join(filter(None, (self.tr("%n row(s) changed.", "", count), left))))

        label = self._label(what, row_ids)
        table = model.session.document.table
        if self._are_few(row_ids):
            try:
                edit = rows_edit(table, row_ids, change)
            except EditError as error:
                model.refused.emit(sentence(error))
                return
            if edit is not None:
                model.carry_out(edit, label, tell)
            return
        snapshot = table.snapshot()

        def make(progress: Progress) -> Edit:
            return rows_edit(snapshot, row_ids, change, progress) or SetRows(())

        model.carry_out(make, label, tell)

    def _are_few(self, row_ids: Sequence[int]) -> bool:
        """Tell whether rows are worked out at once, without a pause."""
        if len(row_ids) > _MOST_AT_ONCE:
            return False
        table = self._model.session.document.table
        return sum(len(table.row_bytes(row_id)) for row_id in row_ids) <= _MOST_BYTES

    def _label(self, what: str, row_ids: Sequence[int]) -> str:
        if len(row_ids) != 1:
            return self.tr("{what} in %n row(s)", "", len(row_ids)).format(what=what)
        number = self._model.session.document.table.position(row_ids[0]) + 1
        return self.tr("{what} in row {number}").format(what=what, number=number)


def _link(language: str, url: str) -> NewElement:
    values = {"@rel": _RELATION, "@hreflang": language, "@href": url}
    return blocks.new_block(LINK_SPEC, values)
