"""The elements of a row, as the rules about extensions see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from lxml import etree

from sitemap_editor.core.patterns import compiled

SPACE: Final = " \t\r\n"
_ALTERNATE: Final = "alternate"
_APP: Final = "-app://"  # android-app:, ios-app:

# Nearly all URLs are of this kind, and nothing is wrong with them.
is_plain_url: Final = compiled(
    r"https?://[A-Za-z0-9-]++(?:\.[A-Za-z0-9-]++)*+(?::[0-9]++)?+(?:[/?#][!-~]*+)?+"
).fullmatch


class Child(NamedTuple):
    """An element in a row."""

    uri: str
    local: str
    element: etree._Element

    @property
    def name(self) -> str:
        """The name as it is written, with its prefix."""
        prefix = self.element.prefix
        return f"{prefix}:{self.local}" if prefix else self.local


class Part(NamedTuple):
    """A value in an extension's element, white space around it left out."""

    value: str
    element: etree._Element


@dataclass(slots=True)
class Block:
    """One image, video or article of a row."""

    number: int
    """Counts from 1."""
    element: etree._Element
    parts: dict[str, list[Part]] = field(default_factory=dict)
    """The elements inside that are of the same namespace, by their names."""
    is_flat: bool = True
    """Whether none of the elements inside holds another one."""

    def of(self, *names: str) -> Iterator[tuple[str, Part]]:
        """Yield name and part of every element with one of these names."""
        return ((name, part) for name in names for part in self.parts.get(name, ()))

    def has(self, name: str) -> bool:
        """Tell whether an element of this name is there with a value or elements inside."""
        return any(part.value or len(part.element) for part in self.parts.get(name, ()))


class Link(NamedTuple):
    """An xhtml:link of a row; None for attributes it has not."""

    rel: str | None
    code: str | None
    href: str | None
    media: str | None
    is_plain: bool
    """Whether all that a language link needs is there; a hasty no is possible."""

    @property
    def is_alternate(self) -> bool:
        """Whether it is, or tries to be, a link to a language version."""
        if self.is_plain:
            return True
        if self.is_app:
            return False
        if not self.rel or _ALTERNATE in self.rel.lower().split():
            return self.code is not None or self.media is None
        return False

    @property
    def is_app(self) -> bool:
        """Whether it leads into an app, as Google once read it."""
        return self.code is None and self.href is not None and _APP in self.href


def child_of(element: etree._Element) -> Child:
    """Tell namespace and name of an element."""
    return Child(*_names_of(element.tag), element)


@lru_cache(maxsize=256)  # a file has few names
def _names_of(tag: str) -> tuple[str, str]:
    uri, brace, local = tag.rpartition("}")
    return (uri[1:] if brace else ""), local


def block_of(number: int, element: etree._Element, uri: str) -> Block:
    """Gather the values of an image, video or article."""
    block = Block(number, element)
    parts = block.parts
    for each in element.iterchildren("*"):
        if len(each):
            block.is_flat = False
        own, local = _names_of(each.tag)
        if own == uri:
            part = Part(text_of(each), each)
            if local in parts:
                parts[local].append(part)
            else:
                parts[local] = [part]
    return block


def link_of(element: etree._Element) -> Link:
    """Read a link, white space around its values left out."""
    get = element.get
    rel, code, href, media = get("rel"), get("hreflang"), get("href"), get("media")
    if rel == _ALTERNATE and code and href and is_plain_url(href):
        return Link(rel, code.strip(SPACE), href, media, bool(code.strip(SPACE)))
    rel, code, href, media = map(_stripped, (rel, code, href, media))
    return Link(rel, code, href, media, is_plain=False)


def _stripped(value: str | None) -> str | None:
    return value.strip(SPACE) if value else value


def text_of(element: etree._Element) -> str:
    """Return the text up to the first element inside, without white space around it."""
    if not len(element):
        return (element.text or "").strip(SPACE)
    first = next(element.iterchildren("*"), None)
    texts = [element.text or ""]
    for inside in element:  # comments and instructions interrupt no text
        if inside is first:
            break
        texts.append(inside.tail or "")
    return "".join(texts).strip(SPACE)
