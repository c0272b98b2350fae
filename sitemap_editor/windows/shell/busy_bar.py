"""Says what takes long, how far it is, and lets a person stop it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from sitemap_editor.session.jobs import Job
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import PlainLabel

_SHOWN_AFTER_MS: Final = 500


class BusyBar(QFrame):
    """A bar at the foot of the window, for the oldest of the jobs under way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        self._jobs: list[tuple[Job, str]] = []
        self._delay = QTimer(self, singleShot=True, interval=_SHOWN_AFTER_MS)
        self._delay.timeout.connect(self._show_first)
        self.hide()

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
            self.show()

    def _on_progressed(self, job: Job, part: float) -> None:
        if self._jobs and self._jobs[0][0] is job:
            self._bar.set_part(part)

    def _on_stop(self) -> None:
        if self._jobs:
            self._jobs[0][0].cancel()

    def _on_stopped(self, job: Job) -> None:
        self._jobs = [entry for entry in self._jobs if entry[0] is not job]
        self._bar.setValue(0)
        if self._jobs and self.isVisible():
            self._show_first()
        elif not self._jobs:
            self._delay.stop()
            self.hide()
