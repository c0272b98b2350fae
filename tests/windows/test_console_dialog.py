"""“Why does Search Console say …”, as a person sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.problems.console_dialog import ConsoleDialog
from tests.qt_support import Person, drain
from tests.windows.files import some_file

IMAGE = "<image:image><image:loc>https://example.com/a.png</image:loc></image:image>"
BODY = (
    "\n <url><loc>https://example.com/a</loc><lastmod>yesterday</lastmod></url>"
    "\n <url><loc>https://example.com/b</loc></url>"
    "\n <url><loc>https://example.com/c</loc><lastmod>tomorrow</lastmod><x/></url>"
)
REPORT = "Incorrect namespace\t1\nInvalid XML tag\t494\nMissing XML tag\t988"


def asks(person: Person, pasted: str) -> ConsoleDialog:
    """Open the dialog from the menu and paste messages."""
    person.prompts.will_be_asked("explain_console", BoxPrompts(person.window).explain_console)
    person.does("problems.console")
    [dialog] = person.window.findChildren(ConsoleDialog)
    dialog.field.setPlainText(pasted)
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    return dialog


def causes(dialog: ConsoleDialog) -> list[tuple[str, str]]:
    return [
        (dialog.model.columns[0].text(line), dialog.model.columns[2].text(line))
        for line in dialog.model.lines
    ]


@pytest.mark.parametrize("pasted", ["Invalid date", "Fecha no válida 2", "invalid dates"])
def test_a_message_leads_to_its_rules_and_rows(person: Person, folder: Path, pasted: str) -> None:
    person.opens(some_file(folder, body=BODY))
    dialog = asks(person, pasted)
    assert not dialog.isModal()
    assert causes(dialog) == [("D01", "2")]
    assert "cause “Invalid date”" in dialog.headline.text()
    dialog.show_problems.click()
    person.waits_until(lambda: person.page.problem.problem is not None)
    problem = person.page.problem.problem
    assert problem is not None
    assert (problem.finding.code, problem.row_id) == ("D01", 0)
    dock = person.window.problems.dock
    assert dock is not None
    assert dock.filter.kind is not None
    assert dock.filter.kind[0] == "D01"


def test_one_wrong_namespace_is_one_cause(person: Person, folder: Path) -> None:
    root = ' xmlns:image="http://www.google.com/schemas/sitemap-image/0.9"'
    path = some_file(folder, body=BODY.replace("<x/>", IMAGE))
    path.write_text(path.read_text("utf-8").replace("<urlset", f"<urlset{root}", 1), "utf-8")
    person.opens(path)
    dialog = asks(person, REPORT)
    assert causes(dialog) == [("X03", "1")]
    assert dialog.headline.text().startswith("One cause: a wrong namespace.")
    assert not dialog.advice.isVisible()


def test_what_is_not_found_here_is_said(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=BODY))
    dialog = asks(person, "Too many URLs")
    assert causes(dialog) == []
    assert not dialog.show_problems.isEnabled()
    assert dialog.headline.text().startswith("Nothing in ")
    assert "live file" in dialog.advice.text()
    dialog.field.setPlainText("hello")
    assert "none of the messages" in dialog.headline.text()
    dialog.field.setPlainText("Invalid date\nThumbnail too small")
    assert causes(dialog) == [("D01", "2")]
    assert dialog.headline.text().endswith("cause “Invalid date”:")
    assert "Nothing in the file causes “Thumbnail too small”" in dialog.advice.text()


def test_the_counts_follow_edits_and_the_dialog_its_file(person: Person, folder: Path) -> None:
    person.opens(some_file(folder, body=BODY))
    dialog = asks(person, "Invalid date")
    person.page.model.setData(person.page.model.index(0, 1), "2024-05-06")
    person.waits_until(lambda: causes(dialog) == [("D01", "1")])
    person.does("edit.undo")
    person.waits_until(lambda: causes(dialog) == [("D01", "2")])
    person.window.files.close()
    person.waits_until(lambda: not person.window.findChildren(ConsoleDialog))


def test_an_edit_after_the_dialog_was_closed_is_none_of_its_business(
    person: Person, folder: Path
) -> None:
    person.opens(some_file(folder, body=BODY))
    dialog = asks(person, "Invalid date")
    dialog.close()
    person.waits_until(lambda: not person.window.findChildren(ConsoleDialog))
    drain()
    person.page.model.setData(person.page.model.index(0, 1), "2024-05-06")
    person.waits_until(lambda: person.session.findings.is_settled)
    drain()
    assert person.page.model.index(0, 1).data() == "2024-05-06"
