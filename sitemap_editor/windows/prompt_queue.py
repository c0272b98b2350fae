"""Boxes about files on their way in, one at a time: what comes meanwhile waits for its turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.readable import readable
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.prompts import Prompts


class PromptQueue(QObject):
    """Questions and failures of many files at once.

    A box lets the program go on while it is up. Without turns each file that fails would put a box
    on top of the last; failures that wait are told together.
    """

    def __init__(self, prompts: Prompts, parent: QObject) -> None:
        super().__init__(parent)
        self._prompts = prompts
        self._questions: deque[Callable[[], object]] = deque()
        self._failed: list[tuple[Path, SitemapError]] = []
        self._is_up = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._take_turns)

    def ask_soon(self, question: Callable[[], object]) -> None:
        """Call `question`, which opens a box, when no other is up."""
        self._questions.append(question)
        self._soon.start()

    def tell_soon(self, failed: Sequence[tuple[Path, SitemapError]]) -> None:
        """Tell of files that could not be opened when no other box is up."""
        self._failed.extend(failed)
        self._soon.start()

    def _take_turns(self) -> None:
        if self._is_up:
            return
        self._is_up = True
        try:
            while self._failed or self._questions:
                if self._failed:
                    self._tell()
                else:
                    self._questions.popleft()()
        finally:
            self._is_up = False
            if self._failed or self._questions:  # one went wrong: the others are still to come
                self._soon.start()

    def _tell(self) -> None:
        failed, self._failed = self._failed, []
        if len(failed) == 1:
            path, error = failed[0]
            self._prompts.tell_error(readable(path.name), error)
            return
        from html import escape  # its table of characters is large: not at start

        title = self.tr("%Ln file(s) could not be opened", "", len(failed))
        told = (
            f"<p><b>{escape(readable(str(path)))}</b><br>{escape(sentence(error))}</p>"
            for path, error in failed
        )
        self._prompts.show_text(title, "".join(told))
