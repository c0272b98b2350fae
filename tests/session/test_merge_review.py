from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from tests.core.sitemaps import SITEMAP, urlset
from tests.qt_support import drain, wait_for
from tests.session.support import Desk

OLD = "<url><loc>https://example.com/a</loc><lastmod>2023-01-01</lastmod></url>"
NEW = "<url><loc>https://example.com/a</loc><lastmod>2024-01-01</lastmod></url>"
B = "<url><loc>https://example.com/b</loc></url>"
C = "<url><loc>https://example.com/c</loc></url>"

Making = Callable[..., MergeReview]


@pytest.fixture
def make(jobs: Jobs, qtbot: QtBot) -> Iterator[Making]:
    """Make reviews and wait until they have nothing to do."""
    made: list[MergeReview] = []

    def making(*paths: Path, target: Session | None = None, unsaved: list[Path]) -> MergeReview:
        review = MergeReview(jobs, target, unsaved)
        made.append(review)
        review.add(paths)
        settles(qtbot, review)
        return review

    yield lambda *paths, target=None, unsaved=(): making(*paths, target=target, unsaved=unsaved)
    for review in made:
        review.cancel()
        review.deleteLater()
    drain()


def settles(qtbot: QtBot, review: MergeReview) -> None:
    wait_for(qtbot, lambda: review.step is Step.NOTHING)


def finishes(qtbot: QtBot, review: MergeReview) -> bytes:
    """Merge, and return the new document."""
    review.make()
    settles(qtbot, review)
    assert review.outcome is not None
    assert review.outcome.document is not None
    return review.outcome.document.to_bytes()


def a_file(folder: Path, name: str, *rows: str) -> Path:
    path = folder / name
    path.write_bytes(urlset("".join(rows)))
    return path


def an_index(folder: Path, name: str, *children: str) -> Path:
    rows = "".join(f"<sitemap><loc>https://example.com/{n}</loc></sitemap>" for n in children)
    path = folder / name
    path.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>')
    return path


def names(review: MergeReview) -> list[str]:
    return [line.name for line in review.files.lines]


def said(review: MergeReview) -> str:
    return " ".join(map(str, review.remarks))


def test_files_are_read_compared_and_merged(make: Making, tmp_path: Path, qtbot: QtBot) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD, B), a_file(tmp_path, "2.xml", NEW, C))
    assert names(review) == ["1.xml", "2.xml"]
    assert review.decisions.totals is not None
    totals = review.decisions.totals
    assert (totals.rows_in, totals.left_out, totals.rows_out) == (4, 1, 3)
    assert list(review.decisions.differing) == [0]
    assert review.can_merge
    merged = finishes(qtbot, review)
    assert merged == urlset(OLD + B + C)
    assert review.decisions.totals.size_bytes == len(merged)


def test_the_policy_decides_which_of_several_rows_stays(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(a_file(tmp_path, "1.xml", NEW), a_file(tmp_path, "2.xml", OLD, B))
    stays = {}
    for policy in (Duplicates.FIRST, Duplicates.LAST, Duplicates.NEWEST, Duplicates.KEEP):
        review.set_policy(policy)
        stays[policy] = review.decisions.staying(0, review.decisions.conflict(0))
    assert list(stays.values()) == [0, 1, 0, None]
    assert review.decisions.totals is not None
    assert review.decisions.totals.rows_out == 3
    review.set_policy(Duplicates.LAST)
    assert finishes(qtbot, review) == urlset(OLD + B)


def test_the_newest_is_told_by_the_instant_and_no_date_loses(make: Making, tmp_path: Path) -> None:
    def dated(lastmod: str) -> str:
        return f"<url><loc>https://example.com/a</loc><lastmod>{lastmod}</lastmod></url>"

    review = make(
        a_file(tmp_path, "1.xml", dated("soon"), dated("2024-01-01T12:00:00+02:00")),
        a_file(tmp_path, "2.xml", dated("2024-01-01T10:30:00Z"), dated("2024-01-01T10:30:00Z")),
    )
    review.set_policy(Duplicates.NEWEST)
    assert review.decisions.staying(0, review.decisions.conflict(0)) == 2
    only = make(a_file(tmp_path, "3.xml", dated("x"), dated("y")))
    only.set_policy(Duplicates.NEWEST)
    assert only.decisions.staying(0, only.decisions.conflict(0)) == 0


def test_a_choice_counts_before_the_policy_and_outlives_another_file(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD), a_file(tmp_path, "2.xml", NEW))
    review.pick(0, 1)
    review.add([a_file(tmp_path, "0.xml", B, B + "\n", B.replace("/b<", "/b <"))])
    settles(qtbot, review)
    assert review.decisions.picks == {0: 1}
    review.move([2], -1)
    settles(qtbot, review)
    assert review.decisions.conflict(0).rows[review.decisions.picks[0]].row.lastmod == "2024-01-01"
    assert finishes(qtbot, review).count(b"2024-01-01") == 1
    review.pick(0, None)
    assert review.decisions.picks == {}
    review.pick(0, 1)
    review.forget_picks()
    assert review.decisions.picks == {}


