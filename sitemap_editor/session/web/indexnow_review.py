"""IndexNow for a document, while a person looks at it: what would be sent, and the sending.

Nothing is asked of the web before `send`. Each step that takes time is a job or a request; between
a request and the states around it the file of states is on disk, so that nothing is sent twice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from shiboken6 import isValid

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Progress, Remark, SitemapError
from sitemap_editor.core.files.reading import Stamp
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.publishing.checklist import Checklist, checklist
from sitemap_editor.core.web.publishing.checklist_line import Line, State
from sitemap_editor.core.web.publishing.evidence import Evidence, PublishedFile, gathered
from sitemap_editor.core.web.publishing.failures import ALLOW_THAT
from sitemap_editor.core.web.publishing.file_lines import OwnFile
from sitemap_editor.core.web.publishing.indexnow import Outcome
from sitemap_editor.core.web.publishing.indexnow_key import key_file_fault, key_request
from sitemap_editor.core.web.publishing.liveness import liveness_in
from sitemap_editor.core.web.publishing.sent_log import add_to_log, log_beside
from sitemap_editor.core.web.publishing.sent_state import SentState, save_state
from sitemap_editor.core.web.publishing.submission import (
    LogEntry,
    Plan,
    Submission,
    plan_of,
)
from sitemap_editor.session.document.session import Session
from sitemap_editor.session.jobs import Jobs
from sitemap_editor.session.web.indexnow_plan import IndexNowPlan, Step, nobody, now_s
from sitemap_editor.session.web.indexnow_store import IndexNowStore
from sitemap_editor.session.web.live.check_run import CheckRun, RunState
from sitemap_editor.session.web.publish_review import listed_by
from sitemap_editor.session.web.web import Web

NOT_GREEN: Final = QT_TRANSLATE_NOOP(
    "core", "Nothing was sent, since the publish checklist is not in order:"
)
NO_PAGE: Final = QT_TRANSLATE_NOOP(
    "core", "Nothing was sent: no page of them is online and may be indexed."
)
WAIT: Final = QT_TRANSLATE_NOOP("core", "The endpoint asked to wait. Try again in {minutes} min.")


class IndexNowReview(IndexNowPlan):
    """What would be sent, to whom, and what came of it."""

    def __init__(self, session: Session, web: Web, jobs: Jobs, store: IndexNowStore) -> None:
        super().__init__(session, jobs, store)
        self._web = web
        self._submission: Submission | None = None
        self._asking: CheckRun | None = None
        self._stop: Callable[[], None] = nobody
        self._allowed: tuple[str, ...] = ()
        """Where a person allowed to ask on this computer and its network; see `_addresses`."""
        self._was_private = False
        """True where something asked last is of this computer or its network, without a yes."""

    @property
    def needs_yes(self) -> bool:
        """True where a person has to allow addresses of this computer and its network."""
        return self._was_private and not self._allows_private and self.can_send

    @property
    def _addresses(self) -> tuple[str, ...]:
        """The addresses that a yes is for: what a person enters otherwise needs another one."""
        return self._published, self.host, self.location, self.endpoint

    @property
    def _allows_private(self) -> bool:
        return self._allowed == self._addresses

    # Sending

    def allow_private(self) -> None:
        """Send with what is asked for it on this computer and its network; asked about once."""
        self._allowed = self._addresses
        self.send()

    def send(self) -> None:
        """Check, then send."""
        if not self.can_send or self._state is None or self._table is None:
            return
        self.said, self._was_private = (), False
        wait_s = self._state.wait_until.get(self.endpoint, 0) - now_s()
        if wait_s > 0:
            self._say(Remark(WAIT, {"minutes": -(-wait_s // 60)}), is_fault=True)
            self.on_changed()
            return
        if not self.checks_first:
            self._ask_key()
            return
        self.step = Step.CHECKING
        table = self._table
        published, allows = Published(self._published), self._allows_private
        file = PublishedFile(published, listed_by(table), allow_private=allows)
        findings = self.session.findings
        errors = findings.counts()[Severity.ERROR] if findings.is_complete else None

        def on_gathered(evidence: Evidence) -> None:
            self._note(evidence.live, evidence.robots)

            def work(progress: Progress) -> Checklist:
                return checklist(file, OwnFile(table, errors), evidence, progress)

            self.begin(work, self._on_judged, self._fail)

        self._stop = self._web.run(gathered(file), on_gathered)
        self.on_changed()

    def _on_judged(self, found: Checklist) -> None:
        bad = [line for line in found.lines if line.state is not State.GOOD]
        if bad:  # what is only not known since another is bad needs no line of its own
            causes = [line for line in bad if line.state is State.BAD or line.to_do is not None]
            self._end(Remark(NOT_GREEN), *_one_refused_first(causes or bad), is_fault=True)
            return
        self._ask_pages(self.plan.unseen(self._live))

    def _ask_pages(self, urls: Sequence[str]) -> None:
        """Ask for pages that nobody asked for today, as politely as a live check."""
        self.step = Step.PAGES
        self.asked = (0, len(urls))

        def tells() -> None:
            if self._asking is run:
                self._on_asked(run, urls)

        self._asking = run = CheckRun(self._web, self._jobs, tells, self)
        self._stop = run.stop
        manners = Manners(allow_private=self._allows_private)
        run.begin(lambda progress: LiveCheck(urls, ResultStore(), manners, progress=progress))
        self.on_changed()

    def _on_asked(self, run: CheckRun, urls: Sequence[str]) -> None:
        schedule = run.schedule
        for host in schedule.paused_hosts if schedule is not None else ():
            run.skip_host(host)  # what it does not answer is not sent
        if run.state is RunState.OVER:
            self._asking = None
            self._on_pages(run, urls)
            run.deleteLater()
        elif run.total and (asked := (run.done, run.total)) != self.asked:
            self.asked = asked
            self.on_changed()

    def _on_pages(self, run: CheckRun, urls: Sequence[str]) -> None:
        if run.error is not None:
            self._fail(run.error)
            return
        if self._state is None or run.check is None:
            return
        store = run.check.store
        state, after, sender, known = self._state, self._marks, self._sender, dict(self._live)

        def work(progress: Progress) -> Plan:
            seen = {**known, **liveness_in(store, urls, progress)}
            return plan_of(state.known, after, sender, now=now_s(), state=state, live=seen)

        def on_planned(plan: Plan) -> None:
            self.plan = plan
            if plan.send:
                self._ask_key()
            else:
                self._end(Remark(NO_PAGE), is_fault=True)

        self.begin(work, on_planned, self._fail)

    def _ask_key(self) -> None:
        self.step = Step.KEY
        request = key_request(self._sender.location, allow_private=self._allows_private)
        self._stop = self._web.start(request, self._on_key)
        self.on_changed()

    def _on_key(self, fetched: Fetched) -> None:
        if not isValid(self) or self.step is not Step.KEY or self._state is None:
            return
        self._note(fetched)
        fault = key_file_fault(fetched, self.key, self._sender.location)
        if fault is not None:
            self._end(fault, is_fault=True)
            return
        self.step = Step.SENDING
        state, marks = self._state, self._marks

        def work(_progress: Progress) -> SentState:
            return state.seen_anew(marks)

        self.begin(work, self._begin_sending, self._fail)

    def _begin_sending(self, state: SentState) -> None:
        sender = replace(self._sender, allow_private=self._allows_private)
        self._submission = Submission(self.plan, sender, state, time.time)
        self._send_next()

    def _send_next(self) -> None:
        """Keep the state with the next batch in it, and only then send that."""
        submission = self._submission
        request = submission.next_request() if submission is not None else None
        if submission is None or request is None:
            self._on_sent()
            return

        def post() -> None:
            self._stop = self._web.start(request, self._on_answer)

        self._keep(submission.state, None, post)
        self.on_changed()

    def _on_answer(self, fetched: Fetched) -> None:
        if not isValid(self) or self._submission is None:
            return  # the state on disk says that nobody knows
        self._stop = nobody
        self._note(fetched)
        entry = self._submission.note(fetched)
        self._keep(self._submission.state, entry, self._send_next)

    def _keep(self, state: SentState, entry: LogEntry | None, then: Callable[[], object]) -> None:
        path, known = self._path, self._stamp
        if path is None:
            return

        def work(_progress: Progress) -> Stamp:
            stamp = save_state(path, state, known)
            if entry is not None:
                add_to_log(log_beside(path), [entry])
            return stamp

        def on_kept(stamp: Stamp) -> None:
            self._state, self._stamp = state, stamp
            then()

        self.begin(work, on_kept, self._fail)

    def _on_sent(self) -> None:
        submission, self._submission = self._submission, None
        if submission is None or not submission.log:
            self._end()
            return
        last = submission.log[-1].answer
        self._end(last.sentence, is_fault=last.outcome is not Outcome.SENT)

    def _note(self, *answers: Fetched) -> None:
        """Note whether something was not asked for, since nobody allowed it."""
        self._was_private |= any(each.failure is Failure.PRIVATE for each in answers)

    # Ending

    def stop(self) -> None:
        """Go no further. What is on its way counts as sent, though nobody knows."""
        if self.is_busy:
            self.cancel()
            self.step = Step.COUNTING
            self.look()

    def cancel(self) -> None:
        """Stop what is under way; nobody is told."""
        self._delay.stop()
        self._submission = self._asking = None
        stop, self._stop = self._stop, nobody
        stop()
        super().cancel()

    def _end(self, *said: Remark | Line, is_fault: bool = False) -> None:
        self._stop, self.step = nobody, Step.COUNTING
        self._say(*said, is_fault=is_fault)
        self.look()

    def _fail(self, error: SitemapError) -> None:
        self._submission = None
        super()._fail(error)


def _one_refused_first(lines: Sequence[Line]) -> list[Line]:
    """Return lines with what a person has to allow in front, once: one yes is for all of it."""
    refused = [line for line in lines if line.to_do == ALLOW_THAT]
    return refused[:1] + [line for line in lines if line.to_do != ALLOW_THAT]
