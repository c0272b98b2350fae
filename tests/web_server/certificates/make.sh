#!/bin/sh
# Makes the certificates of the local server anew, into this folder: an authority that only tests trust, and what it
# signed. The keys protect nothing: they are here so that tests need no tool, and all servers share one. They last 80
# years, but one that ended long ago.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
new="openssl req -batch -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -sha256"

$new -x509 -days 29200 -keyout "$work/authority.key" -out authority.pem -subj "/CN=Authority of the tests" \
  -addext basicConstraints=critical,CA:true -addext keyUsage=critical,keyCertSign
$new -x509 -days 29200 -keyout server.key -out self_signed.pem -subj /CN=localhost \
  -addext subjectAltName=DNS:localhost,IP:127.0.0.1

cat >"$work/ca.conf" <<CONF
[ca]
default_ca = tests
[tests]
new_certs_dir = $work
database = $work/index
serial = $work/serial
default_md = sha256
policy = any
copy_extensions = copy
unique_subject = no
[any]
commonName = supplied
CONF
: >"$work/index"
echo 01 >"$work/serial"

sign() { # FILE NAMES FROM TO
  openssl req -batch -new -key server.key -subj "/CN=$1" -addext "subjectAltName=$2" -addext extendedKeyUsage=serverAuth \
    -out "$work/request"
  openssl ca -batch -notext -config "$work/ca.conf" -cert authority.pem -keyfile "$work/authority.key" \
    -startdate "$3" -enddate "$4" -in "$work/request" -out "$1.pem" 2>/dev/null
}
sign good DNS:localhost,DNS:site.example,IP:127.0.0.1 20260101000000Z 21051231000000Z
sign other_host DNS:other.example 20260101000000Z 21051231000000Z
sign expired DNS:localhost,IP:127.0.0.1 20200101000000Z 20210101000000Z
