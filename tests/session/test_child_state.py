from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.document.edits import SetCells
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Cancelled, no_progress
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.operations.indexing.child_state import (
    ChangedChild,
    ListedSave,
    index_beside,
    rows_listing,
)
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from tests.core.sitemaps import urlset
from tests.session.index_files import CHANGED, CHANGED_S, SITE, index_file, sitemap_file

OpenIndexes = tuple[tuple[Path, PieceTable], ...]


def saves(path: Path, document: Document, indexes: OpenIndexes = ()) -> ChangedChild | None:
    """Save a document the way the window does."""
    save = ListedSave(path, document.table, indexes)
    save.look(no_progress)
    return save.change(document.save(path).stamp)


def edited(path: Path, loc: str = "https://example.com/new") -> Document:
    document = Document.open(path)
    document.apply(SetCells([(document.row_id(0), "loc", loc)]))
    return document


def test_other_bytes_of_a_listed_file_are_told_with_the_time_of_the_save(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index = index_file(tmp_path, [f"{SITE}/sitemap-1.xml"], lastmod="2024-01-01T10:00:00+02:00")
    changed = saves(path, edited(path))
    assert changed is not None
    assert (changed.path, changed.index_path) == (path, index)
    assert changed.stamp == Stamp.of(path)
    assert changed.lastmod.endswith("+02:00")
    said = datetime.fromisoformat(changed.lastmod)
    assert said == datetime.fromtimestamp(int(path.stat().st_mtime), UTC)
    assert changed.is_news


def test_a_save_of_the_same_bytes_changes_nothing(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    assert saves(path, Document.open(path)) is None


def test_other_bytes_of_the_same_length_are_noticed(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    loc = Document.open(path)[0].loc or ""
    assert saves(path, edited(path, loc[:-1] + "x")) is not None


def test_a_file_that_no_index_lists_is_no_ones_child(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index_file(tmp_path, [f"{SITE}/sitemap-2.xml"])
    assert saves(path, edited(path)) is None


def test_packed_files_are_compared_by_what_they_hold(tmp_path: Path) -> None:
    path = tmp_path / "sitemap-1.xml.gz"
    data = urlset("<url><loc>https://example.com/a</loc></url>")
    # Another packer, two members and padding: the bytes on disk become others, the content not.
    path.write_bytes(gzip.compress(data[:50], 1) + gzip.compress(data[50:], 1) + b"\0" * 600)
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml.gz"])
    assert saves(path, Document.open(path)) is None
    assert saves(path, edited(path)) is not None


def test_a_damaged_file_counts_as_changed(tmp_path: Path) -> None:
    whole = sitemap_file(tmp_path / "elsewhere")
    path = tmp_path / "sitemap-1.xml.gz"
    path.write_bytes(gzip.compress(whole.read_bytes())[:-20])
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml.gz"])
    assert saves(path, Document.open(whole)) is not None


def test_a_file_that_packs_to_more_than_is_saved_counts_as_changed(tmp_path: Path) -> None:
    path = tmp_path / "sitemap-1.xml.gz"
    path.write_bytes(gzip.compress(b" " * 5_000_000))
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml.gz"])
    assert saves(path, Document.from_bytes(urlset(""))) is not None


def test_a_new_file_under_a_listed_name_is_a_change(tmp_path: Path) -> None:
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    assert saves(tmp_path / "sitemap-1.xml", Document.new()) is not None


def test_an_open_index_counts_before_those_on_disk_and_as_it_is_now(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path / "inner")
    outer = index_file(tmp_path, [])
    table = Document.open(index_file(tmp_path, [f"{SITE}/inner/sitemap-1.xml"], "other.xml")).table
    changed = saves(path, edited(path), ((outer, table),))
    assert changed is not None
    assert changed.index_path == outer


def test_an_index_that_is_open_is_not_read_from_disk_too(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index = index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    emptied = Document.new(SITEMAPINDEX).table
    assert saves(path, edited(path), ((index, emptied),)) is None


def test_the_file_that_a_url_leads_to_counts_not_one_that_is_called_alike(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    sitemap_file(tmp_path / "maps")
    index_file(tmp_path, [f"{SITE}/maps/sitemap-1.xml"])
    assert saves(path, edited(path)) is None


def test_an_index_on_disk_that_cannot_be_read_lists_nothing(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    (tmp_path / "index.xml").write_text('<sitemapindex xmlns="x"><sitemap>')
    (tmp_path / "folder.xml").mkdir()
    assert saves(path, edited(path)) is None


def test_a_day_that_says_so_already_is_no_news(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    today = datetime.fromtimestamp(CHANGED_S, UTC)
    index = index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    stamp = Stamp.of(path)
    assert stamp is not None
    assert not ChangedChild(path, index, today.date().isoformat(), stamp).is_news
    assert ChangedChild(path, index, "2001-01-01", stamp).is_news
    assert ChangedChild(path, index, None, stamp).lastmod == CHANGED


def test_a_file_that_went_away_again_has_not_changed(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    save = ListedSave(path, edited(path).table, ())
    save.look(no_progress)
    stamp = Stamp.by(path.stat())
    path.unlink()
    assert save.change(stamp) is None


def test_looking_can_be_stopped(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])

    def stop(_part: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        ListedSave(path, Document.open(path).table, ()).look(stop)


def test_rows_that_list_a_file_are_found_in_any_spelling(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path, "a b.xml")
    locs = [None, f"{SITE}/a%20b.xml", f"{SITE}/other.xml", f" {SITE}/a b.xml.gz ", f"{SITE}/"]
    assert rows_listing(path, tmp_path / "index.xml", locs) == [1, 3]


def test_the_index_beside_a_file_is_found(tmp_path: Path) -> None:
    path = sitemap_file(tmp_path)
    assert index_beside(path, no_progress) is None
    index = index_file(tmp_path, [f"{SITE}/sitemap-1.xml"])
    assert index_beside(path, no_progress) == index
    assert index_beside(tmp_path / "no" / "folder.xml", no_progress) is None
