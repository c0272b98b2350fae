"""A namespace taken out of a document, a prefix renamed in it: nothing else changes."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.contents.namespaces import namespace_named, without_namespace
from sitemap_editor.core.contents.prefixes import renamed_prefix
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.protocol import namespaces
from tests.core.contents.hostile_rows import Facts, documents, rows_by_lxml
from tests.core.sitemaps import IMAGE, SITEMAP, document

RELAXED = settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
LOC = "<loc>u</loc>"


def without(opened: Document, name: str, rows: int | None = None) -> str:
    """Remove a namespace, undo it and do it again."""
    table, before = opened.table, opened.to_bytes()
    row_ids = table.order if rows is None else table.order[:rows]
    found = without_namespace(table, row_ids, namespace_named(table, name))
    assert found.edit is not None
    redo = opened.apply(opened.apply(found.edit))
    assert opened.to_bytes() == before
    opened.apply(redo)
    assert Document.from_bytes(opened.to_bytes()).kind == "urlset"
    return opened.to_bytes().decode()


def renamed(opened: Document, old: str, new: str) -> str:
    """Rename a prefix, undo it and do it again."""
    before = opened.to_bytes()
    edit, _ = renamed_prefix(opened.table, old, new)
    redo = opened.apply(opened.apply(edit))
    assert opened.to_bytes() == before
    opened.apply(redo)
    return opened.to_bytes().decode()


def fewer(facts: Facts, uri: str) -> Facts:
    """Leave out what is of a namespace; of text only the words count."""
    own, local, attributes, text, children = facts
    assert isinstance(attributes, dict)
    assert isinstance(text, str)
    assert isinstance(children, list)
    kept = {name: value for name, value in attributes.items() if name[0] != uri}
    words = [text]
    inside: list[Facts] = []
    for child, tail in children:
        if child[0] != uri:
            inside.append(fewer(child, uri))
        words.append(tail)
    return own, local, kept, "".join(words).split(), inside


@given(documents())
@RELAXED
def test_all_of_a_namespace_goes_and_all_else_stays(opened: Document) -> None:
    before = rows_by_lxml(opened.to_bytes())
    after = without(opened, "urn:x").encode()
    assert [fewer(row, "none") for row in rows_by_lxml(after)] == [
        fewer(row, "urn:x") for row in before
    ]
    assert b"urn:x" not in after


@given(documents())
@RELAXED
def test_a_renamed_prefix_means_the_same_and_renamed_back_the_bytes_are_the_old(
    opened: Document,
) -> None:
    before = opened.to_bytes()
    assume(b'xmlns:x="urn:other"' not in before)
    after = renamed(opened, "x", "new").encode()
    assert rows_by_lxml(after) == rows_by_lxml(before)
    assert b"<x:" not in etree.tostring(etree.fromstring(after))
    renamed(opened, "new", "x")
    assert opened.to_bytes() == before


def test_a_namespace_goes_with_its_declarations_attributes_and_schema() -> None:
    xsi = f"xmlns:xsi='{namespaces.XSI}' xsi:schemaLocation='{SITEMAP} s.xsd\n {IMAGE} i.xsd'"
    opened = document(
        f"\n<url>{LOC}\n  <i:image>\n<i:loc>a</i:loc></i:image><!-- <i:a> -->\n</url>"
        f'<url i:k="1">{LOC}<o xmlns:j="{IMAGE}" j:a="1" b="2"><j:c/></o></url>',
        f' xmlns:i="{IMAGE}"\n  {xsi} i:root="1"',
    )
    assert without(opened, "i") == (
        f'<urlset xmlns="{SITEMAP}"\n  '
        f"xmlns:xsi='{namespaces.XSI}' xsi:schemaLocation='{SITEMAP} s.xsd'>"
        f"\n<url>{LOC}<!-- <i:a> -->\n</url>"
        f'<url>{LOC}<o b="2"></o></url></urlset>'
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{IMAGE} i", None),
        (f"{IMAGE} i {SITEMAP} s", f"{SITEMAP} s"),
        (f"{IMAGE} i {IMAGE} i {SITEMAP} s", f"{SITEMAP} s"),
        (f"{SITEMAP} s {IMAGE} i urn:b b", f"{SITEMAP} s urn:b b"),
        (f"{SITEMAP} s {IMAGE}", f"{SITEMAP} s {IMAGE}"),
    ],
)
def test_the_pair_of_its_schema_goes(before: str, after: str | None) -> None:
    xsi = f' xmlns:xsi="{namespaces.XSI}"'
    opened = document(f"<url>{LOC}</url>", f'{xsi} xmlns:i="{IMAGE}" xsi:schemaLocation="{before}"')
    root = etree.fromstring(without(opened, "i").encode())
    said = root.get(f"{{{namespaces.XSI}}}schemaLocation")
    assert (said.strip() if said is not None else None) == after


def test_a_namespace_without_a_prefix_in_the_head_goes_too() -> None:
    opened = document(f"<url>{LOC}<i xmlns='urn:i'><b/></i><j:k xmlns:j='urn:i'/></url>")
    assert "urn:i" not in without(opened, "urn:i")
    row = "<s:url><s:loc>u</s:loc><d/></s:url>"
    root = f'<s:urlset xmlns:s="{SITEMAP}" xmlns="urn:d">{row}</s:urlset>'
    assert "urn:d" not in without(Document.from_bytes(root.encode()), "urn:d")


def test_of_some_rows_the_declaration_stays() -> None:
    row = f"<url>{LOC}<i:image/></url>"
    after = without(document(row * 2, f' xmlns:i="{IMAGE}"'), IMAGE, rows=1)
    assert after.count("<i:image/>") == 1
    assert "xmlns:i" in after


def test_what_stands_behind_the_rows_keeps_the_declaration() -> None:
    opened = document(f"<url>{LOC}<i:image/></url><i:stray/>", f' xmlns:i="{IMAGE}"')
    assert without(opened, "i").count("xmlns:i") == 1


@pytest.mark.parametrize("name", ["", "xml", SITEMAP, "xmlns"])
def test_the_namespace_of_the_rows_stays(name: str) -> None:
    with pytest.raises(EditError, match="cannot be removed"):
        without(document(f"<url>{LOC}</url>"), name)


def test_a_prefix_is_renamed_in_tags_and_nowhere_else() -> None:
    inside = "<x:a x:b='x:c' d = \"<x:\" ><![CDATA[<x:e>]]><!-- <x:f> --><?p <x:g>?>x:h</x:a >"
    inside = inside.replace('"<x:"', '" x:i=&apos;1&apos;"')
    opened = document(f"<url>{LOC}{inside}</url><x:tail/>", " xmlns:x='urn:x' x:r='1'")
    after = inside.replace("<x:a x:b", "<y:a y:b").replace("</x:a", "</y:a")
    assert renamed(opened, "x", "y") == (
        f"<urlset xmlns=\"{SITEMAP}\" xmlns:y='urn:x' y:r='1'>"
        f"<url>{LOC}{after}</url><y:tail/></urlset>"
    )


def test_the_prefix_of_the_sitemap_itself_is_renamed() -> None:
    root = f"<s:urlset xmlns:s='{SITEMAP}'>\n<s:url><s:loc>s:a</s:loc></s:url>\n</s:urlset>"
    after = renamed(Document.from_bytes(root.encode()), "s:", " sm ")
    assert after == root.replace("s:url", "sm:url").replace("s:loc", "sm:loc").replace(
        "xmlns:s=", "xmlns:sm="
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("y", "z", "declares no prefix “y:”"),
        ("", "z", "declares no prefix"),
        ("xml", "z", "declares no prefix"),
        ("x", "i", "means another namespace"),
        ("x", "x", "means another namespace"),
        ("x", "a b", "does not allow the name"),
        ("x", "", "does not allow the name"),
        ("x", "XMLa", "reserved"),
        ("x", "own", "“own:” themselves"),
    ],
)
def test_a_prefix_that_cannot_be_renamed_says_why(old: str, new: str, said: str) -> None:
    own = "<own:a xmlns:own='urn:o'/>"
    opened = document(f"<url>{LOC}{own}</url>", f" xmlns:x='urn:x' xmlns:i='{IMAGE}'")
    with pytest.raises(EditError, match=said):
        renamed(opened, old, new)


def test_a_declaration_that_only_a_comment_makes_is_none() -> None:
    opened = document(f"<url>{LOC}<!-- xmlns:y='' --><x:a/></url>", " xmlns:x='urn:x'")
    assert "<y:a/>" in renamed(opened, "x", "y")
