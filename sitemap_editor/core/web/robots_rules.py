"""Which line of a robots.txt decides whether a crawler may fetch a URL.

Sources: RFC 9309 (section 2.2.2: the longest match wins, and ``allow`` where two are equally long);
for what it leaves open, google/robotstxt: misspelled fields, a missing colon, ``index.html`` for a
folder. Python's own reader of such files takes the first match and knows no ``*``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

MOST_BYTES: Final = 500 * 1024
"""What is read of a file at most. Source: RFC 9309, section 2.5."""
ANY_AGENT: Final = "*"

_MARK: Final = b"\xef\xbb\xbf"
_LINE_END: Final = re.compile(rb"\r\n|\r|\n")
_LONGEST_LINE: Final = 2083 * 8 - 1  # bytes; source: google/robotstxt
_TOKEN: Final = re.compile(r"[A-Za-z_-]*")
_ESCAPED: Final = re.compile(r"%[0-9A-Fa-f]{2}|[^\x00-\x7f]")
_FIELDS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("user-agent", ("user-agent", "useragent", "user agent")),
    ("allow", ("allow",)),
    ("disallow", ("disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw")),
    ("crawl-delay", ("crawl-delay",)),
)
"""What begins like one of these is such a field. Source: google/robotstxt."""
_INDEX_PAGE: Final = "/index.htm"
_AUTHORITY: Final = re.compile(r"(?:[A-Za-z][A-Za-z0-9+.-]*:)?//[^/?#;]*")


@dataclass(frozen=True, slots=True)
class Rule:
    """An ``allow`` or ``disallow`` line. `line` counts from 1."""

    line: int
    allows: bool
    pattern: str
    """With percent codes in capitals and what is not ASCII as percent codes."""
    text: str
    """The line as it is written, without comment and white space around it."""

    def priority(self, path: str) -> int:
        """Return how many characters of the pattern hold for a path; -1 where it does not hold."""
        if matches(self.pattern, path):
            return len(self.pattern)
        folder, slash, page = self.pattern.rpartition("/")
        if self.allows and f"{slash}{page}".startswith(_INDEX_PAGE):
            as_folder = f"{folder}/$"
            return len(as_folder) if matches(as_folder, path) else -1
        return -1


@dataclass(slots=True)
class _Group:
    agents: list[str] = field(default_factory=list)
    """Product tokens in small letters; `ANY_AGENT` for all others."""
    rules: list[Rule] = field(default_factory=list)
    delays_s: dict[str, float] = field(default_factory=dict)
    """The wait that the agents named before that line are asked for."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an agent may fetch a URL, and the rule that decides; None where none speaks of it."""

    is_allowed: bool
    rule: Rule | None


class RobotsRules:
    """The groups of a robots.txt."""

    def __init__(self, data: bytes) -> None:
        """Read a file; whatever it holds, since crawlers skip the lines that they do not know."""
        self._groups = list(_groups(data))

    def verdict(self, url: str, agent: str) -> Verdict:
        """Say whether an agent may fetch a URL, and by which line.

        The URL is taken as a crawler asks for it: with what is not ASCII as percent codes. The
        agent is a product token, such as ``Googlebot``; a version behind a slash does not count.
        An empty one, and ``*``, stand for an agent that no group names.

        A crawler may always fetch the robots.txt itself (RFC 9309, section 2.2.2), so it does not
        ask. Who asks gets the answer of the lines, as from google/robotstxt.
        """
        path = path_of(url)
        _, groups = self._groups_for(agent)
        best = _longest((rule for group in groups for rule in group.rules), path)
        return Verdict(best is None or best.allows, best)

    def crawl_delay_s(self, agent: str) -> float | None:
        """Return the seconds between two requests that an agent is asked to wait, if any."""
        name, groups = self._groups_for(agent)
        delays = [group.delays_s[name] for group in groups if name in group.delays_s]
        return max(delays, default=None)

    def _groups_for(self, agent: str) -> tuple[str, Sequence[_Group]]:
        """Return the groups that name an agent, or else all others, and the name they use."""
        name = agent.partition("/")[0].strip().lower() or ANY_AGENT
        named = [group for group in self._groups if name in group.agents]
        if named:
            return name, named
        return ANY_AGENT, [group for group in self._groups if ANY_AGENT in group.agents]


