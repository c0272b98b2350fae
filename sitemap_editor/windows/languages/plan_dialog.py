"""The dialog before language links are written: what is asked, all changes, what stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from sitemap_editor.core.document.preview import PreviewLine
from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.completing import NO_LANGUAGE, Left
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.languages.plan_review import (
    AddLanguage,
    ChangeCode,
    Complete,
    ImportLinks,
    PlanReview,
    RemoveVersion,
    SetVersion,
    Task,
)
from sitemap_editor.session.languages.site_matrix import CompleteFile
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.windows.changing.changes_model import ChangesModel
from sitemap_editor.windows.changing.changes_table import ChangesTable
from sitemap_editor.windows.languages.plan_forms import AddForm, CodeForm, CompleteForm, PlanForm
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_difference import excerpts

_SIZE: Final = (880, 560)
_WIDTHS: Final = {0: 80, 1: 320}
_AROUND: Final = 12
_CODE: Final = re.compile(r"""hreflang\s*=\s*["']\s*([^"']*?)\s*["']""")
_HREF: Final = re.compile(r"""\shref\s*=\s*["']\s*([^"']*?)\s*["']""")
_LOC: Final = re.compile(r"<(?:[^\s<>:]+:)?loc\s*>\s*([^<]*?)\s*<")
_PAUSE_MS: Final = 150
_WITH_URL: Final = (AddLanguage, SetVersion, RemoveVersion)
"""The tasks about the URL in a language, which is new to who reads the preview."""
_Link = tuple[str, str]
"""A code of hreflang and its URL."""
_LEFT_SHARE: Final = 2
_CHANGES_SHARE: Final = 5


class _LinksPreview(ChangesModel):
    """A line a row: its URL, and the languages it lists before and after."""

    def __init__(
        self, left_out: set[int], on_ticked: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(left_out, on_ticked, parent)
        self.added = ""
        """The language that is added or changed: its URLs are new to who reads this."""
        before, after = self.tr("Languages before"), self.tr("Languages after")
        self.titles = (self.tr("Row"), "URL", before, after)

    def words(self, row: int) -> tuple[str, ...]:
        """Return the number of a row, its URL, and its languages."""
        number, what, before, after = super().words(row)
        found = _LOC.search(self.lines(row)[0].after or "") if before or after else None
        return number, one_line(unescape(found[1])) if found else what, before, after

    def values_of(self, line: PreviewLine) -> tuple[str, str]:
        """Return the languages of a row; of the head what is around a change."""
        if line.position is None or line.field is not None:
            return excerpts(line.before or "", line.after or "", _AROUND)
        none = self.tr("(none)")
        before, after = _links(line.before or ""), _links(line.after or "")
        return self._listed(before, after) or none, self._listed(after, before) or none

    def _listed(self, links: Sequence[_Link], others: Sequence[_Link]) -> str:
        """Return the codes of links; with the URL where the other ones have another for a code."""
        theirs = dict(others)
        return ", ".join(
            f"{code} {one_line(url)}".strip()
            if code == self.added or theirs.get(code, url) != url
            else code
            for code, url in links
        )


def _links(markup: str) -> list[_Link]:
    """Return the codes and URLs of the links in the markup of a row."""
    found = []
    for match in _CODE.finditer(markup):
        start, end = markup.rfind("<", 0, match.start()), markup.find(">", match.end())
        url = _HREF.search(markup, start, end)
        found.append((match[1], unescape(url[1]) if url is not None else ""))
    return found


class LanguagePlanDialog(ReviewDialog[PlanReview]):
    """Shows which links would be written; `exec` tells whether to write them."""

    def __init__(self, review: PlanReview, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self._title(review.task))
        self._first_task = review.task
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        self.form = self._made_form(review.task)
        if self.form is not None:
            self.form.on_changed = self._on_changed
            self.form.setVisible(not isinstance(review.task, Complete))
        self.model = _LinksPreview(review.left_out, self._tell, self)
        self.table = ChangesTable(self.model, _WIDTHS, self.tr("Before and after"), self)
        self.left = _LeftModel(self)
        self.left_table = LinesTable(self)
        self.left_table.show_lines(self.left)
        self.left_table.setAccessibleName(self.tr("What stays as it is"))
        self._busy = QProgressBar(self, textVisible=False)
        self._busy.setRange(0, 0)
        self._busy.setAccessibleName(self.tr("Preparing the preview"))
        self.said = PlainLabel(self, wraps=True)
        self.stays = PlainLabel(self.tr("These stay as they are:"), self, buddy=self.left_table)
        removes = isinstance(review.task, RemoveVersion)
        does = self.tr("&Remove Links") if removes else self.tr("&Write Links")
        self._buttons, self.make = end_buttons(self, does)
        self.keep_enter(self.make)
        parts = (self.form,) if self.form is not None else ()
        column_of(
            *parts,
            *((self.table, _CHANGES_SHARE), self._busy, self.said),
            *(self.stays, (self.left_table, _LEFT_SHARE), self._buttons),
            on=self,
        )
        review.on_proposed = self._on_proposed
        self._ask()
        first = self.form.first() if self.form is not None and not self.form.isHidden() else None
        (first or self.make).setFocus()

    def _title(self, task: Task | None) -> str:
        if isinstance(task, AddLanguage):
            return self.tr("Add a Language")
        if isinstance(task, ChangeCode):
            return self.tr("Change a Language Code")
        if isinstance(task, ImportLinks):
            return self.tr("Import Language Links")
        if isinstance(task, SetVersion):
            return self.tr("Set the URL of a Language")
        if isinstance(task, RemoveVersion):
            return self.tr("Remove the URL of a Language")
        if isinstance(task, CompleteFile):
            name = one_line(self._review.session.name)
            return self.tr("Complete Language Links of {name}").format(name=name)
        return self.tr("Complete Language Links")

    def _made_form(self, task: Task | None) -> PlanForm | None:
        groups = self._review.groups
        if isinstance(task, AddLanguage):
            return AddForm(task, groups, self)
        if isinstance(task, ChangeCode):
            return CodeForm(task, self)
        if isinstance(task, Complete):
            codes = [groups.links.codes[code] for code in groups.used_codes() if code != NO_CODE]
            return CompleteForm(task, codes, self)
        return None

    # What a person says

    def _on_changed(self) -> None:
        self.forget_enter()
        self.make.setEnabled(False)
        self._pause.start()

    def is_preparing(self) -> bool:
        """Tell whether the preview of what was said last is still to come."""
        return self._pause.isActive() or super().is_preparing()

    def _ask(self) -> None:
        """Work the preview out for what is said."""
        self._pause.stop()
        self.make.setEnabled(False)
        self._busy.show()
        self.model.show_preview(None)
        self.said.setText(self.tr("Preparing the preview…"))
        task = self.form.task() if self.form is not None else self._first_task
        self.model.added = task.code if isinstance(task, _WITH_URL) else ""
        self._review.propose(task)

    # What comes of it

    def _on_proposed(self) -> None:
        review = self._review
        self._busy.hide()
        self.model.show_preview(review.preview)
        left = review.plan.left if review.plan is not None else []
        is_nameless = any(each.reason == NO_LANGUAGE for each in left)
        if isinstance(self.form, CompleteForm) and self.form.isHidden() and is_nameless:
            self.form.show()  # and stays, whatever is chosen there
            self.form.unnamed.setFocus()
        self.left.show_lines(left)
        for part in (self.stays, self.left_table):
            part.setVisible(bool(left))
        self._tell()
        self.press_kept()

    def _tell(self) -> None:
        """Say how many links will be written into how many rows, and what stays."""
        review, plan = self._review, self._review.plan
        self.make.setEnabled(review.count > 0 and not self._pause.isActive())
        if review.fault:
            self.said.setText(review.fault)
            return
        if plan is None:
            self.said.setText(self.form.hint() if self.form is not None else "")
            return
        if not plan.rows:
            removes = isinstance(review.task, RemoveVersion)
            nothing = self.tr("There is nothing to write.")
            self.said.setText(self.tr("There is no link to remove.") if removes else nothing)
            return
        said = [self.tr("%Ln row(s) will change. You can undo this in one step.", "", review.count)]
        if not review.left_out and not isinstance(review.task, RemoveVersion):
            said.append(self.tr("%Ln link(s) will be written.", "", plan.links))
        if plan.replaced and not review.left_out:
            text = self.tr("%Ln of them replace a link to another URL.", "", plan.replaced)
            said.append(text)
        if plan.outside:
            said.append(self.tr("%Ln of the new URLs have no row in this file.", "", plan.outside))
        if plan.respelt:
            text = self.tr(
                "%Ln of these URLs are spelt otherwise in the file and stay so.", "", plan.respelt
            )
            said.append(text)
        if review.hides_rows:
            said.append(self.tr("Rows that the filter of the table hides may change too."))
        self.said.setText(" ".join(said))


class _LeftModel(ColumnsModel[Left]):
    """The groups and pages that stay as they are, and why."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_columns(
            LineColumn("URL", lambda left: one_line(url_of(left.url)), width=_WIDTHS[1]),
            LineColumn(
                self.tr("Reason"), lambda left: QCoreApplication.translate("core", left.reason)
            ),
        )
