"""Tells a template that makes a sitemap from the sitemap: by what is to be filled in or run.

A template is code: what a repair would cut from it, or a fix would change, is its work.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap
from sitemap_editor.core.files.recognition.first_look import TEMPLATE_BYTES, may_be_template
from sitemap_editor.core.protocol.fields import XML_KINDS

TEMPLATE: Final = "template"
"""The code of the error."""
_SHOWN: Final = 60
_MAKES: Final = re.compile(rb"urlset|sitemapindex|<loc\b", re.IGNORECASE)
_FRONT_MATTER: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?P<sign>---)[ \t]*\r?\n"
    rb"(?:[ \t]*(?:#[^\r\n]*|-[ \t][^\r\n]*|[\w.-]+[ \t]*:[^\r\n]*)?\r?\n)*?---[ \t]*\r?\n"
)
# To be filled in: looked for where no value stands, or where the first value begins.
_PLACEHOLDER: Final = re.compile(
    rb"(?P<Liquid>\{%[-+~]?\s*[a-zA-Z_])"
    rb"|(?P<Handlebars>\{\{[-{~#/^>!&*]{0,2}\s*[\w.$@\"'(])"
    rb"|(?P<JavaScript>[$#]\{\s*[A-Za-z_$])"
    rb"|(?P<Blade>^[ \t]*@(?:foreach|forelse|for|if|php|model|using|include|section|extends)\b)",
    re.MULTILINE,
)
# To be run: no XML can hold it outside comments and CDATA, except for PHP.
_CODE: Final = re.compile(
    rb"(?P<ERB><%[-=#@!_~:]?\s*[\w\"'(@.$/}])"
    rb"|(?P<PHP><\?(?:php\b|=|\s+(?:\$|(?:echo|foreach|for|if|while|include|require|header|print)\b)))",
    re.IGNORECASE,
)
_TOKEN: Final = re.compile(
    rb"(?P<opaque><!--|<!\[CDATA\[)|(?P<code><[%?])"
    rb"|<(?P<slash>/?)(?P<name>[A-Za-z_][\w.:-]*+)[^<>]*>"
)
_ENDS: Final = {b"<!--": b"-->", b"<![CDATA[": b"]]>", b"<?": b"?>", b"<%": b"%>"}
_NAMES: Final = {
    "Liquid": "Liquid, Jinja, Twig",
    "Handlebars": "Go, Handlebars, Liquid",
    "JavaScript": "JavaScript",
    "Blade": "Blade, Razor",
    "ERB": "ERB, EJS",
    "PHP": "PHP",
    "XSLT": "XSLT",
    "YAML": "Jekyll",
}
_CONTAINERS: Final = frozenset(
    name.encode() for kind in XML_KINDS.values() for name in (kind.name, kind.row)
)
_LOC: Final = b"loc"
_BLOCK: Final = re.compile(rb"^[ \t]*\{[%{][-+~]?\s*(?:for|range)\s", re.MULTILINE)
_BLOCK_END: Final = re.compile(rb"\{[%{][-+~]?\s*end(?:for)?\b")


def template_in(data: bytes, *, is_text: bool) -> NotASitemap | None:
    """Return the error for unpacked bytes that are a template, None for any others.

    Signs within values, such as braces in the URL of a row, make no template, unless the URLs of
    all rows begin with one; nor do those within comments and CDATA.
    """
    head = data[:TEMPLATE_BYTES]
    if not may_be_template(head):
        return None
    front = _FRONT_MATTER.match(head)
    if is_text:
        block = _BLOCK.search(head)
        if block is None or _BLOCK_END.search(head, block.end()) is None:
            return None
        return _refusal(head, "YAML" if front else "Liquid", 0 if front else block.start())
    if _MAKES.search(head) is None:
        return None
    if front:
        return _refusal(head, "YAML", front.start("sign"))
    return _Walk(head).template()


class _Walk:
    """Goes over the tags, and looks at what stands between them and is no value."""

    def __init__(self, head: bytes) -> None:
        self._head = head
        self._value_of = b""  # the local name of the element whose text follows; none outside
        self._locs = 0
        self._filled_in: list[tuple[str, int]] = []
        """The kinds and places of what the URLs of rows begin with."""

    def template(self) -> NotASitemap | None:
        """Return what the first sign says, None where there is none."""
        head, position = self._head, 0
        while (token := _TOKEN.search(head, position)) is not None:
            if sign := self._sign_between(position, token.start()):
                return _refusal(head, *sign)
            if token["name"]:
                if token["name"].startswith(b"xsl:"):
                    is_code = position > 0 and b"stylesheet" not in token["name"]
                    return _refusal(head, "XSLT", token.start()) if is_code else None
                self._enter(token)
                position = token.end()
                continue
            end = head.find(_ENDS[token[0]], token.end())
            code = _CODE.match(head, token.start())
            # PHP to the end of the file needs no end; within a value it is a stray sign, then.
            if code and (end >= 0 or (code["PHP"] and not self._value_of)):
                return _refusal(head, code.lastgroup or "", token.start())
            position = token.end() if end < 0 else end + len(_ENDS[token[0]])
        if sign := self._sign_between(position, len(head)):
            return _refusal(head, *sign)
        if self._filled_in and len(self._filled_in) == self._locs:
            return _refusal(head, *self._filled_in[0])
        return None

    def _sign_between(self, start: int, end: int) -> tuple[str, int] | None:
        """Return kind and place of a sign outside values; note one that begins a URL."""
        sign = _PLACEHOLDER.search(self._head, start, end)
        if sign is None:
            return None
        found = (sign.lastgroup or "", sign.start())
        if not self._value_of:
            return found
        if self._value_of == _LOC and not self._head[start : sign.start()].strip():
            self._filled_in.append(found)
        return None

    def _enter(self, tag: re.Match[bytes]) -> None:
        """Note whose text follows."""
        name = tag["name"].rpartition(b":")[2]
        is_value = not tag["slash"] and not tag[0].endswith(b"/>") and name not in _CONTAINERS
        self._value_of = name if is_value else b""
        self._locs += self._value_of == _LOC


def _refusal(head: bytes, kind: str, start: int) -> NotASitemap:
    shown = head[start : start + _SHOWN].lstrip().partition(b"\n")[0]
    text = QT_TRANSLATE_NOOP(
        "core",
        "This is a template that generates a sitemap ({format}, line {line}: {excerpt}). Edit "
        "the template as text, or open the sitemap it generates.",
    )
    line = head.count(b"\n", 0, start) + 1
    arguments: dict[str, str | int] = {
        "format": _NAMES[kind],
        "line": line,
        "excerpt": shown.decode("utf-8", "ignore").strip(),
    }
    column = start - head.rfind(b"\n", 0, start)
    return NotASitemap(TEMPLATE, text, arguments, line=line, column=column)
