from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_editor.core.errors import NotWellFormed, Remark, TooLarge
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.prompts import Answer
from tests.qt_support import drain


class Reader:
    """Somebody who reads a box and presses one of its buttons."""

    def __init__(self) -> None:
        self.text = ""
        self.buttons: list[str] = []
        self.default = ""

    def will_press(self, button: str) -> None:
        QTimer.singleShot(0, lambda: self._press(button))

    def _press(self, button: str) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        self.text = f"{box.text()}\n{box.informativeText()}"
        buttons = {each.text().replace("&", ""): each for each in box.buttons()}
        self.buttons = list(buttons)
        self.default = next((text for text, each in buttons.items() if _is_default(each)), "")
        buttons[button].click()


def _is_default(button: QAbstractButton) -> bool:
    return isinstance(button, QPushButton) and button.isDefault()


@pytest.fixture
def window(_nothing_lives_on: None, qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.hide()
    window.deleteLater()
    drain()


@pytest.fixture
def boxes(window: QWidget) -> BoxPrompts:
    return BoxPrompts(window)


@pytest.mark.parametrize(
    ("button", "answer"),
    [("Save", Answer.YES), ("Discard", Answer.NO), ("Cancel", Answer.CANCEL)],
)
def test_unsaved_work_is_asked_about_by_name(
    boxes: BoxPrompts, button: str, answer: Answer
) -> None:
    reader = Reader()
    reader.will_press(button)
    assert boxes.save_changes(["a.xml", "b.xml"]) is answer
    assert "a.xml" in reader.text
    assert "b.xml" in reader.text
    assert reader.default == "Save"


_LOST = Remark("No dates.")
QUESTIONS: list[tuple[Callable[[BoxPrompts], bool], str, str]] = [
    (lambda boxes: boxes.overwrite_changed_file("a.xml"), "Replace", "by another program"),
    (lambda boxes: boxes.save_as_utf8("a.xml", "UTF-16"), "Save as UTF-8", "UTF-16"),
    (lambda boxes: boxes.leave_values_behind("a.txt", _LOST), "Save URLs", "a.txt"),
    (lambda boxes: boxes.leave_values_behind("a.csv", _LOST), "Save URLs", "No dates."),
    (lambda boxes: boxes.throw_away_changes("a.xml"), "Reload", "will be lost"),
    (lambda boxes: boxes.lose_unapplied(["a.xml"], 2), "Close Anyway", "a.xml"),
    (lambda boxes: boxes.create_missing(Path("/x/a.xml")), "Create", "a.xml"),
    (
        lambda boxes: boxes.open_large(Path("/x/a.xml"), TooLarge("large", "It holds much.")),
        "Open Anyway",
        "It holds much.",
    ),
]


@pytest.mark.parametrize(
    ("ask", "button", "words"), QUESTIONS, ids=[f"{q[1]}: {q[2]}" for q in QUESTIONS]
)
def test_a_question_says_what_it_is_about_and_its_button_what_it_does(
    boxes: BoxPrompts, ask: Callable[[BoxPrompts], bool], button: str, words: str
) -> None:
    reader = Reader()
    reader.will_press(button)
    assert ask(boxes) is True
    assert words in reader.text
    assert set(reader.buttons) == {button, "Cancel"}
    assert reader.default == "Cancel"
    reader.will_press("Cancel")
    assert ask(boxes) is False


def test_an_error_is_told_with_its_place(boxes: BoxPrompts) -> None:
    reader = Reader()
    reader.will_press("OK")
    boxes.tell_error("a.xml", NotWellFormed("F01", "Not closed.", line=1_708, column=3))
    for words in ("a.xml", "Not closed.", "Line 1708, column 3"):
        assert words in reader.text


def dialog_returns(monkeypatch: pytest.MonkeyPatch, path: Path, number: int) -> None:
    """Have the platform's dialog end with a name and the type at this place of the list."""

    def ends(_parent: QWidget, _title: str, _start: str, filters: str, *_: str) -> tuple[str, str]:
        return str(path), filters.split(";;")[number]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ends)


@pytest.mark.parametrize("typed", ["wp500", "wp500.gz", "wp500.xml", "wp500.xml.gz"])
def test_compressed_xml_is_saved_as_xml_gz(
    boxes: BoxPrompts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    dialog_returns(monkeypatch, tmp_path / typed, 1)
    assert boxes.place_to_save(tmp_path / "wp500.xml", URLSET) == tmp_path / "wp500.xml.gz"


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("typed", ["a.csv", "a.TSV", "a.csv.gz"])
def test_a_text_never_gets_the_name_of_a_table(
    boxes: BoxPrompts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, number: int
) -> None:
    dialog_returns(monkeypatch, tmp_path / typed, number)
    place = boxes.place_to_save(tmp_path / "b.xml", URLSET, has_rows=False)
    assert place == tmp_path / "a.xml"


@pytest.mark.parametrize("button", ["Replace", "Cancel"])
def test_a_name_that_got_its_suffix_is_asked_about_where_it_exists(
    boxes: BoxPrompts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    place = tmp_path / "wp500.xml.gz"
    place.touch()
    dialog_returns(monkeypatch, tmp_path / "wp500.gz", 1)
    reader = Reader()
    reader.will_press(button)
    expected = place if button == "Replace" else None
    assert boxes.place_to_save(tmp_path / "wp500.xml", URLSET) == expected
    assert "wp500.xml.gz" in reader.text


def test_a_list_with_a_dot_in_its_name_gets_the_suffix_of_its_type(
    boxes: BoxPrompts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog_returns(monkeypatch, tmp_path / "www.a.org", 2)
    assert boxes.place_for_list(tmp_path / "a.csv") == tmp_path / "www.a.org.json"
    (tmp_path / "www.a.org.json").touch()
    reader = Reader()
    reader.will_press("Cancel")
    assert boxes.place_for_list(tmp_path / "a.csv") is None
    assert "www.a.org.json" in reader.text


def test_a_box_belongs_to_the_dialog_from_which_a_person_asks(
    boxes: BoxPrompts, window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parents: list[QWidget] = []

    def ends(parent: QWidget, *_: str) -> tuple[str, str]:
        parents.append(parent)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ends)
    dialog, closed, stranger = QDialog(window), QDialog(window), QWidget()
    dialog.show()
    stranger.show()
    for front in (window, dialog, closed, stranger, None):
        monkeypatch.setattr(QApplication, "activeWindow", lambda front=front: front)
        boxes.place_for_key(tmp_path / "key.txt")
    assert parents == [window, dialog, window, window, window]
    stranger.hide()
    stranger.deleteLater()
