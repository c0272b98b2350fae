from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.operations.indexing.index_lines import (
    common_folder,
    natural_order,
    published_url,
)
from sitemap_editor.session.indexes import index_draft
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.texts import sentence
from tests.qt_support import wait_for
from tests.session.index_files import CHANGED, SITE, index_file, sitemap_file
from tests.session.support import Desk

FOLDER = f"{SITE}/maps/"


@pytest.fixture
def owner() -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()


@pytest.fixture
def draft(jobs: Jobs, owner: QObject, tmp_path: Path) -> IndexDraft:
    """A new index that is published in a known folder."""
    return IndexDraft(jobs, owner, start=tmp_path, folders=[FOLDER])


def adds(qtbot: QtBot, draft: IndexDraft, *paths: Path) -> IndexDraft:
    draft.add(paths)
    wait_for(qtbot, lambda: not draft.is_working)
    return draft


def can_make(draft: IndexDraft) -> bool:
    return draft.is_ready


def said(draft: IndexDraft) -> list[str]:
    return [sentence(remark) for remark in draft.remarks()]


def reasons(draft: IndexDraft) -> list[str]:
    """Why each file is left out; empty where it is not."""
    return [sentence(line.remark) if line.remark else "" for line in draft.files.lines]


def adding_to(desk: Desk, index: Path, qtbot: QtBot) -> IndexDraft:
    model = desk.show(Document.open(index))
    draft = IndexDraft(desk.jobs, model.session, index=model.session, start=index.parent)
    wait_for(qtbot, lambda: not draft.is_working)
    return draft


# What becomes of files


