"""Edges of controls that can be told from their ground, where the platform's style has none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QWidget,
)

from sitemap_editor.windows.looks.contrast import (
    LEAST_EDGE,
    blended,
    contrast,
    is_dark,
    is_high_contrast,
)
from sitemap_editor.windows.looks.icons import drawn, icon

_ROLE = QPalette.ColorRole
_PRIMITIVE = QStyle.PrimitiveElement
_CONTROL = QStyle.ControlElement
_COMPLEX = QStyle.ComplexControl
_STATE = QStyle.StateFlag

# In whatever palette; of high contrast alone, where grounds do not differ.
_EDGED: Final = frozenset(
    {
        _PRIMITIVE.PE_IndicatorCheckBox,
        _PRIMITIVE.PE_IndicatorRadioButton,
        _PRIMITIVE.PE_FrameLineEdit,
        _PRIMITIVE.PE_PanelButtonCommand,
    }
)
_EDGED_AT_HIGH_CONTRAST: Final = frozenset(
    {
        _PRIMITIVE.PE_Frame,
        _PRIMITIVE.PE_FrameGroupBox,
        _PRIMITIVE.PE_FrameMenu,
        _PRIMITIVE.PE_PanelTipLabel,
    }
)
_CONTROLS: Final = frozenset({_COMPLEX.CC_SpinBox, _COMPLEX.CC_ScrollBar})
_PIXMAP = QStyle.StandardPixmap
_NEEDLESS: Final = frozenset(
    {
        *(_PIXMAP.SP_DialogOkButton, _PIXMAP.SP_DialogCancelButton, _PIXMAP.SP_DialogCloseButton),
        *(_PIXMAP.SP_DialogSaveButton, _PIXMAP.SP_DialogSaveAllButton, _PIXMAP.SP_DialogOpenButton),
        *(_PIXMAP.SP_DialogDiscardButton, _PIXMAP.SP_DialogHelpButton, _PIXMAP.SP_DialogYesButton),
        *(_PIXMAP.SP_DialogNoButton, _PIXMAP.SP_DialogApplyButton, _PIXMAP.SP_DialogResetButton),
    }
)
_OF_PANELS: Final = {
    _PIXMAP.SP_TitleBarCloseButton: "window-close",
    _PIXMAP.SP_TitleBarNormalButton: "window-float",
}
_ARROWS: Final = {  # of the dialog of files
    _PIXMAP.SP_ArrowBack: "go-back",
    _PIXMAP.SP_ArrowForward: "go-forward",
    _PIXMAP.SP_FileDialogToParent: "go-up",
}
_ON_ANY_GROUND: Final = "#7c7c7c"
_ON: Final = _STATE.State_On | _STATE.State_Sunken
_STEPS: Final = 20
_CORNER: Final = 2.0
_TAB_LINE: Final = 2
_FADED: Final = 0.4
_MOST_PALETTES: Final = 64


def edge_colour(palette: QPalette) -> QColor | None:
    """Return the colour of edges on a dark palette or one of high contrast; None on others.

    Fusion makes edges darker than the window: on a light one they are seen, on a dark one they
    are not, and on black they are not there.
    """
    text, window = palette.color(_ROLE.WindowText), palette.color(_ROLE.Window)
    if is_high_contrast(palette):
        return text
    if not is_dark(palette):
        return None
    grounds = [palette.color(role) for role in (_ROLE.Window, _ROLE.Base, _ROLE.Button)]
    for step in range(_STEPS):
        found = blended(window, text, step / _STEPS)
        if min(contrast(found, ground) for ground in grounds) >= LEAST_EDGE:
            return found
    return text


def ring_colour(palette: QPalette) -> QColor | None:
    """Return the colour of what has the keyboard, where edges are ours; None elsewhere."""
    edge = edge_colour(palette)
    if edge is None:
        return None
    return palette.color(_ROLE.Highlight if is_high_contrast(palette) else _ROLE.Link)


class EdgedStyle(QProxyStyle):
    """Fusion, with edges and a focus ring of ours on dark grounds. Light ones stay as they are."""

    def __init__(self) -> None:
        super().__init__("fusion")
        self._colours: dict[int, tuple[QColor | None, QColor | None, bool]] = {}

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw as Fusion does, then the edge."""
        super().drawPrimitive(element, option, painter, widget)
        if element in _EDGED:
            self._edge(option, painter, is_round=element is _PRIMITIVE.PE_IndicatorRadioButton)
        elif element is _PRIMITIVE.PE_FrameFocusRect:
            self._ring(option, painter)
        elif element in _EDGED_AT_HIGH_CONTRAST or (
            element is _PRIMITIVE.PE_PanelButtonTool and option.state & _ON
        ):
            self._edge(option, painter, only_high=True)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw as Fusion does; a line over the tab that is in front."""
        super().drawControl(element, option, painter, widget)
        if element is _CONTROL.CE_TabBarTabShape and option.state & _STATE.State_Selected:
            _edge, ring, _is_high = self._colours_of(option.palette)
            if ring is not None:
                line = QRect(option.rect.topLeft(), QSize(option.rect.width(), _TAB_LINE))
                painter.fillRect(line, ring)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw as Fusion does, then the edge; of a scroll bar around what is dragged."""
        super().drawComplexControl(control, option, painter, widget)
        if control is _COMPLEX.CC_SpinBox:
            self._edge(option, painter)
        elif control is _COMPLEX.CC_ScrollBar and widget is not None:
            part = QStyle.SubControl.SC_ScrollBarSlider
            slider = QStyleOption(option)
            slider.rect = self.subControlRect(control, option, part, widget)
            self._edge(slider, painter)

    def standardIcon(
        self,
        standard_icon: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Return Fusion's, but for buttons, where it draws black or grey on whatever ground.

        Those of dialogs have their words. Panels ask once, so the colour of theirs is one that can
        be seen on light grounds and on dark ones.
        """
        if standard_icon in _NEEDLESS:
            return QIcon()
        if standard_icon in _OF_PANELS:
            return drawn(_OF_PANELS[standard_icon], _ON_ANY_GROUND)
        if standard_icon in _ARROWS:
            palette = widget.palette() if widget is not None else QPalette()
            return icon(_ARROWS[standard_icon], palette)
        return super().standardIcon(standard_icon, option, widget)

    def _colours_of(self, palette: QPalette) -> tuple[QColor | None, QColor | None, bool]:
        """Return edge, ring, and whether contrast is high; worked out once for each palette."""
        key = palette.cacheKey()
        if key not in self._colours:
            if len(self._colours) > _MOST_PALETTES:  # those of widgets come and go
                self._colours.clear()
            self._colours[key] = (
                edge_colour(palette),
                ring_colour(palette),
                is_high_contrast(palette),
            )
        return self._colours[key]

    def _edge(
        self,
        option: QStyleOption,
        painter: QPainter,
        *,
        is_round: bool = False,
        only_high: bool = False,
    ) -> None:
        edge, ring, is_high = self._colours_of(option.palette)
        if edge is None or (only_high and not is_high):
            return
        has_keyboard = option.state & _STATE.State_HasFocus
        colour = QColor(ring if has_keyboard and ring is not None else edge)
        if not option.state & _STATE.State_Enabled:
            colour.setAlphaF(_FADED)
        _outline(painter, option, QPen(colour), is_round=is_round)

    def _ring(self, option: QStyleOption, painter: QPainter) -> None:
        _edge, ring, _is_high = self._colours_of(option.palette)
        if ring is not None:
            _outline(painter, option, QPen(ring))


def _outline(painter: QPainter, option: QStyleOption, pen: QPen, *, is_round: bool = False) -> None:
    place = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_round:
        painter.drawEllipse(place)
    else:
        painter.drawRoundedRect(place, _CORNER, _CORNER)
    painter.restore()
