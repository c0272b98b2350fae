"""Damaged files by the thousand, each with the rows that the damage did not touch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from lxml import etree

from sitemap_editor import Document
from tests.core import corpus_files

_ROWS: Final = 30
_MAX_BYTES: Final = 400_000
_TAG: Final = re.compile(rb"<[^<>]*+>")
_ROW: Final = re.compile(
    rb"<((?:[A-Za-z]+:)?(?:url|sitemap))[\s>](?:(?!</\1[\s>]).)*+</\1\s*+>", re.DOTALL
)
_PIECES: Final = tuple(
    b"""< > & / " ' = </ /> <! <? ?> <!-- --> <![CDATA[ ]]> <url> </url> <loc> </loc> <l/url> <ur,>
    <url/> <url <loc </urlset> <urlset> <sitemap> </sitemap> <image:image> </image:image> <a:b> <b>
    </b> <x \0 \xff \xe9 \x1b &amp &nbsp; &#8; <u:url> </u:url> <lastmod> <video:video>""".split()
)

SITEMAP: Final = b"http://www.sitemaps.org/schemas/sitemap/0.9"
_EXTENSIONS: Final = (
    b'<urlset xmlns="%b" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    b' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    b' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' % SITEMAP
)
_MADE_UP: Final[dict[str, tuple[bytes, bytes, bytes]]] = {
    "plain": (
        b'<?xml version="1.0"?>\n<urlset xmlns="%b">\n' % SITEMAP,
        b"<url><loc>https://e.org/%d?a=1&amp;b=2</loc><lastmod>2024-05-06</lastmod></url>\n",
        b"</urlset>\n",
    ),
    "indented with attributes": (
        b'<urlset xmlns="%b">\r\n' % SITEMAP,
        b'  <url id="u">\r\n    <loc>https://e.org/%d</loc>\r\n    <priority >0.5</priority >\r\n'
        b"  </url>\r\n",
        b"</urlset>\r\n",
    ),
    "prefixed": (
        b'<?xml version="1.0"?><s:urlset xmlns:s="%b">' % SITEMAP,
        b"<s:url><s:loc>https://e.org/%d</s:loc><s:changefreq>daily</s:changefreq></s:url>",
        b"</s:urlset>",
    ),
    "cdata": (
        b'<urlset xmlns="%b">' % SITEMAP,
        b"<url><loc><![CDATA[https://e.org/%d?a=1&b=<2>]]></loc></url>\n",
        b"</urlset>",
    ),
    "comments": (
        b'<urlset xmlns="%b"><!-- first -->\n' % SITEMAP,
        b"<!-- <url><loc>gone</loc></url> -->\n<url><!-- a --><loc>https://e.org/%d</loc></url>\n",
        b"</urlset><!-- last -->",
    ),
    "images and videos": (
        _EXTENSIONS,
        b"<url>\n<loc>https://e.org/%d</loc>\n<image:image><image:loc>https://e.org/i.png"
        b"</image:loc><image:title>a &lt;b&gt; c</image:title></image:image>\n<image:image>"
        b"<image:loc>https://e.org/j.png</image:loc></image:image><video:video><video:title>t"
        b'</video:title><video:price currency="EUR">1</video:price></video:video>\n</url>\n',
        b"</urlset>\n",
    ),
    "alternates": (
        _EXTENSIONS,
        b'<url><loc>https://e.org/%d</loc><xhtml:link rel="alternate" hreflang="de"'
        b' href="https://e.org/de"/><xhtml:link rel="alternate" hreflang="x-default"'
        b" href='https://e.org/?a&amp;b' /></url>\n",
        b"</urlset>\n",
    ),
    "index": (
        b'<sitemapindex xmlns="%b">\n' % SITEMAP,
        b"<sitemap><loc>https://e.org/%d.xml</loc><lastmod>2024-05-06</lastmod></sitemap>\n",
        b"</sitemapindex>\n",
    ),
}

Content = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A sound file, and where its rows lie."""

    name: str
    data: bytes
    rows: tuple[tuple[int, int], ...]
    contents: tuple[Content, ...]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A damaged file, and what its rows outside the damage hold, in order."""

    name: str
    data: bytes
    whole: tuple[Content, ...]


def sources() -> list[Source]:
    """Return made-up files, and those of the corpus, of few rows each."""
    made_up = [
        (name, head + b"".join(row % n for n in range(8)) + tail)
        for name, (head, row, tail) in _MADE_UP.items()
    ]
    return [source for name, data in made_up if (source := _source(name, data))] + list(_real())


def _real() -> Iterator[Source]:
    for name in corpus_files.xml():
        data = corpus_files.unpacked(name)
        try:
            data.decode("utf-8")
        except UnicodeDecodeError:
            continue
        rows = [match.span() for match in _ROW.finditer(data)]
        if len(rows) > _ROWS:
            data = data[: rows[_ROWS - 1][1]] + data[rows[-1][1] :]
        source = _source(name, data) if len(data) < _MAX_BYTES else None
        if source:
            yield source


