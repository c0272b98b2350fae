"""What a person does with Change Rows and Remove Duplicates on all rows, for `smooth`."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.table.document_page import DocumentPage

ChangeStep: TypeAlias = "tuple[str, Callable[[], object], Callable[[], object]]"
"""A name, what begins it, and what tells that it is done."""
_FIND: Final = "fjord-store.example/"
_REPLACEMENTS: Final = {
    "replace": "fjord-shop.example/",
    "replace, all at fault": "fjord-shop.example/a page/",
}


def change_steps(window: MainWindow, page: DocumentPage) -> Iterator[ChangeStep]:
    """Yield a replacement of all rows, listed, checked, made and undone; then duplicates."""
    table, model = page.session.document.table, page.model
    before = table[0].loc

    def is_settled() -> bool:
        return page.session.findings.is_settled

    def undo() -> None:
        page.view.setFocus()
        window.action_set["edit.undo"].trigger()

    yield "all problems known", _nothing, is_settled
    for name, new in _REPLACEMENTS.items():
        review = ChangeReview(
            page.session,
            model.view_order.row_ids[:],
            array("I"),
            spec_id="replace",
            given={"find": _FIND, "with": new, "columns": ("loc",)},
        )
        dialog = ChangeDialog(review, window)
        yield f"{name}: all rows listed", dialog.show, lambda: review.proposal is not None  # noqa: B023 - asked at once
        yield (
            f"{name}: the first that break a rule, if any",
            _nothing,
            lambda: review.breaking or not review.is_checking,  # noqa: B023 - as below
        )
        yield f"{name}: all rows checked", _nothing, lambda: not review.is_checking  # noqa: B023 - as above
        dialog.hide()
        yield (
            f"{name}: made",
            lambda: model.carry_out(review.edit, "Replace") if review.edit else None,  # noqa: B023 - as above
            lambda: table[0].loc != before,
        )
        yield "… undone", undo, lambda: table[0].loc == before
        yield f"check after {name}", _nothing, is_settled
        dialog.reject()
        dialog.deleteLater()
    duplicates = DuplicatesReview(page.session, model.view_order.row_ids[:], array("I"))
    box = DuplicatesDialog(duplicates, window)
    yield "find duplicates", box.show, lambda: duplicates.planned is not None
    box.reject()
    box.deleteLater()


def _nothing() -> None:
    """Begin nothing: what is waited for goes on already."""
