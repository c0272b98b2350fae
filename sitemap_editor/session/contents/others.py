"""What rows hold beyond their cells and forms: names, attributes and values, nothing left out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sitemap_editor.core.contents.field_specs import BlockSpec, FieldSpec, FieldType
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.session.contents.shared_tree import Address, SharedAttribute, SharedNode

_BLANK: Final = " \t\r\n"
BlockOf: TypeAlias = Callable[[SharedNode], BlockSpec | None]


@dataclass(frozen=True, slots=True, eq=False)
class OtherLine:
    """An element or an attribute, and what is inside that no form shows."""

    address: Address
    name: str
    value: str | None
    """None where it has none to be edited: several, or elements inside."""
    is_several: bool = False
    attribute: tuple[str, str] | None = None
    """Namespace and name; None for an element."""
    is_text: bool = False
    """Whether it is the text of an element that should have none, as a line of its own."""
    is_words: bool = False
    """Whether its name is words that stand behind the element."""
    is_shown: bool = False
    """Whether a form shows the element itself: here it only leads to what is inside."""
    inside: tuple[OtherLine, ...] = ()


def others_of(row: SharedNode, kind: Kind, block_of: BlockOf) -> tuple[OtherLine, ...]:
    """Return what neither a cell nor a form shows of rows of one kind.

    `block_of` tells what a form knows of an element of the row, if one shows it.
    """
    found: list[OtherLine] = list(_attributes(row, ()))
    for child in row.children:
        step = child.address[-1]
        is_cell = child.uri == row.uri and child.local in kind.fields and not step.number
        spec = block_of(child)
        if spec is not None:
            line = _beyond_form(child, spec.attributes, spec.fields, has_value=False)
        elif is_cell:
            line = _beyond_form(child, (), (), has_value=True)
        else:
            line = _whole(child)
        if line is not None:
            found.append(line)
        found.extend(_words_behind(child))
    return (*_words_in(row), *found)


def _beyond_form(
    node: SharedNode,
    attributes: Sequence[FieldSpec],
    fields: Sequence[FieldSpec],
    *,
    has_value: bool,
) -> OtherLine | None:
    """Return what is left of an element of which a form shows these parts; None for nothing."""
    left = list(_attributes(node, {each.local for each in attributes}))
    if not has_value:
        left.extend(_words_in(node))
    specs = {each.local: each for each in fields}
    for child in node.children:
        spec = specs.get(child.local) if child.uri == node.uri else None
        line = _whole(child) if spec is None else _beyond_field(child, spec)
        if line is not None:
            left.append(line)
        left.extend(_words_behind(child))
    return _leading_to(node, left) if left else None


def _beyond_field(node: SharedNode, spec: FieldSpec) -> OtherLine | None:
    if node.address[-1].number and not spec.is_repeatable:
        return _whole(node)
    attributes = () if spec.is_repeatable else spec.attributes
    return _beyond_form(node, attributes, spec.fields, has_value=spec.type is not FieldType.GROUP)


def _leading_to(node: SharedNode, left: Sequence[OtherLine]) -> OtherLine:
    return OtherLine(node.address, _numbered(node), None, is_shown=True, inside=tuple(left))


def _numbered(node: SharedNode) -> str:
    number = node.address[-1].number
    return f"{node.name} {number + 1}" if number else node.name


def _whole(node: SharedNode) -> OtherLine:
    """Return an element with all inside; as deep as elements are told at all."""
    inside: list[OtherLine] = list(_attributes(node, ()))
    for child in node.children:
        inside.append(_whole(child))
        inside.extend(_words_behind(child))
    value = node.text
    if node.children and value is not None and not value.strip(_BLANK):
        return OtherLine(node.address, node.name, None, inside=tuple(inside))
    return OtherLine(node.address, node.name, value, value is None, inside=tuple(inside))


def _attributes(node: SharedNode, known: Collection[str]) -> Iterator[OtherLine]:
    for each in node.attributes:
        if not each.uri and each.local in known:
            continue
        yield _of_attribute(node.address, each)


def _of_attribute(address: Address, own: SharedAttribute) -> OtherLine:
    is_several = own.value is None
    return OtherLine(address, f"@{own.name}", own.value, is_several, (own.uri, own.local))


def _words_in(node: SharedNode) -> Iterator[OtherLine]:
    """Yield the words of an element that should have none: its text is a line of its own."""
    if node.text is None or node.text.strip(_BLANK):
        yield OtherLine(node.address, "#text", node.text, node.text is None, is_text=True)


def _words_behind(node: SharedNode) -> Iterator[OtherLine]:
    """Yield the words between elements: they are read here, and edited in the source."""
    if words := node.tail.strip(_BLANK):
        yield OtherLine(node.address, words, None, is_words=True)
