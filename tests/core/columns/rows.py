"""Rows with images, videos, news, links and elements of their own, plain ones and odd ones."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.columns.column import READY, ContentColumn, content_column
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML
from tests.core.sitemaps import document

ATTRIBUTES: Final = (
    f' xmlns:image="{IMAGE}" xmlns:v="{VIDEO}" xmlns:news="{NEWS}" xmlns:xhtml="{XHTML}"'
    ' xmlns:acme="https://acme.example/ns"'
)
NAMES: Final = (
    *READY,
    "alt:de",
    "alt:pt-BR",
    "x:acme:stock",
    "x:acme:stock@unit",
    "x:acme:a/b",
    "x:acme:@id",
    "x:image:caption",
)
_PIECES: Final = (
    "<image:image><image:loc>https://e.de/1.png</image:loc></image:image>",
    "<image:image>\n <image:loc>https://e.de/?a&amp;b</image:loc>"
    "<image:caption>A &lt; b</image:caption></image:image>",
    "<image:image/>",
    "<v:video><v:title>Ü &#252;</v:title><v:duration>17</v:duration></v:video>",
    "<v:video><v:title/><v:publication_date>2026-11-20</v:publication_date></v:video>",
    "<news:news><news:publication><news:name>The N</news:name><news:language>en</news:language>"
    "</news:publication><news:title> T </news:title></news:news>",
    "<news:news></news:news>",
    '<xhtml:link rel="alternate" hreflang="de" href="https://e.de/?x&amp;y"/>',
    "<xhtml:link hreflang='DE' rel='alternate' href='https://e.de/\"'></xhtml:link>",
    '<xhtml:link rel="alternate" hreflang="pt-br" href="https://e.de/br"/>',
    '<xhtml:link rel="alternate" hreflang="de"/>',
    '<xhtml:link rel="canonical" href="https://e.de/c"/>',
    '<acme:stock unit="kg">5</acme:stock>',
    "<acme:stock>many</acme:stock>",
    '<acme:stock\n unit = "a&amp;&#10;b" />',
    '<acme:a acme:id="7"><acme:b>1</acme:b><acme:c><acme:b>2</acme:b></acme:c></acme:a>',
    "<acme:a><acme:a><acme:b>3</acme:b></acme:a><acme:b>4</acme:b></acme:a>",
    "<acme:b>outside</acme:b>",
)
ODD: Final = (
    "<!-- <image:image> -->",
    "<acme:stock><![CDATA[<8>]]></acme:stock>",
    '<i:image xmlns:i="' + IMAGE + '"><i:loc>x</i:loc></i:image>',
    '<loc2 xmlns="https://acme.example/ns"/>',
    '<stock xmlns="https://acme.example/ns">9</stock>',
)


@st.composite
def row_bodies(draw: st.DrawFn, *, odd: bool = True) -> str:
    """Return what stands behind the loc of a row."""
    pieces = st.sampled_from((*_PIECES, *ODD) if odd else _PIECES)
    gap = draw(st.sampled_from(("", "\n  ", "\r\n\t")))
    return "".join(gap + each for each in draw(st.lists(pieces, max_size=5)))


def file_of(*bodies: str) -> Document:
    """Open a urlset with a row for each of these."""
    rows = "".join(f"<url><loc>https://e.de/</loc>{each}</url>\n" for each in bodies)
    return document(rows, ATTRIBUTES)


def column(name: str) -> ContentColumn:
    """Return a column that there is."""
    found = content_column(name)
    assert found is not None
    return found
