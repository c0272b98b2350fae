"""Values at the edges of rules and patterns: each piece may be right, many together are not."""

from __future__ import annotations

from hypothesis import strategies as st

from sitemap_editor import Row

SCHEMES = st.sampled_from(["http://", "https://", "HTTP://", "ftp://", "http:/", "https:// ", ""])
HOSTS = st.sampled_from(
    [
        *(
            "example.com",
            "a",
            "-",
            "a-",
            "a..b",
            ".a",
            "a.",
            "1.2.3.4",
            "[::1]",
            "é.example",
            "a_b",
        ),
        *(
            "a:b@c",
            "@a",
            "a:1",
            "a:0",
            "a:01",
            "a:9999",
            "a:65535",
            "a:65536",
            "a:99999",
            "a:",
            "a:x",
            "a:80",
            "a:443",
        ),
        *("example.com", "example.com", "Example.com", "http", "https", "localhost", "a.local"),
        *("dev.a.b", "dev.a", "web.dev", "qa2.a.b", "a-staging.b.c", "stg-a.b.c", "test.co.uk"),
        *("a.b.c.9", "foo.0x1", "a.b3", f"{'a' * 64}.b", f"{'a' * 42}.b.c", f"a.{'b' * 63}.c"),
        *(".".join(["a" * 40] * 7), "a.b.c.d.e.f.g", "1.2.3.256", "[::1.2]", "％41.a"),
        *("testing-a.b.c", "10.0.0.1", "192.168.1.1", "1.2.3", "127.0.0.1:80", "developer.a.b"),
    ]
)
PATH_PIECES = st.sampled_from(
    [
        *(
            "/",
            "?",
            "#",
            "a",
            "~",
            "&",
            ",,",
            "[a:b]",
            "<",
            ">",
            '"',
            "'",
            " ",
            "\t",
            "\n",
            "\u00a0",
            "é",
            "日",
            ";",
        ),
        *(
            "%",
            "%2",
            "%20",
            "%7F",
            "%80",
            "%C3%A4",
            "%C3",
            "%c3%28",
            "%E2%82%AC",
            "%E0%80%80",
            "%ED%A0%80",
        ),
        *("%F0%9F%98%80", "%FF", "[", "]", "{", "|", "\\", "^", "`", "@", ":", "%c1%81", "%C2%7f"),
        *("a" * 1_000, "b" * 24, "&amp;", "%E0%A0%80", "%ef%bf%bf", "%00", "%0a"),
        *("%2520", "%25", "%25zz", "&lt;", "&ltd", "&#38;", "“", "\u200c", "ب\u200cب", "\u00ad"),
        *("?utm_source=a", "&UTM_x", "?gclid=1", "&fbclid", "?side=1", "&sid=0123456789abcdef"),
        *("&token=1", "?token=", "?tokens=1", "&pwd=x", ";jsessionid=1", "/(S(abc))", "?q=(S(a))"),
        *("/admin", "/Admin/", "/administrators", "/b/admin", "/wp-admin/", ".css", ".js", ".jsp"),
        *(".css/", ".CSS?a", ".json", "/a/", "/a/", "/A/"),
    ]
)
ANY_LOCS = st.builds(
    lambda scheme, host, pieces: scheme + host + "".join(pieces),
    SCHEMES,
    HOSTS,
    st.lists(PATH_PIECES, max_size=6),
)
# At most one thing in these is out of the ordinary: it decides.
GOOD_PIECES = st.sampled_from(["", "/", "/a", "/a/", "b.html", "?c=d", "&e=f", "-g", "%20"])
NEARLY_GOOD_LOCS = st.builds(
    "{}{}/{}{}{}{}".format,
    st.sampled_from(["http://", "https://"]),
    st.just("example.com") | HOSTS,
    GOOD_PIECES,
    GOOD_PIECES,
    PATH_PIECES | GOOD_PIECES,
    GOOD_PIECES,
)
LOCS = ANY_LOCS | NEARLY_GOOD_LOCS
TWO = st.integers(0, 99).map("{:02d}".format)
EDGES = st.sampled_from(["00", "01", "12", "13", "23", "24", "28", "29", "30", "31", "59", "60"])
YEARS = st.sampled_from(
    [
        "0000",
        "0001",
        "1969",
        "1970",
        "1990",
        "1991",
        "1992",
        "2000",
        "2024",
        "2025",
        "2026",
        "2027",
        "9999",
    ]
)
ZONES = st.sampled_from(
    ["", "Z", "z", "+00:00", "-13:59", "+14:00", "+14:01", "+24:00", "+0200", "+02:60"]
)
DATES = st.builds("{}-{}-{}".format, YEARS, TWO | EDGES, TWO | EDGES)
TIMES = st.builds(
    "{}{}:{}:{}{}{}".format,
    st.sampled_from(["T", "t", " "]),
    TWO | EDGES,
    TWO | EDGES,
    TWO | EDGES,
    st.sampled_from(["", ".", ".5", ".123456789", ",5"]),
    ZONES,
)
LASTMODS = (
    DATES
    | st.builds("{}{}".format, DATES, TIMES)
    | st.builds("{}{}".format, DATES, ZONES)
    | YEARS
    | st.sampled_from(["", " ", "2024-05", "2024-05-06T10:20Z", " 2024-05-06 "])
)
CHANGEFREQS = st.sampled_from(
    ["daily", "never", "Daily", " daily", "daily ", "dail", "", "dailydaily"]
)
PRIORITIES = st.sampled_from(
    [
        "0",
        "1",
        "0.5",
        "1.0",
        "1.01",
        "1.00",
        "01",
        "0.",
        ".5",
        "-0",
        "0,5",
        "",
        " 0.5",
        "1e0",
        "٠",
        "0.٥",
    ]
)
ROWS = st.builds(
    Row,
    LOCS | st.none(),
    LASTMODS | st.none(),
    CHANGEFREQS | st.none(),
    PRIORITIES | st.none(),
)
