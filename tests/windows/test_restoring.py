from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.session.files.open_files import RememberedFile, remember, remembered
from sitemap_editor.session.program.instance import Request
from sitemap_editor.session.program.settings import (
    OLD_WIDTHS,
    OPEN_FILES,
    OPEN_PANELS,
    RESTORE_FILES,
    Settings,
)
from sitemap_editor.windows.problems.panel import Problems
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.repair.text_page import TextPage
from sitemap_editor.windows.side_panel import SidePanel
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import LASTMOD, LOC, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file
from tests.windows.panels import drag_edge
from tests.windows.rooms import PROBLEMS
from tests.windows.starts import Start

ROW = "\n <url><loc>https://example.com/{}</loc></url>"
MANY = "".join(ROW.format(f"{n:04}") for n in range(900)) + "\n"


def url(name: str) -> str:
    return f"https://example.com/{name}"


def names(person: Person) -> list[str]:
    return [page.name for page in person.window.tabs.all_pages()]


def comes_back(person: Person, count: int) -> None:
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: len(names(person)) == count)
    person.waits_until(lambda: person.program.restoring._noted is not None)


def leaves(person: Person) -> None:
    person.window.close()
    person.waits_until(lambda: not person.window.isVisible())


def told(files: Sequence[RememberedFile]) -> list[tuple[str, bool]]:
    return [(Path(file.path).name, file.is_in_front) for file in files]


def test_files_come_back_in_their_order_with_the_same_one_in_front(
    person: Person, folder: Path, settings: Settings
) -> None:
    files = [RememberedFile(str(some_file(folder, f"{name}.xml"))) for name in "abcd"]
    files[2] = RememberedFile(files[2].path, is_in_front=True)
    remember(settings, files)
    comes_back(person, 4)
    assert names(person) == ["a.xml", "b.xml", "c.xml", "d.xml"]
    assert person.page.name == "c.xml"


def test_a_person_comes_back_to_the_cell_the_rows_and_the_order(
    person: Person, folder: Path, settings: Settings
) -> None:
    paths = [some_file(folder, f"{name}.xml", MANY) for name in "ab"]
    places = [
        RememberedFile(str(paths[0]), 700, LASTMOD, 690, is_in_front=True, loc=url("0700")),
        RememberedFile(str(paths[1]), 100, LOC, 790, "loc", is_descending=True, loc=url("0100")),
    ]
    remember(settings, places)
    comes_back(person, 2)
    person.waits_until(lambda: person.at == (700, LASTMOD))
    person.waits_until(lambda: person.view.verticalScrollBar().value() == 690)
    person.does("view.next_tab")
    assert person.page.name == "b.xml"
    person.waits_until(lambda: person.page.model.sorting == ("loc", True))
    person.waits_until(lambda: person.at == (799, LOC))
    person.waits_until(lambda: person.view.verticalScrollBar().value() == 790)
    person.does("view.previous_tab")
    leaves(person)
    assert remembered(settings) == places


@pytest.mark.parametrize("sorted_by", ["", "loc"])
def test_a_person_comes_back_to_their_row_where_the_file_was_written_anew_meanwhile(
    person: Person, folder: Path, settings: Settings, sorted_by: str
) -> None:
    before = MANY.replace("/0000<", "/zzzz<")
    path = some_file(folder, body=ROW.format("new") + before)
    remember(settings, [RememberedFile(str(path), 700, LOC, 690, sorted_by, loc=url("0700"))])
    comes_back(person, 1)
    person.waits_until(lambda: person.sees(person.at[0], LOC) == url("0700"))
    assert person.page.model.view_order.position(person.at[0]) == 701
    visible = person.view.rowAt(0), person.view.rowAt(person.view.viewport().height() - 1)
    assert visible[0] <= person.at[0] <= visible[1]


def test_a_tab_that_was_not_looked_at_is_remembered_as_it_was(
    person: Person, folder: Path, settings: Settings
) -> None:
    files = [
        RememberedFile(str(some_file(folder, "a.xml")), is_in_front=True, loc=url("a")),
        RememberedFile(str(some_file(folder, "b.xml", MANY)), 500, LASTMOD, 495, loc=url("0500")),
    ]
    remember(settings, files)
    comes_back(person, 2)
    leaves(person)
    assert remembered(settings) == files


