"""What is said of tags that do not fit together."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.files.repair.byte_edits import Note, Sureness

_SHOWN_BYTES: Final = 120
_KEPT: Final = lru_cache(maxsize=1_024)  # many edits share a note
_CODE: Final = "F01"
_CUT: Final = QT_TRANSLATE_NOOP("core", "Remove it.")
_INSERT: Final = QT_TRANSLATE_NOOP("core", "Insert {replacement}.")
_WRITE: Final = QT_TRANSLATE_NOOP("core", "Write {replacement}.")
_MISSING: Final = QT_TRANSLATE_NOOP("core", "The closing tag {replacement} is missing.")
_ENDS_BETWEEN: Final = QT_TRANSLATE_NOOP(
    "core", "The file ends without {replacement} after row {rows}. More rows may be missing."
)
_ROW_BEGIN: Final = QT_TRANSLATE_NOOP(
    "core", "The tag {replacement} at the start of a row is missing."
)
_MISNAMED: Final = QT_TRANSLATE_NOOP(
    "core", "The closing tag {excerpt} does not match its opening tag."
)
_MISNAMED_START: Final = QT_TRANSLATE_NOOP(
    "core", "The tag {tag} is closed by “{replacement}”. Its name looks misspelled."
)
_STRAY: Final = QT_TRANSLATE_NOOP("core", "The closing tag {excerpt} has no opening tag.")
_TWICE: Final = QT_TRANSLATE_NOOP("core", "The tag {excerpt} appears twice.")
_SECOND_ROOT: Final = QT_TRANSLATE_NOOP(
    "core", "A second sitemap begins inside the first: {excerpt}"
)
_EARLY_END: Final = QT_TRANSLATE_NOOP(
    "core", "There are more rows after the end of the sitemap: {excerpt}"
)
_AFTER_END: Final = QT_TRANSLATE_NOOP(
    "core", "There is text after the end of the sitemap: {excerpt}"
)
_ENDS_EARLY: Final = QT_TRANSLATE_NOOP(
    "core", "The file ends early, in the incomplete row {row}: {excerpt}"
)
_ENDS_OPEN: Final = QT_TRANSLATE_NOOP(
    "core", "The file ends early, after {rows} complete rows: {excerpt}"
)
_CLOSE: Final = QT_TRANSLATE_NOOP(
    "core", "Keep the rows before it, remove the rest and close the file."
)
_JOIN: Final = QT_TRANSLATE_NOOP("core", "Remove this, so that all rows belong to one sitemap.")
_BAD_ROW: Final = QT_TRANSLATE_NOOP(
    "core", "Row {row} cannot be read and cannot be repaired automatically ({reason}): {excerpt}"
)
_BAD_ROOT: Final = QT_TRANSLATE_NOOP("core", "The first tag cannot be read: {excerpt}")
_BAD_BEGINNING: Final = QT_TRANSLATE_NOOP(
    "core", "The content before the first tag cannot be read: {excerpt}"
)
_INCOMPLETE: Final = QT_TRANSLATE_NOOP("core", "Row {row} is not complete: {excerpt}")
_TAKE_OUT: Final = QT_TRANSLATE_NOOP("core", "Remove the row; all others are kept.")
_BAD_BETWEEN: Final = QT_TRANSLATE_NOOP(
    "core", "The content before row {row} cannot be read ({reason}): {excerpt}"
)

IS_TEXT: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“<” inside a value begins a tag that is never closed."),
    QT_TRANSLATE_NOOP("core", "Write “&lt;”."),
    Sureness.LIKELY,
)
CLOSED_AT_ONCE: Final = Note(
    _CODE,
    QT_TRANSLATE_NOOP("core", "A slash closes the first tag immediately, but rows follow."),
    QT_TRANSLATE_NOOP("core", "Remove the slash."),
    Sureness.LIKELY,
)
NO_SLASH: Final = Note(
    _CODE,
    QT_TRANSLATE_NOOP("core", "The slash in a closing tag is missing."),
    QT_TRANSLATE_NOOP("core", "Insert “/”."),
    Sureness.LIKELY,
)


@_KEPT
def missing_end(replacement: bytes) -> Note:
    """Return the note for closing tags that are inserted."""
    return Note(_CODE, _MISSING, _INSERT, Sureness.LIKELY, _replacement(replacement))


def missing_root_end(replacement: bytes, rows: int) -> Note:
    """Return the note for the end of the root that is inserted behind whole rows."""
    arguments = {"rows": rows, **_replacement(replacement)}
    return Note(_CODE, _ENDS_BETWEEN, _INSERT, Sureness.LIKELY, arguments)


def missing_row_start(replacement: bytes) -> Note:
    """Return the note for the opening tag of a row that is inserted."""
    return Note(_CODE, _ROW_BEGIN, _INSERT, Sureness.LIKELY, _replacement(replacement))


@_KEPT
def misnamed(shown: str, replacement: bytes, *, is_alike: bool) -> Note:
    """Return the note for a closing tag that gets another name."""
    arguments = {"excerpt": shown, **_replacement(replacement)}
    return Note(
        _CODE, _MISNAMED, _WRITE, Sureness.LIKELY if is_alike else Sureness.GUESS, arguments
    )


def misnamed_start(shown: str, replacement: bytes) -> Note:
    """Return the note for an opening tag that gets the name of the one that closes it."""
    arguments: dict[str, Argument] = {"tag": shown, **_replacement(replacement)}
    return Note(_CODE, _MISNAMED_START, _WRITE, Sureness.LIKELY, arguments)


@_KEPT
def stray_end(shown: str) -> Note:
    """Return the note for a closing tag that is cut."""
    return Note(_CODE, _STRAY, _CUT, Sureness.GUESS, {"excerpt": shown})


@_KEPT
def twice(shown: str) -> Note:
    """Return the note for an opening tag that is cut, since the same stands before it."""
    return Note(_CODE, _TWICE, _CUT, Sureness.GUESS, {"excerpt": shown})


@_KEPT
def second_root(shown: str) -> Note:
    """Return the note for a root's opening tag inside the root."""
    return Note("F07", _SECOND_ROOT, _JOIN, Sureness.GUESS, {"excerpt": shown})


