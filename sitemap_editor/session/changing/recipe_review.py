"""A recipe before it is applied to a document: what each of its steps would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.errors import Progress
from sitemap_editor.core.recipes.recipe import Recipe, Step
from sitemap_editor.core.recipes.running import RecipeRun, run_recipe
from sitemap_editor.core.recipes.step_spec import StepContext
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.document.undo import RecipeWords, Unsayable
from sitemap_editor.session.jobs import JobOwner


def step_context(session: Session) -> StepContext:
    """Return what steps need to know of a document, as the command line tells them too."""
    known = session.findings.checker.context
    context = CheckContext(clock=known.clock, profile=known.profile, muted=frozenset(session.muted))
    return StepContext(Checker(context=context), session.jobs.executor)


def words_of_step(step: Step, meant: int, shown: int, count: int) -> RecipeWords:
    """Return a step that was done to rows as a recipe has it, or why none can say it.

    `meant` of the `shown` rows, which are all (`count`) or those that its filter leaves.
    """
    if meant < shown:
        return RecipeWords(why=Unsayable.SELECTED)
    if not step.where and shown < count:
        return RecipeWords(why=Unsayable.MISFITS)
    return RecipeWords((step.to_json(),))


class RecipeReview(JobOwner):
    """One of the recipes on a shelf, tried on a draft: `on_proposed` is called after that."""

    def __init__(
        self, session: Session, shelf: RecipeShelf, chosen: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(session.jobs, parent or session)
        self.session = session
        self.on_proposed: Callable[[], object] = lambda: None
        self.shelf = shelf
        self.recipes = shelf.recipes()
        names = [recipe.name for recipe in self.recipes]
        self.number = names.index(chosen) if chosen in names else 0
        """Which of the recipes is chosen."""
        self.run: RecipeRun | None = None
        self.hides_rows = False
        """True where a filter hides rows; a recipe is for them as well."""
        self._revision = -1

    @property
    def recipe(self) -> Recipe | None:
        """The chosen recipe; None where there is none at all."""
        return self.recipes[self.number] if self.number < len(self.recipes) else None

    @property
    def is_current(self) -> bool:
        """True while the document is as it was when the recipe was tried."""
        return self._revision == self.session.revision

    @property
    def edit(self) -> Edit | None:
        """What is to be done."""
        return None if self.run is None else self.run.edit

    @property
    def changed(self) -> int:
        """How many changes the steps make, a row perhaps several times."""
        return 0 if self.run is None else sum(each.changed for each in self.run.outcomes)

    def choose(self, number: int) -> None:
        """Try another recipe."""
        self.number = number
        self.propose()

    def propose(self) -> None:
        """Find out, in a worker, what the chosen recipe does."""
        self.cancel()
        self.run, recipe = None, self.recipe
        if recipe is None:
            self.on_proposed()
            return
        table, context = self.session.document.table.snapshot(), step_context(self.session)
        self._revision = self.session.revision

        def work(progress: Progress) -> RecipeRun:
            return run_recipe(table, recipe, context, progress)

        self.begin(work, self._on_tried)

    def _on_tried(self, run: RecipeRun) -> None:
        self.run = run
        self.on_proposed()

    # The list

    def add(self, recipe: Recipe) -> None:
        """Keep one more recipe and choose it."""
        self.shelf.add(recipe)
        self.recipes = self.shelf.recipes()
        self.choose(len(self.recipes) - 1)

    def change(self, recipe: Recipe) -> None:
        """Keep another recipe in the place of the chosen one, and try that."""
        if self.recipe is not None:
            self.recipes[self.number] = recipe
            self.shelf.keep(self.recipes)
            self.propose()

    def taken_names(self, *, but_chosen: bool) -> frozenset[str]:
        """Return the names that recipes have."""
        kept = (each for each in self.recipes if not but_chosen or each is not self.recipe)
        return frozenset(each.name for each in kept)

    def remove(self) -> None:
        """Throw the chosen recipe away."""
        if self.recipe is not None:
            del self.recipes[self.number]
            self.shelf.keep(self.recipes)
            self.choose(max(0, min(self.number, len(self.recipes) - 1)))

    def rename(self, number: int, name: str) -> bool:
        """Give a recipe another name; False where it is empty, or another one has it."""
        names = [each.name for each in self.recipes]
        if not name.strip() or name.strip() in names[:number] + names[number + 1 :]:
            return False
        self.recipes[number] = replace(self.recipes[number], name=name.strip())
        self.shelf.keep(self.recipes)
        return True

    def move_step(self, step: int, by: int) -> None:
        """Let a step of the chosen recipe come earlier (-1) or later (1)."""
        recipe = self.recipe
        if recipe is not None and 0 <= step + by < len(recipe.steps):
            steps = list(recipe.steps)
            steps.insert(step + by, steps.pop(step))
            self._keep_steps(recipe, tuple(steps))

    def remove_step(self, step: int) -> None:
        """Take a step out of the chosen recipe."""
        recipe = self.recipe
        if recipe is not None and 0 <= step < len(recipe.steps):
            self._keep_steps(recipe, recipe.steps[:step] + recipe.steps[step + 1 :])

    def _keep_steps(self, recipe: Recipe, steps: tuple[Step, ...]) -> None:
        self.recipes[self.number] = replace(recipe, steps=steps)
        self.shelf.keep(self.recipes)
        self.propose()