def test_a_file_that_became_shorter_comes_back_at_its_end(
    person: Person, folder: Path, settings: Settings
) -> None:
    path = some_file(folder)
    remember(settings, [RememberedFile(str(path), 5_000, 70, 5_000, "unheard of")])
    comes_back(person, 1)
    assert person.at[0] == 2


def test_files_that_are_gone_are_named_and_left_out(
    person: Person, folder: Path, settings: Settings
) -> None:
    path = some_file(folder)
    gone = [RememberedFile(str(folder / name)) for name in ("gone.xml", "gone too.xml")]
    remember(settings, [gone[0], RememberedFile(str(path)), gone[1]])
    comes_back(person, 1)
    assert person.said.startswith("2 file")
    assert person.said.endswith("no longer exist: gone.xml, gone too.xml")


def test_where_all_files_are_gone_the_start_page_stays(
    person: Person, folder: Path, settings: Settings
) -> None:
    remember(settings, [RememberedFile(str(folder / "gone.xml"))])
    comes_back(person, 0)
    assert person.window.stack.currentWidget() is person.window.start_page
    assert "gone.xml" in person.said


def test_a_file_that_is_broken_by_now_comes_back_behind_the_others(
    person: Person, folder: Path, settings: Settings
) -> None:
    broken = folder / "broken.xml"
    broken.write_bytes(b"<urlset><url></loc></urlset>")
    path = some_file(folder)
    remember(settings, [RememberedFile(str(broken)), RememberedFile(str(path), is_in_front=True)])
    comes_back(person, 2)
    assert names(person) == ["broken.xml", "sitemap.xml"]
    assert person.page.name == "sitemap.xml"


def test_nobody_is_disturbed_while_files_come_back(
    person: Person, folder: Path, settings: Settings
) -> None:
    """Typing in the first file goes on when the second one arrives."""
    first = some_file(folder, "a.xml")
    files = [RememberedFile(str(first), is_in_front=True)]
    files += [RememberedFile(str(some_file(folder, f"{n}.xml", MANY))) for n in range(5)]
    remember(settings, files)
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: names(person))
    person.goes_to(1, LOC)
    person.presses(Qt.Key.Key_F2)
    editor = person.editor
    person.waits_until(lambda: len(names(person)) == 6)
    assert person.editor is editor
    assert person.page.name == "a.xml"
    person.view.finish_editing()


def test_a_file_opened_meanwhile_comes_to_the_front(
    person: Person, folder: Path, settings: Settings
) -> None:
    files = [RememberedFile(str(some_file(folder, f"{name}.xml"))) for name in "ab"]
    remember(settings, files)
    person.program.restoring.start(brings_back=True)
    person.window.files.open_paths([some_file(folder, "mine.xml")])
    person.waits_until(lambda: len(names(person)) == 3)
    assert person.page.name == "mine.xml"


def test_a_file_closed_and_opened_again_comes_to_the_front(
    person: Person, folder: Path, settings: Settings
) -> None:
    paths = [some_file(folder, f"{name}.xml") for name in "ab"]
    remember(
        settings, [RememberedFile(str(paths[0]), is_in_front=True), RememberedFile(str(paths[1]))]
    )
    comes_back(person, 2)
    person.window.files.close(person.window.tabs.all_pages()[1])
    person.opens(paths[1])
    assert person.page.name == "b.xml"


def test_a_file_that_was_closed_opens_with_its_filter_and_its_order(
    person: Person, folder: Path, settings: Settings
) -> None:
    path, other = some_file(folder, "a.xml", MANY), some_file(folder, "b.xml", MANY)
    remember(settings, [RememberedFile(str(path)), RememberedFile(str(other), is_in_front=True)])
    comes_back(person, 2)
    person.does("view.previous_tab")
    person.page.filter.set_text("loc:00")
    person.page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: person.page.model.sorting and person.page.model.rowCount() < 900)
    rows = person.page.model.rowCount()
    person.window.files.close(person.page)
    person.opens(path)
    assert person.page.name == "a.xml"
    person.waits_until(lambda: person.page.model.sorting == ("loc", True))
    person.waits_until(lambda: person.page.model.rowCount() == rows)
    person.waits_until(lambda: person.at == (0, LOC))  # what comes first now, not in the file
    person.page.filter.set_text("")
    person.page.model.sort_by(None)
    person.does("file.reload")
    person.waits_until(lambda: person.page.model.rowCount() == 900)
    person.window.files.close(person.page)
    person.opens(path)
    drain()
    assert (person.page.filter.text, person.page.model.sorting) == ("", None)


