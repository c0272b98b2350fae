"""What is no longer read goes, as the fixes of the rules have it."""

from __future__ import annotations

import pytest

from sitemap_editor.core.checks.rule import Answers, CheckContext
from sitemap_editor.core.contents.block_fields import BLOCK_SPECS
from sitemap_editor.core.contents.news_age import news_ends
from sitemap_editor.core.contents.obsolete import NOT_IN_USE, without_obsolete
from sitemap_editor.core.operations.changing.old_news import without_old_news
from sitemap_editor.core.protocol.extensions import PREFIXES
from tests.core.checks.extending import LOC, RULES, opened, view_of
from tests.core.checks.judging import NOW
from tests.core.contents.test_blocks import added, values_of

INSIDE = [
    "<image:image><image:loc>u</image:loc> <image:title>t</image:title><!-- c --></image:image>",
    "<image:image><image:title/><x:title xmlns:x='urn:x'/></image:image><image:title/>",
    "<video:video><video:player_loc allow_embed='yes' a='1'>u</video:player_loc></video:video>",
    "<video:video><video:price>1</video:price>\n<video:tvshow><video:live/></video:tvshow></video:video>",
    "<video:video><video:id>1</video:id><video:category/></video:video>",
    "<news:news><news:genres>Blog</news:genres><news:title>t</news:title></news:news>",
]


def by_rules(inside: str, codes: tuple[str, ...]) -> bytes:
    """Return what the fixes of rules make of a row."""
    data = view_of(inside).data
    fixes = [fix for rule in RULES if rule.code in codes for fix in rule.fixes if fix.row]
    for fix in fixes:
        assert fix.row is not None
        table = opened(data.decode()).table
        view = type(view_of(""))(table.row_bytes(0), table.row_format)
        data = fix.row(view, CheckContext(lambda: NOW), Answers()) or data
    return data


@pytest.mark.parametrize("inside", INSIDE)
def test_a_row_is_as_the_fixes_of_the_rules_make_it(inside: str) -> None:
    view = view_of(inside)
    gone = without_obsolete(view.data, view.row_format)
    assert gone == by_rules(inside, ("X12", "X33"))
    assert without_obsolete(view.data, view.row_format, NOT_IN_USE) == by_rules(
        inside, ("X12", "X33", "X35", "X47")
    )


def test_of_all_fields_those_in_use_stay() -> None:
    for spec in BLOCK_SPECS:
        document = opened(f"<url>{LOC}</url>")
        added(document, spec, values_of(spec))
        data = document.table.row_bytes(0)
        left = without_obsolete(data, document.table.row_format, NOT_IN_USE).decode()
        for field in (*spec.fields, *spec.attributes):
            name = f"{PREFIXES[spec.uri]}:{field.local}>" if field in spec.fields else field.local
            assert (name in left) == (field.standing not in NOT_IN_USE)


@pytest.mark.parametrize(
    ("date", "ends"),
    [
        ("2026-11-20", "2026-11-23 00:00:00+00:00"),
        ("2026-11-20T10:00Z", "2026-11-22 10:00:00+00:00"),
        ("2026-11-20T10:00:00+02:00", "2026-11-22 10:00:00+02:00"),
        *((text, "None") for text in ("2026", "2026-11", "", "soon", "9999-12-31")),
    ],
)
def test_an_article_counts_for_two_days(date: str, ends: str) -> None:
    assert str(news_ends(date)) == ends


def test_old_articles_go_and_their_rows_stay() -> None:
    def article(date: str) -> str:
        return f"\n<news:news><news:publication_date>{date}</news:publication_date></news:news>"

    inside = article("2024-01-01") + article("soon") + article(f"{NOW:%Y-%m-%d}") + "\n<news:news/>"
    view = view_of(inside)
    left = without_old_news(view.data, view.row_format, NOW, 2)
    assert left == view.data.replace(article("2024-01-01").encode(), b"")
    assert without_old_news(view.data, view.row_format, NOW, 20_000) == view.data
