"""Several files are put on disk together, or everything is as it was."""

from __future__ import annotations

import errno
import gzip
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sitemap_editor.core.errors import Cancelled, ChangedMeanwhile, Remark, SaveError
from sitemap_editor.core.files.compression import pack
from sitemap_editor.core.files.disk import all_or_nothing as several
from sitemap_editor.core.files.disk.all_or_nothing import NewFile, write_all_or_nothing
from tests.network_guard import python_path

posix_only = pytest.mark.skipif(os.name != "posix", reason="links, modes and owners are POSIX's")
root_only = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may do this"
)
Pieces = Iterable[bytes | memoryview]


def file(name: str, *pieces: bytes, is_compressed: bool = False) -> NewFile:
    """Return a file of these pieces."""
    return NewFile(name, lambda: pieces, sum(map(len, pieces)), is_compressed)


def failing(name: str, trouble: BaseException) -> NewFile:
    """Return a file whose writing fails in the middle."""

    def pieces() -> Iterator[bytes]:
        yield b"x" * 300_000
        raise trouble

    return NewFile(name, pieces, 600_000)


THREE = [file("a.xml", b"new a"), file("b.xml", b"new b"), file("c.xml", b"new ", b"c")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one of the files in it, and another that has nothing to do with it."""
    place = tmp_path / "folder"
    place.mkdir()
    (place / "b.xml").write_bytes(b"old b")
    (place / "b.xml").chmod(0o640)
    (place / "other.txt").write_bytes(b"other")
    return place


def state(folder: Path) -> dict[str, tuple[Any, ...]]:
    """Return everything in a folder with contents, identity, mode and time."""
    found = {}
    for path in folder.rglob("*"):
        facts = path.lstat()
        content = path.read_bytes() if path.is_file() else None
        found[str(path)] = (content, facts.st_ino, facts.st_mode, facts.st_mtime_ns)
    return found


def test_a_file_that_another_program_writes_meanwhile_is_not_replaced_nor_is_any_other(
    folder: Path,
) -> None:
    def pieces() -> list[bytes]:
        (folder / "b.xml").write_bytes(b"foreign")
        return [b"new"]

    files = [NewFile("a.xml", pieces, 3), NewFile("b.xml", lambda: [b"new"], 3)]
    with pytest.raises(ChangedMeanwhile):
        write_all_or_nothing(folder, files)
    assert (folder / "b.xml").read_bytes() == b"foreign"
    assert sorted(path.name for path in folder.iterdir()) == ["b.xml", "other.txt"]


@posix_only
def test_what_the_disk_refuses_to_keep_of_several_files_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "fchmod", refuse)
    remarks: list[Remark] = []
    write_all_or_nothing(folder, THREE, tell=remarks.append)
    assert ["0640" in str(remark) for remark in remarks] == [True]


def test_files_are_written_whole_and_nothing_else_is_left(folder: Path) -> None:
    assert write_all_or_nothing(folder, THREE) == [folder / f"{name}.xml" for name in "abc"]
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        "a.xml": b"new a",
        "b.xml": b"new b",
        "c.xml": b"new c",
        "other.txt": b"other",
    }


def test_missing_folders_are_made(tmp_path: Path) -> None:
    write_all_or_nothing(tmp_path / "x" / "y", THREE)
    assert len(list((tmp_path / "x" / "y").iterdir())) == 3
    assert write_all_or_nothing(tmp_path / "z", []) == []


def test_small_pieces_are_joined_and_large_ones_cut_to_the_same_bytes(tmp_path: Path) -> None:
    small = [b"row %d\n" % number for number in range(60_000)]
    pieces = [b"", *small[:7], b"L" * 9_000_000, *small, b"M" * 20_000, b"N" * 20_000, b"end"]
    for is_compressed in (False, True):
        write_all_or_nothing(tmp_path, [file("x", *pieces, is_compressed=is_compressed)])
        data = (tmp_path / "x").read_bytes()
        assert (gzip.decompress(data) if is_compressed else data) == b"".join(pieces)


def test_compressed_files_are_the_same_bytes_as_those_saved_alone(tmp_path: Path) -> None:
    data = b"<url><loc>https://a.org/</loc></url>" * 40_000
    files = [file(f"{number}.gz", data, is_compressed=True) for number in range(5)]
    for path in write_all_or_nothing(tmp_path, files):
        assert path.read_bytes() == b"".join(pack([data]))


@posix_only
def test_mode_of_what_is_replaced_is_kept_and_new_files_take_that_of_umask(folder: Path) -> None:
    (folder / "touched").touch()
    write_all_or_nothing(folder, THREE)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert modes["b.xml"] == 0o640
    assert modes["a.xml"] == modes["touched"]


@posix_only
def test_a_link_stays_and_the_file_it_leads_to_is_replaced(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "real.xml").write_bytes(b"old")
    (folder / "a.xml").symlink_to(elsewhere / "real.xml")
    (tmp_path / "link").symlink_to(folder)
    assert write_all_or_nothing(tmp_path / "link", THREE)[0] == tmp_path / "link" / "a.xml"
    assert (folder / "a.xml").is_symlink()
    assert (elsewhere / "real.xml").read_bytes() == b"new a"
    assert [path.name for path in elsewhere.iterdir()] == ["real.xml"]


def test_what_is_replaced_is_never_missing_and_the_rest_waits_hidden(folder: Path) -> None:
    seen: list[set[str]] = []

    def pieces() -> Iterator[bytes]:
        seen.append({path.name for path in folder.iterdir()})
        yield b"new a"

    write_all_or_nothing(folder, [NewFile("a.xml", pieces, 5), *THREE[1:]])
    (names,) = seen
    hidden = names - {"b.xml", "other.txt"}
    assert len(hidden) == 1
    assert hidden.pop().startswith(".")


def test_progress_is_told_in_the_thread_of_the_caller_and_ends_at_one(tmp_path: Path) -> None:
    told: list[tuple[float, int]] = []
    write_all_or_nothing(
        tmp_path, THREE, progress=lambda part: told.append((part, threading.get_ident()))
    )
    parts = [part for part, _ in told]
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert {thread for _, thread in told} == {threading.get_ident()}


# Trouble


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EFBIG])
@pytest.mark.parametrize("place", range(4))
def test_trouble_while_writing_leaves_the_folder_as_it_was(
    folder: Path, number: int, place: int
) -> None:
    before = state(folder)
    files: list[NewFile] = list(THREE)
    files.insert(place, failing("b2.xml", OSError(number, os.strerror(number))))
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, files)
    assert caught.value.code == ("write" if number == errno.EIO else "disk-full")
    assert state(folder) == before


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), MemoryError(), Cancelled()])
def test_any_interruption_leaves_the_folder_as_it_was(folder: Path, trouble: BaseException) -> None:
    before = state(folder)
    with pytest.raises(type(trouble)):
        write_all_or_nothing(folder, [*THREE, failing("z.xml", trouble)])
    assert state(folder) == before


def test_folders_that_were_made_are_taken_away_again(tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        write_all_or_nothing(tmp_path / "x" / "y", [failing("z.xml", Cancelled())])
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_was_made_stays_where_somebody_else_put_something_into_it(
    tmp_path: Path,
) -> None:
    def pieces() -> Iterator[bytes]:
        (tmp_path / "x" / "theirs").touch()
        yield b""
        raise Cancelled

    with pytest.raises(Cancelled):
        write_all_or_nothing(tmp_path / "x" / "y", [NewFile("a", pieces, 1)])
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")] == ["x", "x/theirs"]


def test_a_person_can_stop_in_mid_file(folder: Path) -> None:
    before = state(folder)
    has_stopped = threading.Event()

    def endless() -> Iterator[bytes]:
        while not has_stopped.is_set():
            yield b"x" * 100_000

    def stop(_part: float) -> None:
        raise Cancelled

    files = [*THREE, NewFile("e.xml", endless, 1), NewFile("f.xml", endless, 1, is_compressed=True)]
    with pytest.raises(Cancelled):
        write_all_or_nothing(folder, files, progress=stop)
    has_stopped.set()
    assert state(folder) == before


def counting(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str, fails_at: int, number: int
) -> None:
    """Let a function of the system fail when it is called for the nth time."""
    real: Callable[..., Any] = getattr(owner, name)
    calls = [0]

    def counted(*arguments: Any, **options: Any) -> Any:
        calls[0] += 1
        if calls[0] == fails_at:
            raise OSError(number, os.strerror(number))
        return real(*arguments, **options)

    monkeypatch.setattr(owner, name, counted)


@pytest.mark.parametrize("fails_at", [1, 2, 3])
@pytest.mark.parametrize("has_hard_links", [True, False])
@pytest.mark.parametrize(
    ("number", "code"), [(errno.EACCES, "permission"), (errno.ENOSPC, "disk-full")]
)
def test_files_already_in_place_are_put_back_where_a_later_one_fails(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    fails_at: int,
    has_hard_links: bool,
    number: int,
    code: str,
) -> None:
    (folder / "a.xml").write_bytes(b"old a")
    before = state(folder)
    if not has_hard_links:

        def refuse(*_arguments: object) -> None:
            raise OSError(errno.EPERM, "no links")

        monkeypatch.setattr(os, "link", refuse)
    counting(monkeypatch, Path, "replace", fails_at, number)
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, THREE)
    assert caught.value.code in (code, "replace" if code == "permission" else code)
    assert state(folder) == before


def test_a_folder_that_refuses_the_exchange_is_not_said_to_take_files_in_place(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting(monkeypatch, Path, "replace", 2, errno.EBUSY)
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, THREE)
    assert caught.value.code == "replace"
    assert "nothing was written" in str(caught.value)


def test_what_cannot_be_put_back_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.replace

    def refuse(path: Path, target: Path) -> Path:
        if path.name == "2" or path.parent.name == "old":
            raise OSError(errno.EIO, "trouble")
        return real(path, target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, THREE)
    assert caught.value.code == "left"
    (kept,) = folder.rglob("old/*")
    assert kept.read_bytes() == b"old b"
    assert f"“b.xml” could not be put back. The previous files are in “{kept.parent}”" in str(
        caught.value
    )


@pytest.mark.parametrize("has_hard_links", [True, False])
@pytest.mark.parametrize("pressed_at", range(1, 9))
def test_pressing_ctrl_c_over_and_over_loses_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, pressed_at: int, has_hard_links: bool
) -> None:
    (folder / "a.xml").write_bytes(b"old a")
    before = state(folder)
    monkeypatch.setattr(several, "_CAN_REPLACE_OPEN_FILES", has_hard_links)
    real, calls = Path.replace, [0]

    def pressed(path: Path, target: Path) -> Path:
        calls[0] += 1
        is_pressed = pressed_at <= calls[0] < pressed_at + 5
        if is_pressed and calls[0] % 2:
            raise KeyboardInterrupt
        found = real(path, target)
        if is_pressed:
            raise KeyboardInterrupt
        return found

    monkeypatch.setattr(Path, "replace", pressed)
    try:
        write_all_or_nothing(folder, THREE)
    except KeyboardInterrupt:
        monkeypatch.undo()
        assert state(folder) == before
    else:
        assert (folder / "a.xml").read_bytes() == b"new a"


def test_a_file_that_comes_into_the_way_while_others_are_written_is_not_replaced(
    folder: Path,
) -> None:
    def pieces() -> Iterator[bytes]:
        (folder / "c.xml").write_bytes(b"somebody's")
        yield b"new a"

    before = state(folder)
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, [NewFile("a.xml", pieces, 5), *THREE[1:]])
    assert caught.value.code == "exists"
    assert (folder / "c.xml").read_bytes() == b"somebody's"
    (folder / "c.xml").unlink()
    assert state(folder) == before


@pytest.mark.parametrize("is_empty", [True, False])
def test_a_folder_in_the_way_stays(folder: Path, is_empty: bool) -> None:
    (folder / "c.xml").mkdir()
    if not is_empty:
        (folder / "c.xml" / "x").touch()
    before = state(folder)
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, THREE)
    assert caught.value.code == "folder"
    assert "“c.xml”" in str(caught.value)
    assert state(folder) == before


@posix_only
def test_something_odd_in_the_way_stays(folder: Path) -> None:
    os.mkfifo(folder / "c.xml")
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(folder, THREE)
    assert caught.value.code == "special"
    (folder / "c.xml").unlink()
    (folder / "c.xml").symlink_to("c.xml")
    with pytest.raises(SaveError):
        write_all_or_nothing(folder, THREE)
    assert sorted(path.name for path in folder.iterdir()) == ["b.xml", "c.xml", "other.txt"]


@pytest.mark.parametrize("deeper", [(), ("x", "y")])
def test_a_file_where_the_folder_should_be_stays(tmp_path: Path, deeper: tuple[str, ...]) -> None:
    (tmp_path / "file").write_bytes(b"x")
    with pytest.raises(SaveError) as caught:
        write_all_or_nothing(tmp_path.joinpath("file", *deeper), THREE)
    assert caught.value.code == "no-folder"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@posix_only
@root_only
def test_without_permission_nothing_changes(folder: Path) -> None:
    for parent in folder.parents:
        if parent != parent.parent and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    folder.chmod(0o755)
    before = state(folder)
    assert as_nobody(folder) == "permission"
    assert as_nobody(folder / "x" / "y") == "permission"
    assert state(folder) == before
    folder.chmod(0o777)
    assert as_nobody(folder) == "protected"
    (folder / "b.xml").chmod(0o666)
    before = state(folder)
    assert as_nobody(folder) == "replace"  # the owner is another: not ours to give away
    assert state(folder) == before
    os.chown(folder / "b.xml", 65534, 65534)
    assert as_nobody(folder) == "saved"


def as_nobody(folder: Path) -> str:
    """Write as the user nobody in a child process; say how that ended."""
    script = (
        "import os\n"
        "from pathlib import Path\n"
        "from sitemap_editor.core.errors import SaveError\n"
        "from sitemap_editor.core.files.disk.all_or_nothing import NewFile, write_all_or_nothing\n"
        "os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "files = [NewFile(name, lambda: [b'new'], 3) for name in ('a.xml', 'b.xml')]\n"
        "try:\n"
        f"    write_all_or_nothing(Path({str(folder)!r}), files); print('saved')\n"
        "except SaveError as error:\n"
        "    print(error.code)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": python_path(Path(__file__).resolve().parents[2])},
    )
    assert not run.returncode, run.stderr
    return run.stdout.strip()


@posix_only
@root_only
def test_a_disk_that_is_really_full_has_its_files_as_they_were(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(disk)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk may be mounted here")
    try:
        (disk / "b.xml").write_bytes(b"old")
        before = state(disk)
        large = [file(f"{name}.xml", b"x" * 100_000) for name in "abcd"]
        with pytest.raises(SaveError) as caught:
            write_all_or_nothing(disk, large)
        assert caught.value.code == "disk-full"
        assert state(disk) == before
        write_all_or_nothing(disk, large[:2])
    finally:
        subprocess.run(["umount", str(disk)], check=True)
