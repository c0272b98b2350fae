"""A fetcher of the window without sockets: pages by URL, answered in later turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QTimer

from sitemap_editor.core.web.fetching import Failure, Fetched, Request
from tests.core.web.pretended_web import Answer, Page, PretendedWeb


class PretendedFetcher:
    """Answers as a web of pages does; while `holds`, nothing is answered."""

    def __init__(self, pages: Mapping[str, Answer], usual: Page | None = None) -> None:
        self.web = PretendedWeb(dict(pages), usual or Page(404))
        self.holds = False
        self._held: list[Callable[[], None]] = []

    def start(self, request: Request, on_done: Callable[[Fetched], None]) -> Callable[[], None]:
        fetched, _ = self.web.answer(request)
        is_over = False

        def answer(found: Fetched) -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                on_done(found)

        if self.holds:
            self._held.append(lambda: answer(fetched))
        else:
            QTimer.singleShot(0, lambda: answer(fetched))
        return lambda: QTimer.singleShot(0, lambda: answer(Fetched(failure=Failure.STOPPED)))

    def lets_go(self) -> None:
        """Answer what was held back."""
        self.holds = False
        held, self._held = self._held, []
        for answer in held:
            answer()
