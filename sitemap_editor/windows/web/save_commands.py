"""Runs a person's command after each save of a file, once they said yes to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.session.document.session import Session
from sitemap_editor.session.web.after_save import (
    AfterSave,
    SaveCommand,
    SaveCommands,
    arguments_of,
)
from sitemap_editor.session.web.command_review import CommandReview
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.window_services import WindowServices


class SaveCommandRuns(QObject):
    """What runs after saves, and what a person is told of it."""

    def __init__(self, place: WindowServices, show: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        self._show = show
        self._commands = SaveCommands(place.settings)
        self._notices: dict[Path, Notice] = {}
        self.runner = AfterSave(self._on_ended, self)

    def after_save(self, session: Session) -> None:
        """Run what is chosen for a file that was saved just now."""
        path = session.path
        command = self._commands.of(path)
        if path is None or not command.is_on:
            return
        arguments = arguments_of(command.text, path)
        if not arguments:
            return
        if command.is_confirmed:
            self.runner.run(path, arguments)
        else:  # in a turn of its own: what waits for the save, such as closing, goes first
            QTimer.singleShot(0, self, lambda: self._ask(path, command, arguments))

    def _ask(self, path: Path, command: SaveCommand, arguments: Sequence[str]) -> None:
        """Ask once, unless the file was closed meanwhile."""
        if self._place.tabs.page_at(path) is None or self._commands.of(path) != command:
            return
        is_wanted = self._place.prompts.run_after_saving(path.name, arguments)
        self._commands.remember(path, replace(command, is_on=is_wanted, is_confirmed=is_wanted))
        if is_wanted:
            self.runner.run(path, arguments)

    def show(self, session: Session) -> None:
        """Let a person choose the command of a file."""
        path = session.path
        if path is None:
            self._place.reporter.message(self.tr("Save the file first."))
            return
        jobs = self._place.query_jobs
        review = CommandReview(session, path, self._commands, self.runner, jobs)
        self._place.prompts.show_save_command(review)

    def leave(self) -> None:
        """Let what runs go on by itself."""
        self.runner.leave_all()

    def _on_ended(self, path: Path) -> None:
        """Tell what failed where the file is; else say in passing that it is done."""
        ended, page = self.runner.ended[path], self._place.tabs.page_at(path)
        put_away(self._notices.pop(path, None))
        if not ended.is_failure:
            text = self.tr("The command after saving {name} is done")
            if ended.is_stopped:
                text = self.tr("The command after saving {name} was stopped")
            self._place.reporter.message(text.format(name=path.name))
            return
        reason = ended.error or self.tr("exit code {code}").format(code=ended.exit_code)
        text = self.tr("The command after saving {name} failed: {reason}")
        said = text.format(name=path.name, reason=reason)
        if page is None:
            self._place.reporter.message(said)
            return

        def look(page: TabPage = page) -> None:
            self._place.tabs.bring_to_front(page)
            self._show()

        action = (self.tr("Show Output"), look)
        self._notices[path] = page.add_notice(said, "severity-warning", action)
