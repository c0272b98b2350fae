"""Puts several files on disk together: all of them, or the folder stays as it was."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Final

from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    Cancelled,
    Progress,
    Remark,
    ReplaceRefused,
    SaveError,
    no_progress,
)
from sitemap_editor.core.files.compression import pack
from sitemap_editor.core.files.disk.saving import check_known, check_replaceable, save_failure
from sitemap_editor.core.files.disk.writing import sync_folder, write_new
from sitemap_editor.core.files.reading import Stamp

_STEP_BYTES: Final = 1 << 22
_SMALL_BYTES: Final = 1 << 14
_JOINED_BYTES: Final = 1 << 18
_LOOK_SECONDS: Final = 0.05
_NEW: Final = "new"
_OLD: Final = "old"
# Where it cannot, a second name would keep a file that another program has open from being tidied
# away; a rename is refused before anything has changed.
_CAN_REPLACE_OPEN_FILES: Final = os.name != "nt"


@dataclass(frozen=True, slots=True)
class NewFile:
    """A file to be written."""

    name: str
    pieces: Callable[[], Iterable[bytes | memoryview]]
    """Gives its bytes, uncompressed, in a thread of its own."""
    size_bytes: int
    """Uncompressed, for `progress`."""
    is_compressed: bool = False
    modified: datetime | None = None
    """The time the file is to have on disk; None for when it is written."""
    known: Stamp | None = None
    """The state of the file that may be replaced; None: whatever lies there."""
    like: Path | None = None
    """A file whose mode and owner a new one gets; None: what new files get."""


@dataclass(frozen=True, slots=True)
class LeftFile:
    """A file to be taken away, or the link to it of that name."""

    path: Path
    known: Stamp | None = None
    """The state of the file that may be taken away; None: whatever lies there."""


def write_all_or_nothing(
    folder: Path,
    files: Sequence[NewFile],
    *,
    left: Sequence[LeftFile] = (),
    progress: Progress = no_progress,
    tell: Callable[[Remark], object] = lambda _remark: None,
) -> list[Path]:
    """Write `files` into a hidden folder within `folder`, then put them in place in their order.

    Last of all what is `left` goes away.
    `folder` and its parents are made where missing. Compressed files are packed by all cores.
    Symbolic links stay and their targets are replaced; mode and owner are kept; what could not be
    kept is handed to `tell` once all files are in place.

    Raises: SaveError; ChangedMeanwhile where a file is not in the state that is `known`; Cancelled
    by way of `progress`. Then everything is as it was before, what was replaced put back and
    folders that were made taken away.
    """
    real = Path(os.path.realpath(folder))
    with _made(real), contextlib.ExitStack() as stack:
        staging = _Staging(real, stack)
        moves = [staging.move(real / file.name, number) for number, file in enumerate(files)]
        for file, move in zip(files, moves, strict=True):
            found = None if move.before is None else Stamp.by(move.before)
            check_known(move.target, file.known, found)
        leaving = [staging.leaving(each, len(files) + at) for at, each in enumerate(left)]
        remarks = _write_all(files, moves, progress)
        _put_in_place([*moves, *leaving], staging)
    for remark in remarks:
        tell(remark)
    return [folder / file.name for file in files]


# Folders


@contextlib.contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder with its parents, and take away what was made where the work fails."""
    missing = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
    try:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _no_folder(error, folder) from error
        yield
    except BaseException:
        with contextlib.suppress(OSError):  # somebody else may have put something into one
            for each in missing:
                if each.is_dir():
                    each.rmdir()
        raise


def _no_folder(error: OSError, folder: Path) -> SaveError:
    if isinstance(error, FileExistsError | NotADirectoryError):
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{folder}” cannot be a folder because a file has this name. Choose another folder.",
        )
        return SaveError("no-folder", text, {"folder": str(folder)}, path=folder)
    return _failure(error, folder)


@dataclass(slots=True)
class _Move:
    """One file on its way from where it was written to its place."""

    target: Path
    before: os.stat_result | None
    staged: Path
    kept: Path
    """Where what is replaced is kept until all files are in place."""
    is_kept: bool = False
    """True where there is something to keep, from just before it is kept."""
    left: LeftFile | None = None
    """Where nothing takes its place."""


