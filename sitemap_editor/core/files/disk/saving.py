"""Puts a file on disk so that at every instant the old or the new one lies there, whole.

Where a folder does not allow that, the new one lies whole in the person's data until it is there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ChangedMeanwhile,
    Interrupted,
    Progress,
    Remark,
    ReplaceRefused,
    SaveError,
    no_progress,
)
from sitemap_editor.core.files.disk.kept_bytes import KeptBytes, forget_kept
from sitemap_editor.core.files.disk.locks import lock
from sitemap_editor.core.files.disk.writing import (
    BLOCK_BYTES,
    O_BINARY,
    Written,
    remove_if_there,
    sync_folder,
    synced,
    unconfirmed,
    write_new,
)
from sitemap_editor.core.files.reading import Stamp

_NAME: Final = "Sitemap Editor"  # of the program and of its organisation


def recovery_folder() -> Path:
    """Return the folder of journals and of interrupted saves; it need not be there yet.

    The window asks Qt for the same place; the command line has no Qt.
    """
    return _data_folder() / _NAME / _NAME / "recovery"


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "share"


_DISK_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
_BESIDE: Final = re.compile(r"\.[0-9a-f]{16}\.sitemap-editor\.tmp", re.ASCII)
_JUST_BEGUN_S: Final = 60.0  # one this young may be locked, or put in place, in an instant


def replace_file(
    path: Path,
    pieces: Iterable[bytes | memoryview],
    *,
    size_bytes: int = 0,
    progress: Progress = no_progress,
    known: Stamp | None = None,
    folder: Path | None = None,
) -> Written:
    """Write `pieces` beside `path`, make them durable, and put them in its place.

    A symbolic link stays and its target is replaced; mode, owner and extended attributes are those
    of the file before. `size_bytes` is the size expected, for `progress`. With `known` only the
    file in that state is replaced. What earlier saves of it left in `folder` (None: the recovery
    folder), interrupted in this process, is removed.

    Raises: ReplaceRefused where the folder takes no new file or refuses the exchange (network
    shares, a single writable file); ChangedMeanwhile; SaveError; Cancelled by way of `progress`.
    Then the old file is untouched.
    """
    target, before = Path(os.path.realpath(path)), None
    with contextlib.suppress(OSError):
        before = target.stat()
    if before is not None:
        check_replaceable(target, before)
    _remove_stale(target.parent)
    beside = target.with_name(f".{os.urandom(8).hex()}.sitemap-editor.tmp")
    try:
        written = write_new(beside, target, pieces, before, size_bytes, progress)
        check_known(target, known, Stamp.of(target))
        beside.replace(target)
    except OSError as error:
        remove_if_there(beside)
        raise save_failure(error, target) from error
    except BaseException:
        remove_if_there(beside)
        raise
    sync_folder(target.parent)
    forget_kept(folder or recovery_folder(), target)
    return written


def write_in_place(
    path: Path,
    pieces: Iterable[bytes | memoryview],
    *,
    size_bytes: int = 0,
    progress: Progress = no_progress,
    known: Stamp | None = None,
    folder: Path | None = None,
    when_kept: Callable[[Path], object] = lambda _kept: None,
) -> Written:
    """Overwrite `path` itself: only for folders that refuse `replace_file`, after asking.

    Before the first byte is overwritten the new ones lie whole and durable in `folder` (None: the
    recovery folder), and `when_kept` is told where; they are removed once the file has them. A
    crash in the middle leaves a cut file, and the next start offers these. A cancel would do the
    same, and is not heard from then on.

    Raises: Interrupted, then the file may be cut and its new bytes are kept; ChangedMeanwhile;
    SaveError; Cancelled by way of `progress`: then the old file is untouched.
    """
    target = Path(os.path.realpath(path))
    folder = folder or recovery_folder()
    check_known(target, known, Stamp.of(target))
    is_new = not target.exists()
    try:
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | O_BINARY, 0o666)
    except OSError as error:
        raise save_failure(error, target, in_place=True) from error
    try:
        kept = _kept(target, pieces, folder, size_bytes, lambda part: progress(part / 2))
        when_kept(kept.path)
        progress(0.5)
    except BaseException:
        os.close(handle)
        if is_new:
            remove_if_there(target)
        raise
    written = _overwrite(handle, target, kept)
    kept.discard()
    forget_kept(folder, target)
    return written


def check_replaceable(target: Path, before: os.stat_result) -> None:
    """Raise SaveError where `before`, which lies at `target`, is no file or is write-protected."""
    if not (stat.S_ISREG(before.st_mode) or stat.S_ISDIR(before.st_mode)):
        text = QT_TRANSLATE_NOOP("core", "This is not a regular file.")
        raise SaveError("special", text, path=target)
    if not os.access(target, os.W_OK):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file is write-protected. Save under another name, or remove the protection.",
        )
        raise SaveError("protected", text, path=target)


def check_known(target: Path, known: Stamp | None, now: Stamp | None) -> None:
    """Raise ChangedMeanwhile where another program wrote the file since it was as `known`."""
    if known is not None and now not in (known, None):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Another program changed the file just before it was saved, so it was not overwritten.",
        )
        raise ChangedMeanwhile("changed", text, path=target)


# In place


def _kept(
    target: Path,
    pieces: Iterable[bytes | memoryview],
    folder: Path,
    size_bytes: int,
    progress: Progress,
) -> KeptBytes:
    """Have the new bytes on disk elsewhere. Raises: SaveError, and nothing is left of them."""
    try:
        kept = KeptBytes(folder, target)
        try:
            kept.keep(pieces, Stamp.of(target), size_bytes, progress)
        except BaseException:
            kept.discard()
            raise
    except OSError as error:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file can only be overwritten in place, and the new version could not first be "
            "stored in “{folder}”: {reason}. The file is unchanged. Save to another folder.",
        )
        arguments = {"folder": str(folder), "reason": error.strerror or str(error)}
        raise SaveError("not-kept", text, arguments, path=target) from error
    return kept


def _overwrite(handle: int, target: Path, kept: KeptBytes) -> Written:
    """Overwrite an open file by what is kept, and close it. Raises: SaveError."""
    count = 0
    stamp: Stamp | None = None
    left: Stamp | None = None
    remarks: tuple[Remark, ...] = ()
    try:
        try:
            for block in kept.blocks():
                view = memoryview(block)
                while view:
                    step = os.write(handle, view[:BLOCK_BYTES])
                    view, count = view[step:], count + step
            os.ftruncate(handle, kept.size_bytes)
            stamp = Stamp.by(os.fstat(handle))
            if (trouble := synced(handle)) is not None:
                remarks = (unconfirmed(trouble, target),)
            stamp = Stamp.by(os.fstat(handle))
        finally:
            with contextlib.suppress(OSError):
                left = Stamp.by(os.fstat(handle))
            os.close(handle)
    except OSError as error:
        if not count and kept.size_bytes:
            kept.discard()
            raise save_failure(error, target, in_place=True) from error
        kept.leave()
        raise _interrupted(error, target, kept, left, is_whole=stamp is not None) from error
    except BaseException:
        kept.leave()
        raise
    return Written(target, stamp, remarks)


def _interrupted(
    error: OSError, target: Path, kept: KeptBytes, left: Stamp | None, *, is_whole: bool
) -> Interrupted:
    """Return what to say where the file was overwritten, in part or without a confirmation."""
    if is_whole:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file was written, but the system could not confirm that it is on disk: "
            "{reason}. Save again. Until then, “{kept}” holds the complete new version.",
        )
    elif error.errno in _DISK_FULL:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The disk is full and the file on it is incomplete. Free some space and save again. "
            "Until then, “{kept}” holds the complete new version.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "Overwriting the file was interrupted, so it is incomplete: {reason}. Save again. "
            "Until then, “{kept}” holds the complete new version.",
        )
    code = "unconfirmed" if is_whole else "disk-full" if error.errno in _DISK_FULL else "write"
    arguments = {"reason": error.strerror or str(error), "kept": str(kept.path)}
    failure = Interrupted(code, text, arguments, path=target)
    failure.kept, failure.left = str(kept.path), left
    return failure


# What is beside the file


def _remove_stale(folder: Path) -> None:
    """Remove what saves left in a folder that were killed in the middle.

    Only what bears the name of a file of ours, is old enough, and is locked by nobody.
    """
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _BESIDE.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                _remove_if_stale(Path(entry.path))


def _remove_if_stale(path: Path) -> None:
    with contextlib.suppress(OSError):
        if time.time() - path.stat().st_mtime < _JUST_BEGUN_S:
            return
        handle = os.open(path, os.O_RDWR | O_BINARY)
        try:
            is_stale = lock(handle)  # raises where the disk knows no locks: then it stays
        finally:
            os.close(handle)
        if is_stale:
            path.unlink()


def save_failure(error: OSError, target: Path, *, in_place: bool = False) -> SaveError:
    """Return what an error of the system means for whoever saves `target`, which is as it was."""
    if error.errno in _DISK_FULL:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The disk is full. The file on disk is unchanged. Free some space, or save to "
            "another disk.",
        )
        return SaveError("disk-full", text, path=target)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        text = QT_TRANSLATE_NOOP("core", "The folder “{folder}” no longer exists.")
        return SaveError("no-folder", text, {"folder": str(target.parent)}, path=target)
    if isinstance(error, IsADirectoryError):
        text = QT_TRANSLATE_NOOP("core", "A folder with this name already exists.")
        return SaveError("folder", text, path=target)
    refused = error.errno in (errno.EACCES, errno.EPERM, errno.EBUSY, errno.EXDEV, errno.EINVAL)
    if refused and not in_place and target.exists() and os.access(target, os.W_OK):
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file cannot be replaced safely in this folder. It can be overwritten in place; "
            "meanwhile, the complete new version is stored in your own folder.",
        )
        return ReplaceRefused("replace", text, path=target)
    if refused or error.errno == errno.EROFS:
        text = QT_TRANSLATE_NOOP(
            "core",
            "You do not have permission to write here. Save under another name or in "
            "another folder.",
        )
        return SaveError("permission", text, path=target)
    text = QT_TRANSLATE_NOOP("core", "The file could not be written: {reason}.")
    return SaveError("write", text, {"reason": error.strerror or str(error)}, path=target)
