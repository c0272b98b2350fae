"""Opening what lies on the web."""

from __future__ import annotations

import gzip
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.errors import TooLarge
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.session.program.instance import Request
from sitemap_editor.session.program.settings import RECENT_FILES
from sitemap_editor.session.web.address_review import AddressReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.address_dialog import AddressDialog
from tests.core.sitemaps import urlset
from tests.indexnow_double import served
from tests.qt_support import CTRL, LASTMOD, LOC, Key, Person, drain
from tests.qt_web import PretendedWeb

SITEMAP = urlset("<url><loc>https://example.com/a</loc></url>")
URL = "https://example.com/maps/sitemap.xml"


def web_of(person: Person, answers: dict[str, object], *, holds: bool = False) -> PretendedWeb:
    web = PretendedWeb(answers, holds=holds)  # type: ignore[arg-type]  # of several kinds
    person.window.place.web.fetcher = web
    return web


def opens(person: Person, *urls: str) -> None:
    person.prompts.will_be_asked("open_address")
    count = person.window.tabs.count()
    person.window.commands.web.addresses.open_url(*urls)
    person.waits_until(lambda: person.window.tabs.count() == count + len(urls))


def dialog_for(person: Person, *addresses: str) -> AddressDialog:
    """Open the dialog itself."""
    review = person.window.commands.web.addresses.review
    BoxPrompts(person.window).open_address(review, addresses)
    [dialog] = [each for each in person.window.findChildren(AddressDialog) if each.isVisible()]
    return dialog


def is_closed(person: Person) -> bool:
    return not any(each.isVisible() for each in person.window.findChildren(AddressDialog))


def test_a_sitemap_of_the_web_remembers_whence_it_is(person: Person) -> None:
    web_of(person, {URL: gzip.compress(SITEMAP)})
    opens(person, URL)
    session = person.session
    assert person.column(LOC) == ["https://example.com/a"]
    assert person.tab_names() == ["sitemap.xml"]
    assert session.origin_url == URL
    assert session.path is None
    assert "example.com" in person.window.windowTitle()
    assert URL in person.window.file_line.folder.toolTip()
    assert session.published is not None
    assert (session.published.url, session.published.is_sure) == (URL, False)
    assert person.window.place.settings.get(RECENT_FILES) == [URL]
    person.waits_for_the_checks()


def test_closing_it_loses_nothing_and_saving_it_asks_where(person: Person, folder: Path) -> None:
    web_of(person, {URL: SITEMAP})
    opens(person, URL)
    assert not person.session.is_modified
    suggested = person.session.suggested_path
    assert suggested is not None
    place = folder / "mine.xml"
    person.prompts.will_be_asked("place_to_save", place)
    person.saves()
    assert person.prompts.asked[-1][1] == suggested
    assert suggested.name == "sitemap.xml"
    assert place.read_bytes() == SITEMAP
    assert person.tab_names() == ["mine.xml"]
    person.does("file.close")
    assert person.window.tabs.count() == 0


def test_a_password_goes_with_what_the_site_lists_and_is_written_nowhere(person: Person) -> None:
    def guarded(url: str) -> str:
        return url.replace("//", "//me:secret@", 1)

    child = "https://example.com/maps/a.xml"
    listed = f"<sitemap><loc>{child}</loc></sitemap>"
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    web = web_of(
        person,
        {guarded(URL): f"{head}{listed}</sitemapindex>".encode(), guarded(child): SITEMAP},
    )
    opens(person, guarded(URL))
    session = person.session
    assert session.origin_url == URL
    assert person.window.place.settings.get(RECENT_FILES) == [URL]
    person.waits_for_the_checks()
    opens(person, child)
    assert person.column(LOC) == ["https://example.com/a"]
    assert web.urls == [guarded(URL), guarded(child)]
    person.waits_for_the_checks()


def test_what_was_edited_is_asked_about(person: Person) -> None:
    from sitemap_editor.windows.prompts import Answer

    web_of(person, {URL: SITEMAP})
    opens(person, URL)
    person.edits(0, LOC, "https://example.com/b")
    person.prompts.will_be_asked("save_changes", Answer.CANCEL)
    person.does("file.close")
    assert person.window.tabs.count() == 1


