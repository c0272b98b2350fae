"""Tables of separated values in the window: opened, dropped, saved as, chosen in Preferences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QCheckBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from sitemap_editor.session.program.settings import TABLE_ESCAPES, TABLE_MARK, Preferences, Settings
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.looks.notice import Notice
from sitemap_editor.windows.preferences.dialog import PreferencesDialog
from tests.qt_support import LASTMOD, LOC, Person, ScriptedPrompts, drain
from tests.windows.files import some_file
from tests.windows.test_files import drop

A = "https://example.com/a"
TABLE = f"Title;Dirección;Fecha\nx;{A};2026-05-06\ny;;\n"


def table(folder: Path, name: str = "pages.csv", content: str = TABLE) -> Path:
    path = folder / name
    path.write_text(content, "utf-8")
    return path


def test_a_table_opens_as_a_new_sitemap_beside_it(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    path = table(folder)
    person.opens(path)
    assert person.column(LOC) == [A]
    assert person.sees(0, LASTMOD) == "2026-05-06"
    assert person.session.is_modified
    notice = person.page.findChild(Notice)
    assert notice is not None
    assert notice.label.text() == (
        "Rows read from “pages.csv” (CSV): 1. Lines left out because they have no URL: 1. "
        "Columns that no sitemap has, left out: Title."
    )
    prompts.will_be_asked("place_to_save", folder / "pages.xml")
    person.saves()
    assert ("place_to_save", folder / "pages.xml", URLSET) == prompts.asked[-1]
    assert [row.loc for row in Document.open(folder / "pages.xml")] == [A]
    assert path.read_text("utf-8") == TABLE
    assert person.tab_names() == ["pages.xml"]


def test_a_table_dropped_on_the_window_is_opened(person: Person, folder: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(table(folder)))])
    assert drop(person, mime)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_for_the_checks()
    assert person.column(LOC) == [A]
    assert person.session.is_modified


def test_a_table_without_urls_is_told_in_words(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    prompts.will_be_asked("tell_error", None)
    person.window.files.open_paths([table(folder, content="name,size\na,1\n")])
    person.waits_until(lambda: bool(prompts.asked))
    assert "Name the URL column “loc”" in str(prompts.asked[-1])
    assert person.window.tabs.count() == 0


@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.parametrize(("name", "tab"), [("urls.csv", ","), ("urls.tsv", "\t")])
def test_saving_as_a_table_writes_a_copy_and_the_sitemap_stays_open(
    person: Person, prompts: ScriptedPrompts, folder: Path, name: str, tab: str, answer: bool
) -> None:
    path = some_file(folder, body=f"<!-- kept --><url><loc>{A}</loc></url>")
    person.opens(path)
    person.edits(0, LASTMOD, "2026-05-06")
    prompts.will_be_asked("place_to_save", folder / name)
    prompts.will_be_asked("leave_values_behind", answer)
    person.does("file.save_as")
    person.waits_until(lambda: prompts.asked[-1][0] == "leave_values_behind")
    assert "fit into a table" in str(prompts.asked[-1][2])
    if answer:
        person.waits_until((folder / name).exists)
        person.waits_until(lambda: not person.program.file_jobs._open)
        first, second, *_ = (folder / name).read_text("utf-8").split("\n")
        assert first == tab.join(("loc", "lastmod", "changefreq", "priority"))
        assert second == tab.join((A, "2026-05-06", "", ""))
        assert name in person.said
    drain()
    assert (folder / name).exists() is answer
    assert person.session.document.path == path
    assert person.session.is_modified


def test_a_table_is_written_for_spreadsheets_as_chosen_in_preferences(
    person: Person, prompts: ScriptedPrompts, folder: Path, settings: Settings
) -> None:
    person.opens(some_file(folder))
    person.edits(0, LASTMOD, "=1+2")
    dialog = PreferencesDialog(Preferences(settings, person.window), lambda *_: None, person.window)
    dialog.show()
    for title in ("Write CSV for Excel (byte order mark)", "Escape values that begin with = + - @"):
        boxes = dialog.findChildren(QCheckBox)
        (box,) = [each for each in boxes if each.text().replace("&", "") == title]
        box.click()
    dialog.close()
    assert settings.get(TABLE_MARK)
    assert settings.get(TABLE_ESCAPES)
    prompts.will_be_asked("place_to_save", folder / "urls.csv")
    person.does("file.save_as")
    person.waits_until((folder / "urls.csv").exists)
    assert [question for question, *_ in prompts.asked] == ["place_to_save"]  # nothing is lost
    data = (folder / "urls.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbfloc,")
    assert f"{A},'=1+2,".encode() in data


def test_a_table_that_is_not_there_is_not_offered_to_be_created(
    person: Person, prompts: ScriptedPrompts, folder: Path
) -> None:
    prompts.will_be_asked("tell_error", None)
    person.window.files.open_paths([folder / "new.csv"])
    person.waits_until(lambda: bool(prompts.asked))
    assert prompts.asked[0][0] == "tell_error"


def test_file_dialogs_name_every_format(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def ends(_parent: QWidget, _title: str, _start: str, filters: str, *_: str) -> tuple[str, str]:
        shown.append(filters)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ends)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", ends)
    window = QWidget()
    qtbot.addWidget(window)
    boxes = BoxPrompts(window)
    boxes.files_to_open("")
    for kind in (URLSET, TEXT):
        assert boxes.place_to_save(Path("a.xml"), kind) is None
    assert boxes.place_to_save(Path("a.xml"), URLSET, has_rows=False) is None
    xml = "XML sitemap (*.xml);;Compressed XML sitemap (*.xml.gz)"
    text, tables = "Text sitemap, one URL per line (*.txt)", "CSV table (*.csv);;TSV table (*.tsv)"
    assert shown == [
        "Sitemaps (*.xml *.txt *.csv *.tsv *.rss *.atom *.gz);;All files (*)",
        f"{xml};;{text};;{tables};;All files (*)",
        f"{text};;{xml};;{tables};;All files (*)",
        f"{xml};;{text};;All files (*)",
    ]
