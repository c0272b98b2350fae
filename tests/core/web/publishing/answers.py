"""Answers of a web that is a dict, for flows in tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sitemap_editor.core.web.fetching import Failure, Fetched, Hop, Request


def answer(
    status: int = 200,
    body: bytes = b"",
    *,
    url: str = "",
    via: tuple[str, ...] = (),
    **headers: str,
) -> Fetched:
    """Return an answer; headers are named with underlines, `via` has redirects before it."""
    hops = (*(Hop(301, each) for each in via), Hop(status, url))
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    return Fetched(hops, named, body, body_bytes=len(body))


def failed(failure: Failure, detail: str = "") -> Fetched:
    return Fetched(failure=failure, detail=detail)


class Web:
    """Answers what it knows, 404 to all else, and remembers what it was asked."""

    def __init__(self, answers: Mapping[str, Fetched | Callable[[Request], Fetched]]) -> None:
        self._answers = dict(answers)
        self.asked: list[Request] = []

    def __call__(self, request: Request) -> Fetched:
        self.asked.append(request)
        known = self._answers.get(request.url)
        if known is None:
            return answer(404, url=request.url)
        fetched = known(request) if callable(known) else known
        if len(fetched.hops) == 1 and not fetched.hops[0].url:
            return answer_at(fetched, request.url)
        return fetched

    @property
    def urls(self) -> list[str]:
        return [request.url for request in self.asked]


def answer_at(fetched: Fetched, url: str) -> Fetched:
    hops = (Hop(fetched.hops[0].status, url),)
    return Fetched(hops, fetched.headers, fetched.body, body_bytes=len(fetched.body))
