"""The steps for whole rows: clear, remove, sort, without duplicates, mended, moved."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.fixing import Fixer, fixes_of
from sitemap_editor.core.columns.cells import has_column
from sitemap_editor.core.columns.column import content_column
from sitemap_editor.core.document.edits import Batch, Edit, FillCells, MoveRows, RemoveRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row_numbers import compact
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, share_of
from sitemap_editor.core.operations.changing.column_change import ColumnChange, LeftOver, changes_of
from sitemap_editor.core.operations.changing.deduplicating import (
    Keep,
    Same,
    deduplication,
    find_duplicates,
)
from sitemap_editor.core.operations.changing.ordering import moving_edit, sorting_edit
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.recipes.arguments import Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import Planned, StepSpec, Target

SAFE: Final = "safe"


def _clear(target: Target, values: Values) -> Planned:
    table, names = target.table, values["columns"]
    fields = tuple(each for each in names if each in table.fields)
    row_ids = array("I", sorted(target.row_ids))
    if any(content_column(each) is not None for each in names):
        columns = [ColumnChange(each, _nothing) for each in names]
        changes = changes_of(table, row_ids, columns, target.progress, target.context.executor)
        return Planned(changes.edit, len(changes.rows), list(changes.left.values()))
    return Planned(FillCells(row_ids, fields, None) if fields and row_ids else None)


def _nothing(_value: str | None) -> None:
    return None


def _remove(target: Target, _values: Values) -> Planned:
    return Planned(_without(target.positions), len(target.positions))


def _without(positions: Sequence[int]) -> Edit | None:
    return RemoveRows(compact(positions)) if positions else None


def _sort(target: Target, values: Values) -> Planned:
    if not has_column(target.table, values["by"]):
        return Planned(None, 0)
    edit, moved = sorting_edit(
        target.table,
        target.row_ids,
        values["by"],
        descending=values["descending"],
        natural=values["natural"],
        progress=target.progress,
        executor=target.context.executor,
        kept=target.context.kept,
    )
    return Planned(edit, moved)


def _dedupe(target: Target, values: Values) -> Planned:
    progress, same = target.progress, Same(values["by"])
    groups = find_duplicates(target.table, target.positions, same, share_of(progress, 0, 0.5))
    kept = groups.kept(Keep(values["keep"]), share_of(progress, 0.5, 0.2))
    found = deduplication(
        groups, kept, merges=values["merge"], progress=share_of(progress, 0.7, 0.3)
    )
    return Planned(found.edit, found.removed + found.merged)


def _move(target: Target, values: Values) -> Planned:
    from sitemap_editor.core.operations.joining.moving import moved  # where it is wanted

    if values["file"]:
        return _move_to_file(target, values["file"])
    edit = moving_edit(target.table, target.positions, values["to"])
    if isinstance(edit, MoveRows):
        edit = moved(target.table, edit.positions, edit.to)
    return Planned(edit, 0 if edit is None else len(target.positions))


def _move_to_file(target: Target, name: str) -> Planned:
    """Put rows behind the last one of a file. Raises: EditError where there is no such file."""
    from sitemap_editor.core.operations.joining.moving import moved_to_file

    table, numbers = target.table, target.table.file_numbers
    if numbers is None:
        text = QT_TRANSLATE_NOOP(
            "core", "Rows go to another file only where the files of an index are one table."
        )
        raise EditError("file", text)
    if not name or name not in table.file_names:
        text = QT_TRANSLATE_NOOP("core", "There is no file “{name}” in this table.")
        raise EditError("file", text, {"name": name})
    number = table.file_names.index(name)
    coming = sum(numbers[row_id] != number for row_id in target.row_ids)
    return Planned(moved_to_file(table, target.positions, name) if coming else None, coming)


def _fix(target: Target, values: Values) -> Planned:
    checker, codes = target.context.checker, values["codes"]
    if codes == (SAFE,):
        return _fix_safely(target, checker)
    edits: list[Edit] = []
    left: list[LeftOver] = []
    draft = target.table.draft()
    for code in codes:
        if code in checker.context.muted:
            left.extend(_muted(target, draft, code))
            continue
        edit = _fix_code(target, draft, checker, code)
        if edit is not None:
            draft.apply(edit)
            edits.append(edit)
    return Planned(Batch(tuple(edits)) if edits else None, left=left)


def _muted(target: Target, draft: PieceTable, code: str) -> Iterator[LeftOver]:
    """Tell how many rows stay since nobody wants to hear of a rule in this file."""
    context = replace(target.context.checker.context, muted=frozenset())
    asked = Checker(context=context).only(code)
    placed = array("I", filter(draft.is_placed.__getitem__, target.row_ids))
    found = asked.kinds(draft.part(placed), target.progress)
    rows = {each for ids in (*found.rows.values(), *found.places.values()) for each in ids}
    if count := len(rows) or len(found.file):
        text = QT_TRANSLATE_NOOP("core", "{code} is muted for this file.")
        yield LeftOver(text, {"code": code}, count)


def _fix_safely(target: Target, checker: Checker) -> Planned:
    found = checker.rows(target.table.part(target.row_ids), target.progress)
    fixer, row_ids = Fixer(checker), list(found)
    if target.is_whole:
        return Planned(fixer.everything_safe(target.table, row_ids, target.progress))
    return Planned(fixer.rows_safe(target.table, row_ids, target.progress))


def _fix_code(target: Target, draft: PieceTable, checker: Checker, code: str) -> Edit | None:
    """Mend one kind of finding: of the file as a whole too, where all rows are meant."""
    one, fixer = checker.only(code), Fixer(checker)
    placed = array("I", filter(draft.is_placed.__getitem__, target.row_ids))
    found = one.rows(draft.part(placed), target.progress)
    if target.is_whole:
        return fixer.all_of_kind(draft, list(found), found.__getitem__, code, target.progress)
    return fixer.rows_of_kind(draft, list(found), found.__getitem__, code, target.progress)


def _check_codes(values: Values) -> None:
    for code in values["codes"]:
        if code != SAFE and not fixes_of(code):
            text = QT_TRANSLATE_NOOP("core", "There is no fix for {code}.")
            raise EditError("code", text, {"code": code})
        if code == SAFE and values["codes"] != (SAFE,):
            text = QT_TRANSLATE_NOOP("core", "“safe” stands alone.")
            raise EditError("code", text)


_COLUMNS: Final = QT_TRANSLATE_NOOP("core", "Columns")

ROW_STEPS: Final = (
    StepSpec(
        "clear",
        QT_TRANSLATE_NOOP("core", "Clear values"),
        (Argument("columns", _COLUMNS, ArgumentType.COLUMNS),),
        plan_rows=_clear,
    ),
    StepSpec("remove", QT_TRANSLATE_NOOP("core", "Remove rows"), plan_rows=_remove),
    StepSpec(
        "sort",
        QT_TRANSLATE_NOOP("core", "Sort rows in the file"),
        (
            Argument(
                "by", QT_TRANSLATE_NOOP("core", "By column"), ArgumentType.COLUMN, default=LOC
            ),
            Argument(
                "descending",
                QT_TRANSLATE_NOOP("core", "Descending"),
                ArgumentType.FLAG,
                default=False,
            ),
            Argument(
                "natural",
                QT_TRANSLATE_NOOP("core", "Numbers by size: 2 before 10"),
                ArgumentType.FLAG,
                default=True,
            ),
        ),
        plan_rows=_sort,
    ),
    StepSpec(
        "dedupe",
        QT_TRANSLATE_NOOP("core", "Remove duplicates"),
        (
            Argument(
                "by",
                QT_TRANSLATE_NOOP("core", "Duplicates are"),
                ArgumentType.CHOICE,
                default=Same.LOC.value,
                choices=(
                    (Same.LOC.value, QT_TRANSLATE_NOOP("core", "Equal URLs")),
                    (Same.PAGE.value, QT_TRANSLATE_NOOP("core", "URLs of most likely one page")),
                ),
            ),
            Argument(
                "keep",
                QT_TRANSLATE_NOOP("core", "Keep"),
                ArgumentType.CHOICE,
                default=Keep.FIRST.value,
                choices=(
                    (Keep.FIRST.value, QT_TRANSLATE_NOOP("core", "The first")),
                    (Keep.LAST.value, QT_TRANSLATE_NOOP("core", "The last")),
                    (Keep.NEWEST.value, QT_TRANSLATE_NOOP("core", "The newest by lastmod")),
                    (Keep.COMPLETE.value, QT_TRANSLATE_NOOP("core", "The most complete")),
                ),
            ),
            Argument(
                "merge",
                QT_TRANSLATE_NOOP("core", "Copy missing images, videos and alternates"),
                ArgumentType.FLAG,
                default=False,
            ),
        ),
        plan_rows=_dedupe,
    ),
    StepSpec(
        "fix",
        QT_TRANSLATE_NOOP("core", "Fix problems"),
        (
            Argument(
                "codes",
                QT_TRANSLATE_NOOP("core", "Rules, or safe for what needs no thought"),
                ArgumentType.NAMES,
                default=(SAFE,),
                hint="safe",
            ),
        ),
        plan_rows=_fix,
        check_values=_check_codes,
    ),
    StepSpec(
        "move",
        QT_TRANSLATE_NOOP("core", "Move rows"),
        (
            Argument(
                "to",
                QT_TRANSLATE_NOOP("core", "To start, end or row number"),
                ArgumentType.PLACE,
                default="start",
            ),
            Argument(
                "file",
                QT_TRANSLATE_NOOP("core", "Or to the end of a file of the index"),
                default="",
                hint="blog-2.xml",
            ),
        ),
        plan_rows=_move,
    ),
)
