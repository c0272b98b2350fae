#!/bin/sh
# Makes wheel and sdist in dist/, then installs each into an environment of its own, as pipx does, and starts both
# programs from there. Run by `make wheel`; the pins are those of an ordinary installation: none.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
tools=build/wheel
version=$("$python" packaging/release.py version)
SOURCE_DATE_EPOCH=$("$python" packaging/release.py epoch)
export SOURCE_DATE_EPOCH

rm -rf "$tools"
"$python" -m venv "$tools/making"
"$tools/making/bin/python" -m pip install -qq --disable-pip-version-check build
"$tools/making/bin/python" -m build --outdir dist .

for made in "dist/sitemap_editor-$version-py3-none-any.whl" "dist/sitemap_editor-$version.tar.gz"; do
    rm -rf "$tools/trying"
    "$python" -m venv "$tools/trying"
    "$tools/trying/bin/python" -m pip install -qq --disable-pip-version-check "$made"
    # From elsewhere, so that nothing of this checkout is found; the measures are this checkout's.
    bin=$(pwd)/$tools/trying/bin
    (cd "$tools/trying" && "$bin/python" "$OLDPWD/packaging/smoke.py" "$bin")
    echo "$made"
done
