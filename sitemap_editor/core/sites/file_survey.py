"""Reads one file of a site once: what is in it, what is wrong with it, the keys of its URLs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.document.url_keys import keys
from sitemap_editor.core.errors import ReadError, SitemapError
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.filtering.row_values import RowValues
from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.fields import LASTMOD
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.protocol.urls import split_url
from sitemap_editor.core.sites.keys import write_keys
from sitemap_editor.core.sites.language_links import write_links
from sitemap_editor.core.sites.origins import GONE, Origin, file_hash

_ROWS_AT_ONCE: Final = 1_024
_AMPERSAND: Final = b"&amp;"
_ANY_ZONE: Final = timedelta(days=2)
"""Moments of one date lie within it, whatever their zones."""
_SCOPE: Final = ("L12", "L13")
"""The rules that rows outside the reach of their sitemap break."""


@dataclass(slots=True)
class FileSurvey:
    """What is known of one file; all of it can be written as JSON."""

    file: str
    loc: str = ""
    rows: int = 0
    bytes: int = 0
    """Unpacked."""
    hash: str = ""
    """BLAKE2 of the file as it lies on disk, or in its store."""
    state: str = ""
    """What its store told states apart by, when it was read."""
    kind: str = ""
    is_compressed: bool = False
    problems: dict[str, int] = field(default_factory=dict)
    """How many rows, or files, break a rule; by its id."""
    errors: int = 0
    """How many of them are errors."""
    out_of_scope: int = 0
    hosts: dict[str, int] = field(default_factory=dict)
    languages: dict[str, int] = field(default_factory=dict)
    """How many links to versions in a language there are, in the order of their numbers."""
    link_records: int = 0
    newest_lastmod: str | None = None
    unreadable: str | None = None
    """Why the file could not be read."""
    is_missing: bool = False
    """Whether a store that was asked has no such file."""

    @classmethod
    def of(cls, said: dict[str, Any]) -> FileSurvey:
        """Return what JSON says. Raises: TypeError where it says something else."""
        return cls(**said)


@dataclass(frozen=True, slots=True)
class SurveyTask:
    """One file to read, for any worker that sees the same disks and stores; picklable."""

    origin: Origin
    loc: str
    keys: Path
    """Where the keys of its URLs go."""
    profile: str
    earlier: FileSurvey | None = None
    """What an earlier run found, if it did."""

    @property
    def links(self) -> Path:
        """Where its language links go."""
        return self.keys.with_suffix(".links")

    def run(self) -> FileSurvey:
        """Read the file, if it is not as it was. What cannot be read is a finding, no error."""
        earlier = self.earlier
        if earlier is not None and self.origin.is_as_it_was(earlier.hash, earlier.state):
            return earlier
        found = FileSurvey(self.origin.name, self.loc, state=self.origin.state)
        try:
            with self.origin.held() as path:
                found.hash = file_hash(path)
                document = Document.open(path)
        except (SitemapError, OSError) as error:
            found.unreadable = str(error)
            found.is_missing = isinstance(error, ReadError) and error.code == GONE
            write_keys(self.keys, ())
            return found
        table = document.table
        found.rows, found.bytes = len(table), document.size_bytes
        found.kind, found.is_compressed = table.row_kind.name, document.form.is_compressed
        self._check(document, found)
        values = _Values(table)
        write_keys(self.keys, values.urls())
        found.hosts = dict(values.hosts)
        links = write_links(self.links, table)
        found.languages, found.link_records = links.languages, links.records
        found.newest_lastmod = values.newest()
        return found

    def _check(self, document: Document, found: FileSurvey) -> None:
        profile = next(each for each in PROFILES if each.id == self.profile)
        place = Published(self.loc, is_sure=False) if is_publishable(self.loc) else None
        context = CheckContext(
            profile=profile, form=document.form, file_name=self.origin.path.name, published=place
        )
        verdicts = Checker(context=context).kinds(document.table)
        problems: Counter[str] = Counter()
        for (code, severity), row_ids in chain(verdicts.rows.items(), verdicts.places.items()):
            count = len(set(row_ids))
            problems[code] += count
            found.errors += count if severity.value == "error" else 0
            found.out_of_scope += count if code in _SCOPE else 0
        for finding in verdicts.file:
            problems[finding.code] += 1
            found.errors += finding.severity.value == "error"
        found.problems = dict(problems)


class _Values:
    """Goes through the columns of a file once."""

    def __init__(self, table: PieceTable) -> None:
        self._table = table
        self.hosts: Counter[str] = Counter()
        self._origins: dict[bytes, str] = {}

    def urls(self) -> Iterator[bytes]:
        """Yield the URL of each row, empty where there is none; note the hosts meanwhile."""
        rest = keys(self._table)
        while some := list(islice(rest, _ROWS_AT_ONCE)):
            urls = [key.replace(_AMPERSAND, b"&") if key else b"" for key in some]
            self._note_hosts(urls)
            yield from urls

    def _note_hosts(self, urls: Sequence[bytes]) -> None:
        origins: Counter[bytes] = Counter()
        last, count = b"\0", 0
        for url in urls:
            if url.startswith(last):  # as nearly all do: up to the path they are the same
                count += 1
            elif url:
                origins[last[:-1]] += count
                last, count = b"/".join(url.split(b"/", 3)[:3]) + b"/", 1
        origins[last[:-1]] += count
        for origin, number in origins.items():
            host = self._origins.get(origin)
            if host is None:
                parts = split_url(origin.decode("utf-8", "replace"))
                host = self._origins[origin] = parts.host.lower() if parts else ""
            if host and number:
                self.hosts[host] += number

    def newest(self) -> str | None:
        """Return the newest lastmod as it is written."""
        newest, text, begin = None, None, b""
        order = self._table.order
        for at in range(0, len(order), _ROWS_AT_ONCE):
            some = RowValues(self._table, order[at : at + _ROWS_AT_ONCE]).values(LASTMOD)
            for written in sorted(set(some), reverse=True):
                if written[:10] < begin:
                    break  # and so are all that follow
                checked = parse_w3c(written.decode("utf-8", "replace"))
                if isinstance(checked, W3CDate) and (newest is None or checked.earliest > newest):
                    newest, text = checked.earliest, written.decode("utf-8", "replace")
                    begin = _days_before(newest)
        return text


def _days_before(moment: datetime) -> bytes:
    """Return the day before which no date is later than a moment, whatever their zones."""
    try:
        return (moment.date() - _ANY_ZONE).isoformat().encode()
    except OverflowError:
        return b""
