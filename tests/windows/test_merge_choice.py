"""A file with both sides of a merge, and a template, in a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from sitemap_editor.core.files.repair.plan import Side
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.repair.text_page import TextPage
from tests.core.test_conflicts import TWO, hunk, row, sitemap
from tests.core.test_templates import TEMPLATES
from tests.qt_support import Person
from tests.windows.test_repair_page import opens, repair_page, repairs, waits_for_the_outlook


def chooses(person: Person, side: Side) -> RepairPage:
    before = repair_page(person)
    before.sides.buttons[side].click()
    person.waits_until(lambda: repair_page(person) is not before)
    return waits_for_the_outlook(person)


def conflict(folder: Path, data: bytes = TWO, name: str = "sitemap.xml") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def shown_text(person: Person, path: Path) -> TextPage:
    person.window.files.open_paths([path])
    person.waits_until(lambda: isinstance(person.window.tabs.front_page(), TextPage))
    page = person.window.tabs.front_page()
    assert isinstance(page, TextPage)
    return page


def test_a_merge_conflict_asks_which_side_stays_and_opens_nothing_before(
    person: Person, folder: Path
) -> None:
    page = opens(person, conflict(folder))
    assert page.header.headline.text() == "sitemap.xml contains both versions of a merge conflict."
    assert "merge conflict" in page.header.outlook.text()
    assert not page.header.open_button.isEnabled()
    assert not any(button.isChecked() for button in page.sides.buttons.values())
    texts = [button.text().replace("&", "") for button in page.sides.buttons.values()]
    assert texts[0].startswith("Keep ours (HEAD): 4 row")
    assert "1 row" in texts[0].partition(", ")[2]
    assert texts[1].startswith("Keep theirs (main): 4 row")
    assert texts[2].startswith("Keep both, equal rows once: 5 row")
    assert texts[2].endswith(", nothing left out")
    assert not person.window.explore.is_shown  # no rows yet, and no index to be a tree
    assert not page.list.isVisible()


def test_a_chosen_side_is_shown_as_repairs_and_opens(person: Person, folder: Path) -> None:
    path = conflict(folder)
    opens(person, path)
    page = chooses(person, Side.BOTH)
    assert page.sides.buttons[Side.BOTH].isChecked()
    assert page.sides.buttons[Side.BOTH].hasFocus()
    assert page.standing() == "Not a table yet: 1 problem to repair"
    assert "opens with 5 rows" in page.header.outlook.text()
    page = chooses(person, Side.THEIRS)
    assert "1 row is lost" in page.header.outlook.text()
    repairs(person, page)
    assert [person.sees(number, 0)[-1] for number in range(4)] == ["0", "2", "3", "4"]
    assert path.read_bytes() == TWO
    person.saves()
    assert b"<<<<" not in path.read_bytes()


def test_the_choice_is_made_with_the_keyboard(person: Person, folder: Path) -> None:
    page = opens(person, conflict(folder))
    page.sides.buttons[Side.OURS].setFocus()
    person.presses(Qt.Key.Key_Space)
    person.waits_until(lambda: repair_page(person) is not page)
    assert waits_for_the_outlook(person).file.plan.side is Side.OURS


def test_marks_that_do_not_fit_together_open_as_text(person: Person, folder: Path) -> None:
    data = sitemap(hunk(hunk(row("1"), row("2")), row("3")))
    page = shown_text(person, conflict(folder, data))
    assert "mismatched markers" in str(page.file.error)
    assert "<<<<<<< HEAD" in page.view.toPlainText()


def test_a_text_sitemap_with_a_conflict_has_the_same_choice(person: Person, folder: Path) -> None:
    data = hunk("https://a.org/1\n", "https://a.org/2\n").encode()
    opens(person, conflict(folder, data, "sitemap.txt"))
    repairs(person, chooses(person, Side.BOTH))
    assert len(person.session.document) == 2


def test_a_template_opens_as_text_and_says_what_it_is(person: Person, folder: Path) -> None:
    for number, data in enumerate((TEMPLATES["Jekyll"], TEMPLATES["PHP"])):
        path = conflict(folder, data, f"{number}.xml")
        person.window.files.open_paths([path])
        person.waits_until(lambda: path.name in person.tab_names())  # noqa: B023 - at once
        page = person.window.tabs.front_page()
        assert isinstance(page, TextPage)
        assert str(page.file.error).startswith("This is a template that generates a sitemap")
        assert page.view.toPlainText().encode() == data
        assert path.read_bytes() == data
