"""Cells as tab-separated text, the way spreadsheets put them on the clipboard and take them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence


def parse_tsv(text: str) -> list[list[str]]:
    """Return rows of cells. Quoted cells may hold tabs and line ends; stray quotes are text."""
    text = text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    if not text:
        return []
    if '"' in text:
        try:
            return [row or [""] for row in csv.reader(io.StringIO(text), "excel-tab", strict=True)]
        except csv.Error:
            pass  # not what a spreadsheet wrote: take every character as it is
    return [line.split("\t") for line in text.split("\n")]


def format_tsv(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as tab-separated lines; cells with tabs, line ends or quotes are quoted."""
    out = io.StringIO()
    writer = csv.writer(out, "excel-tab", lineterminator="\n")
    for row in rows:
        writer.writerow(row)
    return out.getvalue()
