"""Tells which findings of a file cause the messages of Search Console."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sitemap_editor.core.checks.row_checker import Kind
from sitemap_editor.core.checks.search_console.messages import NAMESPACES, Message


@dataclass(frozen=True, slots=True)
class Explanation:
    """What causes some messages in a file."""

    messages: tuple[Message, ...]
    causes: tuple[tuple[Kind, int], ...] = ()
    """The kinds of findings and how many there are of each, the most telling first."""
    is_one_namespace: bool = False
    """Whether a wrong namespace explains all messages that follow from one."""

    @property
    def unexplained(self) -> tuple[Message, ...]:
        """The messages none of whose rules finds anything."""
        codes = {code for (code, _), _ in self.causes}
        return tuple(
            message
            for message in self.messages
            if codes.isdisjoint(message.codes)
            and not (self.is_one_namespace and message.follows_namespace)
        )


def explained(messages: Sequence[Message], counts: Mapping[Kind, int]) -> Explanation:
    """Return what causes `messages` in a file with so many findings of each kind.

    A wrong namespace makes unknown whatever is in it. Where there is one, it explains the tags that
    are not recognised and those that are missed: no other cause is looked for.
    """
    in_namespace = [kind for kind in counts if kind[0] in NAMESPACES]
    is_one = bool(in_namespace) and any(message.follows_namespace for message in messages)
    wanted: dict[str, None] = dict.fromkeys(NAMESPACES) if is_one else {}
    for message in messages:
        if not (is_one and message.follows_namespace):
            wanted.update(dict.fromkeys(message.codes))
    causes = [
        (kind, count)
        for code in wanted
        for kind, count in sorted(counts.items(), key=lambda each: each[0][1].rank)
        if kind[0] == code and count
    ]
    return Explanation(tuple(messages), tuple(causes), is_one)


def codes_of(messages: Iterable[Message]) -> frozenset[str]:
    """Return the rules that can cause any of these messages."""
    found = {code for message in messages for code in message.codes}
    if any(message.follows_namespace for message in messages):
        found.update(NAMESPACES)
    return frozenset(found)
