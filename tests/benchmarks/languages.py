"""A file in ten languages, of which each page lists most: the matrix, scrolling, completing all."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import run
from tests.benchmarks.report import Line, megabytes, ratio_text, time_line, verdict

_LANGUAGES: Final = ("en", "de", "fr", "es", "it", "nl", "pl", "pt", "sv", "da")
_HOST: Final = "https://www.fjord-store.example"
_ROWS: Final = 50_000
_SKIPPED: Final = 7
_FACTOR: Final = 2.5
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}


def languages(plan: Plan) -> list[Line]:
    """Take the processor time of the matrix of 50,000 rows in ten languages, and its memory."""
    path = _file(plan.path)
    command = [sys.executable, "-m", "tests.benchmarks.languages_child", str(path)]
    answers = [
        json.loads(run(command, timeout_seconds=240, environment=_OFFSCREEN).output)
        for _ in range(plan.runs)
    ]
    found = {name: [answer[name] for answer in answers] for name in answers[0]}
    return [
        time_line("languages matrix until painted, processor time", _ROWS, found["opened"], 2_000),
        time_line("… scroll and repaint it", _ROWS, found["painted"], 16),
        time_line("… complete all", _ROWS, found["completed"], 3_000),
        _memory_line("… memory of file and matrix", path, median(found["held"])),
        _memory_line("… its peak, with all that was completed", path, median(found["peak"])),
    ]


def _memory_line(what: str, path: Path, held: float) -> Line:
    size = path.stat().st_size
    return Line(
        what,
        _ROWS,
        megabytes(held),
        f"the file: {megabytes(size)}",
        ratio_text(held / size),
        f"≤ {_FACTOR:g} × file",
        verdict(held, _FACTOR * size),
    )


def _file(beside: Path) -> Path:
    """Return the file, made now unless it is there."""
    path = beside.with_name("languages-10.xml")
    if not path.exists():
        part = path.with_suffix(".part")
        part.write_text("".join(_texts()), encoding="utf-8")
        part.replace(path)
    return path


def _texts() -> list[str]:
    texts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset '
        'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
    ]
    for row in range(_ROWS):
        page, own = divmod(row, len(_LANGUAGES))
        links = (
            f'    <xhtml:link rel="alternate" hreflang="{code}" href="{_url(code, page)}"/>\n'
            for number, code in enumerate(_LANGUAGES)
            if (own + number + page) % _SKIPPED
        )
        loc = _url(_LANGUAGES[own], page)
        texts.append(f"  <url>\n    <loc>{loc}</loc>\n{''.join(links)}  </url>\n")
    return [*texts, "</urlset>\n"]


def _url(code: str, page: int) -> str:
    return f"{_HOST}/{code}/shop/category-{page % 97}/product-{page:06}"
