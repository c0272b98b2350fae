from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.files.joined_document import JoinedDocument
from sitemap_editor.core.operations.joining.opening import open_joined
from tests.core.recipes.test_recipes import rows, run
from tests.indexes_on_disk import index, sitemap


@pytest.fixture
def joined(tmp_path: Path) -> JoinedDocument:
    sitemap(tmp_path, "a.xml", 3)
    sitemap(tmp_path, "b/b.xml", 2)
    listed = index(tmp_path, ["a.xml", "b/b.xml"])
    return open_joined(listed, [row.loc for row in Document.open(listed)])


def names(document: Document) -> list[str]:
    table = document.table
    return [table.file_name(row_id) for row_id in table.order]


def test_rows_go_to_the_end_of_a_file_of_the_index(joined: JoinedDocument) -> None:
    first = joined[0].loc
    step: dict[str, object] = {"do": "move", "where": "rows:1-1 OR rows:4-4", "file": "b/b.xml"}
    outcome = run(joined, step).outcomes[0]
    assert (outcome.matched, outcome.changed) == (2, 1)
    assert names(joined) == ["a.xml"] * 2 + ["b/b.xml"] * 3
    assert joined[4].loc == first
    assert run(joined, {**step, "where": "rows:3-5"}).edit is None


def test_rows_that_go_to_the_end_are_in_the_last_file(joined: JoinedDocument) -> None:
    run(joined, {"do": "move", "where": "rows:1-1", "to": "end"})
    assert names(joined) == ["a.xml"] * 2 + ["b/b.xml"] * 3


def test_a_file_that_is_not_there_is_told_and_the_next_step_is_taken(
    joined: JoinedDocument,
) -> None:
    done = run(joined, {"do": "move", "file": "c.xml"}, {"do": "remove", "where": "rows:1-1"})
    assert str(done.outcomes[0].error) == "There is no file “c.xml” in this table."
    assert names(joined) == ["a.xml"] * 2 + ["b/b.xml"] * 2


def test_a_file_by_itself_has_no_other_and_the_next_step_is_taken() -> None:
    opened = rows(*"abc")
    done = run(opened, {"do": "move", "file": "b.xml"}, {"do": "remove", "where": "rows:1-1"})
    assert "the files of an index are one table" in str(done.outcomes[0].error)
    assert len(opened) == 2
