"""A document that is open is compared with its own file: the list of a side offers it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from sitemap_editor.core.operations.comparing.taking_over import Into
from tests.indexes_on_disk import index
from tests.qt_support import LASTMOD, LOC, Key, Person
from tests.windows.files import some_file
from tests.windows.test_comparing import compares, lines, waits

ROW = "\n <url><loc>https://example.com/{}</loc><lastmod>2024-05-01</lastmod></url>"


def test_the_file_on_disk_is_chosen_by_keys_and_shows_what_is_not_saved(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, "new.xml", body=ROW.format("a") + ROW.format("b")))
    person.goes_to(0, LASTMOD)
    person.types("2024-06-02")
    dialog = compares(person)
    before = dialog.choices.sides[Into.BEFORE]
    assert [before.itemText(at) for at in range(before.count())] == ["new.xml", "new.xml (on disk)"]
    for _ in range(2):
        QTest.keyClick(before, Key.Key_Down)
    assert before.currentText() == "new.xml (on disk)"
    dialog.run.click()
    waits(person, dialog)
    assert [line[1:] for line in lines(dialog)] == [
        ("https://example.com/a", "2024-05-01", "2024-06-02")
    ]
    assert dialog.said.text() == "“new.xml (on disk)” and “new.xml (open)” differ."
    assert not dialog.copies[Into.BEFORE].isVisible()
    dialog.choices.swap.click()
    after = dialog.choices.sides[Into.AFTER]
    assert (before.currentText(), after.currentText()) == ("new.xml", "new.xml (on disk)")
    dialog.close()


def test_files_of_one_name_are_told_apart_and_one_without_a_file_has_none(
    person: Person, folder: Path
) -> None:
    for name in ("yesterday", "today"):
        (folder / name).mkdir()
        person.opens(some_file(folder / name, "sitemap.xml", body=ROW.format(name)))
    person.does("file.new")
    dialog = compares(person)
    before = dialog.choices.sides[Into.BEFORE]
    assert [before.itemText(at) for at in range(before.count())] == [
        "sitemap.xml · yesterday",
        "sitemap.xml · today",
        person.page.name,
        "sitemap.xml · yesterday (on disk)",
        "sitemap.xml · today (on disk)",
    ]
    dialog.close()


def test_an_index_is_compared_with_its_file_by_its_own_rows(person: Person, folder: Path) -> None:
    some_file(folder, "a.xml", body=ROW.format("a"))
    some_file(folder, "b.xml", body=ROW.format("b"))
    person.opens(index(folder, ["a.xml"]))
    person.goes_to(0, LOC)
    person.types("https://example.com/b.xml")
    dialog = compares(person)
    before = dialog.choices.sides[Into.BEFORE]
    before.setCurrentIndex(1)
    dialog.run.click()
    waits(person, dialog)
    assert {line[1] for line in lines(dialog)} >= {
        "https://example.com/a.xml",
        "https://example.com/b.xml",
    }
    assert not any(line[1] == "https://example.com/a" for line in lines(dialog))
    dialog.close()


def test_an_index_as_one_table_is_compared_with_its_files(person: Person, folder: Path) -> None:
    for name in ("a", "b"):
        some_file(folder, f"{name}.xml", body=ROW.format(name))
    person.opens(index(folder, ["a.xml", "b.xml"]))
    person.does("index.open_table")
    person.waits_until(lambda: person.page.session.is_joined)
    person.waits_until(lambda: not person.page.session.is_read_only)
    person.goes_to(1, LASTMOD)
    person.types("2024-06-02")
    dialog = compares(person)
    waits(person, dialog)
    before = dialog.choices.sides[Into.BEFORE]
    before.setCurrentIndex(before.findText("sitemap_index.xml (on disk)"))
    dialog.run.click()
    waits(person, dialog)
    assert [line[1:] for line in lines(dialog)] == [
        ("https://example.com/b", "2024-05-01", "2024-06-02")
    ]
    dialog.close()
