from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence, QPalette
from PySide6.QtNetwork import QSslSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sitemap_editor import __version__
from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID
from sitemap_editor.core.web.fetching import Request
from sitemap_editor.core.web.http.exchange import AGENT
from sitemap_editor.session.program.settings import (
    APPEARANCE,
    BACKUP_FOLDER,
    BACKUP_LIMIT,
    BACKUPS,
    LANGUAGE,
    PROFILE,
    RESTORE_FILES,
    WEB_AGENT,
    WEB_PATIENCE,
    WEB_PRIVATE,
    Preferences,
    Setting,
    Settings,
)
from sitemap_editor.session.web.tls import tls_version
from sitemap_editor.windows.box_prompts import BoxPrompts
from sitemap_editor.windows.files.reading_dialog import ReadingDialog
from sitemap_editor.windows.help.about import AboutDialog
from sitemap_editor.windows.help.pages import GUIDE, TABLE_KEYS, help_page, keys_text
from sitemap_editor.windows.looks.appearance import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    SYSTEM,
    apply,
)
from sitemap_editor.windows.looks.contrast import is_high_contrast
from sitemap_editor.windows.preferences.dialog import FolderField, PreferencesDialog
from sitemap_editor.windows.preferences.table import PREFERENCES, WEB, text_of
from sitemap_editor.windows.problems.rule_texts import all_rules
from sitemap_editor.windows.shell.translation import LANGUAGES
from tests.qt_support import Key, Person, ScriptedPrompts, click, drain
from tests.windows.files import some_file

KEYS_PAGE: Final = Path(__file__).parents[2] / "resources" / "help" / "keys.md"


class Chooser:
    """Somebody with the dialog in front of them."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        self.settings = settings
        self.folder: Path | None = None
        self.asked: list[Path] = []
        self.changed: list[Setting[object]] = []
        self.preferences = Preferences(settings, parent)
        self.preferences.changed.connect(self.changed.append)
        self.dialog = PreferencesDialog(self.preferences, self._ask, parent)
        self.dialog.show()

    def _ask(self, _title: str, start: Path) -> Path | None:
        self.asked.append(start)
        return self.folder

    def control_of(self, setting: Setting[Any]) -> QWidget:
        lines = self.dialog._lines
        return next(line.control for line in lines if line.preference.setting is setting)

    def box(self, setting: Setting[str]) -> QComboBox:
        box = self.control_of(setting)
        assert isinstance(box, QComboBox)
        return box

    def picks(self, setting: Setting[str], value: str) -> None:
        """Choose an entry as the keyboard does."""
        box = self.box(setting)
        box.setFocus()
        QTest.keyClick(box, Key.Key_Home)
        for _ in range(box.findData(value)):
            QTest.keyClick(box, Key.Key_Down)
        assert box.currentData() == value

    def tick(self, setting: Setting[bool]) -> QCheckBox:
        box = self.control_of(setting)
        assert isinstance(box, QCheckBox)
        return box

    @property
    def folder_field(self) -> FolderField:
        field = self.control_of(BACKUP_FOLDER)
        assert isinstance(field, FolderField)
        return field

    def searches(self, text: str) -> list[str]:
        self.dialog.search.setText(text)
        drain()
        shown = [line for line in self.dialog._lines if line.control.isVisible()]
        boxes = [line.control for line in shown]
        names = [box.text() if isinstance(box, QCheckBox) else "" for box in boxes]
        titles = [text_of(line.preference.title) for line in shown]
        return [(one or other).replace("&", "") for one, other in zip(names, titles, strict=True)]


@pytest.fixture
def chooser(person: Person, settings: Settings) -> Iterator[Chooser]:
    chooser = Chooser(settings, person.window)
    yield chooser
    chooser.dialog.done(0)
    chooser.dialog.deleteLater()
    drain()


@pytest.fixture
def colours() -> Iterator[QApplication]:
    """Give the application back as it was."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    palette = application.palette()
    yield application
    application.setPalette(QPalette())
    application.styleHints().unsetColorScheme()
    assert application.palette().window() == palette.window()


