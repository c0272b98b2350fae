from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.files.sources import find_sources
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import new_base, open_sources
from sitemap_editor.core.operations.merging.plan import plan_merge
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from tests.core import corpus_files
from tests.core.reference import read_with_lxml, values_of


def _with_children() -> list[str]:
    indexes = [name for name in corpus_files.xml() if corpus_files.kind_of(name) == "sitemapindex"]
    return [name for name in indexes if find_sources([corpus_files.FOLDER / name]).sources]


@pytest.mark.parametrize("name", _with_children())
def test_an_index_with_local_children_merges_to_their_rows(name: str, tmp_path: Path) -> None:
    opened = open_sources(find_sources([corpus_files.FOLDER / name]).sources)
    base = new_base(opened, URLSET)
    before = base.to_bytes()
    plan = plan_merge(base.table.snapshot(), opened)
    inverse = base.apply(plan.edit(Duplicates.KEEP, {}))
    base.save(tmp_path / "merged.xml")
    data = (tmp_path / "merged.xml").read_bytes()
    wanted = [row for each in opened for row in read_with_lxml(each.document.to_bytes()).rows]
    assert read_with_lxml(data).rows == wanted
    assert len(data) == plan.size_bytes_out(Duplicates.KEEP, {})
    rows = [
        each.document.table.row_bytes(row_id)
        for each in opened
        for row_id in each.document.table.order
    ]
    assert list(map(base.table.row_bytes, base.table.order)) == rows
    base.apply(inverse)
    assert base.to_bytes() == before


def test_the_corpus_has_indexes_with_children() -> None:
    if not corpus_files.facts():
        pytest.skip("no corpus here")
    assert len(_with_children()) >= 5


def _not_huge() -> list[str]:
    """Return the sitemaps, but for one that takes lxml a minute to read as a tree."""
    names = corpus_files.of_each_sort()
    return [name for name in names if corpus_files.kind_of(name) != "sitemapindex"]


@pytest.mark.parametrize("name", _not_huge())
def test_every_sitemap_merges_into_another_or_gets_its_sentence(name: str) -> None:
    start = b'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="urn:other">'
    base = Document.from_bytes(start + b"<url><loc>https://a.org/</loc></url></urlset>")
    opened = open_sources(find_sources([corpus_files.FOLDER / name]).sources)
    plan = plan_merge(base.table.snapshot(), opened)
    if not plan.is_possible(Duplicates.KEEP, {}):
        assert all(str(remark) for remark in plan.remarks)
        return
    base.apply(plan.edit(Duplicates.KEEP, {}))
    data = base.to_bytes()
    etree.fromstring(data, etree.XMLParser(resolve_entities=False, huge_tree=True))
    source = values_of(opened[0].document)
    if opened[0].document.table.row_kind is TEXT:
        source = [((row[0] or "").strip(" \t"), None, None, None) for row in source]
    assert read_with_lxml(data).rows[1:] == source
    assert len(data) == plan.size_bytes_out(Duplicates.KEEP, {})


@pytest.mark.parametrize("name", corpus_files.of_each_sort())
def test_every_file_goes_into_a_text_sitemap_as_its_urls(name: str) -> None:
    opened = open_sources(find_sources([corpus_files.FOLDER / name]).sources)
    base = new_base(opened, TEXT)
    plan = plan_merge(base.table.snapshot(), opened)
    base.apply(plan.edit(Duplicates.KEEP, {}))
    values = (row[0] for each in opened for row in values_of(each.document))
    urls = [url.strip() for url in values if url and url.strip()]
    assert [(row.loc or "").strip() for row in base] == urls
