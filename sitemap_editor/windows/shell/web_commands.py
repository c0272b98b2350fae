"""What the Web menu does; each room of it is loaded when it is first entered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import SAVE_COMMANDS
from sitemap_editor.windows.shell.sitemap_commands import SitemapCommands
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.windows.web.address_commands import AddressCommands
    from sitemap_editor.windows.web.dates_commands import DatesCommands
    from sitemap_editor.windows.web.live_commands import LiveCommands
    from sitemap_editor.windows.web.live_file_commands import LiveFileCommands
    from sitemap_editor.windows.web.publish_commands import PublishCommands
    from sitemap_editor.windows.web.save_commands import SaveCommandRuns


class WebCommands(QObject):
    """Commands that ask the web for something, or are about what is there."""

    def __init__(
        self,
        place: WindowServices,
        show_problems: Callable[[], object],
        sitemaps: SitemapCommands,
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._show_problems = show_problems
        self._sitemaps = sitemaps
        self._now = now
        self._is_tested = self._is_loaded = False
        self._problem = ""
        self.add_to_tips: Callable[[Iterable[str], str], object] = lambda _ids, _text: None
        """Says more where a person meets these actions."""

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        return {
            **{name: partial(self._ask, act) for name, act in self._asking().items()},
            "web.scope": lambda: self.publishing.show_scope(),
            "web.save_command": self._choose_save_command,
        }

    def _asking(self) -> dict[str, Callable[[], object]]:
        """Return the actions that may ask the web, and what they do."""
        return {
            "file.open_url": lambda: self.addresses.open_url(),
            "web.checklist": lambda: self.publishing.show_checklist(),
            "web.indexnow": lambda: self.publishing.show_indexnow(),
            "web.live": lambda: self.live.check(),
            "web.dates": lambda: self.dates.set_dates(),
            "web.compare": lambda: self.live_files.compare(),
            "web.download": lambda: self.live_files.download(),
            "web.robots_rules": lambda: self.publishing.show_robots_rules(),
        }

    def _ask(self, act: Callable[[], object]) -> None:
        """Do what may ask the web; where https is not possible here, say so each time."""
        self.test_encryption()
        self._say_problem()
        if not self._is_loaded:
            self._is_loaded = True
            self._place.query_jobs.start(self._place.web.loaded, lambda _done: None)
        act()

    def test_encryption(self) -> None:
        """See in a worker, once, whether https is possible here; nobody is asked for that.

        The start calls it when the window is there; a command that comes sooner does.
        """
        if not self._is_tested:
            self._is_tested = True
            web = self._place.web
            self._place.query_jobs.low_priority.start(web.test_encryption, self._on_tested)

    def _on_tested(self, problem: str) -> None:
        self._problem = problem
        self._say_problem()
        if problem:
            self.add_to_tips(self._asking(), problem)

    def _say_problem(self) -> None:
        if self._problem:
            self._place.reporter.message(self._problem)

    @cached_property
    def addresses(self) -> AddressCommands:
        """The commands that open what lies on the web, made when the first of them is called."""
        from sitemap_editor.windows.web.address_commands import AddressCommands  # not at start

        return AddressCommands(self._place, self)

    @cached_property
    def live_files(self) -> LiveFileCommands:
        """The commands on live files, made when the first of them is called."""
        from sitemap_editor.windows.web.live_file_commands import LiveFileCommands  # not at start

        return LiveFileCommands(self._place, self.addresses, self)

    @cached_property
    def publishing(self) -> PublishCommands:
        """The commands on what is online, made when the first of them is called."""
        from sitemap_editor.core.web.publishing.checklist_line import Remedy  # not at start
        from sitemap_editor.windows.web.publish_commands import PublishCommands

        sitemaps = self._sitemaps
        remedies: dict[Remedy, Callable[[], object]] = {
            Remedy.SHOW_ERRORS: self._show_problems,
            Remedy.COMPARE: lambda: self.live_files.compare(),
            Remedy.SPLIT: lambda: sitemaps.splitting.split(),
            Remedy.ROBOTS_LINES: lambda: sitemaps.indexes.show_robots(),
        }
        return PublishCommands(self._place, remedies, self)

    @cached_property
    def save_commands(self) -> SaveCommandRuns:
        """What runs after saves, made when it is first wanted."""
        from sitemap_editor.windows.web.save_commands import SaveCommandRuns  # not at start

        return SaveCommandRuns(self._place, self._choose_save_command, self)

    def after_save(self, session: Session) -> None:
        """Run what a person chose for a file that was saved just now."""
        if self._place.settings.get(SAVE_COMMANDS):
            self.save_commands.after_save(session)

    def leave(self) -> None:
        """Let what runs after saves go on by itself: the program ends."""
        if "save_commands" in vars(self):
            self.save_commands.leave()

    def _choose_save_command(self) -> None:
        if (page := self._place.tabs.current_page()) is not None:
            self.save_commands.show(page.session)

    @cached_property
    def live(self) -> LiveCommands:
        """The live check, made when it is first called."""
        from sitemap_editor.windows.web.live_commands import LiveCommands  # not at start

        return LiveCommands(self._place, self)

    @cached_property
    def dates(self) -> DatesCommands:
        """The commands that set dates by evidence, made when the first of them is called."""
        from sitemap_editor.windows.web.dates_commands import DatesCommands  # not at start

        return DatesCommands(self._place, self._now, self)
