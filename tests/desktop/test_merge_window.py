"""A CMS writes a sitemap anew that was edited by hand: merged in a real window, by keys alone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

import pytest

from sitemap_editor import Document, InsertRows, RemoveRows, SetCells
from sitemap_editor.core.document.row import Row
from tests.desktop.needs import skip_without
from tests.desktop.test_real_window import TOOLS, Desktop, Values, values, wait_until

pytestmark = pytest.mark.desktop

CORPUS_FILE: Final = "plain/wp-google-sitemap-generator-261.xml"
BY_HAND: Final = ("https://baytdz.com/by-hand/", "2020-08-01", None, "1.0")
NEW: Final = ("https://baytdz.com/new/", "2020-11-02T08:00:00+00:00", "monthly", "0.2")
AGAIN: Final = "2020-11-01T08:00:00+00:00"
LATER: Final = "2021-01-01"
BOTH, DATED, GONE, CLASH, KEPT, DELETED, TOUCHED = 4, 2, 20, 5, 21, 30, 40


def edited(data: bytes) -> Document:
    """Return the file as a person edited it: priorities, a date, a row less and one more."""
    document = Document.from_bytes(data)
    priorities = [(row, "priority", "0.9") for row in (0, 1, CLASH, BOTH, KEPT)]
    document.apply(SetCells([*priorities, (DATED, "lastmod", LATER)]))
    document.apply(InsertRows(3, [Row(*BY_HAND)]))
    document.apply(RemoveRows([DELETED + 1]))
    return document


def regenerated(rows: Values) -> Values:
    """Return what the CMS lists the next time: newer dates, pages that went and came."""
    found = list(rows)
    for number in (*range(10), DELETED, TOUCHED):
        loc, _, changefreq, priority = found[number]
        found[number] = (loc, AGAIN, changefreq, priority)
    found[CLASH] = (*found[CLASH][:3], "0.6")
    found[BOTH] = (*found[BOTH][:3], "0.9")
    return [NEW, *(row for number, row in enumerate(found) if number not in (GONE, KEPT))]


def written(rows: Values) -> str:
    """Write rows in another style than the file has."""
    names = ("loc", "lastmod", "changefreq", "priority")
    lines = (
        "".join(f"<{name}>{escape(value)}</{name}>" for name, value in zip(names, row) if value)  # noqa: B905
        for row in rows
    )
    body = "\n".join(f"<url>{line}</url>" for line in lines)
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'<?xml version="1.0"?>\n<urlset xmlns="{space}">\n{body}\n</urlset>\n'


def expected(rows: Values) -> Values:
    """Return what a person wants of it: their own edits, and all that is new."""
    found: Values = []
    for number, (loc, lastmod, changefreq, priority) in enumerate(rows):
        is_again = number in (*range(10), TOUCHED)
        date = LATER if number == DATED else AGAIN if is_again else lastmod
        is_own = number in (0, 1, CLASH, BOTH, KEPT)
        found.append((loc, date, changefreq, "0.9" if is_own else priority))
    gone = (GONE, DELETED)
    kept = [row for number, row in enumerate(found) if number not in gone]
    return [NEW, *kept[:3], BY_HAND, *kept[3:]]


def test_hand_edits_survive_what_a_cms_writes_anew(tmp_path: Path, corpus: Path) -> None:
    skip_without(TOOLS, "import sys", "python3")
    data = (corpus / CORPUS_FILE).read_bytes()
    base, ours, theirs, output = (
        tmp_path / f"{name}.xml" for name in ("base", "ours", "theirs", "merged")
    )
    base.write_bytes(data)
    edited(data).save(ours)
    rows = values(base)
    theirs.write_text(written(regenerated(rows)), encoding="utf-8")
    (tmp_path / "home").mkdir()
    names = map(str, (base, ours, theirs))
    desktop = Desktop(output, tmp_path / "home", ["--merge", *names, "--output", str(output)])
    try:
        wait_until(lambda: desktop.shows(tmp_path / "screen.png"), "the conflicts")
        wait_until(lambda: is_still(desktop, tmp_path), "a screen that stays as it is")
        desktop.keys("2", "2", "2")  # the priority, the row they deleted, the row deleted by hand
        wait_until(lambda: is_still(desktop, tmp_path), "the last decision")
        assert not output.exists()
        desktop.keys("alt+s")
        wait_until(lambda: desktop.process.poll() is not None, "the program to end")
    finally:
        desktop.is_ended()
    assert desktop.process.returncode == 0
    assert values(output) == expected(rows)
    merged, own = Document.open(output).table, Document.open(ours).table
    assert merged.head == own.head
    untouched = {own.row_bytes(row_id) for row_id in own.order[50:]}
    assert untouched <= {merged.row_bytes(row_id) for row_id in merged.order}


def is_still(desktop: Desktop, folder: Path) -> bool:
    """Tell whether the screen stays as it is for a moment."""
    pictures = []
    for number in range(2):
        desktop.screenshot(folder / f"still-{number}.png")
        pictures.append((folder / f"still-{number}.png").read_bytes())
        time.sleep(0.5)
    return pictures[0] == pictures[1]
