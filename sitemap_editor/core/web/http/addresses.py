"""Which addresses belong to this computer or its network: a file of a stranger's may not ask there.

Sources: IANA special-purpose address registries (RFC 6890), RFC 6598 (shared by carriers), RFC 6761
(``localhost``), RFC 6052 and 3056 (IPv4 inside IPv6).
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""The last 32 bits are an address of IPv4. Source: RFC 6052."""
_LOCAL_NAMES: Final = ("localhost", "local", "internal", "home.arpa")
"""Names that stand for this computer or its network, and all below them.

Sources: RFC 6761, RFC 6762, RFC 8375, ICANN's reservation of ``internal``.
"""


def is_private(address: str) -> bool:
    """Tell whether an IP address is none that the whole internet may ask.

    This computer, private, link-local, unique local and shared networks, multicast, reserved and
    documentation; an address of IPv4 inside one of IPv6 counts as what it is. What is no address
    counts as private.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return True
    inner = _inner(found) if isinstance(found, IPv6Address) else None
    if inner is not None:
        return is_private(str(inner))
    return not found.is_global or found.is_multicast or found.is_reserved


def is_local_name(host: str) -> bool:
    """Tell whether a name, in small letters, stands for this computer or its network by itself."""
    name = host.removesuffix(".")
    return any(name == local or name.endswith(f".{local}") for local in _LOCAL_NAMES)


def is_named_private(host: str) -> bool:
    """Tell whether a host, in small letters, is visibly of this computer or its network.

    A number or a name does; what an ordinary name leads to is only known once it is looked up.
    """
    is_number = ":" in host or host.replace(".", "").isdecimal()
    return is_private(host) if is_number else is_local_name(host)


def is_loopback(host: str) -> bool:
    """Tell whether a host, in small letters, is this computer by its name or address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return f".{host.removesuffix('.')}".endswith(".localhost")


def _inner(address: IPv6Address) -> IPv4Address | None:
    """Return the address of IPv4 that one of IPv6 leads to."""
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
