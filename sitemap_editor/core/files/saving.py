"""Puts a file on disk so that at every instant the old or the new one lies there, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    ReplaceRefused,
    SaveError,
    no_progress,
)

_BLOCK_BYTES: Final = 1 << 22
_DISK_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG)
_O_BINARY: Final = getattr(os, "O_BINARY", 0)  # Windows would change line ends without it


def replace_file(
    path: Path,
    pieces: Iterable[bytes | memoryview],
    *,
    size_bytes: int = 0,
    progress: Progress = no_progress,
) -> Path:
    """Write `pieces` beside `path`, make them durable, and put them in its place.

    A symbolic link stays and its target is replaced; mode, owner and extended attributes are those
    of the file before. `size_bytes` is the size expected, for `progress`. Returns the path written.

    Raises: ReplaceRefused where the folder takes no new file or refuses the exchange (network
    shares, a single writable file); SaveError; Cancelled by way of `progress`. Then the old file
    is untouched.
    """
    target = Path(os.path.realpath(path))
    before = _stat(target)
    if before is not None and not (stat.S_ISREG(before.st_mode) or stat.S_ISDIR(before.st_mode)):
        text = QT_TRANSLATE_NOOP("core", "Something that is no regular file is in the way.")
        raise SaveError("special", text, path=target)
    if before is not None and not os.access(target, os.W_OK):
        text = QT_TRANSLATE_NOOP(
            "core", "The file is write-protected. Save under another name, or lift the protection."
        )
        raise SaveError("protected", text, path=target)
    beside = target.with_name(f".{os.urandom(8).hex()}.tmp")
    try:
        write_new(beside, target, pieces, before, size_bytes, progress)
        beside.replace(target)
    except OSError as error:
        _remove(beside)
        raise save_failure(error, target) from error
    except BaseException:
        _remove(beside)
        raise
    sync_folder(target.parent)
    return target


def write_in_place(
    path: Path,
    pieces: Iterable[bytes | memoryview],
    *,
    size_bytes: int = 0,
    progress: Progress = no_progress,
) -> Path:
    """Overwrite `path` itself: only for folders that refuse `replace_file`, after asking.

    A crash in the middle leaves a cut file; so would a cancel, which is therefore not heard.
    Raises: SaveError.
    """

    def tell(part: float) -> None:
        with contextlib.suppress(Cancelled):
            progress(part)

    target = Path(os.path.realpath(path))
    try:
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | _O_BINARY, 0o666)
        try:
            written = _write_all(handle, pieces, size_bytes, tell)
            os.ftruncate(handle, written)
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        raise save_failure(error, target, in_place=True) from error
    return target


def write_new(
    beside: Path,
    target: Path,
    pieces: Iterable[bytes | memoryview],
    before: os.stat_result | None,
    size_bytes: int,
    progress: Progress,
) -> None:
    """Write a file of its own, durably, with mode and owner of what is to be replaced (`before`).

    Raises: OSError; Cancelled by way of `progress`. Then a cut file may be left.
    """
    mode = 0o666 if before is None else 0o600  # a new file takes the mode that umask leaves
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _O_BINARY, mode)
    try:
        _write_all(handle, pieces, size_bytes, progress)
        if before is not None:
            _keep_owner_and_mode(handle, beside, target, before)
        os.fsync(handle)
    finally:
        os.close(handle)


def _write_all(
    handle: int, pieces: Iterable[bytes | memoryview], size_bytes: int, progress: Progress
) -> int:
    written = 0
    for piece in pieces:
        view = memoryview(piece)
        while view:
            count = os.write(handle, view[:_BLOCK_BYTES])
            view = view[count:]
            written += count
            progress(min(1.0, written / (size_bytes or written or 1)))
    return written


def _keep_owner_and_mode(handle: int, beside: Path, target: Path, before: os.stat_result) -> None:
    mode = stat.S_IMODE(before.st_mode)
    if hasattr(os, "fchown"):
        now = os.fstat(handle)
        if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid):
            try:
                os.fchown(handle, before.st_uid, before.st_gid)
            except PermissionError as error:
                # The exchange would give the file another owner: not ours to decide.
                raise PermissionError(errno.EACCES, error.strerror) from error
        os.fchmod(handle, mode)
    else:
        beside.chmod(mode)
    names: list[str] = []
    with contextlib.suppress(OSError, AttributeError):  # Linux only, and not on every disk
        names = os.listxattr(target)
    for name in names:
        with contextlib.suppress(OSError):
            os.setxattr(handle, name, os.getxattr(target, name))


def _stat(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:
        return None


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()


def sync_folder(folder: Path) -> None:
    """Make the exchange itself durable where the system can (not on Windows)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def save_failure(error: OSError, target: Path, *, in_place: bool = False) -> SaveError:
    """Return what an error of the system means for whoever saves `target`."""
    if error.errno in _DISK_FULL and in_place:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The disk is full and the file on it is cut. Free some space and save again at once; "
            "nothing is lost in this window.",
        )
        return SaveError("disk-full", text, path=target)
    if error.errno in _DISK_FULL:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The disk is full; the file on it is as it was. Free some space, or save elsewhere.",
        )
        return SaveError("disk-full", text, path=target)
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        text = QT_TRANSLATE_NOOP("core", "The folder “{folder}” is not there any more.")
        return SaveError("no-folder", text, {"folder": str(target.parent)}, path=target)
    if isinstance(error, IsADirectoryError):
        text = QT_TRANSLATE_NOOP("core", "A folder of this name is in the way.")
        return SaveError("folder", text, path=target)
    refused = error.errno in (errno.EACCES, errno.EPERM, errno.EBUSY, errno.EXDEV, errno.EINVAL)
    if refused and not in_place and target.exists() and os.access(target, os.W_OK):
        text = QT_TRANSLATE_NOOP(
            "core",
            "This folder does not let the file be replaced safely. It can be overwritten in place; "
            "should that be interrupted, the file would be damaged.",
        )
        return ReplaceRefused("replace", text, path=target)
    if refused or error.errno == errno.EROFS:
        text = QT_TRANSLATE_NOOP(
            "core", "You have no permission to write here. Save under another name or folder."
        )
        return SaveError("permission", text, path=target)
    text = QT_TRANSLATE_NOOP("core", "The file could not be written: {reason}.")
    return SaveError("write", text, {"reason": error.strerror or str(error)}, path=target)
