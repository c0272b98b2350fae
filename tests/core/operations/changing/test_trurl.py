"""The cases of trurl's own suite that concern our URL tools.

Source: https://github.com/curl/trurl, tests.json. trurl also writes each URL in its own normal way
(a path, small letters of codes), so both sides are compared as the standards call normal.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sitemap_editor.core.operations.changing.column_change import ValueTool
from sitemap_editor.core.operations.changing.url_parts import OnUrl, fragment, host, port, scheme
from sitemap_editor.core.operations.changing.url_queries import remove_parameters, sort_parameters
from sitemap_editor.core.operations.changing.url_spelling import (
    Join,
    decode,
    punycode,
    unicode_host,
)
from sitemap_editor.core.protocol.equivalence import same_by_standard

SUITE = Path(__file__).resolve().parents[3] / "data" / "foreign" / "trurl" / "tests.json"
CASES: list[dict[str, Any]] = json.loads(SUITE.read_text(encoding="utf-8"))
SETTERS: dict[str, Callable[[str], ValueTool]] = {
    "scheme": scheme,
    "host": host,
    "port": port,
    "fragment": fragment,
}
PLAIN: dict[str, ValueTool] = {
    "--sort-query": OnUrl(sort_parameters),
    "--punycode": OnUrl(punycode),
    "--as-idn": OnUrl(unicode_host),
}
HARMLESS = ("--quiet", "--verify")


class Elsewhere(Exception):  # noqa: N818 - no error, a reason
    """Why a case concerns no tool of ours."""


def taken_apart(arguments: list[str]) -> tuple[str, list[ValueTool]]:
    """Return the URL of a case and the tools it asks for. Raises: Elsewhere."""
    urls: list[str] = []
    tools: list[ValueTool] = []
    given = iter(arguments)
    for each in given:
        if each == "--url" or not each.startswith("-"):
            urls.append(next(given, "") if each == "--url" else each)
        elif each not in HARMLESS:
            tools.append(tool_of(each, given, urls))
    if len(urls) != 1:
        raise Elsewhere("it makes a URL of nothing, or several of one")
    return urls[0] if "://" in urls[0] else "http://" + urls[0], tools


def tool_of(option: str, rest: Iterator[str], urls: list[str]) -> ValueTool:
    if option in ("-s", "--set"):
        return setter(next(rest, ""))
    if option.startswith(("--set=", "-s")):
        return setter(option.removeprefix("--set=").removeprefix("-s"))
    if option == "--redirect":
        return redirected(urls, next(rest, ""))
    if option in ("--qtrim", "--trim"):
        return remove_parameters([next(rest, "").removeprefix("query=")])
    if option not in PLAIN:
        raise Elsewhere(f"{option} prints, reads or repeats; it changes no URL")
    return PLAIN[option]


def setter(argument: str) -> ValueTool:
    part, _, value = argument.partition("=")
    if part.rstrip(":") not in SETTERS or part.endswith("?"):
        raise Elsewhere(f"no tool sets the {part}")
    return SETTERS[part.rstrip(":")](value)


def redirected(urls: list[str], to: str) -> ValueTool:
    if not urls:
        raise Elsewhere("a redirection without a URL")
    base = urls[0]
    return lambda _value: Join(base)(to)


def in_turn(url: str, tools: list[ValueTool]) -> str:
    value: str | None = url
    for tool in tools:
        value = tool(value)
    return OnUrl(decode)(value) or ""


def reason_to_skip(case: dict[str, Any]) -> str | None:
    """Return why a case concerns no tool of ours; None where it does."""
    expected = case["expected"]
    told = expected.get("stdout")
    if expected.get("returncode") or not isinstance(told, str) or not told.strip():
        return "it is about an error or about JSON"
    if told.count("\n") != 1:
        return "it tells of several URLs"
    try:
        url, _tools = taken_apart(case["input"].get("arguments", []))
    except Elsewhere as reason:
        return str(reason)
    if "imap" in url or "[" in url or "@" in url or "/0?" in url or "//0" in url:
        return "addresses and logins are written as they were"
    if " " in url or "%20" in url.partition("?")[2] or "?e&&" in url:
        return "no tool was asked to write the query anew"
    if not told.startswith("http") or url.endswith("?e&"):
        return "trurl adds a path, or drops an empty parameter, where nobody asked"
    return None


CONCERNED = [case for case in CASES if reason_to_skip(case) is None]
SKIPPED = Counter(reason for case in CASES if (reason := reason_to_skip(case)))


@pytest.mark.parametrize("case", CONCERNED, ids=lambda case: " ".join(case["input"]["arguments"]))
def test_a_case_of_trurl_comes_out_the_same(case: dict[str, Any]) -> None:
    url, tools = taken_apart(case["input"]["arguments"])
    found, told = in_turn(url, tools), case["expected"]["stdout"].strip()
    assert normal(found) == normal(told)


def normal(url: str) -> bytes:
    return same_by_standard([url.encode()])[0].replace(b"?&", b"?")


def test_the_cases_that_concern_us_are_many_and_all_others_have_a_reason() -> None:
    assert len(CONCERNED) >= 40
    assert len(CONCERNED) + sum(SKIPPED.values()) == len(CASES)
