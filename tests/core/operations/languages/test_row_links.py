"""Links of rows: a row is read as if it were alone, whatever was read before it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.operations.languages.row_links import RowLinks
from tests.core.operations.languages.versions import document, row

_LINK = '<xhtml:link rel="alternate" hreflang="de" href="https://f.example/de/a"/>'
_HEADS = ("<url><loc>", "<url>\n<loc>", "<url><!-- loc> --><loc>", "<url><lastmod/><loc>")
_URLS = ("https://f.example/a", " https://f.example/a?x=1&amp;y=2\n", "<![CDATA[b]]>", "")
_RESTS = (
    f"</loc>{_LINK}</url>",
    f"</loc>\n{_LINK}\n{_LINK}</url>",
    f"</loc><!-- {_LINK} --></url>",
    "</loc></url>",
)


def _bytes_of(table: PieceTable) -> list[bytes]:
    return [table.buffers.slice(table.starts[each], table.lengths[each]) for each in table.order]


@given(
    st.lists(st.tuples(*map(st.sampled_from, (_HEADS, _URLS, _RESTS))).map("".join), max_size=12)
)
def test_a_row_is_read_as_if_it_were_alone(rows: list[str]) -> None:
    table = document(*rows).table.snapshot()
    reader = RowLinks(table.row_format)
    for data in _bytes_of(table):
        assert reader.of(data) == RowLinks(table.row_format).of(data)


def test_links_of_many_kinds_of_rows_in_turn_are_their_own() -> None:
    groups = [[f"en /en/{page}", f"de /de/{page}"] for page in range(100)]
    table = document(*(row(f"/en/{page}", *group) for page, group in enumerate(groups))).table
    reader = RowLinks(table.row_format)
    for page, data in [*enumerate(_bytes_of(table)), *enumerate(_bytes_of(table))]:
        _, links = reader.of(data)
        assert [url.rpartition(b"/")[2] for _, url in links] == [str(page).encode()] * 2
