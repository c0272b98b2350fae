"""Redirects for moved pages: each for one URL exactly, whatever stands in it."""

from __future__ import annotations

import csv
import io
import re

from sitemap_editor.core.operations.comparing.redirects import (
    as_apache,
    as_csv,
    as_netlify,
    as_nginx,
)

PLAIN = ("https://e.com/a.b/c+d", "https://f.com/x$1")
QUERY = ("https://e.com/p?id=1&x=(2)", "https://f.com/50%25?y=$2")
ODD = ('https://e.com/caf\u00e9 "x"', "https://f.com/\u00fc x")


def test_csv_is_read_back_as_it_was() -> None:
    rows = list(csv.reader(io.StringIO(as_csv([PLAIN, QUERY, ODD]))))
    assert rows == [["from", "to"], list(PLAIN), list(QUERY), list(ODD)]


def test_apache_matches_the_path_alone_and_the_query_where_there_is_one() -> None:
    assert as_apache([PLAIN]) == ('RedirectMatch 301 "^/a\\.b/c\\+d$" "https://f.com/x\\$1"\n')
    assert as_apache([QUERY]).splitlines() == [
        "RewriteEngine On",
        'RewriteCond %{QUERY_STRING} "^id=1&x=\\(2\\)$"',
        'RewriteRule "^/?p$" "https://f.com/50\\%25?y=\\$2" [R=301,NE,QSD,L]',
    ]


def test_apache_gets_patterns_that_match_the_decoded_path_and_nothing_behind_it() -> None:
    line = as_apache([("https://e.com/caf%C3%A9%20x", "https://f.com/")])
    pattern = re.fullmatch(r'RedirectMatch 301 "(.*)" ".*"\n', line)
    assert pattern is not None
    assert re.match(pattern[1], "/caf\u00e9 x")
    assert not re.match(pattern[1], "/caf\u00e9 x/more")


def test_nginx_takes_the_whole_request_and_no_variable_from_a_url() -> None:
    text = as_nginx([PLAIN, QUERY, ODD])
    assert '    "/a.b/c+d" "https://f.com/x%241";\n' in text
    assert '    "/p?id=1&x=(2)" "https://f.com/50%25?y=%242";\n' in text
    assert '    "/caf%C3%A9%20%22x%22" "https://f.com/%C3%BC%20x";\n' in text


def test_netlify_gets_a_word_for_each_part_of_a_query() -> None:
    assert as_netlify([QUERY, ODD]).splitlines() == [
        "/p id=1 x=(2) https://f.com/50%25?y=$2 301!",
        "/caf%C3%A9%20%22x%22 https://f.com/%C3%BC%20x 301!",
    ]


def test_nothing_in_a_url_steers_a_terminal_or_becomes_another_word() -> None:
    pair = ("https://e.com/a\x1b[31m\x9b?x=1 2&y=\x1b", "https://f.com/\x1b\u202e")
    for write in (as_csv, as_apache, as_nginx, as_netlify):
        text = write([pair])
        assert text.isprintable() or all(line.isprintable() for line in text.splitlines())
    assert as_netlify([pair]).split() == [
        "/a%1B[31m%C2%9B",
        "x=1%202",
        "y=%1B",
        "https://f.com/%1B%E2%80%AE",
        "301!",
    ]


def test_apache_matches_a_query_as_it_is_sent() -> None:
    text = as_apache([("https://e.com/?q=caf\u00e9", "https://f.com/")])
    assert 'RewriteCond %{QUERY_STRING} "^q=caf%C3%A9$"' in text
