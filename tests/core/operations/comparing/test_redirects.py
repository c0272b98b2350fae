"""Redirects for moved pages: each for one URL exactly, whatever stands in it."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.operations.comparing.redirect_pairs import Redirect, settled
from sitemap_editor.core.operations.comparing.redirects import (
    as_apache,
    as_csv,
    as_netlify,
    as_nginx,
)

Write = Callable[[Sequence[Redirect]], str]
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


def test_apache_is_not_asked_to_escape_what_has_percent_codes_already() -> None:
    """mod_alias writes the percent sign of a target as ``%25``; mod_rewrite can be told not to."""
    for path, written in (
        ("caf%C3%A9", "caf\\%C3\\%A9"),
        ("x[1]", "x[1]"),
        ("\u00fc", "\\%C3\\%BC"),
    ):
        _, line = as_apache([("https://e.com/a", f"https://f.com/{path}")]).splitlines()
        assert line == f'RewriteRule "^/?a$" "https://f.com/{written}" [R=301,NE,L]'


def test_apache_gets_patterns_for_the_bytes_a_request_has() -> None:
    for path, pattern in (
        ("back%5Cslash", r"back\x5cslash"),  # Apache would make one of two backslashes
        ("latin%E9", r"latin\xe9"),
        ("nbsp%C2%A0", r"nbsp\xc2\xa0"),
        ("two//slashes", "two/+slashes"),
    ):
        line = as_apache([(f"https://e.com/{path}", "https://f.com/")])
        assert line == f'RedirectMatch 301 "^/{pattern}$" "https://f.com/"\n'


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


A, B, C = (f"https://e.com/{name}" for name in "abc")
EACH = (as_csv, as_apache, as_nginx, as_netlify)


@pytest.mark.parametrize("write", EACH)
def test_nothing_leads_to_itself_and_chains_lead_to_their_end(write: Write) -> None:
    itself = [
        (A, A),
        ("https://e.com/q?", "https://e.com/q"),
        ("https://e.com/#x", "https://e.com"),
    ]
    assert write(itself) == write([])
    assert write([(A, B), (B, A)]) == write([])
    assert write([(A, B), (B, C)]) == write([(A, C), (B, C)])
    assert write([(A, B), (A, C)]) == write([(A, B)])


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from("abcdef")), max_size=8))
def test_whatever_moved_where_one_step_is_enough(moves: list[tuple[str, str]]) -> None:
    pairs = settled([(f"https://e.com/{one}", f"https://e.com/{other}") for one, other in moves])
    sources = [before for before, _ in pairs.pairs]
    assert len(sources) == len(set(sources))
    assert not {after for _, after in pairs.pairs} & set(sources)


def test_a_new_scheme_or_host_counts_where_the_path_stays() -> None:
    moves = [("http://e.com/a", "https://e.com/a"), ("https://old.com/b", "https://e.com/b")]
    assert as_apache(moves).splitlines() == [
        "RewriteEngine On",
        'RewriteCond %{HTTP_HOST} "^e\\.com(:[0-9]+)?$" [NC]',
        "RewriteCond %{HTTPS} =off",
        'RewriteRule "^/?a$" "https://e.com/a" [R=301,NE,L]',
        'RewriteCond %{HTTP_HOST} "^old\\.com(:[0-9]+)?$" [NC]',
        "RewriteCond %{HTTPS} =on",
        'RewriteRule "^/?b$" "https://e.com/b" [R=301,NE,L]',
    ]
    assert 'map "$scheme://$host$request_uri" $moved_site {' in as_nginx(moves)
    assert as_netlify(moves).splitlines()[0] == "http://e.com/a https://e.com/a 301!"


def test_apache_asks_for_a_query_before_it_takes_the_path_alone() -> None:
    text = as_apache([("https://e.com/p", B), ("https://e.com/p?id=1", C)])
    assert "RedirectMatch" not in text
    assert text.splitlines()[1:] == [
        'RewriteCond %{QUERY_STRING} "^id=1$"',
        'RewriteRule "^/?p$" "https://e.com/c" [R=301,NE,QSD,L]',
        'RewriteRule "^/?p$" "https://e.com/b" [R=301,NE,L]',
    ]


def test_nginx_tells_urls_apart_by_case_which_its_keys_do_not() -> None:
    text = as_nginx([("https://e.com/About.html", "https://e.com/about.html"), (A, B)])
    assert '"~^/About\\.html$" "https://e.com/about.html";' in text
    assert '    "/a" "https://e.com/b";' in text
    both = as_nginx([("https://e.com/X", B), ("https://e.com/x", C)])
    assert '"~^/X$"' in both
    assert '"~^/x$"' in both


def test_nginx_keeps_a_dollar_in_what_is_asked_for_and_says_what_long_urls_need() -> None:
    text = as_nginx([("https://e.com/$1", A), (f"https://e.com/{'x' * 90}", B)])
    assert '    "/$1" "https://e.com/a";' in text
    assert text.startswith("# In http, unless it is as large: map_hash_bucket_size 128;\n")


def test_netlify_gets_no_wildcards_names_or_mere_slashes_from_urls() -> None:
    moves = [("https://e.com/a/*", "https://f.com/:splat"), ("https://e.com/x/", "https://e.com/x")]
    assert as_netlify(
        [*moves, ("https://e.com/p", A), ("https://e.com/p?i=:i", B)]
    ).splitlines() == [
        "/p i=%3Ai https://e.com/b 301!",
        "/a/%2A https://f.com/%3Asplat 301!",
        "# The slash alone is not redirected: /x/",
        "/p https://e.com/a 301!",
    ]
