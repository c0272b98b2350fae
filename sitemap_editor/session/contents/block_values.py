"""The values of one block as a form shows them, by the keys of its fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sitemap_editor.core.contents.field_specs import (
    BlockSpec,
    FieldSpec,
    FieldType,
    Standing,
    split_key,
)
from sitemap_editor.session.contents.shared_tree import SharedNode

_SPACE = " \t\r\n"


@dataclass(frozen=True, slots=True)
class FieldValue:
    """What the rows have in one field."""

    text: str | None = None
    """None where there is nothing, or several values."""
    is_several: bool = False
    values: tuple[str, ...] = ()
    """All of them, where there may be more than one."""

    @property
    def is_there(self) -> bool:
        """Whether the rows have anything in it."""
        return self.text is not None or self.is_several or bool(self.values)


NOTHING = FieldValue()


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a form, in its place."""

    key: str
    spec: FieldSpec

    @property
    def group(self) -> str:
        """The name of the element that it, or what it is an attribute of, stands in the block."""
        elements, attribute = split_key(self.key)
        return elements[0] if elements else f"@{attribute}"

    def name_in(self, spec: BlockSpec) -> str:
        """Return how the rules and the file call it, under the usual prefix."""
        elements, attribute = split_key(self.key)
        name = f"{spec.local}:{elements[-1]}" if elements else spec.local
        return f"{name} {attribute}" if attribute else name


def form_fields(spec: BlockSpec) -> list[FormField]:
    """Return the fields of a form from top to bottom: required first, obsolete last.

    An attribute follows its element; of an element that may be repeated none is in the form.
    """
    return [FormField(key, each) for top in spec.shown for key, each in _expanded(top, "")]


def _expanded(spec: FieldSpec, before: str) -> Iterator[tuple[str, FieldSpec]]:
    key = f"{before}/{spec.local}" if before else spec.local
    if spec.type is FieldType.GROUP:
        for inside in spec.fields:
            yield from _expanded(inside, key)
        return
    yield key, spec
    if not spec.is_repeatable:
        for attribute in spec.attributes:
            yield f"{key}@{attribute.local}", attribute


def is_obsolete(field: FormField) -> bool:
    """Tell whether nobody reads it any more, or ever did."""
    return field.spec.standing is not Standing.IN_USE


def value_of(block: SharedNode | None, field: FormField) -> FieldValue:
    """Return what a block has in a field."""
    if block is None:
        return NOTHING
    elements, attribute = split_key(field.key)
    nodes: tuple[SharedNode, ...] = (block,)
    is_uneven = False
    for name in elements:
        if not nodes:
            break
        is_uneven = (nodes[0].uri, name) in nodes[0].uneven
        nodes = nodes[0].of(name)
    if is_uneven and not attribute and (not nodes or field.spec.is_repeatable):
        return FieldValue(None, is_several=True)  # some rows have it, or more of it
    if not nodes:
        return NOTHING
    if attribute:
        node = nodes[0]
        if not node.has(attribute):
            return NOTHING
        value = node.value(attribute)
        return FieldValue(value, value is None)
    if field.spec.is_repeatable:
        texts = [node.text for node in nodes]
        told = tuple(text.strip(_SPACE) for text in texts if text is not None)
        return FieldValue(None, len(told) < len(texts), told if len(told) == len(texts) else ())
    text = nodes[0].text
    return FieldValue(text.strip(_SPACE) if text is not None else None, text is None)


def title_of(block: SharedNode, spec: BlockSpec) -> FieldValue:
    """Return what tells a block from others: its title, else the first URL it has."""
    fields = form_fields(spec)
    titles = [each for each in fields if each.key == "title"]
    urls = [each for each in fields if each.spec.type is FieldType.URL]
    found = (value_of(block, each) for each in (*titles, *urls))
    return next((each for each in found if each.text or each.is_several), NOTHING)
