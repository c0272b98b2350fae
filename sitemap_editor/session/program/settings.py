"""What the program remembers between runs, each declared once with its type."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

T = TypeVar("T")


class Setting(Generic[T]):
    """One remembered value; reading gives the default until something was written."""

    def __init__(self, key: str, default: T) -> None:
        self.key = key
        self.default: T = default


RECENT_FILES = Setting[list[str]]("files/recent", [])
LAST_FOLDER = Setting[str]("files/last_folder", "")
IMPORT_FOLDER = Setting[str]("files/import_folder", "")
"""Where tables to import were last; downloads seldom lie beside the sitemaps."""
OPEN_FILES = Setting[str]("files/open", "")
OPEN_TABLES = Setting[str]("files/open_tables", "")
"""The indexes whose files are open as one table, and where a person is in each."""
RESTORE_FILES = Setting[bool]("files/restore", True)
FILE_VIEWS = Setting[str]("files/views", "")
"""The filter and the order of files that were closed."""
WINDOW_GEOMETRY = Setting[QByteArray]("window/geometry", QByteArray())
WINDOW_LAYOUT = Setting[QByteArray]("window/layout", QByteArray())
OPEN_PANELS = Setting[str]("window/panels", "")
COLUMN_WIDTHS = Setting[list[str]]("table/other_widths", [])
"""`name=pixels`, by the names of columns."""
OLD_WIDTHS = Setting[list[int]]("table/column_widths", [])
OLD_CHILD_WIDTHS = Setting[list[int]]("table/child_widths", [])
"""As versions before wrote them, for certain columns in their order."""
SHOWN_COLUMNS = Setting[list[str]]("table/shown_columns", [])
"""Of those that are shown on demand only."""
HIDDEN_COLUMNS = Setting[list[str]]("table/hidden_columns", [])
CONTENT_COLUMNS = Setting[list[str]]("table/content_columns", [])
"""The names of columns of what rows hold, as a person chose them."""
COLUMN_ORDER = Setting[list[str]]("table/column_order", [])
"""The names of columns as a person dragged them; empty for the usual order."""
DENSITY = Setting[str]("table/density", "")
TABLE_ZOOM = Setting[int]("table/zoom", 100)
"""Percent of the usual size of text."""
NEWS_OF_KEYS = ("Ctrl+D", "Ctrl+Return", "Ctrl+Shift+P")
"""Keys that did something else in earlier versions."""
TOLD_KEYS = Setting[list[str]]("help/told_keys", [])
"""Keys that mean something else than in an earlier version, of which a person was told."""
PALETTE_USED = Setting[list[str]]("palette/used", [])
"""What was chosen from the command palette, the last first."""
MATCH_CASE = Setting[bool]("find/match_case", False)
PUBLISHED = Setting[list[str]]("files/published", [])
MUTED_FILES = Setting[list[str]]("checks/muted_files", [])
MUTED_SITES = Setting[list[str]]("checks/muted_sites", [])
RECIPES = Setting[list[str]]("recipes/texts", [])
"""Each as it would stand in a file."""
RECIPE_CHOSEN = Setting[str]("recipes/chosen", "")
EXPECTED_LANGUAGES = Setting[list[str]]("languages/expected", [])
"""`host=codes`: the languages that every page of a site should have."""
PROFILE = Setting[str]("checks/profile", "sitemaps.org")
TREE_SHOWN = Setting[bool]("window/tree", True)
FACETS_UNFOLDED = Setting[list[str]]("explore/facets", ["folder"])
FACETS_BY_NAME = Setting[list[str]]("explore/by_name", ["lastmod"])
"""Facets whose values are listed by name, not by how many rows have them."""
TOOLBAR_ICONS = Setting[bool]("window/toolbar_icons", False)
HISTORY_SHOWN = Setting[bool]("window/history", False)
OVERVIEW_SHOWN = Setting[bool]("window/overview", False)
SOURCE_SHOWN = Setting[bool]("window/source", False)
DETAILS_SHOWN = Setting[bool]("window/details", True)
PROBLEMS_SHOWN = Setting[bool]("window/problems", True)
PROBLEMS_HEIGHT = Setting[int]("window/problems_height", 0)
"""In pixels, as a person dragged the panel; 0 where nobody did."""
PROBLEMS_GROUPED = Setting[bool]("problems/grouped", False)
LANGUAGE = Setting[str]("language", "")
KEY_SET = Setting[str]("window/keys", "")
OWN_KEYS = Setting[str]("window/own_keys", "")
"""What a person changed of the set, as it would stand in a file."""
APPEARANCE = Setting[str]("window/appearance", "")
INDEX_FOLDER_URL = Setting[str]("indexes/folder_url", "")
DATES_ROOT = Setting[str]("dates/root", "")
DATES_PATTERN = Setting[str]("dates/pattern", "")
SPLIT_BY = Setting[str]("split/by", "count")
SPLIT_COMPRESSED = Setting[bool]("split/compressed", False)
COMPARE_BESIDE = Setting[bool]("compare/beside", True)
"""Whether both sides are tables beside each other, where there is room."""
BACKUPS = Setting[bool]("saving/backups", False)
BACKUP_LIMIT = Setting[int]("saving/backup_limit", 5)
TABLE_MARK = Setting[bool]("tables/mark", False)
TABLE_ESCAPES = Setting[bool]("tables/escapes", False)
BACKUP_FOLDER = Setting[str]("saving/backup_folder", "")
WEB_AGENT = Setting[str]("web/agent", "")
"""What we call ourselves; empty for the usual name."""
WEB_PATIENCE = Setting[int]("web/patience", 15)
"""Seconds without a sign of an answer after which a server is given up."""
LIVE_RATE = Setting[int]("live/rate", 5)
"""Requests a second to one host at most."""
LIVE_AGENT = Setting[str]("live/agent", "")
"""Whose lines in robots.txt count; empty for those for all."""
LIVE_HEAD = Setting[bool]("live/head", False)
WEB_PRIVATE = Setting[bool]("web/private", False)
"""Whether addresses of this computer and its network may be asked for."""
INDEXNOW_KEYS = Setting[list[str]]("web/indexnow_keys", [])
INDEXNOW_ENDPOINT = Setting[str]("web/indexnow_endpoint", "")
"""Empty for the one that hands on to all."""
SAVE_COMMANDS = Setting[list[str]]("saving/commands", [])
"""What runs after saves of files."""

MAX_RECENT_FILES = 12
_LARGEST = 1 << 31  # beyond it Qt takes no number


class Settings:
    """Typed access to the stored values."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    def get(self, setting: Setting[T]) -> T:
        """Return the value, or the default where none, or one of another type, is stored."""
        default = setting.default
        value: object = self._store.value(setting.key, default)
        read: object = value if isinstance(value, type(default)) else default
        if isinstance(default, bool):
            read = value in (True, "true", "1")
        elif isinstance(default, int):
            read = _whole(value, default)
        elif isinstance(default, list):
            read = _listed(value, setting.key)
        return cast("T", read)

    def set(self, setting: Setting[T], value: T) -> None:
        """Remember `value`."""
        self._store.setValue(setting.key, value)

    def look_again(self) -> None:
        """Take over what another program stored meanwhile."""
        self._store.sync()

    def is_news(self, key: str) -> bool:
        """Tell whether a person is still to be told of a key that has another meaning by now.

        Who has own keys knows what they do.
        """
        told = self.get(TOLD_KEYS)
        if key in told or self.get(OWN_KEYS):
            return False
        self.set(TOLD_KEYS, [*told, key])
        return True

    def spare_newcomer(self) -> None:
        """Take the news of keys as told where no earlier version opened a file; for the start."""
        if not self._store.contains(RECENT_FILES.key) and not self._store.contains(TOLD_KEYS.key):
            self.set(TOLD_KEYS, list(NEWS_OF_KEYS))

    def add_recent_file(self, path: str) -> None:
        """Put `path` at the head of the files opened lately."""
        others = [other for other in self.get(RECENT_FILES) if other != path]
        self.set(RECENT_FILES, [path, *others][:MAX_RECENT_FILES])

    def forget_recent_files(self) -> None:
        """Empty the list of files opened lately, and what is known of them."""
        self.set(RECENT_FILES, [])
        self.set(FILE_VIEWS, FILE_VIEWS.default)


class Preferences(QObject):
    """Settings that take effect as soon as they are chosen.

    Signals: `changed` (setting) after another value was chosen; what it means is up to those who
    listen.
    """

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def get(self, setting: Setting[T]) -> T:
        """Return what is chosen."""
        return self._settings.get(setting)

    def set(self, setting: Setting[T], value: T) -> None:
        """Choose another value."""
        if value != self._settings.get(setting):
            self._settings.set(setting, value)
            self.changed.emit(setting)


def _whole(value: object, default: int) -> int:
    try:
        number = int(str(value))
    except ValueError:
        return default
    return number if abs(number) < _LARGEST else default


def _listed(value: object, key: str) -> list[object]:
    """Return a list whatever the store made of it: one item comes back without its list."""
    if value is None or value == "":
        return []
    items: list[object] = list(value) if isinstance(value, list | tuple) else [value]
    if key in (OLD_WIDTHS.key, OLD_CHILD_WIDTHS.key):
        return [max(0, _whole(item, 0)) for item in items]
    return [str(item) for item in items]
