"""A fetcher for windows that answers from a dict, in a later turn, as the real one does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from tests.core.web.publishing.answers import Web, failed


class AnsweringFetcher(QObject):
    """Knows some URLs, and answers 404 to all others; `is_slow` ones are never answered."""

    def __init__(
        self, answers: Mapping[str, Fetched | Callable[[Request], Fetched]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.web = Web(answers)
        self.is_slow = False

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        is_over = False

        def end(fetched: Callable[[], Fetched]) -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                on_done(fetched())

        def answer() -> None:
            end(lambda: self.web(request))

        if self.is_slow:
            self.web.asked.append(request)
        else:
            QTimer.singleShot(0, self, answer)
        return lambda: end(lambda: failed(Failure.STOPPED))
