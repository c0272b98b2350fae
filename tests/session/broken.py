"""Files that are not well-formed, small ones and large ones."""

from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.errors import NotWellFormed
from sitemap_editor.core.files.broken_file import BrokenFile, surenesses
from sitemap_editor.core.files.repair.plan import Repair, RepairPlan, Sureness, plan_repair
from tests.core.sitemaps import SITEMAP

FAULTS = (
    b"https://example.com/?a=1&b=2",  # certain
    b"https://example.com/caf\xe9",  # likely
    b"https://example.com/x<y",  # likely
    b"https://example.com/p\x08age",  # certain
)


def faulty(*values: bytes, end: bytes = b"</urlset>\n") -> bytes:
    """Return a urlset with a row a line."""
    rows = b"".join(b" <url><loc>" + value + b"</loc></url>\n" for value in values)
    return f'<urlset xmlns="{SITEMAP}">\n'.encode() + rows + end


def broken_file(data: bytes, path: Path = Path("/site/sitemap.xml")) -> BrokenFile:
    """Plan the repairs of `data`."""
    plan = plan_repair(data)
    error = NotWellFormed("F01", "Broken.", line=1, column=1)
    return BrokenFile(path, data, error, plan, surenesses(plan.repairs))


def plan_of(data: bytes, *repairs: tuple[int, int, bytes]) -> RepairPlan:
    """Return a plan with these repairs: start, length, replacement."""
    listed = tuple(
        Repair(
            "F01",
            start,
            length,
            replacement,
            "Wrong: {what}.",
            "Write {what}.",
            {"what": "it"},
            Sureness.LIKELY,
            data.count(b"\n", 0, start) + 1,
            1,
        )
        for start, length, replacement in repairs
    )
    return RepairPlan(data, listed, None, False, "UTF-8", False, False, 0)
