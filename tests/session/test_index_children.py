from __future__ import annotations

import gzip
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt

from sitemap_editor import Document, SetCells
from sitemap_editor.core.checks.muting import Mutes, host_of
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.checks.shared_mutes import share
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.session.document.index_children import IndexChildren
from sitemap_editor.session.table.table_model import TableModel
from tests.core import corpus_files
from tests.indexes_on_disk import SITE, grow_older, index, sitemap
from tests.qt_support import drain, wait_for
from tests.session.support import Desk

_PATIENCE_MS = 60_000  # for the 150,000 rows of a corpus index
ERROR_ROW = "<url><loc>/relative</loc></url>"


def open_index(desk: Desk, path: Path) -> TableModel:
    model = desk.show(Document.open(path))
    settle(desk, model)
    return model


def settle(desk: Desk, model: TableModel) -> IndexChildren:
    children = of(model)
    desk.qtbot.waitUntil(
        lambda: children.is_settled and children.known is not None, timeout=_PATIENCE_MS
    )
    wait_for(desk.qtbot, lambda: model.session.findings.is_settled)
    return children


def of(model: TableModel) -> IndexChildren:
    children = model.session.index_children
    assert children is not None
    return children


def codes(model: TableModel, row: int) -> set[str]:
    return {finding.code for finding in model.session.findings.of_row(model.row_id(row))}


def row_counts(children: IndexChildren) -> dict[str, int | None]:
    found = {loc: children.child(loc) for loc in children.locs()}
    return {
        loc.removeprefix(SITE): child.rows if child and child.path else None
        for loc, child in found.items()
    }


