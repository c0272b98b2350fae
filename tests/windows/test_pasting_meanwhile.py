"""Rows that are pasted while a large edit is under way are written for what comes of that."""

from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.contents.prefixes import renamed_prefix
from sitemap_editor.core.document.edits import Edit, RemoveRows
from sitemap_editor.core.errors import Progress
from tests.core.sitemaps import urlset
from tests.qt_support import LOC, Person

NAMESPACE = ' xmlns:x="urn:x"'
ROWS = "".join(f"\n <url><loc>https://e.com/{n}</loc><x:own>{n}</x:own></url>" for n in range(4))


def opens(person: Person, folder: Path) -> None:
    path = folder / "sitemap.xml"
    path.write_bytes(urlset(ROWS + "\n", NAMESPACE))
    person.opens(path)
    person.goes_to(1, LOC)
    person.view.selectRow(1)
    person.does("edit.copy")


def waits(person: Person) -> None:
    person.waits_until(lambda: not person.session.beside.is_under_way)


def test_rows_pasted_while_their_prefix_is_renamed_bring_it_along(
    person: Person, folder: Path
) -> None:
    opens(person, folder)
    before, table = person.bytes, person.session.document.table.snapshot()

    def rename(progress: Progress) -> Edit:
        return renamed_prefix(table, "x", "shop", progress)[0]

    person.page.model.carry_out(rename, "Rename")
    assert person.session.beside.is_under_way
    person.does("edit.paste")
    waits(person)
    assert person.session.undo_stack.count() == 2
    assert person.bytes.count(b"<shop:own>") == 4
    assert person.bytes.count(b"<x:own>1</x:own>") == 1
    assert b'xmlns:shop="urn:x" xmlns:x="urn:x"' in person.bytes
    for _step in range(2):
        person.does("edit.undo")
        waits(person)
    assert person.bytes == before


def test_rows_pasted_while_rows_above_go_stand_where_they_were_meant(
    person: Person, folder: Path
) -> None:
    opens(person, folder)
    person.page.model.carry_out(lambda _progress: RemoveRows([0]), "Remove")
    person.does("edit.paste")
    waits(person)
    locs = [row.loc for row in person.session.document]
    assert locs == [f"https://e.com/{n}" for n in (1, 1, 2, 3)]
