"""What a person does with all rows of an open file at once, for `smooth`: look, export, import."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from sitemap_editor.core.operations.importing.reading import source_of_file
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.shell.main_window import MainWindow

ExchangeStep: TypeAlias = "tuple[str, Callable[[], object], Callable[[], object]]"
"""A name, what begins it, and what tells that it is done."""
_NAMES = {"CSV": "rows.csv", "JSON Lines": "rows.jsonl"}


def overview_steps(window: MainWindow) -> Iterator[ExchangeStep]:
    """Yield the steps of the panel Overview: opened, filtered, and closed again."""
    overview = window.overview

    def is_counted() -> bool:
        return overview.dock is not None and overview.dock.rows.is_current

    def filtered_by(text: str) -> Callable[[], object]:
        def begin() -> None:
            page = window.tabs.current_page()
            assert page is not None
            page.filter.set_text(text)

        return begin

    yield "overview", overview.toggle, is_counted
    yield "overview of a filter", filtered_by("folder:/outlet/"), is_counted
    yield "overview of all again", filtered_by(""), is_counted
    overview.toggle()


def exchange_steps(window: MainWindow) -> Iterator[ExchangeStep]:
    """Yield the steps of an export in each form, and of an import into a new sitemap."""
    exporting, importing = window.commands.exporting, window.commands.importing
    prompts = exporting._work.prompts
    page = window.tabs.current_page()
    assert page is not None
    count, findings = len(page.session.document), page.session.findings
    yield "all problems known", _nothing, lambda: findings.is_settled
    with tempfile.TemporaryDirectory() as folder:
        for form, name in _NAMES.items():
            path = Path(folder, name)
            prompts.place_to_export = lambda _suggested, path=path: path  # type: ignore[misc, method-assign]  # no box
            yield f"export as {form}", exporting.export_all, path.exists
        pages = len(window.tabs.pages())
        yield "new sitemap", importing._new_page, lambda: len(window.tabs.pages()) > pages
        page = window.tabs.current_page()
        assert page is not None
        path = Path(folder, _NAMES["CSV"])
        review = importing._review_of(page, path.name, lambda told: source_of_file(path, told))
        dialog = ImportDialog(review, window)
        yield "read CSV and preview it", dialog.show, lambda: review.plan is not None
        yield "find lines that break a rule", _nothing, lambda: review.breaking is not None
        dialog.hide()
        document, target = page.session.document, page
        yield (
            f"import {count:,} lines of CSV",
            lambda: importing._make(target, review),
            lambda: len(document) == count,
        )
        dialog.deleteLater()


def _nothing() -> None:
    """Begin nothing: what is waited for goes on already."""
