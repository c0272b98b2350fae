"""How a command asks the web: under which name, and what it says before it begins."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from sitemap_editor.cli.console import complain

if TYPE_CHECKING:
    from sitemap_editor.cli.http_fetcher import HttpFetcher


@contextmanager
def web_fetcher(options: argparse.Namespace) -> Iterator[HttpFetcher]:
    """Give who asks for a command; where nothing can be encrypted here, say so at once."""
    from sitemap_editor.cli.http_fetcher import HttpFetcher, tls_problem  # sockets: for this alone

    if problem := tls_problem():
        complain(problem)
    with closing(HttpFetcher(options.user_agent)) as fetcher:
        yield fetcher
