#!/bin/bash
# Tries the .deb in a clean Debian 12: install by apt, start from the menu entry, open by double-click (gio open) in a
# real window, edit by keys, save, look, purge, nothing left. Pictures and the log go to build/chroot/.
# Needs root, debootstrap and a mirror, which is taken from this machine's apt. Run by `make chroot-test`.
# Usage: chroot_test.sh [FILE.deb]     (the one in dist/, unless named)
set -euo pipefail

# Mounts of its own, which end with it whatever happens.
if [ -z "${CHROOT_TEST_MOUNTS:-}" ]; then
    exec env CHROOT_TEST_MOUNTS=private unshare --mount "$BASH" "$0" "$@"
fi

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
results=$root/build/chroot
release=bookworm
log=$results/log
base=$results/debian-12.tar

fail() {
    echo "$1" >&2
    exit 1
}
[ "$(id -u)" -eq 0 ] || fail "Only root can make a chroot."
command -v debootstrap >/dev/null || fail "debootstrap is needed, from the Debian package of that name."
if [ "$#" -eq 0 ]; then
    set -- "$root"/dist/sitemap-editor_*.deb
fi
if [ "$#" -ne 1 ] || [ ! -f "$1" ]; then fail "Name one .deb; make it with: make installers"; fi
package=$(readlink -f "$1")

mkdir -p "$results"
rm -f "$results"/*.png
: >"$log"
system=$(mktemp -d "${TMPDIR:-/var/tmp}/sitemap-editor-chroot.XXXXXX")

mounted=()
# shellcheck disable=SC2317 # called by the trap
finish() {
    code=$?
    for place in "${mounted[@]}"; do umount "$place" || umount --lazy "$place" || true; done
    # Never take away what is still mounted from outside.
    if ! grep -q " $system" /proc/mounts; then rm -rf --one-file-system "$system"; fi
    [ "$code" -eq 0 ] || { echo "The test failed. The end of $log:" >&2 && tail -n 25 "$log" >&2; }
}
trap finish EXIT

bind() {
    mount "${@:2}" "$system/$1"
    mounted=("$system/$1" "${mounted[@]}")
}

# What apt knows of its sources, whoever configured them.
mirror() {
    # shellcheck disable=SC2016 # apt fills these in
    apt-get indextargets --format '$(SITE) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
        awk -v release="$release" '$2 == release && $3 == "main" { print $1; exit }'
}

if [ ! -f "$base" ]; then
    source=$(mirror)
    [ -n "$source" ] || fail "apt on this machine knows no source of Debian $release."
    echo "Making a clean Debian 12"
    debootstrap --variant=minbase "$release" "$system" "$source" >>"$log" 2>&1
    apt-config dump | grep -E '^Acquire::(https?|Check|Retries)' >"$system/etc/apt/apt.conf.d/90builder" || true
    tar -C "$system" -cf "$base" .
else
    tar -C "$system" -xf "$base"
fi
chmod 755 "$system"
cp -L /etc/resolv.conf "$system/etc/resolv.conf"
cp -L /etc/hosts "$system/etc/hosts"
bind proc -t proc proc
bind dev --bind /dev
bind dev/shm -t tmpfs tmpfs

install -d "$system/test/pictures"
cp "$here/chroot/inside.sh" "$here/chroot/desktop.sh" "$here"/chroot/*.desktop "$system/test/"
cp "$package" "$system/test/package.deb"
cp "$root/resources/samples/sitemap.xml" "$system/test/sitemap.xml"
echo "Trying $(basename "$package") in it"
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    chroot "$system" timeout 900 sh /test/inside.sh >>"$log" 2>&1 || result=$?
cp "$system"/test/pictures/*.png "$results/" 2>/dev/null || true
[ "${result:-0}" -eq 0 ] || exit 1
grep '^ok: ' "$log"
echo "All is well. Pictures: $results/*.png"
