"""Writes a map of redirects for pages that were moved, as servers read it.

Sources: Apache, mod_alias and mod_rewrite; nginx, ngx_http_map_module; Netlify, "Redirects and
rewrites". Each rule is for one URL exactly, its query included; hosts are the server's own, but
where a rule would match what it, or another one, leads to. What would steer a terminal or end a
line is written as a percent code, as in requests.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final
from urllib.parse import quote, unquote

from sitemap_editor.core.operations.comparing.redirect_pairs import Redirect, Rule, settled
from sitemap_editor.core.protocol.urls import percent_encoded

_KEPT: Final = "%/:?#[]@!$&'()*+,;=-._~"
_ESCAPED_BY_APACHE: Final = re.compile(r"[^\w$.+!*'(),:;@&=/~-]", re.ASCII)
"""What mod_alias writes as a percent code in the path of a target: even a percent sign."""
_SPECIAL: Final = re.compile(r"[\\^$.|?*+()\[\]{}\"\s]|[^\x20-\x7e]")
_STEERING: Final = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_NGINX_BUCKET: Final = 32
"""What of a map's key fits into nginx's smallest default bucket, bytes around it included."""
_NGINX_AROUND: Final = 24


def as_csv(redirects: Sequence[Redirect]) -> str:
    """Write a table with a line of titles."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("from", "to"))
    writer.writerows(
        [percent_encoded(url, _STEERING) for url in pair] for pair in settled(redirects).pairs
    )
    return out.getvalue()


def as_apache(redirects: Sequence[Redirect]) -> str:
    """Write lines for ``.htaccess`` or a host.

    mod_rewrite where a query or a host counts, or the target has percent codes, and for all rules
    of a path for which there is such a one: it comes before mod_alias, whatever stands first.
    """
    found = settled(redirects)
    mixed = {
        each.path
        for each in found.rules
        if each.query or each.needs_origin or _ESCAPED_BY_APACHE.search(_path(each))
    }
    plain: list[str] = []
    rewritten: list[str] = []
    for each in sorted(found.rules, key=lambda each: not each.query):  # exact queries come first
        target, path = _encoded(each.after), each.path
        if path not in mixed:
            goal = target.replace("$", "\\$")
            plain.append(f'RedirectMatch 301 "^{_decoded(path)}$" "{goal}"')
            continue
        if each.needs_origin:
            https = "on" if each.scheme == "https" else "off"
            rewritten += (
                f'RewriteCond %{{HTTP_HOST}} "^{_escaped(each.host)}(:[0-9]+)?$" [NC]',
                f"RewriteCond %{{HTTPS}} ={https}",
            )
        if each.query:
            rewritten.append(f'RewriteCond %{{QUERY_STRING}} "^{_escaped(_encoded(each.query))}$"')
        flags = "R=301,NE,QSD,L" if each.query else "R=301,NE,L"
        rewritten.append(
            f'RewriteRule "^/?{_decoded(path.lstrip("/"))}$" "{_in_rewrite(target)}" [{flags}]'
        )
    return _lines([*plain, *(["RewriteEngine On", *rewritten] if rewritten else [])])


def as_nginx(redirects: Sequence[Redirect]) -> str:
    """Write maps; a comment says where their use goes.

    A key matches in any case, so that one that is another key or a target but for its case becomes
    a pattern: nginx refuses two such keys, and would lead such a target to itself.
    """
    found = settled(redirects)
    folded = Counter(each.request.lower() for each in found.rules)
    folded.update(each.target_request.lower() for each in found.rules)
    lines, longest = list[str](), 0
    for needs_origin, name, value in (
        (False, "moved_page", "$request_uri"),
        (True, "moved_site", '"$scheme://$host$request_uri"'),
    ):
        pairs = []
        for each in found.rules:
            if each.needs_origin is not needs_origin:
                continue
            request = _encoded(each.request)
            if needs_origin:
                request = f"{each.scheme}://{each.host}{request}"
            key = request  # in keys nothing is a variable
            if folded[each.request.lower()] > 1:
                key = f"~^{_escaped(request)}$"
            else:
                longest = max(longest, len(key))
            pairs.append(f'    "{key}" "{_in_nginx(_encoded(each.after))}";')
        if pairs or not needs_origin:
            lines += (
                f"# In server: if (${name}) {{ return 301 ${name}; }}",
                f"map {value} ${name} {{",
                '    default "";',
                *pairs,
                "}",
            )
    size = _NGINX_BUCKET
    while size < longest + _NGINX_AROUND:
        size *= 2
    if size > _NGINX_BUCKET:
        lines.insert(0, f"# In http, unless it is as large: map_hash_bucket_size {size};")
    return _lines(lines)


def as_netlify(redirects: Sequence[Redirect]) -> str:
    """Write lines of a file ``_redirects``, those for a query first: a path alone matches any.

    Paths match with and without a slash at the end, so that no rule may add or remove one.
    """
    lines = []
    for each in sorted(settled(redirects).rules, key=lambda each: not each.query):
        names = " ".join(_no_names(_encoded(part)) for part in each.query.split("&") if part)
        source = f"{_no_names(_encoded(each.path))} {names}".rstrip()
        if each.is_slash_only:
            lines.append(f"# The slash alone is not redirected: {source}")
            continue
        if each.needs_origin:
            source = f"{each.scheme}://{each.host}{source}"
        target = _encoded(each.after).replace("/:", "/%3A")
        lines.append(f"{source} {target} 301!")
    return _lines(lines)


REDIRECT_FORMATS: Final[Mapping[str, Callable[[Sequence[Redirect]], str]]] = {
    "csv": as_csv,
    "apache": as_apache,
    "nginx": as_nginx,
    "netlify": as_netlify,
}


def _encoded(url: str) -> str:
    """Write a URL in ASCII without white space; what is a percent code stays."""
    return quote(url, safe=_KEPT)


def _path(rule: Rule) -> str:
    """Return the path of what a rule leads to, in ASCII."""
    return _encoded(rule.target_request.partition("?")[0])


def _decoded(path: str) -> str:
    """Write a path as a pattern for what Apache makes of it: bytes, and one slash for several."""
    return re.sub("/{2,}", "/+", _escaped(unquote(path, errors="surrogateescape")))


def _escaped(text: str) -> str:
    """Write text as a regular expression that matches its bytes alone, between quotes."""
    return _SPECIAL.sub(_one_escaped, text)


def _one_escaped(match: re.Match[str]) -> str:
    character = match[0]
    if character.isascii() and character.isspace():
        return "\\s"
    if character in '"\\' or not character.isprintable():  # Apache halves backslashes in quotes
        return "".join(f"\\x{byte:02x}" for byte in character.encode("utf-8", "surrogateescape"))
    return f"\\{character}" if character.isascii() else character


def _in_rewrite(target: str) -> str:
    return re.sub(r"([$%\\])", r"\\\1", target)


def _in_nginx(text: str) -> str:
    return text.replace("$", "%24")  # it would begin a variable


def _no_names(text: str) -> str:
    """Write what would be a wildcard or the name of a part of a URL as percent codes."""
    return text.replace("*", "%2A").replace(":", "%3A")


def _lines(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
