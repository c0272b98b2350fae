"""Rows with everything that XML allows in and between elements, for tests of what they hold."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.contents.row_tree import Node
from sitemap_editor.core.protocol.extensions import PREFIXES
from tests.core.sitemaps import SITEMAP

_PARSER: Final = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)

HEADS: Final = (
    f'<urlset xmlns="{SITEMAP}"'
    + "".join(f' xmlns:{prefix}="{uri}"' for uri, prefix in PREFIXES.items())
    + ' xmlns:x="urn:x">',
    f"<s:urlset xmlns:s='{SITEMAP}' xmlns:i='{next(iter(PREFIXES))}' xmlns:x='urn:x'>",
    f'<urlset xmlns="{SITEMAP}"\n  xmlns:image="urn:taken" xmlns:x="urn:x">',
)
SPACE: Final = st.sampled_from(["", "", " ", "\n    ", "\r\n\t\t", "\n\n  ", "\t"])
ASIDE: Final = st.sampled_from(
    ["", "", "", "<!-- <image:image> -->", "<?pi <a> ?>", "<!---->", "\n<!-- c -->\n    "]
)
TEXT: Final = st.sampled_from(
    [
        *("", "a", " b ", "&amp;", "&#233;", "&#x1F600;", "é", "<![CDATA[<b> & ]]>", "]]&gt;"),
        *("a<!-- c -->b", "<?pi?>x", "<![CDATA[]]>", "\r\n", "a\rb", "&lt;c&gt;", "'\""),
    ]
)
ATTRIBUTE: Final = st.sampled_from(
    [
        *("", "", ' a="1"', " a='\"'", '\n  x:a="&amp;&#10;"', " xml:lang='de'", ' a = "\t b "'),
        *(' xmlns:y="urn:y" y:a="1"', " xmlns=''", ' xmlns:x="urn:other"', " b='>'"),
    ]
)
NAME: Final = st.sampled_from(["x:e", "x:f", "e", "x:long-name.1", "x:é"])


@st.composite
def elements(draw: st.DrawFn, depth: int = 0) -> str:
    """Return one element with what is in it."""
    name, attributes = draw(NAME), draw(ATTRIBUTE)
    if draw(st.integers(0, 4)) == 0:
        return f"<{name}{attributes}/>"
    parts = [draw(TEXT)]
    for _ in range(draw(st.integers(0, 2)) if depth < 3 else 0):
        parts += [draw(SPACE), draw(ASIDE), draw(elements(depth + 1)), draw(TEXT)]
    return f"<{name}{attributes}>{''.join(parts)}{draw(SPACE)}</{name}>"


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """Return a sitemap of some rows."""
    head = draw(st.sampled_from(HEADS))
    p = "s:" if head.startswith("<s:") else ""
    rows = []
    for _ in range(draw(st.integers(1, 3))):
        loc = f"<{p}loc>https://example.com/{draw(TEXT)}</{p}loc>"
        inside = [draw(SPACE), loc]
        for _ in range(draw(st.integers(0, 3))):
            inside += [draw(SPACE), draw(ASIDE), draw(elements())]
        attributes = draw(st.sampled_from(["", "", ' id="1"', " xmlns:z='urn:z'"]))
        rows.append(
            f"{draw(SPACE)}{draw(ASIDE)}<{p}url{attributes}>{''.join(inside)}{draw(SPACE)}</{p}url>"
        )
    return Document.from_bytes(f"{head}{''.join(rows)}\n</{p}urlset>".encode())


Facts = tuple[object, ...]


def facts_of(node: Node) -> Facts:
    """Return what a node says, to compare with `facts_by_lxml`."""
    attributes = {(each.uri, each.local): each.value for each in node.attributes}
    assert len(attributes) == len(node.attributes)
    return (
        node.uri,
        node.local,
        attributes,
        node.text,
        [(facts_of(child), child.tail) for child in node.children],
    )


def facts_by_lxml(element: etree._Element) -> Facts:
    """Return what lxml says of an element, comments and instructions skipped."""
    texts = [element.text or ""]
    children: list[tuple[Facts, str]] = []
    for inside in element:
        tail = inside.tail or ""
        if not isinstance(inside, etree._Comment | etree._ProcessingInstruction):
            children.append((facts_by_lxml(inside), tail))
        elif children:
            facts, before = children[-1]
            children[-1] = facts, before + tail
        else:
            texts.append(tail)
    name = etree.QName(element)
    attributes = {
        (etree.QName(key).namespace or "", etree.QName(key).localname): value
        for key, value in element.attrib.items()
    }
    return name.namespace or "", name.localname, attributes, "".join(texts), children


def rows_by_lxml(data: bytes) -> list[Facts]:
    """Return what lxml says of all rows of a sitemap."""
    root = etree.fromstring(data, _PARSER)
    name = etree.QName(root)
    local = {"urlset": "url", "sitemapindex": "sitemap"}[name.localname]
    row = f"{{{name.namespace}}}{local}" if name.namespace else local
    return [facts_by_lxml(each) for each in root.iterchildren(row)]
