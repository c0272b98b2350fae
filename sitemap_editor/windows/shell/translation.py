"""Loads the texts of the person's language: ours, and those of Qt's own dialogs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sitemap_editor.core.resources import resource

LANGUAGES = ("en", "es")


def install_translations(application: QCoreApplication, language: str = "") -> None:
    """Translate the program into `language`, or into the system's where none is named.

    English is loaded too: it holds the plurals.
    """
    locale = QLocale(language) if language else QLocale.system()
    if language:
        QLocale.setDefault(locale)
    ours = str(resource("translations"))
    theirs = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", theirs), ("qtbase", ours), ("sitemap_editor", ours)):
        translator = QTranslator(application)
        if translator.load(locale, name, "_", folder) or (
            name == "sitemap_editor" and translator.load(f"{name}_en", folder)
        ):
            application.installTranslator(translator)
