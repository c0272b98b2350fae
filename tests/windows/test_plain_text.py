"""What a file, a name or an error says is never markup, breaks no line and turns no words."""

from __future__ import annotations

import ast
import ctypes
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage, QUndoCommand
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QGroupBox,
    QHeaderView,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.recovery.abandoned import OnDisk, Summary
from sitemap_editor.core.files.recovery.replay import Counts
from sitemap_editor.session.checks.fix_review import FixReview, Scope
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.merging.merge_review import MergeReview, Step
from sitemap_editor.session.program.publications import Publications
from sitemap_editor.session.program.settings import Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.files.reading_dialog import ReadingDialog
from sitemap_editor.windows.indexes.index_dialog import IndexDialog
from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog
from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.plain_text import PlainLabel, RichText
from sitemap_editor.windows.merging.dialog import MergeDialog
from sitemap_editor.windows.problems.fix_dialog import FixDialog
from sitemap_editor.windows.prompt_queue import PromptQueue
from sitemap_editor.windows.recovery.compare_dialog import CompareDialog
from sitemap_editor.windows.recovery.recovery_dialog import RecoveryDialog
from sitemap_editor.windows.repair.page import RepairPage
from sitemap_editor.windows.splitting.dialog import SplitDialog
from tests.core.sitemaps import SITEMAP, urlset
from tests.package_source import classes_and_calls
from tests.qt_support import LASTMOD, LOC, NOW, Person, drain
from tests.windows.rooms import Visit, looks_at_the_text, opened_for_repair

CANARY: Final = "canary.png"
IMAGE: Final = f"<img src={CANARY}>"
OVERRIDE: Final = "\N{RIGHT-TO-LEFT OVERRIDE}"
NAME: Final = f"a & b &amp;[*] {IMAGE}\n{OVERRIDE}.xml"
VALUE: Final = f"{IMAGE}<b>x</b> a & b &amp;\n\x7f{OVERRIDE}" + "long" * 100
URL: Final = f"https://a.org/{VALUE}"
LOADED: Final = "a value had a file loaded"
_IN_OPEN: Final = 0x20
_ROLE: Final = Qt.ItemDataRole
_MOST_ROWS: Final = 12


class Canary:
    """A picture that hostile values ask for; the system tells whether it was opened."""

    def __init__(self, folder: Path) -> None:
        path = folder / CANARY
        picture = QImage(8, 8, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.red)
        assert picture.save(str(path))
        self._system = ctypes.CDLL(None, use_errno=True)
        self._events = self._system.inotify_init1(os.O_NONBLOCK)
        assert self._system.inotify_add_watch(self._events, os.fsencode(path), _IN_OPEN) > 0

    @property
    def was_opened(self) -> bool:
        try:
            return bool(os.read(self._events, 1 << 16))
        except BlockingIOError:
            return False

    def close(self) -> None:
        os.close(self._events)


@pytest.fixture(autouse=True, scope="module")
def _flat(qapp: QApplication) -> Iterator[None]:
    """Have the style of the program, which meets every label."""
    usual = qapp.style().objectName()
    qapp.setStyle(FlatStyle())
    yield
    qapp.setStyle(usual)


@pytest.fixture
def canary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Canary]:
    if sys.platform != "linux":
        pytest.skip("who opens a file is asked of Linux")
    monkeypatch.chdir(tmp_path)
    found = Canary(tmp_path)
    yield found
    found.close()


# What is on screen


def steers(text: str, *, may_have_lines: bool = False) -> bool:
    """Tell whether a text would break its line or turn the words around it."""
    kept = text.replace("\n", "") if may_have_lines else text
    return any(unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in kept) or any(
        unicodedata.bidirectional(each) in ("LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI")
        for each in kept
    )


def wrong_labels(window: QWidget) -> Iterator[str]:
    for label in window.findChildren(QLabel):
        if label.textFormat() is not Qt.TextFormat.PlainText and label.text():
            yield f"takes markup: {label.text()}"
        if steers(label.text(), may_have_lines=True):
            yield f"steers: {label.text()!r}"


