"""Boxes in which a person names a file or a folder."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QFileDialog

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
from sitemap_editor.core.readable import one_line
from sitemap_editor.windows.boxes.question_boxes import QuestionBoxes


class FileBoxes(QuestionBoxes):
    """Questions of `Prompts` after files and folders; none is overwritten unasked."""

    def folder(self, title: str, start: Path) -> Path | None:
        name = QFileDialog.getExistingDirectory(self._asking, title, str(start))
        return Path(name) if name else None

    def files_to_open(self, folder: str) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(
            self._asking, self.tr("Open Sitemaps"), folder, self._open_filters()
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
            self._asking,
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

    def file_to_import(self, folder: str) -> Path | None:
        names = "*.csv *.tsv *.txt *.html *.htm *.log *.jsonl *.xml *.gz *.rss *.atom"
        said = self.tr("Tables, lists, pages, logs, sitemaps")
        filters = f"{said} ({names});;{self._any_file()}"
        name, _ = QFileDialog.getOpenFileName(self._asking, self.tr("Import Rows"), folder, filters)
        return Path(name) if name else None

    def table_to_read(self, title: str, folder: str) -> Path | None:
        said = self.tr("Tables")
        filters = f"{said} (*.csv *.tsv *.txt *.gz);;{self._any_file()}"
        name, _ = QFileDialog.getOpenFileName(self._asking, title, folder, filters)
        return Path(name) if name else None

    def place_for_list(self, suggested: Path) -> Path | None:
        filters = (self.tr("Table (*.csv)"), self.tr("Text (*.txt)"), "JSON (*.json)")
        name, used = QFileDialog.getSaveFileName(
            self._asking, self.tr("Export Problems"), str(suggested), ";;".join(filters)
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
            self._asking, self.tr("Export Rows"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path, suffixes = Path(name), tuple(each.suffix for each in EXPORTS)
        chosen = used[used.rfind("*") + 1 : -1] or suffixes[0]
        return self._agreed(path, list_name(path.name, chosen, suffixes))

    def place_for_picture(self, suggested: Path) -> Path | None:
        filters = ("PNG (*.png)", "SVG (*.svg)")
        name, used = QFileDialog.getSaveFileName(
            self._asking, self.tr("Export Picture"), str(suggested), ";;".join(filters)
        )
        if not name:
            return None
        path, chosen = Path(name), used[used.rfind("*") + 1 : -1] or ".png"
        return self._agreed(path, list_name(path.name, chosen, (".png", ".svg")))

    def place_for_languages(self, suggested: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(
            self._asking, self.tr("Export Languages"), str(suggested), "CSV (*.csv)"
        )
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else f"{path.name}.csv")

    def place_for_differences(self, suggested: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(
            self._asking, self.tr("Save Differences"), str(suggested), self._any_file()
        )
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else path.name + suggested.suffix)

    def place_for_report(self, suggested: Path) -> Path | None:
        names = {".html": "HTML (*.html)", ".pdf": "PDF (*.pdf)"}
        name, _ = QFileDialog.getSaveFileName(
            self._asking, self.tr("Save Report"), str(suggested), names[suggested.suffix]
        )
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else path.name + suggested.suffix)

    def printer(self, title: str) -> QPagedPaintDevice | None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # a library: not at start

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        dialog = QPrintDialog(printer, self._asking)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, on=False)
        is_wanted = self._shown(dialog).result() == QPrintDialog.DialogCode.Accepted
        return printer if is_wanted else None

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
        name, _ = QFileDialog.getOpenFileName(self._asking, title, "", kind)
        return Path(name) if name else None

    def _place_for_json(self, title: str, kind: str, suggested: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self._asking, title, str(suggested), kind)
        if not name:
            return None
        path = Path(name)
        return self._agreed(path, path.name if path.suffix else f"{path.name}.json")

    def _open_filters(self) -> str:
        suffixes = dict.fromkeys(each.suffixes[0] for each in FORMATS if each is not GZIP_SITEMAP)
        names = " ".join(f"*{suffix}" for suffix in (*suffixes, GZIP_SUFFIX))
        said = self.tr("Sitemaps")
        return f"{said} ({names});;{self._any_file()}"

    def _any_file(self) -> str:
        return self.tr("All files") + " (*)"

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


def _filter(format_: Format) -> str:
    """Return a format as file dialogs name it."""
    return f"{QCoreApplication.translate('core', format_.title)} (*{format_.suffixes[0]})"
