#!/bin/sh
# Makes sure there is an nginx for the test of docs/host.md: the machine's own, or one unpacked into .venv. Prints where it is.
set -eu
cd "$(dirname "$0")/.."

find_it() {
    for found in "$(command -v nginx || true)" /usr/sbin/nginx .venv/debian/nginx/usr/sbin/nginx; do
        [ -x "$found" ] && echo "$found" && return
    done
    return 1
}

find_it || { sh tools/unpack.sh nginx .venv/debian/nginx && find_it; }