def test_each_file_becomes_a_row_with_its_url_and_when_it_changed(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    first, second = sitemap_file(tmp_path, "a b.xml"), sitemap_file(tmp_path, "news/n.xml", 3)
    adds(qtbot, draft, first, second)
    assert draft.rows() == [
        Row(f"{FOLDER}a%20b.xml", CHANGED),
        Row(f"{FOLDER}news/n.xml", CHANGED),
    ]
    assert [(line.name, line.row_count) for line in draft.files.lines] == [
        ("a b.xml", 2),
        ("news/n.xml", 3),
    ]
    assert draft.files.lines[0].size_bytes == first.stat().st_size
    assert draft.index_place == tmp_path / "sitemap_index.xml"
    assert can_make(draft)
    assert said(draft) == []


def test_a_folder_means_its_sitemaps_in_natural_order(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("s-10.xml", "s-2.xml"):
        sitemap_file(tmp_path, name)
    (tmp_path / "notes.md").write_text("nothing")
    adds(qtbot, draft, tmp_path)
    assert [line.name for line in draft.files.lines] == ["s-2.xml", "s-10.xml"]


def test_a_folder_without_sitemaps_is_told_and_stops_nothing(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "empty").mkdir()
    adds(qtbot, draft, tmp_path / "empty", sitemap_file(tmp_path))
    assert said(draft) == ["The folder “empty” contains no other sitemap."]
    assert can_make(draft)


def test_files_chosen_together_are_put_in_the_order_people_give_them() -> None:
    paths = [Path("/s/b-10.xml"), Path("/s/b-9.xml"), Path("/s/A.xml"), Path("/r/z.xml")]
    names = [path.name for path in natural_order(paths)]
    assert names == ["z.xml", "A.xml", "b-9.xml", "b-10.xml"]


def test_what_cannot_be_listed_says_why_and_is_left_out(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    index = index_file(tmp_path, [])
    broken = tmp_path / "broken.xml"
    broken.write_text("<urlset><url>")
    adds(qtbot, draft, index, broken, tmp_path / "missing.xml", sitemap_file(tmp_path))
    nested, cut, missing, fine = reasons(draft)
    assert nested.startswith("This file is a sitemap index")
    assert "closing tags are missing" in cut
    assert missing == "This file does not exist."
    assert fine == ""
    assert draft.row_count == 1
    assert can_make(draft)
    assert said(draft) == ["Files left out: 3. See the list for the reasons."]


def test_nothing_but_broken_files_makes_no_index(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    adds(qtbot, draft, tmp_path / "missing.xml")
    assert not can_make(draft)
    assert draft.files.first_name == ""


def test_a_file_is_listed_once_however_it_is_called(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    path = sitemap_file(tmp_path)
    link = tmp_path / "link.xml"
    link.symlink_to(path)
    adds(qtbot, draft, path)
    adds(qtbot, draft, tmp_path / "." / path.name, link)
    assert len(draft.files.lines) == 1
    assert said(draft) == ["Files already in the list: 1."]
    adds(qtbot, draft, path)
    assert said(draft) == ["Files already in the list: 1."]


def test_a_file_that_was_taken_out_can_be_added_again(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    first, second = sitemap_file(tmp_path, "a.xml"), sitemap_file(tmp_path, "b.xml")
    adds(qtbot, draft, first, second)
    draft.remove([0])
    adds(qtbot, draft, first)
    assert [line.name for line in draft.files.lines] == ["b.xml", "a.xml"]


def test_files_move_and_stop_at_the_ends(draft: IndexDraft, tmp_path: Path, qtbot: QtBot) -> None:
    adds(qtbot, draft, *(sitemap_file(tmp_path, f"{name}.xml") for name in "abcd"))

    def order() -> str:
        return "".join(line.name[0] for line in draft.files.lines)

    assert draft.move([1, 3], -1) == [0, 2]
    assert order() == "badc"
    assert draft.move([0, 1], -1) == [0, 1]
    assert order() == "badc"
    assert draft.move([0, 1], 1) == [1, 2]
    assert order() == "dbac"
    assert draft.move([2, 3], 1) == [2, 3]
    assert draft.rows()[0].loc == f"{FOLDER}d.xml"


def test_more_than_an_index_may_list_is_refused(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_draft, "MAX_ROWS", 2)
    adds(qtbot, draft, *(sitemap_file(tmp_path, f"{name}.xml") for name in "abc"))
    assert "can list at most 2 sitemaps, but there are 3" in said(draft)[0]
    assert not can_make(draft)
    draft.remove([2])
    assert can_make(draft)


def test_an_index_is_not_called_as_one_of_its_files(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    adds(qtbot, draft, sitemap_file(tmp_path, "sitemap_index.xml"))
    assert draft.index_place == tmp_path / "sitemap_index_1.xml"


def test_files_on_several_drives_have_no_folder(
    draft: IndexDraft, tmp_path: Path, qtbot: QtBot
) -> None:
    adds(qtbot, draft, sitemap_file(tmp_path))
    assert common_folder([]) is None
    assert common_folder([Path("/a/b/c.xml"), Path("relative.xml")]) is None
    draft.files.lines[0].path = Path("relative.xml")
    adds(qtbot, draft, sitemap_file(tmp_path, "b.xml"))
    assert draft.index_place is None
    assert "several drives" in said(draft)[0]
    assert not can_make(draft)


def test_what_is_given_up_is_not_looked_at(draft: IndexDraft, tmp_path: Path, qtbot: QtBot) -> None:
    told: list[bool] = []
    draft.add([sitemap_file(tmp_path)])
    draft.listed.connect(lambda: told.append(True))
    draft.cancel()
    assert not draft.is_working
    assert draft.files.lines == []
    assert told == []


# Where they are published


def test_without_a_folder_no_rows_are_made(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    draft = IndexDraft(jobs, owner, start=tmp_path)
    assert (draft.files.folder, draft.index_place, draft.published.url) == (None, None, None)
    path = tmp_path / "empty.xml"
    path.write_bytes(sitemap_file(tmp_path, rows=0).read_bytes())
    adds(qtbot, draft, path)
    assert said(draft) == ["Enter the URL of the folder where the files are published."]
    assert not can_make(draft)
    draft.publish_in("example.com/maps/")
    assert said(draft) == ["“example.com/maps/” is not the full URL of a folder on a web server."]
    draft.publish_in(" https://example.com/maps/ ")
    assert can_make(draft)
    assert draft.rows()[0].loc == "https://example.com/maps/empty.xml"


def test_the_folder_is_guessed_from_the_rows_of_the_first_file(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    draft = IndexDraft(jobs, owner, start=tmp_path)
    with qtbot.waitSignal(draft.folder_guessed):
        draft.add([sitemap_file(tmp_path)])
    assert draft.published.typed == f"{SITE}/"


def test_a_known_folder_of_the_same_site_says_more_than_a_guess(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    folders = ["https://other.org/", "no url", f"{SITE}/maps/index.xml"]
    draft = IndexDraft(jobs, owner, start=tmp_path, folders=folders)
    assert draft.published.typed == "https://other.org/"
    adds(qtbot, draft, sitemap_file(tmp_path))
    assert draft.published.typed == f"{SITE}/maps/"


def test_where_a_file_is_said_to_be_published_counts_most(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    draft = IndexDraft(
        jobs,
        owner,
        start=tmp_path,
        folders=[f"{SITE}/other/"],
        address_of=lambda path: f"{SITE}/maps/inner%20one/{path.name}",
    )
    adds(qtbot, draft, sitemap_file(tmp_path, "inner one/a.xml"), sitemap_file(tmp_path, "b.xml"))
    assert draft.published.typed == f"{SITE}/maps/"
    assert draft.rows()[0].loc == f"{SITE}/maps/inner%20one/a.xml"


def test_what_a_person_typed_is_never_guessed_over(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    draft = IndexDraft(jobs, owner, start=tmp_path)
    draft.publish_in("https://typed.org/")
    adds(qtbot, draft, sitemap_file(tmp_path))
    assert draft.published.url == "https://typed.org/"


def test_typing_ends_a_guess_under_way(
    jobs: Jobs, owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    draft = IndexDraft(jobs, owner, start=tmp_path)
    draft.add([sitemap_file(tmp_path)])
    wait_for(qtbot, lambda: draft.row_count)
    draft.publish_in("https://typed.org/")
    assert not draft.is_working
    assert can_make(draft)
    assert draft.published.url == "https://typed.org/"


def test_a_file_that_went_away_gives_no_guess(tmp_path: Path) -> None:
    assert published_url(tmp_path / "missing.xml", no_progress) is None


# Adding to an open index


def test_files_that_an_index_lists_are_left_out(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    first, second = sitemap_file(tmp_path, "a.xml"), sitemap_file(tmp_path, "maps/b.xml")
    index = index_file(tmp_path, [f"{SITE}/x/a.xml.gz", f"{SITE}/x/maps/b.xml"])
    draft = adding_to(desk, index, qtbot)
    assert not draft.is_for_new
    assert draft.published.url == f"{SITE}/x/"
    adds(qtbot, draft, first, second, sitemap_file(tmp_path, "maps/c d.xml"))
    assert reasons(draft) == [*["The index already lists this file."] * 2, ""]
    assert [row.loc for row in draft.rows()] == [f"{SITE}/x/maps/c%20d.xml"]


def test_the_folder_of_an_index_is_the_one_most_of_its_urls_have(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    index = index_file(tmp_path, [f"{SITE}/a.xml", f"{SITE}/m/b.xml", f"{SITE}/m/c.xml", "d.xml"])
    draft = adding_to(desk, index, qtbot)
    assert draft.published.url == f"{SITE}/m/"
    adds(qtbot, draft, sitemap_file(tmp_path, "c.xml"))
    assert reasons(draft) == ["The index already lists this file."]
    draft.publish_in("https://example.com/else/")
    assert reasons(draft) == ["The index already lists this file."]  # its name leads to it


def test_files_that_lie_elsewhere_are_counted_from_what_they_have_in_common(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "site").mkdir()
    index = index_file(tmp_path / "site", [f"{SITE}/a.xml"])
    draft = adding_to(desk, index, qtbot)
    adds(qtbot, draft, sitemap_file(tmp_path, "other/b.xml"), sitemap_file(tmp_path, "c.xml"))
    assert [row.loc for row in draft.rows()] == [f"{SITE}/other/b.xml", f"{SITE}/c.xml"]
    assert said(draft) == [
        "Some files are not in the folder of the index, so URLs are based on the common folder of "
        f"all files: {tmp_path}"
    ]
    assert can_make(draft)


def test_an_index_that_was_never_saved_takes_files_too(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    path = index_file(tmp_path, [f"{SITE}/m/a.xml"])
    model = desk.show(Document.from_bytes(path.read_bytes()))
    draft = IndexDraft(desk.jobs, model.session, index=model.session, start=tmp_path)
    adds(qtbot, draft, sitemap_file(tmp_path, "a.xml"), sitemap_file(tmp_path, "b.xml"))
    assert reasons(draft) == ["The index already lists this file.", ""]
    assert [row.loc for row in draft.rows()] == [f"{SITE}/m/b.xml"]


def test_rows_of_the_index_count_towards_its_limit(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_draft, "MAX_ROWS", 2)
    index = index_file(tmp_path, [f"{SITE}/x.xml", f"{SITE}/y.xml"])
    draft = adds(qtbot, adding_to(desk, index, qtbot), sitemap_file(tmp_path, "b.xml"))
    assert "there are 3" in said(draft)[0]
