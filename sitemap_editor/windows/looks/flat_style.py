"""The flat style of the program: Fusion with surfaces, hairlines and rings of our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPlainTextEdit,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionToolButton,
    QTextEdit,
    QWidget,
)

from sitemap_editor.windows.looks import flat_bars, flat_controls, flat_lists
from sitemap_editor.windows.looks.icons import drawn, icon
from sitemap_editor.windows.looks.tokens import TokenCache, Tokens

Draw: TypeAlias = Callable[[QPainter, QStyleOption, Tokens], bool]
"""Draws; False where Fusion shall do it."""

_PRIMITIVE = QStyle.PrimitiveElement
_CONTROL = QStyle.ControlElement
_COMPLEX = QStyle.ComplexControl
_PIXMAP = QStyle.StandardPixmap

_PRIMITIVES: Final[dict[QStyle.PrimitiveElement, Draw]] = {
    _PRIMITIVE.PE_PanelButtonCommand: flat_controls.button,
    _PRIMITIVE.PE_PanelButtonTool: flat_controls.tool_button,
    _PRIMITIVE.PE_PanelLineEdit: flat_controls.field,
    _PRIMITIVE.PE_FrameLineEdit: flat_controls.field_edge,
    _PRIMITIVE.PE_FrameFocusRect: flat_controls.focus_ring,
    _PRIMITIVE.PE_IndicatorCheckBox: flat_controls.check_box,
    _PRIMITIVE.PE_IndicatorRadioButton: flat_controls.radio_button,
    _PRIMITIVE.PE_Frame: flat_controls.frame,
    _PRIMITIVE.PE_FrameGroupBox: flat_controls.group,
    _PRIMITIVE.PE_FrameMenu: flat_controls.frame,
    _PRIMITIVE.PE_FrameTabWidget: flat_bars.tab_page,
    _PRIMITIVE.PE_FrameTabBarBase: flat_bars.tab_base,
    _PRIMITIVE.PE_FrameDockWidget: flat_controls.nothing,
    _PRIMITIVE.PE_FrameStatusBarItem: flat_controls.nothing,
    _PRIMITIVE.PE_PanelItemViewRow: flat_lists.row,
    _PRIMITIVE.PE_PanelItemViewItem: flat_lists.item,
    _PRIMITIVE.PE_IndicatorBranch: flat_lists.branch,
    _PRIMITIVE.PE_PanelScrollAreaCorner: flat_bars.corner,
    _PRIMITIVE.PE_IndicatorArrowDown: flat_lists.arrow_down,
    _PRIMITIVE.PE_IndicatorArrowLeft: flat_lists.arrow_left,
    _PRIMITIVE.PE_IndicatorArrowRight: flat_lists.arrow_right,
}
_CONTROLS: Final[dict[QStyle.ControlElement, Draw]] = {
    _CONTROL.CE_HeaderSection: flat_bars.header,
    _CONTROL.CE_HeaderEmptyArea: flat_bars.header,
    _CONTROL.CE_TabBarTabShape: flat_bars.tab,
    _CONTROL.CE_ToolBar: flat_bars.tool_bar,
    _CONTROL.CE_Splitter: flat_bars.splitter,
    _CONTROL.CE_ProgressBarGroove: flat_bars.progress_groove,
    _CONTROL.CE_ProgressBarContents: flat_bars.progress,
    _CONTROL.CE_MenuBarEmptyArea: flat_bars.menu_bar,
    _CONTROL.CE_SizeGrip: flat_bars.size_grip,
}
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
_PANEL_BUTTONS: Final = {
    "qt_dockwidget_closebutton": "window-close",
    "qt_dockwidget_floatbutton": "window-float",
}
"""What Qt calls the buttons of panels."""
_ARROWS: Final = {  # of the dialog of files
    _PIXMAP.SP_ArrowBack: "go-back",
    _PIXMAP.SP_ArrowForward: "go-forward",
    _PIXMAP.SP_FileDialogToParent: "go-up",
}
_ON_ANY_GROUND: Final = "#7c7c7c"
_ROOM_OF_ARROW: Final = 6
"""What an arrow needs beside a text, of how far it reaches."""
_BESIDE_ICON: Final = 4
"""What Fusion leaves between an icon and the words beside it."""
_SIDE: Final = 2
"""What it leaves beside the icon as it is."""


class FlatStyle(QProxyStyle):
    """Draws controls flat, on whatever palette; sizes and behaviour stay Fusion's.

    What asks for measures is left alone: a size asked of Python takes 18 µs, and a window asks
    for some thousands of them before it is first painted.
    """

    factor = 1.0
    """How many times those of Fusion its measures are."""

    def __init__(self) -> None:
        super().__init__("fusion")
        self._tokens = TokenCache()

    def polish(self, what: QWidget | QApplication | QPalette) -> None:  # type: ignore[override]
        """Let labels that Qt makes, too, show the words of files and errors as they are.

        A tool tip is one, and so are the words of boxes; Qt asks this before it looks at the text.
        Who wants markup says so by `setTextFormat`. (A filter of the program's events doubles
        what a dialog takes to open.)
        """
        if isinstance(what, QLabel) and what.textFormat() is Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        super().polish(what)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw edges and grounds of ours."""
        draw = _PRIMITIVES.get(element)
        if element is _PRIMITIVE.PE_Frame and isinstance(widget, QPlainTextEdit | QTextEdit):
            tokens, is_typed_into = self._tokens.of(option.palette), not widget.isReadOnly()
            flat_controls.text_frame(painter, option, tokens, is_typed_into=is_typed_into)
        elif draw is None or not draw(painter, option, self._tokens.of(option.palette)):
            super().drawPrimitive(element, option, painter, widget)

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw titles, tabs, bars and lines of ours."""
        draw = _CONTROLS.get(element)
        if element is _CONTROL.CE_ItemViewItem:
            self._draw_item(option, painter, widget)
        elif element is _CONTROL.CE_ToolButtonLabel and isinstance(option, QStyleOptionToolButton):
            _centre(option)
            super().drawControl(element, option, painter, widget)
        elif element is _CONTROL.CE_HeaderLabel:
            super().drawControl(element, flat_lists.title(option, widget), painter, widget)
        elif draw is None or not draw(painter, option, self._tokens.of(option.palette)):
            super().drawControl(element, option, painter, widget)
        if element is _CONTROL.CE_MenuBarItem:  # Fusion underlines each, and what is between not
            flat_bars.menu_bar_end(painter, option, self._tokens.of(option.palette))

    def _draw_item(self, option: QStyleOption, painter: QPainter, widget: QWidget | None) -> None:
        shown = flat_lists.with_ink(option, self._tokens.of(option.palette))
        if shown.rect != option.rect:  # its ground is as wide as the column
            self.drawPrimitive(_PRIMITIVE.PE_PanelItemViewItem, option, painter, widget)
        super().drawControl(_CONTROL.CE_ItemViewItem, shown, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Draw choices, numbers and scroll bars of ours; what is inside them lies as in Fusion."""
        tokens = self._tokens.of(option.palette)
        if control is _COMPLEX.CC_ScrollBar:
            part = QStyle.SubControl.SC_ScrollBarSlider
            slider = self.subControlRect(control, option, part, widget)  # type: ignore[arg-type]
            ground = tokens.window if _is_in_form(widget) else tokens.surface
            flat_bars.scroll_bar(painter, option, tokens, slider, ground)
        elif control is _COMPLEX.CC_ComboBox:
            part = QStyle.SubControl.SC_ComboBoxArrow
            arrow = self.subControlRect(control, option, part, widget)  # type: ignore[arg-type]
            flat_controls.choice(painter, option, tokens, arrow)
        elif control is _COMPLEX.CC_SpinBox:
            parts = (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown)
            up, down = (self.subControlRect(control, option, part, widget) for part in parts)  # type: ignore[arg-type]
            flat_controls.number(painter, option, tokens, up, down)
        else:
            if control is _COMPLEX.CC_ToolButton and isinstance(option, QStyleOptionToolButton):
                _colour_panel_button(option, widget)
                if _takes_menu_arrow(option):
                    flat_controls.menu_arrow(painter, option, tokens)
            super().drawComplexControl(control, option, painter, widget)

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


