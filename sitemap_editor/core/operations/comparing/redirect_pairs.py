"""Redirects as servers may have them: none leads to itself, none to a URL that is moved on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sitemap_editor.core.protocol.urls import split_url

Redirect = tuple[str, str]
"""The URL before, and the URL after."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One redirect in parts; `host` has no port."""

    scheme: str
    host: str
    path: str
    query: str
    """Without its question mark."""
    after: str
    target_request: str
    """Path and query of what it leads to."""
    needs_origin: bool
    """True where path and query alone are those of another host, too: of a target or a rule."""

    @property
    def request(self) -> str:
        """Path and query, as a request has them."""
        return _request(self.path, self.query)

    @property
    def is_slash_only(self) -> bool:
        """True where it adds or removes a slash at the end of the path, of the same host."""
        path, _, query = self.target_request.partition("?")
        one, other = self.path.rstrip("/"), path.rstrip("/")
        return not self.needs_origin and (one, self.query) == (other, query)


@dataclass(frozen=True, slots=True)
class Settled:
    """What is left of redirects: as pairs of URLs and as rules of a server, in order."""

    pairs: Sequence[Redirect]
    rules: Sequence[Rule]


def settled(redirects: Sequence[Redirect]) -> Settled:
    """Lead each URL where the last of a chain leads; leave out circles, and what leads to itself.

    Of two for one URL the first counts.
    """
    first: dict[str, Redirect] = {}
    for before, after in redirects:
        first.setdefault(_address(before), (before, after))
    pairs: list[Redirect] = []
    for address, (before, after) in first.items():
        seen, target = {address}, after
        while (there := _address(target)) in first and there not in seen:
            seen.add(there)
            target = first[there][1]
        if there not in seen:
            pairs.append((before, target))
    goals = {_request(*_parts(after)[2:]) for _, after in pairs}
    requests = Counter(_request(*_parts(before)[2:]) for before, _ in pairs)
    rules = []
    for before, after in pairs:
        scheme, host, path, query = _parts(before)
        if not host:  # no server is ever asked for it
            continue
        request, target = _request(path, query), _request(*_parts(after)[2:])
        needs_origin = request in goals or requests[request] > 1
        rules.append(Rule(scheme, host, path, query, after, target, needs_origin))
    return Settled(pairs, rules)


def _parts(url: str) -> tuple[str, str, str, str]:
    """Return scheme, host without port, path, and query without its question mark."""
    parts = split_url(url)
    if parts is None:
        return "", "", url, ""
    return parts.scheme.lower(), parts.host.lower(), parts.path or "/", parts.query[1:]


def _request(path: str, query: str) -> str:
    return f"{path}?{query}" if query else path


def _address(url: str) -> str:
    """Return what a server is asked for: without a fragment, or a question mark alone."""
    scheme, host, path, query = _parts(url)
    return f"{scheme}://{host}{_request(path, query)}"
