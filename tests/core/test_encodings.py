"""Encodings told by evidence, and the way to UTF-8."""

from __future__ import annotations

import pytest

from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.files.encodings import Decoded, display_name, text_to_utf8, to_utf8

BODY = "<urlset>ü€</urlset>"


def declared(name: str, body: str = BODY, quote: str = '"') -> str:
    """Return XML that names its encoding."""
    return f"<?xml version='1.0' encoding={quote}{name}{quote}?>{body}"


@pytest.mark.parametrize(
    "data",
    [
        BODY.encode(),
        b"\xef\xbb\xbf" + BODY.encode(),
        b"\xef\xbb\xbf" + declared("ISO-8859-1").encode(),  # the mark is stronger
        declared("utf-8").encode(),
        declared("UTF8").encode(),
        declared("US-ASCII").encode(),
        declared("UTF-16", "<a/>").encode(),  # what is plainly not UTF-16 is not
        declared("UTF-32", "<a/>").encode(),
        b"",
    ],
)
def test_what_is_utf_8_stays_as_it_is(data: bytes) -> None:
    found = to_utf8(data)
    assert (found.data, found.encoding, found.was_converted) == (data, "UTF-8", False)


@pytest.mark.parametrize(
    ("name", "codec", "shown"),
    [
        ("ISO-8859-1", "latin-1", "ISO-8859-1"),
        ("latin1", "latin-1", "ISO-8859-1"),
        ("windows-1252", "cp1252", "windows-1252"),
        ("Windows-1251", "cp1251", "CP1251"),
        ("GBK", "gbk", "GBK"),
        ("Shift_JIS", "shift_jis", "SHIFT_JIS"),
    ],
)
@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_declared_encoding_is_converted_and_the_declaration_with_it(
    name: str, codec: str, shown: str, quote: str
) -> None:
    body = {"latin-1": "<a>ü</a>", "cp1252": "<a>€</a>"}.get(codec, "<a>я</a>")
    found = to_utf8(declared(name, body, quote).encode(codec))
    assert found == Decoded(declared("UTF-8", body, quote).encode(), shown, was_converted=True)


@pytest.mark.parametrize("name", ["ISO-8859-1", "windows-1252", "US-ASCII"])
def test_ascii_under_another_name_is_kept_and_stays_ascii(name: str) -> None:
    data = declared(name, "<a/>").encode()
    found = to_utf8(data)
    assert (found.data, found.was_converted, found.ascii_only) == (data, False, True)


@pytest.mark.parametrize("label", ["UTF-16", "utf-8", None])
@pytest.mark.parametrize(
    ("mark", "codec", "shown"),
    [
        (b"\xff\xfe", "utf-16-le", "UTF-16"),
        (b"\xfe\xff", "utf-16-be", "UTF-16"),
        (b"\xff\xfe\0\0", "utf-32-le", "UTF-32"),
        (b"\0\0\xfe\xff", "utf-32-be", "UTF-32"),
    ],
)
def test_a_byte_order_mark_decides_whatever_the_label_says(
    label: str | None, mark: bytes, codec: str, shown: str
) -> None:
    written = declared(label) if label else BODY
    found = to_utf8(mark + written.encode(codec))
    expected = declared("UTF-8") if label else BODY
    assert found == Decoded(expected.encode(), shown, was_converted=True)


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_zero_bytes_tell_without_a_mark(codec: str) -> None:
    found = to_utf8(declared("UTF-16").encode(codec))
    assert found == Decoded(declared("UTF-8").encode(), "UTF-16", was_converted=True)


@pytest.mark.parametrize(
    "name",
    ["x-nonsense", "base64", "undefined", "idna", "unicode_escape"],  # some are Python's own
)
@pytest.mark.parametrize("body", ["<a/>", "<a>ü</a>"])
def test_an_encoding_nobody_knows_from_xml_is_refused(name: str, body: str) -> None:
    with pytest.raises(NotWellFormed) as caught:
        to_utf8(declared(name, body).encode())
    assert caught.value.code == "F04"
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (declared("windows-1252", "\n\n<a>\x81</a>").encode("latin-1"), 3),
        (declared("Shift_JIS", "\n<a>").encode() + b"\x81", 2),
        (b"\xff\xfe" + "<a>\n\n</a>".encode("utf-16-le")[:-1], 3),
        (b"\xfe\xff" + "<a>\n".encode("utf-16-be") + b"\xd8\x00\x00a", 2),
    ],
)
def test_bytes_that_are_not_in_the_named_encoding_have_a_place(data: bytes, line: int) -> None:
    with pytest.raises(NotWellFormed) as caught:
        to_utf8(data)
    assert caught.value.code == "F03"
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("data", "expected", "encoding", "was_converted"),
    [
        ("http://ü\n".encode(), "http://ü\n", "UTF-8", False),
        (b"\xef\xbb\xbfhttp://a", "\ufeffhttp://a", "UTF-8", False),
        ("http://ü€\n".encode("cp1252"), "http://ü€\n", "windows-1252", True),
        (b"http://\x81\n", "http://\x81\n", "ISO-8859-1", True),
        (b"\xff\xfe" + "http://ü".encode("utf-16-le"), "http://ü", "UTF-16", True),
        (b"\xfe\xff" + "http://ü".encode("utf-16-be"), "http://ü", "UTF-16", True),
    ],
)
def test_text_declares_nothing_and_is_told_by_its_bytes(
    data: bytes, expected: str, encoding: str, was_converted: bool
) -> None:
    assert text_to_utf8(data) == Decoded(expected.encode(), encoding, was_converted)


def test_encodings_have_the_names_people_know() -> None:
    assert [
        display_name(codec) for codec in ("utf-8", "ascii", "iso8859-1", "cp1252", "koi8-r")
    ] == [
        "UTF-8",
        "US-ASCII",
        "ISO-8859-1",
        "windows-1252",
        "KOI8-R",
    ]
