"""Says in a sentence why a URL gave no answer, or which one it gave instead of what was wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urljoin

from sitemap_editor.core.errors import QT_TRANSLATE_NOOP, Argument, Remark
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.web.fetching import Failure, Fetched
from sitemap_editor.core.web.tls_fault import TlsFault

FAILURE_TEXTS: Final[Mapping[Failure, str]] = {
    Failure.ADDRESS: QT_TRANSLATE_NOOP(
        "core", "“{url}” is not an address of the web. Write one such as https://example.com/."
    ),
    Failure.DNS: QT_TRANSLATE_NOOP(
        "core", "The host “{host}” was not found. Check its name, and that you are online."
    ),
    Failure.REFUSED: QT_TRANSLATE_NOOP(
        "core", "“{host}” does not accept connections. Try again later, or check the port."
    ),
    Failure.TIMEOUT: QT_TRANSLATE_NOOP("core", "“{host}” did not answer in time. Try again later."),
    Failure.TLS: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: its certificate or encryption was not accepted "
        "({detail}). Correct that on the server; a certificate of your own must be trusted by "
        "this computer.",
    ),
    Failure.PRIVATE: QT_TRANSLATE_NOOP(
        "core",
        "“{host}” is an address of this computer or its own network. It is only asked if you "
        "allow that.",
    ),
    Failure.TOO_MANY_HOPS: QT_TRANSLATE_NOOP(
        "core", "“{host}” redirects too many times. Open the URL that it should lead to."
    ),
    Failure.LOOP: QT_TRANSLATE_NOOP(
        "core",
        "“{host}” redirects in a circle. Correct its redirects, or open the URL that they should "
        "lead to.",
    ),
    Failure.TOO_LARGE: QT_TRANSLATE_NOOP(
        "core", "The answer of “{host}” is larger than what is read. Nothing was kept of it."
    ),
    Failure.CUT: QT_TRANSLATE_NOOP(
        "core", "The connection to “{host}” ended before the answer was complete. Try again."
    ),
    Failure.PROTOCOL: QT_TRANSLATE_NOOP(
        "core", "What “{host}” answered is not an answer of the web ({detail})."
    ),
    Failure.STOPPED: QT_TRANSLATE_NOOP("core", "Stopped."),
}
"""One sentence for each; not all of them name every argument."""

TLS_TEXTS: Final[Mapping[str, str]] = {
    TlsFault.EXPIRED: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: its certificate has expired. Renew it on the server; "
        "if it is valid, set the date of this computer right.",
    ),
    TlsFault.NOT_YET_VALID: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: its certificate is not valid yet. Check the date of "
        "this computer, then the certificate on the server.",
    ),
    TlsFault.OTHER_HOST: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: its certificate is for another host name. Check the "
        "address; if it is right, the server needs a certificate for this name.",
    ),
    TlsFault.UNTRUSTED: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: its certificate is not trusted by this computer. It is "
        "self-signed, its issuer is unknown here, or the server leaves out an intermediate "
        "certificate. Correct that on the server, or let this computer trust its issuer.",
    ),
    TlsFault.CLOSED: QT_TRANSLATE_NOOP(
        "core",
        "No secure connection to “{host}”: the server ended it while encryption was being set up. "
        "Try again, or check that it speaks https at this port.",
    ),
}
"""The sentence where it is known what is wrong with TLS, by the detail of the failure."""

_STATUS_TEXTS: Final[Mapping[int, str]] = {
    304: QT_TRANSLATE_NOOP("core", "Unchanged since it was last asked for (304)."),
    401: QT_TRANSLATE_NOOP(
        "core",
        "“{host}” asks for a password (401). Write it into the URL: https://name:password@{host}/…",
    ),
    403: QT_TRANSLATE_NOOP("core", "“{host}” refuses to hand this out (403)."),
    404: QT_TRANSLATE_NOOP("core", "There is nothing at this URL (404)."),
    410: QT_TRANSLATE_NOOP("core", "What was at this URL is gone for good (410)."),
    429: QT_TRANSLATE_NOOP("core", "“{host}” was asked too often (429). Try again later."),
    503: QT_TRANSLATE_NOOP("core", "“{host}” is busy or under maintenance (503). Try again later."),
}
_REDIRECTS: Final = 3  # the class of statuses
_REDIRECT: Final = QT_TRANSLATE_NOOP(
    "core", "“{host}” redirects ({status}), but not to another URL."
)
_CLIENT: Final = QT_TRANSLATE_NOOP("core", "“{host}” did not accept the request ({status}).")
_SERVER: Final = QT_TRANSLATE_NOOP(
    "core", "“{host}” has a fault of its own ({status}). Try again later."
)
_OTHER: Final = QT_TRANSLATE_NOOP("core", "“{host}” answered {status}.")


def failure_remark(failure: Failure, url: str, detail: str = "") -> Remark:
    """Say why `url` gave no answer; `detail` is what the system said of it."""
    arguments = {**_arguments(url), "detail": detail.strip().rstrip(".") or failure.value}
    by_detail = TLS_TEXTS if failure is Failure.TLS else {}
    text = by_detail.get(detail, FAILURE_TEXTS[failure])
    return Remark(text, arguments, is_obstacle=True)


def status_remark(status: int, url: str) -> Remark:
    """Say what an answer of this status, which is not of the 200s, means."""
    text = _STATUS_TEXTS.get(status)
    if text is None:
        by_class = {_REDIRECTS: _REDIRECT, 4: _CLIENT, 5: _SERVER}
        text = by_class.get(status // 100, _OTHER)
    return Remark(text, {**_arguments(url), "status": status}, is_obstacle=True)


def answer_remark(fetched: Fetched, url: str) -> Remark | None:
    """Say what is wrong with what came of a request for `url`; None where all went well."""
    where = fetched.url or url
    if fetched.failure is not None:
        return failure_remark(fetched.failure, _asked_last(fetched, where), fetched.detail)
    if fetched.status is None:
        return failure_remark(Failure.PROTOCOL, where, fetched.detail)
    return None if fetched.is_ok else status_remark(fetched.status, where)


def _asked_last(fetched: Fetched, url: str) -> str:
    """Return what was asked for when it failed: where the last answer, a redirect, led to."""
    target = fetched.header("location")
    if target is None or fetched.status is None or fetched.status // 100 != _REDIRECTS:
        return url
    try:
        return urljoin(url, target)
    except ValueError:
        return url


def _arguments(url: str) -> dict[str, Argument]:
    parts = urls.split_url(url)
    shown = url if parts is None else urls.join_url(parts._replace(user=None))
    return {"url": shown, "host": parts.host if parts is not None and parts.host else shown}
