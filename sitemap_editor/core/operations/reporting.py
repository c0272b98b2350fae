"""A sitemap as one page of HTML that needs nothing else: for those who have no editor.

It can be sorted and filtered without a server, and asks the network for nothing; without scripts it
is still all there. Browsers dropped the style sheets that did this before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.readable import one_line

_LINKED: Final = ("http://", "https://")
_MOST_BARS: Final = 24


@dataclass(frozen=True, slots=True)
class ProblemKind:
    """A kind of problem in the file; `count` is how often it stands there."""

    code: str
    severity: str
    message: str
    """What was said of the first."""
    count: int
    first_row: int | None
    """From 1; None where it is about the whole file."""


def figure(count: int) -> str:
    """Write a number as English does."""
    return f"{count:,}"


@dataclass(frozen=True, slots=True)
class PageContent:
    """What the page tells."""

    title: str
    facts: Sequence[tuple[str, str]]
    problems: Sequence[ProblemKind]
    pictures: Sequence[tuple[str, Mapping[str, int]]]
    """Title, and how many rows have each value, in the order to show them."""
    table: PieceTable
    row_problems: Mapping[int, str]
    """By position: the codes of a row's problems."""
    rows_shown: int
    """How many rows are listed, from the first on."""
    number: Callable[[int], str] = figure


def page(
    content: PageContent, say: Callable[[str], str] = str, language: str = "en"
) -> Iterator[str]:
    """Yield the page in pieces; `say` translates its words.

    Values are never markup there, and only http and https become links.
    """
    yield _HEAD.format(
        language=escape(language), title=escape(one_line(content.title)), style=_STYLE
    )
    facts = (_cells("td", (name, value)) for name, value in content.facts)
    yield f"<table class=facts>{''.join(facts)}</table>\n"
    yield from _problems(content.problems, say)
    for title, counts in content.pictures:
        if counts:
            yield _bars(title, counts, content.number)
    yield from _rows(content, say)
    words = {"none": say(_NO_ROWS), "shown": say(_SHOWN)}
    # “</” would end the script.
    told = json.dumps(words).replace("<", "\\u003c")
    yield f"<script>const words = {told};\n{_SCRIPT}</script>\n</body></html>\n"


def _problems(problems: Sequence[ProblemKind], say: Callable[[str], str]) -> Iterator[str]:
    yield f"<h2>{escape(say(QT_TRANSLATE_NOOP('core', 'Problems')))}</h2>\n"
    if not problems:
        text = say(QT_TRANSLATE_NOOP("core", "No problems were found."))
        yield f"<p>{escape(text)}</p>\n"
        return
    titles = (
        say(QT_TRANSLATE_NOOP("core", "Rule")),
        say(QT_TRANSLATE_NOOP("core", "Severity")),
        say(QT_TRANSLATE_NOOP("core", "Count")),
        say(QT_TRANSLATE_NOOP("core", "First row")),
        say(QT_TRANSLATE_NOOP("core", "First message")),
    )
    yield f"<table class=sortable><thead>{_cells('th', titles)}</thead><tbody>\n"
    for each in problems:
        first = "" if each.first_row is None else f"{each.first_row}"
        cells = (each.code, each.severity, f"{each.count}", first, each.message)
        yield _cells("td", cells, row_class=each.severity)
    yield "</tbody></table>\n"


def _bars(title: str, counts: Mapping[str, int], number: Callable[[int], str]) -> str:
    """Draw counts as bars; of very many, the first."""
    most = max(counts.values())
    shown = list(counts.items())[:_MOST_BARS]
    rows = "".join(
        f"<tr><td>{escape(one_line(name))}</td><td class=number>{number(count)}</td><td class=bar>"
        f'<span style="width:{max(0.5, 100 * count / most):.1f}%"></span></td></tr>\n'
        for name, count in shown
    )
    rest = len(counts) - len(shown)
    more = f"<p>… +{number(rest)}</p>" if rest else ""
    return f"<h2>{escape(title)}</h2>\n<table class=bars>{rows}</table>{more}\n"


