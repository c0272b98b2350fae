"""Fixes of rows as a whole: what is empty, repeated, out of order or out of place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sitemap_editor.core.checks.oddities import Odd, Oddity
from sitemap_editor.core.checks.rule import Answers, CheckContext, RowFix, RowView
from sitemap_editor.core.document.markup import SPACE, TOKEN
from sitemap_editor.core.document.row_parts import Element
from sitemap_editor.core.document.row_writing import without
from sitemap_editor.core.document.xml_rows import XmlRows, xml_rows
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY

_TWO: Final = 2
# What people and programs write for the four names, in small letters and without joints.
_MEANT: Final = {
    **dict.fromkeys(("loc", "location", "link"), LOC),
    **dict.fromkeys(("lastmod", "lastmodified", "lastmodification", "modified"), LASTMOD),
    **dict.fromkeys(("changefreq", "changefrequency", "frequency", "freq"), CHANGEFREQ),
    **dict.fromkeys(("priority", "prio"), PRIORITY),
}
_JOINTS: Final = compiled(r"[-_.]")
_LINE_END: Final = compiled(rb"\r\n|\n|\r")
# A comment behind an element, on its line, belongs to it.
_REMARK: Final = compiled(rb"[ \t]*+(?:<!--(?:[^-]|-(?!->))*+-->[ \t]*+)++(?=[\r\n])")


def without_empty(*, with_comments: bool) -> RowFix:
    """Return a fix that removes optional elements with nothing in them.

    One that holds comments is removed only `with_comments`; one that holds elements never is.
    """

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        empty = [
            child
            for child in _cells(view)
            if child.local.decode() != LOC
            and not child.has_children
            and not child.value(view.data).strip()
            and (with_comments or not _has_remarks(view.data, child))
        ]
        return without(view.data, empty) if empty else None

    return fix


def only_first(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
    """Remove repeated optional elements; the first one stays."""
    seen: set[bytes] = set()
    repeated = []
    for child in _cells(view):
        if child.local in seen and child.local != LOC.encode():
            repeated.append(child)
        seen.add(child.local)
    return without(view.data, repeated) if repeated else None


def only_first_loc(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
    """Remove further URLs of a row where they say the same as the first one."""
    locs = [child for child in _cells(view) if child.local == LOC.encode()]
    values = {each.value(view.data).strip() for each in locs}
    if len(locs) < _TWO or len(values) > 1:
        return None
    return without(view.data, locs[1:])


def renamed(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
    """Write misspelt names right, such as “LastMod”, where an element of that name is absent."""
    row_format = xml_rows(view.row_format)
    data, known = view.data, set(view.layout.counts)
    changes: list[tuple[Element, bytes]] = []
    for child in view.parts.children:
        field = _MEANT.get(_JOINTS.sub("", child.local.decode("utf-8", "replace").lower()))
        is_ours = child.uri == row_format.root.uri and field in row_format.kind.fields
        if is_ours and field is not None and field not in known:
            known.add(field)
            changes.append((child, field.encode()))
    for child, right in reversed(changes):
        data = _with_name(data, child, child.name[: -len(child.local)] + right)
    return data if changes else None


def _with_name(data: bytes, child: Element, name: bytes) -> bytes:
    if not child.is_empty_tag:
        at = child.content_end + len(b"</")
        data = data[:at] + name + data[at + len(child.name) :]
    at = child.start + len(b"<")
    return data[:at] + name + data[at + len(child.name) :]


def in_order(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
    """Put the elements of a row into the order of the schema, extensions behind them.

    White space stays where it is; comments go with the element behind them, or with the one in
    front of them on the same line.
    """
    parts, row_format = view.parts, xml_rows(view.row_format)
    fields = [field.encode() for field in row_format.kind.fields]

    def rank(child: Element) -> int:
        is_own = child.uri == row_format.root.uri and child.local in fields
        return fields.index(child.local) if is_own else len(fields)

    ranks = [rank(child) for child in parts.children]
    if ranks == sorted(ranks):
        return None
    data, at = view.data, parts.content_start
    spaces: list[bytes] = []
    loads: list[bytes] = []
    for child in parts.children:
        end = child.end
        if remark := _REMARK.match(data, end):
            end = remark.end()
        stretch = data[at:end]
        load = stretch.lstrip(SPACE)
        spaces.append(stretch[: len(stretch) - len(load)])
        loads.append(load)
        at = end
    order = sorted(range(len(loads)), key=ranks.__getitem__)
    written = (space + loads[number] for space, number in zip(spaces, order, strict=True))
    return data[: parts.content_start] + b"".join(written) + data[at:]


def without_oddities(kinds: Mapping[str, Collection[Odd]]) -> RowFix:
    """Return a fix that takes out what is out of place; `kinds` says what, by kind of file."""

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        found = [oddity for oddity in view.oddities if oddity.odd in kinds[view.kind.name]]
        return taken_out(view.data, found) if found else None

    return fix


def taken_out(data: bytes, oddities: Iterable[Oddity]) -> bytes:
    """Return `data` without these; of elements inside a value the tags go and the text stays."""
    for oddity in sorted(oddities, key=lambda each: -each.start):
        if oddity.odd is Odd.ATTRIBUTE:
            data = data[: oddity.start] + data[oddity.end :]
        elif oddity.odd is Odd.INSIDE:
            data = data[: oddity.start] + _untagged(data, oddity) + data[oddity.end :]
        else:
            data = cut(data, oddity.start, oddity.end)
    return data


def cut(data: bytes, start: int, end: int) -> bytes:
    """Return `data` without a stretch; where that fills lines of its own, without those."""
    before, after = data[:start].rstrip(b" \t"), data[end:].lstrip(b" \t")
    line_end = _LINE_END.match(after)
    if line_end is not None and before.endswith((b"\n", b"\r")):
        return before + after[line_end.end() :]
    if line_end is not None:
        return before + after  # no blanks at the end of a line
    return data[:start] + data[end:]


def _untagged(data: bytes, oddity: Oddity) -> bytes:
    tokens = TOKEN.finditer(data, oddity.start, oddity.end)
    return b"".join(match[0] for match in tokens if match.lastgroup not in ("empty", "end"))


def _cells(view: RowView) -> list[Element]:
    row_format = view.row_format
    if not isinstance(row_format, XmlRows):
        return []
    fields = [field.encode() for field in row_format.kind.fields]
    uri = row_format.root.uri
    return [child for child in view.parts.children if child.uri == uri and child.local in fields]


def _has_remarks(data: bytes, child: Element) -> bool:
    return b"<" in data[child.content_start : child.content_end]
