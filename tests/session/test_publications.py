from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.protocol.location import Published
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import PUBLISHED, Settings

PLACE = Published("https://example.com/sitemap.xml")


def test_an_address_is_remembered_for_its_file(settings: Settings) -> None:
    Publications(settings).remember(Path("/a/sitemap.xml"), PLACE)
    assert Publications(settings).of(Path("/a/sitemap.xml")) == PLACE
    assert Publications(settings).of(Path("/b/sitemap.xml")) is None
    assert Publications(settings).of(None) is None


def test_cross_submission_is_remembered(settings: Settings) -> None:
    cross = Published("https://example.com/sitemap.xml", is_cross_submitted=True)
    Publications(settings).remember(Path("/a.xml"), cross)
    assert Publications(settings).of(Path("/a.xml")) == cross


def test_a_guess_is_not_remembered_and_taking_an_address_back_forgets_it(
    settings: Settings,
) -> None:
    publications = Publications(settings)
    publications.remember(Path("/a.xml"), Published("https://example.com/a.xml", is_sure=False))
    assert publications.of(Path("/a.xml")) is None
    publications.remember(Path("/a.xml"), PLACE)
    publications.remember(Path("/a.xml"), None)
    assert publications.of(Path("/a.xml")) is None


def test_only_the_latest_are_kept(settings: Settings) -> None:
    publications = Publications(settings)
    for number in range(250):
        publications.remember(Path(f"/{number}.xml"), PLACE)
    assert len(settings.get(PUBLISHED)) == 200
    assert publications.of(Path("/0.xml")) is None
    assert publications.of(Path("/249.xml")) == PLACE


def test_what_somebody_else_wrote_into_the_settings_is_no_address(settings: Settings) -> None:
    settings.set(PUBLISHED, ["/a.xml", "/b.xml\tnonsense", "/c.xml\t\t\t"])
    for name in "abc":
        assert Publications(settings).of(Path(f"/{name}.xml")) is None
