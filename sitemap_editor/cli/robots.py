"""``sitemap-tool robots``: whether a robots.txt lets a crawler fetch URLs, and by which line."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from sitemap_editor.cli.arguments import add_format
from sitemap_editor.cli.console import ERRORS, FINE, say, write_json
from sitemap_editor.core.errors import no_progress
from sitemap_editor.core.files.reading import ROBOTS_CAP_BYTES, read_bytes
from sitemap_editor.core.readable import escaped_in_json
from sitemap_editor.core.web.robots_rules import ANY_AGENT, RobotsRules, Verdict


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    robots = commands.add_parser("robots", help="tell which URLs a robots.txt lets crawlers fetch")
    robots.add_argument("file", metavar="ROBOTS.txt")
    robots.add_argument("urls", nargs="+", metavar="URL")
    robots.add_argument(
        "--agent",
        default=ANY_AGENT,
        metavar="NAME",
        help="the crawler, such as Googlebot (default: one that the file does not name)",
    )
    add_format(robots)
    robots.set_defaults(run=_robots, about="file")


def _robots(options: argparse.Namespace) -> int:
    path, agent = Path(options.file), options.agent
    rules = RobotsRules(read_bytes(path, ROBOTS_CAP_BYTES, no_progress))
    verdicts = [(url, rules.verdict(url, agent)) for url in options.urls]
    if options.format == "json":
        found = [_as_object(url, agent, verdict) for url, verdict in verdicts]
        text = json.dumps(found, indent=1, ensure_ascii=False)
        write_json(escaped_in_json(text) + "\n")
    else:
        for url, verdict in verdicts:
            say(_sentence(path, url, verdict))
    return FINE if all(verdict.is_allowed for _, verdict in verdicts) else ERRORS


def _sentence(path: Path, url: str, verdict: Verdict) -> str:
    word = "allowed" if verdict.is_allowed else "disallowed"
    if verdict.rule is None:
        return f"{path}: {word} {url} (no line applies)"
    return f"{path}:{verdict.rule.line}: {word} {url} ({verdict.rule.text})"


def _as_object(url: str, agent: str, verdict: Verdict) -> dict[str, object]:
    rule = verdict.rule
    return {
        "url": url,
        "agent": agent,
        "allowed": verdict.is_allowed,
        "line": None if rule is None else rule.line,
        "rule": None if rule is None else rule.text,
    }
