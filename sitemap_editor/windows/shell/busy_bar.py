"""Says what takes long, how far it is, and lets a person stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from sitemap_editor.session.jobs import Job
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import PlainLabel

_SHOWN_AFTER_MS: Final = 500
_NEARLY_ALL: Final = 1_000


class BusyBar(QFrame):
    """A line at the foot of the window, for the oldest of the jobs under way.

    How far it is, is shown by `line` where there is one in sight: it is handed the words and the
    part that is done, None once it is over, and returns whether it shows them. Else there is a bar.
    Escape stops it too, where nothing that has the keyboard wants the key.
    """

    def __init__(self, line: Callable[[str, float | None], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._line = line
        self.part = 0.0
        """How much is done of what is shown."""
        self.setAccessibleName(self.tr("Work in progress"))
        self._label = PlainLabel(self)
        self._bar = PartBar(self)
        self._bar.setMaximumHeight(10)
        self._stop = QPushButton(self.tr("Cancel"), self)
        self._stop.clicked.connect(self._on_stop)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.setSpacing(10)
        row.addWidget(self._label)
        row.addWidget(self._bar, _NEARLY_ALL)
        row.addStretch(1)
        row.addWidget(self._stop)
        self._jobs: list[tuple[Job, str]] = []
        self._delay = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self._delay.timeout.connect(self._show_first)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Escape where it has come up to the window."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.isVisible()
        ):
            self._on_stop()
            return True
        return super().eventFilter(watched, event)

    def watch(self, job: Job, text: str) -> None:
        """Show `text` and the progress of `job` once it has taken half a second."""
        self._jobs.append((job, text))
        job.progressed.connect(lambda part: self._on_progressed(job, part))
        job.stopped.connect(lambda: self._on_stopped(job))
        if len(self._jobs) == 1:
            self._delay.start()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the label in step with the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._stop.setText(self.tr("Cancel"))
        super().changeEvent(event)

    def _show_first(self) -> None:
        if self._jobs:
            self._label.setText(self._jobs[0][1])
            self._bar.setAccessibleName(self._label.text())
            self.show_part()
            self.show()

    def _on_progressed(self, job: Job, part: float) -> None:
        if self._jobs and self._jobs[0][0] is job:
            self.part = part
            if self.isVisible():
                self.show_part()

    def show_part(self) -> None:
        """Show how far it is, anew where another file is in front."""
        if self._jobs:
            is_in_line = self._line(self._jobs[0][1], self.part)
            self._bar.setHidden(is_in_line)
            self._bar.set_part(self.part)

    def _on_stop(self) -> None:
        if self._jobs:
            self._jobs[0][0].cancel()

    def _on_stopped(self, job: Job) -> None:
        self._jobs = [entry for entry in self._jobs if entry[0] is not job]
        self.part = 0.0
        self._bar.setValue(0)
        self._line("", None)
        if self._jobs and self.isVisible():
            self._show_first()
        elif not self._jobs:
            self._delay.stop()
            self.hide()
