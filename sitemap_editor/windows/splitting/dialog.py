"""The dialog of a split: what is asked for, what would come of it, then the writing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPushButton, QWidget

from sitemap_editor.core.checks.rule import Severity
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.readable import one_line
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.session.splitting.split_review import SplitReview
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.windows.looks.dialogs import ReviewDialog
from sitemap_editor.windows.looks.folding import PanelArea
from sitemap_editor.windows.looks.icons import drawn
from sitemap_editor.windows.looks.layouts import column_of, row_of
from sitemap_editor.windows.looks.message_list import MessageList, Saying
from sitemap_editor.windows.looks.part_bar import PartBar
from sitemap_editor.windows.looks.plain_text import Heading, PlainLabel, title_text
from sitemap_editor.windows.looks.text_size import scaled
from sitemap_editor.windows.looks.theme import SEVERITY_ICONS
from sitemap_editor.windows.prompts import Prompts
from sitemap_editor.windows.splitting.order_form import OrderForm
from sitemap_editor.windows.splitting.part_table import PartTable

_SIZE: Final = (900, 600)
_DELAY_MS: Final = 250
_BAR_WIDTH: Final = 200
_LARGER: Final = 1.15
_MARK: Final = 16
_NAMED: Final = 3
_ON_HOVER: Final = 30


class Outcome(QWidget):
    """A headline and a sentence about files that are on disk now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.headline = Heading("", self, wraps=True, larger=_LARGER)
        self.said = PlainLabel("", self, wraps=True)
        column_of(self.headline, self.said, on=self, margins=(0, 4, 0, 6), spacing=6)
        self.hide()

    def tell(self, review: SplitReview) -> None:
        """Tell of a split that was written."""
        paths, plan = review.paths or (), review.plan
        parts = plan.parts if plan is not None else ()
        text = self.tr("“{name}” was split into %Ln part(s)", "", len(parts))
        self.headline.setText(text.format(name=review.name))
        if not paths:
            said = [self.tr("All files in {folder} are up to date. Nothing was written.")]
        else:
            said = [self.tr("%Ln file(s) were written to {folder}.", "", len(paths))]
        stayed = sum(part.is_unchanged for part in parts)
        if stayed and paths:
            said.append(self.tr("%Ln part(s) unchanged.", "", stayed))
        if review.index_path is not None:
            said.append(self.tr("Upload the files to your server, and list {index} in robots.txt."))
        else:
            said.append(
                self.tr("Upload the files to your server, and list each of them in robots.txt.")
            )
        index = review.index_path.name if review.index_path is not None else ""
        text = " ".join(said).format(folder=review.folder, index=index)
        self.said.setText(" ".join((text, *map(sentence, review.remarks))))
        self.show()