def test_a_recent_url_is_opened_from_the_web_again(person: Person) -> None:
    web = web_of(person, {URL: SITEMAP})
    opens(person, URL)
    person.does("file.close")
    person.prompts.will_be_asked("open_address")
    person.window.files.recent.open(URL)
    person.waits_until(lambda: person.window.tabs.count() == 1)
    assert web.urls == [URL, URL]


def test_a_site_with_one_sitemap_opens_it_and_says_where_it_was_found(person: Person) -> None:
    url = "https://example.com/sitemap.xml"
    robots = f"User-agent: *\nSitemap: {url}\n".encode()
    web_of(
        person,
        {"https://example.com/": b"<html>", "https://example.com/robots.txt": robots, url: SITEMAP},
    )
    dialog = dialog_for(person)
    dialog.address.setText("example.com")
    person.waits_until(dialog.isActiveWindow)
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.window.tabs.count() == 1 and is_closed(person))
    assert "robots.txt, line 2" in person.said


def two_sitemaps() -> dict[str, object]:
    robots = "User-agent: *\nSitemap: https://example.com/1.xml\nSitemap: /2.xml\n"
    return {
        "https://example.com/robots.txt": robots.encode(),
        "https://example.com/1.xml": SITEMAP,
        "https://example.com/2.xml": SITEMAP,
    }


def test_what_was_found_is_chosen_from(person: Person) -> None:
    web = web_of(person, two_sitemaps())
    dialog = dialog_for(person, "https://example.com/robots.txt")
    person.waits_until(lambda: dialog.model.rowCount() == 2)
    assert person.window.tabs.count() == 0
    assert any("/2.xml" in text for text in dialog.messages.texts())
    dialog.table.selectAll()
    person.waits_until(dialog.open_button.isEnabled)
    dialog.open_button.click()
    person.waits_until(lambda: person.window.tabs.count() == 2 and is_closed(person))
    assert web.urls[1:] == ["https://example.com/1.xml", "https://example.com/2.xml"]


def test_what_is_found_in_place_of_an_address_says_what_was_wrong_with_that(
    person: Person,
) -> None:
    page, none = b"<!doctype html><title>Here</title>", "What is at this URL is not a sitemap."
    home, news = "https://example.com/", "https://example.com/news"
    answers = {**two_sitemaps(), "https://example.com/gone.xml": 404, home: page, news: page}
    web_of(person, answers)
    dialog = dialog_for(person, "https://example.com/gone.xml")
    person.waits_until(lambda: dialog.model.rowCount() == 2)
    assert dialog.messages.texts()[0] == "There is nothing at this URL (404)."
    dialog.look("https://example.com/robots.txt")
    person.waits_until(lambda: dialog.model.rowCount() == 2)
    assert not any("404" in text for text in dialog.messages.texts())
    for address, is_told in ((news, True), (home, False)):
        dialog.look(address)
        person.waits_until(lambda: dialog.model.rowCount() == 2)
        assert (none in dialog.messages.texts()) is is_told
    dialog.reject()


def test_which_of_several_could_not_be_opened_is_told(person: Person) -> None:
    answers = two_sitemaps()
    answers["https://example.com/1.xml"] = 404
    web_of(person, answers)
    dialog = dialog_for(person, "https://example.com/robots.txt")
    person.waits_until(lambda: dialog.model.rowCount() == 2)
    dialog.table.selectAll()
    person.waits_until(dialog.open_button.isEnabled)
    dialog.open_button.click()
    person.waits_until(lambda: person.window.tabs.count() == 1)
    told = "https://example.com/1.xml: There is nothing at this URL (404)."
    person.waits_until(lambda: dialog.messages.texts() == [told])
    dialog.reject()


def test_what_was_found_with_a_password_is_opened_with_it(person: Person) -> None:
    maps = [f"https://example.com/{name}.xml" for name in ("a", "b")]
    robots = "".join(f"Sitemap: {url}\n" for url in maps).encode()
    guarded = [
        url.replace("//", "//me:secret@") for url in ("https://example.com/robots.txt", *maps)
    ]
    web = web_of(person, dict(zip(guarded, (robots, SITEMAP, SITEMAP), strict=True)))
    dialog = dialog_for(person)
    dialog.address.setText(guarded[0])
    dialog.open_button.click()
    person.waits_until(lambda: len(dialog.model.lines) == 2)
    assert dialog.address.text() == "https://example.com/robots.txt"
    dialog.open_button.click()
    person.waits_until(lambda: is_closed(person))
    assert person.session.origin_url == maps[0]
    assert web.urls == guarded[:2]
    person.waits_for_the_checks()


