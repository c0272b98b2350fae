"""How the frame of a URL is put right: its scheme, host and port, and what hangs on them."""

from __future__ import annotations

import re
from typing import Final

from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.checks.values.character_fixes import OUTER_SPACE
from sitemap_editor.core.protocol import urls
from sitemap_editor.core.protocol.location import DEFAULT_PORTS, site_of

_DEFAULT_SCHEME: Final = "https"

# Once more and once more: “https://https://”, “http://http:/”.
_REPEATED: Final = re.compile(
    r"(?P<first>(?:https?[:;]?/+)+)(?P<last>https?)[:;]?/+", re.IGNORECASE
)
_SCHEME_WORD: Final = re.compile(r"https?", re.IGNORECASE)
# Whatever is made of these four letters with something like “://” behind it was meant to be one.
_MISSPELT: Final = re.compile(
    r"(?P<word>[htps]{3,7})(?=[\s;.,]*+[:/\\])[\s:;.,/\\]++", re.IGNORECASE
)
_HOST_IN_FRONT: Final = re.compile(r"(?://)?(?P<host>[^\s:/?#@\\]+)(?=[:/?#]|\Z)")
_NAME: Final = re.compile(r"(?:[^\W_](?:[\w-]*[^\W_])?\.)+(?P<last>[^\W\d_]{2,}|xn--[a-z0-9-]+)")
_RELATIVE: Final = re.compile(r"(?!//|#|\.\.)(?:\./)?(?P<rest>[^\s:?#]*(?:\?[^\s#]*)?(?:#\S*)?)")
# What “index.html” ends in is no country.
_FILE_ENDINGS: Final = frozenset(
    ("html", "htm", "xhtml", "shtml", "php", "asp", "aspx", "jsp", "cgi", "xml", "txt", "pdf")
)


# What is said twice


def normalised(url: str) -> str | None:
    """Write scheme and host in small letters, and leave out a port that goes without saying."""
    parts = urls.split_url(url.strip(OUTER_SPACE))
    if parts is None:
        return None
    scheme = parts.scheme.lower()
    port = None if parts.port in ("", DEFAULT_PORTS.get(scheme)) else parts.port
    return urls.join_url(parts._replace(scheme=scheme, host=parts.host.lower(), port=port))


def without_repeated_scheme(url: str) -> str | None:
    """Write a scheme once that stands there several times."""
    match = _REPEATED.match(url.strip(OUTER_SPACE))
    if match is None:
        return None
    words = {word.lower() for word in _SCHEME_WORD.findall(match[0])}
    return _with_last_scheme(url, match) if len(words) == 1 else None


def with_last_scheme(url: str) -> str | None:
    """Keep the last of several schemes."""
    match = _REPEATED.match(url.strip(OUTER_SPACE))
    return _with_last_scheme(url, match) if match else None


def _with_last_scheme(url: str, match: re.Match[str]) -> str:
    return f"{match['last'].lower()}://{url.strip(OUTER_SPACE)[match.end() :]}"


# What is missing


def with_right_scheme(url: str) -> str | None:
    """Write a misspelt scheme as the one it was meant to be."""
    url = url.strip(OUTER_SPACE)
    match = _MISSPELT.match(url)
    if match is None or not _host_in_front(rest := url[match.end() :]):
        return None
    word = match["word"].lower()
    if not {"t", "p"} <= set(word):
        return None
    return f"{'https' if 's' in word else 'http'}://{rest}"


def with_scheme(url: str, context: CheckContext, _answers: Answers) -> str | None:
    """Put a scheme before a host: the sitemap's own, else https."""
    url = url.strip(OUTER_SPACE)
    if not _host_in_front(url):
        return None
    published = context.published
    scheme = published.site.partition(":")[0] if published is not None else ""
    return f"{scheme or _DEFAULT_SCHEME}://{url.removeprefix('//')}"


def _host_in_front(url: str) -> bool:
    """Tell whether `url` begins with what can only be a host."""
    match = _HOST_IN_FRONT.match(url)
    if match is None:
        return False
    if match["host"].lower() == "localhost":
        return True
    name = _NAME.fullmatch(match["host"])
    return name is not None and (
        match[0].startswith("//")
        or match["host"].lower().startswith("www.")
        or name["last"].lower() not in _FILE_ENDINGS
    )


def with_own_site(url: str, context: CheckContext, _answers: Answers) -> str | None:
    """Put the site of the sitemap before a relative URL."""
    published = context.published
    return _with_site(url, published.site) if published is not None else None


def with_answered_site(url: str, _context: CheckContext, answers: Answers) -> str | None:
    """Put the site a person named before a relative URL."""
    return _with_site(url, site_of(answers.site) if answers.site else None)


def _with_site(url: str, site: str | None) -> str | None:
    match = _RELATIVE.fullmatch(url.strip(OUTER_SPACE))
    if not site or match is None or not match["rest"] or _host_in_front(url.strip(OUTER_SPACE)):
        return None
    slash = "" if match["rest"].startswith("/") else "/"
    return f"{site}{slash}{match['rest']}"


# Another site


def on_own_site(url: str, context: CheckContext, _answers: Answers) -> str | None:
    """Put the site of the sitemap in place of the URL's own."""
    published = context.published
    return on_site(url, published.site) if published is not None else None


def on_own_site_if_close(url: str, context: CheckContext, _answers: Answers) -> str | None:
    """Put the site of the sitemap in place of one that differs by scheme or “www.” alone."""
    published = context.published
    site = site_of(url)
    if published is None or site is None or _core(site) != _core(published.site):
        return None
    return on_site(url, published.site)


def on_answered_site(url: str, _context: CheckContext, answers: Answers) -> str | None:
    """Put the site a person named in place of the URL's own."""
    return on_site(url, site_of(answers.site)) if answers.site else None


def on_site(url: str, site: str | None) -> str | None:
    """Put `site`, as `site_of` writes it, in place of the URL's own; the rest stays."""
    parts = urls.split_url(url.strip(OUTER_SPACE))
    if parts is None or not site:
        return None
    slash = "" if parts.path else "/"
    return f"{site}{slash}{parts.path}{parts.query}{parts.fragment or ''}"


def _core(site: str) -> str:
    return site.partition("://")[2].removeprefix("www.")


# What hangs on it


def without_fragment(url: str) -> str:
    """Cut the URL at “#”."""
    return url.strip(OUTER_SPACE).partition("#")[0]


def without_user(url: str) -> str | None:
    """Leave out the user name and password."""
    parts = urls.split_url(url.strip(OUTER_SPACE))
    return None if parts is None else urls.join_url(parts._replace(user=None))
