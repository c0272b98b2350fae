"""Images and language versions come from a table, by way of Change Rows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPlainTextEdit

from sitemap_editor.core.recipes.catalogue import SPECS_BY_ID
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from tests.qt_support import LOC, Person
from tests.windows.files import some_file
from tests.windows.test_change_rows import accepts, dialog_of, leaves, review_of, waits

BODY = "".join(f"\n <url><loc>https://example.com/{each}</loc></url>" for each in "abc")
PAGE = "https://example.com"


@pytest.fixture
def sitter(person: Person, folder: Path) -> Person:
    person.opens(some_file(folder, body=BODY))
    person.goes_to(0, LOC)
    return person


@pytest.fixture
def table(folder: Path) -> Path:
    path = folder / "images.csv"
    path.write_text(f"URL,Image\n{PAGE}/a,{PAGE}/a.jpg\n{PAGE}/x,{PAGE}/x.jpg\n", "utf-8")
    return path


def lines_of(dialog: ChangeDialog) -> QPlainTextEdit:
    assert dialog.form is not None
    box = dialog.form.inputs["lines"]
    assert isinstance(box, QPlainTextEdit)
    return box


def test_images_of_a_table_are_shown_before_they_are_added(sitter: Person, table: Path) -> None:
    before = sitter.bytes

    def use(dialog: ChangeDialog) -> None:
        assert lines_of(dialog).toPlainText().splitlines()[0] == f"{PAGE}/a\t{PAGE}/a.jpg"
        assert lines_of(dialog).hasFocus()
        assert dialog.said.text().startswith("1 row")
        assert f"None of these rows has this URL. The first is “{PAGE}/x”." in dialog.why.text()

    sitter.prompts.will_be_asked("table_to_read", table)
    sitter.prompts.will_be_asked("review_change", accepts(sitter, use))
    sitter.does("rows.add_images")
    sitter.waits_until(lambda: sitter.bytes != before)
    after = sitter.bytes.decode()
    assert "<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>" in after
    assert after.count("xmlns:image=") == 1
    sitter.does("edit.undo")
    assert sitter.bytes == before
    assert sitter.prompts.asked[0][1] == "Add Images"


def test_language_versions_of_a_table_are_added(sitter: Person, folder: Path) -> None:
    path = folder / "versions.tsv"
    path.write_text(f"{PAGE}/a\tes\t{PAGE}/es/a\n", "utf-8")
    before = sitter.bytes
    sitter.prompts.will_be_asked("table_to_read", path)
    sitter.prompts.will_be_asked("review_change", accepts(sitter, lambda _dialog: None))
    sitter.does("rows.add_alternates")
    sitter.waits_until(lambda: sitter.bytes != before)
    assert b'<xhtml:link rel="alternate" hreflang="es" href="https://example.com/es/a"/>' in (
        sitter.bytes
    )


def test_lines_are_typed_into_the_form(sitter: Person) -> None:
    dialog = dialog_of(sitter, review_of(sitter, "extensions-add-images"))
    assert "is empty" in dialog.said.text()
    lines_of(dialog).setPlainText(f"{PAGE}/b, {PAGE}/b.jpg")
    waits(sitter, dialog)
    assert dialog.said.text().startswith("1 row")
    leaves(dialog)


def test_a_table_that_is_none_is_told_and_nothing_is_asked(sitter: Person, folder: Path) -> None:
    path = folder / "list.txt"
    path.write_text(f"{PAGE}/a\n", "utf-8")
    sitter.prompts.will_be_asked("table_to_read", path)
    sitter.prompts.will_be_asked("tell_error", None)
    sitter.does("rows.add_images")
    sitter.waits_until(lambda: len(sitter.prompts.asked) == 2)
    said = str(sitter.prompts.asked[1])
    assert "not a table with the 2 columns" in said
    assert "the URL of a page and that of an image" in said


def test_nothing_is_read_where_no_file_is_chosen(sitter: Person) -> None:
    before = sitter.bytes
    sitter.prompts.will_be_asked("table_to_read", None)
    sitter.does("rows.add_images")
    assert sitter.bytes == before


def test_a_text_sitemap_takes_none(person: Person, folder: Path) -> None:
    path = folder / "urls.txt"
    path.write_text("http://a.org/\nhttp://b.org/\n", "utf-8")
    person.opens(path)
    person.does("rows.add_images")
    assert "nothing but URLs" in person.said
    dialog = dialog_of(person, review_of(person))
    titles = [dialog.tools.item(row).text() for row in range(dialog.tools.count())]
    assert "Add images" not in titles
    leaves(dialog)


def test_a_namespace_is_removed_by_change_rows(sitter: Person, table: Path) -> None:
    spec = SPECS_BY_ID["extensions-remove-namespace"]

    def act(review: ChangeReview) -> bool:
        review.propose(spec, {"namespace": "image"})
        sitter.waits_until(lambda: review.fault != "" or review.proposal is not None)
        return review.edit is not None

    before = sitter.bytes
    sitter.prompts.will_be_asked("table_to_read", table)
    sitter.prompts.will_be_asked("review_change", accepts(sitter, lambda _dialog: None))
    sitter.does("rows.add_images")
    sitter.waits_until(lambda: sitter.bytes != before)
    sitter.prompts.will_be_asked("review_change", act)
    sitter.does("rows.change")
    assert sitter.bytes == before