def test_nothing_comes_back_with_files_to_open_or_where_nobody_wants_it(
    person: Person, folder: Path, settings: Settings
) -> None:
    files = [RememberedFile(str(some_file(folder)))]
    remember(settings, files)
    person.program.restoring.start(brings_back=False)
    settings.set(RESTORE_FILES, value=False)
    assert names(person) == []


# Noting


def test_what_is_open_is_noted_when_the_window_is_closed(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder, "a.xml"))
    person.opens(some_file(folder, "b.xml"))
    person.does("file.new")
    person.does("view.previous_tab")
    leaves(person)
    assert told(remembered(settings)) == [("a.xml", False), ("b.xml", True)]


def test_what_is_open_is_noted_soon_in_case_the_program_is_killed(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder, "a.xml"))
    person.waits_until(lambda: told(remembered(settings)) == [("a.xml", True)])
    person.opens(some_file(folder, "b.xml"))
    person.waits_until(lambda: told(remembered(settings))[1:] == [("b.xml", True)])
    person.does("file.close")
    person.waits_until(lambda: told(remembered(settings)) == [("a.xml", True)])


def test_a_window_for_itself_notes_nothing(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder))
    leaves(person)
    assert settings.get(OPEN_FILES) == ""


def test_a_new_document_that_is_saved_on_closing_comes_back(
    person: Person, folder: Path, settings: Settings, prompts: ScriptedPrompts
) -> None:
    person.program.restoring.start(brings_back=True)
    person.does("file.new")
    person.does("rows.insert_below")
    prompts.will_be_asked("save_changes", Answer.YES)
    prompts.will_be_asked("place_to_save", folder / "new.xml")
    leaves(person)
    assert told(remembered(settings)) == [("new.xml", True)]


def test_a_close_that_was_given_up_changes_nothing(
    person: Person, folder: Path, settings: Settings, prompts: ScriptedPrompts
) -> None:
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder))
    person.edits(0, LASTMOD, "2024-05-06")
    prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.window.close()
    assert person.window.isVisible()
    prompts.will_be_asked("save_changes", Answer.NO)
    leaves(person)
    assert told(remembered(settings)) == [("sitemap.xml", True)]


def test_a_close_before_all_is_back_keeps_what_was_noted(
    person: Person, folder: Path, settings: Settings
) -> None:
    files = [RememberedFile(str(some_file(folder, f"{name}.xml"))) for name in "abc"]
    remember(settings, files)
    person.program.restoring.start(brings_back=True)
    leaves(person)
    assert remembered(settings) == files


# Files of another start