def wrong_words(window: QWidget) -> Iterator[str]:
    """Yield what short words of a window would do; in several of them & underlines."""
    with_mnemonics = [each.text() for each in window.findChildren(QAbstractButton)]
    with_mnemonics += [each.title() for each in window.findChildren(QGroupBox)]
    for bar in window.findChildren(QTabBar):
        with_mnemonics += [bar.tabText(number) for number in range(bar.count())]
    for action in window.actions():
        with_mnemonics.append(action.text())
    for text in with_mnemonics:
        if "a & b" in text:
            yield f"an & that underlines: {text}"
        if steers(text, may_have_lines=True):
            yield f"steers: {text!r}"
    if steers(window.windowTitle()):
        yield f"steers: {window.windowTitle()!r}"
    if isinstance(window, QMainWindow) and steers(window.statusBar().currentMessage()):
        yield f"steers: {window.statusBar().currentMessage()!r}"


def wrong_pages(window: QWidget) -> Iterator[str]:
    for page in window.findChildren(QTextEdit):
        if "\N{OBJECT REPLACEMENT CHARACTER}" in page.toPlainText():
            yield "a picture in a page"
        if steers(page.toPlainText(), may_have_lines=True):
            yield f"steers: {page.toPlainText()!r}"


def indexes(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(min(_MOST_ROWS, model.rowCount(parent))):
        for column in range(columns):
            yield model.index(row, column, parent)
        if columns > 1:
            yield from indexes(model, model.index(row, 0, parent))


def wrong_cells(view: QAbstractItemView) -> Iterator[str]:
    if isinstance(view, QHeaderView):
        return
    has_lines = type(view).__name__ == "QListWidget"
    for index in indexes(view.model(), QModelIndex()):
        for role in (_ROLE.DisplayRole, _ROLE.AccessibleTextRole):
            text = index.data(role)
            if isinstance(text, str) and steers(text, may_have_lines=has_lines):
                yield f"{type(view).__name__}: {text!r}"
        tip = index.data(_ROLE.ToolTipRole)
        if isinstance(tip, str):
            if steers(tip, may_have_lines=True):
                yield f"tip of {type(view).__name__}: {tip!r}"
            if max(map(len, tip.split("\n"))) > 120:
                yield f"wide tip of {type(view).__name__}: {tip[:60]}"


def wrong_heads(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if isinstance(view, QHeaderView) or isinstance(model, QAbstractListModel):
        return
    counts = {
        Qt.Orientation.Horizontal: model.columnCount(),
        Qt.Orientation.Vertical: model.rowCount(),
    }
    for across, count in counts.items():
        for section in range(min(_MOST_ROWS, count)):
            text = model.headerData(section, across)
            if isinstance(text, str) and steers(text):
                yield f"head of {type(view).__name__}: {text!r}"


def places(widget: QWidget) -> Iterator[QPoint]:
    """Yield where the pointer may rest on a widget."""
    yield widget.rect().center()
    if isinstance(widget, QTabBar):
        yield from (widget.tabRect(number).center() for number in range(widget.count()))
    view = widget.parentWidget()
    if isinstance(view, QHeaderView):
        middle = view.height() // 2
        for section in range(min(_MOST_ROWS, view.count())):
            yield QPoint(view.sectionViewportPosition(section) + 3, middle)
    elif isinstance(view, QAbstractItemView) and widget is view.viewport():
        for index in indexes(view.model(), view.rootIndex()):
            if view.visualRect(index).isValid():
                yield view.visualRect(index).center()


def tips(window: QWidget) -> Iterator[str]:
    """Rest the pointer everywhere, and yield what pops up there."""
    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisible() or widget.window() is not window:
            continue
        for place in places(widget):
            event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
            QApplication.sendEvent(widget, event)
            tip = tip_on_screen()
            if tip is None:
                continue
            tip.grab()
            text = tip.text()
            if tip.textFormat() is not Qt.TextFormat.PlainText:
                text = f"takes markup: {text}"
            yield text
            QToolTip.hideText()
            tip.close()
            drain()


def tip_on_screen() -> QLabel | None:
    for widget in QApplication.topLevelWidgets():
        is_tip = isinstance(widget, QLabel) and widget.objectName() == "qtooltip_label"
        if is_tip and widget.isVisible():
            assert isinstance(widget, QLabel)
            return widget
    return None


class Watcher:
    """Looks at windows and remembers what is wrong, and which tips there were."""

    def __init__(self, canary: Canary) -> None:
        self._canary = canary
        self.wrong: list[str] = []
        self.tips: list[str] = []
        self.seen = ""

    def __call__(self, window: QWidget) -> None:
        window.grab()
        self.wrong += [*wrong_labels(window), *wrong_words(window), *wrong_pages(window)]
        for view in window.findChildren(QAbstractItemView):
            self.wrong += [*wrong_cells(view), *wrong_heads(view)]
            cells = (index.data() for index in indexes(view.model(), QModelIndex()))
            self.seen += " ".join(text for text in cells if isinstance(text, str))
        self.seen += " ".join(label.text() for label in window.findChildren(QLabel))
        self.seen += " ".join(page.toPlainText() for page in window.findChildren(QTextEdit))
        for tip in tips(window):
            self.tips.append(tip)
            if "takes markup" in tip or steers(tip, may_have_lines=True):
                self.wrong.append(f"tip: {tip!r}")
        drain()
        if self._canary.was_opened:
            self.wrong.append(LOADED)


# The rooms, with hostile files in them


def row(loc: str, more: str = "") -> str:
    return f"\n <url><loc>{escape(loc)}</loc>{more}</url>"


BODY: Final = (
    row(URL, f"<lastmod>{escape(VALUE)}</lastmod><changefreq>{escape(VALUE)}</changefreq>")
    + row(URL, "<lastmod>2024-02-30</lastmod>")
    + row("https://b.org/\N{RIGHT-TO-LEFT OVERRIDE}a b", f"<priority>{escape(VALUE)}</priority>")
    + f'\n <url><loc>https://a.org/c</loc><video a="{escape(VALUE)}"/></url>'
)


def hostile_file(folder: Path, name: str = NAME, body: str = BODY) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_bytes(urlset(body))
    return path


def settled(visit: Visit, path: Path) -> None:
    visit.person.opens(path)
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)


def start(visit: Visit) -> None:
    visit.settings.add_recent_file(str(visit.folder / NAME))
    visit.person.window.start_page.list_recent()
    visit.looks_at_the_window()
    menu = QMenu(visit.window)
    menu.setToolTipsVisible(True)
    visit.person.window.menus.fill_recent(menu)
    menu.popup(QPoint(0, 0))
    visit.looks_at_the_popup(menu)


def problems(visit: Visit) -> None:
    settled(visit, hostile_file(visit.folder))
    visit.person.window.problems.open()
    visit.person.goes_to(0, LASTMOD)
    visit.person.page.add_notice(f"“{NAME}” is {VALUE}")
    visit.person.window.reporter.message(f"Saved {NAME}")
    visit.looks_at_the_window()


def index(visit: Visit) -> None:
    rows = "".join(
        f"<sitemap><loc>{escape(loc)}</loc></sitemap>"
        for loc in (URL, "https://a.org/" + NAME.replace("\n", ""), "https://a.org/other.xml")
    )
    hostile_file(visit.folder, NAME.replace("\n", ""))
    path = visit.folder / f"index{NAME}"
    path.write_text(f'<sitemapindex xmlns="{SITEMAP}">{rows}</sitemapindex>')
    visit.person.opens(path)
    children = visit.person.session.index_children
    assert children is not None
    visit.person.waits_until(lambda: children.is_settled and bool(children.known))
    if not visit.person.window.explore.is_shown:
        visit.person.does("view.tree")
    visit.person.waits_until(lambda: visit.person.session.findings.is_settled)
    visit.looks_at_the_window()


def opens_broken(visit: Visit) -> RepairPage:
    path = visit.folder / NAME
    path.write_bytes(urlset(BODY.replace("&amp;amp;", "&") + f"<url><loc>{URL}</url>"))
    return opened_for_repair(visit, path)


def repair(visit: Visit) -> None:
    opens_broken(visit)
    visit.looks_at_the_window()


def text(visit: Visit) -> None:
    looks_at_the_text(visit, opens_broken(visit))


def fix(visit: Visit) -> None:
    settled(visit, hostile_file(visit.folder, body=BODY + row(f"https://a.org/a b {IMAGE}")))
    session = visit.person.session
    everything = FixReview(session, Scope.SAFE, parent=visit.window)
    everything.propose_now(Answers())
    visit.looks_at(FixDialog(everything, visit.window), lambda: not everything.is_working)
    (finding, *_rest) = session.findings.of_cell(visit.person.page.model.row_id(2), "loc")
    review = FixReview(session, Scope.KIND, finding, parent=visit.window)
    visit.looks_at(FixDialog(review, visit.window), lambda: not review.is_working)


def split(visit: Visit) -> None:
    settled(visit, hostile_file(visit.folder))
    jobs = visit.person.program.file_jobs
    review = SplitReview(
        visit.person.session, visit.person.page.name, jobs, visit.settings, visit.window
    )
    dialog = SplitDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: not dialog._is_waiting and not review.is_working)


