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
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console may not know every character
            stream.reconfigure(errors="backslashreplace")
    arguments = sys.argv[1:] if arguments is None else arguments
    only_check = list(arguments[:1]) == ["check"]
    options = _parser(only_check=only_check).parse_args(_joined(arguments))
    try:
        exit_code: int = options.run(options)
        sys.stdout.flush()
    except Refused as refused:
        if refused.args:
            complain(refused)
        return UNUSABLE
    except SitemapError as error:
        complain(f"{error.path or getattr(options, options.about)}: {error}")
        return UNUSABLE
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNUSABLE
    except KeyboardInterrupt:
        return UNUSABLE
    return exit_code


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
        importing,
        indexing,
        merging,
        robots,
        selecting,
        splitting,
        stats,
    )

    changing = (converting, importing, splitting, merging, indexing, applying)
    return (checking, *changing, selecting, stats, robots)


def _parser(*, only_check: bool = False) -> argparse.ArgumentParser:
    parser = Parser(prog="sitemap-tool", description="Work on sitemap files.")
    version = f"%(prog)s {sitemap_editor.__version__}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _commands(only_check=only_check):
        command.add_to(commands)
    return parser