def test_files_of_another_start_open_in_front_of_their_owner(
    person: Person, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
    first, second = some_file(folder, "a.xml"), some_file(folder, "b.xml")
    person.window.showMinimized()
    assert person.program.take(Request((first, second), "a token"))
    person.waits_until(lambda: len(names(person)) == 2)
    assert not person.window.isMinimized()
    assert person.program.take(Request((first,)))
    assert person.page.name == "a.xml"
    assert names(person) == ["a.xml", "b.xml"]


def test_a_window_that_closes_takes_no_files(person: Person, folder: Path) -> None:
    leaves(person)
    assert not person.program.take(Request((some_file(folder),)))


@pytest.mark.parametrize("is_read", [True, False])
def test_a_file_that_comes_while_closing_is_asked_about_stays_open(
    person: Person,
    folder: Path,
    prompts: ScriptedPrompts,
    monkeypatch: pytest.MonkeyPatch,
    is_read: bool,
) -> None:
    person.opens(some_file(folder, "a.xml"))
    person.edits(0, LASTMOD, "2024-05-06")

    def answer(_names: Sequence[str]) -> Answer:
        person.program.take(Request((some_file(folder, "b.xml"),)))
        if is_read:
            person.waits_until(lambda: len(names(person)) == 2)
        return Answer.NO

    monkeypatch.setattr(prompts, "save_changes", answer)
    person.window.close()
    person.waits_until(lambda: names(person) == ["b.xml"])
    assert person.window.isVisible()


# Everything else a person had before them


def test_the_find_bar_comes_back_with_what_was_looked_for(
    person: Person, folder: Path, settings: Settings
) -> None:
    paths = [some_file(folder, f"{name}.xml", MANY) for name in "ab"]
    first = RememberedFile(str(paths[0]), loc=url("0000"))
    places = [
        first._replace(searched="089", searched_in="loc", is_searching=True),
        first._replace(path=str(paths[1]), is_in_front=True, searched="closed"),
    ]
    remember(settings, places)
    comes_back(person, 2)
    assert person.page.find_bar.isHidden()
    assert person.page.find_bar.text.text() == "closed"
    person.does("view.previous_tab")
    assert person.page.find_bar.isVisible()
    assert person.page.find_bar.field.currentText() == "loc"
    person.waits_until(lambda: person.page.finder.count == 11)
    person.does("view.next_tab")
    leaves(person)
    assert remembered(settings) == places


def test_a_sitemap_wider_than_the_window_comes_back_as_far_to_the_right(
    person: Person, folder: Path, settings: Settings
) -> None:
    place = RememberedFile(str(some_file(folder)), is_in_front=True, left=120, loc=url("a"))
    remember(settings, [place])
    settings.set(OLD_WIDTHS, [1_400, 210, 110, 80])
    comes_back(person, 1)
    person.waits_until(lambda: person.view.horizontalScrollBar().value() == 120)
    leaves(person)
    assert remembered(settings) == [place]


def test_a_text_comes_back_at_the_line_where_a_person_was(
    person: Person, folder: Path, settings: Settings
) -> None:
    text = folder / "notes.xml"
    text.write_bytes(b"<notes>" + b"\n<note/>" * 500 + b"\n</notes>\n")
    places = [
        RememberedFile(str(text), 300, 4, 280),
        RememberedFile(str(some_file(folder)), is_in_front=True, loc=url("a")),
    ]
    remember(settings, places)
    comes_back(person, 2)
    assert names(person) == ["notes.xml", "sitemap.xml"]
    assert person.page.name == "sitemap.xml"  # the text took longer and stays behind
    person.does("view.previous_tab")
    view = person.window.tabs.front_page()
    assert isinstance(view, TextPage)
    person.waits_until(lambda: view.view.verticalScrollBar().value() == 280)
    assert view.view.textCursor().blockNumber() == 300
    person.does("view.next_tab")
    leaves(person)
    assert remembered(settings) == places


def test_which_problems_are_shown_is_kept_from_one_run_to_the_next(
    start: Start, folder: Path
) -> None:
    person = start()
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder, body=PROBLEMS))
    person.waits_until(lambda: person.session.findings.is_settled)
    person.window.problems.open()
    dock = person.window.problems.dock
    assert dock is not None
    click(dock.severities[Severity.HINT])
    dock.text.setText("example")
    explore = person.window.explore.dock
    assert explore is not None
    kinds = explore.kinds
    kinds.setCurrentIndex(kinds.model().index(1, 0))
    wanted = dock.filter
    assert wanted.kind is not None
    assert Severity.HINT not in wanted.severities
    leaves(person)
    person = start()
    comes_back(person, 1)
    person.waits_until(lambda: person.session.findings.is_settled)
    again = person.window.problems.dock
    assert again is not None
    assert again.isVisible()
    person.waits_until(lambda: again.filter == wanted)
    assert again.text.text() == "example"
    person.waits_until(lambda: again.model is not None and again.model.filter == wanted)


