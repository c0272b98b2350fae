"""Overwriting in place: whatever happens, old or new lie somewhere whole, and are offered."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sitemap_editor import Document, SetCells
from sitemap_editor.core.errors import Cancelled, Interrupted, SaveError
from sitemap_editor.core.files.disk.kept_bytes import KeptBytes
from sitemap_editor.core.files.disk.saving import replace_file, write_in_place
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.recovery.abandoned import OnDisk
from sitemap_editor.core.files.recovery.abandoned_edits import abandoned_edits_in
from sitemap_editor.core.files.recovery.abandoned_tables import Restored
from sitemap_editor.core.files.recovery.abandoned_texts import RestoredText
from sitemap_editor.core.files.recovery.kept_saves import KeptSave
from tests.core.recovery.keeper import Keeper
from tests.core.sitemaps import urlset
from tests.network_guard import python_path

OLD = urlset("<url><loc>https://example.com/old</loc></url>" * 40)
NEW = urlset("<url><loc>https://example.com/new/page</loc></url>" * 60)
ROOT = Path(__file__).parents[3]

posix_only = pytest.mark.skipif(os.name != "posix", reason="handles are told apart by inodes")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "sitemap.xml"
    path.write_bytes(OLD)
    return path


class Disk:
    """A disk that takes so many bytes and then fails; of one file alone, or of all."""

    def __init__(self, room: int, fail: Callable[[], None], file_id: int | None = None) -> None:
        self.room = room
        self._fail = fail
        self._file_id = file_id
        self._write = os.write

    def write(self, handle: int, data: bytes) -> int:
        if self._file_id not in (None, os.fstat(handle).st_ino):
            return self._write(handle, data)
        if not self.room:
            self._fail()
        count = self._write(handle, memoryview(data)[: self.room])
        self.room -= count
        return count


def is_full() -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def offered(folder: Path) -> list[bytes]:
    """Return what the next start offers of interrupted saves, and let go of it."""
    found = []
    for lost, summary in abandoned_edits_in(folder):
        assert isinstance(lost, KeptSave)
        assert summary.is_save
        assert summary.is_whole
        restored = lost.restored()
        assert isinstance(restored, Restored)
        assert restored.is_whole
        found.append(restored.document.to_bytes())
        lost.release()
    return found


@posix_only
@pytest.mark.parametrize("room", [0, 1, 40, *range(100, len(NEW), 331), len(NEW) - 1])
def test_a_disk_that_fills_while_a_file_is_overwritten_leaves_its_new_bytes_to_be_offered(
    target: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    disk = Disk(room, is_full, target.stat().st_ino)
    monkeypatch.setattr(os, "write", disk.write)
    with pytest.raises(SaveError) as caught:
        write_in_place(target, [NEW], folder=folder)
    monkeypatch.undo()
    assert caught.value.code == "disk-full"
    if not room:
        assert target.read_bytes() == OLD
        assert "is unchanged" in str(caught.value)
        assert list(folder.iterdir()) == []
        return
    assert isinstance(caught.value, Interrupted)
    assert caught.value.kept in str(caught.value)
    assert Path(caught.value.kept).read_bytes() == NEW
    assert caught.value.left == Stamp.of(target)
    assert offered(folder) == [NEW]
    write_in_place(target, [NEW + b"\n"], folder=folder)  # saved again, later in the same run
    assert list(folder.iterdir()) == []


KILLED = """
import os, sys
from pathlib import Path
from sitemap_editor.core.files.disk.saving import write_in_place
from tests.core.recovery.test_kept_saves import NEW, Disk
target, folder, room = sys.argv[1:]
os.write = Disk(int(room), lambda: os._exit(9)).write
write_in_place(Path(target), [NEW[:500], NEW[500:]], folder=Path(folder))
"""


@posix_only
@pytest.mark.parametrize("room", [0, 250, *range(len(NEW) - 200, 2 * len(NEW) + 700, 310)])
def test_a_process_killed_after_any_byte_of_a_save_in_place_loses_neither_old_nor_new(
    target: Path, folder: Path, room: int
) -> None:
    arguments = [sys.executable, "-c", KILLED, str(target), str(folder), str(room)]
    done = subprocess.run(
        arguments, env={**os.environ, "PYTHONPATH": python_path(ROOT)}, check=False
    )
    assert done.returncode in (0, 9)
    found, on_disk = offered(folder), target.read_bytes()
    if on_disk not in (OLD, NEW):
        assert found == [NEW]
    assert found in ([], [NEW])
    if on_disk == NEW:
        assert found == []
        assert not list(folder.iterdir())


def test_nothing_is_left_of_a_save_in_place_that_went_well(target: Path, folder: Path) -> None:
    places: list[Path] = []

    def when_kept(place: Path) -> None:
        assert place.read_bytes() == NEW
        assert target.read_bytes() == OLD
        places.append(place)

    written = write_in_place(target, [NEW], folder=folder, when_kept=when_kept)
    assert places[0].name.endswith(".xml")
    assert target.read_bytes() == NEW
    assert written.stamp == Stamp.of(target)
    assert list(folder.iterdir()) == []


def test_without_a_place_for_the_new_bytes_nothing_is_overwritten(
    target: Path, folder: Path
) -> None:
    folder.write_bytes(b"a file is in the way")
    with pytest.raises(SaveError) as caught:
        write_in_place(target, [NEW], folder=folder)
    assert caught.value.code == "not-kept"
    assert str(folder) in str(caught.value)
    assert target.read_bytes() == OLD


def test_a_save_in_place_can_be_stopped_before_the_first_byte(target: Path, folder: Path) -> None:
    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        write_in_place(target, [NEW], size_bytes=len(NEW), progress=stop, folder=folder)
    assert target.read_bytes() == OLD
    assert list(folder.iterdir()) == []


@posix_only
@pytest.mark.parametrize("function", ["fsync", "close"])
def test_a_file_is_not_called_cut_where_only_the_confirmation_failed(
    target: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    real, file_id = getattr(os, function), target.stat().st_ino

    def fails(handle: int) -> None:
        is_target = os.fstat(handle).st_ino == file_id
        real(handle)
        if is_target:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, function, fails)
    with pytest.raises(Interrupted) as caught:
        write_in_place(target, [NEW], folder=folder)
    monkeypatch.undo()
    assert target.read_bytes() == NEW
    assert "could not confirm" in str(caught.value)
    assert "cut" not in caught.value.text
    assert offered(folder) == []  # the file has them, as it turns out


@posix_only
def test_a_disk_that_cannot_confirm_anything_is_told_of_and_saved_to(
    target: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_handle: int) -> None:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    monkeypatch.setattr(os, "fsync", cannot)
    for write in (replace_file, write_in_place):
        (remark,) = write(target, [NEW], folder=folder).remarks
        assert "could not confirm" in str(remark)
        assert target.read_bytes() == NEW


def test_what_another_run_left_outlives_a_later_save_of_the_file(
    target: Path, folder: Path
) -> None:
    arguments = [sys.executable, "-c", KILLED, str(target), str(folder), str(len(NEW) + 800)]
    subprocess.run(arguments, env={**os.environ, "PYTHONPATH": python_path(ROOT)}, check=False)
    replace_file(target, [OLD], folder=folder)
    assert offered(folder) == [NEW]


def test_a_restored_save_is_saved_over_what_it_left_but_asks_where_another_program_wrote(
    target: Path, folder: Path
) -> None:
    arguments = [sys.executable, "-c", KILLED, str(target), str(folder), str(len(NEW) + 800)]
    subprocess.run(arguments, env={**os.environ, "PYTHONPATH": python_path(ROOT)}, check=False)
    ((lost, summary),) = abandoned_edits_in(folder)
    assert summary.on_disk is OnDisk.SAME
    restored = lost.restored()
    assert isinstance(restored, Restored)
    assert restored.document.path == target
    assert not restored.document.has_changed_on_disk()
    lost.release()
    target.unlink()
    target.write_bytes(OLD)
    os.utime(target, (2**32, 2**32))
    ((lost, summary),) = abandoned_edits_in(folder)
    assert summary.on_disk is OnDisk.CHANGED
    restored = lost.restored()
    assert isinstance(restored, Restored)
    assert restored.document.has_changed_on_disk()
    lost.discard()
    assert list(folder.iterdir()) == []


def test_an_interrupted_save_of_what_is_no_sitemap_comes_back_as_text(
    target: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "ftruncate", lambda _handle, _size: is_full())
    with pytest.raises(Interrupted):
        write_in_place(target, ["<urlset><ü".encode()], folder=folder)
    monkeypatch.undo()
    ((lost, _summary),) = abandoned_edits_in(folder)
    restored = lost.restored()
    assert isinstance(restored, RestoredText)
    assert (restored.path, restored.text) == (target, "<urlset><ü")
    assert restored.before.startswith("<urlset><ü")
    lost.discard()


def test_a_save_that_another_program_is_still_writing_is_not_offered(
    target: Path, folder: Path
) -> None:
    seen: list[int] = []

    def progress(_part: float) -> None:
        seen.append(len(abandoned_edits_in(folder)))

    write_in_place(target, [NEW], folder=folder, progress=progress)
    assert seen
    assert not any(seen)
    assert target.read_bytes() == NEW


def test_a_document_saves_itself_in_place_with_its_bytes_kept(
    target: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    document = Document.open(target)
    disk = Disk(100, is_full, target.stat().st_ino)
    monkeypatch.setattr(os, "write", disk.write)
    with pytest.raises(Interrupted) as caught:
        document.save(in_place=True)
    monkeypatch.undo()
    assert Path(caught.value.kept).read_bytes() == OLD


@pytest.mark.parametrize("is_same", [True, False])
def test_a_save_that_a_journal_comes_to_as_well_is_offered_once(
    target: Path, folder: Path, is_same: bool
) -> None:
    keeper = Keeper(Document.open(target), folder, keeps_base=True)
    keeper.apply(SetCells([(0, "lastmod", "2026-05-06")]))
    keeper.journal.close()
    data = keeper.document.to_bytes()
    kept = KeptBytes(folder, target.resolve())
    kept.keep([data if is_same else NEW], Stamp.of(target), 0, lambda _part: None)
    kept.leave()
    found = abandoned_edits_in(folder)
    assert len(found) == (1 if is_same else 2)
    for lost, _summary in found:
        lost.release()
    assert kept.path.exists()
