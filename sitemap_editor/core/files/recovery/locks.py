"""Tells whose a journal is: who writes it holds a lock, which no crash leaves behind."""

from __future__ import annotations

import contextlib
import errno
import os
import sys

if sys.platform == "win32":
    import msvcrt

    _FAR_AWAY = 1 << 40  # a byte nobody writes: Windows keeps others from reading what is locked

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def take_lock(handle: int) -> bool:
    """Lock an open file until it is closed; False where another program holds it.

    True as well where the disk knows no locks: then two programs may offer the same journal.
    """
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


def make_durable(handle: int) -> None:
    """Have the disk keep what was written, also through a power cut. Raises: OSError."""
    if sys.platform == "darwin":
        with contextlib.suppress(OSError):  # a disk of another system does not know it
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # fsync leaves it in the memory of the drive
            return
    os.fsync(handle)
