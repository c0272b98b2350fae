"""Starts the program with a file, as its own `__main__` does, until the table is painted.

The program has no hook for this: the watch is put on the application when its loop begins.
"""

from __future__ import annotations

import runpy

from sitemap_editor.session.program.qt_import import load_qt


def start_watched() -> None:
    """Start the program with what this process was called with."""
    load_qt()  # first of all that is of Qt, as the program does
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks.painted import UntilPainted

    watch = UntilPainted(needs_rows=True)
    run_loop = QApplication.exec

    def watched_loop(*_: object) -> int:
        instance = QApplication.instance()
        assert instance is not None
        instance.installEventFilter(watch)
        return run_loop()

    QApplication.exec = watched_loop  # type: ignore[method-assign]  # no hook: see above
    runpy.run_module("sitemap_editor", run_name="__main__", alter_sys=False)


if __name__ == "__main__":
    start_watched()
