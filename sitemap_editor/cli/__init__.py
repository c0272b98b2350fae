"""sitemap-tool: the core without a screen, a module a command."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

import sitemap_editor

_GARBAGE_EACH = 50_000  # new objects between two looks for garbage; Python's own is 700


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; only a version needs nothing else."""
    words = sys.argv[1:] if arguments is None else arguments
    if list(words) == ["--version"]:
        sys.stdout.write(f"sitemap-tool {sitemap_editor.__version__}\n")
        sys.exit(0)  # as after --help
    from sitemap_editor.cli.program import main as run

    if arguments is None:  # the process is ours, and what it holds lives until its end
        gc.freeze()
        gc.set_threshold(_GARBAGE_EACH)
    return run(words)
