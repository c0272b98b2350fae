"""What must be said before language links are written: small forms, each makes a task."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QWidget

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.adding import UrlPattern
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.language_hints import likely_hreflang
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault
from sitemap_editor.session.languages.plan_review import AddLanguage, ChangeCode, Complete, Task
from sitemap_editor.session.plain_words import tool_tip
from sitemap_editor.windows.looks.plain_text import PlainLabel

_LOOKED_AT = 50
_ANY_PATH = "/…"


class PlanForm(QWidget):
    """A form of a few fields; `on_changed` is called when another task is meant."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.on_changed: Callable[[], object] = lambda: None
        self.rows = QFormLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)

    @abstractmethod
    def task(self) -> Task | None:
        """Return what is meant; None where that is not said yet."""

    @abstractmethod
    def hint(self) -> str:
        """Return what is still to be said."""

    def first(self) -> QWidget | None:
        """Return the field to begin in."""
        return None

    def add(self, text: str, field: QWidget) -> None:
        """Put a field in the next row."""
        label = PlainLabel(text, self, buddy=field)
        self.rows.addRow(label, field)


class CompleteForm(PlanForm):
    """Asks for the language of pages that no link names, where there are any."""

    def __init__(self, task: Complete, codes: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._task = task
        self.unnamed = QComboBox(self)
        self.unnamed.addItem(self.tr("Leave these pages as they are"), None)
        for code in dict.fromkeys((X_DEFAULT, *codes)):
            self.unnamed.addItem(code, code)
        self.add(self.tr("Language of pages that &no link names:"), self.unnamed)
        self.unnamed.currentIndexChanged.connect(lambda _number: self.on_changed())

    def task(self) -> Task | None:
        """Return what is meant."""
        return replace(self._task, unnamed=self.unnamed.currentData())

    def hint(self) -> str:
        """Return nothing: there is always an answer."""
        return ""

    def first(self) -> QWidget | None:
        """Return the only field."""
        return self.unnamed


class AddForm(PlanForm):
    """Asks for a new language, and how its URLs are made of those of another."""

    def __init__(self, task: AddLanguage, groups: LanguageGroups, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups = groups
        counts, names = groups.code_counts(), groups.links.codes
        codes = sorted((each for each in counts if each != NO_CODE), key=counts.__getitem__)
        self.code = QLineEdit(self, placeholderText="fr", maxLength=20)
        self.source = QComboBox(self)
        for code in reversed(codes):
            if names[code].lower() != X_DEFAULT:
                self.source.addItem(names[code])
        self.source.setCurrentIndex(max(0, self.source.findText(task.source)))
        self.find_text = QLineEdit(self, placeholderText="/en/…")
        self.put_text = QLineEdit(self, placeholderText="/fr/…")
        self.find_text.setToolTip(
            tool_tip(
                self.tr("The folder, host or other text by which the URLs of a language differ")
            )
        )
        self.add(self.tr("New &language:"), self.code)
        self.add(self.tr("&From the pages in:"), self.source)
        self.add(self.tr("Their URLs &contain:"), self.find_text)
        self.add(self.tr("Put in its &place:"), self.put_text)
        self.source.currentIndexChanged.connect(lambda _number: self._suggest())
        self.code.textChanged.connect(lambda _text: self._suggest_put())
        for field in (self.code, self.find_text, self.put_text):
            field.textChanged.connect(lambda _text: self.on_changed())
        self._suggest()

    def _suggest(self) -> None:
        """Suggest the folder or host that names the language."""
        self.find_text.setText(self._found())
        self._suggest_put()
        self.on_changed()

    def _suggest_put(self) -> None:
        source, code = self.source.currentText().lower(), self.code.text().strip().lower()
        if code == X_DEFAULT:  # one of the versions is for all other languages, too
            if not self.find_text.text():
                self.find_text.setText(_ANY_PATH)
            self.put_text.setText(self.find_text.text())
            return
        if self.find_text.text() == _ANY_PATH:
            self.find_text.clear()
        if not self.find_text.text() or not code:
            self.put_text.clear()  # its example tells what comes there
        elif source and source in self.find_text.text().lower():
            at = self.find_text.text().lower().index(source)
            text = self.find_text.text()
            self.put_text.setText(text[:at] + code + text[at + len(source) :])

    def _found(self) -> str:
        code = self.source.currentText().lower()
        number = self._groups.number_of_code(code)
        urls = (
            url_of(self._groups.links.urls[url])
            for group in range(min(_LOOKED_AT, len(self._groups)))
            for known, url, _ in self._groups.versions(group)
            if known == number
        )
        for url in urls:
            path = "/" + url.split("/", 3)[-1] if url.count("/") > len("://") - 1 else "/"
            if path.lower().startswith(f"/{code}/"):
                return path[: len(code) + 2] + "…"
            if f"//{code}." in url.lower():
                return f"//{code}."
        return ""

    def task(self) -> Task | None:
        """Return what is meant; None while a field is empty or the code is none."""
        code, pattern = (
            self.code.text().strip(),
            UrlPattern(self.find_text.text(), self.put_text.text()),
        )
        is_said = bool(code) and hreflang_fault(code) is None and bool(pattern.find.strip())
        source = self.source.currentText()
        if not is_said or not source or not pattern.put.strip():
            return None
        return AddLanguage(code, source, pattern)

    def hint(self) -> str:
        """Say what is missing."""
        code = self.code.text().strip()
        if code and hreflang_fault(code) is not None:
            meant = likely_hreflang(code)
            if meant is not None:
                return self.tr("“{code}” is not a language code. Did you mean “{meant}”?").format(
                    code=code, meant=meant
                )
            return self.tr("“{code}” is not a language code.").format(code=code)
        if not self.source.count():
            return self.tr(
                "No page says its language yet. Import a list of group, language and URL instead."
            )
        return self.tr("Enter a language code, such as “fr” or “pt-BR”, and how its URLs differ.")

    def first(self) -> QWidget | None:
        """Return the field of the code."""
        return self.code


class CodeForm(PlanForm):
    """Asks for the code to write in the place of another."""

    def __init__(self, task: ChangeCode, parent: QWidget) -> None:
        super().__init__(parent)
        self._task = task
        self.meant = QLineEdit(task.meant, self, maxLength=20)
        text = self.tr("&New code in place of “{code}”:").format(code=task.code)
        self.add(text, self.meant)
        self.meant.textChanged.connect(lambda _text: self.on_changed())

    def task(self) -> Task | None:
        """Return what is meant; None for the same code, or none."""
        meant = self.meant.text().strip()
        if not meant or hreflang_fault(meant) is not None or meant == self._task.code:
            return None
        return replace(self._task, meant=meant)

    def hint(self) -> str:
        """Say what is missing."""
        return self.tr("Enter a language code, such as “fr” or “pt-BR”.")

    def first(self) -> QWidget | None:
        """Return the only field."""
        return self.meant
