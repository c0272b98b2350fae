"""The log of what was sent by IndexNow: a line of JSON a request, for people and programs."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, SaveError
from sitemap_editor.core.protocol.datetimes import now_w3c
from sitemap_editor.core.web.publishing.submission import Change, LogEntry

SUFFIX: Final = ".log"
_SHOWN: Final = 200


def log_beside(state: Path) -> Path:
    """Return where the log of a state lies."""
    return state.with_name(state.name + SUFFIX)


def line_of(entry: LogEntry) -> str:
    """Return a request as a line, with its end. The key is not in it."""
    answer = entry.answer
    held: dict[str, object] = {
        "at": now_w3c(datetime.fromtimestamp(entry.at, UTC)),
        "endpoint": entry.endpoint,
        "host": entry.host,
        "outcome": answer.outcome.value,
        "status": answer.status,
        "message": str(answer.sentence),
    }
    for change in Change:
        held[change.value] = [url for url, each in entry.urls.items() if each is change]
    return json.dumps(held) + "\n"


@dataclass(frozen=True, slots=True)
class LoggedRequest:
    """A line of the log, as far as it is shown."""

    at: str
    """As a W3C date, in UTC."""
    endpoint: str
    status: int | None
    outcome: str
    counts: Mapping[Change, int]


def read_log(path: Path) -> list[LoggedRequest]:
    """Return the last requests, the latest first; none where there is no log, or it is unreadable.

    Lines that are damaged are left out.
    """
    try:
        with path.open("rb") as file:
            lines = deque(file, _SHOWN)
    except OSError:
        return []
    return [found for line in reversed(lines) if (found := _logged(line)) is not None]


def _logged(line: bytes) -> LoggedRequest | None:
    try:
        held = json.loads(line)
        status = held["status"]
        return LoggedRequest(
            str(held["at"]),
            str(held["endpoint"]),
            status if isinstance(status, int) else None,
            str(held["outcome"]),
            {change: len(held[change.value]) for change in Change},
        )
    except (ValueError, KeyError, TypeError):
        return None


def add_to_log(path: Path, entries: Iterable[LogEntry]) -> None:
    """Write requests behind those that are there already. Raises: SaveError."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.writelines(map(line_of, entries))
    except OSError as error:
        text = QT_TRANSLATE_NOOP("core", "The log could not be written: {reason}.")
        reason = error.strerror or str(error)
        raise SaveError("log", text, {"reason": reason}, path=path) from error
