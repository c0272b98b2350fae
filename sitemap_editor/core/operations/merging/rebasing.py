"""Takes a row from under one root to under another: nothing changes but what it needs there."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.document.markup import (
    TOKEN,
    Scope,
    attribute_value,
    attributes,
    encode_attribute,
    expanded,
    scope_inside,
)
from sitemap_editor.core.document.row_parts import rows_taken_apart
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, NotWellFormed
from sitemap_editor.core.operations.merging.namespaces import understood

_UNPREFIXED: Final = rb"<[^\s/>:!?=]++[\s/>]"
_ODD: Final = re.compile(rb"<[!?]|xmlns")
_ATTRIBUTE: Final = re.compile(rb"""\s++(?P<name>[^\s=]++)\s*+=\s*+(?P<value>"[^"]*+"|'[^']*+')""")
_QUALIFIED: Final = re.compile(rb"\s*+([^\s:<>&/]++):(?!/)")


@dataclass(slots=True)
class _Open:
    """An element the walk is inside of."""

    name: bytes
    """As it is written now."""
    scope: Scope
    declared: frozenset[bytes]
    """Prefixes that rows, not the root, declare here."""


@dataclass(slots=True)
class _Walk:
    """The bytes written so far, and what the element at the top needs declared."""

    out: list[bytes] = field(default_factory=list)
    stack: list[_Open] = field(default_factory=list)
    top: int = 0
    needed: set[bytes] = field(default_factory=set)