def test_a_choice_is_in_force_at_once_and_remembered(chooser: Chooser, settings: Settings) -> None:
    chooser.picks(LANGUAGE, "es")
    assert settings.get(LANGUAGE) == "es"
    assert set(chooser.changed) == {LANGUAGE}
    chooser.picks(LANGUAGE, "")
    assert settings.get(LANGUAGE) == ""
    chooser.tick(RESTORE_FILES).click()
    assert not settings.get(RESTORE_FILES)


def test_choosing_what_is_chosen_changes_nothing(chooser: Chooser) -> None:
    chooser.picks(APPEARANCE, SYSTEM)
    assert chooser.changed == []


def test_every_language_that_is_spoken_can_be_chosen(chooser: Chooser) -> None:
    box = chooser.box(LANGUAGE)
    assert {box.itemData(number) for number in range(box.count())} == {"", *LANGUAGES}


def test_every_profile_can_be_chosen(chooser: Chooser) -> None:
    box = chooser.box(PROFILE)
    assert [box.itemData(number) for number in range(box.count())] == [each.id for each in PROFILES]


def test_what_hangs_on_copies_is_grey_without_them(chooser: Chooser, settings: Settings) -> None:
    limit = chooser.control_of(BACKUP_LIMIT)
    assert isinstance(limit, QSpinBox)
    assert not limit.isEnabled()
    assert not chooser.folder_field.choose.isEnabled()
    chooser.tick(BACKUPS).click()
    assert limit.isEnabled()
    limit.setValue(7)
    assert settings.get(BACKUP_LIMIT) == 7
    limit.setValue(1_000)
    assert settings.get(BACKUP_LIMIT) == 99


def test_the_folder_for_copies_is_chosen_typed_or_none(
    chooser: Chooser, settings: Settings, tmp_path: Path
) -> None:
    chooser.tick(BACKUPS).click()
    click(chooser.folder_field.choose)
    assert chooser.asked == [Path.home()]
    assert settings.get(BACKUP_FOLDER) == ""
    chooser.folder = tmp_path
    click(chooser.folder_field.choose)
    assert settings.get(BACKUP_FOLDER) == str(tmp_path)
    field = chooser.folder_field.field
    field.setText("somewhere")
    QTest.keyClick(field, Key.Key_Return)
    assert settings.get(BACKUP_FOLDER) == str(tmp_path)  # half a path means nothing
    field.setText(str(tmp_path / "copies"))
    QTest.keyClick(field, Key.Key_Return)
    assert settings.get(BACKUP_FOLDER) == str(tmp_path / "copies")
    assert chooser.dialog.isVisible()
    field.clear()
    assert settings.get(BACKUP_FOLDER) == ""


def test_the_name_sent_to_servers_is_typed_and_the_usual_one_is_shown(
    chooser: Chooser, settings: Settings
) -> None:
    field = chooser.control_of(WEB_AGENT)
    assert isinstance(field, QLineEdit)
    assert field.placeholderText() == AGENT
    field.setText(" Mine (+https://example.com/bot) ")
    assert settings.get(WEB_AGENT) == "Mine (+https://example.com/bot)"
    field.clear()
    assert settings.get(WEB_AGENT) == ""


def test_what_is_chosen_of_the_web_holds_for_the_next_request(
    chooser: Chooser, person: Person, settings: Settings
) -> None:
    web = person.window.place.web
    request = Request("http://example.com/")
    assert web.preferred(request) == request
    patience = chooser.control_of(WEB_PATIENCE)
    assert isinstance(patience, QSpinBox)
    patience.setValue(30)
    chooser.tick(WEB_PRIVATE).click()
    preferred = web.preferred(request)
    assert preferred.limits == replace(request.limits, connect_s=20, idle_s=30, total_s=120)
    assert preferred.allow_private


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("dark", ["Appearance:"]),
        ("high contrast", ["Appearance:"]),
        ("ESPAÑOL", ["Language:"]),
        ("google", ["Check against:"]),
        ("files last", ["Reopen files from the last session"]),
        ("user-agent", ["Name sent to servers:"]),
        ("localhost", ["Allow addresses of this computer and its network"]),
        ("copies limit", ["Backups per file, at most:"]),
        ("nothing is called that", []),
    ],
)
def test_preferences_are_found_by_their_words(
    chooser: Chooser, text: str, titles: list[str]
) -> None:
    everything = chooser.searches("")
    assert len(everything) == len(PREFERENCES)
    assert chooser.searches(text) == titles
    assert chooser.dialog.nothing.isVisible() is not bool(titles)
    assert chooser.searches("") == everything


