"""What stands before the root element: marks, junk, the declaration, a document type."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.document.markup import BARE_SCOPE, SPACE, TOKEN, scope_inside
from sitemap_editor.core.document.prolog import doctype_end
from sitemap_editor.core.document.scanning import scan_xml
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ContentError, NotASitemap
from sitemap_editor.core.files.encodings import UTF8_BOM
from sitemap_editor.core.files.repair.byte_edits import Edit, Note, Sureness, excerpt, filled
from sitemap_editor.core.files.repair.names import LEAF_NAMES, ROW_NAMES, local_name
from sitemap_editor.core.files.repair.nesting_notes import MISNAMED
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol import namespaces
from sitemap_editor.core.protocol.fields import SITEMAPINDEX, URLSET

_ROOT: Final = compiled(
    rb"<(?P<name>(?:[^\s<>/:!?]{1,64}+:)?(?:urlset|sitemapindex))(?=[^A-Za-z0-9_:.\x80-\xff-]|\Z)"
)
_ROW: Final = compiled(rb"<(?P<name>(?:[^\s<>/:!?]{1,64}+:)?(?P<local>url|sitemap))\s*+>")
_WHOLE_ROW: Final = compiled(
    rb"<(?P<name>(?P<prefix>(?:[^\s<>/:!?]{1,64}+:)?)(?P<local>url|sitemap))(?:\s[^<>]*+)?+>"
    rb"(?:\s++|<!--(?:[^<-]|-(?!->))*+-->)*+<(?P=prefix)loc[\s>]"
)
_FIRST_TAG: Final = compiled(rb"<(?:[A-Za-z_][\w.-]*+:)?(?P<name>[A-Za-z_][\w.-]*+)")
_DECLARATION: Final = compiled(
    rb"<\?[ \t\r\n]*+xml(?=[^A-Za-z0-9_:.-])(?P<inside>[^<>]*+)(?P<end>>?+)", re.IGNORECASE
)
_STRICT: Final = compiled(
    rb"""<\?xml\s++version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+')"""
    rb"""(?:\s++encoding\s*=\s*(?:"[A-Za-z][A-Za-z0-9._-]*"|'[A-Za-z][A-Za-z0-9._-]*'))?"""
    rb"""(?:\s++standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*+\?>"""
)
_ENCODING: Final = compiled(rb"encoding[^A-Za-z<>]*+(?P<name>[A-Za-z][A-Za-z0-9._-]*+)", re.I)
_STANDALONE: Final = compiled(rb"standalone[^A-Za-z<>]*+(?P<value>yes|no)\b", re.I)
_ENTITY: Final = compiled(rb"<!ENTITY\s++([^\s%\"'<>]++)\s")
_BLANK: Final = compiled(rb"[ \t\r\n]++")
_ROW_START: Final = compiled(
    rb"<(?P<name>(?:[^\s<>/:!?]{1,64}+:)?(?P<local>url|sitemap))(?=[\s>/])"
)
_ROOTS: Final = {b"url": URLSET.name, b"sitemap": SITEMAPINDEX.name}
_ROWS: Final = {name: row for row, name in _ROOTS.items()}

