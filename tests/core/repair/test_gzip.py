from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import BrokenGzip, Cancelled, NotASitemap, TooLarge
from sitemap_editor.core.files.repair.plan import Sureness, is_repairable, plan_repair
from tests.core.repair.repairing import LOCS, ROWS, opened, row, sitemap, spoken

MANY = 5_000
DATA = sitemap(*[row(f"https://example.org/{n * n}") for n in range(MANY)])


def test_cut_gzip_keeps_every_row_that_came_out_whole() -> None:
    packed = gzip.compress(DATA, mtime=0)
    plan = plan_repair(packed[: len(packed) // 2])
    assert plan.is_compressed
    assert DATA.startswith(plan.data)
    whole = plan.data.count(b"</url>")
    assert whole > MANY // 4
    assert [one.loc for one in opened(plan)] == [
        f"https://example.org/{n * n}" for n in range(whole)
    ]
    assert plan.repairs[-1].code == "F13"
    assert plan.repairs[-1].length == 0
    assert plan.lost_rows == 1


def test_damaged_gzip_is_unpacked_up_to_the_damage() -> None:
    packed = bytearray(gzip.compress(DATA, mtime=0))
    packed[len(packed) // 2 :] = b"\xff" * (len(packed) // 2)
    plan = plan_repair(bytes(packed))
    assert DATA[: len(plan.data) // 2] == plan.data[: len(plan.data) // 2]
    assert len(opened(plan)) > MANY // 8


@pytest.mark.parametrize("missing", ["checksum", "trailer"])
def test_a_wrong_checksum_alone_is_told_and_costs_nothing(missing: str) -> None:
    packed = bytearray(gzip.compress(DATA, mtime=0))
    if missing == "trailer":
        del packed[-8:]
    else:
        packed[-8] ^= 0xFF
    plan = plan_repair(bytes(packed))
    (repair,) = plan.repairs
    assert (repair.code, repair.length, repair.replacement) == ("F13", 0, b"")
    assert repair.sureness is Sureness.LIKELY
    assert "checksum" in spoken(repair)
    assert (plan.data, plan.repaired(), plan.repaired([])) == (DATA, DATA, DATA)
    assert len(opened(plan)) == MANY


def test_broken_xml_in_sound_gzip_is_repaired_and_saved_as_gzip(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml.gz"
    path.write_bytes(gzip.compress(sitemap(*ROWS) + b"junk"))
    document = Document.repaired(plan_repair(path.read_bytes()), path=path)
    document.save()
    assert [one.loc for one in Document.open(path)] == LOCS
    assert gzip.decompress(path.read_bytes()) == sitemap(*ROWS)


def test_members_before_the_damaged_one_are_kept() -> None:
    first, second = sitemap(*ROWS[:2], tail=b""), b"".join(ROWS[2:]) + b"</urlset>"
    packed = gzip.compress(first) + b"\0\0" + gzip.compress(second)
    assert [one.loc for one in opened(plan_repair(packed[:-4]))] == LOCS


def test_a_cut_text_sitemap_loses_its_last_line() -> None:
    lines = "".join(f"https://example.org/{n * n}\n" for n in range(MANY)).encode()
    packed = gzip.compress(lines)
    plan = plan_repair(packed[: len(packed) // 2])
    document = opened(plan)
    assert document.kind == "text"
    assert len(document) > MANY // 4
    assert all(one.loc == f"https://example.org/{n * n}" for n, one in enumerate(document))
    assert plan.lost_rows in (0, 1)


@pytest.mark.parametrize(
    "packed", [b"\x1f\x8b", b"\x1f\x8b\x08corrupted data", gzip.compress(b"a", mtime=0)[:10]]
)
def test_gzip_without_one_usable_byte_is_refused(packed: bytes) -> None:
    with pytest.raises(BrokenGzip, match="incomplete or damaged") as caught:
        plan_repair(packed)
    assert is_repairable(caught.value)


def test_empty_gzip_and_archives_inside_are_refused() -> None:
    with pytest.raises(NotASitemap):
        plan_repair(gzip.compress(b""))
    with pytest.raises(NotASitemap):
        plan_repair(gzip.compress(b"PK\x03\x04"))


def test_the_cap_holds_for_damaged_data_too() -> None:
    packed = gzip.compress(bytes(10_000_000))[:-9]
    with pytest.raises(TooLarge):
        plan_repair(packed[:-9], cap_bytes=1_000_000)


def test_unpacking_damaged_data_can_be_stopped() -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        plan_repair(gzip.compress(DATA)[:-9], progress=stop)
