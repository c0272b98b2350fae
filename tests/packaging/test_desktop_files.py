"""What tells a desktop about the program: entries, the kind of file, metainfo."""

from __future__ import annotations

import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest
from lxml import etree

from sitemap_editor.__main__ import NEW_WINDOW
from sitemap_editor.core.protocol import namespaces

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "resources" / "desktop"
ID: Final = "io.github.sitemap_editor.SitemapEditor"
ENTRIES: Final = (f"{ID}.desktop", "xml-sitemap-editor.desktop")
OURS: Final = {"application/x-sitemap+xml", "application/x-sitemap+xml-compressed"}
MIME: Final = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
TYPICAL_XML_WEIGHT: Final = 50  # what a pattern weighs that says nothing about it


def entry(name: str, section: str = "Desktop Entry") -> dict[str, str]:
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    parser.read(FOLDER / name, "utf-8")
    return dict(parser[section])


def kinds(name: str) -> set[str]:
    return set(filter(None, entry(name)["MimeType"].split(";")))


def test_the_id_is_the_one_that_windows_carry() -> None:
    source = (ROOT / "sitemap_editor" / "app.py").read_text("utf-8")
    assert f'"{ID}"' in source
    assert f'"{ID}"' in (ROOT / "packaging" / "sitemap-editor.spec").read_text("utf-8")


@pytest.mark.parametrize("name", ENTRIES)
def test_a_desktop_entry_is_valid(name: str) -> None:
    if shutil.which("desktop-file-validate") is None:
        pytest.skip("needs desktop-file-validate")
    subprocess.run(["desktop-file-validate", str(FOLDER / name)], check=True, timeout=60)


@pytest.mark.parametrize("name", ENTRIES)
def test_a_desktop_entry_starts_the_program_and_speaks_spanish(name: str) -> None:
    found = entry(name)
    assert found["Exec"] == f"sitemap-editor {'%U' if name == ENTRIES[0] else '%F'}"
    assert found["Icon"] == ID
    assert {"Name[es]", "Comment[es]"} <= set(found)


def test_the_menu_entry_offers_a_window_of_its_own() -> None:
    assert entry(ENTRIES[0])["Actions"] == "new-window;"
    action = entry(ENTRIES[0], "Desktop Action new-window")
    assert action["Exec"] == f"sitemap-editor {NEW_WINDOW}"
    assert action["Name"] != action["Name[es]"]


def test_sitemaps_are_claimed_by_one_entry_and_other_xml_offered_by_a_late_one() -> None:
    assert kinds(ENTRIES[0]) == OURS
    assert kinds(ENTRIES[1]) == {"application/xml", "text/xml"}
    assert entry(ENTRIES[1])["NoDisplay"] == "true"
    assert ENTRIES[1] > "org.gnome.gedit.desktop"


def test_the_kind_of_file_is_told_by_the_recipe_that_works() -> None:
    tree = etree.parse(FOLDER / f"{ID}.mime.xml")
    [sitemap] = [
        kind for kind in tree.iterfind("m:mime-type", MIME) if kind.findall("m:magic", MIME)
    ]
    [glob] = sitemap.findall("m:glob", MIME)
    assert glob.get("pattern") == "*.xml"
    assert int(glob.get("weight", "50")) < TYPICAL_XML_WEIGHT
    [magic] = sitemap.findall("m:magic", MIME)
    assert int(magic.get("priority", "50")) >= 80
    inner = magic.findall("m:match/m:match", MIME)
    assert {match.get("value") for match in inner} == {namespaces.SITEMAP}


def test_entries_metainfo_and_kinds_of_file_name_the_same_kinds() -> None:
    mime = etree.parse(FOLDER / f"{ID}.mime.xml")
    assert {kind.get("type") for kind in mime.iterfind("m:mime-type", MIME)} == OURS
    metainfo = etree.parse(FOLDER / f"{ID}.metainfo.xml")
    assert {kind.text for kind in metainfo.iterfind("provides/mediatype")} == OURS
    assert metainfo.findtext("launchable") == ENTRIES[0]
