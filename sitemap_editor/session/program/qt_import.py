"""Loads Qt without what PySide6 does to all imports after it."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Import Qt first, and put Python's own import back in its place.

    PySide6 puts one of its own there, for `from __feature__ import`, which is not used here: it
    reads the source text of each module that is imported later and keeps all of its lines
    (napari/napari#8584). Of a window's start that was a twentieth.
    """
    plain_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401 - to be loaded

    builtins.__import__ = plain_import
