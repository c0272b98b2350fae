"""A whole site read once: every file, then what only shows across files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.sites.crew import Here, Place
from sitemap_editor.core.sites.exchange import SharedUrls, merged, shared_urls
from sitemap_editor.core.sites.file_survey import FileSurvey, SurveyTask
from sitemap_editor.core.sites.index_checks import check_indexes
from sitemap_editor.core.sites.language_groups import LanguageGroups, by_language, language_groups
from sitemap_editor.core.sites.language_links import LINK
from sitemap_editor.core.sites.manifest import Manifest
from sitemap_editor.core.sites.named_rows import LocsTask, Wanted
from sitemap_editor.core.sites.origins import Origin
from sitemap_editor.core.sites.sources import SiteFile, SiteFiles

_KEYS: Final = "pages"


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A URL that stands in several files: (file, row from 1) of each place."""

    loc: str
    places: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class SamePage:
    """A page that stands in several files under several URLs: (URL, file, row from 1) of each."""

    places: tuple[tuple[str, str, int], ...]


@dataclass(slots=True)
class SiteSurvey:
    """What is known of a site."""

    files: list[FileSurvey] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    unlisted: list[str] = field(default_factory=list)
    index_problems: dict[str, dict[str, int]] = field(default_factory=dict)
    """By index, those of each rule."""
    index_errors: int = 0
    unreadable_indexes: dict[str, str] = field(default_factory=dict)
    skipped: int = 0
    """How many files were left out since they are older than was asked for."""
    duplicate_urls: int = 0
    duplicates: list[Duplicate] = field(default_factory=list)
    """The first of them."""
    same_pages: int = 0
    """How many pages stand in several files under URLs that are spelt differently."""
    pages: list[SamePage] = field(default_factory=list)
    """The first of them."""
    language_groups: int = 0
    """Of pages that are versions of one another, in whichever files."""
    one_way: dict[int, dict[str, int]] = field(default_factory=dict)
    """By place in `files` and language: links to a page of the site that does not link back."""
    outside: dict[int, dict[str, int]] = field(default_factory=dict)
    """By place in `files` and language: links to what no file lists."""

    def take_languages(self, found: LanguageGroups) -> None:
        """Keep what is known of language versions."""
        names = [list(file.languages) for file in self.files]
        self.language_groups = found.count
        self.one_way = by_language(found.one_way, names)
        self.outside = by_language(found.outside, names)

    @property
    def unreadable(self) -> int:
        """How many files could not be read."""
        return len(self.unreadable_indexes) + sum(
            file.unreadable is not None for file in self.files
        )

    @property
    def problems(self) -> Mapping[str, int]:
        """How often each rule is broken."""
        total: Counter[str] = Counter()
        for problems in (*self.index_problems.values(), *(file.problems for file in self.files)):
            total.update(problems)
        return dict(total.most_common())

    @property
    def errors(self) -> int:
        """How many of the problems are errors."""
        return self.index_errors + sum(file.errors for file in self.files)

    def summary(self) -> dict[str, object]:
        """Return the totals, under the names of the command line's JSON."""
        hosts: Counter[str] = Counter()
        languages: Counter[str] = Counter()
        for file in self.files:
            hosts.update(file.hosts)
            languages.update(file.languages)
        return {
            "files": len(self.files),
            "rows": sum(file.rows for file in self.files),
            "bytes": sum(file.bytes for file in self.files),
            "unreadable": self.unreadable,
            "missing": len(self.missing),
            "unlisted": len(self.unlisted),
            "skipped": self.skipped,
            "duplicate_urls": self.duplicate_urls,
            "same_pages": self.same_pages,
            "out_of_scope": sum(file.out_of_scope for file in self.files),
            "problems": self.problems,
            "hosts": dict(hosts.most_common()),
            "newest_lastmod": _newest(file.newest_lastmod for file in self.files),
            "languages": dict(languages.most_common()),
            "language_groups": self.language_groups,
            "one_way": _total(self.one_way),
            "outside": _total(self.outside),
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
        self._since = since
        self._place = place or Here()
        self._tell = tell
        self._keys.mkdir(parents=True, exist_ok=True)
        self._manifest = Manifest(folder)

    def read(self, found: SiteFiles) -> SiteSurvey:
        """Return what is known of the site. Raises: OSError where the folder takes no more."""
        result = SiteSurvey(
            missing=list(found.missing),
            unlisted=list(found.unlisted),
            unreadable_indexes={name: str(error) for name, error in found.unreadable.items()},
        )
        tasks = [self._task(file) for file in found.files]
        surveys = self._surveyed(tasks)
        read: list[SurveyTask] = []
        for number, survey in sorted(surveys.items()):
            if survey.is_missing and survey.loc:
                result.missing.append(survey.loc)
            else:
                read.append(tasks[number])
                result.files.append(survey)
        result.skipped = len(tasks) - len(surveys)
        self._compare(read, result)
        checked = check_indexes(found, result.files, self._profile)
        result.index_problems, result.index_errors = checked.problems, checked.errors
        result.unreadable_indexes |= checked.unreadable
        return result

    def _task(self, file: SiteFile) -> SurveyTask:
        name = blake2b(file.origin.name.encode("utf-8", "surrogateescape"), digest_size=12)
        return SurveyTask(file.origin, file.loc, self._keys / name.hexdigest(), self._profile)

    def _surveyed(self, tasks: Sequence[SurveyTask]) -> dict[int, FileSurvey]:
        surveys: dict[int, FileSurvey] = {}
        wanted: dict[int, SurveyTask] = {}
        for number, task in enumerate(tasks):
            earlier = self._manifest.known(task)
            if earlier is not None:
                wanted[number] = replace(task, earlier=earlier)
            elif self._since is None or _is_newer(task.origin, self._since):
                wanted[number] = task
        numbers, waiting = list(wanted), list(wanted.values())
        self._tell(0, len(wanted))
        with self._manifest.opened() as note:
            for nth, survey in self._place.carried_out(waiting):
                surveys[numbers[nth]] = survey
                if survey != waiting[nth].earlier:
                    note(waiting[nth], survey)
                self._tell(len(surveys), len(wanted))
        return surveys

    def _compare(self, tasks: Sequence[SurveyTask], result: SiteSurvey) -> None:
        """Find what shows only across files."""
        rows = sum(file.rows for file in result.files)
        records = sum(file.link_records for file in result.files)
        if len(tasks) < 2 and not records:
            return
        folder, place = self._keys, self._place
        paths = {number: task.keys for number, task in enumerate(tasks)}
        keys = merged(paths, folder, "merged", place)
        found = shared_urls(keys, rows, place)
        if records:
            some = {n: tasks[n].links for n, file in enumerate(result.files) if file.link_records}
            links = merged(some, folder, "merged-links", place, LINK.size)
            result.take_languages(language_groups(links, keys, records, place))
            links.remove()
        keys.remove()
        result.duplicate_urls = found.count
        result.same_pages = found.pages
        self._name(found, tasks, result)

    def _name(self, found: SharedUrls, tasks: Sequence[SurveyTask], result: SiteSurvey) -> None:
        """Look the URLs up that stand in several files."""
        rows: dict[int, set[Wanted]] = {}
        for number, *wanted in (spot for some in found.page_places for spot in some):
            rows.setdefault(number, set()).add((wanted[0], wanted[1]))
        chosen = []
        for some in found.places:
            # Where files that are opened anyway have the URL too, no other is opened for it.
            number, row, url = next((each for each in some if each[0] in rows), some[0])
            chosen.append((number, row))
            rows.setdefault(number, set()).add((row, url))
        numbers = list(rows)
        lookups = [LocsTask(tasks[number].origin, tuple(sorted(rows[number]))) for number in rows]
        locs: dict[tuple[int, int], str] = {}
        for nth, there in self._place.carried_out(lookups):
            locs.update({(numbers[nth], row): loc for row, loc in there.items()})
        names = [task.origin.name for task in tasks]
        for place, some in zip(chosen, found.places, strict=True):
            if place in locs:
                named = ((names[file], row + 1) for file, row, _ in some)
                result.duplicates.append(Duplicate(locs[place], tuple(named)))
        for some in found.page_places:
            known = [(file, row) for file, row, _ in some if (file, row) in locs]
            each = ((locs[file, row], names[file], row + 1) for file, row in known)
            result.pages.append(SamePage(tuple(each)))


def _is_newer(origin: Origin, since: datetime) -> bool:
    modified = origin.modified_ns
    return modified is None or modified >= since.timestamp() * 1e9  # reading it says what is wrong


def _total(counts: Mapping[int, Mapping[str, int]]) -> int:
    return sum(count for some in counts.values() for count in some.values())


def _newest(dates: Iterable[str | None]) -> str | None:
    found: tuple[datetime, str] | None = None
    for date in dates:
        checked = parse_w3c(date or "")
        if isinstance(checked, W3CDate) and (found is None or checked.earliest > found[0]):
            found = checked.earliest, date or ""
    return None if found is None else found[1]
