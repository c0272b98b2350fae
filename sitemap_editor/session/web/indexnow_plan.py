"""What IndexNow would send of a document: counted in a worker, chosen by a person.

Nothing here asks the web.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer

from sitemap_editor.core.document.piece_table import PieceTable
from sitemap_editor.core.errors import (
    QT_TRANSLATE_NOOP,
    ChangedMeanwhile,
    Progress,
    Remark,
    SitemapError,
)
from sitemap_editor.core.files.reading import Stamp, read_bytes
from sitemap_editor.core.protocol.location import is_publishable
from sitemap_editor.core.web.publishing.checklist_line import Line
from sitemap_editor.core.web.publishing.indexnow_key import (
    is_key,
    location_refused,
    usual_location,
)
from sitemap_editor.core.web.publishing.liveness import Liveliness, Liveness
from sitemap_editor.core.web.publishing.page_marks import Mark, known_pages, marks_of
from sitemap_editor.core.web.publishing.sent_log import LoggedRequest, log_beside, read_log
from sitemap_editor.core.web.publishing.sent_state import SentState, load_state, save_state
from sitemap_editor.core.web.publishing.submission import (
    Plan,
    Sender,
    host_for,
    plan_of,
    sender_of,
)
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import JobOwner, Jobs
from sitemap_editor.session.web.indexnow_store import IndexNowStore

_DELAY_MS: Final = 300
_LOG_CAP_BYTES: Final = 1 << 30


class Step(Enum):
    """What is going on."""

    COUNTING = "counting"
    FIRST = "first run"
    """Nothing was ever sent of this sitemap: its pages are to be noted first."""
    READY = "ready"
    CHECKING = "checking the published file"
    PAGES = "checking pages"
    KEY = "checking the key file"
    SENDING = "sending"
    NOWHERE = "no address"
    """Nobody knows where the file is published, or it has no URL with a host."""


BUSY: Final = (Step.CHECKING, Step.PAGES, Step.KEY, Step.SENDING)

NOTED: Final = QT_TRANSLATE_NOOP(
    "core", "Noted: {count} URLs. From now on, what changes can be sent."
)
KEY_SAVED: Final = QT_TRANSLATE_NOOP(
    "core", "{name} was saved. Upload it, so that it is found at {url}."
)
LOG_SAVED: Final = QT_TRANSLATE_NOOP("core", "{name} was saved.")


@dataclass(frozen=True, slots=True)
class _Counted:
    """What a look at the document and at the state came to."""

    host: tuple[str, str] | None
    marks: dict[str, Mark]
    live: Liveliness
    state: SentState | None
    stamp: Stamp | None
    log: Sequence[LoggedRequest]


def nobody() -> None:
    """Stand in where nobody looks."""


class IndexNowPlan(JobOwner):
    """What would be sent, and to whom."""

    def __init__(self, session: Session, jobs: Jobs, store: IndexNowStore) -> None:
        super().__init__(jobs, session)
        self.session = session
        self.on_changed: Callable[[], object] = nobody
        """Called when another thing is known."""
        self.step = Step.COUNTING
        self.plan = Plan()
        self.host = ""
        self.key = self.location = ""
        self.endpoint = store.endpoint
        self.checks_first = True
        self.said: Sequence[Remark | SitemapError | Line] = ()
        """What came of what was done last; lines of the checklist where that stopped it."""
        self.is_fault = False
        """True where that is nothing good."""
        self.log: Sequence[LoggedRequest] = ()
        self.asked = (0, 0)
        """How many pages are asked for, of how many."""
        self._store = store
        self._scheme = "https"
        self._published = ""
        self._table: PieceTable | None = None
        self._marks: dict[str, Mark] = {}
        self._state: SentState | None = None
        self._stamp: Stamp | None = None
        self._live: dict[str, Liveness] = {}
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self.look)
        session.changed.connect(self._on_edited)

    # What is known

    @property
    def is_busy(self) -> bool:
        """True while the web is asked."""
        return self.step in BUSY

    @property
    def unsure_count(self) -> int:
        """How many URLs were sent without an answer."""
        return len(self._state.unsure) if self._state is not None else 0

    @property
    def location_fault(self) -> Remark | None:
        """What is wrong with the URL of the key file; None for nothing, or for none at all."""
        return location_refused(self.location, self.host) if self.location else None

    @property
    def usual_location(self) -> str:
        """Where engines look for the key file by themselves."""
        return usual_location(f"{self._scheme}://{self.host}", self.key) if self.key else ""

    @property
    def can_send(self) -> bool:
        """True where there is something to send, and a key to send it with."""
        is_ready = self.step is Step.READY and bool(self.plan.send) and is_key(self.key)
        return is_ready and self.location_fault is None and not self.is_working

    @property
    def log_path(self) -> Path | None:
        """Where the log of this sitemap lies."""
        path = self._path
        return log_beside(path) if path is not None else None

    @property
    def _path(self) -> Path | None:
        return self._store.state_path(self._published) if self._published else None

    @property
    def _sender(self) -> Sender:
        host = (self._scheme, self.host)
        return sender_of(host, self.key, self.endpoint, location=self.location)

    # What a person decides

    def set_key(self, key: str) -> None:
        """Take a key."""
        self.key = key.strip()
        self._choose()

    def set_location(self, url: str) -> None:
        """Take the URL of the key file; empty for the root of the site."""
        self.location = url.strip()
        self._choose()

    def set_endpoint(self, url: str) -> None:
        """Send to another endpoint."""
        self.endpoint = url.strip()
        if is_publishable(self.endpoint):
            self._store.remember_endpoint(self.endpoint)
        self._choose()

    def resend(self) -> None:
        """Count what may not have arrived as never sent."""
        if self._state is not None and not self.is_busy:
            self._state = self._state.forgetting_unsure()
            self._replan()

    def save_key_file(self, path: Path) -> None:
        """Write the file of the key: the key, and nothing else."""
        from sitemap_editor.core.files.disk.saving import replace_file  # not to look

        data = self.key.encode()

        def work(_progress: Progress) -> None:
            replace_file(path, [data], size_bytes=len(data))

        where = {"name": path.name, "url": self.location or self.usual_location}
        self.begin(work, lambda _done: self._tell(Remark(KEY_SAVED, where)), self._fail)

    def export_log(self, path: Path) -> None:
        """Write a copy of the log."""
        from sitemap_editor.core.files.disk.saving import replace_file  # not to look

        source = self.log_path
        if source is None:
            return

        def work(progress: Progress) -> None:
            data = read_bytes(source, _LOG_CAP_BYTES, progress)
            replace_file(path, [data], size_bytes=len(data), progress=progress)

        told = Remark(LOG_SAVED, {"name": path.name})
        self.begin(work, lambda _done: self._tell(told), self._fail)

    def _tell(self, remark: Remark) -> None:
        self._say(remark)
        self.on_changed()

    def _choose(self) -> None:
        if is_key(self.key) and self.location_fault is None and self.host:
            self._store.remember_key(self.host, self.key, self.location)
        self._replan()

    # Counting

    def look(self) -> None:
        """Read the document and what was sent of it, in a worker."""
        self._delay.stop()
        if self.is_busy:
            return
        published = self.session.published
        if published is None or not is_publishable(published.url):
            self.step = Step.NOWHERE
            self.on_changed()
            return
        self._published = published.url
        self.step = Step.COUNTING
        self._table = table = self.session.document.table.snapshot()
        path, url, pages = self._path, self._published, self.session.pages

        def work(progress: Progress) -> _Counted:
            known = known_pages(table, pages, now_s(), progress)
            marks = marks_of(table, known.digests, progress)
            state, stamp = _loaded(path)
            log = read_log(log_beside(path)) if path is not None else ()
            host = host_for(list(marks), url)
            return _Counted(host, marks, known.live, state, stamp, log)

        self.begin(work, self._on_counted, self._fail)
        self.on_changed()

    def _on_counted(self, found: _Counted) -> None:
        self._marks, self._state, self._stamp = found.marks, found.state, found.stamp
        self.log, self._live = found.log, dict(found.live)
        if found.host is None:
            self.step = Step.NOWHERE
            self.on_changed()
            return
        is_other = found.host[1] != self.host
        self._scheme, self.host = found.host
        if is_other and not self.key:
            self.key, self.location = self._store.key_of(self.host)
        self.step = Step.FIRST if self._state is None else Step.READY
        self._replan()

    def _replan(self) -> None:
        """Work out anew what would be sent, in a worker."""
        if self._state is None or self.step is not Step.READY:
            self.plan = Plan()
            self.on_changed()
            return
        state, after, sender, live = self._state, self._marks, self._sender, dict(self._live)

        def work(_progress: Progress) -> Plan:
            return plan_of(state.known, after, sender, now=now_s(), state=state, live=live)

        self.begin(work, self._on_planned)
        self.on_changed()

    def _on_planned(self, plan: Plan) -> None:
        self.plan = plan
        self.on_changed()

    def _on_edited(self, _effect: object) -> None:
        if not self.is_busy:
            self._delay.start()

    def note_baseline(self) -> None:
        """Write down the pages as they are: only what changes from now on is sent."""
        path = self._path
        if path is None or self.step is not Step.FIRST:
            return
        state = SentState(self._published, self._marks)

        def work(_progress: Progress) -> Stamp:
            path.parent.mkdir(parents=True, exist_ok=True)
            return save_state(path, state, None)

        def on_saved(stamp: Stamp) -> None:
            self._state, self._stamp, self.step = state, stamp, Step.READY
            self._say(Remark(NOTED, {"count": len(state.known)}))
            self._replan()

        self.begin(work, on_saved, self._fail)

    # What came of it

    def _say(self, *said: Remark | SitemapError | Line, is_fault: bool = False) -> None:
        self.said, self.is_fault = said, is_fault

    def _fail(self, error: SitemapError) -> None:
        """Tell what a job failed of; after another program wrote the state, count anew."""
        self._say(error, is_fault=True)
        was_counting = self.step is Step.COUNTING
        self.step = Step.NOWHERE if was_counting else Step.READY
        if isinstance(error, ChangedMeanwhile):
            self.look()
        self.on_changed()


def _loaded(path: Path | None) -> tuple[SentState | None, Stamp | None]:
    """Return the state that is kept, with what was underway as what may have arrived."""
    loaded = load_state(path) if path is not None else None
    if path is None or loaded is None:
        return None, None
    state, stamp = loaded
    if state.underway is not None:
        state = state.interrupted()
        stamp = save_state(path, state, stamp)
    return state, stamp


def now_s() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())
