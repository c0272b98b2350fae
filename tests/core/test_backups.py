"""What a save replaces is kept under a number, never more than wanted, and never costs a save."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import SaveError, no_progress
from sitemap_editor.core.files.disk.backups import BackupRule, backups_of, saved_with_backup
from sitemap_editor.core.files.disk.saving import replace_file, write_in_place


@pytest.fixture
def path(tmp_path: Path) -> Path:
    place = tmp_path / "site" / "sitemap.xml"
    place.parent.mkdir()
    place.write_bytes(b"0")
    return place


def saves(path: Path, data: bytes, rule: BackupRule | None = BackupRule(), **how: bool) -> None:  # noqa: B008 - frozen
    write = write_in_place if how.get("in_place") else replace_file
    assert saved_with_backup(path, lambda: write(path, [data]), rule, **how) is None
    assert path.read_bytes() == data


def kept(path: Path, rule: BackupRule = BackupRule()) -> dict[str, bytes]:  # noqa: B008 - frozen
    return {each.name: each.read_bytes() for each in backups_of(path, rule)}


def names_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


@pytest.mark.parametrize("in_place", [False, True])
def test_the_old_file_is_kept_under_the_next_number(path: Path, in_place: bool) -> None:
    saves(path, b"1", in_place=in_place)
    saves(path, b"2", in_place=in_place)
    assert kept(path) == {"sitemap.xml.~1~": b"0", "sitemap.xml.~2~": b"1"}


@pytest.mark.parametrize("in_place", [False, True])
def test_the_earliest_go_when_there_are_more_than_wanted(path: Path, in_place: bool) -> None:
    for number in range(1, 13):
        saves(path, b"%d" % number, BackupRule(3), in_place=in_place)
    assert kept(path) == {
        "sitemap.xml.~10~": b"9",
        "sitemap.xml.~11~": b"10",
        "sitemap.xml.~12~": b"11",
    }


def test_without_a_rule_nothing_is_kept(path: Path) -> None:
    saves(path, b"1", None)
    assert names_in(path.parent) == ["sitemap.xml"]


def test_a_new_file_has_nothing_to_keep(tmp_path: Path) -> None:
    saves(tmp_path / "new.xml", b"1")
    assert names_in(tmp_path) == ["new.xml"]


def test_copies_of_files_with_the_same_name_are_told_apart_in_one_folder(tmp_path: Path) -> None:
    rule = BackupRule(2, tmp_path / "deep" / "backups")
    paths = [tmp_path / name / "sitemap.xml" for name in "ab"]
    for path in paths:
        path.parent.mkdir()
        path.write_bytes(path.parent.name.encode())
        saves(path, b"1", rule)
    assert [list(kept(path, rule).values()) for path in paths] == [[b"a"], [b"b"]]
    assert [names_in(path.parent) for path in paths] == [["sitemap.xml"]] * 2


def test_other_files_of_like_names_are_left_alone(path: Path) -> None:
    others = ["sitemap.xml.~x~", "sitemap.xml.~1~.gz", "sitemap.xml.bak", "asitemap.xml.~1~"]
    for name in others:
        path.with_name(name).write_bytes(b"mine")
    for number in range(4):
        saves(path, b"%d" % number, BackupRule(1))
    assert names_in(path.parent) == sorted([*others, "sitemap.xml", "sitemap.xml.~4~"])


def test_a_save_that_fails_leaves_no_copy_and_removes_none(path: Path) -> None:
    saves(path, b"1", BackupRule(1))

    def fails() -> None:
        raise SaveError("disk-full", "full")

    with pytest.raises(SaveError):
        saved_with_backup(path, fails, BackupRule(1))
    assert kept(path) == {"sitemap.xml.~1~": b"0"}
    assert path.read_bytes() == b"1"


def test_a_copy_that_cannot_be_made_never_keeps_from_saving(path: Path) -> None:
    in_the_way = path.parent / "backups"
    in_the_way.write_bytes(b"a file")
    rule = BackupRule(3, in_the_way)
    remark = saved_with_backup(path, lambda: replace_file(path, [b"new"]), rule)
    assert path.read_bytes() == b"new"
    assert remark is not None
    assert str(remark).startswith("“sitemap.xml” was saved, but no backup copy could be made: ")


@pytest.mark.skipif(os.name != "posix", reason="links are POSIX's")
def test_what_a_link_leads_to_is_kept_beside_it(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.xml"
    link.symlink_to(path)
    saves(link, b"1")
    assert kept(path) == {"sitemap.xml.~1~": b"0"}
    assert link.is_symlink()


@pytest.mark.skipif(sys.platform != "linux", reason="a disk without links")
def test_where_the_disk_knows_no_second_names_the_bytes_are_copied(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_names: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuses)
    os.utime(path, ns=(10**18, 10**18))
    saves(path, b"1")
    assert kept(path) == {"sitemap.xml.~1~": b"0"}
    assert backups_of(path, BackupRule())[0].stat().st_mtime_ns == 10**18


def test_a_document_is_saved_with_a_copy(path: Path) -> None:
    document = Document.new()
    saved_with_backup(
        path,
        lambda: Document.table_saved(
            document.table, document.form, path, in_place=False, progress=no_progress
        ),
        BackupRule(),
    )
    assert Document.open(path).kind == "urlset"
    assert kept(path) == {"sitemap.xml.~1~": b"0"}
