"""The XSD files as libxml2 holds them, and its verdict on a tree, each fault with its element."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from threading import local
from typing import Any, Final, NamedTuple

from lxml import etree

from sitemap_editor.core.resources import resource

_ATTEMPTS: Final = 20
_PAUSE_S: Final = 0.01
_FOLDER: Final = "xsd"
_ENTRY: Final = "all.xsd"
_DEFINITION: Final = "{http://www.w3.org/2001/XMLSchema}element"


class LoggedFault(NamedTuple):
    """One entry of libxml2's log, and the element it speaks of."""

    number: int
    """Of xmlParserErrors."""
    message: str
    line: int
    position: int
    """Which child of the root it is, or lies in; -1 for the root."""
    element: etree._Element


class Grammar(local):
    """The schemas of all kinds of file, loaded when first asked, in each thread by itself.

    An `XMLSchema` keeps one log of errors: two threads that share one find the other's faults.
    """

    def faults(self, tree: etree._Element) -> Iterator[LoggedFault]:
        """Validate `tree` and yield what is wrong with it, in the order of the document.

        Costs about 5 µs an ordinary row; a fault costs more the more siblings stand before it.
        """
        xsd = self._xsd
        if xsd.validate(tree):
            return
        places = _Places(tree)
        log: Any = xsd.error_log  # the stubs know nothing of it
        for entry in log:
            yield LoggedFault(entry.type, entry.message, entry.line, *places.find(entry.path))

    def positions(self, tree: etree._Element) -> list[int]:
        """Tell which child of the root each of `faults` lies in, -1 for the root, and no more.

        Most of the work is finding the elements themselves and what libxml2 says of them.
        """
        xsd = self._xsd
        if xsd.validate(tree):
            return []
        places = _Places(tree)
        log: Any = xsd.error_log
        return [places.position(entry.path) for entry in log]

    @cached_property
    def known(self) -> frozenset[str]:
        """The names of all elements the schemas define, as ``{uri}local``."""
        trees = (
            etree.fromstring(path.read_bytes(), _parser())
            for path in resource(_FOLDER).glob("*.xsd")
        )
        return frozenset(
            f"{{{tree.get('targetNamespace')}}}{name}"
            for tree in trees
            for element in tree.iter(_DEFINITION)
            if (name := element.get("name"))
        )

    @cached_property
    def _xsd(self) -> etree.XMLSchema:
        parser = _parser()
        parser.resolvers.add(_OurFiles())
        entry = resource(_FOLDER, _ENTRY).read_bytes()
        # While another thread parses, lxml may forget our resolver: then libxml2 finds the files by
        # their address, or the next attempt does.
        place = resource(_FOLDER, _ENTRY).as_uri()
        for _ in range(_ATTEMPTS):
            with suppress(etree.XMLSchemaParseError):
                return etree.XMLSchema(etree.fromstring(entry, parser, base_url=place))
            time.sleep(_PAUSE_S)
        return etree.XMLSchema(etree.fromstring(entry, parser, base_url=place))


class _OurFiles(etree.Resolver):
    """Reads what a schema includes or imports, wherever that is said to lie, from our folder.

    So libxml2 never has to make sense of the folder's path, which may hold any character.
    """

    def resolve(self, system_url: str, public_id: str, context: object) -> object:  # type: ignore[override]  # the stubs forget the context
        """Return the file of that name."""
        del public_id
        data = resource(_FOLDER, system_url.rpartition("/")[2]).read_bytes()
        return self.resolve_string(data, context, base_url=system_url)


def parsed(data: bytes) -> etree._Element | None:
    """Return the root of well-formed UTF-8, whatever encoding `data` declares.

    None where a namespace has a name that is no URI: libxml2 warns of it, lxml makes no tree.
    """
    # Space between elements is a third of the work, and left out alters no verdict. What libxml2
    # takes for such is told by what stands next to it: that is sure only where it is a tag.
    try:
        return etree.fromstring(data, _parser(keep_space=b"<!" in data or b"<?" in data))
    except etree.XMLSyntaxError:
        return None


def _parser(*, keep_space: bool = True) -> etree.XMLParser:
    return etree.XMLParser(
        encoding="utf-8",
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=True,
        collect_ids=False,
        remove_blank_text=not keep_space,
    )


class _Places:
    """Finds elements by the paths libxml2 gives them, such as ``/*/*[12]/image:image[2]``.

    A step counts siblings written with the same prefix and name; ``*`` stands for any name without
    a prefix and counts all of them. Prefixes may be declared anywhere, so this is no XPath.
    """

    def __init__(self, tree: etree._Element) -> None:
        self._tree = tree
        self._first_steps: dict[str, list[tuple[int, etree._Element]]] = {}

    def position(self, path: str) -> int:
        """Return which child of the root the element at `path` is, or lies in."""
        _, _, *steps = path.split("/", 3)
        if not steps:
            return -1
        name, _, number = steps[0].rstrip("]").partition("[")
        place = int(number or 1) - 1
        return place if name == "*" else self._first_step(name)[place][0]

    def find(self, path: str) -> tuple[int, etree._Element]:
        """Return the element at `path`, and which child of the root it is, or lies in."""
        position, element = -1, self._tree
        for depth, step in enumerate(path.split("/")[2:]):
            name, _, number = step.rstrip("]").partition("[")
            place = int(number or 1) - 1
            if depth:
                element = _written(element, name)[place][1]
            else:
                position, element = self._first_step(name)[place]
        return position, element

    def _first_step(self, name: str) -> list[tuple[int, etree._Element]]:
        if name not in self._first_steps:
            self._first_steps[name] = _written(self._tree, name)
        return self._first_steps[name]


def _written(parent: etree._Element, name: str) -> list[tuple[int, etree._Element]]:
    """Return those children of `parent` that are written as `name`, numbered among all."""
    children = enumerate(parent.iterchildren(etree.Element))
    if name == "*":
        return list(children)
    prefix, _, local_name = name.rpartition(":")
    return [
        (position, child)
        for position, child in children
        if (child.prefix or "") == prefix and etree.QName(child).localname == local_name
    ]
