"""Hosts beyond ASCII as they are looked up: in punycode.

Source: RFC 5890 to 5892, RFC 3492; UTS 46 without transitional forms, as browsers do it today.
Python's codec ``idna`` is of 2003: it writes “ss” for “ß”, which is another host since 2010.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_DOTS: Final = re.compile("[\u3002\uff0e\uff61]")
_IGNORED: Final = re.compile("[\u00ad\u034f\u180b-\u180f\u200b\u2060\u2064\ufe00-\ufe0f\ufeff]")
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