def test_a_choice_is_forgotten_with_its_file(make: Making, tmp_path: Path, qtbot: QtBot) -> None:
    review = make(
        a_file(tmp_path, "1.xml", OLD),
        a_file(tmp_path, "2.xml", NEW),
        a_file(tmp_path, "3.xml", OLD.replace("2023", "2022")),
    )
    review.pick(0, 1)
    review.remove([1])
    settles(qtbot, review)
    assert (names(review), review.decisions.picks) == (["1.xml", "3.xml"], {})


def test_rows_that_are_the_same_are_no_conflict(make: Making, tmp_path: Path) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD), a_file(tmp_path, "2.xml", "\n  " + OLD, NEW))
    assert len(review.decisions.differing) == 1
    same = make(a_file(tmp_path, "3.xml", B), a_file(tmp_path, "4.xml", "\n  " + B))
    assert len(same.decisions.differing) == 0
    assert same.decisions.plan is not None
    assert same.decisions.plan.duplicates == 1


def test_files_of_a_folder_and_of_an_index_are_found(make: Making, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    a_file(folder, "2.xml", B)
    a_file(folder, "10.xml", C)
    (folder / "notes.txt").write_text("buy milk")
    index = an_index(tmp_path, "index.xml", "kept.xml", "gone.xml")
    (tmp_path / "kept.xml.gz").write_bytes(gzip.compress(urlset(OLD)))
    review = make(folder, index)
    assert names(review) == ["2.xml", "10.xml", "kept.xml.gz"]
    assert review.files.lines[2].source.via == index
    assert "gone.xml" in said(review)
    assert review.can_merge
    review.remove([2])
    assert "gone.xml" not in said(review)


def test_an_index_without_its_children_stands_in_the_way(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD), an_index(tmp_path, "index.xml", "gone.xml"))
    assert names(review) == ["1.xml", "index.xml"]
    assert "index.xml" in review.obstacle
    assert not review.can_merge
    review.remove([1])
    settles(qtbot, review)
    assert review.can_merge


