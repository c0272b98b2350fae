"""Which columns of contents a table has, while a person chooses: those that occur are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from sitemap_editor.core.columns.column import READY, ContentColumn, content_column
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner
from sitemap_editor.session.table.content_columns import may_have, shown_title


@dataclass(frozen=True, slots=True)
class Offer:
    """A column that may be chosen."""

    column: ContentColumn
    count: int | None
    """How many elements, attributes or links it would find; None until they are counted."""

    @property
    def name(self) -> str:
        """As in filters."""
        return self.column.name

    @property
    def title(self) -> str:
        """In the person's language."""
        return shown_title(self.column)


class ColumnChoice(JobOwner):
    """The columns a document may have, those it has, and what a person ticks.

    `tells` is called when it is known what occurs in the document.
    """

    def __init__(self, session: Session, shown: tuple[str, ...], parent: QObject) -> None:
        super().__init__(session.jobs, parent)
        self._session = session
        self._counts: dict[str, int] | None = None
        self._more: list[str] = list(shown)
        self.chosen = dict.fromkeys(shown)
        """The names that are ticked, in the order of the table."""
        self.tells: Callable[[], object] = lambda: None
        snapshot, executor = session.document.table.snapshot(), session.jobs.executor

        def work(progress: Progress) -> dict[str, int]:
            from sitemap_editor.core.filtering.content_names import content_names  # not at start

            return content_names(snapshot, executor=executor, progress=progress)

        self.begin(work, self._on_counted)

    @property
    def name(self) -> str:
        """What the file is called."""
        return self._session.name

    @property
    def is_counted(self) -> bool:
        """True once it is known what occurs in the document."""
        return self._counts is not None

    def offers(self) -> list[Offer]:
        """Return what may be chosen: what occurs, the other ready ones, what a person named."""
        is_urlset = self._session.document.table.row_kind is URLSET
        counts = self._counts
        names = dict.fromkeys((*(READY if is_urlset else ()), *(counts or ()), *self._more))
        columns = filter(None, map(content_column, names))
        waiting = {column.name for column in self._to_be_read()}
        offers = [
            Offer(
                column,
                None if counts is None or column.name in waiting else counts.get(column.name, 0),
            )
            for column in columns
        ]
        return sorted(offers, key=lambda offer: offer.count == 0)

    def choose(self, name: str, *, is_chosen: bool) -> None:
        """Tick a column, or no longer."""
        if is_chosen:
            self.chosen[name] = None
        else:
            self.chosen.pop(name, None)

    def add(self, text: str) -> str:
        """Tick a column that a person named, and return its name. Raises: EditError."""
        column = content_column(text.strip())
        if column is None:
            raise EditError("column", _NO_COLUMN, {"name": text.strip()})
        if not may_have(column, self._session.document.table):
            raise EditError("column", _NO_PREFIX, {"prefix": column.prefix})
        if column.name not in self._more:
            self._more.append(column.name)
        self.choose(column.name, is_chosen=True)
        self._read_named()
        return column.name

    def _on_counted(self, counts: dict[str, int]) -> None:
        self._counts = {**(self._counts or {}), **counts}
        self.tells()
        self._read_named()

    def _to_be_read(self) -> list[ContentColumn]:
        """Return the columns a person named of which the names that occur say nothing."""
        counts = self._counts
        if counts is None:
            return []
        named = filter(None, map(content_column, self._more))
        return [each for each in named if each.name.startswith("x:") and each.name not in counts]

    def _read_named(self) -> None:
        """Count in those, too; once it is known what occurs."""
        columns, table = self._to_be_read(), self._session.document.table.snapshot()
        if not columns:
            return

        def work(progress: Progress) -> dict[str, int]:
            from sitemap_editor.core.filtering.content_names import column_counts  # not at start

            return column_counts(table, columns, progress)

        self.begin(work, self._on_counted)


_NO_COLUMN = QT_TRANSLATE_NOOP(
    "core",
    "“{name}” names no column. Write such as alt:de, x:PREFIX:NAME, x:PREFIX:A/B or "
    "x:PREFIX:NAME@ATTRIBUTE.",
)
_NO_PREFIX = QT_TRANSLATE_NOOP("core", "This file has nothing with the prefix “{prefix}”.")
