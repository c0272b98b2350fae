from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule_table import as_markdown, put_into

README = Path(__file__).parents[3] / "README.md"


def test_the_table_in_the_readme_is_that_of_the_rules() -> None:
    text = README.read_text("utf-8")
    assert put_into(text) == text, "run `make documentation`"


def test_every_rule_has_a_line() -> None:
    lines = as_markdown().splitlines()
    assert len(lines) == 2 + len(ALL_RULES)
    for rule in ALL_RULES:
        assert any(line.startswith(f"| {rule.code} |") for line in lines)


def test_a_document_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="marks"):
        put_into("nothing here")
