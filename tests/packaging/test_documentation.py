"""What the README says of rules and of the first steps is what the program itself says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "packaging" / "documentation" / "update.py"


def test_the_readme_has_the_guide_and_the_rules_of_the_program() -> None:
    check = subprocess.run([sys.executable, str(SCRIPT), "--check"], cwd=ROOT, timeout=60)
    assert check.returncode == 0, "run `make documentation`"
