"""What a journal notes of rows that belong to several files: which file each of them is of."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_spans import NO_FILE
from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.document.traces import STEP_ROWS
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.document import FileForm
from sitemap_editor.core.files.joined_document import JoinedDocument, JoinedFile
from sitemap_editor.core.files.reading import Stamp


def joined_note(document: JoinedDocument, *, is_on_disk: bool) -> dict[str, Any]:
    """Return what is written of the files; `is_on_disk` where they hold the document's rows."""
    return {
        "index_path": str(document.index_path),
        "is_on_disk": is_on_disk,
        "files": [_file_note(file) for file in document.files],
        "names": list(document.table.file_names),
        "likes": list(document.table.file_likes),
    }


def _file_note(file: JoinedFile) -> dict[str, Any]:
    return {
        "path": str(file.path),
        "name": file.name,
        "form": asdict(file.form),
        "stamp": None if file.stamp is None else asdict(file.stamp),
        "head": file.head.decode("utf-8", "surrogateescape"),
        "tail": file.tail.decode("utf-8", "surrogateescape"),
        "ascii_only": file.row_format.encoder.ascii_only,
        "is_there": file.is_there,
    }


def file_runs(table: PieceTable, progress: Progress = no_progress) -> list[list[int]]:
    """Return how many rows of the same file follow one another: its number, and how many."""
    numbers, runs = table.file_numbers, list[list[int]]()
    if numbers is None:
        return runs
    for at in range(0, len(table), STEP_ROWS):
        progress(at / len(table))
        some = map(numbers.__getitem__, table.order[at : at + STEP_ROWS])
        for number, rows in groupby(some):
            count = sum(1 for _ in rows)
            if runs and runs[-1][0] == number:
                runs[-1][1] += count
            else:
                runs.append([number, count])
    return runs


def has_ascii_file(note: dict[str, Any]) -> bool:
    """Tell whether any of the files spells characters as references."""
    return any(file["ascii_only"] for file in note["files"])


def put_in_files(
    table: PieceTable, note: dict[str, Any], runs: Sequence[Sequence[int]] | None
) -> None:
    """Let the rows of a table be of their files again; rows that came since are of none yet."""
    numbers = array("H")
    for number, count in runs or ():
        numbers.extend(array("H", (number,)) * count)
    numbers.extend(array("H", (NO_FILE,)) * (len(table.starts) - len(numbers)))
    names = tuple(note.get("names") or (file["name"] for file in note["files"]))
    table.file_numbers, table.file_names = numbers, names
    table.file_likes = tuple(note.get("likes") or range(len(names)))


def joined_again(
    table: PieceTable, note: dict[str, Any], runs: Sequence[Sequence[int]]
) -> JoinedDocument:
    """Return the document of a table as it was noted; rows that came since are of no file yet."""
    files = [_file(each) for each in note["files"]]
    put_in_files(table, note, runs)
    document = JoinedDocument(table, Path(note["index_path"]), files)
    document.is_on_disk = note["is_on_disk"]
    return document


def _file(note: dict[str, Any]) -> JoinedFile:
    head = note["head"].encode("utf-8", "surrogateescape")
    tail = note["tail"].encode("utf-8", "surrogateescape")
    around = scan_xml(head + tail, ascii_only=note["ascii_only"])
    return JoinedFile(
        Path(note["path"]),
        note["name"],
        FileForm(**note["form"]),
        None if note["stamp"] is None else Stamp(**note["stamp"]),
        head,
        tail,
        xml_rows(around.row_format),
        is_there=note.get("is_there", True),
    )
