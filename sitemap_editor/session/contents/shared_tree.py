"""What one row holds, or several rows have in common, as one tree of elements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from sitemap_editor.core.contents.row_tree import Node
from sitemap_editor.core.protocol.namespaces import XHTML

_BLANK: Final = " \t\r\n"
_DEEPEST: Final = 100
"""Elements deeper inside than that are shown by the source alone."""


class Step(NamedTuple):
    """The way from an element to one inside, which means the same in every row."""

    uri: str
    local: str
    key: str
    """The language of a link: the third link of one row is not that of another."""
    number: int
    """Counts those with equal names and keys from 0."""


Address: TypeAlias = tuple[Step, ...]
"""Where an element stands in each of several rows; ``()`` is the row itself."""


@dataclass(frozen=True, slots=True)
class SharedAttribute:
    """An attribute that all of the rows have at this address."""

    uri: str
    local: str
    name: str
    value: str | None
    """None where the rows have several."""


@dataclass(frozen=True, slots=True)
class SharedNode:
    """An element that all of the rows have."""

    uri: str
    local: str
    name: str
    """As written in the first row, with its prefix."""
    address: Address
    text: str | None
    """None where the rows have several values."""
    tail: str
    """Words behind it that all rows share."""
    attributes: tuple[SharedAttribute, ...]
    children: tuple[SharedNode, ...]
    uneven: frozenset[tuple[str, str]] = frozenset()
    """Names inside, with their namespace, of which some rows have more than others."""

    @property
    def key(self) -> tuple[str, str]:
        """Its namespace and name."""
        return self.uri, self.local

    def value(self, attribute: str) -> str | None:
        """Return the value of an attribute without a namespace; None: absent, or several."""
        found = (
            each.value for each in self.attributes if (each.uri, each.local) == ("", attribute)
        )
        return next(found, None)

    def has(self, attribute: str) -> bool:
        """Tell whether the attribute is there, whatever it says."""
        return any((each.uri, each.local) == ("", attribute) for each in self.attributes)

    def of(self, local: str) -> tuple[SharedNode, ...]:
        """Return the elements of its own namespace inside that have this name."""
        return tuple(each for each in self.children if each.key == (self.uri, local))


def shared(rows: Sequence[Node], address: Address = ()) -> SharedNode:
    """Return what elements at one address of several rows have in common; all of a single row."""
    first = rows[0]
    return SharedNode(
        first.uri,
        first.local,
        first.name,
        address,
        _common([row.text for row in rows]),
        first.tail if all(row.tail == first.tail for row in rows) else "",
        tuple(_attributes(rows)),
        tuple(_children(rows, address)),
        _uneven(rows),
    )


def node_at(row: Node, address: Address) -> Node | None:
    """Return the element of a row at an address; None where this row has none."""
    node = row
    for step in address:
        found = next((child for each, child in steps_into(node) if each == step), None)
        if found is None:
            return None
        node = found
    return node


def steps_into(node: Node) -> Iterator[tuple[Step, Node]]:
    """Yield the elements directly inside, each with the step that leads to it."""
    counts: Counter[tuple[str, str, str]] = Counter()
    for child in node.children:
        name = child.uri, child.local, _key(child)
        yield Step(*name, counts[name]), child
        counts[name] += 1


def _key(node: Node) -> str:
    if (node.uri, node.local) != (XHTML, "link"):
        return ""
    code = node.attribute("hreflang")
    return code.value.strip().lower() if code is not None else ""


def _uneven(rows: Sequence[Node]) -> frozenset[tuple[str, str]]:
    """Return the names of which the elements do not have equally many inside."""
    if len(rows) == 1:
        return frozenset()
    counts = [Counter((child.uri, child.local) for child in row.children) for row in rows]
    names = {name for each in counts for name in each}
    return frozenset(name for name in names if len({each[name] for each in counts}) > 1)


def _common(values: Sequence[str]) -> str | None:
    """Return what all say; blanks around it, such as indentation, make no other value of it."""
    if all(value == values[0] for value in values):
        return values[0]
    words = {value.strip(_BLANK) for value in values}
    return words.pop() if len(words) == 1 else None


def _attributes(rows: Sequence[Node]) -> Iterator[SharedAttribute]:
    for own in rows[0].attributes:
        found = [row.attribute(own.local, own.uri) for row in rows]
        values = [each.value for each in found if each is not None]
        if len(values) == len(rows):
            yield SharedAttribute(own.uri, own.local, own.name, _common(values))


def _children(rows: Sequence[Node], address: Address) -> Iterator[SharedNode]:
    if len(address) == _DEEPEST:
        return
    if len(rows) == 1:
        for step, child in steps_into(rows[0]):
            yield shared([child], (*address, step))
        return
    others = [dict(steps_into(row)) for row in rows[1:]]
    for step, child in steps_into(rows[0]):
        found = [own for each in others if (own := each.get(step)) is not None]
        if len(found) == len(others):
            yield shared([child, *found], (*address, step))
