"""What is sent by IndexNow: each change once, whatever happens in between."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sitemap_editor.core.errors import ChangedMeanwhile, ReadError
from sitemap_editor.core.protocol.page_result import PageResult, Reason
from sitemap_editor.core.web.fetching import Failure, Fetched, Flow, Request, answered_by
from sitemap_editor.core.web.publishing.indexnow import Outcome
from sitemap_editor.core.web.publishing.liveness import Liveness, liveness_of
from sitemap_editor.core.web.publishing.page_marks import Mark
from sitemap_editor.core.web.publishing.sent_log import add_to_log
from sitemap_editor.core.web.publishing.sent_state import (
    COOL_DOWN_S,
    SentState,
    Underway,
    load_state,
    save_state,
    state_of,
)
from sitemap_editor.core.web.publishing.submission import (
    Change,
    LogEntry,
    Submission,
    Why,
    host_for,
    plan_of,
    sender_of,
    sent,
)
from tests.core.test_properties import SLOW_IS_FINE
from tests.core.web.publishing.answers import answer, failed

_ENDPOINT = "https://api.example/indexnow"
_SENDER = sender_of(("https", "a.org"), "k" * 32, _ENDPOINT)
_NOW = 1_700_000_000


def _marks(*names: str, row: str = "1") -> dict[str, Mark]:
    return {f"https://a.org/{name}": Mark(row=row) for name in names}


class Engine:
    """Takes what it is sent, and answers with one status after another."""

    def __init__(self, *statuses: int | Failure | tuple[int, str]) -> None:
        self._statuses = iter(statuses)
        self.received: list[list[str]] = []

    def __call__(self, request: Request) -> Fetched:
        status = next(self._statuses, 200)
        if isinstance(status, Failure):
            return failed(status)
        self.received.append(json.loads(request.body)["urlList"])
        if isinstance(status, tuple):
            return answer(status[0], url=request.url, retry_after=status[1])
        return answer(status, url=request.url)


class Disk:
    """Keeps states as files would: as bytes."""

    def __init__(self, state: SentState) -> None:
        self.held = state.as_json()

    def keep(self, state: SentState) -> None:
        self.held = state.as_json()

    @property
    def state(self) -> SentState:
        return state_of(self.held)


def _sent(
    disk: Disk, after: dict[str, Mark], engine: Engine, now: int = _NOW
) -> tuple[Outcome, list[LogEntry]]:
    """One run, as the command line has it."""
    state = disk.state.interrupted()
    plan = plan_of(state.known, after, _SENDER, now=now, state=state)
    submission = Submission(plan, _SENDER, state, lambda: now)
    outcome = answered_by(sent(submission, disk.keep, lambda _entry: None), engine)
    return outcome, submission.log


def test_added_changed_and_removed_pages_are_sent_and_then_known() -> None:
    disk = Disk(SentState("", _marks("a", "b", "c")))
    after = {**_marks("b"), **_marks("c", row="2"), **_marks("d")}
    engine = Engine(200)
    outcome, log = _sent(disk, after, engine)
    assert outcome is Outcome.SENT
    assert [sorted(each) for each in engine.received] == [
        ["https://a.org/a", "https://a.org/c", "https://a.org/d"]
    ]
    assert log[0].urls["https://a.org/a"] is Change.REMOVED
    assert disk.state.known == after
    _sent(disk, after, engine, _NOW + COOL_DOWN_S)
    assert len(engine.received) == 1


def test_more_than_ten_thousand_urls_are_several_requests() -> None:
    disk = Disk(SentState())
    engine = Engine(200, 202, 200)
    after = _marks(*map(str, range(25_000)))
    outcome, _ = _sent(disk, after, engine)
    assert outcome is Outcome.SENT
    assert [len(each) for each in engine.received] == [10_000, 10_000, 5_000]
    assert disk.state.known == after


@pytest.mark.parametrize("status", [400, 403, 422, 429, 500, 302])
def test_after_a_refusal_no_further_request_is_made_and_nothing_counts_as_sent(
    status: int,
) -> None:
    disk = Disk(SentState())
    engine = Engine(status)
    after = _marks(*map(str, range(10_001)))
    outcome, log = _sent(disk, after, engine)
    assert outcome in (Outcome.REFUSED, Outcome.TRANSIENT)
    assert len(engine.received) == len(log) == 1
    assert not disk.state.known
    assert disk.state.underway is None


def test_what_was_refused_for_another_reason_than_haste_may_be_sent_again_at_once() -> None:
    disk = Disk(SentState())
    engine = Engine(422, 200)
    _sent(disk, _marks("a"), engine)
    _sent(disk, _marks("a"), engine)
    assert len(engine.received) == 2
    assert disk.state.known == _marks("a")


def test_no_url_is_sent_again_within_ten_minutes() -> None:
    disk = Disk(SentState("", _marks("a")))
    engine = Engine()
    _sent(disk, _marks("a", row="2"), engine)
    plan = plan_of(
        disk.state.known,
        _marks("a", row="3"),
        _SENDER,
        now=_NOW + COOL_DOWN_S - 1,
        state=disk.state,
    )
    assert plan.left == {"https://a.org/a": Why.JUST_SENT}
    _sent(disk, _marks("a", row="3"), engine, _NOW + COOL_DOWN_S)
    assert len(engine.received) == 2


def test_an_endpoint_that_asks_for_patience_gets_it() -> None:
    disk = Disk(SentState())
    _sent(disk, _marks("a"), Engine(429))
    assert disk.state.wait_until == {_ENDPOINT: _NOW + COOL_DOWN_S}
    plan = plan_of({}, _marks("a"), _SENDER, now=_NOW + 1, state=disk.state)
    assert not plan.send


def test_after_the_wait_an_endpoint_asked_for_the_same_urls_may_go() -> None:
    disk = Disk(SentState())
    engine = Engine((429, "60"), 200)
    _sent(disk, _marks("a"), engine)
    assert disk.state.wait_until == {_ENDPOINT: _NOW + 60}
    assert not plan_of({}, _marks("a"), _SENDER, now=_NOW + 59, state=disk.state).send
    outcome, _ = _sent(disk, _marks("a"), engine, _NOW + 60)
    assert outcome is Outcome.SENT


def test_after_a_fault_of_the_engine_the_same_urls_may_go_at_once() -> None:
    disk = Disk(SentState())
    engine = Engine(503, 200)
    _sent(disk, _marks("a"), engine)
    outcome, _ = _sent(disk, _marks("a"), engine)
    assert outcome is Outcome.SENT


def test_a_key_that_was_not_found_is_remembered_until_it_is_taken() -> None:
    disk = Disk(SentState())
    _sent(disk, _marks("a"), Engine(403))
    _, log = _sent(disk, _marks("a"), Engine(403), _NOW + COOL_DOWN_S)
    assert "banned" in str(log[0].answer.sentence)
    _sent(disk, _marks("a"), Engine(200), _NOW + COOL_DOWN_S)
    assert not disk.state.refused_keys


class KilledError(Exception):
    pass


def test_killed_before_the_answer_a_batch_is_never_sent_again_by_itself() -> None:
    disk = Disk(SentState("", _marks("gone")))
    after = _marks("a", "b")
    state = disk.state
    submission = Submission(
        plan_of(state.known, after, _SENDER, now=_NOW), _SENDER, state, lambda: _NOW
    )
    flow = sent(submission, disk.keep, lambda _entry: None)
    next(flow)
    flow.close()  # the request is on its way; nothing more is heard of it
    assert disk.state.underway is not None
    engine = Engine()
    _sent(disk, after, engine, _NOW + 10 * COOL_DOWN_S)
    assert engine.received == []
    told = disk.state.interrupted()
    assert sorted(told.unsure) == ["https://a.org/a", "https://a.org/b", "https://a.org/gone"]
    again = plan_of(told.forgetting_unsure().known, after, _SENDER, now=_NOW)
    assert sorted(again.send) == sorted(told.unsure)
    assert again.send["https://a.org/gone"] is Change.REMOVED


def test_what_is_sent_again_is_added_or_changed_as_it_was() -> None:
    before = _marks("old", "gone")
    state = SentState("", before)
    after = _marks("new") | {"https://a.org/old": Mark("2026-02-02", "row")}
    marks: dict[str, Mark | None] = {**after, "https://a.org/gone": None}
    state = replace(state, underway=Underway(_NOW, "e", marks)).interrupted()
    state = state_of(state.as_json())
    state = replace(state, underway=Underway(_NOW, "e", marks)).interrupted()  # twice without one
    again = plan_of(state.forgetting_unsure().known, after, _SENDER, now=_NOW)
    assert again.send == {
        "https://a.org/new": Change.ADDED,
        "https://a.org/old": Change.CHANGED,
        "https://a.org/gone": Change.REMOVED,
    }
    assert not state.with_sent(marks, _NOW).unsure_changed
    held = json.loads(state.as_json())
    del held["unsure_changed"]  # as earlier versions wrote it
    assert state_of(json.dumps(held).encode()).unsure == state.unsure


def test_without_an_answer_nothing_is_sent_again_by_itself_either() -> None:
    disk = Disk(SentState())
    outcome, _ = _sent(disk, _marks("a"), Engine(Failure.TIMEOUT))
    assert outcome is Outcome.UNKNOWN
    engine = Engine()
    _sent(disk, _marks("a"), engine, _NOW + 10 * COOL_DOWN_S)
    assert engine.received == []
    _sent(disk, _marks("a", row="2"), engine, _NOW + 10 * COOL_DOWN_S)
    assert engine.received == [["https://a.org/a"]]
    assert not disk.state.unsure


_VERSIONS = st.lists(
    st.dictionaries(st.sampled_from("abcdef"), st.sampled_from("123"), max_size=6), max_size=6
)


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(_VERSIONS, st.data())
def test_no_change_is_sent_twice_whenever_the_program_is_killed(
    versions: list[dict[str, str]], data: st.DataObject
) -> None:
    disk, now = Disk(SentState()), _NOW
    last: dict[str, Mark | None] = {}
    for version in versions:
        after = {f"https://a.org/{name}": Mark(row=row) for name, row in version.items()}
        for _ in range(data.draw(st.integers(1, 3))):
            now += COOL_DOWN_S
            state = disk.state.interrupted()
            plan = plan_of(state.known, after, _SENDER, now=now, state=state)
            submission = Submission(plan, _SENDER, state, partial(int, now))
            flow = sent(submission, disk.keep, lambda _entry: None)
            request = next(flow, None)
            if request is None:
                continue
            end = data.draw(st.sampled_from(("taken", "lost", "killed")))
            for url in json.loads(request.body)["urlList"]:  # it may arrive, whatever happens now
                assert url not in last or last[url] != plan.marks[url]
                last[url] = plan.marks[url]
            if end == "taken":
                assert _ends(flow, answer(200))
            elif end == "lost":
                assert _ends(flow, failed(Failure.TIMEOUT))
            else:
                flow.close()


def _ends(flow: Flow[Outcome], fetched: Fetched) -> bool:
    try:
        flow.send(fetched)
    except StopIteration:
        return True
    return False


def test_urls_of_other_hosts_or_outside_the_folder_of_the_key_are_not_sent() -> None:
    after = {
        url: Mark() for url in ("https://a.org/s/1", "https://a.org/2", "https://b.org/3", "x")
    }
    sender = sender_of(("https", "a.org"), "k" * 8, _ENDPOINT, location="https://a.org/s/k.txt")
    plan = plan_of({}, after, sender, now=_NOW)
    assert list(plan.send) == ["https://a.org/s/1"]
    assert plan.left == {
        "https://a.org/2": Why.OUTSIDE_KEY,
        "https://b.org/3": Why.OTHER_HOST,
        "x": Why.OTHER_HOST,
    }


def test_http_and_https_of_one_host_go_together() -> None:
    after = {url: Mark() for url in ("https://a.org/1", "http://a.org:80/2", "http://A.ORG/3")}
    assert len(plan_of({}, after, _SENDER, now=_NOW).send) == 3


def test_a_page_that_is_known_not_to_be_live_is_not_sent_unless_it_is_gone_from_the_file() -> None:
    live = {
        "https://a.org/a": Liveness.NOT_LIVE,
        "https://a.org/b": Liveness.LIVE,
        "https://a.org/c": Liveness.NOT_INDEXABLE,
        "https://a.org/old": Liveness.NOT_LIVE,
    }
    plan = plan_of(_marks("old"), _marks("a", "b", "c", "d"), _SENDER, now=_NOW, live=live)
    assert list(plan.send) == ["https://a.org/b", "https://a.org/d", "https://a.org/old"]
    assert plan.left == {
        "https://a.org/a": Why.NOT_LIVE,
        "https://a.org/c": Why.NOT_INDEXABLE,
    }
    assert plan.unseen(live) == ["https://a.org/d"]


@pytest.mark.parametrize(
    ("page", "liveness"),
    [
        (None, Liveness.NOT_CHECKED),
        (PageResult("u", hops=((200, "u"),)), Liveness.LIVE),
        (PageResult("u", hops=((200, "u"),), error="cut", reason=Reason.ERROR), Liveness.NOT_LIVE),
        (PageResult("u", hops=((200, "u"),), reason=Reason.META), Liveness.NOT_INDEXABLE),
        (PageResult("u", hops=((200, "u"),), reason=Reason.HEADER), Liveness.NOT_INDEXABLE),
        (PageResult("u", hops=((200, "u"),), reason=Reason.CANONICAL), Liveness.NOT_INDEXABLE),
        (PageResult("u", hops=((301, "u"),), reason=Reason.REDIRECT), Liveness.NOT_LIVE),
        (PageResult("u", hops=((404, "u"),), reason=Reason.STATUS), Liveness.NOT_LIVE),
        (PageResult("u", error="dns", reason=Reason.ERROR), Liveness.NOT_LIVE),
        (PageResult("u", reason=Reason.ROBOTS), Liveness.NOT_INDEXABLE),
    ],
)
def test_a_page_may_be_sent_if_it_answers_and_nothing_keeps_it_from_an_index(
    page: PageResult | None, liveness: Liveness
) -> None:
    assert liveness_of(page) is liveness


def test_the_host_is_that_of_key_file_sitemap_or_most_urls() -> None:
    urls = ["https://b.org/1", "http://b.org/2", "https://b.org/3", "https://a.org/1"]
    assert host_for(urls, "https://a.org/sitemap.xml") == ("https", "a.org")
    assert host_for(urls, "https://c.org/sitemap.xml") == ("https", "b.org")
    assert host_for(urls, "https://a.org/s.xml", "https://b.org/k.txt") == ("https", "b.org")
    assert host_for(["x"], "https://a.org/s.xml") is None


def test_a_state_is_read_as_it_was_written_and_nothing_else_is_taken_for_one(
    tmp_path: Path,
) -> None:
    path = tmp_path / "state.json"
    assert load_state(path) is None
    state = SentState("https://a.org/s.xml", {"https://a.org/ä": Mark("2024", "r", "p")})
    stamp = save_state(path, state, None)
    assert load_state(path) == (state, stamp)
    save_state(path, state.with_sent({"https://a.org/b": None}, 5), stamp)
    with pytest.raises(ChangedMeanwhile):
        save_state(path, state, stamp)
    for data in (b"", b"[]", b"{}", b'{"format": "x"}', b"\xff", b"[" * 100_000, b"null"):
        with pytest.raises(ReadError):
            state_of(data)
    newer = state.as_json().replace(b'"version": 1', b'"version": 2')
    with pytest.raises(ReadError, match="newer"):
        state_of(newer)


def test_marks_of_pages_that_did_not_change_learn_what_is_new_about_them() -> None:
    state = SentState("", {"https://a.org/a": Mark("1", "r1", "page")})
    assert state.seen_anew({"https://a.org/a": Mark("2", "r2", "page")}).known == {
        "https://a.org/a": Mark("2", "r2", "page")
    }
    assert state.seen_anew({"https://a.org/a": Mark("2", "r1")}).known == {
        "https://a.org/a": Mark("2", "r1", "page")
    }
    assert state.seen_anew({"https://a.org/a": Mark("2", "r2", "other")}) is state


def test_the_log_has_a_line_of_json_for_each_request_without_the_key(tmp_path: Path) -> None:
    disk = Disk(SentState("", _marks("old")))
    _, log = _sent(disk, _marks("a"), Engine(202))
    path = tmp_path / "log"
    add_to_log(path, log)
    add_to_log(path, log)
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == 2
    held = json.loads(lines[0])
    assert held["status"] == 202
    assert held["added"] == ["https://a.org/a"]
    assert held["removed"] == ["https://a.org/old"]
    assert "k" * 32 not in lines[0]
