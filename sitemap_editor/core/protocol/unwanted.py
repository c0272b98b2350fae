"""What tells that a URL does not belong in a public sitemap: words, and small checks of them.

Source: sitemaps.org FAQ (session IDs); PROTOCOL L18, L19, L21.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from sitemap_editor.core.protocol.urls import UrlParts

# Names of parameters in small letters; engines and newsletters add the tracking ones to links.
TRACKING_PREFIX: Final = "utm_"
TRACKING: Final = frozenset(
    (
        *("gclid", "gclsrc", "dclid", "wbraid", "gbraid", "gad_source", "srsltid", "_ga", "_gl"),
        *("fbclid", "msclkid", "yclid", "ysclid", "_openstat", "igshid", "igsh", "twclid"),
        *("ttclid", "li_fat_id", "epik", "mc_cid", "mc_eid", "mkt_tok", "_hsenc", "_hsmi"),
        *("hsctatracking", "vero_id", "oly_enc_id", "oly_anon_id", "wickedid", "zanpid"),
        *("pk_campaign", "pk_kwd", "mtm_campaign", "mtm_source", "mtm_medium", "rb_clickid"),
    )
)
SESSION_PREFIX: Final = "aspsessionid"
SESSION: Final = frozenset(
    (
        *("jsessionid", "phpsessid", "sessionid", "session_id", "sessid", "sess_id"),
        *("zenid", "oscsid", "cfid", "cftoken", "osgsessionid", "xtcsid"),
    )
)
SHORT_SESSION: Final = "sid"
"""A session where a long code stands behind it; a name of many things otherwise."""
SECRET: Final = frozenset(
    (
        *("token", "access_token", "auth_token", "id_token", "refresh_token", "reset_token"),
        *("private_token", "api_key", "apikey", "api-key", "password", "passwd", "pwd", "secret"),
        *("client_secret", "x-amz-signature"),
    )
)

# Hosts and folders
STAGING_LABELS: Final = frozenset(
    (
        *("dev", "devel", "test", "testing", "qa", "uat"),
        *("stage", "staging", "stg", "preprod", "sandbox"),
    )
)
STAGING_PARTS: Final = frozenset(("staging", "stg", "preprod", "uat"))
"""Also as part of a label, such as “shop-staging”; the others are words of their own there."""
PRIVATE_ENDS: Final = frozenset(
    ("localhost", "local", "localdomain", "internal", "intranet", "lan", "test", "invalid")
)
ADMIN_FOLDERS: Final = frozenset(
    ("admin", "wp-admin", "wp-login.php", "administrator", "phpmyadmin")
)
"""For administrators as the first folder; further down it may be a topic, as in a wiki."""

# Images, PDF and office documents are fine: engines index them.
NO_PAGES: Final = frozenset(
    (
        *("css", "scss", "less", "js", "mjs", "cjs", "map", "json", "wasm"),
        *("woff", "woff2", "ttf", "otf", "eot", "ico", "cur"),
        *("zip", "gz", "tgz", "bz2", "xz", "rar", "7z", "tar", "jar", "war"),
        *("exe", "msi", "dmg", "pkg", "apk", "iso", "bin", "dll"),
        *("sql", "bak", "log", "ini", "env", "yml", "yaml", "lock"),
    )
)

_PRIVATE_NETWORKS: Final = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
            *("172.16.0.0/12", "192.168.0.0/16", "::/127", "fc00::/7", "fe80::/10"),
        ),
    )
)
_SCHEMES: Final = frozenset(("http", "https"))
_TWO_PART_ENDS: Final = frozenset(("co", "com", "org", "net", "gov", "ac", "edu"))
_COUNTRY: Final = 2
_CODE: Final = re.compile(r"[0-9A-Za-z,-]{16,}")
_PATH_SESSION: Final = re.compile(
    r";(?P<name>jsessionid)(?:=[^/;]*)?|/\((?P<net>[SA])\([0-9A-Za-z-]+\)\)(?=/|\Z)", re.IGNORECASE
)
_FILE_END: Final = re.compile(r"\.([A-Za-z0-9]+)\Z")


@lru_cache(maxsize=256)  # a file has few hosts, and each of them thousands of times
def is_private_host(host: str) -> bool:
    """Tell whether `host` is an address, or ends in a name, that is reached from inside only."""
    try:
        address = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return host.lower().rstrip(".").rpartition(".")[2] in PRIVATE_ENDS
    return any(address in network for network in _PRIVATE_NETWORKS)


def is_single_label(host: str) -> bool:
    """Tell whether a name has one part, as servers in an office and words in templates have.

    No page is published right below the root of the name system. Source: RFC 7085. A scheme that
    stands twice leaves its word for a host, which is a fault of its own (L02).
    """
    name = host.rstrip(".").lower()
    return bool(name) and "." not in name and not name.startswith("[") and name not in _SCHEMES


@lru_cache(maxsize=256)
def is_staging_host(host: str) -> bool:
    """Tell whether a name before the registered one, as in dev.example.com, says test copy."""
    labels = host.lower().rstrip(".").split(".")
    own = 2
    if len(labels) > own and len(labels[-1]) == _COUNTRY and labels[-2] in _TWO_PART_ENDS:
        own = 3
    return any(
        label.rstrip("0123456789") in STAGING_LABELS
        or not STAGING_PARTS.isdisjoint(part.rstrip("0123456789") for part in label.split("-"))
        for label in labels[:-own]
    )


def admin_folder(path: str) -> str | None:
    """Return the first folder of `path` where it is for administrators; None where it is not."""
    first = path[1:].partition("/")[0].lower()
    return first if first in ADMIN_FOLDERS else None


def no_page_ending(path: str) -> str | None:
    """Return the ending of a file that is no page, such as ``css``; None for none."""
    match = _FILE_END.search(path)
    ending = match[1].lower() if match else ""
    return ending if ending in NO_PAGES else None


# Parameters


@lru_cache(maxsize=16)  # two rules look at those of each URL
def parameters(parts: UrlParts) -> Sequence[tuple[str, str]]:
    """Return name and value of each parameter, nothing decoded."""
    if not parts.query:
        return []
    pairs = (pair.partition("=") for pair in parts.query[1:].split("&"))
    return [(name, value) for name, _, value in pairs]


class _Use(Enum):
    """What a parameter is for, as far as its name tells."""

    TRACKING = auto()
    SESSION = auto()
    MAYBE_SESSION = auto()
    SECRET = auto()


@lru_cache(maxsize=1_024)  # a file has few names, and each of them thousands of times
def _use_of(name: str) -> _Use | None:
    name = name.lower()
    if name in TRACKING or name.startswith(TRACKING_PREFIX):
        return _Use.TRACKING
    if name == SHORT_SESSION:
        return _Use.MAYBE_SESSION
    if name in SESSION or name.startswith(SESSION_PREFIX):
        return _Use.SESSION
    return _Use.SECRET if name in SECRET else None


def is_tracking(name: str, _value: str) -> bool:
    """Tell whether a parameter only follows who clicked."""
    return _use_of(name) is _Use.TRACKING


def is_session(name: str, value: str) -> bool:
    """Tell whether a parameter names one visit."""
    use = _use_of(name)
    if use is _Use.MAYBE_SESSION:
        return _CODE.fullmatch(value) is not None
    return use is _Use.SESSION


def is_secret(name: str, value: str) -> bool:
    """Tell whether a parameter looks like a key to something."""
    return bool(value) and _use_of(name) is _Use.SECRET


def session_in_path(parts: UrlParts) -> str | None:
    """Return how a path names a visit: ``;jsessionid``, or ``(S(…))`` of ASP.NET; None for none."""
    path = parts.path
    match = _PATH_SESSION.search(path) if ";" in path or "(" in path else None
    if match is None:
        return None
    return match["name"] or f"({match['net']}(…))"


def without_path_session(parts: UrlParts) -> UrlParts:
    """Leave a visit out of the path."""
    return parts._replace(path=_PATH_SESSION.sub("", parts.path))


def without_parameters(parts: UrlParts, is_unwanted: Callable[[str, str], bool]) -> UrlParts:
    """Leave parameters out; the others stay as they are, and in order."""
    if not parts.query:
        return parts
    pairs = parts.query[1:].split("&")
    named = zip(pairs, parameters(parts), strict=True)
    kept = [pair for pair, parameter in named if not is_unwanted(*parameter)]
    if len(kept) == len(pairs):
        return parts
    return parts._replace(query="?" + "&".join(kept) if kept else "")
