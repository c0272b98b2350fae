"""Whatever is done under a filter, the rows that it hides keep their bytes."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtGui import QGuiApplication

from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.operations.changing.deduplicating import Keep, Same
from sitemap_editor.core.operations.importing.plan import Fate, Policy
from sitemap_editor.core.recipes.catalogue import STEP_SPECS
from sitemap_editor.core.recipes.recipe import step_of
from sitemap_editor.core.resources import resource
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.session.languages.plan_review import Complete, PlanReview
from sitemap_editor.session.web.dating_review import DatingReview
from sitemap_editor.windows.action_specs.action_spec import ActsOn
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.languages.page import LanguagesPage
from sitemap_editor.windows.languages.plan_dialog import LanguagePlanDialog
from sitemap_editor.windows.web.dates_dialog import DatesDialog
from tests.core.sitemaps import urlset
from tests.qt_support import CHANGEFREQ, LASTMOD, LOC, PRIORITY, Person, drain
from tests.windows.dialogs import used
from tests.windows.test_details_contents import ATTRIBUTES, IMAGES, LINKS, VIDEO
from tests.windows.test_filter import filters, goes_to_the_rows, settles
from tests.windows.test_languages_matrix import file
from tests.windows.test_live_check import checks, codes, opened, web_of
from tests.windows.test_recipes import dialog_of, recipe, shelf_of

SITE: Final = "https://example.com"
BODY: Final = "".join(
    f"\n <url><loc>{SITE}/{path}</loc><lastmod>{date}</lastmod>{more}</url>"
    for path, date, more in (
        ("blog/a", "2024-01-01", "<changefreq>weekly</changefreq><priority>0.5</priority>"),
        ("shop/b", "2023-01-01", "<changefreq>Daily</changefreq><priority>0.8</priority>" + VIDEO),
        ("blog/c", "2022/01/01", f"<priority>0.8</priority>{IMAGES}{LINKS}"),
        ("shop/d", "2022/02/01", f"<priority>0.5</priority>{IMAGES}{LINKS}"),
        ("blog/e", "2021-01-01", "<priority>0.2</priority>"),
        ("shop/b", "soon", "<priority>0.2</priority>"),
        ("blog/a", "2020-01-01", "<changefreq>never</changefreq>"),
        ("help/g", "2019-01-01", ""),
    )
)
FILTERS: Final = (
    *("blog", "shop", "-blog", "priority:0.8 OR rows:6", "problem:any", "nowhere", "rows:2-4"),
    *("is:duplicate", "has:image", "lastmod<2022", "changefreq:none"),
)
HELP: Final = resource("help", "recipes.md").read_text("utf-8").splitlines()
STEPS: Final = [line for line in HELP if line.startswith('{"do')]
PASTED: Final = (
    f"{SITE}/blog/a\t2025-05-06\n{SITE}/shop/b\t2025-05-07\n{SITE}/help/g\t2025-05-08\n"
    f"{SITE}/new\t2025-05-09\n"
)


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(BODY + "\n", ATTRIBUTES))
    person.opens(path)
    person.waits_until(lambda: person.session.findings.is_settled)
    return person


def waits_for_order(sitter: Person, field: str | None) -> None:
    model = sitter.page.model
    sitter.waits_until(lambda: (model.sorting[0] if model.sorting else None) == field)


def comes_back(sitter: Person) -> None:
    """Be in the table again, where a dialog was closed."""
    sitter.window.activateWindow()
    sitter.waits_until(sitter.window.isActiveWindow)
    sitter.view.setFocus()


# What is done


def deduplicates(sitter: Person, chance: random.Random) -> None:
    """Remove duplicates by any policy, with what they have merged or not."""

    def act(review: DuplicatesReview) -> bool:
        review.same, review.keep = chance.choice(list(Same)), chance.choice(list(Keep))
        review.merges = chance.random() < 0.5
        review.find()
        sitter.waits_until(lambda: review.planned is not None)
        return review.edit is not None

    sitter.prompts.will_be_asked("review_duplicates", act)
    sitter.does("rows.dedupe")


def changes(sitter: Person, chance: random.Random) -> None:
    """Do any of the examples of Help: each step that recipes have is among them."""

    def act(review: ChangeReview) -> bool:
        step = step_of({**json.loads(chance.choice(STEPS)), "where": ""})
        review.propose(step.spec, step.arguments)
        sitter.waits_until(lambda: review.fault != "" or review.proposal is not None)
        return review.edit is not None

    sitter.prompts.will_be_asked("review_change", act)
    sitter.does("rows.change")


def imports(sitter: Person, chance: random.Random, action: str) -> None:
    """Import rows of which some are there, by any policy."""

    def act(review: ImportReview) -> bool:
        review.start()
        sitter.waits_until(lambda: review.source is not None)
        review.propose(
            replace(
                review.choices,
                policy=chance.choice(list(Policy)),
                same=chance.choice(list(Same)),
                clears=chance.random() < 0.5,
            )
        )
        sitter.waits_until(lambda: not review.is_working)
        return review.plan is not None and review.plan.edit is not None

    if action == "file.import":
        path = Path(str(sitter.page.path)).with_name("rows.tsv")
        path.write_text(PASTED)
        sitter.prompts.will_be_asked("file_to_import", path)
    sitter.prompts.will_be_asked("review_import", act)
    sitter.does(action)


def drags(sitter: Person, chance: random.Random) -> None:
    """Drag the fill handle: values are repeated, or a series of dates goes on."""
    count = sitter.page.model.rowCount()
    if count < 2:
        return
    first = chance.randint(1, count - 1)
    columns = [chance.choice((LOC, LASTMOD, CHANGEFREQ, PRIORITY))]
    sitter.view.fill_handle.dragged.emit(
        range(first), columns, range(first, count), chance.random() < 0.5
    )


def fills_beside(sitter: Person, _chance: random.Random) -> None:
    count = sitter.page.model.rowCount()
    if count:
        sitter.view.selected.select_block(range(count), [CHANGEFREQ, PRIORITY])
        sitter.does("edit.fill_right")


def fills_all(sitter: Person, _chance: random.Random) -> None:
    count = sitter.page.model.rowCount()
    if count:
        sitter.view.setCurrentIndex(sitter.page.model.index(0, LASTMOD))
        sitter.view.selected.select_block(range(count), [LASTMOD, CHANGEFREQ])
        sitter.does("edit.fill")


def types(sitter: Person, chance: random.Random) -> None:
    count = sitter.page.model.rowCount()
    if count:
        text = chance.choice((f"{SITE}/blog/typed", f"{SITE}/other"))
        sitter.edits(chance.randrange(count), LOC, text)


def fixes(sitter: Person, _chance: random.Random, action: str) -> None:
    sitter.waits_until(lambda: sitter.session.findings.is_settled)
    if sitter.page.model.rowCount():
        sitter.goes_to(0, LASTMOD)
        drain()
    if sitter.can(action):
        sitter.prompts.will_be_asked("review_fix", Answers())
        sitter.does(action)
        drain()
        sitter.prompts.will_be_asked_no_more()


def dates(sitter: Person, _chance: random.Random) -> None:
    """Take dates from the times of files, which there are for all rows."""
    folder = Path(str(sitter.page.path)).with_name("content")
    for row in sitter.session.document:
        path = folder / (row.loc or "").strip().removeprefix(f"{SITE}/").partition("?")[0]
        if path.suffix or path.is_dir():
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".md").write_text("x")
        os.utime(path.with_suffix(".md"), (1_000_000_000, 1_000_000_000))

    def opened(review: DatingReview) -> DatesDialog:
        return DatesDialog(review, sitter.prompts, sitter.window)

    def use(dialog: DatesDialog) -> None:
        dialog.pattern.setText(SITE + "/{path} → content/{path}.md")
        dialog.times.setChecked(True)

    def wait(dialog: DatesDialog) -> None:
        review = dialog._review
        sitter.waits_until(
            lambda: not (review.is_working or review.is_asking or dialog._patience.isActive())
        )

    sitter.prompts.will_be_asked("review_dates", used(opened, use, wait, lambda each: each.make))
    sitter.does("web.dates")


def pastes_a_block(sitter: Person, _chance: random.Random) -> None:
    if sitter.can("rows.copy_block"):
        sitter.does("rows.copy_block")
        sitter.does("rows.paste_block")


def adds(sitter: Person, _chance: random.Random, action: str) -> None:
    """Add to rows what a table says of all of them."""
    values = {"rows.add_images": f"{SITE}/1.jpg", "rows.add_alternates": f"es\t{SITE}/es/"}
    locs = sorted({(row.loc or "").strip() for row in sitter.session.document})
    path = Path(str(sitter.page.path)).with_name("table.tsv")
    path.write_text("".join(f"{loc}\t{values[action]}\n" for loc in locs))

    def act(review: ChangeReview) -> bool:
        spec = next(each for each in STEP_SPECS if each.id == review.spec_id)
        review.propose(spec, review.given)
        sitter.waits_until(lambda: review.fault != "" or review.proposal is not None)
        return review.edit is not None

    sitter.prompts.will_be_asked("table_to_read", path)
    sitter.prompts.will_be_asked("review_change", act)
    sitter.does(action)
    sitter.waits_until(lambda: not sitter.prompts.open_answers)  # it is read beside the window


Operation = Callable[[Person, random.Random], object]


def chosen(action: str) -> Operation:
    return lambda sitter, _chance: sitter.does(action)


def by(act: Callable[[Person, random.Random, str], object], action: str) -> Operation:
    return lambda sitter, chance: act(sitter, chance, action)


OPERATIONS: Final[dict[str, Operation]] = {
    **{
        action: chosen(action)
        for action in (
            *("edit.today", "edit.now", "edit.clear", "edit.cut", "edit.paste", "edit.paste_rows"),
            *("edit.fill_down", "rows.insert_above", "rows.insert_below", "rows.delete"),
            *("rows.duplicate", "rows.move_up", "rows.move_down", "rows.add_image"),
            *("rows.add_video", "rows.add_news", "rows.add_alternate"),
        )
    },
    **{action: by(imports, action) for action in ("edit.paste_special", "file.import")},
    **{action: by(adds, action) for action in ("rows.add_images", "rows.add_alternates")},
    **{
        action: by(fixes, action)
        for action in ("problems.fix", "problems.fix_kind", "problems.fix_safe")
    },
    "edit.fill": fills_all,
    "edit.fill_right": fills_beside,
    "rows.change": changes,
    "rows.dedupe": deduplicates,
    "rows.paste_block": pastes_a_block,
    "web.dates": dates,
    "fill handle": drags,
    "typing": types,
}
FORMS_OF_CHANGE: Final = {"rows.sort_file", "find.replace"}
"""They open the dialog of `rows.change`."""
READING: Final = {
    *("file.export", "file.export_selected", "edit.copy", "edit.select_all", "edit.select_like"),
    *("rows.open_url", "rows.copy_url", "rows.copy_block", "filter.like", "web.live"),
    "rows.details",
}
OF_INDEXES: Final = {"index.open_child", "index.move_rows"}


def test_all_that_works_on_the_rows_shown_is_tried() -> None:
    of_rows = {each.id for each in ACTIONS if each.acts_on is ActsOn.SHOWN_ROWS}
    assert of_rows - OPERATIONS.keys() == FORMS_OF_CHANGE | READING | OF_INDEXES
    tried = {step_of(json.loads(line)).spec.id for line in STEPS}
    assert tried == {each.id for each in STEP_SPECS}


def does_under_a_filter(sitter: Person, chance: random.Random, name: str) -> None:
    """Do something under some filter, in some order; what is hidden must be as it was."""
    table = sitter.session.document.table
    comes_back(sitter)
    filters(sitter, chance.choice(FILTERS))
    field = chance.choice((None, "loc", "lastmod"))
    sitter.page.model.sort_by(field, descending=chance.random() < 0.5)
    waits_for_order(sitter, field)
    goes_to_the_rows(sitter)
    order = sitter.page.model.view_order
    hidden = {
        row_id: table.row_bytes(row_id) for row_id in table.order if not order.is_shown(row_id)
    }
    if sitter.page.model.rowCount():
        sitter.goes_to(chance.randrange(sitter.page.model.rowCount()), chance.randrange(3))
    if chance.random() < 0.5 and sitter.can("edit.select_all"):
        sitter.does("edit.select_all")
    QGuiApplication.clipboard().setText(PASTED)
    if name in ("fill handle", "typing") or sitter.can(name):
        OPERATIONS[name](sitter, chance)
    drain()
    sitter.waits_until(lambda: not sitter.session.beside.is_under_way)
    there = set(table.order)
    assert {row_id for row_id in hidden if row_id not in there} == set(), name
    assert {row_id: table.row_bytes(row_id) for row_id in hidden} == hidden, name


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_hidden_row_keeps_its_bytes_whatever_is_done(sitter: Person, name: str) -> None:
    chance = random.Random(name)
    for _ in range(4):
        does_under_a_filter(sitter, chance, name)


@pytest.mark.parametrize("seed", range(4))
def test_a_hidden_row_keeps_its_bytes_after_one_thing_and_another(
    sitter: Person, seed: int
) -> None:
    chance = random.Random(seed)
    for _ in range(10):
        does_under_a_filter(sitter, chance, chance.choice(list(OPERATIONS)))


def test_a_paste_says_that_hidden_rows_stay(sitter: Person) -> None:
    filters(sitter, "blog")
    goes_to_the_rows(sitter)
    QGuiApplication.clipboard().setText(PASTED)
    said: list[str] = []

    def use(dialog: ImportDialog) -> None:
        dialog.form.policies[Policy.OVERWRITE].click()
        settles_dialog(dialog)
        plan = dialog._review.plan
        assert plan is not None
        said.extend((dialog.said.text(), dialog.why.text()))
        assert [plan.fate(line) for line in range(4)] == [
            *(Fate.UPDATED, Fate.HIDDEN, Fate.HIDDEN, Fate.NEW)
        ]

    def opened(review: ImportReview) -> ImportDialog:
        return ImportDialog(review, sitter.window)

    def settles_dialog(dialog: ImportDialog) -> None:
        review = dialog._review
        sitter.waits_until(lambda: not dialog._pause.isActive() and not review.is_working)

    sitter.prompts.will_be_asked(
        "review_import",
        used(
            opened,
            use,
            settles_dialog,
            lambda dialog: dialog.make,
        ),
    )
    sitter.does("edit.paste_special")
    assert "2 in hidden rows" in said[0]
    assert "2" in said[1]
    assert [row.lastmod for row in sitter.session.document].count("2025-05-07") == 0


def test_links_of_the_matrix_say_that_hidden_rows_may_change(person: Person, folder: Path) -> None:
    sitter, said = person, list[str]()
    sitter.opens(file(folder))

    def review(found: PlanReview) -> bool:
        dialog = LanguagePlanDialog(found, sitter.window)
        dialog.show()
        sitter.waits_until(lambda: not dialog.is_preparing())
        said.append(dialog.said.text())
        dialog.deleteLater()
        return False

    for text in ("", "about"):
        comes_back(sitter)
        filters(sitter, text)
        goes_to_the_rows(sitter)
        sitter.does("view.languages")
        page = sitter.window.tabs.front_page()
        assert isinstance(page, LanguagesPage)
        sitter.waits_until(lambda page=page: page.matrix.is_current)  # type: ignore[misc]
        sitter.prompts.will_be_asked("review_languages", review)
        page.begin(Complete())
        drain()
        sitter.window.tabs.remove_page(page)
        settles(sitter, text)
    assert "hides" not in said[0]
    assert "Rows that the filter of the table hides may change too." in said[1]


@pytest.mark.parametrize("action", ["problems.fix_kind", "problems.fix_safe"])
def test_fixes_of_what_the_live_check_found_leave_hidden_rows_alone(
    person: Person, tmp_path: Path, action: str
) -> None:
    opened(person, tmp_path, "", "gone1", "gone2", "old")
    web_of(person)
    checks(person)
    person.waits_until(lambda: codes(person) == ["W01", "W03", "W03"])
    filters(person, "loc:gone1 OR loc:old")
    goes_to_the_rows(person)
    table = person.session.document.table
    hidden = {row_id: table.row_bytes(row_id) for row_id in (0, 2)}
    fixes(person, random.Random(0), action)
    assert {row_id: table.row_bytes(row_id) for row_id in hidden if table.has_row(row_id)} == hidden
    if action == "problems.fix_kind":
        locs = [(row.loc or "").rpartition("/")[2] for row in person.session.document]
        assert locs == ["", "gone2", "old"]


def test_a_recipe_says_that_hidden_rows_may_change(sitter: Person) -> None:
    shelf_of(sitter).add(recipe({"do": "clear", "column": "priority"}))
    said: list[str] = []

    def review(found: RecipeReview) -> bool:
        dialog = dialog_of(sitter, found)
        said.append(dialog.said.text())
        dialog.done(0)
        dialog.deleteLater()
        return False

    for text in ("", "blog"):
        comes_back(sitter)
        filters(sitter, text)
        goes_to_the_rows(sitter)
        sitter.prompts.will_be_asked("review_recipe", review)
        sitter.does("rows.recipes")
    assert "hides" not in said[0]
    assert "Rows that the filter hides may change too." in said[1]
