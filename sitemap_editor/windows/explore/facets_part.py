"""Filter by: what the rows of the file in front are counted by, each value a filter by a click."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget
from shiboken6 import isValid

from sitemap_editor.core.filtering.facet_terms import (
    AnyFacet,
    Choice,
    Facet,
    choices_of,
    with_choice,
)
from sitemap_editor.session.program.settings import (
    FACETS_BY_NAME,
    FACETS_UNFOLDED,
    Setting,
    Settings,
)
from sitemap_editor.session.table.facet_lists import FacetLists, Wish
from sitemap_editor.windows.explore.date_histogram import DateHistogram
from sitemap_editor.windows.explore.facet_model import FacetModel, Line, LineKind, Shown
from sitemap_editor.windows.explore.facet_table import FacetTable, copy_text
from sitemap_editor.windows.explore.facet_words import facet_title, problem_words, value_words
from sitemap_editor.windows.table.document_page import DocumentPage

_BESIDE: Final = 4
_LEAST_OF_NAME: Final = 2
"""Characters: the first letter of a value would list all that is in several lists."""
_TO_LISTS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)


class FacetsPart(QWidget):
    """Follows the page in front; `leave` goes back to its table."""

    def __init__(self, settings: Settings, leave: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._go_back = leave
        self._page: DocumentPage | None = None
        self._lists: FacetLists | None = None
        self.model = FacetModel(self)
        self.search = _SearchField(self._leave_search, lambda: self.table.setFocus(), self)
        self.search.setPlaceholderText(self.tr("Search these lists"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._ask())
        self.table = FacetTable(self.model, self)
        self.table.setAccessibleName(self.tr("Values to filter by"))
        self.histogram = DateHistogram(self._choose_range, self._leave, self)
        self._connect()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        beside = QHBoxLayout()  # in line with the titles
        beside.setContentsMargins(_BESIDE, 0, _BESIDE, 0)
        beside.addWidget(self.search)
        column.addLayout(beside)
        column.addWidget(self.table, 1)

    def _connect(self) -> None:
        table = self.table
        table.hold(self.histogram)
        self.histogram.step = table.step_from_picture
        table.choose, table.toggle, table.fold = self._choose, self._toggle, self._fold
        table.search, table.show_menu = self.search.begin, self._show_menu
        table.copy, table.leave = self._copy, self._leave

    # What is shown

    def follow(self, page: DocumentPage | None) -> None:
        """Show what there is in a page, as soon as it is counted."""
        if page is not self._page:
            self._rest()
            self._page = page
            self._lists = page.facet_lists(problem_words) if page is not None else None
            self._show(anew=True)
        if self._lists is not None:
            self._lists.tells = self._show
            self._ask()

    def _rest(self) -> None:
        """Let nothing be counted any more that nobody sees."""
        if self._lists is not None and isValid(self._lists):  # it goes with its page
            self._lists.want(Wish())

    def hideEvent(self, event: QHideEvent) -> None:
        """Count nothing while this is not on screen."""
        super().hideEvent(event)
        self._rest()

    def _ask(self) -> None:
        if self._lists is None or not isValid(self._lists):
            return
        text, unfolded = self.search.text().strip(), self._among(FACETS_UNFOLDED)
        wanted = self._lists.facets if text else unfolded
        by_name = frozenset(self._among(FACETS_BY_NAME))
        named = frozenset(each for each in wanted if _is_named(each, text))
        self._lists.want(Wish(tuple(wanted), by_name, text, named))
        self._show()

    def _among(self, setting: Setting[list[str]]) -> Sequence[AnyFacet]:
        facets = self._lists.facets if self._lists is not None else ()
        names = self._settings.get(setting)
        return [facet for facet in facets if facet.value in names]

    def _show(self, *, anew: bool = False) -> None:
        """Show what is known by now; where only ticks are others, lines stay as they are."""
        lists, text = self._lists, self.search.text().strip()
        if lists is None:
            self.model.show(Shown())
            return
        choices = choices_of(lists.text)
        unfolded = frozenset(lists.facets if text else self._among(FACETS_UNFOLDED))
        shown = Shown(lists.facets, unfolded, lists.listings, choices, bool(text))
        before = self.model.shown
        if shown == before and not anew:
            return
        if not anew and replace(before, choices=choices) == shown:
            self.model.show_choices(choices)
        else:
            self._show_lines(shown)
        self._show_histogram()

    def _show_lines(self, shown: Shown) -> None:
        """Show other lines; the current one, what is selected and what is on top stay."""
        table, top = self.table, self.table.verticalScrollBar().value()
        current = self._line_at(table.currentIndex().row())
        selected = [line for row in table.selected() if (line := self._line_at(row))]
        self.model.show(shown)
        most = (max(each.counts.values(), default=0) for each in shown.listings.values())
        table.lay_lines_out(max(most, default=0))
        rows = [row for line in selected if (row := self._row_of(line)) is not None]
        if rows:
            table.select(rows)
        if current is not None and (row := self._row_of(current)) is not None:
            flags = table.selectionModel().SelectionFlag
            index = self.model.index(row, 0)
            table.selectionModel().setCurrentIndex(index, flags.NoUpdate)
        table.verticalScrollBar().setValue(top)
        table.place_picture()

    def _line_at(self, row: int) -> Line | None:
        return self.model.line(row) if 0 <= row < self.model.rowCount() else None

    def _row_of(self, line: Line) -> int | None:
        return self.model.row_of(line.facet, line.value if line.kind is LineKind.VALUE else None)

    def _show_histogram(self) -> None:
        listing, choice = self.model.listing(Facet.DATE), self.model.choice(Facet.DATE)
        if listing is not None:
            self.histogram.show_months(listing.months, choice.first, choice.last)

    # What is chosen

    def _filter(self, facet: AnyFacet, choice: Choice) -> None:
        """Write what is chosen into the filter."""
        if self._page is not None and self._lists is not None:
            self._page.filter.set_text(with_choice(self._lists.text, facet, choice))
            self._show()

    def _choose(self, line: Line) -> None:
        """Want this value alone; where it is so already, want all."""
        before = self.model.choice(line.facet)
        wanted = Choice(frozenset({line.value}))
        self._filter(line.facet, Choice() if before == wanted else wanted)

    def _toggle(self, line: Line) -> None:
        """Want this value as well, or no more."""
        before = self.model.choice(line.facet)
        one = frozenset({line.value})
        included = (
            before.included - one
            if line.value in before.included | before.excluded
            else (before.included | one)
        )
        self._filter(line.facet, replace(before, included=included, excluded=before.excluded - one))

    def _choose_range(self, first: str, last: str) -> None:
        before = self.model.choice(Facet.DATE)
        self._filter(Facet.DATE, replace(before, first=first, last=last))

    def _without(self, facet: AnyFacet, values: Iterable[str]) -> None:
        before, unwanted = self.model.choice(facet), frozenset(values)
        excluded = before.excluded | unwanted
        self._filter(facet, replace(before, included=before.included - unwanted, excluded=excluded))

    # Folding and order

    def _fold(self, line: Line) -> None:
        if line.kind is not LineKind.HEAD:
            lines = self.model
            lines.set_opened(line, is_opened=not lines.is_opened(line))
            self._show_lines(lines.shown)
            return
        if self.search.text():
            self.search.clear()
        unfolded: list[str] = self._settings.get(FACETS_UNFOLDED)
        names = unfolded[:]
        _turn(names, line.facet.value)
        self._settings.set(FACETS_UNFOLDED, names)
        self._ask()

    def _sort(self, facet: AnyFacet, *, by_name: bool) -> None:
        known: list[str] = self._settings.get(FACETS_BY_NAME)
        names = set(known) - {facet.value}
        self._settings.set(FACETS_BY_NAME, sorted(names | {facet.value} if by_name else names))
        self._ask()

    # The menu

    def _show_menu(self, place: QPoint) -> None:
        line = self._line_at(self.table.currentIndex().row())
        if line is None:
            return
        menu = self.menu_of(line)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _values(self, line: Line) -> list[str]:
        """Return the values that are selected beside the current one, in the same facet."""
        lines = [each for row in self.table.selected() if (each := self._line_at(row))]
        found = [
            each.value for each in lines if each.facet == line.facet and each.kind is LineKind.VALUE
        ]
        is_value = line.kind is LineKind.VALUE
        return found if line.value in found or not is_value else [line.value]

    def menu_of(self, line: Line) -> QMenu:
        """Return what can be done with the values that are selected, and with their list."""
        menu, facet = QMenu(self), line.facet
        values = self._values(line)
        only = menu.addAction(
            self.tr("&Only These"), lambda: self._filter(facet, Choice(frozenset(values)))
        )
        without = menu.addAction(self.tr("&Without These"), lambda: self._without(facet, values))
        for action in (only, without):
            action.setEnabled(bool(values))
        menu.addAction(self.tr("&Copy with Counts"), self._copy)
        menu.addSeparator()
        is_by_name = facet.value in self._settings.get(FACETS_BY_NAME)
        by_count = menu.addAction(
            self.tr("Sort by Co&unt"), lambda: self._sort(facet, by_name=False)
        )
        by_name = menu.addAction(self.tr("Sort by &Name"), lambda: self._sort(facet, by_name=True))
        _check(by_count, is_checked=not is_by_name)
        _check(by_name, is_checked=is_by_name)
        menu.addSeparator()
        every = menu.addAction(self.tr("&Show All Values"), lambda: self._filter(facet, Choice()))
        every.setEnabled(not self.model.choice(facet).is_empty)
        return menu

    def _copy(self) -> None:
        """Copy the selected values with their counts; of a head all that it lists."""
        line = self._line_at(self.table.currentIndex().row())
        if line is None:
            return
        listing = self.model.listing(line.facet)
        values = self._values(line)
        if listing is not None:
            chosen = values if line.kind is LineKind.VALUE else listing.counts
            pairs = [(value_words(line.facet, each), listing.counts[each]) for each in chosen]
            copy_text("\n".join(f"{words}\t{count}" for words, count in pairs))

    # The keyboard

    def _leave(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self._go_back()

    def _leave_search(self) -> None:
        if self.search.text():
            self.search.clear()
        self.table.setFocus()


def _is_named(facet: AnyFacet, text: str) -> bool:
    """Tell whether a list is searched for by its own name: a word of it begins so."""
    small = text.lower()
    return len(small) >= _LEAST_OF_NAME and f" {small}" in f" {facet_title(facet).lower()}"


class _SearchField(QLineEdit):
    """Where values are searched; Esc and the arrow down go to the lists."""

    def __init__(
        self, leave: Callable[[], object], go: Callable[[], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._leave, self._go = leave, go

    def begin(self, text: str) -> None:
        """Take what was typed elsewhere."""
        self.setFocus()
        self.setText(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the lists; with Ctrl or Alt these keys mean something elsewhere alone."""
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in _TO_LISTS:
            if is_plain:
                self._go()
        else:
            super().keyPressEvent(event)


def _turn(names: list[str], name: str) -> None:
    """Put a name into a list, or take it out."""
    if name in names:
        names.remove(name)
    else:
        names.append(name)


def _check(action: QAction, *, is_checked: bool) -> None:
    action.setCheckable(True)
    action.setChecked(is_checked)
