"""What a URL in a sitemap may look like, checked without resolving or opening anything.

Source: RFC 3986, RFC 3987; PROTOCOL L02, L06, L07, L10, L11. Python's `urlsplit` is too forgiving
(it strips characters and checks ports only when asked), so the parts are taken here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

_PARTS: Final = re.compile(
    r"(?P<scheme>[^:/?#]+):(?P<slashes>/{0,2})(?P<authority>[^/?#]*)"
    r"(?P<path>[^?#]*)(?P<query>\?[^#]*)?(?P<fragment>#.*)?",
    re.DOTALL,
)
_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*\Z")

# Never legal in a URL, and always to be percent-encoded: white space and control characters.
# Joiners between letters beyond ASCII are part of words, as in Persian, and of emoji.
INVISIBLE: Final = (
    "\x00-\x20\x7f-\xa0\xad\u1680\u2000-\u200b\u200e\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff"
)
"""As what stands between the brackets of a pattern; joiners are told by their neighbours."""
SPACE_OR_CONTROL: Final = re.compile(
    f"[{INVISIBLE}]|(?<![^\x00-\x7f])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\x7f])"
)
SMART_QUOTE: Final = re.compile("[\u2018-\u201f\xab\xbb]")
# Not in RFC 3986 either, but crawlers mostly take them: warnings.
UNSAFE: Final = re.compile(r'[\\^`{}|<>"]')
BRACKET: Final = re.compile(r"[\[\]]")
UP_TO_PATH: Final = re.compile(r"[^:/?#]+://[^/?#]*")
BROKEN_PERCENT: Final = re.compile(r"%(?![0-9A-Fa-f]{2})")
NON_ASCII: Final = re.compile(r"[^\x00-\x7f]")
ANY: Final = re.compile(r".", re.DOTALL)
# Percent codes that are not UTF-8, such as those of GBK or Latin-1.
_PERCENT_RUN: Final = re.compile(r"(?:%[89A-Fa-f][0-9A-Fa-f](?:%[0-9A-Fa-f]{2})*)")


class UrlParts(NamedTuple):  # made quicker than a dataclass is
    """A URL cut at its delimiters, nothing decoded; `host` without user, password and port."""

    scheme: str
    user: str | None
    host: str
    port: str | None
    path: str
    query: str
    fragment: str | None


@lru_cache(maxsize=256)  # several rules look at each URL
def split_url(url: str) -> UrlParts | None:
    """Cut `url` into its parts; None where it has no scheme with ``://`` or an impossible one."""
    match = _PARTS.fullmatch(url)
    if match is None:
        return None
    scheme, slashes, authority, path, query, fragment = match.groups()
    if slashes != "//" or not _SCHEME.match(scheme):
        return None
    user, at, host = authority.rpartition("@")
    port: str | None = None
    if (colon := host.rfind(":")) > host.rfind("]"):
        host, port = host[:colon], host[colon + 1 :]
    return UrlParts(scheme, user if at else None, host, port, path, query or "", fragment)


def join_url(parts: UrlParts) -> str:
    """Put the parts together again, as they were."""
    user = "" if parts.user is None else f"{parts.user}@"
    port = "" if parts.port is None else f":{parts.port}"
    origin = f"{parts.scheme}://{user}{parts.host}{port}"
    return f"{origin}{parts.path}{parts.query}{parts.fragment or ''}"


def percent_encoded(text: str, characters: re.Pattern[str]) -> str:
    """Write these characters of `text` as the percent codes of their UTF-8 bytes."""
    return characters.sub(_percent_code, text)


def _percent_code(match: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match[0].encode("utf-8", "surrogatepass"))


def percent_codes_are_utf8(url: str) -> bool:
    """Tell whether the percent codes of `url` above %7F spell UTF-8."""
    for run in _PERCENT_RUN.finditer(url):
        try:
            bytes.fromhex(run[0].replace("%", "")).decode("utf-8")
        except UnicodeDecodeError:
            return False
    return True
