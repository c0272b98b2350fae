"""The folders as boxes in boxes: as large as they have rows, as strong as they have problems."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from sitemap_editor.core.overview.overview_pass import Overview
from sitemap_editor.core.overview.treemap import Area, Box, BoxSort, boxes
from sitemap_editor.windows.looks.contrast import blended
from sitemap_editor.windows.overview.chart import Chart, Look, Mark, elided, near_side
from sitemap_editor.windows.overview.scales import (
    Step,
    age_number,
    age_steps,
    plain_step,
    problem_steps,
    share_number,
)

_ROOM: Final = 4
_SWATCH: Final = 0.7
"""Of the height of a line."""
_LEGEND_LINE: Final = 1.15
_LEGEND_AIR: Final = 0.4
_SHARE_BAR: Final = 4
_HATCH: Final = 0.25
_YEAR: Final = len("2024")
_GOLDEN: Final = 0.72
_LEAST_LINES, _MOST_LINES = 11, 26
_LINES_OF_ONE, _LINES_AT_ALL = 5, 1_000


class Measure(Enum):
    """What the boxes show."""

    ROWS = "rows"
    PROBLEMS = "problems"
    NEWEST = "newest"


class TreemapChart(Chart):
    """Folders of an overview; `go_up` is for Backspace and Alt+Up."""

    def __init__(
        self,
        title: str,
        choose: Callable[[Sequence[str]], object],
        leave: Callable[[], object],
        go_up: Callable[[], object],
        today: Callable[[], date],
        parent: QWidget,
    ) -> None:
        self._overview = Overview()
        self._nothing = ""
        self.measure = Measure.ROWS
        super().__init__(title, choose, leave, parent)
        self._go_up = go_up
        self._today = today

    def show_overview(self, overview: Overview, measure: Measure, nothing: str) -> None:
        """Show the folders of another overview; `nothing` is said where there is no box."""
        self._overview, self.measure, self._nothing = overview, measure, nothing
        lines = _LINES_OF_ONE if self.is_one else _LINES_AT_ALL
        self.setMaximumHeight(round(lines * self.look.metrics.height()))
        self.show_anew()

    @property
    def is_one(self) -> bool:
        """True where there is but one box, which is to be compared with nothing."""
        tree = self._overview.tree
        top = tree.first_split()
        return tree.count(top, tree.rows) + bool(tree.own_rows[top]) == 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up a folder by Backspace or Alt+Up."""
        is_alt_up = (
            event.key() == Qt.Key.Key_Up and event.modifiers() & Qt.KeyboardModifier.AltModifier
        )
        if is_alt_up or event.key() == Qt.Key.Key_Backspace:
            self._go_up()
        else:
            super().keyPressEvent(event)

    # Laying out

    def height_in(self, width: float, look: Look) -> float:
        """Return a height that fits the width, within bounds."""
        line = look.metrics.height()
        return max(_LEAST_LINES * line, min(_MOST_LINES * line, width * _GOLDEN))

    def lay_out(self, room: QRectF, look: Look) -> list[Mark]:
        """Return the boxes of where the folders part."""
        tree, is_by_problems = self._overview.tree, self.measure is Measure.PROBLEMS
        weights = tree.problems if is_by_problems else tree.rows
        own = tree.own_problems if is_by_problems else tree.own_rows
        line = look.metrics.height()
        height = max(0.0, room.height() - self._legend_height(look, room.width()))
        area = Area(room.x(), room.y(), room.width(), height)
        found = boxes(tree, tree.first_split(), weights, own, area, line)
        marks: list[Mark] = []
        for box in found:
            place = QRectF(*box.area)
            if look.is_right_to_left:
                place.moveRight(room.left() + room.right() - box.area.x)
            head = (
                QRectF(place.topLeft(), QPointF(place.right(), place.top() + line))
                if box.has_head
                else None
            )
            terms = tree.terms(box.folder) if box.sort is not BoxSort.OTHERS else ()
            marks.append(Mark(place, self._words(box), terms, head, box))
        return marks

    def _legend_height(self, look: Look, width: float) -> float:
        lines = len(self._legend_lines(look, width))
        return look.metrics.height() * (lines * _LEGEND_LINE + _LEGEND_AIR) if lines else 0.0

    def _legend_lines(self, look: Look, width: float) -> list[list[Step]]:
        """Return what the grounds mean, line by line; at high contrast what the bars mean."""
        if not self._overview.rows:
            return []
        steps = self._steps(look)
        if look.is_high_contrast:
            steps = [] if self.measure is Measure.NEWEST else [self._bar_step(look)]
        lines: list[list[Step]] = []
        left = 0.0
        for step in steps:
            if not step.words:
                continue
            wanted = self._legend_width(step, look)
            if wanted > left:
                lines.append([])
                left = width
            lines[-1].append(step)
            left -= wanted
        return lines

    def _bar_step(self, look: Look) -> Step:
        """Return what stands for the bars in the boxes, where any row has a problem."""
        words = self.tr("rows with problems") if self._overview.problem_rows else ""
        return Step(look.palette.text().color(), look.palette.base().color(), words)

    def _legend_width(self, step: Step, look: Look) -> float:
        metrics = look.metrics
        return metrics.height() * _SWATCH + 4 * _ROOM + metrics.horizontalAdvance(step.words)

    # Words

    def _words(self, box: Box) -> str:
        """Return what a box says to who points at it, or hears it."""
        tree = self._overview.tree
        if box.sort is BoxSort.OTHERS:
            head = self.tr("%n smaller folder(s)", "", box.count)
            counted = self._counted(box.weight, self.measure is Measure.PROBLEMS)
            return f"{head}\n{counted}"
        if box.sort is BoxSort.OWN:
            head = self.tr("Directly in {folder}").format(
                folder=self.name(box.folder, is_whole=True)
            )
            rows, problems = tree.own_rows[box.folder], tree.own_problems[box.folder]
            return "\n".join((head, self._counted(rows), self._counted(problems, True)))
        rows, problems = tree.rows[box.folder], tree.problems[box.folder]
        newest = tree.newest[box.folder]
        dated = (
            self.tr("Newest lastmod: {date}").format(date=newest)
            if newest
            else self.tr("No lastmod")
        )
        head = self.name(box.folder, is_whole=True)
        return "\n".join((head, self._counted(rows), self._counted(problems, True), dated))

    def _counted(self, count: int, of_problems: bool = False) -> str:
        if of_problems:
            return self.tr("%n row(s) with problems", "", count)
        return self.tr("%n row(s)", "", count)

    def name(self, folder: int, *, is_whole: bool = False) -> str:
        """Return what a folder is called, by itself or with all it lies in."""
        tree = self._overview.tree
        if folder == tree.outside:
            return self.tr("In no folder")
        if is_whole:
            return (tree.host(folder) or "") + tree.path(folder)
        return tree.names[folder] or "/"

    # Drawing

    def draw(self, painter: QPainter, room: QRectF, look: Look, marks: Sequence[Mark]) -> None:
        """Draw boxes and legend."""
        steps = self._steps(look)
        for mark in marks:
            assert isinstance(mark.about, Box)  # noqa: S101 - of `lay_out`
            self._draw_box(painter, mark.about, mark.area, look, steps)
        if not marks:
            painter.setPen(look.dimmed)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), self._nothing)
            return
        self._draw_legend(painter, room, look)

    def _steps(self, look: Look) -> list[Step]:
        if self.measure is Measure.NEWEST:
            return age_steps(look.palette)
        if self._overview.problem_rows:
            return problem_steps(look.palette)
        return [plain_step(look.palette)]

    def _step_of(self, box: Box, steps: Sequence[Step]) -> Step | None:
        """Return the ground of a box; none where it stands for many."""
        tree = self._overview.tree
        if box.sort is not BoxSort.FOLDER:
            return None
        if self.measure is Measure.NEWEST:
            return steps[age_number(tree.newest[box.folder], self._today())]
        if not self._overview.problem_rows:
            return steps[0]
        return steps[share_number(tree.problems[box.folder], tree.rows[box.folder])]

    def _draw_box(
        self, painter: QPainter, box: Box, area: QRectF, look: Look, steps: Sequence[Step]
    ) -> None:
        step = self._step_of(box, steps)
        base = look.palette.base().color()
        ground = base if step is None or (box.has_head and box.depth == 0) else step.ground
        ink = look.palette.text().color() if step is None or box.has_head else step.ink
        shape = area.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(look.edge, 1))
        painter.setBrush(ground)
        painter.drawRect(shape)
        if step is not None and step.is_hatched and not box.has_head:
            _hatch(painter, shape, blended(base, look.palette.text().color(), _HATCH))
        painter.setPen(look.dimmed if step is None else ink)
        self._write(painter, box, shape.adjusted(_ROOM, 1, -_ROOM, -1), look)
        if self.measure is not Measure.NEWEST and look.is_high_contrast:
            self._draw_share(painter, box, shape, look)

    def _draw_share(self, painter: QPainter, box: Box, shape: QRectF, look: Look) -> None:
        """Say by a bar what the ground says elsewhere."""
        tree = self._overview.tree
        if box.sort is BoxSort.FOLDER and not box.has_head:
            share = tree.problems[box.folder] / max(1, tree.rows[box.folder])
            bar = QRectF(
                shape.left(), shape.bottom() - _SHARE_BAR, shape.width() * share, _SHARE_BAR
            )
            painter.fillRect(bar, look.palette.text().color())

    def _write(self, painter: QPainter, box: Box, room: QRectF, look: Look) -> None:
        """Write name and number, as far as there is room."""
        line = look.metrics.height()
        if room.height() < line * 0.9 or room.width() < line:
            return
        name, number = self._label(box), self._number(box)
        if look.metrics.horizontalAdvance(number) > room.width() and box.sort is BoxSort.FOLDER:
            number = self._short_number(box)
        side = near_side(look)
        first = QRectF(room.left(), room.top(), room.width(), min(line, room.height()))
        if box.has_head or room.height() < line * 2:
            both = f"{name}  {number}"
            has_room = look.metrics.horizontalAdvance(both) <= room.width()
            elided(painter, first, both if has_room else name, look, side)
            return
        is_named = elided(painter, first, name, look, side)
        if is_named and look.metrics.horizontalAdvance(number) <= room.width():
            elided(painter, first.translated(0, line), number, look, side)

    def _label(self, box: Box) -> str:
        if box.sort is BoxSort.OTHERS:
            return self.tr("%n smaller folder(s)", "", box.count)
        if box.sort is BoxSort.OWN:
            return self.tr("Pages")
        return self.name(box.folder)

    def _number(self, box: Box) -> str:
        tree, locale = self._overview.tree, self.locale()
        if self.measure is Measure.NEWEST and box.sort is BoxSort.FOLDER:
            return tree.newest[box.folder]
        if self.measure is Measure.PROBLEMS and box.sort is not BoxSort.OTHERS:
            rows = tree.rows if box.sort is BoxSort.FOLDER else tree.own_rows
            return self.tr("{problems} of {rows}").format(
                problems=locale.toString(box.weight), rows=locale.toString(rows[box.folder])
            )
        return locale.toString(box.weight)

    def _short_number(self, box: Box) -> str:
        """Return the number of a narrow box; nothing of a date is worth reading there but years."""
        if self.measure is Measure.NEWEST:
            return self._overview.tree.newest[box.folder][:_YEAR]
        return self.locale().toString(box.weight)

    def _draw_legend(self, painter: QPainter, room: QRectF, look: Look) -> None:
        """Say what the grounds mean."""
        height = look.metrics.height()
        top = room.bottom() - self._legend_height(look, room.width()) + height * _LEGEND_AIR
        side = height * _SWATCH
        for number, line in enumerate(self._legend_lines(look, room.width())):
            at = room.left()
            for step in line:
                down = number * height * _LEGEND_LINE + (height - side) / 2
                swatch = QRectF(at, top + down, side, side)
                width = self._legend_width(step, look)
                words = QRectF(swatch.right() + _ROOM, swatch.top(), width - side, side)
                at += width
                if look.is_right_to_left:
                    for part in (swatch, words):
                        part.moveLeft(room.left() + room.right() - part.right())
                self._draw_swatch(painter, swatch, step, look)
                painter.setPen(look.dimmed)
                middle = near_side(look) | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(words, int(middle | Qt.TextFlag.TextDontClip), step.words)

    def _draw_swatch(self, painter: QPainter, area: QRectF, step: Step, look: Look) -> None:
        painter.setPen(QPen(look.edge, 1))
        painter.setBrush(step.ground)
        painter.drawRect(area)
        if step.is_hatched:
            _hatch(painter, area, look.dimmed)


def _hatch(painter: QPainter, area: QRectF, colour: QColor) -> None:
    painter.fillRect(area, QBrush(colour, Qt.BrushStyle.BDiagPattern))
