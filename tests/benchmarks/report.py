"""One Markdown table: what was measured, beside what, against which bound."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

COLUMNS = ("What", "Rows", "This program", "Beside it", "Ratio", "Bound", "Verdict")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table, in words."""

    what: str
    rows: int
    ours: str
    beside: str = "–"
    ratio: str = "–"
    bound: str = "–"
    verdict: str = "–"


def ratio_line(
    what: str,
    rows: int,
    pairs: Sequence[tuple[float, float]],
    beside: str,
    bound: float | None = None,
) -> Line:
    """Check pairs of seconds measured in turn; the ratio is the median of the pairs' ratios."""
    ratio = median(ours / other for ours, other in pairs)
    return Line(
        what,
        rows,
        seconds(median(ours for ours, _ in pairs)),
        f"{beside}: {seconds(median(other for _, other in pairs))}",
        ratio_text(ratio),
        "–" if bound is None else f"≤ {bound:g}",
        verdict(ratio, bound),
    )


def time_line(what: str, rows: int, values: Sequence[float], bound_ms: float | None = None) -> Line:
    """Check seconds against milliseconds."""
    middle = median(values)
    return Line(
        what,
        rows,
        seconds(middle),
        bound="–" if bound_ms is None else f"≤ {bound_ms:g} ms",
        verdict=verdict(middle * 1000, bound_ms),
    )


def verdict(measured: float, bound: float | None) -> str:
    """Say whether a bound is met."""
    if bound is None:
        return "–"
    return "met" if measured <= bound else "**missed**"


def percentile(values: Sequence[float], part: int) -> float:
    """Return the value that so many of a hundred do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * part // 100)]


def ratio_text(value: float) -> str:
    """Write a ratio with three digits that mean something."""
    return f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def seconds(value: float) -> str:
    """Write a duration in a unit that suits it."""
    if value >= 1:
        return f"{value:.2f} s"
    if value >= 0.001:
        return f"{value * 1000:.1f} ms"
    return f"{value * 1_000_000:.0f} µs"


def megabytes(size_bytes: float) -> str:
    """Write a size in MB of 2**20 bytes."""
    return f"{size_bytes / (1 << 20):.1f} MB"


def table(lines: Iterable[Line]) -> str:
    """Return the lines as a Markdown table."""
    rows = [COLUMNS]
    rows.extend(
        (x.what, f"{x.rows:,}", x.ours, x.beside, x.ratio, x.bound, x.verdict) for x in lines
    )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    written = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    ]
    written.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(written)
