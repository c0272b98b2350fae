"""Finding in the bytes of a document as it is saved."""

from __future__ import annotations

import re
from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.document.source import source_blocks, source_lines, source_search
from sitemap_editor.core.document.source.source_search import SourceQuery, search_source
from sitemap_editor.core.files.document import Document
from tests.core.sitemaps import urlset


def _document(texts: list[str]) -> Document:
    rows = (f"\n<url><loc>https://example.com/{text}</loc></url>" for text in texts)
    return Document.from_bytes(urlset("".join(rows)))


_texts = st.lists(st.text(st.sampled_from("aAbéÉ日x"), max_size=9), max_size=9)


@given(_texts, st.text(st.sampled_from("aAbéÉ日x"), min_size=1, max_size=4), st.booleans())
def test_hits_are_where_the_text_is(texts: list[str], text: str, match_case: bool) -> None:
    opened = _document(texts)
    with patch.multiple(source_blocks, BLOCK_BYTES=64, ROWS_A_BLOCK=2):
        lines = source_lines.source_lines(opened.table)
    found = search_source(lines, SourceQuery(text, match_case))
    whole = opened.to_bytes().decode()
    flags = re.NOFLAG if match_case else re.IGNORECASE
    matches = re.finditer(re.escape(text), whole, flags)
    assert list(found.starts) == [len(whole[: match.start()].encode()) for match in matches]
    assert found.is_all


def test_steps_go_round() -> None:
    lines = source_lines.source_lines(_document(["q", "b", "Q"]).table)
    found = search_source(lines, SourceQuery("q"))
    first, last = found.starts
    assert found.after(0) == 0
    assert found.after(first) == 1
    assert found.after(last) == 0
    assert found.after(first, back=True) == 1
    assert found.number_at(last) == 1
    assert found.number_at(last + 1) is None


def test_too_many_hits_are_not_all_listed() -> None:
    lines = source_lines.source_lines(_document(["a"] * 400).table)
    with patch.object(source_search, "MOST_HITS", 10):
        assert not search_source(lines, SourceQuery("a")).is_all


def test_nothing_found_leads_nowhere() -> None:
    lines = source_lines.source_lines(_document([]).table)
    assert search_source(lines, SourceQuery("nothing")).after(0) is None
