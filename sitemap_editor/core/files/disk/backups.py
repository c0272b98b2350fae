"""Keeps what a save replaces: numbered copies, or the original beside a file that was repaired.

Copies are called ``sitemap.xml.~1~`` and so on: a higher number is a later one, and the earliest go
when there are more than wanted.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark, SaveError
from sitemap_editor.core.files.disk.writing import remove_if_there, synced

_NUMBER: Final = re.compile(r"\.~([1-9]\d{0,8})~", re.ASCII)
_DIGEST_CHARACTERS: Final = 8
_NOT_KEPT: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” was saved, but no backup copy could be made: {reason}."
)


@dataclass(frozen=True, slots=True)
class BackupRule:
    """How many copies are kept of each file (at least 1), and in which folder: None, beside it."""

    limit: int = 5
    folder: Path | None = None


def saved_with_backup(
    path: Path, save: Callable[[], object], rule: BackupRule | None, *, in_place: bool = False
) -> Remark | None:
    """Keep what lies at `path`, then call `save`, which replaces it; `in_place` overwrites it.

    Nothing is kept without a rule or a file. A copy that cannot be made never keeps from saving:
    the remark says so. Where `save` fails, its error is raised and there is no new copy.
    """
    remarks = saved_with_backups([path], save, rule, in_place=in_place)
    return remarks[0] if remarks else None


def saved_with_backups(
    paths: Sequence[Path],
    save: Callable[[], object],
    rule: BackupRule | None,
    *,
    in_place: bool = False,
) -> list[Remark]:
    """Keep what lies at all `paths`, then call `save`, as `saved_with_backup` does for one."""
    if rule is None:
        save()
        return []
    kept: dict[Path, Path] = {}
    remarks: list[Remark] = []
    for path in paths:
        target = Path(os.path.realpath(path))
        try:
            if target.is_file():
                kept[target] = _kept(target, rule, in_place=in_place)
        except OSError as error:
            reason = error.strerror or str(error)
            remarks.append(Remark(_NOT_KEPT, {"name": path.name, "reason": reason}))
    try:
        save()
    except BaseException:
        for copy in kept.values():
            remove_if_there(copy)
        raise
    for target in kept:
        for old in backups_of(target, rule)[: -max(1, rule.limit)]:
            remove_if_there(old)
    return remarks


def backups_of(path: Path, rule: BackupRule) -> list[Path]:
    """Return the copies kept of a file, the earliest first. Raises: nothing; none it may be."""
    stem = _stem(path, rule)
    found: list[tuple[int, Path]] = []
    with contextlib.suppress(OSError):
        for each in stem.parent.iterdir():
            number = _NUMBER.fullmatch(each.name, len(stem.name))
            if number and each.name.startswith(stem.name):
                found.append((int(number[1]), each))
    return [place for _, place in sorted(found)]


def _kept(target: Path, rule: BackupRule, *, in_place: bool) -> Path:
    """Keep a copy under the next number; a second name for the bytes where they stay as they are.

    Raises: OSError, and no copy is left.
    """
    stem = _stem(target, rule)
    stem.parent.mkdir(parents=True, exist_ok=True)
    known = backups_of(target, rule)
    last = _NUMBER.fullmatch(known[-1].name, len(stem.name)) if known else None
    for number in count(int(last[1]) + 1 if last else 1):
        place = stem.with_name(f"{stem.name}.~{number}~")
        if os.path.lexists(place):
            continue
        if not in_place and _linked(target, place):
            return place
        with target.open("rb") as original:
            if not _copied(original, place):
                continue
        with contextlib.suppress(OSError):
            shutil.copystat(target, place)
        return place
    raise AssertionError("numbers do not end")


def _linked(target: Path, place: Path) -> bool:
    """Give the file a second name, which costs nothing; False where the disk knows none."""
    try:
        os.link(target, place)
    except OSError:
        return False
    return True


def _stem(path: Path, rule: BackupRule) -> Path:
    """Return the name of the copies but for the number; in one folder for all, told apart."""
    if rule.folder is None:
        return path
    folder = os.fsencode(path.parent.absolute())
    digest = hashlib.sha256(folder).hexdigest()[:_DIGEST_CHARACTERS]
    return rule.folder / f"{path.name}.{digest}"


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
            if _copied(io.BytesIO(data), place):
                return place
        except OSError as error:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The copy of the original could not be written: {reason}. Nothing was changed; you "
                "can open the file without a copy.",
            )
            reason = {"reason": error.strerror or str(error)}
            raise SaveError("copy", text, reason, path=place) from error
    raise AssertionError("numbers do not end")


def _copied(original: BinaryIO, place: Path) -> bool:
    """Write a new file, durably; False where something has its name. Raises: OSError; none left."""
    try:
        copy = place.open("xb")
    except FileExistsError:
        return False
    try:
        with copy:
            shutil.copyfileobj(original, copy, 1 << 20)
            copy.flush()
            synced(copy.fileno())  # what it is a copy of is overwritten next
    except BaseException:
        remove_if_there(place)
        raise
    return True


def copy_name(path: Path, number: int = 1) -> Path:
    """Return the name of the copy with this number."""
    packed = path.suffix if path.suffix.lower() == _GZIP_SUFFIX else ""
    name = Path(path.name[: len(path.name) - len(packed)])
    word = _WORD if number == 1 else f"{_WORD}-{number}"
    return path.with_name(f"{name.stem}.{word}{name.suffix}{packed}")
