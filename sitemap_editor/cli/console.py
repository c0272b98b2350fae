"""The only place that prints: one line that steers no terminal; what commands return and raise."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Final, NoReturn

from sitemap_editor.core.readable import spelled_out

FINE: Final = 0
ERRORS: Final = 1
"""Errors were found."""
UNUSABLE: Final = 2
"""A file could not be read or written, or the command was used badly."""


class Refused(Exception):  # noqa: N818 - as people say it
    """Ends a command that cannot do what it was asked; says why, where that was not told yet."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with options, which may be names of files, on one line as well."""

    def error(self, message: str) -> NoReturn:
        """Tell how the command is used, and what was wrong; leave."""
        super().error(spelled_out(message))


def say(line: object) -> None:
    """Print a line of what was asked for."""
    print(spelled_out(str(line)))


def say_each(lines: Iterable[object]) -> None:
    """Print lines of what was asked for, at once."""
    print("".join(f"{spelled_out(str(line))}\n" for line in lines), end="")


def complain(line: object) -> None:
    """Print a line of what is wrong, or else worth knowing."""
    print(spelled_out(str(line)), file=sys.stderr, flush=True)


def write_json(text: str) -> None:
    """Print JSON, which escapes by itself what would steer a terminal."""
    print(text, end="")


def write_table(text: str) -> None:
    """Print lines of cells in which nothing steers the terminal any more."""
    print(text, end="")


def tell_progress(text: str, *, is_last: bool) -> None:
    """Write how far the work is over what was said before, on the error stream of a terminal."""
    print(f"\r{text}", end="\n" if is_last else "", file=sys.stderr, flush=True)
