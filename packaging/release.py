"""What a release is called and what is new in it, for all that packages it.

``release.py version | epoch | maintainer | notes | debian-changelog | metainfo TEMPLATE``

The version stands in sitemap_editor/__init__.py, the news in CHANGELOG.md, and nowhere else.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "sitemap-editor"
MAINTAINER: Final = "the Sitemap Editor developers <sitemap-editor@users.noreply.github.com>"
# In the metainfo template, where the releases belong.
PLACE: Final = "  <!-- releases: made of CHANGELOG.md -->\n"


@dataclass
class Release:
    """A section of the changelog: its version, its day, and the points under each heading."""

    version: str
    day: datetime
    is_out: bool
    points: dict[str, list[str]] = field(default_factory=dict)


def version() -> str:
    """Return the version of the program, read without importing it."""
    text = (ROOT / "sitemap_editor" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("sitemap_editor/__init__.py does not say its version.")
    return found[1]


def epoch() -> int:
    """Return the moment of this source: SOURCE_DATE_EPOCH, or the last commit's, or now."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return int(os.environ["SOURCE_DATE_EPOCH"])
    git = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        told = ""
    return int(told) if told else int(datetime.now(UTC).timestamp())


def releases(changelog: str) -> list[Release]:
    """Return the releases that the changelog tells of, the newest first.

    What is not released yet belongs to the version of the program, on the day of the source.
    """
    today = datetime.fromtimestamp(epoch(), UTC)
    found: list[Release] = []
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        title, _, body = section.partition("\n")
        head = re.fullmatch(r"\[(.+?)\](?: - (\d{4}-\d\d-\d\d))?", title.strip())
        if head is None:
            sys.exit(f"CHANGELOG.md: write “{title}” as [version] - year-month-day.")
        points = dict(_headings(body))
        if head[2]:
            day = datetime.fromisoformat(head[2]).replace(tzinfo=UTC)
            found.append(Release(head[1], day, True, points))
        elif points:
            found.append(Release(version(), today, False, points))
    return found


def _headings(body: str) -> Iterator[tuple[str, list[str]]]:
    for part in re.split(r"^### ", body, flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        points = re.findall(r"^- (.*(?:\n  .*)*)", rest, re.MULTILINE)
        yield heading.strip(), [_plain(point) for point in points]


def _plain(markdown: str) -> str:
    """Return a point without its markup, on one line."""
    text = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", markdown)
    return " ".join(re.sub(r"[`*]", "", text).split())


def debian_changelog(known: Sequence[Release]) -> str:
    """Return the changelog in Debian's form."""
    entries = []
    for release in known:
        lines = [f"{NAME} ({release.version}-1) unstable; urgency=medium", ""]
        for points in release.points.values():
            lines += [_wrapped(point) for point in points]
        lines += ["", f" -- {MAINTAINER}  {format_datetime(release.day)}", ""]
        entries.append("\n".join(lines))
    return "\n".join(entries)


def _wrapped(point: str) -> str:
    lines, width = ["  *"], 78
    for word in point.split():
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append("   ")
        lines[-1] += f" {word}"
    return "\n".join(lines)


def metainfo(template: str, known: Sequence[Release]) -> str:
    """Return the AppStream metainfo: its template with the releases in place.

    Source: AppStream specification, "releases".
    """
    if PLACE not in template:
        sys.exit(f"The template does not say where the releases belong: {PLACE.strip()}")
    lines = ["  <releases>"]
    for release in known:
        kind = "stable" if release.is_out else "development"
        day = release.day.date().isoformat()
        lines.append(f'    <release version="{release.version}" date="{day}" type="{kind}">')
        lines.append("      <description>")
        for heading, points in release.points.items():
            lines += [f"        <p>{escape(heading)}</p>", "        <ul>"]
            lines += [f"          <li>{escape(point)}</li>" for point in points]
            lines.append("        </ul>")
        lines += ["      </description>", "    </release>"]
    lines.append("  </releases>\n")
    return template.replace(PLACE, "\n".join(lines))


def notes(known: Sequence[Release]) -> str:
    """Return what is new in the newest release, for the page that offers it."""
    if not known:
        return ""
    parts = [
        f"### {heading}\n\n" + "\n".join(f"- {point}" for point in points)
        for heading, points in known[0].points.items()
    ]
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str]) -> None:
    """Print what is asked for."""
    known = releases((ROOT / "CHANGELOG.md").read_text("utf-8"))
    match arguments:
        case ["version"]:
            print(version())
        case ["epoch"]:
            print(epoch())
        case ["maintainer"]:
            print(MAINTAINER)
        case ["notes"]:
            print(notes(known), end="")
        case ["debian-changelog"]:
            print(debian_changelog(known), end="")
        case ["metainfo", template]:
            print(metainfo(Path(template).read_text("utf-8"), known), end="")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    main(sys.argv[1:])
