"""A download while it runs: where to, which files there are, and what became of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from sitemap_editor.core.errors import Remark, SitemapError
from sitemap_editor.core.web.fetching import Fetcher, Request
from sitemap_editor.core.web.opening.download import Download, KeptFile, Outcome
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.texts import readable_size, sentence
from sitemap_editor.session.web.worked_flow import WorkedFlow


class DownloadReview(WorkedFlow):
    """Keeps a sitemap, or an index with its files, in a folder.

    `on_changed` is called whenever what there is to see may be something else. `kept_apart` takes
    a password out of an address.
    """

    def __init__(
        self,
        url: str,
        folder: Path,
        fetcher: Fetcher,
        jobs: Jobs,
        parent: QObject | None = None,
        kept_apart: Callable[[str], str] = str,
    ) -> None:
        super().__init__(fetcher, jobs, parent)
        self.url, self.folder = url, folder
        self._kept_apart = kept_apart
        self.overwrites = False
        self.listed: Sequence[str] = ()
        self.missing: Sequence[str] = ()
        """Of an index that is at hand: what it lists, and what of it is to be downloaded."""
        self.on_changed: Callable[[], object] = lambda: None
        self.asked_now = ""
        self.error = ""
        """Why nothing could be downloaded, in words."""
        self._download: Download | None = None

    @property
    def files(self) -> Sequence[KeptFile]:
        """What became of the files so far."""
        return tuple(self._download.files) if self._download is not None else ()

    @property
    def count(self) -> int:
        """How many files there are to be, as far as that is known."""
        return self._download.count if self._download is not None else 0

    @property
    def needs_yes(self) -> bool:
        """True where a person has to allow addresses of this computer and its network."""
        return self._download is not None and self._download.needs_yes

    @property
    def address_problem(self) -> Remark | None:
        """What was wrong with the address, where what its site names is kept in its place."""
        return self._download.address_problem if self._download is not None else None

    @property
    def file_to_open(self) -> Path | None:
        """The first file that was saved, or was there: the index, if there is one."""
        kept = (Outcome.SAVED, Outcome.EXISTS)
        return next((each.path for each in self.files if each.outcome in kept), None)

    def number_of(self, outcome: Outcome) -> int:
        """Return of how many files this became."""
        return sum(each.outcome is outcome for each in self.files)

    def begin_download(self, *, allow_private: bool = False) -> None:
        """Download what there is, from the beginning."""
        self.error = ""
        self.url = self._kept_apart(self.url)
        self._download = download = Download(
            self.url,
            self.folder,
            overwrite=self.overwrites,
            allow_private=allow_private,
            listed=self.listed,
            missing=self.missing,
        )
        self.carry_out(download.flow(), self._on_done, self._on_failed, self._on_request)
        self.on_changed()

    def stop(self) -> None:
        """Download nothing more; what was saved stays."""
        self.cancel()
        self.asked_now = ""
        self.on_changed()

    def _on_request(self, request: Request) -> None:
        self.asked_now = request.url
        self.on_changed()

    def _on_done(self, download: Download) -> None:
        self.asked_now = ""
        self.error = sentence(download.problem) if download.problem is not None else ""
        self.on_changed()

    def _on_failed(self, error: SitemapError) -> None:
        self.asked_now, self.error = "", sentence(error)
        self.on_changed()

    # In words

    def outcome_text(self, kept: KeptFile) -> str:
        """Return what became of a file, and what is worth knowing of it."""
        if kept.problem is not None:
            return sentence(kept.problem)
        size = readable_size(kept.size_bytes)
        said = self.tr("Saved, {size}").format(size=size)
        if kept.rows is not None:
            said = self.tr("Saved, %Ln row(s), {size}", "", kept.rows).format(size=size)
        return " · ".join([said, *map(sentence, kept.remarks)])

    def name_of(self, kept: KeptFile) -> str:
        """Return where a file is, within the folder."""
        if kept.path is None:
            return ""
        return kept.path.relative_to(self.folder).as_posix()
