"""What Merge Three Versions does in the window: the dialog beside the work, and its outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject
from shiboken6 import isValid

from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.three_way.three_way_review import Chosen, ThreeWayReview, Version
from sitemap_editor.windows.settling import settle
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.window_services import WindowServices


class ThreeWayCommands(QObject):
    """Merges what is in front, or what a person chooses, with another version of it."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def merge(self) -> None:
        """Let a person choose the versions; ours is the document in front."""
        if settle(self._place.tabs, self.merge):
            page = self._place.tabs.current_page()
            ours = page.session if page is not None else None
            self._show(self._made({Version.OURS: ours}))

    def merge_files(
        self, versions: Sequence[Path], output: Path, on_closed: Callable[[bool], object]
    ) -> None:
        """Merge base, ours and theirs into a file.

        `on_closed` is told whether all was decided and is saved.
        """
        review = self._made(dict(zip(Version, versions, strict=True)), output)
        review.on_closed = lambda: on_closed(review.is_saved and not review.earlier_conflicts)
        self._show(review)

    def _made(self, chosen: Mapping[Version, Chosen], output: Path | None = None) -> ThreeWayReview:
        place = self._place
        review = ThreeWayReview(
            place.query_jobs,
            lambda: [page.session for page in place.tabs.pages()],
            chosen,
            self,
            output=output,
        )
        review.merge_into = lambda session: self._carry_out(review, session)
        review.show_new = lambda document: self._show_new(review, document)
        return review

    def _show(self, review: ThreeWayReview) -> None:
        self._place.prompts.show_three_way(review)

    def _carry_out(self, review: ThreeWayReview, session: Session) -> None:
        page = self._place.tabs.page_of(session)
        if not isinstance(page, DocumentPage):
            return
        page.view.finish_editing()
        found = review.found
        if found is None or not review.can_finish:  # what stood in a cell's editor is told of
            return
        choices, rows = review.choices(), len(session.document)

        def edit(_progress: Progress) -> Edit:
            return found.merge.edit(choices)

        def then(_effect: Effect) -> None:
            number = QLocale().toString
            said = self.tr("Three versions merged: {before} rows became {after}.").format(
                before=number(rows), after=number(len(session.document))
            )
            self._place.reporter.message(said, page, is_edit=True)

        page.model.carry_out(edit, self.tr("Merge three versions"), then)
        if isValid(review):
            review.close()

    def _show_new(self, review: ThreeWayReview, document: Document) -> None:
        """Show what came of files as a document that was never saved."""
        suggested, document.path, document.stamp = document.path, None, None
        page = self._place.tabs.add_document(document, never_saved=True, suggested_path=suggested)
        page.session.untitled_name = self.tr("Merged sitemap")
        page.session.title_changed.emit()
        said = self.tr("Three versions merged into a new file")
        self._place.reporter.message(said, page)
        review.close()
