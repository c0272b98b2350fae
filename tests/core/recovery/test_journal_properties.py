"""Properties: a journal carried out again gives the same bytes, whatever was edited before."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor import Document, Edit
from tests.core.recovery.keeper import Keeper, restored, the_orphan, unedited
from tests.core.test_properties import SLOW_IS_FINE, Model, documents, edits, row_edits


@given(st.data(), documents(), st.integers(0, 3), st.booleans())
@settings(max_examples=80, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_a_journal_gives_back_what_was_edited_undone_and_redone(
    source: st.DataObject, data: bytes, edits_before: int, keeps_base: bool
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "sitemap.xml"
        path.write_bytes(data)
        document = Document.open(path)
        is_open = not document.table.head.endswith(b"/>")
        model = Model.of(document)

        def an_edit() -> Edit:
            if is_open:
                return source.draw(edits(model, document.table.head), label="edit")
            return source.draw(row_edits(model, "insert"), label="edit")

        # What was done before the save is undone after it: the file then lacks rows it had.
        done = [document.apply(an_edit()) for _ in range(edits_before)]
        if done:
            document.save()
        saved = document.to_bytes()
        keeper = Keeper(document, folder / "recovery", keeps_base=keeps_base)
        for _ in range(source.draw(st.integers(1, 6), label="steps")):
            undoes: bool = source.draw(st.booleans(), label="undoes")
            if done and undoes:
                inverse = done.pop()
                redone = keeper.apply(inverse)
                if source.draw(st.booleans(), label="redoes"):
                    done.append(keeper.apply(redone))
                else:
                    model = Model.of(document)
                    model.ids = list(document.table.order)
                    model.next_id = len(document.table.starts)
            else:
                done.append(keeper.apply(an_edit()))
        expected = document.to_bytes()
        keeper.dies()
        abandoned = the_orphan(folder / "recovery")
        summary = abandoned.summary()
        abandoned.release()
        if expected != saved:
            assert summary is not None
            assert summary.is_whole
            assert not summary.is_damaged
        again = restored(folder / "recovery")
        assert again.to_bytes() == expected
        assert again.path == path
        assert unedited(folder / "recovery").to_bytes() == saved