class ReplaceBox(QWidget):
    """Names the files and has a box that must be ticked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        mark = PlainLabel(self)
        side = scaled(self, _MARK)
        mark.setPixmap(drawn(SEVERITY_ICONS[Severity.WARNING], "#000000").pixmap(side, side))
        self.said = PlainLabel("", self, wraps=True)
        self.box = QCheckBox(self.tr("&Replace these files"), self)
        parts = ((mark, Qt.AlignmentFlag.AlignTop), (self.said, 1), self.box)
        row_of(*parts, on=self, margins=(8, 0, 8, 0), spacing=8)
        self.hide()

    def show_paths(self, paths: Sequence[Path], source: str, *, is_agreed: bool) -> None:
        """Name the files that would be replaced, `source` being the one that is split."""
        self.setVisible(bool(paths))
        self.box.setChecked(is_agreed)
        names = [path.name for path in paths]
        shown = ", ".join(names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
        text = self.tr(
            "%Ln file(s) in this folder will be replaced if you allow it: {names}.", "", len(names)
        )
        said = [text.format(names=shown)]
        if source:
            text = self.tr("“{name}” is the file you are splitting.")
            said.append(text.format(name=source))
        self.said.setText(" ".join(said))
        some = names[:_ON_HOVER] + (["…"] if len(names) > _ON_HOVER else [])
        self.setToolTip(tool_tip("\n".join(map(one_line, some))))
        self.box.setAccessibleDescription(self.said.text())


def show_folder(folder: Path) -> None:
    """Open a folder in the file manager of the system."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class SplitDialog(ReviewDialog[SplitReview]):
    """Plans a split, writes it, and says what was written.

    After `exec`, `file_to_open` is the file a person wants to see, if any.
    """

    def __init__(
        self,
        review: SplitReview,
        prompts: Prompts,
        parent: QWidget | None,
        show_folder: Callable[[Path], None] = show_folder,
    ) -> None:
        super().__init__(review, _SIZE, parent)
        self.file_to_open: Path | None = None
        self._show_folder = show_folder
        self._mishap = ""
        self._is_waiting = False
        self.setWindowTitle(self.tr("Split “{name}”").format(name=title_text(review.name)))
        self.form = OrderForm(review, prompts.folder, self)
        self.outcome = Outcome(self)
        self.table = PartTable(self)
        self.messages = MessageList(self)
        self.replace_box = ReplaceBox(self)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._plan)
        self._make_foot()
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._plan()
        self.form.by.setFocus()

    # Building

    def _make_foot(self) -> None:
        self.summary = PlainLabel("", self, wraps=True)
        self.bar = PartBar(self)
        self.bar.setFixedWidth(_BAR_WIDTH)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.bar.hide()

    def _make_buttons(self) -> None:
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        accept, act = QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.ActionRole
        self.cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self.split = self.buttons.addButton(self.tr("&Split"), accept)
        self.open_file = self.buttons.addButton(self.tr("&Open Index"), act)
        self.open_folder = self.buttons.addButton(self.tr("Show Fol&der"), act)
        for button in (self.open_file, self.open_folder):
            button.hide()
        self._make_default(self.split)

    def _make_default(self, chosen: QPushButton) -> None:
        for button in (self.cancel, self.split, self.open_file, self.open_folder):
            button.setAutoDefault(button is chosen)
        chosen.setDefault(True)

    def _lay_out(self) -> None:
        upper = QWidget(self)
        column_of(self.form, self.outcome, 4, (self.table, 1), on=upper, margins=0)
        column_of(
            (PanelArea(upper, self), 1),
            row_of((self.summary, 1), self.bar),
            self.messages,
            self.replace_box,
            self.buttons,
            on=self,
        )

    def _connect(self) -> None:
        review = self._review
        self.form.changed.connect(self._on_changed)
        self.replace_box.box.clicked.connect(self._on_agreed)
        self.split.clicked.connect(self._write)
        self.buttons.rejected.connect(self.reject)
        self.open_file.clicked.connect(self._on_open_file)
        self.open_folder.clicked.connect(lambda: self._show_folder(review.folder))
        review.planned.connect(self._on_planned)
        review.progressed.connect(self.bar.set_part)
        review.written.connect(self._on_written)
        review.failed.connect(self._on_failed)
        review.stopped.connect(self._on_stopped)

    # Planning

    def _on_changed(self) -> None:
        """Plan anew once a person pauses; until then nothing can be written by the old plan."""
        self._is_waiting = True
        self._mishap = ""
        self._review.cancel()
        self.bar.end()
        self._delay.start()
        self._adapt()

    def _plan(self) -> None:
        self._is_waiting = False
        self._review.plan_for(self.form.order(), self.form.folder())
        self.bar.begin()
        self._adapt()

    def _on_planned(self) -> None:
        review = self._review
        self.bar.end()
        self.cancel.setEnabled(True)
        self.table.show_plan(review.plan, review.order)
        self._adapt()
        earlier = review.plan.earlier if review.plan is not None else None
        self.form.tell_of_earlier(is_there=earlier is not None and bool(earlier.parts))
        self.form.suggest_address(earlier.published_at if earlier is not None else "")

    def _on_agreed(self, agrees: bool) -> None:
        self._review.agree_to_replace(agrees=agrees)
        self._adapt()

    def _adapt(self) -> None:
        """Say what the plan comes to, and whether it can be written."""
        review = self._review
        is_stale = self._is_waiting or review.is_working
        self.summary.setText(self._summary(is_stale=is_stale))
        self.messages.say(self._said())
        source = review.path.name if review.path and review.replaces_its_source else ""
        self.replace_box.show_paths(review.in_the_way, source, is_agreed=review.replaces)
        self.replace_box.setEnabled(not is_stale and not review.is_writing)
        self.form.setEnabled(not review.is_writing)
        self.split.setEnabled(review.can_write and not self._is_waiting)

    def _said(self) -> list[Saying]:
        review = self._review
        said = [Saying(Severity.ERROR, self._mishap)] if self._mishap else []
        if review.error is not None:
            said.append(Saying(Severity.ERROR, sentence(review.error)))
        for remark in review.plan.remarks if review.plan is not None else ():
            severity = Severity.ERROR if remark.is_obstacle else Severity.HINT
            said.append(Saying(severity, sentence(remark)))
        if review.is_modified:
            text = self.tr("“{name}” has unsaved changes. The split includes them.")
            said.append(Saying(Severity.HINT, text.format(name=review.name)))
        return said

    def _summary(self, *, is_stale: bool) -> str:
        review, plan = self._review, self._review.plan
        if review.is_writing:
            text = self.tr("Writing to {folder}…")
            return text.format(folder=review.folder)
        if is_stale:
            return self.tr("Calculating the parts…")
        if plan is None:
            return ""
        figures = [
            self.tr("%Ln part(s)", "", len(plan.parts)),
            self.tr("%Ln row(s)", "", sum(len(part.row_ids) for part in plan.parts)),
            readable_size(sum(part.size_bytes for part in plan.parts)),
        ]
        stays = sum(part.is_unchanged for part in plan.parts)
        if stays:
            figures.append(self.tr("%Ln unchanged", "", stays))
        text = ", ".join(figures)
        return (
            text if plan.index is None else self.tr("{figures}, and an index").format(figures=text)
        )

    # Writing

    def _write(self) -> None:
        if self._is_waiting or not self._review.can_write:
            return
        self._mishap = ""
        self._review.write()
        self.bar.begin()
        self._adapt()
        self.cancel.setFocus()

    def reject(self) -> None:
        """Close; while files are written, stop that and stay."""
        if self._review.is_writing:
            self.summary.setText(self.tr("Cancelling…"))
            self.cancel.setEnabled(False)
            self._review.stop_writing()
            return
        super().reject()

    def _on_stopped(self) -> None:
        text = self.tr("Cancelled. The folder {folder} is unchanged.")
        self._go_on(text.format(folder=self._review.folder))

    def _on_failed(self, error: SitemapError) -> None:
        self._go_on(sentence(error))

    def _go_on(self, mishap: str) -> None:
        """Let a person try again after files could not be written."""
        self._mishap = mishap
        self.bar.end()
        self.cancel.setEnabled(True)
        self._adapt()
        self.split.setFocus()

    def _on_written(self) -> None:
        review = self._review
        self.bar.end()
        self.outcome.tell(review)
        for gone in (self.form, self.messages, self.replace_box, self.split):
            gone.hide()
        self.summary.setText(self._summary(is_stale=False))
        self.cancel.setEnabled(True)
        self.cancel.setText(self.tr("Close"))
        self.open_file.setVisible(self._shown_first() is not None)
        if review.index_path is None:
            self.open_file.setText(self.tr("&Open First Part"))
        self.open_folder.show()
        first = self.open_file if self._shown_first() is not None else self.open_folder
        self._make_default(first)
        first.setFocus()

    def _shown_first(self) -> Path | None:
        """Return the file that is offered to be opened."""
        review = self._review
        if review.index_path is not None:
            return review.index_path
        parts = review.plan.parts if review.plan is not None else ()
        return review.folder / parts[0].name if parts else None

    def _on_open_file(self) -> None:
        self.file_to_open = self._shown_first()
        self.accept()

    def done(self, result: int) -> None:
        """Stop what still works on the plan."""
        self._delay.stop()
        self.bar.patience.stop()
        super().done(result)
