"""Completes clusters of language versions: each row lists all of them, itself included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from sitemap_editor.core.checks.extensions.extension_fixes import links_in
from sitemap_editor.core.checks.rule import Answers, CheckContext, RowView
from sitemap_editor.core.checks.typical import LANGUAGE_LINK, LINKING_EXTENSIONS
from sitemap_editor.core.contents.byte_changes import Change, changed
from sitemap_editor.core.contents.row_pieces import Attribute, Piece
from sitemap_editor.core.document.edits import Edit, SetRows
from sitemap_editor.core.document.markup import SPACE, Scope, decode_references, decode_text
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault
from sitemap_editor.core.protocol.namespaces import XHTML

_KEPT_ATTRIBUTES = frozenset({b"rel", b"hreflang", b"href"})


@dataclass(slots=True)
class _Link:
    """A language link as it is written."""

    piece: Piece
    code: Attribute
    href: Attribute


@dataclass
class _Row:
    """A row that links to language versions, or is one."""

    row_id: int
    table: PieceTable
    url: str
    links: dict[str, str]
    """URL by language code in small letters."""

    @cached_property
    def view(self) -> RowView:
        """The row itself: only what is written anew or copied from is looked at closely."""
        return RowView(self.table.row_bytes(self.row_id), self.table.row_format)

    @cached_property
    def written(self) -> dict[str, _Link]:
        """The links as they are written, by language code."""
        return dict(_written(self.view))


def completed_clusters(
    table: PieceTable,
    _context: CheckContext,
    _answers: Answers,
) -> Edit | None:
    """Write the missing links into every row of a cluster that is all in this file.

    Clusters in which one language means several pages, or a code is wrong, stay as they are.
    """
    fixed = list(_completed(table))
    return SetRows(fixed) if fixed else None


def has_incomplete_clusters(table: PieceTable, _context: CheckContext) -> bool:
    """Tell whether `completed_clusters` would write anything."""
    return next(_completed(table), None) is not None


def _completed(table: PieceTable) -> Iterator[tuple[int, bytes]]:
    """Yield rows with the links that they lack."""
    reader = _Reader(table)
    linking = list(reader.linking())
    rows = _rows_by_url(reader, linking)
    for urls in _clusters(linking):
        cluster = [row for url in urls for row in rows.get(url, ())]
        wanted = _wanted(cluster)
        if wanted is None or not all(url in rows for url in urls):
            continue
        for row in cluster:
            missing = [(wanted[code], code) for code in wanted if code not in row.links]
            data = _with_links(row, missing) if missing else None
            if data is not None:
                yield row.row_id, data


class _Reader:
    """Reads the links of rows: at once where they are written as nearly all are."""

    def __init__(self, table: PieceTable) -> None:
        self.table = table
        any_value = dict.fromkeys(table.fields, rb"[^<]*+")
        self._common = table.row_format.pattern(any_value, LINKING_EXTENSIONS)

    def linking(self) -> Iterator[_Row]:
        """Yield the rows that have language links."""
        for row_id in self.table.order:
            data = self.table.row_bytes(row_id)
            if b"hreflang" in data:
                row = self.row(row_id, data)
                if row.url and row.links:
                    yield row

    def row(self, row_id: int, data: bytes) -> _Row:
        """Return a row with its links."""
        match = self._common.fullmatch(data) if self._common is not None else None
        if match is not None and b"<!--" not in data:
            url, links = decode_text(match[1]), LANGUAGE_LINK.findall(data)
            hrefs = {code.decode().lower(): _decoded(href) for code, href in links}
            return _Row(row_id, self.table, url.strip(), hrefs)
        view = RowView(data, self.table.row_format)
        hrefs = {code: link.href.value(data) for code, link in _written(view)}
        return _Row(row_id, self.table, (view.row.loc or "").strip(), hrefs)


def _decoded(href: bytes) -> str:
    return decode_references(href).decode("utf-8", "replace").strip()


def _written(view: RowView) -> Iterator[tuple[str, _Link]]:
    """Yield the language links of a row with their codes in small letters."""
    data = view.data
    for piece in links_in(view):
        given = {attribute.name: attribute for attribute in piece.attributes(data)}
        code, href = given.get(b"hreflang"), given.get(b"href")
        is_alternate = b"rel" in given and given[b"rel"].value(data).lower() == "alternate"
        if is_alternate and code is not None and href is not None:
            yield code.value(data).lower(), _Link(piece, code, href)


def _rows_by_url(reader: _Reader, linking: Iterable[_Row]) -> Mapping[str, list[_Row]]:
    """Return the rows of all URLs that are linked to or from."""
    rows: dict[str, list[_Row]] = {}
    for row in linking:
        rows.setdefault(row.url, []).append(row)
    known = {row.row_id for found in rows.values() for row in found}
    looked_for = {href for found in rows.values() for row in found for href in row.links.values()}
    looked_for |= rows.keys()
    table = reader.table
    for row_id, loc in zip(table.order, table.values(LOC), strict=True):
        if loc is not None and row_id not in known and (url := loc.strip()) in looked_for:
            rows.setdefault(url, []).append(reader.row(row_id, table.row_bytes(row_id)))
    return rows


def _clusters(linking: Iterable[_Row]) -> list[list[str]]:
    """Return the URLs that belong together, directly or by way of others.

    x-default binds nothing: many pages share one, such as the home page.
    """
    cluster_of: dict[str, list[str]] = {}
    for row in linking:
        bound = [href for code, href in row.links.items() if code != X_DEFAULT]
        for url in (row.url, *bound):
            cluster_of.setdefault(url, [url])
        for url in bound:
            one, other = sorted((cluster_of[row.url], cluster_of[url]), key=len)
            if one is not other:
                other.extend(one)
                cluster_of.update(dict.fromkeys(one, other))
    return list({id(cluster): cluster for cluster in cluster_of.values()}.values())


def _wanted(cluster: Iterable[_Row]) -> dict[str, _Row] | None:
    """Return a row that links to each language, in the order of the fullest; None in a conflict."""
    wanted: dict[str, _Row] = {}
    hrefs: dict[str, str] = {}
    for row in sorted(cluster, key=lambda row: -len(row.links)):
        for code, href in row.links.items():
            if hreflang_fault(code) is not None or hrefs.setdefault(code, href) != href:
                return None
            wanted.setdefault(code, row)
    return wanted


def _with_links(row: _Row, missing: list[tuple[_Row, str]]) -> bytes | None:
    """Return a row with these links of others, written as its own are; None where it has no way."""
    data = row.view.data
    links = [(other, other.written[code]) for other, code in missing]
    if row.links:
        model_row, model = row, list(row.written.values())[-1]
        neighbour = max((link.piece for link in row.written.values()), key=lambda piece: piece.end)
    else:
        model_row, model = links[0]
        row_piece, *inside = row.view.pieces
        if not _is_link_in(row_piece.scope, model_row, model.piece):
            return None
        neighbour = [piece for piece in inside if piece.depth == 1][-1]
    space = data[len(data[: neighbour.start].rstrip(SPACE)) : neighbour.start]
    written = (space + _like(model_row, model, *link) for link in links)
    return data[: neighbour.end] + b"".join(written) + data[neighbour.end :]


def _is_link_in(scope: Scope, row: _Row, piece: Piece) -> bool:
    """Tell whether the tag of a link means the same under these prefixes."""
    prefix, colon, _ = piece.name.rpartition(b":")
    declaration = b"xmlns" + colon + prefix
    declares = any(each.name == declaration for each in piece.attributes(row.view.data))
    return declares or scope.get(prefix) == XHTML.encode()


def _like(model_row: _Row, model: _Link, row: _Row, link: _Link) -> bytes:
    """Write a link of another row with prefix, quotes, spaces and order of the model."""
    data, piece = model_row.view.data, model.piece
    changes: list[Change] = []
    for attribute in piece.attributes(data):
        name = attribute.name
        if name == b"hreflang":
            changes.append((*attribute.value_at, _raw(row, link.code, attribute.quote)))
        elif name == b"href":
            changes.append((*attribute.value_at, _raw(row, link.href, attribute.quote)))
        elif name not in _KEPT_ATTRIBUTES and not name.startswith(b"xmlns"):
            changes.append((*attribute.at, b""))
    start = piece.start
    relative = [(begin - start, end - start, content) for begin, end, content in changes]
    return changed(data[start : piece.end], relative) or b""


def _raw(row: _Row, attribute: Attribute, quote: bytes) -> bytes:
    """Return a value as it is spelt in its row, fit for these quotes."""
    raw = row.view.data[slice(*attribute.value_at)].strip(SPACE)
    return raw.replace(quote, b"&quot;" if quote == b'"' else b"&apos;")
