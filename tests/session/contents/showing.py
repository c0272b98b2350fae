"""What the parts of Details show of a row, as facts to be counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.contents.field_specs import BlockSpec, FieldType, split_key
from sitemap_editor.session.contents.block_values import form_fields, value_of
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.row_contents import FORM_SPECS, RowContents, contents_of
from sitemap_editor.session.contents.shared_tree import SharedNode

BLANK = " \t\r\n"
Fact: TypeAlias = tuple[str, ...]
"""An element by its name, an attribute by name and value, or a text; no prefixes, no blanks."""


def shown_of_row(opened: Document, row_id: int) -> Counter[Fact]:
    """Count what cells, forms, language versions and the tree say of one row."""
    table = opened.table
    row = table.row_format.read(table.row_bytes(row_id))
    found: Counter[Fact] = Counter()
    for name in table.row_kind.fields:
        if (value := row.value(name)) is not None:
            found.update(_element(name, value))
    found.update(shown_of(contents_of(table, [row_id])))
    return found


def _element(name: str, value: str) -> Iterator[Fact]:
    yield "element", name
    if words := value.strip(BLANK):
        yield "text", words


def shown_of(contents: RowContents) -> Iterator[Fact]:
    for spec in FORM_SPECS:
        for block in contents.blocks.get(spec.local, ()):
            yield from _of_form(block, spec)
    for link in contents.alternates:
        yield "element", "link"
        for name in ("hreflang", "href"):
            if (value := link.value(name)) is not None:
                yield "attribute", name, value.strip(BLANK)
        if link.value("rel") == "alternate":
            yield "attribute", "rel", "alternate"
    yield from _of_lines(contents.others)


def _of_form(block: SharedNode, spec: BlockSpec) -> Iterator[Fact]:
    yield "element", spec.local
    for group in (each for each in spec.fields if each.type is FieldType.GROUP):
        for _ in block.of(group.local)[:1]:
            yield "element", group.local
    for field in form_fields(spec):
        elements, attribute = split_key(field.key)
        value = value_of(block, field)
        texts = value.values if field.spec.is_repeatable else [value.text]
        for text in texts:
            if text is None:
                continue
            if attribute:
                yield "attribute", attribute, text.strip(BLANK)
            else:
                yield from _element(elements[-1], text)


def _of_lines(lines: tuple[OtherLine, ...]) -> Iterator[Fact]:
    for line in lines:
        if line.attribute is not None:
            yield "attribute", line.attribute[1], (line.value or "").strip(BLANK)
        elif line.is_words:
            yield "text", line.name
        elif line.is_text:
            yield "text", (line.value or "").strip(BLANK)
        elif not line.is_shown:
            yield from _element(line.address[-1].local, line.value or "")
        yield from _of_lines(line.inside)


def held_by_row(row: etree._Element) -> Counter[Fact]:
    """Count what lxml finds in a row."""
    found: Counter[Fact] = Counter()
    for element in row.iter("*"):
        if element is not row:
            found["element", etree.QName(element).localname] += 1
            found.update(_words(_text_behind(element)))
        found.update(_words(_text_in(element)))
        for name, value in element.items():
            found["attribute", etree.QName(name).localname, str(value).strip(BLANK)] += 1
    return found


def _words(texts: Iterator[str]) -> Iterator[Fact]:
    if words := "".join(texts).strip(BLANK):
        yield "text", words


def _text_in(element: etree._Element) -> Iterator[str]:
    """Yield what stands in front of the first element inside; comments are passed over."""
    yield element.text or ""
    yield from _tails(iter(element))


def _text_behind(element: etree._Element) -> Iterator[str]:
    yield element.tail or ""
    yield from _tails(element.itersiblings())


def _tails(nodes: Iterator[etree._Element]) -> Iterator[str]:
    for node in nodes:
        if not isinstance(node, etree._Comment | etree._ProcessingInstruction):
            return
        yield node.tail or ""
