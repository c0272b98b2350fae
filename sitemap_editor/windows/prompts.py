"""Every question and message box: the only place that opens one. Tests hand in scripted answers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SitemapError, TooLarge
from sitemap_editor.core.protocol.fields import TEXT, Kind
from sitemap_editor.session.texts import sentence

if TYPE_CHECKING:
    from sitemap_editor.session.fix_review import FixReview


class Answer(Enum):
    """What a person decided."""

    YES = "yes"
    NO = "no"
    CANCEL = "cancel"


class Prompts(Protocol):
    """The questions this program asks."""

    def files_to_open(self, folder: str) -> list[Path]:
        """Ask which files to open; none where the person changed their mind."""
        ...

    def place_to_save(self, suggested: Path, kind: Kind) -> Path | None:
        """Ask for a name; the dialog has asked before replacing an existing file."""
        ...

    def save_changes(self, names: Sequence[str]) -> Answer:
        """Ask whether to save before closing: YES saves, NO throws the changes away."""
        ...

    def overwrite_changed_file(self, name: str) -> bool:
        """Ask whether to overwrite a file that somebody else changed."""
        ...

    def save_as_utf8(self, name: str, encoding: str) -> bool:
        """Ask whether to save as UTF-8 what came in another encoding."""
        ...

    def overwrite_in_place(self, error: SitemapError) -> bool:
        """Ask whether to write without the safe exchange."""
        ...

    def leave_values_behind(self, name: str) -> bool:
        """Ask whether to save a table as text, which holds URLs only."""
        ...

    def throw_away_changes(self, name: str) -> bool:
        """Ask whether to reload and lose what was changed."""
        ...

    def create_missing(self, path: Path) -> bool:
        """Ask whether to make a file that does not exist."""
        ...

    def open_large(self, path: Path, error: TooLarge) -> bool:
        """Ask whether to open a file beyond the usual cap."""
        ...

    def row_number(self, current: int, count: int) -> int | None:
        """Ask for a row, counted from 1."""
        ...

    def review_fix(self, review: FixReview) -> bool:
        """Show what a fix would change, ask what it must know; True to make it."""
        ...

    def place_for_list(self, suggested: Path) -> Path | None:
        """Ask where to write the list of problems; its suffix says in which form."""
        ...

    def tell_error(self, name: str, error: SitemapError) -> None:
        """Say what went wrong with a file, where, and what to do."""
        ...

    def tell(self, title: str, text: str) -> None:
        """Say something that needs no answer (rich text)."""
        ...

    def show_text(self, title: str, text: str) -> None:
        """Show a long text to read and search (rich text)."""
        ...


_FILTERS: Final = (
    (QT_TRANSLATE_NOOP("BoxPrompts", "Sitemaps"), "*.xml *.xml.gz *.txt *.txt.gz *.gz"),
    (QT_TRANSLATE_NOOP("BoxPrompts", "XML sitemap"), "*.xml"),
    (QT_TRANSLATE_NOOP("BoxPrompts", "Compressed XML sitemap"), "*.xml.gz"),
    (QT_TRANSLATE_NOOP("BoxPrompts", "Text sitemap, one URL a line"), "*.txt"),
    (QT_TRANSLATE_NOOP("BoxPrompts", "All files"), "*"),
)
_ALL_SITEMAPS, _XML, _XML_GZ, _TXT, _ANY = range(5)


class BoxPrompts(QObject):
    """The questions as dialogs of the platform."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def files_to_open(self, folder: str) -> list[Path]:
        """See `Prompts`."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open Sitemaps"), folder, _filters(_ALL_SITEMAPS, _ANY)
        )
        return [Path(name) for name in names]

    def place_to_save(self, suggested: Path, kind: Kind) -> Path | None:
        """See `Prompts`."""
        order = (_TXT, _XML, _XML_GZ, _ANY) if kind is TEXT else (_XML, _XML_GZ, _TXT, _ANY)
        chosen = _filters(_XML_GZ) if suggested.suffix == ".gz" else ""
        name, used = QFileDialog.getSaveFileName(
            self._window, self.tr("Save Sitemap As"), str(suggested), _filters(*order), chosen
        )
        if not name:
            return None
        path = Path(name)
        if not path.suffix:
            suffixes = {_filters(_XML_GZ): ".xml.gz", _filters(_TXT): ".txt"}
            path = path.with_name(path.name + suffixes.get(used, ".xml"))
            if path.exists() and not self._sure(
                self.tr("“{name}” exists already.").format(name=path.name),
                self.tr("Replace it?"),
                self.tr("&Replace"),
            ):
                return None
        return path

    def save_changes(self, names: Sequence[str]) -> Answer:
        """See `Prompts`."""
        box = self._box(QMessageBox.Icon.Warning)
        if len(names) == 1:
            box.setText(self.tr("Save the changes to “{name}”?").format(name=names[0]))
        else:
            box.setText(self.tr("Save the changes to these files?"))
            box.setInformativeText("\n".join(f"• {name}" for name in names))
        box.setStandardButtons(
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel
        )
        box.setDefaultButton(QMessageBox.StandardButton.Save)
        return {
            QMessageBox.StandardButton.Save: Answer.YES,
            QMessageBox.StandardButton.Discard: Answer.NO,
        }.get(QMessageBox.StandardButton(self._run(box)), Answer.CANCEL)

    def overwrite_changed_file(self, name: str) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("“{name}” was changed by another program since it was opened.").format(
                name=name
            ),
            self.tr("Saving now replaces what that program wrote."),
            self.tr("&Replace"),
        )

    def save_as_utf8(self, name: str, encoding: str) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("“{name}” was written as {encoding}.").format(name=name, encoding=encoding),
            self.tr("Sitemaps must be UTF-8, so it will be saved as UTF-8. Nothing is lost."),
            self.tr("&Save as UTF-8"),
        )

    def overwrite_in_place(self, error: SitemapError) -> bool:
        """See `Prompts`."""
        return self._sure(
            sentence(error), self.tr("Overwrite it all the same?"), self.tr("&Overwrite")
        )

    def leave_values_behind(self, name: str) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("“{name}” will hold the URLs only.").format(name=name),
            self.tr("A text sitemap has no room for dates, frequencies, priorities or images."),
            self.tr("&Save the URLs"),
        )

    def throw_away_changes(self, name: str) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("Reload “{name}” from disk?").format(name=name),
            self.tr("Your changes since the last save will be lost."),
            self.tr("&Reload"),
        )

    def create_missing(self, path: Path) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("There is no file “{name}”.").format(name=path.name),
            self.tr("Create it in {folder}?").format(folder=path.absolute().parent),
            self.tr("&Create"),
        )

    def open_large(self, path: Path, error: TooLarge) -> bool:
        """See `Prompts`."""
        return self._sure(
            self.tr("“{name}” is very large.").format(name=path.name),
            sentence(error)
            + " "
            + self.tr("Opening it takes at least that much memory, and it may be a trap."),
            self.tr("&Open all the same"),
        )

    def row_number(self, current: int, count: int) -> int | None:
        """See `Prompts`."""
        label = self.tr("Row (1 to {count}):").format(count=QLocale().toString(count))
        number, is_given = QInputDialog.getInt(
            self._window, self.tr("Go to Row"), label, current, 1, count
        )
        return number if is_given else None

    def tell_error(self, name: str, error: SitemapError) -> None:
        """See `Prompts`."""
        box = self._box(QMessageBox.Icon.Warning)
        box.setText(self.tr("There is a problem with “{name}”.").format(name=name))
        place = ""
        if error.line is not None and error.column is not None:
            place = self.tr("Line {line}, column {column}").format(
                line=error.line, column=error.column
            )
        box.setInformativeText("\n\n".join(part for part in (sentence(error), place) if part))
        self._run(box)

    def tell(self, title: str, text: str) -> None:
        """See `Prompts`."""
        box = self._box(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(title)
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(text)
        self._run(box)

    def review_fix(self, review: FixReview) -> bool:
        """See `Prompts`."""
        from sitemap_editor.windows.problems.fix_dialog import FixDialog  # not at start

        dialog = FixDialog(review, self._window)
        is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return is_accepted

    def place_for_list(self, suggested: Path) -> Path | None:
        """See `Prompts`."""
        filters = (self.tr("Table (*.csv)"), self.tr("Text (*.txt)"), "JSON (*.json)")
        name, used = QFileDialog.getSaveFileName(
            self._window, self.tr("Export Problems"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(used[used.rfind("*") + 1 : -1])

    def show_text(self, title: str, text: str) -> None:
        """See `Prompts`."""
        from sitemap_editor.windows.reading_dialog import ReadingDialog  # not at start

        dialog = ReadingDialog(title, text, self._window)
        dialog.exec()
        dialog.deleteLater()

    def _sure(self, text: str, more: str, action: str) -> bool:
        box = self._box(QMessageBox.Icon.Question)
        box.setText(text)
        box.setInformativeText(more)
        yes = box.addButton(action, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        self._run(box)
        return box.clickedButton() is yes

    @staticmethod
    def _run(box: QMessageBox) -> int:
        """Ask, and let the box go once its answer was read."""
        answer = box.exec()
        box.deleteLater()
        return answer

    def _box(self, icon: QMessageBox.Icon) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setIcon(icon)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(QCoreApplication.applicationName())
        return box


def tell_failure(prompts: Prompts, name: str, error: Exception) -> None:
    """Say what went wrong with a file; an error that is a fault of the program goes on its way."""
    if not isinstance(error, SitemapError):
        raise error
    prompts.tell_error(name, error)


def _filters(*numbers: int) -> str:
    return ";;".join(
        f"{QCoreApplication.translate('BoxPrompts', _FILTERS[number][0])} ({_FILTERS[number][1]})"
        for number in numbers
    )
