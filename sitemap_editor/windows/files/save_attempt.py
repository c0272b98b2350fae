"""How a file is written, and what a person is asked where that is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from sitemap_editor.core.errors import ChangedMeanwhile, Interrupted, ReplaceRefused
from sitemap_editor.core.files.document import FileForm
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.windows.prompts import Prompts, tell_failure


@dataclass(frozen=True, slots=True)
class Attempt:
    """One try to save a file."""

    path: Path
    form: FileForm
    known: Stamp | None = None
    """The state of the file that may be replaced; None: whatever lies there."""
    in_place: bool = False

    def after(self, error: Exception, prompts: Prompts) -> Attempt | None:
        """Return how to try again after `error`; None where nobody wants to, or it is no use."""
        if isinstance(error, ReplaceRefused) and prompts.overwrite_in_place(error):
            return replace(self, in_place=True)
        if isinstance(error, ChangedMeanwhile) and prompts.overwrite_changed_file(self.path.name):
            return replace(self, known=Stamp.of(self.path))
        return None


def tell_not_saved(
    error: Exception, path: Path, prompts: Prompts, keep_over: Callable[[Stamp], None] | None
) -> None:
    """Say why a file was not saved, unless a person said just now that it should not be.

    `keep_over` belongs to what is to be saved at the same path: what an interrupted save left there
    is our own work, and less than that.
    """
    if isinstance(error, ReplaceRefused | ChangedMeanwhile):
        return
    if isinstance(error, Interrupted) and isinstance(error.left, Stamp) and keep_over is not None:
        keep_over(error.left)
    tell_failure(prompts, path.name, error)
