"""Names on disk for files of the web: what every system takes, inside one folder, no two alike."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final
from urllib.parse import unquote

from sitemap_editor.core.protocol import urls

_SUFFIXES: Final = (".xml", ".txt", ".rss", ".atom", ".gz")
_DEFAULT_NAME: Final = "sitemap.xml"
_DEFAULT_SUFFIX: Final = ".xml"
# Separators, drives, streams, wildcards and controls: one system or another takes them for more
# than a name.
_FORBIDDEN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f<>:\"/\\|?*]+")
_RESERVED: Final = re.compile(
    r"(?:con|conin\$|conout\$|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?", re.IGNORECASE
)
_NOT_FIRST: Final = "-. "  # an option, a hidden file
_MOST_BYTES: Final = 120
"""Of one name: folders, and what a system puts in front, need room too (Windows: 260 in all)."""
_MOST_FOLDERS: Final = 6
_HASHED: Final = 8
_ENDING: Final = re.compile(r"(?:\.[A-Za-z]{1,4})?\.[A-Za-z]{1,4}\Z")


class LocalNames:
    """Gives out names, each once, whatever the case of letters or how accents are written."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def names(self, file_urls: Iterable[str]) -> dict[str, PurePosixPath]:
        """Return where each file goes, relative to one folder.

        Usually that is its name in the URL. Files that would be called alike go into folders called
        as those in their URLs, where an index finds them; what is alike still is numbered. Which
        name a file gets does not depend on which others can be fetched.
        """
        distinct = list(dict.fromkeys(file_urls))
        counts = Counter(_key(PurePosixPath(file_name(url))) for url in distinct)
        return {url: self._name(url, counts) for url in distinct}

    def _name(self, url: str, counts: Counter[str]) -> PurePosixPath:
        plain = PurePosixPath(file_name(url))
        is_alike = counts[_key(plain)] > 1 or _key(plain) in self._taken
        name = PurePosixPath(*folder_names(url), plain) if is_alike else plain
        number, found = 1, name
        while _key(found) in self._taken:
            number += 1
            stem, ending = _cut(name.name)
            found = name.with_name(f"{stem}-{number}{ending}")
        self._taken.add(_key(found))
        return found


def file_name(url: str) -> str:
    """Return what the file at a URL is called on disk: the end of its path, made safe.

    It always ends as a sitemap does, so that nothing comes to be a script or a setting.
    """
    parts = urls.split_url(url.strip())
    path, query = (parts.path, parts.query[1:]) if parts is not None else (url, "")
    name = _safe(path.rpartition("/")[2])
    if query:
        stem, ending = _cut(name)
        if not ending.lower().endswith(_SUFFIXES):
            stem, ending = name, ""
        name = _safe(f"{stem}-{query}").lstrip(_NOT_FIRST) + ending
    if not name.lower().endswith(_SUFFIXES) or name.lower() in _SUFFIXES:
        name = name.strip(".") + _DEFAULT_SUFFIX
    name = name.lstrip(_NOT_FIRST)
    return _shortened(_DEFAULT_NAME if f".{name}" in _SUFFIXES else name, url)


def folder_names(url: str) -> tuple[str, ...]:
    """Return the names of the folders in a URL, made safe; the last ones of very many."""
    parts = urls.split_url(url.strip())
    if parts is None:
        return ()
    found = (_safe(each) for each in parts.path.split("/")[1:-1])
    return tuple(_shortened(each, each) for each in found if each)[-_MOST_FOLDERS:]


def _safe(part: str) -> str:
    """Make a part of a URL a name: no separators, devices, hidden files, or blanks at the ends."""
    text = unicodedata.normalize("NFC", unquote(part, errors="replace"))
    text = "".join(each if each.isprintable() else "-" for each in text)
    text = _FORBIDDEN.sub("-", text).strip(" .")
    return f"_{text}" if _RESERVED.fullmatch(text) else text


def _cut(name: str) -> tuple[str, str]:
    """Cut off the ending: ``.xml``, ``.gz``, ``.xml.gz``."""
    match = _ENDING.search(name)
    return (name[: match.start()], match[0]) if match and match.start() else (name, "")


def _shortened(name: str, url: str) -> str:
    """Keep a name within what disks take; a long one ends in a hash of its URL."""
    if len(name.encode("utf-8", "surrogatepass")) <= _MOST_BYTES:
        return name
    stem, ending = _cut(name)
    mark = hashlib.sha256(url.encode("utf-8", "surrogatepass")).hexdigest()[:_HASHED]
    room = _MOST_BYTES - len(ending) - len(mark) - 1
    kept = stem.encode("utf-8", "replace")[:room].decode("utf-8", "ignore")
    return f"{kept}-{mark}{ending}"


def _key(name: PurePosixPath) -> str:
    return unicodedata.normalize("NFC", str(name).casefold())
