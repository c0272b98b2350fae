"""The Spanish of the program: whole, well formed, current, and spoken where it is asked for."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from lxml import etree
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTreeView,
    QWidget,
)

import sitemap_editor
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.protocol.fields import LASTMOD as LASTMOD_FIELD
from sitemap_editor.core.resources import resource
from sitemap_editor.session.texts import sentence
from sitemap_editor.windows.action_specs.catalogue import ACTIONS
from sitemap_editor.windows.shell.menus import MENUS, SEPARATOR, TABLE_MENU, MenuSpec
from sitemap_editor.windows.shell.translation import LANGUAGES, install_translations
from tests.core.sitemaps import urlset
from tests.package_source import classes_and_calls, trees
from tests.qt_support import Person, drain, wait_for

TRANSLATIONS: Final = Path(str(resource("translations")))
ALL_TS: Final = sorted(TRANSLATIONS.glob("*.ts"))
SOURCES: Final = sorted(Path(sitemap_editor.__file__).parent.rglob("*.py"))
PLACEHOLDER: Final = re.compile(r"\{\w*\}|%L?n|%\d")
MNEMONIC: Final = re.compile(r"&(\w)")
SAME_IN_ENGLISH: Final = (
    *("%n selected", "%Ln unchanged", "%Ln left out"),
    *("%Ln added", "%Ln removed", "… and %Ln more", "%Ln of them will be cleared."),
)

THREE_ROWS: Final = "".join(
    f"\n <url><loc>https://example.com/{name}</loc><lastmod>{date}</lastmod></url>"
    for name, date in (("a", "2024-02-30"), ("b", "2024-05-06"), ("c", "2024-05-06"))
)


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a .ts file."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_plural: bool
    state: str
    comment: str = ""

    @property
    def key(self) -> tuple[str, str]:
        return self.context, self.source


@cache
def messages(path: Path) -> tuple[Message, ...]:
    """Read a .ts file."""
    found = []
    for context in etree.parse(str(path)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            is_plural = message.get("numerus") == "yes"
            forms = translation.findall("numerusform") if is_plural else [translation]
            found.append(
                Message(
                    context.findtext("name") or "",
                    message.findtext("source") or "",
                    tuple(form.text or "" for form in forms),
                    is_plural,
                    translation.get("type") or "",
                    message.findtext("comment") or "",
                )
            )
    return tuple(found)


def ts(language: str) -> Path:
    return TRANSLATIONS / f"sitemap_editor_{language}.ts"


def in_language(language: str, context: str, source: str) -> str:
    """Return a text of the menus in a language; English is the source."""
    if language == "en":
        return source
    return {message.key: message.forms[0] for message in messages(ts(language))}[context, source]


def run_tool(name: str, *arguments: str | Path) -> None:
    """Run a tool of PySide6 that lies beside this Python."""
    tool = shutil.which(name, path=str(Path(sys.executable).parent))
    assert tool is not None, f"{name} is not installed"
    subprocess.run([tool, *arguments], check=True, capture_output=True, timeout=120)


@contextmanager
def speaking(application: QApplication, language: str) -> Iterator[None]:
    """Speak `language` for a while, then what was spoken before."""
    locale, known = QLocale(), application.findChildren(QTranslator)
    install_translations(application, language)
    try:
        yield
    finally:
        for translator in application.findChildren(QTranslator):
            if translator not in known:
                application.removeTranslator(translator)
                translator.deleteLater()
        QLocale.setDefault(locale)
    assert QCoreApplication.translate("menus", "&File") == "&File"
    assert QLocale().language() == locale.language()


@pytest.fixture
def spanish(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, "es"):
        yield


# The words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unfinished_or_empty(language: str) -> None:
    unready = [
        message.key
        for message in messages(ts(language))
        if message.state or not all(form.strip() for form in message.forms)
    ]
    assert not unready


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_two_forms_that_differ(language: str) -> None:
    plurals = [message for message in messages(ts(language)) if message.is_plural]
    assert plurals
    for message in plurals:
        assert "%n" in message.source.replace("%Ln", "%n")
        assert len(message.forms) == 2, message.key
        if message.source not in SAME_IN_ENGLISH or language != "en":
            assert message.forms[0] != message.forms[1], message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_source_and_translation_have_the_same_placeholders(language: str) -> None:
    for message in messages(ts(language)):
        for form in message.forms:
            found = Counter(PLACEHOLDER.findall(form.replace("%Ln", "%n")))
            expected = PLACEHOLDER.findall(message.source.replace("%Ln", "%n"))
            assert found == Counter(expected), message.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_sentences_have_thousands_separators(language: str) -> None:
    bare = [
        message.key
        for message in messages(ts(language))
        if any("%n" in form for form in message.forms)
    ]
    assert not bare, "run make translations"


def test_source_and_translation_both_have_a_mnemonic_or_neither() -> None:
    for message in messages(ts("es")):
        for form in message.forms:
            assert len(MNEMONIC.findall(form)) == len(MNEMONIC.findall(message.source)), message.key


def test_source_and_translation_both_end_with_dots_or_neither() -> None:
    for message in messages(ts("es")):
        for form in message.forms:
            assert form.endswith("…") == message.source.endswith("…"), message.key
            assert form.endswith(".") == message.source.endswith("."), message.key


def test_spanish_is_written_with_its_own_signs() -> None:
    for message in messages(ts("es")):
        for form in message.forms:
            assert not set("“”‘’") & set(form), f"English quotes: {form}"
            assert form.count("«") == form.count("»"), form
            words = re.sub(r"«[^\w»]*»|<[?!]", "", form)  # signs that are spoken of
            assert words.count("?") == words.count("¿"), form
            assert words.count("!") == words.count("¡"), form
            assert "..." not in form
            assert form == form.strip()
            assert "  " not in form


def test_what_lists_of_problems_say_of_each_rule_is_short_and_its_own_in_spanish() -> None:
    faults = [in_language("es", "core", rule.fault) for rule in ALL_RULES]
    assert [fault for fault in faults if len(fault) > 36 or fault.endswith(".")] == []
    assert [fault for fault, count in Counter(faults).items() if count > 1] == []


# Mnemonics


def mnemonics(language: str, entries: tuple[str | MenuSpec, ...]) -> Counter[str]:
    """Return how often each letter is the mnemonic of an entry; every entry must have one."""
    texts = {spec.id: spec.text for spec in ACTIONS}
    letters: Counter[str] = Counter()
    for entry in entries:
        if entry == SEPARATOR:
            continue
        if isinstance(entry, MenuSpec):
            text = in_language(language, "menus", entry.title)
        else:
            text = in_language(language, "actions", texts[entry])
        found = MNEMONIC.search(text)
        assert found is not None, f"{text} has no mnemonic"
        letters[found[1].casefold()] += 1
    return letters


MENU_ENTRIES: Final[dict[str, tuple[str | MenuSpec, ...]]] = {
    "menu bar": MENUS,
    "menu of the table": TABLE_MENU,
    **{spec.title.replace("&", ""): spec.entries for spec in MENUS},
}


@pytest.mark.parametrize("menu", MENU_ENTRIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_share_a_mnemonic(language: str, menu: str) -> None:
    letters = mnemonics(language, MENU_ENTRIES[menu])
    assert letters
    assert [letter for letter, count in letters.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_the_start_page_share_no_mnemonic_with_the_menu_bar(language: str) -> None:
    letters = mnemonics(language, (*MENUS, "file.open", "file.new"))
    assert [letter for letter, count in letters.items() if count > 1] == []


_DISK: Final = tuple(("ChangedOnDisk", text) for text in ("Reloa&d", "Keep &Mine"))
ON_ONE_PAGE: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "table": (
        *_DISK,
        ("ChangedOnDisk", "&Compare…"),
        *(("Banner", text) for text in ("Fi&x All…", "Show &Them", "M&ute")),
        *(("FileLine", text) for text in ("Check &against: {profile}", "Pub&lished at: {url}")),
        ("FileLimits", "Show Its R&ows"),
        ("SourceContent", "Li&ne"),
    ),
    "repair": (
        *_DISK,
        *(("RepairHeader", text) for text in ("&Open Repaired", "Show as &Text", "A&ll", "&None")),
        ("RepairHeader", "Keep a cop&y of the original"),
        ("RepairHeader", "Repair and Show as Te&xt"),
        *(("SideChoice", text) for text in ("Keep o&urs", "&Keep theirs")),
        ("SideChoice", "Keep both, e&qual rows once"),
        ("RepairHeader", "&Certain Only"),
        *(("PreviewPane", text) for text in ("&Before", "&After")),
    ),
    "text": (
        *_DISK,
        *(("TextPage", text) for text in ("&Go to Error", "&Check Again", "&Open as Sitemap")),
    ),
}
"""The buttons of banners, with their contexts, and what else has letters beside them."""


@pytest.mark.parametrize("page", ON_ONE_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_banners_share_no_mnemonic_with_what_is_beside_them(
    language: str, page: str
) -> None:
    letters = mnemonics(language, MENUS)
    for context, text in ON_ONE_PAGE[page]:
        found = MNEMONIC.search(in_language(language, context, text))
        assert found is not None, f"{text} has no mnemonic"
        letters[found[1].casefold()] += 1
    assert [letter for letter, count in letters.items() if count > 1] == []


# The files


def test_every_text_of_the_sources_is_in_the_spanish_file(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh_es.ts"
    languages = ("-source-language", "en", "-target-language", "es")
    run_tool("pyside6-lupdate", *SOURCES, "-locations", "none", *languages, "-ts", fresh)
    found = {(*message.key, message.is_plural) for message in messages(fresh)}
    seen = {message.source for message in messages(fresh)}
    unseen = [each for tree in trees().values() for each in handed_over(tree) if each not in seen]
    assert unseen == [], "lupdate sees nothing in f-strings, nor beside a count that is a call"
    bare = [each.source for each in messages(fresh) if "%" in each.source and not each.is_plural]
    assert [text for text in bare if re.search("%L?n", text)] == [], "plurals go through `tr`"
    known = {(*message.key, message.is_plural) for message in messages(ts("es"))}
    assert found - known == set(), "not translated yet: run make translations"
    assert known - found == set(), "no longer in the sources: run make translations"


def test_no_class_with_plurals_has_others_based_on_it() -> None:
    """Qt takes the untranslated text of such a class for a translation: a number is in it."""
    classes = [each for _, each in classes_and_calls() if isinstance(each, ast.ClassDef)]
    bases = {ast.unparse(base).partition("[")[0] for each in classes for base in each.bases}
    with_plurals = {
        each.name
        for each in classes
        for call in ast.walk(each)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "self.tr" and call.args[2:]
    }
    assert with_plurals
    assert bases & with_plurals == set()


def test_the_english_file_holds_the_plurals_and_nothing_else() -> None:
    plurals = {message.key for message in messages(ts("es")) if message.is_plural}
    assert {message.key for message in messages(ts("en"))} == plurals
    assert all(message.is_plural for message in messages(ts("en")))


@pytest.mark.parametrize("source", ALL_TS, ids=lambda path: path.stem)
def test_the_compiled_file_is_what_lrelease_makes_of_the_texts(
    source: Path, tmp_path: Path
) -> None:
    fresh = tmp_path / "fresh.qm"
    run_tool("pyside6-lrelease", source, "-qm", fresh)
    for path in (source.with_suffix(".qm"), fresh):
        translator = QTranslator()
        assert translator.load(str(path)), f"{path} cannot be loaded"
        for message in messages(source):
            numbers = (1, 2) if message.is_plural else (-1,)
            for number, form in zip(numbers, message.forms, strict=True):
                about = (message.context, message.source, message.comment)
                said = translator.translate(*about, number)
                assert said == form, f"{path.name} is out of date: run make translations"
    committed = source.with_suffix(".qm").stat().st_size
    assert committed == fresh.stat().st_size, "it holds texts that are no longer there"


# The sources


def test_only_plain_texts_are_handed_to_the_translator() -> None:
    wrong = [
        f"{path.name}:{call.lineno}"
        for path, tree in trees().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and not is_plain(call)
    ]
    assert not wrong, "lupdate sees literals only; fill them with format() after translating"


def handed_over(tree: ast.Module) -> Iterator[str]:
    """Yield the literal texts that a module has translated."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            at = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}.get(name, len(call.args))
            text = call.args[at] if at < len(call.args) else None
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


