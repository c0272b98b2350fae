"""Texts as the table of a web page: spreadsheets take it from the clipboard, each cell a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

TABLE_BEGINS: Final = (
    '<html><head><meta charset="utf-8"><style>td{mso-number-format:"\\@"}</style></head>'
    "<body><table>\n"
)
"""The style is for Excel. Plain cells would become dates and numbers there and in LibreOffice."""
TABLE_ENDS: Final = "</table></body></html>"
_CELL: Final = '<td sdnum="0;0;@">'
"""LibreOffice Calc's own mark of a text."""
_ROW: Final = "<tr>" + _CELL + "%s</td></tr>\n"
_LOST: Final = re.compile(r"\s\s|[^\S ]")


def html_lines(rows: Iterable[Sequence[str]]) -> str | None:
    """Return rows as lines of the table, without the white space around a value.

    None where a page would not keep the white space within one.
    """
    lines = [[cell.strip() for cell in row] for row in rows]
    if any(_LOST.search(cell) for line in lines for cell in line):
        return None
    between = f"</td>{_CELL}"
    return "".join(
        [_ROW % between.join([escape(cell, quote=False) for cell in line]) for line in lines]
    )
