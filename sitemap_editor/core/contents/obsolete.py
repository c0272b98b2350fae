"""Takes out of a row what search engines have read once and read no more."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from sitemap_editor.core.contents.blocks import blocks_of
from sitemap_editor.core.contents.byte_changes import Change, changed, cut
from sitemap_editor.core.contents.field_specs import FieldSpec, Standing
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.row import RowFormat

NO_EFFECT: Final = frozenset({Standing.NO_EFFECT})
NOT_IN_USE: Final = frozenset({Standing.NO_EFFECT, Standing.UNDOCUMENTED})


def without_obsolete(
    data: bytes, row_format: RowFormat, standings: Collection[Standing] = NO_EFFECT
) -> bytes:
    """Return a row without the elements and attributes of blocks that are of these standings."""
    changes: list[Change] = []
    for block in blocks_of(read_row(data, row_format), row_format.kind):
        if block.spec is not None:
            changes += _changes(data, block.node, block.spec.fields, standings)
            changes += _attributes(block.node, block.spec.attributes, standings)
    return changed(data, changes) or data


def _changes(
    data: bytes, node: Node, fields: Sequence[FieldSpec], standings: Collection[Standing]
) -> Iterator[Change]:
    known = {each.local: each for each in fields}
    for child in node.children:
        field = known.get(child.local) if child.uri == node.uri else None
        if field is None:
            continue
        if field.standing in standings:
            yield cut(data, child.span, in_words=node.has_mixed_text)
            continue
        yield from _attributes(child, field.attributes, standings)
        yield from _changes(data, child, field.fields, standings)


def _attributes(
    node: Node, fields: Sequence[FieldSpec], standings: Collection[Standing]
) -> Iterator[Change]:
    gone = {each.local for each in fields if each.standing in standings}
    return ((*each.span, b"") for each in node.attributes if not each.uri and each.local in gone)
