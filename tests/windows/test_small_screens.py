"""With text at 200 % a window stays as small as the screen it is on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from sitemap_editor.session.program.settings import Settings
from sitemap_editor.windows.looks.folding import PanelArea
from tests.qt_support import Person, drain
from tests.windows.files import some_file
from tests.windows.pictured import State, merging, splitting
from tests.windows.rooms import Visit, dates_dialog, indexnow_dialog, live_dialog, rules_dialog
from tests.windows.test_translation import speaking

SCREENS: Final = (QSize(800, 600), QSize(1280, 800))


@pytest.fixture(params=["en", "es"])
def _large_text(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Write twice as large as usual, in each language."""
    usual, larger = qapp.font(), qapp.font()
    larger.setPointSizeF(usual.pointSizeF() * 2)
    qapp.setFont(larger)
    with speaking(qapp, request.param):
        yield
    qapp.setFont(usual)
    drain()


def test_eight_rows_are_seen_at_200_percent_text_in_a_large_window(
    _large_text: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
) -> None:
    body = "".join(f"<url><loc>https://example.com/a {n}</loc></url>" for n in range(100))
    body += "".join(f"<url><loc>https://example.com/{n}</loc></url>" for n in range(200))
    person.window.resize(1_440, 900)
    person.opens(some_file(folder, body=body))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.waits_until(lambda: person.window.problems.is_shown)
    person.waits_until(lambda: person.view.viewport().height() // person.view.rowHeight(0) >= 8)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("has_problems", [False, True], ids=["find", "find and problems"])
def test_the_find_bar_does_not_grow_the_window_past_the_screen_at_200_percent_text(
    _large_text: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
    screen: QSize,
    has_problems: bool,
) -> None:
    body = "".join(f"<url><loc>https://example.com/a {n}</loc></url>" for n in range(1_200))
    person.opens(some_file(folder, body=body))
    person.window.problems.close()
    person.window.resize(screen)
    drain()
    person.does("find.show")
    person.types("a")
    person.waits_until(lambda: "200" in person.page.find_bar.count.text())
    person.page.add_notice("A notice.")
    if has_problems:
        person.window.problems.open()
        person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    assert person.window.size() == screen
    assert person.window.minimumSizeHint().boundedTo(screen) == person.window.minimumSizeHint()
    bar = person.page.find_bar
    for part in (bar.text, bar.field, bar.next, bar.count, bar.close_button):
        place = part.rect().translated(part.mapTo(bar, part.rect().topLeft()))
        assert bar.rect().contains(place)


@pytest.mark.parametrize(
    "state", [merging, splitting, dates_dialog, indexnow_dialog, live_dialog, rules_dialog]
)
def test_dialogs_scroll_what_a_small_screen_has_no_room_for_at_200_percent_text(
    _large_text: None,  # noqa: PT019 - before the window is made
    person: Person,
    folder: Path,
    settings: Settings,
    state: State,
) -> None:
    def look(widget: QWidget) -> None:
        widget.resize(SCREENS[0])
        drain()
        assert widget.size() == SCREENS[0]
        area = widget.findChild(PanelArea)
        assert area is not None
        content = area.widget()
        assert content is not None
        assert content.height() >= content.minimumSizeHint().height()
        is_wide = state in (merging, splitting)  # these scroll sideways, too
        assert is_wide or content.width() <= area.viewport().width()

    state(Visit(person, folder, settings, look))
