"""The folder on the web where the files of an index are: as a person typed it, else guessed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.operations.indexing.index_lines import outer_folder, url_of
from sitemap_editor.core.protocol.location import folder_of, site_of

_NO_FOLDER: Final = QT_TRANSLATE_NOOP(
    "core", "Enter the URL of the folder where the files are published."
)
_BAD_FOLDER: Final = QT_TRANSLATE_NOOP(
    "core", "“{url}” is not the full URL of a folder on a web server."
)


class PublishedFolder:
    """`likely` are URLs of folders that may be meant, the likeliest first."""

    def __init__(self, likely: Iterable[str]) -> None:
        self._likely = [found for url in likely if (found := folder_of(url))]
        self.url: str | None = self._likely[0] if self._likely else None
        """With a slash at its end; None where not known."""
        self.typed = self.url or ""
        """What stands for it in words of the person, or as it was guessed."""
        self.is_typed = False

    def type(self, text: str) -> None:
        """Take what a person says."""
        self.is_typed = True
        self.typed = text.strip()
        self.url = folder_of(text)

    def guess(self, url: str) -> None:
        """Take what is likely."""
        self.typed = self.url = url

    def guess_by_file(self, url: str, name: str, *, is_sure: bool) -> bool:
        """Take the folder of a file; one known for the same site says more than a mere guess.

        False where nothing follows from it.
        """
        site = site_of(url)
        known = next((each for each in self._likely if site_of(each) == site), None)
        found = known if known is not None and not is_sure else outer_folder(url, name)
        if found is not None:
            self.guess(found)
        return found is not None

    def url_of(self, name: str) -> str:
        """Return the URL of a name in the folder; empty while that is not known."""
        return url_of(self.url, name) if self.url and name else ""

    def obstacle(self) -> Remark | None:
        """Return what is to be said while it is not known."""
        if self.url is not None:
            return None
        text = _BAD_FOLDER if self.typed else _NO_FOLDER
        return Remark(text, {"url": self.typed}, is_obstacle=True)
