"""Boxes that tell something or ask one question."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QInputDialog,
    QMessageBox,
    QWidget,
)

from sitemap_editor.core.errors import Remark, SitemapError, TooLarge
from sitemap_editor.core.readable import in_lines, one_line
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.prompts import Answer

D = TypeVar("D", bound=QDialog)


_ROW_NUMBER = re.compile(
    r"\s*([0-9]{1,12}|[0-9]{1,3}(?:[.,'’\s][0-9]{3})+)\s*(?:[-–][0-9.,'’\s]*)?"
)


def row_of_text(text: str, count: int) -> int | None:
    """Return the row that a text names, of a range its first; None where it names none of these."""
    match = _ROW_NUMBER.fullmatch(text)
    number = int(re.sub(r"[^0-9]", "", match[1])) if match is not None else 0
    return number if 1 <= number <= count else None


class PlainBox(QMessageBox):
    """A box that takes no name and no error for markup; each sentence keeps its lines."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        """Say what it is about."""
        super().setText(in_lines(text))

    def setInformativeText(self, text: str) -> None:
        """Say more."""
        super().setInformativeText(in_lines(text))


class QuestionWords(QObject):
    """Plurals: Qt finds them in the very class of an object alone, not in what it is based on."""

    def not_applied(self, rows: int) -> str:
        """Tell for how many rows something was typed and not applied."""
        return self.tr("What you typed in Details for %n row(s) was not applied.", "", rows)

    def open_many(self, files: int) -> str:
        """Ask whether so many are meant."""
        return self.tr("Open %n file(s)?", "", files)

    def discard(self, files: int) -> str:
        """Ask whether the changes to so many may go."""
        return self.tr("Discard the unsaved changes to %n file(s)?", "", files)


class QuestionBoxes(QObject):
    """Questions of `Prompts` that a box of the platform asks."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    @property
    def _asking(self) -> QWidget:
        """The window or dialog from which a person asks: it has the keyboard again afterwards."""
        front = parent = QApplication.activeWindow()
        if front is None or not front.isVisible():  # a box that was just closed is gone in a moment
            return self._window
        while parent is not None and parent is not self._window:
            parent = parent.parentWidget()
        return self._window if parent is None else front

    def tell_error(self, name: str, error: SitemapError) -> None:
        box = self._box(QMessageBox.Icon.Warning)
        box.setText(self.tr("There is a problem with “{name}”.").format(name=one_line(name)))
        place = ""
        if error.line is not None and error.column is not None:
            place = self.tr("Line {line}, column {column}").format(
                line=error.line, column=error.column
            )
        box.setInformativeText("\n\n".join(part for part in (sentence(error), place) if part))
        self._shown(box)

    def save_changes(self, names: Sequence[str]) -> Answer:
        box = self._box(QMessageBox.Icon.Warning)
        if len(names) == 1:
            box.setText(self.tr("Save the changes to “{name}”?").format(name=one_line(names[0])))
        else:
            box.setText(self.tr("Save the changes to these files?"))
            box.setInformativeText("\n".join(f"• {one_line(name)}" for name in names))
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        box.button(buttons.Save).setText(self.tr("&Save"))  # those of Qt have no letters for Alt
        box.button(buttons.Discard).setText(self.tr("&Discard"))
        answers = {buttons.Save: Answer.YES, buttons.Discard: Answer.NO}
        self._shown(box)
        return answers.get(box.standardButton(box.clickedButton()), Answer.CANCEL)

    def lose_unapplied(self, names: Sequence[str], count: int) -> bool:
        said = self.tr(
            "A form was not added yet, or a source is not a whole row, "
            "or its row was changed elsewhere. If you close now, what you typed is lost."
        )
        files = "\n".join(f"• {one_line(name)}" for name in names)
        return self._sure(
            QuestionWords().not_applied(count),
            f"{said}\n{files}",
            self.tr("&Close Anyway"),
        )

    def overwrite_changed_file(self, name: str) -> bool:
        return self._sure(
            self.tr("“{name}” was changed by another program since you opened it.").format(
                name=one_line(name)
            ),
            self.tr("If you save now, those changes are overwritten."),
            self.tr("&Replace"),
        )

    def save_as_utf8(self, name: str, encoding: str) -> bool:
        return self._sure(
            self.tr("“{name}” is encoded in {encoding}.").format(
                name=one_line(name), encoding=encoding
            ),
            self.tr(
                "Sitemaps must be in UTF-8, so the file will be saved as UTF-8. Nothing is lost."
            ),
            self.tr("&Save as UTF-8"),
        )

    def overwrite_in_place(self, error: SitemapError) -> bool:
        return self._sure(sentence(error), self.tr("Overwrite it anyway?"), self.tr("&Overwrite"))

    def leave_values_behind(self, name: str, lost: Remark) -> bool:
        return self._sure(
            self.tr("“{name}” cannot hold all of this sitemap.").format(name=one_line(name)),
            sentence(lost),
            self.tr("&Save URLs"),
        )

    def throw_away_changes(self, name: str) -> bool:
        return self._sure(
            self.tr("Reload “{name}” from disk?").format(name=one_line(name)),
            self.tr("Your changes since the last save will be lost."),
            self.tr("&Reload"),
        )

    def create_missing(self, path: Path) -> bool:
        return self._sure(
            self.tr("The file “{name}” does not exist.").format(name=one_line(path.name)),
            self.tr("Create it in {folder}?").format(folder=one_line(str(path.absolute().parent))),
            self.tr("&Create"),
        )

    def open_large(self, path: Path, error: TooLarge) -> bool:
        return self._sure(
            self.tr("“{name}” is very large.").format(name=one_line(path.name)),
            sentence(error)
            + " "
            + self.tr("Opening it needs at least this much memory, and the file may be malicious."),
            self.tr("&Open Anyway"),
        )

    def open_many(self, count: int) -> bool:
        return self._sure(
            QuestionWords().open_many(count),
            self.tr("Each file opens in its own tab and is held in memory."),
            self.tr("&Open Anyway"),
        )

    def row_number(self, current: int, count: int) -> int | None:
        dialog = QInputDialog(self._asking)
        dialog.setWindowTitle(self.tr("Go to Row"))
        label = self.tr("Row (1 to {count}):").format(count=QLocale().toString(count))
        dialog.setLabelText(label)
        dialog.setTextValue(str(current))
        dialog.okButtonText()  # makes the buttons
        agree = dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok)
        dialog.textValueChanged.connect(
            lambda text: agree.setEnabled(row_of_text(text, count) is not None)
        )
        is_given = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return row_of_text(dialog.textValue(), count) if is_given else None

    def file_of_rows(self, names: Sequence[str], current: str) -> str | None:
        at = names.index(current) if current in names else 0
        name, is_given = QInputDialog.getItem(
            self._asking, self.tr("Move to File"), self.tr("&File:"), names, at, editable=False
        )
        return name if is_given else None

    def file_to_merge_into(self, name: str, others: Sequence[str]) -> str | None:
        title = self.tr("Merge Into File")
        text = self.tr("Move all rows of “{name}” &into:").format(name=name.replace("&", "&&"))
        chosen, is_given = QInputDialog.getItem(
            self._asking, title, text, others, 0, editable=False
        )
        return chosen if is_given else None

    def recipe_name(self, suggested: str) -> str | None:
        name, is_given = QInputDialog.getText(
            self._asking, self.tr("New Recipe"), self.tr("&Name:"), text=suggested
        )
        return name.strip() or None if is_given else None

    def _sure_to_discard(self, count: int) -> bool:
        return self._sure(
            QuestionWords().discard(count),
            self.tr("You cannot get them back. The files on disk stay unchanged."),
            self.tr("&Discard"),
        )

    def _sure(self, text: str, more: str, action: str) -> bool:
        box = self._box(QMessageBox.Icon.Question)
        box.setText(text)
        box.setInformativeText(more)
        yes = box.addButton(action, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        self._shown(box)
        return box.clickedButton() is yes

    def _box(self, icon: QMessageBox.Icon) -> QMessageBox:
        box = PlainBox(self._asking)
        box.setIcon(icon)
        box.setWindowTitle(QCoreApplication.applicationName())
        return box

    @staticmethod
    def _shown(dialog: D) -> D:
        """Show a dialog until it is closed; what it came to can be read once."""
        dialog.exec()
        dialog.deleteLater()
        return dialog
