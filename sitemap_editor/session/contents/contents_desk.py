"""What the rows a person is at hold, read once they rest there, and what the rules say of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.errors import Progress
from sitemap_editor.session.contents.alternates import Alternate, alternates_of
from sitemap_editor.session.contents.block_checks import BlockChecker
from sitemap_editor.session.contents.block_values import FormField
from sitemap_editor.session.contents.content_changes import RowChange, field_change
from sitemap_editor.session.contents.row_contents import MOST_ROWS, RowContents, contents_of
from sitemap_editor.session.contents.shared_tree import Address
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.table.table_model import TableModel

_FEW: Final = 20
"""Rows that are read while the window waits; more are read beside it."""
_MOST_BYTES: Final = 40_000
"""Of them together: one with a thousand images takes a twelfth of a second."""

BegunForms = dict[tuple[str, tuple[int, ...]], object]
"""By part and row ids: what is typed and not added yet, of rows that are not looked at."""


class ContentsDesk(JobOwner):
    """One document, and the rows of it that are looked at.

    `on_read` is called when `contents` are others, `on_leaving` just before they are of other rows.
    """

    def __init__(self, model: TableModel, parent: QObject) -> None:
        super().__init__(model.session.jobs.low_priority, parent)
        self.model = model
        self.contents = RowContents()
        self.begun: BegunForms = {}
        self.on_read: Callable[[], object] = lambda: None
        self.on_leaving: Callable[[], object] = lambda: None
        self._checker: BlockChecker | None = None
        """For the first row as it was read."""
        self._row_ids: tuple[int, ...] = ()
        self.row_count = 0
        """How many rows are looked at, read or not."""

    @property
    def is_read_only(self) -> bool:
        """Whether nothing can be changed."""
        return self.model.session.is_read_only

    @property
    def is_about_to_change(self) -> bool:
        """Whether the rows are edited or read right now, beside the window."""
        return self.is_working or self.model.session.beside.is_under_way

    @property
    def are_too_many(self) -> bool:
        """Whether there are more rows than are read."""
        return self.row_count > MOST_ROWS

    # Reading

    def look_at(self, row_ids: Sequence[int], count: int) -> None:
        """Read rows, of `count` that are selected; those that are too many are not asked for."""
        self._row_ids, self.row_count = tuple(row_ids), count
        self.read_again()

    def read_again(self) -> None:
        """Read the same rows, as they are now."""
        self.cancel()
        table = self.model.session.document.table
        row_ids = self._row_ids
        size = sum(len(table.row_bytes(row_id)) for row_id in row_ids[:_FEW])
        if len(row_ids) <= _FEW and size <= _MOST_BYTES:
            self._take(contents_of(table, row_ids))
            return
        snapshot = table.snapshot()

        def work(progress: Progress) -> RowContents:
            return contents_of(snapshot, row_ids, progress)

        self.begin(work, self._take)

    def _take(self, contents: RowContents) -> None:
        if contents.row_ids != self.contents.row_ids:
            self.on_leaving()
        self.contents, self._checker = contents, None
        self.on_read()

    # What the rules say

    def findings_of_block(
        self,
        address: Address,
        spec: BlockSpec,
        change_of: Callable[[Address], RowChange] | None = None,
    ) -> Sequence[Finding]:
        """Return what is said of a block of the first row, or would be after a change."""
        checker = self._checker_of_row()
        return checker.findings(address, spec, change_of) if checker is not None else ()

    def _checker_of_row(self) -> BlockChecker | None:
        """Return what checks blocks of the first row; None while the rules are not loaded."""
        session, row_ids = self.model.session, self.contents.row_ids
        if not row_ids or not session.findings.is_complete:
            return None
        checker = session.findings.checker
        if self._checker is None or self._checker.checker is not checker:
            self._checker = BlockChecker(checker, session.document.table, row_ids[0])
        return self._checker

    def alternates(self) -> tuple[tuple[Alternate, ...], tuple[Finding, ...]]:
        """Return the language versions, and what is said of all together; of one row alone."""
        found: Sequence[Finding] = ()
        if len(self.contents.row_ids) == 1:
            found = self.model.session.findings.of_row(self.contents.row_ids[0])
        return alternates_of(self.contents.alternates, found)

    def check_value(
        self, address: Address, spec: BlockSpec, field: FormField, value: str | list[str]
    ) -> Sequence[Finding]:
        """Return what would be said of a block with another value."""
        return self.findings_of_block(
            address, spec, lambda alone: field_change(alone, spec, field, value)
        )

    def check_new(
        self, spec: BlockSpec, values: Mapping[str, str | Sequence[str]]
    ) -> Sequence[Finding]:
        """Return what would be said of one more block with these values."""
        checker = self._checker_of_row()
        return checker.findings_of_new(spec, values) if checker is not None else ()


def rows_of(begun: BegunForms) -> list[int]:
    """Return the ids of the rows for which something waits."""
    return [row_id for _part, row_ids in begun for row_id in row_ids]
