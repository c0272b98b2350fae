"""Short ways to break a sitemap in a test, repair it and see what came of it."""

from __future__ import annotations

from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.files.repair.plan import Repair, RepairPlan, plan_repair

DECLARATION: Final = b'<?xml version="1.0" encoding="UTF-8"?>\n'
SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
ROOT: Final = f'<urlset xmlns="{SITEMAP}">\n'.encode()
CLOSING: Final = b"</urlset>\n"


def row(loc: bytes | str, more: bytes = b"") -> bytes:
    """Return a row."""
    value = loc.encode() if isinstance(loc, str) else loc
    return b"<url><loc>" + value + b"</loc>" + more + b"</url>\n"


ROWS: Final = tuple(row(f"https://example.org/{number}") for number in range(4))
LOCS: Final = [f"https://example.org/{number}" for number in range(4)]


def sitemap(*rows: bytes, head: bytes = DECLARATION + ROOT, tail: bytes = CLOSING) -> bytes:
    """Return a sitemap of these rows."""
    return head + b"".join(rows) + tail


def among(*rows: bytes) -> bytes:
    """Return a sitemap with these rows between the first and the last of `ROWS`."""
    return sitemap(ROWS[0], *rows, ROWS[3])


def opened(plan: RepairPlan) -> Document:
    """Open what all repairs make of a file; it must open."""
    assert plan.leftover is None, str(plan.leftover)
    assert plan.verdict() is None
    return Document.repaired(plan)


def locs(data: bytes) -> list[str | None]:
    """Return the URLs of a repaired file."""
    return [one.loc for one in opened(plan_repair(data))]


def only(data: bytes) -> Repair:
    """Return the one repair a file needs; the file opens with it."""
    plan = plan_repair(data)
    opened(plan)
    (repair,) = plan.repairs
    return repair


def codes(data: bytes) -> list[str]:
    """Return the codes of the repairs in their order."""
    return [repair.code for repair in plan_repair(data).repairs]


def cut(data: bytes, repair: Repair) -> bytes:
    """Return the bytes a repair replaces."""
    return data[repair.start : repair.start + repair.length]


def spoken(repair: Repair) -> str:
    """Return what is said of a repair, placeholders filled in."""
    return f"{repair.text} {repair.proposal}".format(**repair.arguments)
