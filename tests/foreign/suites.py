"""Where the suites of other projects lie, and how their files are read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[2].parent / "shared" / "foreign"
_TOKEN: Final = re.compile(
    r"""\s+|\#[^\n]*|(?P<text>"(?:\\.|[^"\\])*")|(?P<name>\w+)|(?P<sign>[{}\[\],:])"""
)

Message = dict[str, "str | bytes | list[Message]"]


def messages(path: Path) -> list[Message]:
    """Read a text protobuf of messages, lists, words and strings; strings come back as bytes."""
    tokens = _tokens(path.read_text("utf-8"))
    found = _fields(tokens, None)["tests"]
    assert isinstance(found, list)
    return found


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        assert match is not None, text[at : at + 40]
        at = match.end()
        if match.lastgroup is not None:
            yield match.lastgroup, match.group()


def _fields(tokens: Iterator[tuple[str, str]], end: str | None) -> Message:
    message: Message = {}
    name = ""
    for kind, value in tokens:
        if value == end:
            break
        if kind == "text":
            before = message.get(name, b"")
            assert isinstance(before, bytes)
            message[name] = before + _bytes(value)
        elif value == "[":
            message[name] = list(_list(tokens))
        elif kind == "name":
            if name and name not in message:
                message[name] = value
            else:
                name = value
    return message


def _list(tokens: Iterator[tuple[str, str]]) -> Iterator[Message]:
    for _, value in tokens:
        if value == "]":
            return
        if value == "{":
            yield _fields(tokens, "}")


def _bytes(literal: str) -> bytes:
    r"""Return the bytes of a literal: ``\xEF`` is a byte, what is not ASCII stands in UTF-8."""
    escaped = "".join(
        character
        if character.isascii()
        else "".join(f"\\x{each:02x}" for each in character.encode())
        for character in literal
    )
    found = ast.literal_eval(f"b{escaped}")
    assert isinstance(found, bytes)
    return found
