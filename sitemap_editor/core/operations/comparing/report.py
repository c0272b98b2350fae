"""Tells what differs between two sites: as JSON, as text, as Markdown, as a page of HTML."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import Final

from sitemap_editor.core.operations.comparing.moved_pages import MovedPage
from sitemap_editor.core.operations.comparing.site import SiteComparison
from sitemap_editor.core.readable import escaped_in_json, one_line, spelled_out

_SHOWN: Final = 50
"""So many rows of a group are listed for a pull request."""
_LONGEST_VALUE: Final = 200


@dataclass(frozen=True, slots=True)
class _Item:
    """One row of a group: its URL, and what became of it as name, before and after.

    Without a value before, the one after is its new URL, and the name tells why.
    """

    url: str
    changes: Sequence[tuple[str, str | None, str]] = ()

    def as_markdown(self) -> str:
        """Write one line, however many values changed."""
        changes = ",".join(
            f" → {_code(new)} ({name})" if old is None else f" {name} {_code(old)} → {_code(new)}"
            for name, old, new in self.changes
        )
        colon = ":" if self.changes and self.changes[0][1] is not None else ""
        return f"{_code(self.url)}{colon}{changes}"

    def cells(self) -> Iterator[Sequence[str]]:
        """Yield a line of a table for each value that changed; one where there is none."""
        if not self.changes:
            yield (self.url,)
        for name, old, new in self.changes:
            yield (self.url, new, name) if old is None else (self.url, name, old, new)


@dataclass(frozen=True, slots=True)
class Report:
    """A comparison, under the names of its sides, with the pages that were probably moved."""

    comparison: SiteComparison
    before_name: str
    after_name: str
    moved_pages: Sequence[MovedPage] = ()

    def as_json(self) -> str:
        """Write all rows. Rows without a URL have an empty one."""
        both = self.comparison
        found = {
            "added": list(map(both.after.loc, both.added)),
            "removed": list(map(both.before.loc, both.removed)),
            "changed": [
                {"loc": loc, "fields": {name: list(pair) for name, pair in values.items()}}
                for loc, values in self._changed()
            ],
            "moved": [{"loc": loc, "from": old, "to": new} for loc, old, new in self._moved_rows()],
            "moved_pages": [
                {"from": old, "to": new, "evidence": evidence, "certainty": certainty}
                for old, new, evidence, certainty in self._moved_pages()
            ],
            "counts": dict(both.counts),
        }
        return escaped_in_json(json.dumps(found, indent=1, ensure_ascii=False)) + "\n"

    def as_text(self) -> str:
        """Write a line a row, with a sign in front; nothing steers the terminal."""
        return "".join(f"{spelled_out(line)}\n" for line in self._lines())

    def as_markdown(self) -> str:
        """Write counts, and the first rows of each group folded away: for a pull request."""
        counts = self.comparison.counts
        lines = [
            f"### {_code(self.before_name)} → {_code(self.after_name)}",
            "",
            "| " + " | ".join(counts) + " |",
            "|" + " ---: |" * len(counts),
            "| " + " | ".join(f"{count:,}" for count in counts.values()) + " |",
        ]
        for title, count, items in self._groups():
            lines += ["", f"<details><summary>{title}: {count:,}</summary>", ""]
            lines += (f"- {item.as_markdown()}" for item in islice(items, _SHOWN))
            if count > _SHOWN:
                lines.append(f"- … and {count - _SHOWN:,} more")
            lines += ["", "</details>"]
        return "\n".join(lines) + "\n"

    def as_html(self) -> str:
        """Write one page that needs nothing else: counts, then all rows, group by group."""
        counts = "".join(
            f"<tr><th>{escape(name)}</th><td>{count:,}</td></tr>"
            for name, count in self.comparison.counts.items()
        )
        title = f"{escape(one_line(self.before_name))} → {escape(one_line(self.after_name))}"
        groups = "".join(
            f"<details open><summary>{escape(name)}: {count:,}</summary><table>"
            + "".join(_html_row(cells) for item in items for cells in item.cells())
            + "</table></details>\n"
            for name, count, items in self._groups()
        )
        return _PAGE.format(title=title, counts=counts, groups=groups)

    def _lines(self) -> Iterator[str]:
        both = self.comparison
        counts = dict(both.counts)
        if self.moved_pages:
            counts["probably the same page"] = len(self.moved_pages)
        yield ", ".join(f"{name} {count}" for name, count in counts.items())
        yield from (f"+ {loc}" for loc in map(both.after.loc, both.added))
        yield from (f"- {loc}" for loc in map(both.before.loc, both.removed))
        for loc, values in self._changed():
            yield f"~ {loc}"
            yield from (
                f"    {name}: {_short(old)} → {_short(new)}" for name, (old, new) in values.items()
            )
        yield from (f"> {loc}: {old} → {new}" for loc, old, new in self._moved_rows())
        for old, new, evidence, certainty in self._moved_pages():
            yield f"= {old} → {new} ({evidence}, {certainty:.2f})"

    def _groups(self) -> Iterator[tuple[str, int, Iterator[_Item]]]:
        """Yield title, count and rows of what there is."""
        both = self.comparison
        changed = (
            _Item(loc, [(name, _short(old), _short(new)) for name, (old, new) in values.items()])
            for loc, values in self._changed()
        )
        moved = (_Item(loc, [("file", old, new)]) for loc, old, new in self._moved_rows())
        pages = (
            _Item(old, [(f"{evidence}, {certainty:.0%}", None, new)])
            for old, new, evidence, certainty in self._moved_pages()
        )
        groups: tuple[tuple[str, int, Iterator[_Item]], ...] = (
            ("Added", len(both.added), map(_Item, map(both.after.loc, both.added))),
            ("Removed", len(both.removed), map(_Item, map(both.before.loc, both.removed))),
            ("Changed", len(both.changed), changed),
            ("Moved to another file", len(both.moved), moved),
            ("Probably the same page", len(self.moved_pages), pages),
        )
        return (group for group in groups if group[1])

    def _changed(self) -> Iterator[tuple[str, dict[str, tuple[str | None, str | None]]]]:
        both = self.comparison
        for number, row in enumerate(both.changed.after):
            yield both.after.loc(row), both.values(number)

    def _moved_rows(self) -> Iterator[tuple[str, str, str]]:
        both = self.comparison
        for before, after in both.moved:
            old, new = both.before.file_name(before), both.after.file_name(after)
            yield both.after.loc(after), old, new

    def _moved_pages(self) -> Iterator[tuple[str, str, str, float]]:
        both = self.comparison
        for page in self.moved_pages:
            old, new = both.before.loc(page.before), both.after.loc(page.after)
            name = page.evidence.name.lower().replace("_", " ")
            yield old, new, name, page.evidence.value


REPORT_FORMATS: Final[Mapping[str, Callable[[Report], str]]] = {
    "text": Report.as_text,
    "json": Report.as_json,
    "markdown": Report.as_markdown,
    "html": Report.as_html,
}

_PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }}
body {{ max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ border-bottom: 1px solid #8884; padding: .25rem .5rem; text-align: left;
  overflow-wrap: anywhere; vertical-align: top; }}
.counts {{ width: auto; }} .counts td {{ text-align: right; }}
summary {{ cursor: pointer; font-weight: 600; margin-top: 1.5rem; }}
@media print {{ body {{ margin: 0; max-width: none; }} }}
</style></head>
<body><h1>{title}</h1>
<table class="counts">{counts}</table>
{groups}</body></html>
"""


def _html_row(parts: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<td>{escape(one_line(part))}</td>" for part in parts) + "</tr>\n"


def _code(text: str) -> str:
    """Write text so that Markdown takes it as it is."""
    fence = "`" * (max(map(len, _runs(text)), default=0) + 1)
    space = " " if text.startswith("`") or text.endswith("`") or not text else ""
    return f"{fence}{space}{one_line(text)}{space}{fence}"


def _runs(text: str) -> list[str]:
    return ["".join(run) for run in "".join("`" if c == "`" else " " for c in text).split()]


def _short(value: str | None) -> str:
    if value is None:
        return "(none)"
    return value if len(value) <= _LONGEST_VALUE else f"{value[:_LONGEST_VALUE]}…"
