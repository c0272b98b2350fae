"""Which texts can name a host: what the name system and IP addresses allow.

Source: RFC 3986, 3.2.2; RFC 2181, 11 (any label of at most 63 bytes, so underscores and hyphens
anywhere); RFC 3696, 2 (no last label of digits alone); RFC 5891, 4.2.3.2 (no label begins with a
mark). Which letters a registry hands out beyond that is its own affair.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from typing import Final

_NAME: Final = re.compile(r"[^\s\[\]:@<>\"{}|\\^`%!$&'()*+,;=/?#]+")
_ADDRESS: Final = re.compile(r"\[([0-9A-Fa-f:.]+)(?:%25[^\]]+)?\]")
_NUMBER: Final = re.compile(r"[0-9]+|0[xX][0-9A-Fa-f]*")
_IPV4: Final = re.compile(r"(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.|\Z)){4}", re.ASCII)
_LONGEST_LABEL: Final = 63
_LONGEST_NAME: Final = 253
_DOTS: Final = re.compile("[\u3002\uff0e\uff61]")
_UNASSIGNED: Final = frozenset({"Cn", "Co", "Cs", "Cc"})
_REPLACEMENT: Final = "\ufffd"  # stands for what could not be read


@lru_cache(maxsize=256)  # a file has few hosts
def is_host(host: str) -> bool:
    """Tell whether `host` can name a host: a name, an IPv4 address or an IPv6 one in brackets."""
    if host.startswith("["):
        return _is_address(host)
    if not host.isascii():
        host = unicodedata.normalize("NFKC", _DOTS.sub(".", host)).lower()
    if _NAME.fullmatch(host) is None:
        return False
    labels = host.removesuffix(".").split(".")
    if not all(labels) or not all(map(_is_label, labels)):
        return False
    if _NUMBER.fullmatch(labels[-1]):
        return _IPV4.fullmatch(".".join(labels)) is not None
    return sum(map(len, labels)) + len(labels) - 1 <= _LONGEST_NAME


def _is_address(host: str) -> bool:
    match = _ADDRESS.fullmatch(host)
    try:
        return match is not None and bool(IPv6Address(match[1]).packed)
    except AddressValueError:
        return False


def _is_label(label: str) -> bool:
    if label.isascii():
        return len(label) <= _LONGEST_LABEL
    if len(label) > _LONGEST_LABEL or unicodedata.category(label[0]).startswith("M"):
        return False
    categories = map(unicodedata.category, label)
    if _REPLACEMENT in label or not _UNASSIGNED.isdisjoint(categories):
        return False
    return len(b"xn--" + label.encode("punycode")) <= _LONGEST_LABEL
