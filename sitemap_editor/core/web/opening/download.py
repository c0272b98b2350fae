"""Keeps sitemaps of the web on disk as they are served: one file, or an index with all its files.

What fails is noted, and the next file is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from os.path import lexists
from pathlib import Path, PurePosixPath
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark, SitemapError
from sitemap_editor.core.files.disk.saving import replace_file, save_failure
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.protocol.fields import LOC
from sitemap_editor.core.protocol.limits import MAX_ROWS, MAX_SIZE_BYTES
from sitemap_editor.core.protocol.location import is_address
from sitemap_editor.core.web.failure_texts import answer_remark, failure_remark
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Request
from sitemap_editor.core.web.opening.content import Content, content_of, name_in
from sitemap_editor.core.web.opening.local_names import LocalNames
from sitemap_editor.core.web.opening.site import (
    WHOLE_FILE,
    Answer,
    Discovery,
    address_problem,
    discover,
)

_NOT_KEPT: Final = (Content.PAGE, Content.ROBOTS, Content.OTHER, Content.NOTHING)


class Outcome(Enum):
    """What became of one file. Values are the words of the command line's JSON."""

    SAVED = "saved"
    EXISTS = "exists"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class KeptFile:
    """What became of one URL."""

    url: str
    outcome: Outcome
    path: Path | None = None
    """Where it is, or would have been."""
    index: str = ""
    """The URL of the index that lists it; empty for what was asked for."""
    status: int | None = None
    """Of the last answer."""
    content: Content | None = None
    rows: int | None = None
    """None where it could not be read as a sitemap."""
    size_bytes: int = 0
    """As it was served."""
    problem: Remark | None = None
    """Why it was not saved."""
    remarks: tuple[Remark, ...] = ()
    """What is worth knowing of what was saved."""


