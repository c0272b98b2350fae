"""What is known of finished files, kept in a folder: what is as it was is not read again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Final

from sitemap_editor import __version__
from sitemap_editor.core.sites.file_survey import FileSurvey, SurveyTask

MANIFEST: Final = "manifest.jsonl"
"""A line a file; the newest line of a file counts."""


class Manifest:
    """The lines of earlier runs, and those that come."""

    def __init__(self, folder: Path) -> None:
        """Read what earlier runs of this version found. Raises: OSError."""
        self._path = folder / MANIFEST
        self._known = _read(self._path) if self._path.exists() else {}

    def known(self, task: SurveyTask) -> FileSurvey | None:
        """Return what an earlier run found, if all that it left is still there."""
        earlier = self._known.get((task.origin.name, task.loc, task.profile))
        if earlier is None or not task.keys.exists():
            return None
        return earlier if not earlier.link_records or task.links.exists() else None

    @contextmanager
    def opened(self) -> Iterator[Callable[[SurveyTask, FileSurvey], None]]:
        """Give what notes a finished file, at once. Raises: OSError."""
        with self._path.open("a", encoding="utf-8") as file:

            def note(task: SurveyTask, survey: FileSurvey) -> None:
                said = {"version": __version__, "profile": task.profile, **asdict(survey)}
                file.write(json.dumps(said) + "\n")
                file.flush()

            yield note


def _read(path: Path) -> dict[tuple[str, str, str], FileSurvey]:
    """Return what stands there; lines cut by a kill are left out."""
    known: dict[tuple[str, str, str], FileSurvey] = {}
    with path.open(encoding="utf-8", errors="replace") as file:
        for line in file:
            try:
                said = json.loads(line)
                if said.pop("version", "") != __version__:  # whose rules may be other ones
                    continue
                profile = said.pop("profile")
                survey = FileSurvey.of(said)
                known[survey.file, survey.loc, profile] = survey
            except (ValueError, TypeError, KeyError, AttributeError):
                continue
    return known
