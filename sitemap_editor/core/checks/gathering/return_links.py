"""Whether language versions link back to the rows that link to them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from sitemap_editor.core.checks.gathering.language_links import LanguageLinks

_KEPT_PAGES: Final = 1_000


class ReturnLinks:
    """Looks at the links of all rows: `links`, of rows whose URLs have the hashes `exact`.

    `key` tells the hash of any URL, `rows_with` the rows that have it.
    """

    def __init__(
        self,
        links: LanguageLinks,
        exact: array[int],
        key: Callable[[bytes], int],
        rows_with: Callable[[bytes], Iterable[int]],
    ) -> None:
        self._links, self._exact, self._key, self._rows_with = links, exact, key, rows_with
        self._page_links: dict[bytes, tuple[int, frozenset[int] | None]] = {}
        self._shared_defaults: frozenset[int] | None = None  # worked out where it is asked for

    def forget(self) -> None:
        """Look anew: some row has another URL, or other links."""
        self._page_links.clear()
        self._shared_defaults = None

    def links_back(self, row_id: int, href: bytes) -> bool:
        """Tell whether a page links to this row; also where it is the row itself, or not here.

        Each page is looked up once: its links are asked for by every row that links to it.
        """
        own = self._exact[row_id]
        key, links = self._page(href)
        return key == own or links is None or own in links

    def is_shared_default(self, row_id: int, href: bytes) -> bool:
        """Tell whether a link of a row is its x-default, and that of other pages, too.

        Such a page has but one link a language: it cannot link back to all who name it.
        """
        if self._links.default(row_id) != href:
            return False
        if self._shared_defaults is None:
            self._shared_defaults = frozenset(self._found_shared_defaults())
        key, links = self._page(href)
        theirs = (links or frozenset()) - {key}
        is_of_others = bool(theirs) and theirs.isdisjoint(self._pages_with(row_id))
        return is_of_others or key in self._shared_defaults

    def _found_shared_defaults(self) -> Iterator[int]:
        """Yield the x-defaults of rows that have no other page in common."""
        firsts: dict[int, frozenset[int]] = {}
        for row_id in self._links:
            if default := self._links.default(row_id):
                pages = self._pages_with(row_id)
                key = self._key(default)
                if pages != {key} and pages.isdisjoint(firsts.setdefault(key, pages)):
                    yield key

    def _pages_with(self, row_id: int) -> frozenset[int]:
        """Return the hashes of a row's URL and of its versions, but for its x-default."""
        links = frozenset(self._links.keys_of(row_id, self._key))
        return links - {self._key(self._links.default(row_id))} | {self._exact[row_id]}

    def _page(self, href: bytes) -> tuple[int, frozenset[int] | None]:
        """Return the hash of a URL, and those of all links of its rows; None for no such row."""
        page = self._page_links.get(href)
        if page is None:
            if len(self._page_links) >= _KEPT_PAGES:
                self._page_links.clear()
            page = self._page_links[href] = self._key(href), self._links_of_page(href)
        return page

    def _links_of_page(self, url: bytes) -> frozenset[int] | None:
        """Return the hashes of all links that rows with this URL have; None for no such row."""
        rows = list(self._rows_with(url))
        if not rows:
            return None
        keys_of = self._links.keys_of
        return frozenset(chain.from_iterable(keys_of(row, self._key) for row in rows))
