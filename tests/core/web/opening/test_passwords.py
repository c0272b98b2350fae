"""Passwords in addresses: kept apart from them, and sent to their own site alone."""

from __future__ import annotations

import pytest

from sitemap_editor.core.web.fetching import Request
from sitemap_editor.core.web.opening.passwords import Passwords


@pytest.mark.parametrize(
    ("typed", "bare"),
    [
        ("https://me:secret@a.org/x", "https://a.org/x"),
        ("Sitemap: <https://me@a.org/x>", "Sitemap: <https://a.org/x>"),
        ("me@a.org/x", "a.org/x"),
        ("https://a.org/x@y", "https://a.org/x@y"),
        ("https://me:secret@[/", "https://me:secret@[/"),
        ("nothing at all", "nothing at all"),
        ("", ""),
    ],
)
def test_an_address_is_left_without_it(typed: str, bare: str) -> None:
    assert Passwords().taken(typed) == bare


def test_each_site_is_told_its_own() -> None:
    passwords = Passwords()
    passwords.taken("https://me:s%40cret@a.org/index.xml")
    passwords.taken("http://you@b.org:8080")

    def asked(url: str) -> str:
        return passwords.given(Request(url)).url

    assert asked("https://a.org/1.xml?x=@") == "https://me:s%40cret@a.org/1.xml?x=@"
    assert asked("https://A.org:443/") == "https://me:s%40cret@A.org:443/"
    assert asked("http://b.org:8080/") == "http://you@b.org:8080/"
    assert asked("https://they@a.org/") == "https://they@a.org/"
    for url in ("http://a.org/", "https://a.org:8443/", "https://b.a.org/", "ftp://a.org/", "x"):
        assert asked(url) == url


def test_where_none_is_known_a_request_is_what_it_was() -> None:
    request = Request("https://a.org/")
    assert Passwords().given(request) is request
