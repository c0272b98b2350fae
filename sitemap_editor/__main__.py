"""Chooses window or command line; nothing else."""

from __future__ import annotations

import sys

import sitemap_editor
from sitemap_editor import cli


def main() -> int:
    """Run the command line where the first word is one of its verbs, else the window."""
    arguments = sys.argv[1:]
    first = arguments[0] if arguments else ""
    if first in cli.VERBS:
        return cli.main(arguments)
    if first == "--version":
        print(f"sitemap-editor {sitemap_editor.__version__}")  # noqa: T201 - asked for
        return 0
    from sitemap_editor.app import run  # the command line works without Qt

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