class Carrier:
    """Rows of one root, written for another.

    A prefix that means something else there, the default namespace too, is declared on the start
    tag of the row that uses it.
    """

    def __init__(self, source: XmlRows, target: XmlRows) -> None:
        self._source = source
        self._target = target
        self._uri = source.root.uri
        self._target_uri = target.root.uri
        scope = target.root.scope
        self._clashing = {
            prefix: meant
            for prefix, uri in source.root.scope.items()
            if (meant := understood(uri, self._uri, self._target_uri)) != scope.get(prefix)
            and not (prefix and not meant)
        }
        self.suspect = self._suspect()
        name = source.root.prefix + source.kind.row.encode()
        self._plain_row = re.compile(rb"[ \t\r\n]*+<%b(?=[\s/>])" % re.escape(name))
        self._in_names = {
            prefix: re.compile(rb"<%b:" % re.escape(prefix) if prefix else _UNPREFIXED)
            for prefix in self._clashing
        }
        prefixes = b"|".join(re.escape(prefix) for prefix in self._clashing if prefix)
        self._in_attributes = re.compile(rb"""[\s"'](?:%b):""" % prefixes) if prefixes else None

    def _suspect(self) -> re.Pattern[bytes] | None:
        """Return a pattern of what rows hold that may not stay as they are; None for nothing."""
        watched, patterns = set(self._clashing), []
        if self._uri != self._target_uri:
            patterns.append(rb"xmlns")
            for prefix, uri in self._source.root.scope.items():
                is_dropped = prefix and not self._target_uri and uri == self._uri
                if uri == self._target_uri or is_dropped:
                    watched.add(prefix)
        for prefix in sorted(watched):
            used = rb"""[<\s"'/]%b:""" % re.escape(prefix) if prefix else _UNPREFIXED
            patterns.append(used)
        return re.compile(b"|".join(patterns)) if patterns else None

    def carried(self, data: bytes) -> bytes:
        """Return the bytes of a row as they must stand under the other root.

        Raises: EditError where it would say something else there, whatever is declared.
        """
        if (quick := self._carried_at_once(data)) is not None:
            return quick
        walk = _Walk()
        for match in TOKEN.finditer(data):
            if match.lastgroup == "empty":
                self._on_start_tag(match, walk)
            elif match.lastgroup == "end" and walk.stack:
                closed = walk.stack.pop()
                walk.out.append(match[0].replace(match["end"], closed.name, 1))
            else:
                walk.out.append(match[0])
            if not walk.stack:
                self._declare(walk)
        written = b"".join(walk.out)
        self._check(data, written)
        return written

    def _carried_at_once(self, data: bytes) -> bytes | None:
        """Carry a row whose tags can be told apart by their first characters; None for others."""
        row = self._plain_row.match(data)
        if row is None or self._uri != self._target_uri or _ODD.search(data):
            return None
        if self._in_attributes is not None and self._in_attributes.search(data):
            return None
        used = {prefix for prefix, pattern in self._in_names.items() if pattern.search(data)}
        return data[: row.end()] + self._declarations(used) + data[row.end() :]

    def _on_start_tag(self, match: re.Match[bytes], walk: _Walk) -> None:
        outer = walk.stack[-1] if walk.stack else _Open(b"", self._source.root.scope, frozenset())
        text = match["attributes"]
        scope, declared = outer.scope, outer.declared
        if b"xmlns" in text:
            scope = scope_inside(scope, text)
            names = (name.partition(b":") for name, _ in attributes(text))
            declared = declared | {
                local if colon else b"" for first, colon, local in names if first == b"xmlns"
            }
        name, used = self._name(match["start"], scope)
        if not walk.stack:
            walk.top, walk.needed = len(walk.out) + 1, set()
        self._refuse_attributes(text, scope)
        everything = {*used, *self._prefixes(text)}
        walk.needed |= (everything - declared) & self._clashing.keys()
        walk.out += [b"<" + name, self._redeclared(text) + match["empty"] + b">"]
        if not match["empty"]:
            walk.stack.append(_Open(name, scope, declared))

    def _name(self, name: bytes, scope: Scope) -> tuple[bytes, list[bytes]]:
        """Return the name to write and what it needs: no prefix can stand for no namespace."""
        prefix, _, local = name.rpartition(b":")
        if prefix and not self._target_uri and expanded(name, scope)[0] == self._uri:
            return local, []
        return name, [prefix]

    def _refuse_attributes(self, text: bytes, scope: Scope) -> None:
        """Raise for attributes of the rows' namespace that would have none: no spelling says so."""
        if self._target_uri or not self._uri or b":" not in text:
            return
        for name, _ in attributes(text):
            prefix, colon, _local = name.partition(b":")
            if colon and scope.get(prefix) == self._uri:
                raise _changed_meaning()

    @staticmethod
    def _prefixes(text: bytes) -> set[bytes]:
        """Return the prefixes of attributes, and of values that may be names such as xsi:type."""
        if b":" not in text:
            return set()
        found = set()
        for name, value in attributes(text):
            if name.startswith(b"xmlns"):
                continue
            found.add(name.rpartition(b":")[0])
            if qualified := _QUALIFIED.match(value):
                found.add(qualified[1])
        return found - {b""}

    def _redeclared(self, text: bytes) -> bytes:
        """Return attributes in which the namespace of the rows is that of the other root."""
        if self._uri == self._target_uri or b"xmlns" not in text:
            return text

        def changed(match: re.Match[bytes]) -> bytes:
            first, colon, _ = match["name"].partition(b":")
            uri = attribute_value(match["value"][1:-1])
            if first != b"xmlns" or uri != self._uri or (colon and not self._target_uri):
                return match[0]
            return match[0].removesuffix(match["value"]) + _quoted(self._target_uri)

        return _ATTRIBUTE.sub(changed, text)

    def _declare(self, walk: _Walk) -> None:
        """Put what the element just closed needs into its start tag."""
        if walk.needed:
            walk.out[walk.top - 1] += self._declarations(walk.needed)
        walk.needed = set()

    def _declarations(self, prefixes: Collection[bytes]) -> bytes:
        return b"".join(
            b" xmlns%b%b=%b" % (b":" if prefix else b"", prefix, _quoted(self._clashing[prefix]))
            for prefix in sorted(prefixes)
        )

    def _check(self, data: bytes, written: bytes) -> None:
        target = self._target
        local = target.kind.row.encode()
        try:
            found = rows_taken_apart(written, target.root.scope, target.root.uri, local, 0)
            is_one = [parts.end for parts in found] == [len(written)]
            is_same = is_one and target.read(written) == self._source.read(data)
        except NotWellFormed:
            is_same = False
        if not is_same:
            raise _changed_meaning()


def _changed_meaning() -> EditError:
    text = QT_TRANSLATE_NOOP("core", "This row would mean something else in this document.")
    return EditError("row", text)


def _quoted(uri: bytes) -> bytes:
    return b'"' + encode_attribute(uri) + b'"'
