#!/bin/sh
# Makes sure there is a PostgreSQL server for the tests: the machine's own, or one unpacked into .venv. Prints the folder of its programs.
# The tests start it themselves, in a folder of their own, and stop it.
set -eu
cd "$(dirname "$0")/.."

find_it() {
    for found in "$(command -v postgres || true)" /usr/lib/postgresql/*/bin/postgres .venv/debian/postgresql/usr/lib/postgresql/*/bin/postgres; do
        if [ -x "$found" ]; then
            dirname "$(readlink -f "$found")"
            return
        fi
    done
    return 1
}

find_it || { sh tools/unpack.sh postgresql .venv/debian/postgresql && find_it; }
