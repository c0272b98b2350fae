"""Which URLs most likely name the same page, told without opening any of them.

Source: RFC 3986, 6.2.2 and 6.2.3; RFC 3987, 5.3; RFC 5891; PROTOCOL L17. Works on many URLs at
once, since a file has many: nearly all are normal, so what is not is looked for in all of them
together, and only what was found there is rewritten. Accents stay as they are composed: to a server
both spellings are different pages. The order of a query, doubled slashes and fragments are kept.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import unquote_to_bytes

from sitemap_editor.core.patterns import compiled

_DOTS: Final = compiled("[\u3002\uff0e\uff61]")
_IGNORED: Final = compiled("[\u00ad\u034f\u180b-\u180f\u200b\u2060\u2064\ufe00-\ufe0f\ufeff]")
_LONGEST_LABEL: Final = 63
_LONGEST_HOST: Final = 1_012  # bytes: 253 characters of four; the codec's time is quadratic


@lru_cache(maxsize=256)
def ascii_host(host: bytes) -> bytes:
    """Write a host in UTF-8 as the name that is looked up; as it is where that cannot be."""
    if host.isascii() or len(host) > _LONGEST_HOST:
        return host
    try:
        text = host.decode("utf-8")
    except UnicodeDecodeError:
        return host
    labels = [_ascii_label(label) for label in _mapped(text).split(".")]
    return host if None in labels else b".".join(label for label in labels if label is not None)


def _mapped(host: str) -> str:
    """Write what looks the same in one way; letter by letter, so that “Σ” is “σ” at the end too."""
    host = _IGNORED.sub("", _DOTS.sub(".", host))
    small = "".join(letter.lower() for letter in unicodedata.normalize("NFKC", host))
    return unicodedata.normalize("NFKC", small)


def _ascii_label(label: str) -> bytes | None:
    if len(label) > _LONGEST_LABEL:
        return None
    return label.encode() if label.isascii() else b"xn--" + label.encode("punycode")


# Each URL stands behind a line end, which makes these quick to rule out.
_NAME: Final = rb"[^/?#\n:@A-Z.%\x80-\xff]++"
_ODD: Final = compiled(rb"\n(?![a-z]++://" + _NAME + rb"(?:\." + _NAME + rb")*+/)")
"""A URL that does not begin with scheme, plain host in small letters, and path: nearly none."""
_CAPITAL_ORIGIN: Final = compiled(
    rb"(\n(?=[a-z]*+(?:[A-Z]|://[^/?#\nA-Z]*+[A-Z]))[A-Za-z]*://)([^/?#\n@]*@)?([^/?#\n]*)"
)
_CODED_ORIGIN: Final = compiled(
    rb"(\n[A-Za-z]*://)([^/?#\n@]*@)?([^/?#\n%\x80-\xff]*+[%\x80-\xff][^/?#\n]*)"
)
_PORT: Final = compiled(rb":[0-9]*\Z")
_DEFAULT_PORT: Final = compiled(
    rb"(\nhttp://[^/?#\n]*[^/?#\n:]):(?:80)?(?=[/?#\n]|\Z)"
    rb"|(\nhttps://[^/?#\n]*[^/?#\n:]):(?:443)?(?=[/?#\n]|\Z)"
)
_HOST_DOT: Final = compiled(rb"(\n[a-z]*://[^/?#\n]*[^/?#\n.])\.(?=(?::[0-9]++)?(?:[/?#\n]|\Z))")
_EMPTY_PATH: Final = compiled(rb"(\nhttps?://[^/?#\n]++)(?=[?#\n]|\Z)")
_EMPTY_QUERY: Final = compiled(rb"(\n[^?#\n]*+)\?(?=[#\n]|\Z)")
_DOT_SEGMENT: Final = rb"/\.{1,2}(?:[/?#\n]|\Z)"
_DOTTED_PATH: Final = compiled(
    rb"(\n[a-z]++://[^/?#\n]*+)"
    rb"((?:(?!" + _DOT_SEGMENT + rb")/[^/?#\n]*+)*+(?=" + _DOT_SEGMENT + rb")/[^?#\n]*+)"
)
_STARTS: Final = (b"\nhttps://www.", b"\nhttp://www.", b"\nhttps://", b"\nhttp://")
# Nothing behind the beginning of a broken code, with which it would become another one.
_PERCENT: Final = compiled(
    rb"%(?<!%%)(?<!%[0-9A-Fa-f]%)"
    rb"(?:[46][1-9A-Fa-f]|[57][0-9Aa]|3[0-9]|2[DdEe]|5[Ff]|7[Ee]|[a-f][0-9A-Fa-f]|[0-9A-F][a-f])"
)
_UNRESERVED: Final = frozenset(
    b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
_BEYOND_ASCII: Final = compiled(rb"[\x80-\xff]++")
_INDEX_PAGE: Final = compiled(rb"/(?:index|default)\.(?:html?|php|aspx?)(?=[?#\n]|\Z)")


def same_by_standard(urls: Sequence[bytes]) -> list[bytes]:
    """Write each of `urls` the one way the standards call normal: equal ones are the same page.

    Case of scheme, host and percent codes; codes of plain characters; letters beyond ASCII and
    their codes; hosts and their punycode; “.” and “..” as folders; a port that goes without
    saying; a dot behind the host; an empty path or query.
    """
    return same_pages(urls)[0]


def same_pages(urls: Sequence[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Return `urls` as `same_by_standard` writes them, and as they usually lead to one page.

    The latter is, beyond the standard: http and https, with and without www, a slash at the end,
    the index page, a fragment that is empty.
    """
    if not urls:
        return [], []
    blob = b"\n".join((b"", *urls))
    if blob.count(b"\n") != len(urls):  # a line end inside a URL: a fault of its own
        urls = [url.replace(b"\n", b" ") for url in urls]
        blob = b"\n".join((b"", *urls))
    normal = _PERCENT.sub(_plain, blob) if b"%" in blob else blob
    is_odd = _ODD.search(normal) is not None
    normal = _spelt_alike(normal, is_odd=is_odd)
    habit = _habit(normal).split(b"\n")[1:]
    if is_odd and _ODD.search(normal):
        normal = _EMPTY_PATH.sub(rb"\1/", normal)
    elif normal is blob:
        return list(urls), habit  # nothing to change: their hashes are known already
    return normal.split(b"\n")[1:], habit


