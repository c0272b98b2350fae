"""Sees to it that no test talks to anybody but this computer.

Python tells of each look-up and each connection before it makes it. Qt does not: it, and programs
that tests start, find a proxy in the environment that nobody answers for.
"""

from __future__ import annotations

import os
import sys
from ipaddress import ip_address
from typing import Final

NOWHERE: Final = "http://127.0.0.1:1"
_PROXIES: Final = ("http_proxy", "https_proxy", "ftp_proxy", "all_proxy")
_LOOK_UPS: Final = ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr")
_SENDS: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")


class NetworkTouchedError(AssertionError):
    """Something was about to leave this computer."""


class NetworkGuard:
    """Refuses what is not for this computer, and remembers it for who swallows the refusal."""

    def __init__(self) -> None:
        self.touched: list[str] = []
        """What was refused since somebody looked."""
        self.seen: list[str] = []
        """What was let through: connections and look-ups within this computer."""

    def install(self) -> None:
        """Guard this process, and those it starts, to its end."""
        for name in _PROXIES:
            os.environ[name] = os.environ[name.upper()] = NOWHERE
        os.environ["no_proxy"] = os.environ["NO_PROXY"] = ""
        sys.addaudithook(self._on_event)

    def _on_event(self, event: str, arguments: tuple[object, ...]) -> None:
        if event in _SENDS:
            address = arguments[1]
            if not isinstance(address, tuple):  # of a file, such as that of a screen
                return
            host = address[0]
        elif event in _LOOK_UPS:
            host = arguments[0]
        else:
            return
        what = f"{event} to {host!r}"
        if is_here(host):
            self.seen.append(what)
            return
        self.touched.append(what)
        raise NetworkTouchedError(f"a test touched the network: {what}")


def is_here(host: object) -> bool:
    """Tell whether a host is this computer, by what it is called."""
    name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    if not name or name in ("localhost", "localhost."):
        return True
    try:
        return ip_address(str(name)).is_loopback
    except ValueError:
        return False


GUARD: Final = NetworkGuard()
