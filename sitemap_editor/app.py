"""The composition root: builds settings, jobs and the window, and hands them down."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_editor import __version__
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.faults import Faults
from sitemap_editor.session.program.garbage import Garbage
from sitemap_editor.session.program.instance import Instance, Request
from sitemap_editor.session.program.logout import Logout
from sitemap_editor.session.program.messages import Messages
from sitemap_editor.session.program.settings import APPEARANCE, LANGUAGE, Settings
from sitemap_editor.session.window_priority import WindowPriority
from sitemap_editor.windows.looks.appearance import set_up
from sitemap_editor.windows.looks.icons import application_icon
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.recovery.recovery import Recovery
from sitemap_editor.windows.settling import finish_edits
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.shell.restoring import Restoring
from sitemap_editor.windows.shell.translation import install_translations

# How long a busy worker may keep the window waiting for the interpreter. A paint asks for it once a
# cell: 170 ms with Python's own 5 ms while 1,000,000 rows are checked, 25 ms with this.
_SWITCH_INTERVAL_S = 0.0001
_COLLECTS_AFTER_MS = 1000
_LISTENS_AFTER_MS = 1000  # its library is not loaded before the first paint; another start waits
_TESTS_AFTER_MS = 3000  # what encrypts is loaded for it: when what was opened is there to work on
_SHOWN_AFTER_MS = 200  # at the latest: a file that is read sooner is there at the first paint
_ONE_WORD_MS = 1000  # letters typed in a list are one word to look for; Qt's 400 are few
_OWN_CLIPBOARDS = frozenset({"offscreen", "minimal"})
"""Platforms of Qt without a desktop, whose clipboard nobody else sees."""
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
        recovery_folder: Path | None = None,
    ) -> None:
        self._messages = Messages(lambda text: self.window.reporter.message(text))
        self.workers = Workers(tells=self._messages.say)  # none is started before it is needed
        self.garbage = Garbage()
        self._priority = WindowPriority(on_beat=self.garbage.look_during_work)
        # Finding and sorting do not wait for a check.
        self.file_jobs, self.check_jobs, self.query_jobs = (
            Jobs(name, executor=self.workers, priority=self._priority)
            for name in ("files", "checks", "looks")
        )
        checker = Checker(context=CheckContext(now))
        self.window = MainWindow(
            settings, self.file_jobs, self.check_jobs, self.query_jobs, checker, now, prompts
        )
        window = self.window
        window.commands.web.add_to_tips = window.action_set.add_to_tips
        self.restoring = Restoring(window)
        self.recovery: Recovery | None = None
        if recovery_folder is not None:
            window.disk.claims_folder = recovery_folder.with_name("open")
            window.files.keep_saves_in(recovery_folder)
            window.place.web.folder = recovery_folder.with_name("web")
            self.recovery = Recovery(window.place, recovery_folder, window)
        window.close_asked.connect(self.restoring.hold)
        window.left.connect(self.restoring.keep)
        self.logout = Logout(window)
        self.logout.came.connect(self._on_logout)
        window.may_leave_unasked = self._may_leave_unasked

    def appear(self, *, with_file: bool) -> None:
        """Show the window: where a file is on its way, with it, unless that takes longer.

        A window that is laid out and painted empty first delays what a person waits for.
        """
        window = self.window
        if not with_file:
            window.show()
            return
        patience = QTimer(window, singleShot=True, interval=_SHOWN_AFTER_MS)
        patience.timeout.connect(window.show)
        window.tabs.page_added.connect(lambda _page: patience.isActive() and patience.start(0))
        patience.start()

    def take(self, request: Request) -> bool:
        """Open what another start was asked for, in front of its owner; False while closing."""
        if self.window.is_closing:
            return False
        request.bring_token()
        self.open_in_front(request.files)
        self.open_addresses(request.addresses)
        return True

    def open_in_front(self, paths: Sequence[Path]) -> None:
        """Open what the desktop hands over, in front of its owner."""
        self.window.come_forward()
        self.window.files.open_paths(paths)

    def open_addresses(self, addresses: Sequence[str]) -> None:
        """Open what lies on the web, as the person asked for by the command line."""
        if addresses:
            self.window.commands.web.addresses.open_url(*addresses)

    def _on_logout(self) -> None:
        """Have on disk what a person typed, and where they were."""
        finish_edits(self.window.tabs)
        if self.recovery is not None:
            self.recovery.flush()
        self.restoring.hold()
        self.restoring.keep()
        self.window.remember_layout()

    def _may_leave_unasked(self) -> bool:
        return self.recovery is not None and self.logout.is_near

    def tell_faults(self, faults: Faults) -> None:
        """Show what goes wrong in the program itself, whenever it does."""
        window = self.window
        faults.occurred.connect(lambda: window.prompts.show_faults(faults, window.files.save_all))

    def shut_down(self) -> None:
        """Stop the workers; nothing of the program runs on."""
        self.file_jobs.shut_down()
        self.check_jobs.shut_down()
        self.query_jobs.shut_down()
        self.workers.end()
        self.window.disk.close()
        self.window.place.web.close()
        self.window.commands.web.leave()
        if self.recovery is not None:
            self.recovery.shut_down()
        self._priority.end()
        self.garbage.end()


def run_merge(arguments: Sequence[str], versions: Sequence[Path], output: Path) -> int:
    """Merge base, ours and theirs in a dialog alone; return 0 once all is decided and written.

    `arguments` are those of the process, for Qt.
    """
    application = make_application(arguments)
    application.setQuitOnLastWindowClosed(False)  # the outcome ends it, with its exit code
    settings = Settings(QSettings())
    install_translations(application, settings.get(LANGUAGE))
    set_up(application, lambda: settings.get(APPEARANCE))
    program = Program(settings)
    faults = Faults(lambda: program.window.action_set.last_used)
    program.tell_faults(faults)
    faults.install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    outcomes = []

    def on_closed(is_whole: bool) -> None:
        outcomes.append(is_whole)
        application.exit()

    program.window.sitemaps.three_way.merge_files(versions, output, on_closed)
    application.exec()
    faults.uninstall()
    program.shut_down()
    return 0 if any(outcomes) else 1


def run(arguments: Sequence[str], request: Request, instance: Instance | None) -> int:
    """Show the window with the files of `request`; return the exit code.

    `arguments` are those of the process, for Qt. Without an `instance` the window is one for
    itself: it neither takes files of other starts nor remembers its own.
    """
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    gc.freeze()  # no collection of garbage goes over all modules again: each pauses the window
    application = make_application(arguments)
    settings = Settings(QSettings())
    settings.spare_newcomer()
    install_translations(application, settings.get(LANGUAGE))
    set_up(application, lambda: settings.get(APPEARANCE))
    events = FileOpenEvents(application)
    if sys.platform == "darwin":  # it sees every event of the program
        application.installEventFilter(events)
    program = Program(settings, recovery_folder=recovery_folder())
    QTimer.singleShot(_COLLECTS_AFTER_MS, program.garbage.begin)
    faults = Faults(lambda: program.window.action_set.last_used)
    program.tell_faults(faults)
    faults.install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends the program
    # Reading begins before the window is on screen; what it brings arrives in the event loop.
    program.window.files.open_paths(request.files)
    if instance is not None:
        program.restoring.start(brings_back=not (request.files or request.addresses))
        QTimer.singleShot(_LISTENS_AFTER_MS, lambda: instance.listen(program.take))
    program.appear(with_file=bool(request.files))
    QTimer.singleShot(_TESTS_AFTER_MS, program.window.commands.web.test_encryption)
    QTimer.singleShot(0, program.window, lambda: program.open_addresses(request.addresses))
    if program.recovery is not None:
        program.recovery.start()
    events.deliver_to(program.open_in_front)
    program.logout.follow(application)
    program.logout.listen()
    exit_code = application.exec()
    program.logout.stop()
    faults.uninstall()
    if instance is not None:
        instance.stop_listening()
    program.shut_down()
    if instance is not None:
        instance.close()  # not before: the next one may look for what this one leaves
    return exit_code


def recovery_folder() -> Path:
    """Return where unsaved edits are kept, in the person's own data."""
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    return Path(data) / "recovery"


def make_application(arguments: Sequence[str]) -> QApplication:
    """Return the application object with its names and icon."""
    application = QApplication([sys.argv[0], *arguments])
    application.setApplicationName("Sitemap Editor")
    application.setOrganizationName("Sitemap Editor")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(application_icon())
    application.setKeyboardInputInterval(_ONE_WORD_MS)
    application.aboutToQuit.connect(_leave_clipboard)
    return application


def _leave_clipboard() -> None:
    """Empty a clipboard without a desktop: Qt would tear down what lies there after Python ended.

    What lies on that of a desktop stays: Qt hands it over as the application object goes.
    """
    if QGuiApplication.platformName() in _OWN_CLIPBOARDS:
        QGuiApplication.clipboard().clear()
