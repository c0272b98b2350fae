"""What is behind a tab, of whichever kind: only shown, a table, a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.files.document import FileForm, FileOnDisk
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.files.text_file import text_file
from sitemap_editor.session.document.open_file import OpenFile
from sitemap_editor.session.document.text_session import TextSession
from sitemap_editor.session.document.view_text import ViewText


@pytest.fixture
def owner(qapp: QApplication) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


def text_at(path: Path, owner: QObject) -> TextSession:
    data = path.read_bytes()
    file = text_file(path, data, None, is_compressed=False, stamp=Stamp.of(path))
    document = QTextDocument(ViewText.shown(file.text), owner)
    document.setModified(False)
    return TextSession(file, document, owner)


@pytest.fixture
def text(tmp_path: Path, owner: QObject) -> TextSession:
    path = tmp_path / "notes.xml"
    path.write_bytes(b"<notes/>\r\n")
    return text_at(path, owner)


def test_a_file_that_is_only_shown_is_never_modified(tmp_path: Path, owner: QObject) -> None:
    file = OpenFile(FileOnDisk(FileForm(), tmp_path / "broken.xml"), owner)
    file.note_gone(is_gone=True)
    assert file.is_gone
    assert not file.is_modified
    assert file.name == "broken.xml"


def test_a_text_is_saved_with_the_line_ends_it_had(text: TextSession) -> None:
    QTextCursor(text.document).insertText("<!-- a -->")
    assert text.is_modified
    content = text.content()
    assert b"".join(content.pieces()) == b"<!-- a --><notes/>\r\n"
    assert content.size_bytes == 20


def test_a_text_that_was_saved_lies_where_it_was_saved(text: TextSession, tmp_path: Path) -> None:
    QTextCursor(text.document).insertText("<!-- a -->")
    path, told = tmp_path / "other.xml.gz", []
    path.write_bytes(b"as a save left it")
    stamp = Stamp.of(path)
    text.saved.connect(lambda: told.append((text.path, text.is_modified)))
    text.note_saved(path, text.form_for(path), stamp)
    assert told == [(path, False)]
    assert text.form.is_compressed
    assert not text.has_changed_on_disk()
    text.document.undo()
    assert text.is_modified  # what lies there is another step of the history


def test_a_text_that_was_edited_while_it_was_saved_stays_modified(text: TextSession) -> None:
    text.note_saved(text.path, text.form, text.stamp, is_current=False)
    assert text.is_modified


def test_a_text_kept_over_another_file_is_modified(text: TextSession) -> None:
    text.path.write_bytes(b"by another program")
    stamp = Stamp.of(text.path)
    assert stamp is not None
    assert text.has_changed_on_disk()
    text.keep_over(stamp)
    assert text.is_modified
    assert not text.has_changed_on_disk()


def test_a_text_whose_file_is_gone_is_modified_until_it_is_back(text: TextSession) -> None:
    text.note_gone(is_gone=True)
    assert text.is_modified
    text.note_gone(is_gone=False)
    assert not text.is_modified
