"""Every file of the corpus: read as lxml reads it, saved as it was, or refused in a sentence."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from sitemap_editor import Document, SitemapError
from sitemap_editor.core.errors import NotWellFormed
from tests.core import corpus_files
from tests.core.corpus_files import facts, unpacked
from tests.core.reference import (
    changed_lines,
    difference,
    first_plain_row,
    read_with_lxml,
    values_of,
    with_loc,
)

pytestmark = pytest.mark.usefixtures("corpus")

NEW_LOC = "https://example.org/new?a=1&b=<2>"


@lru_cache(maxsize=2)
def opened(name: str) -> Document:
    """Open a file once for the tests that only look."""
    return Document.open(corpus_files.FOLDER / name)


# One test a file for all that only looks: a big file is read and parsed once.
@pytest.mark.parametrize("name", corpus_files.xml())
def test_a_sitemap_is_read_as_lxml_reads_it_and_as_the_facts_say(name: str) -> None:
    document, known = opened(name), facts()[name]
    rows = values_of(document)
    reading = read_with_lxml(unpacked(name))
    assert document.kind == reading.kind == corpus_files.kind_of(name)
    assert rows == reading.rows
    assert len(document) == known["rows_in_root_namespace"]
    if known["rows_in_root_namespace"] != known.get("urls", known.get("sitemaps")):
        return  # the remaining facts speak of rows of other namespaces too
    for field, count in known["rows_with"].items():
        have = sum(row.value(field) is not None for row in document)
        assert have == (count if field in document.fields else 0)
    locs = [loc for row in document if (loc := (row.loc or "").strip())]
    assert locs[:1] == ([known["first_loc"]] if known.get("first_loc") else [])
    assert locs[-1:] == ([known["last_loc"]] if known.get("last_loc") else [])


@pytest.mark.parametrize("name", corpus_files.text())
def test_a_text_sitemap_has_a_row_for_each_line_that_is_not_blank(name: str) -> None:
    document, known = opened(name), facts()[name]
    lines = [line for line in unpacked(name).decode("utf-8-sig").splitlines() if line.strip()]
    assert document.kind == "text"
    assert len(document) == known["text_nonblank_lines"]
    assert [row.loc for row in document] == lines
    assert (document[0].loc, document[len(document) - 1].loc) == (
        known["first_line"],
        known["last_line"],
    )


@pytest.mark.parametrize("name", corpus_files.openable())
def test_saving_an_unedited_file_keeps_every_byte(name: str, tmp_path: Path) -> None:
    copy = tmp_path / Path(name).name
    shutil.copyfile(corpus_files.FOLDER / name, copy)
    document = Document.open(copy)
    document.save()
    saved = copy.read_bytes()
    if facts()[name].get("is_gzip"):
        assert gzip.decompress(saved) == unpacked(name)
        subprocess.run(["gzip", "-t"], input=saved, check=True)
    else:
        assert saved == unpacked(name)
    assert document.size_bytes == len(unpacked(name))


@pytest.mark.parametrize("name", corpus_files.openable())
def test_setting_one_loc_changes_that_line_alone(name: str, tmp_path: Path) -> None:
    document = Document.open(corpus_files.FOLDER / name)
    position = first_plain_row(tuple(row) for row in document)
    if position is None:
        assert not any((row.loc or "").strip() for row in document)
        return  # templates without rows, and files whose rows have no loc
    before = unpacked(name)
    after = with_loc(document, position, NEW_LOC)
    assert document[position].loc == NEW_LOC
    # A file with one line, or with CR alone for line ends, is one line to git: 1 and 1 there too.
    assert changed_lines(before, after, tmp_path) == (1, 1)
    removed, _ = difference(before, after)
    assert len(removed) <= 2048
    assert b"<" not in removed
    if document.kind != "text":
        expected = read_with_lxml(before).rows
        expected[position] = (NEW_LOC, *expected[position][1:])
        assert read_with_lxml(after).rows == expected


@pytest.mark.parametrize("name", corpus_files.refused())
def test_what_is_no_sitemap_is_refused_in_a_sentence(name: str) -> None:
    path = corpus_files.FOLDER / name
    with pytest.raises(SitemapError) as caught:
        Document.open(path)
    error = caught.value
    assert str(error).strip()
    assert str(error)[0].isupper()
    assert "{" not in error.text.format(**error.arguments).split("Near:")[0]
    assert error.code
    assert error.path == str(path)
    if facts()[name]["kind"].startswith("broken-"):
        assert isinstance(error, NotWellFormed)
        assert error.line == facts()[name]["first_error"]["line"]
        assert error.column is not None


def test_the_corpus_holds_files_of_every_kind() -> None:
    assert len(corpus_files.xml()) > 90
    assert len(corpus_files.text()) > 5
    assert len(corpus_files.refused()) > 15
