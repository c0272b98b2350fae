#!/bin/sh
# The part of the chroot test that root does inside: install, look at what is registered, let a person work
# (desktop.sh), purge. Run by chroot_test.sh alone.
set -eu
name=sitemap-editor
id=io.github.sitemap_editor.SitemapEditor
ok() { echo "ok: $1"; }
fail() {
    echo "FAILED: $1"
    exit 1
}
ends_with() {
    wanted=$1 code=0
    shift
    "$@" || code=$?
    [ "$code" -eq "$wanted" ] || fail "$* ended with $code, not $wanted"
}
get() { apt-get install -y -q --no-install-recommends "$@"; }
# All files that packages and their indexes could leave; logs and caches of apt itself apart.
files() { find /etc /opt /root /usr /var -xdev -not -path '/var/log/*' -not -path '/var/cache/*' -not -path '/var/lib/apt/*' | LC_ALL=C sort; }

apt-get update -q
get /test/package.deb
ok "apt installs the package in a clean Debian 12"
# GTK is for GTK desktops and CUPS for printers; their plug-ins are loaded only where those are there.
missing=$(find /usr/lib/$name -name '*.so*' ! -name 'libqgtk3.so' ! -name 'libcupsprintersupport.so' -exec ldd {} + 2>/dev/null | grep 'not found' || true)
[ -z "$missing" ] || fail "libraries are missing: $missing"
ends_with 1 sitemap-tool check /test/sitemap.xml
ends_with 124 timeout 10 env QT_QPA_PLATFORM=offscreen HOME=/tmp sitemap-editor /test/sitemap.xml
ok "every library is there, both programs start with nothing else installed"
apt-get purge -y -q $name

get shared-mime-info desktop-file-utils libglib2.0-bin xdg-utils libfile-mimeinfo-perl file dbus dbus-x11 xvfb \
    xdotool x11-utils openbox imagemagick locales fonts-dejavu-core libgtk-3-0 diffutils
printf 'es_ES.UTF-8 UTF-8\nen_GB.UTF-8 UTF-8\n' >/etc/locale.gen
locale-gen >/dev/null
useradd --create-home --shell /bin/sh person
# Another program for XML and one for text, as a desktop has them, which must keep what is theirs.
install -m 644 /test/other-xml.desktop /test/other-text.desktop /usr/share/applications/
cat >/usr/bin/other-program <<'END'
#!/bin/sh
echo "$@" >>/tmp/other-program
END
chmod 755 /usr/bin/other-program
update-desktop-database
files >/tmp/before

get /test/package.deb
desktop-file-validate /usr/share/applications/$id.desktop /usr/share/applications/xml-$name.desktop
for page in sitemap-editor sitemap-tool; do test -s /usr/share/man/man1/$page.1.gz || fail "no man page of $page"; done
chmod -R a+rwX /test
su person -c 'LC_ALL= LANG=en_GB.UTF-8 dbus-run-session -- sh /test/desktop.sh' || fail "the desktop"

apt-get purge -y -q $name
files >/tmp/after
diff /tmp/before /tmp/after || fail "something is left, or gone"
if grep -rlI sitemap-editor /usr/share/applications /usr/share/mime; then fail "the desktop still knows the program"; fi
unsaved=$(find /home/person -path '*/recovery/*')
[ -z "$unsaved" ] || fail "edits that were saved are still kept: $unsaved"
ok "purge leaves nothing, and no edits are left in the person's folder"
