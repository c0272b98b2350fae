"""The tasks of `child` about splitting."""

from __future__ import annotations

import os
import shutil
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.benchmarks.processes import FOLDER, peak_bytes, resident_bytes

if TYPE_CHECKING:
    from sitemap_editor import Document
    from sitemap_editor.core.operations.splitting.order import SplitOrder
    from sitemap_editor.core.operations.splitting.plan import SplitPlan

_PARTS: Final = 20
_WARM_UPS: Final = 2
_ADDRESS: Final = "https://www.fjord-store.example/"


def splitting(path: str, runs: str) -> dict[str, Any]:
    """Return seconds of a split and of writing its bytes plainly, in turn; and memory needed.

    Memory is what the first split adds to the peak of the process with the document open.
    """
    from sitemap_editor import Document

    document = Document.open(path)
    order = _order(document)
    place = FOLDER / f"split-{os.getpid()}"
    pairs, above = [], 0
    try:
        for number in range(int(runs) + _WARM_UPS):
            open_bytes = max(resident_bytes(), peak_bytes())
            start = time.perf_counter()
            plan = _split(document, order, place)
            took = time.perf_counter() - start
            assert len(plan.parts) == _PARTS
            if not number:
                above = peak_bytes() - open_bytes
            parts = [b"".join(document.table.part(part.row_ids).pieces()) for part in plan.parts]
            assert plan.index is not None
            parts.append(plan.index.to_bytes())
            shutil.rmtree(place)
            start = time.perf_counter()
            _write_plainly(place, parts)
            if number >= _WARM_UPS:
                pairs.append((took, time.perf_counter() - start))
            shutil.rmtree(place)
            del parts
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return {"plain": pairs, "above_bytes": above}


def splitting_packed(path: str) -> list[tuple[float, float]]:
    """Return seconds of a split into gzip parts, and of packing and writing them in turn."""
    from sitemap_editor import Document
    from sitemap_editor.core.files.compression import pack

    document = Document.open(path)
    order = _order(document, is_compressed=True)
    place = FOLDER / f"split-{os.getpid()}"
    try:
        start = time.perf_counter()
        plan = _split(document, order, place)
        took = time.perf_counter() - start
        shutil.rmtree(place)
        start = time.perf_counter()
        packed = (b"".join(pack(document.table.part(part.row_ids).pieces())) for part in plan.parts)
        _write_plainly(place, packed)
        return [(took, time.perf_counter() - start)]
    finally:
        shutil.rmtree(place, ignore_errors=True)


def splitting_by(path: str, by: str) -> float:
    """Return the seconds of planning a split by groups."""
    from sitemap_editor import Document
    from sitemap_editor.core.operations.splitting.order import By
    from sitemap_editor.core.operations.splitting.plan import plan_split

    document = Document.open(path)
    order = _order(document, by=By(by))
    start = time.perf_counter()
    plan_split(document.table.snapshot(), order, now=datetime.now(UTC))
    return time.perf_counter() - start


def _order(document: Document, **others: Any) -> SplitOrder:
    from sitemap_editor.core.operations.splitting.order import SplitOrder
    from sitemap_editor.core.protocol import limits

    rows = -(-len(document) // _PARTS)
    return SplitOrder(rows, limits.MAX_SIZE_BYTES, published_at=_ADDRESS, **others)


def _split(document: Document, order: SplitOrder, place: Path) -> SplitPlan:
    from sitemap_editor.core.operations.splitting.plan import plan_split
    from sitemap_editor.core.operations.splitting.writing import write_split

    table = document.table.snapshot()
    plan = plan_split(table, order, now=datetime.now(UTC))
    write_split(table, plan, order, place)
    return plan


def _write_plainly(place: Path, parts: Any) -> None:
    place.mkdir()
    for number, part in enumerate(parts):
        with (place / str(number)).open("wb", buffering=0) as file:
            view = memoryview(part)
            while view:
                view = view[file.write(view) :]
            os.fsync(file.fileno())
