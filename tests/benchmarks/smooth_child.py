"""Works with a file in the running program and prints its pauses as JSON:
``python -m tests.benchmarks.smooth_child FILE PICTURE SUBJECT…``."""

from __future__ import annotations

import json
import os
import runpy
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import starmap
from pathlib import Path
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from sitemap_editor.core.operations.splitting.order import By
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.windows.shell.main_window import MainWindow
from sitemap_editor.windows.splitting.dialog import SplitDialog
from sitemap_editor.windows.table.document_page import DocumentPage
from tests.benchmarks.change_steps import change_steps
from tests.benchmarks.exchange_steps import exchange_steps, overview_steps
from tests.benchmarks.facet_steps import facet_steps, filter_steps
from tests.benchmarks.generator import EVERYWHERE, MANY_ROWS, many_at_fault
from tests.benchmarks.pause_picture import draw
from tests.benchmarks.pauses import Keys, Pauses
from tests.benchmarks.processes import memory_of_all, worked_by_all
from tests.benchmarks.typing_steps import typing_steps

_POLL_MS: Final = 5
_WEIGHED: Final = ("check", "show problems", "unfold all facets")
_AFTERWARDS_S: Final = 0.25
_AT_MOST_S: Final = 300


@dataclass(frozen=True, slots=True)
class Step:
    """Something a person does, until it is done and what follows at once is too."""

    name: str
    begin: Callable[[], object]
    is_done: Callable[[], object]


