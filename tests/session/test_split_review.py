from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.document.edits import RemoveRows
from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, TEXT
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES_BY_ID
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.program.settings import SPLIT_BY, SPLIT_COMPRESSED, Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.session.texts import sentence
from tests.core.sitemaps import urlset
from tests.qt_support import PATIENCE_MS, wait_for
from tests.session.support import Desk

ROWS = 10
BODY = "".join(
    f"\n <url><loc>https://example.com/{'ab'[n % 2]}/{n}</loc></url>" for n in range(ROWS)
)

Opened = Callable[..., SplitReview]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "site"
    place.mkdir()
    return place


@pytest.fixture
def review_of(desk: Desk, jobs: Jobs, settings: Settings) -> Opened:
    """Make a review of a document; its session belongs to the desk."""

    def made(document: Document, *, published: Published | None = None) -> SplitReview:
        session = desk.show(document).session
        if published is not None:
            session.publish_at(published)
        return SplitReview(session, "sitemap.xml", jobs, settings, desk.owner)

    return made


@pytest.fixture
def source(folder: Path) -> Path:
    path = folder / "source.xml"
    path.write_bytes(urlset(BODY + "\n"))
    return path


@pytest.fixture
def review(source: Path, review_of: Opened, qtbot: QtBot) -> SplitReview:
    """A review of ten rows that go into parts of four."""
    review = review_of(Document.open(source))
    plans(review, qtbot, max_rows=4)
    return review


def plans(review: SplitReview, qtbot: QtBot, folder: Path | None = None, **order: object) -> None:
    with qtbot.waitSignal(review.planned, timeout=PATIENCE_MS):
        review.plan_for(replace(review.order, **order), folder or review.folder)  # type: ignore[arg-type]  # any field of the order


def writes(review: SplitReview, qtbot: QtBot) -> None:
    with qtbot.waitSignal(review.written, timeout=PATIENCE_MS):
        review.write()


def session_of(desk: Desk) -> Session:
    found = desk.owner.findChild(Session)
    assert isinstance(found, Session)
    return found


def test_a_review_begins_with_what_the_document_suggests(review: SplitReview, folder: Path) -> None:
    assert review.folder == folder
    assert review.order.published_at == "https://example.com/"
    assert review.is_guessed
    assert review.order.by is By.COUNT
    assert review.order.max_size_bytes == PROFILES_BY_ID["sitemaps.org"].max_size_bytes
    assert not review.order.is_compressed
    assert not review.is_modified


def test_an_address_that_was_given_is_no_guess(source: Path, review_of: Opened) -> None:
    published = Published("https://example.com/maps/sitemap.xml")
    review = review_of(Document.open(source), published=published)
    assert review.order.published_at == "https://example.com/maps/"
    assert not review.is_guessed


def test_limits_are_those_of_the_profile(
    source: Path, desk: Desk, jobs: Jobs, settings: Settings
) -> None:
    session = desk.show(Document.open(source)).session
    session.check_against(PROFILES_BY_ID["2013"])
    review = SplitReview(session, "x", jobs, settings, desk.owner)
    assert (review.max_rows, review.order.max_size_bytes) == (50_000, 10_485_760)
    assert review.order.max_index_rows == 1_000


def test_a_compressed_file_suggests_compressed_parts(folder: Path, review_of: Opened) -> None:
    path = folder / "sitemap.xml.gz"
    Document.from_bytes(urlset(BODY)).save(path)
    assert review_of(Document.open(path)).order.is_compressed


def test_a_document_that_lies_nowhere_can_be_split(
    review_of: Opened, folder: Path, qtbot: QtBot
) -> None:
    review = review_of(Document.from_bytes(urlset(BODY)))
    assert review.path is None
    plans(review, qtbot, folder=folder, max_rows=4)
    writes(review, qtbot)
    assert (folder / "sitemap_index.xml").exists()


def test_a_document_that_belongs_somewhere_is_split_there(
    desk: Desk, jobs: Jobs, settings: Settings, folder: Path
) -> None:
    session = desk.show(Document.from_bytes(urlset(BODY))).session
    session.suggested_path = folder / "merged.xml"
    assert SplitReview(session, "x", jobs, settings, desk.owner).folder == folder


def test_rows_without_dates_are_not_offered_by_year(review_of: Opened, settings: Settings) -> None:
    settings.set(SPLIT_BY, "year")
    review = review_of(Document.new(TEXT))
    assert By.YEAR not in review.ways
    assert review.order.by is By.COUNT


