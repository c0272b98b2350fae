"""Names and passwords that people give in a URL: kept apart from it while the program runs.

So none is written to a list, a file or a message, and what an index lists on the same site is
asked for with the same one.
"""

from __future__ import annotations

from dataclasses import replace

from sitemap_editor.core.protocol import urls
from sitemap_editor.core.web.fetching import Request
from sitemap_editor.core.web.http.targets import NoTarget, Target
from sitemap_editor.core.web.opening.site import addresses_of


class Passwords:
    """Who a person is for a site: scheme, host and port. Nothing is kept on disk."""

    def __init__(self) -> None:
        self._users: dict[tuple[str, str, int], str] = {}

    def taken(self, typed: str) -> str:
        """Keep the name and password of an address; return it without them."""
        for url in addresses_of(typed):
            parts = urls.split_url(url)
            if parts is None or parts.user is None:
                continue
            try:
                self._users[Target.of(url).origin] = parts.user
            except NoTarget:
                continue
            typed = typed.replace(f"{parts.user}@", "", 1)
        return typed

    def given(self, request: Request) -> Request:
        """Return a request with what is kept for its site; one that brings its own stays."""
        if not self._users:
            return request
        try:
            target = Target.of(request.url)
        except NoTarget:
            return request
        user, parts = self._users.get(target.origin), urls.split_url(request.url)
        if user is None or target.user is not None or parts is None:
            return request
        return replace(request, url=urls.join_url(parts._replace(user=user)))
