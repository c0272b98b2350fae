"""A web that is a dictionary, for windows: answers come in a later turn, as from the real one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from tests.core.web.answers import Answers

Held = tuple[Request, Callable[[Fetched], None]]


class PretendedWeb(QObject):
    """A fetcher that answers from `answers`; with `holds` only when `release` is called."""

    def __init__(
        self, answers: Mapping[str, bytes | int | Failure | Fetched], *, holds: bool = False
    ) -> None:
        super().__init__()
        self.answers = Answers(answers)
        self.holds = holds
        self.held: list[Held] = []

    @property
    def urls(self) -> list[str]:
        return self.answers.urls

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        stopped: list[bool] = []

        def answer() -> None:
            on_done(Fetched(failure=Failure.STOPPED) if stopped else self.answers(request))

        if self.holds:
            self.answers.asked.append(request)
            self.held.append((request, on_done))
        else:
            QTimer.singleShot(0, self, answer)
        return lambda: stopped.append(True)

    def release(self) -> None:
        """Answer what was held."""
        self.holds = False
        for request, on_done in self.held:
            on_done(self.answers(request))
        self.held.clear()
