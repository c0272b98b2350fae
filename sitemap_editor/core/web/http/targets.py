"""Where a request goes: the parts of a URL as HTTP wants them, and where a redirect leads."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address
from typing import Final
from urllib.parse import unquote_to_bytes, urljoin

from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.urls import (
    NON_ASCII,
    SPACE_OR_CONTROL,
    UNSAFE,
    percent_encoded,
    split_url,
)

_PORTS: Final = {"http": 80, "https": 443}
_NUMBER: Final = re.compile(r"0[xX][0-9A-Fa-f]*|[0-9]+")
_LONGEST_NAME: Final = 253  # characters; source: RFC 1035


class NoTarget(ValueError):  # noqa: N818 - as people say it
    """A URL that cannot be asked for; says why, without the URL."""


@dataclass(frozen=True, slots=True)
class Target:
    """A URL of http or https, ready to be asked for."""

    scheme: str
    host: str
    """In small letters and ASCII; an address of IPv6 without its brackets."""
    port: int
    path: str
    """With the query, as it stands in the request; never empty."""
    url: str
    """As it was written, without name and password; that of a redirect as it is asked for."""
    user: str | None = None
    """Name and password, as they stand in the URL."""

    @classmethod
    def of(cls, url: str) -> Target:
        """Return where a URL leads. Raises: NoTarget."""
        parts = split_url(url)
        if parts is None or parts.scheme.lower() not in _PORTS:
            raise NoTarget("The address is neither http nor https.")
        scheme = parts.scheme.lower()
        path = parts.path if parts.path.startswith("/") else f"/{parts.path}"
        written = url if parts.user is None else url.replace(f"{parts.user}@", "", 1)
        return cls(
            scheme,
            _host(parts.host),
            _port(parts.port, scheme),
            _sendable(path + parts.query),
            written,
            parts.user,
        )

    @property
    def origin(self) -> tuple[str, str, int]:
        """Whom a password is meant for: scheme, host, port."""
        return self.scheme, self.host, self.port

    @property
    def authority(self) -> str:
        """The host as it stands in a request, with the port where it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def asked(self) -> str:
        """The whole URL as a request through a proxy names it; two that are equal are the same."""
        return f"{self.scheme}://{self.authority}{self.path}"

    @property
    def is_secure(self) -> bool:
        """Whether what is said is encrypted."""
        return self.scheme == "https"

    @property
    def authorization(self) -> str | None:
        """What a request says of name and password, if there are any."""
        return basic_authorization(self.user)

    def redirected(self, location: str) -> Target:
        """Return where a redirect leads; a password is kept for the same origin alone.

        Source: RFC 3986, section 5; RFC 9110, section 10.2.2. Raises: NoTarget.
        """
        reference = location.strip().partition("#")[0]
        try:
            found = Target.of(urljoin(self.asked, reference))
        except ValueError as error:
            if isinstance(error, NoTarget):
                raise
            raise NoTarget("The redirect leads to no address.") from error
        user = self.user if found.origin == self.origin else None
        return Target(found.scheme, found.host, found.port, found.path, found.asked, user)


def basic_authorization(user: str | None) -> str | None:
    """Return what a request says of name and password, as they stand in a URL; None for none.

    Source: RFC 7617.
    """
    if user is None:
        return None
    name, _, password = user.partition(":")
    told = unquote_to_bytes(name) + b":" + unquote_to_bytes(password)
    return "Basic " + b64encode(told).decode("ascii")


def _sendable(text: str) -> str:
    """Write as percent codes what no request may carry."""
    for characters in (SPACE_OR_CONTROL, NON_ASCII, UNSAFE):
        text = percent_encoded(text, characters)
    return text


def _host(written: str) -> str:
    """Return the host that is looked up: names in ASCII, addresses in their one usual form."""
    number = written.removesuffix(".")
    if _NUMBER.fullmatch(number.rpartition(".")[2]):
        return _ipv4(number)
    if not is_host(written) or "%" in written:
        raise NoTarget("The address has no host that can be asked.")
    try:
        if written.startswith("["):
            return str(IPv6Address(written[1:-1]))
        host = written.encode("idna").decode("ascii").lower()
    except ValueError as error:  # UnicodeError is one
        raise NoTarget("The name of the host cannot be asked for.") from error
    if not host or len(host) > _LONGEST_NAME:
        raise NoTarget("The name of the host cannot be asked for.")
    return host


def _ipv4(host: str) -> str:
    """Return an address of IPv4 in any of its spellings as four numbers.

    Systems take ``127.1``, ``0x7f.1`` and ``2130706433`` for one and the same. Source: WHATWG URL.
    """
    try:
        *first, last = (_number(piece) for piece in host.split("."))
    except ValueError as error:
        raise NoTarget("The host is a number that is no address.") from error
    if len(first) > 3 or any(number > 255 for number in first) or last >= 256 ** (4 - len(first)):
        raise NoTarget("The host is a number that is no address.")
    return str(IPv4Address(last + sum(each << (24 - 8 * at) for at, each in enumerate(first))))


def _number(piece: str) -> int:
    if _NUMBER.fullmatch(piece) is None:
        raise ValueError(piece)
    if piece[:2] in ("0x", "0X"):
        return int(piece[2:] or "0", 16)
    return int(piece, 8 if piece.startswith("0") else 10)


def _port(written: str | None, scheme: str) -> int:
    if not written:
        return _PORTS[scheme]
    if not (written.isascii() and written.isdecimal() and 0 < int(written[:6]) < 65_536):
        raise NoTarget("The port of the address is no number of a port.")
    return int(written)
