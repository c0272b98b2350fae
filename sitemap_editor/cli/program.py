"""Chooses the command; nothing else.

Exit codes: 0 nothing wrong, 1 errors found, 2 could not read or bad usage.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from types import ModuleType

import sitemap_editor
from sitemap_editor.cli.console import UNUSABLE, Parser, Refused, complain
from sitemap_editor.core.errors import SitemapError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    streams = [
        stream for stream in (sys.stdout, sys.stderr) if isinstance(stream, io.TextIOWrapper)
    ]  # one that the shell closed is None
    for stream in streams:  # a console may not know every character
        stream.reconfigure(errors="backslashreplace")
    arguments = sys.argv[1:] if arguments is None else arguments
    only_check = list(arguments[:1]) == ["check"]
    options = _parser(only_check=only_check).parse_args(_joined(arguments))
    try:
        exit_code: int = options.run(options)
        for stream in streams:
            stream.flush()
    except Refused as refused:
        if refused.args:
            complain(refused)
        return UNUSABLE
    except SitemapError as error:
        complain(f"{error.path or getattr(options, options.about)}: {error}")
        return UNUSABLE
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        _discard_output(streams)
        return UNUSABLE
    except OSError as error:  # such as a full disk under the output
        _discard_output(streams)
        where = "" if error.filename is None else f"{os.fspath(error.filename)}: "
        complain(f"sitemap-tool: {where}{error.strerror or error}")
        return UNUSABLE
    except KeyboardInterrupt:
        complain("sitemap-tool: stopped")
        return UNUSABLE
    return exit_code


def _discard_output(streams: Sequence[io.TextIOWrapper]) -> None:
    """Drop what cannot be printed, which would fail once more at the end of the process."""
    for stream in streams:
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _joined(arguments: Sequence[str]) -> list[str]:
    """Join a filter that begins with a minus to its option: argparse takes it for one itself."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] == "--where" and argument.startswith("-"):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


def _commands(*, only_check: bool) -> tuple[ModuleType, ...]:
    """Return the commands; loading the others takes a fifth of the time that a small check has."""
    from sitemap_editor.cli import checking

    if only_check:
        return (checking,)
    from sitemap_editor.cli import (
        applying,
        converting,
        dating,
        downloading,
        importing,
        indexing,
        indexnow,
        merging,
        publishing,
        robots,
        splitting,
    )
    from sitemap_editor.cli.reports import languages, reporting, selecting, stats, surveying
    from sitemap_editor.cli.versions import comparing, git_setup, merging_three, rows
    from sitemap_editor.cli.web import live

    changing = (converting, importing, splitting, merging, indexing, applying, dating, downloading)
    versions = (comparing, merging_three, rows, git_setup)
    looking = (selecting, stats, reporting, surveying, languages, robots)
    return (checking, *changing, *versions, *looking, live, publishing, indexnow)


def _parser(*, only_check: bool = False) -> argparse.ArgumentParser:
    parser = Parser(prog="sitemap-tool", description="Work on sitemap files.")
    version = f"%(prog)s {sitemap_editor.__version__}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _commands(only_check=only_check):
        command.add_to(commands)
    return parser
