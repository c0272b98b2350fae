"""Writes bytes to a file of its own, durably, with what the file before it had about it."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, no_progress
from sitemap_editor.core.files.disk.locks import lock
from sitemap_editor.core.files.reading import Stamp

BLOCK_BYTES: Final = 1 << 22
O_BINARY: Final = getattr(os, "O_BINARY", 0)  # Windows would change line ends without it
_CANNOT_SYNC: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
# Of the bytes of one file, and computed anew by the system: copied they would be wrong.
_OF_CONTENT: Final = ("security.ima", "security.evm")
_UNCONFIRMED: Final = QT_TRANSLATE_NOOP(
    "core", "“{name}” was written, but the system could not confirm that it is on disk: {reason}."
)
_NOT_KEPT: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{name}” was saved, but the disk could not keep these attributes of the "
    "previous file: {attributes}.",
)


@dataclass(frozen=True, slots=True)
class Written:
    """A file as a save left it."""

    path: Path
    stamp: Stamp
    """Of the very bytes that were written, whatever lies there by now."""
    remarks: tuple[Remark, ...] = ()
    """What did not go as wanted although the file was saved."""


def write_new(
    beside: Path,
    target: Path,
    pieces: Iterable[bytes | memoryview],
    before: os.stat_result | None,
    size_bytes: int,
    progress: Progress,
) -> Written:
    """Write a file of its own, durably, with mode and owner of what is to be replaced (`before`).

    It is locked as long as it is open, so that it is known whether anybody still writes it.
    Returns it as if it lay at `target` already. Raises: OSError; Cancelled by way of `progress`.
    Then a cut file may be left.
    """
    mode = 0o666 if before is None else 0o600  # a new file takes the mode that umask leaves
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | O_BINARY, mode)
    remarks = []
    try:
        with contextlib.suppress(OSError):  # a disk that knows no locks
            lock(handle)
        write_pieces(handle, pieces, size_bytes, progress)
        lost = list(_keep_attributes(handle, beside, target, before)) if before else []
        if lost:
            names = ", ".join(lost)
            remarks.append(Remark(_NOT_KEPT, {"name": target.name, "attributes": names}))
        if (trouble := synced(handle)) is not None:
            remarks.append(unconfirmed(trouble, target))
    finally:
        os.close(handle)
    # By its name, which nobody else knows: some disks set the time only when a file is closed.
    return Written(target, Stamp.by(beside.stat()), tuple(remarks))


def write_pieces(
    handle: int,
    pieces: Iterable[bytes | memoryview],
    size_bytes: int = 0,
    progress: Progress = no_progress,
) -> int:
    """Write all of `pieces`, however little the disk takes at a time; return how many bytes.

    Raises: OSError; Cancelled.
    """
    written = 0
    for piece in pieces:
        view = memoryview(piece)
        while view:
            count = os.write(handle, view[:BLOCK_BYTES])
            view = view[count:]
            written += count
            progress(min(1.0, written / (size_bytes or written or 1)))
    return written


def synced(handle: int) -> OSError | None:
    """Have the disk keep what was written; return why it cannot say whether it does.

    Raises: OSError where it says that it does not.
    """
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise
        return error
    return None


def remove_if_there(path: Path) -> None:
    """Remove a file, as far as the disk lets it."""
    with contextlib.suppress(OSError):
        path.unlink()


def new_file(path: Path) -> int:
    """Make a file for its owner alone and return its handle. Raises: OSError."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | O_BINARY, 0o600)


def sync_folder(folder: Path) -> None:
    """Make the exchange itself durable where the system can (not on Windows)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def unconfirmed(error: OSError, target: Path) -> Remark:
    """Return what to say of a file that is written, but not known to be on disk."""
    return Remark(_UNCONFIRMED, {"name": target.name, "reason": error.strerror or str(error)})


def _keep_attributes(
    handle: int, beside: Path, target: Path, before: os.stat_result
) -> Iterator[str]:
    """Give a file owner, mode and extended attributes of `target`; yield what it did not take."""
    mode = stat.S_IMODE(before.st_mode)
    if hasattr(os, "fchown"):
        _keep_owner(handle, before)
        with contextlib.suppress(OSError):
            os.fchmod(handle, mode)
    else:
        with contextlib.suppress(OSError):
            beside.chmod(mode)
    if stat.S_IMODE(os.fstat(handle).st_mode) != mode and os.name == "posix":
        yield f"{mode:04o}"
    yield from _keep_extended(handle, target)


def _keep_owner(handle: int, before: os.stat_result) -> None:
    now = os.fstat(handle)
    if (now.st_uid, now.st_gid) != (before.st_uid, before.st_gid):
        try:
            os.fchown(handle, before.st_uid, before.st_gid)
        except PermissionError as error:
            # The exchange would give the file another owner: not ours to decide.
            raise PermissionError(errno.EACCES, error.strerror) from error


def _keep_extended(handle: int, target: Path) -> Iterator[str]:
    """Copy extended attributes, access lists among them; yield the names of those refused."""
    names: list[str] = []
    with contextlib.suppress(OSError, AttributeError):  # Linux only, and not on every disk
        names = os.listxattr(target)
    for name in names:
        if name in _OF_CONTENT:
            continue
        try:
            value = os.getxattr(target, name)
            os.setxattr(handle, name, value)
        except OSError:
            if not _has(handle, name, target):
                yield name


def _has(handle: int, name: str, target: Path) -> bool:
    """Tell whether the system gave the new file the same by itself, as labels of a folder are."""
    try:
        return os.getxattr(handle, name) == os.getxattr(target, name)
    except OSError:
        return False
