"""Elements to be written into rows, as values: without prefixes, white space or quotes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sitemap_editor.core.contents.row_tree import Node


@dataclass(frozen=True, slots=True)
class NewAttribute:
    """An attribute to be written."""

    local: str
    value: str
    uri: str = ""
    prefix: str = ""
    """The one that is wished for where its namespace has to be declared."""


@dataclass(frozen=True, slots=True)
class NewElement:
    """An element to be written, with all it holds."""

    uri: str
    local: str
    text: str = ""
    attributes: tuple[NewAttribute, ...] = ()
    children: tuple[NewElement, ...] = ()
    tail: str = ""
    """Words behind it, where text and elements are mixed."""
    prefix: str = ""
    """The one that is wished for where its namespace has to be declared."""

    def namespaces(self) -> Iterator[tuple[str, str]]:
        """Yield the namespaces it needs, each with the prefix that is wished for."""
        yield self.uri, self.prefix
        for attribute in self.attributes:
            if attribute.uri:
                yield attribute.uri, attribute.prefix
        for child in self.children:
            yield from child.namespaces()


def element_of(node: Node) -> NewElement:
    """Return what an element says, to be written elsewhere; its comments stay behind."""
    made: dict[int, NewElement] = {}
    for each in reversed(list(node.walk())):
        made[id(each)] = NewElement(
            each.uri,
            each.local,
            _unless_blank(each.text) if each.children else each.text,
            tuple(
                NewAttribute(own.local, own.value, own.uri, own.name.rpartition(":")[0])
                for own in each.attributes
            ),
            tuple(made.pop(id(child)) for child in each.children),
            _unless_blank(each.tail),
            each.name.rpartition(":")[0],
        )
    return replace(made[id(node)], tail="")


def _unless_blank(text: str) -> str:
    return text if text.strip(" \t\r\n") else ""