def test_a_panel_that_was_closed_stays_closed_and_keeps_its_size(
    start: Start, folder: Path
) -> None:
    person = start()
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder))
    person.window.problems.open()
    dock = person.window.problems.dock
    assert dock is not None
    person.waits_until(lambda: dock.isVisible() and person.window.explore.is_shown)
    for _ in range(3):  # the others have a turn each, and then all their place
        drain()
    place = dock.geometry()
    drag_edge(person.window, QPoint(place.center().x(), place.top() - 2), QPoint(0, -70))
    dragged = dock.height()
    assert dragged >= place.height() + 50
    person.window.problems.close()
    leaves(person)
    person = start()
    comes_back(person, 1)
    person.waits_for_the_checks()
    assert not person.window.problems.is_shown
    person.window.problems.open()
    again = person.window.problems.dock
    assert again is not None
    person.waits_until(lambda: again.height() == dragged)


def test_widths_that_a_person_dragged_hold_for_the_next_start(start: Start, folder: Path) -> None:
    person = start()
    person.program.restoring.start(brings_back=True)
    person.window.resize(1_400, 800)
    person.opens(some_file(folder))
    person.window.explore.open()
    person.window.details.open()
    drain()
    explore, details = person.window.explore.made(), person.window.details.made()
    for panel, by in ((explore, 50), (details, -40)):
        place = panel.geometry()
        edge = place.right() + 2 if by > 0 else place.left() - 2
        drag_edge(person.window, QPoint(edge, place.center().y()), QPoint(by, 0))
    dragged = explore.width(), details.width()
    leaves(person)
    person = start()
    person.window.resize(1_400, 800)
    comes_back(person, 1)
    window = person.window
    person.waits_until(lambda: window.explore.is_shown and window.details.is_shown)
    person.waits_until(
        lambda: (window.explore.made().width(), window.details.made().width()) == dragged
    )


def test_the_tree_comes_back_where_it_was_put(start: Start, folder: Path) -> None:
    person = start()
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder))
    person.window.explore.open()
    tree = person.window.explore.tree
    assert tree is not None
    person.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, tree.dock)
    leaves(person)
    person = start()
    comes_back(person, 1)
    assert person.window.explore.is_shown
    assert person.window.explore.tree is not None
    area = person.window.dockWidgetArea(person.window.explore.tree.dock)
    assert area == Qt.DockWidgetArea.RightDockWidgetArea


def test_where_a_person_went_is_noted_after_a_while_without_any_other_change(
    person: Person, folder: Path, settings: Settings
) -> None:
    person.program.restoring.start(brings_back=True)
    person.opens(some_file(folder))
    person.waits_until(lambda: told(remembered(settings)) == [("sitemap.xml", True)])
    person.program.restoring._lull.setInterval(50)
    person.program.restoring._lull.stop()
    person.goes_to(2, LASTMOD)
    person.waits_until(lambda: remembered(settings)[0][1:3] == (2, LASTMOD))


@pytest.mark.parametrize("told", ["{", "[]", '{"problems": true}', "null"])
def test_panels_that_make_no_sense_are_as_at_the_first_start(
    person: Person, folder: Path, settings: Settings, told: str
) -> None:
    settings.set(OPEN_PANELS, told)
    remember(settings, [RememberedFile(str(some_file(folder)))])
    comes_back(person, 1)
    assert not person.window.problems.is_shown


def opens_as_one_table(start: Start, path: Path) -> Person:
    person = start()
    person.program.restoring.start(brings_back=False)
    person.opens(path)
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    return person


def test_the_table_of_a_whole_index_comes_back_behind_the_others(
    start: Start, folder: Path
) -> None:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b.xml", 2)
    path = index(folder, ["a.xml", "b.xml"])
    person = opens_as_one_table(start, path)
    leaves(person)
    person = start()
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: names(person) == [path.name, f"{path.name}, all files"])
    assert person.page.name == path.name
    assert len(person.window.tabs.pages()[1].session.document) == 5
    leaves(person)
    path.unlink()
    person = start()
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: person.program.restoring._noted is not None)
    person.waits_until(lambda: not person.program.file_jobs._open)
    assert not names(person)


