"""The repairs of a broken file as a table, and which of them are accepted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import compress
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.broken_file import SURENESS, BrokenFile
from sitemap_editor.core.files.repair.plan import Repair, Sureness
from sitemap_editor.session.lines_model import ColumnsModel, Index, LineColumn
from sitemap_editor.session.texts import filled

ACCEPTED, LINE, PROBLEM, PROPOSAL, SURE = range(5)
"""The columns."""
_ROLE: Final = Qt.ItemDataRole
_CONTEXT: Final = "RepairListModel"
_SURE_WORDS: Final = {
    Sureness.CERTAIN: QT_TRANSLATE_NOOP("RepairListModel", "certain"),
    Sureness.LIKELY: QT_TRANSLATE_NOOP("RepairListModel", "likely"),
    Sureness.GUESS: QT_TRANSLATE_NOOP("RepairListModel", "guess"),
}
_SURE_MEANINGS: Final = {
    Sureness.CERTAIN: QT_TRANSLATE_NOOP(
        "RepairListModel", "Certain: there is only one possible meaning."
    ),
    Sureness.LIKELY: QT_TRANSLATE_NOOP("RepairListModel", "Likely: right in nearly every file."),
    Sureness.GUESS: QT_TRANSLATE_NOOP(
        "RepairListModel", "Guess: something is lost or made up. Please review."
    ),
}


class RepairListModel(ColumnsModel[Repair]):
    """One row a repair. Nothing is made of a row before it is on screen.

    Signals: `choice_changed` when others are accepted.
    """

    choice_changed = Signal()

    def __init__(
        self,
        file: BrokenFile,
        parent: QObject | None = None,
        *,
        states: bytes | None = None,
        is_read_only: bool = False,
    ) -> None:
        super().__init__(parent)
        self.lines = file.plan.repairs
        self.set_columns(
            LineColumn(self.tr("Accept"), lambda _repair: ""),
            LineColumn(self.tr("Line"), _line, is_number=True, tip=self._place),
            LineColumn(self.tr("Problem"), problem_of, tip=problem_of),
            LineColumn(self.tr("Proposed fix"), proposal_of, tip=proposal_of),
            LineColumn(
                self.tr("Certainty"),
                lambda repair: self.sureness_word(repair.sureness),
                tip=lambda repair: QCoreApplication.translate(
                    _CONTEXT, _SURE_MEANINGS[repair.sureness]
                ),
            ),
        )
        self._sureness = file.sureness
        self._states = bytearray(b"\1" * len(self.lines) if states is None else states)
        self._is_read_only = is_read_only

    # What is accepted

    @property
    def states(self) -> bytes:
        """A byte for each repair: 1 where it is accepted."""
        return bytes(self._states)

    @property
    def accepted_count(self) -> int:
        """How many repairs are accepted."""
        return self._states.count(1)

    def accept_all(self) -> None:
        """Accept every repair."""
        self._set_all(b"\1" * len(self._states))

    def accept_none(self) -> None:
        """Accept no repair."""
        self._set_all(bytes(len(self._states)))

    def accept_certain(self) -> None:
        """Accept those repairs that can be meant in one way only."""
        number = SURENESS.index(Sureness.CERTAIN)
        table = bytes(int(value == number) for value in range(256))
        self._set_all(self._sureness.translate(table))

    def toggle(self, runs: Sequence[range]) -> None:
        """Accept these runs of rows, or take them back where all of them are accepted."""
        is_accepted = any(0 in self._states[run.start : run.stop] for run in runs)
        self._set(runs, is_accepted)

    def _set(self, runs: Sequence[range], is_accepted: bool) -> None:
        if self._is_read_only or not runs:
            return
        for run in runs:
            self._states[run.start : run.stop] = bytes([is_accepted]) * len(run)
        first, last = min(run.start for run in runs), max(run.stop for run in runs) - 1
        self.dataChanged.emit(self.index(first, ACCEPTED), self.index(last, ACCEPTED))
        self.choice_changed.emit()

    def _set_all(self, states: bytes) -> None:
        if self._is_read_only or not states:
            return
        self._states = bytearray(states)
        last = self.index(len(states) - 1, ACCEPTED)
        self.dataChanged.emit(self.index(0, ACCEPTED), last)
        self.choice_changed.emit()

    @staticmethod
    def sureness_word(sureness: Sureness) -> str:
        """Return how sure, in a word."""
        return QCoreApplication.translate(_CONTEXT, _SURE_WORDS[sureness])

    # What Qt asks

    def cell(self, row: int, column: int, role: int) -> Any:
        """Return what a cell shows and says."""
        if column == ACCEPTED:
            return self._accepted_data(row, role)
        return super().cell(row, column, role)

    def _accepted_data(self, row: int, role: int) -> Any:
        is_accepted = bool(self._states[row])
        if role == _ROLE.CheckStateRole:
            return Qt.CheckState.Checked if is_accepted else Qt.CheckState.Unchecked
        if role == _ROLE.AccessibleTextRole:
            accepted, left = self.tr("Line {line}: accepted"), self.tr("Line {line}: not accepted")
            return (accepted if is_accepted else left).format(line=self.lines[row].line)
        return None

    def _place(self, repair: Repair) -> str:
        return self.tr("Line {line}, column {column}").format(
            line=_line(repair), column=QLocale().toString(repair.column)
        )

    def setData(self, index: Index, value: Any, role: int = _ROLE.EditRole) -> bool:
        """Accept a repair, or take it back."""
        if role != _ROLE.CheckStateRole or not index.isValid() or index.column() != ACCEPTED:
            return False
        if self._is_read_only:
            return False
        self._set(
            [range(index.row(), index.row() + 1)], Qt.CheckState(value) == Qt.CheckState.Checked
        )
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the first column be checked."""
        flags = super().flags(index)
        if index.isValid() and index.column() == ACCEPTED and not self._is_read_only:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags


def _line(repair: Repair) -> str:
    return QLocale().toString(repair.line)


def problem_of(repair: Repair) -> str:
    """Return what is wrong, on one line."""
    return filled(repair.text, repair.arguments).replace("\n", " ")


def proposal_of(repair: Repair) -> str:
    """Return what is proposed, on one line."""
    return filled(repair.proposal, repair.arguments).replace("\n", " ")


def accepted(states: bytes) -> Collection[int] | None:
    """Return the numbers of the accepted repairs, None for all of them; for a worker."""
    if 0 not in states:
        return None
    return list(compress(range(len(states)), states))
