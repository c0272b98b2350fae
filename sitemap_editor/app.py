"""The composition root: builds settings, jobs and the window, and hands them down."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from sitemap_editor import __version__
from sitemap_editor.core.checks.judge import Judge
from sitemap_editor.core.checks.rule import Circumstances
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.settings import LANGUAGE, Settings
from sitemap_editor.windows.icons import application_icon
from sitemap_editor.windows.main_window import MainWindow
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.translation import install_translations

# How long a busy worker may keep the window waiting for the interpreter. A paint asks for it once a
# cell: 170 ms with Python's own 5 ms while 1,000,000 rows are checked, 25 ms with this.
_SWITCH_INTERVAL_S = 0.0001
APPLICATION_ID = "io.github.sitemap_editor.SitemapEditor"


class FileOpenEvents(QObject):
    """Hands on the files that macOS sends as events, also before a window exists."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[Path] = []
        self._open: Callable[[Sequence[Path]], None] | None = None

    def deliver_to(self, open_paths: Callable[[Sequence[Path]], None]) -> None:
        """Open what has come and what will come with `open_paths`."""
        self._open = open_paths
        if self._waiting:
            open_paths(self._waiting)
            self._waiting = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take file-open events."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return super().eventFilter(watched, event)
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open([path])
        return True


class Program:
    """All that lives as long as the program: workers, settings, the window."""

    def __init__(
        self,
        settings: Settings,
        prompts: Prompts | None = None,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        self.file_jobs = Jobs("files")
        self.check_jobs = Jobs("checks")
        self.look_jobs = Jobs("looks")  # finding and sorting do not wait for a check
        judge = Judge(circumstances=Circumstances(now))
        self.window = MainWindow(
            settings, self.file_jobs, self.check_jobs, self.look_jobs, judge, now, prompts
        )

    def shut_down(self) -> None:
        """Stop the workers; nothing of the program runs on."""
        self.file_jobs.shut_down()
        self.check_jobs.shut_down()
        self.look_jobs.shut_down()


def run(arguments: Sequence[str]) -> int:
    """Show the window with the files named in `arguments`; return the exit code."""
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    application = make_application(arguments)
    settings = Settings(QSettings())
    install_translations(application, settings.get(LANGUAGE))
    events = FileOpenEvents(application)
    application.installEventFilter(events)
    program = Program(settings)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends the program
    # Reading begins before the window is on screen; what it brings arrives in the event loop.
    program.window.files.open_paths([_local(argument) for argument in arguments])
    program.window.show()
    events.deliver_to(program.window.files.open_paths)
    exit_code = application.exec()
    program.shut_down()
    return exit_code


def make_application(arguments: Sequence[str]) -> QApplication:
    """Return the application object with its names and icon."""
    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName("Sitemap Editor")
    application.setOrganizationName("Sitemap Editor")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(application_icon())
    return application


def _local(argument: str) -> Path:
    """Return the path of a file given as a path or as a file URL, as some desktops do."""
    if argument.startswith("file://"):
        return Path(QUrl(argument).toLocalFile())
    return Path(argument)
