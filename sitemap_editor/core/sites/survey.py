"""A whole site read once: every file, then what only shows across files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Final

from sitemap_editor import __version__
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.children import Child, Children, local_files
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LOC, SITEMAPINDEX, URLSET
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.sites.crew import Here, Place
from sitemap_editor.core.sites.exchange import shared_urls
from sitemap_editor.core.sites.file_survey import FileSurvey, SurveyTask, file_hash
from sitemap_editor.core.sites.sources import SiteFile, SiteFiles

MANIFEST: Final = "manifest.jsonl"
"""Finished files: what is known of each, a line each; the newest line of a file counts."""
_KEYS: Final = "keys"


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A URL that stands in several files: (file, row from 1) of each place."""

    loc: str
    places: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class SiteSurvey:
    """What is known of a site."""

    files: list[FileSurvey] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    unlisted: list[str] = field(default_factory=list)
    index_problems: dict[str, int] = field(default_factory=dict)
    index_errors: int = 0
    unreadable_indexes: dict[str, str] = field(default_factory=dict)
    skipped: int = 0
    """How many files were left out since they are older than was asked for."""
    duplicate_urls: int = 0
    duplicates: list[Duplicate] = field(default_factory=list)
    """The first of them."""

    @property
    def unreadable(self) -> int:
        """How many files could not be read."""
        return len(self.unreadable_indexes) + sum(
            file.unreadable is not None for file in self.files
        )

    @property
    def problems(self) -> Mapping[str, int]:
        """How often each rule is broken."""
        total = Counter(self.index_problems)
        for file in self.files:
            total.update(file.problems)
        return dict(total.most_common())

    @property
    def errors(self) -> int:
        """How many of the problems are errors."""
        return self.index_errors + sum(file.errors for file in self.files)

    def summary(self) -> dict[str, object]:
        """Return the totals, under the names of the command line's JSON."""
        hosts: Counter[str] = Counter()
        for file in self.files:
            hosts.update(file.hosts)
        return {
            "files": len(self.files),
            "rows": sum(file.rows for file in self.files),
            "bytes": sum(file.bytes for file in self.files),
            "unreadable": self.unreadable,
            "missing": len(self.missing),
            "unlisted": len(self.unlisted),
            "skipped": self.skipped,
            "duplicate_urls": self.duplicate_urls,
            "out_of_scope": sum(file.out_of_scope for file in self.files),
            "problems": self.problems,
            "hosts": dict(hosts.most_common()),
            "newest_lastmod": _newest(file.newest_lastmod for file in self.files),
        }


Tell = Callable[[int, int], object]
"""Told how many files are done, of how many."""


class SiteReader:
    """Reads the files of a site once, in a place that does so; keeps a line a file.

    What is known of finished files is kept in `folder`: files that are as they were are not read
    again there. `since` leaves out files that are older and not known.
    """

    def __init__(
        self,
        profile: str,
        folder: Path,
        *,
        since: datetime | None = None,
        place: Place | None = None,
        tell: Tell = lambda _done, _all: None,
    ) -> None:
        """Make the folder. Raises: OSError."""
        self._profile = profile
        self._keys = folder / _KEYS
        self._manifest = folder / MANIFEST
        self._since = since
        self._place = place or Here()
        self._tell = tell
        self._keys.mkdir(parents=True, exist_ok=True)

    def read(self, found: SiteFiles) -> SiteSurvey:
        """Return what is known of the site. Raises: OSError where the folder takes no more."""
        result = SiteSurvey(
            missing=list(found.missing),
            unlisted=[str(path) for path in found.unlisted],
            unreadable_indexes={str(path): str(error) for path, error in found.unreadable.items()},
        )
        tasks = [self._task(file) for file in found.files]
        surveys = self._surveyed(tasks)
        result.files = [surveys[number] for number in sorted(surveys)]
        result.skipped = len(tasks) - len(surveys)
        self._compare([tasks[number].keys for number in sorted(surveys)], result)
        check_indexes(result, found, self._profile)
        return result

    def _task(self, file: SiteFile) -> SurveyTask:
        name = blake2b(str(file.path).encode("utf-8", "surrogateescape"), digest_size=12)
        return SurveyTask(file.path, file.loc, self._keys / name.hexdigest(), self._profile)

    def _surveyed(self, tasks: Sequence[SurveyTask]) -> dict[int, FileSurvey]:
        known = _known(self._manifest)
        surveys: dict[int, FileSurvey] = {}
        left: list[int] = []
        for number, task in enumerate(tasks):
            earlier = known.get(_identity(task))
            if earlier is not None and task.keys.exists() and _is_as_it_was(task.path, earlier):
                surveys[number] = earlier
            elif self._since is None or _is_newer(task.path, self._since):
                left.append(number)
        whole = len(surveys) + len(left)
        self._tell(len(surveys), whole)
        waiting = [tasks[number] for number in left]
        with self._manifest.open("a", encoding="utf-8") as file:
            for nth, survey in self._place.carried_out(waiting):
                number = left[nth]
                surveys[number] = survey
                said = {"version": __version__, "profile": tasks[number].profile, **asdict(survey)}
                file.write(json.dumps(said) + "\n")
                file.flush()
                self._tell(len(surveys), whole)
        return surveys

    def _compare(self, paths: Sequence[Path], result: SiteSurvey) -> None:
        """Find the URLs that stand in several files."""
        if len(paths) < 2:
            return
        rows = sum(file.rows for file in result.files)
        found = shared_urls(paths, rows, self._keys, self._place)
        result.duplicate_urls = found.count
        result.duplicates = list(_named(found.places, result.files))