def merge(visit: Visit) -> None:
    paths = [
        hostile_file(visit.folder),
        hostile_file(visit.folder, f"2{NAME}", row(URL, f"<priority>{escape(VALUE)}</priority>")),
        visit.folder / f"gone{NAME}",
    ]
    review = MergeReview(visit.person.program.file_jobs, None, [], visit.window)
    review.add(paths)
    dialog = MergeDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.step is Step.NOTHING)
    review.cancel()
    settled(visit, paths[0])
    review = MergeReview(visit.person.program.file_jobs, visit.person.session, [], visit.window)
    review.add([paths[1]])
    dialog = MergeDialog(review, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: review.step is Step.NOTHING)
    review.cancel()


def making_an_index(visit: Visit) -> None:
    draft = IndexDraft(visit.person.program.file_jobs, visit.window, start=visit.folder)
    draft.add([hostile_file(visit.folder), visit.folder / f"gone{NAME}"])
    dialog = IndexDialog(draft, visit.prompts, visit.window)
    visit.looks_at(dialog, lambda: not draft.is_working)
    draft.cancel()


def robots(visit: Visit) -> None:
    folder = visit.folder / f"{IMAGE} {OVERRIDE}"
    settled(visit, hostile_file(folder))
    (folder / "robots.txt").write_text(f"Sitemap: {IMAGE}{OVERRIDE}\nSitemap: /{URL}\n")
    publications = Publications(visit.settings)
    review = RobotsReview(visit.person.session, visit.person.program.file_jobs, publications)
    visit.looks_at(RobotsDialog(review, visit.window), lambda: not review.is_working)


