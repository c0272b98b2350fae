"""sitemap-tool: the core without a screen, a module a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import sitemap_editor


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; only a version needs nothing else."""
    words = sys.argv[1:] if arguments is None else arguments
    if list(words) == ["--version"]:
        sys.stdout.write(f"sitemap-tool {sitemap_editor.__version__}\n")
        sys.exit(0)  # as after --help
    from sitemap_editor.cli.program import main as run

    return run(words)
