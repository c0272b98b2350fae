"""When files were last changed, by the log of their repository: one run of git for all of them.

git is called without a shell, and so that it neither asks, nor fetches, nor runs another program.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, Final

from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.files.git_process import begun, check_repository, git_program

_MARK: Final = b"\x1e"
_COMMIT: Final = re.compile(rb"\n?\x1e(?P<date>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))")
_RENAMED: Final = re.compile(rb"\n?R\d+")
_STATUS: Final = re.compile(rb"\n?[AMTUXB]\d*")
_DELETED: Final = re.compile(rb"\n?D")
_COPIED: Final = re.compile(rb"\n?C\d+")
_BLOCK_BYTES: Final = 1 << 16


def commit_dates(
    root: Path, wanted: Collection[str], progress: Progress = no_progress
) -> dict[str, datetime]:
    """Return when each of these files was last changed by a commit: when that was committed.

    Files are relative to `root`, with slashes; those without a commit are not in the result. A file
    that was only renamed counts as unchanged. Reads the log from its end until all are found.
    Raises: EvidenceError where there is no git, no repository, or only a part of its history;
    Cancelled by way of `progress`.
    """
    git = git_program()
    check_repository(git, root)
    if not wanted:
        return {}
    log = (
        *("log", "-z", "--format=%x1e%cI", "--name-status", "-M100%", "--relative"),
        *("--no-ext-diff", "--no-textconv", "--no-color", "--", "."),
    )
    with begun(git, root, log) as process:
        try:
            return _read_log(_tokens(process.stdout), set(wanted), progress)
        finally:
            process.kill()  # what follows is older than all that is wanted


def _read_log(tokens: Iterator[bytes], wanted: set[str], progress: Progress) -> dict[str, datetime]:
    """Read commits, the newest first, each with the files that it changed."""
    found: dict[str, datetime] = {}
    called_now = {os.fsencode(name): name for name in wanted}
    """What a file that is wanted was called at the time of the commit."""
    count, date = len(called_now), None
    for token in tokens:
        if (commit := _COMMIT.fullmatch(token)) is not None:
            date = datetime.fromisoformat(commit["date"].decode())
            progress(len(found) / count)
            continue
        if date is None:
            continue
        if _RENAMED.fullmatch(token):
            old, new = next(tokens, b""), next(tokens, b"")
            name = called_now.pop(new, None)
            if name is not None:
                called_now.setdefault(old, name)
        elif _COPIED.fullmatch(token):
            next(tokens, b"")
            _note(next(tokens, b""), date, called_now, found)
        elif _DELETED.fullmatch(token):  # what lies there now was never committed again
            called_now.pop(next(tokens, b""), None)
        elif _STATUS.fullmatch(token):
            _note(next(tokens, b""), date, called_now, found)
        if not called_now:
            break
    return found


def _note(
    file: bytes, date: datetime, called_now: dict[bytes, str], found: dict[str, datetime]
) -> None:
    name = called_now.pop(file, None)
    if name is not None:
        found[name] = date


def _tokens(stream: IO[bytes] | None) -> Iterator[bytes]:
    """Yield what stands between zero bytes."""
    rest = b""
    while stream is not None and (block := stream.read(_BLOCK_BYTES)):
        *whole, rest = (rest + block).split(b"\0")
        yield from (token for token in whole if token.strip(b"\n"))