def test_an_index_knows_its_sitemaps_and_which_are_missing(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    sitemap(tmp_path, "sub/b.xml", 5)
    (tmp_path / "c.xml.gz").write_bytes(gzip.compress(sitemap(tmp_path, "c", 7).read_bytes()))
    model = open_index(desk, index(tmp_path, ["a.xml", "sub/b.xml", "c.xml.gz", "gone.xml"]))
    assert row_counts(of(model)) == {"a.xml": 3, "sub/b.xml": 5, "c.xml.gz": 7, "gone.xml": None}
    assert of(model).path(SITE + "sub/b.xml") == tmp_path / "sub" / "b.xml"
    assert "I06" in codes(model, 3)


def test_no_more_urls_are_held_than_are_compared_however_many_files_there_are(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (
        "sitemap_editor.session.document.index_children",
        "sitemap_editor.core.files.survey",
    ):
        monkeypatch.setattr(f"{module}.MOST_COMPARED_ROWS", 10)
    for name in "abcd":
        sitemap(tmp_path, f"{name}.xml", 4, prefix="same")
    model = open_index(desk, index(tmp_path, [f"{name}.xml" for name in "abcd"]))
    assert row_counts(of(model)) == {f"{name}.xml": 4 for name in "abcd"}
    known = of(model).known
    assert known is not None
    assert sum(map(len, known.keys.values())) == 8
    assert ["I06" in codes(model, row) for row in range(4)] == [True, True, False, False]


def test_other_documents_look_at_nothing(desk: Desk) -> None:
    assert desk.open("").session.index_children is None


def test_an_index_that_was_never_saved_looks_once_it_lies_somewhere(
    desk: Desk, tmp_path: Path
) -> None:
    data = index(tmp_path, ["a.xml"]).read_bytes()
    sitemap(tmp_path, "a.xml", 4)
    model = desk.show(Document.from_bytes(data))
    drain()
    assert of(model).is_settled
    assert of(model).known is None
    path = tmp_path / "saved.xml"
    model.session.document.save(path)
    model.session.note_saved(path, model.session.document.form, Stamp.of(path))
    assert row_counts(settle(desk, model)) == {"a.xml": 4}


def test_problems_are_counted_as_in_the_tab_of_the_sitemap(desk: Desk, tmp_path: Path) -> None:
    body = f"{ERROR_ROW}<url><loc>{SITE}a</loc><priority>7</priority></url>"
    data = sitemap(tmp_path, "a.xml", 2).read_bytes().replace(b"</urlset>", body.encode())
    (tmp_path / "a.xml").write_bytes(data + b"</urlset>")
    path = index(tmp_path, ["a.xml"])
    model = open_index(desk, path)
    child = of(model).child(SITE + "a.xml")
    assert child is not None
    counts = of(model).counts(child)
    own = desk.show(Document.open(tmp_path / "a.xml"))
    assert counts == own.session.findings.counts()
    assert counts is not None
    assert counts[Severity.ERROR]


def test_an_edit_of_a_url_finds_the_other_file(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    sitemap(tmp_path, "b.xml", 9)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    model.setData(model.index(0, 0), SITE + "b.xml")
    assert not of(model).is_settled
    assert row_counts(settle(desk, model)) == {"b.xml": 9}
    model.session.undo_stack.undo()
    assert row_counts(settle(desk, model)) == {"a.xml": 3}


def test_an_edit_of_a_date_looks_at_no_file(desk: Desk, tmp_path: Path) -> None:
    path = sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    before = of(model).known
    path.unlink()
    model.setData(model.index(0, 1), "2026-05-06")
    assert settle(desk, model).known is before


def test_what_changed_on_disk_is_found_when_looked_at_again(desk: Desk, tmp_path: Path) -> None:
    one, other = sitemap(tmp_path, "a.xml", 3), sitemap(tmp_path, "b.xml", 4)
    model = open_index(desk, index(tmp_path, ["a.xml", "b.xml", "c.xml"]))
    sitemap(tmp_path, "a.xml", 30)
    other.unlink()
    sitemap(tmp_path, "c.xml", 2)
    of(model).look_again()
    found = row_counts(settle(desk, model))
    assert found == {"a.xml": 30, "b.xml": None, "c.xml": 2}
    assert one.exists()


def test_looking_again_where_nothing_changed_judges_nothing_anew(
    desk: Desk, tmp_path: Path
) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml", "gone.xml"]))
    before, checker = of(model).known, model.session.findings.checker
    of(model).look_again()
    assert settle(desk, model).known is before
    assert model.session.findings.checker is checker


def test_what_the_editor_saved_itself_is_known_for_sure(desk: Desk, tmp_path: Path) -> None:
    path = sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"], lastmod="2020-01-01"))
    children = of(model)
    child = children.child(SITE + "a.xml")
    assert child is not None
    assert not child.is_sure
    stamp = Stamp.of(path)
    assert stamp is not None
    children.saves = {path: stamp}
    children.look_again()
    child = settle(desk, model).child(SITE + "a.xml")
    assert child is not None
    assert child.is_sure
    dates = model.session.findings.of_cell(model.row_id(0), "lastmod")
    assert ("I05", Severity.WARNING) in {(each.code, each.severity) for each in dates}
    grow_older(path)
    children.look_again()
    child = settle(desk, model).child(SITE + "a.xml")
    assert child is not None
    assert not child.is_sure


def test_another_profile_counts_the_problems_anew(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    seen = []
    of(model).updated.connect(lambda: seen.append(of(model).known))
    model.session.check_against(PROFILES[1])
    assert of(model).known is None
    settle(desk, model)
    child = of(model).child(SITE + "a.xml")
    assert child is not None
    assert of(model).counts(child) is not None
    assert seen


def test_what_is_muted_in_a_sitemap_or_for_its_site_is_not_counted(
    desk: Desk, tmp_path: Path
) -> None:
    for name in ("a.xml", "b.xml"):
        path = sitemap(tmp_path, name, 2)
        data = path.read_bytes().replace(b"</urlset>", f"{ERROR_ROW}</urlset>".encode())
        path.write_bytes(data)
    model = open_index(desk, index(tmp_path, ["a.xml", "b.xml"]))

    def errors(name: str) -> int:
        child = of(model).child(SITE + name)
        counts = of(model).counts(child) if child is not None else None
        return counts[Severity.ERROR] if counts is not None else -1

    def mute(mutes: Mutes) -> None:
        model.session.take_mutes(replace(model.session.mutes, personal=mutes))
        settle(desk, model)

    assert (errors("a.xml"), errors("b.xml")) == (1, 1)
    before = of(model).child(SITE + "b.xml")
    mute(Mutes({str(tmp_path / "a.xml"): frozenset({"L04", "L02", "L01"})}))
    assert (errors("a.xml"), errors("b.xml")) == (0, 1)
    assert of(model).child(SITE + "b.xml") == before
    mute(Mutes({}, {host_of(SITE): frozenset({"L04", "L02", "L01"})}))
    assert (errors("a.xml"), errors("b.xml")) == (0, 0)
    mute(Mutes())
    assert (errors("a.xml"), errors("b.xml")) == (1, 1)


def test_what_is_shared_beside_a_sitemap_is_not_counted(desk: Desk, tmp_path: Path) -> None:
    path = sitemap(tmp_path, "a.xml", 2)
    path.write_bytes(path.read_bytes().replace(b"</urlset>", f"{ERROR_ROW}</urlset>".encode()))
    share(tmp_path, "a.xml", ["L01", "L02", "L04"])
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    child = of(model).child(SITE + "a.xml")
    assert child is not None
    counts = of(model).counts(child)
    assert counts is not None
    assert not counts[Severity.ERROR]


def test_another_address_reads_no_file_again(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    before = of(model).known
    model.session.publish_at(Published(SITE + "sitemap_index.xml"))
    assert settle(desk, model).known is before


def test_rules_about_children_are_live(desk: Desk, tmp_path: Path) -> None:
    path = index(tmp_path, ["a.xml", "b.xml"])
    sitemap(tmp_path, "a.xml", 3, "same")
    sitemap(tmp_path, "b.xml", 3, "same")
    model = open_index(desk, path)
    assert "I06" in codes(model, 0) | codes(model, 1)
    sitemap(tmp_path, "b.xml", 3, "other")
    of(model).look_again()
    settle(desk, model)
    assert not codes(model, 0) | codes(model, 1)


def test_unreadable_files_say_why(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "a.xml").write_bytes(b"<urlset><url>")
    (tmp_path / "b.xml").mkdir()
    model = open_index(desk, index(tmp_path, ["a.xml", "b.xml"]))
    broken, folder = (of(model).child(SITE + name) for name in ("a.xml", "b.xml"))
    assert broken is not None
    assert broken.error is not None
    assert folder is not None
    assert folder.path is None


def test_one_file_listed_twice_is_known_in_both_rows(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml", "https://www.example.com/a.xml"]))
    assert [child.rows for loc in of(model).locs() if (child := of(model).child(loc))] == [3, 3]


def test_closing_stops_the_work(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    gate, _ = desk.block_the_worker()
    model = desk.show(Document.open(index(tmp_path, ["a.xml"])), waits=False)
    of(model).look_again()
    model.session.close()
    gate.set()
    of(model).follow_edit()
    of(model).look_again()
    desk.qtbot.wait(50)
    assert of(model).is_settled
    assert of(model).known is None


def test_an_edit_during_the_survey_is_followed(desk: Desk, tmp_path: Path) -> None:
    for name in ("a.xml", "b.xml", "c.xml"):
        sitemap(tmp_path, name, 3)
    model = desk.show(Document.open(index(tmp_path, ["a.xml", "b.xml"])), waits=False)
    of(model).look_again()
    row_id = model.row_id(1)
    model.session.perform(SetCells(((row_id, "loc", SITE + "c.xml"),)), "Set")
    of(model).look_again()
    assert row_counts(settle(desk, model)) == {"a.xml": 3, "c.xml": 3}


def test_many_missing_sitemaps_are_told_quickly(desk: Desk, tmp_path: Path) -> None:
    names = [f"sub/part-{number}.xml" for number in range(5_000)]
    model = open_index(desk, index(tmp_path, names))
    known = of(model).known
    assert known is not None
    assert not known.are_here
    assert model.index(4_999, 2).data() == "missing"


# The columns


def test_the_columns_tell_of_each_sitemap(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 1_234)
    (tmp_path / "b.xml").write_bytes(b"<urlset>")
    model = open_index(desk, index(tmp_path, ["a.xml", "b.xml", "gone.xml"]))
    assert model.names == ("loc", "lastmod", "rows", "size", "problems", "changed")
    assert model.fields == ("loc", "lastmod")
    cells = [[model.index(row, column).data() for column in range(2, 6)] for row in range(3)]
    assert cells[0][:1] == ["1,234"]
    assert cells[0][1].endswith("kB")
    assert cells[0][2].isdigit()
    assert cells[0][3].startswith("20")
    assert cells[1][:3] == ["unreadable", "", ""]
    assert cells[2] == ["missing", "", "", ""]


def test_the_columns_are_not_edited(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    before = model.session.document.to_bytes()
    for column in range(2, 6):
        told = model.index(0, column)
        assert not told.flags() & Qt.ItemFlag.ItemIsEditable
        assert not model.setData(told, "7")
        assert not model.set_cell(told, "7")
    assert model.session.document.to_bytes() == before


def test_the_columns_are_described_for_those_who_hover_or_listen(
    desk: Desk, tmp_path: Path
) -> None:
    sitemap(tmp_path, "a.xml", 3)
    (tmp_path / "b.xml").write_bytes(b"<urlset>")
    model = open_index(desk, index(tmp_path, ["a.xml", "b.xml", "gone.xml"]))
    tips = [model.index(row, 2).data(Qt.ItemDataRole.ToolTipRole) for row in range(3)]
    assert str(tmp_path / "a.xml") in tips[0]
    assert "urlset" in tips[1]
    assert "folder of the index" in tips[2]
    said = [model.index(row, 2).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert said[0] == "Rows: 3"
    assert said[1].startswith("Rows: unreadable. ")
    assert said[2] == "Rows: missing"
    problems = model.index(0, 4).data(Qt.ItemDataRole.AccessibleTextRole)
    assert problems.startswith("Problems: ")
    across = Qt.Orientation.Horizontal
    assert [model.headerData(c, across) for c in range(2, 6)] == [
        "Rows",
        "Size",
        "Problems",
        "Changed",
    ]
    assert all(model.headerData(c, across, Qt.ItemDataRole.ToolTipRole) for c in range(2, 6))


def test_what_is_looked_at_shows_that_it_is(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    gate, _ = desk.block_the_worker()
    model = desk.show(Document.open(index(tmp_path, ["a.xml"])), waits=False)
    of(model).look_again()
    assert model.index(0, 2).data() == "…"
    assert model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole) == "Rows: Checking"
    gate.set()
    settle(desk, model)
    assert model.index(0, 2).data() == "3"


@pytest.mark.parametrize("field", ["rows", "size", "problems", "changed"])
def test_the_columns_sort_by_number_with_the_missing_ones_last(
    desk: Desk, tmp_path: Path, field: str
) -> None:
    for seconds, (name, count) in enumerate((("b.xml", 9), ("a.xml", 100), ("c.xml", 20))):
        path = sitemap(tmp_path, name, count)
        faults = ERROR_ROW * count
        path.write_bytes(path.read_bytes().replace(b"</urlset>", f"{faults}</urlset>".encode()))
        grow_older(path, 1_000 - 10 * {9: 0, 20: 1, 100: 2}[count] + seconds)
    model = open_index(desk, index(tmp_path, ["gone.xml", "b.xml", "a.xml", "c.xml"]))
    for descending, expected in ((False, "bcag"), (True, "acbg")):
        with desk.qtbot.waitSignal(model.sorting_changed, timeout=60_000):
            model.sort_by(field, descending=descending)
        locs = [str(model.index(row, 0).data()) for row in range(4)]
        assert "".join(loc.removeprefix(SITE)[0] for loc in locs) == expected


# Real files


def _indexes() -> list[str]:
    names = [name for name in corpus_files.xml() if corpus_files.kind_of(name) == "sitemapindex"]
    return [name for name in names if name.startswith("index/") and name.count("/") > 1]


@pytest.mark.parametrize("name", _indexes())
def test_every_index_of_the_corpus_tells_the_rows_of_its_sitemaps(desk: Desk, name: str) -> None:
    path = corpus_files.FOLDER / name
    model = open_index(desk, path)
    seen = 0
    for row in range(model.rowCount()):
        place = of(model).path(str(model.index(row, 0).data()))
        if place is None:
            assert model.index(row, 2).data() == "missing"
            continue
        facts = corpus_files.facts()[place.relative_to(corpus_files.FOLDER).as_posix()]
        assert model.index(row, 2).data() == f"{facts.get('urls', facts.get('sitemaps')):,}"
        seen += 1
    known = of(model).known
    assert known is not None
    assert known.are_here == bool(seen)


def test_circumstances_know_the_children(desk: Desk, tmp_path: Path) -> None:
    sitemap(tmp_path, "a.xml", 3)
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    context = model.session.findings.checker.context
    assert context.children is of(model).known
    assert replace(context, children=None) != context


def test_until_the_worker_comes_by_a_row_on_screen_is_judged_with_its_file(
    desk: Desk, tmp_path: Path
) -> None:
    sitemap(tmp_path, "a.xml")
    model = open_index(desk, index(tmp_path, ["a.xml", "gone.xml"]))
    assert "I06" in codes(model, 1)
    model.session.check_against(PROFILES[1])
    assert not model.session.findings.is_complete
    assert "I06" in codes(model, 1)
    wait_for(desk.qtbot, lambda: model.session.findings.is_settled)


def test_finding_and_sorting_do_not_wait_for_the_files_of_an_index(
    desk: Desk, tmp_path: Path
) -> None:
    sitemap(tmp_path, "a.xml")
    model = open_index(desk, index(tmp_path, ["a.xml"]))
    let_go = Event()
    desk.jobs.low_priority.start(lambda _progress: let_go.wait(30), lambda _done: None)
    of(model).look_again()
    done: list[object] = []
    desk.jobs.start(lambda _progress: True, done.append)
    wait_for(desk.qtbot, lambda: bool(done))
    assert not of(model).is_settled
    let_go.set()
    settle(desk, model)
