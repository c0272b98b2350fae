#!/bin/sh
# Installs the Debian packages that the program needs and that are missing. Where none is, apt is not called.
# Usage: system-libraries.sh run|test     (PYTHON names the interpreter, python3 unless set)
set -eu

# Other systems bring these libraries along, or name them otherwise.
command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || exit 0

# What Qt loads in any case, and what its X11 plug-in loads besides.
wanted="libegl1 libgl1 libbrotli1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0 fonts-dejavu-core"
wanted="$wanted libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0"

# Qt's Wayland plug-in.
if [ -n "${WAYLAND_DISPLAY:-}" ]; then
    wanted="$wanted libwayland-client0 libwayland-cursor0 libwayland-egl1"
fi

# A virtual screen, to look at a window and take its picture.
if [ "$1" = test ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    wanted="$wanted xvfb xdotool imagemagick"
fi

# What the tests of the real window use: xvfb-run, a window manager, the clipboard, xmllint, AT-SPI.
if [ "$1" = test ]; then
    wanted="$wanted xauth openbox xclip libxml2-utils dbus at-spi2-core gir1.2-atspi-2.0 python3-gi"
fi

# Debian ships Python without what makes a virtual environment.
if [ ! -e .venv/bin/pip ] && ! "${PYTHON:-python3}" -m ensurepip --version >/dev/null 2>&1; then
    wanted="$wanted python3-venv"
fi

# The names of all installed packages and of what they stand for (libglib2.0-0t64 provides libglib2.0-0).
installed=$(
    dpkg-query -W -f '${db:Status-Abbrev}|${Package}, ${Provides}\n' |
        sed -n 's/^.i.|//p' | tr ',' '\n' | sed 's/ *(.*//; s/ //g'
)
missing=""
for package in $wanted; do
    printf '%s\n' "$installed" | grep -qxF "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

# Nothing, where we are root already.
sudo=""
[ "$(id -u)" -eq 0 ] || sudo="sudo "

stop() {
    echo "System packages are missing, and $1. Please run this, then try again:" >&2
    echo "  ${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends$missing" >&2
    exit 1
}

if [ -n "$sudo" ]; then
    command -v sudo >/dev/null || { sudo=""; stop "only root can install them (there is no sudo here)"; }
    [ -t 0 ] || sudo -n true 2>/dev/null || stop "sudo would have to ask for a password"
fi

echo "Installing system packages:$missing"
# shellcheck disable=SC2086 # both are lists of words
{
    # A source that does not answer is no reason to stop: the installation tells whether it was needed.
    $sudo apt-get -qq update || echo "Some package lists could not be read; going on." >&2
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 install -y \
        --no-install-recommends $missing </dev/null >/dev/null || stop "apt could not install them"
}
