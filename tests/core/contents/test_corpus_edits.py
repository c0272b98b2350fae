"""Every field of blocks in real files is edited and undone; tree and lxml agree all the way."""

from __future__ import annotations

from functools import partial

import pytest

from sitemap_editor import Document
from sitemap_editor.core.contents import blocks, changes
from sitemap_editor.core.contents.block_fields import BLOCK_SPECS
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.field_specs import FieldType
from sitemap_editor.core.contents.row_tree import Path, read_row
from sitemap_editor.core.document.row import RowFormat
from tests.core import corpus_files
from tests.core.contents.hostile_rows import facts_of, rows_by_lxml

EXT = [name for name in corpus_files.xml() if name.startswith("ext/")]
ROWS_TRIED = 16
pytestmark = pytest.mark.skipif(not EXT, reason="the corpus is not here")


def first_rows(name: str) -> Document:
    """Open a file with its first rows alone."""
    table = Document.from_bytes(corpus_files.unpacked(name)).table
    rows = map(table.row_bytes, table.order[:ROWS_TRIED])
    return Document.from_bytes(b"".join((table.head, *rows, table.tail)))


def tried(opened: Document, position: int, change: partial[bytes]) -> None:
    """Carry a change of a row out, compare with lxml, undo it."""
    table, row_id = opened.table, opened.row_id(position)
    before = opened.to_bytes()

    def of_row(_row_id: int, data: bytes, row_format: RowFormat) -> bytes:
        return change(data, row_format)

    edit = rows_edit(table, [row_id], of_row)
    if edit is None:
        return
    undo = opened.apply(edit)
    tree = read_row(table.row_bytes(row_id), table.row_format)
    assert facts_of(tree) == rows_by_lxml(opened.to_bytes())[position]
    opened.apply(undo)
    assert opened.to_bytes() == before


@pytest.mark.parametrize("name", EXT)
def test_any_field_edited_and_undone_gives_the_old_bytes(name: str) -> None:
    opened = first_rows(name)
    for position in range(len(opened)):
        data = opened.table.row_bytes(opened.row_id(position))
        row = read_row(data, opened.table.row_format)
        for block in blocks.blocks_of(row, opened.table.row_kind)[:8]:
            if block.spec is None:
                continue
            for key, field in block.spec.by_key.items():
                if field.type is FieldType.GROUP:
                    continue
                set_field = partial(
                    blocks.set_field, path=block.node.path, spec=block.spec, key=key
                )
                tried(opened, position, partial(set_field, value="a & b"))
                tried(opened, position, partial(set_field, value=None))


@pytest.mark.parametrize("name", EXT)
def test_any_element_edited_and_undone_gives_the_old_bytes(name: str) -> None:
    opened = first_rows(name)
    for position in range(len(opened)):
        data = opened.table.row_bytes(opened.row_id(position))
        paths: list[Path] = [
            each.path for each in read_row(data, opened.table.row_format).walk() if each.path
        ]
        for path in paths[:24]:
            tried(opened, position, partial(changes.set_text, path=path, value="<é>"))
            tried(
                opened,
                position,
                partial(changes.set_attribute, path=path, local="k", value='"', uri="urn:own"),
            )
            tried(opened, position, partial(changes.remove, paths=[path]))
            tried(opened, position, partial(changes.move, path=path, position=0))


@pytest.mark.parametrize("name", EXT)
def test_any_block_is_added_to_any_row(name: str) -> None:
    opened = first_rows(name)
    for spec in BLOCK_SPECS:
        values = {key: "v" for key, each in spec.by_key.items() if each.is_required}
        new = blocks.new_block(spec, {k: v for k, v in values.items() if k != "publication"})
        for position in range(min(len(opened), 3)):
            tried(opened, position, partial(blocks.add_block, new=new))
