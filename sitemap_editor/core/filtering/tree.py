"""A filter as a tree: terms that hold for a row or do not, and what joins them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from sitemap_editor.core.filtering.conditions import Condition, HasText
from sitemap_editor.core.protocol.severity import Severity


@dataclass(frozen=True)
class ColumnTerm:
    """A condition on the value of a column, or of any column where none is named."""

    field: str | None
    condition: Condition


@dataclass(frozen=True)
class AgeTerm:
    """lastmod lies longer ago than an age, or not so long."""

    age: str
    is_older: bool


@dataclass(frozen=True)
class ElementTerm:
    """The row has an element of a namespace, or with a prefix; any other than its own if None."""

    namespace: str | None = None
    prefix: str | None = None


@dataclass(frozen=True)
class LanguageTerm:
    """The row has a language link, to this language where one is given."""

    language: str | None = None


class State(Enum):
    """What a row is, told by others than the row."""

    CHANGED = "changed"
    DUPLICATE = "duplicate"
    EQUAL_PAGE = "equal-page"
    SELECTED = "selected"


@dataclass(frozen=True)
class StateTerm:
    """The row is in a state."""

    state: State


@dataclass(frozen=True)
class ProblemTerm:
    """The row has a problem: of this severity, of this rule, or any."""

    severity: Severity | None = None
    code: str | None = None


@dataclass(frozen=True)
class LiveTerm:
    """The live check found this: a status such as 404, a class of them such as 4xx, or a word."""

    found: str


@dataclass(frozen=True)
class RowsTerm:
    """The row stands at one of these places in the file, counted from 1, both ends included."""

    ranges: tuple[tuple[int, int | None], ...]


@dataclass(frozen=True)
class FileTerm:
    """The row belongs to a file of this name, where a table has rows of several."""

    name: str


@dataclass(frozen=True)
class AllOf:
    """All of these hold; so do none."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class AnyOf:
    """One of these holds."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class NotOf:
    """This does not hold."""

    part: Node


InnerTerm: TypeAlias = ColumnTerm | ElementTerm | LanguageTerm
"""What the bytes of a row tell."""
OuterTerm: TypeAlias = StateTerm | ProblemTerm | LiveTerm | RowsTerm | FileTerm
"""What the bytes of a row do not tell."""
Term: TypeAlias = InnerTerm | OuterTerm | AgeTerm
Node: TypeAlias = Term | AllOf | AnyOf | NotOf


def terms(node: Node) -> list[Term]:
    """Return the terms of a tree from left to right."""
    if isinstance(node, AllOf | AnyOf):
        return [term for part in node.parts for term in terms(part)]
    return terms(node.part) if isinstance(node, NotOf) else [node]


def narrows(node: Node, wider: Node) -> bool:
    """Tell whether a filter by values is known to hold for no row that a wider one does not.

    It is where texts became longer, or conditions were added, as while somebody types.
    """
    asked, before = (each.parts if isinstance(each, AllOf) else (each,) for each in (node, wider))
    return (
        bool(before)
        and all(any(_is_within(term, other) for term in asked) for other in before)
        and all(isinstance(each, ColumnTerm) for each in asked)
    )


def _is_within(node: Node, wider: Node) -> bool:
    if not isinstance(node, ColumnTerm) or not isinstance(wider, ColumnTerm):
        return False
    texts = node.condition, wider.condition
    if (
        node.field == wider.field
        and isinstance(texts[0], HasText)
        and isinstance(texts[1], HasText)
    ):
        return texts[1].text.lower() in texts[0].text.lower()
    return node == wider
