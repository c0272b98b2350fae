"""Asks for an https URL as the window does; frozen beside the programs for smoke.py alone.

``tls-probe URL AUTHORITY`` prints one line of JSON. AUTHORITY is a file of certificates to trust.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QSslCertificate

from sitemap_editor.core.web.fetching import Fetched, Request
from sitemap_editor.session.web.qt_fetcher import QtFetcher
from sitemap_editor.session.web.tls import tls_version


def main(url: str, authority: str) -> None:
    """Ask with the authority and without it, and print what came of both."""
    application = QCoreApplication([])
    trusting = QtFetcher(trusted=QSslCertificate.fromPath(authority))
    others = QtFetcher()
    told: dict[str, object] = {"tls": tls_version()}

    def tell(name: str, fetched: Fetched) -> None:
        failure = None if fetched.failure is None else fetched.failure.value
        told[name] = [fetched.status, failure, fetched.detail]
        if len(told) == 3:
            application.quit()

    request = Request(url, allow_private=True)
    trusting.start(request, lambda fetched: tell("trusted", fetched))
    others.start(request, lambda fetched: tell("not trusted", fetched))
    application.exec()
    trusting.close()
    others.close()
    print(json.dumps(told))


if __name__ == "__main__":
    main(*sys.argv[1:])
