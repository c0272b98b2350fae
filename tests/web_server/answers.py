"""What the server can say."""

from __future__ import annotations

from tests.web_server.server import Asked, Serve, Talk


def head(status: int, *headers: str) -> bytes:
    """Return a head, with an empty line behind it."""
    lines = (f"HTTP/1.1 {status} Said", *headers, "Connection: close", "", "")
    return "\r\n".join(lines).encode()


def whole(status: int, body: bytes = b"", *headers: str) -> bytes:
    """Return an answer that is honest of its length."""
    return head(status, *headers, f"Content-Length: {len(body)}") + body


def chunks(*pieces: bytes) -> bytes:
    """Return pieces as chunks, without the last one."""
    return b"".join(f"{len(piece):X}\r\n".encode() + piece + b"\r\n" for piece in pieces)


def says(data: bytes) -> Serve:
    """Return what sends these bytes and hangs up."""

    def serve(talk: Talk, _asked: Asked) -> None:
        talk.send(data)

    return serve


def answers(body: bytes = b"", *headers: str, status: int = 200) -> Serve:
    """Return what answers politely; without the body where only the head is asked for."""

    def serve(talk: Talk, asked: Asked) -> None:
        said = whole(status, body, *headers)
        talk.send(said[: len(said) - len(body)] if asked.method == "HEAD" else said)

    return serve


def redirects(to: str, status: int = 301) -> Serve:
    """Return what redirects."""
    return says(whole(status, b"", f"Location: {to}"))
