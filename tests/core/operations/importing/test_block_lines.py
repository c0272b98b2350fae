"""Tables that say which row gets which image or language version are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.operations.importing.block_lines import (
    ALTERNATE_TITLES,
    IMAGE_TITLES,
    lines_of_file,
    lines_typed,
)

PAGE, IMAGE = "https://example.com/a", "https://example.com/i,1.jpg"


@pytest.mark.parametrize(
    "text",
    [
        f"{PAGE}\t{IMAGE}\n{PAGE}\t{IMAGE}\n",
        f'{PAGE},"{IMAGE}"\r\n\r\n{PAGE},"{IMAGE}"',
        f"{PAGE};{IMAGE}\n{PAGE};{IMAGE}",
    ],
)
def test_lines_are_typed_or_pasted(text: str) -> None:
    assert lines_typed(text) == [[PAGE, IMAGE]] * 2


def test_a_semicolon_in_a_url_parts_no_cells() -> None:
    assert lines_typed("https://a.org/x;y, https://b.org") == [
        ["https://a.org/x;y", " https://b.org"]
    ]


def test_whatever_is_typed_makes_lines() -> None:
    assert lines_typed("") == []
    assert lines_typed('"') != [[]]
    assert lines_typed('a,"b\n' + "c" * 5) == [["a", "b"], ["c" * 5]]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f'{PAGE},"{IMAGE}"\n', [(PAGE, IMAGE)]),
        (f'Image,Size,URL\n"{IMAGE}",3,{PAGE}\n', [(PAGE, IMAGE)]),
        (f'A,B,C\n{PAGE},"{IMAGE}",3\n', [(PAGE, IMAGE)]),
    ],
)
def test_a_table_of_images_is_read_by_titles_or_by_order(
    text: str, lines: list[tuple[str, str]], tmp_path: Path
) -> None:
    path = tmp_path / "images.csv"
    path.write_text(text, "utf-8")
    assert [*lines_of_file(path, IMAGE_TITLES)][-1:] == lines


def test_a_table_of_language_versions_is_read_by_titles(tmp_path: Path) -> None:
    path = tmp_path / "versions.csv"
    path.write_text(f"Idioma;Versión;Página\nes;{IMAGE};{PAGE}\n", "utf-8")
    assert lines_of_file(path, ALTERNATE_TITLES) == ((PAGE, "es", IMAGE),)


@pytest.mark.parametrize(
    "text", ["", "https://example.com/\nhttps://example.com/b\n", "<html></html>", "\0\1\2"]
)
def test_what_is_no_such_table_is_refused_in_a_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "images.csv"
    path.write_text(text, "utf-8")
    with pytest.raises(SitemapError):
        lines_of_file(path, IMAGE_TITLES)
