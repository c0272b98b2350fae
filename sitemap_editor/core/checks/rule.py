"""What a rule is, what it finds, and how a finding is mended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from string import ascii_letters, digits
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from sitemap_editor.core.checks.row_view import RowView as RowView
from sitemap_editor.core.document.edits import Edit
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.row import Row
from sitemap_editor.core.errors import Argument, worded
from sitemap_editor.core.files.document import FileForm
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import SITEMAPS_ORG, Profile
from sitemap_editor.core.protocol.severity import Severity as Severity

ROBOTS: Final = "robots"
"""The kind that rules about robots.txt name: no checker of sitemaps asks for them."""
if TYPE_CHECKING:
    from sitemap_editor.core.checks.gathering.document_stats import (
        DocumentStats,
    )  # checks alone: not at start
    from sitemap_editor.core.files.children import (  # of an index alone: not at start
        Child,
        Children,
    )
    from sitemap_editor.core.protocol.page_result import (  # of the live check alone
        PageResult,
        PageResults,
    )

PLAIN: Final = (ascii_letters + digits + "-_~./:=").encode()
"""What nearly all values are made of: no rule needs one of these to object to a value."""
MISSPELT: Final = b' "^`{|}>'
"""What no URL may hold as it is, and what cuts none into parts: of these characters themselves only
rules speak that name them in `only_with`."""
SCHEMA_CODE: Final = "XSD"
"""The code of findings that are the schema's and no rule's."""


class Fault(NamedTuple):
    """What a rule says of one value, row or file: an English sentence with named placeholders.

    `engines` are those who mind; none: whoever the rule names.
    """

    severity: Severity
    text: str
    arguments: Mapping[str, Argument] = MappingProxyType({})
    column: str | None = None
    engines: tuple[str, ...] = ()
    block: tuple[str, int] | None = None
    """Which image, video or article of the row: its namespace, and its number from 1."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A fault with the rule it breaks; whoever holds it knows the row. One serves many rows.

    Without `column` it concerns the whole row or file, or the `block` of the row. `engines` are
    those who mind; none: all.
    """

    code: str
    severity: Severity
    column: str | None
    text: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    engines: tuple[str, ...] = ()
    block: tuple[str, int] | None = None

    @property
    def message(self) -> str:
        """The sentence in English; windows translate `text` and fill it themselves."""
        return worded(self.text, self.arguments)


def _system_time() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class CheckContext:
    """What checking needs to know besides the rows."""

    clock: Callable[[], datetime] = _system_time
    profile: Profile = SITEMAPS_ORG
    published: Published | None = None
    form: FileForm = FileForm()
    file_name: str = ""
    children: Children | None = None
    """What lies beside an index of the sitemaps it lists; None where nobody looked."""
    pages: PageResults | None = None
    """What became of URLs that were asked for; None where nobody asked."""
    muted: frozenset[str] = frozenset()
    """The codes of rules that are not asked: a person knows what they would say."""

    @property
    def now(self) -> datetime:
        """The present time, with its zone."""
        return self.clock()


class Question(Enum):
    """What a fix must be told by a person before it can be made."""

    DAY_ORDER = "day order"
    """Whether 06/05/2024 is the sixth of May or the fifth of June."""
    ZONE = "zone"
    """Which zone a time without one is in."""
    SITE = "site"
    """Which scheme and host belong in front of a relative URL, or in place of another one."""
    KEEP = "keep"
    """Which of several equal rows stays."""
    SIDE = "side"
    """Whether what is in the file stays, or what a comment tells of the other side comes."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What a person answered; None where nobody was asked."""

    day_first: bool | None = None
    zone: str | None = None
    """``Z`` or an offset such as ``+02:00``; empty to cut the time off."""
    site: str | None = None
    """Such as ``https://example.com``."""
    keep: str | None = None
    """``first``, ``last`` or ``newest``."""
    side: str | None = None
    """``here`` or ``there``."""

    def has(self, question: Question | None) -> bool:
        """Tell whether `question` was answered, or none was asked."""
        answered = {
            Question.DAY_ORDER: self.day_first,
            Question.ZONE: self.zone,
            Question.SITE: self.site,
            Question.KEEP: self.keep,
            Question.SIDE: self.side,
        }
        return question is None or answered[question] is not None


