"""Keeps a copy of a file beside it, under a name that nothing has yet."""

from __future__ import annotations

import contextlib
from itertools import count
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SaveError
from sitemap_editor.core.files.disk.writing import synced

_GZIP_SUFFIX: Final = ".gz"
_WORD: Final = "original"


def keep_copy(path: Path, data: bytes) -> Path:
    """Write `data`, the file as it was, beside `path` and return where.

    ``sitemap.xml.gz`` is kept as ``sitemap.original.xml.gz``, then as ``sitemap.original-2.xml.gz``
    and so on: no file is ever overwritten. Raises: SaveError, and no copy is left.
    """
    for number in count(1):
        place = copy_name(path, number)
        try:
            file = place.open("xb")
        except FileExistsError:
            continue
        except OSError as error:
            raise _failure(error, place) from error
        try:
            with file:
                file.write(data)
                file.flush()
                synced(file.fileno())  # the original is replaced next
        except OSError as error:
            with contextlib.suppress(OSError):
                place.unlink()
            raise _failure(error, place) from error
        return place
    raise AssertionError("numbers do not end")


def copy_name(path: Path, number: int = 1) -> Path:
    """Return the name of the copy with this number."""
    packed = path.suffix if path.suffix.lower() == _GZIP_SUFFIX else ""
    name = Path(path.name[: len(path.name) - len(packed)])
    word = _WORD if number == 1 else f"{_WORD}-{number}"
    return path.with_name(f"{name.stem}.{word}{name.suffix}{packed}")


def _failure(error: OSError, place: Path) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "core",
        "The copy of the original could not be written: {reason}. Nothing was changed; you can "
        "open the file without a copy.",
    )
    return SaveError("copy", text, {"reason": error.strerror or str(error)}, path=place)