def compare(visit: Visit) -> None:
    settled(visit, hostile_file(visit.folder))
    path = hostile_file(visit.folder, body=row(URL, f"<priority>{escape(VALUE)}</priority>"))
    review = DiskComparison(visit.person.session, path, 1 << 29, visit.window)
    dialog = CompareDialog(review, visit.window)
    visit.looks_at(dialog, lambda: review.comparison is not None)
    review.cancel()


def recovery(visit: Visit) -> None:
    path = visit.folder / NAME
    lost = Summary(path, NAME, 12, NOW.timestamp(), Counts(1, 0, 0), OnDisk.CHANGED, True, False, 0)
    visit.looks_at(RecoveryDialog([lost], lambda _count: True, visit.window))


def questions(visit: Visit) -> None:
    error = SitemapError("F02", "Near: {excerpt}", {"excerpt": VALUE})
    asked: list[Callable[[BoxPrompts], object]] = [
        lambda boxes: boxes.save_changes([NAME]),
        lambda boxes: boxes.save_changes([NAME, "other.xml"]),
        lambda boxes: boxes.overwrite_changed_file(NAME),
        lambda boxes: boxes.overwrite_in_place(error),
        lambda boxes: boxes.save_as_utf8(NAME, VALUE),
        lambda boxes: boxes.create_missing(visit.folder / NAME),
        lambda boxes: boxes.tell_error(NAME, error),
    ]
    for ask in asked:
        visit.looks_at_a_question(ask)


def failures(visit: Visit) -> None:
    """Several files that could not be opened are told on a page of ours."""
    error = SitemapError("F02", "Near: {excerpt}", {"excerpt": VALUE})
    shown: list[tuple[str, str]] = []
    visit.prompts.show_text = lambda *told: shown.append(told)  # type: ignore[method-assign]  # to see what is shown
    turns = PromptQueue(visit.prompts, visit.window)
    turns.tell_soon([(visit.folder / NAME, error)] * 2)
    visit.person.waits_until(lambda: bool(shown))
    visit.looks_at(ReadingDialog(*shown[0], visit.window))