def test_a_remembered_way_that_is_none_counts_as_none(
    review_of: Opened, settings: Settings
) -> None:
    settings.set(SPLIT_BY, "moon")
    assert review_of(Document.from_bytes(urlset(BODY))).order.by is By.COUNT


def test_parts_of_an_index_get_no_index(review_of: Opened, folder: Path, qtbot: QtBot) -> None:
    review = review_of(Document.new(SITEMAPINDEX))
    assert review.is_of_index
    plans(review, qtbot, folder=folder)
    assert review.plan is not None
    assert review.plan.index is None
    assert review.index_path is None


def test_a_plan_is_made_and_written(review: SplitReview, qtbot: QtBot, folder: Path) -> None:
    assert review.plan is not None
    assert [len(part.row_ids) for part in review.plan.parts] == [4, 4, 2]
    assert review.can_write
    writes(review, qtbot)
    names = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap_index.xml"]
    assert [path.name for path in review.paths or ()] == names
    assert sorted(path.name for path in folder.iterdir()) == sorted([*names, "source.xml"])
    assert review.index_path == folder / "sitemap_index.xml"
    assert not review.is_writing


def test_the_order_is_remembered_once_it_was_written(
    review: SplitReview, qtbot: QtBot, settings: Settings
) -> None:
    plans(review, qtbot, by=By.PATH, is_compressed=True)
    assert settings.get(SPLIT_BY) == "count"
    writes(review, qtbot)
    assert (settings.get(SPLIT_BY), settings.get(SPLIT_COMPRESSED)) == ("path", True)


def test_what_is_split_is_the_document_as_it_was(
    review: SplitReview, desk: Desk, qtbot: QtBot, folder: Path
) -> None:
    session = session_of(desk)
    session.perform(RemoveRows(list(session.document.table.order)), "all")
    assert len(session.document) == 0
    plans(review, qtbot)
    writes(review, qtbot)
    assert len(Document.open(folder / "sitemap-1.xml")) == 4


def test_a_review_outlives_its_document(
    review: SplitReview, desk: Desk, qtbot: QtBot, folder: Path
) -> None:
    session = session_of(desk)
    session.close()
    session.deleteLater()
    plans(review, qtbot)
    writes(review, qtbot)
    assert len(Document.open(folder / "sitemap-1.xml")) == 4


def test_unsaved_changes_are_told(source: Path, desk: Desk, jobs: Jobs, settings: Settings) -> None:
    session = desk.show(Document.open(source)).session
    session.perform(RemoveRows([0]), "one")
    assert SplitReview(session, "x", jobs, settings, desk.owner).is_modified


def test_a_later_order_drops_the_earlier_one(review: SplitReview, desk: Desk, qtbot: QtBot) -> None:
    gate, _job = desk.block_the_worker()
    told: list[int] = []
    review.planned.connect(lambda: told.append(len(review.plan.parts) if review.plan else 0))
    review.plan_for(replace(review.order, max_rows=1), review.folder)
    assert review.is_working
    assert not review.can_write
    review.plan_for(replace(review.order, max_rows=5), review.folder)
    gate.set()
    wait_for(qtbot, lambda: not review.is_working)
    assert told == [2]


def test_a_plan_that_was_given_up_tells_nothing(
    review: SplitReview, desk: Desk, qtbot: QtBot
) -> None:
    gate, job = desk.block_the_worker()
    told: list[bool] = []
    review.planned.connect(lambda: told.append(True))
    review.plan_for(review.order, review.folder)
    review.cancel()
    with qtbot.waitSignal(job.ended, timeout=PATIENCE_MS):
        gate.set()
    assert told == []
    assert not review.is_working


# What is in the way


def test_files_are_replaced_only_after_a_yes(
    review: SplitReview, qtbot: QtBot, folder: Path
) -> None:
    old = folder / "sitemap-2.xml"
    old.write_bytes(b"mine")
    plans(review, qtbot)
    assert review.in_the_way == [old]
    assert not review.can_write
    review.write()
    assert not review.is_writing
    review.agree_to_replace(agrees=True)
    assert review.replaces
    writes(review, qtbot)
    assert len(Document.open(old)) == 4


