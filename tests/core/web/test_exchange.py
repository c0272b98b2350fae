"""A request's way over redirects, played without any socket."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.web.fetching import Failure, Fetched, Limits, Request
from sitemap_editor.core.web.http.answer_reader import Broken
from sitemap_editor.core.web.http.exchange import (
    AGENT,
    Connect,
    Encrypt,
    FindProxy,
    LookUp,
    Receive,
    Send,
    Step,
    exchange,
)
from sitemap_editor.core.web.http.proxies import Proxy

PUBLIC = "93.184.216.34"


@dataclass
class Stage:
    """Plays the world: what hosts are, what each connection says, and when."""

    answers: Sequence[Sequence[bytes | Broken]] = ()
    """What each connection brings, piece by piece; it ends after the last."""
    hosts: Mapping[str, list[str]] = field(default_factory=dict)
    proxy: Proxy | None = None
    second_s: float = 0.0
    """How long each step takes."""
    refuses: set[str] = field(default_factory=set)
    """Addresses that do not answer."""
    said: list[bytes] = field(default_factory=list)
    connected: list[tuple[str, int]] = field(default_factory=list)
    encrypted: list[str] = field(default_factory=list)
    rests: int = 0
    agent: str = AGENT
    now: float = 1_000.0

    def play(self, request: Request) -> Fetched:
        steps = exchange(request, self.agent, lambda: self.now)
        lines = [list(each) for each in self.answers]
        self.line: list[bytes | Broken] = []
        broken: Broken | None = None
        try:
            while True:
                step = next(steps) if broken is None else steps.throw(broken)
                self.now += self.second_s
                try:
                    self.carry_out(step, lines)
                except Broken as error:
                    broken = error
                else:
                    broken = None
        except StopIteration as end:
            fetched: Fetched = end.value
            return fetched

    def carry_out(self, step: Step, lines: list[list[bytes | Broken]]) -> None:
        if isinstance(step, FindProxy):
            step.proxy = self.proxy
        elif isinstance(step, LookUp):
            step.addresses = self.hosts.get(step.host, [PUBLIC])
        elif isinstance(step, Connect):
            self.connected.append((step.address, step.port))
            if step.address in self.refuses:
                raise Broken(Failure.REFUSED, "refused")
            self.line = lines.pop(0) if lines else []
        elif isinstance(step, Encrypt):
            self.encrypted.append(step.host)
        elif isinstance(step, Send):
            self.said.append(step.data)
        elif isinstance(step, Receive):
            piece = self.line.pop(0) if self.line else b""
            if isinstance(piece, Broken):
                raise piece
            step.data = piece
        else:
            self.rests += 1


def head(status: int, *headers: str) -> bytes:
    return "\r\n".join((f"HTTP/1.1 {status} Said", *headers, "", "")).encode()


def plain(body: bytes, *headers: str) -> bytes:
    return head(200, f"Content-Length: {len(body)}", *headers) + body


def packed(body: bytes) -> bytes:
    return plain(body, "Content-Encoding: GZIP")


CHUNKED = head(200, "Transfer-Encoding: chunked", "Content-Length: 3")
FILE = gzip.compress(b"hello", mtime=0)  # alike in each worker, since it names a test


def to(location: str, status: int = 301) -> list[bytes]:
    return [head(status, f"Location: {location}", "Content-Length: 0")]


def asked(url: str, *answers: Sequence[bytes | Broken], **limits: int) -> Fetched:
    request = Request(url, limits=replace(Limits(), **limits))  # type: ignore[arg-type]  # by name
    return Stage(answers).play(request)


def test_an_answer_is_told_with_its_headers_and_body() -> None:
    stage = Stage([[plain(b"hello", "X-Robots-Tag: a", "x-robots-tag: b")]])
    fetched = stage.play(Request("http://example.com/a b?ü#part"))
    assert fetched.failure is None
    assert fetched.body == b"hello"
    assert fetched.body_bytes == 5
    assert [value for key, value in fetched.headers if key == "x-robots-tag"] == ["a", "b"]
    assert fetched.url == "http://example.com/a b?ü#part"
    first, *others = stage.said[0].decode().split("\r\n")
    assert first == "GET /a%20b?%C3%BC HTTP/1.1"
    assert "Host: example.com" in others
    assert f"User-Agent: {AGENT}" in others
    assert "Accept-Encoding: gzip" in others


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize(
    ("location", "leads_to"),
    [
        ("/c", "https://example.com/c"),
        ("c", "https://example.com/a/c"),
        ("../c?d", "https://example.com/c?d"),
        ("?d", "https://example.com/a/b?d"),
        ("//Other.example/x", "https://other.example/x"),
        ("http://other.example:80/x#part", "http://other.example/x"),
        ("https://other.example:8443", "https://other.example:8443/"),
        ("/ñ o", "https://example.com/%C3%B1%20o"),
    ],
)
def test_redirects_are_followed_and_told(status: int, location: str, leads_to: str) -> None:
    fetched = asked("https://example.com/a/b", to(location, status), [plain(b"there")])
    assert [hop.status for hop in fetched.hops] == [status, 200]
    assert fetched.url == leads_to
    assert fetched.body == b"there"


@pytest.mark.parametrize(
    ("locations", "failure"),
    [
        (["/a"], Failure.LOOP),
        (["/a#part"], Failure.LOOP),
        (["#part"], Failure.LOOP),
        (["/b", "http://EXAMPLE.com:80/a"], Failure.LOOP),
        ([f"/{number}" for number in range(11)], Failure.TOO_MANY_HOPS),
        (["ftp://example.com/"], Failure.ADDRESS),
        (["mailto:me@example.com"], Failure.ADDRESS),
        (["http://exa mple.com/"], Failure.ADDRESS),
        (["http://[::1/"], Failure.ADDRESS),
        (["http://user:secret@127.0.0.1/"], Failure.PRIVATE),
        (["http://localhost/"], Failure.PRIVATE),
    ],
)
def test_redirects_that_lead_nowhere_fail(locations: list[str], failure: Failure) -> None:
    fetched = asked("http://example.com/a", *map(to, locations), [plain(b"")])
    assert fetched.failure is failure
    assert len(fetched.hops) == len(locations)
    assert fetched.header("location") == locations[-1]
    assert "secret" not in fetched.detail


def test_ten_redirects_are_followed() -> None:
    answers = [to(f"/{number}") for number in range(10)]
    assert asked("http://example.com/a", *answers, [plain(b"x")]).body == b"x"


@pytest.mark.parametrize(
    "request_",
    [
        Request("http://example.com/", "POST", body=b"{}"),
        Request("http://example.com/", follows=False),
    ],
)
def test_what_is_not_followed_is_the_answer(request_: Request) -> None:
    fetched = Stage([to("/b")]).play(request_)
    assert (fetched.status, fetched.failure) == (301, None)


@pytest.mark.parametrize("headers", [(), ("Location:",)])
def test_a_redirect_to_nowhere_is_the_answer(headers: tuple[str, ...]) -> None:
    fetched = asked("http://example.com/", [head(302, "Content-Length: 2", *headers) + b"no"])
    assert (fetched.status, fetched.failure, fetched.body) == (302, None, b"no")


def test_a_password_is_told_to_its_own_origin_alone_and_never_shown() -> None:
    stage = Stage([to("/b"), to("http://other.example/"), to("http://example.com/c"), [plain(b"")]])
    request = Request("http://me:s%33cret@example.com/", headers=(("Cookie", "a=b"),))
    fetched = stage.play(request)
    tells = [b"Authorization: Basic bWU6czNjcmV0" in said for said in stage.said]
    assert tells == [True, True, False, False]
    assert [b"Cookie" in said for said in stage.said] == [True, True, False, True]
    assert "cret" not in repr(fetched.hops)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/", "example.com", "http://", "http:///a", "http://example.com:99999/",
        "http://example.com:a/", "http://999.1.1.1/", "http://a..b/", f"http://{'a' * 64}.example/",
        "http://[::1%25eth0]/",
    ],
)  # fmt: skip
def test_what_cannot_be_asked_for_says_so(url: str) -> None:
    stage = Stage()
    assert stage.play(Request(url)).failure is Failure.ADDRESS
    assert not stage.connected


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",  # noqa: S104
        "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1%eth0",
    ],
)  # fmt: skip
def test_addresses_of_this_network_need_a_yes(address: str) -> None:
    request = Request("http://example.com/")
    for found in ([address], [PUBLIC, address]):
        stage = Stage([[plain(b"")]], {"example.com": found})
        assert stage.play(request).failure is Failure.PRIVATE
        assert not stage.connected
    stage = Stage([[plain(b"")]], {"example.com": [address]})
    assert stage.play(replace(request, allow_private=True)).failure is None


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:220:1::1", "64:ff9b::5db8:d822"])
def test_addresses_of_the_internet_do_not(address: str) -> None:
    stage = Stage([[plain(b"")]], {"example.com": [address]})
    assert stage.play(Request("http://example.com/")).failure is None


@pytest.mark.parametrize(
    "host",
    ["2130706433", "0x7f.1", "127.1", "0177.0.0.1", "[::ffff:7f00:1]", "LOCALHOST.", "a.local"],
)
def test_other_spellings_of_this_computer_are_known(host: str) -> None:
    stage = Stage(
        hosts={name: [name] for name in ("127.0.0.1", "::ffff:7f00:1", "::ffff:127.0.0.1")}
    )
    assert stage.play(Request(f"http://{host}/")).failure is Failure.PRIVATE
    through = Stage(proxy=Proxy("proxy.example", 3128))
    assert through.play(Request(f"http://{host}/")).failure is Failure.PRIVATE


def test_each_address_is_tried_in_turn() -> None:
    stage = Stage([[plain(b"x")]], {"example.com": ["1.1.1.1", PUBLIC]}, refuses={"1.1.1.1"})
    assert stage.play(Request("https://example.com:8443/")).body == b"x"
    assert stage.connected == [("1.1.1.1", 8443), (PUBLIC, 8443)]
    assert stage.encrypted == ["example.com"]


def test_a_proxy_is_asked_for_the_whole_url_and_looks_up_itself() -> None:
    stage = Stage(
        [[plain(b"x")]], {"proxy.example": ["10.0.0.1"]}, Proxy("proxy.example", 3128, "Basic x")
    )
    assert stage.play(Request("http://example.com/a")).body == b"x"
    assert stage.connected == [("10.0.0.1", 3128)]
    assert stage.said[0].startswith(b"GET http://example.com/a HTTP/1.1\r\nHost: example.com\r\n")
    assert b"Proxy-Authorization: Basic x\r\n" in stage.said[0]


def test_a_proxy_hands_encrypted_bytes_on() -> None:
    answers = [[b"HTTP/1.1 200 Connection established\r\n\r\n", plain(b"x")]]
    stage = Stage(answers, proxy=Proxy("10.0.0.1", 3128, "Basic x"))
    assert stage.play(Request("https://example.com/a")).body == b"x"
    assert stage.said[0].startswith(b"CONNECT example.com:443 HTTP/1.1\r\n")
    assert b"Proxy-Authorization" in stage.said[0]
    assert b"Proxy-Authorization" not in stage.said[1]
    assert stage.encrypted == ["example.com"]


def test_a_proxy_that_refuses_is_told() -> None:
    stage = Stage([[b"HTTP/1.1 407 No\r\n\r\n"]], proxy=Proxy("10.0.0.1", 3128))
    fetched = stage.play(Request("https://example.com/a"))
    assert (fetched.failure, fetched.hops) == (Failure.REFUSED, ())
    assert "407" in fetched.detail


def test_a_header_cannot_become_two() -> None:
    request = Request("http://example.com/", headers=(("If-None-Match", "a\r\nX: y"),))
    stage = Stage()
    assert stage.play(request).failure is Failure.ADDRESS
    assert not stage.said


@pytest.mark.parametrize(
    ("pieces", "failure"),
    [
        ([], Failure.REFUSED),
        ([b"HTTP/1.1 20"], Failure.CUT),
        ([b"<html>"], Failure.PROTOCOL),
        ([b"HTTP/2 200\r\n\r\n"], Failure.PROTOCOL),
        ([b"HTTP/1.1 abc\r\n\r\n"], Failure.PROTOCOL),
        ([head(101)], Failure.PROTOCOL),
        ([head(100)] * 11, Failure.PROTOCOL),
        ([head(200, "X: " + "a" * 70_000)], Failure.PROTOCOL),
        ([head(200, "Content-Length: 5") + b"hell"], Failure.CUT),
        ([head(200, "Content-Length: -5") + b"hello"], Failure.PROTOCOL),
        ([head(200, "Content-Length: 5", "Content-Length: 6") + b"hello"], Failure.PROTOCOL),
        ([head(200, "Transfer-Encoding: gzip, chunked")], Failure.PROTOCOL),
        ([head(200, "Transfer-Encoding: chunked") + b"5\r\nhello\r\n"], Failure.CUT),
        ([head(200, "Transfer-Encoding: chunked") + b"5\r\nhello\r\n0\r\n"], Failure.CUT),
        ([head(200, "Transfer-Encoding: chunked") + b"g\r\nhello\r\n"], Failure.PROTOCOL),
        ([head(200, "Transfer-Encoding: chunked") + b"4\r\nhello\r\n"], Failure.PROTOCOL),
        ([plain(b"x", "Content-Encoding: br")], Failure.PROTOCOL),
        ([plain(b"x", "Content-Encoding: gzip, gzip")], Failure.PROTOCOL),
        ([plain(b"no gzip", "Content-Encoding: gzip")], Failure.PROTOCOL),
        ([plain(gzip.compress(b"x" * 99)[:-4], "Content-Encoding: gzip")], Failure.CUT),
        ([Broken(Failure.TIMEOUT, "late")], Failure.TIMEOUT),
        ([head(200, "Content-Length: 5") + b"h", Broken(Failure.TIMEOUT, "late")], Failure.TIMEOUT),
        ([head(200), Broken(Failure.STOPPED)], Failure.STOPPED),
    ],
)  # fmt: skip
def test_what_goes_wrong_is_told(pieces: list[bytes | Broken], failure: Failure) -> None:
    fetched = asked("http://example.com/", pieces)
    assert fetched.failure is failure
    assert not fetched.is_ok


@pytest.mark.parametrize(
    ("pieces", "body"),
    [
        ([head(100), head(103), plain(b"hello")], b"hello"),
        ([b"HTTP/1.0 200 OK\n\nhello"], b"hello"),
        ([head(200, "Content-Length: 5, 5") + b"hello surplus"], b"hello"),
        ([CHUNKED + b"5;a=b\r\nhello\r\n0\r\nX: y\r\n\r\n"], b"hello"),
        ([head(204) + b"hello"], b""),
        ([packed(gzip.compress(b"hel") + gzip.compress(b"lo") + b"\0\0")], b"hello"),
        ([plain(b"", "Content-Encoding: gzip")], b""),
        ([plain(FILE, "Content-Type: application/gzip")], FILE),
        ([head(200, "No colon here", "Content-Length: 5", "X: a", " b") + b"hello"], b"hello"),
    ],
)  # fmt: skip
def test_what_is_odd_but_clear_is_taken(pieces: list[bytes], body: bytes) -> None:
    fetched = asked("http://example.com/", pieces)
    assert fetched.failure is None, fetched.detail
    assert fetched.body == body


def test_a_body_beyond_what_is_wanted_is_cut_or_fails() -> None:
    for answer in (
        plain(b"hello"),
        head(200) + b"hello",
        plain(gzip.compress(b"hello"), "Content-Encoding: gzip"),
    ):
        cut = asked("http://example.com/", [answer], body_bytes=4)
        assert (cut.body, cut.is_cut, cut.failure) == (b"hell", True, None)
        whole = asked("http://example.com/", [answer], body_bytes=5)
        assert (whole.body, whole.is_cut, whole.failure) == (b"hello", False, None)
        request = Request("http://example.com/", limits=Limits(body_bytes=4, keeps_beginning=False))
        assert Stage([[answer]]).play(request).failure is Failure.TOO_LARGE


def test_a_bomb_is_stopped_while_it_unpacks_and_lets_others_have_a_turn() -> None:
    packer = zlib.compressobj(9, wbits=31)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(64)) + packer.flush()
    request = Request(
        "http://example.com/", limits=Limits(body_bytes=8 << 20, keeps_beginning=False)
    )
    stage = Stage([[plain(bomb, "Content-Encoding: gzip")]])
    fetched = stage.play(request)
    assert fetched.failure is Failure.TOO_LARGE
    assert fetched.body_bytes == 8 << 20
    assert stage.rests == 8


def test_all_hops_together_take_no_longer_than_allowed() -> None:
    stage = Stage([to(f"/{number}") for number in range(9)], second_s=1.0)
    fetched = stage.play(Request("http://example.com/", limits=Limits(total_s=12)))
    assert fetched.failure is Failure.TIMEOUT
    assert 1 <= len(fetched.hops) <= 3


@given(
    st.binary(max_size=3_000), st.lists(st.integers(1, 400), max_size=12), st.sampled_from("lcgf")
)
def test_the_answer_is_the_same_however_it_comes(body: bytes, cuts: list[int], how: str) -> None:
    make: dict[str, Callable[[], bytes]] = {
        "l": lambda: plain(body),
        "f": lambda: head(200) + body,
        "g": lambda: plain(gzip.compress(body), "Content-Encoding: gzip"),
        "c": lambda: head(200, "Transfer-Encoding: chunked") + chunked(body, cuts),
    }
    whole = make[how]()
    pieces, at = list[bytes](), 0
    for cut in cuts:
        pieces.append(whole[at : at + cut])
        at += cut
    pieces.append(whole[at:])
    fetched = asked("http://example.com/", [piece for piece in pieces if piece])
    assert (fetched.failure, fetched.body) == (None, body)


def chunked(body: bytes, sizes: list[int]) -> bytes:
    made, at = b"", 0
    for size in [*sizes, len(body)]:
        piece = body[at : at + size]
        made += f"{len(piece):x}\r\n".encode() + piece + b"\r\n" if piece else b""
        at += size
    return made + b"0\r\n\r\n"


HOSTILE_TEXT: Final = st.one_of(
    st.text(max_size=60), st.text("a1.:/@?#[]%\\ \t\r\n\0\ud800ñ。０", max_size=20)
)


@given(HOSTILE_TEXT, st.sampled_from(["", "http://", "https://a.example/", "http://[", "//"]))
def test_no_url_and_no_redirect_brings_anything_down(text: str, before: str) -> None:
    Stage([[plain(b"")]]).play(Request(before + text))
    location = (before + text).encode("utf-8", "surrogatepass")
    answer = b"HTTP/1.1 301 Moved\r\nLocation: " + location + b"\r\n\r\n"
    stage = Stage([[answer], [plain(b"")]])
    stage.play(Request("http://user:secret@example.com/a"))
    for said in stage.said:
        request_line = said.split(b"\r\n")[0]
        assert request_line.isascii()
        assert request_line.count(b" ") == 2
        assert said.count(b"\r\n\r\n") == 1
    assert all(
        b"Basic" not in said for said in stage.said[1:] if b"Host: example.com\r" not in said
    )


@given(st.lists(st.binary(max_size=200), max_size=4), st.booleans())
def test_no_bytes_bring_anything_down(pieces: list[bytes], has_head: bool) -> None:
    heads = [head(200, "Transfer-Encoding: chunked", "Content-Encoding: gzip")] if has_head else []
    fetched = asked("http://example.com/", [*heads, *(piece for piece in pieces if piece)])
    assert fetched.failure in (Failure.REFUSED, Failure.CUT, Failure.PROTOCOL)


ODD: Final = st.text("ab:\r\n\0 \x0b\x85\u2028\ud800ñ", max_size=6)


@given(ODD, ODD, ODD)
def test_no_header_of_ours_becomes_two(name: str, value: str, agent: str) -> None:
    stage = Stage([[plain(b"")]], agent=agent)
    fetched = stage.play(Request("http://example.com/", headers=((name, value),)))
    if stage.said:
        assert len(stage.said[0].splitlines()) == stage.said[0].count(b"\r\n") == 8
    else:
        assert fetched.failure is Failure.ADDRESS
