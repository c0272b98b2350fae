"""The whole program, offscreen, editing a file without end; says what it has edited.

Run as a module with the file and the folder of journals.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from sitemap_editor import SetCells
from sitemap_editor.app import Program, make_application
from sitemap_editor.session.recovery import journal_thread
from tests.qt_support import settings_in


def main(path: Path, folder: Path) -> None:
    if sys.platform != "win32":  # tests that were started by nohup pass on that it is ignored
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    # A person is held up for a moment at most; here a busy computer may take as long as it does.
    journal_thread._BEGINS_WITHIN_S = 60  # type: ignore[misc]
    application = make_application([])
    program = Program(settings_in(folder.parent), recovery_folder=folder)
    program.window.show()
    program.logout.listen()
    program.restoring.start(brings_back=False)
    program.window.files.open_paths([path])
    made = 0

    def edit() -> None:
        nonlocal made
        page = program.window.tabs.current_page()
        if page is not None:
            made += 1
            page.model.perform(SetCells([(0, "lastmod", str(made))]), "Set")
            with contextlib.suppress(BrokenPipeError):
                os.write(sys.stdout.fileno(), f"{made}\n".encode())  # all or nothing

    timer = QTimer(application, interval=2)
    timer.timeout.connect(edit)
    timer.start()
    application.exec()
    program.logout.stop()
    program.shut_down()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