def test_a_yes_holds_for_the_files_it_was_given_for(
    review: SplitReview, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    (folder / "sitemap-2.xml").write_bytes(b"mine")
    plans(review, qtbot)
    review.agree_to_replace(agrees=True)
    other = tmp_path / "other"
    other.mkdir()
    (other / "sitemap-2.xml").write_bytes(b"mine too")
    plans(review, qtbot, folder=other)
    assert not review.replaces
    assert not review.can_write
    review.agree_to_replace(agrees=True)
    review.agree_to_replace(agrees=False)
    assert not review.can_write


def test_a_file_that_comes_in_the_way_at_last_is_asked_for(
    review: SplitReview, qtbot: QtBot, folder: Path
) -> None:
    late = folder / "sitemap-1.xml"
    late.write_bytes(b"late")
    with qtbot.waitSignal(review.planned, timeout=PATIENCE_MS):
        review.write()
    assert review.in_the_way == [late]
    assert review.paths is None
    assert late.read_bytes() == b"late"
    assert not review.can_write
    review.agree_to_replace(agrees=True)
    writes(review, qtbot)


def test_the_file_itself_may_be_in_the_way(review_of: Opened, folder: Path, qtbot: QtBot) -> None:
    path = folder / "sitemap-1.xml"
    path.write_bytes(urlset(BODY))
    review = review_of(Document.open(path))
    plans(review, qtbot)
    assert review.in_the_way == [path]
    assert review.replaces_its_source


# An earlier split


def test_an_earlier_split_is_kept_to(review: SplitReview, qtbot: QtBot, folder: Path) -> None:
    writes(review, qtbot)
    plans(review, qtbot)
    assert review.plan is not None
    assert all(part.is_unchanged for part in review.plan.parts)
    assert review.in_the_way == []
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    writes(review, qtbot)
    assert review.paths == []
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before


def test_an_index_that_was_written_since_is_read_again(
    review: SplitReview, qtbot: QtBot, folder: Path
) -> None:
    writes(review, qtbot)
    plans(review, qtbot)
    index = folder / "sitemap_index.xml"
    index.write_bytes(b"gone mad")
    plans(review, qtbot)
    assert review.plan is not None
    assert not any(part.is_unchanged for part in review.plan.parts)
    assert index in review.in_the_way


# Mishaps


@pytest.mark.parametrize("place", ["", "here/and/there"])
def test_a_folder_must_be_told_whole(review: SplitReview, qtbot: QtBot, place: str) -> None:
    plans(review, qtbot, folder=Path(place))
    assert review.error is not None
    assert "full path" in sentence(review.error)
    assert review.plan is None
    assert not review.can_write
    plans(review, qtbot, folder=Path.cwd() / "not-there")
    assert review.error is None


def test_a_file_is_no_folder(review: SplitReview, qtbot: QtBot, source: Path) -> None:
    plans(review, qtbot, folder=source)
    assert review.error is not None
    assert "is a file" in sentence(review.error)


def test_a_folder_the_system_refuses_is_told(
    review: SplitReview, qtbot: QtBot, folder: Path
) -> None:
    plans(review, qtbot, folder=folder / ("x" * 300))
    assert review.error is not None
    assert not review.can_write


def test_a_folder_that_vanishes_is_made_anew(
    review: SplitReview, qtbot: QtBot, folder: Path
) -> None:
    place = folder / "parts" / "of it"
    plans(review, qtbot, folder=place)
    writes(review, qtbot)
    assert (place / "sitemap_index.xml").exists()


@pytest.mark.skipif(os.name == "nt", reason="any file can be in the way there as well")
def test_what_fails_can_be_tried_again(
    review: SplitReview, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    place = tmp_path / "elsewhere"
    plans(review, qtbot, folder=place)
    place.write_bytes(b"a file where the folder should be")
    with qtbot.waitSignal(review.failed, timeout=PATIENCE_MS) as told:
        review.write()
    assert sentence(told.args[0])
    assert not review.is_writing
    place.unlink()
    assert review.can_write
    writes(review, qtbot)


def test_writing_that_is_stopped_leaves_the_folder_as_it_was(
    review: SplitReview, desk: Desk, qtbot: QtBot, folder: Path
) -> None:
    gate, _job = desk.block_the_worker()
    before = sorted(folder.iterdir())
    review.write()
    states = [(review.is_writing, review.can_write)]
    with qtbot.waitSignal(review.stopped, timeout=PATIENCE_MS):
        review.stop_writing()
        gate.set()
    states.append((review.is_writing, review.can_write))
    assert states == [(True, False), (False, True)]
    assert sorted(folder.iterdir()) == before


def test_stopping_what_is_not_under_way_does_nothing(review: SplitReview) -> None:
    review.stop_writing()
    assert review.can_write
