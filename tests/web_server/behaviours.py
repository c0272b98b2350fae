"""All that servers do, good and bad, and what is to come of it, whoever asks."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sitemap_editor.core.web.fetching import Failure, Limits
from sitemap_editor.core.web.tls_fault import TlsFault
from tests.web_server.answers import answers, chunks, head, redirects, says, whole
from tests.web_server.server import Asked, Greet, Serve, Talk

PATIENT: Final = Limits(connect_s=10, idle_s=10, total_s=30, body_bytes=100_000)
"""For servers that do answer: a busy machine may take its time."""
WHOLE: Final = Limits(
    connect_s=10, idle_s=10, total_s=30, body_bytes=100_000, keeps_beginning=False
)
QUICK: Final = Limits(connect_s=0.3, idle_s=0.3, total_s=10, body_bytes=100_000)
"""For those that fall silent."""
SILENT_SOON: Final = Limits(connect_s=10, idle_s=1.0, total_s=30, body_bytes=100_000)
"""For those that say something before."""
HURRIED: Final = Limits(connect_s=10, idle_s=10, total_s=0.8, body_bytes=100_000)
"""For those that never come to an end."""
LONG_S: Final = 60.0
"""Longer than anybody waits."""
PAGE: Final = b"<!doctype html><title>Here</title>"
LARGE: Final = bytes(range(256)) * 2_000


@dataclass(frozen=True)
class Behaviour:
    """What a server does when its name is asked for, and what is to come of that."""

    name: str
    serve: Serve | None = None
    statuses: tuple[int, ...] = (200,)
    failure: Failure | None = None
    body: bytes | None = b""
    """None where it hangs on the clock."""
    is_cut: bool = False
    more: dict[str, Serve] = field(default_factory=dict)
    """What other paths answer."""
    headers: dict[str, list[str]] = field(default_factory=dict)
    """What headers are to be read as."""
    ends_at: str = ""
    """The path of the last answer, where it is another."""
    method: str = "GET"
    limits: Limits = PATIENT
    certificate: str = ""
    """With what it encrypts; empty where it does not."""
    greets: Greet | None = None
    scheme: str = ""
    """With which it is asked, where that is another than what it speaks."""
    host: str = "127.0.0.1"
    asked: int | None = None
    """How often it is asked, redirects included; as often as there are answers if None."""
    sends: bytes = b""
    """What is posted."""
    detail: str | None = None
    """The failure, by name; None where it has none."""


def _packed(body: bytes, *headers: str) -> bytes:
    return whole(200, gzip.compress(body, mtime=0), "Content-Encoding: gzip", *headers)


def _bomb() -> bytes:
    """Return 64 MiB of nothing, in 64 kB."""
    packer = zlib.compressobj(9, wbits=31)
    return b"".join(packer.compress(bytes(1 << 20)) for _ in range(64)) + packer.flush()


def _then(*acts: bytes | float | Callable[[Talk], None]) -> Serve:
    """Return what sends bytes, waits seconds and does other things, in turn."""

    def serve(talk: Talk, _asked: Asked) -> None:
        for act in acts:
            if isinstance(act, bytes):
                talk.send(act)
            elif isinstance(act, float):
                talk.wait(act)
            else:
                act(talk)

    return serve


def _drips(data: bytes, every_s: float) -> Serve:
    return lambda talk, _asked: talk.drip(data, every_s)


def _on_head(of_head: Serve, otherwise: Serve) -> Serve:
    def serve(talk: Talk, asked: Asked) -> None:
        (of_head if asked.method == "HEAD" else otherwise)(talk, asked)

    return serve


OK: Final = b"HTTP/1.1 200 OK\r\n"
NOTHING: Final = b"Content-Length: 0\r\n\r\n"
CHUNKED: Final = head(200, "Transfer-Encoding: chunked")
BOMB: Final = answers(_bomb(), "Content-Encoding: gzip")

REDIRECTS: Final = (
    *(
        Behaviour(
            f"redirect-{status}",
            redirects("/there", status),
            (status, 200),
            body=PAGE,
            more={"/there": answers(PAGE)},
            ends_at="/there",
        )
        for status in (301, 302, 303, 307, 308)
    ),
    Behaviour(
        "chain",
        redirects("/two", 302),
        (302, 308, 307, 200),
        body=PAGE,
        more={
            "/two": redirects("three/", 308),
            "/three/": redirects("../end?a=b", 307),
            "/end": answers(PAGE),
        },
        ends_at="/end?a=b",
    ),
    Behaviour(
        "to-the-same-scheme",
        lambda talk, asked: redirects(f"//{asked.headers['host']}/there")(talk, asked),
        (301, 200),
        body=PAGE,
        more={"/there": answers(PAGE)},
        ends_at="/there",
    ),
    Behaviour(
        "to-other-letters",
        says(b"HTTP/1.1 301 Moved\r\nLocation: /ma\xc3\xb1ana y\r\nContent-Length: 0\r\n\r\n"),
        (301, 200),
        body=PAGE,
        more={"/ma%C3%B1ana%20y": answers(PAGE)},
        ends_at="/ma%C3%B1ana%20y",
    ),
    Behaviour(
        "to-a-part",
        redirects("/there#part"),
        (301, 200),
        body=PAGE,
        more={"/there": answers(PAGE)},
        ends_at="/there",
    ),
    Behaviour(
        "circle",
        redirects("/other"),
        (301, 302),
        Failure.LOOP,
        more={"/other": redirects("/circle", 302)},
        ends_at="/other",
    ),
    Behaviour("to-itself", redirects("/to-itself#again"), (301,), Failure.LOOP),
    Behaviour(
        "ten-redirects",
        redirects("/1"),
        (301,) * 10 + (200,),
        body=PAGE,
        more={f"/{at}": redirects(f"/{at + 1}") for at in range(1, 10)} | {"/10": answers(PAGE)},
        ends_at="/10",
    ),
    Behaviour(
        "eleven-redirects",
        redirects("/1"),
        (301,) * 11,
        Failure.TOO_MANY_HOPS,
        more={f"/{at}": redirects(f"/{at + 1}") for at in range(1, 12)},
        ends_at="/10",
    ),
    Behaviour("to-a-file", redirects("file:///etc/passwd"), (301,), Failure.ADDRESS),
    Behaviour("to-ftp", redirects("ftp://127.0.0.1/"), (301,), Failure.ADDRESS),
    Behaviour("to-nonsense", redirects("http://[/"), (301,), Failure.ADDRESS),
    Behaviour("to-nowhere", answers(b"where?", status=302), (302,), body=b"where?"),
    Behaviour("to-nothing", answers(b"", "Location:", status=302), (302,)),
    Behaviour("posted-redirect", redirects("/there"), (301,), method="POST", sends=b"{}"),
    Behaviour("multiple-choices", answers(PAGE, "Location: /a", status=300), (300,), body=PAGE),
)

SLOW: Final = (
    Behaviour("slow-head", _then(0.15, whole(200, PAGE)), body=PAGE),
    Behaviour("slow-bytes", _drips(whole(200, b"slow"), 0.004), body=b"slow"),
    Behaviour(
        "endless-bytes", _then(head(200), lambda talk: talk.drip(b"a" * 9_000, 0.01)), (200,),
        Failure.TIMEOUT, None, limits=HURRIED,
    ),
    Behaviour(
        "endless-head", _drips(b"HTTP/1.1 200 OK\r\nX: " + b"a" * 9_000, 0.01), (),
        Failure.TIMEOUT, limits=HURRIED,
    ),
    Behaviour("silence", _then(LONG_S), (), Failure.TIMEOUT, limits=QUICK),
    Behaviour(
        "silence-after-the-head", _then(head(200), LONG_S), (200,), Failure.TIMEOUT,
        limits=SILENT_SOON,
    ),
    Behaviour(
        "silence-in-the-body", _then(head(200, "Content-Length: 9") + b"part", LONG_S), (200,),
        Failure.TIMEOUT, b"part", limits=SILENT_SOON,
    ),
    Behaviour("silence-after-all", _then(whole(200, PAGE), LONG_S), body=PAGE),
    Behaviour(
        "silence-on-connecting", None, (), Failure.TIMEOUT, certificate="good",
        greets=lambda talk: talk.wait(LONG_S), asked=0, limits=QUICK,
    ),
)  # fmt: skip

LENGTHS: Final = (
    Behaviour(
        "cut-body", says(head(200, "Content-Length: 9") + b"part"), (200,), Failure.CUT, b"part"
    ),
    Behaviour(
        "surplus", says(head(200, "Content-Length: 4") + b"whole"), (200,), Failure.CUT, b"whol"
    ),
    Behaviour(
        "late-surplus", _then(head(200, "Content-Length: 4") + b"whol", 0.02, b"e"), (200,),
        Failure.CUT, b"whol",
    ),
    Behaviour("surplus-of-nothing", says(head(200, "Content-Length: 0") + b"page"), (200,),
              Failure.CUT),
    Behaviour("surplus-of-line-ends", says(whole(200, PAGE) + b"\r\n"), body=PAGE),
    Behaviour("surplus-on-a-line-that-stays", says(OK + b"Content-Length: 4\r\n\r\nwhole"),
              body=b"whol"),
    Behaviour("negative-length", says(head(200, "Content-Length: -4")), (), Failure.PROTOCOL),
    Behaviour("length-in-words", says(head(200, "Content-Length: four")), (), Failure.PROTOCOL),
    Behaviour(
        "two-lengths", says(head(200, "Content-Length: 4", "Content-Length: 5") + b"whole"), (),
        Failure.PROTOCOL,
    ),
    Behaviour(
        "one-length-twice", says(head(200, "Content-Length: 5", "Content-Length: 5") + b"whole"),
        body=b"whole",
    ),
    Behaviour("no-length", says(head(200) + PAGE), body=PAGE),
    Behaviour("old-and-no-length", says(b"HTTP/1.0 200 OK\r\n\r\n" + PAGE), body=PAGE),
    Behaviour(
        "chunks", says(CHUNKED + chunks(b"a" * 300, b"b") + b"0\r\n\r\n"),
        body=b"a" * 300 + b"b",
    ),
    Behaviour(
        "chunks-with-more",
        says(
            head(200, "Transfer-Encoding: Chunked", "Content-Length: 2")
            + b"5 ; x=y\r\nwhole\r\n0\r\nX-Robots-Tag: noindex\r\n\r\n"
        ),
        body=b"whole",
    ),
    Behaviour(
        "broken-chunk", says(CHUNKED + chunks(b"ok") + b"zz\r\nno\r\n"), (200,),
        Failure.PROTOCOL, b"ok",
    ),
    Behaviour(
        "cut-chunk", says(head(200, "Transfer-Encoding: chunked") + b"9\r\npart"), (200,),
        Failure.CUT, b"part",
    ),
    Behaviour(
        "no-last-chunk", says(head(200, "Transfer-Encoding: chunked") + chunks(b"whole")), (200,),
        Failure.CUT, b"whole",
    ),
    Behaviour("large", answers(LARGE), body=LARGE[:100_000], is_cut=True),
    Behaviour("large-and-wanted-whole", answers(LARGE), (200,), Failure.TOO_LARGE, limits=WHOLE),
    Behaviour(
        "large-without-length", says(head(200) + LARGE), (200,), Failure.TOO_LARGE, LARGE[:100_000],
        limits=WHOLE,
    ),
    Behaviour("just-not-large", answers(LARGE[:100_000]), body=LARGE[:100_000], limits=WHOLE),
)  # fmt: skip

PACKED: Final = (
    Behaviour("gzip", says(_packed(PAGE)), body=PAGE),
    Behaviour(
        "gzip-in-chunks",
        says(
            head(200, "Transfer-Encoding: chunked", "Content-Encoding: x-gzip")
            + chunks(*(bytes([byte]) for byte in gzip.compress(PAGE, mtime=0)))
            + b"0\r\n\r\n"
        ),
        body=PAGE,
    ),
    Behaviour("gzip-file", answers(gzip.compress(PAGE, mtime=0), "Content-Type: application/gzip"),
              body=gzip.compress(PAGE, mtime=0)),
    Behaviour(
        "gzip-twice-the-file",
        says(_packed(gzip.compress(PAGE, mtime=0), "Content-Type: application/gzip")),
        body=gzip.compress(PAGE, mtime=0),
    ),
    Behaviour(
        "cut-gzip", answers(gzip.compress(PAGE, mtime=0)[:-6], "Content-Encoding: gzip"), (200,),
        Failure.CUT, PAGE,
    ),
    Behaviour("no-gzip", answers(PAGE, "Content-Encoding: gzip"), (200,), Failure.PROTOCOL),
    Behaviour(
        "bomb", BOMB, (200,), Failure.TOO_LARGE, bytes(100_000), limits=WHOLE,
    ),
    Behaviour("bomb-of-a-page", BOMB, body=bytes(100_000), is_cut=True),
    Behaviour("brotli", answers(PAGE, "Content-Encoding: br"), (200,), Failure.PROTOCOL),
    Behaviour(
        "deflate", answers(zlib.compress(PAGE), "Content-Encoding: deflate"), (200,),
        Failure.PROTOCOL,
    ),
)  # fmt: skip

HEADS: Final = (
    Behaviour("huge-headers", answers(PAGE, *("X: " + "a" * 1_000,) * 70), (), Failure.PROTOCOL),
    Behaviour("large-headers", answers(PAGE, *("X: " + "a" * 1_000,) * 50), body=PAGE),
    Behaviour(
        "folded-header", says(OK + b"X-Robots-Tag: no\r\n\tindex\r\n" + NOTHING),
        headers={"x-robots-tag": ["no index"]},
    ),
    Behaviour(
        "injected-header", says(OK + b"X-A: b\rX-C: d\r\n" + NOTHING),
        headers={"x-a": ["b X-C: d"], "x-c": []},
    ),
    Behaviour(
        "line-without-colon", says(OK + b"nothing\r\n: none\r\nA : b\r\n" + NOTHING),
        headers={"a": ["b"]},
    ),
    Behaviour("bare-line-ends", says(b"HTTP/1.1 200 OK\nContent-Length: 4\n\nbody"), body=b"body"),
    Behaviour("no-http", says(b"<html>hello</html>"), (), Failure.PROTOCOL),
    Behaviour("http-of-another-age", says(b"HTTP/2 200\r\n\r\n"), (), Failure.PROTOCOL),
    Behaviour("no-status", says(b"HTTP/1.1 fine\r\n\r\n"), (), Failure.PROTOCOL),
    Behaviour("no-words-of-status", says(b"HTTP/1.1 200\r\n" + NOTHING)),
    Behaviour("go-on", says(b"HTTP/1.1 100 Continue\r\n\r\n" + whole(200, PAGE)), body=PAGE),
    Behaviour(
        "early-hints", says(b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n" + whole(200, PAGE)),
        body=PAGE, headers={"link": []},
    ),
    Behaviour("other-protocol", says(head(101, "Upgrade: websocket")), (), Failure.PROTOCOL),
    Behaviour("two-heads", answers(PAGE, "X-Robots-Tag: a", "x-robots-tag: b, c"), body=PAGE,
              headers={"x-robots-tag": ["a", "b, c"]}),
)  # fmt: skip

STATUSES: Final = (
    Behaviour("204-with-body", says(whole(204, b"body")), (204,)),
    Behaviour(
        "304-with-body", says(whole(304, b"body", 'ETag: "a"')), (304,), headers={"etag": ['"a"']}
    ),
    Behaviour("empty", answers(b"")),
    Behaviour("401", answers(b"", "WWW-Authenticate: Basic realm=a", status=401), (401,)),
    Behaviour("404", answers(PAGE, status=404), (404,), body=PAGE),
    Behaviour("407", answers(b"no", "Proxy-Authenticate: Basic", status=407), (407,), body=b"no"),
    Behaviour("410", answers(b"", status=410), (410,)),
    Behaviour(
        "429", answers(b"", "Retry-After: 7", status=429), (429,), headers={"retry-after": ["7"]}
    ),
    Behaviour(
        "429-until", answers(b"", "Retry-After: Mon, 23 Nov 2026 09:00:00 GMT", status=429), (429,),
        headers={"retry-after": ["Mon, 23 Nov 2026 09:00:00 GMT"]},
    ),
    Behaviour("500", answers(b"", status=500), (500,)),
    Behaviour("503", answers(b"wait", "Retry-After: 120", status=503), (503,), body=b"wait"),
    Behaviour("999", answers(b"", status=999), (999,)),
    Behaviour("head", answers(PAGE), method="HEAD", headers={"content-length": [str(len(PAGE))]}),
    Behaviour("head-with-body", says(whole(200, PAGE)), method="HEAD"),
    *(
        Behaviour(f"head-{status}", _on_head(answers(b"", status=status), answers(PAGE)), (status,),
                  method="HEAD")
        for status in (403, 404, 405, 500)
    ),
    Behaviour(
        "head-of-another-length", _on_head(says(head(200, "Content-Length: 5")), answers(PAGE)),
        method="HEAD", headers={"content-length": ["5"]},
    ),
    Behaviour("head-in-gzip", says(head(200, "Content-Encoding: br")), method="HEAD"),
    Behaviour("posted", lambda talk, asked: answers(asked.body, status=202)(talk, asked), (202,),
              body=b'{"a": 1}', method="POST", sends=b'{"a": 1}'),
)  # fmt: skip

PAGES: Final = (
    Behaviour("noindex-in-the-page", answers(b'<meta name="robots" content="noindex">'),
              body=b'<meta name="robots" content="noindex">'),
    Behaviour("noindex-for-one", answers(b'<meta name="googlebot" content="noindex">'),
              body=b'<meta name="googlebot" content="noindex">'),
    Behaviour("noindex-in-the-head", answers(PAGE, "X-Robots-Tag: noindex"), body=PAGE,
              headers={"x-robots-tag": ["noindex"]}),
    Behaviour("noindex-in-the-head-for-one", answers(PAGE, "X-Robots-Tag: bingbot: noindex"),
              body=PAGE, headers={"x-robots-tag": ["bingbot: noindex"]}),
    Behaviour("robots-by-agent", answers(b"User-agent: SitemapEditor\nDisallow: /a\n"),
              body=b"User-agent: SitemapEditor\nDisallow: /a\n"),
    *(
        Behaviour(f"letters-in-{name}", answers(said, f"Content-Type: text/html{told}"), body=said,
                  headers={"content-type": [f"text/html{told}"]})
        for name, said, told in (
            ("utf-8", "<title>ñ</title>".encode(), "; charset=utf-8"),
            ("latin-1", "<title>ñ</title>".encode("latin-1"), ";charset=ISO-8859-1"),
            ("utf-16", "<title>ñ</title>".encode("utf-16"), ""),
            ("the-page", b'<meta charset="windows-1252"><title>\xf1</title>', ""),
            ("nothing-there-is", b"<title>\xf1</title>", "; charset=none-such"),
        )
    ),
)  # fmt: skip

LINES: Final = (
    Behaviour("closes-at-once", None, (), Failure.REFUSED, greets=lambda talk: None, asked=0),
    Behaviour("closes-before-the-head", _then(), (), Failure.REFUSED, asked=1),
    Behaviour("closes-before-the-head-of-a-post", _then(), (), Failure.REFUSED, method="POST",
              sends=b"{}", asked=1),
    Behaviour("closes-in-the-head", says(b"HTTP/1.1 200 OK\r\nContent-"), (), Failure.CUT, asked=1),
    Behaviour("closes-after-the-head", says(head(200, "Content-Length: 9")), (200,), Failure.CUT),
    Behaviour("closes-after-the-head-of-nothing", says(head(200))),
    Behaviour("resets-before-the-head", _then(Talk.reset), (), Failure.REFUSED, asked=1),
    Behaviour(
        "resets-in-the-body", _then(head(200, "Content-Length: 9") + b"part", 0.1, Talk.reset),
        (200,), Failure.CUT, None,
    ),
    Behaviour("another-address", answers(PAGE), body=PAGE, host="localhost"),
)  # fmt: skip

ENCRYPTED: Final = (
    Behaviour("encrypted", answers(PAGE), body=PAGE, certificate="good"),
    Behaviour("encrypted-by-name", answers(PAGE), body=PAGE, certificate="good", host="localhost"),
    Behaviour("encrypted-and-large", answers(LARGE), body=LARGE[:100_000], is_cut=True,
              certificate="good"),
    Behaviour("encrypted-and-cut", says(head(200, "Content-Length: 9") + b"part"), (200,),
              Failure.CUT, b"part", certificate="good"),
    Behaviour("encrypted-without-length", says(head(200) + PAGE), body=PAGE, certificate="good"),
    Behaviour("encrypted-redirect", redirects("/there"), (301, 200), body=PAGE,
              more={"/there": answers(PAGE)}, ends_at="/there", certificate="good"),
    *(
        Behaviour(f"certificate-{name}", answers(PAGE), (), Failure.TLS, certificate=name, asked=0,
                  detail=detail)
        for name, detail in (
            ("self_signed", TlsFault.UNTRUSTED),
            ("expired", TlsFault.EXPIRED),
            ("other_host", TlsFault.OTHER_HOST),
        )
    ),
    Behaviour("plain-where-encrypted-is-asked", None, (), Failure.TLS, scheme="https", asked=0,
              greets=lambda talk: talk.send(whole(400, PAGE))),
    Behaviour("junk-where-encrypted-is-asked", None, (), Failure.TLS, scheme="https", asked=0,
              greets=lambda talk: talk.send(b"SSH-2.0-server\r\n")),
    Behaviour("closes-where-encrypted-is-asked", None, (), Failure.TLS, scheme="https", asked=0,
              detail=TlsFault.CLOSED,
              greets=lambda talk: None),
)  # fmt: skip

BEHAVIOURS: Final = (
    *REDIRECTS, *SLOW, *LENGTHS, *PACKED, *HEADS, *STATUSES, *PAGES, *LINES, *ENCRYPTED,
)  # fmt: skip
