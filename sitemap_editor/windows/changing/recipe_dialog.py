"""The dialog for recipes: the list of them, what each step would do here, and what applies it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.errors import RecipeError, SitemapError
from sitemap_editor.core.recipes.recipe import Recipe
from sitemap_editor.core.recipes.recipe_file import SUFFIX, read_recipe, write_recipe
from sitemap_editor.core.recipes.running import StepOutcome
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.windows.changing.step_words import outcome_words, step_words
from sitemap_editor.windows.looks.dialogs import ReviewDialog, end_buttons
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.plain_text import PlainLabel
from sitemap_editor.windows.looks.text_size import scaled

if TYPE_CHECKING:
    from sitemap_editor.windows.prompts import Prompts

_SIZE: Final = (1_000, 520)
_LEFT_WIDTH: Final = 180
_NUMBER_WIDTH: Final = 80
_WHERE_WIDTH: Final = 115
_REMARKS_WIDTH: Final = 170


class OutcomesModel(ColumnsModel[StepOutcome]):
    """What each step would do; what is written in full is said on hover."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        words: Callable[[StepOutcome], str] = lambda each: step_words(each.step)  # noqa: E731
        where: Callable[[StepOutcome], str] = lambda each: each.step.where or self.tr("all")  # noqa: E731
        self.set_columns(
            LineColumn(self.tr("Step"), words, tip=words),
            LineColumn(self.tr("Where"), where, _WHERE_WIDTH, tip=where),
            LineColumn(
                self.tr("Rows"), lambda each: f"{each.matched:n}", _NUMBER_WIDTH, is_number=True
            ),
            LineColumn(
                self.tr("Changed"), lambda each: f"{each.changed:n}", _NUMBER_WIDTH, is_number=True
            ),
            LineColumn(self.tr("Remarks"), outcome_words, _REMARKS_WIDTH, tip=outcome_words),
        )


