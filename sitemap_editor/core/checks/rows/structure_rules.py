"""Rules about what stands where: order, strangers, and rows that are none. Source: PROTOCOL."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from sitemap_editor.core.checks.oddities import Odd, Oddity, in_head, in_tail
from sitemap_editor.core.checks.rows import structure_fixes
from sitemap_editor.core.checks.rows.child_checks import nested_index
from sitemap_editor.core.checks.rows.row_fixes import in_order, renamed, without_oddities
from sitemap_editor.core.checks.rule import (
    CheckContext,
    Fault,
    Fix,
    Question,
    RowView,
    Rule,
    Severity,
)
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument
from sitemap_editor.core.files.recognition.conflict_comments import markers_in
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET
from sitemap_editor.core.readable import quoted

_XML: Final = (URLSET.name, SITEMAPINDEX.name)
_TOLD: Final = 10  # of one rule in one place; nobody reads a thousand
_EVERYWHERE: Final = frozenset({Odd.ATTRIBUTE, Odd.TEXT, Odd.INSIDE, Odd.ELEMENT})
STRANGERS: Final[Mapping[str, Collection[Odd]]] = {
    URLSET.name: _EVERYWHERE | {Odd.CHILD},
    SITEMAPINDEX.name: _EVERYWHERE,
}
_OTHER_LISTS: Final = frozenset({Odd.OTHER_ROW, Odd.NESTED, Odd.LOST_ROW})

_TEXTS: Final = {
    Odd.ATTRIBUTE: QT_TRANSLATE_NOOP(
        "core", "“{owner}” has the attribute “{name}”. The protocol allows no attributes here."
    ),
    Odd.TEXT: QT_TRANSLATE_NOOP("core", "Text appears where only elements are allowed: “{name}”."),
    Odd.CHILD: QT_TRANSLATE_NOOP(
        "core", "“{name}” does not belong in a row. Check its name, or remove it."
    ),
    Odd.INSIDE: QT_TRANSLATE_NOOP(
        "core", "“{owner}” contains the element “{name}”, but can only contain text."
    ),
    Odd.ELEMENT: QT_TRANSLATE_NOOP(
        "core", "“{name}” is between or after the rows, where only rows are allowed."
    ),
    Odd.OTHER_ROW: QT_TRANSLATE_NOOP(
        "core",
        "“{name}” belongs in the other kind of file, so it is ignored: a urlset lists pages, a "
        "sitemap index lists sitemaps.",
    ),
    Odd.NESTED: QT_TRANSLATE_NOOP(
        "core", "“{name}” is inside the list itself, so its content is not read."
    ),
    Odd.LOST_ROW: QT_TRANSLATE_NOOP(
        "core", "“{name}” has a different namespace than the file, so it is not read as a row."
    ),
}


def _faults(oddities: Iterable[Oddity], kinds: Collection[Odd]) -> Iterator[Fault]:
    told = 0
    for oddity in oddities:
        if oddity.odd not in kinds:
            continue
        told += 1
        if told > _TOLD:
            return
        arguments: dict[str, Argument] = {"name": oddity.name}
        if oddity.owner:
            arguments["owner"] = oddity.owner
        column = oddity.local if oddity.odd is Odd.INSIDE else None
        yield Fault(Severity.ERROR, _TEXTS[oddity.odd], arguments, column)


def _strangers(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return _faults(view.oddities, STRANGERS[view.kind.name])


def _strangers_around(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    for oddity in in_head(table)[:_TOLD]:  # who wrote the file, mostly: nobody minds
        text = QT_TRANSLATE_NOOP(
            "core",
            "The first tag has the attribute “{name}”, which is not in the protocol. Search "
            "engines ignore it.",
        )
        yield Fault(Severity.HINT, text, {"name": oddity.name})
    yield from _faults(in_tail(table), STRANGERS[table.row_kind.name])


def _unknown_in_index(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return _faults(view.oddities, (Odd.CHILD,))


def _other_lists(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    return _faults(view.oddities, _OTHER_LISTS)


def _other_lists_behind(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    return _faults(in_tail(table), _OTHER_LISTS)


def _order(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    offsets = view.layout.offsets
    there = [field for field in view.kind.fields if field in offsets]
    found = sorted(there, key=offsets.__getitem__)
    if found != there:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The elements are not in the order of the schema: {fields}. Crawlers accept any order.",
        )
        yield Fault(Severity.HINT, text, {"fields": ", ".join(found)})


def _undecided(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    yield from _undecided_in(view.data)


def _undecided_around(table: PieceTable, _context: CheckContext) -> Iterator[Fault]:
    yield from _undecided_in(table.head)
    yield from _undecided_in(table.tail)


def _undecided_in(data: bytes) -> Iterator[Fault]:
    for marked in markers_in(data):
        if marked.field is None:
            text = QT_TRANSLATE_NOOP(
                "core",
                "A merge is not decided here: one side changed this row, the other removed it.",
            )
            yield Fault(Severity.ERROR, text)
            continue
        text = QT_TRANSLATE_NOOP(
            "core", "A merge is not decided here: {field} is {ours} here and {theirs} there."
        )
        sides = {"ours": _shown(marked.ours), "theirs": _shown(marked.theirs)}
        yield Fault(Severity.ERROR, text, {"field": quoted(marked.field), **sides})


def _shown(value: str | None) -> str:
    return "–" if value is None else f"“{quoted(value)}”"


_REMOVE: Final = QT_TRANSLATE_NOOP("core", "Remove what is not allowed there")
_REMOVE_MARK: Final = QT_TRANSLATE_NOOP("core", "Keep what is here and remove the comment")
_ONE_SIDE: Final = QT_TRANSLATE_NOOP("core", "Keep one side and remove the comment…")
_RENAME: Final = QT_TRANSLATE_NOOP("core", "Correct the name of the element")

STRUCTURE_RULES: Final = (
    Rule(
        "F16",
        QT_TRANSLATE_NOOP("core", "Rows contain only what is allowed"),
        QT_TRANSLATE_NOOP("core", "Content not allowed"),
        QT_TRANSLATE_NOOP(
            "core",
            "Rows contain loc, lastmod, changefreq and priority, and these contain text. Nothing "
            "else in the protocol has text or attributes. Validators reject files that contain "
            "more; search engines report unknown tags or ignore them.",
        ),
        "sitemap.xsd; Yandex: Unknown tag",
        check_row=_strangers,
        check_frame=_strangers_around,
        fixes=(
            Fix(_RENAME, row=renamed, is_safe=False),
            Fix(_REMOVE, row=without_oddities(STRANGERS), is_safe=False),
            Fix(_REMOVE, file=structure_fixes.without_strangers(STRANGERS), is_safe=False),
        ),
        kinds=_XML,
    ),
    Rule(
        "F19",
        QT_TRANSLATE_NOOP("core", "File holds no undecided merge"),
        QT_TRANSLATE_NOOP("core", "Undecided merge"),
        QT_TRANSLATE_NOOP(
            "core",
            "A merge of three versions left a comment at each place where both sides changed the "
            "same. The file has the value of one side there. Keep it, or take that of the other "
            "side, which the comment has; of images, videos and other elements it has no more than "
            "their text: set what you want, then remove the comment.",
        ),
        "sitemap-tool merge3",
        check_row=_undecided,
        check_frame=_undecided_around,
        fixes=(
            Fix(
                _ONE_SIDE,
                row=structure_fixes.row_of_one_side,
                is_safe=False,
                question=Question.SIDE,
            ),
            Fix(_REMOVE_MARK, file=structure_fixes.without_markers_around, is_safe=False),
        ),
        kinds=_XML,
    ),
    Rule(
        "I01",
        QT_TRANSLATE_NOOP("core", "Rows of an index contain only a URL and a date"),
        QT_TRANSLATE_NOOP("core", "Not allowed in an index"),
        QT_TRANSLATE_NOOP(
            "core",
            "In a sitemap index, each “sitemap” has one “loc” and may have a “lastmod”. Change "
            "frequency and priority belong in the sitemaps themselves.",
        ),
        "sitemaps.org: sitemap index; siteindex.xsd",
        check_row=_unknown_in_index,
        fixes=(
            Fix(_RENAME, row=renamed, is_safe=False),
            Fix(_REMOVE, row=without_oddities({SITEMAPINDEX.name: (Odd.CHILD,)}), is_safe=False),
        ),
        kinds=(SITEMAPINDEX.name,),
    ),
    Rule(
        "I04",
        QT_TRANSLATE_NOOP("core", "File is one list of one kind"),
        QT_TRANSLATE_NOOP("core", "Mixed or nested lists"),
        QT_TRANSLATE_NOOP(
            "core",
            "A urlset contains “url” rows, a sitemap index “sitemap” rows, and neither contains "
            "another list. Rows of the other kind need a separate file. An index lists sitemaps, "
            "never another index.",
        ),
        "sitemaps.org: sitemap index; Search Console: Nested sitemap indexes",
        check_row=_other_lists,
        check_child=nested_index,
        check_frame=_other_lists_behind,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Convert them to rows of this file"),
                file=structure_fixes.lost_rows_found,
                is_safe=False,
            ),
        ),
        kinds=_XML,
    ),
    Rule(
        "O01",
        QT_TRANSLATE_NOOP("core", "Elements are in the order of the schema"),
        QT_TRANSLATE_NOOP("core", "Elements out of order"),
        QT_TRANSLATE_NOOP(
            "core",
            "The schema requires loc, lastmod, changefreq, priority, then extensions. Search "
            "engines accept any order; validators do not.",
        ),
        "sitemap.xsd; Google 2023-06",
        check_row=_order,
        fixes=(Fix(QT_TRANSLATE_NOOP("core", "Put them in order"), row=in_order, is_safe=False),),
        kinds=_XML,
    ),
)
