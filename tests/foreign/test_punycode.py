"""The punycode vectors of rust-url: what a host is looked up as."""

from __future__ import annotations

import json
from typing import Final

import pytest

from sitemap_editor.core.operations.changing.url_spelling import unicode_host
from sitemap_editor.core.protocol.equivalence import ascii_host, same_by_standard
from sitemap_editor.core.protocol.urls import split_url
from tests.foreign.agreed import assert_only_agreed
from tests.foreign.suites import FOLDER

_FILE: Final = FOLDER / "url" / "punycode_tests.json"

if not _FILE.is_file():
    pytest.skip("the suites do not lie beside the checkout", allow_module_level=True)

CASES: Final[list[tuple[str, str]]] = [
    (case["decoded"], case["encoded"])
    for case in json.loads(_FILE.read_text("utf-8"))
    if not case["decoded"].isascii()
]


def test_letters_beyond_ascii_are_written_in_punycode() -> None:
    assert len(CASES) == 22
    differences = {
        encoded: ascii_host(decoded.encode())
        for decoded, encoded in CASES
        if ascii_host(decoded.encode()) != b"xn--" + encoded.encode()
    }
    assert_only_agreed("punycode", differences)


@pytest.mark.parametrize(("decoded", "encoded"), CASES)
def test_both_spellings_of_a_host_are_one_page_and_the_way_back_is_shown(
    decoded: str, encoded: str
) -> None:
    if " " in decoded:
        return  # no host
    plain = f"https://xn--{encoded.lower()}.example/"
    one, other = same_by_standard([f"https://{decoded}.example/".encode(), plain.encode()])
    if decoded == decoded.lower():
        assert one == other
    parts = split_url(plain)
    assert parts is not None
    if decoded == decoded.lower():
        assert unicode_host(parts).host == f"{decoded}.example"
