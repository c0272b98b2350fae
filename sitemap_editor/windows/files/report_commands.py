"""Hands a report of the file in front to people without an editor: a page, a PDF, or paper."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtGui import QPagedPaintDevice

from sitemap_editor.core.checks.report import report
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.files.disk.saving import replace_file
from sitemap_editor.core.operations.reporting import PageContent, page
from sitemap_editor.core.sites.file_report import report_content
from sitemap_editor.session.files.report_draft import ReportDraft, ReportForm
from sitemap_editor.session.files.report_paper import draw, pdf
from sitemap_editor.session.program.settings import LAST_FOLDER
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.table.document_page import DocumentPage


class ReportCommands(QObject):
    """Makes reports of the page in front, as it is now; the page stays as it is."""

    def __init__(self, work: FileWork, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work

    def report(self) -> None:
        """Ask for the form, then for the place or the printer, and make it."""
        work = self._work
        front = work.tabs.current_page()
        if front is None:
            return
        front.view.finish_editing()
        session = front.session
        if not session.findings.is_settled or session.beside.is_under_way:
            text = self.tr("The file is still being checked. Try again in a moment.")
            work.reporter.message(text, front)
            return
        draft = ReportDraft(session.name, len(session.document))
        if not work.prompts.choose_report(draft):
            return
        if draft.form is ReportForm.PAPER:
            printer = work.prompts.printer(session.name)
            if printer is not None:
                self._print(front, draft, printer)
        else:
            self._save(front, draft)

    def _save(self, front: DocumentPage, draft: ReportDraft) -> None:
        work, form = self._work, draft.form
        stem = draft.name.partition(".")[0] or "sitemap"
        folder = front.path.parent if front.path else Path(work.settings.get(LAST_FOLDER) or ".")
        path = work.prompts.place_for_report(folder / f"{stem}-report{form.value}")
        if path is None:
            return
        if work.tabs.page_at(path) is not None:
            work.reporter.message(
                self.tr("This file is open in another tab. Close that tab first.")
            )
            return
        work.settings.set(LAST_FOLDER, str(path.parent))
        content = self._content(front, draft)

        def write(progress: Progress) -> object:
            made = content(progress)
            if form is ReportForm.PDF:
                return replace_file(path, [pdf(made, _say, progress)])
            pieces = page(made, _say, QLocale().bcp47Name())
            return replace_file(path, (each.encode("utf-8", "backslashreplace") for each in pieces))

        def done(_written: object) -> None:
            work.reporter.message(self.tr("{name} written.").format(name=path.name))

        work.start(path.name, self.tr("Writing {name}"), write, done, tells_late=True)

    def _print(self, front: DocumentPage, draft: ReportDraft, printer: QPagedPaintDevice) -> None:
        content = self._content(front, draft)

        def drawn(progress: Progress) -> int:
            return draw(printer, content(progress), _say, progress)

        def done(pages: int) -> None:
            self._work.reporter.message(self.tr("%Ln page(s) sent to the printer.", "", pages))

        self._work.start(draft.name, self.tr("Printing {name}"), drawn, done)

    @staticmethod
    def _content(front: DocumentPage, draft: ReportDraft) -> Callable[[Progress], PageContent]:
        """Return the work that gathers what is told, of the document as it is now."""
        session = front.session
        findings, snapshot = session.findings, session.document.table.snapshot()
        of_file = [*findings.of_file(), *findings.schema_of_file()]
        parts = findings.index.frozen().parts()
        profile = QCoreApplication.translate("core", session.profile.title)
        moment, number = datetime.now().astimezone(), QLocale().toString

        def work(progress: Progress) -> PageContent:
            progress(0.0)
            found = report(draft.name, snapshot, of_file, *parts, fixer=None, worded=sentence)
            lines = list(found)
            progress(0.1)
            return report_content(
                draft.name,
                snapshot,
                lines,
                profile,
                moment,
                rows_shown=draft.rows,
                say=_say,
                number=number,
            )

        return work


def _say(text: str) -> str:
    return QCoreApplication.translate("core", text)