class Smooth(QObject):
    """Takes one step after the other in a window, and notes when each began and was done."""

    def __init__(self, window: MainWindow, path: Path, subjects: Sequence[str]) -> None:
        super().__init__(window)
        self._subjects = subjects
        self._urls = [f"https://www.fjord-store.example/new/{n}" for n in range(MANY_ROWS)]
        self.pauses = Pauses(self)
        self.keys: Keys | None = None
        self.phases: list[dict[str, Any]] = []
        self._window = window
        self._path = path
        self._steps = self._all_steps()
        self._step: Step | None = None
        timer = QTimer(self, interval=_POLL_MS)
        timer.timeout.connect(self._look_or_end)
        timer.start()

    @property
    def _page(self) -> DocumentPage:
        page = self._window.tabs.current_page()
        assert page is not None
        return page

    def _look_or_end(self) -> None:
        """End the program where anything goes wrong here: its own net would catch it and wait."""
        try:
            self._look()
        except Exception:  # noqa: BLE001 - whatever it was, nobody is there to see a box
            traceback.print_exc()
            QApplication.exit(1)

    def _look(self) -> None:
        """Go on to the next step where this one is done, and what it left to do has had time."""
        now = self.pauses.now()
        if self._step is None:
            self._take_next()
            return
        phase = self.phases[-1]
        if phase["done"] is None:
            if self._step.is_done():
                phase["done"] = now
                phase["worked"] = worked_by_all(os.getpid()) - phase["worked"]
                if self._step.name in _WEIGHED:
                    Thread(target=_weigh, args=(phase,)).start()  # 20 ms are none of the program's
            elif now - phase["began"] > _AT_MOST_S:
                raise TimeoutError(f"after {_AT_MOST_S} s not done: {phase['name']}")
        elif now - phase["done"] > _AFTERWARDS_S:
            phase["ended"] = now
            self._take_next()

    def _take_next(self) -> None:
        self._step = next(self._steps, None)
        if self._step is None:
            QApplication.exit(0)
            return
        began = {"name": self._step.name, "began": self.pauses.now(), "done": None, "ended": None}
        self.phases.append({**began, "worked": worked_by_all(os.getpid())})
        print(self._step.name, "…", file=sys.stderr, flush=True)
        self._step.begin()

    # The steps

    def _all_steps(self) -> Iterator[Step]:
        tabs, files = self._window.tabs, self._window.files
        yield Step("open", lambda: files.open_paths([self._path]), tabs.current_page)
        self._press_keys()
        yield Step("check", _nothing, lambda: self._page.session.findings.is_complete)
        subjects: dict[str, Callable[[], Iterator[Step]]] = {
            "check": self._checking,
            "find": self._finding,
            "split": self._splitting,
            "sort": self._sorting,
            "edit": self._editing,
            "fill": self._filling,
            "copy": self._copying,
            "rows": self._moving,
            "settled": lambda: iter([Step("all problems known", _nothing, self._is_settled)]),
            "filter": lambda: starmap(Step, filter_steps(self._page)),
            "type": lambda: starmap(Step, typing_steps(self._page)),
            "facets": lambda: starmap(Step, facet_steps(self._window, self._page)),
            "files": self._many_files,
            "overview": lambda: starmap(Step, overview_steps(self._window)),
            "change": lambda: starmap(Step, change_steps(self._window, self._page)),
            "exchange": lambda: starmap(Step, exchange_steps(self._window)),
        }
        for name in self._subjects:
            yield from subjects[name]()

    def _checking(self) -> Iterator[Step]:
        yield Step("show problems", self._show_problems, self._is_settled)

    def _press_keys(self) -> None:
        view = self._page.view
        view.setFocus()
        view.setCurrentIndex(self._page.model.index(2, 0))
        self.keys = Keys(view, self.pauses)

    def _show_problems(self) -> None:
        if not self._window.problems.is_shown:
            self._act("view.problems")
        self._page.view.setFocus()

    def _finding(self) -> Iterator[Step]:
        page = self._page

        def look_for() -> None:
            page.open_find_bar()
            page.find_bar.text.setText(EVERYWHERE)

        yield Step("find and count", look_for, lambda: page.finder.count)
        page.find_bar.text.clear()
        yield Step("find nothing", page.close_find_bar, lambda: not page.finder.count)
        page.view.setFocus()

    def _splitting(self) -> Iterator[Step]:
        window, page = self._window, self._page
        review = SplitReview(
            page.session, page.name, window.place.file_jobs, window.place.settings, window
        )
        dialog = SplitDialog(review, window.prompts, window)

        def is_planned() -> bool:
            return review.plan is not None and not review.is_working

        yield Step("split dialog", dialog.show, is_planned)
        for by in (By.PATH, By.YEAR, By.HOST):
            order = replace(review.order, by=by)
            yield Step(
                f"plan by {by.value}",
                lambda order=order: review.plan_for(order, review.folder),  # type: ignore[misc]  # a default in a lambda
                is_planned,
            )
        dialog.reject()
        dialog.deleteLater()

    def _sorting(self) -> Iterator[Step]:
        model = self._page.model
        for name in ("loc", "lastmod"):
            yield Step(
                f"sort by {name}",
                lambda name=name: model.sort_by(name),  # type: ignore[misc]  # as above
                lambda name=name: model.sorting == (name, False),  # type: ignore[misc]  # as above
            )
        yield Step("file order", lambda: model.sort_by(None), lambda: model.sorting is None)

    def _many_files(self) -> Iterator[Step]:
        """Open many files at once while the large one is open; keys go where nobody looks."""
        tabs, files = self._window.tabs, self._window.files
        paths = many_at_fault()
        name = f"{len(paths)} files of {MANY_ROWS:,} rows"
        yield Step(
            f"open {name}",
            lambda: files.open_paths(paths, is_sure=True),
            lambda: len(tabs.pages()) > len(paths),
        )
        yield Step(
            f"check {name}",
            _nothing,
            lambda: all(session.findings.is_settled for session in tabs.sessions()),
        )

    def _editing(self) -> Iterator[Step]:
        page, rows = self._page, self._page.model.rowCount()
        many = min(MANY_ROWS, rows)
        lines = "\n".join(self._urls[:many])
        last, values = rows - 1, self._page.session.document.table
        before = {name: _value(page, last, name) for name in ("lastmod", "changefreq")}
        clipboard = QGuiApplication.clipboard()

        def clear() -> None:
            page.view.selectColumn(page.model.names.index("lastmod"))
            self._act("edit.clear")

        def fill() -> None:
            clipboard.setText("never")
            page.view.selectColumn(page.model.names.index("changefreq"))
            self._act("edit.paste")

        def paste() -> None:
            clipboard.setText(lines)
            self._act("edit.paste_rows")

        def duplicate() -> None:
            page.view.select_rows(range(many), 0)
            self._act("rows.duplicate")

        cells = {"clear": (clear, "lastmod", None), "fill": (fill, "changefreq", "never")}
        for name, (begin, field, value) in cells.items():
            yield Step(
                f"{name} column",
                begin,
                lambda field=field, value=value: _value(page, last, field) == value,  # type: ignore[misc]  # as above
            )
            yield from self._undoing(
                name,
                lambda field=field: _value(page, last, field) == before[field],  # type: ignore[misc]  # as above
            )
        for name, begin in {"paste": paste, "duplicate": duplicate}.items():
            yield Step(f"{name} {many:,} rows", begin, lambda: len(values) == rows + many)
            yield from self._undoing(name, lambda: len(values) == rows)

    def _moving(self) -> Iterator[Step]:
        page = self._page
        table, rows = page.session.document.table, page.model.rowCount()
        first, half = table.row_id(0), rows // 2

        def delete() -> None:
            self._act("edit.select_all")  # the keys of the measurement select something else
            self._act("rows.delete")

        def move() -> None:
            page.view.select_rows(range(half), 0)
            self._act("rows.move_down")

        yield Step("select all", lambda: self._act("edit.select_all"), lambda: True)
        yield Step("delete all", delete, lambda: not len(table))
        yield from self._undoing("delete", lambda: len(table) == rows)
        yield Step(f"move {half:,} rows", move, lambda: table.row_id(1) == first)
        yield from self._undoing("move", lambda: table.row_id(0) == first)

    def _filling(self) -> Iterator[Step]:
        """Fill from cells to cells beside and below, as Ctrl+R, a drag and Ctrl+Enter do."""
        page, view = self._page, self._page.view
        names, last = page.model.names, page.model.rowCount() - 1
        columns = [names.index("changefreq"), names.index("priority")]
        beside, below = _value(page, last, "changefreq"), _value(page, 1, "changefreq")
        before = {name: _value(page, last, name) for name in ("changefreq", "priority")}

        def fill_right() -> None:
            view.selected.select_block(range(last + 1), columns)
            self._act("edit.fill_right")

        def drag() -> None:
            onto = range(2, last + 1)
            self._window.edits.fills.repeat(page, range(2), columns[:1], onto, with_ctrl=True)

        def fill() -> None:
            view.setCurrentIndex(page.model.index(0, columns[0]))
            view.selected.select_block(range(last + 1), columns)
            self._act("edit.fill")

        first = _value(page, 0, "changefreq")
        asked = {
            "fill right": (fill_right, "priority", beside),
            "drag to fill": (drag, "changefreq", below if last % 2 else first),
            "fill all": (fill, "priority", first),
        }
        for name, (begin, field, value) in asked.items():
            yield Step(
                name,
                begin,
                lambda field=field, value=value: self._is_at_rest(field, value),  # type: ignore[misc]  # as above
            )
            yield from self._undoing(
                name,
                lambda field=field: self._is_at_rest(field, before[field]),  # type: ignore[misc]  # as above
            )

    def _is_at_rest(self, field: str, value: str | None) -> bool:
        page = self._page
        last = page.model.rowCount() - 1
        return not page.session.beside.is_under_way and _value(page, last, field) == value

    def _copying(self) -> Iterator[Step]:
        page = self._page
        table, rows = page.session.document.table, page.model.rowCount()
        clipboard = QGuiApplication.clipboard()

        def with_all(name: str) -> Callable[[], object]:
            def act() -> None:
                clipboard.clear()
                self._act("edit.select_all")
                self._act(name)

            return act

        yield Step("copy all", with_all("edit.copy"), clipboard.text)
        yield Step("copy URLs", with_all("rows.copy_url"), clipboard.text)
        yield Step("cut all", with_all("edit.cut"), lambda: not len(table))
        yield from self._undoing("cut", lambda: len(table) == rows)
        clipboard.clear()  # the offscreen platform ends what is on it after Python

    def _undoing(self, name: str, is_done: Callable[[], object]) -> Iterator[Step]:
        yield Step(f"undo {name}", lambda: self._act("edit.undo"), is_done)
        yield Step(f"check after {name}", _nothing, self._is_settled)

    def _is_settled(self) -> bool:
        return self._page.session.findings.is_settled

    def _act(self, name: str) -> None:
        self._page.view.setFocus()
        self._window.action_set[name].trigger()


