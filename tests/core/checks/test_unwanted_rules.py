from __future__ import annotations

import pytest

from sitemap_editor.core.checks.rule import Answers
from tests.core.checks.judging import JUDGE, codes, context, fixed, verdicts

SITE = "https://example.com/"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (SITE + "?utm_source=a&b=1&utm_medium=c", SITE + "?b=1"),
        (SITE + "a?gclid=x", SITE + "a"),
        (SITE + "a?b&FBCLID=x#c", SITE + "a?b#c"),
        (SITE + "a?PHPSESSID=x&b=", SITE + "a?b="),
        (SITE + "a;jsessionid=1A2B?b=1", SITE + "a?b=1"),
        (SITE + "a;JSESSIONID=1;c=d/e", SITE + "a;c=d/e"),
        (SITE + "(S(lit3py55t21z5v55))/a.aspx", SITE + "a.aspx"),
        (SITE + "?sid=0123456789abcdef0123&x", SITE + "?x"),
        (SITE + "?ASPSESSIONIDABC=x", SITE),
        (SITE + "?_ga=1.2&srsltid=3", SITE),
    ],
)
def test_sessions_and_tracking_parameters_are_hints_and_can_be_removed(
    value: str, expected: str
) -> None:
    assert {found for found in verdicts("loc", value) if found[0] == "L18"} == {("L18", "hint")}
    assert fixed("L18", value) == expected
    assert fixed("L18", value, only_safe=True) is None
    assert "L18" not in codes("loc", expected)
    assert fixed("L18", expected) is None


@pytest.mark.parametrize(
    "value",
    [
        *("?sid=12", "?id=1&source=b", "?utm", "?my_utm_source=1", "?side=left", "?gclids=1"),
        *("utm_source=a", ";session=a", "?a=utm_source=1", "(S)/a", "?tokens=3", "?token="),
    ],
)
def test_other_parameters_are_what_a_page_needs(value: str) -> None:
    assert verdicts("loc", SITE + value) == set()


def test_a_session_and_tracking_are_told_apart() -> None:
    found = [each.arguments["name"] for each in JUDGE.value("loc", SITE + "?cfid=1&gclid=2")]
    assert found == ["cfid", "gclid"]


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8080", "my.local", "box.internal", "shop.test", "nas.lan"),
        *("127.0.0.1", "10.1.2.3", "192.168.0.10:3000", "172.16.0.1", "172.31.255.255"),
        *("169.254.1.1", "0.0.0.1", "[::1]", "[fe80::1]", "[fd00::1]:80", "localhost."),
        *("staging.example.com", "dev.example.com", "dev2.example.com", "test.example.co.uk"),
        *("shop-staging.example.com", "staging-shop.example.com", "www.stg.example.com"),
        *("qa.example.com", "UAT1.example.com", "preprod.a.example.com", "x-uat.example.com"),
    ],
)
def test_hosts_that_are_not_public_are_a_warning(host: str) -> None:
    found = verdicts("loc", f"https://{host}/a")
    assert ("L19", "warning") in found
    assert {code for code, _ in found} <= {"L02", "L19"}


@pytest.mark.parametrize(
    "host", ["DOMAIN", "myserver", "myserver:8080", "myserver.", "web-01", "müller", "%DOMAIN%"]
)
def test_a_host_of_a_single_label_is_no_public_site(host: str) -> None:
    assert ("L19", "warning") in verdicts("loc", f"https://{host}/a")


def test_a_host_that_is_missing_is_not_told_as_one_of_a_single_label() -> None:
    assert "L19" not in codes("loc", "https:///a")


@pytest.mark.parametrize(
    "host",
    [
        *("dev.to", "test.de", "web.dev", "stage.co.uk", "developer.example.com", "192.0.2.1"),
        *("172.32.0.1", "11.0.0.1", "[2001:db8::1]", "localhost.example.com", "local.example.com"),
        *("example.dev", "latest.example.com", "test-drive.example.com", "internal.example.com"),
        *("backstage.example.com", "8.8.8.8"),
    ],
)
def test_hosts_that_only_sound_so_are_fine(host: str) -> None:
    assert verdicts("loc", f"https://{host}/a") == set()


@pytest.mark.parametrize(
    "path",
    [
        *("admin", "admin/users", "Admin/", "wp-admin/", "wp-login.php", "administrator/x"),
        *("?token=abc", "?a=1&api_key=x", "?PASSWORD=x", "?access_token=x&b", "?X-Amz-Signature=a"),
    ],
)
def test_pages_for_administrators_and_secrets_are_a_warning(path: str) -> None:
    assert verdicts("loc", SITE + path) == {("L19", "warning")}


@pytest.mark.parametrize(
    "path",
    [
        *("jobs/admin", "administration/", "?admin=1", "my-admin/", "a/admin", "blog/wp-admin/"),
        *("wiki/phpmyadmin/", "faq/wp-login.php", "roles/administrator"),
    ],
)
def test_a_topic_is_no_page_for_administrators(path: str) -> None:
    assert verdicts("loc", SITE + path) == set()


def test_secrets_are_removed_on_request_alone() -> None:
    value = SITE + "a?token=1&b=2&pwd=3"
    assert fixed("L19", value) == SITE + "a?b=2"
    assert fixed("L19", value, only_safe=True) is None


def test_a_test_copy_becomes_the_public_site() -> None:
    value = "http://localhost:8000/a?b=1"
    assert fixed("L19", value) is None
    published = context(published=SITE + "sitemap.xml")
    assert fixed("L19", value, under=published) == SITE + "a?b=1"
    assert fixed("L19", value, Answers(site="https://shop.example")) == "https://shop.example/a?b=1"
    assert fixed("L19", value, Answers(site="http://10.0.0.1")) is None


@pytest.mark.parametrize(
    "path",
    ["a.css", "a/b.JS", "font.woff2?v=1", "x.min.js", "data.json", "backup.sql", "a.zip", "a.map"],
)
def test_parts_of_pages_are_a_hint(path: str) -> None:
    assert verdicts("loc", SITE + path) == {("L21", "hint")}
    assert fixed("L21", SITE + path) is None


@pytest.mark.parametrize(
    "path",
    [
        *("a.html", "a.jpg", "a.PNG", "a.webp", "a.svg", "a.pdf", "a.docx", "a.txt", "a.php"),
        *(
            "a.jsp",
            "a.css/b",
            "?file=a.css",
            "css",
            "node.js/guide",
            "a.mp4",
            "feed.xml",
            "a.css.html",
        ),
    ],
)
def test_pages_images_and_documents_are_fine(path: str) -> None:
    assert verdicts("loc", SITE + path) == set()


def test_the_sitemaps_of_an_index_may_be_packed() -> None:
    assert verdicts("loc", SITE + "a.xml.gz", kind="sitemapindex") == set()
    assert verdicts("loc", SITE + "a.xml.gz", kind="text") == {("L21", "hint")}
