"""``sitemap-tool git-setup``: lets git show and merge sitemaps row by row.

Source: gitattributes(5), text diffs of binary files, custom merge drivers; git-mergetool(1).
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from sitemap_editor.cli.console import ERRORS, FINE, Refused, say

_PROGRAM: Final = "sitemap-tool"
_WINDOW: Final = "sitemap-editor"
_PATTERNS: Final = ("sitemap*.xml", "sitemap*.xml.gz")
_SETTINGS: Final = (
    ("diff.sitemap.textconv", f"{_PROGRAM} rows --or-text"),
    ("diff.sitemap.cachetextconv", "true"),
    ("merge.sitemap.name", "sitemap rows by URL"),
    ("merge.sitemap.driver", f"{_PROGRAM} merge3 %O %A %B --output %A --markers --name=%P"),
    (
        "mergetool.sitemap.cmd",
        f'{_WINDOW} --merge "$BASE" "$LOCAL" "$REMOTE" --output "$MERGED"',
    ),
    ("mergetool.sitemap.trustExitCode", "true"),
)
_HOW: Final = "# conflicts in a window: git mergetool --tool=sitemap"
_NEEDS_QUOTES: Final = re.compile(r'\A#|[\s"\\]')


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    setup = commands.add_parser("git-setup", help="let git show and merge sitemaps row by row")
    setup.add_argument(
        "--pattern",
        action="append",
        type=_pattern,
        metavar="PATTERN",
        help=f"which files are sitemaps (default: {', '.join(_PATTERNS)})",
    )
    what = setup.add_mutually_exclusive_group()
    what.add_argument("--write", action="store_true", help="set it for this repository")
    what.add_argument("--check", action="store_true", help="say what is missing there")
    setup.set_defaults(run=_setup, about="run")


def _pattern(text: str) -> str:
    """Return a pattern as git reads it in a file of attributes.

    Source: gitattributes(5): quotes as in C, a # begins a comment, no pattern may be negative.
    """
    if not text.strip() or text.startswith("!") or "\n" in text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no pattern of names")
    if not _NEEDS_QUOTES.search(text):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _setup(options: argparse.Namespace) -> int:
    wanted = [f"{pattern} diff=sitemap merge=sitemap" for pattern in options.pattern or _PATTERNS]
    try:
        if options.check:
            return _check(wanted)
        if options.write:
            _write(wanted)
            return FINE
    except OSError as error:
        raise Refused(f"{error.filename or 'git-setup'}: {error.strerror or error}") from error
    say("# .gitattributes")
    for line in wanted:
        say(line)
    say("# git config")
    for name, value in _SETTINGS:
        say(f"git config {name} '{value}'")
    say(_HOW)
    return FINE


def _write(wanted: list[str]) -> None:
    attributes = _top() / ".gitattributes"
    known = _lines(attributes)
    new = [line for line in wanted if line not in known]
    if new:
        data = attributes.read_bytes() if attributes.exists() else b""
        end = b"\r\n" if b"\r\n" in data else b"\n"
        gap = b"" if not data or data.endswith(b"\n") else end
        with attributes.open("ab") as file:
            file.write(gap + b"".join(os.fsencode(line) + end for line in new))
    for name, value in _SETTINGS:
        _git("config", "--local", name, value)
    say(f"{attributes}: {len(new)} lines added; settings written for this repository")


def _check(wanted: list[str]) -> int:
    """Say what is missing: git itself takes its own way then, and says nothing."""
    programs = (_PROGRAM, _WINDOW)
    missing = [f"{name} is not on the PATH" for name in programs if not shutil.which(name)]
    attributes = _top() / ".gitattributes"
    known = _lines(attributes)
    missing += [f"{attributes}: no line “{line}”" for line in wanted if line not in known]
    for name, value in _SETTINGS:
        if _git("config", "--get", name, may_fail=True).strip() != value:
            missing.append(f"git config {name} is not “{value}”")
    for line in missing:
        say(line)
    if not missing:
        say("git shows and merges sitemaps row by row here")
        say(_HOW)
    return ERRORS if missing else FINE


def _lines(path: Path) -> list[str]:
    """Return the lines of a file, whatever its encoding and its line ends."""
    return os.fsdecode(path.read_bytes()).splitlines() if path.exists() else []


def _top() -> Path:
    return Path(_git("rev-parse", "--show-toplevel").removesuffix("\n"))


def _git(*arguments: str, may_fail: bool = False) -> str:
    """Run git here. Raises: Refused where there is none, or it refuses."""
    program = shutil.which("git")
    if program is None:
        raise Refused("git-setup: git is not installed")
    done = subprocess.run(  # noqa: S603 - no shell, and what git is told stands above
        [program, *arguments], capture_output=True, check=False
    )
    if done.returncode and not may_fail:
        raise Refused(f"git-setup: {os.fsdecode(done.stderr).strip() or 'git failed'}")
    return os.fsdecode(done.stdout)
