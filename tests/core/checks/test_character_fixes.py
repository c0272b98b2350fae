from __future__ import annotations

import re
from itertools import pairwise
from urllib.parse import unquote_to_bytes

import pytest

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Rule
from sitemap_editor.core.checks.values.character_rules import CHARACTER_RULES
from sitemap_editor.core.protocol import urls
from tests.core.checks.judging import codes, fixed, is_safe, safely_mended, ways

SITE = "https://example.com/"
# Rule, title of the fix, value, what the fix makes of it.
EXAMPLES = [
    ("L05", "Unescape once", SITE + "?a=1&amp;b=2", SITE + "?a=1&b=2"),
    ("L05", "Unescape once", SITE + "?a=1&copy=2&amp;c", SITE + "?a=1&copy=2&c"),
    ("L05", "Unescape once", SITE + "R&amp;D", SITE + "R&D"),
    (
        *("L05", "Replace the escapes with the characters"),
        *(SITE + "?a=&#39;b&#x27;&lt;&quot;", SITE + "?a='b'<\""),
    ),
    ("L06", "Remove the invisible characters", SITE + "a\u200bb", SITE + "ab"),
    ("L06", "Remove the invisible characters", SITE + "a\u00a0", SITE + "a"),
    (
        *("L06", "Write invisible characters inside words as percent codes"),
        *(SITE + "aqu\u00c3\u00ad", SITE + "aqu\u00c3%C2%AD"),
    ),
    ("L06", "Remove the invisible characters", "\ufeff" + SITE, SITE),
    ("L06", "Remove the invisible characters", SITE + "a\x08b", SITE + "ab"),
    ("L06", "Remove the invisible characters", f"“{SITE}a”", SITE + "a"),
    ("L06", "Remove the invisible characters", f'"{SITE}a"', SITE + "a"),
    ("L06", "Remove the invisible characters", f"<{SITE}a>", SITE + "a"),
    ("L06", "Remove the invisible characters", f"\"< \u00a0{SITE}a >'", SITE + "a"),
    ("L06", "Write the space as %20", SITE + "a b?c d", SITE + "a%20b?c%20d"),
    ("L06", "Write the space as %20", "https:// example.com/a", SITE + "a"),
    ("L06", "Write the space as %20", f" {SITE}a b ", SITE + "a%20b"),
    ("L06", "Write the characters as percent codes", SITE + "{a}|b^`", SITE + "%7Ba%7D%7Cb%5E%60"),
    ("L06", "Write the characters as percent codes", SITE + "?a[]=1", SITE + "?a%5B%5D=1"),
    ("L06", "Write the percent sign as %25", SITE + "100%", SITE + "100%25"),
    ("L06", "Write the percent sign as %25", SITE + "%zz%20", SITE + "%25zz%20"),
    (
        *("L06", "Remove invisible characters and encode the others"),
        *(SITE + "a b\u200b{c}%", SITE + "a%20b%7Bc%7D%25"),
    ),
    ("L06", "Remove the pasted white space", SITE + "a\u00a0b", SITE + "ab"),
    ("L06", "Remove the pasted white space", SITE + "a\n   b", SITE + "ab"),
    ("L06", "Remove the pasted white space", SITE + "a  \u00a0 \n b\nc", SITE + "abc"),
    ("L06", "Write the pasted space as %20", SITE + "a\u00a0b", SITE + "a%20b"),
    ("L06", "Remove the quotation marks", SITE + "“a”/b", SITE + "a/b"),
    (
        *("L06", "Write the quotation marks as percent codes"),
        *(SITE + "l’a/b", SITE + "l%E2%80%99a/b"),
    ),
    ("L06", "Replace “\\” with “/”", "https://example.com\\a\\\\b", SITE + "a/b"),
    ("L06", "Write “\\” as %5C", SITE + "a\\b", SITE + "a%5Cb"),
    (
        *("L06", "Remove what looks pasted and encode the others"),
        *(SITE + "“a\u00a0b”\\{c} d", SITE + "ab/%7Bc%7D%20d"),
    ),
    (
        *("L07", "Write the letters as percent codes and punycode"),
        *(SITE + "ü?q=日", SITE + "%C3%BC?q=%E6%97%A5"),
    ),
    (
        *("L07", "Write the letters as percent codes and punycode"),
        *("https://münchen.example/", "https://xn--mnchen-3ya.example/"),
    ),
    (
        *("L07", "Write the letters as percent codes and punycode"),
        *("https://例え.jp/%41", "https://xn--r8jz45g.jp/%41"),
    ),
    ("L08", "Decode once", SITE + "%25C3%25BC", SITE + "%C3%BC"),
    ("L09", "Remove the white space", f" {SITE}\r\n\t", SITE),
]


@pytest.mark.parametrize(("code", "title", "value", "expected"), EXAMPLES)
def test_a_fix_makes_what_its_title_says(code: str, title: str, value: str, expected: str) -> None:
    assert ways(code, value)[title] == expected


