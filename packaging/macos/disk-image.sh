#!/bin/sh
# Makes the disk image of the app that packaging/freeze.py left in dist/: a window with the app and a link to
# Applications. Runs on macOS only. Neither app nor image is signed by a known developer: that needs the owner's
# certificate (codesign, notarytool); until then macOS asks at the first start.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
version=$("${PYTHON:-python3}" "$root/packaging/release.py" version)
app="$root/dist/Sitemap Editor.app"
content=$root/build/macos/content
image=$root/dist/sitemap-editor-$version-macos-$(uname -m).dmg

[ -d "$app" ] || { echo "There is no app in $root/dist: make it with packaging/freeze.py." >&2 && exit 1; }
# Programs for Apple's own processors must carry at least a signature by nobody, and what it covers has changed.
codesign --force --deep --sign - "$app"
rm -rf "$content"
mkdir -p "$content"
ditto "$app" "$content/Sitemap Editor.app"
ln -s /Applications "$content/Applications"
hdiutil create -volname "Sitemap Editor" -srcfolder "$content" -format ULMO -ov "$image"
hdiutil verify "$image"
echo "$image"
