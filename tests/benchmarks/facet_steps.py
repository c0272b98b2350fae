"""What a person does with the facets of an open file, for `smooth`: unfold all, filter by some."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.session.program.settings import FACETS_UNFOLDED
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.table.document_page import DocumentPage

FacetStep: TypeAlias = "tuple[str, Callable[[], object], Callable[[], object]]"
"""A name, what begins it, and what tells that it is done."""
_FILTERS = {
    "folder": "folder:/outlet/",
    "date": "folder:/outlet/ lastmod:2022",
    "priority": "folder:/outlet/ lastmod:2022 priority:0.3",
    "problem": "problem:error",
    "text": "lantern",
    "nothing": "",
}


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

    before = _resident_mb()
    yield "unfold all facets", unfold, is_counted
    print(f"memory: {_resident_mb() - before:.0f} MB more", file=sys.stderr, flush=True)
    for name, text in _FILTERS.items():
        yield f"facets of {name}", lambda text=text: page.filter.set_text(text), is_counted  # type: ignore[misc]  # a default in a lambda


def _resident_mb() -> float:
    """Return what the process has in memory, where the system tells."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    sizes = [int(line.split()[1]) for line in lines if line.startswith("VmRSS:")]
    return sum(sizes) / 1024
