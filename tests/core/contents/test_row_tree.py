"""A row's tree says what lxml says, and every element lies where the tree has it."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.errors import EditError
from tests.core import corpus_files
from tests.core.contents.hostile_rows import documents, facts_of, rows_by_lxml
from tests.core.sitemaps import document

EXT = [name for name in corpus_files.xml() if name.startswith("ext/")]


def trees(opened: Document) -> list[Node]:
    """Return the trees of all rows."""
    table = opened.table
    return [read_row(table.row_bytes(each), table.row_format) for each in table.order]


@given(documents())
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_tree_says_what_lxml_says(opened: Document) -> None:
    assert [facts_of(row) for row in trees(opened)] == rows_by_lxml(opened.to_bytes())


@given(documents())
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_every_element_lies_where_its_tree_has_it(opened: Document) -> None:
    for row_id in opened.table.order:
        data = opened.table.row_bytes(row_id)
        for node in (row := read_row(data, opened.table.row_format)).walk():
            start, end = node.span
            assert data[start:].startswith(b"<" + node.name.encode())
            assert data[:end].endswith(b">")
            assert row.at(node.path) is node
            for attribute in node.attributes:
                value_start, value_end = attribute.value_span
                assert data[value_end : value_end + 1].decode() == attribute.quote
                assert data[slice(*attribute.span)].lstrip().startswith(attribute.name.encode())
                assert value_start <= value_end


@pytest.mark.skipif(not EXT, reason="the corpus is not here")
@pytest.mark.parametrize("name", EXT)
def test_all_that_a_file_of_the_corpus_holds_is_in_the_trees(name: str) -> None:
    data = corpus_files.unpacked(name)
    assert [facts_of(row) for row in trees(Document.from_bytes(data))] == rows_by_lxml(data)


def test_a_row_may_be_nested_as_deeply_as_xml_may() -> None:
    depth = 240
    inside = "<x:a xmlns:x='urn:x'>" + "<x:b>" * depth + "</x:b>" * depth + "</x:a>"
    (row,) = trees(document(f"<url><loc>https://example.com/</loc>{inside}</url>"))
    deepest = list(row.walk())[-1]
    assert len(deepest.path) == depth + 1
    assert row.at(deepest.path) is deepest


def test_an_element_that_is_not_there_is_said() -> None:
    (row,) = trees(document("<url><loc>https://example.com/</loc></url>"))
    for path in ((1,), (0, 0), (-1,)):
        with pytest.raises(EditError, match="not in the row any more"):
            row.at(path)


def test_words_between_elements_are_noticed() -> None:
    opened = document(
        "<url><loc>u</loc><a:b xmlns:a='urn:a'> <a:c/> word</a:b><a:b xmlns:a='urn:a'>\n"
        "<a:c/>\n</a:b><a:b xmlns:a='urn:a'/></url>"
    )
    (row,) = trees(opened)
    assert [child.has_mixed_text for child in row.children] == [False, True, False, False]
    assert row.children[3].is_empty_tag
    assert etree.fromstring(opened.to_bytes()) is not None
