from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester

from sitemap_editor.session.program.settings import TREE_SHOWN, Settings
from sitemap_editor.windows.explore.tree import SitemapTree
from sitemap_editor.windows.explore.tree_model import SitemapTreeModel
from tests.core import corpus_files
from tests.indexes_on_disk import index, sitemap
from tests.qt_support import Key, Person
from tests.session.support import check_model

_PATIENCE_MS = 60_000  # for the 150,000 rows of a corpus index
Shape = dict[str, "Shape"]


def tree_of(person: Person) -> SitemapTree:
    tree = person.window.explore.tree
    assert tree is not None, "the tree was never opened"
    return tree


def shape(model: SitemapTreeModel, parent: QModelIndex | None = None) -> Shape:
    """Return the names in the tree as far as it is unfolded."""
    above = parent or QModelIndex()
    rows = (model.index(row, 0, above) for row in range(model.rowCount(above)))
    return {str(each.data()): shape(model, each) for each in rows}


def below(person: Person, *rows: int) -> QModelIndex:
    """Return an index of the tree by the rows that lead to it."""
    found = QModelIndex()
    for row in rows:
        found = tree_of(person).model.index(row, 0, found)
    return found


def opens_index(person: Person, path: Path) -> None:
    person.opens(path)
    children = person.session.index_children
    assert children is not None
    person.qtbot.waitUntil(
        lambda: children.is_settled and children.known is not None, timeout=_PATIENCE_MS
    )
    person.waits_until(lambda: person.session.findings.is_settled)


def goes_to_tree(person: Person) -> None:
    person.does("view.tree")
    person.waits_until(lambda: tree_of(person).has_focus)


@pytest.fixture
def listed(folder: Path) -> Path:
    sitemap(folder, "a.xml", 3)
    sitemap(folder, "sub/b.xml", 5)
    return index(folder, ["a.xml", "sub/b.xml", "gone.xml"])


