"""Finding in the source: the bar above it, its hits, next and previous."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.document.source.source_lines import SourceLines
from sitemap_editor.core.document.source.source_search import SourceQuery
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.source.source_finder import SourceFinder
from sitemap_editor.windows.source.source_view import SourceView
from sitemap_editor.windows.table.find_bar import FindBar

_MOST_OFFERED_BYTES = 200


class SourceFind(QObject):
    """What is looked for in a view; its bar is put above that by whoever lays it out."""

    def __init__(self, view: SourceView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._finder: SourceFinder | None = None
        self._goes_back: bool | None = None
        self.bar = FindBar((), False, parent)
        self.bar.text.setPlaceholderText(self.tr("Find in source"))
        self.bar.field.hide()
        self.bar.hide()
        self.bar.query_changed.connect(self._on_query_changed)
        self.bar.next_asked.connect(self.go_on)
        self.bar.previous_asked.connect(lambda: self.go_on(back=True))
        self.bar.close_button.clicked.connect(self.close)

    def follow(self, jobs: Jobs | None) -> None:
        """Search in another document, with its jobs; None: in none."""
        if self._finder is not None:
            self._finder.stop()
            self._finder.deleteLater()
        self._goes_back = None
        self._finder = SourceFinder(jobs, self._on_found, self) if jobs is not None else None
        if self._finder is not None and not self.bar.isHidden():
            self._finder.look_for(self._query())

    def look_in(self, lines: SourceLines) -> None:
        """Search these lines from now on."""
        if self._finder is not None:
            self._finder.look_in(lines)

    def open(self) -> None:
        """Show the bar; what is selected is offered."""
        view, text = self._view, ""
        start, end = view.caret.selection
        if view.lines is not None and 0 < end - start <= _MOST_OFFERED_BYTES:
            text = view.lines.read(start, end).decode("utf-8", "replace")
        self.bar.open_with(text if text.isprintable() else "")

    def close(self) -> None:
        """Hide the bar, and the marks of what was found."""
        self.bar.hide()
        if self._finder is not None:
            self._finder.look_for(None)
        self._mark()

    def go_on(self, *, back: bool = False) -> None:
        """Go to the next hit, or the previous one; as soon as they are known."""
        finder, view = self._finder, self._view
        if self.bar.isHidden():
            self.open()
            return
        self.bar.flush()
        if finder is None or view.lines is None or finder.query is None:
            return
        if finder.hits is None:
            self._goes_back = back
            return
        first, last = view.caret.selection
        is_at_hit = first != last and finder.hits.number_at(first) is not None
        number = finder.hits.after(first if is_at_hit or back else first - 1, back=back)
        if number is not None:
            self._show(finder.hits.starts[number], view.lines, finder.query)
        self._tell()

    def _show(self, start: int, lines: SourceLines, query: SourceQuery) -> None:
        match = query.pattern().match(lines.read(start, start + query.most_bytes))
        end = start + match.end() if match is not None else start
        self._view.go_to(start, selects_to=end)
        self._view.on_moved()

    def _query(self) -> SourceQuery | None:
        asked = self.bar.query()
        return SourceQuery(asked.text, asked.match_case) if asked.text else None

    def _on_query_changed(self) -> None:
        if self._finder is not None:
            self._finder.look_for(self._query())
        self._mark()
        self._tell()

    def _mark(self) -> None:
        query = self._query() if not self.bar.isHidden() else None
        self._view.pattern = query.pattern() if query is not None else None
        self._view.viewport().update()

    def _on_found(self) -> None:
        back, self._goes_back = self._goes_back, None
        if back is not None:
            self.go_on(back=back)
        self._tell()

    def _tell(self) -> None:
        finder = self._finder
        if finder is None or self.bar.isHidden():
            return
        start, end = self._view.caret.selection
        hits = finder.hits
        number = hits.number_at(start) if hits is not None and start != end else None
        self.bar.tell(
            number + 1 if number is not None else None,
            len(hits) if hits is not None else 0,
            is_searching=hits is None,
        )
