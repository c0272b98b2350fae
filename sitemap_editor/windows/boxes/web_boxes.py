"""Dialogs about the web: they stand beside the work, one of a kind for each file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from sitemap_editor.core.readable import one_line
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import let_go
from sitemap_editor.windows.boxes.file_boxes import FileBoxes

if TYPE_CHECKING:
    from sitemap_editor.session.checks.console_review import ConsoleReview
    from sitemap_editor.session.web.command_review import CommandReview
    from sitemap_editor.session.web.download_review import DownloadReview
    from sitemap_editor.session.web.indexnow_review import IndexNowReview
    from sitemap_editor.session.web.live_comparison import LiveComparison
    from sitemap_editor.session.web.publish_review import PublishReview
    from sitemap_editor.session.web.rules_review import RulesReview
    from sitemap_editor.session.web.scope_review import ScopeReview

    Beside = (
        PublishReview | CommandReview | IndexNowReview | ScopeReview | RulesReview | ConsoleReview
    )


class WebBoxes(FileBoxes):
    """Dialogs of `Prompts` that do not wait for an answer."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._beside: dict[tuple[type, Session], QWidget] = {}

    def compare_with_live(self, review: LiveComparison) -> bool:
        from sitemap_editor.windows.web.live_compare_dialog import LiveCompareDialog  # later

        return self._shown(LiveCompareDialog(review, self._window)).opens_live

    def show_download(self, review: DownloadReview, open_file: Callable[[Path], object]) -> None:
        from sitemap_editor.windows.web.download_dialog import DownloadDialog  # not at start

        dialog = DownloadDialog(review, self.folder, open_file, self._window)
        dialog.destroyed.connect(review.deleteLater)
        dialog.show()

    def show_checklist(self, review: PublishReview) -> None:
        from sitemap_editor.windows.web.checklist_dialog import ChecklistDialog  # not at start

        self._show_beside(review, lambda: ChecklistDialog(review, self._window))

    def show_indexnow(self, review: IndexNowReview) -> None:
        from sitemap_editor.windows.web.indexnow_dialog import IndexNowDialog  # not at start

        def made() -> QWidget:
            places = self.place_for_key, self.place_for_log
            return IndexNowDialog(review, *places, self._window)

        self._show_beside(review, made)

    def place_for_key(self, suggested: Path) -> Path | None:
        names = self.tr("Key file") + " (*.txt)"
        return self._place(self.tr("Save Key File"), suggested, names)

    def place_for_log(self, suggested: Path) -> Path | None:
        return self._place(self.tr("Export Log"), suggested, "JSON Lines (*.jsonl)")

    def _place(self, title: str, suggested: Path, kind: str) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self._asking, title, str(suggested), kind)
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else path.name + suggested.suffix)

    def show_scope(self, review: ScopeReview) -> None:
        from sitemap_editor.windows.web.scope_dialog import ScopeDialog  # not at start

        self._show_beside(review, lambda: ScopeDialog(review, self._window))

    def explain_console(self, review: ConsoleReview) -> None:
        from sitemap_editor.windows.problems.console_dialog import ConsoleDialog  # not at start

        self._show_beside(review, lambda: ConsoleDialog(review, self._window))

    def show_robots_rules(self, review: RulesReview) -> None:
        from sitemap_editor.windows.web.rules_dialog import RulesDialog  # not at start

        def made() -> QWidget:
            return RulesDialog(review, self.robots_to_open, self._window)

        self._show_beside(review, made)

    def show_save_command(self, review: CommandReview) -> None:
        from sitemap_editor.windows.web.command_dialog import CommandDialog  # not at start

        self._show_beside(review, lambda: CommandDialog(review, self._window))

    def run_after_saving(self, name: str, arguments: Sequence[str]) -> bool:
        words = "\n".join(one_line(word) for word in arguments)
        return self._sure(
            self.tr("Run this command after each save of “{name}”?").format(name=one_line(name)),
            words,
            self.tr("&Run"),
        )

    def robots_to_open(self) -> Path | None:
        filters = "robots.txt (*.txt);;{every} (*)".format(every=self.tr("All files"))
        name, _ = QFileDialog.getOpenFileName(self._asking, self.tr("Open robots.txt"), "", filters)
        return Path(name) if name else None

    def _show_beside(self, review: Beside, make: Callable[[], QWidget]) -> None:
        """Show a dialog, or the one of this file that is open already."""
        key = (type(review), review.session)
        known = self._beside.get(key)
        if known is not None and isValid(known):
            let_go(review)
            known.raise_()
            known.activateWindow()
            return
        dialog = make()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(review.deleteLater)  # else it would follow the file unseen
        self._beside = {at: each for at, each in self._beside.items() if isValid(each)}
        self._beside[key] = dialog
        dialog.show()