_CUT: Final = QT_TRANSLATE_NOOP("core", "Remove it.")
_MARK: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "There is an unexpected or duplicate byte order mark."),
    _CUT,
    Sureness.CERTAIN,
)
_BLANKS: Final = Note(
    "F02",
    QT_TRANSLATE_NOOP(
        "core", "There are spaces or empty lines before “<?xml”, where nothing is allowed."
    ),
    QT_TRANSLATE_NOOP("core", "Remove them."),
    Sureness.CERTAIN,
)
_TEXT_BEFORE: Final = Note(
    "F02",
    QT_TRANSLATE_NOOP("core", "There is text before the beginning of the sitemap: {excerpt}"),
    _CUT,
    Sureness.GUESS,
)
_WRITE: Final = QT_TRANSLATE_NOOP("core", "Write {replacement}.")
_BAD_DECLARATION: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "The XML declaration is not valid: {excerpt}"),
    _WRITE,
    Sureness.LIKELY,
)
_WRONG_ENCODING: Final = Note(
    "F03",
    QT_TRANSLATE_NOOP("core", "The file declares the encoding “{name}”, but it is UTF-8."),
    _WRITE,
    Sureness.CERTAIN,
)
_DOCTYPE: Final = Note(
    "F06",
    QT_TRANSLATE_NOOP(
        "core",
        "The file has a document type (DOCTYPE) with its own declarations, which are never "
        "processed.",
    ),
    QT_TRANSLATE_NOOP("core", "Remove the document type."),
    Sureness.GUESS,
)
_INSERT: Final = QT_TRANSLATE_NOOP("core", "Insert {replacement}.")
_ROOT_MISSING: Final = Note(
    "F07",
    QT_TRANSLATE_NOOP("core", "The first tag, “{name}”, is missing."),
    _INSERT,
    Sureness.GUESS,
)
_ROOT_CUT: Final = Note(
    "F07", QT_TRANSLATE_NOOP("core", "The file ends within its first tag."), _INSERT, Sureness.GUESS
)
_ROOT_MISNAMED: Final = Note(
    "F07",
    QT_TRANSLATE_NOOP(
        "core", "The first tag is “{name}”, but the rows in it belong in “{replacement}”."
    ),
    _WRITE,
    Sureness.LIKELY,
)


@dataclass(slots=True)
class Beginning:
    """Where the root element begins, and what to change before it."""

    root: int
    start: int = 0
    """Where the declaration ends."""
    edits: list[Edit] = field(default_factory=list)
    declared: frozenset[bytes] = frozenset()
    """The entities that a document type declares, which is cut."""
    doctype: tuple[int, int] = (0, 0)
    """Where a document type stands that may stay."""


def find_root(data: bytes) -> re.Match[bytes] | None:
    """Return the name of the root's start tag, wherever it stands; comments are skipped.

    Of several in front of the first row, the first one that can hold such rows.
    """
    first = found = _next_root(data, 0)
    row = _outside_comments(_WHOLE_ROW, data, len(data)) if first else None
    while found and row and found.end() <= row.start():
        if found["name"] == row["prefix"] + _ROOTS[row["local"]].encode():
            return found
        found = _next_root(data, found.end())
    return first


def _next_root(data: bytes, position: int) -> re.Match[bytes] | None:
    match = _ROOT.search(data, position)
    while match:
        comment = data.find(b"<!--", position, match.start())
        end = data.find(b"-->", comment + 4) if comment >= 0 else -1
        if end < 0:
            return match
        if end > match.start():
            if data.find(b"<!--", comment + 4, end) >= 0:
                return match  # that comment was never closed: the end is another one's
            match = _ROOT.search(data, end)
        position = end + 3
    return None


def read_beginning(data: bytes, *, ascii_only: bool) -> Beginning:
    """Find the root element and check what stands before it.

    Raises: NotASitemap where there is neither a root element nor a row.
    """
    match = find_root(data)
    row = _row_without_root(data, match.start() if match else len(data))
    first = row or match
    if first is None:
        raise _no_sitemap(data)
    beginning = Beginning(first.start())
    beginning.start = _check_declaration(data, beginning, ascii_only=ascii_only)
    _check_rest(data, beginning.start, beginning)
    if row:
        prefix, colon, _ = row["name"].decode("utf-8", "replace").rpartition(":")
        name = prefix + colon + _ROOTS[row["local"]]
        written = f'<{name} xmlns{colon}{prefix}="{namespaces.SITEMAP}">\n'
        beginning.edits.append(_root_edit(first, first.start(), written, _ROOT_MISSING))
    elif data.find(b">", first.start()) < 0:
        name = first["name"].rpartition(b":")[2].decode()
        written = f'<{name} xmlns="{namespaces.SITEMAP}">\n</{name}>\n'
        beginning.edits.append(_root_edit(first, len(data), written, _ROOT_CUT))
    return beginning


