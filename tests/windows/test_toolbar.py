"""The toolbar: words where there is room, steps to undo, the number of problems."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from sitemap_editor.session.program.settings import TOOLBAR_ICONS, Settings
from tests.qt_support import LASTMOD, LOC, Person, drain
from tests.windows.files import some_file

WORDS, ICONS = (
    Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)
FAULTY = "<url><loc>https://example.com/a b</loc><lastmod>2024-02-30</lastmod></url>"


def words(person: Person) -> list[str]:
    bar = person.window.toolbar
    buttons = (bar.widgetForAction(action) for action in bar.actions())
    return [each.text() for each in buttons if isinstance(each, QToolButton)]


def test_the_toolbar_says_in_words_what_its_buttons_do(person: Person, folder: Path) -> None:
    person.window.resize(1_280, 720)
    person.opens(some_file(folder, body=FAULTY))
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    count = person.session.findings.counts().total()
    assert person.window.toolbar.toolButtonStyle() is WORDS
    assert words(person) == [
        *("Open", "Save", "Undo", "Redo", "Add", "Delete", "Find", "Filter"),
        *(f"Problems {count}", "Split", "Merge", "Compare", "Export"),
    ]


def test_a_narrow_window_leaves_the_words_out_and_a_wide_one_has_them_again(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder))
    bar, actions = person.window.toolbar, person.window.action_set
    names = ("sitemaps.split", "view.problems")
    split, problems = (bar.widgetForAction(actions[each]) for each in names)
    assert isinstance(split, QToolButton)
    assert isinstance(problems, QToolButton)
    person.window.resize(500, 600)
    person.waits_until(lambda: split.toolButtonStyle() is ICONS)
    assert problems.toolButtonStyle() is WORDS  # whose number only words can tell
    person.window.resize(1_280, 720)
    person.waits_until(lambda: split.toolButtonStyle() is WORDS)


def test_where_not_all_words_have_room_those_of_undo_and_redo_go_first(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder))
    bar, actions = person.window.toolbar, person.window.action_set
    undo, split = (bar.widgetForAction(actions[each]) for each in ("edit.undo", "sitemaps.split"))
    assert isinstance(undo, QToolButton)
    assert isinstance(split, QToolButton)
    person.window.resize(1_400, 720)
    drain()
    bar.fit(5_000)
    whole = bar.sizeHint().width()
    bar.fit(whole)
    assert (undo.toolButtonStyle(), split.toolButtonStyle()) == (WORDS, WORDS)
    bar.fit(whole - 1)
    assert (undo.toolButtonStyle(), split.toolButtonStyle()) == (ICONS, WORDS)
    assert bar.sizeHint().width() < whole
    bar.fit(whole // 2)
    assert (undo.toolButtonStyle(), split.toolButtonStyle()) == (ICONS, ICONS)
    bar.fit(whole)
    assert (undo.toolButtonStyle(), split.toolButtonStyle()) == (WORDS, WORDS)


def test_icons_alone_are_a_choice_that_is_remembered(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.window.resize(1_280, 720)
    person.opens(some_file(folder))
    bar = person.window.toolbar
    assert person.window.action_set["view.toolbar_icons"] not in bar.actions()
    person.does("view.toolbar_icons")
    assert (bar.toolButtonStyle(), settings.get(TOOLBAR_ICONS)) == (ICONS, True)
    person.does("view.toolbar_icons")
    assert (bar.toolButtonStyle(), settings.get(TOOLBAR_ICONS)) == (WORDS, False)


def test_the_list_of_steps_goes_back_as_far_as_one_chooses(person: Person, folder: Path) -> None:
    person.opens(some_file(folder))
    before = person.bytes
    person.edits(0, LOC, "https://example.com/first")
    after_one = person.bytes
    person.edits(1, LASTMOD, "2024-05-07")
    person.selects(2)
    person.does("rows.delete")
    steps = person.window.toolbar.steps
    steps.aboutToShow.emit()
    texts = [action.text() for action in steps.actions()]
    assert len(texts) == 3
    assert "Delete 1 row" in texts[0]
    steps.actions()[1].trigger()  # the second to last, and with it the last
    assert person.bytes == after_one
    steps.aboutToShow.emit()
    steps.actions()[0].trigger()
    assert person.bytes == before
    assert not person.can("edit.undo")


def test_at_800_pixels_the_number_of_problems_and_words_that_few_icons_say_stay(
    person: Person, folder: Path
) -> None:
    person.window.resize(800, 600)
    person.opens(some_file(folder, body=FAULTY))
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    bar, actions = person.window.toolbar, person.window.action_set
    for action_id in ("view.problems", "sitemaps.split", "sitemaps.merge", "sitemaps.compare"):
        button = bar.widgetForAction(actions[action_id])
        assert isinstance(button, QToolButton)
        assert button.toolButtonStyle() is WORDS
        assert button.geometry().right() < bar.width()
    undo = bar.widgetForAction(actions["edit.undo"])
    assert isinstance(undo, QToolButton)
    assert undo.toolButtonStyle() is ICONS


def test_a_window_that_gets_narrower_bit_by_bit_keeps_all_buttons_by_their_icons(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder))
    export = person.window.toolbar.widgetForAction(person.window.action_set["file.export"])
    assert export is not None
    for width in range(1_280, 640, -16):
        person.window.resize(width, 600)
        drain()
        assert export.isVisible(), width
