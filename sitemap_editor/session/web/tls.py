"""Whether connections can be encrypted here, and by what: asks the system, never the network.

Apart from what connects, so that a start can ask for it with nothing more to load.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QAbstractSocket, QSslError, QSslSocket

from sitemap_editor.core.web.tls_fault import TlsFault

_Error = QSslError.SslError
_FAULTS: Final = {
    TlsFault.UNTRUSTED: (
        _Error.SelfSignedCertificate,
        _Error.SelfSignedCertificateInChain,
        _Error.UnableToGetIssuerCertificate,
        _Error.UnableToGetLocalIssuerCertificate,
        _Error.UnableToVerifyFirstCertificate,
        _Error.CertificateUntrusted,
    ),
    TlsFault.OTHER_HOST: (_Error.HostNameMismatch,),
    TlsFault.EXPIRED: (_Error.CertificateExpired,),
    TlsFault.NOT_YET_VALID: (_Error.CertificateNotYetValid,),
}
"""In the order in which OpenSSL looks: the first is told where there are several."""


def tls_problem() -> str:
    """Return why nothing can be asked by https here; empty where it can."""
    if QSslSocket.supportsSsl():
        return ""
    wanted = QSslSocket.sslLibraryBuildVersionString() or "OpenSSL"
    words = QCoreApplication.translate(
        "QtFetcher", "No encrypted connections here, because {library} was not found."
    )
    return words.format(library=wanted)


def tls_fault(line: QAbstractSocket) -> TlsFault | None:
    """Return what was wrong when encryption failed; None where that has no name here."""
    told = line.sslHandshakeErrors() if isinstance(line, QSslSocket) else []
    errors = {error.error() for error in told}
    if errors:
        return next((fault for fault, known in _FAULTS.items() if errors & set(known)), None)
    is_closed = line.error() == QAbstractSocket.SocketError.RemoteHostClosedError
    return TlsFault.CLOSED if is_closed else None


def tls_version() -> str:
    """Return with what connections are encrypted, or why they are not."""
    return tls_problem() or f"{QSslSocket.sslLibraryVersionString()} ({QSslSocket.activeBackend()})"
