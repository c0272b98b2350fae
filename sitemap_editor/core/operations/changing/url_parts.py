"""Tools for the parts of URLs: scheme, host, port, path, fragment; each changes that part alone.

A value that is no full URL is left: what would have to stand there is a guess.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.urls import (
    BROKEN_PERCENT,
    NON_ASCII,
    SPACE_OR_CONTROL,
    UNSAFE,
    UrlParts,
    join_url,
    percent_encoded,
    split_url,
)

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*")
_HIGHEST_PORT: Final = 65_535
_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}
_INDEX_PAGE: Final = re.compile(r"/(?:index|default)\.(?:html?|php\d?|aspx?|jsp)\Z", re.IGNORECASE)
_CODE: Final = re.compile(r"(%[0-9A-Fa-f]{2})")


def parts_of(value: str) -> UrlParts:
    """Return the parts of a full URL. Raises: EditError."""
    parts = split_url(value)
    if parts is None or not parts.host:
        raise EditError("url", QT_TRANSLATE_NOOP("core", "It is not a full URL."))
    return parts


@dataclass(frozen=True)
class OnUrl:
    """A `ValueTool` that changes the parts of a full URL; an empty value has none."""

    change: Callable[[UrlParts], UrlParts]

    def __call__(self, value: str | None) -> str | None:
        """Return the URL with its parts changed."""
        if not value:
            return value
        parts = parts_of(value)
        changed = self.change(parts)
        return value if changed == parts else join_url(changed)


def scheme(to: str) -> OnUrl:
    """Return what sets the scheme; between http and https the old one's own port is left out.

    Raises: EditError where it is no scheme.
    """
    name = to.strip().removesuffix("://").removesuffix(":")
    if not _SCHEME.fullmatch(name):
        text = QT_TRANSLATE_NOOP("core", "A scheme is a word such as https.")
        raise EditError("scheme", text)

    def change(parts: UrlParts) -> UrlParts:
        old = parts.scheme.lower()
        goes_without_saying = parts.port is not None and parts.port == _DEFAULT_PORTS.get(old)
        is_of_web = name.lower() in _DEFAULT_PORTS and old != name.lower()
        port = None if goes_without_saying and is_of_web else parts.port
        return parts._replace(scheme=name, port=port)

    return OnUrl(change)


def host(to: str) -> OnUrl:
    """Return what sets the host, and the port if one is named. Raises: EditError for no host."""
    name, port = to.strip(), None
    if (colon := name.rfind(":")) > name.rfind("]"):
        name, port = name[:colon], _port(name[colon + 1 :])
    if not name or not is_host(name):
        text = QT_TRANSLATE_NOOP("core", "A host is a name such as www.example.com.")
        raise EditError("host", text)

    def change(parts: UrlParts) -> UrlParts:
        return parts._replace(host=name, port=parts.port if port is None else port)

    return OnUrl(change)


def port(to: str) -> OnUrl:
    """Return what sets the port; nothing takes it out. Raises: EditError for no number of one."""
    number = _port(to.strip()) if to.strip() else None
    return OnUrl(lambda parts: parts._replace(port=number))


def _port(text: str) -> str:
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(_HIGHEST_PORT))
    if not is_number or not 0 < int(text) <= _HIGHEST_PORT:
        said = QT_TRANSLATE_NOOP("core", "A port is a number from 1 to 65535.")
        raise EditError("port", said)
    return str(int(text))


def prefix(find: str, new: str) -> OnUrl:
    """Return what puts `new` for the beginning of a path, in whole folders.

    Paths that begin otherwise stay.
    """
    old = "/" + find.strip("/")
    put = new.strip("/")
    put = "/" + percent_encoded(percent_encoded(put, SPACE_OR_CONTROL), _NOT_IN_PATH) if put else ""

    def change(parts: UrlParts) -> UrlParts:
        path = parts.path or "/"
        if old == "/":
            return parts._replace(path=put + path) if put else parts
        if path != old and not path.startswith(old + "/"):
            return parts
        return parts._replace(path=put + path[len(old) :] or "/")

    return OnUrl(change)


_NOT_IN_PATH: Final = re.compile(r"[?#]")


def add_slash(parts: UrlParts) -> UrlParts:
    """End a path with a slash, but for one whose last name has an ending, as of a file."""
    last = parts.path.rpartition("/")[2]
    is_file = "." in last.strip(".")
    return parts if parts.path.endswith("/") or is_file else parts._replace(path=parts.path + "/")


def remove_slash(parts: UrlParts) -> UrlParts:
    """Take slashes off the end of a path; that of the home page stays."""
    bare = parts.path.rstrip("/")
    return parts._replace(path=bare) if bare else parts


def remove_index_page(parts: UrlParts) -> UrlParts:
    """Let a path to index.html and the like end with its folder."""
    return parts._replace(path=_INDEX_PAGE.sub("/", parts.path))


def small_host(parts: UrlParts) -> UrlParts:
    """Write scheme and host in small letters, which mean the same."""
    return parts._replace(scheme=parts.scheme.lower(), host=parts.host.lower())


def small_path(parts: UrlParts) -> UrlParts:
    """Write a path in small letters; percent codes stay as they are."""
    pieces = _CODE.split(parts.path)
    pieces[0::2] = map(str.lower, pieces[0::2])
    return parts._replace(path="".join(pieces))


def small_all(parts: UrlParts) -> UrlParts:
    """Write scheme, host and path in small letters; what is asked for stays."""
    return small_path(small_host(parts))


def fragment(to: str) -> OnUrl:
    """Return what sets what stands behind ``#``; nothing takes it out."""
    text = to.removeprefix("#")
    for characters in (BROKEN_PERCENT, SPACE_OR_CONTROL, UNSAFE, NON_ASCII):
        text = percent_encoded(text, characters)
    return OnUrl(lambda parts: parts._replace(fragment="#" + text if text else None))
