"""Sees to it that no test talks to anybody but this computer.

Python tells of each look-up and each connection before it makes it, in this process and, by
`guarded/sitecustomize.py`, in those that tests start; what one of them touched stands in a file
that all of them know. Qt does not: it finds a proxy in the environment that nobody answers for.
Nothing is loaded here that a program would not load by itself: tests look at that, too.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

NOWHERE: Final = "http://127.0.0.1:1"
TOLD_IN: Final = "SITEMAP_EDITOR_TESTS_TOUCHED"
"""The variable that names the file in which processes tell what they touched."""
GUARDED: Final = f"{os.path.dirname(__file__)}/guarded"  # noqa: PTH120 - not loaded for it
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
        self._pid = os.getpid()
        """Of the tests themselves; those they fork have another one."""
        self.is_over = False

    def install(self) -> None:
        """Guard this process, and those it starts, to its end."""
        for name in _PROXIES:
            os.environ[name] = os.environ[name.upper()] = NOWHERE
        os.environ["no_proxy"] = os.environ["NO_PROXY"] = ""
        started_with = getattr(sys.modules.get("sitecustomize"), "guard", None)
        if started_with is not None:  # of several processes for tests: this is one
            started_with.is_over = True
        import tempfile

        handle, os.environ[TOLD_IN] = tempfile.mkstemp(suffix=".touched")
        os.close(handle)
        paths = (GUARDED, os.environ.get("PYTHONPATH", ""))
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        sys.addaudithook(self._on_event)

    def watch_child(self) -> None:
        """Guard a process that a test started."""
        self._pid = 0
        sys.addaudithook(self._on_event)

    def uninstall(self) -> None:
        """Remove the file; processes that still run are guarded all the same."""
        from pathlib import Path

        Path(os.environ[TOLD_IN]).unlink(missing_ok=True)

    def forget(self) -> None:
        """Forget what was touched so far."""
        self.touched.clear()
        if self.touched_by_others():
            os.truncate(os.environ[TOLD_IN], 0)

    def touched_by_others(self) -> list[str]:
        """Return what processes that tests started touched since somebody looked."""
        path = os.environ[TOLD_IN]
        if not os.path.exists(path) or not os.path.getsize(path):  # noqa: PTH110, PTH202 - each test
            return []
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 - of a path
            return file.read().splitlines()

    def _on_event(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.is_over:
            return
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
        if os.getpid() != self._pid:
            self._tell(what)
        raise NetworkTouchedError(f"a test touched the network: {what}")

    def _tell(self, what: str) -> None:
        """Tell the process that the tests run in."""
        path = os.environ.get(TOLD_IN)
        if path:
            with open(path, "a", encoding="utf-8") as file:  # noqa: PTH123 - amid whatever it was
                file.write(f"{what}\n")


def python_path(root: object) -> str:
    """Return where a program that a test starts finds modules: in a folder, guarded as ever."""
    return os.pathsep.join((str(root), GUARDED))


def is_here(host: object) -> bool:
    """Tell whether a host is this computer, by what it is called."""
    from ipaddress import ip_address  # not at the start of each program

    name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    if not name or name in ("localhost", "localhost."):
        return True
    try:
        return ip_address(str(name)).is_loopback
    except ValueError:
        return False


GUARD: Final = NetworkGuard()
