"""The panels beside the table, for tests that look at what they say."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from sitemap_editor.windows.details.problem_part import ProblemPart
from sitemap_editor.windows.explore.kinds import ProblemKinds
from tests.qt_support import Person, drain


def details(person: Person) -> ProblemPart:
    """What is said of the problem a person is at, also in a window too narrow for the panel."""
    panel = person.window.details
    panel.open(anyway=True)
    drain()
    assert panel.dock is not None
    return panel.dock.problem


def kinds_of(person: Person) -> ProblemKinds:
    dock = person.window.explore.dock
    assert dock is not None
    return dock.kinds


def drag_edge(window: QMainWindow, edge: QPoint, by: QPoint) -> None:
    """Drag an edge between panels as a person does, in three steps."""
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=edge)
    for step in (0.2, 0.5, 1.0):
        QTest.mouseMove(window, edge + by * step)
        drain()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=edge + by)
    drain()
