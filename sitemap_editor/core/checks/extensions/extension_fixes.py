"""Mends the elements of extensions in the bytes of a row, touching nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import islice
from typing import Final, TypeAlias

from sitemap_editor.core.checks.rule import Answers, CheckContext, RowFix, RowView
from sitemap_editor.core.contents.byte_changes import Change, changed, without
from sitemap_editor.core.contents.row_pieces import ROW_DEPTH, Piece, Span, decoded
from sitemap_editor.core.document.xml_rows import xml_rows
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.extensions import PREFIXES
from sitemap_editor.core.protocol.namespaces import XHTML

# Text alone, plain or as CDATA; anything else between the tags is left to people.
# Both patterns look at white space once, however much there is.
_TEXT: Final = compiled(
    rb"(?P<before>\s*+(?:<!\[CDATA\[\s*+)?+)"
    rb"(?P<value>(?:[^\s<\]]++|\s++(?=[^\s<\]]))*+)"
    rb"(?P<after>\s*+(?:\]\]>\s*+)?+)"
)
# A start or end tag, where neither comments nor declarations of namespaces are.
_TAG: Final = compiled(rb"""<(?:(/)|([^\s/>]++)(?:[^"'>/]++|"[^"]*+"|'[^']*+'|/(?!>))*+(/?)>)""")

Correct: TypeAlias = Callable[[str], str | None]
"""Returns the right spelling of a value; None where nothing is wrong or nobody knows it."""


def block_offset(view: RowView, uri: str, number: int) -> int | None:
    """Return where the image, video or article of this number begins, in bytes of the row."""
    row_format, data = xml_rows(view.row_format), view.data
    own = [mark for mark, known in row_format.marks if known == uri]
    is_hard = any(sign in data for sign in (b"xmlns", b"<!", b"<?"))
    if is_hard or len(own) != 1 or not own[0]:
        return _block_offset_among_pieces(view, uri, number)
    return _offset_of(own[0] + PREFIXES[uri].encode(), data, row_format.row_start(data), number)


def _offset_of(name: bytes, data: bytes, start: int, number: int) -> int | None:
    """Return where the element of this name and number directly in a row begins."""
    depth = ROW_DEPTH - 1
    for tag in _TAG.finditer(data, start):
        if tag[1]:
            depth -= 1
            continue
        number -= depth == ROW_DEPTH and tag[2] == name
        if not number:
            return tag.start()
        depth += not tag[3]
    return None


def _block_offset_among_pieces(view: RowView, uri: str, number: int) -> int | None:
    blocks = (
        piece
        for piece in view.pieces
        if piece.depth == ROW_DEPTH + 1 and piece.uri == uri and piece.local == PREFIXES[uri]
    )
    found = next(islice(blocks, number - 1, None), None)
    return None if found is None else found.start


def without_elements(
    uri: str, names: Collection[str], attributes: Mapping[str, Collection[str]] | None = None
) -> RowFix:
    """Return a fix that removes these elements of an image, a video or an article.

    `attributes` names what is removed from the start tags of elements that stay.
    """

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        inside = _inside_blocks(view, uri)
        changes = without(view.data, [piece for piece in inside if piece.local in names])
        for piece in inside:
            superfluous = (attributes or {}).get(piece.local, ())
            changes.extend(
                (*attribute.at, b"")
                for attribute in piece.attributes(view.data)
                if attribute.name.decode("utf-8", "replace") in superfluous
            )
        return changed(view.data, changes)

    return fix


def without_children(uri: str) -> RowFix:
    """Return a fix that removes everything of a namespace from a row."""

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        found = [each for each in view.pieces if each.uri == uri and each.depth == 1]
        return changed(view.data, without(view.data, found))

    return fix


def corrected_texts(uri: str, names: Collection[str], correct: Correct) -> RowFix:
    """Return a fix that corrects the values of these elements, wherever they stand."""

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        changes: list[Change] = []
        for piece in view.pieces:
            if piece.uri != uri or piece.local not in names:
                continue
            match = _TEXT.fullmatch(view.data, piece.content_start, piece.content_end)
            if match is not None:
                changes.extend(_correction(match.span("value"), match["value"], correct))
        return changed(view.data, changes)

    return fix


def corrected_attributes(uri: str, name: str, correct: Correct) -> RowFix:
    """Return a fix that corrects an attribute of the elements of a namespace.

    A value that another element of the row has already is not made a second time.
    """

    def fix(view: RowView, _context: CheckContext, _answers: Answers) -> bytes | None:
        found = [
            attribute
            for piece in view.pieces
            if piece.uri == uri and piece.depth == 1
            for attribute in piece.attributes(view.data)
            if attribute.name == name.encode()
        ]
        taken = {attribute.value(view.data).lower() for attribute in found}
        changes: list[Change] = []
        for attribute in found:
            span, own = attribute.value_at, attribute.value(view.data).lower()
            for change in _correction(span, view.data[slice(*span)], correct):
                if (value := change[2].decode().lower()) == own or value not in taken:
                    taken.add(value)
                    changes.append(change)
        return changed(view.data, changes)

    return fix


def without_repeated_links(
    view: RowView, _context: CheckContext, _answers: Answers
) -> bytes | None:
    """Remove links whose attributes an earlier link of the row has too."""
    seen: set[frozenset[tuple[bytes, str]]] = set()
    repeated: list[Piece] = []
    for piece in links_in(view):
        said = frozenset(
            (attribute.name, attribute.value(view.data).lower())
            if attribute.name == b"hreflang"
            else (attribute.name, attribute.value(view.data))
            for attribute in piece.attributes(view.data)
        )
        if said in seen:
            repeated.append(piece)
        seen.add(said)
    return changed(view.data, without(view.data, repeated))


def links_in(view: RowView) -> list[Piece]:
    """Return the xhtml:link elements of a row."""
    return [
        piece
        for piece in view.pieces
        if piece.depth == ROW_DEPTH + 1 and (piece.uri, piece.local) == (XHTML, "link")
    ]


def _inside_blocks(view: RowView, uri: str) -> list[Piece]:
    """Return the elements directly inside the images, videos or articles of a row."""
    return [
        piece
        for piece in view.pieces
        if piece.uri == uri
        and piece.depth == ROW_DEPTH + 2
        and piece.parent is not None
        and (piece.parent.uri, piece.parent.local) == (uri, PREFIXES[uri])
    ]


def _correction(span: Span, raw: bytes, correct: Correct) -> list[Change]:
    right = correct(decoded(raw).strip())
    return [] if right is None else [(*span, right.encode())]