def test_enter_in_the_search_field_does_not_close(chooser: Chooser) -> None:
    QTest.keyClicks(chooser.dialog.search, "dark")
    QTest.keyClick(chooser.dialog.search, Key.Key_Return)
    assert chooser.dialog.isVisible()
    QTest.keyClick(chooser.dialog, Key.Key_Escape)
    assert not chooser.dialog.isVisible()


def test_headings_stay_only_over_what_is_left(chooser: Chooser) -> None:
    chooser.searches("dark")
    bold = [
        label.text()
        for label in chooser.dialog.findChildren(QLabel)
        if label.font().bold() and label.isVisible()
    ]
    assert bold == ["Language and appearance"]


# In the program


def test_the_profile_judges_what_is_open_and_what_comes(
    person: Person, folder: Path, prompts: ScriptedPrompts, settings: Settings
) -> None:
    person.opens(some_file(folder))
    prompts.will_be_asked("change_preferences", lambda chosen: chosen.set(PROFILE, "bing"))
    person.does("edit.preferences")
    assert person.session.profile is PROFILES_BY_ID["bing"]
    person.waits_for_the_checks()
    person.opens(some_file(folder, "other.xml"))
    assert person.session.profile is PROFILES_BY_ID["bing"]
    assert settings.get(PROFILE) == "bing"


def test_the_appearance_is_another_at_once(
    colours: QApplication, person: Person, prompts: ScriptedPrompts
) -> None:
    def is_dark() -> bool:
        palette = person.window.palette()
        return palette.window().color().lightness() < palette.windowText().color().lightness()

    seen = []

    def choose(preferences: Preferences) -> None:
        for look in (DARK, LIGHT, CONTRAST_DARK, CONTRAST_LIGHT, DARK, SYSTEM):
            preferences.set(APPEARANCE, look)
            drain()
            seen.append((is_dark(), is_high_contrast(person.window.palette())))

    prompts.will_be_asked("change_preferences", choose)
    person.does("edit.preferences")
    dark, high = zip(*seen, strict=True)
    assert dark == (True, False, True, False, True, False)
    assert high == (False, False, True, True, False, False)


def test_the_system_is_followed_where_nothing_is_chosen(colours: QApplication) -> None:
    apply(colours, SYSTEM)
    assert colours.styleHints().colorScheme() in (
        Qt.ColorScheme.Unknown,
        Qt.ColorScheme.Light,
        Qt.ColorScheme.Dark,
    )


# Help


@pytest.fixture
def look(person: Person) -> Callable[[str], list[str]]:
    """Choose an entry of the menus with real dialogs; tell what is in front, and press Escape."""
    boxes = BoxPrompts(person.window)
    help_commands = person.window.help
    help_commands._prompts = boxes
    seen: list[str] = []

    def peek() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        seen.extend([type(dialog).__name__, dialog.windowTitle()])
        QTest.keyClick(dialog, Key.Key_Escape)

    def choose(action_id: str) -> list[str]:
        seen.clear()
        QTimer.singleShot(0, peek)
        help_commands.handlers()[action_id]()
        return seen

    return choose


def test_the_dialogs_open_and_close(look: Callable[[str], list[str]]) -> None:
    assert look("edit.preferences") == ["PreferencesDialog", "Preferences"]
    assert look("help.guide") == ["ReadingDialog", "Quick Guide"]
    assert look("help.keys") == ["ReadingDialog", "Keyboard Shortcuts"]


def test_the_guide_goes_from_opening_to_indexes(person: Person, prompts: ScriptedPrompts) -> None:
    prompts.will_be_asked("show_text")
    person.does("help.guide")
    page = help_page(GUIDE)
    assert page is not None
    assert prompts.asked[-1] == ("show_text", "Quick Guide", page)
    heads = [re.sub("<[^>]+>", "", part) for part in re.findall("<h2.*?</h2>", page)]
    assert heads == [
        *("Open", "Edit", "Check and fix", "Images, videos, news, languages", "Save", "Split"),
        *(
            "Merge",
            "Compare",
            "Reports",
            "Languages",
            "Indexes",
            "If something goes wrong",
            "More pages",
        ),
    ]


