"""Writes a map of redirects for pages that were moved, as servers read it.

Sources: Apache, mod_alias and mod_rewrite; nginx, ngx_http_map_module; Netlify, "Redirects and
rewrites". Each rule is for one URL exactly, its query included; hosts are the server's own. What
would steer a terminal or end a line is written as a percent code, as in requests.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final
from urllib.parse import quote, unquote

from sitemap_editor.core.protocol.urls import percent_encoded, split_url

Redirect = tuple[str, str]
"""The URL before, and the URL after."""

_KEPT: Final = "%/:?#[]@!$&'()*+,;=-._~"
_SPECIAL: Final = re.compile(r"[\\^$.|?*+()\[\]{}\"\s\x00-\x1f\x7f-\x9f]")
_STEERING: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def as_csv(redirects: Sequence[Redirect]) -> str:
    """Write a table with a line of titles."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("from", "to"))
    writer.writerows([percent_encoded(url, _STEERING) for url in pair] for pair in redirects)
    return out.getvalue()


def as_apache(redirects: Sequence[Redirect]) -> str:
    """Write lines for ``.htaccess`` or a host; RewriteRule where there is a query."""
    plain: list[str] = []
    rewritten: list[str] = []
    for before, after in redirects:
        path, query = _path_and_query(before)
        target = _encoded(after)
        if query:
            rewritten += (
                f'RewriteCond %{{QUERY_STRING}} "^{_escaped(_encoded(query))}$"',
                f'RewriteRule "^/?{_escaped(unquote(path.lstrip("/")))}$" '
                f'"{_in_rewrite(target)}" [R=301,NE,QSD,L]',
            )
        else:
            goal = target.replace("$", "\\$")
            plain.append(f'RedirectMatch 301 "^{_escaped(unquote(path))}$" "{goal}"')
    return _lines([*plain, *(["RewriteEngine On", *rewritten] if rewritten else [])])


def as_nginx(redirects: Sequence[Redirect]) -> str:
    """Write a map; a comment says where its use goes."""
    pairs = [
        f'    "{_in_nginx(_request_uri(before))}" "{_in_nginx(_encoded(after))}";'
        for before, after in redirects
    ]
    use = "# In server: if ($moved_page) { return 301 $moved_page; }"
    return _lines([use, "map $request_uri $moved_page {", '    default "";', *pairs, "}"])


def as_netlify(redirects: Sequence[Redirect]) -> str:
    """Write lines of a file ``_redirects``."""
    lines = []
    for before, after in redirects:
        path, query = _path_and_query(before)
        names = " ".join(_encoded(part) for part in query.split("&") if part)
        source = f"{_encoded(path)} {names}".rstrip()
        lines.append(f"{source} {_encoded(after)} 301!")
    return _lines(lines)


REDIRECT_FORMATS: Final[Mapping[str, Callable[[Sequence[Redirect]], str]]] = {
    "csv": as_csv,
    "apache": as_apache,
    "nginx": as_nginx,
    "netlify": as_netlify,
}


def _path_and_query(url: str) -> tuple[str, str]:
    parts = split_url(url)
    return (url, "") if parts is None else (parts.path or "/", parts.query[1:])


def _request_uri(url: str) -> str:
    path, query = _path_and_query(url)
    return _encoded(f"{path}?{query}" if query else path)


def _encoded(url: str) -> str:
    """Write a URL in ASCII without white space; what is a percent code stays."""
    return quote(url, safe=_KEPT)


def _escaped(text: str) -> str:
    """Write text as a regular expression that matches it alone, between quotes."""
    return _SPECIAL.sub(_one_escaped, text)


def _one_escaped(match: re.Match[str]) -> str:
    character = match[0]
    if character.isspace():
        return "\\s"
    if character == '"' or not character.isprintable():
        return f"\\x{ord(character):02x}"
    return f"\\{character}"


def _in_rewrite(target: str) -> str:
    return re.sub(r"([$%\\])", r"\\\1", target)


def _in_nginx(text: str) -> str:
    # In a map the beginnings “~” and “\” mean something; “$” begins a variable in values.
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("$", "%24")


def _lines(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
