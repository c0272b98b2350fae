"""What is to be sent by IndexNow, in which steps, and what is kept of it: no URL is sent twice.

The steps are apart so that whoever carries them out can keep each state on disk in between: before
a request, and after its answer. `sent` does so one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import islice
from typing import Final

from sitemap_editor.core.protocol.location import site_of
from sitemap_editor.core.web.fetching import Fetched, Flow, Request
from sitemap_editor.core.web.publishing.failures import is_passing
from sitemap_editor.core.web.publishing.indexnow import (
    MOST_URLS,
    Answer,
    Outcome,
    answer_of,
    post,
)
from sitemap_editor.core.web.publishing.indexnow_key import covers, host_of, usual_location
from sitemap_editor.core.web.publishing.liveness import Liveliness, Liveness
from sitemap_editor.core.web.publishing.page_marks import Changes, Mark, Marks, changes_between
from sitemap_editor.core.web.publishing.sent_state import COOL_DOWN_S, SentState, Underway

_TOO_MANY: Final = 429


class Why(Enum):
    """Why a change is not sent."""

    OTHER_HOST = "other host"
    OUTSIDE_KEY = "outside the folder of the key"
    NOT_LIVE = "not live"
    NOT_INDEXABLE = "not indexable"
    NOT_CHECKED = "not checked"
    JUST_SENT = "sent in the last 10 minutes"


_NOT_SENT: Final[Mapping[Liveness | None, Why]] = {
    Liveness.NOT_LIVE: Why.NOT_LIVE,
    Liveness.NOT_INDEXABLE: Why.NOT_INDEXABLE,
    Liveness.NOT_CHECKED: Why.NOT_CHECKED,
}


class Change(Enum):
    """What became of a page."""

    ADDED = "added"
    CHANGED = "changed"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Sender:
    """Who sends, and where to."""

    host: str
    """With its port, where that does not go without saying."""
    scheme: str
    key: str
    location: str
    """The URL of the key file."""
    endpoint: str
    allow_private: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be sent, by URL in order, and what not."""

    send: Mapping[str, Change] = field(default_factory=dict)
    left: Mapping[str, Why] = field(default_factory=dict)
    marks: Mapping[str, Mark | None] = field(default_factory=dict)
    """Of all that is sent; None for pages that are gone."""

    def count(self, change: Change) -> int:
        """Count what is sent of a kind."""
        return sum(each is change for each in self.send.values())

    def left_count(self, why: Why) -> int:
        """Count what is not sent for a reason."""
        return sum(each is why for each in self.left.values())

    def urls(self, change: Change | None = None) -> list[str]:
        """Return what is sent, of a kind or all, in order."""
        return [url for url, each in self.send.items() if change in (None, each)]

    def unseen(self, live: Liveliness) -> list[str]:
        """Return the pages to be sent of which nobody knows yet whether they are live."""
        return [
            url
            for url, change in self.send.items()
            if change is not Change.REMOVED and url not in live
        ]


def host_for(marks: Sequence[str], published: str, location: str = "") -> tuple[str, str] | None:
    """Return scheme and host to send for: of the key file, of the sitemap, or of most URLs.

    None where no URL has a host.
    """
    counts: dict[str, int] = {}
    known = _Hosts()
    for url in marks:
        if (site := known.site_of(url)) is not None:
            counts[site] = counts.get(site, 0) + 1
    hosts: dict[str, int] = {}
    for site, count in counts.items():
        host = site.partition("://")[2]
        hosts[host] = hosts.get(host, 0) + count
    wanted = [host_of(location) if location else None, host_of(published)]
    if not hosts:
        return None
    most = max(hosts, key=hosts.__getitem__)
    chosen = next((each for each in wanted if each is not None and each in hosts), most)
    sites = [site for site in counts if site.partition("://")[2] == chosen]
    best = max(sites, key=lambda site: (counts[site], site))
    return best.partition("://")[0], chosen


def plan_of(
    before: Marks,
    after: Marks,
    sender: Sender,
    *,
    now: int,
    state: SentState | None = None,
    live: Liveliness | None = None,
) -> Plan:
    """Plan what to send of the changes between two versions.

    Of the pages in `live`, those that are live are sent alone; one that is not in it is sent, too,
    unless the caller asks for it first (`Plan.unseen`). Pages that are gone from the file are sent
    whatever they answer.
    """
    changes = changes_between(before, after)
    sent_at = state.sent_at if state is not None else {}
    send: dict[str, Change] = {}
    left: dict[str, Why] = {}
    is_everywhere = covers(sender.location, f"{sender.scheme}://{sender.host}/")
    hosts, known = _Hosts(), {} if live is None else live
    for url, change in _each(changes):
        if hosts.of(url) != sender.host:
            left[url] = Why.OTHER_HOST
        elif not is_everywhere and not covers(sender.location, url):
            left[url] = Why.OUTSIDE_KEY
        elif change is not Change.REMOVED and (why := _NOT_SENT.get(known.get(url))) is not None:
            left[url] = why
        elif now - sent_at.get(url, now - COOL_DOWN_S) < COOL_DOWN_S:
            left[url] = Why.JUST_SENT
        else:
            send[url] = change
    return Plan(send, left, {url: after.get(url) for url in send})


