from __future__ import annotations

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule_table import as_markdown


def test_every_rule_has_a_line() -> None:
    lines = as_markdown().splitlines()
    assert len(lines) == 2 + len(ALL_RULES)
    for rule in ALL_RULES:
        assert any(line.startswith(f"| {rule.code} |") for line in lines)
