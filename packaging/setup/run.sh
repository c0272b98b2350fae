#!/bin/sh
# Opens the program on a file. Where there is no screen it opens on a virtual one for a moment, and what its
# window shows is kept as screenshot.png.
# Usage, from the top of the checkout: run.sh FILE
set -eu
python=.venv/bin/python

if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$python" -m sitemap_editor "$1"
fi

for program in Xvfb xdotool import identify; do
    command -v "$program" >/dev/null || {
        echo "There is no screen here, and $program, which a virtual one needs, is not installed." >&2
        exit 1
    }
done

patience_s=60
folder=$(mktemp -d)
screen=""
app=""

# Waits until a process has ended, for so many tenths of a second at most.
ended_within() {
    tenths=$2
    while kill -0 "$1" 2>/dev/null; do
        [ "$tenths" -gt 0 ] || return 1
        tenths=$((tenths - 1))
        sleep 0.1
    done
}

# shellcheck disable=SC2317 # called by the trap
finish() {
    for process in $app $screen; do
        kill "$process" 2>/dev/null || continue
        ended_within "$process" 50 || kill -KILL "$process" 2>/dev/null || true
    done
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

fail() {
    echo "$1 What the program said:" >&2
    cat "$folder/output" >&2
    exit 1
}

# The largest window of the program that can be seen.
find_window() {
    for id in $(xdotool search --onlyvisible --all --pid "$app" --name . 2>/dev/null); do
        geometry=$(xdotool getwindowgeometry --shell "$id" 2>/dev/null) || continue
        echo "$geometry" | sed -n 's/^WIDTH=//p; s/^HEIGHT=//p' | paste -s -d ' ' |
            while read -r width height; do echo "$((width * height)) $id"; done
    done | sort -n | sed -n '$s/.* //p'
}

echo "There is no screen here: opening $1 on a virtual one."
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$folder/display" >"$folder/output" 2>&1 &
screen=$!
until [ -s "$folder/display" ]; do
    kill -0 "$screen" 2>/dev/null || fail "The virtual screen did not start."
    sleep 0.1
done
DISPLAY=":$(cat "$folder/display")"
export DISPLAY

# A temporary folder of its own, so that no copy of the program that already runs is handed the file.
env QT_QPA_PLATFORM=xcb TMPDIR="$folder" "$python" -m sitemap_editor "$1" >"$folder/output" 2>&1 &
app=$!

# The window is there when some pictures of it in a row are alike and show more than an empty area: on a busy
# computer the file is on screen well before it is checked. One that never rests (a progress bar, a text cursor)
# is taken as it is after a while.
deadline=$(($(date +%s) + patience_s))
pictures=0
alike=0
before=""
while :; do
    ended_within "$app" 3 && fail "The program ended before its window appeared."
    [ "$(date +%s)" -lt "$deadline" ] || fail "No window appeared within $patience_s seconds."
    window=$(find_window)
    [ -n "$window" ] || continue
    import -silent -window "$window" "$folder/picture.png" 2>/dev/null || continue
    now=$(identify -format '%k %#' "$folder/picture.png")
    [ "${now%% *}" -gt 8 ] || continue
    pictures=$((pictures + 1))
    if [ "$now" = "$before" ]; then alike=$((alike + 1)); else alike=0; fi
    if [ "$alike" -ge 5 ] || [ "$pictures" -ge 30 ]; then break; fi
    before=$now
done
cp "$folder/picture.png" screenshot.png
echo "The window is shown in $(pwd)/screenshot.png"

# Quit as a person would; finish() ends what does not listen.
xdotool windowfocus "$window" key ctrl+q
code=0
if ended_within "$app" 50; then
    wait "$app" || code=$?
    app=""
fi
cat "$folder/output" >&2
[ "$code" -eq 0 ] || echo "The program ended with exit code $code when it was closed." >&2
exit "$code"
