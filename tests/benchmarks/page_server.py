"""A site of many hosts on this computer: ``python -m tests.benchmarks.page_server HOSTS LOG``.

Prints its port. Each host is an address of the loopback (Linux). Each page is a few kilobytes of
HTML with title, canonical URL and ETag; each request for a page is a line of the log.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from tests.benchmarks.processes import PROJECT

_ROBOTS: Final = b"User-agent: *\nDisallow: /private/\n"
_FILLER: Final = b"<p>A paragraph such as pages have some of.</p>\n" * 80
_ENDS: Final = b"\r\n\r\n"


def addresses(hosts: int) -> list[str]:
    """Return an address for each host."""
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(hosts)]


@contextmanager
def many_hosts(hosts: int, log: Path, port: int = 0) -> Iterator[int]:
    """Serve from a process of its own; the log is whole at the end. Gives the port."""
    command = [sys.executable, "-m", __name__, str(hosts), str(log), str(port)]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline())
        finally:
            server.terminate()


def main(hosts: int, log: Path, port: int) -> None:
    """Serve until ended by a signal."""
    with log.open("w", encoding="utf-8") as out:
        asyncio.run(_served(addresses(hosts), port, out))


async def _served(hosts: Sequence[str], port: int, out: TextIO) -> None:
    over = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(_ENDS)
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()
            return
        target = head.split(b" ", 2)[1].decode()
        host = writer.get_extra_info("sockname")[0]
        if target == "/robots.txt":
            writer.write(_whole(b"text/plain", _ROBOTS))
        else:
            out.write(f"{host}{target}\n")
            writer.write(_whole(b"text/html", _page(host, target)))
        writer.close()

    for host in hosts:
        server = await asyncio.start_server(answer, host, port)
        port = server.sockets[0].getsockname()[1]
    print(port, flush=True)
    await over.wait()


def _page(host: str, target: str) -> bytes:
    title = f"<html lang=en><head><title>Page {target}</title>".encode()
    dated = b'<meta property="article:modified_time" content="2026-05-06"></head><body>'
    return title + dated + _FILLER + host.encode()


def _whole(kind: bytes, body: bytes) -> bytes:
    head = b"HTTP/1.1 200 OK\r\nContent-Type: %b\r\nContent-Length: %d\r\n" % (kind, len(body))
    return head + b'ETag: "1"\r\nConnection: close\r\n\r\n' + body


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
