"""A site and a search engine on this computer: pages, files, and an endpoint of IndexNow."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

KEY: Final = "0123456789abcdef0123456789abcdef"
PATH: Final = "/indexnow"
DROP: Final = 0
"""Instead of a status: the connection is closed without an answer."""


@dataclass
class Site:
    """What is served, and what was asked for. `url` ends without a slash."""

    url: str
    files: dict[str, bytes] = field(default_factory=dict)
    """By path; what is not here answers 404."""
    types: dict[str, str] = field(default_factory=dict)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """Status and headers of the next posts; 200 when there are no more."""
    posts: list[dict[str, object]] = field(default_factory=list)
    hold: bool = False
    """Whether a post gets no answer as long as this is set."""
    asked: list[str] = field(default_factory=list)
    """``GET /path`` and so on, in order."""
    passwords: list[str] = field(default_factory=list)
    """As they were told, where one was."""

    @property
    def host(self) -> str:
        return urlsplit(self.url).netloc

    @property
    def endpoint(self) -> str:
        return self.url + PATH

    @property
    def received(self) -> list[str]:
        """All URLs of all posts."""
        found: list[str] = []
        for post in self.posts:
            urls = post["urlList"]
            assert isinstance(urls, list)
            found += urls
        return found

    def publish(self, data: bytes, name: str = "sitemap.xml", *, pages: bool = True) -> str:
        """Serve a sitemap with robots.txt, key file and the pages that it lists."""
        url = f"{self.url}/{name}"
        self.files |= {
            f"/{name}": data,
            "/robots.txt": f"Sitemap: {url}\n".encode(),
            f"/{KEY}.txt": KEY.encode(),
        }
        if pages:
            for part in data.decode().split("<loc>")[1:]:
                self.files.setdefault(urlsplit(part.partition("</loc>")[0]).path, b"A page.")
        return url


@contextmanager
def served() -> Iterator[Site]:
    """Serve a site on the loopback."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            site.asked.append(f"GET {self.path}")
            site.passwords += self.headers.get_all("Authorization", [])
            data = site.files.get(self.path)
            usual = "application/xml" if self.path.endswith(".xml") else "text/plain"
            kind = site.types.get(self.path, usual)
            self._answer(404 if data is None else 200, data or b"", {"Content-Type": kind})

        def do_POST(self) -> None:
            site.asked.append(f"POST {self.path}")
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, headers = site.answers.pop(0) if site.answers else (200, {})
            held = json.loads(body)
            assert self.headers["Content-Type"] == "application/json; charset=utf-8"
            if not all(urlsplit(url).netloc == held["host"] for url in held["urlList"]):
                status = 422
            site.posts.append(held)
            while site.hold:
                time.sleep(0.01)
            if status == DROP:
                self.close_connection = True
                return
            self._answer(status, b"", headers)

        def _answer(self, status: int, data: bytes, headers: dict[str, str]) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    site = Site(f"http://127.0.0.1:{server.server_address[1]}")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield site
    finally:
        site.hold = False
        server.shutdown()
        thread.join()
        server.server_close()
