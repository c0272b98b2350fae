"""Saving: at every instant the old or the new file lies there, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import Cancelled, ChangedMeanwhile, ReplaceRefused, SaveError
from sitemap_editor.core.files.disk.locks import lock
from sitemap_editor.core.files.disk.saving import replace_file, write_in_place
from sitemap_editor.core.files.disk.writing import Written
from sitemap_editor.core.files.reading import Stamp
from tests.network_guard import python_path

OLD, NEW = b"old " * 1000, [b"new ", b"", b"pieces " * 3000, b"end"]
Writer = Callable[[Path, list[bytes]], Written]

posix_only = pytest.mark.skipif(os.name != "posix", reason="modes, owners and signals are POSIX's")
root_only = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may do this"
)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path) -> Iterator[None]:
    """Have a recovery folder apart from the person's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        patch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
        patch.setenv("HOME", str(tmp_path / "home"))
        yield


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """A file to be replaced, alone in its folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path = folder / "sitemap.xml"
    path.write_bytes(OLD)
    return path


def names_in(folder: Path) -> list[str]:
    """Return what lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_file_holds_the_pieces_in_order_and_nothing_else(write: Writer, target: Path) -> None:
    assert write(target, NEW).path == target.resolve()
    assert target.read_bytes() == b"".join(NEW)
    assert names_in(target.parent) == ["sitemap.xml"]


@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_new_file_takes_the_mode_that_umask_leaves(write: Writer, tmp_path: Path) -> None:
    path = tmp_path / "new.xml"
    write(path, NEW)
    other = tmp_path / "other.xml"
    other.touch()
    assert path.read_bytes() == b"".join(NEW)
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)


@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_shorter_file_leaves_nothing_of_the_longer_one(write: Writer, target: Path) -> None:
    write(target, [b"x"])
    assert target.read_bytes() == b"x"


@posix_only
@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_symbolic_link_stays_and_its_target_is_replaced(write: Writer, target: Path) -> None:
    link = target.parent / "deep" / "link.xml"
    link.parent.mkdir()
    link.symlink_to("../sitemap.xml")
    second = target.parent / "second.xml"
    second.symlink_to(link)
    assert write(second, NEW).path == target.resolve()
    assert link.is_symlink()
    assert second.is_symlink()
    assert str(link.readlink()) == "../sitemap.xml"
    assert not target.is_symlink()
    assert target.read_bytes() == b"".join(NEW)


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644, 0o664, 0o777, 0o444])
def test_the_mode_is_kept(target: Path, mode: int) -> None:
    target.chmod(mode)
    replace_file(target, NEW)
    assert stat.S_IMODE(target.stat().st_mode) == mode
    assert target.read_bytes() == b"".join(NEW)


@posix_only
@root_only
def test_the_owner_is_kept_where_root_saves(target: Path) -> None:
    os.chown(target, 12345, 54321)
    target.chmod(0o2640)
    replace_file(target, NEW)
    found = target.stat()
    assert (found.st_uid, found.st_gid) == (12345, 54321)
    assert stat.S_IMODE(found.st_mode) == 0o2640


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="extended attributes are Linux's here")
def test_extended_attributes_are_kept(target: Path) -> None:
    try:
        os.setxattr(target, "user.origin", b"test")
    except OSError:
        pytest.skip("this disk keeps no extended attributes")
    replace_file(target, NEW)
    assert os.getxattr(target, "user.origin") == b"test"


def test_what_is_written_beside_has_a_hidden_name(target: Path) -> None:
    seen: list[str] = []

    def pieces() -> Iterator[bytes]:
        yield b"x"
        seen.extend(names_in(target.parent))
        assert target.read_bytes() == OLD
        yield b"y"

    replace_file(target, pieces())
    seen.remove("sitemap.xml")
    assert len(seen) == 1
    assert seen[0].startswith(".")
    assert target.read_bytes() == b"xy"


