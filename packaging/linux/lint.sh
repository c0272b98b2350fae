#!/bin/sh
# Holds what is shipped against the tools of those who would ship it: desktop entries, MIME type, metainfo, man pages,
# packages in dist/, the setup of Windows around a stand-in, the workflow, and all shell scripts. A tool that is not installed is told and left out; an error ends the run.
# Run by `make lint-installers`.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
desktop=resources/desktop
id=io.github.sitemap_editor.SitemapEditor
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

has() {
    command -v "$1" >/dev/null || {
        echo "left out: $1 is not installed"
        return 1
    }
}

"$python" packaging/release.py metainfo "$desktop/$id.metainfo.xml" >"$folder/$id.metainfo.xml"
if has desktop-file-validate; then desktop-file-validate "$desktop"/*.desktop; fi
if has appstreamcli; then appstreamcli validate --no-net "$folder/$id.metainfo.xml"; fi
if has xmllint; then xmllint --noout "$desktop"/*.xml "$desktop"/*.svg; fi
if has man; then
    for page in packaging/linux/*.1; do
        said=$(MANWIDTH=80 man --warnings -l "$page" 2>&1 >/dev/null)
        [ -z "$said" ] || { echo "$page: $said" >&2 && exit 1; }
    done
fi
if has lintian; then
    for package in dist/*.deb; do
        [ ! -f "$package" ] || lintian --allow-root --fail-on error,warning "$package"
    done
fi
if has rpm; then
    for package in dist/*.rpm; do
        [ ! -f "$package" ] || rpm --query --package --list "$package" | grep -q /usr/bin/sitemap-editor
    done
fi
if has makensis && [ -f build/icons/sitemap-editor.ico ]; then
    mkdir -p "$folder/frozen/lib/with \$sign"
    for file in sitemap-editor.exe sitemap-tool.exe "lib/with \$sign/some.dll"; do
        echo "a stand-in" >"$folder/frozen/$file"
    done
    "$python" packaging/windows/installer.py "$folder/frozen" build/icons/sitemap-editor.ico "$folder" >/dev/null
fi
if has actionlint; then actionlint .github/workflows/*.yml; fi
if has shellcheck; then
    find packaging -name '*.sh' -exec shellcheck {} +
fi
echo "Nothing to object to."
