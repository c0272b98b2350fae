"""Mutes the rule of the current problem, lists what is muted, and says so where it matters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.shared_mutes import SHARED_NAME
from sitemap_editor.core.errors import SitemapError, worded
from sitemap_editor.session.checks.muting import Muting, SharedAnswer, site_of
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.document_tabs import DocumentTabs
from sitemap_editor.windows.looks.notice import Notice, put_away
from sitemap_editor.windows.looks.plain_text import menu_text
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

_SITE_ACTION = "problems.mute_site"


class MuteCommands(QObject):
    """Commands on the rules of the page on screen; watches what is muted in all of them."""

    def __init__(
        self,
        tabs: DocumentTabs,
        prompts: Prompts,
        settings: Settings,
        reporter: Reporter,
        problem: Callable[[], Problem | None],
        actions: Actions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tabs = tabs
        self._prompts = prompts
        self._reporter = reporter
        self._problem = problem
        self._actions = actions
        self._plain_text = actions[_SITE_ACTION].text()
        self._told: dict[DocumentPage, tuple[str, Notice | None]] = {}
        self.muting = Muting(settings, self)
        self.muting.shared_read.connect(self._on_shared_read)
        tabs.page_added.connect(self._on_page_added)
        tabs.state_changed.connect(self._name_site)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        return {
            "problems.mute_file": lambda: self._mute_current(MutedBy.FILE),
            _SITE_ACTION: lambda: self._mute_current(MutedBy.SITE),
            "problems.muted": self.show,
        }

    def look_again(self) -> None:
        """Take over what others muted meanwhile."""
        self.muting.look_again()

    # Muting

    def _mute_current(self, by: MutedBy) -> None:
        problem = self._problem()
        if problem is not None:
            self.mute(problem.finding.code, by)

    def mute(self, code: str, by: MutedBy) -> None:
        """Mute a rule in the document on screen, or for its site."""
        page = self._tabs.current_page()
        if page is None:
            return
        page.view.finish_editing()
        site = site_of(page.session)
        if by is MutedBy.SITE and not site:
            return  # what was said of it may have been taken back while a menu was open
        self.muting.mute(page.session, code, by)
        if by is MutedBy.SITE:
            text = self.tr("{code} is muted for {site}. Problems > Muted Rules lists it.")
        else:
            text = self.tr("{code} is muted in this file. Problems > Muted Rules lists it.")
        self._reporter.message(worded(text, {"code": code, "site": site}), page)

    def fill_menu(self, menu: QMenu, code: str) -> None:
        """Offer to mute a rule of the document on screen."""
        menu.clear()
        menu.addAction(self.tr("In This &File"), lambda: self.mute(code, MutedBy.FILE))
        page = self._tabs.current_page()
        site = site_of(page.session) if page is not None else ""
        if site:
            text = self.tr("F&or {site}").format(site=menu_text(site))
            menu.addAction(text, lambda: self.mute(code, MutedBy.SITE))

    def show(self) -> None:
        """List what is muted in the document on screen, to be unmuted there."""
        page = self._tabs.current_page()
        if page is None:
            return
        from sitemap_editor.session.checks.mute_review import MuteReview  # not at start

        page.view.finish_editing()
        review = MuteReview(page.session, self.muting)
        self._prompts.show_muted(review)

    # Following the documents

    def _on_page_added(self, page: TabPage) -> None:
        if isinstance(page, DocumentPage):
            page.destroyed.connect(lambda: self._told.pop(page, None))
            self.muting.watch(page.session)

    def _name_site(self) -> None:
        page = self._tabs.current_page()
        site = site_of(page.session) if page is not None else ""
        action = self._actions[_SITE_ACTION]
        text = self.tr("Mute This Rule f&or {site}").format(site=menu_text(site))
        action.setText(text if site else self._plain_text)

    def _on_shared_read(self, session: Session, found: SharedAnswer) -> None:
        page = next((each for each in self._tabs.pages() if each.session is session), None)
        if page is None:
            return
        text = self._complaint(found)
        known, notice = self._told.get(page, ("", None))
        if text == known:
            return
        put_away(notice)
        shown = page.add_notice(text, "severity-warning") if text else None
        self._told[page] = text, shown

    def _complaint(self, found: SharedAnswer) -> str:
        """Say what is wrong with the file that people share; nothing where it is right."""
        if isinstance(found, SitemapError):
            if found.line is None:
                return f"{SHARED_NAME}: {sentence(found)}"
            where = self.tr("{name}, line {line}").format(name=SHARED_NAME, line=found.line)
            return f"{where}: {sentence(found)}"
        if not found.unknown:
            return ""
        text = self.tr("{name} mutes what is no rule: {codes}. Check how it is written.")
        return worded(text, {"name": SHARED_NAME, "codes": ", ".join(found.unknown)})
