"""The steps for images, videos, news, language versions and other namespaces."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from sitemap_editor.core.contents.declaring import edit_of
from sitemap_editor.core.contents.namespaces import namespace_named, without_namespace
from sitemap_editor.core.contents.obsolete import NO_EFFECT, NOT_IN_USE, without_obsolete
from sitemap_editor.core.contents.prefixes import renamed_prefix
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.document.written_rows import RowCollector
from sitemap_editor.core.document.xml_rows import XmlRows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.operations.changing.block_adding import (
    Additions,
    added_alternates,
    added_images,
)
from sitemap_editor.core.operations.changing.column_change import LeftOver
from sitemap_editor.core.operations.changing.old_news import without_old_news
from sitemap_editor.core.protocol.extensions import NEWS_MAX_AGE_DAYS
from sitemap_editor.core.recipes.arguments import Argument, ArgumentType, Values
from sitemap_editor.core.recipes.step_spec import Plan, Planned, StepSpec, Target

NAME: Final = "extensions"
ADD_IMAGES: Final = f"{NAME}-add-images"
ADD_ALTERNATES: Final = f"{NAME}-add-alternates"
LINES: Final = "lines"

_ROWS_TO_A_CHECK: Final = 256
_MOST_DAYS: Final = 36_525
_NO_XML: Final = QT_TRANSLATE_NOOP("core", "A text sitemap holds nothing but URLs.")
_ALL_ROWS: Final = QT_TRANSLATE_NOOP(
    "core", "A prefix is renamed in all rows at once. Choose all rows, without a filter."
)
_DECLARED: Final = QT_TRANSLATE_NOOP(
    "core", "The declaration in the first tag stays, for other rows may need it."
)


def _add(
    add: Callable[..., Additions],
) -> Plan:
    def plan(target: Target, values: Values) -> Planned:
        found = add(target.table, target.row_ids, values[LINES], target.progress)
        return Planned(found.edit, found.rows, found.left)

    return plan


def _of_each_row(
    change: Callable[[bytes, RowFormat, Values, datetime], bytes],
) -> Plan:
    """Return a plan that changes rows one by one, those with other namespaces alone."""

    def plan(target: Target, values: Values) -> Planned:
        table, row_format, now = target.table, target.table.row_format, target.context.now
        assert isinstance(row_format, XmlRows)  # noqa: S101 - others come not as far
        rows, row_ids = RowCollector(), target.row_ids
        for number, row_id in enumerate(row_ids):
            if not number % _ROWS_TO_A_CHECK:
                target.progress(number / len(row_ids))
            data = table.row_bytes(row_id)
            if row_format.foreign.search(data) is None:
                continue
            if (new := change(data, row_format, values, now)) != data:
                rows.add(row_id, new)
        return Planned(edit_of(table, table.head, rows), len(rows))

    return plan


def _obsolete(data: bytes, row_format: RowFormat, values: Values, _now: datetime) -> bytes:
    standings = NOT_IN_USE if values["undocumented"] else NO_EFFECT
    return without_obsolete(data, row_format, standings)


def _old_news(data: bytes, row_format: RowFormat, values: Values, now: datetime) -> bytes:
    return without_old_news(data, row_format, now, values["days"])


def _remove_namespace(target: Target, values: Values) -> Planned:
    uri = namespace_named(target.table, values["namespace"])
    found = without_namespace(target.table, target.row_ids, uri, target.progress)
    stays = found.keeps_declaration and target.is_whole
    left = (LeftOver(_DECLARED, {}, 1),) if stays else ()
    changed = found.rows or int(found.edit is not None)
    return Planned(found.edit, changed, left)


def _rename_prefix(target: Target, values: Values) -> Planned:
    if not target.is_whole:
        return Planned(None, 0, (LeftOver(_ALL_ROWS, {}, len(target.positions)),))
    edit, rows = renamed_prefix(target.table, values["from"], values["to"], target.progress)
    return Planned(edit, rows or 1)


def _step(tool: str, title: str, plan: Plan, *arguments: Argument) -> StepSpec:
    def of_xml(target: Target, values: Values) -> Planned:
        if not isinstance(target.table.row_format, XmlRows):
            return Planned(None, 0, (LeftOver(_NO_XML, {}, len(target.positions)),))
        return plan(target, values)

    return StepSpec(NAME, title, arguments, tool, plan_rows=of_xml)


EXTENSION_STEPS: Final = (
    _step(
        "add-images",
        QT_TRANSLATE_NOOP("core", "Add images"),
        _add(added_images),
        Argument(
            LINES,
            QT_TRANSLATE_NOOP("core", "Lines: URL of the row, URL of the image"),
            ArgumentType.LINES,
            hint="https://example.com/page, https://example.com/a.jpg",
        ),
    ),
    _step(
        "add-alternates",
        QT_TRANSLATE_NOOP("core", "Add language versions"),
        _add(added_alternates),
        Argument(
            LINES,
            QT_TRANSLATE_NOOP("core", "Lines: URL of the row, language, URL of the version"),
            ArgumentType.LINES,
            hint="https://example.com/page, es, https://example.com/es/page",
        ),
    ),
    _step(
        "remove-obsolete",
        QT_TRANSLATE_NOOP("core", "Remove obsolete tags"),
        _of_each_row(_obsolete),
        Argument(
            "undocumented",
            QT_TRANSLATE_NOOP("core", "Also what only the schema knows"),
            ArgumentType.FLAG,
            default=False,
        ),
    ),
    _step(
        "remove-old-news",
        QT_TRANSLATE_NOOP("core", "Remove old news"),
        _of_each_row(_old_news),
        Argument(
            "days",
            QT_TRANSLATE_NOOP("core", "Older than days"),
            ArgumentType.WHOLE,
            default=NEWS_MAX_AGE_DAYS,
            lowest=0,
            highest=_MOST_DAYS,
        ),
    ),
    _step(
        "remove-namespace",
        QT_TRANSLATE_NOOP("core", "Remove a namespace"),
        _remove_namespace,
        Argument(
            "namespace",
            QT_TRANSLATE_NOOP("core", "Its prefix or its name"),
            hint="geo",
            may_be_empty=False,
        ),
    ),
    _step(
        "rename-prefix",
        QT_TRANSLATE_NOOP("core", "Rename a prefix"),
        _rename_prefix,
        Argument("from", QT_TRANSLATE_NOOP("core", "Prefix now"), hint="ns1", may_be_empty=False),
        Argument("to", QT_TRANSLATE_NOOP("core", "New prefix"), hint="image", may_be_empty=False),
    ),
)