@pytest.mark.parametrize(("code", "title", "value", "_expected"), EXAMPLES)
def test_a_fix_leaves_its_rule_nothing_to_say_and_itself_nothing_to_do(
    code: str, title: str, value: str, _expected: str
) -> None:
    fixed = ways(code, value)[title]
    assert code not in codes("loc", fixed)
    assert ways(code, fixed) == {}


@pytest.mark.parametrize("rule", CHARACTER_RULES, ids=lambda rule: rule.code)
def test_every_fix_has_an_example(rule: Rule) -> None:
    shown = {title for code, title, _, _ in EXAMPLES if code == rule.code}
    assert shown == {fix.title for fix in rule.fixes}


@pytest.mark.parametrize(
    ("code", "value"),
    [
        ("L07", SITE + "%D6%D0"),  # GBK: only the site knows
        ("L07", SITE + "ü%E4"),
        (
            "L07",
            "https://straße.example/",
        ),  # another host by the standard of 2003 than by that of 2008
        ("L07", "https://" + "ü" * 64 + ".example/"),
        ("L06", "not a url"),
        ("L06", '"'),
        ("L06", '"<>"'),
        ("L06", 'not" "a url"'),
        ("L06", "https://exa{mple.com/"),
        ("L05", SITE + "?a=&#55357;"),  # half a character
        ("L09", SITE),
        ("L08", SITE + "%25"),
    ],
)
def test_where_nothing_is_sure_a_fix_knows_no_way(code: str, value: str) -> None:
    assert fixed(code, value) is None


@pytest.mark.parametrize(
    "value",
    [
        SITE + "a\u00a0b",  # may be a space in a name
        SITE + "a\nb",
        SITE + "a\\b",  # a slash to browsers
        SITE + "l’a",
    ],
)
def test_what_may_mean_two_things_is_not_among_the_safe_fixes(value: str) -> None:
    assert fixed("L06", value, only_safe=True) is None
    assert fixed("L06", value) is not None


@pytest.mark.parametrize(
    ("code", "states"),
    [
        (
            "L05",
            [SITE + "?a&amp;amp;amp;b", SITE + "?a&amp;amp;b", SITE + "?a&amp;b", SITE + "?a&b"],
        ),
        ("L05", [SITE + "?a=1&amp;#35;b", SITE + "?a=1&#35;b", SITE + "?a=1#b"]),
        ("L05", [SITE + "?a&amp;&#35;b&#38;lt;", SITE + "?a&&#35;b&#38;lt;", SITE + "?a&#b&lt;"]),
        ("L05", [SITE + "?a&#38;amp;b", SITE + "?a&amp;b", SITE + "?a&b"]),
        ("L08", [SITE + "a%25252520b", SITE + "a%252520b", SITE + "a%2520b", SITE + "a%20b"]),
    ],
)
def test_what_is_undone_once_is_undone_once_and_goes_on_when_asked_again(
    code: str, states: list[str]
) -> None:
    for before, after in pairwise(states):
        assert fixed(code, before) == after


@pytest.mark.parametrize("escape", ["&#35;", "&#x23;", "&lt;", "&gt;", "&quot;", "&apos;", "&#38;"])
def test_only_an_escaped_ampersand_is_unescaped_without_asking(escape: str) -> None:
    """“#” would cut the URL off, and a page may take an escape as a parameter."""
    assert fixed("L05", f"{SITE}?a=1{escape}b", only_safe=True) is None
    assert fixed("L05", f"{SITE}?a=1{escape}b") is not None
    assert fixed("L05", f"{SITE}?a=1&amp;b", only_safe=True) == SITE + "?a=1&b"


def test_decoding_is_left_to_a_person() -> None:
    """A parameter may carry a whole URL that is encoded."""
    fixes = [fix for rule in CHARACTER_RULES if rule.code == "L08" for fix in rule.fixes]
    assert fixes
    assert not any(map(is_safe, fixes))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (f"  “{SITE}a b{{ü}}?x=1&amp;y=2” ", SITE + "a%20b%7B%C3%BC%7D?x=1&y=2"),
        ("HTTPS://Münch\u200ben.example:443/%", "https://xn--mnchen-3ya.example/%25"),
    ],
)
def test_safe_fixes_mend_a_url_that_has_many_faults(value: str, expected: str) -> None:
    assert safely_mended("loc", value)[-1] == expected


def test_marks_inside_a_word_are_never_dropped_by_a_safe_fix() -> None:
    """Half of an “í” that was read in the wrong encoding is a part of the page's address."""
    value = SITE + "aqu\u00c3\u00ad-mismo"
    assert fixed("L06", value, only_safe=True) is None
    assert fixed("L06", value) == SITE + "aqu\u00c3%C2%AD-mismo"


