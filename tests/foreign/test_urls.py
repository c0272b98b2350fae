"""The URLs of web-platform-tests: what the rules say of them, and which are one page.

The suite is the WHATWG's, which reads whatever browsers read; sitemaps are held to RFC 3986 and
3987. Where the two differ, a line of `agreed_differences.tsv` tells why.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest

from sitemap_editor.core.checks.catalogue import RULES_BY_CODE
from sitemap_editor.core.checks.rule import Answers
from sitemap_editor.core.protocol.equivalence import same_by_standard
from sitemap_editor.core.protocol.severity import Severity
from sitemap_editor.core.protocol.urls import join_url, split_url
from tests.core.checks.judging import CIRCUMSTANCES, JUDGE
from tests.foreign.agreed import assert_only_agreed
from tests.foreign.suites import FOLDER

_FILE: Final = FOLDER / "url" / "urltestdata.json"
_WEB: Final = re.compile(r"[\x00-\x20]*https?:", re.IGNORECASE)
_WRONG: Final = ("L02", "L06", "L09")
_ANSWERS: Final = Answers(day_first=True, zone="Z", site="https://example.com", keep="first")

if not _FILE.is_file():
    pytest.skip("the suites do not lie beside the checkout", allow_module_level=True)

CASES: Final[list[dict[str, Any]]] = [
    case for case in json.loads(_FILE.read_text("utf-8")) if isinstance(case, dict)
]
URLS: Final = [case for case in CASES if _WEB.match(case["input"])]


def wrong(url: str) -> set[str]:
    """Return the rules that say of a URL that nobody can ask for it as it is."""
    found = JUDGE.value("loc", url)
    return {each.code for each in found if each.code in _WRONG and each.severity != Severity.HINT}


def shown(text: str) -> str:
    """Write a case so that it stands in one line."""
    return json.dumps(text)


def test_there_are_as_many_cases_as_the_suite_tells() -> None:
    assert len(CASES) == 869
    assert len(URLS) == 376


def test_what_does_not_begin_with_http_is_no_full_url() -> None:
    others = [case["input"] for case in CASES if case not in URLS and case["input"].strip()]
    assert [url for url in others if "L02" not in wrong(url)] == []


def test_what_is_no_url_there_is_none_here_and_the_other_way_round() -> None:
    differences = {
        shown(case["input"]): (case.get("href"), sorted(wrong(case["input"])))
        for case in URLS
        if bool(wrong(case["input"])) is not bool(case.get("failure"))
    }
    assert_only_agreed("url-verdict", differences)


def test_a_url_and_its_normal_form_there_are_one_page_here() -> None:
    differences = {}
    for case in URLS:
        if case.get("failure") or wrong(case["input"]):
            continue
        url, href = case["input"].encode("utf-8", "surrogatepass"), case["href"].encode()
        one, other = same_by_standard([url, href])
        if one != other:
            differences[shown(case["input"])] = (one, other)
    assert_only_agreed("url-page", differences)


@pytest.mark.parametrize("case", CASES, ids=lambda case: shown(case["input"])[:60])
def test_every_url_is_cut_checked_and_mended_without_a_fault(case: dict[str, Any]) -> None:
    url: str = case["input"]
    parts = split_url(url)
    assert parts is None or join_url(parts) == url
    same_by_standard([url.encode("utf-8", "surrogatepass")])
    for finding in JUDGE.value("loc", url):
        assert finding.message
        rule = RULES_BY_CODE[finding.code]
        for fix in rule.fixes:
            fixed = fix.value(url, CIRCUMSTANCES, _ANSWERS) if fix.value is not None else None
            assert fixed != url
            assert fixed is None or JUDGE.value("loc", fixed) is not None
