"""Whether connections can be encrypted here, and by what: asks the system, never the network.

Apart from what connects, so that a start can ask for it with nothing more to load.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QSslSocket


def tls_problem() -> str:
    """Return why nothing can be asked by https here; empty where it can."""
    if QSslSocket.supportsSsl():
        return ""
    wanted = QSslSocket.sslLibraryBuildVersionString() or "OpenSSL"
    words = QCoreApplication.translate(
        "QtFetcher", "No encrypted connections here, because {library} was not found."
    )
    return words.format(library=wanted)


def tls_version() -> str:
    """Return with what connections are encrypted, or why they are not."""
    return tls_problem() or f"{QSslSocket.sslLibraryVersionString()} ({QSslSocket.activeBackend()})"