ROOMS: Final = {
    room.__name__: room
    for room in (
        *(start, problems, index, repair, text, fix, split, merge, making_an_index, robots),
        *(compare, recovery, questions, failures),
    )
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_hostile_value_or_name_is_shown_as_words_and_loads_no_file(
    person: Person, folder: Path, settings: Settings, canary: Canary, room: str
) -> None:
    watcher = Watcher(canary)
    ROOMS[room](Visit(person, folder, settings, watcher))
    assert watcher.wrong == []
    assert "<img" in watcher.seen + "".join(watcher.tips)


def test_hovering_a_problem_loads_no_file_and_shows_the_whole_value(
    person: Person, folder: Path, settings: Settings, canary: Canary
) -> None:
    watcher = Watcher(canary)
    problems(Visit(person, folder, settings, watcher))
    assert any(IMAGE in tip for tip in watcher.tips)
    assert LOADED not in watcher.wrong


def test_tags_in_a_name_are_no_tags_on_hover(person: Person, folder: Path) -> None:
    person.opens(hostile_file(folder, "a <b> & c.xml"))
    bar = person.window.tabs.bar
    place = bar.tabRect(0).center()
    QApplication.sendEvent(bar, QHelpEvent(QEvent.Type.ToolTip, place, bar.mapToGlobal(place)))
    tip = tip_on_screen()
    assert tip is not None
    assert tip.text() == str(folder / "a <b> & c.xml")
    assert tip.textFormat() is Qt.TextFormat.PlainText
    tip.close()
    drain()


def test_a_label_made_without_a_thought_takes_no_markup(person: Person, canary: Canary) -> None:
    label = QLabel(IMAGE, person.window)
    box = QMessageBox(person.window)
    box.setText(IMAGE)
    box.setInformativeText(IMAGE)
    for widget in (label, box):
        widget.show()
        drain()
        widget.grab()
        widget.close()
        widget.deleteLater()
    assert not canary.was_opened


def test_a_page_of_our_own_markup_loads_nothing(person: Person, canary: Canary) -> None:
    page = RichText(person.window)
    here = Path(CANARY).resolve().as_uri()
    page.setHtml(f'<link rel="stylesheet" href="{here}">{IMAGE}<table background="{here}">')
    page.show()
    drain()
    page.grab()
    assert not canary.was_opened


def test_the_mark_of_a_modified_window_in_a_name_stays_in_the_title(
    person: Person, folder: Path
) -> None:
    person.opens(hostile_file(folder, "a[*]b.xml"))
    assert person.window.windowTitle().startswith("a[*][*]b.xml[*]")
    person.edits(0, LOC, "https://a.org/")
    assert person.window.isWindowModified()


def test_an_ampersand_in_the_name_of_a_step_underlines_nothing_in_the_menu(
    person: Person, folder: Path
) -> None:
    person.opens(hostile_file(folder))
    person.session.undo_stack.push(QUndoCommand("Set lastmod of a & b.xml"))
    drain()
    undo = person.window.action_set["edit.undo"].text()
    assert undo.endswith("Set lastmod of a && b.xml")


def test_a_label_shows_line_ends_of_its_own_and_nothing_that_turns_words(person: Person) -> None:
    label = PlainLabel(f"one\ntwo {OVERRIDE}\t", person.window)
    assert label.text() == "one\ntwo \N{REPLACEMENT CHARACTER}⇥"


# What a window made tomorrow must not do

_MODULE: Final = "plain_text.py"
_FORBIDDEN: Final = frozenset(
    {
        *("QLabel", "QTextBrowser", "QTextEdit", "QErrorMessage", "QStaticText", "QWhatsThis"),
        *("QProgressDialog", "QTextDocument"),
    }
)
_TIPS: Final = frozenset({"setToolTip", "setTabToolTip", "setWhatsThis"})


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_ours(node: ast.expr) -> bool:
    """Tell whether words are the program's own, or made fit for a tip."""
    if isinstance(node, ast.IfExp):
        return is_ours(node.body) and is_ours(node.orelse)
    if isinstance(node, ast.Constant):
        return True
    return isinstance(node, ast.Call) and name_of(node.func) in (
        *("tr", "translate", "tool_tip", "toolTip", "accessibleName"),
    )


def test_windows_make_labels_and_pages_only_by_the_module_for_plain_text() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path, node in classes_and_calls()
        if path.name != _MODULE
        for each in ([node.func] if isinstance(node, ast.Call) else node.bases)
        if name_of(each) in _FORBIDDEN
    ]
    assert found == []


def test_tool_tips_hold_our_own_words_or_go_through_one_function() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path, node in classes_and_calls()
        if isinstance(node, ast.Call) and name_of(node.func) in _TIPS and not is_ours(node.args[-1])
    ]
    assert found == []


def test_every_model_says_its_values_plainly() -> None:
    found = [
        f"{path.name}:{method.lineno}"
        for path, kind in classes_and_calls()
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef)
        and method.name in ("data", "headerData")
        and any(each.arg == "role" for each in method.args.args)
        and "plain" not in [name_of(each) for each in method.decorator_list]
    ]
    assert found == []
