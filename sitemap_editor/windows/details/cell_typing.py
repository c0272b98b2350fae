"""What is typed in a cell of a table or tree of Details: kept, or given up, before all else."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QWidget

_NO_HINT: Final = QAbstractItemDelegate.EndEditHint.NoHint


def open_editor(view: QAbstractItemView) -> QWidget | None:
    """Return the editor in which a person types; None where there is none."""
    if view.state() != QAbstractItemView.State.EditingState:
        return None
    return view.indexWidget(view.currentIndex())


def hand_over(view: QAbstractItemView) -> None:
    """Hand over what stands in an open editor and close it."""
    if (editor := open_editor(view)) is not None:
        view.itemDelegate().commitData.emit(editor)
    give_up(view)


def give_up(view: QAbstractItemView) -> None:
    """Close an open editor; what stands in it is not kept."""
    if (editor := open_editor(view)) is not None:
        view.itemDelegate().closeEditor.emit(editor, _NO_HINT)
