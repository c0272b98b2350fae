"""What stands directly inside a root and is no row: elements and text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from lxml import etree

# In document order. The schema's own order is no help: libxml2 passes over all that follows an
# element it does not expect.
_STRAYS: Final = etree.XPath(
    "*[local-name() != $local or namespace-uri() != $uri] | text()[normalize-space()]"
)
# A character that may be written in another way than it reads.
_UNSURE: Final = re.compile("[&<>\"'\\s]")


@dataclass(frozen=True, slots=True)
class Stray:
    """An element that is no row, or text."""

    element: etree._Element | None
    """None for text."""
    anchor: etree._Element
    """The element itself; for text the root it stands first in, or what it stands behind."""
    text: str
    is_tail: bool

    def rows_in_front(self, row_name: str) -> int:
        """Count the rows before it."""
        if self.element is None and not self.is_tail:
            return 0
        count = sum(1 for _ in self.anchor.itersiblings(row_name, preceding=True))
        return count + (self.is_tail and self.anchor.tag == row_name)

    def line(self, data: bytes, start: int) -> int:
        """Return its line in `data`, from 1; it stands behind the offset `start`."""
        if self.element is not None:
            line: int | None = getattr(self.element, "sourceline", None)  # the stubs lack its type
            return line or 1
        word = _UNSURE.split(self.text.strip(), maxsplit=1)[0]
        place = data.find(word.encode(), start)
        return data.count(b"\n", 0, max(place, start)) + 1


def strays(tree: etree._Element, row_name: str) -> list[Stray]:
    """Return what stands in the root `tree` besides the rows named `row_name` and comments."""
    name = etree.QName(row_name)
    found: Any = _STRAYS(tree, local=name.localname, uri=name.namespace)
    return [_stray(each) for each in found]


def take_out(found: Iterable[Stray]) -> None:
    """Remove what was found from its tree."""
    for stray in found:
        parent = stray.anchor.getparent()
        if stray.element is None and stray.is_tail:
            stray.anchor.tail = None
        elif stray.element is None:
            stray.anchor.text = None
        elif parent is not None:
            parent.remove(stray.element)


def _stray(found: Any) -> Stray:
    if isinstance(found, str):
        anchor = found.getparent()  # type: ignore[attr-defined]  # lxml's strings know their place
        return Stray(None, anchor, str(found), bool(found.is_tail))  # type: ignore[attr-defined]  # as above
    return Stray(found, found, "", is_tail=False)
