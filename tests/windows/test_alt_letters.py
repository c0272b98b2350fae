"""Letters for Alt in forms whose words are those of a recipe's steps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.changing.alt_letters import give_letters
from sitemap_editor.windows.changing.argument_form import ArgumentForm
from sitemap_editor.windows.prompts import Answer
from tests.windows.test_access import shared_letters


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(QPushButton("Re&place", window))
    return window


def test_each_gets_a_letter_that_is_free_the_first_of_a_word_if_one_is(window: QWidget) -> None:
    texts = ("Replace with", "Replace with", "Prueba ñ", "42", "p")
    controls = [QCheckBox(text, window) for text in texts]
    give_letters(controls, window)
    assert [each.text() for each in controls] == [
        *("&Replace with", "Replace &with", "Pr&ueba ñ", "42", "p"),
    ]


def test_letters_of_what_goes_are_free(window: QWidget) -> None:
    old, label = QWidget(window), QLabel("Find", window)
    QLabel("&Find", old)
    give_letters([label], window, gone=[old])
    assert label.text() == "&Find"


@pytest.mark.parametrize("spec_id", sorted(SPECS_BY_ID))
def test_no_letter_of_a_form_means_two_things(window: QWidget, spec_id: str) -> None:
    spec = SPECS_BY_ID[spec_id]
    form = ArgumentForm(spec, ("loc", "lastmod"), lambda: None, window)
    form.show()
    window.show()
    assert not shared_letters(form)
    assert all(widget.accessibleName().count("&") == 0 for widget in form.inputs.values())


@pytest.mark.parametrize(("key", "answer"), [(Qt.Key.Key_S, Answer.YES), (Qt.Key.Key_D, Answer.NO)])
def test_the_question_at_closing_is_answered_by_a_letter(
    window: QWidget, key: Qt.Key, answer: Answer
) -> None:
    boxes = BoxPrompts(window)

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert box is not None
        QTest.keyClick(box, key, Qt.KeyboardModifier.AltModifier)

    QTimer.singleShot(50, window, press)
    assert boxes.save_changes(["a.xml"]) is answer