def test_the_dialog_opens_again_after_it_was_used(person: Person) -> None:
    other = "https://example.com/other.xml"
    web_of(person, {URL: SITEMAP, other: SITEMAP})
    for count, url in enumerate((URL, other), 1):
        dialog_for(person, url)
        person.waits_until(lambda: is_closed(person))
        assert person.window.tabs.count() == count
    dialog = dialog_for(person)
    assert dialog.address.text() == ""
    assert dialog.messages.texts() == []
    dialog.reject()


def test_another_address_is_looked_at_while_offers_are_shown(person: Person) -> None:
    web_of(person, {**two_sitemaps(), URL: SITEMAP})
    dialog = dialog_for(person, "https://example.com/robots.txt")
    person.waits_until(lambda: dialog.model.rowCount() == 2)
    dialog.address.setText(URL)
    dialog.open_button.click()
    person.waits_until(lambda: person.window.tabs.count() == 1 and is_closed(person))
    assert person.session.origin_url == URL


def test_a_failure_is_told_in_words_and_the_address_can_be_mended(person: Person) -> None:
    web_of(person, {"https://exmaple.com/": Failure.DNS, URL: SITEMAP})
    dialog = dialog_for(person, "exmaple.com")
    person.waits_until(lambda: bool(dialog.messages.texts()))
    assert "exmaple.com" in dialog.messages.texts()[0]
    assert dialog.open_button.isEnabled()
    assert not dialog.allow.isVisible()
    dialog.look(URL)
    person.waits_until(lambda: is_closed(person))


def test_an_address_of_ones_own_network_is_asked_after_a_yes(person: Person) -> None:
    url = "http://10.0.0.1/sitemap.xml"
    web = web_of(person, {url: Failure.PRIVATE})
    dialog = dialog_for(person, url)
    person.waits_until(dialog.allow.isVisible)
    dialog.allow.click()
    person.waits_until(lambda: len(web.answers.asked) == 2)
    assert [each.allow_private for each in web.answers.asked] == [False, True]
    person.waits_until(lambda: not dialog._review.is_running)
    dialog.reject()


@pytest.mark.parametrize("typed", ["http://10.0.0.1/sitemap.xml", "localhost:8000", "[::1]:8000"])
def test_who_types_an_address_of_ones_own_network_has_said_yes(person: Person, typed: str) -> None:
    web = web_of(person, {})
    dialog = dialog_for(person)
    QTest.keyClicks(dialog.address, typed)
    QTest.keyClick(dialog.address, Key.Key_Return)
    person.waits_until(lambda: bool(dialog.messages.texts()))
    assert all(each.allow_private for each in web.answers.asked)
    dialog.reject()


def test_where_another_site_that_was_typed_redirects_to_is_asked_about(person: Person) -> None:
    web = web_of(person, {URL: Failure.PRIVATE})
    dialog = dialog_for(person)
    QTest.keyClicks(dialog.address, URL)
    QTest.keyClick(dialog.address, Key.Key_Return)
    person.waits_until(dialog.allow.isVisible)
    assert not any(each.allow_private for each in web.answers.asked)
    dialog.reject()


def test_a_host_that_was_allowed_is_not_asked_about_again(person: Person) -> None:
    url = "http://10.0.0.1/"
    web = web_of(person, {f"{url}1.xml": Failure.PRIVATE, f"{url}2.xml": SITEMAP})
    dialog = dialog_for(person, f"{url}1.xml")
    person.waits_until(dialog.allow.isVisible)
    dialog.allow.click()
    person.waits_until(lambda: len(web.answers.asked) == 2 and not dialog._review.is_running)
    dialog.look(f"{url}2.xml")
    person.waits_until(lambda: is_closed(person))
    assert web.answers.asked[-1].allow_private
    dialog = dialog_for(person, "http://10.0.0.2/")
    person.waits_until(lambda: bool(dialog.messages.texts()))
    assert not web.answers.asked[3].allow_private
    dialog.reject()


