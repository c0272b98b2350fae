"""Answers of a web that is a dictionary."""

from __future__ import annotations

from collections.abc import Mapping

from sitemap_editor.core.web.fetching import Failure, Fetched, Hop, Request


class Answers:
    """Gives each URL what it has for it: a body, a status, a failure; 404 for what it has not.

    `asked` are the requests that came, in order.
    """

    def __init__(self, answers: Mapping[str, bytes | int | Failure | Fetched]) -> None:
        self._answers = answers
        self.asked: list[Request] = []

    @property
    def urls(self) -> list[str]:
        return [each.url for each in self.asked]

    def __call__(self, request: Request) -> Fetched:
        self.asked.append(request)
        answer = self._answers.get(request.url, 404)
        if isinstance(answer, Fetched):
            return answer
        if isinstance(answer, Failure):
            return Fetched(failure=answer, detail="as told")
        if isinstance(answer, int):
            return Fetched((Hop(answer, request.url),))
        limits = request.limits
        is_cut = len(answer) > limits.body_bytes
        if is_cut and not limits.keeps_beginning:
            return Fetched((Hop(200, request.url),), failure=Failure.TOO_LARGE)
        body = answer[: limits.body_bytes]
        return Fetched((Hop(200, request.url),), (), body, is_cut, body_bytes=len(body))


def redirected(chain: list[str], body: bytes) -> Fetched:
    """Return an answer behind redirects."""
    hops = (*(Hop(301, url) for url in chain[:-1]), Hop(200, chain[-1]))
    return Fetched(hops, (), body, body_bytes=len(body))
