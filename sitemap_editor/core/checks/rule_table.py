"""The table of all rules for the documentation, made from the rules themselves."""

from __future__ import annotations

from sitemap_editor.core.checks.catalogue import ALL_RULES
from sitemap_editor.core.checks.rule import Rule


def in_table(rule: Rule) -> tuple[bool, str]:
    """Return where a rule stands in a table of all: by its id, behind those of the protocol.

    What the live check objects to is no word of the protocol.
    """
    return rule.check_page is not None, rule.code


def as_markdown() -> str:
    """Return the rules by id: what each asks for and what lists of problems say, source, fixes."""
    lines = ["| id | rule | problem | source | fixes |", "| --- | --- | --- | --- | --- |"]
    lines += map(_line, sorted(ALL_RULES, key=in_table))
    return "\n".join(lines)


def _line(rule: Rule) -> str:
    fixes = "; ".join(fix.title + ("" if fix.is_safe else " *") for fix in rule.fixes)
    minds = f" (minded by {', '.join(rule.engines)})" if rule.engines else ""
    cells = (rule.code, rule.title + minds, rule.fault, rule.source, fixes)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
