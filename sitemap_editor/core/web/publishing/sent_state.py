"""What search engines were told of a site, as a file of JSON: no URL is sent twice by it.

A batch is written down before it is sent. Whoever finds one there knows that the program ended
before the answer came, so that nobody knows whether it arrived: it is never sent again by itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, ReadError, no_progress
from sitemap_editor.core.files.reading import Stamp, read_stamped
from sitemap_editor.core.web.publishing.page_marks import Mark, Marks

COOL_DOWN_S: Final = 10 * 60
"""How long no URL is sent again. Source: PROTOCOL 13, IndexNow, status 429."""
_FORMAT: Final = "sitemap-editor/indexnow"
_VERSION: Final = 1
_CAP_BYTES: Final = 512 << 20


@dataclass(frozen=True, slots=True)
class Underway:
    """A batch that was about to be sent; None marks a page that is gone."""

    at: int
    """Seconds since 1970, as all times here."""
    endpoint: str
    marks: Mapping[str, Mark | None]


@dataclass(frozen=True, slots=True)
class SentState:
    """What is known of the pages of one sitemap, and what was sent of it."""

    published: str = ""
    """The URL of the sitemap: the pages of another one would look like removed."""
    known: Marks = field(default_factory=dict)
    """The pages as the engines know them."""
    sent_at: Mapping[str, int] = field(default_factory=dict)
    """When URLs were last sent, as long as they may not be sent again."""
    underway: Underway | None = None
    unsure: Mapping[str, int] = field(default_factory=dict)
    """URLs of which nobody knows whether they arrived, and when they were sent."""
    unsure_changed: frozenset[str] = frozenset()
    """Those of `unsure` that the engines knew before, as they were then."""
    wait_until: Mapping[str, int] = field(default_factory=dict)
    """By endpoint, how long it asked to be left alone."""
    refused_keys: Mapping[str, int] = field(default_factory=dict)
    """By endpoint and key, with a blank between them, when it was first not found."""

    def interrupted(self) -> SentState:
        """Return the state with the batch that was underway as one that may have arrived."""
        if self.underway is None:
            return self
        at, marks = self.underway.at, self.underway.marks
        unsure = {**self.unsure, **dict.fromkeys(marks, at)}
        changed = {url for url in marks if url in self.known and url not in self.unsure}
        return replace(
            self.with_sent(marks, at),
            underway=None,
            unsure=unsure,
            unsure_changed=self.unsure_changed | changed,
        )

    def with_sent(self, marks: Mapping[str, Mark | None], at: int) -> SentState:
        """Return the state in which the engines know these pages as they are now."""
        known = dict(self.known)
        for url, mark in marks.items():
            if mark is None:
                known.pop(url, None)
            else:
                known[url] = mark
        unsure = {url: when for url, when in self.unsure.items() if url not in marks}
        changed = self.unsure_changed.intersection(unsure)
        sent = replace(self, known=known, unsure=unsure, unsure_changed=changed)
        return sent.with_tried(marks, at)

    def with_tried(self, urls: Iterable[str], at: int) -> SentState:
        """Return the state in which these URLs are not to be sent for a while."""
        recent = {url: when for url, when in self.sent_at.items() if at - when < COOL_DOWN_S}
        return replace(self, sent_at={**recent, **dict.fromkeys(urls, at)})

    def seen_anew(self, marks: Marks) -> SentState:
        """Return the state with what is known by now of pages that did not change."""
        known = dict(self.known)
        for url, before in self.known.items():
            now = marks.get(url)
            if now is not None and now.is_same(before):
                known[url] = now.after(before)
        return self if known == self.known else replace(self, known=known)

    def forgetting_unsure(self) -> SentState:
        """Return the state in which what may not have arrived counts as never sent.

        What was added, changed or removed then is told as that again.
        """
        known = {url: mark for url, mark in self.known.items() if url not in self.unsure}
        told_before = {
            url: Mark(row="?")  # unlike any that is in a file
            for url in self.unsure
            if url in self.unsure_changed or url not in self.known
        }
        sent_at = {url: at for url, at in self.sent_at.items() if url not in self.unsure}
        return replace(
            self,
            known={**known, **told_before},
            unsure={},
            unsure_changed=frozenset(),
            sent_at=sent_at,
        )

    def as_json(self) -> bytes:
        """Return the file."""
        held: dict[str, object] = {
            "format": _FORMAT,
            "version": _VERSION,
            "published": self.published,
            "known": {url: _text_of(mark) for url, mark in self.known.items()},
            "sent_at": dict(self.sent_at),
            "unsure": dict(self.unsure),
            "unsure_changed": sorted(self.unsure_changed),
            "wait_until": dict(self.wait_until),
            "refused_keys": dict(self.refused_keys),
            "underway": None,
        }
        if self.underway is not None:
            marks = self.underway.marks.items()
            held["underway"] = {
                "at": self.underway.at,
                "endpoint": self.underway.endpoint,
                "marks": {url: None if mark is None else _text_of(mark) for url, mark in marks},
            }
        return json.dumps(held, ensure_ascii=False, indent=0).encode() + b"\n"


def load_state(path: Path) -> tuple[SentState, Stamp] | None:
    """Read a state; None where there is none yet. Raises: ReadError."""
    if not path.exists() and not path.is_symlink():
        return None
    data, stamp = read_stamped(path, _CAP_BYTES, no_progress)
    try:
        return state_of(data), stamp
    except ReadError as error:
        error.path = str(path)
        raise


def state_of(data: bytes) -> SentState:
    """Read a state from bytes. Raises: ReadError."""
    try:
        held = json.loads(data)
        if held["format"] != _FORMAT:
            raise _unreadable()
        if held["version"] != _VERSION:
            text = QT_TRANSLATE_NOOP(
                "core", "A newer version of the program wrote this state. Update the program."
            )
            raise ReadError("state", text)
        return _state(held)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise _unreadable() from error


def save_state(path: Path, state: SentState, known: Stamp | None) -> Stamp:
    """Write a state, durably and whole; with `known` only over the file of that stamp.

    Raises: SaveError (ChangedMeanwhile where another run wrote it).
    """
    from sitemap_editor.core.files.disk.saving import replace_file  # not to look at a plan

    data = state.as_json()
    return replace_file(path, [data], size_bytes=len(data), known=known).stamp


def _state(held: dict[str, object]) -> SentState:
    underway = held.get("underway")
    return SentState(
        _text(held["published"]),
        {url: _mark(mark) for url, mark in _items(held["known"])},
        _times(held["sent_at"]),
        _underway(underway) if isinstance(underway, dict) else None,
        _times(held["unsure"]),
        frozenset(map(_text, held.get("unsure_changed") or ())),  # type: ignore[call-overload]
        _times(held["wait_until"]),
        _times(held["refused_keys"]),
    )


def _underway(held: dict[str, object]) -> Underway:
    marks = {url: None if mark is None else _mark(mark) for url, mark in _items(held["marks"])}
    return Underway(_number(held["at"]), _text(held["endpoint"]), marks)


def _items(held: object) -> Iterable[tuple[str, object]]:
    if not isinstance(held, dict):
        raise TypeError
    return held.items()


def _times(held: object) -> dict[str, int]:
    return {name: _number(at) for name, at in _items(held)}


def _mark(held: object) -> Mark:
    return Mark(*_text(held).split("\t", len(Mark._fields) - 1))


def _text_of(mark: Mark) -> str:
    """Return a mark as a text, tab-separated: many objects take long to read, in one go."""
    return "\t".join(mark).rstrip("\t")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value


def _unreadable() -> ReadError:
    text = QT_TRANSLATE_NOOP(
        "core",
        "This file is no record of what was sent by IndexNow. Choose another name; the first run "
        "makes the file.",
    )
    return ReadError("state", text)
