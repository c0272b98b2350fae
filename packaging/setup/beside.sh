#!/bin/sh
# Runs two commands at a time, and fails where one of them does: the first at the lowest priority, since the
# second, such as the tests of the real window, waits most of its time.
# Usage: beside.sh FIRST SECOND
set -u

words=$(mktemp)
trap 'rm -f "$words"' EXIT
nice -n 19 sh -c "$1" >"$words" 2>&1 &
first=$!

code=0
sh -c "$2" || code=$?
wait "$first" || code=$?
cat "$words"
exit "$code"