def sender_of(
    host: tuple[str, str],
    key: str,
    endpoint: str,
    *,
    location: str = "",
    allow_private: bool = False,
) -> Sender:
    """Return who sends for a scheme and host; without a location, the usual one."""
    scheme, name = host
    place = location or usual_location(f"{scheme}://{name}", key)
    return Sender(name, scheme, key, place, endpoint, allow_private)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One request and what came of it: a line of the log."""

    at: int
    endpoint: str
    host: str
    urls: Mapping[str, Change]
    answer: Answer


class Submission:
    """Sends a plan, a batch at a time: `next_request`, keep `state`, ask, `note`, keep it again."""

    def __init__(
        self, plan: Plan, sender: Sender, state: SentState, clock: Callable[[], float]
    ) -> None:
        self.plan = plan
        self.state = state
        self.log: list[LogEntry] = []
        self._sender = sender
        self._clock = clock
        self._left = iter(plan.send)
        self._batch: list[str] = []
        self._is_over = False

    @property
    def outcome(self) -> Outcome:
        """What came of it so far: the last answer, which ends it unless it was `SENT`."""
        return self.log[-1].answer.outcome if self.log else Outcome.SENT

    @property
    def sent_count(self) -> int:
        """How many URLs were taken."""
        taken = (each for each in self.log if each.answer.outcome is Outcome.SENT)
        return sum(len(each.urls) for each in taken)

    def next_request(self) -> Request | None:
        """Return what to post next, with `state` as it is to be kept before; None at the end."""
        self._batch = [] if self._is_over else list(islice(self._left, MOST_URLS))
        if not self._batch:
            return None
        sender = self._sender
        marks = {url: self.plan.marks[url] for url in self._batch}
        self.state = replace(self.state, underway=Underway(self._now(), sender.endpoint, marks))
        return post(
            self._batch,
            host=sender.host,
            scheme=sender.scheme,
            key=sender.key,
            location=sender.location,
            endpoint=sender.endpoint,
            allow_private=sender.allow_private,
        )

    def note(self, fetched: Fetched) -> LogEntry:
        """Take the answer to the last request; `state` is what is to be kept now."""
        now, endpoint = self._now(), self._sender.endpoint
        name = f"{endpoint} {self._sender.key}"
        refused_since = self.state.refused_keys.get(name)
        count = len(self._batch)
        answer = answer_of(fetched, endpoint, count, now, refused_since=refused_since)
        marks = {url: self.plan.marks[url] for url in self._batch}
        if answer.outcome is Outcome.UNKNOWN:
            state = self.state.interrupted()
        else:
            state = replace(self.state, underway=None)
        if answer.outcome is Outcome.SENT:
            state = state.with_sent(marks, now)
            refused = {key: at for key, at in state.refused_keys.items() if key != name}
            state = replace(state, refused_keys=refused)
        elif answer.status is not None and is_passing(fetched):
            until = now + answer.wait_s
            state = replace(state, wait_until={**state.wait_until, endpoint: until})
            if answer.status == _TOO_MANY:  # of these URLs, too: they may go when it has waited
                state = state.with_tried(marks, until - COOL_DOWN_S)
        elif answer.is_key_unknown and refused_since is None:
            state = replace(state, refused_keys={**state.refused_keys, name: now})
        self.state = state
        self._is_over = answer.outcome is not Outcome.SENT
        urls = {url: self.plan.send[url] for url in self._batch}
        entry = LogEntry(now, endpoint, self._sender.host, urls, answer)
        self.log.append(entry)
        return entry

    def _now(self) -> int:
        return int(self._clock())


def sent(
    submission: Submission,
    keep: Callable[[SentState], object],
    log: Callable[[LogEntry], object],
) -> Flow[Outcome]:
    """Send all batches; `keep` has the state on disk when it returns.

    A flow that ends early, for whatever reason, leaves what was underway in the state.
    """
    while (request := submission.next_request()) is not None:
        keep(submission.state)
        entry = submission.note((yield request))
        keep(submission.state)
        log(entry)
    return submission.outcome


class _Hosts:
    """Sites of URLs, of which a file has few."""

    def __init__(self) -> None:
        self._known: dict[str, str | None] = {}

    def site_of(self, url: str) -> str | None:
        """Return scheme, host and port, as `location.site_of` does."""
        end = url.find("/", url.find("://") + 3)
        origin = url[: end + 1]
        if not origin:  # nothing behind the host
            return site_of(url)
        if origin not in self._known:
            self._known[origin] = site_of(origin)
        return self._known[origin]

    def of(self, url: str) -> str | None:
        """Return host and port."""
        site = self.site_of(url)
        return None if site is None else site.partition("://")[2]


def _each(changes: Changes) -> Iterator[tuple[str, Change]]:
    for change, urls in (
        (Change.ADDED, changes.added),
        (Change.CHANGED, changes.changed),
        (Change.REMOVED, changes.removed),
    ):
        for url in urls:
            yield url, change
