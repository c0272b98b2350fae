#!/bin/sh
# The part of the chroot test that a person does on the desktop: menu, double-click, edit, save, in both languages and
# both themes. Run by inside.sh alone, in a D-Bus session.
set -eu
id=io.github.sitemap_editor.SitemapEditor
work=$HOME/sitemaps
patience_s=60
ok() { echo "ok: $1"; }
fail() {
    echo "FAILED: $1"
    import -window root /test/pictures/failure.png || true
    exit 1
}
# Calls a command until it succeeds.
until_it_is() {
    what=$1
    shift
    end=$(($(date +%s) + patience_s))
    until "$@"; do
        [ "$(date +%s)" -lt "$end" ] || fail "waited in vain: $what"
        sleep 0.2
    done
}
is() { [ "$1" = "$2" ] || fail "$3: $1, not $2"; }
kind() { gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }
default_for() { gio mime "$1" | sed -n '1s/.*: //p'; }

export XDG_RUNTIME_DIR="$HOME/run" XDG_CURRENT_DESKTOP=GNOME
mkdir -m 700 "$XDG_RUNTIME_DIR"
mkdir "$work"
cd "$work"

# What is a sitemap, and whose is it
file="$work/Übersicht für uns.xml"
cp /test/sitemap.xml "$file"
gzip -c /test/sitemap.xml >"$work/sitemap.xml.gz"
printf '<?xml version="1.0"?>\n<note>A sitemap is at http://www.sitemaps.org/schemas/sitemap/0.9</note>\n' >other.xml
printf '<?xml version="1.0"?>\n<rss version="2.0"><channel><title>News</title></channel></rss>\n' >feed.xml
printf '<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title></feed>\n' >atom.xml
printf '\357\273\277<?xml version="1.0"?>\n<!-- made by hand -->\n<s:sitemapindex xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"/>\n' >index.xml
is "$(kind "$file")" application/x-sitemap+xml "the type of a sitemap"
is "$(kind index.xml)" application/x-sitemap+xml "the type of an index"
is "$(kind sitemap.xml.gz)" application/x-sitemap+xml-compressed "the type of a compressed sitemap"
for other in other.xml feed.xml atom.xml; do
    case $(kind $other) in *sitemap*) fail "$other is taken for a sitemap" ;; esac
done
is "$(xdg-mime query filetype "$file")" application/x-sitemap+xml "xdg-mime under GNOME"
is "$(XDG_CURRENT_DESKTOP=XFCE mimetype --brief "$file")" application/x-sitemap+xml "mimetype"
is "$(mimetype --brief other.xml)" application/xml "mimetype of other XML"
for ours in application/x-sitemap+xml application/x-sitemap+xml-compressed; do
    is "$(default_for $ours)" $id.desktop "the program for $ours, says gio"
    is "$(xdg-mime query default $ours)" $id.desktop "the program for $ours, says xdg-mime"
done
is "$(default_for application/xml)" other-xml.desktop "the program for other XML, says gio"
is "$(xdg-mime query default application/xml)" other-xml.desktop "the program for other XML, says xdg-mime"
gio mime application/xml | grep -q xml-sitemap-editor.desktop || fail "not offered for other XML"
for other in other.xml feed.xml atom.xml; do
    gio open $other
    until_it_is "$other in the program for other XML" grep -q $other /tmp/other-program
done
ok "sitemaps, indexes and .xml.gz are ours; other XML and feeds keep their program, and ours is offered"

# One window at a time: its largest, by what its title says
find_window() {
    window=""
    most=0
    for found in $(xdotool search --onlyvisible --name "$1" 2>/dev/null); do
        eval "$(xdotool getwindowgeometry --shell "$found" 2>/dev/null)" || continue
        if [ $((WIDTH * HEIGHT)) -gt "$most" ]; then most=$((WIDTH * HEIGHT)) window=$found; fi
    done
    [ "$most" -gt 100000 ]
}
picture() { import -window "$window" "/test/pictures/$1.png"; }
# Six pictures alike, over a second, with more than an empty window on them: two were taken while a row found its place.
is_at_rest() {
    import -silent -window "$window" /tmp/now.png
    now=$(identify -format '%k %#' /tmp/now.png)
    alike=$((alike + 1))
    [ "${now%% *}" -gt 30 ] && [ "$now" = "$before" ] || alike=1
    before=$now
    [ "$alike" -ge 6 ]
}
keys() { xdotool key --delay 80 "$@"; }
is_gone() { ! xdotool search --onlyvisible --name "$1" >/dev/null 2>&1; }
leave() {
    xdotool windowactivate --sync "$window"
    keys ctrl+q
    until_it_is "the window to close" is_gone "$1"
}
shown() {
    until_it_is "a window that names $1" find_window "$1"
    xdotool windowactivate --sync "$window"
    xdotool windowsize --sync "$window" 1180 720 || true
    before="" alike=0
    until_it_is "a window at rest" is_at_rest
}