def _weigh(phase: dict[str, Any]) -> None:
    phase["memory"] = memory_of_all(os.getpid())


def _nothing() -> None:
    """Begin nothing: what is waited for goes on already."""


def _value(page: DocumentPage, row: int, name: str) -> str | None:
    return page.model.row_view(row).row.value(name)


def main(path: Path, picture: Path, subjects: Sequence[str]) -> None:
    """Run the program as its own `__main__` does; the steps begin with its loop."""
    run_loop = QApplication.exec

    def watched_loop(*_: object) -> int:
        try:
            window = next(x for x in QApplication.topLevelWidgets() if isinstance(x, MainWindow))
            smooth = Smooth(window, path, subjects)
            code = run_loop()
            smooth.pauses.end()
            if code:
                os._exit(code)  # the program's threads would be waited for
            _tell(smooth, picture)
        except Exception:  # noqa: BLE001 - as above
            traceback.print_exc()
            os._exit(1)  # as above
        return code

    QApplication.exec = watched_loop  # type: ignore[method-assign]  # no hook, as in first_paint
    sys.argv[1:] = ["--new-window"]
    runpy.run_module("sitemap_editor", run_name="__main__", alter_sys=False)


def _tell(smooth: Smooth, picture: Path) -> None:
    keys = smooth.keys.shown if smooth.keys is not None else []
    draw(picture, smooth.phases, smooth.pauses.found, keys)
    told = {"phases": smooth.phases, "pauses": smooth.pauses.found, "keys": keys}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
