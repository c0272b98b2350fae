"""What was open, and where a person was in it: remembered from one run to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.session.program.settings import (
    FILE_VIEWS,
    OPEN_FILES,
    OPEN_PANELS,
    OPEN_TABLES,
    RESTORE_FILES,
    Setting,
    Settings,
)

_MOST_VIEWS: Final = 100


class RememberedFile(NamedTuple):
    """One tab."""

    path: str
    row: int = 0
    """Of the current cell, by its place in the file, which no sorting changes; of a text, a line.
    """
    column: int = 0
    top: int = 0
    """The first row on screen, by its place in the table."""
    sorted_by: str = ""
    """A column; empty for the order of the file."""
    is_descending: bool = False
    is_in_front: bool = False
    searched: str = ""
    """The text in the find bar."""
    searched_in: str = ""
    """A column; empty for all."""
    is_searching: bool = False
    """True where the find bar is open."""
    left: int = 0
    """How many pixels are out of sight at the left."""
    loc: str = ""
    """The URL of the current row, to find it again where the file was changed meanwhile."""
    filtered: str = ""
    """The text of the filter."""

    @classmethod
    def read(cls, told: object) -> RememberedFile | None:
        """Return what was told of a file; None where it makes no sense, defaults for parts."""
        if not isinstance(told, dict) or not isinstance(told.get("path"), str) or not told["path"]:
            return None
        known: dict[str, Any] = {"path": told["path"]}
        for name, default in cls._field_defaults.items():
            value = told.get(name, default)
            is_negative = isinstance(value, int) and value < 0
            if type(value) is type(default) and not is_negative:
                known[name] = value
        return cls(**known)


class Panels(NamedTuple):
    """What is open beside the files, and which problems are shown."""

    has_problems: bool = False
    has_tree: bool = False
    wanted: Filter = Filter()
    has_details: bool = False


def remember_panels(settings: Settings, panels: Panels) -> None:
    """Keep what is open beside the files."""
    wanted = panels.wanted
    told = {
        "problems": panels.has_problems,
        "tree": panels.has_tree,
        "details": panels.has_details,
        "severities": sorted(each.value for each in wanted.severities),
        "schema": wanted.with_schema,
        "text": wanted.text,
        "kind": [wanted.kind[0], wanted.kind[1].value] if wanted.kind else None,
    }
    settings.set(OPEN_PANELS, json.dumps(told))


def remembered_panels(settings: Settings) -> Panels | None:
    """Return what was open beside the files; None where that is not known."""
    try:
        told = json.loads(settings.get(OPEN_PANELS))
        kind = told["kind"]
        wanted = Filter(
            (str(kind[0]), Severity(kind[1])) if kind else None,
            frozenset(map(Severity, told["severities"])),
            with_schema=bool(told["schema"]),
            text=str(told["text"]),
        )
        has_details = bool(told.get("details", False))  # not known to versions before
        return Panels(bool(told["problems"]), bool(told["tree"]), wanted, has_details)
    except (ValueError, KeyError, TypeError, IndexError):  # not yet, or written by hand
        return None


def remember(settings: Settings, files: Sequence[RememberedFile]) -> None:
    """Keep the files that are open, from left to right."""
    _keep(settings, OPEN_FILES, files)


def remembered(settings: Settings) -> list[RememberedFile]:
    """Return the files of the last run; none where a person does not want them back."""
    return _read(settings, OPEN_FILES) if settings.get(RESTORE_FILES) else []


def remember_tables(settings: Settings, tables: Sequence[RememberedFile]) -> None:
    """Keep the tables of whole indexes that are open, by the paths of these."""
    _keep(settings, OPEN_TABLES, tables)


def remembered_tables(settings: Settings) -> list[RememberedFile]:
    """Return the tables of the last run; none where a person does not want them back."""
    return _read(settings, OPEN_TABLES) if settings.get(RESTORE_FILES) else []


def remember_view(settings: Settings, file: RememberedFile) -> None:
    """Keep the filter and the order of a file that is closed, if it has any."""
    views = [each for each in _read(settings, FILE_VIEWS) if each.path != file.path]
    if file.filtered or file.sorted_by:
        views.append(file)
    _keep(settings, FILE_VIEWS, views[-_MOST_VIEWS:])


def taken_view(settings: Settings, path: str) -> RememberedFile | None:
    """Return how a file was filtered and ordered when it was closed, and forget it."""
    views = _read(settings, FILE_VIEWS)
    found = next((each for each in views if each.path == path), None)
    if found is not None:
        views.remove(found)
        _keep(settings, FILE_VIEWS, views)
    return found


def _keep(settings: Settings, setting: Setting[str], files: Sequence[RememberedFile]) -> None:
    settings.set(setting, json.dumps([file._asdict() for file in files]))


def _read(settings: Settings, setting: Setting[str]) -> list[RememberedFile]:
    try:
        told = json.loads(settings.get(setting) or "[]")
    except ValueError:  # somebody wrote into the settings by hand
        return []
    found = (RememberedFile.read(each) for each in told) if isinstance(told, list) else ()
    return [file for file in found if file is not None]