class _Staging:
    """Hidden folders, one in each folder that files go to: links may lead to other disks."""

    def __init__(self, folder: Path, stack: contextlib.ExitStack) -> None:
        self._stack = stack
        self.folders: dict[Path, Path] = {}
        self.must_stay = False
        """True while they hold what is worth more than a tidy folder."""
        self._make(folder)

    def move(self, path: Path, number: int) -> _Move:
        """Return the way of a file. Raises: SaveError where it cannot be replaced."""
        target = Path(os.path.realpath(path))
        before = _checked(target)
        staging = self.folders.get(target.parent) or self._make(target.parent)
        return _Move(target, before, staging / _NEW / f"{number}", staging / _OLD / target.name)

    def leaving(self, left: LeftFile, number: int) -> _Move:
        """Return the way of a file that goes. Raises: ChangedMeanwhile where it is another one."""
        target = Path(os.path.realpath(left.path.parent)) / left.path.name
        check_known(target, left.known, Stamp.of(target))
        staging = self.folders.get(target.parent) or self._make(target.parent)
        kept = staging / _OLD / f"{number}-{target.name}"
        return _Move(target, None, staging / _NEW / f"{number}", kept, left=left)

    def _make(self, folder: Path) -> Path:
        staging = folder / f".{os.urandom(8).hex()}.tmp"
        self._stack.callback(self._remove, staging)
        try:
            staging.mkdir(mode=0o700)
            (staging / _NEW).mkdir()
            (staging / _OLD).mkdir()
        except OSError as error:
            raise _failure(error, staging) from error
        self.folders[folder] = staging
        return staging

    def _remove(self, staging: Path) -> None:
        if not self.must_stay:
            shutil.rmtree(staging, ignore_errors=True)


def _checked(target: Path) -> os.stat_result | None:
    """Return what lies at `target`. Raises: SaveError where that cannot be replaced."""
    try:
        found = target.stat()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _failure(error, target) from error
    if stat.S_ISDIR(found.st_mode):
        text = QT_TRANSLATE_NOOP(
            "core", "A folder named “{name}” already exists. Choose another name or folder."
        )
        raise SaveError("folder", text, {"name": target.name}, path=target)
    check_replaceable(target, found)
    return found


# Writing


@dataclass(slots=True)
class _Tally:
    """How far all files are; written to by threads, each its own place."""

    total_bytes: int
    done_bytes: list[int]
    stop: Event = field(default_factory=Event)

    @property
    def part(self) -> float:
        """The part done."""
        return min(1.0, sum(self.done_bytes) / (self.total_bytes or 1))


def _write_all(
    files: Sequence[NewFile], moves: Sequence[_Move], progress: Progress
) -> list[Remark]:
    """Write all files where they wait; threads, since disk and zlib work without the lock."""
    remarks: list[Remark] = []
    tally = _Tally(sum(file.size_bytes for file in files), [0] * len(files))
    with ThreadPoolExecutor(os.cpu_count() or 1, "writing") as pool:
        waiting = {
            pool.submit(_write_one, number, file, move, tally)
            for number, (file, move) in enumerate(zip(files, moves, strict=True))
        }
        try:
            while waiting:
                done, waiting = wait(waiting, _LOOK_SECONDS, FIRST_EXCEPTION)
                for each in done:
                    remarks += each.result()
                progress(tally.part)
        except BaseException:
            tally.stop.set()
            pool.shutdown(cancel_futures=True)
            raise
    return remarks


def _write_one(number: int, file: NewFile, move: _Move, tally: _Tally) -> Sequence[Remark]:
    def watched() -> Iterator[bytes | memoryview]:
        for step in _steps(file.pieces()):
            if tally.stop.is_set():
                raise Cancelled
            yield step
            tally.done_bytes[number] += len(step)

    pieces = pack(watched()) if file.is_compressed else watched()
    try:
        before = move.before or _status(file.like)
        written = write_new(move.staged, move.target, pieces, before, 0, no_progress)
        if file.modified is not None:
            with contextlib.suppress(OSError):  # some network disks keep their own time
                os.utime(move.staged, (file.modified.timestamp(),) * 2)
    except OSError as error:
        raise _failure(error, move.target) from error
    return written.remarks