@pytest.mark.parametrize("name", ["サ" * 80, "😀" * 60, "a" * 251], ids=["3", "4", "1"])
def test_a_name_as_long_as_the_disk_allows_can_be_saved(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.xml"
    path.write_bytes(OLD)
    replace_file(path, NEW)
    assert path.read_bytes() == b"".join(NEW)


# Whose bytes they are


def written_over_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have another program write each file right after it was put in its place."""
    replace = Path.replace

    def replaced(beside: Path, target: Path) -> Path:
        found = replace(beside, target)
        target.write_bytes(b"foreign")
        return found

    monkeypatch.setattr(Path, "replace", replaced)


def test_what_another_program_writes_right_after_a_save_is_not_taken_for_ours(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert replace_file(target, NEW).stamp == Stamp.of(target)
    written_over_by_others(monkeypatch)
    assert replace_file(target, NEW).stamp != Stamp.of(target)
    document = Document.new()
    document.save(target)
    assert target.read_bytes() == b"foreign"
    assert document.has_changed_on_disk()


def test_what_another_program_wrote_while_the_bytes_went_to_disk_is_not_replaced(
    target: Path,
) -> None:
    known = Stamp.of(target)

    def pieces() -> Iterator[bytes]:
        yield b"new"
        target.write_bytes(b"foreign")

    with pytest.raises(ChangedMeanwhile):
        replace_file(target, pieces(), known=known)
    with pytest.raises(ChangedMeanwhile):
        write_in_place(target, NEW, known=known)
    assert target.read_bytes() == b"foreign"
    assert names_in(target.parent) == ["sitemap.xml"]
    target.unlink()
    replace_file(target, NEW, known=known)  # there is nothing to lose


# What the disk refuses to keep


@posix_only
def test_a_refused_mode_is_told_and_the_file_is_saved(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target.chmod(0o640)
    monkeypatch.setattr(os, "fchmod", refusing(errno.EPERM))
    (remark,) = replace_file(target, NEW).remarks
    assert "0640" in str(remark)
    assert "sitemap.xml" in str(remark)
    assert target.read_bytes() == b"".join(NEW)


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="extended attributes are Linux's here")
def test_refused_extended_attributes_are_told_by_name(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        os.setxattr(target, "user.origin", b"test")
    except OSError:
        pytest.skip("this disk keeps no extended attributes")
    monkeypatch.setattr(os, "setxattr", refusing(errno.ENOTSUP))
    (remark,) = replace_file(target, NEW).remarks
    assert "user.origin" in str(remark)
    assert target.read_bytes() == b"".join(NEW)


# What a killed save left


def stale(folder: Path, name: str) -> Path:
    """Leave a file of an hour ago."""
    path = folder / name
    path.write_bytes(b"cut")
    long_ago = time.time() - 3_600
    os.utime(path, (long_ago, long_ago))
    return path


@posix_only
def test_what_a_killed_save_left_goes_with_the_next_one_and_nothing_else_does(
    target: Path,
) -> None:
    ours = stale(target.parent, ".0123456789abcdef.sitemap-editor.tmp")
    others = [
        stale(target.parent, name)
        for name in (".0123456789abcdef.tmp", "0123456789abcdef.sitemap-editor.tmp", ".a.tmp")
    ]
    young = target.with_name(".1123456789abcdef.sitemap-editor.tmp")
    young.touch()
    held = stale(target.parent, ".2123456789abcdef.sitemap-editor.tmp")
    with held.open("rb") as file:
        assert lock(file.fileno())
        replace_file(target, NEW)
    assert not ours.exists()
    assert all(path.exists() for path in (*others, young, held))
    replace_file(target, NEW)
    assert not held.exists()


# Trouble


def failing(after: int, trouble: BaseException) -> Iterator[bytes]:
    """Yield some pieces, then fail."""
    yield from NEW[:after]
    raise trouble


@pytest.mark.parametrize("after", range(len(NEW) + 1))
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG])
def test_trouble_after_any_piece_leaves_the_old_file_and_nothing_else(
    target: Path, after: int, number: int
) -> None:
    with pytest.raises(SaveError) as caught:
        replace_file(target, failing(after, OSError(number, os.strerror(number))))
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]
    assert caught.value.code == ("write" if number == errno.EIO else "disk-full")
    assert caught.value.path == str(target.resolve())
    assert str(caught.value)[0].isupper()


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), MemoryError(), Cancelled()])
def test_any_interruption_leaves_the_old_file_and_nothing_else(
    target: Path, trouble: BaseException
) -> None:
    with pytest.raises(type(trouble)):
        replace_file(target, failing(2, trouble))
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]


def test_a_person_can_stop_saving_by_way_of_progress(target: Path) -> None:
    parts: list[float] = []

    def progress(part: float) -> None:
        parts.append(part)
        if len(parts) == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        replace_file(target, NEW, size_bytes=len(b"".join(NEW)), progress=progress)
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]


def test_progress_grows_to_one_and_not_beyond(target: Path) -> None:
    parts: list[float] = []
    replace_file(target, NEW, size_bytes=len(b"".join(NEW)), progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    parts.clear()
    replace_file(target, NEW, size_bytes=3, progress=parts.append)
    assert max(parts) == 1.0


@posix_only
@pytest.mark.parametrize("room", [0, 1, 4, 5, 20_000, 21_006])
def test_a_real_limit_of_the_system_leaves_the_old_file(target: Path, room: int) -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        with pytest.raises(SaveError) as caught:
            replace_file(target, NEW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.code == "disk-full"
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB of its own."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk may be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@posix_only
@root_only
def test_a_disk_that_is_really_full_keeps_the_old_file(small_disk: Path) -> None:
    path = small_disk / "sitemap.xml"
    path.write_bytes(OLD)
    with pytest.raises(SaveError) as caught:
        replace_file(path, [b"x" * 1000] * 70)
    assert caught.value.code == "disk-full"
    assert path.read_bytes() == OLD
    assert names_in(small_disk) == ["sitemap.xml"]
    replace_file(path, [b"x" * 1000] * 20)
    assert path.read_bytes() == b"x" * 20_000


@posix_only
@root_only
def test_a_full_disk_is_not_said_to_have_kept_a_file_that_was_overwritten(
    small_disk: Path,
) -> None:
    path = small_disk / "sitemap.xml"
    path.write_bytes(OLD)
    with pytest.raises(SaveError) as caught:
        write_in_place(path, [b"x" * 1000] * 70)
    assert path.read_bytes() != OLD
    assert "is unchanged" not in str(caught.value)


# A folder, or a file, that refuses


def refusing(number: int) -> Callable[..., int]:
    """Return a stand-in for a function of the system that fails."""

    def refuse(*_arguments: object, **_options: object) -> int:
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EBUSY, errno.EXDEV])
def test_a_folder_that_refuses_the_exchange_says_that_in_place_is_left(
    target: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(Path, "replace", refusing(number))
    with pytest.raises(ReplaceRefused) as caught:
        replace_file(target, NEW)
    monkeypatch.undo()
    assert caught.value.code == "replace"
    assert "in place" in str(caught.value)
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]
    write_in_place(target, NEW)
    assert target.read_bytes() == b"".join(NEW)


def test_a_refusal_without_a_file_to_overwrite_is_a_lack_of_permission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "replace", refusing(errno.EACCES))
    with pytest.raises(SaveError) as caught:
        replace_file(tmp_path / "new.xml", NEW)
    assert type(caught.value) is SaveError
    assert caught.value.code == "permission"
    assert names_in(tmp_path) == []


@posix_only
def test_a_file_of_another_owner_is_not_given_away(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fstat

    def another(handle: int) -> os.stat_result:
        found = list(real(handle))
        found[stat.ST_UID] += 1
        return os.stat_result(found)

    monkeypatch.setattr(os, "fstat", another)
    monkeypatch.setattr(os, "fchown", refusing(errno.EPERM))
    with pytest.raises(ReplaceRefused):
        replace_file(target, NEW)
    monkeypatch.undo()
    assert target.read_bytes() == OLD
    assert names_in(target.parent) == ["sitemap.xml"]


@pytest.mark.parametrize(
    ("number", "code"), [(errno.EROFS, "permission"), (errno.EACCES, "permission")]
)
def test_in_place_is_never_answered_by_in_place(
    target: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    monkeypatch.setattr(os, "open", refusing(number))
    with pytest.raises(SaveError) as caught:
        write_in_place(target, NEW)
    monkeypatch.undo()
    assert type(caught.value) is SaveError
    assert caught.value.code == code


@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_folder_that_went_away_is_named(write: Writer, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write(tmp_path / "gone" / "sitemap.xml", NEW)
    assert caught.value.code == "no-folder"
    assert str(tmp_path / "gone") in str(caught.value)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(SaveError) as caught:
        write(file / "sitemap.xml", NEW)
    assert caught.value.code == "no-folder"


@pytest.mark.parametrize("write", [replace_file, write_in_place])
def test_a_folder_in_the_way_stays(write: Writer, tmp_path: Path) -> None:
    folder = tmp_path / "sitemap.xml"
    folder.mkdir()
    with pytest.raises(SaveError) as caught:
        write(folder, NEW)
    assert caught.value.code in ("folder", "permission")  # Windows says access denied
    assert folder.is_dir()
    assert names_in(tmp_path) == ["sitemap.xml"]


@posix_only
@root_only
def test_a_read_only_folder_refuses_an_ordinary_user(target: Path) -> None:
    nobody = 65534
    folder = target.parent
    os.chown(target, nobody, nobody)
    for parent in [folder, *folder.parents]:
        if parent != parent.parent and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    folder.chmod(0o555)
    (folder.parent / "data").mkdir(mode=0o777)
    (folder.parent / "data").chmod(0o777)
    run = _as_nobody(
        f"replace_file(Path({str(target)!r}), [b'new'])",
        f"write_in_place(Path({str(target)!r}), [b'new'])",
    )
    assert run == ["ReplaceRefused", "saved"]
    assert target.read_bytes() == b"new"
    assert names_in(folder) == ["sitemap.xml"]


@posix_only
@root_only
def test_a_file_nobody_may_write_is_a_lack_of_permission(target: Path) -> None:
    for parent in target.parent.parents:
        if parent != parent.parent and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    target.parent.chmod(0o555)
    assert _as_nobody(
        f"replace_file(Path({str(target)!r}), [b'new'])",
        f"write_in_place(Path({str(target)!r}), [b'new'])",
    ) == ["SaveError", "SaveError"]
    assert target.read_bytes() == OLD


def _as_nobody(*calls: str) -> list[str]:
    """Make calls in a child process of the user nobody; say how each ended."""
    script = [
        "import hashlib, os",  # what is loaded when first needed: nobody may not read this Python
        "from pathlib import Path",
        "from sitemap_editor.core.errors import SitemapError",
        "from sitemap_editor.core.files.disk.saving import replace_file, write_in_place",
        "os.setgroups([]); os.setgid(65534); os.setuid(65534)",
    ]
    for call in calls:
        script += ["try:", f"    {call}; print('saved')"]
        script += ["except SitemapError as error:", "    print(type(error).__name__)"]
    run = subprocess.run(
        [sys.executable, "-c", "\n".join(script)],
        check=True,
        capture_output=True,
        text=True,
        env=_environment(),
    )
    return run.stdout.split()


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": python_path(Path(__file__).resolve().parents[2])}


# A power cut

SAVER = """
import sys
from pathlib import Path
from sitemap_editor.core.files.disk.saving import replace_file
print("ready", flush=True)
while True:
    for letter in (b"A", b"B"):
        replace_file(Path(sys.argv[1]), (letter * 4096 for _ in range(256)))
"""


@posix_only
def test_killing_a_save_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    wholes = {letter * 4096 * 256 for letter in (b"A", b"B")}
    path.write_bytes(b"A" * 4096 * 256)
    moments = random.Random(20260506)
    cut_short = 0
    for _ in range(40):
        with subprocess.Popen(
            [sys.executable, "-c", SAVER, str(path)], stdout=subprocess.PIPE, env=_environment()
        ) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(moments.uniform(0, 0.03))
            child.send_signal(signal.SIGKILL)
        assert child.returncode == -signal.SIGKILL
        assert path.read_bytes() in wholes
        left = [name for name in names_in(tmp_path) if name != "sitemap.xml"]
        assert all(name.startswith(".") for name in left)
        cut_short += bool(left)
        for name in left:
            with contextlib.suppress(FileNotFoundError):
                (tmp_path / name).unlink()
    assert cut_short, "no save was under way at any of the moments"
