"""Locks on files: they tell who is at work, and no crash leaves one behind."""

from __future__ import annotations

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


def lock(handle: int) -> bool:
    """Lock an open file until it is closed; False where another program holds it.

    Raises: OSError where the disk knows no locks.
    """
    try:
        _lock(handle)
    except OSError as error:
        if error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            raise
        return False
    return True


def take_lock(handle: int) -> bool:
    """Lock an open file as `lock` does; where the disk knows no locks, nobody is in the way.

    Then two programs may offer the same journal.
    """
    try:
        return lock(handle)
    except OSError:
        return True
