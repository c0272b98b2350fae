"""What the widgets of Details show of a row, as facts to be counted; and what lxml finds in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lxml import etree
from PySide6.QtCore import QModelIndex

from sitemap_editor.core.contents.field_specs import split_key
from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.block_form import BlockForm
from sitemap_editor.windows.details.block_part import BlockPart
from sitemap_editor.windows.details.dock import DetailsDock
from sitemap_editor.windows.details.fields.text_fields import ListField
from sitemap_editor.windows.details.others_part import OthersModel, OthersPart
from tests.session.contents.showing import BLANK, Fact, held_by_row


def said_by_widgets(dock: DetailsDock) -> Counter[Fact]:
    """Count the texts and attributes that the panel shows of its row."""
    found: Counter[Fact] = Counter()
    found.update(_of_cells(dock))
    for part in dock.contents.parts.values():
        body = part.body
        if not part.is_unfolded or body is None:
            continue
        if isinstance(body, BlockPart):
            found.update(_of_blocks(body))
        elif isinstance(body, AlternatesPart):
            for line in range(body.model.rowCount()):
                found["attribute", "rel", "alternate"] += 1
                for column, name in enumerate(("hreflang", "href")):
                    found.update(_attribute(name, str(body.model.index(line, column).data())))
        elif isinstance(body, OthersPart):
            found.update(_of_tree(body.model, QModelIndex()))
    return found


def _of_cells(dock: DetailsDock) -> Iterator[Fact]:
    yield from _text(dock.row.url.toPlainText())
    for _name, value in dock.row._values:
        yield from _text(value)


def _of_blocks(body: BlockPart) -> Iterator[Fact]:
    current = body.list.currentRow()
    for number in range(len(body.blocks)):
        body.list.setCurrentRow(number)
        yield from _of_form(body.form)
    body.list.setCurrentRow(current)


def _of_form(form: BlockForm) -> Iterator[Fact]:
    for key, row in form.rows.items():
        _elements, attribute = split_key(key)
        editor = row.editor
        texts = editor.values() if isinstance(editor, ListField) else [editor.text()]
        for text in texts:
            yield from _attribute(attribute, text) if attribute else _text(text)


def _of_tree(model: OthersModel, parent: QModelIndex) -> Iterator[Fact]:
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        line = model.line(index)
        assert line is not None
        shown = str(index.siblingAtColumn(1).data() or "")
        if line.attribute is not None:
            yield from _attribute(line.attribute[1], shown)
        else:
            yield from _text(str(index.data()) if line.is_words else shown)
        yield from _of_tree(model, index)


def _text(value: str) -> Iterator[Fact]:
    if words := value.strip(BLANK):
        yield "text", words


def _attribute(name: str, value: str) -> Iterator[Fact]:
    if words := value.strip(BLANK):
        yield "attribute", name, words


def held_by_source(source: str, head: bytes) -> Counter[Fact]:
    """Count the texts and attributes that lxml finds in the source of a row under a head."""
    root = etree.fromstring(head + source.encode() + b"</urlset>")
    facts = held_by_row(root[0])
    return Counter({f: n for f, n in facts.items() if f[0] != "element" and f[-1]})
