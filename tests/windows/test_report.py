"""A report of the file in front: a page of HTML, a PDF, or pages for a printer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QPdfWriter

from sitemap_editor.session.files.report_draft import ReportDraft, ReportForm
from sitemap_editor.windows.files.report_dialog import ReportDialog
from tests.qt_support import Person, drain
from tests.windows.files import some_file

ROWS = 150
BODY = "".join(
    f"\n <url><loc>https://example.com/{n % 3}/page-{n}</loc><priority>{n % 2}7</priority></url>"
    for n in range(ROWS)
)


def wants(form: ReportForm, rows: int, person: Person) -> None:
    def chooses(draft: ReportDraft) -> bool:
        dialog = ReportDialog(draft, person.window)
        dialog.rows.setValue(rows)
        dialog.buttons[form].click()
        return bool(dialog.result())

    person.prompts.will_be_asked("choose_report", chooses)


def page_count(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


@pytest.fixture
def path(person: Person, folder: Path) -> Path:
    path = some_file(folder, body=BODY)
    person.opens(path)
    person.waits_until(lambda: person.session.findings.is_settled)
    return path


def test_a_page_of_html_tells_problems_and_as_many_rows_as_asked(
    person: Person, path: Path
) -> None:
    output = path.with_name("report.html")
    wants(ReportForm.HTML, 20, person)
    person.prompts.will_be_asked("place_for_report", output)
    person.does("file.report")
    person.waits_until(lambda: "report.html written" in person.said)
    text = output.read_text("utf-8")
    assert "page-19<" in text
    assert "page-20<" not in text
    assert "P02" in text or "P01" in text
    assert person.prompts.asked[-1] == ("place_for_report", "sitemap-report.html")
    drain()


def test_a_pdf_has_the_pages_that_its_rows_need(person: Person, path: Path) -> None:
    counts = []
    for rows in (0, ROWS):
        output = path.with_name(f"{rows}.pdf")
        wants(ReportForm.PDF, rows, person)
        person.prompts.will_be_asked("place_for_report", output)
        person.does("file.report")
        person.waits_until(output.exists)
        person.waits_until(lambda: "pdf written" in person.said)
        counts.append(page_count(output.read_bytes()))
    assert counts[0] == 1
    assert counts[1] > 2
    drain()


def test_a_printer_gets_the_same_pages(person: Person, path: Path) -> None:
    output = path.with_name("printed.pdf")
    printer = QPdfWriter(str(output))
    wants(ReportForm.PAPER, ROWS, person)
    person.prompts.will_be_asked("printer", printer)
    person.does("file.report")
    person.waits_until(lambda: "sent to the printer" in person.said)
    del printer
    assert page_count(output.read_bytes()) > 2
    drain()


@pytest.mark.qt_log_ignore("QPainter::begin", "propagateSizeHints")
def test_a_printer_that_takes_nothing_is_told(person: Person, path: Path) -> None:
    printer = QPdfWriter(str(path.parent / "no such folder" / "printed.pdf"))
    wants(ReportForm.PAPER, 0, person)
    person.prompts.will_be_asked("printer", printer)
    person.prompts.will_be_asked("tell_error")
    person.does("file.report")
    person.waits_until(lambda: person.prompts.asked[-1][0] == "tell_error")
    drain()
