#!/bin/sh
# Runs the tests that need no screen, or those of the real window on a virtual screen of their own.
# Usage: pytest.sh offscreen|desktop
set -eu

# No test asserts a time, but one that hangs must not hold up the others: ten times what the longest
# one takes on a slow machine.
patience_s=900

case $1 in
offscreen)
    # A file's tests stay together: one process for a core, each with a program of its own.
    set -- env QT_QPA_PLATFORM=offscreen .venv/bin/python -m pytest -m "not desktop" \
        -n auto --maxprocesses 4 --dist loadfile --timeout "$patience_s"
    ;;
desktop)
    command -v xvfb-run >/dev/null || {
        echo "The tests of the real window need xvfb-run, which this system has not: left out."
        exit 0
    }
    set -- xvfb-run -a -s "-screen 0 1280x800x24 -noreset" \
        env -u WAYLAND_DISPLAY QT_QPA_PLATFORM=xcb .venv/bin/python -m pytest tests/desktop -m desktop --timeout "$patience_s"
    ;;
esac

code=0
"$@" || code=$?
if [ "$code" -eq 5 ]; then
    echo "pytest found no test to run. That is a failure too." >&2
fi
exit "$code"
