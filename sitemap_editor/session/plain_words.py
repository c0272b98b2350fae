"""What models answer, made fit for cells and tool tips whatever a file says."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from textwrap import wrap
from typing import Any, Final, TypeVar, cast

from PySide6.QtCore import Qt

from sitemap_editor.core.readable import in_lines, one_line

_ROLE: Final = Qt.ItemDataRole
_TIPS: Final = frozenset((_ROLE.ToolTipRole, _ROLE.StatusTipRole, _ROLE.WhatsThisRole))
_WORDS: Final = frozenset((_ROLE.DisplayRole, _ROLE.AccessibleTextRole))
_TIP_WIDTH: Final = 110
_TIP_LINES: Final = 25

_Answer = TypeVar("_Answer", bound=Callable[..., Any])


def tool_tip(text: str) -> str:
    """Return a text for a tool tip: long lines are folded, since Qt folds none of a plain text."""
    if text.isprintable() and len(text) <= _TIP_WIDTH:
        return text
    shown = in_lines(text[: _TIP_WIDTH * (_TIP_LINES + 1)])
    lines = [part for line in shown.split("\n") for part in _folded(line)]
    if len(lines) > _TIP_LINES:
        lines[_TIP_LINES:] = ["…"]
    return "\n".join(lines)


def _folded(line: str) -> list[str]:
    if len(line) <= _TIP_WIDTH:
        return [line]
    return wrap(line, _TIP_WIDTH, break_on_hyphens=False)


def plain(answer: _Answer) -> _Answer:
    """Let `data` or `headerData` of a model say values on one line, and tips as `tool_tip` does.

    What is edited (`EditRole`) and roles of our own stay as they are. Qt asks this for each cell it
    paints, eight times over: any number of arguments (`*given`) would cost twice as much. An error
    is caught and raised again because PySide with Python 3.11 ends the program by one that came
    straight from C, such as that of an index, instead of telling it.
    """

    @wraps(answer)
    def data(model: Any, index: Any, role: int = _ROLE.DisplayRole) -> Any:
        try:
            value = answer(model, index, role)
        except Exception:  # noqa: TRY203 - raised as an object now
            raise
        return _fit(value, role) if type(value) is str else value

    @wraps(answer)
    def head(model: Any, section: int, across: Any, role: int = _ROLE.DisplayRole) -> Any:
        try:
            value = answer(model, section, across, role)
        except Exception:  # noqa: TRY203 - as above
            raise
        return _fit(value, role) if type(value) is str else value

    return cast("_Answer", head if answer.__name__ == "headerData" else data)


def shown(text: str) -> str:
    """Return a text as `plain` lets a model show it, for who paints cells without asking `data`."""
    return text if text.isprintable() and len(text) <= _TIP_WIDTH else one_line(text)


def _fit(text: str, role: int) -> str:
    if text.isprintable() and len(text) <= _TIP_WIDTH:
        return text
    if role in _TIPS:
        return tool_tip(text)
    return one_line(text) if role in _WORDS else text
