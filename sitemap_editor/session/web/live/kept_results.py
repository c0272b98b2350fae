"""Where the results of live checks are kept, a file for each sitemap."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from sitemap_editor.core.files.disk.saving import recovery_folder

RESULTS_SUFFIX: Final = ".jsonl"
_FOLDER: Final = "live"
_DIGEST_BYTES: Final = 16


def place_of_results(path: Path | None) -> Path | None:
    """Return where the results of a file are kept; None for one that was never saved."""
    if path is None:
        return None
    spelled = str(path.absolute()).encode("utf-8", "surrogateescape")
    name = blake2b(spelled, digest_size=_DIGEST_BYTES).hexdigest()
    return recovery_folder().parent / _FOLDER / f"{name}{RESULTS_SUFFIX}"


def has_results(path: Path | None) -> bool:
    """Tell whether there are results of a file."""
    place = place_of_results(path)
    return place is not None and place.is_file()
