"""How a frozen program, started once more as a worker process, becomes one."""

from __future__ import annotations

import sys


def become_worker() -> None:
    """Do a worker's work and end, where this process was started for that; else return.

    A frozen program has no interpreter to start: `multiprocessing` starts the program itself with
    words of its own, also for the process that tidies up behind it on Linux and macOS. Asked for
    first of all, without what a window or a command needs.
    """
    if getattr(sys, "frozen", False) and _is_of_multiprocessing(sys.argv[1:]):
        from multiprocessing.spawn import freeze_support

        freeze_support()


def _is_of_multiprocessing(words: list[str]) -> bool:
    return "--multiprocessing-fork" in words[:1] or any(
        word.startswith("from multiprocessing.") for word in words
    )