def is_plain(call: ast.Call) -> bool:
    """Tell whether lupdate can see the text of a call, where the call translates."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name == "tr":
        return is_literal(call.args[0])
    if isinstance(call.func, ast.Name) and call.func.id == "QT_TRANSLATE_NOOP":
        return all(map(is_literal, call.args))
    if name == "translate" and len(call.args) > 1:  # a marked text may come in a variable
        return not isinstance(call.args[1], ast.JoinedStr | ast.BinOp | ast.Call)
    return True


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize(
    "code",
    [
        'self.tr(f"Opening {name}")',
        'self.tr("Opening {name}".format(name=name))',
        'self.tr("Opening " + name)',
        'QCoreApplication.translate("core", f"{count} rows")',
        'QT_TRANSLATE_NOOP("core", f"{count} rows")',
    ],
)
def test_a_text_that_lupdate_cannot_see_is_noticed(code: str) -> None:
    call = ast.parse(code, mode="eval").body
    assert isinstance(call, ast.Call)
    assert not is_plain(call)


# The program speaks


PLURALS: Final = {
    "en": ("Delete 1 row", "Delete 2 rows", "Delete 0 rows"),
    "es": ("Eliminar 1 fila", "Eliminar 2 filas", "Eliminar 0 filas"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plural_is_right(qapp: QApplication, language: str) -> None:
    with speaking(qapp, language):
        said = [
            QCoreApplication.translate("RowCommands", "Delete %n row(s)", "", count)
            for count in (1, 2, 0)
        ]
    assert tuple(said) == PLURALS[language]


def test_a_language_nobody_translated_gets_english_with_its_plurals(qapp: QApplication) -> None:
    with speaking(qapp, "fi"):
        assert QCoreApplication.translate("menus", "&File") == "&File"
        said = QCoreApplication.translate("RowCommands", "Delete %n row(s)", "", 1)
    assert said == "Delete 1 row"


def test_a_spanish_of_another_country_is_spanish(qapp: QApplication) -> None:
    with speaking(qapp, "es_MX"):
        assert QCoreApplication.translate("menus", "&File") == "&Archivo"


def texts_of_qt(application: QApplication, language: str) -> dict[str, list[str]]:
    """Return what Qt's own dialogs say in a language: names of widgets and their texts."""
    said: dict[str, list[str]] = {}
    with speaking(application, language):
        files = QFileDialog()
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        box = QMessageBox()
        field = QLineEdit()
        for button in (
            *(QMessageBox.StandardButton.Save, QMessageBox.StandardButton.Discard),
            *(QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Close),
            *(QMessageBox.StandardButton.Ok, QMessageBox.StandardButton.Help),
        ):
            box.addButton(button)
        menu = field.createStandardContextMenu()
        for widget in (*files.findChildren(QWidget), *box.buttons()):
            if isinstance(widget, QLabel | QAbstractButton):
                told = (widget.text(), widget.toolTip(), widget.accessibleName())
                said[f"{type(widget).__name__} {widget.objectName()} {len(said)}"] = list(told)
        for holder in (files, menu):
            for action in holder.findChildren(QAction):
                said[f"{holder.objectName()} {len(said)}"] = [action.text().split("\t")[0]]
        view = files.findChild(QTreeView)
        assert view is not None
        head = range(view.model().columnCount())
        across = Qt.Orientation.Horizontal
        said["columns"] = [str(view.model().headerData(column, across)) for column in head]
        menu.deleteLater()
        for dialog in (files, box, field):
            dialog.deleteLater()
        drain()
    return said


