"""Writes what is known of a site as tables: Parquet where there is pyarrow, else CSV and JSON."""

from __future__ import annotations

import csv
import importlib.util
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sitemap_editor.core.sites.survey import SiteSurvey

_PARQUET: Final = "pyarrow"
_COUNTS: Final = (
    *("rows", "bytes", "errors", "out_of_scope", "count", "row", "links", "one_way", "outside"),
)
"""Columns of numbers, also where a table has no row to tell by."""
_FILE_COLUMNS: Final = (
    *("file", "loc", "rows", "bytes", "hash", "errors", "out_of_scope"),
    *("newest_lastmod", "unreadable"),
)


def write_tables(folder: Path, survey: SiteSurvey) -> list[Path]:
    """Write the tables files, problems, duplicates and languages; return where they are.

    CSV has a line a file, problem of a file, place of a duplicate or language of a file; JSON lines
    have the same. Names that are no Unicode are spelled out. Raises: OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    across = survey.one_way, survey.outside
    tables: Mapping[str, tuple[Sequence[str], Iterable[Sequence[object]]]] = {
        "files": (
            _FILE_COLUMNS,
            [[getattr(file, name) for name in _FILE_COLUMNS] for file in survey.files],
        ),
        "problems": (
            ("file", "code", "count"),
            [
                (file.file, code, count)
                for file in survey.files
                for code, count in file.problems.items()
            ]
            + [
                (index, code, count)
                for index, problems in survey.index_problems.items()
                for code, count in problems.items()
            ],
        ),
        "duplicates": (
            ("loc", "file", "row", "same_page_as"),
            [(each.loc, file, row, None) for each in survey.duplicates for file, row in each.places]
            + [
                (loc, file, row, each.places[0][0])
                for each in survey.pages
                for loc, file, row in each.places
            ],
        ),
        "languages": (
            ("file", "language", "links", "one_way", "outside"),
            [
                (
                    *(file.file, language, count),
                    *(each.get(number, {}).get(language, 0) for each in across),
                )
                for number, file in enumerate(survey.files)
                for language, count in file.languages.items()
            ],
        ),
    }
    written = []
    for name, (columns, values) in tables.items():
        rows = [list(map(_spelled, row)) for row in values]
        if importlib.util.find_spec(_PARQUET) is not None:
            written.append(_parquet(folder / f"{name}.parquet", columns, rows))
            continue
        written.append(_csv(folder / f"{name}.csv", columns, rows))
        written.append(_json_lines(folder / f"{name}.jsonl", columns, rows))
    return written


def _spelled(value: object) -> object:
    """Return a value in which bytes that are no Unicode, as in names of files, are spelled."""
    if not isinstance(value, str) or value.isascii():
        return value
    return value.encode("utf-8", "backslashreplace").decode("utf-8")


def _csv(path: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows(rows)
    return path


def _json_lines(path: Path, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            line = json.dumps(dict(zip(columns, row, strict=True)), ensure_ascii=False)
            file.write(line + "\n")
    return path


def _parquet(path: Path, columns: Sequence[str], rows: Sequence[Sequence[object]]) -> Path:
    arrow: Any = importlib.import_module(_PARQUET)
    parquet: Any = importlib.import_module(f"{_PARQUET}.parquet")
    schema = arrow.schema([(name, "int64" if name in _COUNTS else "string") for name in columns])
    data = {name: [row[place] for row in rows] for place, name in enumerate(columns)}
    parquet.write_table(arrow.table(data, schema=schema), path)
    return path
