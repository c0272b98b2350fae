"""Groups of language versions as a table of group, language and URL: to read and to write."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final, NamedTuple

from sitemap_editor.core.document.url_keys import url_of
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, NotASitemap, Progress, no_progress
from sitemap_editor.core.files.long_text import decoded
from sitemap_editor.core.files.separated import (
    separated_lines,
    told_delimiter,
    written_lines,
    written_titles,
)
from sitemap_editor.core.operations.languages.groups import LanguageGroups
from sitemap_editor.core.operations.languages.marks import all_marks
from sitemap_editor.core.protocol.languages import X_DEFAULT

TITLES: Final = ("group", "language", "url", "state")
_KNOWN: Final = (
    ("group", "grupo", "cluster", "page"),
    ("language", "hreflang", "code", "lang", "idioma"),
    ("url", "loc", "href", "address"),
)
_LINES_A_STEP: Final = 2_048


class LinkRow(NamedTuple):
    """One line: whatever names the group, a code of hreflang, and a URL."""

    group: str
    code: str
    url: str


def read_links(data: bytes) -> list[LinkRow]:
    """Read group, language and URL of each line; by titles, else in this order.

    Raises: NotASitemap where there are no three columns.
    """
    text, _ = decoded(data)
    text, delimiter = told_delimiter(text)
    lines = separated_lines(text, delimiter)
    first = next(lines, [])
    columns = _columns(first)
    found: list[LinkRow] = []
    if columns is None:
        columns = (0, 1, 2)
        lines = separated_lines(text, delimiter)
    for line in lines:
        values = [line[at].strip() if at < len(line) else "" for at in columns]
        if any(values):
            found.append(LinkRow(*values))
    if not any("://" in row.url for row in found):
        wrong = QT_TRANSLATE_NOOP(
            "core", "This table needs three columns: group, language and URL, in this order."
        )
        raise NotASitemap("languages", wrong)
    return found


def _columns(first: list[str]) -> tuple[int, int, int] | None:
    """Return where the three columns stand by their titles; None where there are none."""
    titles = [each.strip().lower() for each in first]
    places = [
        next((titles.index(name) for name in names if name in titles), None) for names in _KNOWN
    ]
    group, language, url = places
    if group is None or language is None or url is None:
        return None
    return group, language, url


def written_links(groups: LanguageGroups, progress: Progress = no_progress) -> Iterator[bytes]:
    """Yield a table of all groups with links, with what can be said of each version."""
    yield written_titles(TITLES)
    lines: list[list[str]] = []
    for group, row in enumerate(groups.first_rows):
        if not groups.has_links(group):
            continue
        name = url_of(groups.links.urls[groups.links.locs[row]])
        for code, url, marks in groups.versions(group):
            state = " ".join(state_words(marks))
            lines.append([name, groups.links.codes[code], url_of(groups.links.urls[url]), state])
        if len(lines) >= _LINES_A_STEP:
            progress(group / len(groups))
            yield written_lines(lines)
            lines = []
    if lines:
        yield written_lines(lines)


def state_words(marks: int) -> list[str]:
    """Return a short word for each of several marks, the gravest first."""
    return [str(mark.name).lower().replace("_", "-") for mark in all_marks(marks)]


def shared_path(groups: LanguageGroups, group: int) -> str:
    """Return what the URLs of a group have in common: the end of their paths, else the beginning.

    Where nothing is, the URL of its first row.
    """
    keys = [groups.links.urls[url] for url in _named(groups, group)]
    folders = [[b"", *(key.split(b"/")[3:] or [b""])] for key in keys]
    path = url_of(b"/".join(folders[0]))
    if len(folders) == 1:
        return path
    end = _common([each[::-1] for each in folders])[::-1]
    if any(end):
        is_whole = len(end) == len(folders[0])
        return ("" if is_whole else "…/") + url_of(b"/".join(end))
    start = _common(folders)
    return url_of(b"/".join(start)) + "/…" if any(start) else path


def _named(groups: LanguageGroups, group: int) -> list[int]:
    """Return the URLs of a group, without those that many groups share."""
    default = groups.number_of_code(X_DEFAULT)
    found = {url: None for code, url, _ in groups.versions(group) if code != default}
    return list(found) or list(groups.urls_of(group))


def _common(paths: list[list[bytes]]) -> list[bytes]:
    """Return the parts that all begin with: what the first and the last by order share."""
    first, last = min(paths), max(paths)
    pairs = zip(first, last, strict=False)
    return [one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs)]
