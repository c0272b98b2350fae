"""Chooses the command; nothing else.

Exit codes: 0 nothing wrong, 1 errors found, 2 could not read or bad usage.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import sitemap_editor
from sitemap_editor.cli import checking, converting, indexing, merging, splitting
from sitemap_editor.cli.console import Parser
from sitemap_editor.cli.exit_codes import UNUSABLE

_COMMANDS = (checking, converting, splitting, merging, indexing)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a console may not know every character
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        exit_code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNUSABLE
    except KeyboardInterrupt:
        return UNUSABLE
    return exit_code


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="sitemap-tool", description="Work on sitemap files.")
    version = f"%(prog)s {sitemap_editor.__version__}"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_to(commands)
    return parser
