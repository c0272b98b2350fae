"""Renames a prefix in a whole document: head, rows and what is behind them."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.contents.byte_changes import Change, changed
from sitemap_editor.core.contents.head_view import HeadView
from sitemap_editor.core.contents.names import check_name
from sitemap_editor.core.document.edits import Batch, Edit, SetHead, SetRows
from sitemap_editor.core.document.markup import BARE_SCOPE, SPACE, TOKEN, Scope
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.written_rows import RowCollector
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError, Progress, no_progress

_ROWS_TO_A_CHECK: Final = 256
_ATTRIBUTE: Final = re.compile(
    rb"""(?P<before>\s++)(?P<name>[^\s=]++)(?P<value>\s*+=\s*+(?:"[^"]*+"|'[^']*+'))"""
)
_DECLARES: Final = b"xmlns:"


def renamed_prefix(
    table: PieceTable, old: str, new: str, progress: Progress = no_progress
) -> tuple[Edit, int]:
    """Return the edit that gives a namespace of the head another prefix, and how many rows change.

    All other bytes stay. Raises: EditError where the one is not there, the other is taken or no
    name, or rows declare one of them themselves; Cancelled; TypeError for a text sitemap.
    """
    row_format = xml_rows(table.row_format)
    old, new = (each.strip().removesuffix(":") for each in (old, new))
    _check(old, new, row_format.root.scope, ascii_only=row_format.encoder.ascii_only)
    rename = _Renaming(old.encode(), new.encode())
    rows = RowCollector()
    for number, row_id in enumerate(table.order):
        if not number % _ROWS_TO_A_CHECK:
            progress(number / len(table))
        data = table.row_bytes(row_id)
        if (renamed := rename(data)) != data:
            rows.add(row_id, renamed)
    head = SetHead(_head(HeadView(table.head), old.encode(), new.encode()), rename(table.tail))
    count = len(rows)
    return (Batch((head, SetRows(rows.rows()))) if count else head), count


def _check(old: str, new: str, scope: Scope, *, ascii_only: bool) -> None:
    """Raise EditError where a prefix cannot be renamed to another."""
    check_name(new, ascii_only=ascii_only)
    if not old or old.encode() not in scope or old.encode() in BARE_SCOPE:
        text = QT_TRANSLATE_NOOP(
            "core", "The first tag of the file declares no prefix “{prefix}:”."
        )
        raise EditError("prefix", text, {"prefix": old})
    if new.lower().startswith("xml"):
        text = QT_TRANSLATE_NOOP("core", "Prefixes that begin with “xml” are reserved.")
        raise EditError("prefix", text)
    if new.encode() in scope:
        text = QT_TRANSLATE_NOOP("core", "The prefix “{prefix}:” means another namespace here.")
        raise EditError("prefix", text, {"prefix": new})


class _Renaming:
    """Renames a prefix in some bytes: in tags alone."""

    def __init__(self, old: bytes, new: bytes) -> None:
        self._old, self._new = old + b":", new + b":"
        self._declared = (_DECLARES + old, _DECLARES + new)
        self._in_attribute = re.compile(rb"\s" + re.escape(self._old))

    def __call__(self, data: bytes) -> bytes:
        """Return the bytes under the new prefix. Raises: EditError where they declare either."""
        if self._old not in data and _DECLARES not in data:
            return data
        has_asides = b"<!" in data or b"<?" in data
        if has_asides or _DECLARES in data or self._in_attribute.search(data):
            return TOKEN.sub(self._token, data)
        # In a tag alone a name can follow this sign.
        return data.replace(b"<" + self._old, b"<" + self._new).replace(
            b"</" + self._old, b"</" + self._new
        )

    def _token(self, match: re.Match[bytes]) -> bytes:
        if match.lastgroup not in ("empty", "end"):
            return match[0]
        changes: list[Change] = []
        base = match.start()
        name = match.start("end") if match.lastgroup == "end" else match.start("start")
        if match.string.startswith(self._old, name):
            changes.append((name - base, name - base + len(self._old), self._new))
        if match["attributes"]:
            begins = match.start("attributes") - base
            for each in _ATTRIBUTE.finditer(match[0], begins):
                if each["name"] in self._declared:
                    raise self._declared_there(each["name"])
                if each["name"].startswith(self._old):
                    at = each.start("name")
                    changes.append((at, at + len(self._old), self._new))
        return changed(match[0], changes) or match[0]

    @staticmethod
    def _declared_there(name: bytes) -> EditError:
        text = QT_TRANSLATE_NOOP(
            "core", "Some rows declare the prefix “{prefix}:” themselves. Change these first."
        )
        return EditError("prefix", text, {"prefix": name.removeprefix(_DECLARES).decode()})


def _head(head: HeadView, old: bytes, new: bytes) -> bytes:
    changes: list[Change] = []
    before, declares = old + b":", _DECLARES + old
    name = head.root_name
    if head.data.startswith(before, name.start):
        changes.append((name.start, name.start + len(before), new + b":"))
    for each in head.root_attributes:
        begin = each.at.end - len(head.data[each.at.start : each.at.end].lstrip(SPACE))
        if each.name == declares:
            changes.append((begin, begin + len(declares), _DECLARES + new))
        elif each.name.startswith(before):
            changes.append((begin, begin + len(before), new + b":"))
    return changed(head.data, changes) or head.data
