"""Changes of what a row holds, from bytes to bytes: whatever they do not name keeps its spelling.

Elements are named by their path in the tree of `read_row`. Each function raises EditError where
there is no such element (any more), or for what XML cannot hold; UndeclaredNamespace where a
namespace has no prefix yet, which `declaring.rows_edit` then declares.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sitemap_editor.core.contents.byte_changes import Change, changed, cut
from sitemap_editor.core.contents.element_writing import (
    ElementWriter,
    gap_before,
    layout_of,
    unit_of,
)
from sitemap_editor.core.contents.names import check_name, qualified
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import ROW, Node, Path, nothing_there, read_row
from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.row_writing import last_line, set_value
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError


def set_text(data: bytes, row_format: RowFormat, path: Path, value: str) -> bytes:
    """Replace the text of an element, up to the first element inside; CDATA stays CDATA."""
    node = read_row(data, row_format).at(path)
    return set_value(data, node.element(), value, xml_rows(row_format).encoder)


def set_attribute(
    data: bytes,
    row_format: RowFormat,
    path: Path,
    local: str,
    value: str | None,
    uri: str = "",
    *,
    prefix: str = "",
) -> bytes:
    """Set an attribute, between its own quotes, or add it as the last; None removes it.

    `prefix` is wished for where `uri` has to be declared.
    """
    node = read_row(data, row_format).at(path)
    found = node.attribute(local, uri)
    if value is None:
        return data if found is None else _cut(data, *found.span)
    if found is not None and found.value == value:
        return data
    writer = ElementWriter(xml_rows(row_format).encoder)
    if found is None:
        written = writer.attribute(NewAttribute(local, value, uri, prefix), node.scope)
        at = _behind_attributes(data, node)
        return data[:at] + written + data[at:]
    start, end = found.value_span
    return data[:start] + writer.attribute_value(value, found.quote) + data[end:]


def set_attribute_name(
    data: bytes,
    row_format: RowFormat,
    path: Path,
    old: tuple[str, str],
    new: tuple[str, str],
    *,
    prefix: str = "",
) -> bytes:
    """Give an attribute another (namespace, local name); its value keeps its spelling."""
    node = read_row(data, row_format).at(path)
    found = node.attribute(old[1], old[0])
    if found is None or old == new:
        return data
    uri, local = new
    if node.attribute(local, uri) is not None:
        text = QT_TRANSLATE_NOOP(
            "core", "The element “{element}” has an attribute “{name}” already."
        )
        raise EditError("name", text, {"element": node.name, "name": local})
    check_name(local, ascii_only=xml_rows(row_format).encoder.ascii_only)
    name = qualified(uri, local, node.scope, wish=prefix, needs_prefix=True)
    start, end = found.span
    start = end - len(data[start:end].lstrip(SPACE))
    return data[:start] + name + data[start + len(found.name.encode()) :]


def set_name(
    data: bytes, row_format: RowFormat, path: Path, local: str, uri: str, *, prefix: str = ""
) -> bytes:
    """Give an element another name; what it holds stays."""
    if path == ROW:
        raise _not_the_row()
    node = read_row(data, row_format).at(path)
    if (node.uri, node.local) == (uri, local):
        return data
    check_name(local, ascii_only=xml_rows(row_format).encoder.ascii_only)
    own = node.name.encode().rpartition(b":")[0]
    name = qualified(uri, local, node.scope, wish=prefix, preferred=(own,))
    start, _ = node.span
    length = len(node.name.encode())
    changes: list[Change] = [(start + 1, start + 1 + length, name)]
    if not node.is_empty_tag:
        closing = node.content_span[1] + len(b"</")
        changes.append((closing, closing + length, name))
    return changed(data, changes) or data


def remove(data: bytes, row_format: RowFormat, paths: Collection[Path]) -> bytes:
    """Take elements out, each with the white space before it unless words are around it."""
    if ROW in paths:
        raise _not_the_row()
    row = read_row(data, row_format)
    changes: list[Change] = []
    for path in sorted(paths):
        if not changes or row.at(path).span[0] >= changes[-1][1]:  # not inside one that goes anyway
            in_words = row.at(path[:-1]).has_mixed_text
            changes.append(cut(data, row.at(path).span, in_words=in_words))
    return changed(data, changes) or data


def insert(
    data: bytes, row_format: RowFormat, parent: Path, position: int, new: NewElement
) -> bytes:
    """Put a new element among the children of another, so that it is the one at `position`.

    It is indented like its siblings, under the prefix that they or the file have for its namespace.
    """
    return insert_all(data, row_format, parent, position, [new])


def insert_all(
    data: bytes,
    row_format: RowFormat,
    parent: Path,
    position: int,
    news: Sequence[NewElement],
    row: Node | None = None,
) -> bytes:
    """Put new elements among the children of another, so that the first is the one at `position`.

    Each as `insert` does, for the cost of one. `row` is what `read_row` says, if that is known.
    """
    if not news:
        return data
    row = row or read_row(data, row_format)
    node = row.at(parent)
    writer = ElementWriter(xml_rows(row_format).encoder, _prefixes(node, position))
    likes: dict[tuple[str, str], list[Node]] = {(new.uri, new.local): [] for new in news}
    for each in row.walk():
        if each.path != ROW and (like := likes.get((each.uri, each.local))) is not None:
            like.append(each)

    def written(before: bytes) -> bytes:
        layouts = {name: layout_of(data, row, before, like) for name, like in likes.items()}
        return before.join(
            writer.written(new, node.scope, layouts[new.uri, new.local]) for new in news
        )

    return _placed(data, row, node, position, written)


def move(data: bytes, row_format: RowFormat, path: Path, position: int) -> bytes:
    """Move an element among its siblings, so that it is the one at `position`."""
    if path == ROW:
        raise _not_the_row()
    count = len(read_row(data, row_format).at(path[:-1]).children)
    order = list(range(count))
    if not (0 <= position < count and path[-1] < count):
        raise nothing_there()
    order.insert(position, order.pop(path[-1]))
    return reorder(data, row_format, path[:-1], order)


def reorder(data: bytes, row_format: RowFormat, parent: Path, order: Sequence[int]) -> bytes:
    """Let the children of an element stand in another order, given by their positions now.

    White space, comments and text between them stay where they are.
    """
    children = read_row(data, row_format).at(parent).children
    if sorted(order) != list(range(len(children))):
        raise nothing_there()
    changes = [
        (*child.span, data[slice(*children[number].span)])
        for position, (child, number) in enumerate(zip(children, order, strict=True))
        if position != number
    ]
    return changed(data, changes) or data


def _placed(
    data: bytes, row: Node, node: Node, position: int, written: Callable[[bytes], bytes]
) -> bytes:
    """Put in what `written` makes to stand behind some white space."""
    if not 0 <= position <= len(node.children):
        raise nothing_there()
    if not node.children:
        return _filled(data, row, node, written)
    anchor = node.children[min(position, len(node.children) - 1)]
    gap = gap_before(data, anchor)
    if position < len(node.children):
        at = anchor.span[0]
        return data[:at] + written(gap) + gap + data[at:]
    at = anchor.span[1]
    return data[:at] + gap + written(gap) + data[at:]


def _filled(data: bytes, row: Node, node: Node, written: Callable[[bytes], bytes]) -> bytes:
    """Put the first element into one that has none."""
    start, end = node.span
    outer = gap_before(data, node)
    unit = unit_of(data, row)
    inner = outer + unit if b"\n" in outer and unit else b""
    if node.is_empty_tag:
        opening = data[start : end - len(b"/>")].rstrip(SPACE)
        closing = (outer if inner else b"") + b"</" + node.name.encode() + b">"
        return data[:start] + opening + b">" + inner + written(inner) + closing + data[end:]
    start, end = node.content_span
    content = data[start:end]
    if node.text.strip():
        return data[:end] + written(b"") + data[end:]
    if b"\n" in content:  # what closes it stands in a line of its own already
        at = start + len(content.rstrip(SPACE))
        inner = last_line(content[at - start :]) + (unit or b"  ")
        return data[:at] + inner + written(inner) + data[at:]
    return data[:end] + inner + written(inner) + (outer if inner else b"") + data[end:]


def _prefixes(node: Node, position: int) -> tuple[bytes, ...]:
    """Return the prefixes of what stands around a position, the nearest first."""
    children = sorted(
        enumerate(node.children), key=lambda numbered: abs(numbered[0] + 0.5 - position)
    )
    near = [child.name for _, child in children]
    return tuple(dict.fromkeys(name.encode().rpartition(b":")[0] for name in (node.name, *near)))


def _behind_attributes(data: bytes, node: Node) -> int:
    """Return where the last attribute of a start tag ends, or the name if it has none."""
    start, end = node.attributes_span
    return start + len(data[start:end].rstrip(SPACE))


def _cut(data: bytes, start: int, end: int) -> bytes:
    return data[:start] + data[end:]


def _not_the_row() -> EditError:
    return EditError(
        "path",
        QT_TRANSLATE_NOOP("core", "The row itself cannot be removed, moved or renamed here."),
    )
