"""What the system says of certificates and proxies, asked in threads: it may take its time.

Reading certificates takes a tenth of a second, once; a proxy that a script of the network chooses
takes seconds. Neither shall keep the window waiting.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Thread
from typing import Final
from urllib.parse import quote

from PySide6.QtCore import QUrl
from PySide6.QtNetwork import (
    QNetworkProxy,
    QNetworkProxyFactory,
    QNetworkProxyQuery,
    QSslCertificate,
    QSslConfiguration,
)

from sitemap_editor.core.web.fetching import Failure
from sitemap_editor.core.web.http.answer_reader import Broken
from sitemap_editor.core.web.http.proxies import Proxy
from sitemap_editor.core.web.http.targets import basic_authorization

_KEPT_S: Final = 60.0
"""How long a proxy is taken to be the right one."""
_PATIENCE_S: Final = 1.0
"""How long the end of the program waits for the system."""


class Encryption:
    """Whom encrypted connections trust."""

    def __init__(self, trusted: Sequence[QSslCertificate]) -> None:
        self._trusted = trusted
        self._reading: Thread | None = None

    def is_ready(self) -> bool:
        """Tell whether a connection can be made at once; see to it that it can be soon."""
        if self._reading is None:
            self._reading = Thread(
                target=QSslConfiguration.defaultConfiguration, name="certificates", daemon=True
            )
            self._reading.start()
        return not self._reading.is_alive()

    def configuration(self) -> QSslConfiguration:
        """Return what a connection is made with."""
        made = QSslConfiguration.defaultConfiguration()
        made.addCaCertificates(self._trusted)
        return made

    def close(self) -> None:
        """Wait for the thread, if there is one."""
        if self._reading is not None:
            self._reading.join(_PATIENCE_S)


class ProxySearch:
    """Looks for the proxy of a URL."""

    def __init__(self, url: str) -> None:
        self.at = time.monotonic()
        self._url = url
        self._proxy: Proxy | None = None
        self._broken: Broken | None = None
        self._thread = Thread(target=self._look, name="proxy", daemon=True)
        self._thread.start()

    def is_over(self) -> bool:
        """Tell whether it was found."""
        return not self._thread.is_alive()

    def found(self) -> Proxy | None:
        """Return the proxy; None where the URL is asked for directly. Raises: Broken."""
        if self._broken is not None:
            raise Broken(self._broken.failure, self._broken.detail)
        return self._proxy

    def close(self) -> None:
        """Wait for the system."""
        self._thread.join(_PATIENCE_S)

    def _look(self) -> None:
        try:
            self._proxy = _proxy_for(self._url)
        except Broken as broken:
            self._broken = broken


class Proxies:
    """The proxies of the system, each looked for once in a while."""

    def __init__(self) -> None:
        self._searches: dict[tuple[str, str], ProxySearch] = {}

    def search(self, url: str) -> ProxySearch:
        """Return the search for a URL's proxy, begun if there is none for its host."""
        address = QUrl(url)
        key = (address.scheme(), address.host())
        search = self._searches.get(key)
        if search is None or time.monotonic() - search.at > _KEPT_S:
            search = self._searches[key] = ProxySearch(url)
        return search

    def close(self) -> None:
        """Wait for what is still looked for."""
        for search in self._searches.values():
            search.close()
        self._searches.clear()


def _proxy_for(url: str) -> Proxy | None:
    """Return the proxy that the system has for a URL. Raises: Broken for kinds not known here."""
    kinds = QNetworkProxy.ProxyType
    found = QNetworkProxyFactory.systemProxyForQuery(QNetworkProxyQuery(QUrl(url)))
    for proxy in found:
        if proxy.type() in (kinds.NoProxy, kinds.DefaultProxy):
            return None
        if proxy.type() in (kinds.HttpProxy, kinds.HttpCachingProxy):
            user = f"{quote(proxy.user())}:{quote(proxy.password())}" if proxy.user() else None
            return Proxy(proxy.hostName(), proxy.port(), basic_authorization(user))
    if found:
        raise Broken(Failure.REFUSED, "Proxies of this kind are not supported.")
    return None
