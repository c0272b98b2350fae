"""Walks over bytes token by token and mends what is no token of XML, whatever the nesting."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from sitemap_editor.core.document.markup import SPACE
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress
from sitemap_editor.core.files.repair import tags
from sitemap_editor.core.files.repair.byte_edits import Edit, Edits, Note, Sureness, filled
from sitemap_editor.core.files.repair.names import (
    KNOWN_NAMES,
    LEAF_NAMES,
    NAME,
    NAME_AT,
    ROW_NAMES,
    local_name,
)
from sitemap_editor.core.files.repair.opaque import Opaque
from sitemap_editor.core.files.repair.references import References
from sitemap_editor.core.patterns import compiled

# One match runs over all that is in order: text, tags without attributes, common references.
_CLEAN: Final = compiled(
    rb"(?:[^<&\]]++|\](?!\]>)"
    rb"|</?" + NAME + rb"[ \t\r\n]*+>|<" + NAME + rb"[ \t\r\n]*+/>"
    rb"|&(?:amp|lt|gt|quot|apos|#(?:3[2-9]|[4-9][0-9]|[1-9][0-9]{2,3})"
    rb"|#x[2-9A-Fa-f][0-9A-Fa-f]{1,2});)*+"
)
_TAG: Final = compiled(
    rb"<" + NAME + rb"(?P<attributes>(?:[ \t\r\n]++" + NAME + rb"[ \t\r\n]*+="
    rb"""[ \t\r\n]*+(?:"[^"<]*+"|'[^'<]*+'))++)[ \t\r\n]*+/?+>"""
)
_ATTRIBUTE: Final = compiled(
    rb"(?P<name>" + NAME + rb""")\s*+=\s*+(?:"(?P<double>[^"]*+)"|'(?P<single>[^']*+)')"""
)
_END_TAG: Final = compiled(rb"<\s*+\\?+/\s*+(?P<name>" + NAME + rb")?+[^<>]*+(?P<end>>?+)")
_LESS_THANS: Final = compiled(rb"<++")
_SPACED_TAG: Final = compiled(rb"<[ \t]++(?P<name>" + NAME + rb")[ \t]*+>")
_KNOWN_TAG: Final = compiled(rb"</?(?P<name>" + NAME + rb")[^<>]*+>")
_STEP: Final = 4_096

_LESS_THAN: Final = Note(
    "L05",
    QT_TRANSLATE_NOOP("core", "“<” must be written “&lt;” inside a value."),
    QT_TRANSLATE_NOOP("core", "Write “&lt;”."),
    Sureness.LIKELY,
)
_SURPLUS: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "There is an extra “<” before a tag."),
    QT_TRANSLATE_NOOP("core", "Remove it."),
    Sureness.LIKELY,
)
_CDATA_END: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "“]]>” must be written “]]&gt;” outside a CDATA section."),
    QT_TRANSLATE_NOOP("core", "Write “]]&gt;”."),
    Sureness.CERTAIN,
)
_ODD_TAG: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "This tag is not valid XML: {tag}"),
    QT_TRANSLATE_NOOP("core", "Write {replacement}."),
    Sureness.LIKELY,
)
_NAMELESS: Final = Note(
    "F01",
    QT_TRANSLATE_NOOP("core", "A closing tag has no name."),
    QT_TRANSLATE_NOOP("core", "Remove it."),
    Sureness.GUESS,
)


