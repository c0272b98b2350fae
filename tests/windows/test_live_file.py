"""The live file behind a document: compared, and downloaded with all it lists."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.session.web.live_comparison import LiveComparison
from sitemap_editor.windows.web.download_dialog import DownloadDialog
from sitemap_editor.windows.web.live_compare_dialog import LiveCompareDialog
from tests.core.sitemaps import urlset
from tests.qt_support import LOC, Person
from tests.qt_web import PretendedWeb
from tests.windows.files import some_file

URL = "https://example.com/sitemap.xml"
ROWS = "".join(f"<url><loc>https://example.com/{name}</loc></url>" for name in "abc")


def published(person: Person, folder: Path, web: PretendedWeb) -> None:
    person.window.place.web.fetcher = web
    person.opens(some_file(folder, body=ROWS))
    person.session.publish_at(Published(URL))


def compared(person: Person, *, opens: bool = False) -> list[str]:
    """Compare with the live file; return what the dialog says and lists."""
    said: list[str] = []

    def act(review: LiveComparison) -> bool:
        dialog = LiveCompareDialog(review, person.window)
        dialog.show()
        person.waits_until(lambda: review.comparison is not None or review.problem)
        said.extend([dialog.said.text(), *dialog.messages.texts()])
        rows = range(dialog.model.rowCount())
        said.extend(" ".join(dialog.model.words(row)[:2]) for row in rows)
        (dialog.accept if opens else dialog.reject)()
        dialog.deleteLater()
        return dialog.opens_live

    person.prompts.will_be_asked("compare_with_live", act)
    person.does("web.compare")
    return said


def test_what_was_added_removed_and_changed_since_is_shown(person: Person, folder: Path) -> None:
    live = (
        "<url><loc>https://example.com/a</loc><priority>0.5</priority></url>"
        "<url><loc>https://example.com/b</loc></url><url><loc>https://example.com/x</loc></url>"
    )
    web = PretendedWeb({URL: urlset(live)})
    published(person, folder, web)
    assert web.urls == []
    said = compared(person)
    assert "1 row(s) changed" in said[0] or "1 row changed" in said[0]
    assert "changed https://example.com/a" in said
    assert "added here https://example.com/c" in said
    assert "removed here https://example.com/x" in said
    assert web.urls == [URL]
    assert person.window.tabs.count() == 1


def test_the_live_file_opens_beside_the_document(person: Person, folder: Path) -> None:
    web = PretendedWeb({URL: urlset("<url><loc>https://example.com/x</loc></url>")})
    published(person, folder, web)
    compared(person, opens=True)
    person.waits_until(lambda: person.window.tabs.count() == 2)
    assert person.column(LOC) == ["https://example.com/x"]
    assert person.session.origin_url == URL
    assert web.urls == [URL]


def test_why_nothing_can_be_compared_is_told(person: Person, folder: Path) -> None:
    published(person, folder, PretendedWeb({URL: Failure.REFUSED}))
    assert "does not accept connections" in " ".join(compared(person))


def used(
    person: Person, use: Callable[[DownloadDialog], object], opened: list[Path]
) -> Callable[[DownloadReview, Callable[[Path], object]], object]:
    def act(review: DownloadReview, open_file: Callable[[Path], object]) -> None:
        def opens(path: Path) -> None:
            opened.append(path)
            open_file(path)

        dialog = DownloadDialog(review, person.prompts.folder, opens, person.window)
        dialog.destroyed.connect(review.deleteLater)
        dialog.show()
        use(dialog)

    return act


def test_an_index_is_downloaded_with_its_files_and_opened(person: Person, folder: Path) -> None:
    listed = "".join(f"<sitemap><loc>https://example.com/{n}.xml</loc></sitemap>" for n in (1, 2))
    head = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    index = f"{head}{listed}</sitemapindex>".encode()
    web = PretendedWeb({URL: index, "https://example.com/1.xml": urlset(ROWS)})
    person.window.place.web.fetcher = web
    opened: list[Path] = []
    target = folder / "copy"

    def use(dialog: DownloadDialog) -> None:
        assert web.urls == []
        dialog.address.setText(URL)
        dialog.folder.setText(str(target))
        dialog.start.click()
        person.waits_until(lambda: dialog.model.rowCount() == 3 and dialog.start.isEnabled())
        assert "could not be saved" in dialog.said.text()
        assert dialog.open_button.isDefault()  # Enter goes on
        dialog.open_button.click()

    person.prompts.will_be_asked("show_download", used(person, use, opened))
    person.does("web.download")
    person.waits_until(lambda: person.window.tabs.count() == 1)
    person.waits_for_the_checks()
    assert opened == [target / "sitemap.xml"]
    assert sorted(path.name for path in target.iterdir()) == ["1.xml", "sitemap.xml"]
    assert (target / "1.xml").read_bytes() == urlset(ROWS)


def test_a_download_can_be_stopped(person: Person, folder: Path) -> None:
    web = PretendedWeb({URL: urlset(ROWS)}, holds=True)
    person.window.place.web.fetcher = web

    def use(dialog: DownloadDialog) -> None:
        dialog.address.setText(URL)
        dialog.folder.setText(str(folder))
        dialog.start.click()
        person.waits_until(lambda: bool(web.held))
        dialog.stop.click()
        assert dialog.start.isEnabled()
        web.release()
        dialog.reject()

    person.prompts.will_be_asked("show_download", used(person, use, []))
    person.does("web.download")
    assert list(folder.iterdir()) == []


def test_what_is_kept_instead_of_an_address_in_vain_is_told(person: Person, folder: Path) -> None:
    wrong, robots, right = (f"https://example.com/{n}" for n in ("x.xml", "robots.txt", "1.xml"))
    lines = f"User-agent: *\nSitemap: {right}\n".encode()
    web = PretendedWeb({robots: lines, right: urlset("")})
    review = DownloadReview(wrong, folder / "kept", web, person.window.place.file_jobs)
    review.begin_download()
    person.waits_until(lambda: not review.is_running)
    assert review.address_problem is not None
    assert [each.url for each in review.files] == [right]
    review.deleteLater()


def test_nothing_is_said_to_be_kept_where_nothing_is(person: Person, folder: Path) -> None:
    web = PretendedWeb({URL: Failure.PRIVATE})
    review = DownloadReview(URL, folder / "kept", web, person.window.place.file_jobs)
    review.begin_download()
    person.waits_until(lambda: not review.is_running)
    assert review.needs_yes
    assert review.address_problem is None
    review.deleteLater()
