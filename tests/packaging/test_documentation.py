"""The pages of Help: what is generated is up to date, and every link leads somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "documentation" / "update.py"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "resources/help").rglob("*.md")]


def test_the_rules_and_keys_of_help_are_those_of_the_program() -> None:
    check = subprocess.run([sys.executable, str(SCRIPT), "--check"], cwd=ROOT, timeout=60)
    assert check.returncode == 0, "run `make documentation`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?://|#)([^)#]+)", page.read_text("utf-8"))
    folders = (page.parent, ROOT / "resources/help")  # Help shows what is not translated in English
    lost = [each for each in targets if not any((folder / each).exists() for folder in folders)]
    assert lost == []


def test_the_readme_is_read_in_a_sitting() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 150


@pytest.mark.parametrize("page", ["guide.md"])
def test_what_help_shows_is_there_in_spanish(page: str) -> None:
    english, spanish = ROOT / "resources/help" / page, ROOT / "resources/help/es" / page
    heads = [
        len(re.findall("^#+ ", each.read_text("utf-8"), re.MULTILINE))
        for each in (english, spanish)
    ]
    assert heads[0] == heads[1] > 3
