"""The groups of language versions as a matrix: its columns, what is missing, what filters leave."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Final

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.groups import LanguageGroups, missing_flags
from sitemap_editor.core.operations.languages.marks import FILTERS, Mark
from sitemap_editor.core.operations.languages.versions import NO_CODE
from sitemap_editor.core.protocol.language_hints import is_improbable
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault

_MOST_COLUMNS: Final = 200


@dataclass(frozen=True, slots=True)
class Matrix:
    """The groups of a document, or of the files of a site, and what there is to say of them."""

    groups: LanguageGroups
    codes: Sequence[int]
    """The numbers of the codes that have a column, from left to right; 0: not stated."""
    expected: frozenset[int]
    """The numbers of those that every group should have."""
    flags: array[int]
    """By group: all its marks, what is missing among them."""
    counts: Mapping[str, int]
    """How many groups each filter leaves."""

    def shown(self, filters: Collection[str]) -> array[int]:
        """Return the groups that any of these filters leaves; all where there are none."""
        if not filters:
            return array("I", range(len(self.groups)))
        wanted = _wanted(filters)
        return array("I", compress(range(len(self.flags)), map(wanted.__and__, self.flags)))


def matrix_of(groups: LanguageGroups, expected: Sequence[str] = ()) -> Matrix:
    """Return what there is to say of groups; without `expected`: of the languages in use."""
    counts = groups.code_counts()
    used = sorted(groups.used_codes(), key=counts.__getitem__, reverse=True)[:_MOST_COLUMNS]
    names = groups.links.codes
    numbers = [groups.links.code_number(code) for code in expected]
    wanted = frozenset(numbers) or frozenset(
        code
        for code in used
        if names[code].lower() != X_DEFAULT
        and hreflang_fault(names[code]) is None
        and not is_improbable(names[code])
    )
    columns = [code for code in groups.used_codes() if code in set(used)]
    columns += [code for code in dict.fromkeys(numbers) if code not in columns]
    columns.sort(key=lambda code: names[code].lower() == X_DEFAULT)
    if counts[NO_CODE]:
        columns.insert(0, NO_CODE)
    flags = groups.flags[:]
    for group, is_missing in enumerate(missing_flags(groups, tuple(wanted))):
        if is_missing and groups.has_links(group):
            flags[group] |= Mark.MISSING
    left = {name: sum(map(bool, map(_wanted([name]).__and__, flags))) for name in FILTERS}
    return Matrix(groups, columns, wanted, flags, left)


def _wanted(filters: Collection[str]) -> int:
    wanted = 0
    for name in filters:
        wanted |= FILTERS[name][2]
    return int(wanted)


def host_of(groups: LanguageGroups) -> str:
    """Return the host of the first URL: what is expected is remembered for it."""
    urls = groups.links.urls[1:2]
    return url_of(urls[0]).split("/", 3)[2].lower() if urls and b"//" in urls[0] else ""
