"""Every preference once, as data: the dialog shows them in this order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.web.http.exchange import AGENT
from sitemap_editor.session.program.settings import (
    APPEARANCE,
    BACKUP_FOLDER,
    BACKUP_LIMIT,
    BACKUPS,
    KEY_SET,
    LANGUAGE,
    PROFILE,
    RESTORE_FILES,
    TABLE_ESCAPES,
    TABLE_MARK,
    WEB_AGENT,
    WEB_PATIENCE,
    WEB_PRIVATE,
    Setting,
)
from sitemap_editor.windows.key_sets import KEY_SET_NAMES
from sitemap_editor.windows.looks.appearance import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    SYSTEM,
)

CONTEXT: Final = "preferences"


class Form(Enum):
    """How a preference is chosen."""

    CHOICE = "choice"
    TICK = "tick"
    NUMBER = "number"
    FOLDER = "folder"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values; a `name` is written alike in every language."""

    value: str
    text: str = ""
    name: str = ""
    context: str = CONTEXT

    @property
    def words(self) -> str:
        """Return what a person reads."""
        return self.name or QCoreApplication.translate(self.context, self.text)


@dataclass(frozen=True, slots=True)
class Preference:
    """One preference: `words` are others by which it may be sought, `needs` a tick it hangs on."""

    setting: Setting[Any]
    form: Form
    group: str
    title: str
    hint: str
    words: str
    choices: tuple[Choice, ...] = ()
    limits: tuple[int, int] = (0, 0)
    needs: Setting[bool] | None = None
    usual: str = ""
    """What an empty text stands for, where it is written alike in every language."""


_LOOKS: Final = QT_TRANSLATE_NOOP("preferences", "Language and appearance")
_CHECKS: Final = QT_TRANSLATE_NOOP("preferences", "Checks")
_FILES: Final = QT_TRANSLATE_NOOP("preferences", "Files")
WEB: Final = QT_TRANSLATE_NOOP("preferences", "Web")
_TABLES: Final = QT_TRANSLATE_NOOP("preferences", "Tables (CSV, TSV)")

