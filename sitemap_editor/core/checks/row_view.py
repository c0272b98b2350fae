"""One row as rules see it; what few rules need is worked out once, when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar, overload

from lxml import etree

from sitemap_editor.core.checks.row_elements import Block, Child, Link, block_of, child_of, link_of
from sitemap_editor.core.contents.row_pieces import Piece, pieces_in
from sitemap_editor.core.document.row import Row, RowFormat, RowLayout
from sitemap_editor.core.document.row_parts import RowParts
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML

if TYPE_CHECKING:
    from sitemap_editor.core.checks.oddities import Oddity  # of odd rows alone: not at start

_T = TypeVar("_T")
# Making one takes longer than reading a row; threads may share it.
_PARSER: Final = etree.XMLParser(
    resolve_entities=False, no_network=True, load_dtd=False, huge_tree=True
)
_HAVE_BLOCKS: Final = (IMAGE, VIDEO, NEWS)


class _WorkedOut(Generic[_T]):
    """A property worked out when first asked for; `cached_property` takes a lock each time."""

    def __init__(self, work_out: Callable[[RowView], _T]) -> None:
        self._work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, view: None, owner: type) -> _WorkedOut[_T]: ...
    @overload
    def __get__(self, view: RowView, owner: type) -> _T: ...
    def __get__(self, view: RowView | None, owner: type) -> _T | _WorkedOut[_T]:
        if view is None:
            return self
        found = view.__dict__[self._name] = self._work_out(view)
        return found


class RowView:
    """The bytes of one row, its values, and its elements."""

    def __init__(self, data: bytes, row_format: RowFormat, row_id: int = -1) -> None:
        self.data = data
        self.row_id = row_id
        """Its identity, for what more is known of it by that; -1 where nobody asks."""
        self.row_format = row_format
        self._blocks: dict[str, Sequence[Block]] = {}

    @property
    def kind(self) -> Kind:
        """What the file is a list of."""
        return self.row_format.kind

    @_WorkedOut
    def row(self) -> Row:
        """The values."""
        return self.row_format.read(self.data)

    @_WorkedOut
    def layout(self) -> RowLayout:
        """What stands where."""
        return self.row_format.layout(self.data)

    @_WorkedOut
    def parts(self) -> RowParts:
        """The row element and its children with their offsets: of a row of XML."""
        return xml_rows(self.row_format).parts(self.data)

    @_WorkedOut
    def pieces(self) -> Sequence[Piece]:
        """The row and every element inside, each before those it holds; none in a text sitemap.

        Raises: NotWellFormed for a prefix that is not declared.
        """
        row_format = self.row_format
        if not isinstance(row_format, XmlRows):
            return []
        if row_format.is_orderly(self.data):
            start, end = self.layout.start, len(self.data)
        else:  # it must be taken apart
            start, end = self.parts.start, self.parts.end
        return pieces_in(self.data, start, end, row_format.root.scope)

    @_WorkedOut
    def element(self) -> etree._Element | None:
        """The row as an lxml element, under the prefixes of the root; None where lxml makes none.

        For looking only: fixes cut bytes by `parts`.
        """
        row_format = xml_rows(self.row_format)
        root = row_format.root
        framed = row_format.framed(self.data)
        try:
            found = etree.fromstring(framed, _PARSER)
        except etree.XMLSyntaxError:  # lxml refuses namespaces whose name is no URI
            return None
        uri = root.uri.decode()
        name = f"{{{uri}}}{self.kind.row}" if uri else self.kind.row
        return next(found.iterchildren(name), None)

    @_WorkedOut
    def namespaces(self) -> frozenset[str] | None:
        """The namespaces that anything in the row can be in, told by its bytes; None: any."""
        row_format, data = self.row_format, self.data
        if not isinstance(row_format, XmlRows):
            return frozenset()
        if b"xmlns" in data:
            return None
        return frozenset([uri for mark, uri in row_format.marks if mark in data])

    @_WorkedOut
    def children(self) -> tuple[Child, ...]:
        """The elements of the row where any is of another namespace; otherwise nothing."""
        row = self._foreign_element
        return () if row is None else tuple(map(child_of, row.iterchildren("*")))

    @_WorkedOut
    def outside(self) -> tuple[Child, ...]:
        """The elements that stand in front of the row, where only rows belong."""
        row = self._foreign_element
        if row is None:
            return ()
        return tuple(map(child_of, row.itersiblings("*", preceding=True)))[::-1]

    @_WorkedOut
    def extensions(self) -> Mapping[str, Sequence[Child]]:
        """The elements of the row by namespace; nothing for a row without extensions."""
        found: dict[str, list[Child]] = {}
        for child in self.children:
            uri = child[0]
            if uri in found:
                found[uri].append(child)
            else:
                found[uri] = [child]
        return found

    def blocks(self, uri: str) -> Sequence[Block]:
        """Return the images, videos or articles of the row: elements named as their prefix is."""
        known = self._blocks.get(uri)
        if known is None:
            named = [each for each in self.extensions.get(uri, ()) if each.local == PREFIXES[uri]]
            known = [block_of(number, child.element, uri) for number, child in enumerate(named, 1)]
            self._blocks[uri] = known
        return known

    @_WorkedOut
    def block_names(self) -> frozenset[tuple[str, str]]:
        """The names, with their namespaces, of the elements in its images, videos and articles."""
        there = self.namespaces
        return frozenset(
            (uri, name)
            for uri in _HAVE_BLOCKS
            if there is None or uri in there
            for block in self.blocks(uri)
            for name in block.parts
        )

    @_WorkedOut
    def links(self) -> Sequence[Link]:
        """The xhtml:link elements of the row."""
        found = self.extensions.get(XHTML, ())
        return [link_of(child.element) for child in found if child.local == "link"]

    @_WorkedOut
    def alternates(self) -> Sequence[Link]:
        """The links that lead, or shall lead, to language versions."""
        return [link for link in self.links if link.is_plain or link.is_alternate]

    @_WorkedOut
    def oddities(self) -> tuple[Oddity, ...]:
        """What is out of place in the row, and between it and the row above."""
        row_format = xml_rows(self.row_format)
        if row_format.is_orderly(self.data):
            return ()
        from sitemap_editor.core.checks.oddities import in_row

        return in_row(self.data, self.parts, row_format)

    @property
    def _foreign_element(self) -> etree._Element | None:
        """The row's own element; None where nothing in it is of another namespace."""
        row_format = self.row_format
        if not isinstance(row_format, XmlRows) or row_format.foreign.search(self.data) is None:
            return None
        return self.element
