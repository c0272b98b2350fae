"""The images, videos or articles of the rows: a list of them, and the form of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QListWidget, QSizePolicy, QToolButton, QWidget

from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.contents.block_fields import NEWS_SPEC
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.contents.block_values import FormField, title_of
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk
from sitemap_editor.session.contents.news_age import time_left
from sitemap_editor.session.contents.row_contents import RowContents
from sitemap_editor.session.contents.row_renewal import followed
from sitemap_editor.session.contents.shared_tree import Address, SharedNode
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.changing.argument_form import core_text
from sitemap_editor.windows.details.block_form import BlockForm
from sitemap_editor.windows.details.fields.text_fields import several_values
from sitemap_editor.windows.looks.icons import icon
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel
from sitemap_editor.windows.looks.text_size import scaled

_MOST_LINES: Final = 5
_ICON: Final = 16
_HOURS_IN_DAYS: Final = 48
"""From so many on, days are said."""


class BlockPart(QWidget):
    """Shows the blocks of one kind; the form is of the current one, or of one still to come.

    `copy` is called to put the current block on the clipboard, `paste` to put what is there into
    the rows; `on_given_up` once a person wants the one to come no more, and its form is gone.
    """

    def __init__(
        self,
        spec: BlockSpec,
        now: Callable[[], datetime],
        copy: Callable[[], object],
        paste: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self._now = now
        self._paste = paste
        self._is_news = spec is NEWS_SPEC
        self.title = core_text(spec.title)
        self.on_given_up: Callable[[], object] = lambda: None
        self._desk: ContentsDesk | None = None
        self._edits: ContentEdits | None = None
        self.blocks: Sequence[SharedNode] = ()
        self._rows: tuple[int, ...] = ()
        self._documents = 0
        """How many documents came before: rows of two may have the same ids."""
        self._read = RowContents()
        """What was read when the blocks were shown."""
        self._listed: tuple[Sequence[SharedNode], bool, int] = (), False, -1
        self.is_draft = False
        self._shown: SharedNode | None = None
        """The block that the form is of: what is typed there is meant for it alone."""
        self._is_coming = False
        """Whether the first value of a draft was handed over, and the block is not there yet."""
        self._later: list[tuple[FormField, str | list[str]]] = []
        """What was typed into it meanwhile."""
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.title)
        self.list.setUniformItemSizes(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._on_current_changed)
        self.list.installEventFilter(self)
        self.note = DimmedLabel("", self, wraps=True)
        self.note.hide()
        self.up = self._button("go-up", self.tr("Move up"), lambda: self.move_by(-1))
        self.down = self._button("go-down", self.tr("Move down"), lambda: self.move_by(1))
        self.copy = self._button("edit-copy", self.tr("Copy"), copy)
        self.delete = self._button("edit-delete", self.tr("Remove"), self.remove)
        self.form = BlockForm(spec, now, self)
        self.form.on_value = self._on_value
        self.form.on_values = self._on_value
        self.form.check = self._check
        buttons = (self.up, self.down, self.copy, self.delete)
        line = row_of((self.note, 1), *buttons, spacing=2)
        line.insertStretch(1, 0)  # of the room that a note leaves, or its absence
        column_of(
            self.list,
            line,
            self.form,
            on=self,
            margins=0,
            spacing=4,
        )

    def _button(self, name: str, tip: str, run: Callable[[], object]) -> QToolButton:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setProperty("drawing", name)
        button.setIcon(icon(name, self.palette()))
        side = scaled(self, _ICON)
        button.setIconSize(QSize(side, side))
        button.setToolTip(tool_tip(tip))
        button.setAccessibleName(f"{tip}: {self.title}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: run())
        return button

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons anew for another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "delete"):
            for button in (self.up, self.down, self.copy, self.delete):
                button.setIcon(icon(str(button.property("drawing")), self.palette()))

    # What is shown

    def follow(self, desk: ContentsDesk, edits: ContentEdits) -> None:
        """Show what the rows have by now; the same block stays the current one."""
        contents = desk.contents
        self._desk, self._edits = desk, edits
        is_other = contents.row_ids != self._rows
        current = 0 if is_other else max(0, self.list.currentRow())
        address = None if is_other else self._followed(contents)
        before = len(self.blocks)
        self._rows, self._read = contents.row_ids, contents
        self.blocks = contents.blocks.get(self.spec.local, ())
        if is_other:
            self._end_draft()
        addresses = [block.address for block in self.blocks]
        current = addresses.index(address) if address in addresses else current
        has_come = self.is_draft and len(self.blocks) > before
        later = self._later
        if has_come:
            self._end_draft()
            current = len(self.blocks) - 1
        self._list(current)
        self._show_current(has_come=has_come)
        if has_come and self._shown is not None:
            for field, value in later:
                edits.set_field(self._shown, self.spec, field, value)

    def leave_document(self) -> None:
        """Be about no rows: what comes next is of another document."""
        self._end_draft()
        self._rows, self._documents = (), self._documents + 1

    def _followed(self, contents: RowContents) -> Address | None:
        """Return where the block of the form stands by now; what is typed is for no other one."""
        if self._shown is None or contents is self._read:
            return None
        address = followed(self._read, contents, self._shown.address)
        if address != self._shown.address:
            self.form.hand_over()
        return address

    def _end_draft(self) -> None:
        self.is_draft = self._is_coming = False
        self._later = []

    def _title(self, block: SharedNode) -> str:
        title = title_of(block, self.spec)
        if title.is_several:
            return several_values()
        return one_line(title.text or "") or self.tr("(nothing in it)")

    def _list(self, current: int) -> None:
        blocks, is_draft, listed = self._listed
        if blocks is self.blocks and is_draft is self.is_draft and listed == current:
            return
        self._listed = self.blocks, self.is_draft, current
        titles = [f"{at}  {self._title(block)}" for at, block in enumerate(self.blocks, 1)]
        if self.is_draft:
            titles.append(self.tr("New"))
            current = len(titles) - 1
        with QSignalBlocker(self.list):
            model = self.list.model()  # its items, made by Qt, would outlive the list in Python
            if titles != [model.index(row, 0).data() for row in range(model.rowCount())]:
                self.list.clear()
                self.list.addItems(titles)
            self.list.setCurrentRow(min(current, len(titles) - 1))
        self.list.setVisible(len(titles) > 1)
        self._fit()

    def _fit(self) -> None:
        lines = min(_MOST_LINES, self.list.count())
        if lines:
            height = self.list.sizeHintForRow(0) * lines + 2 * self.list.frameWidth()
            self.list.setFixedHeight(height)

    @property
    def current(self) -> SharedNode | None:
        """The block whose form is shown; None for one still to come."""
        number = self.list.currentRow()
        return self.blocks[number] if 0 <= number < len(self.blocks) else None

    def _show_current(self, *, has_come: bool = False) -> None:
        desk, block = self._desk, self.current
        if desk is None:
            return
        findings: Sequence[Finding] = ()
        if block is not None:
            findings = desk.findings_of_block(block.address, self.spec)
        self._tell_age(block)
        address = block.address if block is not None else None
        identity = (self._documents, self._rows, address)
        self._shown = block
        self.form.show_block(
            block, findings, identity, is_read_only=desk.is_read_only, keeps_typing=has_come
        )
        number, is_there = self.list.currentRow(), block is not None and not desk.is_read_only
        self.up.setVisible(len(self.blocks) > 1)
        self.down.setVisible(len(self.blocks) > 1)
        self.up.setEnabled(is_there and number > 0)
        self.down.setEnabled(is_there and number < len(self.blocks) - 1)
        self.copy.setEnabled(block is not None)
        self.delete.setEnabled(is_there or self.is_draft)

    def _tell_age(self, block: SharedNode | None) -> None:
        """Say of news how long they still count."""
        dates = block.of("publication_date") if block is not None and self._is_news else ()
        left = time_left(dates[0].text or "", self._now()) if dates else None
        self.note.setVisible(left is not None)
        if left is None:
            return
        hours = int(left.total_seconds() // 3_600)
        if left.total_seconds() <= 0:
            self.note.setText(self.tr("Too old to count as news."))
        elif hours >= _HOURS_IN_DAYS:
            self.note.setText(self.tr("Counts as news for %n more day(s).", "", hours // 24))
        else:
            self.note.setText(self.tr("Counts as news for %n more hour(s).", "", hours))

    def _on_current_changed(self, number: int) -> None:
        self.form.hand_over()  # a click on the list may leave the keyboard in a field
        if self.is_draft and number < len(self.blocks):
            self._end_draft()
            self._list(number)
        self._show_current()

    def is_draft_of(self, row_ids: Sequence[int]) -> bool:
        """Tell whether one is still to come into these rows."""
        return self.is_draft and tuple(row_ids) == self._rows

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops, from top to bottom."""
        return [self.list, self.up, self.down, self.copy, self.delete, *self.form.stops()]

    # What a person does

    def begin(self) -> None:
        """Show an empty form; the block comes into the rows with its first value."""
        self.form.hand_over()
        self.is_draft = True
        self._list(len(self.blocks))
        self._show_current()
        self.form.first_stop().setFocus()

    def _check(self, field: FormField, value: str | list[str]) -> Sequence[Finding]:
        desk, block = self._desk, self._shown
        if desk is None:
            return ()
        if block is not None:
            return desk.check_value(block.address, self.spec, field, value)
        return desk.check_new(self.spec, {field.key: value}) if value else ()

    def _on_value(self, field: FormField, value: str | list[str]) -> None:
        edits, desk, block = self._edits, self._desk, self._shown
        if edits is None or desk is None:
            return
        if block is not None:
            edits.set_field(block, self.spec, field, value, self._read)
        elif self._is_coming and desk.is_about_to_change:
            self._later.append((field, value))
        elif value:
            more = {earlier.key: each for earlier, each in self._later if each}
            self._is_coming, self._later = True, []
            edits.add(self.spec, {**more, field.key: value})
            if not desk.is_about_to_change:
                desk.read_again()

    def move_by(self, by: int) -> None:
        """Let the current block stand one place up or down."""
        self.form.hand_over()
        number, block = self.list.currentRow() + by, self.current
        if self._edits is None or block is None or not 0 <= number < len(self.blocks):
            return
        to = self.blocks[number]
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(number)  # where it will stand
        self._edits.move(block, to)

    def remove(self) -> None:
        """Take the current block out, or give up the one that was to come."""
        self.form.give_up()
        if self._edits is not None and (block := self.current) is not None:
            self._edits.remove([block])
        elif self.is_draft and self._desk is not None and self._edits is not None:
            self._end_draft()
            self.follow(self._desk, self._edits)
            self.on_given_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up by Escape what is to come; a field takes back what is typed into it first."""
        if event.key() == Qt.Key.Key_Escape and self.is_draft and not self._is_coming:
            self.remove()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove, move, copy and paste blocks by keys of the list."""
        is_press = watched is self.list and event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and self._on_key(event):
            return True
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        keys, is_alt = Qt.Key, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() == keys.Key_Delete:
            self.remove()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy.click()  # else the list would copy its line
        elif event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif is_alt and event.key() in (keys.Key_Up, keys.Key_Down):
            self.move_by(-1 if event.key() == keys.Key_Up else 1)
        else:
            return False
        return True
