"""Writes the table of all rules into the README: ``make documentation``."""

from __future__ import annotations

from pathlib import Path

from sitemap_editor.core.checks.rule_table import put_into

README = Path(__file__).parents[2] / "README.md"

if __name__ == "__main__":
    README.write_text(put_into(README.read_text("utf-8")), "utf-8", newline="\n")
