"""Replaces text in values: as it stands, or found by a regular expression with groups."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EditError
from sitemap_editor.core.regex_faults import fault_of

_REFERENCE: Final = re.compile(r"\$(?:(\$)|(\d{1,2})|\{(\w+)\})")


@dataclass(frozen=True)
class Replacement:
    """A `ValueTool`: puts `new` in the place of each `find` in a value.

    In a regular expression `new` may name groups: ``$1``, ``${name}``; ``$$`` is a dollar.
    Raises: EditError where the expression, or what it is replaced by, means nothing.
    """

    find: str
    new: str = ""
    regex: bool = False
    match_case: bool = True

    def __post_init__(self) -> None:
        if not self.find:
            text = QT_TRANSLATE_NOOP("core", "There is no text to find.")
            raise EditError("find", text)
        if self.regex:
            _ = self.pattern, self._template

    def __call__(self, value: str | None) -> str | None:
        """Return the value with all that is found replaced."""
        return self.of_many([value])[0]

    def of_many(self, values: Sequence[str | None]) -> list[str | None]:
        """Return the values with all that is found replaced."""
        if self._is_plain:
            find, new = self.find, self.new
            return [value and value.replace(find, new) for value in values]
        sub, by = self.pattern.sub, self._substitution
        return [value and sub(by, value) for value in values]

    @cached_property
    def _is_plain(self) -> bool:
        return self.match_case and not self.regex

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What is looked for."""
        source = self.find if self.regex else re.escape(self.find)
        try:
            return re.compile(source, 0 if self.match_case else re.IGNORECASE)
        except (re.error, OverflowError, RecursionError) as error:
            raise EditError("regex", *fault_of(error)) from error

    @cached_property
    def _template(self) -> list[str | int]:
        """The replacement cut at its groups: texts, and numbers of groups."""
        parts: list[str | int] = []
        end = 0
        for match in _REFERENCE.finditer(self.new):
            parts.append(self.new[end : match.start()])
            end = match.end()
            parts.append("$" if match[1] else self._group(match))
        return [*parts, self.new[end:]]

    def _group(self, match: re.Match[str]) -> int:
        name = match[2] or match[3]
        number = int(name) if name.isascii() and name.isdecimal() else None
        if number is None:
            number = self.pattern.groupindex.get(name)
        if number is None or number > self.pattern.groups:
            text = QT_TRANSLATE_NOOP("core", "The regular expression has no group {name}.")
            raise EditError("group", text, {"name": name})
        return number

    @cached_property
    def _substitution(self) -> str | Callable[[re.Match[str]], str]:
        """What `re` puts in the place of what is found; a text, for which it calls nobody."""
        parts = self._template if self.regex else [self.new]
        if all(isinstance(part, str) for part in parts):
            return "".join(map(str, parts)).replace("\\", r"\\")
        return self._substitute

    def _substitute(self, match: re.Match[str]) -> str:
        return self._form.format(match[0], *match.groups(""))

    @cached_property
    def _form(self) -> str:
        """The template for `str.format`, with its groups by number."""
        return "".join(
            part.replace("{", "{{").replace("}", "}}") if isinstance(part, str) else f"{{{part}}}"
            for part in self._template
        )
