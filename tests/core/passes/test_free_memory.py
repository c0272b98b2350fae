from __future__ import annotations

import sys
from pathlib import Path

import pytest

from sitemap_editor.core.passes.free_memory import give_back


def held_bytes() -> int:
    """Return how much memory this process has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="it is the C library of Linux that keeps it")
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


def test_other_systems_have_nothing_to_give_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    give_back()  # what cannot be imported is not asked for
