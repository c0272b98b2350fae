"""What an action is, said as data, and the conditions on which several are enabled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from PySide6.QtGui import QAction, QKeySequence

from sitemap_editor.windows.key_focus import KeyScope
from sitemap_editor.windows.situation import Situation

Condition: TypeAlias = Callable[[Situation], bool]


def always(_situation: Situation) -> bool:
    """Tell that nothing is needed."""
    return True


def has_tab(situation: Situation) -> bool:
    """Tell whether any file is open."""
    return situation.has_tab


def can_save(situation: Situation) -> bool:
    """Tell whether what is in front can be saved."""
    return situation.can_save


def has_page(situation: Situation) -> bool:
    """Tell whether a table is in front."""
    return situation.has_page


def has_rows(situation: Situation) -> bool:
    """Tell whether the table in front shows rows."""
    return situation.has_rows


def has_all_rows(situation: Situation) -> bool:
    """Tell whether the table in front has rows, and none that are still to come."""
    return situation.has_rows and situation.is_whole


def has_selection(situation: Situation) -> bool:
    """Tell whether cells are selected."""
    return situation.has_selection


def can_hold_blocks(situation: Situation) -> bool:
    """Tell whether rows are selected that may have images, videos, news and languages."""
    return situation.has_selection and situation.is_urlset


def is_index(situation: Situation) -> bool:
    """Tell whether a sitemap index is in front."""
    return situation.is_index


class ActsOn(Enum):
    """What an action is about; each must say it, for nobody else can know."""

    SHOWN_ROWS = auto()
    """Rows that are shown, or some of them: it waits until the rows of a filter are known."""
    FILE = auto()
    """What is in front as a whole, or a place in it, whatever rows are shown."""
    WINDOW = auto()
    """The window, the program or other files."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: `keys` are standard keys of the platform or texts such as ``Ctrl+L``.

    Keys belong to what has the focus: `scope` says from where they reach the action.
    """

    id: str
    acts_on: ActsOn
    text: str
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    icon: str = ""
    enabled_when: Condition = always
    tip: str = ""
    is_checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    scope: KeyScope = KeyScope.WINDOW
    short: str = ""
    """On the toolbar, where the text is too long."""
