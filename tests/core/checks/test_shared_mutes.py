"""The file that shares muted rules: read strictly, told where damaged, changed in place."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from sitemap_editor.core.checks.muting import MutedBy
from sitemap_editor.core.checks.shared_mutes import (
    SHARED_NAME,
    SharedMutes,
    read_shared,
    share,
    unshare,
)
from sitemap_editor.core.errors import ContentError, ReadError, SaveError, SitemapError


def write(folder: Path, content: object) -> Path:
    path = folder / SHARED_NAME
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return path


def test_no_file_mutes_nothing_and_is_not_made_by_reading(tmp_path: Path) -> None:
    assert read_shared(tmp_path) == SharedMutes()
    assert not list(tmp_path.iterdir())


def test_rules_are_muted_for_the_folder_and_for_single_files(tmp_path: Path) -> None:
    write(tmp_path, {"sitemap_editor": 1, "ignore": ["L17"], "files": {"a.xml": ["L17", "D04"]}})
    found = read_shared(tmp_path)
    both = (MutedBy.SHARED_FILE, MutedBy.SHARED_FOLDER)
    assert found.of("a.xml") == {"D04": (MutedBy.SHARED_FILE,), "L17": both}
    assert found.of("b.xml") == {"L17": (MutedBy.SHARED_FOLDER,)}
    assert found.unknown == ()


def test_what_no_rule_is_called_is_told_and_the_others_count(tmp_path: Path) -> None:
    write(tmp_path, {"sitemap_editor": 1, "ignore": ["L17", "Q9"], "files": {"a": ["XSD", "Q9"]}})
    found = read_shared(tmp_path)
    assert found.unknown == ("Q9", "XSD")
    assert set(found.of("a")) == {"L17"}


def test_a_byte_order_mark_of_a_windows_editor_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / SHARED_NAME
    path.write_bytes(b'\xef\xbb\xbf{"sitemap_editor": 1, "ignore": ["L17"]}\r\n')
    assert read_shared(tmp_path).folder == {"L17"}


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '{"ignore": ["L17"]}',
        '{"sitemap_editor": true}',
        '{"sitemap_editor": "1"}',
        '{"sitemap_editor": 0}',
        '{"sitemap_editor": 2}',
        '{"sitemap_editor": 1, "ignore": "L17"}',
        '{"sitemap_editor": 1, "ignore": [17]}',
        '{"sitemap_editor": 1, "files": ["a.xml"]}',
        '{"sitemap_editor": 1, "files": {"a.xml": "L17"}}',
        '{"sitemap_editor": 1, "files": {"a.xml": [["L17"]]}}',
        "[" * 200_000,
        '{"sitemap_editor": ' + "1" * 10_000 + "}",
    ],
    ids=lambda content: content[:40],
)
def test_a_damaged_file_is_told(tmp_path: Path, content: str) -> None:
    path = write(tmp_path, content)
    with pytest.raises(ContentError) as told:
        read_shared(tmp_path)
    assert told.value.path == str(path)
    assert "muted" in str(told.value)
    assert len(str(told.value)) < 300
    with pytest.raises(ContentError):
        share(tmp_path, "a.xml", ["L17"])
    assert path.read_text("utf-8") == content


def test_where_it_is_damaged_is_told(tmp_path: Path) -> None:
    write(tmp_path, '{"sitemap_editor": 1,\n "ignore": [L17]}')
    with pytest.raises(ContentError) as told:
        read_shared(tmp_path)
    assert (told.value.line, told.value.column) == (2, 13)


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    (tmp_path / SHARED_NAME).write_bytes(b'{"sitemap_editor": 1, "ignore": ["\xff"]}')
    with pytest.raises(ContentError):
        read_shared(tmp_path)


def test_a_folder_a_dead_link_and_a_pipe_of_that_name_are_told(tmp_path: Path) -> None:
    path = tmp_path / SHARED_NAME
    path.mkdir()
    with pytest.raises(ReadError):
        read_shared(tmp_path)
    path.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        with pytest.raises(ReadError):
            read_shared(tmp_path)
        path.unlink()
        path.symlink_to(tmp_path / "gone")
        with pytest.raises(ReadError):
            read_shared(tmp_path)


def test_sharing_makes_the_file_and_taking_back_empties_it(tmp_path: Path) -> None:
    assert set(share(tmp_path, "a.xml", ["L17", "D04"]).of("a.xml")) == {"D04", "L17"}
    written = json.loads((tmp_path / SHARED_NAME).read_text("utf-8"))
    assert written == {"sitemap_editor": 1, "files": {"a.xml": ["D04", "L17"]}}
    assert read_shared(tmp_path).of("a.xml").keys() == {"D04", "L17"}
    unshare(tmp_path, "a.xml", ["L17"])
    assert read_shared(tmp_path).of("a.xml").keys() == {"D04"}
    unshare(tmp_path, "a.xml", ["D04"])
    assert read_shared(tmp_path) == SharedMutes()


def test_taking_back_what_is_muted_for_the_folder_takes_it_from_the_folder(tmp_path: Path) -> None:
    write(tmp_path, {"sitemap_editor": 1, "ignore": ["L17", "D04"], "files": {"b.xml": ["L17"]}})
    found = unshare(tmp_path, "a.xml", ["L17"])
    assert found.folder == {"D04"}
    assert set(found.of("b.xml")) == {"D04", "L17"}


def test_what_else_stands_there_is_kept(tmp_path: Path) -> None:
    write(tmp_path, {"sitemap_editor": 1, "note": "Zürich", "files": {"b.xml": ["Q9"]}})
    share(tmp_path, "a.xml", ["L17"])
    written = json.loads((tmp_path / SHARED_NAME).read_text("utf-8"))
    assert written["note"] == "Zürich"
    assert written["files"] == {"b.xml": ["Q9"], "a.xml": ["L17"]}


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root writes anywhere")
def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(SaveError):
            share(tmp_path, "a.xml", ["L17"])
    finally:
        tmp_path.chmod(0o700)


def test_errors_are_of_the_one_tree(tmp_path: Path) -> None:
    write(tmp_path, "{")
    with pytest.raises(SitemapError):
        unshare(tmp_path, "a.xml", ["L17"])