def matches(pattern: str, path: str) -> bool:
    """Tell whether a pattern holds for the beginning of a path, or for all of it with ``$`` last.

    Each piece between two ``*`` is looked for once, so no pattern takes long.
    """
    is_whole = pattern.endswith("$")
    first, *others = pattern.removesuffix("$").split("*")
    if not path.startswith(first):
        return False
    at = len(first)
    if not others:
        return not is_whole or at == len(path)
    *middle, last = others
    for piece in middle:
        found = path.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    if is_whole:
        return len(path) - len(last) >= at and path.endswith(last)
    return path.find(last, at) >= 0


def path_of(url: str) -> str:
    """Return what rules speak of: path, parameters and query of a URL; ``/`` for none."""
    rest = _AUTHORITY.sub("", url, count=1).partition("#")[0]
    return rest if rest.startswith("/") else f"/{rest}"


def _longest(rules: Iterator[Rule], path: str) -> Rule | None:
    """Return the rule that decides: an empty pattern says nothing, ``allow`` wins a draw."""
    best: Rule | None = None
    most = (0, True)
    for rule in rules:
        found = (rule.priority(path), rule.allows)
        if found[0] > 0 and (best is None or found > most):
            best, most = rule, found
    return best


def _groups(data: bytes) -> Iterator[_Group]:
    group, is_open = _Group(), False
    for number, name, value, text in _lines(data):
        if name == "user-agent":
            if not is_open:
                if group.agents:
                    yield group
                group, is_open = _Group(), True
            group.agents.append(_agent(value))
        elif name in ("allow", "disallow"):
            is_open = False
            shown = text.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
            group.rules.append(Rule(number, name == "allow", _escaped(value), shown))
        elif name == "crawl-delay":
            seconds = _seconds(value)
            if seconds is not None:
                group.delays_s.update(dict.fromkeys(group.agents, seconds))
    if group.agents:
        yield group


def _lines(data: bytes) -> Iterator[tuple[int, str, str, str]]:
    """Yield number, field, value and text of the lines that have a field of ours."""
    data = data[:MOST_BYTES]
    for length in (3, 2, 1):  # of a mark that was cut, too
        if data.startswith(_MARK[:length]):
            data = data[length:]
            break
    for number, line in enumerate(_LINE_END.split(data), 1):
        text = line[:_LONGEST_LINE].decode("utf-8", "surrogateescape").partition("#")[0].strip()
        key, colon, value = text.partition(":")
        if not colon:  # a blank does for one, where there are two words
            words = text.split()
            if len(words) != 2:
                continue
            key, value = words
        key = key.strip().lower()
        for name, spellings in _FIELDS:
            if key.startswith(spellings):
                yield number, name, value.strip(), text
                break


def _agent(value: str) -> str:
    """Return the product token, in small letters."""
    if value[:1] == ANY_AGENT and not value[1:2].strip():
        return ANY_AGENT
    match = _TOKEN.match(value)
    return match.group().lower() if match else ""


def _escaped(pattern: str) -> str:
    """Write what is not ASCII as percent codes, and all such codes in capitals."""

    def code(match: re.Match[str]) -> str:
        found = match.group()
        if found.startswith("%"):
            return found.upper()
        return "".join(f"%{byte:02X}" for byte in found.encode("utf-8", "surrogateescape"))

    return _ESCAPED.sub(code, pattern)


def _seconds(value: str) -> float | None:
    try:
        seconds = float(value)
    except ValueError:
        return None
    return seconds if 0 <= seconds < float("inf") else None
