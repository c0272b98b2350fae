"""How a command asks the web: under which name, and what it says before it begins."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

from sitemap_editor.cli.console import complain
from sitemap_editor.core.web.opening.passwords import Passwords

if TYPE_CHECKING:
    from sitemap_editor.cli.http_fetcher import HttpFetcher


_ADDRESSES: Final = ("url", "published_at", "index", "key_location")
"""The options of all commands that are URLs to be asked for."""


@contextmanager
def web_fetcher(options: argparse.Namespace) -> Iterator[HttpFetcher]:
    """Give who asks for a command; where nothing can be encrypted here, say so at once.

    Passwords go out of the URLs among the options, so that none is printed, into the requests.
    """
    from sitemap_editor.cli.http_fetcher import HttpFetcher, tls_problem  # sockets: for this alone

    if problem := tls_problem():
        complain(problem)
    passwords = Passwords()
    for name in _ADDRESSES:
        if address := getattr(options, name, None):
            setattr(options, name, passwords.taken(address))
    with closing(HttpFetcher(options.user_agent, given=passwords.given)) as fetcher:
        try:
            yield fetcher
        finally:
            if fetcher.met_private:
                complain("--allow-private allows addresses of this computer and its network")
