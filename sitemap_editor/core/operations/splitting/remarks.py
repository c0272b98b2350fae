"""What a plan of a split has to say, each in a sentence of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.protocol.fields import TEXT, Kind

NO_ADDRESS: Final = Remark(
    QT_TRANSLATE_NOOP(
        "core",
        "An index lists its sitemaps by full URLs. Enter the URL of the folder where the files "
        "will be published, such as {example}, or do not create an index.",
    ),
    {"example": "https://www.example.org/"},
    is_obstacle=True,
)
PARTS_ARE_INDEXES: Final = Remark(
    QT_TRANSLATE_NOOP(
        "core",
        "The parts of a sitemap index are indexes themselves, and an index cannot list another "
        "index. No index of the parts is created: list each part in robots.txt.",
    )
)
NOTHING_CHANGED: Final = Remark(
    QT_TRANSLATE_NOOP(
        "core",
        "Nothing has changed: every URL stays in the part where the earlier index lists it, "
        "so there is nothing to write.",
    )
)


def row_too_large(row: int, size_bytes: int, max_size_bytes: int) -> Remark:
    """Say that a row (counted from 1) fits into no part; `size_bytes` of a part of it alone."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "Row {row} alone makes a part of {bytes} bytes; the limit is {limit}. Shorten the row, "
        "or raise the limit.",
    )
    arguments = {"row": row, "bytes": size_bytes, "limit": max_size_bytes}
    return Remark(text, arguments, is_obstacle=True)


def frame_too_large(frame_bytes: int, max_size_bytes: int) -> Remark:
    """Say that no row fits since the beginning and end of the file take all the room."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "The content before the first row and after the last row takes {bytes} bytes in every "
        "part, which leaves no room for rows within the limit of {limit}. Raise the limit.",
    )
    return Remark(text, {"bytes": frame_bytes, "limit": max_size_bytes}, is_obstacle=True)


def no_place(url: str) -> Remark:
    """Say that nothing can be published at an address."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "“{url}” is not a full URL, so it cannot be used in the index. Write it like this: "
        "{example}.",
    )
    return Remark(text, {"url": url, "example": "https://www.example.org/"}, is_obstacle=True)


def too_many_parts(parts: int, limit: int) -> Remark:
    """Say that one index cannot list all parts."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "The split makes {parts} parts; an index can list {limit}. Raise the limits of a part, "
        "or choose another grouping.",
    )
    return Remark(text, {"parts": parts, "limit": limit}, is_obstacle=True)


def index_too_large(size_bytes: int, limit: int) -> Remark:
    """Say that the index takes too many bytes."""
    text = QT_TRANSLATE_NOOP(
        "core",
        "The index would have {bytes} bytes; the limit is {limit}. Make fewer parts, or shorten "
        "their names.",
    )
    return Remark(text, {"bytes": size_bytes, "limit": limit}, is_obstacle=True)


def one_part(rows: int) -> Remark:
    """Say that there is nothing to divide."""
    if not rows:
        return Remark(
            QT_TRANSLATE_NOOP("core", "There are no rows. One empty part will be written.")
        )
    return Remark(
        QT_TRANSLATE_NOOP(
            "core",
            "All rows fit into one part within these limits, so only one part will be written.",
        )
    )


def no_longer_listed(names: Sequence[str]) -> Remark:
    """Say that files of an earlier split stay on disk though nothing is left in them."""
    if len(names) == 1:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The earlier part “{name}” is not one of the new parts. The index no longer lists "
            "it; the file remains until you delete it.",
        )
        return Remark(text, {"name": names[0]})
    text = QT_TRANSLATE_NOOP(
        "core",
        "{count} earlier parts are not among the new parts; the first is “{name}”. The index no "
        "longer lists them; the files remain until you delete them.",
    )
    return Remark(text, {"count": len(names), "name": names[0]})


def still_listed(urls: Sequence[str]) -> Remark:
    """Say that the index goes on listing what is none of the parts."""
    if len(urls) == 1:
        text = QT_TRANSLATE_NOOP(
            "core", "The index still lists {url}, which is not a part of this document."
        )
        return Remark(text, {"url": urls[0]})
    text = QT_TRANSLATE_NOOP(
        "core",
        "The index still lists {count} sitemaps that are not parts of this document; the first "
        "is {url}.",
    )
    return Remark(text, {"count": len(urls), "url": urls[0]})


def other_suffix(name: str, kind: Kind) -> Remark:
    """Say that the name promises another make of file."""
    if kind is TEXT:
        text = QT_TRANSLATE_NOOP(
            "core", "“{name}” does not end in .txt, as the name of a text sitemap should."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” ends in .txt, but the part is XML. To write only URLs, convert the "
            "document first.",
        )
    return Remark(text, {"name": name})
