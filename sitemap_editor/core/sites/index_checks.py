"""The indexes of a site, checked by all rules with what is known of the files they list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.errors import SitemapError
from sitemap_editor.core.files.children import Child, Children
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.format import GZIP_SUFFIX
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.profiles import PROFILES
from sitemap_editor.core.sites.file_survey import FileSurvey
from sitemap_editor.core.sites.origins import Origin
from sitemap_editor.core.sites.sources import SiteFiles, SiteIndex


@dataclass(slots=True)
class CheckedIndexes:
    """What is wrong with the indexes of a site."""

    problems: dict[str, dict[str, int]] = field(default_factory=dict)
    """By index: how many rows, or indexes, break a rule; by its id."""
    errors: int = 0
    unreadable: dict[str, str] = field(default_factory=dict)


def check_indexes(found: SiteFiles, surveys: Iterable[FileSurvey], profile: str) -> CheckedIndexes:
    """Check the indexes by all rules, dates among them, by what is known of their files."""
    known = {survey.file: survey for survey in surveys}
    indexes = {index.origin.name: index for index in found.indexes}
    rules = next(each for each in PROFILES if each.id == profile)
    result = CheckedIndexes()
    for name, index in indexes.items():
        if name in found.unreadable:
            continue
        try:
            with index.origin.held() as path:
                document = Document.open(path)
        except SitemapError as error:  # gone meanwhile
            result.unreadable[name] = str(error)
            continue
        children = Children(index.origin.path, tuple(_children(index, known, indexes)))
        context = CheckContext(
            profile=rules,
            form=document.form,
            file_name=index.origin.path.name,
            children=children,
        )
        problems: Counter[str] = Counter()
        verdicts = Checker(context=context).kinds(document.table)
        for (code, severity), row_ids in chain(verdicts.rows.items(), verdicts.places.items()):
            count = len(set(row_ids))
            problems[code] += count
            result.errors += count if severity.value == "error" else 0
        for finding in verdicts.file:
            problems[finding.code] += 1
            result.errors += finding.severity.value == "error"
        if problems:
            result.problems[name] = dict(problems)
    return result


def _children(
    index: SiteIndex, known: Mapping[str, FileSurvey], indexes: Mapping[str, SiteIndex]
) -> Iterator[Child]:
    first: dict[str, str] = {}
    for loc, listed in index.listed.items():
        survey = known.get(listed.origin.name) if listed.origin else None
        nested = indexes.get(listed.origin.name) if listed.origin else None
        if listed.origin is None and not listed.is_elsewhere:
            yield Child(loc, owner=listed.owner)
        if listed.origin is None or (survey is None and nested is None):
            continue  # nobody looked
        modified = listed.origin.modified_ns
        unreadable = survey.unreadable if survey else None
        name = listed.origin.name
        yield Child(
            loc,
            listed.origin.path,
            None if modified is None else Stamp(survey.bytes if survey else 0, modified, 0),
            error=None if unreadable is None else SitemapError("unreadable", unreadable),
            kind=survey.kind if survey else SITEMAPINDEX.name,
            rows=survey.rows if survey else len(nested.listed) if nested else 0,
            size_bytes=survey.bytes if survey else 0,
            is_compressed=_is_compressed(listed.origin, survey, nested),
            leads_back=bool(nested and _lists(nested, index)),
            twin="" if first.setdefault(name, loc) == loc else first[name],
            owner=listed.owner,
        )


def _is_compressed(origin: Origin, survey: FileSurvey | None, nested: SiteIndex | None) -> bool:
    if origin.may_be_unpacked and origin.path.suffix.lower() == GZIP_SUFFIX:
        return True  # nobody knows better
    return survey.is_compressed if survey else bool(nested and nested.is_compressed)


def _lists(index: SiteIndex, other: SiteIndex) -> bool:
    return any(
        each.origin is not None and each.origin.name == other.origin.name
        for each in index.listed.values()
    )
