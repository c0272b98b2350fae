"""Buffers grow and never change."""

from __future__ import annotations

from sitemap_editor.core.document.buffers import Buffers


def test_addresses_run_on_through_the_blocks() -> None:
    buffers = Buffers(b"original")
    assert buffers.append(b"") == 8
    assert buffers.append(b"first") == 8
    assert buffers.append(b"second") == 13
    assert buffers.original == b"original"
    assert buffers.slice(0, 8) == b"original"
    assert buffers.slice(2, 3) == b"igi"
    assert buffers.slice(8, 5) == b"first"
    assert buffers.slice(14, 3) == b"eco"
    assert [buffers.locate(at) for at in (0, 7, 8, 12, 13, 18)] == [
        (b"original", 0),
        (b"original", 7),
        (b"first", 0),
        (b"first", 4),
        (b"second", 0),
        (b"second", 5),
    ]
    assert [buffers.block_end(at) for at in (0, 7, 8, 12, 13)] == [8, 8, 13, 13, 19]


def test_no_bytes_at_all_can_be_the_original() -> None:
    buffers = Buffers(b"")
    assert buffers.slice(0, 0) == b""
    assert buffers.append(b"x") == 0
    assert buffers.slice(0, 1) == b"x"
