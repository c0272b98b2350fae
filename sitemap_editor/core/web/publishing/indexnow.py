"""IndexNow on the wire: what is posted, and what each answer means, in words.

Source: indexnow.org, "Documentation" and "FAQ"; PROTOCOL 11 and 13.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark
from sitemap_editor.core.web.failure_texts import failure_remark
from sitemap_editor.core.web.fetching import Failure, Fetched, Limits, Request
from sitemap_editor.core.web.publishing.failures import reason_of
from sitemap_editor.core.web.publishing.indexnow_key import usual_location
from sitemap_editor.core.web.publishing.sent_state import COOL_DOWN_S
from sitemap_editor.core.web.retry_after import retry_after_s

ENDPOINT: Final = "https://api.indexnow.org/indexnow"
"""Hands on to all engines that take part."""
MOST_URLS: Final = 10_000
"""A request holds no more."""
_ANSWER_BYTES: Final = 1 << 16
_LONGEST_WAIT_S: Final = 7 * 24 * 3600

# No connection was made, so that nothing can have arrived.
_NOT_SENT: Final = (Failure.ADDRESS, Failure.DNS, Failure.TLS, Failure.PRIVATE)


_WORDS_OF_OPEN: Final = ("closed", "reset", "broken", "aborted")


class Outcome(Enum):
    """What came of a request; values are the words of the log."""

    SENT = "sent"
    REFUSED = "refused"
    TRANSIENT = "later"
    """Nothing was taken, and it may be tried again later."""
    UNKNOWN = "unknown"
    """The connection ended before an answer: it may have arrived."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What an endpoint answered."""

    outcome: Outcome
    sentence: Remark
    status: int | None = None
    wait_s: int = 0
    """For how long the endpoint asked to be left alone."""
    is_key_unknown: bool = False


def post(
    urls: Sequence[str],
    *,
    host: str,
    scheme: str,
    key: str,
    location: str,
    endpoint: str,
    allow_private: bool,
) -> Request:
    """Return the request that tells of at most `MOST_URLS` of one host."""
    held: dict[str, object] = {"host": host, "key": key}
    if location != usual_location(f"{scheme}://{host}", key):
        held["keyLocation"] = location
    held["urlList"] = list(urls)
    return Request(
        endpoint,
        "POST",
        (("content-type", "application/json; charset=utf-8"),),
        json.dumps(held, ensure_ascii=False).encode("utf-8", "replace"),
        Limits(body_bytes=_ANSWER_BYTES),
        follows=False,
        allow_private=allow_private,
    )


def answer_of(
    fetched: Fetched, endpoint: str, count: int, now: int, *, refused_since: int | None
) -> Answer:
    """Say what came of a request with `count` URLs to an endpoint.

    `refused_since` is when this endpoint first did not find this key; None where it did not say so.
    """
    status = fetched.status
    if status is None:
        return _without_answer(fetched, endpoint, count)
    arguments: dict[str, Argument] = {"status": status, "count": count}
    outcome, text = _OF_STATUS.get(status, (Outcome.REFUSED, _REFUSED))
    wait_s = 0
    if status == 403 and refused_since is not None and now - refused_since >= COOL_DOWN_S:
        text = _KEY_BANNED
    elif status == 429 or status >= 500:
        wait_s = _wait_s(fetched, now)
        if status == 429:
            wait_s = wait_s or COOL_DOWN_S
            arguments["minutes"] = -(-wait_s // 60)
        else:
            outcome, text = Outcome.TRANSIENT, _ENGINE_FAILED
    elif 300 <= status < 400:
        text = _MOVED
        arguments["url"] = fetched.header("location") or ""
    elif 200 <= status < 300 and status not in _OF_STATUS:
        outcome, text = Outcome.SENT, _TAKEN
    return Answer(outcome, Remark(text, arguments), status, wait_s, is_key_unknown=status == 403)


def _without_answer(fetched: Fetched, endpoint: str, count: int) -> Answer:
    if fetched.failure is Failure.PRIVATE:
        return Answer(Outcome.TRANSIENT, failure_remark(Failure.PRIVATE, endpoint))
    arguments: dict[str, Argument] = {"reason": reason_of(fetched), "count": count}
    if fetched.failure in _NOT_SENT or _was_never_connected(fetched):
        return Answer(Outcome.TRANSIENT, Remark(_NO_CONNECTION, arguments))
    return Answer(Outcome.UNKNOWN, Remark(_MAY_HAVE_ARRIVED, arguments))


def _was_never_connected(fetched: Fetched) -> bool:
    """Tell a refused connection from one that was closed once something may have been sent."""
    detail = fetched.detail.lower()
    was_open = any(word in detail for word in _WORDS_OF_OPEN)
    return fetched.failure is Failure.REFUSED and bool(detail) and not was_open


def _wait_s(fetched: Fetched, now: int) -> int:
    """Return the seconds to wait; 0 where nothing sensible is said."""
    seconds = retry_after_s(fetched, datetime.fromtimestamp(now, UTC)) or 0.0
    return int(min(seconds, _LONGEST_WAIT_S))


_TAKEN: Final = QT_TRANSLATE_NOOP("core", "Sent. URLs that the search engine received: {count}.")
_PENDING: Final = QT_TRANSLATE_NOOP(
    "core",
    "URLs sent: {count}. The search engine is still checking the key; leave the key file where "
    "it is.",
)
_FORM: Final = QT_TRANSLATE_NOOP(
    "core", "Refused (400): the endpoint does not understand the request. Check its URL."
)
_KEY_NOT_FOUND: Final = QT_TRANSLATE_NOOP(
    "core",
    "Refused (403): the search engine did not find the key yet. Try again in 10 minutes. If it is "
    "refused then too, make a new key.",
)
_KEY_BANNED: Final = QT_TRANSLATE_NOOP(
    "core",
    "Refused again (403): this search engine has banned the key for good. Make a new key and "
    "upload its file; the old file may stay.",
)
_NOT_OF_HOST: Final = QT_TRANSLATE_NOOP(
    "core",
    "Refused (422): the URLs are not on the host of the key, or the key does not match its file. "
    "Upload the key file anew, or make a new key.",
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "core", "Refused (429): too many requests. Try again in {minutes} min."
)
_ENGINE_FAILED: Final = QT_TRANSLATE_NOOP(
    "core", "The search engine has a problem of its own ({status}). Try again later."
)
_MOVED: Final = QT_TRANSLATE_NOOP(
    "core", "Refused ({status}): the endpoint has moved to {url}. Use that URL."
)
_REFUSED: Final = QT_TRANSLATE_NOOP(
    "core", "Refused ({status}): the endpoint does not accept this request. Check its URL."
)
_NO_CONNECTION: Final = QT_TRANSLATE_NOOP(
    "core", "The endpoint could not be reached: {reason}. Nothing was sent. Try again later."
)
_MAY_HAVE_ARRIVED: Final = QT_TRANSLATE_NOOP(
    "core",
    "The endpoint did not answer: {reason}. What was sent may have arrived, so it is not sent "
    "again by itself; URLs: {count}.",
)
_OF_STATUS: Final = {
    200: (Outcome.SENT, _TAKEN),
    202: (Outcome.SENT, _PENDING),
    400: (Outcome.REFUSED, _FORM),
    403: (Outcome.REFUSED, _KEY_NOT_FOUND),
    422: (Outcome.REFUSED, _NOT_OF_HOST),
    429: (Outcome.TRANSIENT, _TOO_MANY),
}
