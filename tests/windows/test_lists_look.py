"""How lists, tables and trees are drawn by the program's style: selections, arrows, titles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegion,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QDockWidget,
    QHeaderView,
    QMainWindow,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionMenuItem,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_editor.session.lines_model import ColumnsModel, LineColumn
from sitemap_editor.windows.explore.kinds import ProblemKinds
from sitemap_editor.windows.looks.appearance import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    SYSTEM,
    apply,
)
from sitemap_editor.windows.looks.contrast import LEAST_CONTRAST, LEAST_EDGE, contrast
from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.large_style import LargeStyle, style_for
from sitemap_editor.windows.looks.lines_table import LinesTable
from sitemap_editor.windows.looks.tokens import HEADER_WEIGHT, selected_ground, selected_text
from tests.qt_support import drain

LOOKS: Final = (LIGHT, DARK, CONTRAST_DARK, CONTRAST_LIGHT)


@pytest.fixture(params=LOOKS, autouse=True)
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    usual = qapp.style().objectName()
    apply(qapp, request.param)
    yield str(request.param)
    apply(qapp, SYSTEM)
    qapp.setStyle(usual)
    qapp.setPalette(QPalette())
    drain()


def inked(image: QImage, place: QRect, ground: QColor) -> list[tuple[int, int]]:
    """Return the dots of a place that can be told from its ground."""
    return [
        (x, y)
        for x in range(place.left(), place.right() + 1)
        for y in range(place.top(), place.bottom() + 1)
        if contrast(image.pixelColor(x, y), ground) >= LEAST_EDGE
    ]


class Lines(ColumnsModel[str]):
    def __init__(self) -> None:
        super().__init__()
        self.set_columns(
            LineColumn("Line", str, 60, is_number=True),
            LineColumn("Problem", str),
        )
        self.show_lines(["12", "13", "14"])


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[LinesTable]:
    parent = QWidget()
    qtbot.addWidget(parent)
    table, model = LinesTable(parent), Lines()
    model.setParent(table)
    table.show_lines(model)
    parent.resize(400, 200)
    table.resize(400, 200)
    parent.show()
    yield table
    parent.close()


def picture_of(table: LinesTable) -> QImage:
    drain()
    return table.viewport().grab().toImage()


def test_a_selected_line_has_a_tint_that_its_text_can_be_read_on(table: LinesTable) -> None:
    table.selectRow(1)
    image = picture_of(table)
    ground = image.pixelColor(200, table.rowViewportPosition(1) + table.line_height // 2)
    assert ground.name() == selected_ground(table.palette()).name()
    assert contrast(ground, selected_text(table.palette())) >= LEAST_CONTRAST
    cell = table.visualRect(table.model().index(1, 1)).adjusted(2, 3, -200, -3)
    assert len(inked(image, cell, ground)) > 10


def test_a_selected_line_can_be_told_by_more_than_its_tint(table: LinesTable) -> None:
    table.selectRow(1)
    image = picture_of(table)
    top = table.rowViewportPosition(1)
    base = table.palette().base().color()
    edge = [image.pixelColor(200, y) for y in range(top, top + 3)]
    assert max(contrast(each, base) for each in edge) >= LEAST_EDGE


def test_the_line_with_the_keyboard_is_framed(table: LinesTable, qtbot: QtBot) -> None:
    table.window().activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    table.setCurrentIndex(table.model().index(1, 0))
    image = picture_of(table)
    place = table.visualRect(table.model().index(1, 1))
    ground = image.pixelColor(200, place.center().y())
    for y in (place.top() + 1, place.bottom()):
        assert contrast(image.pixelColor(200, y), ground) >= LEAST_EDGE


def test_titles_are_a_little_bolder_than_lines(table: LinesTable) -> None:
    assert table.horizontalHeader().font().weight() == HEADER_WEIGHT
    assert table.horizontalHeader().font().pointSizeF() == table.font().pointSizeF()


def test_titles_and_figures_at_the_right_end_before_the_next_column(table: LinesTable) -> None:
    header = table.horizontalHeader()
    image = header.grab().toImage()
    ground = image.pixelColor(4, header.height() // 2)
    title = inked(image, QRect(0, 2, 58, header.height() - 5), ground)
    assert max(x for x, _ in title) <= 60 - 7
    figures = inked(
        picture_of(table), QRect(0, 2, 59, table.line_height - 4), table.palette().base().color()
    )
    assert max(x for x, _ in figures) <= 60 - 7


def test_no_title_is_cut_however_narrow_its_column_is_asked_for(table: LinesTable) -> None:
    table.lay_out({0: 10})
    header = table.horizontalHeader()
    title = QFontMetrics(header.font()).horizontalAdvance("Line")
    assert table.columnWidth(0) >= title + 6


def test_a_narrow_table_takes_room_from_columns_that_need_it_less(table: LinesTable) -> None:
    """What a person dragged stays where there is room; where nothing suffices, it scrolls."""
    table.lay_out({0: 250})
    table.setColumnWidth(0, 240)
    table.resize(420, 200)
    assert (table.columnWidth(0), table.columnWidth(1) > 110) == (240, True)
    table.resize(300, 200)
    assert table.columnWidth(0) < 100 < table.columnWidth(1)
    assert table.columnWidth(0) > table.sizeHintForColumn(0)  # or figures are elided
    table.resize(120, 200)
    drain()
    assert table.columnWidth(1) >= 110
    assert table.horizontalScrollBar().maximum() > 0


@pytest.mark.parametrize("room", [-20, 60])
def test_the_arrow_of_a_menu_does_not_lie_over_the_text(qtbot: QtBot, room: int) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setText("May")
    button.setAutoRaise(True)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    images = []
    width = button.fontMetrics().horizontalAdvance("May") + 20 + room
    for has_menu in (False, True):
        if has_menu:
            button.setMenu(QMenu(button))
        button.resize(width, 30)
        images.append(button.grab().toImage())
    text = QRect(0, 0, width - 20 if room > 0 else width, 30)
    assert images[0].copy(text) == images[1].copy(text)
    assert (images[0] != images[1]) is (room > 0)


@pytest.mark.parametrize("is_open", [False, True])
def test_the_arrow_of_a_selected_branch_can_be_seen(qtbot: QtBot, is_open: bool) -> None:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    top = QTreeWidgetItem(tree, ["index"])
    QTreeWidgetItem(top, ["sitemap"])
    tree.resize(300, 200)
    tree.show()
    top.setExpanded(is_open)
    tree.setCurrentItem(top)
    drain()
    image = tree.viewport().grab().toImage()
    row = tree.visualItemRect(top)
    branch = QRect(2, row.top() + 2, tree.indentation() - 4, row.height() - 4)
    ground = image.pixelColor(2, row.top() + 2)
    assert len(inked(image, branch, ground)) >= 6


def test_buttons_of_panels_are_drawn_in_the_ink_of_the_window(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("Panel", window)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.resize(400, 300)
    window.show()
    drain()
    for name in ("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"):
        button = dock.findChild(QToolButton, name) or dock.findChild(QWidget, name)
        assert button is not None
        image = button.grab().toImage()
        ground = window.palette().window().color()
        assert len(inked(image, image.rect(), ground)) >= 6, name


def test_boxes_and_buttons_grow_with_the_text(qapp: QApplication, qtbot: QtBot) -> None:
    usual, larger = qapp.font(), qapp.font()
    larger.setPointSizeF(usual.pointSizeF() * 2)
    sizes = []
    for font in (usual, larger):
        qapp.setFont(font)
        qapp.setStyle(style_for(font))
        box, button = QCheckBox("Text"), QPushButton("Text")
        qtbot.addWidget(box)
        qtbot.addWidget(button)
        indicator = box.style().pixelMetric(FlatStyle.PixelMetric.PM_IndicatorWidth)
        sizes.append((indicator, button.sizeHint().height()))
    qapp.setFont(usual)
    assert sizes[1][0] >= 1.6 * sizes[0][0]
    assert sizes[1][1] >= 1.6 * sizes[0][1]


def test_the_usual_text_has_a_style_that_is_not_asked_for_measures(qapp: QApplication) -> None:
    larger = qapp.font()
    larger.setPointSizeF(larger.pointSizeF() * 2)
    assert type(style_for(qapp.font())) is FlatStyle
    assert type(style_for(larger)) is LargeStyle
    assert "pixelMetric" not in vars(FlatStyle)


def test_the_style_follows_larger_text(qapp: QApplication, look: str) -> None:
    usual, larger = qapp.font(), qapp.font()
    larger.setPointSizeF(larger.pointSizeF() * 2)
    qapp.setFont(larger)
    apply(qapp, look)
    grown = qapp.style()
    qapp.setFont(usual)
    assert isinstance(grown, LargeStyle)
    apply(qapp, look)
    assert type(qapp.style()) is FlatStyle


def test_kinds_of_problems_have_the_room_of_their_titles_as_wide_as_they_are(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    kinds = ProblemKinds(lambda _kind: None, lambda: None, parent)
    for _ in range(4):
        QTreeWidgetItem(kinds, ["L20  All URLs are on one scheme and host", "1,234"])
    parent.resize(400, 300)
    parent.show()
    kinds.resize(400, 120)
    drain()
    low = kinds.maximumHeight()
    kinds.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    kinds.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
    kinds.header().resizeSection(0, 160)
    drain()
    assert kinds.maximumHeight() > 1.5 * low


def test_the_list_of_kinds_asks_for_all_of_its_lines_within_a_bound(qtbot: QtBot) -> None:
    kinds = ProblemKinds(lambda _kind: None, lambda: None, parent := QWidget())
    qtbot.addWidget(parent)
    QTreeWidgetItem(kinds, ["L20  All URLs are on one scheme and host", "1,234"])
    kinds._fit()
    assert kinds.sizeHint().height() == kinds.maximumHeight()
    while kinds.maximumHeight() < 240:
        QTreeWidgetItem(kinds, ["L20  All URLs are on one scheme and host", "1,234"])
        kinds._fit()
    assert kinds.sizeHint().height() >= 240
    for _ in range(40):
        QTreeWidgetItem(kinds, ["L20  All URLs are on one scheme and host", "1,234"])
    kinds._fit()
    assert kinds.sizeHint().height() < kinds.maximumHeight() / 2


@pytest.mark.parametrize("dots", [1, 1.25, 1.5, 1.75, 2, 3])
def test_no_line_is_left_under_a_menu_whatever_the_screen(qapp: QApplication, dots: float) -> None:
    option = QStyleOptionMenuItem()
    option.rect = QRect(0, 0, 60, 22)
    option.palette = qapp.palette()
    option.state = QStyle.StateFlag.State_Enabled
    image = QImage(QSize(60, 22) * dots, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dots)
    image.fill(option.palette.window().color())
    painter = QPainter(image)
    qapp.style().drawControl(QStyle.ControlElement.CE_MenuBarItem, option, painter)
    painter.end()
    size = image.size()
    seen = {image.pixel(x, y) for x in range(size.width()) for y in range(size.height())}
    assert len(seen) == 1


class _Painted(QObject):
    """Notes what of a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_no_frame_is_left_at_a_line_that_was_current_and_not_selected(table: LinesTable) -> None:
    flags = QItemSelectionModel.SelectionFlag
    table.selectionModel().setCurrentIndex(table.model().index(0, 0), flags.NoUpdate)
    drain()
    painted = _Painted(table.viewport())
    table.selectionModel().setCurrentIndex(table.model().index(2, 0), flags.NoUpdate)
    drain()
    for row in (0, 2):
        assert painted.region.contains(table.visualRect(table.model().index(row, 1)))
