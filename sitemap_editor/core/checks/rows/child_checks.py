"""What is wrong with a row of an index because of its file. Source: PROTOCOL I04 to I06."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from sitemap_editor.core.checks.rule import Answers, CheckContext, Fault, RowView, Severity
from sitemap_editor.core.document.edits import Edit, RemoveRows
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.files.children import DAY_FORMS, Child
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.equivalence import same_pages
from sitemap_editor.core.protocol.fields import LASTMOD, LOC, SITEMAPINDEX

OF_ANOTHER: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{url}” is not in the folder of the index: the file “{name}” there belongs to "
    "{owner}. Add the file in a separate folder, or remove the row.",
)
NOT_THERE: Final = QT_TRANSLATE_NOOP(
    "core",
    "“{name}” is not in the folder of the index, but other listed sitemaps are. Add the "
    "file, or remove the row.",
)
_GZIP_SUFFIX: Final = ".gz"
_TOLD: Final = 3  # files with the same URLs; nobody reads more of them
_LENGTHS: Final = {
    "year": timedelta(days=366),
    "month": timedelta(days=31),
    "day": timedelta(days=1),
    "minute": timedelta(minutes=1),
    "second": timedelta(seconds=1),
}
_ANY_ZONE: Final = timedelta(hours=14)  # a date without a time may be that of any place
_COARSE_DISK: Final = timedelta(seconds=2)  # FAT counts in two seconds


def nested_index(_row: Row, child: Child, _context: CheckContext) -> Iterator[Fault]:
    """Object to a child that is an index itself."""
    if child.kind != SITEMAPINDEX.name:
        return
    if child.leads_back:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is a sitemap index that lists this one, which sends readers in a circle. "
            "List the sitemaps themselves.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is a sitemap index, and an index can only list sitemaps. List the sitemaps "
            "in it instead.",
        )
    yield Fault(Severity.ERROR, text, {"name": child.name}, LOC)


def file_is_right(_row: Row, child: Child, context: CheckContext) -> Iterator[Fault]:
    """Object to a child that is missing, unreadable, called wrong, or repeats others."""
    if child.path is None:
        yield from _missing(child, context)
        return
    if child.error is not None:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is in the folder of the index, but cannot be read as a sitemap. Open it to "
            "see why and to repair it.",
        )
        yield Fault(Severity.ERROR, text, {"name": child.path.name}, LOC)
    else:
        yield from _names(child, child.path.name)
    yield from _repeats(child)


def _missing(child: Child, context: CheckContext) -> Iterator[Fault]:
    children = context.children
    arguments: dict[str, Argument] = {"name": child.name}
    if child.owner:
        arguments |= {"url": child.loc, "owner": child.owner}
        yield Fault(Severity.HINT, OF_ANOTHER, arguments, LOC)
    elif child.loc and children is not None and children.are_here:
        yield Fault(Severity.HINT, NOT_THERE, arguments, LOC)


def without_missing(table: PieceTable, context: CheckContext, _answers: Answers) -> Edit | None:
    """Remove the rows of an index whose files are not beside it."""
    children = context.children
    if children is None or not children.are_here or table.row_kind is not SITEMAPINDEX:
        return None
    found = (children.of(loc) for loc in table.values(LOC))
    positions = [
        position for position, child in enumerate(found) if child is not None and _is_missing(child)
    ]
    return RemoveRows(positions) if positions else None


def _is_missing(child: Child) -> bool:
    return bool(child.loc) and child.path is None


def _names(child: Child, file_name: str) -> Iterator[Fault]:
    arguments: dict[str, Argument] = {"name": file_name}
    is_called_gzip = file_name.lower().endswith(_GZIP_SUFFIX)
    if is_called_gzip and not child.is_compressed:
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” ends with “.gz” but is not compressed. Save it again, or rename it."
        )
        yield Fault(Severity.WARNING, text, arguments, LOC)
    elif child.is_compressed and not is_called_gzip:
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” is compressed with gzip, but its name does not end with “.gz”."
        )
        yield Fault(Severity.WARNING, text, arguments, LOC)
    if child.loc.endswith("/" + file_name):
        return  # as most are: nothing else needs to be taken apart
    if child.name.lower().endswith(_GZIP_SUFFIX) != is_called_gzip:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The index lists “{listed}”, but the file in its folder is named “{name}”. Publish "
            "it under the listed name.",
        )
        yield Fault(Severity.HINT, text, {"listed": child.name, **arguments}, LOC)


def _repeats(child: Child) -> Iterator[Fault]:
    if child.twin and not _is_told_as_twin(child.loc, child.twin):
        text = QT_TRANSLATE_NOOP("core", "This row leads to the same file as {loc}.")
        yield Fault(Severity.WARNING, text, {"loc": child.twin}, LOC)
    for shared in child.shared[:_TOLD]:
        severity = Severity.HINT if shared.may_be_usual else Severity.WARNING
        text = QT_TRANSLATE_NOOP(
            "core",
            "URLs of this sitemap that are also in {loc}: {count}, such as {example}. List each "
            "URL in one sitemap.",
        )
        if not shared.example:
            text = QT_TRANSLATE_NOOP(
                "core",
                "URLs of this sitemap that are also in {loc}: {count}. List each URL in one "
                "sitemap.",
            )
        arguments: dict[str, Argument] = {
            "count": shared.count,
            "loc": shared.loc,
            "example": shared.example,
        }
        yield Fault(severity, text, arguments, LOC)


def _is_told_as_twin(one: str, other: str) -> bool:
    """Tell whether the rule about several spellings of a URL has said so already."""
    _, (mine, its) = same_pages([one.encode("utf-8", "replace"), other.encode("utf-8", "replace")])
    return mine == its


def date_of_file(row: Row, child: Child, _context: CheckContext) -> Iterator[Fault]:
    """Object to a lastmod that is not when the file changed."""
    lastmod, changed = (row.lastmod or "").strip(), child.changed
    if changed is None or not _disagree(changed, lastmod):
        return
    arguments = {"lastmod": lastmod, "changed": child.lastmod_like(lastmod)}
    if child.is_sure:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file was changed {changed}, but this lastmod is {lastmod}. In an index, the "
            "date shows when the sitemap file changed, not its newest page.",
        )
        yield Fault(Severity.WARNING, text, arguments, LASTMOD)
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The file on disk is dated {changed}, but this lastmod is {lastmod}. In an index, "
            "the date shows when the sitemap file changed, not its newest page. A copied file "
            "may have the time of the copy.",
        )
        yield Fault(Severity.HINT, text, arguments, LASTMOD)


def _disagree(changed: datetime, lastmod: str) -> bool:
    """Tell whether a date cannot mean the moment, by as much as it is precise."""
    checked = parse_w3c(lastmod)
    if not isinstance(checked, W3CDate):
        return False  # missing, or told by the rules about dates
    slack = _ANY_ZONE if checked.precision in DAY_FORMS else _COARSE_DISK
    later = changed - checked.earliest
    return not -slack <= later < _LENGTHS[checked.precision] + slack


def dated_as_sure(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Set lastmod to when the editor changed the file."""
    return _dated(view, context, only_sure=True)


def dated_as_file(view: RowView, context: CheckContext, _answers: Answers) -> bytes | None:
    """Set lastmod to the time of the file on disk."""
    return _dated(view, context, only_sure=False)


def _dated(view: RowView, context: CheckContext, *, only_sure: bool) -> bytes | None:
    children = context.children
    child = children.of(view.row.loc) if children is not None else None
    if child is None or (only_sure and not child.is_sure):
        return None
    if not any(date_of_file(view.row, child, context)):
        return None
    date = child.lastmod_like(view.row.lastmod)
    return view.row_format.with_values(view.data, {LASTMOD: date})
