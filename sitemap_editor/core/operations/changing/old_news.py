"""Takes articles out of rows that are too old to be news; the rows stay."""

from __future__ import annotations

from datetime import datetime

from sitemap_editor.core.contents.blocks import field_values
from sitemap_editor.core.contents.changes import remove
from sitemap_editor.core.contents.news_age import news_ends
from sitemap_editor.core.contents.row_tree import read_row
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.protocol.namespaces import NEWS

_NAME = (NEWS, "news")
_DATE = "publication_date"


def without_old_news(data: bytes, row_format: RowFormat, now: datetime, days: int) -> bytes:
    """Return a row without the articles that are older than so many days.

    One whose date tells no day stays.
    """
    old = []
    for child in read_row(data, row_format).children:
        if (child.uri, child.local) == _NAME:
            ends = [news_ends(value, days) for value in field_values(child, _DATE)]
            if ends and all(each is not None and each < now for each in ends):
                old.append(child.path)
    return remove(data, row_format, old) if old else data
