"""Changes of what a row holds do what they say and no more; undone, the old bytes are back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sitemap_editor import Document
from sitemap_editor.core.contents import changes
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.contents.row_tree import ROW, Node, Path, read_row
from sitemap_editor.core.errors import EditError, UndeclaredNamespace
from sitemap_editor.core.protocol.namespaces import IMAGE, VIDEO
from tests.core.contents.hostile_rows import Facts, documents, facts_of, rows_by_lxml
from tests.core.sitemaps import document

LOC = "<loc>https://example.com/</loc>"
VALUE = st.sampled_from(
    ["", "v", "é & <b>", "]]>", " x ", "a\nb", "a\rb", "\t", "'\"", "😀", "<![CDATA[x]]>", "&amp;"]
)
URI = st.sampled_from(
    ["urn:x", "urn:new", IMAGE, VIDEO, "urn:y", "", "http://www.w3.org/1999/xhtml"]
)

RowChange = partial[bytes]


@dataclass
class Model:
    """An element as it should be."""

    uri: str
    local: str
    attributes: dict[tuple[str, str], str]
    text: str
    tail: str
    children: list[Model] = field(default_factory=list)

    @property
    def facts(self) -> Facts:
        inside = [(each.facts, each.tail) for each in self.children]
        return self.uri, self.local, self.attributes, self.text, inside


def model_of(node: Node) -> Model:
    attributes = {(each.uri, each.local): each.value for each in node.attributes}
    children = [model_of(child) for child in node.children]
    return Model(node.uri, node.local, attributes, node.text, node.tail, children)


def model_at(model: Model, path: Path) -> Model:
    for position in path:
        model = model.children[position]
    return model


def expected(new: NewElement) -> Model:
    """Return a new element as a model."""
    attributes = {(each.uri, each.local): each.value for each in new.attributes}
    children = [expected(each) for each in new.children]
    return Model(new.uri, new.local, attributes, new.text, new.tail, children)


def squeezed(facts: Facts) -> Facts:
    """Leave out white space that only lays out."""
    uri, local, attributes, text, children = facts
    assert isinstance(children, list)
    has_children = bool(children)
    inside = [(squeezed(each), tail.strip(" \t\r\n")) for each, tail in children]
    assert isinstance(text, str)
    return uri, local, attributes, text.strip(" \t\r\n") if has_children else text, inside


def check(opened: Document, row: int, change: RowChange, wanted: Model | None = None) -> None:
    """Carry out a change and look at it from all sides; undo it."""
    table, before = opened.table, opened.to_bytes()
    others = [table.row_bytes(each) for each in table.order if each != row]
    edit = rows_edit(table, [row], lambda _id, data, fmt: change(data, fmt))
    if edit is not None:
        undo = opened.apply(edit)
    tree = read_row(table.row_bytes(row), table.row_format)
    after = rows_by_lxml(opened.to_bytes())
    assert facts_of(tree) == after[row]
    assert [table.row_bytes(each) for each in table.order if each != row] == others
    if wanted is not None:
        assert squeezed(facts_of(tree)) == squeezed(wanted.facts)
    if edit is not None:
        opened.apply(undo)
    assert opened.to_bytes() == before


@st.composite
def places(draw: st.DrawFn) -> tuple[Document, int, Node]:
    """Return a document, a row of it and an element in that."""
    opened = draw(documents())
    row = draw(st.integers(0, len(opened) - 1))
    tree = read_row(opened.table.row_bytes(row), opened.table.row_format)
    return opened, row, draw(st.sampled_from(list(tree.walk())))


@st.composite
def new_elements(draw: st.DrawFn, depth: int = 0) -> NewElement:
    """Return something to be written."""
    attributes = {}
    for _ in range(draw(st.integers(0, 2))):
        uri, local = draw(st.sampled_from([("", "a"), ("", "b"), ("urn:x", "a"), ("urn:y", "a")]))
        attributes[uri, local] = NewAttribute(local, draw(VALUE), uri, "y")
    count = draw(st.integers(0, 2)) if depth < 2 else 0
    children = tuple(draw(new_elements(depth + 1)) for _ in range(count))
    text = draw(VALUE) if not children else ""
    return NewElement(
        draw(URI),
        draw(st.sampled_from(["e", "loc", "new"])),
        text,
        (*attributes.values(),),
        children,
    )


def row_of(opened: Document, row: int) -> Model:
    return model_of(read_row(opened.table.row_bytes(row), opened.table.row_format))


RELAXED = settings(
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much], deadline=None
)


@given(places(), VALUE)
@RELAXED
def test_a_text_is_set(place: tuple[Document, int, Node], value: str) -> None:
    opened, row, node = place
    wanted = row_of(opened, row)
    model_at(wanted, node.path).text = value
    check(opened, row, partial(changes.set_text, path=node.path, value=value), wanted)


@given(places(), VALUE, st.sampled_from(["a", "b", "new"]), URI)
@RELAXED
def test_an_attribute_is_set_and_removed(
    place: tuple[Document, int, Node], value: str, local: str, uri: str
) -> None:
    opened, row, node = place
    wanted = row_of(opened, row)
    attributes = model_at(wanted, node.path).attributes
    attributes[uri, local] = value
    change = partial(changes.set_attribute, path=node.path, local=local, value=value, uri=uri)
    check(opened, row, change, wanted)
    del attributes[uri, local]
    check(
        opened,
        row,
        partial(changes.set_attribute, path=node.path, local=local, value=None, uri=uri),
        wanted,
    )


@given(places())
@RELAXED
def test_an_element_is_removed(place: tuple[Document, int, Node]) -> None:
    opened, row, node = place
    if node.path == ROW:
        return
    wanted = row_of(opened, row)
    siblings = model_at(wanted, node.path[:-1])
    gone = siblings.children.pop(node.path[-1])
    if node.path[-1]:
        siblings.children[node.path[-1] - 1].tail += gone.tail
    else:
        siblings.text += gone.tail
    check_loosely(opened, row, partial(changes.remove, paths=[node.path]), wanted)


def check_loosely(opened: Document, row: int, change: RowChange, wanted: Model) -> None:
    """Like `check`, where white space goes with an element: words alone are compared."""

    def words(facts: Facts) -> Facts:
        uri, local, attributes, text, children = facts
        assert isinstance(children, list)
        assert isinstance(text, str)
        inside = [(words(each), tail.split()) for each, tail in children]
        return uri, local, attributes, text.split(), inside

    table = opened.table
    new = change(table.row_bytes(row), table.row_format)
    assert words(facts_of(read_row(new, table.row_format))) == words(wanted.facts)
    check(opened, row, change)


@given(places(), new_elements(), st.data())
@RELAXED
def test_an_element_is_inserted(
    place: tuple[Document, int, Node], new: NewElement, data: st.DataObject
) -> None:
    opened, row, node = place
    position = data.draw(st.integers(0, len(node.children)))
    wanted = row_of(opened, row)
    parent = model_at(wanted, node.path)
    made = expected(new)
    parent.children.insert(position, made)
    if position > 0 and position <= len(node.children):
        before = parent.children[position - 1]
        made.tail, before.tail = before.tail, ""
    check_words(
        opened, row, partial(changes.insert, parent=node.path, position=position, new=new), wanted
    )


def check_words(opened: Document, row: int, change: RowChange, wanted: Model) -> None:
    """Like `check`, where text between elements may stand on either side of a new one."""

    def words(facts: Facts) -> Facts:
        uri, local, attributes, text, children = facts
        assert isinstance(children, list)
        assert isinstance(text, str)
        every = "".join([text, *(tail for _, tail in children)]).split()
        return (
            uri,
            local,
            attributes,
            every if children else text,
            [words(each) for each, _ in children],
        )

    opened.apply(edit) if (
        edit := rows_edit(opened.table, [row], lambda _id, data, fmt: change(data, fmt))
    ) else None
    tree = read_row(opened.table.row_bytes(row), opened.table.row_format)
    assert words(facts_of(tree)) == words(wanted.facts)
    check(opened, row, partial(changes.set_text, path=ROW, value="x"))


@given(places(), st.data())
@RELAXED
def test_children_change_places_and_nothing_between_them_does(
    place: tuple[Document, int, Node], data: st.DataObject
) -> None:
    opened, row, node = place
    order: Sequence[int] = data.draw(st.permutations(range(len(node.children))))
    wanted = row_of(opened, row)
    parent = model_at(wanted, node.path)
    tails = [child.tail for child in parent.children]
    parent.children = [parent.children[number] for number in order]
    for child, tail in zip(parent.children, tails, strict=True):
        child.tail = tail
    check(opened, row, partial(changes.reorder, parent=node.path, order=order), wanted)


@given(places(), URI, st.sampled_from(["e", "new", "é"]))
@RELAXED
def test_an_element_is_renamed(place: tuple[Document, int, Node], uri: str, local: str) -> None:
    opened, row, node = place
    if node.path == ROW or not uri:
        return
    wanted = row_of(opened, row)
    model = model_at(wanted, node.path)
    model.uri, model.local = uri, local
    table = opened.table
    change = partial(changes.set_name, path=node.path, local=local, uri=uri)
    check(opened, row, change, wanted)
    assert table is opened.table


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"<url>{LOC}</url>", f"<url>{LOC}<x:e>t</x:e></url>"),
        (f"<url>\n    {LOC}\n  </url>", f"<url>\n    {LOC}\n    <x:e>t</x:e>\n  </url>"),
        (f"<url>\r\n\t\t{LOC}\r\n\t</url>", f"<url>\r\n\t\t{LOC}\r\n\t\t<x:e>t</x:e>\r\n\t</url>"),
        (f"<url>\n\n  {LOC}</url>", f"<url>\n\n  {LOC}\n  <x:e>t</x:e></url>"),
        (f"<url>{LOC} <!-- c --></url>", f"<url>{LOC}<x:e>t</x:e> <!-- c --></url>"),
    ],
)
def test_a_new_element_stands_like_its_siblings(before: str, after: str) -> None:
    opened = document(before, ' xmlns:x="urn:x"')
    new = NewElement("urn:x", "e", "t")
    assert inserted(opened, ROW, 1, new) == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("<x:e/>", "<x:e><x:f>t</x:f></x:e>"),
        ("<x:e />", "<x:e><x:f>t</x:f></x:e>"),
        ("<x:e a='1'/>", "<x:e a='1'><x:f>t</x:f></x:e>"),
        ("\n    <x:e/>\n  ", "\n    <x:e>\n      <x:f>t</x:f>\n    </x:e>\n  "),
        ("\n    <x:e></x:e>\n  ", "\n    <x:e>\n      <x:f>t</x:f>\n    </x:e>\n  "),
        ("\n    <x:e>\n    </x:e>\n  ", "\n    <x:e>\n      <x:f>t</x:f>\n    </x:e>\n  "),
        ("<x:e>word</x:e>", "<x:e>word<x:f>t</x:f></x:e>"),
        (
            "\n    <x:e>\n      <!-- c -->\n    </x:e>\n  ",
            "\n    <x:e>\n      <!-- c -->\n      <x:f>t</x:f>\n    </x:e>\n  ",
        ),
    ],
)
def test_the_first_element_inside_another_opens_it(before: str, after: str) -> None:
    lead = "\n    " if before.startswith("\n") else ""
    opened = document(f"\n  <url>{lead}{LOC}{before}</url>", ' xmlns:x="urn:x"')
    wanted = f"<url>{lead}{LOC}{after}</url>"
    assert inserted(opened, (1,), 0, NewElement("urn:x", "f", "t")).strip() == wanted


def test_blocks_are_laid_out_like_those_that_are_there() -> None:
    new = NewElement(IMAGE, "image", children=(NewElement(IMAGE, "loc", "u"),))
    attributes = f' xmlns:i="{IMAGE}"'
    lines = "<url>\n\t<i:image>\n\t  <i:loc>a</i:loc>\n\t</i:image>\n</url>"
    one = "<url>\n  <i:image><i:loc>a</i:loc></i:image>\n</url>"
    block = "\n\t<i:image>\n\t  <i:loc>u</i:loc>\n\t</i:image>"
    assert inserted(document(lines, attributes), ROW, 1, new) == lines.replace(
        "\n</url>", f"{block}\n</url>"
    )
    assert inserted(document(one, attributes), ROW, 0, new) == one.replace(
        "\n  <i", "\n  <i:image><i:loc>u</i:loc></i:image>\n  <i"
    )


def test_several_at_once_are_as_if_one_came_after_the_other() -> None:
    row = f"<url>\n  {LOC}\n  <x:e>\n    <x:f/></x:e>\n</url>"
    opened = document(row, ' xmlns:x="urn:x"')
    news = [
        NewElement("urn:x", "e", children=(NewElement("urn:x", "f"),)),
        NewElement("urn:x", "g", "t"),
    ]
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    for parent, position in ((ROW, 0), (ROW, 2), ((1, 0), 0)):
        one_by_one = changes.insert(data, row_format, parent, position, news[0])
        one_by_one = changes.insert(one_by_one, row_format, parent, position + 1, news[1])
        assert changes.insert_all(data, row_format, parent, position, news) == one_by_one
    assert changes.insert_all(data, row_format, ROW, 0, []) == data


def inserted(opened: Document, parent: Path, position: int, new: NewElement) -> str:
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    return changes.insert(data, row_format, parent, position, new).decode()


def test_a_namespace_without_a_prefix_is_named() -> None:
    opened = document(f"<url>{LOC}</url>")
    with pytest.raises(UndeclaredNamespace, match=r"urn:own is not declared"):
        inserted(opened, ROW, 1, NewElement("urn:own", "e"))


def test_what_xml_does_not_allow_is_refused() -> None:
    opened = document(f"<url>{LOC}</url>", ' xmlns:x="urn:x"')
    for new in (
        NewElement("urn:x", "a b"),
        NewElement("urn:x", "1"),
        NewElement("urn:x", ""),
        NewElement("urn:x", "e", "\0"),
        NewElement("urn:x", "e", attributes=(NewAttribute("a", "\x08"),)),
        NewElement("urn:x", "e", attributes=(NewAttribute("a:b", ""),)),
    ):
        with pytest.raises(EditError):
            inserted(opened, ROW, 1, new)
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    for refused in (
        partial(changes.remove, paths=[ROW]),
        partial(changes.move, path=ROW, position=0),
        partial(changes.move, path=(0,), position=1),
        partial(changes.set_name, path=ROW, local="a", uri="urn:x"),
        partial(changes.insert, parent=ROW, position=2, new=NewElement("urn:x", "e")),
    ):
        with pytest.raises(EditError):
            refused(data, row_format)


def test_a_file_of_another_encoding_gets_what_ascii_can_say() -> None:
    head = '<?xml version="1.0" encoding="ISO-8859-1"?>'
    opened = document(f"<url>{LOC}</url>", ' xmlns:x="urn:x"', before=head)
    new = NewElement("urn:x", "e", "é", (NewAttribute("a", "ü"),))
    assert '<x:e a="&#252;">&#233;</x:e>' in inserted(opened, ROW, 1, new)
    with pytest.raises(EditError, match="encoding"):
        inserted(opened, ROW, 1, NewElement("urn:x", "é"))


def test_words_stay_apart_where_an_element_goes_from_between_them() -> None:
    opened = document("<url><p>one <b/>two <i/> </p><q>\n <b/><!-- c --></q></url>")
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    gone = changes.remove(data, row_format, [(0, 0), (0, 1), (1, 0)])
    assert gone == b"<url><p>one two  </p><q><!-- c --></q></url>"


def test_an_element_moves_among_its_siblings() -> None:
    opened = document("<url>\n<a/> <b/><!-- c --><d/>\n</url>")
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    moved = changes.move(data, row_format, (0,), 2)
    assert moved == b"<url>\n<b/> <d/><!-- c --><a/>\n</url>"


def test_setting_what_is_there_changes_nothing() -> None:
    opened = document("<url><loc>a&#x26;b</loc><e a='x&#38;'/></url>")
    data, row_format = opened.table.row_bytes(0), opened.table.row_format
    for same in (
        partial(changes.set_text, path=(0,), value="a&b"),
        partial(changes.set_attribute, path=(1,), local="a", value="x&"),
        partial(changes.set_attribute, path=(1,), local="b", value=None),
        partial(changes.remove, paths=[]),
    ):
        assert same(data, row_format) is data or same(data, row_format) == data
