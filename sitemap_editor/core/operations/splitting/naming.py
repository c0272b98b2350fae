"""Names of parts: patterns with placeholders, and names of groups that every file system takes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.files.formats import table_name_refused

GROUP_OF_ALL: Final = "all"
_PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_NUMBER: Final = re.compile(r"n(?::0?(?P<width>\d{1,2}))?")
_GROUP: Final = "group"
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]+")
_FORBIDDEN: Final = re.compile(r'[\x00-\x1f\x7f<>:"|?*]')  # on Windows, which may serve the files
_RESERVED: Final = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)
_MAX_GROUP_LENGTH: Final = 60
_MAX_NAME_BYTES: Final = 255


class NamePattern:
    """A pattern such as ``sitemap-{group}-{n:03}.xml``."""

    def __init__(self, text: str) -> None:
        self.text = text

    @property
    def has_number(self) -> bool:
        """True where names differ by a number."""
        return any(_NUMBER.fullmatch(inside) for inside in _PLACEHOLDER.findall(self.text))

    @property
    def has_group(self) -> bool:
        """True where names tell the group; then each group counts for itself."""
        return _GROUP in _PLACEHOLDER.findall(self.text)

    def obstacle(self) -> Remark | None:
        """Return what keeps this from being a pattern."""
        for inside in _PLACEHOLDER.findall(self.text):
            if inside != _GROUP and not _NUMBER.fullmatch(inside):
                text = QT_TRANSLATE_NOOP(
                    "core",
                    "The pattern contains “{placeholder}”, which is not a placeholder. Use "
                    "{number} for the part number, {padded} for three digits, {group} for the "
                    "group.",
                )
                known = {"number": "{n}", "padded": "{n:03}", "group": "{group}"}
                return Remark(text, {"placeholder": "{" + inside + "}", **known}, is_obstacle=True)
        if "{" in (rest := _PLACEHOLDER.sub("", self.text)) or "}" in rest:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The pattern “{pattern}” contains an unmatched brace. Write placeholders as "
                "{number} or {group}, and do not use braces in names.",
            )
            arguments = {"pattern": self.text, "number": "{n}", "group": "{group}"}
            return Remark(text, arguments, is_obstacle=True)
        return None

    def gives(self, name: str) -> bool:
        """Tell whether a part may have been called `name`."""
        words = (
            r"\d+" if _NUMBER.fullmatch(text) else ".+" if number % 2 else re.escape(text)
            for number, text in enumerate(_PLACEHOLDER.split(self.text))
        )
        return re.fullmatch("".join(words), name, re.IGNORECASE) is not None

    def name(self, number: int, group: str) -> str:
        """Return the name of a part; of a pattern without `obstacle`."""

        def filled(match: re.Match[str]) -> str:
            counted = _NUMBER.fullmatch(match[1])
            if counted is None:
                return group or GROUP_OF_ALL
            return str(number).zfill(int(counted["width"] or 0))

        return _PLACEHOLDER.sub(filled, self.text)


def name_obstacle(name: str) -> Remark | None:
    """Return what keeps `name` from being the name of a file, here or on another system."""
    if "/" in name or "\\" in name:
        text = QT_TRANSLATE_NOOP(
            "core",
            "The name “{name}” points to another folder. Remove slashes and backslashes; all "
            "parts and the index are written to one folder.",
        )
        return Remark(text, {"name": name}, is_obstacle=True)
    is_bad = (
        not name.strip(". ")
        or name.endswith((".", " "))
        or name.startswith(" ")
        or _FORBIDDEN.search(name)
        or _RESERVED.fullmatch(name)
    )
    if is_bad:
        text = QT_TRANSLATE_NOOP(
            "core",
            "“{name}” is not a valid file name on every system. Use letters, digits, “-”, “_” "
            "and “.”.",
        )
        return Remark(text, {"name": name}, is_obstacle=True)
    if len(name.encode("utf-8", "surrogatepass")) > _MAX_NAME_BYTES:
        text = QT_TRANSLATE_NOOP(
            "core", "The file name “{name}” is too long. Choose a shorter pattern."
        )
        return Remark(text, {"name": name[:40] + "…"}, is_obstacle=True)
    return table_name_refused(name)


def names_obstacle(names: Sequence[str], index_name: str) -> Remark | None:
    """Return what keeps parts and index from lying in one folder under these names."""
    for name in names:
        if found := name_obstacle(name):
            return found
    if index_name and (found := name_obstacle(index_name)):
        return found
    seen: set[str] = set()
    for name in names:
        folded = name.casefold()
        if folded == index_name.casefold():
            text = QT_TRANSLATE_NOOP(
                "core",
                "A part would have the same name as the index: “{name}”. Rename the index, or "
                "change the pattern.",
            )
            return Remark(text, {"name": name}, is_obstacle=True)
        if folded in seen:
            text = QT_TRANSLATE_NOOP(
                "core",
                "The pattern gives several parts the name “{name}”. Add {number} to it, so that "
                "each part has a number.",
            )
            return Remark(text, {"name": name, "number": "{n}"}, is_obstacle=True)
        seen.add(folded)
    return None


def safe_group_names(groups: Iterable[str]) -> list[str]:
    """Return a name for each group: ASCII, short, no two equal whatever the case of letters."""
    taken: set[str] = set()
    return [_untaken(_safe(group), taken) for group in groups]


def _untaken(name: str, taken: set[str]) -> str:
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name}-{number}"
    taken.add(found.casefold())
    return found


def _safe(group: str) -> str:
    """Write a group in letters that are safe; in Punycode where it has none of them."""
    text = unquote(group)
    ascii_text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    if not re.search(r"[A-Za-z0-9]", ascii_text):
        ascii_text = text.encode("punycode", "replace").decode("ascii", "replace")
    name = _UNSAFE.sub("-", ascii_text)[:_MAX_GROUP_LENGTH].strip("-.") or "group"
    return f"{name}-1" if _RESERVED.fullmatch(name) else name
