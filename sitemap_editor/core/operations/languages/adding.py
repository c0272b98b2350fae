"""A language for all groups at once, by a pattern, or of a list that was made elsewhere."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from sitemap_editor.core.document.markup import NOT_A_CHARACTER
from sitemap_editor.core.document.url_keys import key_of, url_of
from sitemap_editor.core.errors import Progress, no_progress
from sitemap_editor.core.operations.languages.completing import (
    HAS_CODE,
    NO_CHARACTER,
    NO_CODE_OF,
    NO_LANGUAGE,
    NO_MATCH,
    NO_PAGE,
    NO_ROW,
    NO_VERSION,
    SEVERAL,
    LanguagePlan,
    Left,
    Wanted,
    rows_edit,
    spelt,
    wanted_of,
    written,
)
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.link_table import LinkRow
from sitemap_editor.core.operations.languages.link_writing import LinkWriter, recoded
from sitemap_editor.core.operations.languages.row_links import Link
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault

_ENDS = ("…", "...", "*")


@dataclass(frozen=True, slots=True)
class UrlPattern:
    """How the URL of one language becomes that of another, such as “/en/…” → “/fr/…”.

    What begins with a slash is the beginning of the path, what has a scheme that of the URL;
    anything else is replaced where it stands first.
    """

    find: str
    put: str

    def applied(self, url: str, *, may_stay: bool = False) -> str | None:
        """Return the other URL; None where this one does not match, or would stay as it is.

        A page for all other languages `may_stay` where it is: it is one of the versions.
        """
        find, put = _start(self.find), _start(self.put)
        at = _place(url, find)
        if not find or at is None:
            return None
        made = url[:at] + put + url[at + len(find) :]
        return made if may_stay or made != url else None


def _start(text: str) -> str:
    text = text.strip()
    for end in _ENDS:
        text = text.removesuffix(end)
    return text


def _place(url: str, find: str) -> int | None:
    if find.startswith("/") and not find.startswith("//"):
        try:
            parts = urlsplit(url)
        except ValueError:
            return None
        at = url.find("/", len(parts.scheme) + len("://"))
        return at if at >= 0 and url.startswith(find, at) else None
    if "://" in find:
        return 0 if url.startswith(find) else None
    at = url.find(find)
    return at if at >= 0 else None


def with_language(
    groups: LanguageGroups,
    code: str,
    source: str,
    pattern: UrlPattern,
    progress: Progress = no_progress,
) -> LanguagePlan:
    """Plan a link to a new language in all groups that have a page in `source`, a code.

    Pages that are rows of their own join the group and list all. Groups that have the language
    stay as they are; those without a page to start from, or a URL that does not match, are listed.
    """
    named: list[Sequence[Link]] = []
    plan = LanguagePlan()
    is_default = code.lower() == X_DEFAULT
    number, from_number = groups.number_of_code(code), groups.number_of_code(source)
    for group in range(len(groups)):
        cells = groups.cells(group)
        if number is not None and number in cells:
            continue
        start = None if from_number is None else cells.get(from_number)
        if start is None:
            if groups.has_links(group):
                plan.left.append(Left(groups.links.urls[groups.urls_of(group)[0]], NO_PAGE))
            continue
        url = groups.links.urls[start.urls[0]]
        made = pattern.applied(url_of(url), may_stay=is_default)
        if made is None:
            plan.left.append(Left(url, NO_MATCH))
            continue
        named.append(((source, url), (code, key_of(made) or b"")))
    return with_named(groups, named, plan, progress)


def imported(
    groups: LanguageGroups, rows: Iterable[LinkRow], progress: Progress = no_progress
) -> LanguagePlan:
    """Plan the links that a list of (group, language, URL) says.

    Groups of the list and of the file that share a URL are one. Where a group links to another
    URL for a language, that of the list takes its place.
    """
    plan = LanguagePlan()
    named: dict[str, list[Link]] = {}
    for row in rows:
        key = key_of(row.url)
        if key is None or hreflang_fault(row.code) is not None:
            plan.left.append(Left(key or b"", NO_CODE_OF))
        elif NOT_A_CHARACTER.search(row.url):
            shown = key_of(NOT_A_CHARACTER.sub("\N{REPLACEMENT CHARACTER}", row.url))
            plan.left.append(Left(shown or b"", NO_CHARACTER))
        else:
            named.setdefault(row.group, []).append((row.code, key))
    return with_named(groups, named.values(), plan, progress, replaces=True)


def with_named(
    groups: LanguageGroups,
    named: Collection[Sequence[Link]],
    plan: LanguagePlan,
    progress: Progress = no_progress,
    *,
    replaces: bool = False,
) -> LanguagePlan:
    """Plan the links of pages that are named together: a code and the key of a URL each.

    `replaces`: what is named takes the place of the one URL that a group links to now.
    """
    groups = groups.draft()
    links = groups.links
    sets = [
        [(links.code_number(code), groups.number_like(key)) for code, key in each] for each in named
    ]
    respelt = (
        key
        for each, pairs in zip(named, sets, strict=True)
        for (_, key), (_, url) in zip(each, pairs, strict=True)
        if key != spelt(groups, url)
    )
    plan.respelt = len(set(respelt))
    return written(groups, _joined(groups, sets, plan, replaces=replaces), plan, None, progress)


class _Binding:
    """Which pages of a set bind it to others: not an x-default that several groups share."""

    def __init__(self, groups: LanguageGroups, sets: Sequence[Sequence[tuple[int, int]]]) -> None:
        self._default, group_of = groups.links.code_number(X_DEFAULT), groups.group_of
        owners: dict[int, set[int]] = {}
        for group in range(len(groups)):
            for code, url, _ in groups.versions(group):
                if code == self._default:
                    owners.setdefault(url, set()).add(group + 1)
        for number, pairs in enumerate(sets, 1):
            groups_of_set = (group_of[url] for code, url in pairs if code != self._default)
            owner = next(filter(None, groups_of_set), -number)
            for code, url in pairs:
                if code == self._default:
                    owners.setdefault(url, set()).add(owner)
        self._shared = {url for url, each in owners.items() if len(each) > 1}

    def pages(self, pairs: Sequence[tuple[int, int]]) -> list[int]:
        """Return the pages of a set that bind; all where no other is named."""
        own = (url for code, url in pairs if code != self._default or url not in self._shared)
        return list(dict.fromkeys(own)) or list(dict.fromkeys(url for _, url in pairs))


def _joined(
    groups: LanguageGroups,
    sets: Sequence[Sequence[tuple[int, int]]],
    plan: LanguagePlan,
    *,
    replaces: bool,
) -> Iterator[Wanted]:
    """Yield what is wanted of sets of (code, URL) and the groups that they touch, as one each."""
    outside: set[int] = set()
    binding = _Binding(groups, sets)
    for pairs in _disjoint(groups, sets, binding):
        named = dict.fromkeys(binding.pages(pairs))
        touched = dict.fromkeys(group for url in named if (group := groups.group_of[url]))
        parts = [wanted_of(groups, group - 1) for group in touched]
        known = [each for each in parts if each is not None]
        pages = named | dict.fromkeys(url for each in known for url in each.pages)
        said = [(code, url) for each in known for code, url in each.url_of.items()]
        replaced = _replaced(groups, said, pairs, pages) if replaces else {}
        kept = [pair for pair in said if replaced.get(pair[0]) != pair[1]]
        url_of = _one_url_each([*kept, *pairs])
        first = groups.links.urls[pairs[0][1]]
        if url_of is None or len(known) < len(parts):
            plan.left.append(Left(first, SEVERAL))
        elif not any(groups.row_of[url] for url in pages):
            plan.left.append(Left(first, NO_ROW))
        else:
            nameless = (url for each in known for url in each.nameless if url not in named)
            plan.left.extend(Left(groups.links.urls[url], NO_LANGUAGE) for url in nameless)
            gone = set(replaced.values()) - set(url_of.values())
            plan.left.extend(no_versions(groups, gone))
            linked = {url for each in known for url in each.url_of.values()}
            outside.update(u for _, u in pairs if u not in linked and not groups.group_of[u])
            yield Wanted(url_of, tuple(pages), replaced=replaced.keys())
    plan.outside = len(outside)


def no_versions(groups: LanguageGroups, urls: Iterable[int]) -> list[Left]:
    """Return the pages with rows of their own, of URLs that no page lists any more."""
    return [Left(groups.links.urls[url], NO_VERSION) for url in urls if groups.row_of[url]]


def _one_url_each(pairs: Iterable[tuple[int, int]]) -> dict[int, int] | None:
    """Return the URL of each code; None where one has several."""
    url_of: dict[int, int] = {}
    return url_of if all(url_of.setdefault(code, url) == url for code, url in pairs) else None


def _replaced(
    groups: LanguageGroups,
    said: Sequence[tuple[int, int]],
    named: Sequence[tuple[int, int]],
    pages: Iterable[int],
) -> dict[int, int]:
    """Return the URLs by code that others, named for these codes, replace.

    None of groups that differ in what they link to, and none that only its own page tells.
    """
    new, links = dict(named), groups.links
    rows = (position for url in pages for position in groups.rows_of(url))
    linked = {
        (code, links.same[url])
        for at in rows
        for code, url in zip(*links.links_of(at), strict=True)
    }
    held = _one_url_each(pair for pair in said if pair in linked) or {}
    return {code: url for code, url in held.items() if new.get(code, url) != url}


def _disjoint(
    groups: LanguageGroups, sets: Iterable[Sequence[tuple[int, int]]], binding: _Binding
) -> list[list[tuple[int, int]]]:
    """Return the sets with those put together that touch one group, or share a URL."""
    found: dict[int, list[tuple[int, int]]] = {}
    owner: dict[int, list[tuple[int, int]]] = {}
    for pairs in sets:
        merged = list(pairs)
        # Groups have numbers of their own, below those of URLs in no group.
        keys = {-groups.group_of[url] or url for url in binding.pages(merged)}
        for key in tuple(keys):
            other = owner.get(key)
            if other is not None and found.pop(id(other), None) is not None:
                merged = other + merged
                keys |= {-groups.group_of[url] or url for url in binding.pages(other)}
        found[id(merged)] = merged
        owner |= dict.fromkeys(keys, merged)
    return list(found.values())


def with_code(
    groups: LanguageGroups, code: str, meant: str, progress: Progress = no_progress
) -> LanguagePlan:
    """Plan another code in the place of one in all rows."""
    links, number = groups.links, groups.number_of_code(code)
    plan = LanguagePlan()
    positions = array("I", (at for at in range(len(links)) if number in links.links_of(at)[0]))

    def changed(writer: LinkWriter, at: int, data: bytes) -> bytes:
        new = recoded(data, writer.row_format, code, meant)
        if new == data:
            plan.left.append(Left(links.urls[links.locs[positions[at]]], HAS_CODE))
        return new

    plan.edit = rows_edit(groups.table, positions, changed, progress)
    plan.rows = plan.links = len(positions) - len(plan.left)
    return plan
