"""What the recipe entries of the menus do to the document on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from shiboken6 import isValid

from sitemap_editor.core.document.effects import Effect
from sitemap_editor.core.recipes.recipe import Recipe, Step
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.document.undo import RecipeWords
from sitemap_editor.session.program.settings import RECIPE_CHOSEN
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.table.document_page import DocumentPage


class RecipeCommands(QObject):
    """Commands that apply recipes to the current page."""

    def __init__(self, place: FileWork, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place

    def apply(self) -> None:
        """Apply a recipe, the one chosen last at first, after a preview of each step."""
        page, settings = self._place.tabs.current_page(), self._place.settings
        if page is None:
            return
        page.view.finish_editing()
        review = RecipeReview(page.session, RecipeShelf(settings), settings.get(RECIPE_CHOSEN))
        review.hides_rows = page.model.view_order.is_filtered
        is_wanted = self._place.prompts.review_recipe(review)
        pages: Callable[[], Sequence[DocumentPage]] = self._place.tabs.pages
        if page not in pages():
            said = self.tr("The file was reloaded or closed in the meantime; nothing was changed.")
            self._place.reporter.message(said, self._place.tabs.current_page())
        elif is_wanted:
            self._make(page, review)
        if isValid(review):
            review.cancel()
            review.deleteLater()

    def make(self, steps: Sequence[Step]) -> None:
        """Keep steps of the history as a recipe, under a name that a person gives."""
        place = self._place
        name = place.prompts.recipe_name(self.tr("New recipe"))
        if name is not None:
            recipe = RecipeShelf(place.settings).add(Recipe(tuple(steps), name))
            place.settings.set(RECIPE_CHOSEN, recipe.name)
            said = self.tr("Recipe “{name}” saved; it is in the menu Rows.")
            place.reporter.message(said.format(name=recipe.name), place.tabs.current_page())

    def _make(self, page: DocumentPage, review: RecipeReview) -> None:
        edit, recipe, run = review.edit, review.recipe, review.run
        is_current = review.is_current and not page.session.beside.is_under_way
        if edit is None or recipe is None or run is None or not is_current:
            said = self.tr("The file changed in the meantime. Try again.")
            self._place.reporter.message(said, page)
            return
        self._place.settings.set(RECIPE_CHOSEN, recipe.name)
        failed = sum(1 for outcome in run.outcomes if outcome.error is not None)
        said = self.tr("Recipe “{name}” applied.").format(name=recipe.name)
        if failed:
            said += " " + self.tr("%n step(s) failed.", "", failed)

        done = (each.step.to_json() for each in run.outcomes if each.error is None)
        words = RecipeWords(tuple(done))

        def tell(effect: Effect) -> None:
            page.session.history.note(effect, words)
            self._place.reporter.message(said, page, is_edit=True)

        label = self.tr("Apply recipe “{name}”").format(name=recipe.name)
        page.model.carry_out(edit, label, tell)
