"""What a Linux desktop's portal tells; with one that answers: tests/desktop/test_system_colours."""

from __future__ import annotations

import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="others have no portal")


@pytest.mark.usefixtures("qapp")
def test_without_a_portal_nothing_is_dark_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from PySide6.QtCore import QObject

    from sitemap_editor.session.program import desktop_portal

    nobody = ("org.example.Nobody", "/org/example", "org.example.Settings")
    monkeypatch.setattr(desktop_portal, "_PORTAL", nobody)
    assert not desktop_portal.prefers_dark()
    parent = QObject()
    desktop_portal.SchemeWatch(lambda: None, parent)