def _colour_panel_button(option: QStyleOptionToolButton, button: QWidget | None) -> None:
    """Draw the button of a panel in the ink of its palette: Qt asks for its icon only once."""
    name = _PANEL_BUTTONS.get(button.objectName()) if button is not None else None
    if name is not None:
        option.icon = icon(name, option.palette)


def _centre(option: QStyleOptionToolButton) -> None:
    """Move icon and words to the middle: Fusion leaves all the air that it asks for at one end."""
    is_mirrored = option.direction == Qt.LayoutDirection.RightToLeft  # the air is in the middle
    if is_mirrored or option.toolButtonStyle is not Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
        return
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text).width()
    air = (option.rect.width() - option.iconSize.width() - _BESIDE_ICON - words) // 2 - _SIDE
    if air > 0 and option.text and not option.icon.isNull():
        option.rect = option.rect.translated(air, 0)


def _takes_menu_arrow(option: QStyleOptionToolButton) -> bool:
    """Take the arrow of a menu away from Fusion, which puts it over the end of the text."""
    features, kinds = option.features, QStyleOptionToolButton.ToolButtonFeature
    if not features & kinds.HasMenu or features & kinds.MenuButtonPopup:
        return False
    option.features = features & ~kinds.HasMenu
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text)  # `&` takes no room
    spare = option.rect.width() - words.width()
    return bool(option.text) and spare >= _ROOM_OF_ARROW * flat_controls.reach_of(option)


def _is_in_form(bar: QWidget | None) -> bool:
    """Tell whether a scroll bar stands beside controls, not beside a list or a text."""
    box = bar.parentWidget() if bar is not None else None
    area = box.parentWidget() if box is not None else None
    return area is not None and area.inherits("QScrollArea")
