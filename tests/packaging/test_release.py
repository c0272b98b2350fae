"""The version stands in one place, and what is new in another; all that is shipped reads them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from lxml import etree

import sitemap_editor

ROOT: Final = Path(__file__).parents[2]
SCRIPT: Final = ROOT / "packaging" / "release.py"
TEMPLATE: Final = (
    ROOT / "resources" / "desktop" / "io.github.sitemap_editor.SitemapEditor.metainfo.xml"
)


def released(*arguments: str, root: Path = ROOT) -> str:
    """Run the script, of this checkout or of a copy."""
    command = [sys.executable, str(root / "packaging" / "release.py"), *arguments]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    done = subprocess.run(command, capture_output=True, env=environment, check=True, timeout=60)
    return done.stdout.decode()


def copy_with(changelog: str, folder: Path) -> Path:
    """Make a checkout of nothing but the script, a version and this changelog."""
    (folder / "packaging").mkdir()
    (folder / "packaging" / "release.py").write_bytes(SCRIPT.read_bytes())
    (folder / "sitemap_editor").mkdir()
    (folder / "sitemap_editor" / "__init__.py").write_text('__version__ = "2.1.0"\n', "utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, "utf-8")
    return folder


CHANGELOG: Final = """# Changelog

## [Unreleased]

### Added

- A `column` for <something>,
  told in two lines.

## [2.0.0] - 2026-05-06

### Fixed

- A fault, see [its page](https://example.com/1).
- Another.

## [1.0.0] - 2026-01-02

### Added

- Everything.
"""


def test_the_version_is_that_of_the_package() -> None:
    assert released("version").strip() == sitemap_editor.__version__


def test_no_other_file_that_is_shipped_says_a_version() -> None:
    folders = ("packaging", "resources/desktop", ".github")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    texts = {".sh", ".py", ".spec", ".nsi", ".xml", ".desktop", ".1", ".yml", ".ps1", "", ".txt"}
    checked = [path for path in files if path.suffix in texts and path.parent.name != "licences"]
    version = f'"{sitemap_editor.__version__}"'
    assert len(checked) > 20
    assert [path.name for path in checked if version in path.read_text("utf-8")] == []


def test_the_metainfo_tells_each_release_of_the_changelog(tmp_path: Path) -> None:
    root = copy_with(CHANGELOG, tmp_path)
    tree = etree.fromstring(released("metainfo", str(TEMPLATE), root=root).encode())
    found = [dict(release.attrib) for release in tree.iterfind("releases/release")]
    assert found == [
        {"version": "2.1.0", "date": "2023-11-14", "type": "development"},
        {"version": "2.0.0", "date": "2026-05-06", "type": "stable"},
        {"version": "1.0.0", "date": "2026-01-02", "type": "stable"},
    ]
    points = [point.text for point in tree.iterfind("releases/release/description/ul/li")]
    assert points[:2] == [
        "A column for <something>, told in two lines.",
        "A fault, see its page.",
    ]


def test_the_metainfo_of_this_checkout_is_whole() -> None:
    tree = etree.fromstring(released("metainfo", str(TEMPLATE)).encode())
    assert tree.findtext("id") == TEMPLATE.name.removesuffix(".metainfo.xml")
    assert tree.xpath("string(releases/release/@version)") == sitemap_editor.__version__
    assert len(tree.findall("releases/release/description/ul/li")) > 5


def test_the_notes_are_those_of_the_newest_release(tmp_path: Path) -> None:
    root = copy_with(CHANGELOG, tmp_path)
    assert released("notes", root=root) == (
        "### Added\n\n- A column for <something>, told in two lines.\n"
    )


def test_nothing_unreleased_makes_no_release(tmp_path: Path) -> None:
    before, _, released_already = CHANGELOG.partition("### Added")
    _, _, older = released_already.partition("## [2.0.0]")
    root = copy_with(f"{before}## [2.0.0]{older}", tmp_path)
    told = released("debian-changelog", root=root)
    assert "2.1.0" not in told
    assert told.startswith("sitemap-editor (2.0.0-1)")


def test_the_changelog_of_debian_is_in_its_form(tmp_path: Path) -> None:
    told = released("debian-changelog", root=copy_with(CHANGELOG, tmp_path))
    first = told.split("\n -- ")[0].splitlines()
    assert first[0] == "sitemap-editor (2.1.0-1) unstable; urgency=medium"
    assert first[2] == "  * A column for <something>, told in two lines."
    assert told.count("\n -- ") == 3
    assert "  Wed, 06 May 2026 00:00:00 +0000\n" in told
    assert max(map(len, told.splitlines())) < 120
