"""git as it is run here: without a shell, so that it neither asks, nor fetches, nor runs more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EvidenceError

_SAFELY: Final = (
    *("-c", "core.fsmonitor=false"),
    *("-c", "log.showSignature=false"),
    *("-c", "core.quotePath=false"),
)
_SILENTLY: Final = {
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_PAGER": "cat",
    "LC_ALL": "C",
}
_NO_REDIRECTION: Final = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_CEILING_DIRECTORIES")
_NO_WINDOW: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)


def git_program() -> str:
    """Return where git is, never in the folder that happens to be the current one."""
    found = shutil.which("git")
    if found is None or Path(found).parent.resolve() == Path.cwd().resolve():
        text = QT_TRANSLATE_NOOP("core", "git is not installed here, so its log cannot be read.")
        raise EvidenceError("git", text)
    return found


def check_repository(git: str, root: Path, *, is_part_enough: bool = False) -> None:
    """Raise EvidenceError where there is no repository, no commit, or only part of the history."""
    with begun(git, root, ("rev-parse", "--is-shallow-repository", "HEAD")) as process:
        told, wrong = process.communicate()
    if process.returncode and b"HEAD" in wrong and told.strip():
        text = QT_TRANSLATE_NOOP("core", "The repository of “{folder}” has no commit yet.")
        raise EvidenceError("git", text, {"folder": str(root)})
    if process.returncode:
        text = QT_TRANSLATE_NOOP(
            "core", "“{folder}” is not in a git repository that can be read ({reason})."
        )
        lines = wrong.decode("utf-8", "replace").strip().splitlines() or [""]
        reason = lines[0].removeprefix("fatal: ").rstrip(".")
        raise EvidenceError("git", text, {"folder": str(root), "reason": reason})
    if told.startswith(b"true") and not is_part_enough:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The repository of “{folder}” has only a part of its history, in which old files seem "
            "new. Fetch all of it with “git fetch --unshallow”.",
        )
        raise EvidenceError("git", text, {"folder": str(root)})


def begun(git: str, root: Path, arguments: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """Start git in a folder. Raises: EvidenceError where that is none."""
    kept = {name: value for name, value in os.environ.items() if name not in _NO_REDIRECTION}
    try:
        return subprocess.Popen(  # noqa: S603 - no shell, and the program was looked up
            [git, "--no-pager", *_SAFELY, *arguments],
            cwd=root,
            env={**kept, **_SILENTLY},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if arguments[0] == "rev-parse" else subprocess.DEVNULL,
            creationflags=_NO_WINDOW if sys.platform == "win32" else 0,
        )
    except OSError as error:
        text = QT_TRANSLATE_NOOP("core", "The folder “{folder}” cannot be read: {reason}.")
        arguments_ = {"folder": str(root), "reason": error.strerror or str(error)}
        raise EvidenceError("folder", text, arguments_) from error
