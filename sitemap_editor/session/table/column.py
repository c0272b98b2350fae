"""What a table is told of each of its columns, and the columns of a sitemap's own values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY, TEXT, URLSET

if TYPE_CHECKING:
    from sitemap_editor.core.operations.sort_keys import KeysOf

NUMBERS_AT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Editor(Enum):
    """What opens over a cell to change it."""

    TEXT = auto()
    DATE = auto()
    FREQUENCY = auto()
    TENTHS = auto()


class Activation(Enum):
    """What a double-click does, and Enter where nothing can be edited."""

    EDIT = auto()
    OPEN_CHILD = auto()
    NOTHING = auto()


CellText: TypeAlias = Callable[[RowView], str]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    """That of its field where it can be edited; what settings and a remembered sorting call it."""
    title: str
    """Marked for translation in the context "columns"; the names of fields stay as they are."""
    width: int
    """In pixels, for text of the usual size, until a person sets another."""
    text: CellText
    sort_keys: Callable[[], KeysOf]
    """Asked in the window's thread; what it returns tells keys of a snapshot's rows elsewhere."""
    editor: Editor | None = None
    """None where it cannot be edited."""
    alignment: Qt.AlignmentFlag | None = None
    hint: str = ""
    """What its header says on hover; marked like the title."""
    tooltip: CellText | None = None
    spoken: CellText | None = None
    """What a screen reader says of a cell, where that is more than its text."""
    mark: Callable[[RowView], str | None] | None = None
    """The word for the icon of a cell, or None; not asked where findings mark the cells."""
    is_faint: Callable[[RowView], bool] | None = None
    """Tells whether a cell is drawn faintly: it says what may be so no longer."""
    activation: Callable[[RowView], Activation] = lambda _row: Activation.NOTHING
    value: Callable[[RowView], str | None] = lambda _row: None
    """The whole value of a cell that can be edited, white space included; None for none."""
    written: Callable[[str], str | None] = str
    """What a person typed as the file has it."""
    refusal: Callable[[RowView], EditError | None] = lambda _row: None
    """Why a cell cannot be edited though its column can; None where it can be."""
    is_shown: bool = True
    """False where it is shown on demand only."""
    is_copied: bool = True
    """False where it tells of other files: then it is copied where nothing else is selected."""
    elides_middle: bool = False
    is_content: bool = False
    """Whether a person asked for it by its name: it can be taken away again."""
    namespace: str = ""
    """Of the extension it tells of: faults of that are marked here."""

    def concerns(self, finding: Finding) -> bool:
        """Tell whether a finding is about a cell of this column."""
        if finding.column is not None:
            return finding.column == self.name
        return finding.block is not None and finding.block[0] == self.namespace

    @property
    def is_editable(self) -> bool:
        """Tell whether its cells are values of the file."""
        return self.editor is not None

    @property
    def shown_title(self) -> str:
        """The title in the person's language."""
        return QCoreApplication.translate("columns", self.title)

    @property
    def shown_hint(self) -> str | None:
        """The hint in the person's language; None where there is none."""
        return QCoreApplication.translate("columns", self.hint) if self.hint else None


def _of_field(name: str, width: int, editor: Editor) -> Column:
    return Column(
        name,
        name,
        width,
        lambda view: (view.row.value(name) or "").strip(),
        lambda: keys_of_column(name),
        editor,
        activation=lambda _row: Activation.EDIT,
        value=lambda view: view.row.value(name),
        elides_middle=name == LOC,
    )


def keys_of_column(name: str) -> KeysOf:
    """Return what tells the keys of a column of the file, by its name."""
    from sitemap_editor.core.operations.sort_keys import FieldKeys  # not at start

    return FieldKeys(name)


def chosen_names(chosen: Iterable[str], shown: Iterable[str]) -> list[str]:
    """Return the names that a person chose, also where an earlier version kept one elsewhere."""
    earlier = [IMAGES] if OLD_IMAGES in shown else []
    return list(dict.fromkeys((*earlier, *chosen)))


OLD_IMAGES: Final = "images"
"""What the number of images was called among the columns that are shown on demand."""
IMAGES: Final = "img.count"
FILE: Final = "file"
FILE_TITLE: Final = QT_TRANSLATE_NOOP("columns", "File")
IMAGES_TITLE: Final = QT_TRANSLATE_NOOP("columns", "Images")
LOC_COLUMN: Final = _of_field(LOC, 520, Editor.TEXT)
LASTMOD_COLUMN: Final = _of_field(LASTMOD, 210, Editor.DATE)
COLUMNS: Final = {
    URLSET.name: (
        LOC_COLUMN,
        LASTMOD_COLUMN,
        _of_field(CHANGEFREQ, 104, Editor.FREQUENCY),
        _of_field(PRIORITY, 76, Editor.TENTHS),
    ),
    TEXT.name: (LOC_COLUMN,),
}
"""The columns of what lists pages, by kind; those of an index need its sitemaps."""
