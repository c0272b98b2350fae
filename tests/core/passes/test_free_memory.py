from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_editor.core.passes.free_memory import give_back, keep_large_apart

ONLY_LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="it is the C library of Linux that keeps it"
)
LARGE_BLOCKS = """
import ctypes

class Told(ctypes.Structure):
    _fields_ = [(f"size_{number}", ctypes.c_size_t) for number in range(10)]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Told
from sitemap_editor.core.passes.free_memory import keep_large_apart
keep_large_apart()
del [bytearray(30_000_000)][0]  # from here on, glibc takes what is as large for small
before = library.mallinfo2().size_3  # blocks that lie by themselves
blocks = [bytearray(3_000_000) for _ in range(20)]
print(library.mallinfo2().size_3 - before)
"""


def held_bytes() -> int:
    """Return how much memory this process has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


@ONLY_LINUX
def test_what_is_free_between_what_is_held_goes_back() -> None:
    # 100,000 bytes each: nothing that the C library takes from the system piece by piece.
    blocks = [bytearray(100_000) for _ in range(1_000)]
    for block in blocks:
        block[:] = b"x" * len(block)
    kept = blocks[::2]
    del blocks, block
    before = held_bytes()
    give_back()
    assert before - held_bytes() > 30_000_000
    assert len(kept) == 500


@ONLY_LINUX
def test_what_is_large_lies_by_itself() -> None:
    """In a program of its own: it is kept to for the life of a process."""
    if not hasattr(ctypes.CDLL(None), "mallinfo2"):
        pytest.skip("it is glibc that can tell, from 2.33 on")
    command = [sys.executable, "-c", LARGE_BLOCKS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 20


def test_other_systems_have_nothing_to_give_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    give_back()  # what cannot be imported is not asked for
    keep_large_apart()