def test_another_url_is_opened_after_the_first(person: Person) -> None:
    other = "https://example.com/other.xml"
    web_of(person, {URL: SITEMAP, other: SITEMAP})
    for count, url in enumerate((URL, other), 1):
        dialog = dialog_for(person)
        drain()
        assert dialog.isVisible()
        QTest.keyClicks(dialog.address, url)
        QTest.keyClick(dialog.address, Key.Key_Return)
        person.waits_until(lambda: is_closed(person))
        assert person.window.tabs.count() == count


def test_stopping_asks_for_nothing_more(person: Person) -> None:
    web = web_of(person, {URL: SITEMAP}, holds=True)
    dialog = dialog_for(person, URL)
    person.waits_until(lambda: bool(web.held))
    assert dialog.stop.isVisible()
    dialog.stop.click()
    assert not dialog.stop.isVisible()
    web.release()
    drain()
    assert person.window.tabs.count() == 0
    dialog.reject()


def test_escape_stops_before_it_closes(person: Person) -> None:
    web = web_of(person, {URL: SITEMAP}, holds=True)
    dialog = dialog_for(person, URL)
    person.waits_until(lambda: bool(web.held) and dialog.isActiveWindow())
    person.presses(Key.Key_Escape)
    assert dialog.isVisible()
    person.presses(Key.Key_Escape)
    assert is_closed(person)
    web.release()
    drain()
    assert person.window.tabs.count() == 0


def test_a_window_that_goes_while_something_is_asked_is_no_trouble(person: Person) -> None:
    web = web_of(person, {URL: SITEMAP}, holds=True)
    dialog_for(person, URL)
    person.waits_until(lambda: bool(web.held))


def test_a_window_that_goes_while_a_server_keeps_silent_is_no_trouble(person: Person) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"http://127.0.0.1:{server.getsockname()[1]}/sitemap.xml"
        dialog = dialog_for(person, url)
        person.waits_until(dialog.allow.isVisible)
        dialog.allow.click()
        server.setblocking(False)
        lines: list[socket.socket] = []

        def is_asked() -> bool:
            with suppress(BlockingIOError):
                lines.append(server.accept()[0])
            return bool(lines)

        person.waits_until(is_asked)
        drain()
        person.program.shut_down()  # as at the end of the program, the request under way
        for line in lines:
            line.close()


@pytest.mark.parametrize(
    ("answer", "told"),
    [(SITEMAP[:-3], "closing tags"), (b"<!doctype html><p>", "404"), (b"", "404")],
)
def test_what_cannot_be_opened_is_told(person: Person, answer: bytes, told: str) -> None:
    web_of(person, {URL: answer})
    dialog = dialog_for(person, URL)
    person.waits_until(lambda: bool(dialog.messages.texts()))
    said = " ".join(dialog.messages.texts()) + " ".join(
        dialog._review.attempt_text(each) for each in dialog._review.attempts
    )
    assert told in said
    assert ("Download All" in said) is (told == "closing tags")
    assert person.window.tabs.count() == 0
    dialog.reject()


def test_what_is_too_large_to_open_is_not_said_to_be_repairable(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_answer: object) -> object:
        raise TooLarge("too-large", "Too large.")

    monkeypatch.setattr("sitemap_editor.core.web.opening.documents.document_of", refuse)
    web_of(person, {URL: SITEMAP})
    dialog = dialog_for(person, URL)
    person.waits_until(lambda: bool(dialog.messages.texts()))
    assert dialog.messages.texts() == ["Too large."]
    dialog.reject()


def test_sitemaps_of_the_same_name_are_told_apart_by_their_sites(person: Person) -> None:
    other = "https://shop.example/maps/sitemap.xml"
    web_of(person, {URL: SITEMAP, other: SITEMAP})
    opens(person, URL, other)
    names = ["sitemap.xml · example.com/maps", "sitemap.xml · shop.example/maps"]
    person.waits_until(lambda: person.tab_names() == names)  # told a turn after the tab is there


def test_a_feed_becomes_a_new_sitemap_that_was_never_saved(person: Person) -> None:
    feed = b"<rss version='2.0'><channel><item><link>https://example.com/x</link></item></channel></rss>"
    web_of(person, {"https://example.com/feed": feed})
    opens(person, "https://example.com/feed")
    assert person.column(LOC) == ["https://example.com/x"]
    assert person.session.is_never_saved
    assert person.session.is_modified
    assert person.session.suggested_path is not None
    assert person.session.suggested_path.name == "feed.xml"


