from __future__ import annotations

from pathlib import Path

from sitemap_editor import Document
from sitemap_editor.core.operations.publishing import guess_published
from sitemap_editor.core.protocol.location import Published
from tests.core.sitemaps import document

ROW = "<url><loc>https://{host}/page-{number}</loc></url>"


def urls(host: str, count: int) -> str:
    return "".join(ROW.format(host=host, number=number) for number in range(count))


def index(*locs: str) -> bytes:
    rows = "".join(f"<sitemap><loc>{loc}</loc></sitemap>" for loc in locs)
    return (
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{rows}</sitemapindex>'
    ).encode()


def test_the_most_common_host_is_guessed_with_the_name_of_the_file(tmp_path: Path) -> None:
    table = document(urls("a.example", 1) + urls("b.example", 3)).table
    guess = guess_published(table, tmp_path / "pages.xml")
    assert guess == Published("https://b.example/pages.xml", is_sure=False)


def test_an_unsaved_document_is_guessed_to_be_the_usual_name() -> None:
    guess = guess_published(document(urls("a.example", 1)).table, None)
    assert guess is not None
    assert guess.url == "https://a.example/sitemap.xml"


def test_an_index_beside_the_file_knows_better(tmp_path: Path) -> None:
    (tmp_path / "sitemap_index.xml").write_bytes(
        index("https://cdn.example/maps/other.xml", "https://cdn.example/maps/pages.xml.gz")
    )
    guess = guess_published(document(urls("a.example", 2)).table, tmp_path / "pages.xml")
    assert guess == Published("https://cdn.example/maps/pages.xml.gz", is_sure=False)


def test_files_beside_that_are_no_index_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "broken.xml").write_bytes(b"<sitemapindex>")
    (tmp_path / "index.xml").write_bytes(b"<html/>")
    (tmp_path / "index2.xml.gz").write_bytes(b"\x1f\x8b")
    guess = guess_published(document(urls("a.example", 2)).table, tmp_path / "pages.xml")
    assert guess is not None
    assert guess.url == "https://a.example/pages.xml"


def test_without_any_host_nothing_is_guessed(tmp_path: Path) -> None:
    assert guess_published(Document.new().table, tmp_path / "a.xml") is None
    assert guess_published(document("<url><loc>/a</loc></url>").table, None) is None


def test_a_name_with_a_space_stays_a_url(tmp_path: Path) -> None:
    guess = guess_published(document(urls("a.example", 1)).table, tmp_path / "my map.xml")
    assert guess is not None
    assert guess.url == "https://a.example/my%20map.xml"
