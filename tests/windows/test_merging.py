from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.program.settings import LAST_FOLDER, Settings
from sitemap_editor.windows.merging.commands import MergeCommands
from tests.core.sitemaps import urlset
from tests.qt_support import LOC, Person, ScriptedPrompts
from tests.windows.files import some_file

OLD = "<url><loc>https://example.com/a</loc><lastmod>2023-01-01</lastmod></url>"
NEW = "<url><loc>https://example.com/a</loc><lastmod>2024-01-01</lastmod></url>"
B = "<url><loc>https://example.com/b</loc></url>"


def merges(
    person: Person,
    action_id: str,
    *paths: Path,
    decide: Callable[[MergeReview], object] | None = None,
) -> None:
    """Choose the entry of the menu, the files, and accept what the dialog shows."""

    def act(review: MergeReview) -> bool:
        person.waits_until(lambda: review.step is Step.NOTHING)
        if decide is not None:
            decide(review)
        review.make()
        person.waits_until(lambda: review.step is Step.NOTHING)
        return review.outcome is not None

    person.prompts.will_be_asked("files_to_open", list(paths))
    person.prompts.will_be_asked("review_merge", act)
    person.does(action_id)


def test_files_become_a_new_document(person: Person, folder: Path, settings: Settings) -> None:
    one, two = some_file(folder, "1.xml", OLD), some_file(folder, "2.xml", NEW + B)
    merges(person, "sitemaps.merge", one, two)
    assert person.bytes == urlset(OLD + B)
    assert person.tab_names() == ["• Merged sitemap"]
    assert person.page.is_modified
    assert "2 row" in person.said
    assert settings.get(LAST_FOLDER) == str(folder)
    merges(person, "sitemaps.merge", one)
    assert person.tab_names() == ["• Merged sitemap", "• Merged sitemap 2"]


def test_nothing_happens_without_files(person: Person) -> None:
    person.prompts.will_be_asked("files_to_open", [])
    person.does("sitemaps.merge")
    assert person.tab_names() == []


def test_a_merge_that_is_turned_down_leaves_everything_as_it_was(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder))
    before = person.bytes
    for action_id in ("sitemaps.merge", "sitemaps.merge_into"):
        person.prompts.will_be_asked("files_to_open", [some_file(folder, "2.xml", NEW)])
        person.prompts.will_be_asked("review_merge", lambda _review: False)
        person.does(action_id)
    assert person.bytes == before
    assert len(person.tab_names()) == 1
    assert not person.can("edit.undo")


def test_rows_come_into_the_file_on_screen_as_one_step(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "1.xml", OLD))
    before = person.bytes
    merges(
        person,
        "sitemaps.merge_into",
        some_file(folder, "2.xml", NEW + B),
        decide=lambda review: review.set_policy(Duplicates.NEWEST),
    )
    assert person.bytes == urlset(NEW + B)
    assert "add 1 row" in person.said
    assert "Merge files" in person.session.undo_stack.undoText()
    person.does("edit.undo")
    assert person.bytes == before
    assert not person.can("edit.undo")
    person.does("edit.redo")
    assert person.bytes == urlset(NEW + B)


def test_typing_under_way_is_handed_over_before_files_are_merged(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, "1.xml", B))
    person.goes_to(0, LOC)
    person.types("https://example.com/a")
    merges(person, "sitemaps.merge_into", some_file(folder, "2.xml", OLD))
    assert person.session.document[0].loc == "https://example.com/a"
    assert len(person.session.document) == 1


def test_what_brings_nothing_new_is_no_step(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, "1.xml", OLD))
    merges(person, "sitemaps.merge_into", some_file(folder, "2.xml", OLD))
    assert "Nothing changed" in person.said
    assert not person.can("edit.undo")


def test_unsaved_changes_of_another_tab_are_told_of(person: Person, folder: Path) -> None:
    one, two = some_file(folder, "1.xml", OLD), some_file(folder, "2.xml", B)
    person.opens(one)
    person.edits(0, LOC, "https://example.com/z")
    person.opens(two)
    told: list[str] = []
    merges(
        person,
        "sitemaps.merge_into",
        one,
        decide=lambda review: told.extend(map(str, review.remarks)),
    )
    assert len(told) == 1
    assert "“1.xml” is open with unsaved changes" in told[0]


def test_a_file_that_was_closed_while_the_question_stood_is_not_merged_into(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, "1.xml", OLD))
    other = some_file(folder, "2.xml", B)

    def act(review: MergeReview) -> bool:
        person.waits_until(lambda: review.can_merge)
        page = person.page
        person.window.tabs.remove_page(page)
        person.waits_until(lambda: not person.window.tabs.pages())
        return True

    person.prompts.will_be_asked("files_to_open", [other])
    person.prompts.will_be_asked("review_merge", act)
    person.does("sitemaps.merge_into")
    assert "nothing was merged" in person.said


@pytest.mark.parametrize("action", ["merge", "merge_into"])
def test_the_split_follows_where_it_was_asked_for(
    person: Person, folder: Path, prompts: ScriptedPrompts, action: str
) -> None:
    person.opens(some_file(folder, "1.xml", OLD))
    split: list[int] = []
    commands = MergeCommands(
        person.window.place,
        lambda: split.append(len(person.session.document)),
        person.window,
    )

    for wants_split in (False, True):

        def act(review: MergeReview, wants_split: bool = wants_split) -> bool:
            person.waits_until(lambda: review.can_merge)
            review.wants_split = wants_split
            review.make()
            person.waits_until(lambda: review.outcome is not None)
            return True

        prompts.will_be_asked("files_to_open", [some_file(folder, "2.xml", B)])
        prompts.will_be_asked("review_merge", act)
        getattr(commands, action)()
    assert split == [1 if action == "merge" else 2]
