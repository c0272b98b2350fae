"""How a URL that is begun goes on: by the hosts and folders of the file, and by nothing made up."""

from __future__ import annotations

import pytest

from sitemap_editor import Document
from sitemap_editor.session.table.known_folders import KnownFolders
from tests.core.sitemaps import urlset

URLS = (
    *("https://example.com/blog/2024/a", "https://example.com/blog/2024/b"),
    *("https://example.com/blog/2025/a", "https://example.com/books/x?next=/deep/er/"),
    *("https://example.org/", "no url", "https://example.com/blog/2024/c#/in/side"),
)


def known(urls: tuple[str, ...], position: int = 0) -> KnownFolders:
    body = "".join(f"<url><loc>{url}</loc></url>" for url in urls)
    return KnownFolders(Document.from_bytes(urlset(body)).table, position)


@pytest.mark.parametrize(
    ("typed", "rest"),
    [
        ("h", "ttps://"),
        ("https://", "example.com/"),
        ("https://example.o", "rg/"),
        ("https://example.com/b", "log/"),
        ("https://example.com/bo", "oks/"),
        ("https://example.com/blog/2", "024/"),
        ("https://example.com/blog/2025", "/"),
        ("https://example.com/blog/", ""),
        ("https://example.com/books/d", ""),
        ("https://example.com/z", ""),
        ("https:/", ""),
        ("", ""),
        ("n", ""),
    ],
)
def test_what_is_begun_goes_on_to_the_next_slash(typed: str, rest: str) -> None:
    assert known(URLS).rest(typed) == rest


def test_rows_around_are_known_however_large_the_file() -> None:
    urls = [f"https://example.com/{n % 7}/" for n in range(20_000)]
    urls[10_001] = "https://example.com/only-here/a"
    assert known(tuple(urls), 10_000).rest("https://example.com/o") == "nly-here/"


def test_a_file_without_rows_knows_nothing() -> None:
    assert known(()).rest("https://e") == ""
