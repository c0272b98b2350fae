"""What the commands of a window work with, handed to each of them as one thing."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_editor.core.checks.checker import Checker
from sitemap_editor.session.web.web import Web
from sitemap_editor.windows.file_work import FileWork
from sitemap_editor.windows.files.file_commands import FileCommands


@dataclass(frozen=True, slots=True)
class WindowServices(FileWork):
    """What there is once in a window, beside what works with files."""

    files: FileCommands
    checker: Checker
    web: Web