def test_what_qt_itself_says_is_spanish_too(qapp: QApplication) -> None:
    english, spanish = texts_of_qt(qapp, "en"), texts_of_qt(qapp, "es")
    assert english.keys() == spanish.keys()
    assert sum(map(len, spanish.values())) > 40
    assert [
        text
        for name, texts in spanish.items()
        for text, other in zip(texts, english[name], strict=True)
        if text == other and any(map(str.isalpha, text))
    ] == []
    words = " ".join(text for texts in spanish.values() for text in texts)
    assert "fichero" not in words, "this program says archivo"


def test_keys_are_called_as_on_a_spanish_keyboard(qapp: QApplication) -> None:
    with speaking(qapp, "es"):
        said = [
            QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            for keys in ("Ctrl+Shift+Return", "Alt+Enter", "Del", "Esc", "Shift+Tab", "Backspace")
        ]
    assert said == ["Ctrl+Mayús+Intro", "Alt+Intro", "Supr", "Esc", "Mayús+Tab", "Retroceso"]


@pytest.mark.usefixtures("spanish")
class TestInSpanish:
    """`spanish` comes before the window, which takes its words when it is made."""

    def test_the_menus_are_spanish(self, person: Person) -> None:
        titles = [action.text() for action in person.window.menuBar().actions()]
        shown = ["&Archivo", "&Editar", "&Filas", "&Buscar", "&Problemas", "&Sitemaps"]
        assert titles == [*shown, "&Web", "&Ver", "A&yuda"]
        assert person.window.action_set["file.save_as"].text() == "Guardar co&mo…"

    def test_the_start_page_is_spanish(self, person: Person) -> None:
        buttons = person.window.start_page.findChildren(QPushButton)
        texts = [button.text() for button in buttons]
        assert texts[:2] == ["Ab&rir…", "&Nuevo sitemap"]
        assert "Abrir URL" in texts[2]
        assert "Importar CSV" in texts[3]

    def test_findings_and_figures_are_spanish(self, person: Person, folder: Path) -> None:
        path = folder / "sitemap.xml"
        path.write_bytes(urlset(THREE_ROWS))
        person.opens(path)
        row_id = person.page.model.row_id(0)
        findings = person.session.findings.of_cell(row_id, LASTMOD_FIELD)
        assert [sentence(finding) for finding in findings] == ["Ese día no existe."]
        assert person.window.file_line.rows.text() == "3 de 50.000 filas"

    def test_numbers_in_sentences_are_written_the_spanish_way(self) -> None:
        text = (
            "This file has {count} rows; the limit for a sitemap is {limit}. Split it "
            "into several files."
        )
        said = sentence(SitemapError("F11", text, {"count": 50_001, "limit": 50_000}))
        assert said.startswith(
            "Este archivo tiene 50.001 filas; el límite de un sitemap es 50.000."
        )

    @pytest.mark.parametrize(
        ("rows", "step"), [((0,), "Eliminar 1 fila"), ((0, 1), "Eliminar 2 filas")]
    )
    def test_undo_names_the_step_in_its_number(
        self, person: Person, folder: Path, rows: tuple[int, ...], step: str
    ) -> None:
        path = folder / "sitemap.xml"
        path.write_bytes(urlset(THREE_ROWS))
        person.opens(path)
        person.selects(*rows)
        person.does("rows.delete")
        undo = person.window.action_set["edit.undo"]
        wait_for(person.qtbot, lambda: undo.text() == f"&Deshacer: {step}")