def test_a_table_comes_back_with_its_filter_and_order_at_the_row_where_a_person_was(
    start: Start, folder: Path
) -> None:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "b.xml", 4)
    path = index(folder, ["a.xml", "b.xml"])
    person = opens_as_one_table(start, path)
    page = person.page
    page.filter.set_text("file:b.xml")
    person.waits_until(lambda: page.model.rowCount() == 4)
    page.model.sort_by("loc", descending=True)
    person.waits_until(lambda: page.model.sorting == ("loc", True))
    page.view.go_to(2, 1)
    here = page.model.view_order.position(2)
    leaves(person)
    person = start()
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: len(names(person)) == 2)
    again = person.window.tabs.pages()[1]
    person.waits_until(lambda: again.model.rowCount() == 4)
    person.waits_until(lambda: again.view.currentIndex().column() == 1)
    assert again.filter.text == "file:b.xml"
    assert again.model.sorting == ("loc", True)
    assert again.model.view_order.position(again.view.currentIndex().row()) == here


def test_a_file_comes_back_at_its_row_under_a_filter_that_hides_the_first_ones(
    person: Person, folder: Path, settings: Settings
) -> None:
    path = some_file(folder, "b.xml", MANY)
    here = RememberedFile(str(path), 507, LASTMOD, loc=url("0507"), filtered="loc:05")
    remember(settings, [here])
    comes_back(person, 1)
    person.waits_until(lambda: person.page.view.currentIndex().column() == LASTMOD)
    index = person.page.view.currentIndex()
    assert person.page.model.view_order.position(index.row()) == 507


def test_unsaved_changes_of_a_table_come_back_in_its_place(
    start: Start, folder: Path, prompts: ScriptedPrompts
) -> None:
    sitemap(folder, "a.xml", 3)
    path = index(folder, ["a.xml"])
    person = start()
    person.program.restoring.start(brings_back=False)
    person.opens(path)
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.edits(0, LASTMOD, "2026-11-01")
    person.program.restoring.hold()
    person.program.restoring.keep()
    person = start()
    person.program.restoring.start(brings_back=True)
    person.waits_until(lambda: len(names(person)) == 2)
    prompts.will_be_asked("offer_recovery", Answer.YES)
    recovery = person.program.recovery
    assert recovery is not None
    recovery.look()
    person.waits_until(lambda: any(page.is_modified for page in person.window.tabs.pages()))
    assert len(names(person)) == 2


def panels_of(person: Person) -> dict[str, SidePanel | Problems]:
    """By the action that opens it: all there are, those that lie behind others last."""
    window = person.window
    return {
        "view.tree": window.explore,
        "view.details": window.details,
        "view.history": window.history,
        "view.problems": window.problems,
        "view.source": window.source,
        "view.overview": window.overview,
    }


def not_ticked_as_they_are(person: Person) -> list[str]:
    """Return the panels that are open and not ticked in the menu, or the other way round."""
    actions = person.window.action_set
    return [
        action_id
        for action_id, panel in panels_of(person).items()
        if panel.is_shown is not actions[action_id].isChecked()
    ]


def everything_open(start: Start, folder: Path, ends: Callable[[Person], object]) -> None:
    """Open all panels in a first run, which ends with them on screen, or without."""
    person = start()
    person.program.restoring.start(brings_back=True)
    person.window.resize(1_700, 900)
    person.opens(some_file(folder))
    for action_id in panels_of(person):
        person.does(action_id)
        drain()
        assert not_ticked_as_they_are(person) == []
    ends(person)


def session_ends(person: Person) -> None:
    person.program.logout.came.emit()


@pytest.mark.parametrize("ends", [leaves, session_ends])
def test_a_panel_that_comes_back_is_ticked_in_the_menu(
    start: Start, folder: Path, ends: Callable[[Person], object]
) -> None:
    everything_open(start, folder, ends)
    person = start()
    window = person.window
    window.resize(1_700, 900)
    comes_back(person, 1)
    person.waits_until(lambda: window.explore.is_shown and window.details.is_shown)
    drain()
    assert not_ticked_as_they_are(person) == []
    for action_id in ("view.history", "view.source", "view.overview"):
        person.does(action_id)
        drain()
        assert not_ticked_as_they_are(person) == []
