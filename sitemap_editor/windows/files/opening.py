"""Opens files in tabs, and reads them again; what cannot be read goes to the repair view."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer

from sitemap_editor.core.errors import NotASitemap, Progress, SitemapError, TooLarge
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import Format, Imported
from sitemap_editor.core.files.formats import TABLES, format_named, kind_for
from sitemap_editor.core.files.reading import DEFAULT_CAP_BYTES, missing_file
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.core.readable import readable
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Job
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.prompt_queue import PromptQueue
from sitemap_editor.windows.settling import settle, settle_page
from sitemap_editor.windows.tab_page import TabPage

if TYPE_CHECKING:
    from sitemap_editor.core.files.broken_file import BrokenFile
    from sitemap_editor.windows.table.view_state import ViewState

OPENED_UNASKED: Final = 20
_LARGE_CAP_BYTES: Final = 8 * DEFAULT_CAP_BYTES
ShowBroken: TypeAlias = "Callable[[BrokenFile, TabPage | None], None]"


class _Read(NamedTuple):
    """What was read, and where in it a person was before, if it was on screen already."""

    found: Document | BrokenFile
    place: ViewState | None


class Opening(QObject):
    """Files on their way into tabs.

    `show_broken` is handed what cannot be read, with the page whose place it takes, if any;
    `note_used` the path of what was opened.
    """

    def __init__(
        self,
        work: FileWork,
        show_broken: ShowBroken,
        note_used: Callable[[Path], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._tabs, self._prompts = work.tabs, work.prompts
        self._show_broken = show_broken
        self._note_used = note_used
        self._opening: set[str] = set()
        self._line: deque[Path] = deque()
        self._first_in_line: Path | None = None
        self.turns = PromptQueue(work.prompts, self)

    def open_paths(self, paths: Sequence[Path], *, is_sure: bool = False) -> None:
        """Open each file in a tab of its own; one that is open already comes to the front.

        One that is not there is offered to be created; of several it is only told. Very many are
        asked about, unless a person `is_sure`.
        """
        paths = [path.absolute() for path in paths]
        missing = [path for path in paths if not os.path.lexists(path)]
        here = [path for path in paths if path not in missing] if missing else paths
        if len(here) <= OPENED_UNASKED or is_sure:
            self._open_in_line(here)
        else:
            self.turns.ask_soon(lambda: self._ask_for_many(here))
        if len(missing) == 1 and format_named(missing[0].name).scan is not None:
            self.turns.ask_soon(lambda: self._offer_to_create(missing[0]))
        elif missing:
            self.turns.tell_soon([(path, missing_file(path)) for path in missing])

    def is_opening(self, path: Path) -> bool:
        """Tell whether a file is still to be shown, or to be told of."""
        return path in self._line or os.path.realpath(path) in self._opening

    def _ask_for_many(self, paths: Sequence[Path]) -> None:
        if self._prompts.open_many(len(paths)):
            self._open_in_line(paths)

    def _open_in_line(self, paths: Sequence[Path]) -> None:
        """Read one file after the other, so that the window has a moment for itself in between."""
        if len(paths) == 1:  # at once, also before the others of a long line
            self._open(paths[0], DEFAULT_CAP_BYTES)
            return
        is_begun = bool(self._line)
        self._line.extend(paths)
        if not is_begun and paths:
            self._first_in_line = paths[0]
        if not is_begun:
            self._open_next()

    def forget_line(self) -> None:
        """Open none of the files whose turn is still to come."""
        while len(self._line) > 1:
            self._line.pop()

    def _open_next(self) -> None:
        if not self._line:
            return
        job = self._open(self._line[0], DEFAULT_CAP_BYTES)
        if job is not None:
            job.ended.connect(partial(self._on_opened_in_line, job))
        else:  # open already
            self._step_on()

    def _step_on(self) -> None:
        self._line.popleft()
        if self._line:
            QTimer.singleShot(0, self, self._open_next)

    def _on_opened_in_line(self, job: Job) -> None:
        if job.is_cancelled:
            self.forget_line()
        self._step_on()

    def _open(self, path: Path, cap_bytes: int) -> Job | None:
        # Two paths may lead to one file: where both are asked for at once, one tab is enough.
        place = os.path.realpath(path)
        if self._brought_to_front(path) or place in self._opening:
            return None

        def on_read(read: _Read) -> None:
            found = read.found
            if self._brought_to_front(path):
                return
            if not isinstance(found, Document):
                self._show_broken(found, None)
            elif found.imported is None:
                is_between = bool(self._tabs.count()) and self._has_others_behind(path)
                self._tabs.add_document(found, never_saved=False, in_front=not is_between)
            else:
                self._show_imported(found.imported, found, path)
            self._note_used(path)

        def open_large() -> None:
            self._opening.discard(place)
            self._open(path, _LARGE_CAP_BYTES)

        self._opening.add(place)
        return self._read(
            path,
            cap_bytes,
            on_read,
            open_large,
            lambda: self._opening.discard(place),
            imports=TABLES,
        )

    def _show_imported(self, imported: Imported, document: Document, path: Path) -> None:
        """Show rows of a table as a new sitemap beside it, and what was not taken from it."""
        place = path.with_name(path.name.partition(".")[0] + ".xml")
        page = self._tabs.add_document(document, never_saved=True)
        page.session.suggested_path = place
        page.add_notice(" ".join(map(sentence, imported.remarks(path.name))))

    def _has_others_behind(self, path: Path) -> bool:
        """Tell whether a file is one of several and not the last: showing each takes its time."""
        return len(self._line) > 1 and path == self._line[0] and path != self._first_in_line

    def _brought_to_front(self, path: Path) -> bool:
        """Show a file that is open already, unless others come after it."""
        page = self._tabs.page_at(path)
        if page is not None and len(self._line) <= 1:
            self._tabs.bring_to_front(page)
        return page is not None

    def _read(
        self,
        path: Path,
        cap_bytes: int,
        on_read: Callable[[_Read], None],
        open_large: Callable[[], None],
        on_ended: Callable[[], object] = lambda: None,
        *,
        place: ViewState | None = None,
        imports: Sequence[Format] = (),
    ) -> Job:
        """Read a file in the worker; `open_large` is called where it is large and wanted.

        `place` is where a person is in it, to be found again in what it became.
        """

        def work(progress: Progress) -> _Read:
            found = _open_or_plan(path, cap_bytes, progress, imports)
            if place is None or not isinstance(found, Document):
                return _Read(found, None)
            return _Read(found, place.found_in(found.table))

        def on_failed(error: Exception) -> None:
            if not isinstance(error, SitemapError):
                raise error  # a fault of the program goes on its way
            if isinstance(error, TooLarge) and cap_bytes < _LARGE_CAP_BYTES:
                self.turns.ask_soon(partial(self._ask_for_large, path, error, open_large))
            else:
                self.turns.tell_soon([(path, error)])

        text = self.tr("Opening {name}")
        job = self._work.start(readable(path.name), text, work, on_read, on_failed)
        job.ended.connect(on_ended)
        return job

    def _ask_for_large(self, path: Path, error: TooLarge, open_large: Callable[[], None]) -> None:
        if self._prompts.open_large(path, error):
            open_large()

    def _offer_to_create(self, path: Path) -> None:
        is_there = os.path.isdir(path.parent)  # noqa: PTH112 - Path raises for long names
        if is_there and not self._prompts.create_missing(path):
            return
        document = Document.new(kind_for(path, URLSET))
        try:
            document.save(path)
        except SitemapError as error:
            self._prompts.tell_error(path.name, error)
            return
        self._tabs.add_document(document, never_saved=False)
        self._note_used(path)

    def reload(self, cap_bytes: int = DEFAULT_CAP_BYTES, *, is_sure: bool = False) -> None:
        """Read what is on screen from disk again; it may come back broken, or repaired.

        Changes are asked about, unless a person `is_sure` that they may go.
        """
        page = self._tabs.front_page()
        if not settle(self._tabs, lambda: self.reload(cap_bytes, is_sure=is_sure), page):
            return
        if page is None or (path := page.path) is None:
            return
        name = page.name
        is_asked = (page.is_modified or bool(page.unapplied_rows())) and not is_sure
        if is_asked and not self._prompts.throw_away_changes(name):
            return
        file = page.open_file
        revision = file.revision if file else 0

        def on_read(read: _Read) -> None:
            found = read.found
            is_here = page in self._tabs.all_pages()
            if not (is_here and settle_page(page, lambda: on_read(read))):
                return
            was_changed = file is not None and file.revision != revision
            if was_changed and not self._prompts.throw_away_changes(name):
                return  # something was typed while the file was read
            if isinstance(found, Document):
                self._tabs.replace_document(page, found, read.place)
            elif isinstance(file, Session) and isinstance(found.plan.leftover, NotASitemap):
                self._prompts.tell_error(name, found.plan.leftover)  # the table is worth more
            else:
                self._show_broken(found, page)

        def open_large() -> None:
            self.reload(_LARGE_CAP_BYTES, is_sure=True)

        from sitemap_editor.windows.table.view_state import view_state_of  # not at start

        self._read(path, cap_bytes, on_read, open_large, place=view_state_of(page))


def _open_or_plan(
    path: Path, cap_bytes: int, progress: Progress, imports: Sequence[Format]
) -> Document | BrokenFile:
    """Open a file, or find out what can be done about it."""
    try:
        return Document.open(path, cap_bytes=cap_bytes, progress=progress, imports=imports)
    except SitemapError as error:
        from sitemap_editor.core.files.broken_file import planned  # seldom wanted: not at start

        return planned(path, error, cap_bytes, progress)