def test_a_url_that_is_open_unedited_is_read_anew_in_its_tab(person: Person) -> None:
    web_of(person, {URL: SITEMAP})
    opens(person, URL)
    web_of(person, {URL: urlset("<url><loc>https://example.com/new</loc></url>")})
    person.prompts.will_be_asked("open_address")
    person.window.commands.web.addresses.open_url(URL)
    person.waits_until(lambda: person.column(LOC) == ["https://example.com/new"])
    assert person.window.tabs.count() == 1
    assert person.session.origin_url == URL


def test_a_url_in_whose_table_something_is_typed_is_read_anew_beside_it(person: Person) -> None:
    web_of(person, {URL: SITEMAP})
    opens(person, URL)
    person.goes_to(0, LASTMOD)
    person.types("2026-01-02")
    person.prompts.will_be_asked("open_address")
    person.window.commands.web.addresses.open_url(URL)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert person.window.tabs.sessions()[0].document[0].lastmod == "2026-01-02"


def test_a_link_that_is_pasted_on_the_start_page_is_opened(person: Person) -> None:
    web_of(person, {URL: SITEMAP})
    QGuiApplication.clipboard().setText(f" {URL}\n")
    person.window.start_page.setFocus()
    person.prompts.will_be_asked("open_address")
    person.waits_until(lambda: QApplication.focusWidget() is not None)
    person.presses(Key.Key_V, CTRL)
    person.waits_until(lambda: person.window.tabs.count() == 1)


def test_a_text_that_is_pasted_there_is_none_of_its_business(person: Person) -> None:
    QGuiApplication.clipboard().setText("see https://example.com/ for more")
    person.window.start_page.setFocus()
    person.waits_until(lambda: QApplication.focusWidget() is not None)
    person.presses(Key.Key_V, CTRL)
    assert person.prompts.asked == []


def test_links_that_are_dropped_are_opened(person: Person) -> None:
    other = "https://example.com/other.xml"
    web_of(person, {URL: SITEMAP, other: SITEMAP})
    mime = QMimeData()
    mime.setUrls([QUrl(URL), QUrl(other)])
    person.prompts.will_be_asked("open_address")
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    person.window.dropEvent(event)
    person.waits_until(lambda: person.window.tabs.count() == 2)


def test_another_start_hands_over_a_url(person: Person) -> None:
    web_of(person, {URL: SITEMAP})
    person.prompts.will_be_asked("open_address")
    assert person.program.take(Request.of([URL], {}))
    person.waits_until(lambda: person.window.tabs.count() == 1)


def test_nothing_is_asked_of_the_web_before_somebody_asks(person: Person) -> None:
    web = web_of(person, {})
    dialog = dialog_for(person)
    assert isinstance(dialog._review, AddressReview)
    drain()
    assert web.urls == []
    dialog.reject()


def test_the_files_of_an_index_are_asked_for_only_when_they_are_opened(person: Person) -> None:
    index = "https://example.com/index.xml"
    rows = "".join(f"<sitemap><loc>https://example.com/{n}.xml</loc></sitemap>" for n in (1, 2))
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    web = web_of(
        person,
        {index: f"{head}{rows}</sitemapindex>".encode(), "https://example.com/2.xml": SITEMAP},
    )
    opens(person, index)
    person.waits_for_the_checks()
    assert web.urls == [index]
    for action in ("index.open_table", "view.languages"):
        person.does(action)
        assert "Web, Download All" in person.said
        person.window.reporter.message("")
    assert web.urls == [index]
    person.selects(1)
    person.prompts.will_be_asked("open_address")
    person.does("index.open_child")
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert web.urls[1:] == ["https://example.com/2.xml"]
    assert person.session.origin_url == "https://example.com/2.xml"


def test_a_server_on_this_computer_is_asked_by_the_real_fetcher(person: Person) -> None:
    with served() as site:
        site.files = {"/sitemap.xml": SITEMAP}
        dialog = dialog_for(person, f"{site.url}/sitemap.xml")
        person.waits_until(dialog.allow.isVisible)
        assert site.asked == []
        dialog.allow.click()
        person.waits_until(lambda: person.window.tabs.count() == 1 and is_closed(person))
        assert site.asked == ["GET /sitemap.xml"]
    assert person.column(LOC) == ["https://example.com/a"]
