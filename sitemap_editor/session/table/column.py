"""What a table is told of each of its columns, and the columns of a sitemap's own values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from sitemap_editor.core.checks.row_view import RowView
from sitemap_editor.core.checks.rule import Finding
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.core.protocol.fields import CHANGEFREQ, LASTMOD, LOC, PRIORITY, TEXT, URLSET
from sitemap_editor.core.protocol.namespaces import IMAGE

if TYPE_CHECKING:
    from sitemap_editor.core.operations.sorting import KeysOf, SortKey

NUMBERS_AT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_IMAGE: Final = f"{{{IMAGE}}}image"


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
    is_shown: bool = True
    """False where it is shown on demand only."""
    is_copied: bool = True
    """False where it tells of other files: then it is copied where nothing else is selected."""
    elides_middle: bool = False
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
        lambda: _keys_of_field(name),
        editor,
        activation=lambda _row: Activation.EDIT,
        elides_middle=name == LOC,
    )


def _image_count(view: RowView) -> int:
    """Return how many images a row has, whatever the prefix."""
    possible = view.namespaces
    if (possible is not None and IMAGE not in possible) or (row := view.element) is None:
        return 0
    return sum(1 for _ in row.iterchildren(_IMAGE))


def _keys_of_field(name: str) -> KeysOf:
    from sitemap_editor.core.operations.sorting import keys_of_field  # not at start

    return keys_of_field(name)


def _image_keys(table: PieceTable) -> Iterator[SortKey | None]:
    for row_id in table.order:
        view = RowView(table.row_bytes(row_id), table.row_format)
        yield True, (_image_count(view),), ""


LOC_COLUMN: Final = _of_field(LOC, 520, Editor.TEXT)
LASTMOD_COLUMN: Final = _of_field(LASTMOD, 210, Editor.DATE)
IMAGES: Final = Column(
    "images",
    QT_TRANSLATE_NOOP("columns", "Images"),
    80,
    lambda view: QLocale().toString(_image_count(view)),
    lambda: lambda table: _image_keys(table),  # for this process: others have no Qt
    alignment=NUMBERS_AT,
    hint=QT_TRANSLATE_NOOP("columns", "How many images the row has"),
    is_shown=False,
    namespace=IMAGE,
)
COLUMNS: Final = {
    URLSET.name: (
        LOC_COLUMN,
        LASTMOD_COLUMN,
        _of_field(CHANGEFREQ, 104, Editor.FREQUENCY),
        _of_field(PRIORITY, 76, Editor.TENTHS),
        IMAGES,
    ),
    TEXT.name: (LOC_COLUMN,),
}
"""The columns of what lists pages, by kind; those of an index need its sitemaps."""
