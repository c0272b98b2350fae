"""Whatever is edited in Details, forms, tree and source agree, and undo gives the old bytes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from lxml import etree

from sitemap_editor import Document
from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.block_fields import LINK_SPEC
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.errors import EditError
from sitemap_editor.core.protocol.fields import URLSET
from sitemap_editor.session.contents import content_changes
from sitemap_editor.session.contents.block_values import FormField, form_fields, value_of
from sitemap_editor.session.contents.content_changes import RowChange
from sitemap_editor.session.contents.others import OtherLine
from sitemap_editor.session.contents.row_contents import FORM_SPECS, RowContents, contents_of
from sitemap_editor.session.contents.shared_tree import SharedNode
from tests.core.corpus_files import FOLDER
from tests.core.sitemaps import document
from tests.session.contents.showing import held_by_row, shown_of_row

_OWN: Final = (
    "<url><loc>https://e.com/en/a</loc>"
    "<video:video><video:title>T</video:title><video:tag>a</video:tag><video:tag>b</video:tag>"
    '<video:uploader info="https://e.com/u">U</video:uploader></video:video>'
    '<xhtml:link rel="alternate" hreflang="en" href="https://e.com/en/a"/>'
    '<x:y z="1">v<!-- kept --></x:y></url><url><loc>https://e.com/b</loc></url><url/>'
)
_NAMESPACES: Final = (
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:x"'
)
texts = st.text(
    st.one_of(
        st.sampled_from("abc <>&\"'é\n\t]]>"),
        st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"),
    ),
    max_size=12,
)


@cache
def files() -> list[bytes]:
    """Return the bytes of files with rows of pages."""
    own = document(_OWN, _NAMESPACES).to_bytes()
    found = sorted((FOLDER / "ext").glob("*.xml")) if FOLDER.is_dir() else []
    real = [path.read_bytes() for path in found]
    opened = [(data, Document.from_bytes(data)) for data in real]
    return [own, *(data for data, each in opened if len(each) and each.table.row_kind is URLSET)]


def _lines(lines: tuple[OtherLine, ...]) -> Iterator[OtherLine]:
    for line in lines:
        if line.value is not None:
            yield line
        yield from _lines(line.inside)


@st.composite
def edits(draw: st.DrawFn) -> tuple[Document, list[int], RowChange]:
    """Draw a document, some of its rows and something that a person does in Details."""
    opened = Document.from_bytes(draw(st.sampled_from(files())))
    order = list(opened.table.order)
    row_ids = draw(st.lists(st.sampled_from(order), min_size=1, max_size=3, unique=True))
    found = contents_of(opened.table, row_ids)
    way = draw(st.sampled_from([_field, _new, _tree, _named, _link, _gone, _moved]))
    return opened, row_ids, way(draw, found)


def _spec_and_block(draw: st.DrawFn, found: RowContents) -> tuple[BlockSpec, SharedNode]:
    every = [(spec, block) for spec in FORM_SPECS for block in found.blocks[spec.local]]
    assume(every)
    return draw(st.sampled_from(every))


def _field(draw: st.DrawFn, found: RowContents) -> RowChange:
    spec, block = _spec_and_block(draw, found)
    field = draw(st.sampled_from(form_fields(spec)))
    is_list = field.spec.is_repeatable
    value = draw(st.lists(_words, max_size=3)) if is_list else draw(_words | st.just(""))
    return content_changes.field_change(block.address, spec, field, value)


def _new(draw: st.DrawFn, _found: RowContents) -> RowChange:
    spec = draw(st.sampled_from(FORM_SPECS))
    field = draw(st.sampled_from([each for each in form_fields(spec) if "@" not in each.key]))
    return content_changes.add_element(blocks.new_block(spec, {field.key: draw(_words)}))


def _tree(draw: st.DrawFn, found: RowContents) -> RowChange:
    lines = list(_lines(found.others))
    assume(lines)
    return content_changes.set_line(draw(st.sampled_from(lines)), draw(st.none() | texts))


def _named(draw: st.DrawFn, found: RowContents) -> RowChange:
    names = [
        "own",
        "x:own",
        "image:caption",
        "geo:geo",
        "priority",
        "z",
        "xml:lang",
        "a:b",
        "xmlns",
    ]
    name = draw(st.sampled_from(["", "@"])) + draw(st.sampled_from(names))
    lines = list(_lines(found.others))
    is_new = draw(st.booleans())
    if lines and not is_new:
        line = draw(st.sampled_from([each for each in lines if not each.is_text] or lines))
        return content_changes.set_name(line.address, line.attribute, name)
    address = draw(st.sampled_from([(), *(line.address for line in lines)]))
    return content_changes.add_named(address, name, draw(texts))


def _link(draw: st.DrawFn, found: RowContents) -> RowChange:
    if not found.alternates or draw(st.booleans()):
        values = {"@rel": "alternate", "@hreflang": "fr", "@href": draw(texts)}
        return content_changes.add_element(blocks.new_block(LINK_SPEC, values))
    link = draw(st.sampled_from(found.alternates))
    key = draw(st.sampled_from(["@hreflang", "@href"]))
    return content_changes.set_field(link.address, LINK_SPEC, key, draw(texts))


def _gone(draw: st.DrawFn, found: RowContents) -> RowChange:
    _spec, block = _spec_and_block(draw, found)
    return content_changes.remove_elements([block.address])


def _moved(draw: st.DrawFn, found: RowContents) -> RowChange:
    spec, block = _spec_and_block(draw, found)
    to = draw(st.sampled_from(found.blocks[spec.local]))
    return content_changes.move_element(block.address, to.address)


_words = texts.map(str.strip).filter(bool)


@settings(max_examples=100, deadline=None)
@given(edits())
def test_after_any_edit_all_parts_say_what_the_source_says_and_undo_gives_the_old_bytes(
    made: tuple[Document, list[int], RowChange],
) -> None:
    opened, row_ids, change = made
    before = opened.to_bytes()
    try:
        edit = rows_edit(opened.table, row_ids, change)
    except EditError:
        return
    if edit is None:
        return
    inverse = opened.apply(edit)
    after = opened.to_bytes()
    again = Document.from_bytes(after)
    assert [again.table.row_bytes(each) for each in again.table.order] == [
        opened.table.row_bytes(each) for each in opened.table.order
    ]
    for row_id, row in zip(opened.table.order, _rows(after), strict=True):
        if row_id in row_ids:
            assert shown_of_row(opened, row_id) == held_by_row(row)
    opened.apply(inverse)
    assert opened.to_bytes() == before


def _rows(data: bytes) -> list[etree._Element]:
    root = etree.fromstring(data)
    namespace = etree.QName(root).namespace
    wanted = f"{{{namespace}}}url" if namespace else "url"
    return list(root.iterchildren(wanted))


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([(spec, field) for spec in FORM_SPECS for field in form_fields(spec)]),
    _words,
    st.sampled_from(range(3)),
)
def test_a_value_that_is_typed_into_a_form_is_what_the_form_shows(
    typed: tuple[BlockSpec, FormField], value: str, place: int
) -> None:
    spec, field = typed
    opened = Document.from_bytes(files()[0])
    row_id = opened.table.order[place]
    if not contents_of(opened.table, [row_id]).blocks[spec.local]:
        new = content_changes.add_element(blocks.new_block(spec, {"title": "t"}))
        edit = rows_edit(opened.table, [row_id], new)
        assert edit is not None
        opened.apply(edit)
    block = contents_of(opened.table, [row_id]).blocks[spec.local][0]
    given_value: str | list[str] = [value] if field.spec.is_repeatable else value
    change = content_changes.field_change(block.address, spec, field, given_value)
    try:
        edit = rows_edit(opened.table, [row_id], change)
    except EditError:
        return
    if edit is not None:
        opened.apply(edit)
    shown = value_of(contents_of(opened.table, [row_id]).blocks[spec.local][0], field)
    assert (shown.values or (shown.text,))[0] == value
