"""gzip: by magic bytes, every member, under a cap, packed the same every time."""

from __future__ import annotations

import gzip
import io
import random
import zlib

import pytest

from sitemap_editor.core.errors import BrokenGzip, Cancelled, TooLarge, no_progress
from sitemap_editor.core.files.compression import is_gzip, pack, too_large, unpack

MIB = 1 << 20


def unpacked(data: bytes, cap_bytes: int = 64 * MIB) -> bytes:
    """Unpack without anybody watching."""
    return unpack(data, cap_bytes=cap_bytes, progress=no_progress)[0]


def noise(size: int) -> bytes:
    """Return bytes that cannot be compressed, always the same."""
    return random.Random(1).randbytes(size)


def test_gzip_is_told_by_its_first_bytes() -> None:
    assert is_gzip(gzip.compress(b""))
    assert not is_gzip(b"")
    assert not is_gzip(b"\x1f")
    assert not is_gzip(b"<urlset/>")


@pytest.mark.parametrize("data", [b"", b"x", b"text " * 1000, noise(3 * MIB), bytes(9 * MIB)])
def test_what_gzip_packed_is_unpacked(data: bytes) -> None:
    assert unpacked(gzip.compress(data)) == data
    assert unpacked(b"".join(pack([data]))) == data


def test_members_follow_one_another_and_zeros_may_pad_them() -> None:
    members = [gzip.compress(part) for part in (b"one ", b"", noise(MIB), b" three")]
    expected = b"one " + noise(MIB) + b" three"
    assert unpacked(b"".join(members)) == expected
    assert unpacked(b"".join(members) + bytes(1000)) == expected
    assert unpacked(members[0] + bytes(7) + members[3]) == b"one  three"


def test_a_member_with_a_name_a_comment_and_a_time_is_read() -> None:
    out = io.BytesIO()
    with gzip.GzipFile("sitemap.xml", "wb", fileobj=out, mtime=1234567890) as file:
        file.write(b"inside")
    assert unpacked(out.getvalue()) == b"inside"


@pytest.mark.parametrize("cut", [1, 2, 3, 9, 10, 11, 50, -9, -8, -4, -1])
def test_a_cut_file_is_broken_wherever_it_is_cut(cut: int) -> None:
    data = gzip.compress(noise(1000))
    with pytest.raises(BrokenGzip) as caught:
        unpacked(data[:cut])
    assert caught.value.code == "F13"
    with pytest.raises(BrokenGzip):
        unpacked(gzip.compress(b"first") + data[: max(cut, 2) if cut > 0 else cut])


@pytest.mark.parametrize("place", [2, 3, -8, -1])
def test_a_damaged_file_is_broken_wherever_it_is_damaged(place: int) -> None:
    data = bytearray(gzip.compress(b"some text " * 100, mtime=0))
    data[place] ^= 0xFF
    with pytest.raises(BrokenGzip):
        unpacked(bytes(data))


def test_what_follows_and_does_not_belong_there_is_counted() -> None:
    data = gzip.compress(b"x") + b"\0\0junk"
    assert unpack(data, cap_bytes=MIB, progress=no_progress) == (b"x", 4)
    assert unpack(data[:-4], cap_bytes=MIB, progress=no_progress) == (b"x", 0)


def test_a_bomb_stops_at_the_cap() -> None:
    bomb = gzip.compress(bytes(200 * MIB), 9)
    assert len(bomb) < MIB
    parts: list[float] = []
    with pytest.raises(TooLarge) as caught:
        unpack(bomb, cap_bytes=8 * MIB, progress=parts.append)
    assert caught.value.cap_bytes == 8 * MIB
    assert "8 MB" in str(caught.value)
    assert parts == []  # it stopped within the first step


def test_members_count_together_and_the_cap_itself_is_allowed() -> None:
    member = gzip.compress(bytes(MIB))
    assert len(unpacked(member * 4, cap_bytes=4 * MIB)) == 4 * MIB
    with pytest.raises(TooLarge):
        unpacked(member * 5, cap_bytes=4 * MIB)
    with pytest.raises(TooLarge):
        unpacked(gzip.compress(bytes(4 * MIB + 1)), cap_bytes=4 * MIB)


def test_progress_grows_and_a_person_can_stop() -> None:
    data = gzip.compress(noise(2 * MIB)) + gzip.compress(noise(MIB))
    parts: list[float] = []
    unpack(data, cap_bytes=8 * MIB, progress=parts.append)
    assert parts == sorted(parts)
    assert 0 <= parts[0] < parts[-1] <= 1
    assert len(parts) > 4

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        unpack(data, cap_bytes=8 * MIB, progress=stop)


def test_the_same_pieces_give_the_same_bytes_without_name_and_time() -> None:
    pieces: list[bytes | memoryview] = [b"one", memoryview(b"two" * 200_000), b"", noise(MIB)]
    packed = b"".join(pack(pieces))
    assert packed == b"".join(pack(pieces))
    assert packed[:10] == b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
    assert gzip.decompress(packed) == b"".join(pieces)
    assert packed[-8:] == zlib.crc32(b"".join(pieces)).to_bytes(4, "little") + sum(
        map(len, pieces)
    ).to_bytes(4, "little")
    assert gzip.decompress(b"".join(pack([]))) == b""


def test_how_the_bytes_are_cut_into_pieces_makes_no_difference() -> None:
    data = b"some text, " * 100_000
    whole = b"".join(pack([data]))
    assert (
        b"".join(pack(data[start : start + 1000] for start in range(0, len(data), 1000))) == whole
    )


def test_the_error_for_too_much_names_the_cap() -> None:
    error = too_large(512 * MIB)
    assert (error.code, error.cap_bytes) == ("F12", 512 * MIB)
    assert "512 MB" in str(error)
