"""Why a URL gave no answer, in words that complete a sentence."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Remark
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.tls_fault import TlsFault

REASONS: Final[dict[Failure, str]] = {
    Failure.ADDRESS: QT_TRANSLATE_NOOP("core", "this is not a URL that can be fetched"),
    Failure.DNS: QT_TRANSLATE_NOOP("core", "the host was not found"),
    Failure.REFUSED: QT_TRANSLATE_NOOP("core", "no connection to the server"),
    Failure.TIMEOUT: QT_TRANSLATE_NOOP("core", "no answer in time"),
    Failure.TLS: QT_TRANSLATE_NOOP("core", "the connection is not secure"),
    Failure.PRIVATE: QT_TRANSLATE_NOOP("core", "the address is on a private network"),
    Failure.TOO_MANY_HOPS: QT_TRANSLATE_NOOP("core", "too many redirects"),
    Failure.LOOP: QT_TRANSLATE_NOOP("core", "the redirects go in circles"),
    Failure.TOO_LARGE: QT_TRANSLATE_NOOP("core", "the answer is too large"),
    Failure.CUT: QT_TRANSLATE_NOOP("core", "the answer was cut off"),
    Failure.PROTOCOL: QT_TRANSLATE_NOOP("core", "the answer is not valid HTTP"),
    Failure.STOPPED: QT_TRANSLATE_NOOP("core", "it was stopped"),
}
"""Filled into sentences under the name “reason”, which windows translate by itself."""

TLS_REASONS: Final[dict[str, str]] = {
    TlsFault.EXPIRED: QT_TRANSLATE_NOOP("core", "the server’s certificate has expired"),
    TlsFault.NOT_YET_VALID: QT_TRANSLATE_NOOP("core", "the server’s certificate is not valid yet"),
    TlsFault.OTHER_HOST: QT_TRANSLATE_NOOP(
        "core", "the server’s certificate is for another host name"
    ),
    TlsFault.UNTRUSTED: QT_TRANSLATE_NOOP(
        "core", "the server’s certificate is not trusted by this computer"
    ),
    TlsFault.CLOSED: QT_TRANSLATE_NOOP(
        "core", "the server ended the connection while encryption was being set up"
    ),
}
"""The same, where it is known what is wrong with TLS, by the detail of the failure."""

ALLOW_THAT: Final = Remark(QT_TRANSLATE_NOOP("core", "Allow that, if the address is right."))
"""What to do where nobody allowed to ask an address of this computer or its network."""
_PASSING: Final = (
    Failure.DNS,
    Failure.REFUSED,
    Failure.TIMEOUT,
    Failure.CUT,
    Failure.STOPPED,
)


def reason_of(fetched: Fetched) -> str:
    """Return why nothing came, for a sentence."""
    if fetched.failure is None:
        return str(fetched.status)
    return failure_reason(fetched.failure, fetched.detail)


def failure_reason(failure: Failure, detail: str) -> str:
    """Return why nothing came, by a failure and its detail."""
    by_detail = TLS_REASONS if failure is Failure.TLS else {}
    return by_detail.get(detail, REASONS[failure])


def is_passing(fetched: Fetched) -> bool:
    """Tell whether it may be otherwise in a while: nothing is known yet of what was asked."""
    if fetched.failure is not None:
        return fetched.failure in _PASSING
    return fetched.status is not None and (fetched.status == 429 or fetched.status >= 500)


def what_then(fetched: Fetched) -> Remark:
    """Say what to do where nothing is known yet of what was asked."""
    if fetched.failure is Failure.PRIVATE:
        return ALLOW_THAT
    return Remark(QT_TRANSLATE_NOOP("core", "Run again later."))
