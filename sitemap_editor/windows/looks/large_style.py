"""The flat style for people who have set larger text: boxes, arrows and icons grow with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QDockWidget,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionToolButton,
    QWidget,
)

from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.text_size import USUAL_HEIGHT

_USUAL_DPI: Final = 96
_LARGER: Final = 1.2
"""From how much larger text on it is worth what it costs to ask for measures here."""
_MOST: Final = 3.0
_METRIC = QStyle.PixelMetric
_GROWING: Final = frozenset(
    {
        *(_METRIC.PM_IndicatorWidth, _METRIC.PM_IndicatorHeight),
        *(_METRIC.PM_ExclusiveIndicatorWidth, _METRIC.PM_ExclusiveIndicatorHeight),
        *(_METRIC.PM_SmallIconSize, _METRIC.PM_ButtonIconSize, _METRIC.PM_ListViewIconSize),
        *(_METRIC.PM_TabBarIconSize, _METRIC.PM_LineEditIconSize, _METRIC.PM_MessageBoxIconSize),
        *(_METRIC.PM_CheckBoxLabelSpacing, _METRIC.PM_RadioButtonLabelSpacing),
        *(_METRIC.PM_ButtonMargin, _METRIC.PM_DefaultFrameWidth, _METRIC.PM_MenuButtonIndicator),
        *(_METRIC.PM_TabCloseIndicatorWidth, _METRIC.PM_TabCloseIndicatorHeight),
        *(_METRIC.PM_TitleBarButtonIconSize, _METRIC.PM_TitleBarButtonSize),
        *(_METRIC.PM_TreeViewIndentation, _METRIC.PM_HeaderMargin, _METRIC.PM_HeaderMarkSize),
    }
)
_PANEL_BUTTON_GROWS: Final = 8
"""By how many pixels on each side a button of a panel is larger with text twice as large."""
_ARROWS: Final = {
    QStyle.ComplexControl.CC_ComboBox: QStyle.SubControl.SC_ComboBoxArrow,
    QStyle.ComplexControl.CC_SpinBox: QStyle.SubControl.SC_SpinBoxUp,
}


def larger_by(font: QFont) -> float:
    """Return how much larger than usual text is, beyond what Qt makes larger by itself."""
    by_dpi = QGuiApplication.primaryScreen().logicalDotsPerInch() / _USUAL_DPI
    return min(_MOST, QFontMetrics(font).height() / USUAL_HEIGHT / max(1.0, by_dpi))


def style_for(font: QFont) -> FlatStyle:
    """Return the style for text of this size."""
    factor = larger_by(font)
    return LargeStyle(factor) if factor >= _LARGER else FlatStyle()


class LargeStyle(FlatStyle):
    """Measures are `factor` times those of Fusion, where they are of what stands beside text."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self.factor = factor

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Return a measure, grown with the text."""
        usual = super().pixelMetric(metric, option, widget)
        if metric is _METRIC.PM_DockWidgetTitleBarButtonMargin:
            return usual + round(_PANEL_BUTTON_GROWS * (self.factor - 1))
        return round(usual * self.factor) if metric in _GROWING else usual

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the icons of a panel's own buttons as large as these are: Qt asks for 16 pixels."""
        is_of_panel = widget is not None and isinstance(widget.parentWidget(), QDockWidget)
        if is_of_panel and isinstance(option, QStyleOptionToolButton):
            side = min(option.rect.width(), option.rect.height())
            option.iconSize = QSize(side, side)
        super().drawComplexControl(control, option, painter, widget)
