"""Three versions of a sitemap that contradict each other in every way there is."""

from __future__ import annotations

_PICTURE = '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1">{}</i:image>'


def row(name: str, date: str = "2024-05-01", priority: str = "0.5", more: str = "") -> str:
    """Return a row of https://example.com/."""
    return (
        f"\n <url><loc>https://example.com/{name}</loc><lastmod>{date}</lastmod>"
        f"<priority>{priority}</priority>{more}</url>"
    )


def picture(name: str) -> str:
    """Return an element that is no column."""
    return _PICTURE.format(f"<i:loc>https://example.com/{name}.png</i:loc>")


def three_versions() -> tuple[str, str, str]:
    """Return the rows of base, ours and theirs."""
    base = (
        *(row("same"), row("shoes"), row("hats"), row("coats"), row("about"), row("old")),
        *(row("gone"), row("left"), row("pic", more=picture("a"))),
    )
    ours = (
        *(row("same"), row("shoes", priority="0.9"), row("hats", priority="0.8")),
        *(row("coats", "2025-01-01"), row("about", priority="0.1")),
        *(row("gone", priority="1.0"), row("left"), row("pic", more=picture("b"))),
        row("new", priority="0.3"),
    )
    theirs = (
        *(row("same"), row("shoes", "2025-02-02", "0.7"), row("hats", priority="0.6")),
        *(row("coats", "2025-02-02"), row("about", "2025-02-02"), row("old", priority="0.6")),
        *(row("pic", more=picture("c")), row("new", priority="0.4"), row("newest")),
    )
    return "".join(base), "".join(ours), "".join(theirs)
