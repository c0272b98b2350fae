"""Rules about a row as a whole: what is missing, repeated or empty. Source: PROTOCOL 2 and 4."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sitemap_editor.core.checks.rows.row_fixes import only_first, only_first_loc, without_empty
from sitemap_editor.core.checks.rule import CheckContext, Fault, Fix, RowView, Rule, Severity
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import LOC


def _one_loc(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    if view.row.loc is None:
        text = QT_TRANSLATE_NOOP("core", "The URL is missing. Every row needs one.")
        yield Fault(Severity.ERROR, text, column=LOC)
    elif not view.row.loc.strip():
        text = QT_TRANSLATE_NOOP("core", "The URL is empty. Every row needs one.")
        yield Fault(Severity.ERROR, text, column=LOC)
    if (count := view.layout.counts.get(LOC, 0)) > 1:
        text = QT_TRANSLATE_NOOP(
            "core", "The row has {count} URLs. Only the first is shown and read."
        )
        yield Fault(Severity.ERROR, text, {"count": count}, LOC)


def _repeated(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    for field, count in view.layout.counts.items():
        if field != LOC and count > 1:
            text = QT_TRANSLATE_NOOP(
                "core", "“{field}” appears {count} times in this row. Only one is allowed."
            )
            yield Fault(Severity.ERROR, text, {"field": field, "count": count}, field)


def _empty(view: RowView, _context: CheckContext) -> Iterator[Fault]:
    for field in view.layout.counts:
        value = view.row.value(field)
        if field != LOC and value is not None and not value.strip():
            text = QT_TRANSLATE_NOOP("core", "“{field}” is empty. Add a value, or clear the cell.")
            yield Fault(Severity.ERROR, text, {"field": field}, field)


_REMOVE: Final = QT_TRANSLATE_NOOP("core", "Remove empty elements")

ROW_RULES: Final = (
    Rule(
        "L01",
        QT_TRANSLATE_NOOP("core", "Row has exactly one URL"),
        QT_TRANSLATE_NOOP("core", "No URL, or several"),
        QT_TRANSLATE_NOOP(
            "core", "A row without a URL has no effect, and a second URL is never read."
        ),
        "sitemaps.org: loc; sitemap.xsd",
        LOC,
        check_row=_one_loc,
        fixes=(
            Fix(
                QT_TRANSLATE_NOOP("core", "Remove the repeated URL"),
                row=only_first_loc,
                is_safe=False,
            ),
        ),
    ),
    Rule(
        "O02",
        QT_TRANSLATE_NOOP("core", "No element appears twice in a row"),
        QT_TRANSLATE_NOOP("core", "Repeated element"),
        QT_TRANSLATE_NOOP(
            "core",
            "Readers use the first or the last one, so it is unclear which one counts. Clear the "
            "cell to remove all of them, then set the correct value.",
        ),
        "sitemap.xsd; Yandex: Tag found more than once",
        check_row=_repeated,
        fixes=(
            Fix(QT_TRANSLATE_NOOP("core", "Keep the first one"), row=only_first, is_safe=False),
        ),
    ),
    Rule(
        "O03",
        QT_TRANSLATE_NOOP("core", "Optional elements have a value or are left out"),
        QT_TRANSLATE_NOOP("core", "Empty element"),
        QT_TRANSLATE_NOOP(
            "core", "Validators report an empty element as an error; crawlers ignore it."
        ),
        "sitemap.xsd; Yandex: Tag cannot be empty",
        check_row=_empty,
        fixes=(
            Fix(_REMOVE, row=without_empty(with_comments=False)),
            Fix(_REMOVE, row=without_empty(with_comments=True), is_safe=False),
        ),
    ),
)
