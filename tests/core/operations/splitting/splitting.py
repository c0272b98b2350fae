"""Short ways to split a sitemap in a test."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sitemap_editor import Document
from sitemap_editor.core.operations.splitting.earlier import read_earlier
from sitemap_editor.core.operations.splitting.order import By, SplitOrder
from sitemap_editor.core.operations.splitting.plan import SplitPlan, plan_split
from sitemap_editor.core.operations.splitting.writing import write_split
from sitemap_editor.core.protocol import limits
from tests.core.sitemaps import document

NOW: Final = datetime(2026, 5, 6, 10, 20, 30, tzinfo=UTC)
LATER: Final = datetime(2026, 6, 7, 8, 9, 10, tzinfo=UTC)
SITE: Final = "https://a.org/"


def order(max_rows: int = limits.MAX_ROWS, **others: object) -> SplitOrder:
    """Order a split into parts of so many rows, published at `SITE`."""
    chosen: dict[str, object] = {"max_size_bytes": limits.MAX_SIZE_BYTES, "published_at": SITE}
    chosen.update(others)
    return SplitOrder(max_rows, **chosen)  # type: ignore[arg-type]  # any field of the order


def listing(urls: Iterable[str], lastmods: Iterable[str] | None = None) -> Document:
    """Open a sitemap of these URLs; a path alone is one of `SITE`."""
    given = list(urls)
    dates = list(lastmods) if lastmods is not None else [""] * len(given)
    return document(
        "".join(
            f"\n<url><loc>{_whole(url)}</loc>{f'<lastmod>{date}</lastmod>' if date else ''}</url>"
            for url, date in zip(given, dates, strict=True)
        )
        + "\n"
    )


def _whole(url: str) -> str:
    return url if "://" in url or not url.startswith("/") else SITE + url[1:]


def planned(opened: Document, wanted: SplitOrder | None = None, **others: object) -> SplitPlan:
    """Plan a split of an open document."""
    return plan_split(opened.table, wanted or order(**others), now=NOW)  # type: ignore[arg-type]  # any field of the order


def groups(opened: Document, by: By, **others: object) -> list[tuple[str, list[int]]]:
    """Return name of the group and row ids of each part."""
    plan = planned(opened, order(by=by, **others))  # type: ignore[arg-type]  # any field of the order
    return [(part.group, list(part.row_ids)) for part in plan.parts]


def split_again(
    opened: Document, wanted: SplitOrder, folder: Path, now: datetime = NOW
) -> tuple[SplitPlan, list[Path]]:
    """Split into a folder that may hold an earlier split; return plan and what was written."""
    table = opened.table.snapshot()
    earlier = read_earlier(folder, wanted.index_name)
    plan = plan_split(table, wanted, now=now, earlier=earlier)
    return plan, write_split(table, plan, wanted, folder)


def said(plan: SplitPlan) -> str:
    """Return all sentences of a plan."""
    return "\n".join(map(str, plan.remarks))


def contents(folder: Path) -> dict[str, bytes | None]:
    """Return everything in a folder by name; None for folders."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }
