"""The questions as dialogs of the platform: the only place that opens one."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

from sitemap_editor.core.errors import Remark, SitemapError, TooLarge
from sitemap_editor.core.files.format import GZIP_SUFFIX, Format
from sitemap_editor.core.files.formats import (
    FORMATS,
    GZIP_SITEMAP,
    TABLES,
    format_named,
    list_name,
    sitemap_name,
)
from sitemap_editor.core.protocol.fields import Kind
from sitemap_editor.core.readable import in_lines, one_line
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.prompts import Answer

if TYPE_CHECKING:
    from sitemap_editor.core.files.recovery.abandoned import Summary
    from sitemap_editor.core.recipes.recipe import Recipe
    from sitemap_editor.session.changing.change_review import ChangeReview
    from sitemap_editor.session.changing.duplicates_review import DuplicatesReview
    from sitemap_editor.session.changing.recipe_draft import RecipeDraft
    from sitemap_editor.session.changing.recipe_review import RecipeReview
    from sitemap_editor.session.checks.fix_review import FixReview
    from sitemap_editor.session.checks.mute_review import MuteReview
    from sitemap_editor.session.files.disk_comparison import DiskComparison
    from sitemap_editor.session.importing.import_review import ImportReview
    from sitemap_editor.session.indexes.index_draft import IndexDraft
    from sitemap_editor.session.indexes.robots_review import RobotsReview
    from sitemap_editor.session.merging.merge_review import MergeReview
    from sitemap_editor.session.program.faults import Faults
    from sitemap_editor.session.program.key_bindings import KeyBindings
    from sitemap_editor.session.program.settings import Preferences
    from sitemap_editor.session.splitting.split_review import SplitReview

D = TypeVar("D", bound=QDialog)


class _PlainBox(QMessageBox):
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


class _Boxes(QObject):
    """What questions are asked with."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def folder(self, title: str, start: Path) -> Path | None:
        name = QFileDialog.getExistingDirectory(self._window, title, str(start))
        return Path(name) if name else None

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

    def _agreed(self, path: Path, final: str) -> Path | None:
        """Return `path` under its final name; the dialog asked only about the one in `path`."""
        if final == path.name:
            return path
        path = path.with_name(final)
        if os.path.lexists(path) and not self._sure(
            self.tr("“{name}” already exists.").format(name=one_line(path.name)),
            self.tr("Replace it?"),
            self.tr("&Replace"),
        ):
            return None
        return path

    def _accepted(self, dialog: QDialog) -> bool:
        return self._shown(dialog).result() == QDialog.DialogCode.Accepted

    @staticmethod
    def _shown(dialog: D) -> D:
        """Show a dialog until it is closed; what it came to can be read once."""
        dialog.exec()
        dialog.deleteLater()
        return dialog

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
        box = _PlainBox(self._window)
        box.setIcon(icon)
        box.setWindowTitle(QCoreApplication.applicationName())
        return box


class _FileBoxes(_Boxes):
    """Questions about opening and saving files."""

    def files_to_open(self, folder: str) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open Sitemaps"), folder, self._open_filters()
        )
        return [Path(name) for name in names]

    def place_to_save(self, suggested: Path, kind: Kind, *, has_rows: bool = True) -> Path | None:
        own = next(each for each in FORMATS if kind in each.kinds)
        saved = [each for each in FORMATS if each.scan or (has_rows and each.write)]
        saved.sort(key=lambda each: each is not own)  # what it is comes first
        suffixes = {_filter(each): each.suffixes[0] for each in saved}
        is_packed = suggested.suffix.lower() == GZIP_SUFFIX
        first = _filter(GZIP_SITEMAP if is_packed else own)
        name, used = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save Sitemap As"),
            str(suggested),
            ";;".join([*suffixes, self._any_file()]),
            first,
        )
        if not name:
            return None
        path = Path(name)
        is_type_chosen = used not in ("", first)
        final = sitemap_name(path.name, suffixes.get(used, ""), is_type_chosen=is_type_chosen)
        if not has_rows and format_named(final) in TABLES:
            suffix = suffixes.get(used, own.suffixes[0])
            final = sitemap_name(path.name, suffix, is_type_chosen=True)
        return self._agreed(path, final)

    def _open_filters(self) -> str:
        suffixes = dict.fromkeys(each.suffixes[0] for each in FORMATS if each is not GZIP_SITEMAP)
        names = " ".join(f"*{suffix}" for suffix in (*suffixes, GZIP_SUFFIX))
        return f"{self.tr('Sitemaps')} ({names});;{self._any_file()}"

    def _any_file(self) -> str:
        return self.tr("All files") + " (*)"

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
        answers = {buttons.Save: Answer.YES, buttons.Discard: Answer.NO}
        self._shown(box)
        return answers.get(box.standardButton(box.clickedButton()), Answer.CANCEL)

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
            self.tr("Open %n file(s)?", "", count),
            self.tr("Each file opens in its own tab and is held in memory."),
            self.tr("&Open Anyway"),
        )

    def file_to_import(self, folder: str) -> Path | None:
        names = "*.csv *.tsv *.txt *.html *.htm *.log *.jsonl *.xml *.gz *.rss *.atom"
        filters = f"{self.tr('Tables, lists, pages, logs, sitemaps')} ({names});;{self._any_file()}"
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import Rows"), folder, filters)
        return Path(name) if name else None

    def place_for_list(self, suggested: Path) -> Path | None:
        filters = (self.tr("Table (*.csv)"), self.tr("Text (*.txt)"), "JSON (*.json)")
        name, used = QFileDialog.getSaveFileName(
            self._window, self.tr("Export Problems"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path = Path(name)
        chosen = used[used.rfind("*") + 1 : -1] or ".csv"
        return self._agreed(path, list_name(path.name, chosen, (".csv", ".txt", ".json")))

    def place_to_export(self, suggested: Path) -> Path | None:
        from sitemap_editor.core.files.exports import EXPORTS  # not at start

        titles = (QCoreApplication.translate("core", each.title) for each in EXPORTS)
        filters = [f"{title} (*{each.suffix})" for title, each in zip(titles, EXPORTS, strict=True)]
        name, used = QFileDialog.getSaveFileName(
            self._window, self.tr("Export Rows"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path, suffixes = Path(name), tuple(each.suffix for each in EXPORTS)
        chosen = used[used.rfind("*") + 1 : -1] or suffixes[0]
        return self._agreed(path, list_name(path.name, chosen, suffixes))

    def place_for_picture(self, suggested: Path) -> Path | None:
        filters = ("PNG (*.png)", "SVG (*.svg)")
        name, used = QFileDialog.getSaveFileName(
            self._window, self.tr("Export Picture"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path, chosen = Path(name), used[used.rfind("*") + 1 : -1] or ".png"
        return self._agreed(path, list_name(path.name, chosen, (".png", ".svg")))


class _ReviewBoxes(_FileBoxes):
    """Plans that a person looks at before they are carried out."""

    def review_fix(self, review: FixReview) -> bool:
        from sitemap_editor.windows.problems.fix_dialog import FixDialog  # not at start

        return self._accepted(FixDialog(review, self._window))

    def review_change(self, review: ChangeReview) -> bool:
        from sitemap_editor.windows.changing.change_dialog import ChangeDialog  # not at start

        return self._accepted(ChangeDialog(review, self._window))

    def review_duplicates(self, review: DuplicatesReview) -> bool:
        from sitemap_editor.windows.changing.duplicates_dialog import DuplicatesDialog  # later

        return self._accepted(DuplicatesDialog(review, self._window))

    def review_import(self, review: ImportReview) -> bool:
        from sitemap_editor.windows.importing.dialog import ImportDialog  # not at start

        return self._accepted(ImportDialog(review, self._window))


class BoxPrompts(_ReviewBoxes):
    """The questions of `Prompts`, which says what each is for, as dialogs of the platform."""

    def row_number(self, current: int, count: int) -> int | None:
        label = self.tr("Row (1 to {count}):").format(count=QLocale().toString(count))
        number, is_given = QInputDialog.getInt(
            self._window, self.tr("Go to Row"), label, current, 1, count
        )
        return number if is_given else None

    def show_faults(self, faults: Faults, save_all: Callable[[], object]) -> None:
        from sitemap_editor.windows.fault_dialog import show_once  # not at start

        show_once(faults, save_all, self._window)

    def show_muted(self, review: MuteReview) -> None:
        from sitemap_editor.windows.problems.muted_dialog import MutedDialog  # not at start

        self._shown(MutedDialog(review, self._window))

    def edit_recipe(self, draft: RecipeDraft, step: int) -> Recipe | None:
        from sitemap_editor.windows.changing.recipe_editor import RecipeEditor  # not at start

        return draft.recipe() if self._accepted(RecipeEditor(draft, self._window, step)) else None

    def recipe_to_open(self) -> Path | None:
        return self._json_to_open(self.tr("Import Recipe"), self.tr("Recipe (*.json)"))

    def place_for_recipe(self, suggested: Path) -> Path | None:
        title = self.tr("Export Recipe")
        return self._place_for_json(title, self.tr("Recipe (*.json)"), suggested)

    def keys_to_open(self) -> Path | None:
        return self._json_to_open(self.tr("Import Shortcuts"), self.tr("Shortcuts (*.json)"))

    def place_for_keys(self, suggested: Path) -> Path | None:
        title = self.tr("Export Shortcuts")
        return self._place_for_json(title, self.tr("Shortcuts (*.json)"), suggested)

    def _json_to_open(self, title: str, kind: str) -> Path | None:
        name, _ = QFileDialog.getOpenFileName(self._window, title, "", kind)
        return Path(name) if name else None

    def _place_for_json(self, title: str, kind: str, suggested: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(suggested), kind)
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else f"{path.name}.json")

    def recipe_name(self, suggested: str) -> str | None:
        name, is_given = QInputDialog.getText(
            self._window, self.tr("New Recipe"), self.tr("&Name:"), text=suggested
        )
        return name.strip() or None if is_given else None

    def show_robots(self, review: RobotsReview) -> None:
        from sitemap_editor.windows.indexes.robots_dialog import RobotsDialog  # not at start

        self._shown(RobotsDialog(review, self._window))

    def compare_with_disk(self, review: DiskComparison) -> Answer:
        from sitemap_editor.windows.recovery.compare_dialog import CompareDialog  # not at start

        return self._shown(CompareDialog(review, self._window)).answer

    def offer_recovery(self, lost: Sequence[Summary]) -> list[Answer]:
        from sitemap_editor.windows.recovery.recovery_dialog import RecoveryDialog  # not at start

        return self._shown(RecoveryDialog(lost, self._throws_away, self._window)).answers

    def _throws_away(self, count: int) -> bool:
        return self._sure(
            self.tr("Discard the unsaved changes to %n file(s)?", "", count),
            self.tr("You cannot get them back. The files on disk stay unchanged."),
            self.tr("&Discard"),
        )

    def review_recipe(self, review: RecipeReview) -> bool:
        from sitemap_editor.windows.changing.recipe_dialog import RecipeDialog  # not at start

        return self._accepted(RecipeDialog(review, self, self._window))

    def review_split(self, review: SplitReview) -> Path | None:
        from sitemap_editor.windows.splitting.dialog import SplitDialog  # not at start

        return self._shown(SplitDialog(review, self, self._window)).file_to_open

    def review_merge(self, review: MergeReview) -> bool:
        from sitemap_editor.windows.merging.dialog import MergeDialog  # not at start

        return self._accepted(MergeDialog(review, self, self._window))

    def review_index(self, draft: IndexDraft) -> bool:
        from sitemap_editor.windows.indexes.index_dialog import IndexDialog  # not at start

        return self._accepted(IndexDialog(draft, self, self._window))

    def show_text(self, title: str, text: str) -> None:
        from sitemap_editor.windows.files.reading_dialog import ReadingDialog  # not at start

        self._shown(ReadingDialog(title, text, self._window))

    def show_about(self) -> None:
        from sitemap_editor.windows.help.about import AboutDialog  # not at start

        self._shown(AboutDialog(self._window))

    def change_shortcuts(self, bindings: KeyBindings) -> None:
        from sitemap_editor.windows.shortcuts.dialog import ShortcutsDialog  # not at start

        self._shown(ShortcutsDialog(bindings, self, self._window))

    def change_preferences(self, preferences: Preferences) -> None:
        from sitemap_editor.windows.preferences.dialog import PreferencesDialog  # not at start

        self._shown(PreferencesDialog(preferences, self.folder, self._window))


def _filter(format_: Format) -> str:
    """Return a format as file dialogs name it."""
    return f"{QCoreApplication.translate('core', format_.title)} (*{format_.suffixes[0]})"
