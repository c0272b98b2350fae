"""The index of the parts: their URLs, and when their bytes changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sitemap_editor.core.document.edits import InsertRows
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Remark
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.operations.splitting import remarks
from sitemap_editor.core.operations.splitting.order import SplitOrder
from sitemap_editor.core.protocol import limits
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import url_in


def index_of(
    folder_url: str, children: Iterable[tuple[str, str | None]], others: Sequence[Row] = ()
) -> Document:
    """Return an index of children, each a name and its lastmod, in the folder with this URL.

    `others` are listed behind them as they are.
    """
    index = Document.new(SITEMAPINDEX)
    rows = [Row(url_in(folder_url, name), date) for name, date in children]
    index.apply(InsertRows(0, [*rows, *others]))
    return index


def dated_anew(index: Document, are_unchanged: Sequence[bool], date: str) -> Document:
    """Return the same index with another date for the first rows, but for those left unchanged."""
    rows = [index.table[position] for position in range(len(index))]
    for position, is_unchanged in enumerate(are_unchanged):
        if not is_unchanged:
            rows[position] = rows[position]._replace(lastmod=date)
    dated = Document.new(SITEMAPINDEX)
    dated.apply(InsertRows(0, rows))
    return dated


def index_obstacles(index: Document, order: SplitOrder) -> Iterator[Remark]:
    """Yield how the index breaks the limits. Source: PROTOCOL I02."""
    most = min(order.max_index_rows, limits.MAX_ROWS)
    if len(index) > most:
        yield remarks.too_many_parts(len(index), most)
    if index.size_bytes > limits.MAX_SIZE_BYTES:
        yield remarks.index_too_large(index.size_bytes, limits.MAX_SIZE_BYTES)
