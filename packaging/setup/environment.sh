#!/bin/sh
# Makes .venv where there is none, and installs this checkout into it, editable.
# Usage: environment.sh . | .[dev]     (PYTHON names the interpreter, python3 unless set)
set -eu
python=${PYTHON:-python3}

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
        echo "Python 3.11 or later is needed: name one with make PYTHON=python3.13, say." >&2
        exit 1
    }
    echo "Making a Python environment in .venv"
    "$python" -m venv .venv
fi

echo "Installing $1 and what it depends on into .venv"
.venv/bin/python -m pip install -qq --no-input --disable-pip-version-check --editable "$1"
