"""Cells and tips say what a file says, and nothing of it steers or outgrows the screen."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from PySide6.QtCore import Qt

from sitemap_editor.core.errors import Remark
from sitemap_editor.session.plain_words import plain, tool_tip
from sitemap_editor.session.texts import sentence

_ROLE = Qt.ItemDataRole
VALUE = "a\nb\N{RIGHT-TO-LEFT OVERRIDE}"


class Model:
    @plain
    def data(self, index: int, role: int = _ROLE.DisplayRole) -> Any:
        return {0: VALUE, 1: 5, 2: None}[index]

    @plain
    def headerData(self, section: int, orientation: int, role: int = _ROLE.DisplayRole) -> Any:
        return VALUE


def test_a_cell_is_one_line_and_what_is_edited_stays_whole() -> None:
    model = Model()
    assert model.data(0) == "a⏎ b\N{REPLACEMENT CHARACTER}"
    assert model.data(0, _ROLE.AccessibleTextRole) == model.data(0, int(_ROLE.DisplayRole))
    assert model.data(0, _ROLE.EditRole) == VALUE
    assert model.data(0, role=_ROLE.UserRole) == VALUE
    assert model.data(0, _ROLE.ToolTipRole) == "a\nb\N{REPLACEMENT CHARACTER}"
    assert (model.data(1), model.data(2)) == (5, None)
    assert model.headerData(0, 1) == "a⏎ b\N{REPLACEMENT CHARACTER}"
    assert model.headerData(0, 1, _ROLE.ToolTipRole) == "a\nb\N{REPLACEMENT CHARACTER}"


def test_a_long_tip_is_folded_and_a_very_long_one_ends() -> None:
    url = "https://a.org/" + "x" * 300
    lines = tool_tip(url).split("\n")
    assert "".join(lines) == url
    assert max(map(len, lines)) <= 120
    lines = tool_tip("word " * 100_000).split("\n")
    assert len(lines) < 30
    assert lines[-1] == "…"
    assert tool_tip("a\n\nb") == "a\n\nb"


def test_a_value_in_a_sentence_keeps_it_on_one_line() -> None:
    remark = Remark("Near: {excerpt}", {"excerpt": VALUE})
    assert sentence(remark) == "Near: a ⏎ b[U+202E]"


def test_an_error_in_a_cell_is_told_and_does_not_end_the_program() -> None:
    program = """
from array import array
from PySide6.QtCore import QAbstractTableModel, QModelIndex
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QTableView
from sitemap_editor.session.plain_words import plain

class Model(QAbstractTableModel):
    def rowCount(self, parent=QModelIndex()):
        return 1
    def columnCount(self, parent=QModelIndex()):
        return 1
    @plain
    def data(self, index, role=0):
        return array("I")[1]  # raised by C

class Delegate(QStyledItemDelegate):
    def initStyleOption(self, option, index):
        super().initStyleOption(option, index)

program = QApplication([])
view, model = QTableView(), Model()
view.setModel(model)
view.setItemDelegate(Delegate(view))
try:
    view.grab()
except IndexError:
    print("told")
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout.strip()) == (0, "told")
