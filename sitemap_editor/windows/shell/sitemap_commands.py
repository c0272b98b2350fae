"""What the Sitemaps menu does; each room of it is loaded when it is first entered."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sitemap_editor.windows.splitting.limit_notice import LimitNotices
from sitemap_editor.windows.window_services import WindowServices

if TYPE_CHECKING:
    from sitemap_editor.windows.comparing.commands import CompareCommands
    from sitemap_editor.windows.explore.table_files import TableFiles
    from sitemap_editor.windows.indexes.commands import ChildOpening, IndexCommands
    from sitemap_editor.windows.indexes.joined_opening import JoinedOpening
    from sitemap_editor.windows.languages.commands import LanguageCommands
    from sitemap_editor.windows.merging.commands import MergeCommands
    from sitemap_editor.windows.splitting.commands import SplitCommands
    from sitemap_editor.windows.tab_page import TabPage
    from sitemap_editor.windows.table.document_page import DocumentPage
    from sitemap_editor.windows.three_way.commands import ThreeWayCommands


class SitemapCommands(QObject):
    """Commands on whole files: split, merge, compare, languages, indexes, robots.txt."""

    def __init__(self, place: WindowServices, parent: QObject) -> None:
        super().__init__(parent)
        self._place = place
        LimitNotices(place.tabs, lambda: self.splitting.split(), self)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        return {
            "sitemaps.split": lambda: self.splitting.split(),
            "sitemaps.merge": lambda: self.merging.merge(),
            "sitemaps.merge_into": lambda: self.merging.merge_into(),
            "sitemaps.compare": lambda: self.comparing.compare(),
            "file.earlier": lambda: self.comparing.show_earlier(),
            "sitemaps.merge_three": lambda: self.three_way.merge(),
            "view.languages": lambda: self.languages.show(),
            "sitemaps.robots": lambda: self.indexes.show_robots(),
            "index.from_files": lambda: self.indexes.index_from_files(),
            "index.add": lambda: self.indexes.add_sitemaps(),
            "index.open_child": lambda: self.indexes.open_selected(),
            "index.open_all": lambda: self.indexes.open_all(),
            "index.open_table": lambda: self.joined.open(),
            "index.move_rows": lambda: self.table_files.move_rows(),
            "index.file_add": lambda: self.table_files.act_in_front("add"),
            "index.file_rename": lambda: self.table_files.act_in_front("rename"),
            "index.file_split": lambda: self.table_files.act_in_front("split"),
            "index.file_merge": lambda: self.table_files.act_in_front("merge"),
            "index.file_remove": lambda: self.table_files.act_in_front("remove"),
        }

    def open_child(self, page: DocumentPage, row: int) -> None:
        """Open the sitemap that a row of an index lists."""
        self._child_opening.open_rows(page, [row])

    def compare_with(self, page: TabPage) -> None:
        """Compare the file of a tab with another one."""
        self.comparing.compare_with(page)

    @cached_property
    def _child_opening(self) -> ChildOpening:
        from sitemap_editor.windows.indexes.commands import ChildOpening  # not at start

        return ChildOpening(self._place, self)

    @cached_property
    def joined(self) -> JoinedOpening:
        """What shows the files of an index as one table."""
        from sitemap_editor.windows.indexes.joined_opening import JoinedOpening  # not at start

        return JoinedOpening(self._place, self)

    @cached_property
    def table_files(self) -> TableFiles:
        """What is done with the files of such a table."""
        from sitemap_editor.windows.explore.table_files import TableFiles  # not at start

        return TableFiles(self._place, self)

    @cached_property
    def splitting(self) -> SplitCommands:
        """The commands that divide a file."""
        from sitemap_editor.windows.splitting.commands import SplitCommands  # not at start

        return SplitCommands(self._place, self)

    @cached_property
    def merging(self) -> MergeCommands:
        """The commands that make one file of several."""
        from sitemap_editor.windows.merging.commands import MergeCommands  # not at start

        return MergeCommands(self._place, self.splitting.split, self)

    @cached_property
    def comparing(self) -> CompareCommands:
        """The commands that tell what differs between files."""
        from sitemap_editor.windows.comparing.commands import CompareCommands  # not at start

        return CompareCommands(self._place, self)

    @cached_property
    def three_way(self) -> ThreeWayCommands:
        """The commands that merge two versions of a file that were made from a third."""
        from sitemap_editor.windows.three_way.commands import ThreeWayCommands  # not at start

        return ThreeWayCommands(self._place, self)

    @cached_property
    def languages(self) -> LanguageCommands:
        """The languages matrix."""
        from sitemap_editor.windows.languages.commands import LanguageCommands  # not at start

        return LanguageCommands(self._place, lambda then: self.joined.open(then), self)

    @cached_property
    def indexes(self) -> IndexCommands:
        """The commands on indexes and on robots.txt."""
        from sitemap_editor.windows.indexes.commands import IndexCommands  # not at start

        return IndexCommands(self._place, self._child_opening, self)
