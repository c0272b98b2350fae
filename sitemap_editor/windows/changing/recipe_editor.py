"""The dialog that edits a recipe: its name, its steps as a list, and what each is told."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.protocol.fields import URL_FIELDS
from sitemap_editor.core.recipes.recipe import Recipe
from sitemap_editor.core.recipes.step_spec import StepSpec
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.changing.argument_form import ArgumentForm, core_text
from sitemap_editor.windows.changing.step_words import step_words
from sitemap_editor.windows.changing.tool_list import tool_groups
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.plain_text import PlainLabel, menu_text
from sitemap_editor.windows.looks.text_size import scaled_size

_SIZE: Final = (760, 460)


class RecipeEditor(QDialog):
    """Edits a draft; `exec` tells whether its `recipe` is to be kept. Cancel forgets it all."""

    def __init__(self, draft: RecipeDraft, parent: QWidget | None, first: int = 0) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Edit Recipe"))
        self.resize(scaled_size(self, *_SIZE))
        self.draft = draft
        self.form: ArgumentForm | None = None
        self._is_filling = False
        self.name = QLineEdit(draft.name, self)
        self.name.textChanged.connect(self._on_named)
        self.steps = QListWidget(self)
        self.steps.setAccessibleName(self.tr("Steps"))
        self.steps.setWordWrap(True)
        self.where = QLineEdit(self)
        self.where.setPlaceholderText(self.tr("all rows"))
        self.where.textChanged.connect(self._on_changed)
        self.said = PlainLabel(self, wraps=True)
        self.add_button = QPushButton(self.tr("&Add Step"), self)
        self.add_button.setAutoDefault(False)
        self.add_button.setMenu(self._menu())
        self.without = button(self.tr("&Remove Step"), self, self._remove)
        self.earlier = button(self.tr("Move &Up"), self, lambda: self._move(-1))
        self.later = button(self.tr("Move &Down"), self, lambda: self._move(1))
        buttons = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(buttons.Save | buttons.Cancel, self)
        self.save = self._buttons.button(buttons.Save)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._list(first)
        self.steps.currentRowChanged.connect(self._on_chosen)
        self._on_chosen()
        (self.steps if draft.steps else self.name).setFocus()

    @property
    def recipe(self) -> Recipe | None:
        """What the draft comes to; None while it is not right."""
        return self.draft.recipe()

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for title, specs in tool_groups(URL_FIELDS):
            inner = menu.addMenu(menu_text(title))
            for spec in specs:
                action = QAction(menu_text(core_text(spec.title)), inner)
                action.triggered.connect(lambda _checked=False, each=spec: self.add(each))
                inner.addAction(action)
        return menu

    def _lay_out(self) -> None:
        named = QHBoxLayout()
        label = PlainLabel(self.tr("&Name:"), self, buddy=self.name)
        self.name.setAccessibleName(self.tr("Name"))
        named.addWidget(label)
        named.addWidget(self.name, 1)
        left, row = QVBoxLayout(), QHBoxLayout()
        left.addWidget(self.steps, 1)
        for each in (self.add_button, self.without):
            row.addWidget(each)
        left.addLayout(row)
        row = QHBoxLayout()
        for each in (self.earlier, self.later):
            row.addWidget(each)
        left.addLayout(row)
        both = QHBoxLayout()
        both.addLayout(left, 2)
        both.addWidget(self._right(), 3)
        column = QVBoxLayout(self)
        column.addLayout(named)
        column.addLayout(both, 1)
        column.addWidget(self.said)
        column.addWidget(self._buttons)

    def _right(self) -> QWidget:
        """Return what a step is told: its filter and its arguments."""
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(8, 0, 8, 0)
        label = PlainLabel(self.tr("&Where (a filter):"), inside, buddy=self.where)
        self.where.setAccessibleName(self.tr("Where (a filter)"))
        column.addWidget(label)
        column.addWidget(self.where)
        self._form_place = QVBoxLayout()
        column.addLayout(self._form_place)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    # The list

    def _list(self, current: int) -> None:
        self._is_filling = True
        self.steps.clear()
        for number in range(len(self.draft.steps)):
            QListWidgetItem(self.steps)
            self._show(number)
        self.steps.setCurrentRow(max(0, min(current, len(self.draft.steps) - 1)))
        self._is_filling = False

    def _show(self, at: int) -> None:
        """Say in the list what a step does, and what is wrong with it."""
        each, fault = self.draft.steps[at], self.draft.fault(at)
        words = core_text(each.spec.title) if fault else step_words(each.step(at + 1))
        where = self.tr("where {filter}").format(filter=each.where) if each.where.strip() else ""
        item = self.steps.item(at)
        item.setText(" ".join(filter(None, (f"{at + 1}.", "⚠" if fault else "", words, where))))
        item.setToolTip(tool_tip(fault))

    def add(self, spec: StepSpec) -> None:
        """Put a step behind the current one."""
        at = self.steps.currentRow() + 1
        self.draft.add(at, spec)
        self._list(at)
        self._on_chosen()
        self._on_changed()  # what the form shows at first is what the step is told
        first = self.form.first() if self.form is not None else None
        (first or self.where).setFocus()

    def _remove(self) -> None:
        at = self.steps.currentRow()
        if at >= 0:
            del self.draft.steps[at]
            self._list(at)
            self._on_chosen()

    def _move(self, by: int) -> None:
        at = self.steps.currentRow()
        if at >= 0:
            self.draft.move(at, by)
            self._list(at + by)
            self._on_chosen()

    # The current step

    def _on_chosen(self) -> None:
        """Show what the current step is told."""
        if self._is_filling:
            return
        at, old = self.steps.currentRow(), self.form
        self.form = None
        if old is not None:
            self._form_place.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._is_filling = True
        has_step = 0 <= at < len(self.draft.steps)
        self.where.setEnabled(has_step)
        self.where.setText(self.draft.steps[at].where if has_step else "")
        if has_step:
            each = self.draft.steps[at]
            self.form = ArgumentForm(each.spec, URL_FIELDS, self._on_changed, self, each.given)
            self.form.setAccessibleName(core_text(each.spec.title))
            self._form_place.addWidget(self.form)
            self.form.show()
            for one, other in pairwise([self.where, *self.form.stops, self.save]):
                QWidget.setTabOrder(one, other)
        self._is_filling = False
        self._adapt()

    def _on_changed(self) -> None:
        at = self.steps.currentRow()
        if self._is_filling or self.form is None or at < 0:
            return
        each = self.draft.steps[at]
        each.given, each.where = self.form.values(), self.where.text()
        self._show(at)
        self._adapt()

    def _on_named(self, text: str) -> None:
        self.draft.name = text
        self._adapt()

    def _adapt(self) -> None:
        """Let the buttons be what can be done, and say what is still wrong."""
        at, count = self.steps.currentRow(), len(self.draft.steps)
        self.without.setEnabled(at >= 0)
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(0 <= at < count - 1)
        order = [at, *range(count)] if at >= 0 else range(count)
        faults = (self.draft.fault(each) for each in order)
        fault = next(filter(None, faults), "")
        if not self.draft.has_free_name:
            fault = fault or self.tr("Give the recipe a name that no other one has.")
        elif not count:
            fault = self.tr("A recipe needs a step. Add one.")
        self.said.setText(fault)
        self.save.setEnabled(not fault)