def _named(
    places: Sequence[Sequence[tuple[int, int]]], files: Sequence[FileSurvey]
) -> Iterator[Duplicate]:
    """Look the URLs up that stand in several files: a file at a time is opened."""
    rows: dict[int, list[int]] = {}
    for some in places:
        rows.setdefault(some[0][0], []).append(some[0][1])
    locs: dict[tuple[int, int], str] = {}
    for number, wanted in rows.items():
        try:
            document = Document.open(files[number].file)
        except SitemapError:  # gone meanwhile
            continue
        for row in wanted:
            if row < len(document):
                locs[number, row] = (document[row].loc or "").strip()
    for some in places:
        if (loc := locs.get(some[0])) is not None:
            yield Duplicate(loc, tuple((files[number].file, row + 1) for number, row in some))


def check_indexes(result: SiteSurvey, found: SiteFiles, profile: str) -> None:
    """Check the indexes by all rules, dates among them, by what is known of their files."""
    known = {Path(survey.file): survey for survey in result.files}
    rules = next(each for each in PROFILES if each.id == profile)
    problems: Counter[str] = Counter()
    for path in found.indexes:
        if path in found.unreadable:
            continue
        try:
            document = Document.open(path)
        except SitemapError as error:  # gone meanwhile
            result.unreadable_indexes[str(path)] = str(error)
            continue
        children = Children(path, tuple(_children(document, path, known)))
        context = CheckContext(
            profile=rules, form=document.form, file_name=path.name, children=children
        )
        verdicts = Checker(context=context).kinds(document.table)
        for (code, severity), row_ids in chain(verdicts.rows.items(), verdicts.places.items()):
            problems[code] += len(set(row_ids))
            result.index_errors += len(set(row_ids)) if severity.value == "error" else 0
        for finding in verdicts.file:
            problems[finding.code] += 1
            result.index_errors += finding.severity.value == "error"
    result.index_problems = dict(problems)


def _children(index: Document, path: Path, known: Mapping[Path, FileSurvey]) -> Iterator[Child]:
    locs = dict.fromkeys(loc.strip() for loc in index.table.values(LOC) if loc and loc.strip())
    for loc, file in local_files(path, locs).items():
        if file.path is None:
            yield Child(loc, owner=file.owner)
            continue
        survey = known.get(file.path)
        error = None
        if survey is not None and survey.unreadable is not None:
            error = SitemapError("unreadable", survey.unreadable)
        rows, size = (0, 0) if survey is None else (survey.rows, survey.bytes)
        kind = URLSET.name if survey is not None else SITEMAPINDEX.name
        yield Child(
            loc,
            file.path,
            Stamp.of(file.path),
            error=error,
            kind=kind,
            rows=rows,
            size_bytes=size,
            owner=file.owner,
        )


def _known(manifest: Path) -> dict[tuple[str, str, str], FileSurvey]:
    """Return what earlier runs of this version found; lines cut by a kill are left out."""
    known: dict[tuple[str, str, str], FileSurvey] = {}
    if not manifest.exists():
        return known
    for line in manifest.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            said = json.loads(line)
            if said.pop("version", "") != __version__:  # whose rules may be other ones
                continue
            profile = said.pop("profile")
            survey = FileSurvey.of(said)
            known[survey.file, survey.loc, profile] = survey
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
    return known


def _identity(task: SurveyTask) -> tuple[str, str, str]:
    return str(task.path), task.loc, task.profile


def _is_as_it_was(path: Path, earlier: FileSurvey) -> bool:
    try:
        return bool(earlier.hash) and file_hash(path) == earlier.hash
    except OSError:
        return False


def _is_newer(path: Path, since: datetime) -> bool:
    try:
        return path.stat().st_mtime >= since.timestamp()
    except OSError:
        return True  # reading it says what is wrong


def _newest(dates: Iterable[str | None]) -> str | None:
    found: tuple[datetime, str] | None = None
    for date in dates:
        checked = parse_w3c(date or "")
        if isinstance(checked, W3CDate) and (found is None or checked.earliest > found[0]):
            found = checked.earliest, date or ""
    return None if found is None else found[1]
