"""Whatever the palette: text can be read, and what is marked can be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPalette, QPixmap, QTextFormat
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDockWidget,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleFactory,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.resources import resource
from sitemap_editor.windows.looks.appearance import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    SYSTEM,
    apply,
    keep_legible,
    palette_of,
)
from sitemap_editor.windows.looks.contrast import (
    LEAST_CONTRAST,
    LEAST_EDGE,
    contrast,
    is_dark,
    is_high_contrast,
    mend,
    seen_on,
)
from sitemap_editor.windows.looks.flat_style import FlatStyle
from sitemap_editor.windows.looks.icons import picture
from sitemap_editor.windows.looks.large_style import LargeStyle
from sitemap_editor.windows.looks.theme import (
    added_ground,
    dimmed_text,
    error_ground,
    excess_ink,
    line_ground,
    removed_ground,
    severity_ground,
)
from sitemap_editor.windows.looks.tokens import TokenCache, ring_colour
from tests.qt_support import drain
from tests.windows.legibility import opaque

_ROLE = QPalette.ColorRole
_ARROW_ROOM: Final = 24
_DARK_INK: Final = 140
PAIRS: Final = (
    (_ROLE.WindowText, _ROLE.Window),
    (_ROLE.Text, _ROLE.Base),
    (_ROLE.Text, _ROLE.AlternateBase),
    (_ROLE.ButtonText, _ROLE.Button),
    (_ROLE.HighlightedText, _ROLE.Highlight),
    (_ROLE.ToolTipText, _ROLE.ToolTipBase),
    (_ROLE.PlaceholderText, _ROLE.Base),
    (_ROLE.Link, _ROLE.Base),
    (_ROLE.Link, _ROLE.Window),
    (_ROLE.LinkVisited, _ROLE.Base),
)
MOST_ROWS: Final = 30
ICONS: Final = Path(str(resource("icons")))
_FOREGROUND: Final = QTextFormat.Property.ForegroundBrush
_BACKGROUND: Final = QTextFormat.Property.BackgroundBrush
_GROUPS: Final = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive)


def of_high_contrast(ground: str, text: str, highlight: str) -> QPalette:
    palette = QPalette()
    for role in (_ROLE.Base, _ROLE.AlternateBase, _ROLE.Window, _ROLE.Button, _ROLE.ToolTipBase):
        palette.setColor(role, QColor(ground))
    inks = (_ROLE.Text, _ROLE.WindowText, _ROLE.ButtonText, _ROLE.ToolTipText)
    for role in (*inks, _ROLE.PlaceholderText, _ROLE.Link, _ROLE.LinkVisited):
        palette.setColor(role, QColor(text))
    palette.setColor(_ROLE.Highlight, QColor(highlight))
    palette.setColor(_ROLE.HighlightedText, QColor(ground))
    return palette


def of_fusion(window: str) -> QPalette:
    """Return what Qt itself makes of a colour, mended."""
    palette = QPalette(QColor(window))
    mend(palette)
    return palette


MAKERS: Final[dict[str, Callable[[], QPalette]]] = {
    "light": lambda: palette_of(LIGHT),
    "dark": lambda: palette_of(DARK),
    "fusion": lambda: of_fusion("#efefef"),
    "fusion, dark": lambda: of_fusion("#323232"),
    "one ground, as Adwaita": lambda: of_high_contrast("#faf9f8", "#000000", "#1c71d8"),
    "high contrast, black": lambda: of_high_contrast("#000000", "#ffffff", "#1aebff"),
    "high contrast, white": lambda: of_high_contrast("#ffffff", "#000000", "#37006e"),
    "high contrast, ours, dark": lambda: palette_of(CONTRAST_DARK),
    "high contrast, ours, light": lambda: palette_of(CONTRAST_LIGHT),
}
HIGH: Final = [name for name in MAKERS if name.startswith("high")]
colours = st.integers(0, 0xFFFFFF).map(lambda number: QColor(number | 0xFF000000))


@pytest.fixture(params=MAKERS)
def palette(qapp: QApplication, request: pytest.FixtureRequest) -> QPalette:
    return MAKERS[request.param]()


def too_faint(palette: QPalette) -> list[str]:
    found = []
    for group in _GROUPS:
        for ink, ground in PAIRS:
            below = palette.color(group, ground)
            if contrast(seen_on(below, palette.color(group, ink)), below) < LEAST_CONTRAST:
                found.append(f"{ink.name} on {ground.name}, {group.name}")
    return found


# Colours


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("#000", "#fff", 21.0),
        ("#fff", "#fff", 1.0),
        ("#767676", "#fff", 4.54),
        ("#00f", "#fff", 8.59),
    ],
)
def test_contrast_is_that_of_wcag(one: str, other: str, ratio: float) -> None:
    assert contrast(QColor(one), QColor(other)) == pytest.approx(ratio, abs=0.01)
    assert contrast(QColor(other), QColor(one)) == contrast(QColor(one), QColor(other))


def test_every_pair_of_a_palette_can_be_read(palette: QPalette) -> None:
    assert too_faint(palette) == []


def test_qts_own_palette_needs_mending_and_once_is_enough(qapp: QApplication) -> None:
    palette = QPalette(QColor("#efefef"))
    palette.setColor(_ROLE.Highlight, QColor(48, 140, 198))
    palette.setColor(_ROLE.HighlightedText, QColor("#fff"))
    assert too_faint(palette)
    assert mend(palette)
    assert too_faint(palette) == []
    assert not mend(palette)


@given(base=colours, window=colours, highlight=colours, selected=colours, link=colours)
@hypothesis_settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_the_colours_what_is_mended_can_be_read(
    qapp: QApplication,
    base: QColor,
    window: QColor,
    highlight: QColor,
    selected: QColor,
    link: QColor,
) -> None:
    palette = QPalette()
    text = max((QColor("#000"), QColor("#fff")), key=lambda each: contrast(each, base))
    if contrast(text, window) < LEAST_CONTRAST:
        window = base  # no colour can be read on both
    wanted = (base, window, text, highlight, selected, link, link, link)
    roles = (_ROLE.Base, _ROLE.Window, _ROLE.Text, _ROLE.Highlight, _ROLE.HighlightedText)
    rest = (_ROLE.Link, _ROLE.LinkVisited, _ROLE.PlaceholderText)
    for role, colour in zip((*roles, *rest), wanted, strict=True):
        palette.setColor(role, colour)
    mend(palette)
    ours = {_ROLE.HighlightedText, *rest}
    assert [
        f"{ink.name} on {ground.name}"
        for ink, ground in PAIRS
        if ink in ours
        and contrast(palette.color(ink), palette.color(ground)) < LEAST_CONTRAST - 0.05
    ] == []


def test_text_can_be_read_on_every_ground_of_ours(palette: QPalette) -> None:
    grounds = {
        "removed": removed_ground(palette),
        "added": added_ground(palette),
        "error": error_ground(palette),
        "line": line_ground(palette),
        **{each.name: severity_ground(each, palette) for each in Severity},
    }
    text = palette.text().color()
    assert [
        name
        for name, ground in grounds.items()
        if ground is not None and contrast(text, ground) < LEAST_CONTRAST
    ] == []


def test_dimmed_text_can_be_read_wherever_it_stands(palette: QPalette) -> None:
    grounds = [palette.color(role) for role in (_ROLE.Base, _ROLE.AlternateBase, _ROLE.Window)]
    grounds.append(line_ground(palette))
    assert min(contrast(dimmed_text(palette), each) for each in grounds) >= LEAST_CONTRAST


@pytest.mark.parametrize("name", [*HIGH, "light", "dark"])
def test_what_is_selected_can_be_told_from_what_is_not(qapp: QApplication, name: str) -> None:
    palette = MAKERS[name]()
    for role in (_ROLE.Base, _ROLE.AlternateBase):
        assert contrast(palette.color(_ROLE.Highlight), palette.color(role)) >= LEAST_EDGE


def test_what_is_no_text_can_be_told_from_its_ground(palette: QPalette) -> None:
    base, other, window = (
        palette.color(role) for role in (_ROLE.Base, _ROLE.AlternateBase, _ROLE.Window)
    )
    ring = ring_colour(palette)
    marks = {
        "meter past its limit": (excess_ink(palette), (base, other)),
        "focus": (ring, (base, other, window)),
    }
    assert [
        name
        for name, (mark, grounds) in marks.items()
        if min(contrast(mark, ground) for ground in grounds) < LEAST_EDGE
    ] == []


def test_every_icon_can_be_told_from_its_ground(palette: QPalette) -> None:
    """Some part of it, a tenth at least of what is drawn: the rest may be its inside."""
    size = QSize(64, 64)
    ink = palette.color(_ROLE.ButtonText)
    for name in sorted(path.stem for path in ICONS.glob("*.svg")):
        colours = dots(picture(name, ink, size, 1.0).toImage())
        assert colours, f"{name}: nothing is drawn"
        for role in (_ROLE.Base, _ROLE.Window, _ROLE.Button):
            ground = palette.color(role)
            seen = sum(
                number
                for value, number in colours.items()
                if contrast(seen_on(ground, QColor.fromRgba(value)), ground) >= LEAST_EDGE
            )
            assert seen >= colours.total() / 10, f"{name} on {role.name}"


def dots(image: QImage) -> Counter[int]:
    """Count the colours of what is drawn, soft edges left out."""
    colours = Counter(
        image.pixel(x, y) for x in range(image.width()) for y in range(image.height())
    )
    return Counter({value: number for value, number in colours.items() if value >> 24 > 200})


CONTROLS: Final[dict[str, Callable[[], QWidget]]] = {
    "check box": QCheckBox,
    "radio button": QRadioButton,
    "field": QLineEdit,
    "text": QPlainTextEdit,
    "button": lambda: QPushButton("Text"),
    "choice": QComboBox,
    "number": QSpinBox,
}
_TOLD_BY_THEIR_WORDS: Final = ("button", "choice")  # WCAG 2.2, 1.4.11, asks no more of these


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize(
    ("look", "control"),
    [
        (look, control)
        for look in (LIGHT, DARK, CONTRAST_DARK, CONTRAST_LIGHT)
        for control in CONTROLS
        if look != LIGHT or control not in _TOLD_BY_THEIR_WORDS
    ],
)
def test_controls_have_edges_that_can_be_seen(
    qapp: QApplication, qtbot: QtBot, look: str, control: str
) -> None:
    apply(qapp, look)
    widget = CONTROLS[control]()
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    image = widget.grab().toImage()
    ground = qapp.palette().color(_ROLE.Window)
    middle = [image.pixelColor(x, image.height() // 2) for x in range(6)]
    assert max(contrast(colour, ground) for colour in middle) >= LEAST_EDGE


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("is_read_only", [False, True])
@pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST_DARK])
def test_a_text_of_several_lines_shows_that_it_has_the_keyboard(
    qapp: QApplication, qtbot: QtBot, look: str, *, is_read_only: bool
) -> None:
    apply(qapp, look)
    both = QWidget()
    qtbot.addWidget(both)
    text, other = QPlainTextEdit(both), QPlainTextEdit(both)
    for each in (text, other):
        each.setReadOnly(is_read_only)
        each.resize(120, 40)
    other.move(0, 50)
    with qtbot.waitActive(both):
        both.show()
    for focused, plain in ((text, other), (other, text)):
        focused.setFocus()
        drain()
        edges = [each.grab().toImage().pixelColor(0, 20) for each in (focused, plain)]
        assert edges[0] == ring_colour(qapp.palette())
        assert edges[1] != edges[0]


def test_buttons_of_panels_can_be_seen_on_every_ground(palette: QPalette) -> None:
    for standard in (
        QStyle.StandardPixmap.SP_TitleBarCloseButton,
        QStyle.StandardPixmap.SP_TitleBarNormalButton,
    ):
        drawing = FlatStyle().standardIcon(standard).pixmap(64, 64).toImage()
        colours = opaque(drawing)
        assert colours
        ground = palette.color(_ROLE.Window)
        assert min(contrast(colour, ground) for colour in colours) >= LEAST_EDGE


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("look", [DARK, CONTRAST_DARK, CONTRAST_LIGHT])
def test_pictures_on_the_buttons_of_qts_dialogs_can_be_seen(
    qapp: QApplication, qtbot: QtBot, look: str
) -> None:
    apply(qapp, look)
    files = QFileDialog()
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(files)
    ground = qapp.palette().color(_ROLE.Button)
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = files.findChild(QToolButton, name)
        assert button is not None
        colours = opaque(button.icon().pixmap(QSize(64, 64), QIcon.Mode.Normal).toImage())
        assert max(contrast(colour, ground) for colour in colours) >= LEAST_EDGE, name
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    qtbot.addWidget(buttons)
    assert [button.icon().isNull() for button in buttons.buttons()] == [True]


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST_DARK, CONTRAST_LIGHT])
def test_the_tab_in_front_is_marked(qapp: QApplication, qtbot: QtBot, look: str) -> None:
    apply(qapp, look)
    tabs = QTabWidget()
    qtbot.addWidget(tabs)
    for name in "ab":
        tabs.addTab(QWidget(), name)
    tabs.resize(200, 100)
    bar = tabs.tabBar()
    image = bar.grab().toImage()
    front, other = (image.pixelColor(bar.tabRect(number).center().x(), 1) for number in (0, 1))
    assert contrast(front, other) >= LEAST_EDGE


@pytest.mark.usefixtures("_as_before")
def test_the_accent_of_the_system_is_taken_where_it_can_be_seen(qapp: QApplication) -> None:
    seen, faint_one = QColor("#c2569b"), QColor("#f5e6c8")
    for look in (LIGHT, DARK):
        assert palette_of(look, seen).color(_ROLE.Highlight) == seen
    assert palette_of(LIGHT, faint_one).color(_ROLE.Highlight) != faint_one


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("look", [LIGHT, DARK])
def test_what_the_style_draws_is_flat(qapp: QApplication, qtbot: QtBot, look: str) -> None:
    apply(qapp, look)
    for control in ("button", "choice"):
        widget = CONTROLS[control]()
        qtbot.addWidget(widget)
        widget.resize(120, 40)
        image = widget.grab().toImage()
        x = image.width() - 40
        down = {image.pixelColor(x, y).name() for y in range(4, image.height() - 4)}
        assert len(down) == 1, (control, down)


@pytest.mark.parametrize("name", MAKERS)
def test_high_contrast_is_told_by_its_colours(qapp: QApplication, name: str) -> None:
    assert is_high_contrast(MAKERS[name]()) is (name in HIGH)


@pytest.mark.parametrize("name", HIGH)
def test_colours_of_ours_give_way_to_high_contrast(qapp: QApplication, name: str) -> None:
    palette = MAKERS[name]()
    base = palette.base().color()
    assert severity_ground(Severity.ERROR, palette) is None
    for ground in (removed_ground, added_ground, error_ground, line_ground):
        assert ground(palette) == base
    assert dimmed_text(palette) == palette.text().color()


def test_a_palette_of_high_contrast_is_left_alone(qapp: QApplication) -> None:
    palette = MAKERS[HIGH[0]]()
    palette.setColor(_ROLE.Link, QColor("#000080"))
    qapp.setPalette(palette)
    try:
        keep_legible(qapp)
        apply_twice = qapp.palette().color(_ROLE.Link)
        assert apply_twice == QColor("#000080")
    finally:
        qapp.setPalette(QPalette())


@pytest.fixture
def _as_before(qapp: QApplication) -> Iterator[None]:
    """Give the application back with the colours it had."""
    yield
    qapp.setPalette(QPalette())
    qapp.styleHints().unsetColorScheme()
    drain()


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK, SYSTEM, "purple"])
def test_what_was_chosen_is_what_is_shown(qapp: QApplication, look: str) -> None:
    for before in (LIGHT, DARK, CONTRAST_DARK):  # whatever was chosen before
        apply(qapp, before)
        apply(qapp, look)
        palette = qapp.palette()
        assert too_faint(palette) == []
        assert is_dark(palette) is (look in (DARK, CONTRAST_DARK))
        assert is_high_contrast(palette) is (look in (CONTRAST_LIGHT, CONTRAST_DARK))


@pytest.mark.parametrize("name", ["Adwaita", "light", "Fusion's own", "dark"])
def test_text_is_legible_on_the_current_cell_as_it_is_painted(qtbot: QtBot, name: str) -> None:
    """Over the ground of the palette Fusion lays its focus."""
    style = QStyleFactory.create("fusion")
    palette = MAKERS[name]() if name in MAKERS else style.standardPalette()
    if name == "Adwaita":
        palette.setColor(_ROLE.Highlight, QColor("#3584e4"))
        palette.setColor(_ROLE.HighlightedText, QColor("#ffffff"))
    mend(palette)
    table = QTableWidget(2, 1)
    qtbot.addWidget(table)
    table.setStyle(style)
    table.setPalette(palette)
    table.show()
    table.activateWindow()
    table.setFocus()
    table.setCurrentCell(0, 0)
    qtbot.waitUntil(table.hasFocus)
    drain()
    picture = table.viewport().grab(table.visualRect(table.model().index(0, 0))).toImage()
    ink = palette.color(_ROLE.HighlightedText)
    middle = picture.width() // 2
    grounds = {picture.pixelColor(middle, y).name() for y in range(3, picture.height() - 3)}
    assert min(contrast(ink, QColor(ground)) for ground in grounds) >= LEAST_CONTRAST


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST_DARK])
def test_a_ticked_box_in_a_selected_line_has_an_edge(
    qapp: QApplication, qtbot: QtBot, look: str
) -> None:
    apply(qapp, look)
    table = QTableWidget(1, 1)
    qtbot.addWidget(table)
    item = QTableWidgetItem()
    item.setCheckState(Qt.CheckState.Checked)
    table.setItem(0, 0, item)
    table.selectRow(0)
    picture = table.viewport().grab(table.visualRect(table.model().index(0, 0))).toImage()
    ground = picture.pixelColor(picture.width() - 4, picture.height() // 2)
    middle = picture.height() // 2
    edge = next(
        (x for x in range(12) if contrast(picture.pixelColor(x, middle), ground) >= LEAST_EDGE), 12
    )
    assert edge < 6  # the tick begins later


@pytest.mark.usefixtures("_as_before")
def test_no_line_is_broken_under_the_menus(qapp: QApplication, qtbot: QtBot) -> None:
    apply(qapp, LIGHT)
    bar = QMenuBar()
    qtbot.addWidget(bar)
    bar.addMenu("File")
    bar.addMenu("Edit")
    bar.resize(300, bar.sizeHint().height())
    picture = bar.grab().toImage()
    rows = range(picture.height() - 4, picture.height())
    assert len({picture.pixel(x, y) for x in range(picture.width()) for y in rows}) == 1


@pytest.mark.parametrize("appearance", [CONTRAST_DARK, CONTRAST_LIGHT])
def test_at_high_contrast_a_placeholder_is_no_value(appearance: str) -> None:
    palette = palette_of(appearance)
    asked, text = palette.placeholderText().color(), palette.text().color()
    assert asked != text
    assert contrast(asked, palette.base().color()) >= LEAST_CONTRAST


@pytest.mark.parametrize("first", [*_GROUPS, QPalette.ColorGroup.Disabled])
def test_the_colours_of_controls_do_not_depend_on_which_was_drawn_first(
    first: QPalette.ColorGroup,
) -> None:
    cache, palette = TokenCache(), palette_of(LIGHT)
    for group in (first, QPalette.ColorGroup.Disabled, *_GROUPS):
        palette.setCurrentColorGroup(group)
        assert cache.of(palette).text == palette.color(_GROUPS[0], _ROLE.WindowText)


def test_a_button_has_as_much_air_on_both_sides_of_picture_and_words(qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setStyle(style := FlatStyle())
    style.setParent(button)
    dot = QPixmap(20, 20)
    dot.fill(QColor("#000000"))
    button.setIcon(QIcon(dot))
    button.setIconSize(dot.size())
    button.setText("Problems 154")
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setAutoRaise(True)
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    ground = image.pixel(1, 1)
    inked = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(image.height()))
    ]
    assert abs(inked[0] - (image.width() - 1 - inked[-1])) <= 4


def test_a_button_that_opens_a_menu_has_its_arrow_whatever_its_mnemonic(
    qapp: QApplication, qtbot: QtBot
) -> None:
    def ink(words: str) -> int:
        button = QToolButton()
        qtbot.addWidget(button)
        button.setStyle(style)
        button.setText(words)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.setMenu(QMenu(button))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.resize(button.sizeHint() + QSize(_ARROW_ROOM, 0))
        image = button.grab().toImage()
        return sum(
            image.pixelColor(x, y).lightness() < _DARK_INK
            for x in range(image.width() - _ARROW_ROOM, image.width() - 3)
            for y in range(4, image.height() - 4)
        )

    style = FlatStyle()
    style.setParent(qapp)
    assert ink("Check against") > 0
    assert ink("Check &against") == ink("Check against")
    style.deleteLater()


def test_the_buttons_of_panels_grow_with_large_text(qapp: QApplication, qtbot: QtBot) -> None:
    sizes = []
    for style in (FlatStyle(), LargeStyle(2.0)):
        style.setParent(qapp)
        dock = QDockWidget("Panel")
        qtbot.addWidget(dock)
        dock.setStyle(style)
        button = next(iter(dock.findChildren(QAbstractButton)))
        button.setStyle(style)
        sizes.append(button.sizeHint().height())
        dock.deleteLater()
        style.deleteLater()
    assert sizes[1] > 1.5 * sizes[0]
