"""The line under the tabs: which file it is, how full it is, by what it is checked; its filter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.profiles import PROFILES, Profile
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.filter.filter_field import FilterField
from sitemap_editor.windows.looks.layouts import MenuChip, as_chip
from sitemap_editor.windows.looks.meter import Meter
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import DimmedLabel, PlainLabel, menu_text
from sitemap_editor.windows.looks.text_size import folder_within
from sitemap_editor.windows.problems.panel import Problems
from sitemap_editor.windows.shell.published_bar import PublishedBar
from sitemap_editor.windows.tab_page import TabPage
from sitemap_editor.windows.table.document_page import DocumentPage

_EDGE: Final = 8
_SPACING: Final = 8
_ABOVE: Final = 1
_ABOVE_BESIDE_TABS: Final = 4
"""So that its words stand on the line of theirs."""
_THIN: Final = 3
_NAME_SHARE: Final = 0.25  # of the line, at most
_URL_SHARE: Final = 0.3
_LEAST_URL: Final = 90
_LEAST_FOLDER: Final = 80
_FOLDER_GOES_AT: Final = 4
_SHORTEST: Final = 6
_CHIPS_SHORTEN_AT: Final = 3
_FIGURES_SHORTEN_AT: Final = _SHORTEST
_FIELD_STEPS: Final = (0, 1, 1, 1, 2, 3, 3)
"""How short the field of the filter is at each step."""


class FileLine(QWidget):
    """Follows what is in front; `leave` is for Escape."""

    def __init__(self, problems: Problems, leave: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._problems = problems
        self._leave = leave
        self.setObjectName("file_line")
        self.setAccessibleName(self.tr("File"))
        self._front: TabPage | None = None
        self._is_reading = False
        """True while it shows how far a file is that is read, not how far this one is checked."""
        self._session: Session | None = None
        self._is_named = True
        """False where tabs beside it name the file."""
        self._fitted: tuple[object, ...] = ()
        """What there was room made for last."""
        self.name = PlainLabel(self)
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.folder = DimmedLabel("", self)
        self.folder.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.kind = DimmedLabel("", self)
        self.rows = Meter(self.tr("Rows in this file, and how many it may have"), self)
        self.bytes = Meter(
            self.tr("Size as it will be saved, uncompressed, and how large it may be"), self
        )
        self.one_table = QPushButton(self.tr("One Table"), self)
        """Offers the files of an index as one table."""
        self.one_table.setFlat(True)
        self.one_table.setToolTip(self.tr("Edit the rows of all listed files in one table"))
        self.profile = as_chip(MenuChip(self))
        self.profile.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.profile.setMenu(self._profiles())
        self.published = as_chip(QToolButton(self))
        self.published.setCheckable(True)
        self.confirm = QPushButton(self.tr("Confirm"), self)
        self.confirm.setFlat(True)
        self.confirm.setToolTip(self.tr("The URL was guessed: check against it and remember it"))
        self.confirm.clicked.connect(self._on_confirmed)
        self.filter = FilterField(self._on_filter_begun, self)
        self.bar = PublishedBar(problems.publish_at, problems.show_kind, self._on_left, self)
        self.bar.hide()
        self.published.toggled.connect(self._on_toggled)
        self.progress = PartBar(self)
        self.progress.setMaximumHeight(_THIN)
        self.progress.setAccessibleName(self.tr("Checking"))
        self.progress.hide()
        self._lay_out()

    def _profiles(self) -> QMenu:
        menu = QMenu(self)
        group = QActionGroup(menu)
        for profile in PROFILES:
            title = QCoreApplication.translate("core", profile.title)
            action = QAction(menu_text(title), group)
            action.setCheckable(True)
            action.setData(profile.id)
            action.triggered.connect(
                lambda _checked=False, profile=profile: self._problems.check_against(profile)
            )
            menu.addAction(action)
        return menu

    def _lay_out(self) -> None:
        self._row = row = QHBoxLayout()
        row.setContentsMargins(_EDGE, _ABOVE, _EDGE, 0)
        row.setSpacing(_SPACING)
        self.name.setMinimumHeight(self.profile.sizeHint().height())  # where there are no chips
        row.addWidget(self.name)
        row.addWidget(self.folder, 1)
        row.addStretch(0)
        for widget in self._parts():
            row.addWidget(widget)
        strip = QVBoxLayout()
        strip.setContentsMargins(_EDGE, 0, _EDGE, 2)
        strip.addWidget(self.bar)
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addLayout(strip)
        column.addWidget(self.progress)

    def _parts(self) -> tuple[QWidget, ...]:
        chips = (self.profile, self.published, self.confirm)
        return (self.kind, self.rows, self.bytes, self.one_table, *chips, self.filter)

    # What it shows

    def show_page(self, front: TabPage | None) -> None:
        """Show what is in front; of what is no table only which file it is."""
        session = front.session if isinstance(front, DocumentPage) else None
        if session is not self._session:
            self._follow(session)
        self._front = front
        self.setVisible(front is not None)
        if session is not None:
            self.kind.setText(session.kind.name)
            self._show_limits(session)
            self._show_profile(session.profile)
            self.bar.show_session(session)
            if self._is_reading:
                pass
            elif session.findings.is_complete:
                self.progress.end()
            elif not self.progress.isVisible() and not self.progress.patience.isActive():
                self.progress.begin()
        self._fit()

    def _follow(self, session: Session | None) -> None:
        self._session = session
        if not self._is_reading:
            self.progress.end()
        self.published.setChecked(False)
        if session is None:
            self.bar.show_nothing()
        else:
            findings = session.findings
            findings.progressed.connect(lambda part: self._on_progressed(session, part))

    def _on_progressed(self, session: Session, part: float) -> None:
        if session is self._session and not self._is_reading:
            self.progress.set_part(part)

    def show_reading(self, text: str, part: float | None) -> bool:
        """Show how far other work is, before the checking of this file; False: nothing is seen."""
        was_reading = self._is_reading
        self._is_reading = part is not None and self.isVisible()
        if self._is_reading and part is not None:
            self.progress.patience.stop()
            self.progress.setAccessibleName(text)
            self.progress.set_part(part)
            self.progress.show()
        elif was_reading:
            self.progress.end()
            self.progress.setAccessibleName(self.tr("Checking"))
        return self._is_reading

    def _show_limits(self, session: Session) -> None:
        """Show rows and size, and how many and how much the profile in force allows."""
        files = self._front.file_figures if isinstance(self._front, DocumentPage) else None
        if files is not None:  # the limits are those of each file
            of_rows, of_bytes = files.meters(session.profile)
            self.rows.show_part(*of_rows)
            self.bytes.show_part(*of_bytes)
            return
        count, size_bytes = len(session.document), session.document.size_bytes
        profile, locale = session.profile, self.locale()
        is_index = session.kind is SITEMAPINDEX
        most_rows = profile.max_index_rows if is_index else profile.max_rows
        rows = self.tr("{count} of {limit} rows").format(
            count=locale.toString(count), limit=locale.toString(most_rows)
        )
        short_rows, short_size = locale.toString(count), readable_size(size_bytes)
        size = self.tr("{size} of {limit}").format(
            size=short_size,
            limit=readable_size(profile.max_size_bytes, decimals=0),
        )
        broken = [(each.code, sentence(each)) for each in session.findings.of_file()]
        for meter, text, short, used, limit, code in (
            (self.rows, rows, short_rows, count, most_rows, "F11"),
            (self.bytes, size, short_size, size_bytes, profile.max_size_bytes, "F12"),
        ):
            rule = "I02" if is_index else code
            reasons = [said for each, said in broken if each == rule and used > limit]
            meter.show_part(text, used, limit, reasons, short)

    def _show_profile(self, profile: Profile) -> None:
        for action in self.profile.menu().actions():
            action.setChecked(action.data() == profile.id)

    # Room

    def name_file(self, *, is_named: bool) -> None:
        """Say which file it is, or leave that to tabs beside the line.

        What there is room for is found out when the line has its other width.
        """
        if is_named is self._is_named:
            return
        self._is_named = is_named
        self.name.setVisible(is_named)
        above = _ABOVE if is_named else _ABOVE_BESIDE_TABS
        self._row.setContentsMargins(_EDGE, above, _EDGE, 0)

    def _fit(self) -> None:
        """Leave out or shorten what there is no room for, what matters least first."""
        front, session = self._front, self._session
        if front is None or not isValid(front):  # the line outlives it when the window goes
            return
        name, path = (
            ("• " if front.is_modified else "") + front.name,
            front.path or front.origin_url,
        )
        checked = (session.profile.id, session.published) if session is not None else ()
        figures = self.kind.text(), self.rows.words, self.bytes.words
        figures_are_wide = self.rows.is_over, self.bytes.is_over
        has_bar = self._has_filter_bar()
        place = self._is_named, self.width()
        content = (name, path, checked, *figures, *figures_are_wide, has_bar, *place)
        if content == self._fitted:
            return
        self._fitted = content
        self.name.setText(self._elided(name, self.name, _NAME_SHARE))
        self.name.setToolTip(tool_tip(str(path) if path else front.name))
        for step in range(_SHORTEST + 1):
            self._shorten(step)
            is_roomy = self._is_named and step < _FOLDER_GOES_AT
            if self._room_left() >= (_LEAST_FOLDER if is_roomy else 0):
                break
        self.name.setText(self._elided(name, self.name, _NAME_SHARE, max(0, self._room_left())))
        folder = str(front.path.parent) if front.path else ""
        if session is not None and session.document.index_path is not None:
            folder = str(session.document.index_path.parent)
        elif front.path is None and front.open_file is not None:
            folder = self.tr("not saved yet")
        if front.origin_url:
            folder = self.tr("from {url}").format(url=front.origin_url)
        metrics = self.folder.fontMetrics()
        shown = folder_within(folder, self._room_left(), metrics) if self._is_named else ""
        spare = self._room_left() - metrics.horizontalAdvance(shown) - _SPACING
        if session is not None and spare > 0:  # what nothing else asks for
            self._name_chips(session, is_short=step >= _CHIPS_SHORTEN_AT, more=spare)
        self._show_folder(folder, shown)

    def _room_left(self) -> int:
        """Return what the parts that are shown leave for the folder, in pixels."""
        needed = 2 * _EDGE + _SPACING + (self.name.sizeHint().width() if self._is_named else 0)
        shown = [part for part in self._parts() if not part.isHidden()]
        needed += sum(part.sizeHint().width() + _SPACING for part in shown)
        return self.width() - needed

    def _show_folder(self, folder: str, shown: str) -> None:
        self.folder.setText(shown)
        self.folder.setToolTip(tool_tip(folder))
        self.folder.setVisible(bool(shown))
        self.folder.setMinimumWidth(self.folder.fontMetrics().horizontalAdvance(shown))
        if (layout := self.layout()) is not None:
            layout.activate()

    def _shorten(self, step: int) -> None:
        session = self._session
        is_table = session is not None
        self.kind.setVisible(is_table and step < 1)
        for meter, goes_at in ((self.rows, 6), (self.bytes, 4)):
            meter.show_bar(is_shown=step < 2)
            meter.shorten(is_short=meter.is_over and step >= _FIGURES_SHORTEN_AT)
            meter.setVisible(is_table and (step < goes_at or meter.is_over))
        self.profile.setVisible(is_table)
        self.published.setVisible(session is not None and not session.is_joined)
        self.one_table.setVisible(session is not None and session.kind is SITEMAPINDEX and step < 6)
        self.filter.setVisible(is_table and not self._has_filter_bar())
        self.filter.shorten(_FIELD_STEPS[step])
        published = session.published if session is not None else None
        is_guess = published is not None and not published.is_sure and not self.published.isHidden()
        self.confirm.setVisible(is_guess and is_publishable(published.url if published else ""))
        if session is not None:
            self._name_chips(session, is_short=step >= _CHIPS_SHORTEN_AT)

    def _has_filter_bar(self) -> bool:
        """Tell whether the filter has a line of its own."""
        front = self._front
        return isinstance(front, DocumentPage) and front.filter.is_open

    def _name_chips(self, session: Session, *, is_short: bool, more: int = 0) -> None:
        """Say by what it is checked; `more` pixels than its share are for the address."""
        profile = QCoreApplication.translate("core", session.profile.title)
        whole = self.tr("Check &against: {profile}")
        self.profile.setText(menu_text(profile) if is_short else whole.format(profile=profile))
        said = whole.replace("&", "").format(profile=profile)
        self.profile.setAccessibleName(said)
        self.profile.setToolTip(tool_tip(self.tr("Whose rules the file is checked against")))
        published = session.published
        url = published.url if published is not None else self.tr("unknown")
        mark = "" if published is None else " ✓" if published.is_sure else " ?"
        share = _URL_SHARE / (2 if is_short else 1)
        shown = self._elided(url, self.published, share, more) + mark
        whole = self.tr("Pub&lished at: {url}")
        is_bare = is_short and published is not None
        self.published.setText(menu_text(shown) if is_bare else whole.format(url=menu_text(shown)))
        told = whole.replace("&", "").format(url=url)
        self.published.setAccessibleName(told)
        is_sure = published is not None and published.is_sure
        why = "" if is_sure or published is None else "\n" + self.tr("Guessed, not confirmed yet.")
        self.published.setToolTip(tool_tip(told + why))

    def _elided(self, text: str, widget: QWidget, share: float, more: int = 0) -> str:
        room = max(_LEAST_URL, round(self.width() * share)) + more
        return widget.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold, or unfold."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fold, or unfold, in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fitted = ()
            self._fit()

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: the line folds, so that the window may be narrow."""
        return QSize(0, super().minimumSizeHint().height())

    # Answers

    def _on_filter_begun(self, typed: str) -> None:
        if isinstance(self._front, DocumentPage):
            self._front.filter.bar.open(typed)

    def _on_toggled(self, is_on: bool) -> None:
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.bar.isAncestorOf(focus)
        self.bar.setVisible(is_on)
        if is_on:
            self.bar.url.setFocus(Qt.FocusReason.ShortcutFocusReason)  # with all of it selected
        elif had_focus:
            self._leave()

    def _on_left(self) -> None:
        self.published.setChecked(False)
        self._leave()

    def _on_confirmed(self) -> None:
        published = self._session.published if self._session is not None else None
        if published is not None:
            self._leave()  # else the keyboard went from the button that goes on to the filter
            is_cross = published.is_cross_submitted
            self._problems.publish_at(Published(published.url, is_cross_submitted=is_cross))
