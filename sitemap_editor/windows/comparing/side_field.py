"""One side to compare or to merge: an open document, its file on disk, or the path of another."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtWidgets import QComboBox, QMenu, QWidget
from shiboken6 import isValid

from sitemap_editor.core.files.earlier_versions import EarlierVersion
from sitemap_editor.core.readable import readable
from sitemap_editor.session.comparing.side_names import on_disk, side_names
from sitemap_editor.session.document.session import Session
from sitemap_editor.windows.looks.layouts import button
from sitemap_editor.windows.prompts import FilePrompts

_LEAST_LETTERS: Final = 24
K = TypeVar("K", bound=Hashable)


class Sides(Protocol[K]):
    """What is chosen for each of several sides."""

    @property
    def chosen(self) -> Mapping[K, Session | Path | EarlierVersion | None]:
        """An open document, a file or folder, an earlier state of one, or nothing yet."""
        ...

    @property
    def sessions(self) -> Callable[[], Sequence[Session]]:
        """Tells which documents are open."""
        ...

    def choose(self, side: K, choice: Session | Path | None, /) -> None:
        """Take something else for a side."""


class SideField(QComboBox, Generic[K]):
    """A field with the open documents in its list, then their files; `browse` stands beside it.

    Where it is to be a file, no folder can be browsed.
    """

    def __init__(
        self,
        review: Sides[K],
        side: K,
        prompts: FilePrompts,
        on_chosen: Callable[[], object],
        parent: QWidget,
        *,
        is_file: bool = False,
    ) -> None:
        super().__init__(parent)
        self._review, self._side = review, side
        self._prompts, self._on_chosen = prompts, on_chosen
        self._listed: list[Session | Path] = []
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LEAST_LETTERS)
        line = self.lineEdit()
        if line is not None:
            some_file = self.tr("A file or an open document")
            every = self.tr("A file, a folder or an open document")
            line.setPlaceholderText(some_file if is_file else every)
        self.browse = button(self.tr("Browse"), parent)
        if is_file:
            self.browse.clicked.connect(self._ask_file)
        else:
            menu = QMenu(self.browse)
            menu.addAction(self.tr("&File…"), self._ask_file)
            menu.addAction(self.tr("F&older…"), self._ask_folder)
            self.browse.setMenu(menu)
        self.show_choice()
        self.activated.connect(self._on_listed)
        self.editTextChanged.connect(self._on_typed)

    def show_choice(self) -> None:
        """List the documents that are open now, and show what is chosen."""
        self.blockSignals(True)
        sessions = self._review.sessions()
        names = side_names(dict(enumerate(sessions)))
        files = {n: each.path for n, each in enumerate(sessions) if each.path is not None}
        self._listed = [*sessions, *files.values()]
        self.clear()
        for name in (*names.values(), *(on_disk(names[number]) for number in files)):
            self.addItem(readable(name))
        chosen = self._review.chosen[self._side]
        at = next((n for n, each in enumerate(self._listed) if _is_same(each, chosen)), -1)
        self.setCurrentIndex(at)
        if at < 0:
            is_typed = isinstance(chosen, Path)
            name = chosen.name if isinstance(chosen, EarlierVersion) else ""
            self.setEditText(str(chosen) if is_typed else name)
        self.blockSignals(False)

    def _choose(self, choice: Session | Path | None) -> None:
        self._review.choose(self._side, choice)
        self._on_chosen()

    def _on_listed(self, number: int) -> None:
        if 0 <= number < len(self._listed):
            choice = self._listed[number]
            if isinstance(choice, Path) or isValid(choice):
                self._choose(choice)

    def _on_typed(self, text: str) -> None:
        number = self.currentIndex()
        if number >= 0 and text == self.itemText(number):
            self._on_listed(number)
        else:
            typed = text.strip().strip('"')
            self._choose(Path(typed).expanduser() if typed else None)

    def _ask_file(self) -> None:
        paths = self._prompts.files_to_open(str(self._folder()))
        if paths:
            self._show_path(paths[0])

    def _ask_folder(self) -> None:
        path = self._prompts.folder(self.tr("Folder of Sitemaps"), self._folder())
        if path is not None:
            self._show_path(path)

    def _show_path(self, path: Path) -> None:
        self._review.choose(self._side, path)
        self.show_choice()
        self._on_chosen()
        self.setFocus()

    def _folder(self) -> Path:
        for side in (self._side, *self._review.chosen):
            chosen = self._review.chosen[side]
            path = chosen.path if isinstance(chosen, Session) and isValid(chosen) else chosen
            if isinstance(path, Path):
                return path if path.is_dir() else path.parent
        return Path.home()


def _is_same(listed: Session | Path, chosen: Session | Path | EarlierVersion | None) -> bool:
    return listed == chosen if isinstance(listed, Path) else listed is chosen
