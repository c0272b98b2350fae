"""A disk that takes only so much more, for this process: what is written beyond fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def room_for(size_bytes: int, path: Path) -> Iterator[None]:
    """Let no file become longer than `path` is now and so many bytes; EFBIG, as when full."""
    resource = pytest.importorskip("resource", reason="no such limits here")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    most = max(0, path.stat().st_size + size_bytes)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