def renaming_edits(data: bytes) -> list[Edit]:
    """Return edits that give the root the name that goes with its rows; none where it has that."""
    root = find_root(data) or _outside_comments(_FIRST_TAG, data, len(data))
    row = _outside_comments(_WHOLE_ROW, data, len(data))
    row = row or _outside_comments(_ROW_START, data, len(data))
    if root is None or row is None or row.start() < root.end():
        return []
    name = data[root.start() + 1 : root.end("name")]
    local, own = local_name(name), _ROWS.get(local_name(name).decode("utf-8", "replace"))
    right = name.removesuffix(local) + _ROOTS[row["local"]].encode()
    if name == right or local in ROW_NAMES | LEAF_NAMES:
        return []
    if own and _outside_comments(_starts(name.removesuffix(local) + own), data, len(data)):
        return []
    closing = data.rfind(b"</" + name)
    if not own and (closing < row.end() or not _is_sitemaps(data, root.start())):
        return []
    note = filled(_ROOT_MISNAMED, name=name, replacement=right)
    edits = [Edit(root.start(), root.end("name"), b"<" + right, note)]
    if closing > root.start():
        end = closing + 2 + len(name)
        shown = excerpt(data, closing, end) + ">"
        note = filled(MISNAMED, excerpt=shown, replacement=b"</" + right + b">")
        edits.append(Edit(closing, end, b"</" + right, note))
    return edits


def _is_sitemaps(data: bytes, start: int) -> bool:
    """Tell whether a root of a strange name is in a namespace of sitemaps, or in none."""
    token = TOKEN.match(data, start)
    if token is None or token.lastgroup != "empty":
        return False
    prefix, _, _ = token["start"].rpartition(b":")
    uri = scope_inside(BARE_SCOPE, token["attributes"]).get(prefix, b"").decode("utf-8", "replace")
    return uri in ("", namespaces.SITEMAP, *namespaces.LEGACY)


def _row_without_root(data: bytes, root: int) -> re.Match[bytes] | None:
    """Return the first row where it stands before any root element, and is no comment.

    A row that is whole says what rows are called; the first of that name need not be whole.
    """
    whole = _outside_comments(_WHOLE_ROW, data, root)
    if whole is not None:
        return _outside_comments(_starts(whole["name"]), data, root)
    row = _outside_comments(_ROW, data, root)
    if row is None or data.find(b"<loc", row.end(), root) < 0:
        return None
    is_before_root = root < len(data)
    return None if is_before_root and data.find(b"</" + row["name"], row.end(), root) < 0 else row


def _starts(name: bytes) -> re.Pattern[bytes]:
    local = local_name(name)
    pattern = rb"<(?P<name>%b(?P<local>%b))(?=[\s>])"
    return compiled(pattern % (re.escape(name.removesuffix(local)), local))


def _outside_comments(pattern: re.Pattern[bytes], data: bytes, end: int) -> re.Match[bytes] | None:
    """Return the first match before `end` that no comment hides."""
    position = 0
    while match := pattern.search(data, position, end):
        opening = data.rfind(b"<!--", position, match.start())
        if opening < 0 or data.find(b"-->", opening + 4, match.start()) >= 0:
            return match
        closing = data.find(b"-->", match.start())
        if closing < 0 or data.find(b"<!--", match.start(), closing) >= 0:
            return match  # never closed: the end is another one's
        position = closing + 3
    return None


def _root_edit(first: re.Match[bytes], end: int, written: str, note: Note) -> Edit:
    name = written[1:].partition(" ")[0]
    note = filled(note, name=name, replacement=written.strip())
    return Edit(first.start(), end, written.encode(), note)


