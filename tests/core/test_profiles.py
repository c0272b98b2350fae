from __future__ import annotations

import pytest

from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.core.checks.rule import CheckContext
from sitemap_editor.core.protocol.location import Published
from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID, SITEMAPS_ORG, Profile
from sitemap_editor.core.protocol.severity import Severity
from tests.core.checks.judging import NOW
from tests.core.sitemaps import document

ROW = "<url><loc>{loc}</loc></url>"


def severities(profile: Profile, body: str, published: Published | None = None) -> dict[str, str]:
    """Check a urlset by a profile; return how much each rule minds."""
    checker = Checker(context=CheckContext(lambda: NOW, profile, published))
    verdicts = checker.check(document(body).table)
    parts = (*verdicts.rows.values(), *verdicts.places.values(), verdicts.file)
    return {found.code: found.severity.value for part in parts for found in part}


def test_the_profiles_are_the_promised_ones() -> None:
    ids = ["sitemaps.org", "google", "bing", "yandex", "baidu", "2013"]
    assert [profile.id for profile in PROFILES] == ids
    assert list(PROFILES_BY_ID) == ids


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
def test_a_profile_speaks_of_rules_that_exist(profile: Profile) -> None:
    assert set(profile.severities) <= set(RULES_BY_CODE)


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
@pytest.mark.parametrize("usual", Severity)
def test_no_profile_minds_more_than_the_rule_does(profile: Profile, usual: Severity) -> None:
    for code in RULES_BY_CODE:
        here = profile.severity(code, usual)
        assert here is None or here.rank >= usual.rank


def test_what_one_engine_alone_asks_for_is_silent_in_the_strict_profile() -> None:
    body = ROW.format(loc="https://example.com/a").replace(
        "</url>", "<lastmod>2024-05-06</lastmod><changefreq>daily</changefreq></url>"
    )
    assert severities(SITEMAPS_ORG, body) == {}
    assert severities(PROFILES_BY_ID["google"], body) == {"P03": "hint"}
    assert set(severities(PROFILES_BY_ID["bing"], body)) == {"P03", "D10"}


def test_google_waives_the_location_rule_and_a_guess_stays_a_guess() -> None:
    body = ROW.format(loc="https://other.example/a")
    sure = Published("https://example.com/sitemap.xml")
    guess = Published("https://example.com/sitemap.xml", is_sure=False)
    google = PROFILES_BY_ID["google"]
    assert severities(SITEMAPS_ORG, body, sure)["L12"] == "error"
    assert severities(google, body, sure)["L12"] == "warning"
    assert severities(SITEMAPS_ORG, body, guess)["L12"] == "hint"
    assert severities(google, body, guess)["L12"] == "hint"


def test_long_urls_matter_to_yandex() -> None:
    body = ROW.format(loc="https://example.com/" + "a" * 1_100)
    assert severities(PROFILES_BY_ID["yandex"], body) == {"L03": "warning"}
    assert severities(PROFILES_BY_ID["google"], body) == {}


def test_older_limits_are_smaller() -> None:
    assert PROFILES_BY_ID["2013"].max_size_bytes == 10_485_760
    assert PROFILES_BY_ID["baidu"].max_size_bytes == 10_485_760
    assert PROFILES_BY_ID["2013"].max_index_rows == 1_000
    assert SITEMAPS_ORG.max_size_bytes == 52_428_800
