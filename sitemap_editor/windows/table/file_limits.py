"""Names the files that are over the limits, above a table of the rows of several files."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale

from sitemap_editor.session.document.session import Session
from sitemap_editor.session.table.file_figures import FileFigure, FileFigures
from sitemap_editor.session.texts import readable_size
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.tab_page import TabPage


class FileLimits(FileFigures):
    """Figures of the files of a page, and a notice as long as any of them is too full.

    One that was put away comes back when another file is too full. `tells` when the figures are
    others; `filters` is handed the text of the filter that shows the rows of a file.
    """

    def __init__(
        self,
        session: Session,
        page: TabPage,
        tells: Callable[[], object],
        filters: Callable[[str], object],
    ) -> None:
        super().__init__(session, tells)
        self._page = page
        self._filters = filters
        self._named: list[str] = []
        self._notice: Notice | None = None
        page.state_changed.connect(self._follow)

    def _follow(self) -> None:
        """Show what holds by now, under the profile in force."""
        found = self.too_full()
        names = [each.name for each in found]
        if names == self._named:
            if self._notice is not None and found:
                self._notice.label.setText(self._words(found))
            return
        self._named = names
        put_away(self._notice)
        self._notice = None
        if found:
            show = (self.tr("Show Its R&ows"), lambda: self._show_rows(names[0]))
            self._notice = self._page.add_notice(self._words(found), "severity-error", show)

    def _words(self, found: list[FileFigure]) -> str:
        """Say of the fullest file what it has too much of, and how many more there are."""
        first, profile, number = found[0], self._session.profile, QLocale().toString
        parts = list[str]()
        if first.rows > profile.max_rows:
            text = self.tr("“{name}” has {used} rows; a file may have {limit}.")
            used, limit = number(first.rows), number(profile.max_rows)
            parts.append(text.format(name=first.name, used=used, limit=limit))
        if first.size_bytes > profile.max_size_bytes:
            text = self.tr("“{name}” has {used}; a file may have {limit}.")
            used, limit = readable_size(first.size_bytes), readable_size(profile.max_size_bytes)
            parts.append(text.format(name=first.name, used=used, limit=limit))
        if len(found) > 1:
            parts.append(self.tr("%Ln more file(s) are too full, too.", "", len(found) - 1))
        return " ".join((*parts, self.tr("Move rows to another file.")))

    def _show_rows(self, name: str) -> None:
        from sitemap_editor.core.filtering.facet_terms import Facet, written  # not at start

        self._filters(written(Facet.FILE, name))
