"""Names on disk for files of the web."""

from __future__ import annotations

import unicodedata
from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.operations.splitting.naming import name_obstacle
from sitemap_editor.core.web.opening.local_names import LocalNames, file_name, folder_names


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("https://a.org/sitemap.xml", "sitemap.xml"),
        ("https://a.org/sitemap-1.xml.gz", "sitemap-1.xml.gz"),
        ("https://a.org/list.TXT", "list.TXT"),
        ("https://a.org/", "sitemap.xml"),
        ("https://a.org", "sitemap.xml"),
        ("https://a.org/sitemap", "sitemap.xml"),
        ("https://a.org/sitemap.php?page=2", "sitemap.php-page=2.xml"),
        ("https://a.org/sitemap.xml?page=2", "sitemap-page=2.xml"),
        ("https://a.org/?sitemap=posts", "sitemap=posts.xml"),
        ("https://a.org/..%2f..%2fetc%2fpasswd", "etc-passwd.xml"),
        ("https://a.org/..", "sitemap.xml"),
        ("https://a.org/.htaccess", "htaccess.xml"),
        ("https://a.org/.xml", "xml.xml"),
        ("https://a.org/setup.bat", "setup.bat.xml"),
        ("https://a.org/CON.xml", "_CON.xml"),
        ("https://a.org/a:b|c.xml", "a-b-c.xml"),
        ("https://a.org/trailing.xml%20.", "trailing.xml"),
        ("https://a.org/%E2%80%AElmx.xml", "lmx.xml"),
        ("https://a.org/%00.xml", "sitemap.xml"),
        ("https://a.org/se%C3%B1al.xml", "señal.xml"),
    ],
)
def test_a_file_is_called_as_in_its_url_made_safe(url: str, name: str) -> None:
    assert file_name(url) == name


def test_a_long_name_stays_within_what_disks_take_and_differs_still() -> None:
    first, second = (file_name(f"https://a.org/{'ñ' * 300}{end}.xml.gz") for end in "ab")
    assert len(first.encode()) <= 120
    assert first.endswith(".xml.gz")
    assert first != second


def test_files_called_alike_go_into_their_folders() -> None:
    names = LocalNames()
    assert names.names(["https://a.org/sitemap.xml"]) == {
        "https://a.org/sitemap.xml": PurePosixPath("sitemap.xml")
    }
    found = names.names(
        [
            "https://a.org/en/sitemap.xml",
            "https://a.org/de/Sitemap.xml",
            "https://a.org/de/only.xml",
            "http://a.org/de/Sitemap.xml",
        ]
    )
    assert [str(each) for each in found.values()] == [
        "en/sitemap.xml",
        "de/Sitemap.xml",
        "only.xml",
        "de/Sitemap-2.xml",
    ]


def test_folders_are_made_safe_too() -> None:
    assert folder_names("https://a.org/../%2e%2e/aux/.git/b/x.xml") == ("_aux", "git", "b")


_PARTS = st.text(st.sampled_from("./%2eE5c\\:ConNUL aé̈\x00\u202e\U0001f600?&-"), max_size=12)


@given(st.lists(_PARTS.map(lambda part: f"https://a.org/{part}"), max_size=12))
def test_no_url_leads_out_of_the_folder_and_no_two_are_one(found: list[str]) -> None:
    names = LocalNames().names(found)
    assert set(names) == set(found)
    keys = {unicodedata.normalize("NFC", str(each)).casefold() for each in names.values()}
    assert len(keys) == len(names)
    for name in names.values():
        assert not name.is_absolute()
        for part in name.parts:
            assert part not in (".", "..")
            assert name_obstacle(part) is None
            assert not part.startswith((".", " "))