class Lexer:
    """Collects the edits that leave nothing but tokens of XML."""

    def __init__(self, data: bytes, *, ascii_only: bool, declared: Collection[bytes] = ()) -> None:
        self._data = data
        self._edits = Edits()
        self.is_settled = True
        """False where mended tags may hold more faults, for another walk."""
        self._opaque = Opaque(data, self._edits)
        self._references = References(self._edits, ascii_only=ascii_only, declared=declared)

    def edits(self, start: int, progress: Progress) -> list[Edit]:
        """Walk from `start` to the end. What is cut off there is left as it is."""
        data, position, steps = self._data, start, 0
        while True:
            clean = _CLEAN.match(data, position)
            position = clean.end() if clean else position
            if position >= len(data):
                return self._edits.found
            steps += 1
            if not steps % _STEP:
                progress(position / len(data))
            character = data[position]
            if character == 0x26:
                position = self._references.checker(data, position)
            elif character == 0x5D:
                self._edits.add(data, position, position + 3, b"]]&gt;", _CDATA_END)
                position += 3
            else:
                position = self._markup(position)

    def _markup(self, position: int) -> int:
        data = self._data
        if data.startswith(b"<!--", position):
            return self._opaque.comment(position)
        if data.startswith(b"<![CDATA[", position):
            return self._opaque.cdata(position)
        if data.startswith(b"<?", position):
            end = self._opaque.instruction(position)
            return self._less_than(position) if end is None else end
        tag = _TAG.match(data, position)
        if tag:
            self._check_attributes(tag)
            return tag.end()
        return self._odd(position)

    def _check_attributes(self, tag: re.Match[bytes]) -> None:
        start, end = tag.span("attributes")
        data = self._data
        found = list(_ATTRIBUTE.finditer(data, start, end))
        if len(found) > 1 and len({match["name"] for match in found}) < len(found):
            attributes = [
                tags.Attribute(
                    match["name"], match["double"] or match["single"] or b"", *match.span()
                )
                for match in found
            ]
            for edit in tags.twice_given(data, attributes):
                self._edits.add(data, *edit)
        if data.find(b"&", start, end) >= 0:
            self._references.check_all(data, start, end)

    def _odd(self, position: int) -> int:
        """Mend what begins with ``<`` and is no token: an end tag, a start tag or text."""
        data = self._data
        match = _END_TAG.match(data, position)
        if match:
            return self._odd_end_tag(match)
        name = NAME_AT.match(data, position + 1)
        if name is None:
            spaced = _SPACED_TAG.match(data, position)
            if spaced and local_name(spaced["name"]) in KNOWN_NAMES:
                self._rewrite(*spaced.span(), b"<" + spaced["name"] + b">")
                return spaced.end()
            return self._less_than(position)
        limit = data.find(b"<", name.end())
        limit = len(data) if limit < 0 else limit
        local = local_name(name[0])
        if local in LEAF_NAMES | ROW_NAMES and b"=" not in data[name.end() : limit]:
            return self._bare_tag(position, name.end(), limit)
        return self._odd_start_tag(position, name, limit)

    def _odd_end_tag(self, match: re.Match[bytes]) -> int:
        start, end = match.span()
        name = match["name"]
        if match["end"]:
            if name is None:
                self._edits.add(self._data, start, end, b"", _NAMELESS)
            else:
                self._rewrite(start, end, b"</" + name + b">")
            return end
        if end == len(self._data):
            return end
        if name is None or local_name(name) not in KNOWN_NAMES:
            return self._less_than(start)
        name_end = match.end("name")
        self._rewrite(start, name_end, b"</" + name + b">")
        return name_end

    def _bare_tag(self, start: int, name_end: int, limit: int) -> int:
        """Mend the tag of a row or value that has something behind its name."""
        data = self._data
        if limit == len(data) and data.find(b">", name_end) < 0:
            return limit
        text = data[name_end:limit]
        if text.rstrip().endswith(b">"):
            gone = name_end + text.rindex(b">")
            self._rewrite(
                start, gone + 1, data[start:name_end] + b">" + data[name_end:gone].strip()
            )
            return limit
        end = name_end + (data[name_end : name_end + 1] == b" " and bool(text.strip()))
        self._rewrite(start, end, data[start:name_end] + b">")
        return end

    def _odd_start_tag(self, start: int, name: re.Match[bytes], limit: int) -> int:
        data = self._data
        tag = tags.read_tag(data, name.end(), limit)
        is_known = local_name(name[0]) in KNOWN_NAMES
        if not is_known and not (tag.has_values and tag.is_closed):
            is_cut = not tag.is_closed and limit == len(data)
            return limit if is_cut else self._less_than(start)
        if not tag.is_closed:
            if limit == len(data):
                return limit
            tag.edits.append(tags.unclosed(name.end(), tag, name[0]))
        self.is_settled &= not tag.edits
        for edit in tag.edits + tags.twice_given(data, tag.attributes):
            self._edits.add(data, *edit)
        for attribute in tag.attributes:
            if b"&" in attribute.value:
                self._references.check_all(data, attribute.start, attribute.end)
        return max(tag.end, name.end())

    def _less_than(self, position: int) -> int:
        """Escape the ``<`` at `position` and those that follow at once."""
        data = self._data
        run = _LESS_THANS.match(data, position)
        end = run.end() if run else position + 1
        if end - position > 1:
            end -= 1  # the last one may begin a tag
            tag = _KNOWN_TAG.match(data, end)
            if tag and self._is_surplus(position, tag):
                self._edits.add(data, position, end, b"", _SURPLUS)
                return end
        self._edits.add(data, position, end, b"&lt;" * (end - position), _LESS_THAN)
        return end

    def _is_surplus(self, position: int, tag: re.Match[bytes]) -> bool:
        """Tell whether `position` is between two tags, not between those of a value."""
        data, name = self._data, local_name(tag["name"])
        if name not in KNOWN_NAMES or (name in LEAF_NAMES and tag[0].startswith(b"</")):
            return False
        while position and data[position - 1] in SPACE:
            position -= 1
        return data[position - 1 : position] == b">"

    def _rewrite(self, start: int, end: int, replacement: bytes) -> None:
        note = filled(_ODD_TAG, tag=self._data[start:end], replacement=replacement)
        self._edits.add(self._data, start, end, replacement, note)
