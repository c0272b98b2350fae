"""The images, videos, articles, links and other elements of a row, and their fields by key.

A key says which element or attribute of a block is meant: ``loc``, ``publication/name``,
``uploader@info``, ``@href``. Functions that change a row raise as those of `changes` do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sitemap_editor.core.contents import changes
from sitemap_editor.core.contents.block_fields import SPECS_BY_NAME
from sitemap_editor.core.contents.field_specs import BlockSpec, FieldSpec, split_key
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import ROW, Node, Path, read_row
from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.protocol.fields import Kind

_BLANK = SPACE.decode()


@dataclass(frozen=True, slots=True)
class HeldBlock:
    """An element of a row that is none of its columns."""

    spec: BlockSpec | None
    """What is known of it; None for elements of other namespaces."""
    number: int
    """Counts from 1 among those of the same name."""
    node: Node


def blocks_of(row: Node, kind: Kind) -> list[HeldBlock]:
    """Return what stands in a row besides its columns, in order."""
    counts: dict[tuple[str, str], int] = {}
    found: list[HeldBlock] = []
    for child in row.children:
        name = (child.uri, child.local)
        if child.uri == row.uri and child.local in kind.fields:
            continue
        counts[name] = number = counts.get(name, 0) + 1
        found.append(HeldBlock(SPECS_BY_NAME.get(name), number, child))
    return found


def nodes_of(node: Node, key: str) -> list[Node]:
    """Return the elements that a key leads to; for an attribute, those that could have it."""
    found = [node]
    for name in split_key(key)[0]:
        found = [inside for each in found for inside in each.children_named(name)]
    return found


def field_values(node: Node, key: str) -> tuple[str, ...]:
    """Return all values under a key, without white space around them."""
    _, attribute = split_key(key)
    found = nodes_of(node, key)
    if not attribute:
        return tuple(each.text.strip(_BLANK) for each in found)
    attributes = (each.attribute(attribute) for each in found)
    return tuple(each.value.strip(_BLANK) for each in attributes if each is not None)


def field_value(node: Node, key: str) -> str | None:
    """Return the first value under a key, or None where there is none."""
    return next(iter(field_values(node, key)), None)


def set_field(
    data: bytes, row_format: RowFormat, path: Path, spec: BlockSpec, key: str, value: str | None
) -> bytes:
    """Set the first value under a key of the block at `path`; None removes what holds it.

    An element that is missing comes where the schema has it.
    """
    node = read_row(data, row_format).at(path)
    if field_value(node, key) == value:
        return data
    names, attribute = split_key(key)
    found, missing = _deepest(node, names)
    if not missing and attribute:
        return changes.set_attribute(data, row_format, found.path, attribute, value)
    if value is None:
        return data if missing else _without(data, row_format, node, names)
    if not missing:
        return changes.set_text(data, row_format, found.path, value)
    new = _nested(spec.uri, missing, attribute, value)
    fields = _fields_at(spec, names[: len(names) - len(missing)])
    return changes.insert(data, row_format, found.path, _position(found, fields, missing[0]), new)


def set_repeated(
    data: bytes,
    row_format: RowFormat,
    path: Path,
    spec: BlockSpec,
    key: str,
    values: Sequence[str],
) -> bytes:
    """Let the elements of a name that may be repeated say these values, in this order."""
    nodes = nodes_of(read_row(data, row_format).at(path), key)
    for each, value in zip(nodes, values, strict=False):
        if each.text.strip(_BLANK) != value:
            data = changes.set_text(data, row_format, each.path, value)
    if surplus := [each.path for each in nodes[len(values) :]]:
        return changes.remove(data, row_format, surplus)
    names = split_key(key)[0]
    for value in values[len(nodes) :]:
        outer = read_row(data, row_format).at(path)
        place = _position(outer, spec.fields, names[-1])
        new = NewElement(spec.uri, names[-1], value)
        data = changes.insert(data, row_format, path, place, new)
    return data


def new_block(spec: BlockSpec, values: Mapping[str, str | Sequence[str]]) -> NewElement:
    """Return a block with these values by key, in the order of the schema."""
    return NewElement(
        spec.uri,
        spec.local,
        attributes=_new_attributes(spec.attributes, values, ""),
        children=tuple(_new_children(spec.uri, spec.fields, values, "")),
    )


def add_block(
    data: bytes, row_format: RowFormat, new: NewElement, position: int | None = None
) -> bytes:
    """Put a block before the child at `position`; or behind its likes, or behind all."""
    if position is None:
        return add_blocks(data, row_format, [new])
    return changes.insert(data, row_format, ROW, position, new)


def add_blocks(
    data: bytes, row_format: RowFormat, news: Sequence[NewElement], row: Node | None = None
) -> bytes:
    """Put blocks of one name into a row, behind its likes or behind all.

    `row` is what `read_row` says, if that is known.
    """
    if not news:
        return data
    row = row or read_row(data, row_format)
    children = row.children
    name = (news[0].uri, news[0].local)
    likes = (at for at, child in enumerate(children, 1) if (child.uri, child.local) == name)
    return changes.insert_all(data, row_format, ROW, max(likes, default=len(children)), news, row)


def _deepest(node: Node, names: Sequence[str]) -> tuple[Node, tuple[str, ...]]:
    """Return how far a way of names is there, and the rest of it."""
    for number, name in enumerate(names):
        inside = node.child(name)
        if inside is None:
            return node, tuple(names[number:])
        node = inside
    return node, ()


def _without(data: bytes, row_format: RowFormat, node: Node, names: Sequence[str]) -> bytes:
    """Remove an element, and what held nothing else."""
    way = [node]
    for name in names:
        inside = way[-1].child(name)
        if inside is None:
            return data
        way.append(inside)
    gone = way.pop()
    while len(way) > 1 and len(way[-1].children) == 1 and _is_bare(way[-1]):
        gone = way.pop()
    return changes.remove(data, row_format, [gone.path])


def _is_bare(node: Node) -> bool:
    return not node.attributes and not node.has_mixed_text


def _nested(uri: str, names: Sequence[str], attribute: str, value: str) -> NewElement:
    *outer, last = names
    new = (
        NewElement(uri, last, attributes=(NewAttribute(attribute, value),))
        if attribute
        else NewElement(uri, last, value)
    )
    for name in reversed(outer):
        new = NewElement(uri, name, children=(new,))
    return new


def _fields_at(spec: BlockSpec, names: Sequence[str]) -> tuple[FieldSpec, ...]:
    """Return the fields that stand inside the element at the end of a way."""
    fields = spec.fields
    for name in names:
        fields = next((each.fields for each in fields if each.local == name), ())
    return fields


def _position(node: Node, fields: Sequence[FieldSpec], local: str) -> int:
    """Return where the schema has an element among the children that are there."""
    order = [each.local for each in fields]
    if local not in order:
        return len(node.children)
    rank = order.index(local)
    known: Collection[str] = set(order)
    first_behind = len(node.children)
    position = None
    for number, child in enumerate(node.children):
        if child.uri != node.uri or child.local not in known:
            continue
        if order.index(child.local) <= rank:
            position = number + 1
        else:
            first_behind = min(first_behind, number)
    return first_behind if position is None else position


def _new_attributes(
    fields: Sequence[FieldSpec], values: Mapping[str, str | Sequence[str]], before: str
) -> tuple[NewAttribute, ...]:
    given = ((each.local, values.get(f"{before}@{each.local}")) for each in fields)
    return tuple(NewAttribute(local, value) for local, value in given if isinstance(value, str))


def _new_children(
    uri: str,
    fields: Sequence[FieldSpec],
    values: Mapping[str, str | Sequence[str]],
    before: str,
) -> Iterator[NewElement]:
    for each in fields:
        key = f"{before}/{each.local}" if before else each.local
        attributes = _new_attributes(each.attributes, values, key)
        inside = tuple(_new_children(uri, each.fields, values, key))
        given = values.get(key)
        texts = [given] if isinstance(given, str) else list(given or ())
        if not texts and (attributes or inside):
            texts = [""]
        for text in texts:
            yield NewElement(uri, each.local, text, attributes, inside)
