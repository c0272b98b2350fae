"""The one tree of errors the core raises, and the mark for texts that windows translate.

::

    SitemapError
    ├── ReadError               the file could not be read at all
    │   ├── TooLarge            it unpacks to more than the stated cap
    │   └── BrokenGzip          the compressed data is damaged
    ├── ContentError            the bytes are there, but are no sitemap that can be opened
    │   ├── NotASitemap         HTML, a feed, an archive, other XML, a template, nothing at all
    │   ├── MergeConflict       both sides of a merge stand in it: somebody has to choose
    │   └── NotWellFormed       XML that breaks the rules of XML
    ├── EditError               a value that cannot be stored
    │   └── UndeclaredNamespace an element whose namespace has no prefix where it shall stand
    ├── FilterError             a filter that cannot be understood
    ├── RecipeError             a recipe that cannot be read, or a step of it that means nothing
    ├── EvidenceError           dates cannot be looked for: no repository, no pattern
    ├── SaveError               nothing was written; the file is as it was
    │   ├── ReplaceRefused      the folder refuses the safe way to save
    │   ├── ChangedMeanwhile    another program wrote the file just before it was replaced
    │   └── Interrupted         the file was overwritten in part; its new bytes are kept
    ├── TakesTooLong            a regular expression is still at work on a few rows
    └── Cancelled               a person stopped the work
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from sitemap_editor.core.readable import quoted

Argument = str | int
Progress = Callable[[float], None]
"""Told the part done, 0.0 to 1.0; raises `Cancelled` where a person asked to stop."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name lupdate looks for
    """Mark `text` for extraction; windows translate it, the core uses it as it is."""
    del context
    return text


def no_progress(_fraction: float) -> None:
    """Stand in where nobody watches."""


def share_of(progress: Progress, start: float, share: float) -> Progress:
    """Return who is told of a part of the work, as parts of all of it."""
    return lambda done: progress(min(1.0, start + done * share))


def worded(text: str, arguments: Mapping[str, Argument]) -> str:
    """Fill in a sentence: whatever a file holds, what comes of it is one line of bounded length.

    Each sentence about a file goes through here, in English or translated.
    """
    shown = {
        name: quoted(value) if isinstance(value, str) else value
        for name, value in arguments.items()
    }
    return text.format(**shown)


@dataclass(frozen=True, slots=True)
class Remark:
    """What a plan has to say before it is carried out: a sentence, as an error has one.

    `is_obstacle` where it cannot be carried out like this.
    """

    text: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    is_obstacle: bool = False

    def __str__(self) -> str:
        return worded(self.text, self.arguments)


class SitemapError(Exception):
    """Anything the core refuses, with a whole sentence and the place it speaks of.

    `code` is a rule id of the protocol or a short word; `text` is the English sentence with named
    placeholders, `arguments` fill them. `line` and `column` count from 1.
    """

    def __init__(
        self,
        code: str,
        text: str,
        arguments: Mapping[str, Argument] | None = None,
        *,
        path: str | os.PathLike[str] | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text
        self.arguments = dict(arguments or {})
        self.path = None if path is None else os.fspath(path)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return worded(self.text, self.arguments)


class ReadError(SitemapError):
    """The file could not be read at all."""


class TooLarge(ReadError):
    """The file holds, or unpacks to, more than the stated cap (`cap_bytes`)."""

    cap_bytes: int = 0


class BrokenGzip(ReadError):
    """The compressed data is cut or damaged."""


class ContentError(SitemapError):
    """The bytes are there, but they are no sitemap that can be opened."""


class NotASitemap(ContentError):
    """HTML, a feed, an archive, other XML, a template, or nothing at all."""


class MergeConflict(ContentError):
    """Marks of a merge enclose both sides; `can_choose` where the marks fit together."""

    can_choose: bool = True


class NotWellFormed(ContentError):
    """XML that breaks the rules of XML; carries line and column."""


class EditError(SitemapError):
    """A value or row that this document cannot store."""


class UndeclaredNamespace(EditError):
    """An element or attribute whose namespace has no prefix where it shall stand.

    `taken` are the prefixes that mean something else there, `prefix` the one that is wished for.
    """

    def __init__(self, uri: str, prefix: str, taken: Collection[bytes]) -> None:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The namespace {namespace} is not declared in this row. Declare it in the first tag "
            "of the file.",
        )
        super().__init__("namespace", text, {"namespace": uri})
        self.uri = uri
        self.prefix = prefix
        self.taken = frozenset(taken)


class FilterError(SitemapError):
    """A filter that cannot be understood; `start` and `end` say where in its text."""

    start: int = 0
    end: int = 0

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return str(self)


class RecipeError(SitemapError):
    """A recipe that cannot be carried out: no JSON, or a step that means nothing."""


class EvidenceError(SitemapError):
    """Where dates were to be looked for there is nothing to find: no repository, no pattern."""


class SaveError(SitemapError):
    """Saving failed; what is on disk is as it was."""


class ReplaceRefused(SaveError):
    """The folder refuses a new file beside the old one; writing in place is left."""


class ChangedMeanwhile(SaveError):
    """Another program wrote the file since it was last looked at; nothing was replaced."""


class Interrupted(SaveError):
    """Overwriting in place did not come to its end.

    `kept` is where all that was to be written lies, `left` the stamp of the file as it was left.
    """

    kept: str = ""
    left: object = None


class TakesTooLong(SitemapError):
    """A regular expression backtracks without end."""

    def __init__(self) -> None:
        text = QT_TRANSLATE_NOOP(
            "core", "This regular expression takes too long. Write a simpler one."
        )
        super().__init__("too-long", text)


class Cancelled(SitemapError):
    """A person stopped the work."""

    def __init__(self) -> None:
        super().__init__("cancelled", QT_TRANSLATE_NOOP("core", "Cancelled."))
