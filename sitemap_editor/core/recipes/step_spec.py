"""What a step is: its name and arguments, and the edit that it plans for some rows of a table."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import TypeAlias

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.filtering.kept_values import KeptValues
from sitemap_editor.core.operations.changing.column_change import (
    ColumnChange,
    LeftOver,
    changes_of,
)
from sitemap_editor.core.passes.executor import Executor
from sitemap_editor.core.recipes.arguments import Argument, Values


@dataclass(frozen=True)
class StepContext:
    """What steps need to know besides the rows."""

    checker: Checker = field(default_factory=Checker)
    """By which rules problems are found and mended."""
    executor: Executor | None = None
    """Where all rows are looked at; None: here."""
    kept: KeptValues | None = None
    """What was read of the document itself; None for a draft of it."""

    @property
    def now(self) -> datetime:
        """The present time, with its zone."""
        return self.checker.context.now


@dataclass(frozen=True)
class Target:
    """The rows a step is for: ascending `positions` in a table that nobody changes meanwhile."""

    table: PieceTable
    positions: Sequence[int]
    context: StepContext
    progress: Progress = no_progress

    @cached_property
    def row_ids(self) -> array[int]:
        """The ids of the rows, in the order of the file."""
        if len(self.positions) == len(self.table):
            return self.table.order
        return array("I", map(self.table.order.__getitem__, self.positions))

    @property
    def is_whole(self) -> bool:
        """True where it is all rows of the file."""
        return len(self.positions) == len(self.table)


@dataclass(frozen=True)
class Planned:
    """What a step comes to: the edit, None where there is nothing to do."""

    edit: Edit | None
    changed: int | None = None
    """How many rows change; None where the effect of the edit tells."""
    left: Sequence[LeftOver] = ()
    """What could not be changed, and why."""


Plan: TypeAlias = Callable[[Target, Values], Planned]
Tools: TypeAlias = Callable[[Values, datetime], Sequence[ColumnChange]]
"""Makes the changes of columns of arguments. Raises: EditError where they mean nothing."""

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class StepSpec:
    """One thing a recipe can do: `name` after ``do``, and the ``tool`` of it if there are several.

    Either `tools` change values, or `plan` does whatever else there is to do.
    """

    name: str
    title: str
    """What a window calls it; English, marked for translation."""
    arguments: tuple[Argument, ...] = ()
    tool: str = ""
    tools: Tools | None = None
    plan_rows: Plan | None = None
    check_values: Callable[[Values], None] | None = None

    @property
    def id(self) -> str:
        """Name and tool as one word."""
        return f"{self.name}-{self.tool}" if self.tool else self.name

    def argument(self, name: str) -> Argument | None:
        """Return an argument by its name."""
        return next((each for each in self.arguments if each.name == name), None)

    def check(self, values: Values) -> None:
        """Raise EditError where arguments mean nothing together."""
        if self.tools is not None:
            self.tools(values, _ANY_TIME)
        if self.check_values is not None:
            self.check_values(values)

    def may_change(self, field: str, values: Values) -> bool:
        """Tell whether values of a column may become others."""
        tools = self.tools
        return tools is None or any(each.column == field for each in tools(values, _ANY_TIME))

    def content_columns(self, values: Values) -> tuple[str, ...]:
        """Return the names of the content columns whose values may become others, as far as known.

        What changes rows otherwise than value by value tells of none.
        """
        tools = () if self.tools is None else self.tools(values, _ANY_TIME)
        names = dict.fromkeys(each.column for each in tools)
        return tuple(name for name in names if content_column(name) is not None)

    def plan(self, target: Target, values: Values) -> Planned:
        """Return what the step comes to. Raises: SitemapError where it fails; Cancelled."""
        if self.plan_rows is not None:
            return self.plan_rows(target, values)
        assert self.tools is not None  # noqa: S101 - one of both is there
        columns = self.tools(values, target.context.now)
        executor = target.context.executor
        changes = changes_of(target.table, target.row_ids, columns, target.progress, executor)
        return Planned(changes.edit, len(changes.rows), list(changes.left.values()))
