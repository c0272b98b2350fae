"""Makes files in which every row draws the same finding, in the makes that real files have."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.benchmarks.processes import FOLDER

_VERSION: Final = 1  # part of the name: change it with anything that changes the bytes
_HOST: Final = "https://www.fjord-store.example"
_WORDS: Final = ("amber", "brass", "cedar", "delft", "ember", "granite", "harbour", "indigo", "oak")
_LANGUAGES: Final = ("en", "de", "fr", "es", "it", "nl", "pl", "da", "sv", "fi")
_MIXED_HOSTS: Final = (*[_HOST] * 3, "https://shop.fjord.example", "http://fjord-store.example")
_SECRET_HOSTS: Final = (
    *("https://staging.fjord-store.example", "http://localhost:8080", "https://dev2.fjord.example"),
    "https://192.168.0.12",
)
_ODD_PERCENT: Final = ("caf%c3%a9", "caf%C3%A9", "%7Efjord", "~fjord", "%41mber", "Amber")
_ODD_DATES: Final = ("06/05/2024", "2024-02-31", "2024-05-06T10:20:30", "2024-5-6", "May 6, 2024")
_EXTENSIONS: Final = (
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
    ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
)
Row = Callable[[int, random.Random], str]


class Make(NamedTuple):
    """How every row of a file is written, and how many rows a real one has."""

    rows: int
    row: Row


def fault_file(name: str) -> Path:
    """Return the file of one of `MAKES`, made now unless it lies there from an earlier run."""
    make = MAKES[name]
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"every-row-{name}-{make.rows}-v{_VERSION}.xml"
    if not path.exists():
        chance = random.Random(name)
        beside = path.with_suffix(".part")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write('<?xml version="1.0" encoding="UTF-8"?>\n')
            file.write(
                f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{_EXTENSIONS}>\n'
            )
            file.writelines(make.row(number, chance) for number in range(make.rows))
            file.write("</urlset>\n")
        beside.replace(path)
    return path


def _row(loc: str, inside: str = "", lastmod: str = "2024-05-06T10:20:30+02:00") -> str:
    return (
        f"  <url>\n    <loc>{loc}</loc>\n    <lastmod>{lastmod}</lastmod>\n"
        f"    <changefreq>weekly</changefreq>\n    <priority>0.8</priority>\n{inside}  </url>\n"
    )


def _page(number: int, chance: random.Random, host: str = _HOST) -> str:
    return f"{host}/shop/{chance.choice(_WORDS)}-{chance.choice(_WORDS)}-{number:06}"


def _versions(number: int, languages: int) -> str:
    """Return the links of the cluster that a row is in: one row a language, one cluster a page."""
    page = number // languages
    return "".join(
        f'    <xhtml:link rel="alternate" hreflang="{code}" href="{_HOST}/{code}/p-{page:06}"/>\n'
        for code in _LANGUAGES[:languages]
    )


def _cluster(number: int, _chance: random.Random, languages: int = 3, skipped: int = -1) -> str:
    """Write one language version of a page; `skipped` links to itself alone."""
    own = number % languages
    loc = f"{_HOST}/{_LANGUAGES[own]}/p-{number // languages:06}"
    links = _versions(number, languages)
    if own == skipped:
        links = f"{links.splitlines()[own]}\n"
    return f"  <url>\n    <loc>{loc}</loc>\n{links}  </url>\n"


def _lone_versions(number: int, chance: random.Random) -> str:
    """Write a row that links to versions whose rows link nowhere near, and not to itself."""
    links = "".join(
        f'    <xhtml:link rel="alternate" hreflang="{code}" '
        f'href="{_HOST}/p-{(number + step * 7) % 20_000:06}"/>\n'
        for step, code in enumerate(_LANGUAGES[: chance.randint(5, 10)], 1)
    )
    return f"  <url>\n    <loc>{_HOST}/p-{number:06}</loc>\n{links}  </url>\n"


def _images(_number: int, _chance: random.Random, more: str = "") -> str:
    count = 1 + _number % 3
    return "".join(
        f"    <image:image>\n      <image:loc>{_HOST}/media/{_number:06}-{each}.jpg</image:loc>\n"
        f"{more}    </image:image>\n"
        for each in range(count)
    )


_DEPRECATED: Final = (
    "      <image:title><![CDATA[Amber lamp]]></image:title>\n"
    "      <image:caption>A lamp of amber</image:caption>\n"
)


def _video(number: int, *, right: bool) -> str:
    duration = number % 600 + 1 if right else "12:30"
    old = "" if right else "      <video:category>lamps</video:category>\n"
    return (
        "    <video:video>\n"
        f"      <video:thumbnail_loc>{_HOST}/thumbs/{number:06}.jpg</video:thumbnail_loc>\n"
        f"      <video:title>Lamp {number}</video:title>\n"
        "      <video:description>How a lamp of amber is made.</video:description>\n"
        f"      <video:content_loc>{_HOST}/videos/{number:06}.mp4</video:content_loc>\n"
        f"      <video:duration>{duration}</video:duration>\n{old}"
        "    </video:video>\n"
    )


def _news(number: int) -> str:
    return (
        "    <news:news>\n      <news:publication>\n        <news:name>Fjord News</news:name>\n"
        "        <news:language>english</news:language>\n      </news:publication>\n"
        "      <news:publication_date>2024-05-06</news:publication_date>\n"
        f"      <news:title>Lamp {number}</news:title>\n"
        "      <news:keywords>lamps, amber</news:keywords>\n    </news:news>\n"
    )


MAKES: Final[dict[str, Make]] = {
    "hreflang": Make(50_000, _cluster),
    "hreflang-8": Make(20_000, lambda n, c: _cluster(n, c, 8)),
    "hreflang-one-silent": Make(50_000, lambda n, c: _cluster(n, c, skipped=2)),
    "hreflang-8-one-silent": Make(20_000, lambda n, c: _cluster(n, c, 8, skipped=5)),
    "hreflang-no-return": Make(20_000, _lone_versions),
    "equal-few-groups": Make(45_000, lambda n, _: _row(f"{_HOST}/shop/amber-brass-{n % 9}")),
    "equal-in-pairs": Make(45_000, lambda n, _: _row(f"{_HOST}/shop/amber-brass-{n // 2:06}")),
    "odd-percent": Make(30_000, lambda n, _: _row(f"{_HOST}/{_ODD_PERCENT[n % 6]}-{n // 2:06}")),
    "slash-twins": Make(30_000, lambda n, _: _row(f"{_HOST}/shop/p-{n // 2:06}{'/' * (n % 2)}")),
    "secret-hosts": Make(
        12_000, lambda n, c: _row(_page(n, c, _SECRET_HOSTS[n // 3_000 % len(_SECRET_HOSTS)]))
    ),
    "tokens": Make(
        12_000, lambda n, c: _row(f"{_page(n, c)}?token={c.getrandbits(64):x}&amp;utm_source=a")
    ),
    "mixed-hosts": Make(30_000, lambda n, c: _row(_page(n, c, c.choice(_MIXED_HOSTS)))),
    "capital-hosts": Make(30_000, lambda n, c: _row(_page(n, c, _HOST.replace("fjord", "Fjord")))),
    "spaces": Make(30_000, lambda n, c: _row(f" {_page(n, c)} ")),
    "inner-spaces": Make(30_000, lambda n, c: _row(f"{_page(n, c)} {c.choice(_WORDS)}.html")),
    "dates": Make(30_000, lambda n, c: _row(_page(n, c), lastmod=_ODD_DATES[n % len(_ODD_DATES)])),
    "future-dates": Make(
        30_000,
        lambda n, c: _row(_page(n, c), lastmod=f"2099-05-06T{n % 24:02}:{n // 24 % 60:02}:00Z"),
    ),
    "empty-fields": Make(30_000, lambda n, c: _row(_page(n, c), lastmod="")),
    "images": Make(8_000, lambda n, c: _row(_page(n, c), _images(n, c))),
    "images-deprecated": Make(6_000, lambda n, c: _row(_page(n, c), _images(n, c, _DEPRECATED))),
    "videos": Make(4_000, lambda n, c: _row(_page(n, c), _video(n, right=True))),
    "videos-faulty": Make(4_000, lambda n, c: _row(_page(n, c), _video(n, right=False))),
    "news": Make(4_000, lambda n, c: _row(_page(n, c), _news(n))),
}
