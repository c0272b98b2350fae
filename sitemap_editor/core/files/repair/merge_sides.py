"""The repair of a merge conflict: one side, or both, in the place of what the marks enclose."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.recognition.conflicts import (
    CONFLICT,
    Choice,
    Conflict,
    Side,
    choices,
    replacements,
)
from sitemap_editor.core.files.repair.byte_edits import Edit, Note, Sureness, composed

_TEXT: Final = QT_TRANSLATE_NOOP("core", "Merge conflict: both sides stand here.")
_PROPOSALS: Final = {
    Side.OURS: QT_TRANSLATE_NOOP("core", "Keep ours."),
    Side.THEIRS: QT_TRANSLATE_NOOP("core", "Keep theirs."),
    Side.BOTH: QT_TRANSLATE_NOOP("core", "Keep both, equal rows once."),
}


def side_edits(
    data: bytes, conflict: Conflict, side: Side, *, is_text: bool
) -> tuple[list[Edit], tuple[Choice, ...]]:
    """Return what a person's choice replaces, and what each choice comes to.

    The edits are certain: the choice is made. All rows it drops are counted at the first one.
    """
    offered = choices(data, conflict, is_text=is_text)
    dropped = next(choice.dropped_rows for choice in offered if choice.side is side)
    edits: list[Edit] = []
    for start, end, replacement in replacements(data, conflict, side, is_text=is_text):
        lost = 0 if edits else dropped
        note = Note(CONFLICT, _TEXT, _PROPOSALS[side], Sureness.CERTAIN, lost_rows=lost)
        edits.append(Edit(start, end, replacement, note))
    return edits, offered


def after_choice(chosen: Sequence[Edit], repairs: Sequence[Edit]) -> list[Edit]:
    """Return one list for a choice and the repairs of what it leaves.

    A repair of what the choice put there becomes part of it, and counts as the choice.
    """
    found = composed(chosen, repairs)
    starts = [edit.start for edit in found]
    for edit in chosen:
        number = bisect_right(starts, edit.start) - 1
        whole = found[number]
        if whole.note is not edit.note:
            lost = edit.note.lost_rows + whole.note.lost_rows
            found[number] = whole._replace(note=replace(edit.note, lost_rows=lost))
    return found
