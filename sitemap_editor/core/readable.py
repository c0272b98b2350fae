"""Text of files, disks and errors as it can be shown: what steers a screen is seen, not obeyed."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Final

# Controls, what turns the direction of text, and bytes that are no Unicode.
_SIGNS: Final = (
    r"\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
    r"\ud800-\udfff\ufeff\ufff9-\ufffb"
)
_STEERING: Final = re.compile(rf"[\x00-\x0a{_SIGNS}]")
_STEERING_BUT_LINE_END: Final = re.compile(rf"[\x00-\x09{_SIGNS}]")
_LINE_END: Final = re.compile("\r\n|[\n\x0b\x0c\r\x85\u2028\u2029]")
_SHOWN_LINE_END: Final = "⏎ "
_SHOWN_TAB: Final = "⇥"
_SPACE_AROUND_LINE_END: Final = re.compile(rf"[ \t]*(?:{_LINE_END.pattern})[ \t]*")
_QUOTED_CHARACTERS: Final = 600
_QUOTED_AT_END: Final = 100
_PRINTABLE: Final = bytes(range(0x20, 0x7F))


def is_printable(text: str) -> bool:
    """Tell of a long text what `str.isprintable` does; of ASCII in a fifth of the time."""
    if text.isascii():
        return not text.encode().translate(None, _PRINTABLE)
    return text.isprintable()


def readable(name: str) -> str:
    """Return a name as one line that reads as it is spelled, whatever a disk calls a file."""
    return name if name.isprintable() else _STEERING.sub("\N{REPLACEMENT CHARACTER}", name)


def one_line(value: str) -> str:
    """Return a value as one line, in which line ends and tabs can be seen for what they are."""
    if value.isprintable():
        return value
    return readable(_LINE_END.sub(_SHOWN_LINE_END, value).replace("\t", _SHOWN_TAB))


def with_folder(name: str, path: Path, others: Collection[Path]) -> str:
    """Return a name with the last folders of its path, as many as no other path has."""
    mine = path.parent.parts
    for count in range(1, len(mine) + 1):
        if all(other.parent.parts[-count:] != mine[-count:] for other in others):
            return f"{name} · {'/'.join(mine[-count:])}"
    return f"{name} · {path.parent}"


def quoted(value: str) -> str:
    """Return a value for a sentence: one line of bounded length, control characters by number.

    Of a long one, the beginning and the end.
    """
    if len(value) > _QUOTED_CHARACTERS:
        value = value[: _QUOTED_CHARACTERS - _QUOTED_AT_END] + "…" + value[-_QUOTED_AT_END:]
    if value.isprintable():
        return value
    if _LINE_END.search(value):
        value = _SPACE_AROUND_LINE_END.sub(" ⏎ ", value).strip(" ")
    return _STEERING.sub(lambda found: f"[U+{ord(found[0]):04X}]", value.replace("\t", " "))


def in_lines(text: str) -> str:
    """Return a text of several lines, each as `one_line` shows it."""
    return text if text.isprintable() else "\n".join(map(one_line, text.split("\n")))


def spelled_out(text: str) -> str:
    r"""Return a text for one line of a terminal: what would steer it is spelled, such as \x1b."""
    return text if text.isprintable() else _STEERING.sub(_spelled, text)


def escaped_in_json(text: str) -> str:
    """Return JSON text, indented or not, with escapes for what its writer leaves as it is."""
    return _STEERING_BUT_LINE_END.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _spelled(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode("ascii")
