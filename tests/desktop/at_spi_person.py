"""Somebody who hears the program: works with it over AT-SPI alone, keys included.

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

PATIENCE_S: Final = 90.0
ROLE: Final = Atspi.Role
STATE: Final = Atspi.StateType
LOC, LASTMOD = 0, 1
KEYS: Final = {"Home": 0xFF50, "Right": 0xFF53, "Down": 0xFF54, "F2": 0xFFBF, "Return": 0xFF0D}
CONTROL: Final = 1 << 2  # a mask of modifiers
SPOKEN: Final = {
    *(ROLE.PUSH_BUTTON, ROLE.TOGGLE_BUTTON, ROLE.CHECK_BOX, ROLE.RADIO_BUTTON, ROLE.COMBO_BOX),
    *(ROLE.TEXT, ROLE.SPIN_BUTTON, ROLE.SLIDER, ROLE.PAGE_TAB, ROLE.PAGE_TAB_LIST, ROLE.MENU_ITEM),
    *(ROLE.TABLE, ROLE.TREE, ROLE.TREE_TABLE, ROLE.LIST, ROLE.LINK, ROLE.DIALOG, ROLE.FRAME),
    *(ROLE.PROGRESS_BAR, ROLE.TOOL_BAR, ROLE.DOCUMENT_FRAME, ROLE.DOCUMENT_TEXT),
}
"""What a person acts on or is told of: each must have a name, or a label that is tied to it."""


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

    def presses(self, *keys: str) -> None:
        """Press keys one after the other, as assistive programs do; `Ctrl+` holds Control."""
        for key in keys:
            is_held = key.startswith("Ctrl+")
            if is_held:
                self._synthesize(CONTROL, Atspi.KeySynthType.LOCKMODIFIERS)
            self._synthesize(KEYS[key.removeprefix("Ctrl+")], Atspi.KeySynthType.SYM)
            if is_held:
                self._synthesize(CONTROL, Atspi.KeySynthType.UNLOCKMODIFIERS)

    @staticmethod
    def _synthesize(value: int, way: Any) -> None:
        assert Atspi.generate_keyboard_event(value, None, way)
        time.sleep(0.06)

    def opens(self, path: str) -> None:
        """Open a file by the dialog."""
        self.chooses("Open…")
        field = self.finds(ROLE.TEXT, "File name:")
        field.set_text_contents(path)
        wait_for(lambda: field.get_text(0, -1) == path, "the name of the file in its field")
        self.does(self.finds(ROLE.PUSH_BUTTON, "Open"))
        wait_for(lambda: "sitemap.xml" in self.finds(ROLE.FRAME).get_name(), "the name of the file")

    def table(self) -> Any:
        return self.finds(ROLE.TABLE, "Rows of the sitemap")

    def cell(self, row: int, column: int) -> Any:
        return self.table().get_accessible_at(row, column)

    def writes(self, row: int, column: int, text: str, why: str = "") -> None:
        """Go to a cell, open its editor by F2, set its text, hear `why`, keep it by Enter."""
        self.table().grab_focus()
        self.presses("Ctrl+Home", *["Down"] * row, *["Right"] * column)
        wait_for(lambda: self.is_at(row, column), f"the cell in row {row}, column {column}")
        self.presses("F2")
        name = ("loc", "lastmod")[column]
        editor = wait_for(lambda: self.has_focus(ROLE.TEXT, name), f"the editor of {name}")
        assert editor.set_text_contents(text)
        wait_for(lambda: editor.get_text(0, -1) == text, "the text in the editor")
        wait_for(lambda: why in editor.get_description(), f"told “{why}” with the editor")
        self.presses("Return")
        wait_for(lambda: self.says(row, column, text), f"{text} in the table")

    def is_at(self, row: int, column: int) -> bool:
        states = self.cell(row, column).get_state_set()
        return bool(states.contains(Atspi.StateType.FOCUSED))

    def says(self, row: int, column: int, text: str) -> bool:
        return text in self.cell(row, column).get_name()


def work(person: Person, path: str) -> None:
    """Open, edit, check, filter, fix, mend by hand, save."""
    assert nameless(person) == []
    person.opens(path)
    assert person.says(0, LOC, "https://example.com/a"), person.cell(0, LOC).get_name()
    person.writes(1, LASTMOD, "2024-02-30", why="This day does not exist.")
    person.chooses("Problems Panel")
    problems = person.finds(ROLE.TABLE, "Problems")
    wait_for(lambda: problems.get_n_rows() == 1, "the problem in the panel")
    rule = problems.get_accessible_at(0, 0).get_name()
    assert "D04" in rule, rule
    wait_for(lambda: person.find(ROLE.FILLER, "1 error"), "the count of errors")
    assert nameless(person) == []
    filters_and_fixes(person, problems)
    person.writes(1, LASTMOD, "2024-02-29")
    wait_for(lambda: problems.get_n_rows() == 0, "the list to be empty")
    person.chooses("Save")
    wait_for(lambda: not modified(person), "the file to be saved")
    person.chooses("Preferences…")
    dialog = person.finds(ROLE.DIALOG, "Preferences")
    assert nameless(person) == []
    buttons = (node for node in walk(dialog) if node.get_role() == ROLE.PUSH_BUTTON)
    person.does(next(node for node in buttons if node.get_name() == "Close"))
    wait_for(lambda: not person.find(ROLE.DIALOG), "the dialog to close")
    person.chooses("Quit")
    assert person.process.wait(PATIENCE_S) == 0


def filters_and_fixes(person: Person, problems: Any) -> None:
    """Make a second problem, look for it alone in the list, and have it fixed."""
    person.writes(2, LOC, "https://example.com/c d")
    wait_for(lambda: problems.get_n_rows() == 2, "both problems in the panel")
    field = person.finds(ROLE.TEXT, "Filter problems by text")
    assert field.set_text_contents("2024-02-30")
    wait_for(lambda: problems.get_n_rows() == 1, "one problem that fits the filter")
    assert field.set_text_contents("c d")
    wait_for(lambda: "L" in problems.get_accessible_at(0, 0).get_name(), "the problem of the URL")
    problems.grab_focus()
    person.presses("Home")
    person.chooses("Fix")
    wait_for(lambda: person.says(2, LOC, "https://example.com/c%20d"), "the URL to be fixed")
    assert field.set_text_contents("")
    wait_for(lambda: problems.get_n_rows() == 1, "the other problem to be left")


def nameless(person: Person) -> list[str]:
    """Walk all that is on screen; return what a person could not tell from other things."""
    found = []
    seen = set()
    for node in walk(person.program):
        states = node.get_state_set()
        if not (states.contains(STATE.SHOWING) and states.contains(STATE.ENABLED)):
            continue
        seen.add(node.get_role())
        if node.get_role() in SPOKEN and not (node.get_name() or is_labelled(node)):
            found.append(f"{node.get_role_name()} in {node.get_parent().get_name()}")
    assert len(seen) > 5, "that was no walk"
    return found


def is_labelled(node: Any) -> bool:
    """Tell whether a label says what this is, or another control that it is a part of."""
    labels = (relation.get_relation_type() for relation in node.get_relation_set())
    return Atspi.RelationType.LABELLED_BY in labels or node.get_parent().get_role() in (
        *(ROLE.COMBO_BOX, ROLE.SPIN_BUTTON),
    )


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
