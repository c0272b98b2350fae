"""`sitemap-editor --merge` offscreen, with keys that are pressed for a person.

`MERGE_TOOL_KEYS`: 1, 2 and 3 decide all conflicts, s saves; the dialog is closed behind the last.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sitemap_editor import app
from sitemap_editor.__main__ import main
from sitemap_editor.session.three_way.three_way_review import MergeStep
from sitemap_editor.windows.three_way.dialog import ThreeWayDialog

_made = app.make_application


def _with_keys(arguments: Sequence[str]) -> QApplication:
    application = _made(arguments)
    keys = list(os.environ["MERGE_TOOL_KEYS"])

    def press() -> None:
        dialogs = [each for each in QApplication.topLevelWidgets() if _is_ready(each)]
        for dialog in dialogs:
            assert isinstance(dialog, ThreeWayDialog)
            key = keys.pop(0) if keys else ""
            dialog.table.selectAll()
            if key == "s":
                dialog.merge.click()
            elif key:
                QTest.keyClick(dialog.table, Qt.Key(ord(key)))
            else:
                dialog.close()

    timer = QTimer(application, interval=20)
    timer.timeout.connect(press)
    timer.start()
    return application


def _is_ready(widget: object) -> bool:
    return (
        isinstance(widget, ThreeWayDialog)
        and widget.isVisible()
        and widget._review.step is MergeStep.DECIDING
    )


if __name__ == "__main__":
    app.make_application = _with_keys
    sys.exit(main())