def test_every_key_of_the_menus_is_in_the_list_of_keys(person: Person) -> None:
    text = keys_text(person.window.action_set)
    for action in person.window.action_set:
        name = person.window.action_set.name(action.objectName())
        for key in action.shortcuts()[:1]:  # others are second ways to the same
            shown = escape(key.toString(QKeySequence.SequenceFormat.NativeText))
            line = rf"<b>{re.escape(shown)}</b>[^<]*</td><td>{re.escape(escape(name))}<"
            assert re.search(line, text), action.objectName()


def test_the_keys_of_the_help_page_are_those_of_the_program(person: Person) -> None:
    known = {
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for action in person.window.action_set
        for key in action.shortcuts()
    }
    known |= {QKeySequence(key).toString() for key, _ in TABLE_KEYS}
    table = KEYS_PAGE.read_text("utf-8").split("| key | what it does |")[1].split("\n\n")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines()[2:]]
    named = [
        QKeySequence(key.replace("−", "-")).toString()
        for row in rows
        for key in re.split(r", | and | or | \(or |\)", row)
        if key.strip()
    ]
    assert len(named) > 20
    assert [key for key in named if key not in known] == []


def test_rules_are_found_by_their_ids(person: Person) -> None:
    dialog = ReadingDialog("Sitemap Rules", all_rules(), person.window)
    dialog.show()
    for rule in ALL_RULES:
        dialog.field.setText(rule.code)
        assert dialog.text.textCursor().selectedText() == rule.code
        assert not dialog.nothing.isVisible()
        beside = dialog.text.textCursor().currentTable()
        assert beside is not None, "an id begins a row of the table"
    dialog.field.setText("sitemap")
    first = dialog.text.textCursor().position()
    QTest.keyClick(dialog.field, Key.Key_Return)
    assert dialog.text.textCursor().position() > first
    dialog.field.setText("X99")
    assert dialog.nothing.isVisible()
    dialog.field.clear()
    assert not dialog.nothing.isVisible()
    dialog.done(0)
    dialog.deleteLater()
    drain()


def test_versions_can_be_copied_from_about(person: Person, prompts: ScriptedPrompts) -> None:
    prompts.will_be_asked("show_about")
    person.does("help.about")
    dialog = AboutDialog(person.window)
    dialog.show()
    click(dialog.copy)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(f"Sitemap Editor {__version__}\nPython ")
    for name in ("Qt 6", "PySide6 6", "lxml ", "libxml2 ", "TLS: "):
        assert f"\n{name}" in copied
    assert dialog.copy.text() == "Copied"
    said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "LGPL-3.0" in said
    close = [each for each in dialog.findChildren(QPushButton) if each.isDefault()]
    assert [each.text() for each in close] == ["Close"]
    dialog.done(0)
    dialog.deleteLater()
    drain()


def test_links_of_help_lead_to_its_pages_and_nowhere_else(qtbot: QtBot) -> None:
    dialog = ReadingDialog("Quick Guide", help_page(GUIDE) or "", None)
    qtbot.addWidget(dialog)
    guide = dialog.text.toPlainText()
    for link in ("https://example.com/", "file:///etc/hostname", "../../README.md", "none.md"):
        dialog.text.anchorClicked.emit(QUrl(link))
        assert dialog.text.toPlainText() == guide
    for name in re.findall(r"\]\(([\w-]+\.md)\)", KEYS_PAGE.with_name(GUIDE).read_text("utf-8")):
        dialog.text.anchorClicked.emit(QUrl(name))
        assert dialog.text.toPlainText() not in ("", guide)


def test_preferences_of_the_web_tell_with_what_connections_are_encrypted(chooser: Chooser) -> None:
    _head, state = chooser.dialog._heads[WEB]
    assert isinstance(state, QLabel)
    assert state.text() == f"Secure connections by {tls_version()}."
    assert state.isVisible()
    chooser.searches("backup")
    assert not state.isVisible()


def test_preferences_of_the_web_tell_why_nothing_is_encrypted(
    person: Person, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QSslSocket, "supportsSsl", lambda: False)
    dialog = Chooser(settings, person.window).dialog
    _head, state = dialog._heads[WEB]
    assert isinstance(state, QLabel)
    assert state.text().startswith("No encrypted connections here, because OpenSSL")
    dialog.done(0)
    dialog.deleteLater()
    drain()
