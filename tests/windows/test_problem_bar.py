"""The bar above the problems: at any width each number is whole, and a width has one look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sitemap_editor.core.checks.problem_list import Filter
from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.windows.problems.filter_bar import FilterBar
from sitemap_editor.windows.shell.translation import install_translations
from tests.qt_support import drain

_WIDTHS = range(300, 900, 25)
_HEIGHT = 120


class _Findings:
    """What the bar asks of a check: so many of each, all counted or not yet."""

    def __init__(self, *numbers: int, is_complete: bool = True) -> None:
        self._counts = dict(zip(Severity, numbers, strict=True))
        self.is_complete = is_complete

    def counts(self) -> dict[Severity, int]:
        return self._counts

    def schema_count(self) -> int:
        return 3


@pytest.fixture(params=["en", "es"])
def bar(request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot) -> Iterator[FilterBar]:
    before, locale = qapp.findChildren(QTranslator), QLocale()
    install_translations(qapp, request.param)
    place = QWidget()
    bar = FilterBar(place)
    place.show()
    yield bar
    place.deleteLater()
    drain()
    for translator in set(qapp.findChildren(QTranslator)) - set(before):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(locale)
    drain()


def _looks(bar: FilterBar, width: int) -> tuple[object, ...]:
    bar.resize(width, _HEIGHT)
    drain()
    chips = [*bar.severities.values(), bar.schema]
    return tuple((chip.text(), chip.pos(), chip.size()) for chip in chips)


def _is_whole(chip: QToolButton) -> bool:
    return chip.width() >= chip.sizeHint().width()


def test_no_number_is_cut_and_a_width_always_looks_the_same(bar: FilterBar) -> None:
    bar.show_counts(_Findings(17, 100, 1_994))  # type: ignore[arg-type]
    drain()
    seen: dict[int, tuple[object, ...]] = {}
    for width in _WIDTHS:
        seen[width] = _looks(bar, width)
        assert all(map(_is_whole, [*bar.severities.values(), bar.schema])), width
        assert bar.severities[Severity.WARNING].text().split()[-1] == "100"
    for width in reversed(_WIDTHS):
        assert _looks(bar, width) == seen[width], width


def test_counting_anew_neither_folds_nor_shortens(bar: FilterBar) -> None:
    for width in _WIDTHS:
        bar.show_counts(_Findings(17, 100, 1_994))  # type: ignore[arg-type]
        before = _looks(bar, width)
        bar.show_counts(_Findings(17, 100, 1_994, is_complete=False))  # type: ignore[arg-type]
        drain()
        is_named = [" " in chip.text() for chip in bar.severities.values()]
        bar.show_counts(_Findings(17, 100, 1_994))  # type: ignore[arg-type]
        assert _looks(bar, width) == before
        assert is_named == [" " in chip.text() for chip in bar.severities.values()]


def test_names_go_before_the_row_becomes_two_and_come_back_in_it(bar: FilterBar) -> None:
    bar.show_filter(Filter(("L06", Severity.ERROR)))
    bar.show_counts(_Findings(17, 100, 1_994))  # type: ignore[arg-type]
    found: list[tuple[bool, bool]] = []
    for width in reversed(range(300, 1_000, 10)):
        _looks(bar, width)
        below = bar.text.mapTo(bar, bar.text.rect().topLeft()).y()
        above = bar.schema.mapTo(bar, bar.schema.rect().bottomLeft()).y()
        look = (" " in bar.severities[Severity.ERROR].text(), below > above)
        if look not in found[-1:]:
            found.append(look)
    assert found == [(True, False), (False, False), (True, True), (False, True)]
