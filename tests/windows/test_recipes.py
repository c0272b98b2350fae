"""Recipes in the window: kept, tried, changed as a list, applied with the command line's bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QMenu

from sitemap_editor import cli
from sitemap_editor.core.checks.muting import Mutes
from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID, STEP_SPECS
from sitemap_editor.core.recipes.recipe import Recipe, parse_recipe
from sitemap_editor.core.recipes.recipe_file import read_recipe, write_recipe
from sitemap_editor.core.resources import resource
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.changing.recipe_shelf import RecipeShelf
from sitemap_editor.session.document.file_mutes import FileMutes
from sitemap_editor.session.program.settings import RECIPES
from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog
from sitemap_editor.windows.changing.recipe_editor import RecipeEditor
from sitemap_editor.windows.changing.step_words import outcome_words
from tests.qt_support import LOC, Person
from tests.windows.dialogs import used
from tests.windows.files import some_file

ROWS = "".join(
    f"\n <url><loc>http://example.com/{each}</loc><changefreq>Daily</changefreq></url>"
    for each in ("blog/10", "blog/2", "shop/1", "shop/1")
)
STEPS: list[dict[str, object]] = [
    {"do": "url", "tool": "scheme", "where": "folder:/blog/", "to": "https"},
    {"do": "move", "to": 99},
    {"do": "fix", "codes": "safe"},
    {"do": "dedupe"},
    {"do": "sort", "descending": True},
    {"do": "remove", "where": "folder:/nowhere/"},
]


def recipe(*steps: dict[str, object], name: str = "Mine") -> Recipe:
    return parse_recipe(json.dumps({"sitemap_recipe": 1, "name": name, "steps": steps}))


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=ROWS))
    person.goes_to(0, LOC)
    return person


def shelf_of(person: Person) -> RecipeShelf:
    return RecipeShelf(person.window.place.settings)


def dialog_of(person: Person, review: RecipeReview) -> RecipeDialog:
    dialog = RecipeDialog(review, person.prompts, person.window)
    dialog.show()
    person.waits_until(lambda: not review.is_working)
    return dialog


def applies(
    person: Person, use: Callable[[RecipeDialog], object] = lambda _dialog: None
) -> Callable[[RecipeReview], bool]:
    return used(
        lambda review: dialog_of(person, review),
        use,
        lambda dialog: person.waits_until(lambda: not dialog._review.is_working),
        lambda dialog: dialog.apply,
    )


def test_window_and_command_line_give_the_same_bytes(sitter: Person, folder: Path) -> None:
    other, given = some_file(folder, "other.xml", body=ROWS), folder / "recipe.json"
    write_recipe(given, recipe(*STEPS))
    before = sitter.bytes
    shelf_of(sitter).add(recipe(*STEPS))
    sitter.page.filter.set_text("folder:/blog/")  # neither this nor the order in view matters
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    sitter.page.model.sort_by("loc", descending=True)
    sitter.waits_until(lambda: sitter.page.model.sorting is not None)
    sitter.prompts.will_be_asked("review_recipe", applies(sitter))
    sitter.does("rows.recipes")
    assert cli.main(["apply", str(given), str(other), "--in-place"]) == 1
    assert sitter.bytes == other.read_bytes() != before
    assert "Mine" in sitter.said
    sitter.does("edit.undo")
    assert sitter.bytes == before


def test_rules_that_are_muted_in_a_file_mend_nothing_in_it_as_on_the_command_line(
    sitter: Person, folder: Path
) -> None:
    steps = recipe({"do": "fix"}, {"do": "fix", "codes": ["C01"]}, {"do": "dedupe"})
    other, given = some_file(folder, "other.xml", body=ROWS), folder / "recipe.json"
    write_recipe(given, steps)
    shelf_of(sitter).add(steps)
    sitter.session.take_mutes(
        FileMutes(
            unsaved=frozenset(),
            personal=Mutes(files={str(sitter.session.path): frozenset({"C01"})}),
        )
    )
    told: list[str] = []
    read = lambda dialog: told.extend(outcome_words(each) for each in dialog.model.lines)  # noqa: E731
    sitter.prompts.will_be_asked("review_recipe", applies(sitter, read))
    sitter.does("rows.recipes")
    assert told[1] == "4: C01 is muted for this file."
    assert cli.main(["apply", str(given), str(other), "--in-place", "--ignore", "C01"]) == 0
    assert sitter.bytes == other.read_bytes()
    assert sitter.bytes.count(b"Daily") == 3


def test_each_step_is_told_with_its_counts_before_it_is_done(sitter: Person) -> None:
    shelf_of(sitter).add(recipe(*STEPS))
    review = RecipeReview(sitter.session, shelf_of(sitter))
    dialog = dialog_of(sitter, review)
    model = dialog.model
    lines = [[model.index(row, column).data() for column in range(5)] for row in range(6)]
    assert lines[0] == ["Scheme: New value “https”", "folder:/blog/", "2", "2", ""]
    assert lines[1][1:] == ["all", "0", "0", "There is no row 99."]
    assert lines[5][4] == "No row matches."
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def test_steps_are_ordered_and_taken_out(sitter: Person) -> None:
    shelf_of(sitter).add(recipe({"do": "sort"}, {"do": "dedupe"}, {"do": "remove"}))

    def use(dialog: RecipeDialog) -> None:
        review = dialog._review
        dialog.steps.select([2])
        dialog.without.click()
        sitter.waits_until(lambda: not review.is_working)
        dialog.steps.select([1])
        dialog.earlier.click()
        sitter.waits_until(lambda: not review.is_working)
        assert not dialog.without.isEnabled()

    sitter.prompts.will_be_asked("review_recipe", applies(sitter, use))
    sitter.does("rows.recipes")
    assert [step.spec.name for step in shelf_of(sitter).recipes()[0].steps] == ["dedupe", "sort"]
    assert len(sitter.column(LOC)) == 3


def test_recipes_are_imported_exported_renamed_and_thrown_away(
    sitter: Person, folder: Path
) -> None:
    given, bad, out = folder / "one.recipe.json", folder / "bad.json", folder / "out.json"
    write_recipe(given, Recipe(recipe(*STEPS).steps))
    bad.write_text("{}", "utf-8")
    review = RecipeReview(sitter.session, shelf_of(sitter))
    dialog = dialog_of(sitter, review)
    assert not dialog.apply.isEnabled()
    assert "No recipes yet" in dialog.said.text()
    for _ in range(2):
        sitter.prompts.will_be_asked("recipe_to_open", given)
        dialog.add_file.click()
        sitter.waits_until(lambda: not review.is_working)
    assert [each.name for each in shelf_of(sitter).recipes()] == ["one", "one 2"]
    sitter.prompts.will_be_asked("recipe_to_open", bad)
    sitter.prompts.will_be_asked("tell_error")
    dialog.add_file.click()
    dialog.names.item(1).setText("one")
    assert dialog.names.item(1).text() == "one 2"
    dialog.names.item(1).setText("Two")
    sitter.prompts.will_be_asked("place_for_recipe", out)
    dialog.write_file.click()
    assert read_recipe(out).name == "Two"
    dialog.throw_away.click()
    sitter.waits_until(lambda: not review.is_working)
    assert [each.name for each in shelf_of(sitter).recipes()] == ["one"]
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def test_the_menu_lists_recipes_and_opens_the_one_that_is_chosen(sitter: Person) -> None:
    for name in ("First", "Second & last"):
        shelf_of(sitter).add(recipe({"do": "sort"}, name=name))
    menu = QMenu()
    sitter.window.menus.fill_recipes(menu)
    assert [action.text() for action in menu.actions()[:2]] == ["First", "Second && last"]
    chosen: list[int] = []

    def act(review: RecipeReview) -> bool:
        chosen.append(review.number)
        return False

    sitter.prompts.will_be_asked("review_recipe", act)
    menu.actions()[1].trigger()
    assert chosen == [1]


def test_what_a_later_version_kept_is_left_out_of_the_list(sitter: Person) -> None:
    settings = sitter.window.place.settings
    settings.set(RECIPES, ['{"sitemap_recipe": 9}', recipe({"do": "sort"}).to_text()])
    assert [each.name for each in RecipeShelf(settings).recipes()] == ["Mine"]


def test_a_recipe_is_for_rows_that_a_filter_hides_and_says_so(sitter: Person) -> None:
    shelf_of(sitter).add(recipe({"do": "replace", "find": "http:", "with": "https:"}))
    sitter.page.filter.set_text("folder:/blog/")
    sitter.waits_until(lambda: not sitter.page.filter.rows.is_working)
    assert sitter.page.model.rowCount() == 2

    def use(dialog: RecipeDialog) -> None:
        assert "hides" in dialog.said.text()

    sitter.prompts.will_be_asked("review_recipe", applies(sitter, use))
    sitter.does("rows.recipes")
    assert sitter.bytes.count(b"https://example.com/") == 4


# Editing one


def editor_of(person: Person, draft: RecipeDraft) -> RecipeEditor:
    dialog = RecipeEditor(draft, person.window)
    dialog.show()
    return dialog


def edits(
    person: Person, use: Callable[[RecipeEditor], object], *, saves: bool
) -> Callable[[RecipeDraft, int], Recipe | None]:
    def act(draft: RecipeDraft, step: int) -> Recipe | None:
        dialog = RecipeEditor(draft, person.window, step)
        dialog.show()
        use(dialog)
        assert dialog.save.isEnabled() or not saves
        dialog.done(0)
        dialog.deleteLater()
        return draft.recipe() if saves else None

    return act


def test_a_recipe_is_edited_as_a_list_and_cancel_leaves_it(sitter: Person) -> None:
    kept = recipe({"do": "sort"}, {"do": "remove", "where": "folder:/nowhere/"})
    shelf_of(sitter).add(kept)

    def use(dialog: RecipeEditor) -> None:
        dialog.name.setText("Better")
        dialog.steps.setCurrentRow(0)
        dialog.later.click()
        dialog.earlier.click()
        dialog.later.click()
        dialog.without.click()
        assert [each.spec.name for each in dialog.draft.steps] == ["remove"]
        dialog.where.setText("folder:/shop/")
        dialog.add(SPECS_BY_ID["replace"])
        assert "2" in dialog.said.text()
        assert not dialog.save.isEnabled()
        assert dialog.steps.item(1).text().startswith("2. ⚠")
        assert dialog.form is not None
        find = dialog.form.inputs["find"]
        assert isinstance(find, QLineEdit)
        find.setText("http:")
        assert not dialog.said.text()

    review = RecipeReview(sitter.session, shelf_of(sitter))
    dialog = dialog_of(sitter, review)
    for saves in (False, True):
        sitter.prompts.will_be_asked("edit_recipe", edits(sitter, use, saves=saves))
        dialog.edit.click()
        sitter.waits_until(lambda: not review.is_working)
        if not saves:
            assert shelf_of(sitter).recipes() == [kept]
    (found,) = shelf_of(sitter).recipes()
    assert found == recipe(
        {"do": "remove", "where": "folder:/shop/"},
        {"do": "replace", "find": "http:"},
        name="Better",
    )
    assert dialog.names.item(0).text() == "Better"
    assert [outcome.changed for outcome in dialog.model.lines] == [2, 2]
    new = edits(sitter, lambda editor: editor.add(SPECS_BY_ID["sort"]), saves=True)
    sitter.prompts.will_be_asked("edit_recipe", new)
    dialog.new.click()
    sitter.waits_until(lambda: not review.is_working)
    assert [each.name for each in shelf_of(sitter).recipes()] == ["Better", "New recipe"]
    dialog.done(0)
    dialog.deleteLater()
    review.deleteLater()


def test_an_editor_of_a_recipe_leaves_what_nobody_changed(sitter: Person) -> None:
    steps: list[dict[str, object]] = [
        json.loads(line)
        for line in resource("help", "recipes.md").read_text("utf-8").splitlines()
        if line.startswith('{"do')
    ]
    odd: list[dict[str, object]] = [
        {"do": "priority", "tool": "scale", "factor": 0.125},
        {"do": "url", "tool": "remove-parameters", "names": ["a,b", " c"]},
        {"do": "set", "column": "loc", "value": "two\nlines"},
        {"do": "move", "to": 7},
    ]
    kept = recipe(*steps, *odd)
    dialog = editor_of(sitter, RecipeDraft(kept))
    for row in range(dialog.steps.count()):
        dialog.steps.setCurrentRow(row)
        dialog._on_changed()
        assert dialog.save.isEnabled(), dialog.said.text()
    found = dialog.recipe
    assert found is not None
    assert [each.values for each in found.steps] == [each.values for each in kept.steps]
    assert [each.where for each in found.steps] == [each.where for each in kept.steps]
    dialog.done(0)
    dialog.deleteLater()


def test_a_step_that_was_added_is_told_what_its_form_shows(sitter: Person) -> None:
    dialog = editor_of(sitter, RecipeDraft(Recipe((), "Mine")))
    for spec in STEP_SPECS:
        dialog.add(spec)
        assert dialog.form is not None
        shown, told = dialog.form.values(), dialog.draft.steps[dialog.steps.currentRow()]
        assert told.given == shown
        assert "needs the key" not in dialog.said.text()
    dialog.done(0)
    dialog.deleteLater()


def test_a_recipe_needs_steps_and_a_name_of_its_own(sitter: Person) -> None:
    dialog = editor_of(sitter, RecipeDraft(Recipe((), "Mine"), {"Taken"}))
    assert not dialog.save.isEnabled()
    dialog.add(SPECS_BY_ID["sort"])
    assert dialog.save.isEnabled()
    for name in ("Taken", "  "):
        dialog.name.setText(name)
        assert "name" in dialog.said.text()
        assert not dialog.save.isEnabled()
    dialog.done(0)
    dialog.deleteLater()
