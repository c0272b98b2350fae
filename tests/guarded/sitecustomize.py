"""Read by each Python that tests start: it is watched like the tests themselves."""

from __future__ import annotations

import os

_guard = f"{os.path.dirname(os.path.dirname(__file__))}/network_guard.py"  # noqa: PTH120 - quick
_names = {"__name__": "network_guard", "__file__": _guard}
with open(_guard, "rb") as _file:  # noqa: PTH123 - quick
    exec(compile(_file.read(), _guard, "exec"), _names)  # noqa: S102 - nothing is loaded for it
guard = _names["NetworkGuard"]()  # type: ignore[operator]  # the class that stands there
guard.watch_child()