# Its number is one that nobody uses, also outside, from where such sockets are seen.
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$HOME/screen" >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null' EXIT
until_it_is "a screen" test -s "$HOME/screen"
DISPLAY=:$(cat "$HOME/screen")
export DISPLAY
openbox >/dev/null 2>&1 &
sleep 1

gio launch "/usr/share/applications/$id.desktop"
shown "Sitemap Editor"
class=$(xprop -id "$window" WM_CLASS)
wanted=$(sed -n 's/^StartupWMClass=//p' "/usr/share/applications/$id.desktop")
case $class in *"\"$wanted\""*) ;; *) fail "the window says $class, the menu entry $wanted" ;; esac
picture menu
leave "Sitemap Editor"
ok "the menu entry starts the program, whose window belongs to it"

# Double-click, edit, save
gio open "$file"
shown "Übersicht"
keys ctrl+Home Down Right
xdotool type --delay 40 2026-11-20
keys Return
until_it_is "the mark of an edit" find_window '\*.*Übersicht|Übersicht.*\*'
picture edited
keys ctrl+s
has_changed() { ! cmp -s /test/sitemap.xml "$file"; }
until_it_is "the file to be saved" has_changed
sleep 1
leave "Übersicht"
diff /test/sitemap.xml "$file" >/tmp/difference || true
cat /tmp/difference
is "$(grep -c '^<' /tmp/difference)" 1 "lines changed"
is "$(grep -c '^>' /tmp/difference)" 1 "lines written"
grep -q '^>.*<lastmod>2026-11-20</lastmod>' /tmp/difference || fail "the date is not there"
ok "gio open opens a real window; a cell is edited by keys; saving changes one line"

# A second double-click, a third on the same file, and the menu entry's own window
programs() { readlink /proc/[0-9]*/exe 2>/dev/null | grep -c '^/usr/lib/sitemap-editor/sitemap-editor$'; }
names() { xdotool getwindowname "$1" | grep -q "$2"; }
is_active() { [ "$(xdotool getactivewindow 2>/dev/null)" = "$1" ]; }
gio open "$file"
shown "Übersicht"
first=$window
xdotool windowminimize "$first"
gio open sitemap.xml.gz
until_it_is "the second file in the window that is there" names "$first" sitemap.xml.gz
until_it_is "that window in front" is_active "$first"
is "$(programs)" 1 "programs that run after a second double-click"
shown "sitemap.xml.gz"
is "$window" "$first" "the window of both files"
picture two-files
gio open "$file"
until_it_is "the file that is open already to come to the front" names "$first" "Übersicht"
command=$(sed -n '/^\[Desktop Action new-window\]/,$ s/^Exec=//p' "/usr/share/applications/$id.desktop")
$command &
shown "^Sitemap Editor"
[ "$window" != "$first" ] || fail "New Window shows the window that is there"
is "$(programs)" 2 "programs that run after New Window"
leave "^Sitemap Editor"
window=$first
leave "Übersicht"
ok "a compressed sitemap opens in the window that is there, which comes to the front; New Window makes another"

# What a person of each language sees, by light and by dark
for language in en_GB es_ES; do
    for theme in Adwaita Adwaita:dark; do
        dark=""
        [ "$theme" = Adwaita ] || dark=-dark
        env LANG=$language.UTF-8 GTK_THEME="$theme" QT_QPA_PLATFORMTHEME=gtk3 gio open /test/sitemap.xml
        shown "sitemap.xml"
        picture "${language%_*}${dark:--light}"
        leave "sitemap.xml"
    done
done
ok "pictures in both languages and both themes"
