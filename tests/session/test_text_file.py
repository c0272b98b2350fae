from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.files.text_file import (
    EDITABLE_BYTES,
    Encoded,
    LineEnds,
    TextFile,
    document_of,
    encoded,
    text_file,
)
from tests.core.sitemaps import SITEMAP


def read(data: bytes, line: int | None = None, column: int | None = None) -> TextFile:
    error = NotWellFormed("F01", "Broken.", line=line, column=column)
    return text_file(Path("sitemap.xml"), data, error, is_compressed=False, stamp=None)


@pytest.mark.parametrize(
    ("data", "text", "encoding"),
    [
        ("\ufeffü\r\n".encode(), "\ufeffü\r\n", "UTF-8"),
        (b"caf\xe9 \x80", "café €", "windows-1252"),
        (b"caf\xe9 \x81", "café \x81", "ISO-8859-1"),
    ],
)
def test_bytes_are_read_as_what_they_are(data: bytes, text: str, encoding: str) -> None:
    file = read(data)
    assert (file.text, file.encoding) == (text, encoding)
    assert not file.is_excerpt


def test_a_large_file_is_cut_to_the_lines_around_the_error() -> None:
    line = b"<url><loc>https://example.com/</loc></url>\n"
    count = EDITABLE_BYTES // len(line) + 10
    file = read(line * count, 200_000, 12)
    assert file.is_excerpt
    assert file.first_line == 200_000 - 1_999
    assert file.error_at == (200_000, 12)
    assert file.text.count("\n") == 3_999
    assert file.text.startswith("<url>")


@pytest.mark.parametrize("line", [1, 3])
def test_an_error_near_the_beginning_shows_the_beginning(line: int) -> None:
    file = read(b"some words\n" * 2_000_000, line, 1)
    assert file.first_line == 1
    assert file.error_at == (line, 1)


def test_a_very_long_line_is_cut_within() -> None:
    data = b"<a>" + "ü".encode() * 4_000_000 + b"&</a>"
    file = read(data, 1, 8_000_001)
    assert file.is_excerpt
    assert len(file.text) < 900_000
    assert file.error_at is not None
    assert file.encoding == "UTF-8"


def test_a_large_file_without_a_place_shows_its_beginning() -> None:
    file = read(b"some words\n" * 2_000_000)
    assert file.is_excerpt
    assert file.error_at is None
    assert file.first_line == 1


@pytest.mark.parametrize(
    ("text", "usual", "is_mixed"),
    [
        ("a\nb\n", "\n", False),
        ("a\r\nb\r\n", "\r\n", False),
        ("a\rb", "\r", False),
        ("a", "\n", False),
        ("a\r\nb\nc\r\nd\re\u2029", "\r\n", True),
    ],
)
def test_line_ends_come_back_as_they_were(text: str, usual: str, is_mixed: bool) -> None:
    ends = LineEnds(text)
    assert ends.usual == usual
    assert bool(ends.by_line) is is_mixed
    lines = LineEnds.unified(text).split("\n")
    kinds = [*ends.by_line, -1] if is_mixed else []
    assert ends.joined(lines, kinds) == text


def test_a_new_line_among_mixed_ones_ends_as_most_do() -> None:
    ends = LineEnds("a\r\nb\nc\r\nd")
    assert ends.joined(["a", "new", "b", "c", "d"], [1, -1, 0, 1, -1]) == "a\r\nnew\r\nb\nc\r\nd"


@pytest.mark.parametrize(
    "text",
    [
        '<?xml version="1.0" encoding="ISO-8859-1"?><a>&#252;</a>',
        '\ufeff<?xml version="1.0" encoding="ISO-8859-1"?><a/>',
        '<?xml version="1.0" encoding="utf-8"?><a>ü</a>',
        "<?xml version='1.0' encoding='UTF8'?><a>ü</a>",
        '<?xml version="1.0"?><a>ü <?xml encoding="ISO-8859-1"?></a>',
        "<a>ü</a>",
    ],
)
def test_a_text_that_is_read_as_it_is_written_keeps_its_declaration(text: str) -> None:
    assert encoded(text) == Encoded(text.encode())


@pytest.mark.parametrize("name", ["ISO-8859-1", "US-ASCII", "windows-1252", "no-such", "UTF-16"])
@pytest.mark.parametrize(
    "text",
    [
        '<?xml version="1.0" encoding="{}"?>\n<a>ü</a>',
        "\ufeff<?xml version='1.0' encoding = '{}' standalone='yes'?><a>ü</a>",
        'Warning: <b>ü</b>\r\n <?xml version="1.0" encoding="{}"?><a/>',
    ],
)
def test_a_declaration_that_would_have_the_text_misread_says_utf_8(text: str, name: str) -> None:
    found = encoded(text.format(name))
    assert found.data.decode() == text.format("UTF-8")
    assert found.declared == name


def test_a_place_behind_the_declaration_is_told_as_the_text_has_it() -> None:
    found = encoded('\r\n<?xml version="1.0" encoding="ISO-8859-1"?><loc>ü&b</loc>')
    column = found.data.decode().split("\r\n")[1].index("&") + 1
    assert found.in_text(2, column) == (2, column + len("ISO-8859-1") - len("UTF-8"))
    assert found.in_text(2, 3) == (2, 3)
    assert found.in_text(3, column) == (3, column)
    assert encoded("ü").in_text(1, 9) == (1, 9)


def test_a_text_that_would_be_read_in_another_encoding_is_refused() -> None:
    data = f'<urlset xmlns="{SITEMAP}"><url><loc>https://example.com/</loc></url></urlset>'
    assert len(document_of(encoded(data))) == 1
    with pytest.raises(NotWellFormed, match="UTF-16") as caught:
        document_of(encoded("\0".join(data) + "\0"))
    assert caught.value.code == "F03"
