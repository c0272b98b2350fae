"""Texts in parts say what they say as a whole."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.files import long_text
from sitemap_editor.core.files.long_text import LongText, decoded

TEXTS = st.text("abé\u2028\U0001f600\n\r,'", max_size=60)


@pytest.fixture(autouse=True, scope="module")
def short_parts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(long_text, "_BYTES_AT_ONCE", 7)
        patch.setattr(long_text, "_CHARACTERS_AT_ONCE", 7)
        yield


@given(TEXTS, st.integers(0, 70))
def test_parts_say_what_the_whole_does(whole: str, count: int) -> None:
    text = LongText.of(whole)
    assert (str(text), len(text), text.start(count)) == (whole, len(whole), whole[:count])
    assert list(text.lines()) == list(io.StringIO(whole, newline=""))
    assert (text.count("a"), "," in text) == (whole.count("a"), "," in whole)
    assert all(part.endswith("\n") for part in text.parts[:-1])
    line = next(text.lines(), "")
    assert str(text.behind(line)) == whole.removeprefix(line)


@given(TEXTS, st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]))
def test_files_are_read_as_at_once(whole: str, encoding: str) -> None:
    text, _name = decoded(whole.encode(encoding))
    assert str(text) == whole


@given(st.binary(max_size=60))
def test_what_is_no_utf_8_is_windows_1252_wherever_it_shows(data: bytes) -> None:
    text, name = decoded(data)
    if name == "UTF-8":
        assert str(text) == data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
    elif name == "windows-1252":
        with pytest.raises(UnicodeDecodeError):
            data.decode("utf-8")
        assert str(text) == data.decode("cp1252", "replace")


def test_what_ends_within_a_character_says_so() -> None:
    assert decoded("aé".encode()[:-1])[1] == "windows-1252"
    assert str(decoded(b"\xef\xbb\xbf" + "aé".encode()[:-1])[0]) == "a\ufffd"
