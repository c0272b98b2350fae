"""The command that runs after saves of a file, while a person writes it and tries it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.web.after_save import AfterSave, Ended, SaveCommands, arguments_of


class CommandReview(JobOwner):
    """What is chosen for the file of a session; each choice is remembered at once."""

    def __init__(
        self, session: Session, path: Path, commands: SaveCommands, runner: AfterSave, jobs: Jobs
    ) -> None:
        super().__init__(jobs, session)
        self.session, self.path = session, path
        self.command = commands.of(path)
        self.on_changed: Callable[[], object] = lambda: None
        """Called when there is more to see of the command."""
        self._commands, self._runner = commands, runner
        runner.watchers.append(self._on_seen)

    @property
    def arguments(self) -> Sequence[str]:
        """Program and arguments, as they are started."""
        return arguments_of(self.command.text, self.path)

    @property
    def ended(self) -> Ended | None:
        """What came of the last run; None where there was none."""
        return self._runner.ended.get(self.path)

    def set_text(self, text: str) -> None:
        """Write another command: it is to be confirmed anew."""
        if text.strip() != self.command.text:
            self.command = replace(self.command, text=text.strip(), is_confirmed=False)
            self._commands.remember(self.path, self.command)
            self.on_changed()

    def set_on(self, *, is_on: bool) -> None:
        """Run it after each save, or not."""
        self.command = replace(self.command, is_on=is_on)
        self._commands.remember(self.path, self.command)

    def run(self) -> None:
        """Run it now: who presses the button sees what runs."""
        if self.arguments:
            self._runner.run(self.path, self.arguments)

    @property
    def is_running(self) -> bool:
        """True while the command runs."""
        return self.ended is not None and self.ended.is_running

    def stop(self) -> None:
        """Stop it; at the second time without waiting for it."""
        self._runner.stop(self.path)

    def cancel(self) -> None:
        """Look no more; what runs goes on."""
        if self._on_seen in self._runner.watchers:
            self._runner.watchers.remove(self._on_seen)
        super().cancel()

    def _on_seen(self, path: Path) -> None:
        if path == self.path:
            self.on_changed()
