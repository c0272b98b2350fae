"""Somebody who hears the program: works with it over AT-SPI alone, and by keys where one types.

Run by the system's Python, which has the bindings, in a D-Bus session of its own:
at_spi_person.py PYTHON FILE. Ends with 0 when the work is done; the test looks at the file.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import gi  # type: ignore[import-not-found,unused-ignore]  # Debian's, not from an index

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]  # noqa: E402

PATIENCE_S: Final = 30.0
ROLE: Final = Atspi.Role
LOC, LASTMOD = 0, 1


def wait_for(found: Callable[[], Any], what: str) -> Any:
    """Poll until something is there, and return it."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        while GLib.MainContext.default().iteration(may_block=False):
            pass  # what the program tells of itself comes in here
        try:
            if result := found():
                return result
        except GLib.GError:  # it went away while it was looked at
            pass
        time.sleep(0.1)
    raise SystemExit(f"waited in vain: {what}")


def walk(node: Any) -> Iterator[Any]:
    """Walk a tree, without the cells of tables."""
    yield node
    if node.get_role() in (ROLE.TABLE, ROLE.TREE, ROLE.TREE_TABLE):
        return
    for number in range(node.get_child_count()):
        if (child := node.get_child_at_index(number)) is not None:
            yield from walk(child)


class Person:
    """Knows the program by its name, and everything in it by role and name."""

    def __init__(self, python: str) -> None:
        self.focused: Any = None
        self._listener = Atspi.EventListener.new(self._on_focused)
        self._listener.register("object:state-changed:focused")
        self.process = subprocess.Popen([python, "-m", "sitemap_editor"])
        self.program = wait_for(self._running, "the program among the applications")

    def _on_focused(self, event: Any) -> None:
        if event.detail1:
            self.focused = event.source

    def has_focus(self, role: Any, name: str) -> Any:
        """Return where the keyboard is, if it is there: an open editor is told of by that alone."""
        node = self.focused
        is_there = node is not None and node.get_role() == role and node.get_name() == name
        return node if is_there else None

    def _running(self) -> Any:
        desktop = Atspi.get_desktop(0)
        nodes = (desktop.get_child_at_index(n) for n in range(desktop.get_child_count()))
        return next((node for node in nodes if node and "Sitemap Editor" in node.get_name()), None)

    def find(self, role: Any, name: str = "") -> Any:
        """Return what has this role and name, now; None where nothing has."""
        return next(
            (
                node
                for node in walk(self.program)
                if node.get_role() == role
                and name in ("", node.get_name())
                and (
                    role == ROLE.MENU_ITEM or node.get_state_set().contains(Atspi.StateType.SHOWING)
                )
            ),
            None,
        )

    def finds(self, role: Any, name: str = "") -> Any:
        """Wait for it."""
        return wait_for(lambda: self.find(role, name), f"{role.value_nick} “{name}”")

    def chooses(self, entry: str) -> None:
        """Choose an entry of the menus."""
        item = self.finds(ROLE.MENU_ITEM, entry)
        wait_for(lambda: item.get_state_set().contains(Atspi.StateType.ENABLED), f"{entry} enabled")
        self.does(item)

    def does(self, node: Any) -> None:
        """Do the first thing a control can do: press it, trigger it."""
        assert node.get_n_actions() > 0, f"{node.get_name()} cannot be pressed"
        try:
            node.do_action(0)
        except GLib.GError as error:
            if "reply" not in str(error):  # what opens a dialog replies when that is closed
                raise

    def types(self, *keys: str) -> None:
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], check=True)

    def opens(self, path: str) -> None:
        """Open a file by the dialog."""
        self.chooses("Open…")
        field = self.finds(ROLE.TEXT, "File name:")
        field.set_text_contents(path)
        wait_for(lambda: field.get_text(0, -1) == path, "the name of the file in its field")
        self.does(self.finds(ROLE.PUSH_BUTTON, "Open"))
        wait_for(lambda: self.find(ROLE.PAGE_TAB, "sitemap.xml"), "a tab of the file")

    def table(self) -> Any:
        return self.finds(ROLE.TABLE, "Rows of the sitemap")

    def cell(self, row: int, column: int) -> Any:
        return self.table().get_accessible_at(row, column)

    def writes(self, row: int, column: int, text: str) -> None:
        """Go to a cell, open its editor by F2, set its text, keep it by Enter."""
        self.table().grab_focus()
        self.types("ctrl+Home", *["Down"] * row, *["Right"] * column)
        wait_for(lambda: self.is_at(row, column), f"the cell in row {row}, column {column}")
        self.types("F2")
        name = ("loc", "lastmod")[column]
        editor = wait_for(lambda: self.has_focus(ROLE.TEXT, name), f"the editor of {name}")
        self.types("ctrl+a")
        subprocess.run(["xdotool", "type", "--delay", "15", text], check=True)
        wait_for(lambda: editor.get_text(0, -1) == text, "the text in the editor")
        self.types("Return")
        wait_for(lambda: self.says(row, column, text), f"{text} in the table")

    def is_at(self, row: int, column: int) -> bool:
        states = self.cell(row, column).get_state_set()
        return bool(states.contains(Atspi.StateType.FOCUSED))

    def says(self, row: int, column: int, text: str) -> bool:
        return text in self.cell(row, column).get_name()


def work(person: Person, path: str) -> None:
    """Open, edit, check, mend, save."""
    person.opens(path)
    assert person.says(0, LOC, "https://example.com/a"), person.cell(0, LOC).get_name()
    person.writes(1, LASTMOD, "2024-02-30")
    person.chooses("Problems Panel")
    problems = person.finds(ROLE.TABLE, "Problems")
    wait_for(lambda: problems.get_n_rows() == 1, "the problem in the panel")
    rule = problems.get_accessible_at(0, 0).get_name()
    assert "D04" in rule, rule
    person.writes(1, LASTMOD, "2024-02-29")
    wait_for(lambda: problems.get_n_rows() == 0, "the list to be empty")
    person.chooses("Save")
    wait_for(lambda: not modified(person), "the file to be saved")
    person.chooses("Quit")
    assert person.process.wait(PATIENCE_S) == 0


def modified(person: Person) -> bool:
    return "*" in person.finds(ROLE.FRAME).get_name()


def main() -> None:
    python, path = sys.argv[1:]
    person = Person(python)
    try:
        work(person, path)
    finally:
        if person.process.poll() is None:
            person.process.kill()
            person.process.wait()


if __name__ == "__main__":
    main()