def test_a_folder_without_sitemaps_is_told_of(make: Making, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    review = make(folder)
    assert (names(review), "empty" in said(review)) == ([], True)
    assert "Add" in review.obstacle


def test_a_file_that_cannot_be_read_says_why_and_stands_in_the_way(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    broken = tmp_path / "broken.xml"
    broken.write_text("<urlset><url></urlset>")
    review = make(a_file(tmp_path, "1.xml", OLD), broken, tmp_path / "missing.xml")
    assert [line.error is not None for line in review.files.lines] == [False, True, True]
    assert not review.can_merge
    assert "2 file" in review.obstacle
    review.make()
    assert review.outcome is None
    review.remove([2])
    settles(qtbot, review)
    assert "broken.xml" in review.obstacle
    review.remove([1])
    settles(qtbot, review)
    assert review.can_merge


def test_a_file_is_taken_once_whichever_way_it_was_found(make: Making, tmp_path: Path) -> None:
    first = a_file(tmp_path, "1.xml", OLD)
    link = tmp_path / "link.xml"
    link.symlink_to(first)
    review = make(first, link, tmp_path)
    assert names(review) == ["1.xml"]
    assert "listed more than once" in said(review)


def test_the_document_itself_is_left_out(make: Making, desk: Desk, tmp_path: Path) -> None:
    path = a_file(tmp_path, "target.xml", OLD)
    model = desk.show(Document.open(path))
    review = make(tmp_path, a_file(tmp_path, "other.xml", B), target=model.session)
    assert names(review) == ["other.xml"]
    assert "“target.xml” is the file you are merging into" in said(review)


def test_merging_into_a_document_is_one_step_of_undo(
    make: Making, desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    model = desk.open(NEW)
    before = model.session.document.to_bytes()
    review = make(a_file(tmp_path, "1.xml", OLD, B), target=model.session)
    assert review.decisions.path_of(review.decisions.conflict(0).rows[0]) is None
    review.make()
    settles(qtbot, review)
    assert review.outcome is not None
    review.cancel()
    assert model.perform(review.outcome.edit, "Merge")
    assert model.session.document.to_bytes() == urlset(NEW + B)
    assert model.session.undo_stack.count() == 1
    model.session.undo_stack.undo()
    assert model.session.document.to_bytes() == before


def test_a_change_of_the_document_makes_a_new_plan(
    make: Making, desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    model = desk.open(B)
    review = make(a_file(tmp_path, "1.xml", OLD), target=model.session)
    plan = review.decisions.plan
    assert model.setData(model.index(0, 0), "https://example.com/a")
    assert review.decisions.plan is None
    assert not review.can_merge
    settles(qtbot, review)
    assert review.decisions.plan is not plan
    assert len(review.decisions.differing) == 1


def test_unsaved_changes_of_a_source_are_told_of(make: Making, tmp_path: Path) -> None:
    path = a_file(tmp_path, "1.xml", OLD)
    assert "unsaved changes" in said(make(path, unsaved=[path]))
    assert said(make(path)) == ""


def test_adding_a_file_does_not_read_the_others_again(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD))
    opened = review.files.lines[0].opened
    review.add([a_file(tmp_path, "2.xml", B)])
    settles(qtbot, review)
    assert review.files.lines[0].opened is opened


def test_a_file_that_changed_meanwhile_is_read_again(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    path = a_file(tmp_path, "1.xml", OLD)
    review = make(path)
    path.write_bytes(urlset(OLD + B + C))
    review.make()
    settles(qtbot, review)
    assert review.outcome is None
    assert review.decisions.totals is not None
    assert review.decisions.totals.rows_out == 3
    assert finishes(qtbot, review) == urlset(OLD + B + C)


def test_a_file_that_vanished_meanwhile_stands_in_the_way(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    path = a_file(tmp_path, "1.xml", OLD)
    review = make(path, a_file(tmp_path, "2.xml", B))
    path.unlink()
    review.make()
    settles(qtbot, review)
    assert (review.outcome, review.can_merge) == (None, False)
    assert review.files.lines[0].error is not None


def test_a_merge_that_is_refused_says_why_until_something_else_is_decided(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(a_file(tmp_path, "1.xml", OLD, NEW))
    review.set_policy(Duplicates.FAIL)
    review.make()
    settles(qtbot, review)
    assert "https://example.com/a" in review.obstacle
    assert (review.outcome, review.can_merge) == (None, False)
    review.set_policy(Duplicates.LAST)
    settles(qtbot, review)
    assert finishes(qtbot, review) == urlset(NEW)


def test_rows_of_a_file_with_entities_of_its_own_are_refused(make: Making, tmp_path: Path) -> None:
    path = tmp_path / "1.xml"
    entity = '<!DOCTYPE urlset [<!ENTITY host "https://example.com">]>\n'
    path.write_bytes(urlset("<url><loc>&host;/a</loc></url>", before=entity))
    review = make(a_file(tmp_path, "0.xml", B), path)
    assert "1.xml" in review.obstacle
    assert not review.can_merge


def test_rows_can_be_put_in_order(make: Making, tmp_path: Path, qtbot: QtBot) -> None:
    review = make(a_file(tmp_path, "1.xml", C, B), a_file(tmp_path, "2.xml", OLD))
    review.decisions.set_sorted(is_sorted=True)
    assert finishes(qtbot, review) == urlset(OLD + B + C)


def test_lines_of_text_alone_become_lines_of_text(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    for number in (1, 2):
        (tmp_path / f"{number}.txt").write_text(f"https://example.com/{number}\n")
    review = make(tmp_path / "1.txt", tmp_path / "2.txt")
    assert finishes(qtbot, review) == b"https://example.com/1\nhttps://example.com/2\n"
    mixed = make(tmp_path / "1.txt", a_file(tmp_path, "3.xml", B))
    assert b"<url>" in finishes(qtbot, mixed)


def test_a_sitemap_does_not_go_into_an_index(make: Making, desk: Desk, tmp_path: Path) -> None:
    index = desk.show(Document.open(an_index(tmp_path, "index.xml", "a.xml")))
    other = an_index(tmp_path, "other.xml", "b.xml")
    assert make(other, target=index.session).can_merge
    review = make(a_file(tmp_path, "1.xml", OLD), target=index.session)
    assert "index" in review.obstacle
    assert not review.can_merge


def test_files_without_rows_are_nothing_to_merge(make: Making, tmp_path: Path) -> None:
    assert "no rows" in make(a_file(tmp_path, "1.xml")).obstacle


def test_the_limits_are_told_of(make: Making, tmp_path: Path) -> None:
    rows = [f"<url><loc>https://example.com/{number}</loc></url>" for number in range(50_001)]
    review = make(
        a_file(tmp_path, "1.xml", *rows[:30_000]), a_file(tmp_path, "2.xml", *rows[30_000:])
    )
    assert [remark.arguments["count"] for remark in review.limit_remarks] == [50_001]
    assert review.can_merge


def test_moving_keeps_files_in_order_and_stops_at_the_ends(
    make: Making, tmp_path: Path, qtbot: QtBot
) -> None:
    review = make(*(a_file(tmp_path, f"{number}.xml", B) for number in range(4)))
    assert review.move([1, 2], 1) == [2, 3]
    assert names(review) == ["0.xml", "3.xml", "1.xml", "2.xml"]
    assert review.move([2, 3], 1) == [2, 3]
    assert review.move([0], -1) == [0]
    assert review.move([1], -1) == [0]
    settles(qtbot, review)
    assert names(review) == ["3.xml", "0.xml", "1.xml", "2.xml"]


def test_a_review_that_was_given_up_tells_nothing(jobs: Jobs, desk: Desk, tmp_path: Path) -> None:
    gate, blocker = desk.block_the_worker()
    review = MergeReview(jobs)
    told: list[bool] = []
    review.planned.connect(lambda: told.append(True))
    review.add([a_file(tmp_path, "1.xml", OLD)])
    assert review.step is Step.LOOKING
    review.cancel()
    review.add([tmp_path])
    gate.set()
    wait_for(desk.qtbot, lambda: blocker not in jobs._open)
    drain()
    assert (told, review.files.lines) == ([], [])
    review.deleteLater()


def test_a_review_that_is_gone_is_not_called_back(jobs: Jobs, desk: Desk, tmp_path: Path) -> None:
    gate, _blocker = desk.block_the_worker()
    review = MergeReview(jobs)
    review.add([a_file(tmp_path, "1.xml", OLD)])
    review.deleteLater()
    drain()
    gate.set()
    wait_for(desk.qtbot, lambda: not jobs._open)


def test_removing_while_files_are_read_goes_on_with_the_rest(
    jobs: Jobs, tmp_path: Path, qtbot: QtBot
) -> None:
    review = MergeReview(jobs)
    for number in range(5):
        a_file(tmp_path, f"{number}.xml", f"<url><loc>https://example.com/{number}</loc></url>")
    left = [[0, 3]]

    def remove_once() -> None:
        if review.step is Step.READING and left:
            review.remove(left.pop())

    review.stepped.connect(remove_once)
    review.add([tmp_path])
    settles(qtbot, review)
    assert names(review) == ["1.xml", "2.xml", "4.xml"]
    assert review.decisions.totals is not None
    assert review.decisions.totals.rows_out == 3
    review.deleteLater()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be read here")
def test_a_folder_that_may_not_be_read_stands_in_the_way(make: Making, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0)
    assert not make(folder).can_merge
    folder.chmod(0o700)
