"""Chooses window or command line, or hands the files to a window that is there already."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import sitemap_editor

VERBS: Final = ("check", "convert", "split", "merge", "index")
NEW_WINDOW: Final = "--new-window"
_USAGE: Final = """usage: sitemap-editor [--new-window] [FILE ...]
       sitemap-editor --version
       sitemap-tool --help            the command line

Opens the files in the window that is there already, if there is one.
With --new-window a program of its own is started, with a window for itself."""


def main() -> int:
    """Run the command line where the first word is one of its verbs, else the window.

    Each is imported only when it is wanted: the command line works without Qt, the window starts
    sooner without the command line, and a second start ends sooner without the window.
    """
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first in VERBS:
        from sitemap_editor import cli

        return cli.main(arguments)
    if first == "--version":
        print(f"sitemap-editor {sitemap_editor.__version__}")  # noqa: T201 - asked for
        return 0
    if first in ("-h", "--help"):
        print(_USAGE)  # noqa: T201 - asked for
        return 0
    return _show_window(arguments)


def _show_window(arguments: Sequence[str]) -> int:
    """Have the files opened by the program that runs already, else by this one."""
    from sitemap_editor.session.instance import Instance, MeetingPlace, Outcome, Request

    is_apart = NEW_WINDOW in arguments
    request = Request.of([each for each in arguments if each != NEW_WINDOW], os.environ)
    instance = None
    if not is_apart:
        temporary = Path(tempfile.gettempdir())
        instance = Instance(MeetingPlace.find(os.environ, temporary))
        outcome = instance.meet(request)
        if outcome is Outcome.HANDED_OVER:
            return 0
        if outcome is Outcome.NO_ANSWER:
            instance = None
    from sitemap_editor.app import run

    return run(arguments, request, instance)


if __name__ == "__main__":
    sys.exit(main())
