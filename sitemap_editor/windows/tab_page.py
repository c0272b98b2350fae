"""What a tab may hold: a document, a file that waits for repair, or a text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.readable import readable
from sitemap_editor.windows.situation import Situation

if TYPE_CHECKING:
    from sitemap_editor.session.recovery.text_recovery import (
        EditedText,  # with the first text: not at start
    )


class TabPage(QWidget):
    """The content of one tab, as far as tabs, the File menu and the window know it.

    Signals: `state_changed` when the name, the modified mark, the figures or what can be done may
    be others; `said` (a sentence for the status bar); `work_started` (job, text) for the busy bar.
    """

    state_changed = Signal()
    said = Signal(str)
    work_started = Signal(object, str)

    @property
    def path(self) -> Path | None:
        """Where the file lies; None for one that was never saved."""
        return None

    @property
    def name(self) -> str:
        """What a person calls it: the name of the file."""
        return readable(self.path.name) if self.path is not None else ""

    @property
    def is_modified(self) -> bool:
        """True where closing would lose work."""
        return False

    @property
    def stamp(self) -> Stamp | None:
        """What the file was like when it was read or saved."""
        return None

    def keep_over(self, stamp: Stamp) -> None:
        """Take it that another file lies there now: saving replaces it, closing asks."""

    @property
    def edited_text(self) -> EditedText | None:
        """What is edited here as text; None for anything else."""
        return None

    def situation(self) -> Situation:
        """Return what can be done here."""
        return Situation(has_tab=True)

    def undo(self) -> None:
        """Take back one step."""

    def redo(self) -> None:
        """Carry out again what was taken back."""

    def stop(self) -> None:
        """Stop what still runs for this page: it is about to be closed."""
