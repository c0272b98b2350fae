"""The file beside sitemaps in which people share which rules they mute: read, and written anew.

``{"sitemap_editor": 1, "ignore": ["L17"], "files": {"sitemap.xml": ["D02"]}}``: `ignore` is for all
files of its folder, `files` for some of them by name. What else stands there is kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from sitemap_editor.core.checks.muting import Codes, Muted, MutedBy, known_codes, muted_by
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ContentError,
    Progress,
    ReadError,
    no_progress,
)
from sitemap_editor.core.files.reading import Stamp, read_stamped

SHARED_NAME: Final = ".sitemap-editor.json"
_VERSION: Final = 1
_CAP_BYTES: Final = 4 << 20
_MARK, _FOLDER, _FILES = "sitemap_editor", "ignore", "files"
_CODE: Final = "mutes"
_NO_JSON: Final = QT_TRANSLATE_NOOP(
    "core", "The file of muted rules is not valid JSON, so none of them is muted. Correct it."
)
_NO_MARK: Final = QT_TRANSLATE_NOOP(
    "core",
    "The file of muted rules lacks “{name}”: {version}, so none of them is muted. Correct it.",
)
_NEWER: Final = QT_TRANSLATE_NOOP(
    "core",
    "The file of muted rules has version {found}. This program knows version {version}, so none "
    "of them is muted. Update the program.",
)
_NO_LIST: Final = QT_TRANSLATE_NOOP(
    "core",
    "In the file of muted rules, “{name}” is not a list of rule ids such as [“L17”], so none of "
    "them is muted. Correct it.",
)
_NO_FILES: Final = QT_TRANSLATE_NOOP(
    "core",
    "In the file of muted rules, “{name}” does not give a list for each file name, so none of "
    "them is muted. Correct it.",
)

_Raw: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SharedMutes:
    """What such a file says."""

    folder: Codes = frozenset()
    files: Mapping[str, Codes] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()
    """What no rule is called: perhaps by a mistake, or known to a newer version."""

    def of(self, name: str) -> Muted:
        """Return what is muted for the file of this name."""
        of_file = self.files.get(name, ())
        return muted_by((MutedBy.SHARED_FILE, of_file), (MutedBy.SHARED_FOLDER, self.folder))


def read_shared(folder: Path, progress: Progress = no_progress) -> SharedMutes:
    """Read what is muted in a folder; nothing where there is no such file.

    Raises: ReadError; ContentError with line and column where the file is damaged; Cancelled.
    """
    raw, stamp = _read(folder / SHARED_NAME, progress)
    return _told(raw) if stamp is not None else SharedMutes()  # most folders have none


def share(folder: Path, name: str, codes: Iterable[str]) -> SharedMutes:
    """Mute rules for the file of this name for all who share its folder; return all it says now.

    Raises: as `read_shared`; SaveError. Then nothing was written.
    """
    return _change(folder, name, add=codes)


def unshare(folder: Path, name: str, codes: Iterable[str]) -> SharedMutes:
    """Mute rules no longer, neither for this file nor for all of its folder. Raises: as `share`."""
    return _change(folder, name, remove=codes)


def _change(
    folder: Path, name: str, *, add: Iterable[str] = (), remove: Iterable[str] = ()
) -> SharedMutes:
    path = folder / SHARED_NAME
    raw, stamp = _read(path, no_progress)
    files = raw.setdefault(_FILES, {})
    gone = frozenset(remove)
    files[name] = sorted((set(files.get(name, ())) | set(add)) - gone)
    if not files[name]:
        del files[name]
    if _FOLDER in raw:
        raw[_FOLDER] = [code for code in raw[_FOLDER] if code not in gone]
    content = (json.dumps(raw, indent=2, ensure_ascii=False) + "\n").encode("utf-8")
    from sitemap_editor.core.files.disk.saving import replace_file  # not at start

    replace_file(path, [content], size_bytes=len(content), known=stamp)
    return _told(raw)


def _read(path: Path, progress: Progress) -> tuple[_Raw, Stamp | None]:
    try:
        data, stamp = read_stamped(path, _CAP_BYTES, progress)
    except ReadError as error:
        if error.code == "missing" and not path.is_symlink():
            return {_MARK: _VERSION}, None
        raise
    return _parsed(data, path), stamp


def _parsed(data: bytes, path: Path) -> _Raw:
    """Return what is written, in its form. Raises: ContentError."""
    try:
        raw = json.loads(data.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise ContentError(
            _CODE, _NO_JSON, path=path, line=error.lineno, column=error.colno
        ) from error
    except (ValueError, RecursionError) as error:  # other bytes than UTF-8; lists without end
        raise ContentError(_CODE, _NO_JSON, path=path) from error
    version = raw.get(_MARK) if isinstance(raw, dict) else None
    if type(version) is not int or version < _VERSION:
        raise ContentError(_CODE, _NO_MARK, {"name": _MARK, "version": _VERSION}, path=path)
    if version > _VERSION:
        told = {"found": version, "version": _VERSION}
        raise ContentError(_CODE, _NEWER, told, path=path)
    files = raw.get(_FILES, {})
    if not isinstance(files, dict):
        raise ContentError(_CODE, _NO_FILES, {"name": _FILES}, path=path)
    for name, codes in ((_FOLDER, raw.get(_FOLDER, [])), *files.items()):
        if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
            raise ContentError(_CODE, _NO_LIST, {"name": name}, path=path)
    checked: _Raw = raw
    return checked


def _told(raw: _Raw) -> SharedMutes:
    known = known_codes()
    lists: list[list[str]] = [raw.get(_FOLDER, []), *raw.get(_FILES, {}).values()]
    unknown = dict.fromkeys(code for codes in lists for code in codes if code not in known)
    files = {name: frozenset(codes) & known for name, codes in raw.get(_FILES, {}).items()}
    return SharedMutes(frozenset(raw.get(_FOLDER, [])) & known, files, tuple(unknown))
