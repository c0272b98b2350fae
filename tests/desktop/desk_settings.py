"""A desktop that turns dark and light while the program runs, and asks for high contrast.

Run by the system's Python, which has the bindings of D-Bus, in a session of its own:
desk_settings.py PYTHON FILE. Stands in for the portal that desktops tell their settings by, and
prints what is on screen after each change: the setting, the colours of the window and the table.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from gi.repository import Gio, GLib  # type: ignore[import-not-found,unused-ignore]  # Debian's

PATIENCE_S: Final = 90.0
NAME: Final = "org.freedesktop.portal.Desktop"
PLACE: Final = "/org/freedesktop/portal/desktop"
INTERFACE: Final = "org.freedesktop.portal.Settings"
GROUP: Final = "org.freedesktop.appearance"
SCHEME, CONTRAST = "color-scheme", "contrast"
# Source: XDG desktop portal, org.freedesktop.portal.Settings
DARK, LIGHT, HIGH, NORMAL = 1, 2, 1, 0
CHANGES: Final = (
    *((SCHEME, LIGHT), (SCHEME, DARK), (CONTRAST, HIGH)),
    *((SCHEME, LIGHT), (CONTRAST, NORMAL), (SCHEME, DARK)),
)
WINDOW, TABLE = (1_000, 11), (600, 600)
DESCRIPTION: Final = f"""
<node><interface name="{INTERFACE}">
  <method name="ReadAll">
    <arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/>
  </method>
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""


class Portal:
    """Tells its settings to whoever asks, and to everyone when they change."""

    def __init__(self) -> None:
        self.settings = {SCHEME: DARK, CONTRAST: NORMAL}
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0]
        self._bus.register_object(PLACE, interface, self._on_called, None, None)
        Gio.bus_own_name_on_connection(self._bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def _on_called(self, *call: Any) -> None:
        _bus, _sender, _place, _interface, method, arguments, answer = call
        if method == "ReadAll":
            told = {key: GLib.Variant("u", value) for key, value in self.settings.items()}
            answer.return_value(GLib.Variant("(a{sa{sv}})", ({GROUP: told},)))
            return
        _group, key = arguments.unpack()
        value = GLib.Variant("u", self.settings.get(key, 0))
        answer.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))

    def sets(self, key: str, value: int) -> None:
        self.settings[key] = value
        told = GLib.Variant("(ssv)", (GROUP, key, GLib.Variant("u", value)))
        self._bus.emit_signal(None, PLACE, INTERFACE, "SettingChanged", told)


def wait(seconds: float) -> None:
    """Answer calls for a while."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(may_block=False):
            pass
        time.sleep(0.02)


def window_of(name: str) -> str:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        command = ["xdotool", "search", "--onlyvisible", "--name", name]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()
        if found:
            return found[-1]
        wait(0.2)
    raise SystemExit(f"no window that names {name}")


def colours(window: str, picture: Path) -> list[str]:
    """Return the colours of two places of a window, as #rrggbb."""
    subprocess.run(["import", "-window", window, str(picture)], check=True)
    places = "".join(f"%[hex:p{{{x},{y}}}]\n" for x, y in (WINDOW, TABLE))
    command = ["convert", str(picture), "-depth", "8", "-format", places, "info:"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [f"#{each[:6].lower()}" for each in said.split()]


def settled(window: str, picture: Path) -> list[str]:
    """Return the colours once they stay."""
    before: list[str] = []
    for _ in range(50):
        now = colours(window, picture)
        if now == before:
            return now
        before = now
        wait(0.4)
    raise SystemExit("the colours never settle")


def main() -> None:
    python, file = sys.argv[1:]
    portal = Portal()
    process = subprocess.Popen([python, "-m", "sitemap_editor", file])
    try:
        window = window_of(Path(file).name)
        subprocess.run(["xdotool", "windowsize", "--sync", window, "1180", "720"], check=True)
        wait(2.0)
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "window.png"
            print("start", *settled(window, picture), flush=True)
            for key, value in CHANGES:
                portal.sets(key, value)
                wait(1.0)
                print(f"{key}={value}", *settled(window, picture), flush=True)
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main()
