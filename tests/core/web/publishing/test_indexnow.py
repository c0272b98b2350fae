"""The key, the request and the answers of IndexNow."""

from __future__ import annotations

import json

import pytest

from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.publishing.indexnow import ENDPOINT, Outcome, answer_of, post
from sitemap_editor.core.web.publishing.indexnow_key import (
    covers,
    is_key,
    key_file_fault,
    location_refused,
    new_key,
)
from tests.core.web.publishing.answers import answer, failed

_KEY = "0123456789abcdef0123456789abcdef"
_AT = "https://a.org/0123456789abcdef0123456789abcdef.txt"


def test_a_new_key_is_one_of_32_digits_and_another_each_time() -> None:
    keys = {new_key() for _ in range(50)}
    assert len(keys) == 50
    assert all(len(key) == 32 and is_key(key) for key in keys)


@pytest.mark.parametrize(
    "text", ["", "short", "a" * 129, "has space 1", "umlaut-ä-12", "abcdefg\n"]
)
def test_what_no_engine_takes_is_no_key(text: str) -> None:
    assert not is_key(text)


def test_keys_from_8_to_128_letters_digits_and_hyphens_are_keys() -> None:
    assert is_key("Ab-12345")
    assert is_key("a" * 128)


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"\xef\xbb\xbf" + _KEY.encode(), "byte order mark"),
        (_KEY.encode() + b"\n", "line end"),
        (b"<!doctype html><html>Not found</html>", "web page"),
        (b"another-key-of-someone", "another key"),
        (b"", "another key"),
    ],
)
def test_a_key_file_that_is_not_the_key_alone_is_refused_in_words(body: bytes, word: str) -> None:
    fault = key_file_fault(answer(200, body, url=_AT), _KEY, _AT)
    assert fault is not None
    assert word in str(fault)


def test_a_key_file_is_found_where_it_is_and_no_redirect_leads_to_it() -> None:
    assert key_file_fault(answer(200, _KEY.encode(), url=_AT), _KEY, _AT) is None
    missing = key_file_fault(answer(404, url=_AT), _KEY, _AT)
    assert "404" in str(missing)
    led = answer(200, _KEY.encode(), url="https://www.a.org/key.txt", via=(_AT,))
    assert "redirects to https://www.a.org/key.txt" in str(key_file_fault(led, _KEY, _AT))
    assert "no answer in time" in str(key_file_fault(failed(Failure.TIMEOUT), _KEY, _AT))


def test_a_key_speaks_for_its_folder_alone() -> None:
    assert covers(_AT, "https://a.org/x/y")
    assert covers("https://a.org/shop/k.txt", "https://a.org/shop/shoes")
    assert not covers("https://a.org/shop/k.txt", "https://a.org/shopping")
    assert not covers("https://a.org/shop/k.txt", "https://a.org/")


def test_a_key_lies_on_the_host_of_the_pages() -> None:
    assert location_refused("https://a.org/k.txt", "a.org") is None
    assert "a.org" in str(location_refused("https://b.org/k.txt", "a.org"))
    assert "full URL" in str(location_refused("/k.txt", "a.org"))


def test_a_request_names_host_key_and_urls_and_a_location_only_where_it_is_unusual() -> None:
    def held(location: str) -> object:
        request = post(
            ["https://a.org/ä"],
            host="a.org",
            scheme="https",
            key=_KEY,
            location=location,
            endpoint="https://api.indexnow.org/indexnow",
            allow_private=False,
        )
        assert request.method == "POST"
        assert not request.follows
        assert dict(request.headers) == {"content-type": "application/json; charset=utf-8"}
        return json.loads(request.body)

    usual = {"host": "a.org", "key": _KEY, "urlList": ["https://a.org/ä"]}
    assert held(_AT) == usual
    elsewhere = "https://a.org/shop/k.txt"
    assert held(elsewhere) == {**usual, "keyLocation": elsewhere}


_SAID = (
    (200, Outcome.SENT, "engine received: 3."),
    (202, Outcome.SENT, "still checking the key"),
    (204, Outcome.SENT, "received"),
    (302, Outcome.REFUSED, "moved"),
    (400, Outcome.REFUSED, "400"),
    (403, Outcome.REFUSED, "Try again in 10 minutes"),
    (404, Outcome.REFUSED, "404"),
    (422, Outcome.REFUSED, "not on the host"),
    (429, Outcome.TRANSIENT, "too many requests"),
    (500, Outcome.TRANSIENT, "problem of its own"),
    (503, Outcome.TRANSIENT, "503"),
)


@pytest.mark.parametrize(("status", "outcome", "words"), _SAID)
def test_each_status_is_told_in_words(status: int, outcome: Outcome, words: str) -> None:
    found = answer_of(answer(status), ENDPOINT, 3, 1_000, refused_since=None)
    assert found.outcome is outcome
    assert words in str(found.sentence)


def test_a_key_refused_twice_ten_minutes_apart_is_banned() -> None:
    again = answer_of(answer(403), ENDPOINT, 1, 1_000, refused_since=400)
    assert "Make a new key" in str(again.sentence)
    assert "banned" in str(again.sentence)
    soon = answer_of(answer(403), ENDPOINT, 1, 999, refused_since=400)
    assert "Try again in 10 minutes" in str(soon.sentence)


@pytest.mark.parametrize(
    ("said", "wait_s"),
    [
        ("120", 120),
        ("Thu, 01 Jan 1970 00:20:00 GMT", 200),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 600),
        ("soon", 600),
        ("-5", 600),
        ("9" * 40, 604_800),
    ],
)
def test_an_endpoint_that_asks_for_patience_says_how_long(said: str, wait_s: int) -> None:
    found = answer_of(answer(429, retry_after=said), ENDPOINT, 1, 1_000, refused_since=None)
    assert found.wait_s == wait_s
    assert f"{-(-wait_s // 60)} min" in str(found.sentence)


def test_without_an_answer_it_counts_what_may_have_arrived() -> None:
    def outcome(failure: Failure, detail: str = "") -> Outcome:
        return answer_of(failed(failure, detail), ENDPOINT, 1, 0, refused_since=None).outcome

    assert outcome(Failure.DNS) is Outcome.TRANSIENT
    assert outcome(Failure.TLS) is Outcome.TRANSIENT
    assert outcome(Failure.REFUSED, "Connection refused") is Outcome.TRANSIENT
    closed = "The connection was closed before an answer."
    assert outcome(Failure.REFUSED, closed) is Outcome.UNKNOWN
    assert outcome(Failure.REFUSED) is Outcome.UNKNOWN
    assert outcome(Failure.TIMEOUT) is Outcome.UNKNOWN
    assert outcome(Failure.CUT) is Outcome.UNKNOWN


def test_what_is_of_this_network_is_named_before_it_is_asked() -> None:
    private = failed(Failure.PRIVATE)
    endpoint = answer_of(private, "http://intranet/indexnow", 1, 0, refused_since=None).sentence
    key = key_file_fault(private, _KEY, f"http://10.0.0.1/{_KEY}.txt")
    assert "“intranet” is an address of this computer or its own network" in str(endpoint)
    assert "“10.0.0.1” is an address of this computer or its own network" in str(key)
