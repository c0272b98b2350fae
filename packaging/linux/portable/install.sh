#!/bin/sh
# Installs Sitemap Editor for one person, from the folder it lies in, or takes it away again.
# Usage: install.sh --user | --uninstall
set -eu
umask 022
here=$(cd "$(dirname "$0")" && pwd)
name=sitemap-editor
data=${XDG_DATA_HOME:-$HOME/.local/share}
library=$HOME/.local/lib/$name
programs=$HOME/.local/bin
# What was put beside other people's files: a line a file, then the folders made for them.
list=$library/installed

# The desktop's indexes, where there are programs that make them. They say themselves what is wrong.
refresh() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications" || true; fi
    touch -c "$data/icons/hicolor" || true
}

# Makes a folder and notes the parts of its path that were not there.
make_folder() {
    [ -d "$1" ] && return
    make_folder "$(dirname "$1")"
    mkdir "$1"
    echo "$1" >>"$list.folders"
}

install_program() {
    [ "$here" != "$library" ] || { echo "It is installed already, here." >&2 && exit 1; }
    [ ! -e "$library" ] || "$library/install.sh" --uninstall
    mkdir -p "$library"
    cp -a "$here/." "$library/"
    rm -rf "$library/share" "$library/README.txt"
    make_folder "$programs"
    for program in sitemap-editor sitemap-tool; do
        ln -sf "$library/$program" "$programs/$program"
        echo "$programs/$program" >>"$list"
    done
    (cd "$here/share" && find . -type f | LC_ALL=C sort) | while read -r file; do
        target=$data/${file#./}
        make_folder "$(dirname "$target")"
        cp "$here/share/$file" "$target"
        echo "$target" >>"$list"
    done
    # A session need not have ~/.local/bin in its path.
    quoted=$(printf '%s' "$library/$name" | sed 's/[\\&|]/\\&/g')
    for entry in "$data"/applications/*.desktop; do
        grep -qxF "$entry" "$list" || continue
        sed -i -e "s|^Exec=$name|Exec=\"$quoted\"|" -e "s|^TryExec=$name|TryExec=$quoted|" "$entry"
    done
    refresh
    echo "Sitemap Editor is installed in $library. To take it away: $library/install.sh --uninstall"
}

uninstall_program() {
    [ -f "$list" ] || { echo "It is not installed in $library." >&2 && exit 1; }
    while read -r file; do rm -f "$file"; done <"$list"
    folders=$(cat "$list.folders" 2>/dev/null || true)
    rm -rf "$library"
    refresh
    # Indexes made for nobody but us go with their folders.
    printf '%s\n' "$folders" | grep -qxF "$data/mime" && rm -rf "$data/mime"
    printf '%s\n' "$folders" | grep -qxF "$data/applications" && rm -f "$data/applications/mimeinfo.cache"
    printf '%s\n' "$folders" | LC_ALL=C sort -r | while read -r folder; do
        [ -z "$folder" ] || rmdir "$folder" 2>/dev/null || true
    done
    rmdir "$HOME/.local/lib" "$HOME/.local" 2>/dev/null || true  # where they are empty
    echo "Sitemap Editor is taken away; preferences are left."
}

case ${1:-} in
--user) install_program ;;
--uninstall) uninstall_program ;;
*) sed -n '2,3s/^# //p' "$0" && exit 2 ;;
esac
