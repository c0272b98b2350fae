#!/bin/sh
# Collects the texts of the program into resources/translations/*.ts and compiles them to *.qm.
# Run by `make translations` after a text was added or changed; translate what is new with
# pyside6-linguist or a text editor, then run it again.
set -eu
cd "$(dirname "$0")/../.."
bin=.venv/bin
ours=resources/translations
sources=$(find sitemap_editor -name '*.py' | LC_ALL=C sort)
# shellcheck disable=SC2086 # the list is meant to split
"$bin/pyside6-lupdate" $sources -no-obsolete -locations none -source-language en -target-language es -ts "$ours/sitemap_editor_es.ts"
# English needs its plurals only.
# shellcheck disable=SC2086
"$bin/pyside6-lupdate" $sources -no-obsolete -locations none -pluralonly -source-language en -target-language en -ts "$ours/sitemap_editor_en.ts"
# A program that is running has the old file mapped: the new one takes its name, not its place.
release() {
    "$bin/pyside6-lrelease" "$1" -qm "$2.new"
    mv "$2.new" "$2"
}
for language in es en; do
    # Numbers in sentences have the thousands separators of the language: Qt's %Ln for its %n.
    sed -i '/<numerusform/s/%n/%Ln/g' "$ours/sitemap_editor_$language.ts"
    release "$ours/sitemap_editor_$language.ts" "$ours/sitemap_editor_$language.qm"
done
# What Qt's own Spanish leaves out; written by hand, since its texts are not in our sources.
release "$ours/qtbase_es.ts" "$ours/qtbase_es.qm"
