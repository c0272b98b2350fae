"""``sitemap-tool indexnow``: tells search engines what changed in a file, and each URL once."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sitemap_editor.cli.arguments import (
    add_flag,
    add_format,
    add_published_at,
    add_web,
    filled,
)
from sitemap_editor.cli.console import ERRORS, FINE, UNUSABLE, Refused, complain, say, write_json
from sitemap_editor.cli.publishing import asked_checklist, exit_code_of, published_of
from sitemap_editor.cli.web.asking import web_fetcher
from sitemap_editor.cli.web.live_driver import LiveDriver
from sitemap_editor.core.errors import ReadError, no_progress
from sitemap_editor.core.files.document import Document
from sitemap_editor.core.files.reading import Stamp, read_bytes
from sitemap_editor.core.protocol.fields import SITEMAPINDEX
from sitemap_editor.core.protocol.location import Published, is_publishable
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.web.fetching import answered_by
from sitemap_editor.core.web.live.check import LiveCheck
from sitemap_editor.core.web.live.manners import Manners
from sitemap_editor.core.web.live.store import ResultStore
from sitemap_editor.core.web.publishing.checklist import Checklist
from sitemap_editor.core.web.publishing.failures import is_passing
from sitemap_editor.core.web.publishing.indexnow import ENDPOINT, MOST_URLS, Outcome
from sitemap_editor.core.web.publishing.indexnow_key import (
    is_key,
    key_file_fault,
    key_request,
    location_refused,
)
from sitemap_editor.core.web.publishing.liveness import Liveness, liveness_in
from sitemap_editor.core.web.publishing.page_marks import Marks, marks_of
from sitemap_editor.core.web.publishing.sent_log import add_to_log, log_beside
from sitemap_editor.core.web.publishing.sent_state import SentState, load_state, save_state
from sitemap_editor.core.web.publishing.submission import (
    Change,
    LogEntry,
    Plan,
    Sender,
    Submission,
    Why,
    host_for,
    plan_of,
    sender_of,
    sent,
)

if TYPE_CHECKING:
    from sitemap_editor.cli.http_fetcher import HttpFetcher

_FINE: Final = 200
_LIVE_CAP_BYTES: Final = 512 << 20
_EXIT_CODES: Final = {
    Outcome.SENT: FINE,
    Outcome.REFUSED: ERRORS,
    Outcome.TRANSIENT: UNUSABLE,
    Outcome.UNKNOWN: UNUSABLE,
}
_SIGNS: Final = {Change.ADDED: "+", Change.CHANGED: "~", Change.REMOVED: "-"}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "indexnow", help="tell search engines which URLs of a file were added, changed, removed"
    )
    command.add_argument("file", metavar="FILE")
    before = command.add_mutually_exclusive_group(required=True)
    before.add_argument("--since", metavar="OLD", type=filled, help="the file as it was before")
    before.add_argument(
        "--state",
        metavar="FILE",
        type=filled,
        help="where what was sent is remembered; the first run makes it and sends nothing",
    )
    command.add_argument("--key", required=True, help="the IndexNow key of the site")
    command.add_argument("--key-location", metavar="URL", default="", help="of the key file")
    command.add_argument("--endpoint", metavar="URL", default=ENDPOINT)
    add_published_at(command)
    found = "what `sitemap-tool live` found: only what is live and indexable is sent"
    command.add_argument("--live", metavar="JSON", type=filled, help=found)
    lines = "add a line of JSON for each request"
    command.add_argument("--log", metavar="FILE", type=filled, help=lines)
    add_flag(command, "--resend", "send again what may not have arrived")
    unchecked = "do not check first that the published file is this one, and that pages are live"
    add_flag(command, "--no-checklist", unchecked)
    add_web(command)
    add_flag(command, "--dry-run", "show what would be sent")
    add_format(command)
    command.set_defaults(run=_indexnow, about="file")


def _indexnow(options: argparse.Namespace) -> int:
    if not is_key(options.key):
        raise Refused("sitemap-tool indexnow: --key needs 8 to 128 letters, digits and hyphens")
    if not is_publishable(options.endpoint):
        raise Refused(f"sitemap-tool indexnow: --endpoint needs a full URL, such as {ENDPOINT}")
    with web_fetcher(options) as fetcher:
        run = _Run(options, fetcher)
        exit_code = run.carry_out()
    if options.format == "json":
        text = json.dumps(run.told, indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    return exit_code


def _of_pages(file: str) -> Document:
    """Open a file that lists pages, now or before: sitemaps are never told to search engines."""
    document = Document.open(file)
    if document.table.row_kind is SITEMAPINDEX:
        raise Refused(f"{file}: lists sitemaps, not pages; name one of those")
    return document


class _Run:
    """One call of the command."""

    def __init__(self, options: argparse.Namespace, fetcher: HttpFetcher) -> None:
        self._options = options
        self._fetcher = fetcher
        self._fetch = fetcher.fetch
        self._stamp: Stamp | None = None
        self.told: dict[str, object] = {"file": options.file, "dry_run": options.dry_run}

    def carry_out(self) -> int:
        """Do what was asked for; return the exit code."""
        options = self._options
        document = _of_pages(options.file)
        published = published_of(document, options.published_at)
        after = marks_of(document.table)
        host = host_for(list(after), published.url, options.key_location)
        if host is None:
            raise Refused(f"{options.file}: no URL has a host")
        location = options.key_location
        if location and (refused := location_refused(location, host[1])) is not None:
            raise Refused(f"sitemap-tool indexnow: {refused}")
        sender = sender_of(
            host,
            options.key,
            options.endpoint,
            location=location,
            allow_private=options.allow_private,
        )
        self.told["host"] = sender.host
        before, state = self._before(published.url)
        if before is None:
            return self._record(after, published.url)
        live = self._live(after)
        plan = plan_of(before, after, sender, now=_now(), state=state, live=live)
        if options.dry_run or not plan.send:
            return self._told(plan)
        return self._sent(document, published, before, after, sender, state, live)

    def _live(self, after: Marks) -> dict[str, Liveness]:
        """Return what a list names; where nobody asks for the rest, that is not to be sent."""
        if self._options.live is None:
            return {}
        live = _live_of(self._options.live)
        if self._options.no_checklist:
            return dict.fromkeys(after, Liveness.NOT_CHECKED) | live
        return live

    def _before(self, published: str) -> tuple[Marks | None, SentState]:
        """Return what the engines know, and the state; None where this is the first run."""
        options = self._options
        if options.since is not None:
            return marks_of(_of_pages(options.since).table), SentState()
        loaded = load_state(Path(options.state))
        if loaded is None:
            return None, SentState()
        state, self._stamp = loaded
        if state.published != published:
            raise Refused(
                f"{options.state}: belongs to {state.published}, not to {published}; "
                "--published-at says which one is meant"
            )
        if state.underway is not None:
            state = state.interrupted()
            if not options.dry_run:
                self._keep(state)
        if options.resend:
            state = state.forgetting_unsure()
        elif state.unsure:
            complain(
                f"{options.state}: an earlier run ended before the answer came, so it is unknown "
                f"whether {len(state.unsure)} URLs arrived; --resend sends them again"
            )
        return state.known, state

    def _record(self, after: Marks, published: str) -> int:
        """Write down what there is: only what changes from now on is sent."""
        if not self._options.dry_run:
            self._keep(SentState(published, after))
        self.told |= {"outcome": "baseline", "urls": len(after)}
        self._say(f"first run: {len(after)} URLs noted, nothing sent")
        return FINE

    def _told(self, plan: Plan) -> int:
        """Tell a plan that is not carried out, or has nothing in it."""
        self._tell_plan(plan)
        if plan.send:
            self.told["outcome"] = "dry run"
            for url, change in plan.send.items():
                self._say(f"{_SIGNS[change]} {url}", bare=True)
            return FINE
        self.told["outcome"] = "nothing"
        self._say("nothing to send")
        waiting = plan.left_count(Why.JUST_SENT) and not self._options.dry_run
        return UNUSABLE if waiting else FINE

    def _sent(
        self,
        document: Document,
        published: Published,
        before: Marks,
        after: Marks,
        sender: Sender,
        state: SentState,
        live: dict[str, Liveness],
    ) -> int:
        options, private = self._options, self._options.allow_private
        wait_s = state.wait_until.get(sender.endpoint, 0) - _now()
        if wait_s > 0:
            return self._ended("later", f"the endpoint asked to wait; try in {wait_s} s", UNUSABLE)
        if not options.no_checklist:
            lines = asked_checklist(document, published, self._fetch, allow_private=private)
            if not lines.is_green:
                return self._not_green(lines)
            plan = plan_of(before, after, sender, now=_now(), state=state, live=live)
            live |= self._asked(plan.unseen(live))
        plan = plan_of(before, after, sender, now=_now(), state=state, live=live)
        self._tell_plan(plan)
        if not plan.send:
            return self._ended("refused", "nothing is sent: no page is live and indexable", ERRORS)
        fetched = self._fetch(key_request(sender.location, allow_private=private))
        if fault := key_file_fault(fetched, sender.key, sender.location):
            code = UNUSABLE if is_passing(fetched) else ERRORS
            return self._ended("refused" if code == ERRORS else "later", str(fault), code)
        submission = Submission(plan, sender, state.seen_anew(after), time.time)
        outcome = answered_by(sent(submission, self._keep, self._log), self._fetch)
        self.told["outcome"] = outcome.value
        self.told["sent"] = submission.sent_count
        return _EXIT_CODES[outcome]

    def _asked(self, urls: Sequence[str]) -> dict[str, Liveness]:
        """Ask for pages, as politely as a live check."""
        manners = Manners(allow_private=self._options.allow_private)
        with closing(ResultStore()) as store:
            try:
                LiveDriver(LiveCheck(urls, store, manners), self._fetcher).run()
            except KeyboardInterrupt:
                raise Refused("stopped while pages were asked for: nothing was sent") from None
            return liveness_in(store, urls)

    def _not_green(self, lines: Checklist) -> int:
        self.told["checklist"] = [
            {"check": line.check.value, "state": line.state.value, "message": str(line.found)}
            for line in lines.lines
        ]
        for line in lines.lines:
            if line.state.value != "ok":
                complain(f"{self._options.file}: {line.state.value}: {line.found}")
        code = exit_code_of(lines)
        outcome = "refused" if code == ERRORS else "later"
        return self._ended(outcome, "not sent: the checklist is not green", code)

    def _keep(self, state: SentState) -> None:
        if self._options.state:
            self._stamp = save_state(Path(self._options.state), state, self._stamp)

    def _log(self, entry: LogEntry) -> None:
        self._say(str(entry.answer.sentence))
        requests = self.told.setdefault("requests", [])
        if isinstance(requests, list):
            answer = entry.answer
            requests.append(
                {"status": answer.status, "outcome": answer.outcome.value, "urls": len(entry.urls)}
            )
        options = self._options
        path = Path(options.log) if options.log is not None else None
        if path is None and options.state is not None:
            path = log_beside(Path(options.state))
        if path is not None:
            add_to_log(path, [entry])

    def _tell_plan(self, plan: Plan) -> None:
        counts = ", ".join(f"{change.value}: {plan.count(change)}" for change in Change)
        self._say(f"{counts} (requests: {-(-len(plan.send) // MOST_URLS)})")
        for why in Why:
            if count := plan.left_count(why):
                self._say(f"not sent, {why.value}: {count}")
        self.told |= {change.value: plan.urls(change) for change in Change}
        self.told["left"] = [{"url": url, "reason": why.value} for url, why in plan.left.items()]

    def _ended(self, outcome: str, message: str, code: int) -> int:
        self.told |= {"outcome": outcome, "message": message}
        complain(f"{self._options.file}: {message}")
        return code

    def _say(self, text: str, *, bare: bool = False) -> None:
        if self._options.format == "text":
            say(text if bare else f"{self._options.file}: {text}")


def _live_of(file: str) -> dict[str, Liveness]:
    """Read what is known of each URL from the list that ``sitemap-tool live`` writes."""
    try:
        held = json.loads(read_bytes(Path(file), _LIVE_CAP_BYTES, no_progress))
        return {each["loc"].strip(): _liveness(each) for each in _listed(held)}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ReadError("live", "This is not a list that `live` wrote.", path=file) from error


def _listed(held: object) -> list[Any]:
    if not isinstance(held, list):
        raise TypeError
    return held


def _liveness(each: Mapping[str, object]) -> Liveness:
    if each["status"] != _FINE or each.get("error") is not None:
        return Liveness.NOT_LIVE
    return Liveness.NOT_INDEXABLE if each.get("indexable") is False else Liveness.LIVE


def _now() -> int:
    return int(time.time())
