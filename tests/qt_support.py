"""What the tests of the window share: a person at the keyboard, scripted answers, a sweep after."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPagedPaintDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.app import Program
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.errors import Remark, SitemapError, TooLarge
from sitemap_editor.core.files.recovery.abandoned import Summary
from sitemap_editor.core.operations.joining.files import SplitOfFile
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.core.protocol.profiles import Profile
from sitemap_editor.core.recipes.recipe import Recipe
from sitemap_editor.session.changing.change_review import ChangeReview
from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
from sitemap_editor.session.changing.recipe_draft import RecipeDraft
from sitemap_editor.session.changing.recipe_review import RecipeReview
from sitemap_editor.session.checks.console_review import ConsoleReview
from sitemap_editor.session.checks.fix_review import FixReview
from sitemap_editor.session.checks.mute_review import MuteReview
from sitemap_editor.session.comparing.compare_review import CompareReview
from sitemap_editor.session.comparing.earlier_review import EarlierReview
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.files.disk_comparison import DiskComparison
from sitemap_editor.session.files.report_draft import ReportDraft
from sitemap_editor.session.importing.import_review import ImportReview
from sitemap_editor.session.indexes.index_draft import IndexDraft
from sitemap_editor.session.indexes.robots_review import RobotsReview
from sitemap_editor.session.languages.plan_review import PlanReview
from sitemap_editor.session.merging.merge_review import MergeReview
from sitemap_editor.session.program.faults import Faults
from sitemap_editor.session.program.key_bindings import KeyBindings
from sitemap_editor.session.program.settings import Preferences, Settings
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.session.table.column_choice import ColumnChoice
from sitemap_editor.session.three_way.three_way_review import ThreeWayReview
from sitemap_editor.session.web.address_review import AddressReview
from sitemap_editor.session.web.command_review import CommandReview
from sitemap_editor.session.web.dating_review import DatingReview
from sitemap_editor.session.web.download_review import DownloadReview
from sitemap_editor.session.web.indexnow_review import IndexNowReview
from sitemap_editor.session.web.live.live_review import LiveReview
from sitemap_editor.session.web.live_comparison import LiveComparison
from sitemap_editor.session.web.publish_review import PublishReview
from sitemap_editor.session.web.rules_review import RulesReview
from sitemap_editor.session.web.scope_review import ScopeReview
from sitemap_editor.windows.prompts import Answer
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.table.document_page import DocumentPage
from sitemap_editor.windows.table.table_view import TableView
from tests.pace import let_it_finish, set_the_pace

PATIENCE_MS: Final = 60_000
NOW: Final = datetime(2026, 5, 6, 10, 20, 30, tzinfo=timezone(timedelta(hours=2)))
NOW_TEXT: Final = "2026-05-06T10:20:30+02:00"
TODAY: Final = NOW_TEXT[:10]
DATA: Final = Path(__file__).parent / "data"

NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
ALT: Final = Qt.KeyboardModifier.AltModifier
Key = Qt.Key

LOC, LASTMOD, CHANGEFREQ, PRIORITY = range(4)
CONTENTS = 4 + 15
"""The first column of contents: behind those of the live check."""

set_the_pace()


class ScriptedPrompts:
    """Answers the program's questions from a script; a question nobody expected fails the test."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self._script: deque[tuple[str, Any]] = deque()

    def will_be_asked(self, question: str, answer: object = None) -> None:
        """Expect `question` next, after those expected already."""
        self._script.append((question, answer))

    def will_be_asked_no_more(self) -> None:
        """Expect none of the questions that have not come."""
        self._script.clear()

    @property
    def open_answers(self) -> list[str]:
        """The questions that were expected and never came."""
        return [question for question, _ in self._script]

    def _answer(self, question: str, *about: object) -> Any:
        self.asked.append((question, *about))
        if not self._script or self._script[0][0] != question:
            raise AssertionError(f"nobody expected to be asked {question}{about}")
        return self._script.popleft()[1]

    def open_address(self, review: AddressReview, addresses: Sequence[str]) -> None:
        act: Callable[[AddressReview], object] | None = self._answer("open_address", *addresses)
        if addresses:
            review.look(*addresses)
        if act is not None:
            act(review)

    def files_to_open(self, folder: str) -> list[Path]:
        found: list[Path] = self._answer("files_to_open", folder)
        return found

    def place_to_save(self, suggested: Path, kind: Kind, *, has_rows: bool = True) -> Path | None:
        about = (suggested, kind) if has_rows else (suggested, kind, "text")
        place: Path | None = self._answer("place_to_save", *about)
        return place

    def save_changes(self, names: Sequence[str]) -> Answer:
        answer: Answer = self._answer("save_changes", *names)
        return answer

    def lose_unapplied(self, names: Sequence[str], count: int) -> bool:
        return bool(self._answer("lose_unapplied", *names, count))

    def overwrite_changed_file(self, name: str) -> bool:
        return bool(self._answer("overwrite_changed_file", name))

    def save_as_utf8(self, name: str, encoding: str) -> bool:
        return bool(self._answer("save_as_utf8", name, encoding))

    def overwrite_in_place(self, error: SitemapError) -> bool:
        return bool(self._answer("overwrite_in_place", str(error)))

    def leave_values_behind(self, name: str, lost: Remark) -> bool:
        return bool(self._answer("leave_values_behind", name, lost))

    def throw_away_changes(self, name: str) -> bool:
        return bool(self._answer("throw_away_changes", name))

    def create_missing(self, path: Path) -> bool:
        return bool(self._answer("create_missing", path))

    def open_large(self, path: Path, error: TooLarge) -> bool:
        return bool(self._answer("open_large", path, str(error)))

    def open_many(self, count: int) -> bool:
        return bool(self._answer("open_many", count))

    def row_number(self, current: int, count: int) -> int | None:
        number: int | None = self._answer("row_number", current, count)
        return number

    def tell_error(self, name: str, error: SitemapError) -> None:
        self._answer("tell_error", name, str(error), error.line, error.column)

    def show_faults(self, faults: Faults, save_all: Callable[[], object]) -> None:
        act: Callable[[Faults, Callable[[], object]], None] = self._answer("show_faults")
        act(faults, save_all)

    def show_text(self, title: str, text: str) -> None:
        self._answer("show_text", title, text)

    def review_fix(self, review: FixReview) -> bool:
        """Give the scripted answers; None turns the fix down."""
        answers: Answers | None = self._answer("review_fix", review.scope, review.code)
        if answers is None:
            return False
        review.propose_now(answers)
        return review.preview is not None

    def file_of_rows(self, names: Sequence[str], current: str) -> str | None:
        name: str | None = self._answer("file_of_rows", list(names), current)
        return name

    def name_of_file(self, title: str, suggested: str, refused: Callable[[str], str]) -> str | None:
        name: str | None = self._answer("name_of_file", title, suggested)
        return None if name is None or refused(name) else name

    def parts_of_file(self, plan: SplitOfFile, profile: Profile) -> int | None:
        count: int | None = self._answer("parts_of_file", plan.name, plan.least(profile))
        return count

    def file_to_merge_into(self, name: str, others: Sequence[str]) -> str | None:
        chosen: str | None = self._answer("file_to_merge_into", name, list(others))
        return chosen

    def review_change(self, review: ChangeReview) -> bool:
        """Hand the review to the script, which tells whether to go on."""
        act: Callable[[ChangeReview], bool] = self._answer("review_change", review.spec_id)
        return act(review)

    def review_duplicates(self, review: DuplicatesReview) -> bool:
        act: Callable[[DuplicatesReview], bool] = self._answer("review_duplicates")
        return act(review)

    def file_to_import(self, folder: str) -> Path | None:
        path: Path | None = self._answer("file_to_import", folder)
        return path

    def table_to_read(self, title: str, folder: str) -> Path | None:
        path: Path | None = self._answer("table_to_read", title, folder)
        return path

    def compare_with_live(self, review: LiveComparison) -> bool:
        act: Callable[[LiveComparison], bool] = self._answer("compare_with_live", review.url)
        return act(review)

    def show_download(self, review: DownloadReview, open_file: Callable[[Path], object]) -> None:
        act: Callable[[DownloadReview, Callable[[Path], object]], object]
        act = self._answer("show_download", review.url)
        act(review, open_file)

    def review_dates(self, review: DatingReview) -> bool:
        act: Callable[[DatingReview], bool] = self._answer("review_dates")
        return act(review)

    def choose_columns(self, choice: ColumnChoice) -> bool:
        act: Callable[[ColumnChoice], bool] = self._answer("choose_columns")
        return act(choice)

    def review_import(self, review: ImportReview) -> bool:
        act: Callable[[ImportReview], bool] = self._answer("review_import", review.name)
        return act(review)

    def review_recipe(self, review: RecipeReview) -> bool:
        act: Callable[[RecipeReview], bool] = self._answer("review_recipe")
        return act(review)

    def edit_recipe(self, draft: RecipeDraft, step: int) -> Recipe | None:
        act: Callable[[RecipeDraft, int], Recipe | None] = self._answer("edit_recipe")
        return act(draft, step)

    def recipe_to_open(self) -> Path | None:
        path: Path | None = self._answer("recipe_to_open")
        return path

    def place_for_recipe(self, suggested: Path) -> Path | None:
        path: Path | None = self._answer("place_for_recipe", suggested)
        return path

    def recipe_name(self, suggested: str) -> str | None:
        name: str | None = self._answer("recipe_name", suggested)
        return name

    def folder(self, title: str, start: Path) -> Path | None:
        found: Path | None = self._answer("folder", title, start)
        return found

    def show_muted(self, review: MuteReview) -> None:
        act: Callable[[MuteReview], None] = self._answer("show_muted")
        act(review)

    def review_languages(self, review: PlanReview) -> bool:
        act: Callable[[PlanReview], bool] = self._answer("review_languages")
        return act(review)

    def place_for_languages(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_languages", suggested.name)
        return place

    def review_split(self, review: SplitReview) -> Path | None:
        """Hand the review to the script, which returns the file to open."""
        act: Callable[[SplitReview], Path | None] = self._answer("review_split")
        return act(review)

    def review_merge(self, review: MergeReview) -> bool:
        act: Callable[[MergeReview], bool] = self._answer("review_merge")
        return act(review)

    def review_index(self, draft: IndexDraft) -> bool:
        act: Callable[[IndexDraft], bool] = self._answer("review_index")
        return act(draft)

    def review_live(self, review: LiveReview) -> bool:
        """Let the script choose; None turns the check down."""
        choose: Callable[[LiveReview], object] | None = self._answer("review_live")
        if choose is None:
            return False
        choose(review)
        return True

    def show_robots(self, review: RobotsReview) -> None:
        act: Callable[[RobotsReview], None] = self._answer("show_robots")
        act(review)

    def show_checklist(self, review: PublishReview) -> None:
        act: Callable[[PublishReview], None] = self._answer("show_checklist")
        act(review)

    def show_indexnow(self, review: IndexNowReview) -> None:
        act: Callable[[IndexNowReview], None] = self._answer("show_indexnow")
        act(review)

    def place_for_key(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_key", suggested)
        return place

    def place_for_log(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_log", suggested)
        return place

    def show_scope(self, review: ScopeReview) -> None:
        act: Callable[[ScopeReview], None] = self._answer("show_scope")
        act(review)

    def explain_console(self, review: ConsoleReview) -> None:
        act: Callable[[ConsoleReview], None] = self._answer("explain_console")
        act(review)

    def show_robots_rules(self, review: RulesReview) -> None:
        act: Callable[[RulesReview], None] = self._answer("show_robots_rules")
        act(review)

    def show_save_command(self, review: CommandReview) -> None:
        act: Callable[[CommandReview], None] = self._answer("show_save_command")
        act(review)

    def run_after_saving(self, name: str, arguments: Sequence[str]) -> bool:
        return bool(self._answer("run_after_saving", name, *arguments))

    def robots_to_open(self) -> Path | None:
        path: Path | None = self._answer("robots_to_open")
        return path

    def show_comparison(self, review: CompareReview) -> None:
        act: Callable[[CompareReview], None] = self._answer("show_comparison")
        act(review)

    def choose_report(self, draft: ReportDraft) -> bool:
        act: Callable[[ReportDraft], bool] = self._answer("choose_report")
        return act(draft)

    def place_for_report(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_report", suggested.name)
        return place

    def printer(self, title: str) -> QPagedPaintDevice | None:
        device: QPagedPaintDevice | None = self._answer("printer", title)
        return device

    def choose_earlier(self, review: EarlierReview) -> bool:
        act: Callable[[EarlierReview], bool] = self._answer("choose_earlier")
        return act(review)

    def show_three_way(self, review: ThreeWayReview) -> None:
        act: Callable[[ThreeWayReview], None] = self._answer("show_three_way")
        act(review)

    def place_for_differences(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_differences", suggested.name)
        return place

    def compare_with_disk(self, review: DiskComparison) -> Answer:
        act: Callable[[DiskComparison], Answer] = self._answer("compare_with_disk")
        return act(review)

    def show_about(self) -> None:
        self._answer("show_about")

    def change_shortcuts(self, bindings: KeyBindings) -> None:
        act: Callable[[KeyBindings], None] = self._answer("change_shortcuts")
        act(bindings)

    def keys_to_open(self) -> Path | None:
        path: Path | None = self._answer("keys_to_open")
        return path

    def place_for_keys(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_keys", suggested)
        return place

    def change_preferences(self, preferences: Preferences) -> None:
        act: Callable[[Preferences], None] = self._answer("change_preferences")
        act(preferences)

    def offer_recovery(self, lost: Sequence[Summary]) -> list[Answer]:
        """Give the scripted answer to each."""
        answer: Answer = self._answer("offer_recovery", *lost)
        return [answer] * len(lost)

    def place_to_export(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_to_export", suggested)
        return place

    def place_for_picture(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_picture", suggested)
        return place

    def place_for_list(self, suggested: Path) -> Path | None:
        place: Path | None = self._answer("place_for_list", suggested)
        return place


def settings_in(folder: Path) -> Settings:
    """Return settings that lie in a file of their own."""
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


def wait_for(qtbot: QtBot, is_so: Callable[[], object]) -> None:
    """Let the program work until something holds."""
    qtbot.waitUntil(lambda: bool(is_so()), timeout=PATIENCE_MS)
    let_it_finish()


def drain() -> None:
    """Deliver what is queued, deletions included."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    let_it_finish()


@contextmanager
def nothing_left_behind() -> Iterator[None]:
    """Fail where a thread, a running timer or a top-level widget outlives the block."""
    threads = set(threading.enumerate())
    widgets = {id(widget) for widget in QApplication.topLevelWidgets()}
    started: list[QTimer] = []
    start = QTimer.start

    def noted_start(timer: QTimer, *arguments: int) -> None:
        started.append(timer)
        start(timer, *arguments)

    QTimer.start = noted_start  # type: ignore[method-assign]  # to know them all
    try:
        yield
    finally:
        QTimer.start = start  # type: ignore[method-assign]  # given back below
    drain()
    left = [widget for widget in QApplication.topLevelWidgets() if id(widget) not in widgets]
    assert not left, f"these windows live on: {left}"
    alive = [thread for thread in threading.enumerate() if thread not in threads]
    assert not alive, f"these threads live on: {alive}"
    running = [timer for timer in started if _is_running(timer)]
    assert not running, f"these timers run on: {running}"


def _is_running(timer: QTimer) -> bool:
    try:
        return timer.isActive()
    except RuntimeError:  # its owner is gone, and it with it
        return False


def clear_clipboard() -> None:
    """Leave nothing on the clipboard from an earlier test."""
    QGuiApplication.clipboard().clear()


class Person:
    """Somebody in front of the window: opens, clicks, types, looks."""

    def __init__(self, qtbot: QtBot, program: Program, prompts: ScriptedPrompts) -> None:
        self.qtbot = qtbot
        self.program = program
        self.prompts = prompts

    @property
    def window(self) -> MainWindow:
        """The window as it looks once it has shown what happened."""
        self.looks()
        return self.program.window

    def looks(self) -> None:
        """Let the window show what happened, as it does before it is painted."""
        QCoreApplication.sendPostedEvents(self.program.window.tabs, QEvent.Type.User.value)

    @property
    def page(self) -> DocumentPage:
        page = self.window.tabs.current_page()
        assert page is not None, "no file is open"
        return page

    @property
    def view(self) -> TableView:
        return self.page.view

    @property
    def session(self) -> Session:
        return self.page.session

    def waits_until(self, is_so: Callable[[], object]) -> None:
        wait_for(self.qtbot, is_so)

    def waits_for_the_checks(self) -> None:
        self.waits_until(lambda: self.session.findings.is_complete)

    def waits_for_the_panels(self) -> None:
        """Wait for the panels that open by themselves beside the problems, one after the other."""
        if self.window.problems.is_shown:
            panels = self.window._panels._by_action.values()
            self.waits_until(lambda: all(panel.is_on or not panel.is_wanted for panel in panels))
            drain()

    # Files

    def opens(self, *paths: Path) -> None:
        """Open files and wait until each has a tab."""
        count = self.window.tabs.count() + len(paths)
        self.window.files.open_paths(paths)
        self.waits_until(lambda: self.window.tabs.count() >= count)
        self.waits_for_the_checks()
        self.waits_for_the_panels()

    def saves(self) -> None:
        """Press Save and wait until the file is on disk."""
        with self.qtbot.waitSignal(self.session.saved, timeout=PATIENCE_MS):
            self.does("file.save")
        drain()

    def tab_names(self) -> list[str]:
        tabs = self.window.tabs
        return [tabs.bar.tabText(number) for number in range(tabs.count())]

    # Menus and keys

    def does(self, action_id: str) -> None:
        """Choose an entry of the menus."""
        action = self.window.action_set[action_id]
        assert action.isEnabled(), f"{action_id} is greyed out"
        action.trigger()
        self.looks()

    def can(self, action_id: str) -> bool:
        return self.window.action_set[action_id].isEnabled()

    def presses(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        """Press a key where the focus is."""
        self.looks()
        widget = QApplication.focusWidget()
        assert widget is not None, "nothing has the focus"
        QTest.keyClick(widget, key, modifiers)
        drain()

    def types(self, text: str) -> None:
        """Type where the focus is: the first letter may open an editor that takes the rest."""
        for letter in text:
            widget = QApplication.focusWidget()
            assert widget is not None, "nothing has the focus"
            if letter.isascii():
                QTest.keyClicks(widget, letter)
                continue
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):  # QTest knows ASCII alone
                QApplication.sendEvent(widget, QKeyEvent(kind, 0, NO_MODIFIER, letter))

    # The table

    def goes_to(self, row: int, column: int) -> None:
        """Click a cell."""
        index = self.page.model.index(row, column)
        self.view.scrollTo(index)
        spot = self.view.visualRect(index).center()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, NO_MODIFIER, spot)
        assert self.at == (row, column)
        self.waits_until(lambda: QApplication.focusWidget() is self.view)

    @property
    def at(self) -> tuple[int, int]:
        """The current cell."""
        index = self.view.currentIndex()
        return index.row(), index.column()

    def selects(self, *rows: int) -> None:
        """Select whole rows by their numbers, the way a person does with Ctrl."""
        header = self.view.verticalHeader()
        for number, row in enumerate(rows):
            place = QPoint(5, header.sectionViewportPosition(row) + header.sectionSize(row) // 2)
            modifier = CTRL if number else NO_MODIFIER
            QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, modifier, place)
        assert list(self.view.selected.rows()) == sorted(rows)

    def sees(self, row: int, column: int) -> str:
        """What a cell shows."""
        return str(self.page.model.index(row, column).data())

    def column(self, column: int) -> list[str]:
        """What a column shows, from top to bottom."""
        return [self.sees(row, column) for row in range(self.page.model.rowCount())]

    @property
    def editor(self) -> QLineEdit:
        """The open cell editor."""
        widget = self.view.indexWidget(self.view.currentIndex())
        assert widget is not None, "no editor is open"
        line = widget if isinstance(widget, QLineEdit) else widget.findChild(QLineEdit)
        assert line is not None
        return line

    @property
    def editing(self) -> bool:
        return self.view.state() == TableView.State.EditingState

    def edits(self, row: int, column: int, text: str, end: Qt.Key = Key.Key_Return) -> None:
        """Go to a cell, type over it and end with a key."""
        self.goes_to(row, column)
        self.types(text)
        self.presses(end)
        self.waits_until(lambda: not self.editing)

    @property
    def hint(self) -> str:
        """The words of the bubble under the editor; nothing where there is none."""
        bubble = self.view.bubble
        return bubble.text if bubble.isVisible() else ""

    @property
    def said(self) -> str:
        """What the status bar says."""
        return self.window.statusBar().currentMessage()

    @property
    def bytes(self) -> bytes:
        """The document as it would be saved."""
        return self.session.document.to_bytes()


def click(widget: QWidget) -> None:
    """Click in the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, NO_MODIFIER, widget.rect().center())
