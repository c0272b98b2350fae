"""Every pass there is says the same here and in processes, however its rows are cut."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from decimal import Decimal
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, core
from sitemap_editor.core.checks.schema.schema_pass import SchemaPass
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.files.exports import EXPORTS
from sitemap_editor.core.files.format import TableStyle
from sitemap_editor.core.filtering.conditions import HasText, IsAbsent, IsNumber, Matches
from sitemap_editor.core.filtering.content_names import ContentNamesPass
from sitemap_editor.core.filtering.facets import FACETS, FacetPass
from sitemap_editor.core.filtering.filter_pass import FilterPass, RegexFilterPass
from sitemap_editor.core.filtering.shared_urls import SharedUrlsPass
from sitemap_editor.core.filtering.tree import AnyOf, ColumnTerm, ElementTerm, LanguageTerm, NotOf
from sitemap_editor.core.operations.comparing.digests import DigestPass, MeaningPass
from sitemap_editor.core.operations.comparing.keys import KeyBy, KeyRule
from sitemap_editor.core.operations.exporting import ExportPass
from sitemap_editor.core.operations.languages.links import FileLinks, LinksPass
from sitemap_editor.core.operations.searching import Hits, Query, SearchPass
from sitemap_editor.core.operations.sort_keys import FieldKeys
from sitemap_editor.core.operations.sorting import SortedRuns, SortPass
from sitemap_editor.core.operations.splitting.labels import LabelBy, LabelPass
from sitemap_editor.core.passes.executor import Executor, Here, Pass
from sitemap_editor.core.passes.workers import Workers
from sitemap_editor.core.protocol.fields import URL_FIELDS
from sitemap_editor.core.web.publishing.scope import ScopePass
from tests.core.test_filling import plain_files
from tests.core.test_properties import SLOW_IS_FINE, documents

NODE = AnyOf(
    (
        ColumnTerm(None, HasText("a")),
        NotOf(ColumnTerm("lastmod", IsAbsent())),
        ElementTerm(prefix="x"),
        LanguageTerm(),
    )
)
PASSES: tuple[Pass[object], ...] = (
    FilterPass(NODE),
    RegexFilterPass(ColumnTerm("loc", Matches(re.compile("a.*m|b$")))),
    *map(SharedUrlsPass, (False, True)),
    *map(FacetPass, (*FACETS, "img.count", "x:x:a")),
    ContentNamesPass(),
    LinksPass(),
    FilterPass(ColumnTerm("img.count", IsNumber(">", Decimal(0)))),
    *(DigestPass(KeyRule(by), is_before=True) for by in KeyBy),
    *(MeaningPass(URL_FIELDS, each) for each in (False, True)),
    SchemaPass(),
    ScopePass("https://example.com", "/a/"),
    *map(LabelPass, LabelBy),
    *map(SortPass, map(FieldKeys, ("loc", "lastmod", "img.count", "x:x:a"))),
    *map(SearchPass, (Query("a"), Query("A", match_case=True), Query("ü", fields=("loc",)))),
    *(
        ExportPass(form, URL_FIELDS[:number], TableStyle(escapes_formulas=number > 1), b"".join)
        for form in EXPORTS
        for number in (1, len(URL_FIELDS))
    ),
)
TOLD_ELSEWHERE = {
    "ChangesPass": "operations/changing/test_column_change.py",
    "CheckPass": "checks/test_check_pass.py",
    "FolderPass": "overview/test_overview.py",
    "LastmodsPass": "overview/test_overview.py",
    "NamesPass": "filtering/test_kept_values.py",
    "OverviewPass": "overview/test_overview.py",
    "RegexChangesPass": "operations/changing/test_column_change.py",
}


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    started = Workers(2, few_rows=0, first_rows=1)
    yield started
    started.end()


def told(work: Pass[object], table: PieceTable, executor: Executor) -> object:
    """Return what a pass says, as it can be compared."""
    result = executor.run(work, table)
    if isinstance(result, SortedRuns):
        return [list(chain(*result.in_order(descending=each))) for each in (False, True)]
    if isinstance(result, Hits):
        return result.positions, result.columns
    if isinstance(result, FileLinks):
        return links_told(result)
    return result


def links_told(links: FileLinks) -> object:
    """Return what rows say, and which URLs are the same, without the numbers they have."""
    urls, starts = links.urls, [0, *links.ends]
    rows = [
        (urls[loc], [(links.codes[links.link_codes[at]], urls[links.link_urls[at]]) for at in span])
        for loc, span in zip(links.locs, map(range, starts, links.ends), strict=True)
    ]
    same: dict[int, set[bytes]] = {}
    for url, first in zip(urls, links.same, strict=False):
        same.setdefault(first, set()).add(url)
    return rows, set(map(frozenset, same.values())), links.has_twins


@given(st.one_of(plain_files(), documents().map(Document.from_bytes)))
@settings(max_examples=25, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_every_pass_says_the_same_here_and_in_processes(workers: Workers, opened: Document) -> None:
    table = opened.table.part(opened.table.order[1:])
    for work in PASSES:
        at_once = told(work, table, Here(len(table) + 1))
        assert told(work, table, Here(1)) == at_once
        assert told(work, table, workers) == at_once


def test_no_pass_is_forgotten() -> None:
    known = {type(work).__name__ for work in PASSES} | TOLD_ELSEWHERE.keys()
    assert known == set(passes())


def passes() -> Iterator[str]:
    """Yield the names of all passes of the program."""
    for found in pkgutil.walk_packages(core.__path__, f"{core.__name__}."):
        module = importlib.import_module(found.name)
        for name, each in inspect.getmembers(module, inspect.isclass):
            is_pass = hasattr(each, "over") and hasattr(each, "merged") and each is not Pass
            if is_pass and each.__module__ == module.__name__:
                yield name
