"""What the rows a person is at hold beyond their cells, sorted into the parts of a panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sitemap_editor.core.contents.block_fields import IMAGE_SPEC, LINK_SPEC, NEWS_SPEC, VIDEO_SPEC
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.contents.row_tree import Node, read_row
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from sitemap_editor.session.contents.alternates import is_alternate
from sitemap_editor.session.contents.others import OtherLine, others_of
from sitemap_editor.session.contents.shared_tree import SharedNode, shared

FORM_SPECS: Final = (IMAGE_SPEC, VIDEO_SPEC, NEWS_SPEC)
"""The blocks that have a form, in the order of the panel."""
MOST_ROWS: Final = 5_000
"""Of more nobody reads what they have in common; it would take a second each twenty thousand."""
_ROWS_TO_A_CHECK: Final = 64
_LINK_ATTRIBUTES: Final = {each.local: each for each in LINK_SPEC.attributes}


@dataclass(frozen=True, eq=False)
class RowContents:
    """What one row holds, or several have in common."""

    row_ids: tuple[int, ...] = ()
    tree: SharedNode | None = None
    """None for rows of no XML."""
    blocks: dict[str, tuple[SharedNode, ...]] = field(default_factory=dict)
    """By the name of the block: images, videos, articles."""
    alternates: tuple[SharedNode, ...] = ()
    others: tuple[OtherLine, ...] = ()
    url: str = ""
    """That of the first row."""
    has_forms: bool = False
    """Whether such rows may have images, videos, news and language versions."""
    sources: tuple[bytes, ...] = ()
    """The rows as they were read."""
    row_format: RowFormat | None = None
    """How they were; None where nothing was read."""

    @property
    def is_of_several(self) -> bool:
        """Whether it tells what several rows have in common."""
        return len(self.row_ids) > 1


def contents_of(
    table: PieceTable, row_ids: Sequence[int], progress: Progress = no_progress
) -> RowContents:
    """Return what rows hold, one or some; costs a tenth of a millisecond a row, so in a worker."""
    kind = table.row_kind
    if kind is TEXT or not row_ids:
        return RowContents(tuple(row_ids))
    rows: list[Node] = []
    sources = tuple(map(table.row_bytes, row_ids))
    for number, source in enumerate(sources):
        if not number % _ROWS_TO_A_CHECK:
            progress(number / len(row_ids))
        rows.append(read_row(source, table.row_format))
    tree = shared(rows)
    has_forms = kind is URLSET
    blocks = {
        spec.local: tuple(each for each in tree.children if each.key == (spec.uri, spec.local))
        for spec in FORM_SPECS
        if has_forms
    }
    links = tuple(filter(is_alternate, tree.children)) if has_forms else ()
    shown = {id(each) for nodes in (*blocks.values(), links) for each in nodes}

    def block_of(node: SharedNode) -> BlockSpec | None:
        return _spec_of(node) if id(node) in shown else None

    loc = table.row_format.read(sources[0]).loc or ""
    others = others_of(tree, kind, block_of)
    return RowContents(
        *(tuple(row_ids), tree, blocks, links, others, loc.strip(), has_forms),
        sources=sources,
        row_format=table.row_format,
    )


def _spec_of(node: SharedNode) -> BlockSpec:
    """Return what the panel shows of a block: of links their language, URL and usual relation."""
    spec = next((each for each in FORM_SPECS if node.key == (each.uri, each.local)), None)
    if spec is not None:
        return spec
    names = ["hreflang", "href", *(["rel"] if node.value("rel") == "alternate" else [])]
    return replace(LINK_SPEC, attributes=tuple(_LINK_ATTRIBUTES[name] for name in names))
