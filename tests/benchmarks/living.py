"""Measures a live check of very many URLs on many hosts, to its end and killed in the middle."""

from __future__ import annotations

import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.page_server import addresses, many_hosts
from tests.benchmarks.pauses import Pause
from tests.benchmarks.processes import run
from tests.benchmarks.report import Line, megabytes, percentile, seconds, verdict

MOST_ROWS: Final = 100_000
HOSTS: Final = 400
_MORE_MEMORY: Final = 60 << 20
_PAUSE_BOUND_MS: Final = 50
_TIMEOUT_SECONDS: Final = 1_800
_MOST_ON_THE_WAY: Final = 8 + 256 + 32
"""Requests under way and answers that no worker has kept yet, when the program is killed."""
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.qpa.*=false"}


def live(plan: Plan) -> list[Line]:
    """Check all URLs to the end."""
    with _site(plan) as site:
        told, asked = site.checked()
    rows = site.rows
    assert sum(asked.values()) == len(asked) == told["done"] == rows
    took = told["ended"] - told["running"]
    more = told["peak"] - told["resident"]
    lines = [Line("live check", rows, seconds(took), f"{rows / took:.0f} pages a second")]
    text = f"above the open file: {megabytes(told['resident'])}"
    bound = f"≤ {megabytes(_MORE_MEMORY)}"
    checked = verdict(more, _MORE_MEMORY)
    lines.append(Line("… memory", rows, megabytes(more), text, bound=bound, verdict=checked))
    parts = {"preparing": (told["began"], told["running"]), "asking": (told["running"], 1e9)}
    for name, (begin, end) in parts.items():
        found = (Pause(*each) for each in told["pauses"])
        if pauses := [pause for pause in found if pause.ends_within(begin, end)]:
            lines += _pause_lines(name, rows, pauses)
    return lines


def live_killed(plan: Plan) -> list[Line]:
    """Kill the program when half is done, start it anew, and hold both logs against each other."""
    with _site(plan) as site:
        killed, before = site.checked(kill_at=site.rows // 2)
        kept = site.kept()
        told, after = site.checked()
    again = set(before) & set(after)
    known = again & kept
    lost = len(again)
    words = f"{len(before):,} asked before the kill, {told['resumed']:,} known after it"
    is_whole = len(set(before) | set(after)) == site.rows and told["done"] == site.rows
    assert is_whole, (killed["done"], told["done"])
    return [
        Line(
            "live check, killed and resumed: known URLs asked again",
            site.rows,
            str(len(known)),
            words,
            bound="0",
            verdict=verdict(len(known), 0),
        ),
        Line(
            "… asked again, since their answers were on the way",
            site.rows,
            str(lost),
            bound=f"≤ {_MOST_ON_THE_WAY}",
            verdict=verdict(lost, _MOST_ON_THE_WAY),
        ),
    ]


class _Site:
    """A file of URLs on hosts of this computer, and a home for the program."""

    def __init__(self, folder: Path, rows: int) -> None:
        self.rows = rows
        self._folder = folder
        self._file = folder / "sitemap.xml"
        self._port = 0

    def checked(self, kill_at: int = 0) -> tuple[Mapping[str, Any], Counter[str]]:
        """Run the program; return what it told, and how often each page was asked for."""
        log, home = self._folder / "asked", str(self._folder / "home")
        with many_hosts(HOSTS, log, self._port) as self._port:
            self._write()
            command = [sys.executable, "-m", "tests.benchmarks.live_child", self._file, kill_at]
            names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
            places = dict.fromkeys((*names, "XDG_RUNTIME_DIR"), home)
            ended = run(
                [str(each) for each in command],
                timeout_seconds=_TIMEOUT_SECONDS,
                environment={**_OFFSCREEN, **places},
                expected=-signal.SIGKILL if kill_at else 0,
            )
        told = json.loads(ended.output.splitlines()[-1])
        return told, Counter(log.read_text("utf-8").splitlines())

    def kept(self) -> set[str]:
        """Return the pages whose results are on disk."""
        [file] = self._folder.rglob("live/*.jsonl")
        found = set[str]()
        for line in file.read_bytes().splitlines():
            try:
                url = json.loads(line).get("u", "")
            except ValueError:  # the kill cut it
                continue
            found.add(url.removeprefix("http://").replace(f":{self._port}", ""))
        return found

    def _write(self) -> None:
        if self._file.exists():
            return
        (self._folder / "home").mkdir()
        hosts = addresses(HOSTS)
        rows = (
            f"<url><loc>http://{hosts[number % HOSTS]}:{self._port}/shop/page-{number}</loc>"
            "<lastmod>2026-01-02</lastmod></url>\n"
            for number in range(self.rows)
        )
        name = "http://www.sitemaps.org/schemas/sitemap/0.9"
        text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{name}">\n'
        self._file.write_text(f"{text}{''.join(rows)}</urlset>\n", "utf-8")


@contextmanager
def _site(plan: Plan) -> Iterator[_Site]:
    with tempfile.TemporaryDirectory() as folder:
        yield _Site(Path(folder), min(plan.rows, MOST_ROWS))


def _pause_lines(name: str, rows: int, pauses: list[Pause]) -> Iterator[Line]:
    """Tell the longest pause, and the one in which the window's thread itself worked longest.

    Where others want the processor, too, the first says how long the thread waited for it.
    """
    longest = max(pauses, key=lambda pause: pause.length)
    usual = percentile([pause.length for pause in pauses], 99)
    busiest = max(pauses, key=lambda pause: pause.worked)
    yield Line(
        f"… longest pause, {name}",
        rows,
        f"{seconds(longest.length)} (p99 {seconds(usual)})",
        longest.spent(),
        bound=f"≤ {_PAUSE_BOUND_MS} ms",
        verdict=verdict(longest.length * 1000, _PAUSE_BOUND_MS),
    )
    yield Line(
        f"… most that the window's thread worked in one, {name}",
        rows,
        seconds(busiest.worked),
        f"of {seconds(busiest.length)}; {busiest.place or '–'}",
        bound=f"≤ {_PAUSE_BOUND_MS} ms",
        verdict=verdict(busiest.worked * 1000, _PAUSE_BOUND_MS),
    )
