"""What the program does not load before its window is on screen."""

from __future__ import annotations

import subprocess
import sys

LATE = ("core.checks.catalogue", "core.checks.fixing", "core.checks.typical", "core.files.survey")


def test_the_window_starts_without_rules_and_fixes() -> None:
    asked = "import sys, sitemap_editor.app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    names = loaded.stdout.decode().split()
    assert "sitemap_editor.core.checks.checker" in names
    assert [name for name in names if name.endswith(LATE)] == []
