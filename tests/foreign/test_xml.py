"""The documents of the XML conformance suite that are not well-formed.

Every one ends in a sentence or a repair, none in a traceback: as a file, and inside a row.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from sitemap_editor import Document
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.repair.plan import plan_repair
from tests.core.checks.judging import CIRCUMSTANCES
from tests.core.repair.repairing import CLOSING, DECLARATION, ROOT, ROWS
from tests.foreign.suites import FOLDER

_SENTENCE: Final = re.compile(r"[A-Z“].+[.”](?: Near: .*)?", re.DOTALL)
FILES: Final = sorted((FOLDER / "xml").glob("*.xml"))

if not FILES:
    pytest.skip("the suites do not lie beside the checkout", allow_module_level=True)


def assert_sentence(error: SitemapError) -> None:
    """Hold that an error says something whole, whatever it quotes behind it."""
    assert _SENTENCE.fullmatch(str(error)), str(error)


def ends_well(data: bytes) -> None:
    """Hold that bytes are refused in a sentence, and what repairs make of them opens."""
    with pytest.raises(SitemapError) as refusal:
        Document.from_bytes(data)
    assert_sentence(refusal.value)
    try:
        plan = plan_repair(data)
    except SitemapError as error:
        assert_sentence(error)
        return
    if (leftover := plan.leftover or plan.verdict()) is not None:
        assert_sentence(leftover)
    else:
        repaired = Document.repaired(plan)
        assert all(repair.text for repair in plan.repairs)
        Document.from_bytes(b"".join(repaired.table.pieces()))


def test_there_are_as_many_documents_as_the_suite_tells() -> None:
    assert len(FILES) == 100


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_broken_document_ends_in_a_sentence_or_a_repair(path: Path) -> None:
    ends_well(path.read_bytes())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_row_with_a_broken_document_in_it_ends_so_too(path: Path) -> None:
    """Some are well-formed there, such as two roots: those are checked."""
    row = b"<url><loc>https://example.org/x</loc>" + path.read_bytes() + b"</url>\n"
    data = DECLARATION + ROOT + ROWS[0] + row + ROWS[1] + CLOSING
    try:
        opened = Document.from_bytes(data)
    except SitemapError:
        ends_well(data)
    else:
        assert len(opened) == 3
        found = Checker(context=CIRCUMSTANCES).check(opened.table)
        assert all(each.message for row_id in found.rows for each in found.rows[row_id])
