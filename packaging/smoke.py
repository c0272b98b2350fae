"""Tries the installed programs: ``python packaging/smoke.py FOLDER [MEASURED]``.

FOLDER holds the programs: what PyInstaller made, or an environment's programs. MEASURED is the
same with a program that ends when it has painted. The exit code is 0 if all is well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web_server.answers import answers  # noqa: E402 - found by the line above
from tests.web_server.server import AUTHORITY, WebServer  # noqa: E402

SAMPLE: Final = ROOT / "resources" / "samples" / "sitemap.xml"
PATIENCE_S: Final = 120
NAMESPACE: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
RUNS_FOR_S: Final = 4  # long after the first paint
LARGE_ROWS: Final = 200_000  # enough for work to be shared out
HARMLESS: Final = "This plugin does not support"  # Qt without a screen says so of moves and raises
SUFFIX: Final = ".exe" if os.name == "nt" else ""
# Of what locale_probe.py prints, where Qt's ICU is in the folder and cut: on Linux.
PLAIN_ORDER: Final = ("árbol", "arma", "ñandú", "nube", "Oso", "sitemap2", "sitemap10", "zorro")
SPANISH_ORDER: Final = ("árbol", "arma", "nube", "ñandú", "Oso", "sitemap2", "sitemap10", "zorro")


def main(folder: Path, measured: Path | None = None) -> None:
    """Run each program; end with a sentence where one does not do what it should."""
    with tempfile.TemporaryDirectory() as home:
        tool_works(folder, Path(home))
        with WebServer({"/": answers(b"<title>here</title>")}, "good") as server:
            tool_encrypts(folder, Path(home), server)
            if measured is not None:
                window_encrypts(measured, Path(home), server)
        if measured is not None:
            window_paints(measured, Path(home))
            if sys.platform.startswith("linux"):
                qt_knows_languages(measured, Path(home))
        window_stays(folder, Path(home))
        if sys.platform.startswith("linux"):
            workers_start(folder, Path(home))
    print("The programs work.")


def tool_works(folder: Path, home: Path) -> None:
    """Expect a version, what is wrong with the sample, and a start without Qt."""
    told = run([program(folder, "sitemap-tool"), "--version"], home, {0})
    expect(told.startswith("sitemap-tool "), f"the version, not {told!r}")
    told = run([program(folder, "sitemap-tool"), "check", "--schema", str(SAMPLE)], home, {1})
    for rule in ("D04", "P01", "schema"):
        expect(rule in told, f"{rule} among what is found, not {told!r}")
    if sys.platform.startswith("linux"):
        opened = traced(folder, home)
        expect("libQt6" not in opened, "that sitemap-tool opens no file of Qt")


def tool_encrypts(folder: Path, home: Path, server: WebServer) -> None:
    """Expect an answer of a server whose certificate is trusted, and none of one that is not."""
    file = home / "encrypted.xml"
    row = f"<url><loc>{server.url('/', 'localhost')}</loc></url>"
    file.write_text(f'<urlset xmlns="{NAMESPACE}">{row}</urlset>\n', "utf-8")
    command = [program(folder, "sitemap-tool"), "live", "--allow-private", "--format", "json"]
    for trusted, status, error in ((AUTHORITY, 200, None), (os.devnull, None, "tls")):
        told = run([*command, str(file)], home, {0, 1}, SSL_CERT_FILE=str(trusted))
        [found] = json.loads(told)
        answer = found["status"], found["error"]
        expect(answer == (status, error), f"{status}, {error} over https, not {told}")


def window_encrypts(folder: Path, home: Path, server: WebServer) -> None:
    """Expect the same of the library of the window."""
    url = server.url("/", "localhost")
    told = json.loads(run([program(folder, "tls-probe"), url, str(AUTHORITY)], home, {0}))
    print(f"The window encrypts with {told['tls']}.")
    expect(told["trusted"][:2] == [200, None], f"an answer over https, not {told}")
    expect(told["not trusted"][:2] == [None, "tls"], f"no trust in just anybody, not {told}")


def traced(folder: Path, home: Path) -> str:
    """Return what the dynamic linker says while sitemap-tool runs."""
    command = [program(folder, "sitemap-tool"), "check", str(SAMPLE)]
    return run(command, home, {1}, LD_DEBUG="files")


def window_paints(folder: Path, home: Path) -> None:
    """Expect that the program with a file paints a table with rows."""
    begun = time.monotonic()
    told = run([program(folder, "first-paint"), str(SAMPLE)], home, {0})
    painted = float(told.splitlines()[-1])  # on the clock that time.monotonic() reads
    print(f"First paint after {painted - begun:.2f} s.")


def qt_knows_languages(folder: Path, home: Path) -> None:
    """Expect words in order, letters and numbers of other languages, and the time of the place."""
    # Three hours ahead of UTC, in the words of POSIX, which need no table of zones.
    told = json.loads(run([program(folder, "locale-probe")], home, {0}, TZ="XYZ-3"))
    for language, order in {"spanish": SPANISH_ORDER, "english": PLAIN_ORDER}.items():
        found = told[language]
        expect(found == list(order), f"the order of words in {language}, not {found}")
    expect(told["capitals"] == "ÑANDÚİ", f"capitals, not {told['capitals']}")
    expect(told["number"] == "1.234.567,5", f"a Spanish number, not {told['number']}")
    expect(told["offset_s"] == [10800, 10800], f"three hours, not {told['offset_s']} s")


def window_stays(folder: Path, home: Path) -> None:
    """Expect that the program opens a file, says nothing, and is there after a while."""
    begun = subprocess.Popen(
        [program(folder, "sitemap-editor"), str(SAMPLE)],
        env=environment(home),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        time.sleep(RUNS_FOR_S)
        running = begun.poll() is None
    finally:
        begun.terminate()
    output = begun.communicate(timeout=PATIENCE_S)[0].decode(errors="replace")
    said = "\n".join(line for line in output.splitlines() if not line.startswith(HARMLESS))
    expect(running, f"a running window; it ended with {begun.returncode}: {said}")
    expect(not said, f"a silent start, not {said!r}")


def workers_start(folder: Path, home: Path) -> None:
    """Expect that a large file is checked by processes beside the window, which end with it."""
    large = home / "large.xml"
    row = "<url><loc>https://example.com/{}</loc><lastmod>2024-13-01</lastmod></url>\n"
    head = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    large.write_text(f"{head}{''.join(map(row.format, range(LARGE_ROWS)))}</urlset>\n")
    begun = subprocess.Popen(
        [program(folder, "sitemap-editor"), str(large)],
        env=environment(home),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + PATIENCE_S
        while not (workers := workers_of(begun.pid)) and time.monotonic() < until:
            time.sleep(0.1)
    finally:
        begun.terminate()
        begun.communicate(timeout=PATIENCE_S)
    expect(bool(workers), "processes that check a large file")
    time.sleep(RUNS_FOR_S)
    left = [worker for worker in workers if Path(f"/proc/{worker}").exists()]
    expect(not left, f"that they end with the window; these live on: {left}")


def workers_of(number: int) -> list[str]:
    """Return the numbers of the processes that a program has started for work over rows."""
    threads = Path(f"/proc/{number}/task").iterdir()
    started = b" ".join(contents(thread / "children") for thread in threads).decode().split()
    command = b"--multiprocessing-fork"
    return [child for child in started if command in contents(Path(f"/proc/{child}/cmdline"))]


def contents(path: Path) -> bytes:
    """Return what a file of /proc says; nothing where its process or thread is gone."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def program(folder: Path, name: str) -> str:
    """Return the path of a program in the folder."""
    return str(folder / f"{name}{SUFFIX}")


def run(command: list[str], home: Path, codes: set[int], **more: str) -> str:
    """Run a command, return all it says; raise where its exit code is not one of `codes`."""
    done = subprocess.run(
        command,
        env=environment(home) | more,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=PATIENCE_S,
        check=False,
    )
    said = done.stdout.decode(errors="replace")
    expect(done.returncode in codes, f"exit code {codes}, not {done.returncode}: {said}")
    return said


def environment(home: Path) -> dict[str, str]:
    """Return an environment without a screen and with settings that nobody keeps."""
    folders = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TMPDIR")}
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}


def expect(holds: bool, what: str) -> None:
    """End with a sentence where something does not hold."""
    if not holds:
        sys.exit(f"The programs do not work. Expected {what}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
