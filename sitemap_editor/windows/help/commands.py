"""What the program says of itself and lets a person choose: Preferences and the Help menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sitemap_editor.session.program.settings import (
    APPEARANCE,
    KEY_SET,
    OWN_KEYS,
    PROFILE,
    Setting,
    Settings,
)
from sitemap_editor.windows.actions import Actions
from sitemap_editor.windows.prompts import Prompts

if TYPE_CHECKING:
    from sitemap_editor.core.protocol.profiles import Profile

CheckAgainst = Callable[["Profile"], object]


class HelpCommands(QObject):
    """Commands that touch no file; what they show is loaded when it is asked for."""

    def __init__(
        self,
        actions: Actions,
        check_against: CheckAgainst,
        prompts: Prompts,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._check_against = check_against
        self._prompts = prompts
        self._settings = settings

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        return {
            "edit.preferences": self._show_preferences,
            "help.guide": self._show_guide,
            "help.keys": self._show_keys,
            "help.rules": self._show_rules,
            "help.about": self._prompts.show_about,
        }

    def _show_preferences(self) -> None:
        from sitemap_editor.session.program.settings import Preferences

        preferences = Preferences(self._settings, self)
        preferences.changed.connect(self._on_changed)
        self._prompts.change_preferences(preferences)
        preferences.deleteLater()

    def _on_changed(self, setting: Setting[object]) -> None:
        """Do what a choice means for what is open; other settings are read where they count."""
        if setting.key == PROFILE.key:
            from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID

            self._check_against(PROFILES_BY_ID.get(self._settings.get(PROFILE), PROFILES[0]))
        elif setting.key == KEY_SET.key:
            self._actions.use_keys(self._settings.get(KEY_SET), self._settings.get(OWN_KEYS))
        elif setting.key == APPEARANCE.key:
            from sitemap_editor.windows.looks.appearance import apply

            application = QApplication.instance()
            assert isinstance(application, QApplication)  # noqa: S101 - windows have one
            apply(application, self._settings.get(APPEARANCE))

    def _show_guide(self) -> None:
        from sitemap_editor.windows.help.pages import GUIDE, help_page

        self._prompts.show_text(self.tr("Quick Guide"), help_page(GUIDE) or "")

    def _show_keys(self) -> None:
        from sitemap_editor.windows.help.pages import keys_text

        self._prompts.show_text(self.tr("Keyboard Shortcuts"), keys_text(self._actions))

    def _show_rules(self) -> None:
        from sitemap_editor.windows.problems.rule_texts import all_rules

        self._prompts.show_text(self.tr("Sitemap Rules"), all_rules())