ValueFix: TypeAlias = Callable[[str, CheckContext, Answers], str | None]
"""Takes a value; returns the right one, "" to remove the element, None where it knows none."""
RowFix: TypeAlias = Callable[[RowView, CheckContext, Answers], bytes | None]
"""Takes a row; returns its bytes mended, none where it goes, or None where it knows no way."""
FileFix: TypeAlias = Callable[[PieceTable, CheckContext, Answers], Edit | None]
"""Takes the document; returns the edit that mends it, or None where it knows none."""

FileTrial: TypeAlias = Callable[[PieceTable, CheckContext], bool]


@dataclass(frozen=True, slots=True)
class Fix:
    """How findings of one rule are mended. Exactly one of the three ways is given.

    `title` is what a button says. `is_safe`: nothing that anybody could miss is lost, so it may
    be made together with others; a fix with a `question` never is. `mends_file` tells whether
    `file` would make an edit, where that can be known sooner than the edit.
    """

    title: str
    value: ValueFix | None = None
    row: RowFix | None = None
    file: FileFix | None = None
    is_safe: bool = True
    question: Question | None = None
    severity: Severity | None = None
    """Of which of the rule's findings it is; None: of all."""
    texts: tuple[str, ...] = ()
    """What those findings say that it is for, where the rule says several things; none: all."""
    mends_file: FileTrial | None = None


ValueCheck: TypeAlias = Callable[[str, CheckContext], Iterator[Fault]]
RowCheck: TypeAlias = Callable[[RowView, CheckContext], Iterator[Fault]]
ChildCheck: TypeAlias = "Callable[[Row, Child, CheckContext], Iterator[Fault]]"
PageCheck: TypeAlias = "Callable[[RowView, PageResult, CheckContext], Iterator[Fault]]"
FileCheck: TypeAlias = Callable[[PieceTable, CheckContext], Iterator[Fault]]
AmongRowsCheck: TypeAlias = "Callable[[int, DocumentStats, CheckContext], Iterator[Fault]]"
StatsCheck: TypeAlias = "Callable[[DocumentStats, CheckContext], Iterator[Fault]]"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of PROTOCOL.md: what it checks, why it matters, how it is mended.

    At least one of the checks is given (but for `ROBOTS`): for the value of `column`, for a row by
    itself, for a row of an index with the file it lists, for a row with what its page answered,
    for what stands around the rows (it says the same until head, tail or context change), for the
    file by itself, for a row among the others (`check_among_rows`, by row id), for all rows
    together.
    `only_with`: `check_value` says nothing of a value without one of these characters, written as
    between the brackets of a pattern, none of them in `PLAIN`; empty: it may of any value.
    `namespace`: `check_row` says nothing of a row without elements of it; none: it may of any row.
    `elements`: nor of a row in which no image, video or article of it has one of these elements.
    `title` says what is so where it is kept; `fault` in a few words what is wrong where it is not,
    as beside a count of problems.
    `kinds` names the kinds of file it speaks of; none: all. `engines` are those who mind; none: the
    protocol itself. `fixes` are tried in order until one of them knows a way.
    """

    code: str
    title: str
    fault: str
    help: str
    source: str
    column: str | None = None
    check_value: ValueCheck | None = None
    check_row: RowCheck | None = None
    check_child: ChildCheck | None = None
    check_page: PageCheck | None = None
    check_frame: FileCheck | None = None
    check_file: FileCheck | None = None
    check_among_rows: AmongRowsCheck | None = None
    check_stats: StatsCheck | None = None
    fixes: tuple[Fix, ...] = ()
    engines: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    namespace: str = ""
    elements: Collection[str] = ()
    only_with: str = ""
