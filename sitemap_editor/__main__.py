"""Chooses window or command line; nothing else."""

from __future__ import annotations

import sys
from typing import Final

import sitemap_editor

VERBS: Final = ("check", "convert")
_USAGE: Final = """usage: sitemap-editor [FILE ...]      open files in the window
       sitemap-editor --version
       sitemap-tool --help            the command line"""


def main() -> int:
    """Run the command line where the first word is one of its verbs, else the window.

    Each is imported only when it is wanted: the command line works without Qt, and the window
    starts sooner without the command line.
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
    from sitemap_editor.app import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
