"""All rules, by the ids of PROTOCOL.md. A new rule is written in its module and listed there."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.checks.file_rules import FILE_RULES
from sitemap_editor.core.checks.hint_rules import HINT_RULES
from sitemap_editor.core.checks.lastmod_rules import LASTMOD_RULES
from sitemap_editor.core.checks.loc_rules import LOC_RULES
from sitemap_editor.core.checks.row_rules import ROW_RULES
from sitemap_editor.core.checks.rule import Rule

ALL_RULES: Final[tuple[Rule, ...]] = (
    *FILE_RULES,
    *ROW_RULES,
    *LOC_RULES,
    *LASTMOD_RULES,
    *HINT_RULES,
)
RULES_BY_CODE: Final = {rule.code: rule for rule in ALL_RULES}
