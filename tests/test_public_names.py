from __future__ import annotations

import re
from pathlib import Path

import sitemap_editor

README = Path(__file__).parents[1] / "README.md"


def test_every_public_name_is_there_and_listed_in_order() -> None:
    assert sitemap_editor.__all__ == sorted(sitemap_editor.__all__)
    for name in sitemap_editor.__all__:
        assert hasattr(sitemap_editor, name)


def test_the_public_names_are_the_promised_ones() -> None:
    assert set(sitemap_editor.__all__) == {
        *("Batch", "Edit", "InsertRows", "MoveRows", "RemoveRows", "SetCells", "SetHead"),
        "SetRows",
        *("Document", "Row", "SitemapError", "__version__"),
    }


def test_what_the_public_names_mean_is_said() -> None:
    for name in sitemap_editor.__all__:
        if name != "__version__":
            assert getattr(sitemap_editor, name).__doc__


def test_the_version_is_one() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", sitemap_editor.__version__)


def test_the_names_that_the_readme_imports_exist() -> None:
    for names in re.findall(r"from sitemap_editor import ([\w, ]+)", README.read_text("utf-8")):
        for name in names.split(","):
            assert name.strip() in sitemap_editor.__all__


def test_an_edit_and_its_inverse_can_be_written_as_the_architecture_shows() -> None:
    doc = sitemap_editor.Document.new()
    inverse = doc.apply(sitemap_editor.InsertRows(0, [sitemap_editor.Row("https://example.com/")]))
    assert (len(doc), doc.kind, doc[0].loc, doc[0].lastmod) == (
        1,
        "urlset",
        "https://example.com/",
        None,
    )
    doc.apply(inverse)
    assert len(doc) == 0
