"""Keeps the journal of a file that is edited as text, so that what was typed outlives a crash."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer

from sitemap_editor.core.files.recovery.texts import TextHeader, TextJournal
from sitemap_editor.session.document.text_session import TextSession
from sitemap_editor.session.recovery.journal_thread import FileJournal, JournalHandle, JournalThread

_WRITTEN_AFTER_MS: Final = 400
_REST: Final = 12  # times as long as fetching a text takes, typing is left alone


class TextRecovery(FileJournal[TextJournal]):
    """Follows one text from now on.

    The text is fetched a moment after an edit, not with each: that goes through all of it.
    """

    def __init__(self, text: TextSession, thread: JournalThread) -> None:
        super().__init__(text, thread)
        self._text = text
        file = text.file
        self._base: Callable[[], str] = lambda: file.text
        self._header = self._header_now(is_on_disk=not text.is_modified)
        self._pause = QTimer(self, singleShot=True, interval=_WRITTEN_AFTER_MS)
        self._pause.timeout.connect(self.write)
        text.document.contentsChanged.connect(self._on_edited)
        self.keep_if_modified()

    def keep_if_modified(self) -> None:
        """Take notice of a save, of an undo back to it, and of a text that is nowhere on disk."""
        text, known = self._text, self._header
        old = None
        if (text.path, text.stamp) != (known.path, known.stamp):  # saved, or kept over another
            old, self._line = self._line, None
            self._base = text.text_later()
            self._header = self._header_now(is_on_disk=not text.is_modified)
        if not text.is_modified:
            self.discard()
        elif self._line is None:
            self.write()
        if old is not None:  # behind the one that takes its place
            old.end()

    def write(self) -> None:
        """Hand over the text as it is, where it is modified."""
        self._pause.stop()
        if not self._text.is_modified:
            return
        if self._line is None:
            begin = partial(TextJournal, self._thread.folder, self._header)
            base, at = self._base, time.time()
            self._line = JournalHandle(self._thread, lambda: begin(base(), at))
        began = time.monotonic()
        fetched, at = self._text.text_later(), time.time()
        took_ms = round((time.monotonic() - began) * 1000)
        self._pause.setInterval(max(_WRITTEN_AFTER_MS, _REST * took_ms))
        self._line.record(lambda journal: journal.record(fetched(), at))

    def discard(self) -> None:
        """Remove the journal: the text was saved, or its changes thrown away."""
        self._pause.stop()
        line, self._line = self._line, None
        if line is not None:
            line.end()

    def _on_edited(self) -> None:
        if not self._pause.isActive():
            self._pause.start()

    def _header_now(self, *, is_on_disk: bool) -> TextHeader:
        text = self._text
        return TextHeader(
            path=text.path,
            stamp=text.stamp,
            encoding=text.file.encoding,
            is_compressed=text.form.is_compressed,
            is_on_disk=is_on_disk,
        )
