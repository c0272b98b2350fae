"""Rows of urlset and sitemapindex: a fast pattern for common rows, a careful reader for others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Final

from sitemap_editor.core.document.markup import SPACE, decode_text
from sitemap_editor.core.document.plain_rows import PlainRows
from sitemap_editor.core.document.prolog import Root, doctype_end, read_prolog
from sitemap_editor.core.document.row import Row, RowFormat, RowLayout
from sitemap_editor.core.document.row_parts import Element, RowParts, rows_taken_apart, take_apart
from sitemap_editor.core.document.row_patterns import (
    COMMON,
    LEADING,
    MAX_EXTRAS,
    ORDERLY,
    PLAIN,
    SPAN,
    TYPICAL,
    quoted_name,
    row_pattern,
)
from sitemap_editor.core.document.row_writing import (
    Encoder,
    RowStyle,
    may_need_escapes,
    set_value,
    style_of,
    with_element,
    without,
    written_alike,
)
from sitemap_editor.core.document.well_formed import check_well_formed
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ContentError, EditError, NotWellFormed
from sitemap_editor.core.protocol.fields import LOC, Kind


class XmlRows:
    """The row format of an XML sitemap; see `RowFormat` for what the methods promise."""

    def __init__(self, kind: Kind, root: Root, encoder: Encoder, empty_style: RowStyle) -> None:
        self.kind = kind
        self.root = root
        self.encoder: Final = encoder
        """How the file spells characters."""
        self._empty_style = empty_style
        self._local = kind.row.encode()
        self.marks: Final = tuple(
            (prefix + b":" if prefix else b"", uri.decode("utf-8", "replace"))
            for prefix, uri in root.scope.items()
        )
        """What stands in every row with names of a namespace, unless the row declares it itself."""
        self._span = row_pattern(SPAN, kind, root, {}, capture=False)
        self._common = row_pattern(COMMON, kind, root, {}, capture=True)

    # Reading

    def read(self, data: bytes) -> Row:
        """Return the values in the bytes of one row."""
        match = self._common.fullmatch(data) if self._common is not None else None
        if match is None:
            return self._read_carefully(data)
        return Row(*(None if raw is None else decode_text(raw) for raw in match.groups()))

    def value_at(self, block: bytes, start: int, end: int, field: str) -> str | None:
        """Return one value of the row at ``block[start:end]``."""
        if self._common is not None and (match := self._common.fullmatch(block, start, end)):
            raw: bytes | None = match[self.kind.fields.index(field) + 1]
            return None if raw is None else decode_text(raw)
        return self._read_carefully(block[start:end]).value(field)

    @cached_property
    def foreign(self) -> re.Pattern[bytes]:
        """What is found in every row with elements of another namespace than the root's."""
        root = self.root
        prefixes = (
            re.escape(prefix)
            for prefix, uri in root.scope.items()
            if prefix not in (b"", b"xml", b"xmlns") and uri != root.uri
        )
        tags = [b"<" + prefix + b":" for prefix in prefixes]
        if root.scope[b""] != root.uri:
            tags.append(rb"<[^\s/>:!?]++[\s/>]")
        return re.compile(b"|".join((b"xmlns", *tags)))

    @cached_property
    def plain(self) -> PlainRows | None:
        """What is known of rows with nothing in them but values and other namespaces."""
        pattern = row_pattern(PLAIN, self.kind, self.root, {}, capture=False, required=(LOC,))
        if pattern is None:
            return None
        prefix, fields = self.root.prefix, self.kind.fields
        return PlainRows(pattern, prefix, self._local, fields, self.encoder)

    @cached_property
    def _orderly(self) -> re.Pattern[bytes] | None:
        return row_pattern(ORDERLY, self.kind, self.root, {}, capture=False)

    def framed(self, data: bytes) -> bytes:
        """Put rows between the tags of the root, as a document of their own."""
        start, end = self._frame
        return start + data + end

    @cached_property
    def _frame(self) -> tuple[bytes, bytes]:
        return self.root.start_tag(), b"</" + self.root.name + b">"

    def is_orderly(self, data: bytes) -> bool:
        """Tell whether a row surely holds nothing but its elements, in order, and extensions.

        No attributes, no text and no elements where the protocol has none; a hasty no is possible.
        """
        return self._orderly is not None and self._orderly.fullmatch(data) is not None

    def _read_carefully(self, data: bytes) -> Row:
        cells = self._cells(self.parts(data))
        return Row(**{field: found[0].value(data) for field, found in cells.items()})

    def parts(self, data: bytes) -> RowParts:
        """Take one row apart."""
        return take_apart(data, self.root.scope, self.root.uri, self._local)

    def layout(self, data: bytes) -> RowLayout:
        """Return what stands where in the bytes of one row."""
        if self._common is not None and (match := self._common.fullmatch(data)):
            starts = zip(self.kind.fields, match.regs[1:], strict=True)
            offsets = {
                field: start if data[start] > _SPACE else start + _space_at(data[start:end])
                for field, (start, end) in starts
                if start >= 0
            }
            return RowLayout(_before_row(data), dict.fromkeys(offsets, 1), offsets)
        parts = self.parts(data)
        cells = self._cells(parts)
        return RowLayout(
            parts.start,
            {field: len(found) for field, found in cells.items()},
            {field: _value_offset(data, found[0]) for field, found in cells.items()},
        )

    def row_start(self, data: bytes) -> int:
        """Return where the row's own tag begins."""
        start = _before_row(data)
        is_row = data.startswith(b"<" + self.root.prefix + self._local + b">", start)
        return start if is_row and b"xmlns" not in data else self.layout(data).start

    def _cells(self, parts: RowParts) -> dict[str, list[Element]]:
        cells: dict[str, list[Element]] = {}
        for child in parts.children:
            if child.uri == self.root.uri and (field := child.local.decode()) in self.kind.fields:
                cells.setdefault(field, []).append(child)
        return cells

    # Writing

    def with_values(self, data: bytes, values: Mapping[str, str | None]) -> bytes:
        """Return `data` with only these values replaced; None removes the element."""
        rest = dict(values)
        if self._common is not None and (match := self._common.fullmatch(data)):
            data = self._respelt(data, match, rest)
        for field in self.kind.fields:
            if field not in rest:
                continue
            value = rest[field]
            parts = self.parts(data)
            cells = self._cells(parts)
            if value is None:
                data = without(data, cells.get(field, ()))
            elif field in cells:
                data = set_value(data, cells[field][0], value, self.encoder)
            else:
                content = self.encoder.text(value)
                data = with_element(data, parts, cells, self.kind.fields, field, content)
        return data

    def _respelt(self, data: bytes, match: re.Match[bytes], values: dict[str, str | None]) -> bytes:
        """Set or remove the values of a common row, and take them out of `values`.

        Values that such a row lacks are left: they go where the careful reader says.
        """
        for group in range(len(self.kind.fields), 0, -1):
            field = self.kind.fields[group - 1]
            if field not in values or (match[group] is None and values[field] is not None):
                continue
            value = values.pop(field)
            start, end = match.span(group)
            if value is None and start >= 0:
                tag = len(self.root.prefix) + len(field) + len("<>")
                data = data[: start - tag].rstrip(SPACE) + data[end + tag + len("/") :]
            elif value is not None and decode_text(match[group]) != value:
                data = data[:start] + self.encoder.text(value) + data[end:]
        return data

    def new_rows(self, rows: Sequence[Row | bytes], sample: bytes | None) -> list[bytes]:
        """Write rows that look like `sample`; bytes of a row are taken as they are."""
        style = self._empty_style if sample is None else self._style_of(sample)
        self._check([row for row in rows if isinstance(row, bytes)])
        alike = written_alike(rows, style, self.kind, self.encoder)
        if alike is not None:
            return alike
        templates: dict[tuple[bool, ...], str] = {}
        return [
            row if isinstance(row, bytes) else self._written(row, style, templates) for row in rows
        ]

    def _style_of(self, sample: bytes) -> RowStyle:
        """Imitate a row; its prefix only where the root declares it, not the row itself."""
        parts = self.parts(sample)
        prefix, colon, _ = parts.name.rpartition(b":")
        is_roots = self.root.scope.get(prefix) == self.root.uri
        return style_of(sample, parts, prefix + colon if is_roots else self.root.prefix)

    def _written(self, row: Row, style: RowStyle, templates: dict[tuple[bool, ...], str]) -> bytes:
        """Write a row; `templates` hold those of earlier ones, by which of their values are None.

        They take a third of the time, but fit values that need no escape alone.
        """
        fields = self.kind.fields
        cells = [(field, row.value(field)) for field in fields]
        values = [value for _, value in cells if value is not None]
        joined = "".join(values)
        if may_need_escapes(joined):
            encoded = [(f, self.encoder.text(value)) for f, value in cells if value is not None]
            return style.write(self.kind.row, encoded)
        key = tuple([value is None for _, value in cells])
        template = templates.get(key)
        if template is None:
            empty = [(field, b"%s") for field, value in cells if value is not None]
            template = templates[key] = style.write(self.kind.row, empty).decode()
        return (template % tuple(values)).encode()

    def _check(self, rows: Sequence[bytes]) -> None:
        """Raise EditError unless each of `rows` is one whole row under this root."""
        if not rows:
            return
        try:
            frame = (self.root.start_tag(), *rows, b"</", self.root.name, b">")
            check_well_formed(b"".join(frame), huge=True)
            for row in rows:
                found = rows_taken_apart(row, self.root.scope, self.root.uri, self._local, 0)
                if [part.end for part in found] != [len(row)]:
                    raise _no_row()
        except NotWellFormed as error:
            raise _no_row() from error

    def expand_empty_root(self, head: bytes, tail: bytes) -> tuple[bytes, bytes]:
        """Turn a root that is one empty tag into a pair of tags, so that rows fit between."""
        if not head.endswith(b"/>"):
            return head, tail
        line_end = self._empty_style.before_row.rstrip(b" \t")
        end_tag = line_end + b"</" + self.root.name + b">"
        return head[:-2].rstrip(SPACE) + b">", end_tag + tail

    def unsaved_tail_bytes(self, last_row: bytes) -> int:
        """Return 0: every byte of a row is saved."""
        del last_row
        return 0

    # Finding rows

    def typical_spans(self, data: bytes, start: int) -> Iterator[int]:
        """Yield the ends of the rows from `start` on until one is not of the common make."""
        if self._span is None:
            return iter(())
        # `scanner` anchors each match where the last one ended, in C. It is what `re.Scanner` and
        # `tokenize` of the standard library stand on.
        matches = iter(self._span.scanner(data, start).match, None)  # type: ignore[attr-defined]  # missing from the stubs
        return map(re.Match.end, matches)

    def pattern(
        self, values: Mapping[str, bytes], extensions: Mapping[str, bytes]
    ) -> re.Pattern[bytes] | None:
        """Return a pattern of common rows whose values match these patterns; see `RowFormat`."""
        known = [
            pattern.replace(b"PREFIX", quoted_name(prefix + b":"))
            for prefix, uri in self.root.scope.items()
            if prefix and (pattern := extensions.get(uri.decode("utf-8", "replace")))
        ]
        extras = b"(?:" + b"|".join(known) + b"){0,%d}+" % MAX_EXTRAS if known else b""
        template = TYPICAL.replace(b"%(extras)b", extras.replace(b"%", b"%%"))
        return row_pattern(template, self.kind, self.root, values, capture=True, required=(LOC,))

    def with_head(self, head: bytes) -> XmlRows:
        """Return the format of the same rows under another start tag of the root."""
        prolog = None
        with suppress(ContentError):  # a prefix nobody declares, a document type that declares
            prolog = read_prolog(head, doctype_end(head) or 0)
        if prolog is None or prolog.local != self.kind.name:
            text = QT_TRANSLATE_NOOP(
                "core", "The beginning of the file cannot be changed this way."
            )
            raise EditError("head", text)
        return XmlRows(self.kind, prolog.root, self.encoder, self._empty_style)


def xml_rows(row_format: RowFormat) -> XmlRows:
    """Return the format of rows that are known to be XML. Raises: TypeError for others."""
    if not isinstance(row_format, XmlRows):
        raise TypeError("these rows are no XML")
    return row_format


def _no_row() -> EditError:
    return EditError("row", QT_TRANSLATE_NOOP("core", "These bytes are not one row."))


def _value_offset(data: bytes, element: Element) -> int:
    """Return where the value itself begins, white space before it left out."""
    if element.is_empty_tag or not element.texts:
        return element.start
    start, end, _ = element.texts[0]
    return start + _space_at(data[start:end])


def _space_at(value: bytes) -> int:
    """Return the length of the white space that `value` begins with; 0 where it is nothing else."""
    rest = value.lstrip(SPACE)
    return len(value) - len(rest) if rest else 0


def _before_row(data: bytes) -> int:
    """Return how many bytes of white space and comments stand before a row."""
    before = LEADING.match(data)
    return before.end() if before else 0


_SPACE: Final = ord(" ")
