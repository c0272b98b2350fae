from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from sitemap_editor import Document
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.texts import sentence
from tests.qt_support import wait_for
from tests.session.index_files import SITE, index_file, sitemap_file
from tests.session.support import Desk

OWN = f"{SITE}/sitemap-1.xml"


def opened(desk: Desk, path: Path) -> Session:
    return desk.show(Document.open(path)).session


def review_of(session: Session, settings: Settings, qtbot: QtBot) -> RobotsReview:
    review = RobotsReview(session, session.jobs, Publications(settings))
    settles(review, qtbot)
    return review


def settles(review: RobotsReview, qtbot: QtBot) -> None:
    wait_for(qtbot, lambda: not review.is_working)


def place(review: RobotsReview) -> Path | None:
    return review.file.path if review.file is not None else None


def said(review: RobotsReview) -> list[tuple[int | None, str, str]]:
    assert review.file is not None
    return [
        (each.line, each.finding.severity.value, sentence(each.finding))
        for each in review.file.findings
    ]


def test_the_line_names_the_sitemap_where_it_is_guessed_to_be(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    review = review_of(opened(desk, sitemap_file(tmp_path)), settings, qtbot)
    assert review.lines == f"Sitemap: {OWN}\n"
    assert review.remark is not None
    assert "is a guess" in sentence(review.remark)
    assert not review.is_settled
    assert not review.is_index
    assert review.file is None


def test_a_confirmed_address_is_remembered_and_no_guess_any_more(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    path = sitemap_file(tmp_path)
    session = opened(desk, path)
    review = review_of(session, settings, qtbot)
    review.publish_at(" https://example.com/maps/sitemap.xml ")
    assert review.lines == "Sitemap: https://example.com/maps/sitemap.xml\n"
    assert review.remark is None
    assert session.published != review.published
    review.confirm()
    assert review.is_settled
    assert session.published == Published("https://example.com/maps/sitemap.xml")
    assert Publications(settings).of(path) == session.published
    settles(review, qtbot)


def test_what_is_no_url_gives_no_line_and_is_not_confirmed(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    session = opened(desk, sitemap_file(tmp_path))
    review = review_of(session, settings, qtbot)
    review.publish_at("example.com")
    assert (review.lines, review.published) == ("", None)
    assert review.remark is not None
    review.confirm()
    assert Publications(settings).of(session.document.path) is None
    settles(review, qtbot)


def test_cross_submission_outlives_another_address(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    session = opened(desk, sitemap_file(tmp_path))
    session.publish_at(Published(OWN, is_cross_submitted=True))
    review = review_of(session, settings, qtbot)
    review.publish_at("https://example.com/b.xml")
    review.confirm()
    assert session.published == Published("https://example.com/b.xml", is_cross_submitted=True)
    settles(review, qtbot)


def test_an_address_given_elsewhere_is_taken_over_unless_one_is_typed(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    session = opened(desk, sitemap_file(tmp_path))
    review = review_of(session, settings, qtbot)
    session.publish_at(Published("https://example.com/b.xml"))
    assert review.typed_url == "https://example.com/b.xml"
    review.publish_at("https://example.com/c.xml")
    session.publish_at(Published("https://example.com/d.xml"))
    assert review.typed_url == "https://example.com/c.xml"
    settles(review, qtbot)


def test_a_robots_txt_beside_the_file_is_held_against_the_address(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    path = sitemap_file(tmp_path)
    (tmp_path / "robots.txt").write_bytes(
        b"\xef\xbb\xbfUser-agent: *\r\nSitemap: /a.xml # \xe9\r\n"
    )
    session = opened(desk, path)
    session.publish_at(Published(OWN))
    review = review_of(session, settings, qtbot)
    (line, severity, text), (no_line, _, missing) = said(review)
    assert (line, severity) == (2, "error")
    assert text.startswith("“/a.xml” is not a full URL")
    assert no_line is None
    assert OWN in missing
    review.publish_at("https://example.com/other.xml")
    settles(review, qtbot)
    assert "https://example.com/other.xml" in said(review)[1][2]


def test_robots_txt_is_looked_for_up_to_the_root_of_the_site(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    path = sitemap_file(tmp_path / "my maps" / "inner")
    (tmp_path / "robots.txt").write_text(f"Sitemap: {SITE}/my%20maps/inner/sitemap-1.xml\n")
    session = opened(desk, path)
    review = review_of(session, settings, qtbot)
    assert place(review) is None
    session.publish_at(Published(f"{SITE}/my%20maps/inner/sitemap-1.xml"))
    settles(review, qtbot)
    assert place(review) == tmp_path / "robots.txt"
    assert said(review) == []


def test_a_robots_txt_that_cannot_be_read_says_why(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "robots.txt").mkdir()
    review = review_of(opened(desk, sitemap_file(tmp_path)), settings, qtbot)
    assert review.file is not None
    assert review.file.error is not None
    assert "folder" in sentence(review.file.error)


def test_an_index_is_known_for_one(
    desk: Desk, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    path = index_file(tmp_path, [f"{SITE}/a.xml"])
    assert review_of(opened(desk, path), settings, qtbot).is_index


def test_a_document_that_was_never_saved_has_lines_and_no_robots_txt(
    desk: Desk, settings: Settings, qtbot: QtBot
) -> None:
    session = desk.open("<url><loc>https://example.com/a</loc></url>").session
    review = review_of(session, settings, qtbot)
    assert review.lines == "Sitemap: https://example.com/sitemap.xml\n"
    review.confirm()
    assert session.published == Published("https://example.com/sitemap.xml")
    assert review.file is None
    assert not review.is_working