def _source(name: str, data: bytes) -> Source | None:
    contents = contents_of(data)
    rows = tuple(match.span() for match in _ROW.finditer(_without_comments(data)))
    if not rows or not len(contents) == len(rows) == len(Document.from_bytes(data)):
        return None  # rows in other namespaces
    return Source(name, data, rows, tuple(contents))


def _without_comments(data: bytes) -> bytes:
    return re.sub(rb"(?s)<!--.*?-->", lambda match: b" " * len(match[0]), data)


def contents_of(data: bytes) -> list[Content]:
    """Return all text in each row that lxml finds right inside the root, tag by tag."""
    root = _root_of(data)
    name = etree.QName(root)
    row = "url" if name.localname == "urlset" else "sitemap"
    tag = f"{{{name.namespace}}}{row}" if name.namespace else row
    return [_content(element) for element in root.findall(tag)]


def _root_of(data: bytes) -> etree._Element:
    parser = etree.XMLParser(resolve_entities=False, huge_tree=True)
    try:
        return etree.fromstring(data, parser)
    except etree.XMLSyntaxError:
        # A namespace that is no URI: libxml2 warns of it, and lxml makes an error of that.
        if any(entry.type not in (99, 100) for entry in parser.error_log):
            raise
    parser = etree.XMLParser(resolve_entities=False, huge_tree=True, recover=True)
    return etree.fromstring(data, parser)


def _content(row: etree._Element) -> Content:
    found: list[str] = []
    for element in row.iter(etree.Element):
        found += [etree.QName(element).localname, (element.text or "").strip()]
        found += sorted(str(value) for value in element.attrib.values())
    return tuple(found)


# Damage: each returns (start, end, replacement) edits that do not overlap, in order.

Damage = list[tuple[int, int, bytes]]


def _deleted(data: bytes, random: Random) -> Damage:
    start = random.randrange(len(data))
    return [(start, min(len(data), start + random.randint(1, 8)), b"")]


def _inserted(data: bytes, random: Random) -> Damage:
    start = random.randrange(len(data))
    return [(start, start, _noise(random))]


def _replaced(data: bytes, random: Random) -> Damage:
    start = random.randrange(len(data))
    return [(start, min(len(data), start + random.randint(1, 8)), _noise(random))]


def _noise(random: Random) -> bytes:
    if random.random() < 0.6:
        return b"".join(random.choices(_PIECES, k=random.randint(1, 2)))
    alphabet = b"<>/!?-[]&;:=\"' \nabcdeloru,\x00\xff\xc3"
    return bytes(random.choices(alphabet, k=random.randint(1, 8)))


def _tag_cut(data: bytes, random: Random) -> Damage:
    start, end = random.choice([match.span() for match in _TAG.finditer(data)])
    if random.random() < 0.5:
        return [(start, end, b"")]
    place = random.randrange(start, end)
    return [random.choice([(start, place, b""), (place, end, b"")])]


def _tag_marred(data: bytes, random: Random) -> Damage:
    start, end = random.choice([match.span() for match in _TAG.finditer(data)])
    place = random.randrange(start, end)
    return [(place, min(end, place + random.randint(0, 2)), _noise(random)[:2])]


def _doubled(data: bytes, random: Random) -> Damage:
    start = random.randrange(len(data))
    piece = data[start : start + random.randint(1, 60)]
    place = random.randrange(len(data))
    return [(place, place, piece)]


def _tag_doubled(data: bytes, random: Random) -> Damage:
    spans = [match.span() for match in _TAG.finditer(data)]
    start, end = random.choice(spans)
    place = random.choice(random.choice(spans))
    return [(place, place, data[start:end])]


def _swapped(data: bytes, random: Random) -> Damage:
    spans = [match.span() for match in _TAG.finditer(data)]
    first = random.randrange(len(spans) - 1)
    one, other = spans[first], spans[min(len(spans) - 1, first + random.randint(1, 4))]
    return [(*one, data[slice(*other)]), (*other, data[slice(*one)])]


_DAMAGES: Final[tuple[Callable[[bytes, Random], Damage], ...]] = (
    _deleted,
    _inserted,
    _replaced,
    _tag_cut,
    _tag_marred,
    _doubled,
    _tag_doubled,
    _swapped,
)


def mutant(source: Source, random: Random) -> Mutant:
    """Damage a file in one place, or in a few."""
    times = random.choice((1, 1, 1, 2, 3))
    damage = sorted(
        edit for _ in range(times) for edit in random.choice(_DAMAGES)(source.data, random)
    )
    pieces, position = [], 0
    for start, end, replacement in damage:
        if start < position:
            continue
        pieces += [source.data[position:start], replacement]
        position = end
    pieces.append(source.data[position:])
    whole = tuple(
        content
        for row, content in zip(source.rows, source.contents, strict=True)
        if "loc" in content and not any(_touches(row, start, end) for start, end, _ in damage)
    )
    return Mutant(source.name, b"".join(pieces), whole)


def _touches(row: tuple[int, int], start: int, end: int) -> bool:
    return start < row[1] and (end > row[0] if end > start else start > row[0])