@pytest.mark.parametrize(
    "value",
    [
        SITE + "aqu\u00c3\u00ad",  # í at the end
        SITE + "l\u00c3\u00a0-bas",  # à, half of it a no-break space
        SITE + "l\u00c3\u00a0",
        SITE + "\u00c3\u0089cole",  # É, half of it a control character
        SITE + "d\u00c3\u00bb",  # û, half of it a quotation mark
        SITE + "caf\u00c3\u00a9\u00ad",
        SITE + "a\u200bb",
        SITE + "a\ufeffb",
        SITE + "a\u200eb",
        SITE + "a\u00adb",
        SITE + "a\x7fb",
        SITE + "آیفون\u200c13",
        SITE + "می\u200c",
        SITE + "שלום\u200f",
        SITE + "👩\u200d",
        SITE + "“Heroes”",
        SITE + "boys’",
        SITE + "«a»",
        SITE + "?q=%u4E2D",  # read by old servers, and only this way
        SITE + "tags/R&amp;D",
        "https://www example.com/",
    ],
)
def test_what_may_be_a_part_of_the_address_is_left_by_every_safe_fix(value: str) -> None:
    assert safely_mended("loc", value)[-1] == value


@pytest.mark.parametrize(
    "mark", ["\u200b", "\ufeff", "\u00ad", "\u200e", "\u00a0", "\u200c", "\x7f"]
)
def test_marks_around_a_url_are_dropped_by_a_safe_fix(mark: str) -> None:
    assert safely_mended("loc", f"{mark}{SITE}a{mark}")[-1] == SITE + "a"
    assert safely_mended("loc", f"{mark}{SITE}é/")[-1] == SITE + "%C3%A9/"


@pytest.mark.parametrize("mark", ["\u200b", "\ufeff", "\u00ad", "\u2060"])
def test_marks_in_a_host_are_dropped_as_those_who_look_it_up_do(mark: str) -> None:
    assert safely_mended("loc", f"https://exam{mark}ple.com/a")[-1] == SITE + "a"


def test_quotation_marks_around_a_url_are_dropped_even_behind_a_letter_beyond_ascii() -> None:
    assert safely_mended("loc", f"“{SITE}é”")[-1] == SITE + "%C3%A9"


WORKING = [
    *(
        "a%2Fb",
        "a//b",
        "a;b=1/c",
        "~a",
        "%7Ea",
        "A/a",
        "a+b",
        "a%20b",
        "a%2Bb",
        "?q=a+b",
        "?q=a%2Bb",
    ),
    *(
        "?a=1&a=2",
        "?b&a",
        "?a=b=c",
        "?",
        "#",
        "?a#b?c",
        "a%2520b",
        "?u=https%253A%252F%252Fb",
        "a.",
        "a./",
    ),
    *(
        "?u=https://b.org/?c=d%26e",
        "./a",
        "a/../b",
        "%2e%2e/a",
        "?a[]=1&a[]=2",
        "?f[x]=y",
        "a|b",
        "{a}",
    ),
    *(
        "a b",
        "?q=a b",
        "100%",
        "?q=100%&b=1",
        "?q=%u4E2D",
        "ü",
        "u\u0308",
        "é/e\u0301",
        "日本",
        "?q=日本",
    ),
    *(
        "👩\u200d👧",
        "❤\ufe0f",
        "نیم\u200cفاصله",
        "آیفون\u200c13",
        "שלום\u200f",
        "क्\u200dष",
        "‘a’",
        "a\u00a0b",
    ),
    *(
        "aqu\u00c3\u00ad",
        "l\u00c3\u00a0",
        "\u00c3\u0089a",
        "d\u00c3\u00bb",
        "a\u200bb",
        "\u200b/a",
        "a\u2028b",
    ),
    *(
        "%D6%D0",
        "%E4",
        "tags/R&amp;D",
        "?a=R&amp;b",
        "?q=AT&T",
        "&copy=1",
        "'a'",
        'a"b',
        "a^b`c",
        "a\\b",
    ),
    *(
        "(S(abc))/a",
        ";jsessionid=1",
        "?token=1",
        "?utm_source=a",
        "http://b.org/",
        "?q=<a>",
        "%",
        "%%20",
    ),
]
ORIGINS = [
    "https://a.org/",
    "HTTPS://A.ORG:443/",
    "http://münchen.example/",
    "https://a.org:8443/x/",
]


def seen_by_server(url: str) -> tuple[object, ...]:
    """Return what a server makes of the address: host, folders and parameters, decoded."""
    parts = urls.split_url(url)
    assert parts is not None
    scheme = parts.scheme.lower()
    host = parts.host.encode("idna").lower()
    port = parts.port or {"http": "80", "https": "443"}[scheme]
    # “%u4E2D” is one letter to a script; a query in which “&amp;” stands has “&” in any page.
    path = [_decoded(each) for each in parts.path.split("/")]
    query = [_decoded(each) for each in parts.query.replace("&amp;", "&").split("&")]
    return scheme, host, port, path, query, _decoded(parts.fragment or "")


def _decoded(text: str) -> bytes | list[bytes]:
    return [unquote_to_bytes(each) for each in re.split(r"%u(?=[0-9A-F]{4})", text)]


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_safe_fix_makes_another_page_of_a_url_that_works(origin: str) -> None:
    """Every safe fix there is, alone and one after the other, over addresses that are odd."""
    for rest in WORKING:
        value = origin + rest
        expected = seen_by_server(value)
        steps = safely_mended("loc", value)
        for rule in ALL_RULES:
            if rule.column == "loc":
                steps += ways(rule.code, value, only_safe=True).values()
        for step in steps:
            assert seen_by_server(step) == expected, (value, step)
