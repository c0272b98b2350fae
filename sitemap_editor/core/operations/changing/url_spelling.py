"""Tools for how URLs are spelt: percent codes made or read once, punycode, relative ones joined.

Source: RFC 3986, 2.1, 2.4 and 5.2; RFC 5891.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.operations.changing.url_parts import parts_of
from sitemap_editor.core.protocol.equivalence import ascii_host
from sitemap_editor.core.protocol.urls import (
    BRACKET,
    BROKEN_PERCENT,
    NON_ASCII,
    SPACE_OR_CONTROL,
    UNSAFE,
    UrlParts,
    join_url,
    percent_encoded,
    split_url,
)

# A code behind the beginning of a broken one would make another code of it.
_CODES: Final = re.compile(r"(?<!%)(?<!%[0-9A-Fa-f])(?:%[0-9A-Fa-f]{2})+")
_UNRESERVED: Final = re.compile(r"[A-Za-z0-9._~-]")
_REFERENCE: Final = re.compile(r"(?://([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?", re.DOTALL)
_ANY_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


def encode(parts: UrlParts) -> UrlParts:
    """Write what may not stand in a URL as percent codes; codes that are there stay codes."""
    fragment = None if parts.fragment is None else "#" + _encoded(parts.fragment[1:])
    return parts._replace(
        path=BRACKET.sub(_bracket_code, _encoded(parts.path)),
        query=parts.query[:1] + _encoded(parts.query[1:]),
        fragment=fragment,
    )


def _bracket_code(match: re.Match[str]) -> str:
    return f"%{ord(match[0]):02X}"


def _encoded(text: str) -> str:
    for characters in (BROKEN_PERCENT, SPACE_OR_CONTROL, UNSAFE, NON_ASCII):
        text = percent_encoded(text, characters)
    return text


def decode(parts: UrlParts) -> UrlParts:
    """Write percent codes as the letters and digits they stand for, once; all others stay.

    What divides a URL, a space and whatever cannot be seen stay codes: without them it would be
    another URL.
    """
    return parts._replace(
        path=_decoded(parts.path),
        query=_decoded(parts.query),
        fragment=None if parts.fragment is None else _decoded(parts.fragment),
    )


def _decoded(text: str) -> str:
    return _CODES.sub(_letters, text) if "%" in text else text


def _letters(match: re.Match[str]) -> str:
    """Read a run of codes; those of no letter, or of no UTF-8, stay as they are written."""
    run: str = match[0]
    codes = [run[at : at + 3] for at in range(0, len(run), 3)]
    data = bytes.fromhex(run.replace("%", ""))
    found, at = [], 0
    while at < len(data):
        size = _sequence_size(data[at])
        try:
            letter = data[at : at + size].decode("utf-8")
        except UnicodeDecodeError:
            letter, size = "", 1
        found.append(letter if _is_plain(letter) else "".join(codes[at : at + size]))
        at += size
    return "".join(found)


def _sequence_size(first: int) -> int:
    return 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4


def _is_plain(letter: str) -> bool:
    if letter.isascii():
        return _UNRESERVED.fullmatch(letter) is not None
    return unicodedata.category(letter)[0] in "LN" or unicodedata.category(letter) == "Mn"


def punycode(parts: UrlParts) -> UrlParts:
    """Write a host in letters beyond ASCII as the name that is looked up."""
    written = ascii_host(parts.host.encode("utf-8")).decode("ascii", "replace")
    if not written.isascii():
        raise EditError("host", QT_TRANSLATE_NOOP("core", "The host cannot be written like this."))
    return parts._replace(host=written)


def unicode_host(parts: UrlParts) -> UrlParts:
    """Write a host in punycode in the letters it stands for, where it stands for any."""
    labels = [_readable(label) for label in parts.host.split(".")]
    return parts._replace(host=".".join(labels))


def _readable(label: str) -> str:
    if not label.lower().startswith("xn--"):
        return label
    try:
        letters = label[len("xn--") :].encode("ascii").decode("punycode")
    except (UnicodeError, OverflowError):
        return label
    again = ascii_host(letters.encode("utf-8", "surrogatepass"))
    return letters if again == label.lower().encode() else label


@dataclass(frozen=True)
class Join:
    """A `ValueTool` that makes full URLs of relative ones. Raises: EditError for no full base."""

    base: str

    def __post_init__(self) -> None:
        parts_of(self.base.strip())

    def __call__(self, value: str | None) -> str | None:
        """Return the full URL; one that is full already stays. Source: RFC 3986, 5.2.2."""
        if not value or split_url(value) is not None:
            return value
        match = _REFERENCE.fullmatch(value)
        if match is None or _ANY_SCHEME.match(value):
            raise EditError("url", QT_TRANSLATE_NOOP("core", "It is not a full URL."))
        base = parts_of(self.base.strip())
        host, path, query, fragment = match.groups()
        if host is not None:
            return f"{base.scheme}:{value}"
        if not path:
            path, query = base.path, query if query is not None else base.query
        elif not path.startswith("/"):
            folder = base.path.rpartition("/")[0]
            path = without_dots(f"{folder}/{path}")
        else:
            path = without_dots(path)
        return join_url(base._replace(path=path, query=query or "", fragment=fragment))


def without_dots(path: str) -> str:
    """Resolve ``.`` and ``..`` in a path. Source: RFC 3986, 5.2.4."""
    kept: list[str] = []
    *folders, last = path.split("/")[1:]
    for folder in folders:
        if folder == "..":
            del kept[-1:]
        elif folder != ".":
            kept.append(folder)
    if last in (".", ".."):
        del kept[len(kept) - (last == "..") :]
        last = ""
    return "/" + "/".join((*kept, last))
