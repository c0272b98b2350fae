"""What is wrong of each version of one page: who links to whom, under which code."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.operations.languages.links import NO_URL, FileLinks
from sitemap_editor.core.operations.languages.marks import Mark
from sitemap_editor.core.patterns import compiled
from sitemap_editor.core.protocol.language_hints import contradiction, is_improbable, language_in
from sitemap_editor.core.protocol.languages import X_DEFAULT, hreflang_fault
from sitemap_editor.core.protocol.page_result import PageResults

NO_CODE: Final = 0
_START: Final = compiled(rb"(?:[^/]*+/){5}")
_KEPT: Final = 10_000
_FEW: Final = 64
# Numbers: to join flags of an enumeration takes a sixth of the time for all.
_INCOMPLETE: Final = int(Mark.INCOMPLETE)
_MISSING_SELF: Final = int(Mark.MISSING_SELF)
_ONE_WAY: Final = int(Mark.ONE_WAY)


class Version(NamedTuple):
    """A page in one language, by numbers of `FileLinks`."""

    code: int
    url: int
    marks: int


class _Links(NamedTuple):
    """What the rows of one URL link to: (code, URL) each."""

    url: int
    pairs: frozenset[tuple[int, int]]
    urls: frozenset[int]


class VersionJudge:
    """Looks at groups of one document, one after the other."""

    def __init__(
        self,
        links: FileLinks,
        row_of: Sequence[int],
        more_rows: Mapping[int, Sequence[int]],
        pages: PageResults | None,
    ) -> None:
        self._links, self._row_of, self._more_rows, self._pages = links, row_of, more_rows, pages
        self._default = links.code_number(X_DEFAULT)
        self._right: dict[int, bool] = {}
        self._code_marks = {NO_CODE: 0}
        self._said: dict[tuple[int, bytes], int] = {}
        self._languages: dict[bytes, int] = {}
        self._hosts: set[bytes] = {_host(links.urls[loc]) for loc in links.locs if loc != NO_URL}

    def versions(self, urls: array[int]) -> tuple[list[Version], int]:
        """Return the versions of a group and all its marks; `urls` are what belongs to it."""
        if len(urls) <= _FEW and (found := self._regular(urls)) is not None:
            return found, self._flags(found)
        linking = [links for url in urls if (links := self._links_of(url)) is not None]
        if not linking:
            found = [self._unnamed(url, is_alone=True) for url in urls]
            return found, _all(found)
        found = list(self._looked_at(urls, linking))
        return found, self._flags(found)

    def _flags(self, versions: Sequence[Version]) -> int:
        flags = _all(versions)
        has_default = any(version.code == self._default for version in versions)
        return flags if has_default else flags | Mark.NO_X_DEFAULT

    def _regular(self, urls: array[int]) -> list[Version] | None:
        """Return the versions of a small group in which each URL has one code, and each code one.

        None for any other group: it takes a fourth of the time.
        """
        links, codes, targets = self._links, array("I"), array("I")
        linked: dict[int, frozenset[int]] = {}
        for url in urls:
            row = self._row_of[url]
            if not row:
                continue
            if url in self._more_rows:
                return None
            own_codes, own = links.links_of(row - 1)
            if links.has_twins:
                own = array("I", map(links.same.__getitem__, own))
            codes.extend(own_codes)
            targets.extend(own)
            linked[url] = frozenset(own)
        code_of = dict(zip(targets, codes, strict=True))
        pairs = len(set(zip(targets, codes, strict=True)))
        if not pairs or not pairs == len(code_of) == len(set(codes)):
            return None
        right = frozenset(url for url, code in code_of.items() if self.is_right(code))
        marks = {url: _marks_of(url, linked, right) for url in linked}
        known = [(url, code_of.get(url)) for url in dict.fromkeys((*urls, *code_of))]
        return [
            self._unnamed(url, marks.get(url, 0))
            if code is None
            else self._version(code, url, marks.get(url, 0))
            for url, code in known
        ]

    def _links_of(self, url: int) -> _Links | None:
        """Return what the rows of a URL link to; None where there are no links, or no row."""
        row = self._row_of[url]
        if not row:
            return None
        same = self._links.same
        pairs: set[tuple[int, int]] = set()
        for position in (row - 1, *self._more_rows.get(url, ())):
            codes, urls = self._links.links_of(position)
            pairs.update(zip(codes, map(same.__getitem__, urls), strict=True))
        if not pairs:
            return None
        return _Links(url, frozenset(pairs), frozenset(each for _, each in pairs))

    def _looked_at(self, urls: array[int], linking: Sequence[_Links]) -> Iterator[Version]:
        by_url = {links.url: links for links in linking}
        pairs = {pair for links in linking for pair in links.pairs}
        one_way = self._one_way(linking, by_url)
        names = _names(linking, self._default)
        repeated = {code for code, count in Counter(code for code, _ in pairs).items() if count > 1}
        wanted = {pair for pair in pairs if self.is_right(pair[0])}
        members = frozenset(urls)
        of_url: dict[int, list[int]] = {}
        for code, url in sorted(pairs):
            of_url.setdefault(url, []).append(code)
        for url in dict.fromkeys((*urls, *of_url)):
            marks = Mark.NONE
            if url in members and self._row_of[url]:
                marks = self._marks_of_page(url, by_url.get(url), wanted)
                marks |= Mark.ONE_WAY if url in one_way else Mark.NONE
                marks |= names.get(url, Mark.NONE)
            for code in of_url.get(url, ()):
                more = Mark.MULTIPLE if code in repeated else Mark.NONE
                yield self._version(code, url, marks | more)
            if url not in of_url:
                yield self._unnamed(url, marks)

    def _marks_of_page(self, url: int, links: _Links | None, wanted: set[tuple[int, int]]) -> Mark:
        if links is None:
            return Mark.INCOMPLETE
        marks = Mark.NONE if url in links.urls else Mark.MISSING_SELF
        return marks if wanted <= links.pairs else marks | Mark.INCOMPLETE

    def _one_way(self, linking: Sequence[_Links], by_url: Mapping[int, _Links]) -> set[int]:
        """Return the pages that do not link back to one that links to them."""
        found: set[int] = set()
        for links in linking:
            for url in links.urls:
                if not self._row_of[url] or url == links.url:
                    continue
                back = by_url.get(url) or self._links_of(url)
                if back is None or links.url not in back.urls:
                    found.add(url)
        return found

    # One version

    def _unnamed(self, url: int, marks: int = 0, *, is_alone: bool = False) -> Version:
        """Return a page that no link names, in the language that its URL says."""
        marks |= Mark.ALONE if is_alone else Mark.UNNAMED
        return self._version(self.language_of(url), url, marks)

    def language_of(self, url: int) -> int:
        """Return the number of the code that a URL says; 0 for none."""
        key = self._links.urls[url]
        beginning = _beginning(key)
        number = self._languages.get(beginning)
        if number is None:
            code = language_in(url_of(beginning))
            number = self._links.code_number(code) if code is not None else NO_CODE
            if len(self._languages) > _KEPT:
                self._languages.clear()
            self._languages[beginning] = number
        return number

    def _version(self, code: int, url: int, marks: int) -> Version:
        marks |= self._code_mark(code) | self._said_by_url(code, url)
        if not self._row_of[url]:
            is_known = _host(self._links.urls[url]) in self._hosts
            marks |= Mark.OUTSIDE if is_known else Mark.OTHER_HOST
        elif self._pages is not None:
            marks |= self._canonical(url)
        return Version(code, url, int(marks))

    def is_right(self, code: int) -> bool:
        """Tell whether a code, by its number, is one of hreflang."""
        right = self._right.get(code)
        if right is None:
            right = self._right[code] = hreflang_fault(self._links.codes[code]) is None
        return right

    def _code_mark(self, code: int) -> int:
        mark = self._code_marks.get(code)
        if mark is None:
            text = self._links.codes[code]
            is_wrong = not self.is_right(code) or is_improbable(text)
            mark = self._code_marks[code] = int(Mark.WRONG_CODE) if is_wrong else 0
        return mark

    def _said_by_url(self, code: int, url: int) -> int:
        if code in (NO_CODE, self._default):
            return 0
        beginning = _beginning(self._links.urls[url])
        mark = self._said.get((code, beginning))
        if mark is None:
            said = contradiction(self._links.codes[code], url_of(beginning))
            mark = int(Mark.OTHER_LANGUAGE) if said is not None else 0
            if len(self._said) > _KEPT:
                self._said.clear()
            self._said[code, beginning] = mark
        return mark

    def _canonical(self, url: int) -> Mark:
        assert self._pages is not None  # noqa: S101 - the caller looked
        text = url_of(self._links.urls[url])
        page = self._pages.of(text)
        is_other = page is not None and page.canonical not in (None, "", text)
        return Mark.NOT_CANONICAL if is_other else Mark.NONE


def _marks_of(url: int, linked: Mapping[int, frozenset[int]], right: frozenset[int]) -> int:
    """Return what is wrong of a page by what all pages of its group link to."""
    own = linked[url]
    if not own:
        is_one_way = any(url in each for each in linked.values())
        return _INCOMPLETE | (_ONE_WAY if is_one_way else 0)
    marks = 0 if right <= own else _INCOMPLETE
    if url not in own:
        marks |= _MISSING_SELF
    unlinked = linked.keys() - own
    if any(url in linked[other] for other in unlinked if other != url):
        marks |= _ONE_WAY
    return marks


def _names(linking: Sequence[_Links], default: int) -> dict[int, Mark]:
    """Return the pages that call themselves another language than all others call them."""
    own: dict[int, set[int]] = {}
    given: dict[int, set[int]] = {}
    for links in linking:
        for code, url in links.pairs:
            if code == default:
                continue
            (own if url == links.url else given).setdefault(url, set()).add(code)
    return {
        url: Mark.INCONSISTENT
        for url, codes in own.items()
        if url in given and codes.isdisjoint(given[url])
    }


def _all(versions: Sequence[Version]) -> int:
    flags = 0
    for version in versions:
        flags |= version.marks
    return flags


def _host(key: bytes) -> bytes:
    return key.split(b"/", 3)[2] if key.count(b"/") > 1 else b""


def _beginning(key: bytes) -> bytes:
    """Return the part of a URL that can name a language: host, two folders, query."""
    match = _START.match(key)
    start = match[0] if match is not None else key
    if b"?" in key and b"?" not in start:
        start += b"?" + key.partition(b"?")[2]
    return start
