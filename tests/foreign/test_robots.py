"""google/robotstxt-spec-test: 400 expectations of which URLs a robots.txt allows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sitemap_editor.core.web.robots_rules import RobotsRules
from tests.foreign.suites import FOLDER, Message, messages

FILES: Final = sorted((FOLDER / "robots").glob("*/*.textproto"))


def _text(message: Message, name: str) -> str:
    value = message.get(name, b"")
    assert isinstance(value, bytes)
    return value.decode()


@pytest.mark.skipif(not FILES, reason="the suites do not lie beside the checkout")
def test_there_are_as_many_expectations_as_the_suite_tells() -> None:
    found = [test["test_expectations"] for path in FILES for test in messages(path)]
    assert sum(len(each) for each in found) == 400


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_expectations_hold(path: Path) -> None:
    faults = []
    for test in messages(path):
        data = test.get("robotstxt", b"")
        assert isinstance(data, bytes)
        rules = RobotsRules(data)
        for each in test["test_expectations"]:
            assert isinstance(each, dict)
            url, agent = _text(each, "testurl"), _text(each, "useragent")
            verdict = rules.verdict(url, agent)
            if verdict.is_allowed is not (each["expected_outcome"] == "ALLOWED"):
                faults.append((data, url, agent, each["expected_outcome"], verdict))
    assert faults == []
