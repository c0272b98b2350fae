"""Which proxy the system has for a URL: HTTPS_PROXY, HTTP_PROXY, NO_PROXY, or its settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from sitemap_editor.core.protocol.urls import split_url
from sitemap_editor.core.web.http.proxies import Proxy, proxy_of


class SystemProxy:
    """Looks the settings up when the first URL is asked for."""

    def for_url(self, url: str) -> Proxy | None:
        """Return the proxy for a URL; None where it is asked for directly. Raises: Broken."""
        from urllib.request import proxy_bypass  # 30 ms

        parts = split_url(url)
        if parts is None:
            return None
        written = self._all.get(parts.scheme) or self._all.get("all")
        if not written or proxy_bypass(parts.host.strip("[]")):
            return None
        return proxy_of(written)

    @cached_property
    def _all(self) -> Mapping[str, str]:
        from urllib.request import getproxies

        return getproxies()
