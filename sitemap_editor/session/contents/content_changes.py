"""Changes of what rows hold, by addresses that mean the same in each: bytes to bytes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from sitemap_editor.core.contents import blocks, changes
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.names import read_name
from sitemap_editor.core.contents.new_elements import NewElement
from sitemap_editor.core.contents.row_tree import read_row
from sitemap_editor.core.document.markup import Scope
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.shared_tree import Address, node_at

RowChange: TypeAlias = Callable[[int, bytes, RowFormat], bytes]
"""Takes a row's id, bytes and format; returns its bytes as they are to be, which are the same where
the row has no such element."""


def field_change(
    address: Address, spec: BlockSpec, field: FormField, value: str | list[str]
) -> RowChange:
    """Set what a field of a form shows; empty to remove it."""
    if isinstance(value, list):
        return set_values(address, spec, field.key, value)
    return set_field(address, spec, field.key, value or None)


def set_field(address: Address, spec: BlockSpec, key: str, value: str | None) -> RowChange:
    """Set one field of a block; None removes it."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        node = node_at(read_row(data, row_format), address)
        if node is None:
            return data
        return blocks.set_field(data, row_format, node.path, spec, key, value)

    return change


def set_values(address: Address, spec: BlockSpec, key: str, values: Sequence[str]) -> RowChange:
    """Let the elements of a name in a block say these values."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        node = node_at(read_row(data, row_format), address)
        if node is None:
            return data
        return blocks.set_repeated(data, row_format, node.path, spec, key, values)

    return change


def add_element(new: NewElement) -> RowChange:
    """Put a block behind its likes."""
    return lambda _row_id, data, row_format: blocks.add_block(data, row_format, new)


def add_made_element(made: Callable[[bytes, RowFormat], NewElement | None]) -> RowChange:
    """Put a block into each row that is made for it; None leaves a row as it is."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        new = made(data, row_format)
        return data if new is None else blocks.add_block(data, row_format, new)

    return change


def remove_elements(addresses: Collection[Address]) -> RowChange:
    """Take elements out, where they are."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        row = read_row(data, row_format)
        found = [node_at(row, address) for address in addresses]
        paths = [node.path for node in found if node is not None]
        return changes.remove(data, row_format, paths) if paths else data

    return change


def move_element(address: Address, to: Address) -> RowChange:
    """Let an element stand where another one of the row stands."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        row = read_row(data, row_format)
        node, place = node_at(row, address), node_at(row, to)
        if node is None or place is None:
            return data
        return changes.move(data, row_format, node.path, place.path[-1])

    return change


def set_line(line: OtherLine, value: str | None) -> RowChange:
    """Set the text of an element or an attribute; None removes it."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        node = node_at(read_row(data, row_format), line.address)
        if node is None:
            return data
        if line.attribute is not None:
            uri, local = line.attribute
            return changes.set_attribute(data, row_format, node.path, local, value, uri)
        if value is None and line.address and not line.is_text:
            return changes.remove(data, row_format, [node.path])
        return changes.set_text(data, row_format, node.path, value or "")

    return change


def add_named(address: Address, name: str, value: str, namespace: str = "") -> RowChange:
    """Put an element of this name behind all others of one, or ``@name``: an attribute into it.

    The namespace is what a prefix means that is declared nowhere.
    """

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        row = read_row(data, row_format)
        node = node_at(row, address)
        if node is None:
            return data
        is_attribute, scope = name.startswith("@"), with_namespace(node.scope, name, namespace)
        uri, local, prefix = read_name(name.lstrip("@"), scope, is_attribute=is_attribute)
        if is_attribute:
            if node.attribute(local, uri) is not None:
                return data
            return changes.set_attribute(
                data, row_format, node.path, local, value, uri, prefix=prefix
            )
        fields = xml_rows(row_format).kind.fields
        if not address and uri == row.uri and local in fields and row.child(local) is None:
            return row_format.with_values(data, {local: value})  # which has its place
        new = NewElement(uri, local, value, prefix=prefix)
        return changes.insert(data, row_format, node.path, len(node.children), new)

    return change


def with_namespace(scope: Scope, name: str, namespace: str) -> Scope:
    """Return what prefixes mean, that of a name among them, where it means nothing yet."""
    prefix = name.lstrip("@").strip().rpartition(":")[0].encode()
    return {prefix: namespace.strip().encode(), **scope} if prefix and namespace.strip() else scope


def set_name(address: Address, attribute: tuple[str, str] | None, name: str) -> RowChange:
    """Give an element, or an attribute of it, another name."""

    def change(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        node = node_at(read_row(data, row_format), address)
        if node is None:
            return data
        is_attribute = attribute is not None
        uri, local, prefix = read_name(name.lstrip("@"), node.scope, is_attribute=is_attribute)
        if attribute is None:
            return changes.set_name(data, row_format, node.path, local, uri, prefix=prefix)
        return changes.set_attribute_name(
            data, row_format, node.path, attribute, (uri, local), prefix=prefix
        )

    return change
