"""Tasks over many rows for a mouse alone: ``python -m tests.desktop.mouse_tasks TASK FILE…``.

Prints how many clicks and drags the task took. Ends with 0 when it is done and saved.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
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
from sitemap_editor.session.table.table_model import TableModel
from sitemap_editor.windows.changing.change_dialog import ChangeDialog
from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog
from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog
from sitemap_editor.windows.history.dock import HistoryDock
from sitemap_editor.windows.history.steps_model import StepsModel
from sitemap_editor.windows.importing.dialog import ImportDialog
from sitemap_editor.windows.overview.treemap_chart import Measure
from sitemap_editor.windows.shell.main_window import MainWindow
from tests.desktop.mouse_person import Asker, Hand, menu_called


def https_for_a_folder(hand: Hand) -> None:
    hand.facet(Facet.FOLDER, "/blog/")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "url-scheme")
    hand.make(dialog)


def today_for_200_rows(hand: Hand) -> None:
    hand.facet(Facet.PRIORITY, "0.5")
    hand.select_all()
    hand.choose("edit.today")


def priority_by_folder(hand: Hand) -> None:
    hand.facet(Facet.FOLDER, "/blog/")
    hand.click_cell(0, "priority")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "set")
    box = hand.ask(lambda: dialog.form.inputs["value"] if dialog.form else None)
    assert isinstance(box, QComboBox)
    hand.pick(lambda: box, "0.8")
    hand.make(dialog)


def problems_of_a_folder(hand: Hand) -> None:
    hand.facet(Facet.SEVERITY, "error")
    hand.facet(Facet.FOLDER, "/blog/")
    steps = hand.steps
    hand.ask(lambda: hand.page.view.select_rows(range(hand.page.model.rowCount())))
    hand.choose("rows.delete")  # so that the file tells which they were
    hand.steps = steps


def without_what_is_old(hand: Hand) -> None:
    hand.facet(Facet.DATE, "2019")
    hand.select_all()
    toolbar, delete = hand.window.toolbar, hand.window.action_set["rows.delete"]
    hand.click(lambda: toolbar.widgetForAction(delete))


def pasted_urls_update(hand: Hand) -> None:
    text = "\n".join(f"http://www.example.com/pasted/{n}\t2125-01-02" for n in range(60))
    known = "\n".join(
        f"{loc}\t2125-01-02"
        for loc in hand.ask(lambda: [row.loc for row in hand.page.session.document][:240])
    )
    hand.ask(lambda: QGuiApplication.clipboard().setText(f"{known}\n{text}"))
    hand.choose("edit.paste_special")
    dialog = hand.dialog(ImportDialog)
    hand.until(lambda: not dialog.is_preparing(), "a preview")
    hand.click_box(lambda: dialog.form.policies[Policy.OVERWRITE])
    hand.make(dialog)


def without_utm(hand: Hand) -> None:
    hand.facet(Facet.PARAMETER, "utm_source")
    hand.choose("rows.change")
    dialog = hand.dialog(ChangeDialog)
    hand.tool(dialog, "url-remove-parameters")
    hand.make(dialog)


def newest_of_duplicates(hand: Hand) -> None:
    hand.choose("rows.dedupe")
    dialog = hand.dialog(DuplicatesDialog)
    hand.pick(lambda: dialog.keep, "newest")
    hand.make(dialog)


def out_to_csv_and_back(hand: Hand) -> None:
    folder = Path(hand.ask(lambda: str(hand.page.path))).parent
    toolbar, export = hand.ask(lambda: hand.window.toolbar), hand.window.action_set["file.export"]
    hand.click(lambda: toolbar.widgetForAction(export))
    hand.answer(QDialogButtonBox.StandardButton.Save)
    path = folder / "task-rows.csv"
    hand.until(path.exists, "the exported table")
    text = path.read_text("utf-8-sig")
    path.write_text(text.replace("daily", "weekly"), "utf-8-sig")  # another program does that
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


def recipe_on_another_file(hand: Hand) -> None:
    https_for_a_folder(hand)
    hand.save()
    hand.steps = 0  # these were another task
    hand.choose("view.history")
    dock = hand.ask(hand.window.history.made)
    assert isinstance(dock, HistoryDock)
    hand.click_item(lambda: dock.table, lambda: next(iter(_ticks(dock.model)), None))
    hand.click(lambda: dock.make)
    hand.answer(QDialogButtonBox.StandardButton.Ok)
    tabs = hand.window.tabs
    other = 1 - hand.ask(tabs.currentIndex)
    hand.click(lambda: tabs.bar, lambda: tabs.bar.tabRect(other).center())
    hand.until(lambda: tabs.currentIndex() == other, "another tab")
    hand.until(lambda: hand.page.session.findings.is_settled, "the check")
    menu = hand.ask(lambda: menu_called(hand.window, "Re&cipes"))
    hand.choose_action(menu.menuAction)
    hand.until(menu.isVisible, "the recipes")
    hand.click(lambda: menu, lambda: menu.actionGeometry(menu.actions()[0]).center())
    dialog = hand.dialog(RecipeDialog)
    hand.click(lambda: dialog.apply)
    hand.until(lambda: hand.page.session.is_modified, "what the recipe does")


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
    steps = hand.steps
    hand.select_all()  # so that the file tells which they were
    hand.choose("rows.delete")
    hand.steps = steps


def eleven_steps_back_and_aside(hand: Hand) -> None:
    model = hand.page.model
    for row in range(11):
        hand.ask(partial(_empty, model, row))
    hand.choose("view.history")
    dock = hand.ask(hand.window.history.made)
    assert isinstance(dock, HistoryDock)
    hand.until(lambda: dock.model.rowCount() > 11, "the steps")
    hand.click_item(
        lambda: dock.table,
        lambda: next(at for at, line in enumerate(dock.model.lines) if not line.position),
        1,
    )
    hand.until(lambda: model.session.document[0].loc, "the first row as it was")
    hand.click_cell(0, "changefreq")
    hand.choose("edit.clear")
    hand.click(lambda: dock.asides[0])
    hand.until(lambda: not model.session.document[0].loc, "what was set aside")


def _empty(model: TableModel, row: int) -> bool:
    return model.set_cell(model.index(row, 0), None)


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
        recipe_on_another_file,
        folder_from_the_picture,
        eleven_steps_back_and_aside,
    )
}


def carry_out(name: str, window: MainWindow, ask: Asker, told: list[int]) -> None:
    """Do a task in its thread; `told` gets the number of its steps."""
    hand = Hand(window, ask)
    try:
        hand.until(window.tabs.current_page, "a file")
        hand.until(lambda: hand.page.session.findings.is_settled, "the check")
        TASKS[name](hand)
        hand.until(lambda: hand.page.session.is_modified, "an edit")
        hand.save()
        told.append(hand.steps)
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