def _spelt_alike(blob: bytes, *, is_odd: bool) -> bytes:
    # Looking for what is seldom there is far cheaper than replacing nothing.
    if is_odd:
        blob = _with_plain_origins(blob)
    if not blob.isascii():
        blob = _BEYOND_ASCII.sub(_in_codes, blob)
    if b"/." in blob:
        blob = _DOTTED_PATH.sub(_without_dots, blob)
    if b"?" in blob and (b"?\n" in blob or b"?#" in blob or blob.endswith(b"?")):
        blob = _EMPTY_QUERY.sub(rb"\1", blob)
    return blob


def _with_plain_origins(blob: bytes) -> bytes:
    """Write schemes and hosts as they are looked up, without ports that go without saying."""
    blob = _CODED_ORIGIN.sub(_in_punycode, blob)
    blob = _CAPITAL_ORIGIN.sub(_in_small_letters, blob)
    blob = _DEFAULT_PORT.sub(lambda match: match[1] or match[2], blob)
    return _HOST_DOT.sub(rb"\1", blob)


def _plain(match: re.Match[bytes]) -> bytes:
    byte = int(match[0][1:], 16)
    return bytes((byte,)) if byte in _UNRESERVED else match[0].upper()


def _in_small_letters(match: re.Match[bytes]) -> bytes:
    """Write scheme and host in small letters; a user and a password are what they are."""
    return match[1].lower() + (match[2] or b"") + match[3].lower()


def _in_punycode(match: re.Match[bytes]) -> bytes:
    host, port = match[3], b""
    if end := _PORT.search(host):
        host, port = host[: end.start()], end[0]
    letters = ascii_host(unquote_to_bytes(host))
    # What would be another URL, or still is none, keeps its codes.
    name = letters if _is_plain_host(letters) else _BEYOND_ASCII.sub(_in_codes, host)
    return match[1] + (match[2] or b"") + name + port


def _is_plain_host(host: bytes) -> bool:
    return re.fullmatch(rb"[A-Za-z0-9._~-]+", host) is not None


@lru_cache(maxsize=4_096)
def _codes(run: bytes) -> bytes:
    return b"".join(b"%%%02X" % byte for byte in run)


def _in_codes(match: re.Match[bytes]) -> bytes:
    return _codes(match[0])


def _without_dots(match: re.Match[bytes]) -> bytes:
    """Resolve “.” and “..” in a path. Source: RFC 3986, 5.2.4."""
    *folders, last = match[2].split(b"/")[1:]
    kept: list[bytes] = []
    for folder in folders:
        if folder == b"..":
            del kept[-1:]
        elif folder != b".":
            kept.append(folder)
    if last in (b".", b".."):
        del kept[len(kept) - (last == b"..") :]
        last = b""
    return match[1] + b"/" + b"/".join((*kept, last))


def _habit(blob: bytes) -> bytes:
    for start in _STARTS:
        blob = blob.replace(start, b"\n")
    if b"#" in blob:
        blob = blob.replace(b"#\n", b"\n").removesuffix(b"#")
    if b"/index." in blob or b"/default." in blob:
        blob = _INDEX_PAGE.sub(b"/", blob)
    return blob.replace(b"/#", b"#").replace(b"/?", b"?").replace(b"/\n", b"\n").removesuffix(b"/")