class RecipeDialog(ReviewDialog[RecipeReview]):
    """Shows what a recipe would do; `exec` tells whether to apply the chosen one."""

    def __init__(self, review: RecipeReview, prompts: Prompts, parent: QWidget | None) -> None:
        super().__init__(review, _SIZE, parent)
        self.setWindowTitle(self.tr("Recipes"))
        self._prompts = prompts
        self._is_filling = False
        self.names = QListWidget(self)
        self.names.setAccessibleName(self.tr("Recipes"))
        self.model = OutcomesModel(self)
        self.steps = LinesTable(self)
        self.steps.setAccessibleName(self.tr("Steps"))
        self.steps.show_lines(self.model)
        self.said = PlainLabel(self, wraps=True)
        self._buttons, self.apply = end_buttons(
            self, self.tr("&Apply"), QDialogButtonBox.StandardButton.Close
        )
        self.keep_enter(self.apply)
        self._lay_out()
        self.names.currentRowChanged.connect(self._on_chosen)
        self.names.itemChanged.connect(self._on_renamed)
        self.steps.doubleClicked.connect(lambda _index: self._edit())
        self.steps.selectionModel().selectionChanged.connect(self._adapt)
        review.on_proposed = self._on_proposed
        self._list()
        review.propose()

    def _lay_out(self) -> None:
        left, right = QWidget(self), QVBoxLayout()
        left.setFixedWidth(scaled(self, _LEFT_WIDTH))
        inside = QVBoxLayout(left)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.names, 1)
        self.new = button(self.tr("&New…"), self, self._new)
        self.edit = button(self.tr("Edi&t…"), self, self._edit)
        self.add_file = button(self.tr("&Import…"), self, self._import)
        self.write_file = button(self.tr("&Export…"), self, self._export)
        self.throw_away = button(self.tr("De&lete"), self, self._review.remove)
        of_recipes = (self.new, self.edit, self.add_file, self.write_file, self.throw_away)
        for each in of_recipes:
            inside.addWidget(each)
        right.addWidget(self.steps, 1)
        row = QHBoxLayout()
        self.earlier = button(self.tr("Move Step &Up"), self, lambda: self._move(-1))
        self.later = button(self.tr("Move Step &Down"), self, lambda: self._move(1))
        self.without = button(self.tr("&Remove Step"), self, self._remove_step)
        of_steps = (self.earlier, self.later, self.without)
        for each in of_steps:
            row.addWidget(each)
        row.addStretch(1)
        right.addLayout(row)
        right.addWidget(self.said)
        both = QHBoxLayout()
        both.addWidget(left)
        both.addLayout(right, 1)
        column = QVBoxLayout(self)
        column.addLayout(both, 1)
        column.addWidget(self._buttons)
        ends = self._buttons.buttons()
        for one, other in pairwise((self.names, *of_recipes, self.steps, *of_steps, *ends)):
            QWidget.setTabOrder(one, other)

    # The list

    def _list(self) -> None:
        self._is_filling = True
        self.names.clear()
        for recipe in self._review.recipes:
            item = QListWidgetItem(recipe.name, self.names)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.names.setCurrentRow(self._review.number if self._review.recipes else -1)
        self._is_filling = False

    def _on_chosen(self, row: int) -> None:
        self.forget_enter()
        if not self._is_filling and row >= 0:
            self._review.choose(row)

    def _on_renamed(self, item: QListWidgetItem) -> None:
        if not self._is_filling:
            self._review.rename(self.names.row(item), item.text())
            self._list()

    def _new(self) -> None:
        taken, name = self._review.taken_names(but_chosen=False), self.tr("New recipe")
        recipe = self._prompts.edit_recipe(RecipeDraft(Recipe((), name), taken), 0)
        if recipe is not None:
            self._review.add(recipe)

    def _edit(self) -> None:
        recipe = self._review.recipe
        if recipe is not None:
            draft = RecipeDraft(recipe, self._review.taken_names(but_chosen=True))
            changed = self._prompts.edit_recipe(draft, max(0, self._step()))
            if changed is not None and changed != recipe:
                self._review.change(changed)
                self._list()

    def _import(self) -> None:
        path = self._prompts.recipe_to_open()
        if path is None:
            return
        try:
            recipe = read_recipe(path)
        except RecipeError as error:
            self._prompts.tell_error(path.name, error)
            return
        named = recipe.name or path.name.partition(".")[0]
        self._review.add(type(recipe)(recipe.steps, named))

    def _export(self) -> None:
        recipe = self._review.recipe
        path = self._prompts.place_for_recipe(Path(f"{recipe.name}{SUFFIX}")) if recipe else None
        if recipe is None or path is None:
            return
        try:
            write_recipe(path, recipe)
        except SitemapError as error:
            self._prompts.tell_error(path.name, error)

    # The steps

    def _step(self) -> int:
        chosen = self.steps.selected()
        return chosen[0] if len(chosen) == 1 else -1

    def _move(self, by: int) -> None:
        if self._step() >= 0:
            self._review.move_step(self._step(), by)

    def _remove_step(self) -> None:
        if self._step() >= 0:
            self._review.remove_step(self._step())

    def _on_proposed(self) -> None:
        review = self._review
        if self.names.count() != len(review.recipes) or self.names.currentRow() != review.number:
            self._list()
        self.model.show_lines(review.run.outcomes if review.run is not None else ())
        self._adapt()
        self.press_kept()

    def _adapt(self) -> None:
        """Let the buttons be what can be done, and say what applying comes to."""
        review, step = self._review, self._step()
        self.apply.setEnabled(review.edit is not None)
        for each in (self.edit, self.write_file, self.throw_away):
            each.setEnabled(review.recipe is not None)
        self.without.setEnabled(step >= 0)
        self.earlier.setEnabled(step > 0)
        self.later.setEnabled(0 <= step < self.model.rowCount() - 1)
        if review.recipe is None:
            text = self.tr(
                "No recipes yet. Make a new one, import one, or tick steps in the history."
            )
        elif review.run is None:
            text = self.tr("Preparing the preview…")
        elif review.edit is None:
            text = self.tr("Nothing would change.")
        else:
            text = self.tr("%n change(s). You can undo this in one step.", "", review.changed)
        if review.hides_rows and review.edit is not None:
            text += " " + self.tr("Rows that the filter hides may change too.")
        self.said.setText(text)
