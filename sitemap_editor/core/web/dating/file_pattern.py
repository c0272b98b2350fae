"""Which file is behind a URL, by a pattern: ``https://a.org/{path} → content/{path}.md``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, EvidenceError, Progress, no_progress

EXAMPLE: Final = "https://example.com/{path} → content/{path}.md"
_ARROW: Final = re.compile(r"\s*(?:→|->|=>)\s*")
_PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_PATH: Final = "path"
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
_ANY_SITE: Final = r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*"
_SITE: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#{}]*")
# What no file is called, or what one system or another takes for more than a name.
_NO_PART: Final = re.compile(r"\.{0,2}|.*[\x00-\x1f\x7f\\:*?<>|\"].*", re.DOTALL)
_OF_FOLDERS: Final = ("index", "_index")
_ROWS_A_STEP: Final = 512


@dataclass(frozen=True, slots=True)
class FilePattern:
    """A pattern of URLs, and where the file behind each is, relative to a folder."""

    text: str
    url: re.Pattern[str]
    file: str

    @classmethod
    def parse(cls, text: str) -> FilePattern:
        """Read a pattern; without an arrow it speaks of files, and ``{path}`` is all of the path.

        ``{path}`` stands for any number of folders and a name, any other placeholder for one part.
        Raises: EvidenceError.
        """
        left, *right = _ARROW.split(text.strip(), maxsplit=1)
        url, file = (left, right[0]) if right else ("/{path}", left)
        names = _PLACEHOLDER.findall(url)
        used = _PLACEHOLDER.findall(file)
        if not file or not all(map(_NAME.fullmatch, [*names, *used])) or not used:
            said = QT_TRANSLATE_NOOP("core", "A pattern maps URLs to files, such as {example}.")
            raise EvidenceError("pattern", said, {"example": EXAMPLE})
        if len(set(names)) < len(names):
            said = QT_TRANSLATE_NOOP("core", "A placeholder can stand only once in a URL pattern.")
            raise EvidenceError("pattern", said)
        if unknown := next((name for name in used if name not in names), ""):
            said = QT_TRANSLATE_NOOP(
                "core", "The placeholder “{name}” of the file is not in the URL pattern."
            )
            raise EvidenceError("pattern", said, {"name": "{" + unknown + "}"})
        if file.startswith(("/", "\\")) or ".." in re.split(r"[/\\]", file) or ":" in file:
            said = QT_TRANSLATE_NOOP(
                "core", "The files of a pattern lie in the folder: write no “..” and no full path."
            )
            raise EvidenceError("pattern", said)
        return cls(text.strip(), _url_pattern(url), file.removeprefix("./"))

    def candidates(self, loc: str) -> tuple[str, ...]:
        """Return where the file behind a URL may be, the likeliest first; none for other URLs.

        The page of a folder may be its ``index`` file. A query belongs to a URL, a fragment not.
        """
        match = self.url.fullmatch(loc.strip().partition("#")[0])
        if match is None:
            return ()
        values = {name: unquote(value).strip("/") for name, value in match.groupdict().items()}
        return tuple(dict.fromkeys(filter(_is_inside, self._files(values))))

    def _files(self, values: Mapping[str, str]) -> Iterator[str]:
        yield self._filled(values)
        if _PATH in values:
            path = values[_PATH]
            for name in _OF_FOLDERS:
                yield self._filled({**values, _PATH: f"{path}/{name}".lstrip("/")})
            if self.file.endswith("{path}"):
                yield self._filled({**values, _PATH: f"{path}/index.html".lstrip("/")})

    def _filled(self, values: Mapping[str, str]) -> str:
        return _PLACEHOLDER.sub(lambda match: values[match[1]], self.file)


def files_behind(
    locs: Iterable[str],
    patterns: Iterable[FilePattern],
    root: Path,
    progress: Progress = no_progress,
) -> dict[str, str]:
    """Return the file of each URL that has one in `root`, relative to it, with slashes.

    The first pattern with a file that is there counts. Costs a look at the disk for each URL.
    Raises: Cancelled by way of `progress`.
    """
    known, found = tuple(patterns), dict[str, str]()
    distinct = list(dict.fromkeys(locs))
    for number, loc in enumerate(distinct):
        if not number % _ROWS_A_STEP:
            progress(number / len(distinct))
        file = _first_there(loc, known, root)
        if file is not None:
            found[loc] = file
    return found


def _first_there(loc: str, patterns: Iterable[FilePattern], root: Path) -> str | None:
    for pattern in patterns:
        for candidate in pattern.candidates(loc):
            try:
                if (root / candidate).is_file():
                    return candidate
            except (OSError, ValueError):  # a name too long, or none
                continue
    return None


def _url_pattern(url: str) -> re.Pattern[str]:
    """Compile a pattern of URLs: without a site it holds for any, http and https are one."""
    site = _SITE.match(url)
    rest = url[site.end() :] if site else url
    begin = _ANY_SITE
    if site:
        name = _SCHEME.sub("", site[0])
        begin = rf"(?i:https?://{re.escape(name)})"
    words = (
        _group(part) if number % 2 else re.escape(part)
        for number, part in enumerate(_PLACEHOLDER.split(rest if not site or rest else "/"))
    )
    return re.compile(begin + "".join(words) + ("" if "?" in rest else "/?"))


def _group(name: str) -> str:
    return f"(?P<{name}>[^?]*?)" if name == _PATH else f"(?P<{name}>[^/?]+)"


def _is_inside(file: str) -> bool:
    """Tell whether a relative path stays within its folder, on every system."""
    return not any(_NO_PART.fullmatch(part) for part in file.split("/"))
