"""What a person does with filter and facets of an open file, for `smooth`: unfold, filter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.session.program.settings import FACETS_UNFOLDED
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.table.document_page import DocumentPage

FacetStep: TypeAlias = "tuple[str, Callable[[], object], Callable[[], object]]"
"""A name, what begins it, and what tells that it is done."""
_FILTERS: Final = {
    "folder": "folder:/outlet/",
    "date": "folder:/outlet/ lastmod:2022",
    "priority": "folder:/outlet/ lastmod:2022 priority:0.3",
    "problem": "problem:error",
    "text": "lantern",
    "nothing": "",
}
_FILTERS_ALONE: Final = {
    "folder": ("folder:/outlet/", "folder:/shop/"),
    "date": ("lastmod:2022", "lastmod<2021-05-06"),
    "priority": ("priority:0.3", "priority>=0.8"),
    "problem": ("problem:error", "problem:warning"),
}
"""The first reads what the second, another of its kind, can do without."""


def facet_steps(window: MainWindow, page: DocumentPage) -> Iterator[FacetStep]:
    """Yield one step after the other; of each, when all that is unfolded is counted."""
    explore, settings = window.explore, window.place.settings

    def unfold() -> None:
        settings.set(FACETS_UNFOLDED, [each.value for each in Facet])
        explore.open(anyway=True)
        explore.follow()

    def is_counted() -> bool:
        lists = page.facet_lists(str)
        return lists.is_current and bool(lists.listings) and not page.filter.rows.is_working

    yield "unfold all facets", unfold, is_counted
    for name, text in _FILTERS.items():
        yield f"facets of {name}", lambda text=text: page.filter.set_text(text), is_counted  # type: ignore[misc]  # a default in a lambda


def filter_steps(page: DocumentPage) -> Iterator[FacetStep]:
    """Yield filters by one column each, while no list is open; all rows are known when done."""
    rows = page.filter.rows

    def filtered_by(text: str) -> Callable[[], object]:
        return lambda: page.filter.set_text(text)

    def is_known() -> bool:
        return not rows.is_working

    for name, texts in _FILTERS_ALONE.items():
        for again, text in zip(("for the first time", "again"), texts, strict=True):
            yield f"filter by {name} {again}", filtered_by(text), is_known
            yield "filter by nothing", filtered_by(""), is_known
