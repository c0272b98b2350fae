"""Writes new elements: under the prefixes in force, laid out like what stands around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sitemap_editor.core.contents.names import check_name, qualified
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import Node
from sitemap_editor.core.document.markup import Scope, check_characters, encode_attribute
from sitemap_editor.core.document.row_writing import Encoder, last_line, space_ending_at
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError

_DEEPEST: Final = 200


@dataclass(frozen=True, slots=True)
class Layout:
    """White space in front of an element, and what is added for each level inside."""

    before: bytes
    unit: bytes
    is_inline: bool
    """Whether what is inside stands in the same line."""

    def inside(self) -> Layout:
        """Return the layout one level further in."""
        if self.is_inline:
            return replace(self, before=b"")
        return replace(self, before=self.before + self.unit)


def gap_before(data: bytes, node: Node) -> bytes:
    """Return the white space in front of an element, from its last line end on."""
    return last_line(space_ending_at(data, node.span[0]))


def unit_of(data: bytes, row: Node) -> bytes:
    """Return what a level is indented by in this row; nothing where it is all in one line."""
    outer = gap_before(data, row)
    for child in row.children:
        inner = gap_before(data, child)
        if b"\n" not in inner:
            continue
        if inner.startswith(outer) and len(inner) > len(outer) and outer:
            return inner[len(outer) :]
        if not outer.strip(b" \t"):  # the row follows its neighbour in the same line
            return inner.lstrip(b"\r\n") or b"  "
        return b"\t" if b"\t" in inner else b"  "
    return b"" if row.children else (b"\t" if b"\t" in outer else b"  ") * (b"\n" in outer)


def layout_of(data: bytes, row: Node, before: bytes, like: Sequence[Node]) -> Layout:
    """Return the layout of a new element with `before` in front of it.

    It is one line if the first of its likes that holds elements is, or there is no line end at all.
    """
    for each in like:
        if each.children:
            inner = gap_before(data, each.children[0])
            if b"\n" not in inner or b"\n" not in before:
                return Layout(before, b"", is_inline=True)
            own = gap_before(data, each)
            fits = inner.startswith(own) and len(inner) > len(own)
            return Layout(before, inner[len(own) :] if fits else b"  ", is_inline=False)
    unit = unit_of(data, row)
    return Layout(before, unit or b"  ", is_inline=b"\n" not in before)


@dataclass(frozen=True, slots=True)
class ElementWriter:
    """Writes elements under the prefixes of `scope`; `preferred` prefixes come first."""

    encoder: Encoder
    preferred: tuple[bytes, ...] = ()

    def written(self, new: NewElement, scope: Scope, layout: Layout, depth: int = 0) -> bytes:
        """Write an element, without the white space in front of it.

        Raises: UndeclaredNamespace; EditError for names and characters that XML does not allow.
        """
        if depth > _DEEPEST:
            text = QT_TRANSLATE_NOOP("core", "Elements cannot be nested this deeply.")
            raise EditError("depth", text)
        declaration = b""
        if not new.uri and scope[b""]:
            scope, declaration = {**scope, b"": b""}, b' xmlns=""'
        check_name(new.local, ascii_only=self.encoder.ascii_only)
        name = qualified(new.uri, new.local, scope, wish=new.prefix, preferred=self.preferred)
        attributes = b"".join(self.attribute(each, scope) for each in new.attributes)
        opening = b"<" + name + declaration + attributes
        inside = self._content(new, scope, layout, depth)
        if not inside:
            return opening + b"/>"
        return opening + b">" + inside + b"</" + name + b">"

    def attribute(self, new: NewAttribute, scope: Scope) -> bytes:
        """Write an attribute with a blank in front of it. Raises: as `written`."""
        check_name(new.local, ascii_only=self.encoder.ascii_only)
        name = qualified(new.uri, new.local, scope, wish=new.prefix, needs_prefix=True)
        return b" " + name + b'="' + self.attribute_value(new.value) + b'"'

    def attribute_value(self, value: str, quote: str = '"') -> bytes:
        """Write a value to stand between these quotes. Raises: EditError."""
        check_characters(value)
        encoded = encode_attribute(value.encode(), quote.encode())
        if self.encoder.ascii_only and not encoded.isascii():
            return encoded.decode().encode("ascii", "xmlcharrefreplace")
        return encoded

    def _content(self, new: NewElement, scope: Scope, layout: Layout, depth: int) -> bytes:
        text = self.encoder.text(new.text) if new.text else b""
        if not new.children:
            return text
        is_mixed = bool(text) or any(child.tail for child in new.children)
        inner = replace(layout, before=b"", is_inline=True) if is_mixed else layout.inside()
        parts = [text]
        for child in new.children:
            parts += (inner.before, self.written(child, scope, inner, depth + 1))
            parts.append(self.encoder.text(child.tail) if child.tail else b"")
        closing = b"" if is_mixed or layout.is_inline else layout.before
        return b"".join((*parts, closing))