PREFERENCES: Final = (
    Preference(
        LANGUAGE,
        Form.CHOICE,
        _LOOKS,
        QT_TRANSLATE_NOOP("preferences", "&Language:"),
        QT_TRANSLATE_NOOP("preferences", "Takes effect the next time you start the program."),
        QT_TRANSLATE_NOOP("preferences", "translation locale English Spanish"),
        (
            Choice("", QT_TRANSLATE_NOOP("preferences", "Use system setting")),
            Choice("en", name="English"),
            Choice("es", name="Español"),
        ),
    ),
    Preference(
        APPEARANCE,
        Form.CHOICE,
        _LOOKS,
        QT_TRANSLATE_NOOP("preferences", "&Appearance:"),
        QT_TRANSLATE_NOOP(
            "preferences", "If the system uses high contrast, that setting takes precedence."
        ),
        QT_TRANSLATE_NOOP("preferences", "theme colours dark mode night accessibility"),
        (
            Choice(SYSTEM, QT_TRANSLATE_NOOP("preferences", "Use system setting")),
            Choice(LIGHT, QT_TRANSLATE_NOOP("preferences", "Light")),
            Choice(DARK, QT_TRANSLATE_NOOP("preferences", "Dark")),
            Choice(CONTRAST_LIGHT, QT_TRANSLATE_NOOP("preferences", "High contrast, light")),
            Choice(CONTRAST_DARK, QT_TRANSLATE_NOOP("preferences", "High contrast, dark")),
        ),
    ),
    Preference(
        KEY_SET,
        Form.CHOICE,
        _LOOKS,
        QT_TRANSLATE_NOOP("preferences", "Keyboard sho&rtcuts:"),
        QT_TRANSLATE_NOOP("preferences", "Help, Customize Shortcuts changes single keys."),
        QT_TRANSLATE_NOOP("preferences", "keys hotkeys spreadsheet Excel Calc"),
        (*(Choice(key_set, name) for key_set, name in KEY_SET_NAMES.items()),),
    ),
    Preference(
        PROFILE,
        Form.CHOICE,
        _CHECKS,
        QT_TRANSLATE_NOOP("preferences", "Check a&gainst:"),
        QT_TRANSLATE_NOOP("preferences", "Applies to all open files and files you open later."),
        QT_TRANSLATE_NOOP("preferences", "rules profile search engine limits problems"),
        tuple(Choice(each.id, each.title, context="core") for each in PROFILES),
    ),
    Preference(
        RESTORE_FILES,
        Form.TICK,
        _FILES,
        QT_TRANSLATE_NOOP("preferences", "Re&open files from the last session"),
        QT_TRANSLATE_NOOP("preferences", "When you start the program without a file."),
        QT_TRANSLATE_NOOP("preferences", "restore session tabs start reopen"),
    ),
    Preference(
        BACKUPS,
        Form.TICK,
        _FILES,
        QT_TRANSLATE_NOOP("preferences", "&Keep a backup copy when saving"),
        QT_TRANSLATE_NOOP(
            "preferences", "Backups are numbered. When there are too many, the oldest is deleted."
        ),
        QT_TRANSLATE_NOOP("preferences", "backup copies versions safety"),
    ),
    Preference(
        BACKUP_LIMIT,
        Form.NUMBER,
        _FILES,
        QT_TRANSLATE_NOOP("preferences", "Backups per &file, at most:"),
        "",
        QT_TRANSLATE_NOOP("preferences", "backup copies limit number"),
        limits=(1, 99),
        needs=BACKUPS,
    ),
    Preference(
        BACKUP_FOLDER,
        Form.FOLDER,
        _FILES,
        QT_TRANSLATE_NOOP("preferences", "Backup fol&der:"),
        "",
        QT_TRANSLATE_NOOP("preferences", "backup copies directory place"),
        needs=BACKUPS,
    ),
    Preference(
        TABLE_MARK,
        Form.TICK,
        _TABLES,
        QT_TRANSLATE_NOOP("preferences", "Write CSV for E&xcel (byte order mark)"),
        QT_TRANSLATE_NOOP("preferences", "Without it Excel may read letters such as ñ wrongly."),
        QT_TRANSLATE_NOOP("preferences", "spreadsheet table BOM UTF-8 encoding TSV"),
    ),
    Preference(
        TABLE_ESCAPES,
        Form.TICK,
        _TABLES,
        QT_TRANSLATE_NOOP("preferences", "Esca&pe values that begin with = + - @"),
        QT_TRANSLATE_NOOP(
            "preferences", "An apostrophe in front keeps a spreadsheet from calculating them."
        ),
        QT_TRANSLATE_NOOP("preferences", "spreadsheet table formula injection CSV TSV"),
    ),
    Preference(
        WEB_AGENT,
        Form.TEXT,
        WEB,
        QT_TRANSLATE_NOOP("preferences", "&Name sent to servers:"),
        QT_TRANSLATE_NOOP(
            "preferences",
            "An address such as (+https://example.com/bot) lets them reach you.",
        ),
        QT_TRANSLATE_NOOP("preferences", "user agent User-Agent network HTTP crawler"),
        usual=AGENT,
    ),
    Preference(
        WEB_PATIENCE,
        Form.NUMBER,
        WEB,
        QT_TRANSLATE_NOOP("preferences", "&Wait for an answer, in seconds:"),
        "",
        QT_TRANSLATE_NOOP("preferences", "timeout wait network HTTP slow server"),
        limits=(1, 300),
    ),
    Preference(
        WEB_PRIVATE,
        Form.TICK,
        WEB,
        QT_TRANSLATE_NOOP("preferences", "Allow addresses of &this computer and its network"),
        QT_TRANSLATE_NOOP(
            "preferences",
            "For your own sites. A stranger's file could then reach them too.",
        ),
        QT_TRANSLATE_NOOP("preferences", "localhost private network intranet loopback 127.0.0.1"),
    ),
)


def text_of(text: str) -> str:
    """Return a text of this table in the person's language."""
    return QCoreApplication.translate(CONTEXT, text) if text else ""


def searched(preference: Preference) -> str:
    """Return all the words by which a preference can be found, in small letters."""
    parts = (preference.title, preference.hint, preference.words, preference.group)
    words = [text_of(part).replace("&", "") for part in parts]
    words += [choice.words for choice in preference.choices]
    return " ".join(words).casefold()
