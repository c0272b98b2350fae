"""What a power cut may leave of a journal: no edit that was on disk is lost, none is made up."""

from __future__ import annotations

import io
import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, Edit, InsertRows, MoveRows, RemoveRows, Row, SetCells
from sitemap_editor.core.files.recovery.abandoned_edits import (
    abandoned_edits_in,
    abandoned_journals_in,
)
from sitemap_editor.core.files.recovery.abandoned_tables import AbandonedTableJournal
from sitemap_editor.core.files.recovery.abandoned_texts import AbandonedTextJournal
from sitemap_editor.core.files.recovery.reading import JournalReader, Record
from sitemap_editor.core.files.recovery.texts import TextHeader, TextJournal
from tests.core.recovery.keeper import Keeper
from tests.core.sitemaps import urlset

BODY = "".join(f"\n<url><loc>https://example.com/{name}</loc></url>" for name in "abcdef") + "\n"
SECTOR_BYTES = 512
"""What a disk writes as one, at the least."""


@dataclass(frozen=True)
class Written:
    """A journal with several edits: how long it was after each, and what there was then."""

    path: Path
    """Of the journal, which is written anew for each try."""
    data: bytes
    ends: tuple[int, ...]
    states: tuple[bytes, ...]

    def allowed(self, synced: int) -> set[bytes]:
        """Return what may be restored where the first so many bytes were on disk."""
        last = sum(end <= synced for end in self.ends) - 1
        return set(self.states[last:])

    def found(self, data: bytes) -> bytes:
        """Return what the next start makes of a journal; the file itself where nothing is lost."""
        self.path.write_bytes(data)
        found = abandoned_edits_in(self.path.parent)
        if not found:
            return self.states[0]
        ((abandoned, _summary),) = found
        if isinstance(abandoned, AbandonedTextJournal):
            text = abandoned.restored().text
            abandoned.release()
            return text.encode()
        assert isinstance(abandoned, AbandonedTableJournal)
        restored = abandoned.restored()
        abandoned.release()
        assert restored.edit is not None
        restored.document.apply(restored.edit)
        return restored.document.to_bytes()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Write a journal with small edits, large ones that are packed, and some of several frames."""
    folder = tmp_path_factory.mktemp("torn")
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(BODY))
    keeper = Keeper(Document.open(path), folder / "kept", keeps_base=False)
    chance = random.Random(5)
    noise = "".join(chance.choices("abcdefghij0123456789", k=1_500))
    edits: list[Edit] = [
        SetCells([(0, "lastmod", "2026-05-06")]),
        InsertRows(1, [Row(f"https://example.com/{number}") for number in range(60)]),
        MoveRows([0, 3], 20),
        RemoveRows(range(5, 30)),
        SetCells([(1, "loc", f"https://example.com/{noise}")]),
        SetCells([(2, "priority", "0.5")]),
    ]
    place = keeper.journal.path
    ends, states = [place.stat().st_size], [keeper.document.to_bytes()]
    for edit in edits:
        keeper.apply(edit)
        ends.append(place.stat().st_size)
        states.append(keeper.document.to_bytes())
    keeper.dies()
    return Written(place, place.read_bytes(), tuple(ends), tuple(states))


@pytest.fixture(scope="module")
def written_text(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Write the journal of a text; what was read of the file is its first record."""
    folder = tmp_path_factory.mktemp("torn text")
    path = folder / "broken.xml"
    texts = [
        "<urlset>\r\n<url>",
        "<urlset>\r\n<url>ü\U0001f600",
        "ü\U0001f600",
        "",
        "<urlset/>" * 99,
    ]
    path.write_bytes(texts[0].encode())
    header = TextHeader(path, None, "UTF-8", is_compressed=False, is_on_disk=True)
    journal = TextJournal(folder / "kept", header, texts[0], 1.0)
    ends = [journal.path.stat().st_size]
    for text in texts[1:]:
        journal.record(text, 2.0)
        ends.append(journal.path.stat().st_size)
    journal.close()
    data = journal.path.read_bytes()
    return Written(journal.path, data, tuple(ends), tuple(text.encode() for text in texts))


def test_a_journal_cut_at_any_byte_has_all_edits_before_the_cut(written: Written) -> None:
    for length in range(written.ends[0], len(written.data) + 1):
        reader = JournalReader(io.BytesIO(written.data[:length]))
        count = sum(1 for _record in reader.records())
        assert count == sum(end <= length for end in written.ends) - 1
        assert not reader.is_damaged  # a cut is nothing to be told of


def records_of(data: bytes) -> list[Record]:
    return list(JournalReader(io.BytesIO(data)).records())


def test_no_bit_that_flips_makes_up_an_edit(written: Written) -> None:
    whole = records_of(written.data)
    for at in range(written.ends[0], len(written.data)):
        data = bytearray(written.data)
        data[at] ^= 1 << at % 8
        found = records_of(bytes(data))
        assert found == whole[: len(found)]
        assert len(found) >= sum(end <= at for end in written.ends) - 1


def test_a_journal_cut_within_its_beginning_is_no_journal(written: Written) -> None:
    for length in range(written.ends[0]):
        written.path.write_bytes(written.data[:length])
        assert not abandoned_journals_in(written.path.parent)
        assert written.path.exists()  # it may be one that is being begun


def test_a_text_cut_at_any_byte_has_all_edits_before_the_cut(written_text: Written) -> None:
    for length in range(written_text.ends[0], len(written_text.data) + 1):
        number = sum(end <= length for end in written_text.ends) - 1
        assert written_text.found(written_text.data[:length]) == written_text.states[number]


def torn(source: st.DataObject, told: Written) -> tuple[int, bytes]:
    """Tear a journal as a power cut may; return how much was safe, and what is left of it.

    Behind what was synced any sector may lack, hold zeros, or what lay on the disk before.
    """
    synced = source.draw(st.integers(told.ends[0], len(told.data)), label="synced")
    length = source.draw(st.integers(synced, len(told.data) + 2_000), label="length")
    rest = bytearray(told.data[synced:length].ljust(length - synced, b"\0"))
    for start in range(0, len(rest), SECTOR_BYTES):
        size = min(SECTOR_BYTES, len(rest) - start)
        fate = source.draw(st.sampled_from(["kept", "zeros", "garbage", "a flipped bit"]))
        if fate == "zeros":
            rest[start : start + size] = bytes(size)
        elif fate == "garbage":
            seed = source.draw(st.integers(0, 1 << 16))
            rest[start : start + size] = random.Random(seed).randbytes(size)
        elif fate == "a flipped bit":
            rest[start + source.draw(st.integers(0, size - 1))] ^= 0x10
    return synced, told.data[:synced] + bytes(rest)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_a_power_cut_leaves_nothing_synced_is_lost(
    written: Written, source: st.DataObject
) -> None:
    synced, left = torn(source, written)
    assert written.found(left) in written.allowed(synced)


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_whatever_a_power_cut_leaves_of_a_text_nothing_synced_is_lost(
    written_text: Written, source: st.DataObject
) -> None:
    synced, left = torn(source, written_text)
    assert written_text.found(left) in written_text.allowed(synced)


@given(st.binary(max_size=3_000))
def test_garbage_behind_a_journal_is_no_edit(written: Written, garbage: bytes) -> None:
    assert written.found(written.data + garbage) == written.states[-1]


def test_an_orphan_of_a_table_is_no_text(written: Written) -> None:
    written.path.write_bytes(written.data)
    (abandoned,) = abandoned_journals_in(written.path.parent)
    abandoned.release()
    assert isinstance(abandoned, AbandonedTableJournal)
