"""What is said about a rule: beside a problem, and in the table of all rules in Help."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_editor.core.checks.catalogue import ALL_RULES, RULES_BY_CODE
from sitemap_editor.core.checks.rule import SCHEMA_CODE, Finding, Rule
from sitemap_editor.core.checks.rule_table import in_table
from sitemap_editor.core.errors import QT_TRANSLATE_NOOP
from sitemap_editor.session.texts import fault_title, sentence

_SCHEMA_TITLE: Final = QT_TRANSLATE_NOOP("rules", "The file follows the XML schema (XSD)")
_SCHEMA_HELP: Final = QT_TRANSLATE_NOOP(
    "rules",
    "Validators check the schema, crawlers do not. The schema accepts some wrong values and "
    "rejects some correct ones, so it is shown separately from the protocol rules.",
)


def title_of(code: str) -> str:
    """Return the title of a rule in the person's language."""
    rule = RULES_BY_CODE.get(code)
    if rule is None:
        return QCoreApplication.translate("rules", _SCHEMA_TITLE) if code == SCHEMA_CODE else code
    return QCoreApplication.translate("core", rule.title)


def rule_of(finding: Finding) -> str:
    """Return the rule of a finding, by what is wrong where it is not kept, as rich text."""
    return f"<p><b>{escape(finding.code)}</b> · <b>{escape(fault_title(finding.code))}</b></p>"


def head_of(finding: Finding) -> str:
    """Return the rule of a finding and what is wrong, as rich text."""
    return f"{rule_of(finding)}<p>{escape(sentence(finding))}</p>"


def help_of(finding: Finding) -> str:
    """Return the rule, why it matters, what to do, and whose rule it is, as rich text."""
    rule = RULES_BY_CODE.get(finding.code)
    title = f"<p><b>{escape(title_of(finding.code))}</b></p>"
    if rule is None:
        return f"{title}<p>{escape(QCoreApplication.translate('rules', _SCHEMA_HELP))}</p>"
    parts = [title, f"<p>{escape(QCoreApplication.translate('core', rule.help))}</p>"]
    minds = _engines(finding.engines or rule.engines)
    source = QCoreApplication.translate("rules", "Source: {source}").format(source=rule.source)
    small = " ".join(filter(None, (minds, source + ".")))
    parts.append(f"<p><small>{escape(small)}</small></p>")
    return "".join(parts)


def rule_page(rule: Rule) -> str:
    """Return all there is to say about a rule, as rich text."""
    translate = QCoreApplication.translate
    parts = [
        f"<h3>{escape(rule.code)} · {escape(title_of(rule.code))}</h3>",
        f"<p>{escape(translate('core', rule.help))}</p>",
    ]
    if rule.fixes:
        fixes = "; ".join(translate("core", fix.title) for fix in rule.fixes)
        parts.append(f"<p>{escape(translate('rules', 'Fixes'))}: {escape(fixes)}</p>")
    source = translate("rules", "Source: {source}").format(source=rule.source)
    small = " ".join(filter(None, (_engines(rule.engines), source + ".")))
    return "".join((*parts, f"<p>{escape(small)}</p>"))


def _engines(engines: tuple[str, ...]) -> str:
    if not engines:
        return ""
    said = QCoreApplication.translate("rules", "Affects: {engines}.")
    return said.format(engines=", ".join(engines))


def all_rules() -> str:
    """Return the table of all rules, as rich text."""
    head = "".join(
        f"<th align='left' width='{share}%'>"
        f"{escape(QCoreApplication.translate('rules', text))}</th>"
        for text, share in (
            (QT_TRANSLATE_NOOP("rules", "Id"), 5),
            (QT_TRANSLATE_NOOP("rules", "Rule"), 20),
            (QT_TRANSLATE_NOOP("rules", "Why, and what to do"), 40),
            (QT_TRANSLATE_NOOP("rules", "Fixes"), 20),
            (QT_TRANSLATE_NOOP("rules", "Source"), 15),
        )
    )
    rows = "".join(map(_table_row, sorted(ALL_RULES, key=in_table)))
    return f"<table cellspacing='6' width='100%'><tr>{head}</tr>{rows}</table>"


def _table_row(rule: Rule) -> str:
    fixes = "; ".join(QCoreApplication.translate("core", fix.title) for fix in rule.fixes)
    cells = (
        f"<b>{escape(rule.code)}</b>",
        f"{escape(title_of(rule.code))}<br><small>{escape(fault_title(rule.code))}</small>",
        escape(QCoreApplication.translate("core", rule.help)),
        escape(fixes),
        escape(rule.source),
    )
    return "<tr>" + "".join(f"<td valign='top'>{cell}</td>" for cell in cells) + "</tr>"
