"""Where nothing can encrypt, that is said before anything is asked, and by each request."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.core.sitemaps import urlset

ASKS: Final = """
from sitemap_editor.core.web.fetching import Request
request = Request("https://127.0.0.1:1/", allow_private=True)
told = lambda fetched: print(fetched.failure.name, fetched.detail)
"""
WINDOW: Final = f"""
from PySide6.QtCore import QCoreApplication, QTimer
application = QCoreApplication([])
application.setLibraryPaths([])  # Qt finds no plug-in, as where its library is missing
from sitemap_editor.session.web.qt_fetcher import QtFetcher
from sitemap_editor.session.web.tls import tls_version
from sitemap_editor.session.web.web import Web
print(Web(None).test_encryption(lambda part: None))
{ASKS}
def done(fetched):
    told(fetched)
    print(tls_version())
    application.quit()
fetcher = QtFetcher()
fetcher.start(request, done)
application.exec()
fetcher.close()
"""
START: Final = """
import sys
from sitemap_editor.session.program.qt_import import load_qt
load_qt()
from sitemap_editor import app
from sitemap_editor.session.program.instance import Request

LATER = (
    "PySide6.QtNetwork",
    "sitemap_editor.session.web.tls",
    "sitemap_editor.session.web.qt_fetcher",
)
make = app.make_application


def without_plug_ins(arguments):
    application = make(arguments)
    application.setLibraryPaths([])
    return application


def loaded():
    print(*[name for name in LATER if name in sys.modules])


class Program(app.Program):
    def appear(self, **named):
        super().appear(**named)
        self.window.reporter.message = self.told
        loaded()

    def told(self, text, *_, **_named):
        print(text)
        loaded()
        self.window.close()


app.make_application, app.Program, app._TESTS_AFTER_MS = without_plug_ins, Program, 50
app.run([], Request(), None)
"""
COMMAND_LINE: Final = f"""
import sys
sys.modules["ssl"] = sys.modules["_ssl"] = None
from sitemap_editor.cli.http_fetcher import HttpFetcher
{ASKS}
told(HttpFetcher().fetch(request))
"""


def said(program: str, **environment: str) -> list[str]:
    """Return what a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
        timeout=60,
    )
    return done.stdout.decode().splitlines()


def test_the_window_says_why_nothing_is_encrypted() -> None:
    tested, first, about = said(WINDOW)
    assert first.startswith("TLS No encrypted connections here, because OpenSSL")
    assert first == f"TLS {about}"
    assert tested == about


def test_a_start_says_why_nothing_is_encrypted_and_loads_nothing_for_it_before(
    tmp_path: Path,
) -> None:
    at_first, told, then = said(START, HOME=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert at_first == ""
    assert told.startswith("No encrypted connections here, because OpenSSL")
    assert then == "PySide6.QtNetwork sitemap_editor.session.web.tls", "and no more than these"


def test_the_command_line_says_why_nothing_is_encrypted() -> None:
    [first] = said(COMMAND_LINE)
    assert first.startswith("TLS No encrypted connections here, because Python's ssl is missing")


def test_a_command_says_so_before_it_asks(tmp_path: Path) -> None:
    file = tmp_path / "sitemap.xml"
    file.write_bytes(urlset("<url><loc>https://127.0.0.1:1/</loc></url>"))
    program = f"""
import sys
sys.modules["ssl"] = sys.modules["_ssl"] = None
sys.stderr = sys.stdout
from sitemap_editor import cli
cli.main(["live", {str(file)!r}])
"""
    assert said(program)[0].startswith("No encrypted connections here, because Python's ssl")
