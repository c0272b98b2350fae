"""Tasks over many rows for a mouse alone: ``python -m tests.desktop.mouse_tasks TASK FILE…``.

Prints how many clicks and drags were made before the task began, and how many with its end: what
is done at all is done by the mouse, and nothing is taken off. Ends with 0 when it is done.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QTreeView,
)

from sitemap_editor.core.filtering.facet_terms import Facet
from sitemap_editor.core.operations.importing.plan import Policy
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog
from sitemap_editor.windows.history.dock import HistoryDock
from sitemap_editor.windows.history.steps_model import StepsModel
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.overview.treemap_chart import Measure
from sitemap_editor.windows.shell.main_window import MainWindow
from tests.desktop.calc import edit_elsewhere, edited
from tests.desktop.mouse_person import Asker, Hand, menu_called


def https_for_a_folder(hand: Hand) -> None:
    _sets_scheme(hand)
    hand.save()


def today_for_200_rows(hand: Hand) -> None:
    hand.facet(Facet.PRIORITY, "0.5")
    hand.select_all()
    hand.choose("edit.today")
    hand.save()


def priority_by_folder(hand: Hand) -> None:
    hand.facet(Facet.FOLDER, "/blog/")
    _sets_priority(hand)
    hand.save()


def problems_of_a_folder(hand: Hand) -> None:
    hand.facet(Facet.SEVERITY, "error")
    hand.facet(Facet.FOLDER, "/blog/")


def without_what_is_old(hand: Hand) -> None:
    hand.facet(Facet.DATE, "2019")
    hand.select_all()
    hand.press_tool("rows.delete")
    hand.save()


def pasted_urls_update(hand: Hand) -> None:
    hand.go_to_other_tab()  # where the URLs are
    hand.select_all()
    hand.choose("edit.copy")
    hand.go_to_other_tab()
    hand.choose("edit.paste_special")
    dialog = hand.dialog(ImportDialog)
    hand.until(lambda: not dialog.is_preparing(), "a preview")
    hand.click_box(lambda: dialog.form.policies[Policy.OVERWRITE])
    hand.make(dialog)
    hand.save()


def without_utm(hand: Hand) -> None:
    _removes_utm(hand)
    hand.save()


def newest_of_duplicates(hand: Hand) -> None:
    hand.choose("rows.dedupe")
    dialog = hand.dialog(DuplicatesDialog)
    hand.pick(lambda: dialog.keep, "newest")
    hand.make(dialog)
    hand.save()


def out_to_csv_and_back(hand: Hand) -> None:
    folder = Path(hand.ask(lambda: str(hand.page.path))).parent
    hand.press_tool("file.export")
    hand.answer(QDialogButtonBox.StandardButton.Save)
    path = folder / "task-rows.csv"
    hand.until(path.exists, "the exported table")
    edit_elsewhere(path)  # what it takes there is the same on both sides, and told apart
    hand.choose("file.import")
    files = hand.dialog(QFileDialog)
    view = hand.ask(lambda: files.findChild(QTreeView, "treeView"))
    assert view is not None

    def line() -> int | None:
        rows = range(view.model().rowCount(view.rootIndex()))
        names = (view.model().index(row, 0, view.rootIndex()).data() for row in rows)
        return next((row for row, name in enumerate(names) if name == path.name), None)

    hand.until(lambda: line() is not None, "the file in the box")
    hand.click(
        view.viewport,
        lambda: view.visualRect(view.model().index(line() or 0, 0, view.rootIndex())).center(),
    )
    hand.answer(QDialogButtonBox.StandardButton.Open)
    dialog = hand.dialog(ImportDialog)
    hand.until(lambda: not dialog.is_preparing(), "a preview")
    hand.click_box(lambda: dialog.form.policies[Policy.OVERWRITE])
    hand.make(dialog)
    hand.save()


def copied_to_a_spreadsheet_and_back(hand: Hand) -> None:
    clipboard = hand.ask(QGuiApplication.clipboard)
    hand.select_all()
    hand.choose("edit.copy")
    hand.until(lambda: clipboard.mimeData().hasHtml(), "a table for spreadsheets")
    text = hand.ask(clipboard.text)
    hand.ask(lambda: clipboard.setText(edited(text)))  # Calc copies a text like it
    hand.choose("edit.paste")
    hand.save()


def recipe_on_another_file(hand: Hand) -> None:
    _sets_scheme(hand)
    _sets_priority(hand)  # of the same folder
    hand.facet(Facet.FOLDER, "/blog/")  # all rows again
    _removes_utm(hand)
    hand.save()
    hand.choose("view.history")
    dock = hand.ask(hand.window.history.made)
    assert isinstance(dock, HistoryDock)
    for row in hand.ask(lambda: _ticks(dock.model)):
        hand.click_item(lambda: dock.table, lambda row=row: row)  # type: ignore[misc]
    hand.click(lambda: dock.make)
    hand.answer(QDialogButtonBox.StandardButton.Ok)
    hand.go_to_other_tab()
    menu = hand.ask(lambda: menu_called(hand.window, "Re&cipes"))
    hand.choose_action(menu.menuAction)
    hand.until(menu.isVisible, "the recipes")
    hand.click(lambda: menu, lambda: menu.actionGeometry(menu.actions()[0]).center())
    dialog = hand.dialog(RecipeDialog)
    hand.click(lambda: dialog.apply)
    hand.save()


def folder_from_the_picture(hand: Hand) -> None:
    hand.choose("view.overview")
    overview = hand.window.overview
    hand.until(lambda: overview.dock is not None and overview.dock.rows.is_current, "a picture")
    content = hand.ask(lambda: overview.dock.content if overview.dock is not None else None)
    assert content is not None
    hand.click(lambda: content.measures[Measure.PROBLEMS])

    def largest() -> QPoint:
        marks = [each for each in content.folders.marks if any("folder" in t for t in each.terms)]
        area = max((each.area for each in marks), key=lambda each: each.width() * each.height())
        return area.center().toPoint()

    hand.click(lambda: content.folders, largest)
    rows = hand.page.filter.rows
    hand.until(lambda: rows.text and not rows.is_working, "the rows of a folder")


def eleven_steps_back_and_aside(hand: Hand) -> None:
    session = hand.page.session
    for row in range(11):
        hand.click_cell(row, "loc")
        hand.choose("edit.clear")
        hand.until(lambda row=row: not session.document[row].loc, "an empty cell")  # type: ignore[misc]
    hand.begin()
    hand.choose("view.history")
    dock = hand.ask(hand.window.history.made)
    assert isinstance(dock, HistoryDock)
    hand.until(lambda: dock.model.rowCount() > 11, "the steps")
    hand.click_item(
        lambda: dock.table,
        lambda: next(at for at, line in enumerate(dock.model.lines) if not line.position),
        1,
    )
    hand.until(lambda: session.document[0].loc, "the first row as it was")
    hand.click_cell(0, "changefreq")
    hand.choose("edit.clear")  # now the eleven are set aside
    hand.click(lambda: dock.asides[0])
    hand.until(lambda: not session.document[0].loc, "what was set aside")
    hand.save()


# What several tasks do


def _sets_scheme(hand: Hand) -> None:
    hand.facet(Facet.FOLDER, "/blog/")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "url-scheme")
    hand.make(dialog)


def _sets_priority(hand: Hand) -> None:
    hand.click_cell(0, "priority")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "set")
    box = hand.ask(lambda: dialog.form.inputs["value"] if dialog.form else None)
    assert isinstance(box, QComboBox)
    hand.pick(lambda: box, "0.8")
    hand.make(dialog)


def _removes_utm(hand: Hand) -> None:
    hand.facet(Facet.PARAMETER, "utm_source")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "url-remove-parameters")
    hand.make(dialog)


def removes_what_is_shown(hand: Hand) -> None:
    """Show in the file which rows a task found."""
    hand.select_all()
    hand.press_tool("rows.delete")
    hand.save()


def _ticks(model: StepsModel) -> list[int]:
    states = (
        (row, model.index(row, 0).data(Qt.ItemDataRole.CheckStateRole))
        for row in range(model.rowCount())
    )
    return [row for row, state in states if state is not None]


TASKS: Final[dict[str, Callable[[Hand], None]]] = {
    each.__name__: each
    for each in (
        https_for_a_folder,
        today_for_200_rows,
        priority_by_folder,
        problems_of_a_folder,
        without_what_is_old,
        pasted_urls_update,
        without_utm,
        newest_of_duplicates,
        out_to_csv_and_back,
        copied_to_a_spreadsheet_and_back,
        recipe_on_another_file,
        folder_from_the_picture,
        eleven_steps_back_and_aside,
    )
}
PROOFS: Final[dict[str, Callable[[Hand], None]]] = {
    "problems_of_a_folder": removes_what_is_shown,
    "folder_from_the_picture": removes_what_is_shown,
}
"""What is done after tasks that find rows and change none."""


def carry_out(name: str, window: MainWindow, ask: Asker, told: list[int]) -> None:
    """Do a task in its thread; `told` gets the steps before it, and its own."""
    hand = Hand(window, ask)
    try:
        hand.until(window.tabs.current_page, "a file")
        hand.until(lambda: hand.page.session.findings.is_settled, "the check")
        TASKS[name](hand)
        told.extend((hand.steps_before, hand.steps - hand.steps_before))
        if name in PROOFS:
            PROOFS[name](hand)
    except Exception:  # noqa: BLE001 - told by the process
        traceback.print_exc()
        os._exit(1)  # a dialog may be open, and what is unsaved be asked about
    ask(QApplication.exit)


def main(name: str, paths: list[str]) -> None:
    """Run the program as its own `__main__` does; the task begins with its loop."""
    told: list[int] = []
    run_loop = QApplication.exec

    def loop(*_: object) -> int:
        window = next(x for x in QApplication.topLevelWidgets() if isinstance(x, MainWindow))
        window.setGeometry(0, 0, 1200, 760)
        ask = Asker()
        worker = threading.Thread(target=carry_out, args=(name, window, ask, told))
        worker.start()
        code = run_loop()
        worker.join()
        return code

    QApplication.exec = loop  # type: ignore[method-assign]  # as no hook of the program is there
    sys.argv[1:] = ["--new-window", *paths]
    try:
        runpy.run_module("sitemap_editor", run_name="__main__", alter_sys=False)
    finally:
        print(*told, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
