"""The optional formats of JSON-Schema-Test-Suite: dates, times, URIs, IRIs and hosts."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import pytest

from sitemap_editor.core.protocol.datetimes import W3CDate, parse_w3c
from sitemap_editor.core.protocol.hosts import is_host
from sitemap_editor.core.protocol.severity import Severity
from tests.core.checks.judging import JUDGE
from tests.foreign.agreed import assert_only_agreed
from tests.foreign.suites import FOLDER

_FOLDER: Final = FOLDER / "formats"

if not _FOLDER.is_dir():
    pytest.skip("the suites do not lie beside the checkout", allow_module_level=True)


def _is_date(text: str, precision: str) -> bool:
    found = parse_w3c(text)
    return isinstance(found, W3CDate) and found.precision == precision


def _is_right(url: str, *codes: str) -> bool:
    found = JUDGE.value("loc", url)
    return not any(each.code in codes and each.severity != Severity.HINT for each in found)


def _is_uri(url: str) -> bool:
    return _is_right(url, "L02", "L06", "L09") and url.isascii()


FORMATS: Final[dict[str, tuple[int, Callable[[str], bool]]]] = {
    "date": (75, lambda text: _is_date(text, "day")),
    "date-time": (27, lambda text: _is_date(text, "second")),
    "time": (41, lambda text: _is_date(f"2024-05-06T{text}", "second")),
    "uri": (40, _is_uri),
    "iri": (18, lambda url: _is_right(url, "L02", "L06", "L09")),
    "hostname": (58, is_host),
    "idn-hostname": (84, is_host),
}


@pytest.mark.parametrize("name", FORMATS)
def test_a_value_is_valid_here_where_it_is_there(name: str) -> None:
    count, is_valid = FORMATS[name]
    groups = json.loads((_FOLDER / f"{name}.json").read_text("utf-8"))
    tests = [test for group in groups for test in group["tests"] if isinstance(test["data"], str)]
    assert len(tests) == count
    differences = {
        json.dumps(test["data"]): test["description"]
        for test in tests
        if is_valid(test["data"]) is not test["valid"]
    }
    assert_only_agreed(name, differences)