def _status(path: Path | None) -> os.stat_result | None:
    with contextlib.suppress(OSError):  # what it was like is not worth more than the file
        return path.stat() if path is not None else None
    return None


def _steps(pieces: Iterable[bytes | memoryview]) -> Iterator[bytes | memoryview]:
    """Yield the same bytes in steps: large pieces cut, small ones (single rows) joined."""
    small: list[bytes | memoryview] = []
    small_bytes = 0
    for piece in pieces:
        if len(piece) < _SMALL_BYTES:
            small.append(piece)
            small_bytes += len(piece)
            if small_bytes < _JOINED_BYTES:
                continue
        if small:
            yield b"".join(small)
            small, small_bytes = [], 0
        if len(piece) >= _SMALL_BYTES:
            view = memoryview(piece)
            for start in range(0, len(view), _STEP_BYTES):
                yield view[start : start + _STEP_BYTES]
    if small:
        yield b"".join(small)


def _put_in_place(moves: Sequence[_Move], staging: _Staging) -> None:
    """Let every file take its place, durably, or none."""
    try:
        for move in moves:
            try:
                if move.left is not None:
                    _take_away(move, move.left)
                else:
                    _keep(move)
                    move.staged.replace(move.target)
            except OSError as error:
                raise _failure(error, move.target) from error
        for folder in staging.folders:
            sync_folder(folder)
    except BaseException as trouble:
        staging.must_stay = True
        left = [move for move in reversed(moves) if not _is_put_back(move)]
        if left:
            raise _not_put_back(left[-1]) from trouble
        staging.must_stay = False
        raise


def _take_away(move: _Move, left: LeftFile) -> None:
    """Take a file away, as it is known; one that went meanwhile is away already."""
    check_known(move.target, left.known, Stamp.of(move.target))
    if os.path.lexists(move.target):
        move.is_kept = True
        move.target.replace(move.kept)


def _keep(move: _Move) -> None:
    """Keep what is about to be replaced; by a second name, so that there is no instant without."""
    found = _checked(move.target)
    if found is None:
        return
    if move.before is None:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” appeared in the folder in the meantime, so nothing was written. Review the "
            "files in the folder.",
        )
        raise SaveError("exists", text, {"name": move.target.name}, path=move.target)
    check_known(move.target, Stamp.by(move.before), Stamp.by(found))
    move.is_kept = True
    if _CAN_REPLACE_OPEN_FILES:
        with contextlib.suppress(OSError):  # disks without hard links
            os.link(move.target, move.kept)
            return
    move.target.replace(move.kept)


def _is_put_back(move: _Move) -> bool:
    """Put back what was replaced, where anything was, and tell whether that succeeded."""
    while True:
        try:
            if os.path.lexists(move.kept):  # which may be a link that leads nowhere from there
                move.kept.replace(move.target)
            elif move.left is None and not (move.is_kept or move.staged.exists()):
                move.target.unlink(missing_ok=True)
        except OSError:
            return False
        except KeyboardInterrupt:  # somebody presses it again: this comes first
            continue
        return True


def _not_put_back(move: _Move) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "core",
        "Some files could not be written, and “{name}” could not be put back. The previous files "
        "are in “{folder}”: move them back from there.",
    )
    arguments = {"name": move.target.name, "folder": str(move.kept.parent)}
    return SaveError("left", text, arguments, path=move.target)


def _failure(error: OSError, target: Path) -> SaveError:
    failure = save_failure(error, target)
    if isinstance(failure, ReplaceRefused):
        text = QT_TRANSLATE_NOOP(
            "core",
            "Files in this folder cannot be replaced safely, so nothing was written. Choose "
            "another folder.",
        )
        return SaveError("replace", text, path=target)
    return failure
