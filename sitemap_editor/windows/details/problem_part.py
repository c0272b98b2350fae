"""What there is to know about the selected problem, what its fix would do, and the buttons."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.document.preview import Preview, RowPreview
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.checks.problem_model import Problem
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import RichText
from sitemap_editor.windows.looks.text_difference import difference
from sitemap_editor.windows.problems.leads import Lead, lead_of
from sitemap_editor.windows.problems.rule_texts import head_of, help_of, rule_of

_FIX_ACTIONS: Final = ("problems.fix", "problems.fix_kind", "problems.fix_safe")
_SPACING: Final = 4
_LONGEST_PREVIEW: Final = 96
_AROUND: Final = 16
"""Characters of a preview: what the row holds stands below it."""


class ProblemPart(QWidget):
    """The lower part of the panel at the right.

    `can_fix` tells by the id of an action whether it does anything about the problem: while a
    person types in a cell its keys do so at any problem.
    """

    def __init__(self, actions: Actions, can_fix: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self._can_fix = can_fix
        self.text = RichText(self)
        self.text.setAccessibleName(self.tr("About the selected problem"))
        self.text.setOpenLinks(False)
        self.text.setTabChangesFocus(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.text.document().documentLayout().documentSizeChanged.connect(lambda _size: self._fit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.text)
        self.about = QToolButton(self)
        self.about.setText(self.tr("About this rule"))
        self.about.setAutoRaise(True)
        self.about.setCheckable(True)
        self.about.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.about.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.about.toggled.connect(self._show_text)
        column.addWidget(self.about)
        self._head = self._help = ""
        self._has_fix = False
        """True where the list of the row has a button for its fix."""
        self.lead = self._button()
        self.lead.hide()
        column.addWidget(self.lead)
        self._actions = actions
        self._fixes: list[QToolButton] = []
        self._row, pair = FoldingRow(self, _SPACING), FoldingRow(self, _SPACING)
        row = self._row
        for action_id in _FIX_ACTIONS:
            button = self._button()
            button.setDefaultAction(actions[action_id])
            self._fixes.append(button)
            actions[action_id].changed.connect(self._follow_actions)
            {"problems.fix": pair.first, "problems.fix_kind": pair.second}.get(
                action_id, row.second
            ).addWidget(button)
        pair.lay_out(1, 1)
        row.first.addWidget(pair)
        row.lay_out(2, 1)
        column.addWidget(row)
        self._pair = pair
        self._follow_actions()

    def _follow_actions(self) -> None:
        """Show the buttons that do something here."""
        for button in self._fixes:
            action = button.defaultAction()
            is_twice = self._has_fix and button is self._fixes[0]
            is_useful = action.isEnabled() and self._can_fix(action.objectName())
            button.setVisible(is_useful and not is_twice)
        self._pair.setVisible(any(not button.isHidden() for button in self._fixes[:2]))
        self._row.setVisible(any(not button.isHidden() for button in self._fixes))

    def _fit(self) -> None:
        """Be as high as the text: it is the panel that scrolls."""
        height = math.ceil(self.text.document().size().height()) + 2 * self.text.frameWidth()
        self.text.setFixedHeight(height)

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def show_problem(
        self,
        problem: Problem | None,
        review: FixReview | None,
        *,
        is_listed: bool = False,
        has_fix: bool = False,
    ) -> None:
        """Show a problem and the preview of its fix.

        What is wrong is left out where the list of the row says it, the button where it has one.
        """
        self._has_fix = has_fix
        self._follow_actions()
        lead = lead_of(problem.finding.code) if problem is not None else None
        self.lead.setVisible(lead is not None)
        if lead is not None:
            self.lead.setDefaultAction(self._actions[lead.action_id])
        self.setVisible(problem is not None)
        if problem is None:
            self.text.clear()
            return
        finding = problem.finding
        said = rule_of(finding) if is_listed else head_of(finding)
        self._head, self._help = said + self._fix_text(review, lead), help_of(finding)
        self._show_text()

    def _show_text(self) -> None:
        """Show why the rule matters only where a person wants it: forms stand below."""
        is_open = self.about.isChecked()
        arrows = Qt.ArrowType
        folded = arrows.LeftArrow if self.isRightToLeft() else arrows.RightArrow
        self.about.setArrowType(arrows.DownArrow if is_open else folded)
        self.text.setHtml(self._head + (self._help if is_open else ""))

    def _fix_text(self, review: FixReview | None, lead: Lead | None) -> str:
        if lead is not None:
            return self._titled(QCoreApplication.translate("problems", lead.text))
        fix = review.fix if review is not None else None
        if review is None or fix is None:
            said = self.tr("There is no automatic fix for this problem. Edit the value by hand.")
            return f"<p><i>{escape(said)}</i></p>"
        head = self._titled(QCoreApplication.translate("core", fix.title))
        if review.preview is not None and len(review.preview):
            return head + previewed(review.preview)
        if review.scope is Scope.ONE and review.questions:
            said = self.tr("The fix asks you a question first.")
            return f"{head}<p><i>{escape(said)}</i></p>"
        said = self.tr("Press Fix to see what would change.")
        return f"{head}<p><i>{escape(said)}</i></p>"

    def _titled(self, title: str) -> str:
        head = self.tr("Fix:")
        return f"<p><b>{escape(head)}</b> {escape(title)}</p>"


def previewed(preview: Preview | RowPreview) -> str:
    """Return before and after of the first thing that changes, as rich text."""
    line = preview.lines(0)[0]
    before, after = difference(line.before, line.after, _LONGEST_PREVIEW, _AROUND)
    return f"<p>− <code>{before}</code><br>+ <code>{after}</code></p>"