def _check_declaration(data: bytes, beginning: Beginning, *, ascii_only: bool) -> int:
    """Cut what stands before the declaration and mend it; return where it ends."""
    begin = len(UTF8_BOM) if data.startswith(UTF8_BOM) else 0
    match = _DECLARATION.search(data, 0, beginning.root)
    if match is None:
        return begin
    start, end = match.span()
    if start > begin:
        beginning.edits.append(_before(data, begin, start))
    found = match[0]
    if not _STRICT.fullmatch(found):
        replacement = _written(match["inside"], keep_encoding=ascii_only)
        shown = excerpt(data, start, end)
        note = filled(_BAD_DECLARATION, excerpt=shown, replacement=replacement)
        beginning.edits.append(Edit(start, end, replacement, note))
        return end
    name = _ENCODING.search(found)
    if name and not ascii_only and name["name"].upper() not in (b"UTF-8", b"UTF8"):
        note = filled(_WRONG_ENCODING, name=name["name"], replacement="UTF-8")
        place = name.span("name")
        beginning.edits.append(Edit(start + place[0], start + place[1], b"UTF-8", note))
    return end


def _written(inside: bytes, *, keep_encoding: bool) -> bytes:
    """Write a declaration anew with what an odd one says."""
    name = _ENCODING.search(inside)
    encoding = name["name"] if name and keep_encoding else b"UTF-8"
    standalone = _STANDALONE.search(inside)
    more = b' standalone="' + standalone["value"].lower() + b'"' if standalone else b""
    return b'<?xml version="1.0" encoding="' + encoding + b'"' + more + b"?>"


def _check_rest(data: bytes, position: int, beginning: Beginning) -> None:
    """Cut what is neither white space, comment nor instruction, and a document type that declares.

    Comments and instructions themselves are for the lexer.
    """
    end, start = beginning.root, -1
    while position < end:
        legal_end = _legal_end(data, position, beginning)
        if legal_end is None:
            start = position if start < 0 else start
            following = data.find(b"<", position + 1, end)
            position = end if following < 0 else following
            continue
        if start >= 0 and not data[position : position + 1].isspace():
            beginning.edits.append(_before(data, start, position))
            start = -1
        position = legal_end
    if start >= 0:
        beginning.edits.append(_before(data, start, end))


def _legal_end(data: bytes, position: int, beginning: Beginning) -> int | None:
    """Return where something ends that may stand before the root; None where nothing such is."""
    blank = _BLANK.match(data, position, beginning.root)
    if blank:
        return blank.end()
    for opening, closing in ((b"<!--", b"-->"), (b"<?", b"?>")):
        if data.startswith(opening, position):
            end = data.find(closing, position, beginning.root)
            return beginning.root if end < 0 else end + len(closing)
    if data[position : position + 9].upper() == b"<!DOCTYPE":
        return _check_doctype(data, position, beginning)
    return None


def _check_doctype(data: bytes, start: int, beginning: Beginning) -> int:
    """Cut the document type at `start` if it declares anything; return where it ends."""
    part = data[start : beginning.root]
    try:
        end = doctype_end(part)
    except ContentError:
        end = None
    if end is not None:
        beginning.doctype = (start, start + end)
        return start + end
    closing = part.rfind(b"]>") + 1 if b"[" in part else part.find(b">")
    end = start + closing + 1 if closing > 0 else beginning.root
    beginning.declared = frozenset(_ENTITY.findall(part))
    beginning.edits.append(Edit(start, end, b"", _DOCTYPE))
    return end


def _before(data: bytes, start: int, end: int) -> Edit:
    junk = data[start:end]
    if not junk.strip(SPACE):
        return Edit(start, end, b"", _BLANKS)
    if not junk.replace(UTF8_BOM, b"").strip(SPACE):
        return Edit(start, end, b"", _MARK)
    note = filled(_TEXT_BEFORE, len(_ROW.findall(junk)), excerpt=excerpt(data, start, end))
    return Edit(start, end, b"", note)


def _no_sitemap(data: bytes) -> ContentError:
    """Return the error for bytes with neither root nor row: what they are instead, if it shows."""
    first = _FIRST_TAG.search(data)
    if first:
        try:
            scan_xml(b"<" + first["name"] + b"/>")
        except ContentError as error:
            return error
    text = QT_TRANSLATE_NOOP(
        "core", "This file contains no sitemap: no “urlset”, no “sitemapindex” and no rows."
    )
    return NotASitemap("F07", text)