@_KEPT
def early_end(shown: str) -> Note:
    """Return the note for an end of the root that has rows behind it."""
    return Note(_CODE, _EARLY_END, _JOIN, Sureness.GUESS, {"excerpt": shown})


def after_end(shown: str, lost_rows: int) -> Note:
    """Return the note for what stands behind the root."""
    return Note(_CODE, _AFTER_END, _CUT, Sureness.GUESS, {"excerpt": shown}, lost_rows)


def cut_off(shown: str, rows: int, lost_rows: int) -> Note:
    """Return the note for the end of a file that was cut off behind `rows` whole rows."""
    text = _ENDS_EARLY if lost_rows else _ENDS_OPEN
    arguments: dict[str, Argument] = {"excerpt": shown, "row": rows + 1, "rows": rows}
    return Note(_CODE, text, _CLOSE, Sureness.GUESS, arguments, lost_rows)


def bad_row(shown: str, row: int, reason: str) -> Note:
    """Return the note for a row that is taken out."""
    arguments: dict[str, Argument] = {"excerpt": shown, "row": row, "reason": reason}
    return Note(_CODE, _BAD_ROW, _TAKE_OUT, Sureness.GUESS, arguments, 1)


def bad_root(shown: str, replacement: bytes) -> Note:
    """Return the note for a root's start tag that is written anew."""
    arguments: dict[str, Argument] = {"excerpt": shown, **_replacement(replacement)}
    return Note("F07", _BAD_ROOT, _WRITE, Sureness.GUESS, arguments)


def bad_beginning(shown: str) -> Note:
    """Return the note for all that stands before the root, which is cut."""
    return Note("F01", _BAD_BEGINNING, _CUT, Sureness.GUESS, {"excerpt": shown})


def incomplete_row(shown: str, row: int) -> Note:
    """Return the note for a row inside which another file begins."""
    arguments: dict[str, Argument] = {"excerpt": shown, "row": row}
    return Note(_CODE, _INCOMPLETE, _TAKE_OUT, Sureness.GUESS, arguments, 1)


def bad_between(shown: str, row: int, reason: str) -> Note:
    """Return the note for what is taken out in front of a row, or behind the last one."""
    arguments: dict[str, Argument] = {"excerpt": shown, "row": row, "reason": reason}
    return Note(_CODE, _BAD_BETWEEN, _CUT, Sureness.GUESS, arguments)


def _replacement(written: bytes) -> dict[str, Argument]:
    return {"replacement": written[:_SHOWN_BYTES].decode("utf-8", "replace").strip()}
