"""What the rules say of one block as it is being typed, in the words they use everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.declaring import Declaring
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.session.contents.content_changes import RowChange
from sitemap_editor.session.contents.shared_tree import Address, node_at

_RELATION: Final = "relationship"
_FILE_OR_PLAYER: Final = "X21"


class BlockChecker:
    """Checks one block of a row apart from the others, so that what is said is about it alone."""

    def __init__(self, checker: Checker, table: PieceTable, row_id: int) -> None:
        self.checker = checker
        self._head, self._format = table.head, table.row_format
        self._data = table.row_bytes(row_id)
        self._alone: dict[Address, bytes | None] = {}
        """Each block that was asked for, in a row of its own: one row may have a thousand."""

    def findings(
        self,
        address: Address,
        spec: BlockSpec,
        change_of: Callable[[Address], RowChange] | None = None,
    ) -> tuple[Finding, ...]:
        """Return what is said of a block, or would be after a change of it; worst first.

        `change_of` is told where the block stands once it is alone.
        """
        if address not in self._alone:
            self._alone[address] = _alone(self._data, self._format, address)
        alone = self._alone[address]
        if alone is None:
            return ()
        if change_of is not None:
            try:
                alone = change_of((address[0]._replace(number=0),))(0, alone, self._format)
            except EditError:
                return ()  # said when it is handed over
        return self._said_of(RowView(alone, self._format), spec, address[-1].number + 1)

    def findings_of_new(
        self, spec: BlockSpec, values: Mapping[str, str | Sequence[str]]
    ) -> tuple[Finding, ...]:
        """Return what would be said of one more block with these values."""
        row = read_row(self._data, self._format)
        number = sum((each.uri, each.local) == (spec.uri, spec.local) for each in row.children) + 1
        bare, declaring = _with_blocks(self._data, row, ()), Declaring(self._head, self._format)
        add = partial(blocks.add_block, new=blocks.new_block(spec, values))
        try:
            alone = declaring.changed(bare, add)
        except EditError:
            return ()  # said when it is handed over
        return self._said_of(RowView(alone, declaring.row_format), spec, number)

    def _said_of(self, alone: RowView, spec: BlockSpec, number: int) -> tuple[Finding, ...]:
        found = self.checker.view(alone)
        return tuple(_numbered(each, number) for each in found if _is_about(each, spec))


def _alone(data: bytes, row_format: RowFormat, address: Address) -> bytes | None:
    """Return the row with no other block than this one; None where it is not there."""
    row = read_row(data, row_format)
    node = node_at(row, address)
    if node is None or len(address) != 1:
        return None
    return _with_blocks(data, row, (node,))


def _with_blocks(data: bytes, row: Node, kept_blocks: Sequence[Node]) -> bytes:
    """Return a row with its values, and of all else only these."""
    kept = [each for each in row.children if each in kept_blocks or each.uri == row.uri]
    content = b"".join(_bytes_of(data, each) for each in kept)
    start, end = row.content_span
    return data[row.span[0] : start] + content + data[end : row.span[1]]


def _bytes_of(data: bytes, node: Node) -> bytes:
    return data[slice(*node.span)]


def _is_about(finding: Finding, spec: BlockSpec) -> bool:
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # all rules: not at start

    rule = RULES_BY_CODE.get(finding.code)
    return rule is not None and rule.namespace == spec.uri


def _numbered(finding: Finding, number: int) -> Finding:
    if "number" not in finding.arguments:
        return finding
    return replace(finding, arguments={**finding.arguments, "number": number})


def of_field(findings: Iterable[Finding], field: FormField, spec: BlockSpec) -> list[Finding]:
    """Return what is said of one field."""
    prefix = PREFIXES[spec.uri]
    path, _, attribute = field.key.partition("@")
    element = path.rpartition("/")[2]
    name = f"{prefix}:{element} {attribute}" if attribute else f"{prefix}:{element}"
    if attribute == _RELATION:
        element_name = f"{prefix}:{element}"
        return [each for each in findings if _asks_relation(each, element_name)]
    return [each for each in findings if _speaks_of(each, name, element, field)]


def _asks_relation(finding: Finding, element: str) -> bool:
    return _RELATION in finding.text and finding.arguments.get("element") == element


def _speaks_of(finding: Finding, name: str, element: str, field: FormField) -> bool:
    from sitemap_editor.core.checks.catalogue import RULES_BY_CODE  # all rules: not at start

    if _RELATION in finding.text:
        return False
    if (named := finding.arguments.get("element")) is not None:
        return named == name
    if listed := str(finding.arguments.get("names", "")):
        return name in listed.split(", ")
    if field.spec.either:
        return finding.code == _FILE_OR_PLAYER
    rule = RULES_BY_CODE.get(finding.code)
    if rule is None or "@" in field.key:
        return False
    return f"“{name}”" in finding.text or list(rule.elements) == [element]
