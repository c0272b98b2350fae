"""A person stays at their row, not at its number, whatever becomes of the file and its order."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from tests.core.sitemaps import urlset
from tests.qt_support import CTRL, LASTMOD, LOC, PRIORITY, Key, Person, ScriptedPrompts, drain
from tests.windows.files import some_file

ROW: Final = "\n <url><loc>https://example.com/{}</loc><lastmod>{}</lastmod></url>"
# By lastmod the rows stand the other way round.
BODY: Final = "".join(ROW.format(name, f"2024-05-{20 - n:02}") for n, name in enumerate("abcdef"))
MORE: Final = ROW.format("new1", "2024-01-01") + ROW.format("new2", "2025-01-01")


def loc(person: Person) -> str:
    return person.sees(person.at[0], LOC).rpartition("/")[2]


def is_sorted(person: Person, sorting: tuple[str, bool]) -> bool:
    return person.page.model.sorting == sorting


def sorts(person: Person, column: int, times: int = 1) -> None:
    field = person.page.model.names[column]
    for is_descending in (False, True)[:times]:
        person.view.header.sort_asked.emit(column)
        person.waits_until(partial(is_sorted, person, (field, is_descending)))
    drain()


def reads_again(person: Person, path: Path, body: str) -> None:
    """Another program writes the file, and F5 is pressed."""
    path.write_bytes(urlset(body))
    old = person.page
    person.presses(Key.Key_F5)
    person.waits_until(lambda: person.page is not old)


@pytest.mark.parametrize("times", [1, 2])
def test_reloading_a_sorted_table_keeps_its_order_and_the_row(
    person: Person, folder: Path, times: int
) -> None:
    path = some_file(folder, body=BODY)
    person.opens(path)
    sorts(person, LASTMOD, times)
    row = person.column(LOC).index("https://example.com/b")
    person.goes_to(row, LASTMOD)
    reads_again(person, path, MORE + BODY)
    person.waits_until(lambda: person.page.model.sorting == ("lastmod", times == 2))
    drain()
    assert loc(person) == "b"
    assert person.at[1] == LASTMOD
    assert person.column(LASTMOD) == sorted(person.column(LASTMOD), reverse=times == 2)


def test_reloading_keeps_the_row_where_others_came_before_it(person: Person, folder: Path) -> None:
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.goes_to(3, LOC)
    reads_again(person, path, MORE + BODY)
    assert person.at == (5, LOC)
    assert loc(person) == "d"


def test_reloading_a_row_that_stands_twice_keeps_the_nearer_one(
    person: Person, folder: Path
) -> None:
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.goes_to(3, LOC)
    again = ROW.format("d", "2024-05-05")
    reads_again(person, path, again + MORE + ROW.format("a", "2024-01-01") + again)
    assert person.at == (4, LOC)


def test_reloading_without_the_row_keeps_its_place(person: Person, folder: Path) -> None:
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.goes_to(5, LOC)
    reads_again(person, path, BODY.replace("/f<", "/x<"))
    assert person.at == (5, LOC)
    reads_again(person, path, MORE)
    assert person.at == (1, LOC)


def test_reloading_from_a_field_elsewhere_leaves_the_keyboard_there(
    person: Person, folder: Path
) -> None:
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.window.problems.open()
    dock = person.window.problems.dock
    assert dock is not None
    dock.text.setFocus()
    reads_again(person, path, MORE + BODY)
    assert dock.text.hasFocus()


def test_saving_a_sorted_table_as_text_keeps_order_and_row(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.does("file.new")
    old = person.page
    rows = [name.encode() for name in ("b", "c", "a")]
    spans = [b"<url><loc>https://example.com/" + name + b"</loc></url>" for name in rows]
    person.page.model.insert_rows(0, spans, "rows")
    sorts(person, LOC)
    person.goes_to(0, LOC)
    assert loc(person) == "a"
    prompts.will_be_asked("place_to_save", folder / "urls.txt")
    person.does("file.save_as")
    person.waits_until(lambda: person.page is not old)
    person.waits_until(lambda: person.page.model.sorting == ("loc", False))
    drain()
    assert loc(person) == "a"


def test_edits_undo_and_sorting_keep_the_row(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=BODY))
    person.goes_to(1, LOC)
    sorts(person, LASTMOD)
    assert loc(person) == "b"
    person.edits(person.at[0], PRIORITY, "0.7")
    person.does("edit.undo")  # goes to where something changed
    assert loc(person) == "b"
    person.does("view.file_order")
    drain()
    assert loc(person) == "b"


def test_an_order_that_the_rows_have_already_leaves_what_is_selected(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, body=BODY))
    model, told = person.page.model, list[object]()
    model.sorting_changed.connect(lambda: told.append(model.sorting))
    for field in ("loc", None):
        model.sort_by(field)
        person.waits_until(lambda: len(told) == 1)
        person.goes_to(2, LOC)
        person.view.selected.select_block(range(1, 3), (LOC, LASTMOD))
        model.sort_by(field)
        person.waits_until(lambda: len(told) == 2)
        assert list(person.view.selected.rows()) == [1, 2]
        assert person.view.selected.columns() == [LOC, LASTMOD]
        assert person.at == (2, LOC)
        told.clear()


def test_a_fix_in_a_sorted_table_keeps_the_row(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=BODY.replace("/e<", "/e e<")))
    sorts(person, LASTMOD)
    row = person.column(LOC).index("https://example.com/e e")
    person.goes_to(row, LOC)
    person.presses(Key.Key_F8, CTRL)
    assert person.sees(row, LOC) == "https://example.com/e%20e"
    assert person.at == (row, LOC)


def test_saving_keeps_the_row_of_a_sorted_table(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    person.opens(some_file(folder, body=BODY))
    sorts(person, LASTMOD)
    person.goes_to(1, LOC)
    before = loc(person)
    prompts.will_be_asked("place_to_save", folder / "other.xml")
    person.does("file.save_as")
    person.waits_until((folder / "other.xml").exists)
    person.waits_until(lambda: person.page.name == "other.xml")
    assert loc(person) == before
    assert person.page.model.sorting == ("lastmod", False)
