"""Where nothing can encrypt, that is said before anything is asked, and by each request."""

from __future__ import annotations

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
from sitemap_editor.session.web.system_settings import tls_version
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
COMMAND_LINE: Final = f"""
import sys
sys.modules["ssl"] = sys.modules["_ssl"] = None
from sitemap_editor.cli.http_fetcher import HttpFetcher
{ASKS}
told(HttpFetcher().fetch(request))
"""


def said(program: str) -> list[str]:
    """Return what a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, timeout=60
    )
    return done.stdout.decode().splitlines()


def test_the_window_says_why_nothing_is_encrypted() -> None:
    tested, first, about = said(WINDOW)
    assert first.startswith("TLS No encrypted connections here, because OpenSSL")
    assert first == f"TLS {about}"
    assert tested == about


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