def test_the_tree_shows_itself_for_an_index_with_sitemaps_beside_it(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    person.waits_until(lambda: person.window.explore.is_shown)
    expected: Shape = {"sitemap_index.xml": {"a.xml": {}, "sub/b.xml": {}, "gone.xml": {}}}
    assert shape(tree_of(person).model) == expected
    assert person.window.action_set["view.tree"].isChecked()
    assert QApplication.focusWidget() is person.view


def test_the_tree_stays_away_from_an_index_without_them(person: Person, folder: Path) -> None:
    opens_index(person, index(folder, ["gone.xml"]))
    assert not person.window.explore.is_shown
    assert person.window.explore.tree is None


def test_who_closed_the_tree_is_left_alone(
    person: Person, listed: Path, settings: Settings
) -> None:
    opens_index(person, listed)
    person.waits_until(lambda: person.window.explore.is_shown)
    goes_to_tree(person)
    person.does("view.tree")
    assert not person.window.explore.is_shown
    assert settings.get(TREE_SHOWN) is False
    assert not person.window.action_set["view.tree"].isChecked()
    assert QApplication.focusWidget() is person.view
    opens_index(person, index(listed.parent, ["a.xml"], "other.xml"))
    assert not person.window.explore.is_shown


def test_a_plain_sitemap_loads_nothing_of_indexes(person: Person, folder: Path) -> None:
    person.opens(sitemap(folder, "a.xml"))
    assert person.window.explore.tree is None
    asked = "import sys, sitemap_editor.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    names = loaded.stdout.decode().split()
    assert "sitemap_editor.windows.indexes.index_watch" in names
    late = (
        *("document.index_children", "table.child_columns", "windows.explore.tree", "survey"),
        *("windows.explore.dock", "windows.details.dock", "problems.dock", "checks.catalogue"),
    )
    assert [name for name in names if name.endswith(late)] == []


def test_rows_and_problems_are_told_in_words(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    model = tree_of(person).model
    said = [str(below(person, 0, n).data(Qt.ItemDataRole.AccessibleTextRole)) for n in range(3)]
    assert said[0].startswith("a.xml, Rows: 3, Problems: ")
    assert said[2].startswith("gone.xml, Rows: missing")
    assert below(person, 0, 0).siblingAtColumn(1).data() == "3"
    assert below(person, 0, 2).siblingAtColumn(1).data() == "missing"
    assert below(person, 0).siblingAtColumn(1).data() == "3"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Rows"


def test_enter_opens_a_sitemap_and_the_file_in_front_is_selected(
    person: Person, listed: Path
) -> None:
    opens_index(person, listed)
    goes_to_tree(person)
    tree = tree_of(person).dock.tree
    assert tree.currentIndex().data() == "sitemap_index.xml"
    person.presses(Key.Key_Down)
    person.presses(Key.Key_Down)
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.page.name == "b.xml")
    assert tree.currentIndex().data() == "sub/b.xml"
    person.window.tabs.setCurrentIndex(0)
    person.looks()
    assert tree.currentIndex().data() == "sitemap_index.xml"


def test_a_missing_sitemap_says_so(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    goes_to_tree(person)
    tree_of(person).dock.tree.setCurrentIndex(below(person, 0, 2))
    person.presses(Key.Key_Return)
    assert "gone.xml" in person.said
    assert person.window.tabs.count() == 1


def test_escape_goes_back_to_the_table(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    goes_to_tree(person)
    person.presses(Key.Key_Escape)
    assert QApplication.focusWidget() is person.view
    assert person.window.explore.is_shown


def test_the_tree_follows_edits_of_the_index(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.selects(0)
    person.does("rows.delete")
    expected: Shape = {"sitemap_index.xml": {"sub/b.xml": {}, "gone.xml": {}}}
    person.waits_until(lambda: shape(tree_of(person).model) == expected)


def test_an_index_that_is_not_open_hangs_above_the_sitemap_it_lists(
    person: Person, listed: Path
) -> None:
    person.opens(listed.parent / "a.xml")
    goes_to_tree(person)
    model = tree_of(person).model
    person.waits_until(lambda: model.rowCount() == 1)
    assert below(person, 0).data(Qt.ItemDataRole.FontRole).italic()
    person.waits_until(lambda: model.rowCount(below(person, 0)) == 3)
    person.waits_until(lambda: below(person, 0, 0).siblingAtColumn(1).data() == "3")
    assert tree_of(person).dock.tree.currentIndex().data() == "a.xml"
    tree_of(person).dock.tree.setFocus()  # the index was found after the panel was entered
    tree_of(person).dock.tree.setCurrentIndex(below(person, 0))
    person.presses(Key.Key_Return)
    person.waits_until(lambda: person.page.name == "sitemap_index.xml")
    assert model.rowCount() == 1
    assert below(person, 0).data(Qt.ItemDataRole.FontRole) is None


@pytest.mark.parametrize("is_made", [False, True])
def test_a_very_long_index_is_unfolded_when_asked_for(
    person: Person, folder: Path, is_made: bool
) -> None:
    if is_made:  # then it shows the index before it is known what that lists
        person.window.explore.made()
    sitemap(folder, "a.xml", 3)
    names = ["a.xml", *(f"gone-{number}.xml" for number in range(3_001))]
    opens_index(person, index(folder, names))
    goes_to_tree(person)
    tree = tree_of(person).dock.tree
    assert not tree.isExpanded(below(person, 0))
    person.window.files.open_paths([folder / "a.xml"])
    person.waits_until(lambda: person.page.name == "a.xml")
    assert tree.currentIndex().data() == "sitemap_index.xml"
    tree.setFocus()
    person.presses(Key.Key_Right)
    assert tree.isExpanded(below(person, 0))
    person.window.tabs.setCurrentIndex(0)
    person.window.tabs.setCurrentIndex(1)
    person.looks()
    assert tree.currentIndex().data() == "a.xml"


def test_it_goes_with_the_last_of_its_sitemaps(person: Person, listed: Path) -> None:
    person.opens(listed.parent / "a.xml")
    goes_to_tree(person)
    person.waits_until(lambda: tree_of(person).model.rowCount() == 1)
    person.window.files.close()
    assert tree_of(person).model.rowCount() == 0


def test_an_index_within_an_index_unfolds_but_never_in_a_circle(
    person: Person, folder: Path
) -> None:
    sitemap(folder, "a.xml", 3)
    index(folder, ["a.xml", "sitemap_index.xml"], "inner.xml")
    opens_index(person, index(folder, ["inner.xml"]))
    goes_to_tree(person)
    tree, model = tree_of(person).dock.tree, tree_of(person).model
    inner = below(person, 0, 0)
    assert model.hasChildren(inner)
    tree.setCurrentIndex(inner)
    person.presses(Key.Key_Right)
    person.waits_until(lambda: model.rowCount(below(person, 0, 0)) == 2)
    person.waits_until(lambda: below(person, 0, 0, 0).siblingAtColumn(1).data() == "3")
    assert tree.isExpanded(below(person, 0, 0))
    person.waits_until(lambda: below(person, 0, 0, 1).siblingAtColumn(1).data() == "1")
    assert not model.hasChildren(below(person, 0, 0, 1))


def test_an_unsaved_index_stands_there_with_its_name(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    person.does("file.new_index")
    assert list(shape(tree_of(person).model)) == ["sitemap_index.xml", "New sitemap"]
    goes_to_tree(person)
    tree_of(person).dock.tree.setCurrentIndex(below(person, 0))
    person.presses(Key.Key_Return)
    assert person.page.name == "sitemap_index.xml"
    tree_of(person).dock.tree.setFocus()
    tree_of(person).dock.tree.setCurrentIndex(below(person, 1))
    person.presses(Key.Key_Return)
    assert person.page.name == "New sitemap"


def test_roots_follow_the_order_of_the_tabs(person: Person, listed: Path) -> None:
    opens_index(person, listed)
    opens_index(person, index(listed.parent, ["a.xml"], "other.xml"))
    model = tree_of(person).model
    assert list(shape(model)) == ["sitemap_index.xml", "other.xml"]
    person.window.tabs.bar.moveTab(0, 1)
    person.window.tabs.setCurrentIndex(1)
    assert list(shape(model)) == ["other.xml", "sitemap_index.xml"]


def test_the_model_keeps_the_rules_of_qt(
    person: Person, folder: Path, qtmodeltester: ModelTester
) -> None:
    sitemap(folder, "a.xml", 3)
    index(folder, ["a.xml", "gone.xml"], "inner.xml")
    opens_index(person, index(folder, ["inner.xml", "a.xml", "gone.xml"]))
    person.waits_until(lambda: person.window.explore.is_shown)
    model = tree_of(person).model
    check_model(qtmodeltester, model)
    model.fetchMore(below(person, 0, 0))
    person.waits_until(lambda: model.rowCount(below(person, 0, 0)) == 2)
    check_model(qtmodeltester, model)
    opens_index(person, index(folder, ["a.xml"], "other.xml"))
    check_model(qtmodeltester, model)
    person.window.tabs.setCurrentIndex(0)
    person.selects(0)
    person.does("rows.delete")
    person.waits_until(lambda: model.rowCount(below(person, 0)) == 2)
    check_model(qtmodeltester, model)
    person.does("edit.undo")
    person.waits_until(lambda: model.rowCount(below(person, 0)) == 3)


def _folders() -> list[str]:
    names = [name for name in corpus_files.xml() if corpus_files.kind_of(name) == "sitemapindex"]
    return [name for name in names if name.startswith("index/") and name.count("/") > 1]


@pytest.mark.parametrize("name", _folders())
def test_every_index_of_the_corpus_with_sitemaps_beside_it_opens_as_a_tree(
    person: Person, name: str
) -> None:
    path = corpus_files.FOLDER / name
    opens_index(person, path)
    children = person.session.index_children
    assert children is not None
    assert children.known is not None
    if not children.known.are_here:
        assert not person.window.explore.is_shown
        return
    person.waits_until(lambda: person.window.explore.is_shown)
    model = tree_of(person).model
    root = below(person, 0)
    assert root.data() == path.name
    assert model.rowCount(root) == len(children.locs())
    for row in range(model.rowCount(root)):
        place = model.path(below(person, 0, row))
        told = below(person, 0, row).siblingAtColumn(1).data()
        if place is None:
            assert told == "missing"
            continue
        facts = corpus_files.facts()[place.relative_to(corpus_files.FOLDER).as_posix()]
        assert below(person, 0, row).data() == place.name
        assert told == f"{facts.get('urls', facts.get('sitemaps')):,}"
