#!/bin/sh
# Makes the installers for Linux of the frozen programs: dist/*.deb, *.rpm and *.tar.xz, from one staged tree.
# Run by `make installers`, after packaging/freeze.py. The same frozen folder gives the same bytes.
# Usage: installers.sh [deb] [rpm] [portable]     (all three, unless some are named)
set -eu
umask 022
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
python=${PYTHON:-python3}
name=sitemap-editor
id=io.github.sitemap_editor.SitemapEditor
frozen=$root/dist/$name
icons=$root/build/icons
tree=$root/build/linux/tree
desktop=$root/resources/desktop
machine=$(uname -m)

[ -x "$frozen/$name" ] || {
    echo "There is no frozen program in $frozen: make it with $python packaging/freeze.py, or with make installers." >&2
    exit 1
}
[ "$#" -gt 0 ] || set -- deb rpm portable

release() { "$python" "$root/packaging/release.py" "$@"; }
version=$(release version)
SOURCE_DATE_EPOCH=$(release epoch)
export SOURCE_DATE_EPOCH

needs() {
    command -v "$1" >/dev/null || {
        echo "$1 is needed for this, from the Debian package $2." >&2
        exit 1
    }
}

put() { install -D -m 644 "$1" "$tree/usr/$2"; }

# Gives all files of a folder the moment of the source, and rights that do not depend on who builds.
settle() {
    find "$1" -type d -exec chmod 755 {} +
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

put_programs() {
    install -d "$tree/usr/lib" "$tree/usr/bin"
    cp -a "$frozen" "$tree/usr/lib/$name"
    find "$tree/usr/lib/$name" -type f -exec chmod 644 {} +
    for program in sitemap-editor sitemap-tool; do
        chmod 755 "$tree/usr/lib/$name/$program"
        ln -s "../lib/$name/$program" "$tree/usr/bin/$program"
        install -d "$tree/usr/share/man/man1"
        gzip -9n <"$here/$program.1" >"$tree/usr/share/man/man1/$program.1.gz"
    done
}

put_icons() {
    put "$root/resources/icons/$name.svg" "share/icons/hicolor/scalable/apps/$id.svg"
    for kind in application-x-sitemap+xml application-x-sitemap+xml-compressed; do
        put "$desktop/application-x-sitemap+xml.svg" "share/icons/hicolor/scalable/mimetypes/$kind.svg"
    done
    for size in 16 22 24 32 48 64 128 256 512; do
        folder=share/icons/hicolor/${size}x$size
        put "$icons/program-$size.png" "$folder/apps/$id.png"
        for kind in application-x-sitemap+xml application-x-sitemap+xml-compressed; do
            put "$icons/document-$size.png" "$folder/mimetypes/$kind.png"
        done
    done
}

put_desktop() {
    put "$desktop/$id.desktop" "share/applications/$id.desktop"
    put "$desktop/xml-$name.desktop" "share/applications/xml-$name.desktop"
    put "$desktop/$id.mime.xml" "share/mime/packages/$id.xml"
    release metainfo "$desktop/$id.metainfo.xml" >"$root/build/linux/metainfo.xml"
    put "$root/build/linux/metainfo.xml" "share/metainfo/$id.metainfo.xml"
}

stage() {
    rm -rf "$root/build/linux"
    mkdir -p "$tree"
    put_programs
    put_icons
    put_desktop
    settle "$tree"
}

# Only Debian wants these; the .rpm takes the copyright along.
put_debian_documents() {
    documents=$tree/usr/share/doc/$name
    install -d "$documents"
    sed -e '/^@LICENSE@$/{' -e "r $root/build/linux/licence" -e 'd' -e '}' "$here/debian/copyright" \
        >"$documents/copyright"
    release debian-changelog | gzip -9n >"$documents/changelog.Debian.gz"
    put "$here/debian/lintian-overrides" "share/lintian/overrides/$name"
}

indented_licence() { sed -e 1,4d -e 's/^$/./' -e 's/^/ /' "$root/LICENSE"; }

deb() {
    needs dpkg-deb dpkg
    architecture=$(dpkg --print-architecture)
    control=$tree/DEBIAN
    install -d "$control"
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
        -e "s/@SIZE@/$(du -sk --apparent-size "$tree/usr" | cut -f 1)/" \
        -e "s/@MAINTAINER@/$(release maintainer)/" "$here/debian/control" >"$control/control"
    (cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$control/md5sums"
    settle "$control"
    made=$root/dist/${name}_$version-1_$architecture.deb
    dpkg-deb --root-owner-group -Zxz -z9 --build "$tree" "$made" >/dev/null
    rm -rf "$control"
    echo "$made"
}

rpm_package() {
    needs rpmbuild rpm
    rpmbuild -bb --quiet --target "$machine" --define "_topdir $root/build/linux/rpm" --define "tree $tree" \
        --define "version $version" "$here/rpm/$name.spec"
    made=$root/dist/$name-$version-1.$machine.rpm
    mv "$root/build/linux/rpm/RPMS/$machine/$name-$version-1.$machine.rpm" "$made"
    echo "$made"
}

# A folder to run from where it lies, or to install for one person by the script in it.
portable() {
    whole=$name-$version-linux-$machine
    folder=$root/build/linux/$whole
    cp -a "$tree/usr/lib/$name" "$folder"
    cp -a "$tree/usr/share" "$folder/share"
    # A person's own entries come before the system's: the one for other XML would take it from its program.
    rm -rf "$folder/share/doc" "$folder/share/lintian" "$folder/share/applications/xml-$name.desktop"
    install -m 755 "$here/portable/install.sh" "$folder/install.sh"
    install -m 644 "$here/portable/README.txt" "$folder/README.txt"
    settle "$folder"
    made=$root/dist/$whole.tar.xz
    tar -C "$root/build/linux" --sort=name --owner=0 --group=0 --numeric-owner \
        --mtime="@$SOURCE_DATE_EPOCH" -cf - "$whole" | xz -9 -T1 >"$made"
    echo "$made"
}

stage
indented_licence >"$root/build/linux/licence"
put_debian_documents
settle "$tree"
for kind in "$@"; do
    case $kind in
    deb) deb ;;
    rpm) rpm_package ;;
    portable) portable ;;
    *) echo "There is no installer called $kind." >&2 && exit 1 ;;
    esac
done
