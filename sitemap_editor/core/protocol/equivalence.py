"""Which URLs most likely name the same page, told without opening any of them.

Source: RFC 3986, section 6.2; PROTOCOL L17. Works on many URLs at once, since a file has many.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

# Each URL stands behind a line end, which makes these quick to rule out.
_CAPITAL_ORIGIN: Final = re.compile(rb"\n[a-z]*+(?:[A-Z]|://[^/?#\nA-Z]*+[A-Z])")
_ORIGIN: Final = re.compile(rb"\n[A-Za-z]*://[^/?#\n]*")
_DEFAULT_PORT: Final = re.compile(
    rb"(\nhttp://[^/?#\n:]++):80(?=[/?#\n]|\Z)|(\nhttps://[^/?#\n:]++):443(?=[/?#\n]|\Z)"
)
_EMPTY_PATH: Final = re.compile(rb"(\nhttps?://[^/?#\n]++)(?=[?#\n]|\Z)")
_STARTS: Final = (b"\nhttps://www.", b"\nhttp://www.", b"\nhttps://", b"\nhttp://")
_PERCENT: Final = re.compile(
    rb"%(?:[46][1-9A-Fa-f]|[57][0-9Aa]|3[0-9]|2[DdEe]|5[Ff]|7[Ee]|[a-f][0-9A-Fa-f]|[0-9][a-f])"
)
_UNRESERVED: Final = frozenset(
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
_FRAGMENT: Final = re.compile(rb"#[^\n]*")
_INDEX_PAGE: Final = re.compile(rb"/(?:index|default)\.(?:html?|php|aspx?)(?=[?\n]|\Z)")


def same_by_standard(urls: Sequence[bytes]) -> list[bytes]:
    """Write each of `urls` the one way RFC 3986 calls normal: equal ones are the same page.

    Case of scheme and host, default ports, percent codes of plain characters, an empty path.
    """
    return same_pages(urls)[0]


def same_by_habit(urls: Sequence[bytes]) -> list[bytes]:
    """Write each of `urls` so that those which usually lead to one page come out equal.

    Beyond the standard: http and https, with and without www, a slash at the end, the index page,
    the fragment.
    """
    return same_pages(urls)[1]


def same_pages(urls: Sequence[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Return `urls` as `same_by_standard` and `same_by_habit` write them; cheaper than both."""
    if not urls:
        return [], []
    blob = b"\n".join((b"", *urls))
    if blob.count(b"\n") != len(urls):  # a line end inside a URL: a fault of its own
        urls = [url.replace(b"\n", b" ") for url in urls]
        blob = b"\n".join((b"", *urls))
    normal = _spelt_alike(blob)
    habit = _habit(normal).split(b"\n")[1:]
    if _EMPTY_PATH.search(normal):
        normal = _EMPTY_PATH.sub(rb"\1/", normal)
    elif normal is blob:
        return list(urls), habit  # nothing to change: their hashes are known already
    return normal.split(b"\n")[1:], habit


def _spelt_alike(blob: bytes) -> bytes:
    # Looking for what is seldom there is far cheaper than replacing nothing.
    if b"%" in blob:
        blob = _PERCENT.sub(_plain, blob)
    if _CAPITAL_ORIGIN.search(blob):
        blob = _ORIGIN.sub(lambda match: match[0].lower(), blob)
    if b":80" in blob or b":443" in blob:
        blob = _DEFAULT_PORT.sub(lambda match: match[1] or match[2], blob)
    return blob


def _plain(match: re.Match[bytes]) -> bytes:
    byte = int(match[0][1:], 16)
    return bytes((byte,)) if byte in _UNRESERVED else match[0].upper()


def _habit(blob: bytes) -> bytes:
    for start in _STARTS:
        blob = blob.replace(start, b"\n")
    if b"#" in blob:
        blob = _FRAGMENT.sub(b"", blob)
    if b"/index." in blob or b"/default." in blob:
        blob = _INDEX_PAGE.sub(b"/", blob)
    return blob.replace(b"/?", b"?").replace(b"/\n", b"\n").removesuffix(b"/")