def _rows(content: PageContent, say: Callable[[str], str]) -> Iterator[str]:
    if not content.rows_shown:
        return
    fields = content.table.fields
    label = escape(say(QT_TRANSLATE_NOOP("core", "Filter rows")))
    heading = escape(say(QT_TRANSLATE_NOOP("core", "Rows")))
    yield (
        f"<h2>{heading}</h2>\n"
        f'<p><input type=search id=filter aria-label="{label}" placeholder="{label}"> '
        "<span id=shown role=status></span></p>\n"
    )
    titles = ("#", *fields, say(QT_TRANSLATE_NOOP("core", "Problems")))
    yield f"<table class=sortable id=rows><thead>{_cells('th', titles)}</thead><tbody>\n"
    for position in range(min(content.rows_shown, len(content.table))):
        row = content.table[position]
        values = [(row.value(field) or "").strip() for field in fields]
        yield (
            f"<tr><td>{position + 1}</td><td>{_linked(values[0])}</td>"
            + "".join(f"<td>{escape(one_line(value))}</td>" for value in values[1:])
            + f"<td>{escape(content.row_problems.get(position, ''))}</td></tr>\n"
        )
    yield "</tbody></table>\n"


def _linked(url: str) -> str:
    text = escape(one_line(url))
    if not url.lower().startswith(_LINKED):
        return text
    return f'<a href="{escape(url)}" rel="noreferrer noopener">{text}</a>'


def _cells(tag: str, values: Iterable[str], row_class: str = "") -> str:
    started = f'<tr class="{escape(row_class)}">' if row_class else "<tr>"
    return (
        started
        + "".join(f"<{tag}>{escape(one_line(value))}</{tag}>" for value in values)
        + "</tr>\n"
    )


_NO_ROWS: Final = QT_TRANSLATE_NOOP("core", "No rows match.")
_SHOWN: Final = QT_TRANSLATE_NOOP("core", "{shown} of {all} rows")

_HEAD: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{style}</style></head>
<body><h1>{title}</h1>
"""
_STYLE: Final = """
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --line: #8883; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; } .sortable { width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem .25rem 0; text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
th { white-space: nowrap; position: sticky; top: 0; background: Canvas; }
.sortable th { cursor: pointer; } .number { text-align: right; white-space: nowrap; }
th[aria-sort=ascending]::after { content: " \\25b2"; }
th[aria-sort=descending]::after { content: " \\25bc"; }
.bars { width: 100%; } .bar { width: 60%; } .bars td:first-child { white-space: nowrap; }
.bar span { display: inline-block; height: .8em; background: #3b78c3; border-radius: 2px; }
tr.error td:nth-child(2) { color: #c0262d; } tr.warning td:nth-child(2) { color: #9a5b00; }
@media (prefers-color-scheme: dark) {
  tr.error td:nth-child(2) { color: #ff8080; } tr.warning td:nth-child(2) { color: #f0b050; } }
input { font: inherit; padding: .3rem .6rem; min-width: 20rem; max-width: 100%; }
@media print { body { margin: 0; max-width: none; font-size: 10px; } input { display: none; }
  th { position: static; } a { color: inherit; text-decoration: none; }
  tr { break-inside: avoid; } }
"""
_SCRIPT: Final = """
for (const table of document.querySelectorAll(".sortable")) {
  table.querySelectorAll("th").forEach((title, column) => {
    title.tabIndex = 0;
    const sort = () => {
      const up = title.getAttribute("aria-sort") !== "ascending";
      table.querySelectorAll("th").forEach(each => each.removeAttribute("aria-sort"));
      title.setAttribute("aria-sort", up ? "ascending" : "descending");
      const text = row => row.cells[column].textContent;
      const order = new Intl.Collator(undefined, { numeric: true });
      const rows = [...table.tBodies[0].rows];
      rows.sort((a, b) => order.compare(text(a), text(b)) * (up ? 1 : -1));
      table.tBodies[0].append(...rows);
    };
    title.addEventListener("click", sort);
    title.addEventListener("keydown", event => {
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); sort(); }
    });
  });
}
const filter = document.getElementById("filter");
if (filter) {
  const rows = [...document.querySelectorAll("#rows tbody tr")];
  const texts = rows.map(row => row.textContent.toLowerCase());
  const told = document.getElementById("shown");
  filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase().split(" ").filter(Boolean);
    let shown = 0;
    rows.forEach((row, number) => {
      row.hidden = !wanted.every(word => texts[number].includes(word));
      shown += !row.hidden;
    });
    told.textContent = shown ? words.shown.replace("{shown}", shown.toLocaleString())
      .replace("{all}", rows.length.toLocaleString()) : words.none;
  });
}
"""
