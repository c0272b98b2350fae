from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sitemap_editor.windows.prompt_queue import PromptQueue
from tests.qt_support import ScriptedPrompts, drain


def test_a_question_that_goes_wrong_leaves_the_others_their_turn(
    qtbot: QtBot, prompts: ScriptedPrompts
) -> None:
    parent = QObject()
    turns = PromptQueue(prompts, parent)
    asked: list[str] = []
    with qtbot.captureExceptions() as errors:
        turns.ask_soon(lambda: 1 // 0)
        turns.ask_soon(lambda: asked.append("the other"))
        drain()
        qtbot.waitUntil(lambda: bool(asked))
    assert [kind for kind, *_rest in errors] == [ZeroDivisionError]
