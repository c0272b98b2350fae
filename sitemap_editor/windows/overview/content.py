"""What the panel shows of a document: a sentence, folders, dates, priorities, frequencies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sitemap_editor.core.overview.bars import (
    date_bars,
    frequency_bars,
    priority_bars,
    undated_bars,
)
from sitemap_editor.core.overview.folder_tree import TOP
from sitemap_editor.core.overview.overview_pass import Overview
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, PRIORITY
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.folding import FoldingRow
from sitemap_editor.windows.looks.plain_text import DimmedLabel, Heading, PlainLabel
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.overview.bar_charts import LyingBars, StandingBars
from sitemap_editor.windows.overview.chart import Chart
from sitemap_editor.windows.overview.treemap_chart import Measure, TreemapChart

_WIDE: Final = 640
_AIR: Final = 8
_FEW_ROWS: Final = 2
_NEARLY_ALL: Final = 1_000
_VALUES: Final = 2
"""The place of the values beside the folders and the air between."""

Choose = Callable[[Sequence[str]], object]


class OverviewContent(QWidget):
    """Charts of one overview. In a wide panel folders stand at the left, values at the right.

    `choose` is handed the terms of what was clicked; `go_up` is for the folder above, `show_all`
    for all rows, `leave` for Escape.
    """

    def __init__(
        self,
        choose: Choose,
        go_up: Callable[[], object],
        show_all: Callable[[], object],
        leave: Callable[[], object],
        today: Callable[[], date],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.overview = Overview()
        self._has_problems = False
        self.measure = Measure.ROWS
        self.on_measure: Callable[[], object] = lambda: None
        """Called when a person chooses what the boxes show."""
        self.said = PlainLabel("", self, wraps=True)
        self.all_rows = QPushButton(self.tr("Show All Rows"), self)
        self.all_rows.clicked.connect(lambda: show_all())
        self.measures = self._measure_buttons()  # Tab goes through all of them from top to bottom
        self.up = QToolButton(self)
        self.up.setText(self.tr("Up"))
        self.up.setToolTip(tool_tip(self.tr("Filter by the folder above (Backspace)")))
        self.up.clicked.connect(lambda: go_up())
        self.up.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.where = DimmedLabel("", self, wraps=True)
        self.folders = TreemapChart(self.tr("Folders"), choose, leave, go_up, today, self)
        self.same_dates = PlainLabel("", self, wraps=True)
        self.dates = StandingBars(self.tr("Last modified"), choose, leave, self)
        self.undated = LyingBars(self.tr("Without a date"), choose, leave, self)
        self.priorities = LyingBars(self.tr("Priority"), choose, leave, self)
        self.frequencies = LyingBars(self.tr("Change frequency"), choose, leave, self)
        self._titles = {
            chart: Heading(chart.title, self)
            for chart in (self.folders, self.dates, self.priorities, self.frequencies)
        }
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lay_out()

    def _measure_buttons(self) -> dict[Measure, QToolButton]:
        names = {
            Measure.ROWS: (
                self.tr("Rows"),
                self.tr("Size: rows in the folder. Color: the share of rows with problems"),
            ),
            Measure.PROBLEMS: (
                self.tr("Problems"),
                self.tr("Size: rows with problems. Color: their share of the rows"),
            ),
            Measure.NEWEST: (
                self.tr("Dates"),
                self.tr("Size: rows in the folder. Color: the newest lastmod"),
            ),
        }
        found = {}
        for key, (measure, (text, about)) in enumerate(names.items(), start=1):
            tip = f"{about} ({key})"
            button = QToolButton(self)
            button.setText(text)
            button.setToolTip(tool_tip(tip))
            button.setAccessibleDescription(tip)
            button.setAutoRaise(True)  # so that the one that is down has an edge
            button.setCheckable(True)
            button.setChecked(measure is self.measure)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._measure_by, measure))
            found[measure] = button
        return found

    def _lay_out(self) -> None:
        first, second = QVBoxLayout(), QVBoxLayout()
        head = FoldingRow(self)
        head.first.addWidget(self._titles[self.folders])
        for button in self.measures.values():
            head.second.addWidget(button)
        head.second.addStretch(1)
        head.lay_out(0, 1)
        head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        above = QHBoxLayout()
        above.addWidget(self.where, 1)
        above.addWidget(self.up)
        first.addWidget(head)
        first.addLayout(above)
        first.addWidget(self.folders, _NEARLY_ALL)
        first.addStretch(1)  # below one box by itself, which takes little
        for chart in (self.dates, self.priorities, self.frequencies):
            second.addWidget(self._titles[chart])
            if chart is self.dates:
                second.addWidget(self.same_dates)
            second.addWidget(chart)
            if chart is self.dates:
                second.addWidget(self.undated)
            second.addSpacing(_AIR)
        second.addStretch(1)
        self._sides.addLayout(first, 1)
        self._sides.addSpacing(_AIR)
        self._sides.addLayout(second, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_AIR, 4, _AIR, _AIR)
        said = QHBoxLayout()
        said.addWidget(self.said, 1)
        said.addWidget(self.all_rows)
        column.addLayout(said)
        column.addLayout(self._sides, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put folders and values side by side where there is room."""
        super().resizeEvent(event)
        is_wide = self.width() >= scaled(self, _WIDE)
        ways = QBoxLayout.Direction
        self._sides.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        self._share_room()

    def _share_room(self) -> None:
        """Let folders take what room there is below each other, where they are worth it."""
        is_wide = self._sides.direction() is QBoxLayout.Direction.LeftToRight
        is_one = self.folders.is_one
        self._sides.setStretch(0, int(is_wide or not is_one))
        self._sides.setStretch(_VALUES, int(is_wide or is_one))

    # What is shown

    @property
    def charts(self) -> list[Chart]:
        """The charts that are on screen, from top to bottom."""
        every = (self.folders, self.dates, self.undated, self.priorities, self.frequencies)
        return [chart for chart in every if not chart.isHidden()]

    def title_of(self, chart: Chart) -> str:
        """Return what stands above a chart; nothing where that is said already."""
        return chart.title if chart in self._titles else ""

    def show_overview(
        self,
        overview: Overview,
        rows_of_file: int,
        fields: Sequence[str],
        *,
        is_filtered: bool,
        has_problems: bool,
        can_go_up: bool,
    ) -> None:
        """Show what the rows are like that are shown, of a file with so many and these columns."""
        self.overview, self._has_problems = overview, has_problems
        self.all_rows.setVisible(is_filtered)
        self.up.setVisible(can_go_up)
        self._show_folders()
        self._say(rows_of_file, is_filtered=is_filtered, has_problems=has_problems)
        counts = overview.counts
        rows = overview.rows
        self.dates.show_bars(date_bars(counts) if LASTMOD in fields else [], rows)
        self.undated.show_bars(undated_bars(counts) if LASTMOD in fields else [], rows, rows)
        self.priorities.show_bars(priority_bars(counts) if PRIORITY in fields else [], rows)
        self.frequencies.show_bars(frequency_bars(counts) if CHANGEFREQ in fields else [], rows)
        self._say_of_dates(has_dates=LASTMOD in fields, is_filtered=is_filtered)
        self._titles[self.dates].setVisible(bool(self.dates.bars or self.undated.bars))
        for chart in (self.priorities, self.frequencies):
            self._titles[chart].setVisible(bool(chart.bars))

    def show_nothing(self, said: str) -> None:
        """Say why there is nothing to show yet."""
        self.show_overview(
            Overview(), 0, (), is_filtered=False, has_problems=False, can_go_up=False
        )
        self.said.setText(said)

    def _say(self, rows_of_file: int, *, is_filtered: bool, has_problems: bool) -> None:
        locale, overview = self.locale(), self.overview
        if is_filtered:
            said = self.tr("{shown} of {all} rows (filtered)").format(
                shown=locale.toString(overview.rows), all=locale.toString(rows_of_file)
            )
        else:
            said = self.tr("%n row(s)", "", overview.rows)
        if overview.rows:
            problem_rows = self.locale().toString(overview.problem_rows)
            faulty = self.tr("{count} with problems").format(count=problem_rows)
            said += ", " + (faulty if has_problems else self.tr("checking problems…"))
        worst, tree = overview.tree.worst, overview.tree
        if worst is not None and 2 * tree.own_problems[worst] > overview.problem_rows:
            most = self.folders.name(worst, is_whole=True)
            said += ", " + self.tr("most in {folder}").format(folder=most)
        self.said.setText(said)

    def _say_of_dates(self, *, has_dates: bool, is_filtered: bool) -> None:
        overview, only = self.overview, self.overview.counts.only_lastmod
        said = ""
        if only is not None and overview.rows >= _FEW_ROWS:
            text = self.tr("All rows have the same lastmod: {date}")
            if is_filtered:
                text = self.tr("All rows shown have the same lastmod: {date}")
            said = text.format(date=only)
        elif has_dates and overview.counts.days_none == overview.rows and overview.rows:
            said = self.tr("No row has a lastmod.")
            if is_filtered:
                said = self.tr("No row shown has a lastmod.")
        self.same_dates.setText(said)
        self.same_dates.setVisible(bool(said))

    def _measure_by(self, measure: Measure) -> None:
        self.choose_measure(measure)
        self.on_measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose what the boxes show by the number of its button."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        number, measures = event.key() - Qt.Key.Key_1, list(self.measures)
        if plain == Qt.KeyboardModifier.NoModifier and 0 <= number < len(measures):
            self._measure_by(measures[number])
        else:
            super().keyPressEvent(event)

    def choose_measure(self, measure: Measure) -> None:
        """Show this in the boxes."""
        for each, button in self.measures.items():
            button.setChecked(each is measure)
        self.measure = measure
        self._show_folders()

    def _show_folders(self) -> None:
        tree = self.overview.tree
        top = tree.first_split()
        is_by_problems = self.measure is Measure.PROBLEMS
        nothing = self.tr("No rows")
        if self.overview.rows and is_by_problems:
            nothing = (
                self.tr("No rows with problems") if self._has_problems else self.tr("Checking…")
            )
        self.folders.show_overview(self.overview, self.measure, nothing)
        self._share_room()
        self.where.setText(self.folders.name(top, is_whole=True))
        self.where.setVisible(top != TOP)
