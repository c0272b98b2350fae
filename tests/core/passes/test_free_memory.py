from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sitemap_editor.core.passes.free_memory import give_back, keep_large_apart

ONLY_LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="it is the C library of Linux that keeps it"
)
LARGE_BLOCKS = """
from sitemap_editor.core.passes.free_memory import keep_large_apart
from tests.core.passes.test_free_memory import held_bytes
keep_large_apart()
del [bytearray(30_000_000)][0]  # from here on, glibc takes what is as large for small
blocks = [bytearray(b"x" * 3_000_000) for _ in range(20)]
before = held_bytes()
del blocks[::2]  # each of them lies between two that stay
print(before - held_bytes())
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
def test_what_is_large_goes_back_at_once() -> None:
    """In a program of its own: it is kept to for the life of a process."""
    command = [sys.executable, "-c", LARGE_BLOCKS]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(done.stdout) > 25_000_000


def test_other_systems_have_nothing_to_give_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    give_back()  # what cannot be imported is not asked for
    keep_large_apart()
