"""Everything rows hold beyond their cells, in parts that fold: what they have, and one more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from sitemap_editor.core.contents.block_fields import IMAGE_SPEC, NEWS_SPEC, VIDEO_SPEC
from sitemap_editor.core.contents.field_specs import BlockSpec
from sitemap_editor.core.protocol.fields import TEXT, URLSET
from sitemap_editor.session.contents.content_edits import ContentEdits
from sitemap_editor.session.contents.contents_desk import ContentsDesk, rows_of
from sitemap_editor.session.contents.row_contents import MOST_ROWS, RowContents
from sitemap_editor.session.contents.shared_tree import SharedNode
from sitemap_editor.session.jobs import let_go
from sitemap_editor.windows.details.alternates_part import AlternatesPart
from sitemap_editor.windows.details.block_part import BlockPart
from sitemap_editor.windows.details.folding_part import FoldingPart
from sitemap_editor.windows.details.others_part import OthersPart
from sitemap_editor.windows.details.waiting_form import WaitingForm
from sitemap_editor.windows.looks.layouts import column_of
from sitemap_editor.windows.looks.plain_text import DimmedLabel
from sitemap_editor.windows.reporter import Reporter
from sitemap_editor.windows.table.document_page import DocumentPage

_REST_MS: Final = 90
"""How long the cursor rests on a row before that is read: less than a key that is held waits."""
_ALTERNATES: Final = "alternates"
_OTHERS: Final = "others"


class ContentsPart(QWidget):
    """Follows the rows that are selected in a page.

    `copy` puts the current block on the clipboard, `paste` what is there into the rows.
    `on_shown` is called once what the rows hold is on screen.
    """

    def __init__(
        self,
        now: Callable[[], datetime],
        reporter: Reporter,
        copy: Callable[[], object],
        paste: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._reporter = reporter
        self._copy = copy
        self._paste = paste
        self.on_shown: Callable[[], object] = lambda: None
        self._wanted = ""
        """The part in which one more is wanted, once the rows are read."""
        self._page: DocumentPage | None = None
        self.desk: ContentsDesk | None = None
        self.edits: ContentEdits | None = None
        self._is_stale = False
        """Whether the document changed since the rows were read."""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.look)
        self.note = DimmedLabel("", self, wraps=True)
        self.parts = {
            "image": self._blocks(self.tr("Images"), self.tr("Add an image"), IMAGE_SPEC),
            "video": self._blocks(self.tr("Videos"), self.tr("Add a video"), VIDEO_SPEC),
            "news": self._blocks(self.tr("News"), self.tr("Add a news article"), NEWS_SPEC),
            _ALTERNATES: FoldingPart(
                self.tr("Language versions"),
                self,
                AlternatesPart,
                self.tr("Add a language version"),
                lambda: self.begin(_ALTERNATES),
            ),
            _OTHERS: FoldingPart(
                self.tr("Other"),
                self,
                OthersPart,
                self.tr("Add an element or attribute"),
                lambda: self.begin(_OTHERS),
            ),
        }
        for name, part in self.parts.items():
            part.on_unfolded = partial(self._fill, name)
        column_of(self.note, *self.parts.values(), on=self, margins=0, spacing=4)
        self._show()

    def _blocks(self, title: str, add_tip: str, spec: BlockSpec) -> FoldingPart:
        def made(parent: QWidget) -> BlockPart:
            part = BlockPart(spec, self._now, self._copy, self._paste, parent)
            part.form.on_step = self._step
            return part

        return FoldingPart(title, self, made, add_tip, lambda: self.begin(spec.local))

    def _say(self, page: DocumentPage, text: str) -> None:
        """Say what an edit did to rows of a page, and offer to undo it."""
        self._reporter.message(text, page, is_edit=True)

    # Following a page

    def show_page(self, page: DocumentPage | None) -> None:
        """Be about the rows of another page."""
        if self._page is not None and isValid(self._page):
            self._page.session.changed.disconnect(self._on_changed)
            self._page.session.findings.updated.disconnect(self._on_checked)
        if self.desk is not None:
            let_go(self.desk)
        for form in self._forms():
            form.put_aside()
        for part in self.parts.values():
            if isinstance(part.body, BlockPart):
                part.body.leave_document()
        self._page, self.desk, self.edits = page, None, None
        if page is not None:
            self.desk = desk = ContentsDesk(page.model, page)
            desk.begun = page.view.begun_beside
            desk.on_read = self._show
            desk.on_leaving = self.hand_over
            self.edits = ContentEdits(
                page.model, lambda: desk.contents, partial(self._say, page), page
            )
            page.session.changed.connect(self._on_changed)
            page.session.findings.updated.connect(self._on_checked)
            self.look()
        else:
            self._show()

    def follow(self) -> None:
        """Look at the rows that are selected, once the cursor rests."""
        if self._is_stale or self._row_ids()[0] != self._contents.row_ids:
            self._rest.start()

    @property
    def is_settled(self) -> bool:
        """Whether it shows what is selected, as it is now."""
        if (
            self._is_stale
            or self._rest.isActive()
            or (self.desk is not None and self.desk.is_working)
        ):
            return False
        return self._row_ids()[0] == self._contents.row_ids

    @property
    def _contents(self) -> RowContents:
        return self.desk.contents if self.desk is not None else RowContents()

    def look(self) -> None:
        """Look at the rows that are selected, now."""
        self._rest.stop()
        page, desk = self._page, self.desk
        if page is None or desk is None or not isValid(page):
            return
        row_ids, count = self._row_ids()
        if row_ids != self._contents.row_ids:
            self.hand_over()
        self._is_stale = False
        desk.look_at(row_ids, count)

    def _row_ids(self) -> tuple[tuple[int, ...], int]:
        """Return the rows that are selected, the current one where none is, and how many."""
        page = self._page
        if page is None or not isValid(page):
            return (), 0
        view = page.view
        count = view.selected.row_count()
        if count > MOST_ROWS:
            return (), count
        rows: Sequence[int] = view.selected.rows() if count > 1 else ()
        if not rows and (current := view.currentIndex()).isValid():
            rows = [current.row()]
        return tuple(page.model.row_id(row) for row in rows), len(rows)

    def _on_changed(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self._rest.start(0)

    def _on_checked(self) -> None:
        if self.isVisible() and not self._rest.isActive():
            self._show()

    # What is shown

    def _show(self) -> None:
        """Show what was read, of what is unfolded."""
        page, desk, contents = self._page, self.desk, self._contents
        is_xml = page is not None and page.session.kind is not TEXT
        has_rows = bool(desk is not None and desk.row_count)
        self.setVisible(is_xml and has_rows)
        too_many = desk is not None and desk.are_too_many
        self.note.setVisible(too_many or contents.is_of_several)
        if too_many:
            said = self.tr("Select {count} rows or fewer to see what they have in common.")
            self.note.setText(said.format(count=self.locale().toString(MOST_ROWS)))
        elif contents.is_of_several:
            said = self.tr("Common to %n row(s)", "", len(contents.row_ids))
            self.note.setText(said)
        is_urlset = page is not None and page.session.kind is URLSET
        for name, part in self.parts.items():
            count = len(self._held(name))
            can_add = not (desk is not None and desk.is_read_only)
            is_full = name == "news" and count > 0
            is_wanted = is_urlset if name != _OTHERS else count > 0 or can_add
            part.setVisible(not too_many and is_wanted)
            part.offer_add(can_add and not is_full)
            shown = self.locale().toString(count) if count else ""
            part.show_count(shown, has_content=count > 0 or self._is_begun(name))
            self._fill(name)
        self.on_shown()
        wanted, self._wanted = self._wanted, ""
        if wanted:
            self.begin(wanted)

    def _held(self, name: str) -> Sequence[object]:
        contents = self._contents
        if name == _ALTERNATES:
            return contents.alternates
        return contents.others if name == _OTHERS else contents.blocks.get(name, ())

    def _is_begun(self, name: str) -> bool:
        """Tell whether a person is about to add the first one."""
        body = self.parts[name].body
        row_ids = self._contents.row_ids
        if self.desk is not None and (name, row_ids) in self.desk.begun:
            return True
        if isinstance(body, AlternatesPart | OthersPart):
            return not body.form.isHidden() and body.form.row_ids == row_ids
        return isinstance(body, BlockPart) and body.is_draft_of(self._contents.row_ids)

    def _fill(self, name: str) -> None:
        """Show a part, if it is unfolded: what nobody sees is not made."""
        part, desk, edits = self.parts[name], self.desk, self.edits
        if desk is None or edits is None or not part.is_unfolded:
            return
        is_new = part.body is None
        body = part.made()
        if is_new:
            self._order_stops()
            if isinstance(body, AlternatesPart | OthersPart):
                body.form.on_given_up = partial(self._on_given_up, name)
            elif isinstance(body, BlockPart):
                body.on_given_up = partial(self._on_given_up, name)
        if isinstance(body, BlockPart | AlternatesPart | OthersPart):
            body.follow(desk, edits)

    def _order_stops(self) -> None:
        """Let Tab go from top to bottom: what is in a part is made later than what is below."""
        stops: list[QWidget] = []
        for part in self.parts.values():
            stops += [part.head, part.add]
            if isinstance(part.body, BlockPart | AlternatesPart | OthersPart):
                stops += part.body.stops()
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    # What a person does

    def begin(self, name: str) -> None:
        """Ask for one more: an image, a video, an article, a language version or an element."""
        desk, edits, part = self.desk, self.edits, self.parts[name]
        if desk is None or edits is None:
            return
        if not self.is_settled:
            self.look()
        if desk.is_working:  # many rows, or one with very much in it
            self._wanted = name
            return
        part.show_count(part.count, has_content=True)
        part.unfold()
        self._fill(name)
        body = part.made()
        if isinstance(body, BlockPart | AlternatesPart | OthersPart):
            body.follow(desk, edits)
            body.begin()
        QTimer.singleShot(0, self, self._bring_into_view)

    def _on_given_up(self, name: str) -> None:
        """Let a part without content be one line again, with the keyboard at its button."""
        self._show()
        if not self.parts[name].has_content:
            self.parts[name].add.setFocus()

    def _bring_into_view(self) -> None:
        """Scroll to where the keyboard is, and all that is asked for, once all has its place."""
        focus, above = QApplication.focusWidget(), self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None and focus is not None and self.isAncestorOf(focus):
            for form in self._forms():
                if form.isAncestorOf(focus):
                    above.ensureWidgetVisible(form)
            above.ensureWidgetVisible(focus)

    def hand_over(self) -> None:
        """Hand over what is typed in a field or a cell."""
        for part in self.parts.values():
            if isinstance(part.body, BlockPart):
                part.body.form.hand_over()
            elif isinstance(part.body, AlternatesPart | OthersPart):
                part.body.hand_over()

    def _forms(self) -> list[WaitingForm]:
        bodies = (part.body for part in self.parts.values())
        return [body.form for body in bodies if isinstance(body, AlternatesPart | OthersPart)]

    def begun_rows(self) -> list[int]:
        """Return the ids of rows for which something is typed in a form and not added yet."""
        here = [row_id for form in self._forms() if form.is_begun for row_id in form.row_ids]
        return [*here, *(rows_of(self.desk.begun) if self.desk is not None else ())]

    def current_block(self) -> SharedNode | None:
        """Return the block that is meant: where the keyboard is, else the first that is shown."""
        focus = QApplication.focusWidget()
        bodies = [
            part.body
            for part in self.parts.values()
            if isinstance(part.body, BlockPart) and part.is_unfolded
        ]
        bodies.sort(key=lambda body: not body.isAncestorOf(focus or self))
        return next((body.current for body in bodies if body.current is not None), None)

    def _step(self, is_redo: bool) -> None:
        """Undo or redo by the keys of a field; the keyboard stays there."""
        page = self._page
        if page is not None and isValid(page):
            page.redo() if is_redo else page.undo()
