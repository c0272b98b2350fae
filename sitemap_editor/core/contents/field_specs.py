"""What a form knows of a field: its name, what it may hold, and the rule in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property


class FieldType(Enum):
    """What a field holds, by which a form chooses its editor."""

    TEXT = auto()
    LONG_TEXT = auto()
    URL = auto()
    DATE = auto()
    YES_NO = auto()
    DURATION = auto()
    """Whole seconds."""
    RATING = auto()
    """A number with a decimal point."""
    COUNT = auto()
    COUNTRIES = auto()
    """Codes of countries, with blanks between."""
    PLATFORMS = auto()
    """Some of the choices, with blanks between."""
    NEWS_LANGUAGE = auto()
    HREFLANG = auto()
    CHOICE = auto()
    GROUP = auto()
    """Nothing but other fields."""


class Standing(Enum):
    """What becomes of a value: whether engines read it."""

    IN_USE = auto()
    NO_EFFECT = auto()
    """Google has read it once, until 2022."""
    UNDOCUMENTED = auto()
    """The schema has it, no documentation does."""


@dataclass(frozen=True)
class FieldSpec:
    """An element inside a block, or an attribute of the block or of such an element."""

    local: str
    type: FieldType
    title: str = ""
    """What a window calls it; English, marked for translation."""
    hint: str = ""
    """The rule in one sentence; English, marked for translation."""
    is_required: bool = False
    either: str = ""
    """Of the fields with the same word here one is enough, and has to be."""
    most: int | None = 1
    """How often it may stand there; None for any number."""
    most_characters: int | None = None
    lowest: int | None = None
    highest: int | None = None
    choices: tuple[str, ...] = ()
    standing: Standing = Standing.IN_USE
    attributes: tuple[FieldSpec, ...] = ()
    fields: tuple[FieldSpec, ...] = ()
    """What stands inside, in the order of the schema."""

    @property
    def is_repeatable(self) -> bool:
        """Whether there may be several."""
        return self.most != 1


@dataclass(frozen=True)
class BlockSpec:
    """An element of a row that belongs to an extension, as a form edits it."""

    uri: str
    local: str
    title: str
    """What a window calls one; English, marked for translation."""
    fields: tuple[FieldSpec, ...] = ()
    """What stands inside, in the order of the schema."""
    attributes: tuple[FieldSpec, ...] = ()
    most: int | None = None
    """How many a row may have."""

    @property
    def shown(self) -> tuple[FieldSpec, ...]:
        """The fields, or attributes, in the order of a form: required first, obsolete last."""
        return tuple(sorted((*self.attributes, *self.fields), key=_rank))

    @cached_property
    def by_key(self) -> dict[str, FieldSpec]:
        """All fields by key: ``loc``, ``publication/name``, ``uploader@info``, ``@href``."""
        return dict(_keyed(self.attributes, self.fields, ""))


def split_key(key: str) -> tuple[tuple[str, ...], str]:
    """Return the names of the elements on the way, and that of the attribute or nothing."""
    elements, _, attribute = key.partition("@")
    return tuple(filter(None, elements.split("/"))), attribute


def _rank(field: FieldSpec) -> tuple[bool, bool, bool]:
    return field.standing is not Standing.IN_USE, not field.is_required, not field.either


def _keyed(
    attributes: tuple[FieldSpec, ...], fields: tuple[FieldSpec, ...], before: str
) -> Iterator[tuple[str, FieldSpec]]:
    for each in attributes:
        yield f"{before}@{each.local}", each
    for each in fields:
        key = f"{before}/{each.local}" if before else each.local
        yield key, each
        yield from _keyed(each.attributes, each.fields, key)
