"""What a test takes to start the program as often as it wants, each time after a crash."""

from __future__ import annotations

from collections.abc import Callable

from tests.qt_support import Person

Start = Callable[[], Person]
