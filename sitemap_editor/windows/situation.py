"""What there is to act on in a window, by which actions are enabled."""

from __future__ import annotations

from typing import NamedTuple


class Situation(NamedTuple):
    """What there is to act on right now."""

    has_tab: bool = False
    has_page: bool = False
    is_text: bool = False
    can_save: bool = False
    has_repairs: bool = False
    has_path: bool = False
    is_index: bool = False
    is_urlset: bool = False
    is_joined: bool = False
    """The rows belong to several files, those of an index."""
    has_rows: bool = False
    is_whole: bool = False
    """No other files are still being read whose rows belong to the table, too."""
    has_selection: bool = False
    any_modified: bool = False
    is_in_file_order: bool = True
    is_filtered: bool = False
    can_undo: bool = False
    can_redo: bool = False
    has_problems: bool = False
    has_problem: bool = False
    """One of them is the current one."""
    is_typing: bool = False
    """A cell's editor is open: what is wrong with its text is known when that is kept."""
    can_fix: bool = False
    can_fix_kind: bool = False
    can_fix_safely: bool = False
    can_mute: bool = False
    site: str = ""
    """The host of the site of what is in front, as far as that is known."""
    has_search: bool = False
    has_lastmod: bool = False
