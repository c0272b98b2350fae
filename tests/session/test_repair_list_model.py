from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from sitemap_editor.core.files.broken_file import BrokenFile
from sitemap_editor.session.repair.repair_list_model import (
    ACCEPTED,
    LINE,
    PROBLEM,
    PROPOSAL,
    SURE,
    RepairListModel,
    accepted,
)
from tests.session.broken import FAULTS, broken_file, faulty
from tests.session.support import check_model

Role = Qt.ItemDataRole


@pytest.fixture
def file() -> BrokenFile:
    return broken_file(faulty(*FAULTS))


def test_the_model_keeps_the_rules_of_qt(file: BrokenFile, qtmodeltester: ModelTester) -> None:
    model = RepairListModel(file)
    check_model(qtmodeltester, model)


def test_a_row_says_where_what_and_how_sure(file: BrokenFile) -> None:
    model = RepairListModel(file)
    assert [model.index(0, column).data() for column in (LINE, PROBLEM, PROPOSAL, SURE)] == [
        "2",
        "“&” must be written “&amp;”.",
        "Write “&amp;”.",
        "certain",
    ]
    assert model.index(1, SURE).data() == "likely"
    assert "column" in model.index(0, LINE).data(Role.ToolTipRole)
    assert "nearly every" in model.index(1, SURE).data(Role.ToolTipRole)
    titles = [
        model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())
    ]
    assert titles == ["Accept", "Line", "Problem", "Proposed fix", "Certainty"]


def test_all_are_accepted_at_first(file: BrokenFile) -> None:
    model = RepairListModel(file)
    assert model.accepted_count == 4
    assert accepted(model.states) is None
    assert model.index(0, ACCEPTED).data(Role.CheckStateRole) == Qt.CheckState.Checked


def test_a_check_box_takes_one_back(file: BrokenFile, qtbot: QtBot) -> None:
    model = RepairListModel(file)
    index = model.index(2, ACCEPTED)
    assert index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    with qtbot.waitSignal(model.choice_changed):
        assert model.setData(index, Qt.CheckState.Unchecked.value, Role.CheckStateRole)
    assert accepted(model.states) == [0, 1, 3]
    assert index.data(Role.AccessibleTextRole) == "Line 4: not accepted"
    assert not model.setData(model.index(2, LINE), Qt.CheckState.Checked, Role.CheckStateRole)


def test_many_are_toggled_together(file: BrokenFile) -> None:
    model = RepairListModel(file)
    model.toggle([range(1), range(2, 3)])
    assert accepted(model.states) == [1, 3]
    model.toggle([range(2)])  # not all of them: accepted, not taken back
    assert accepted(model.states) == [0, 1, 3]
    model.toggle([])
    assert accepted(model.states) == [0, 1, 3]


def test_all_none_and_the_certain_ones_are_accepted_at_once(file: BrokenFile) -> None:
    model = RepairListModel(file)
    model.accept_certain()
    assert accepted(model.states) == [0, 3]
    model.accept_none()
    assert accepted(model.states) == []
    model.accept_all()
    assert accepted(model.states) is None


def test_a_record_cannot_be_changed(file: BrokenFile) -> None:
    model = RepairListModel(file, states=b"\1\0\1\0", is_read_only=True)
    model.accept_all()
    model.toggle([range(1)])
    assert not model.setData(model.index(0, 0), Qt.CheckState.Unchecked, Role.CheckStateRole)
    assert accepted(model.states) == [0, 2]
    assert not model.index(0, ACCEPTED).flags() & Qt.ItemFlag.ItemIsUserCheckable


def test_no_row_is_looked_at_before_it_is_shown(file: BrokenFile) -> None:
    class Untouchable(tuple[object, ...]):
        __slots__ = ()

        def __iter__(self) -> object:  # type: ignore[override]  # nobody may
            raise AssertionError("every repair was looked at")

    many = Untouchable(file.plan.repairs * 250_000)
    plan = replace(file.plan, repairs=many)  # type: ignore[arg-type]  # as good as repairs
    large = replace(file, plan=plan, sureness=file.sureness * 250_000)
    model = RepairListModel(large)
    assert model.rowCount() == 1_000_000
    model.accept_certain()
    assert model.accepted_count == 500_000
    model.accept_none()
    model.accept_all()
    assert model.index(999_999, SURE).data() == "certain"
