"""What people use instead, reading the same file: whole processes, their time and their peak.

They live in an environment of their own under `build/benchmarks`, made on request from the
registries that pip and npm are set to.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Final

from tests.benchmarks.core_lines import Plan
from tests.benchmarks.processes import PROJECT, ChildFailedError, Ended, run
from tests.benchmarks.report import Line, megabytes, ratio_text, seconds

FOLDER: Final = PROJECT / "build" / "benchmarks"
_PYTHON: Final = FOLDER / "python" / ("Scripts" if os.name == "nt" else "bin") / "python"
_NODE: Final = FOLDER / "node"
NODE_MODULE: Final = _NODE / "node_modules" / "sitemap" / "dist" / "esm" / "index.js"
_HERE: Final = Path(__file__).parent
_TIMEOUT_SECONDS: Final = 120
_QUIET: Final = {"PYTHONWARNINGS": "ignore"}


@dataclass(frozen=True, slots=True)
class Reader:
    """Another program: how it is called, and whether it reads values and says how many rows."""

    name: str
    command: Sequence[str | Path]
    reads_values: bool = True


def others(plan: Plan) -> list[Line]:
    """Compare every other reader with opening a file here and looking at what it looks at."""
    with _served(plan.path.parent) as address:
        return [
            _line(plan, reader) for reader in _readers(plan.path, f"{address}/{plan.path.name}")
        ]


def _readers(path: Path, url: str) -> Iterator[Reader]:
    script = _HERE / "other_readers.py"
    if _PYTHON.exists():
        yield Reader("ultimate-sitemap-parser", (_PYTHON, script, "ultimate_sitemap_parser", path))
        yield Reader("advertools", (_PYTHON, script, "advertools", url))
    if NODE_MODULE.exists():
        yield Reader("npm sitemap", ("node", _HERE / "other_reader.mjs", NODE_MODULE, path))
    if shutil.which("xmllint"):
        command = ("xmllint", "--stream", "--noout", path)
        yield Reader("xmllint --stream", command, reads_values=False)


def _line(plan: Plan, reader: Reader) -> Line:
    task = "reading" if reader.reads_values else "opening"
    ours: list[str | Path] = [sys.executable, "-m", "tests.benchmarks.child", task, plan.path]
    what = f"whole process, {task}: {reader.name}"
    mine: list[Ended] = []
    theirs: list[Ended] = []
    try:
        run(ours)  # makes the bytecode
        for _ in range(plan.runs):
            mine.append(run(ours))
            theirs.append(run(reader.command, timeout_seconds=_TIMEOUT_SECONDS, environment=_QUIET))
    except TimeoutError:
        beside = f"did not finish in {_TIMEOUT_SECONDS} s"
        return Line(what, plan.rows, _both(mine), beside)
    except ChildFailedError as error:
        return Line(what, plan.rows, _both(mine), f"failed: {error}".replace("|", "/"))
    beside = _both(theirs)
    if reader.reads_values and (count := int(theirs[0].output.split()[-1])) != plan.rows:
        beside += f" (gave {count:,} rows only)"
    ratio = median(a.seconds / b.seconds for a, b in zip(mine, theirs, strict=True))
    return Line(what, plan.rows, _both(mine), beside, ratio_text(ratio))


def _both(ended: list[Ended]) -> str:
    took = seconds(median(x.seconds for x in ended))
    return f"{took}, {megabytes(median(x.peak_bytes for x in ended))}"


class _Silent(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine alone, for readers that take addresses only."""
    handler = partial(_Silent, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, name="loopback")
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def set_up() -> None:
    """Make the environment unless it is there; what cannot be had is left out of the table."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not _PYTHON.exists():
        _try(sys.executable, "-m", "venv", FOLDER / "python")
        _try(_PYTHON, "-m", "pip", "install", "--quiet", "ultimate-sitemap-parser", "advertools")
    if not NODE_MODULE.exists():
        _try("npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", _NODE, "sitemap")


def _try(*command: str | Path) -> None:
    try:
        subprocess.run([str(part) for part in command], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"left out: {error}", file=sys.stderr)
