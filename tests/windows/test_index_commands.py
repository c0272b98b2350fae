from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import INDEX_FOLDER_URL, Settings
from tests.qt_support import Person, ScriptedPrompts, drain
from tests.session.index_files import CHANGED, SITE, index_file, sitemap_file

FOLDER = f"{SITE}/maps/"


def settles(person: Person, draft: IndexDraft) -> None:
    person.waits_until(lambda: not draft.is_working)


def test_an_index_of_files_is_a_new_tab_that_belongs_beside_them(
    person: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    first, second = sitemap_file(folder, "a.xml"), sitemap_file(folder, "inner/b.xml")
    Publications(settings).remember(first, Published(f"{SITE}/maps/a.xml"))

    def chooses(draft: IndexDraft) -> bool:
        assert draft.is_for_new
        draft.add([first, second])
        settles(person, draft)
        assert draft.published.typed == FOLDER
        return True

    prompts.will_be_asked("review_index", chooses)
    person.does("index.from_files")
    assert person.tab_names() == ["• sitemap_index.xml"]
    assert person.column(0) == [f"{FOLDER}a.xml", f"{FOLDER}inner/b.xml"]
    assert person.column(1) == [CHANGED] * 2
    assert person.session.published == Published(f"{FOLDER}sitemap_index.xml", is_sure=False)
    assert person.said.startswith("New index of 2 sitemap")
    place = folder / "sitemap_index.xml"
    prompts.will_be_asked("place_to_save", place)
    person.saves()
    assert prompts.asked[-1][:2] == ("place_to_save", place)
    assert place.exists()

    def looks(draft: IndexDraft) -> bool:
        assert draft.published.typed == FOLDER
        return False

    prompts.will_be_asked("review_index", looks)
    person.does("index.from_files")
    assert len(person.tab_names()) == 1


def test_sitemaps_are_added_below_the_current_row_in_one_step(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    listed = [sitemap_file(folder, f"{name}.xml") for name in "ab"]
    person.opens(index_file(folder, [f"{FOLDER}a.xml", f"{FOLDER}b.xml"]))
    before = person.bytes
    person.goes_to(0, 0)

    def chooses(draft: IndexDraft) -> bool:
        assert not draft.is_for_new
        draft.add([*listed, sitemap_file(folder, "c.xml"), sitemap_file(folder, "d.xml")])
        settles(person, draft)
        return draft.is_ready

    prompts.will_be_asked("review_index", chooses)
    person.does("index.add")
    urls = [person.sees(row, 0) for row in range(4)]
    assert urls == [f"{FOLDER}{name}.xml" for name in "acdb"]
    assert person.said.startswith("Add 2 sitemap")
    assert person.session.undo_stack.count() == 1
    person.does("edit.undo")
    assert person.bytes == before


def test_rows_of_an_index_move_and_go_like_any_others(person: Person, folder: Path) -> None:
    person.opens(index_file(folder, [f"{FOLDER}{name}.xml" for name in "abc"]))
    before = person.bytes
    person.selects(2)
    person.does("rows.move_up")
    assert [person.sees(row, 0)[-5] for row in range(3)] == ["a", "c", "b"]
    person.selects(0)
    person.does("rows.delete")
    assert [person.sees(row, 0)[-5] for row in range(2)] == ["c", "b"]
    person.does("edit.undo")
    person.does("edit.undo")
    assert person.bytes == before


def test_a_document_that_goes_away_takes_the_dialog_along(
    person: Person, folder: Path, prompts: ScriptedPrompts
) -> None:
    person.opens(index_file(folder, []))

    def closes(draft: IndexDraft) -> bool:
        draft.add([sitemap_file(folder)])  # what is under way must not come back to it
        person.window.tabs.remove_page(person.page)
        drain()
        return True

    prompts.will_be_asked("review_index", closes)
    person.does("index.add")
    assert person.said == "The index was reloaded or closed, so nothing was added."


def test_adding_needs_an_index(person: Person, folder: Path) -> None:
    assert not person.can("index.add")
    assert person.can("index.from_files")
    person.opens(sitemap_file(folder))
    assert not person.can("index.add")
    person.window.sitemaps.indexes.add_sitemaps()
    person.window.sitemaps.indexes.open_all()
    person.window.sitemaps.indexes.open_selected()
    assert person.tab_names() == ["sitemap-1.xml"]


def test_the_folder_of_an_open_file_is_proposed_what_is_sure_first(
    person: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    settings.set(INDEX_FOLDER_URL, "https://before.org/x/")
    seen: list[str] = []

    def looks(draft: IndexDraft) -> bool:
        seen.append(draft.published.typed)
        return False

    for published in (None, Published("https://guess.org/a.xml", is_sure=False)):
        if published is not None:
            person.opens(sitemap_file(folder))
            person.session.publish_at(published)
        prompts.will_be_asked("review_index", looks)
        person.does("index.from_files")
    person.session.publish_at(Published("https://sure.org/y/a.xml"))
    prompts.will_be_asked("review_index", looks)
    person.does("index.from_files")
    assert seen == ["https://before.org/x/"] * 2 + ["https://sure.org/y/"]


def test_listed_sitemaps_are_opened(person: Person, folder: Path) -> None:
    for name in "abc":
        sitemap_file(folder, f"{name}.xml")
    person.opens(index_file(folder, [f"{FOLDER}{name}.xml" for name in "abcd"]))
    person.selects(1)
    person.does("index.open_child")
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert person.page.name == "b.xml"
    person.window.tabs.setCurrentIndex(0)
    person.does("index.open_all")
    person.waits_until(lambda: person.window.tabs.count() == 4)
    person.waits_for_the_checks()
