"""Checklist and IndexNow from the window, through real sockets to a site on this computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.program.settings import WEB_PRIVATE, Settings
from sitemap_editor.session.web.indexnow_plan import Step
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.web.checklist_dialog import ChecklistDialog
from sitemap_editor.windows.web.indexnow_dialog import IndexNowDialog
from tests.core.sitemaps import urlset
from tests.indexnow_double import DROP, KEY, PATH, Site, served
from tests.qt_support import LASTMOD, Person


@pytest.fixture
def site() -> Iterator[Site]:
    with served() as site:
        yield site


@pytest.fixture
def sitter(person: Person, settings: Settings, folder: Path, site: Site) -> Person:
    settings.set(WEB_PRIVATE, value=True)
    path = folder / "sitemap.xml"
    rows = (f"<url><loc>{site.url}/{name}</loc><lastmod>2024</lastmod></url>" for name in "ab")
    path.write_bytes(urlset("".join(rows)))
    person.opens(path)
    person.session.publish_at(Published(f"{site.url}/sitemap.xml"))
    person.window.place.web.folder = folder / "web"
    person.waits_until(lambda: person.session.findings.is_settled)
    return person


def _edits(person: Person, date: str) -> None:
    model = person.page.model
    model.setData(model.index(0, LASTMOD), date)
    person.waits_until(lambda: person.session.findings.is_settled)


def test_the_checklist_sees_the_site(sitter: Person, site: Site) -> None:
    site.publish(sitter.session.document.to_bytes())
    boxes = BoxPrompts(sitter.window)
    sitter.prompts.will_be_asked("show_checklist", boxes.show_checklist)
    sitter.does("web.checklist")
    [dialog] = sitter.window.findChildren(ChecklistDialog)
    assert site.asked == []
    dialog.run.click()
    sitter.waits_until(lambda: dialog._review.found is not None)
    sitter.waits_until(lambda: dialog.headline.text().startswith("All in order"))
    assert site.asked == ["GET /sitemap.xml", "GET /robots.txt"]
    dialog.close()


def test_indexnow_sends_once_and_never_again_what_may_have_arrived(
    sitter: Person, site: Site
) -> None:
    boxes = BoxPrompts(sitter.window)
    sitter.prompts.will_be_asked("show_indexnow", boxes.show_indexnow)
    sitter.does("web.indexnow")
    [dialog] = sitter.window.findChildren(IndexNowDialog)
    review = dialog._review

    def settles() -> None:
        sitter.waits_until(
            lambda: (
                review.step in (Step.FIRST, Step.READY)
                and not review.is_working
                and not review._delay.isActive()
            )
        )

    settles()
    dialog.send.click()
    settles()
    review.set_key(KEY)
    review.set_endpoint(site.url + PATH)
    settles()
    _edits(sitter, "2025")
    settles()
    site.publish(sitter.session.document.to_bytes())
    dialog.send.click()
    sitter.waits_until(lambda: site.posts)
    settles()
    assert site.received == [f"{site.url}/a"]
    review._state = None  # what is on disk counts
    review.look()
    settles()
    assert not dialog.send.isEnabled()
    model = sitter.page.model
    model.setData(model.index(1, LASTMOD), "2025")
    sitter.waits_until(lambda: sitter.session.findings.is_settled)
    settles()
    site.publish(sitter.session.document.to_bytes())
    site.answers = [(DROP, {})]
    dialog.send.click()
    sitter.waits_until(lambda: len(site.posts) == 2)
    settles()
    assert review.unsure_count == 1
    assert not dialog.send.isEnabled()
    assert site.received == [f"{site.url}/a", f"{site.url}/b"]
    dialog.close()
