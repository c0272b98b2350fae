"""What is said of tags that do not fit together; `byte_edits.filled` puts in what it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.files.repair.byte_edits import Note, Sureness

_CUT: Final = QT_TRANSLATE_NOOP("core", "Remove it.")
_INSERT: Final = QT_TRANSLATE_NOOP("core", "Insert {replacement}.")
_WRITE: Final = QT_TRANSLATE_NOOP("core", "Write {replacement}.")
_CLOSE: Final = QT_TRANSLATE_NOOP(
    "core", "Keep the rows before it, remove the rest and close the file."
)
_JOIN: Final = QT_TRANSLATE_NOOP("core", "Remove this, so that all rows belong to one sitemap.")
_TAKE_OUT: Final = QT_TRANSLATE_NOOP("core", "Remove the row; all others are kept.")

IS_TEXT: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“<” inside a value begins a tag that is never closed."),
    QT_TRANSLATE_NOOP("core", "Write “&lt;”."),
    Sureness.LIKELY,
)
CLOSED_AT_ONCE: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A slash closes the first tag immediately, but rows follow."),
    QT_TRANSLATE_NOOP("core", "Remove the slash."),
    Sureness.LIKELY,
)
NO_SLASH: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The slash in a closing tag is missing."),
    QT_TRANSLATE_NOOP("core", "Insert “/”."),
    Sureness.LIKELY,
)
MISSING_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The closing tag {replacement} is missing."),
    _INSERT,
    Sureness.LIKELY,
)
MISSING_ROOT_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP(
        "core", "The file ends without {replacement} after row {rows}. More rows may be missing."
    ),
    _INSERT,
    Sureness.LIKELY,
)
MISSING_ROW_START: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The tag {replacement} at the start of a row is missing."),
    _INSERT,
    Sureness.LIKELY,
)
MISNAMED: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The closing tag {excerpt} does not match its opening tag."),
    _WRITE,
    Sureness.LIKELY,
)
UNLIKE: Final = replace(MISNAMED, sureness=Sureness.GUESS)
MISNAMED_START: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP(
        "core", "The tag {tag} is closed by “{replacement}”. Its name looks misspelled."
    ),
    _WRITE,
    Sureness.LIKELY,
)
STRAY_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The closing tag {excerpt} has no opening tag."),
    _CUT,
    Sureness.GUESS,
)
TWICE: Final = Note(
    "F01", QT_TRANSLATE_NOOP("core", "The tag {excerpt} appears twice."), _CUT, Sureness.GUESS
)
SECOND_ROOT: Final = Note(
    "F07",
    QT_TRANSLATE_NOOP("core", "A second sitemap begins inside the first: {excerpt}"),
    _JOIN,
    Sureness.GUESS,
)
EARLY_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "There are more rows after the end of the sitemap: {excerpt}"),
    _JOIN,
    Sureness.GUESS,
)
AFTER_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "There is text after the end of the sitemap: {excerpt}"),
    _CUT,
    Sureness.GUESS,
)
ENDS_IN_ROW: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The file ends early, in the incomplete row {row}: {excerpt}"),
    _CLOSE,
    Sureness.GUESS,
)
ENDS_EARLY: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The file ends early, after {rows} complete rows: {excerpt}"),
    _CLOSE,
    Sureness.GUESS,
)
INCOMPLETE_ROW: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "Row {row} is not complete: {excerpt}"),
    _TAKE_OUT,
    Sureness.GUESS,
)
BAD_ROW: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP(
        "core",
        "Row {row} cannot be read and cannot be repaired automatically ({reason}): {excerpt}",
    ),
    _TAKE_OUT,
    Sureness.GUESS,
)
BAD_BETWEEN: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The content before row {row} cannot be read ({reason}): {excerpt}"),
    _CUT,
    Sureness.GUESS,
)
BAD_ROOT: Final = Note(
    "F07",
    QT_TRANSLATE_NOOP("core", "The first tag cannot be read: {excerpt}"),
    _WRITE,
    Sureness.GUESS,
)
BAD_BEGINNING: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The content before the first tag cannot be read: {excerpt}"),
    _CUT,
    Sureness.GUESS,
)