class Download:
    """Fetches and keeps files; `flow` does it, and what there is so far can be read meanwhile.

    `answer` is what was fetched already, to begin with. With `missing` only these are fetched, of
    all that an index `listed`, which is at hand and at `address`.
    """

    def __init__(
        self,
        address: str,
        folder: Path,
        *,
        overwrite: bool = False,
        allow_private: bool = False,
        answer: Answer | None = None,
        listed: Sequence[str] = (),
        missing: Sequence[str] = (),
    ) -> None:
        self.files: list[KeptFile] = []
        self.count = 0
        """How many files there are to be, as far as that is known."""
        self.problem: Remark | None = None
        """Why there is nothing to download at all."""
        self.address_problem: Remark | None = None
        """What was wrong with the address, where what its site names is kept in its place."""
        self.needs_yes = False
        """True where an address of this computer or its network was not asked for want of a yes."""
        self._address = address
        self._folder = folder
        self._overwrite = overwrite
        self._allow_private = allow_private
        self._answer = answer
        self._listed, self._missing = listed, missing
        self._names = LocalNames()

    @property
    def is_complete(self) -> bool:
        """True where every file was saved."""
        return self.problem is None and all(each.outcome is Outcome.SAVED for each in self.files)

    def flow(self) -> Flow[Download]:
        """Fetch and keep all there is. Raises: SaveError where the folder cannot be made."""
        if self._missing:
            self._make(self._folder)
            yield from self._keep_listed(self._address, self._missing, self._listed)
            return self
        answer = self._answer
        offered: Sequence[str] = ()
        if answer is None:
            discovery: Discovery = yield from discover(
                self._address, allow_private=self._allow_private
            )
            answer, self.problem = discovery.answer, discovery.problem
            self.needs_yes = discovery.needs_yes
            offered = [each.url for each in discovery.offers]
            if offered and answer is None:
                self.address_problem = address_problem(discovery.attempts)
        if self.problem is not None:
            return self
        self._make(self._folder)
        self.count = len(offered) or 1
        if answer is not None:
            asked = answer.asked or answer.url
            name = self._names.names([asked])[asked]
            kept, locs = self._keep_answer(answer, asked, name)
            yield from self._keep_children(kept, locs)
        else:
            yield from self._keep_offered(offered)
        return self

    def _keep_offered(self, offered: Sequence[str]) -> Flow[None]:
        for url, name in self._names.names(offered).items():
            kept, locs = yield from self._fetch(url, name, "")
            yield from self._keep_children(kept, locs)

    def _keep_children(self, index: KeptFile, locs: Sequence[str]) -> Flow[None]:
        """Keep what an index lists."""
        known = {each.url for each in self.files}
        wanted = [loc for loc in dict.fromkeys(locs) if loc not in known][:MAX_ROWS]
        yield from self._keep_listed(index.url, wanted, wanted)

    def _keep_listed(self, index: str, wanted: Sequence[str], listed: Sequence[str]) -> Flow[None]:
        """Keep some of what an index lists, under names that are apart from those of all."""
        self.count += len(wanted)
        names = self._names.names(filter(is_address, listed))
        for url in wanted:
            if url in names:
                yield from self._fetch(url, names[url], index)
            else:
                problem = failure_remark(Failure.ADDRESS, url)
                self._noted(KeptFile(url, Outcome.FAILED, None, index, problem=problem))

    def _fetch(
        self, url: str, name: PurePosixPath, index: str
    ) -> Flow[tuple[KeptFile, Sequence[str]]]:
        """Ask for a file and keep it, unless one of that name is to stay."""
        path = self._folder / name
        if index and lexists(path) and not self._overwrite:  # no need to ask for it
            there = KeptFile(url, Outcome.EXISTS, path, index, problem=_exists(path))
            return self._noted(there), ()
        fetched: Fetched = yield Request(url, limits=WHOLE_FILE, allow_private=self._allow_private)
        self.needs_yes |= fetched.failure is Failure.PRIVATE
        if (problem := answer_remark(fetched, url)) is not None:
            failed = KeptFile(url, Outcome.FAILED, path, index, fetched.status, problem=problem)
            return self._noted(failed), ()
        where = fetched.url or url
        content = content_of(fetched.body, where)
        answer = Answer(where, content, fetched.body, asked=url)
        return self._keep_answer(answer, url, name, index, fetched.status)

    def _keep_answer(
        self,
        answer: Answer,
        url: str,
        name: PurePosixPath,
        index: str = "",
        status: int | None = 200,
    ) -> tuple[KeptFile, Sequence[str]]:
        """Write what came; return what became of it, and what it lists where it is an index."""
        path, body = self._folder / name, answer.body
        size = len(body)
        rows, locs, remarks = _looked_at(answer, is_nested=bool(index))
        problem = _not_a_sitemap(answer)
        outcome = Outcome.FAILED
        if problem is None and lexists(path) and not self._overwrite:
            outcome, problem = Outcome.EXISTS, _exists(path)
        elif problem is None and (problem := self._written(path, body)) is None:
            outcome = Outcome.SAVED
        kept = KeptFile(
            url, outcome, path, index, status, answer.content, rows, size, problem, tuple(remarks)
        )
        return self._noted(kept), locs

    def _written(self, path: Path, body: bytes) -> Remark | None:
        """Write a file whole; return what kept from it."""
        try:
            self._make(path.parent)
            real = self._folder.resolve()
            if not path.parent.resolve().is_relative_to(real):  # a link that leads out of it
                text = QT_TRANSLATE_NOOP("core", "“{name}” leads out of the folder.")
                return Remark(text, {"name": path.parent.name}, is_obstacle=True)
            replace_file(path, [body], size_bytes=len(body))
        except SitemapError as error:
            return Remark(error.text, error.arguments, is_obstacle=True)
        return None

    @staticmethod
    def _make(folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise save_failure(error, folder) from error

    def _noted(self, kept: KeptFile) -> KeptFile:
        self.files.append(kept)
        return kept


def _exists(path: Path) -> Remark:
    text = QT_TRANSLATE_NOOP("core", "“{name}” exists already and was not overwritten.")
    return Remark(text, {"name": path.name}, is_obstacle=True)


def _not_a_sitemap(answer: Answer) -> Remark | None:
    if answer.content not in _NOT_KEPT:
        return None
    if answer.content is Content.NOTHING:
        return Remark(QT_TRANSLATE_NOOP("core", "The answer is empty."), is_obstacle=True)
    if answer.content is Content.PAGE:
        text = QT_TRANSLATE_NOOP(
            "core", "The answer is a web page, not a sitemap, so it was not saved."
        )
    else:
        text = QT_TRANSLATE_NOOP("core", "The answer is not a sitemap, so it was not saved.")
    return Remark(text, is_obstacle=True)


def _looked_at(answer: Answer, *, is_nested: bool) -> tuple[int | None, list[str], list[Remark]]:
    """Return how many rows there are, what an index lists, and what is worth knowing."""
    if answer.content not in (Content.URLSET, Content.INDEX, Content.TEXT):
        return None, [], []
    try:
        document = Document.from_bytes(answer.body, name=name_in(answer.url))
    except SitemapError as error:
        return None, [], [Remark(error.text, error.arguments)]
    locs: list[str] = []
    if answer.content is Content.INDEX and not is_nested:
        locs = [loc.strip() for loc in document.table.values(LOC) if loc and loc.strip()]
    return len(document), locs, list(_limits(document, answer, is_nested=is_nested))


def _limits(document: Document, answer: Answer, *, is_nested: bool) -> Iterator[Remark]:
    if len(document) > MAX_ROWS:
        text = QT_TRANSLATE_NOOP("core", "It lists {count} URLs; the limit is {limit}.")
        yield Remark(text, {"count": len(document), "limit": MAX_ROWS})
    if document.size_bytes > MAX_SIZE_BYTES:
        text = QT_TRANSLATE_NOOP("core", "It has {megabytes} MB; the limit is 50 MB uncompressed.")
        yield Remark(text, {"megabytes": document.size_bytes >> 20})
    if answer.url.lower().endswith(GZIP_SUFFIX) and not document.form.is_compressed:
        text = QT_TRANSLATE_NOOP("core", "It is not compressed, although its name ends in .gz.")
        yield Remark(text)
    if is_nested and answer.content is Content.INDEX:
        text = QT_TRANSLATE_NOOP(
            "core",
            "It is an index inside an index, which crawlers do not follow. The files it lists were "
            "not downloaded.",
        )
        yield Remark(text)
