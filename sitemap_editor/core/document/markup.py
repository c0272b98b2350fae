"""Tokens, names and character data of well-formed XML, on bytes.

Everything here presumes bytes that libxml2 has accepted: then every ``<`` outside comments, CDATA
and processing instructions is real markup, and one pattern can tell the tokens apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, NotWellFormed
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import namespaces

SPACE: Final = b" \t\r\n"

# Bytes that are no XML reach these patterns too, while libxml2 still checks them: each runs through
# them once, whatever they hold.
# A token is told by the last group that took part: comment, cdata, pi, end, empty (a start tag,
# the group holds the slash of an empty element) or text.
TOKEN: Final = compiled(
    rb"""
    (?P<text>[^<]++)
    | </(?P<end>[^\s>]++)\s*>
    | <(?P<start>[^\s/>!?]++)
        (?P<attributes>(?:[^"'<>/]++|"[^"<]*+"|'[^'<]*+'|/(?!>))*+)(?P<empty>/?)>
    | <!--(?P<comment>.*?)(?:-->|\Z)
    | <!\[CDATA\[(?P<cdata>.*?)(?:\]\]>|\Z)
    | <\?(?P<pi>.*?)(?:\?>|\Z)
    """,
    re.DOTALL | re.VERBOSE,
)
_ATTRIBUTE: Final = compiled(rb"""(?<=\s)([^\s=]++)\s*+=\s*+(?:"([^"]*+)"|'([^']*+)')""")
_BLANKS: Final = bytes.maketrans(b"\t\r\n", b"   ")
_REFERENCE: Final = compiled(rb"&(#[0-9]+|#x[0-9A-Fa-f]+|[^;&]+);")
_PREDEFINED: Final = {b"amp": b"&", b"lt": b"<", b"gt": b">", b"quot": b'"', b"apos": b"'"}
# Characters that XML 1.0 cannot hold in any spelling. Source: XML 1.0, production 2.
NOT_A_CHARACTER: Final = compiled("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

Scope = Mapping[bytes, bytes]
"""Prefix to namespace URI; the empty prefix is the default namespace."""

BARE_SCOPE: Final[Scope] = {b"": b"", b"xml": namespaces.XML.encode(), b"xmlns": b"-"}


def attributes(text: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and value, entities decoded, of each attribute in a start tag."""
    for match in _ATTRIBUTE.finditer(text):
        yield match[1], attribute_value(match[2] if match[2] is not None else match[3])


def attribute_value(raw: bytes) -> bytes:
    """Return what stands between quotes as a parser reports it: line ends and tabs as blanks."""
    return decode_references(raw.replace(b"\r\n", b"\n").translate(_BLANKS))


def encode_attribute(value: bytes, quote: bytes = b'"') -> bytes:
    """Write a value so that `attribute_value` gives it back, to stand between these quotes."""
    value = value.replace(b"&", b"&amp;").replace(b"<", b"&lt;")
    value = value.replace(quote, b"&quot;" if quote == b'"' else b"&apos;")
    return value.replace(b"\t", b"&#9;").replace(b"\n", b"&#10;").replace(b"\r", b"&#13;")


def scope_inside(scope: Scope, attribute_text: bytes) -> Scope:
    """Return the prefixes in force inside a start tag with these attributes."""
    if b"xmlns" not in attribute_text:
        return scope
    inner = dict(scope)
    for name, value in attributes(attribute_text):
        if name == b"xmlns":
            inner[b""] = value
        elif name.startswith(b"xmlns:"):
            inner[name[6:]] = value
    return inner


def expanded(name: bytes, scope: Scope) -> tuple[bytes, bytes]:
    """Return (namespace URI, local name) of an element name.

    Raises: NotWellFormed (F10) where the prefix is not declared; libxml2 behind a target that
    builds nothing lets that pass.
    """
    prefix, colon, local = name.partition(b":")
    if not colon:
        return scope[b""], name
    uri = scope.get(prefix)
    if uri is None:
        raise undeclared_prefix(prefix)
    return uri, local


def check_attribute_prefixes(attribute_text: bytes, scope: Scope) -> None:
    """Raise NotWellFormed (F10) where an attribute has a prefix that is not declared."""
    if b":" not in attribute_text:
        return
    for name, _ in attributes(attribute_text):
        prefix, colon, _local = name.partition(b":")
        if colon and prefix not in scope:
            raise undeclared_prefix(prefix)


def undeclared_prefix(prefix: bytes) -> NotWellFormed:
    """Return the error for a prefix nobody declared; the caller adds the place."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "The prefix “{prefix}:” is used but not declared. "
        'Declare it in the first tag: xmlns:{prefix}="…".',
    )
    return NotWellFormed("F10", text, {"prefix": prefix.decode("utf-8", "replace")})


def decode_references(raw: bytes) -> bytes:
    """Replace predefined entities and character references; unknown entities stay as written."""
    if b"&" not in raw:
        return raw
    return _REFERENCE.sub(_decoded, raw)


def _decoded(match: re.Match[bytes]) -> bytes:
    name = match[1]
    if name[:1] != b"#":
        return _PREDEFINED.get(name, match[0])
    # Python refuses to read very long numbers, and zeros in front are legal.
    number = int(name[2:], 16) if name[1:2] == b"x" else int(name[1:].lstrip(b"0") or b"0")
    return chr(number).encode("utf-8")


def decode_text(raw: bytes) -> str:
    """Return character data as a parser reports it: line ends as newline, references resolved."""
    if b"\r" in raw:
        raw = raw.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    if b"&" in raw:
        raw = _REFERENCE.sub(_decoded, raw)
    return raw.decode("utf-8")


def encode_text(value: str, *, ascii_only: bool = False) -> bytes:
    """Write `value` as character data: only what XML needs is escaped.

    With `ascii_only` other characters become character references, for a file whose declared
    encoding is not UTF-8. Raises: EditError where XML cannot hold a character.
    """
    check_characters(value)
    value = value.replace("&", "&amp;").replace("<", "&lt;").replace("]]>", "]]&gt;")
    value = value.replace("\r", "&#13;")
    return value.encode("ascii", "xmlcharrefreplace") if ascii_only else value.encode("utf-8")


def check_characters(value: str) -> None:
    """Raise EditError where `value` has a character that XML cannot hold."""
    if bad := NOT_A_CHARACTER.search(value):
        text = QT_TRANSLATE_NOOP(
            "core", "The invisible character {character} is not allowed in an XML file."
        )
        raise EditError("F01", text, {"character": f"U+{ord(bad[0]):04X}"})
