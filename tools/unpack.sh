#!/bin/sh
# Unpacks a Debian package, and what it needs that this machine lacks, into a folder: tools/unpack.sh PACKAGE FOLDER.
# Nothing is installed and no service is started, so the tests can use a real server of their own without touching the machine.
set -eu

package=$1
folder=$2
command -v apt-get >/dev/null && command -v dpkg >/dev/null || {
    echo "$package cannot be fetched: this is not Debian or one of its kin" >&2
    exit 1
}

missing() {
    apt-get install --dry-run --no-install-recommends "$package" 2>/dev/null | sed -n 's/^Inst \([^ ]*\).*/\1/p'
}

names=$(missing)
if [ -z "$names" ] && [ "$(id -u)" = 0 ]; then
    apt-get update -qq
    names=$(missing)
fi
[ -n "$names" ] || {
    echo "$package cannot be fetched: apt-get knows no such package; as root, try: apt-get update" >&2
    exit 1
}

fetched=$(mktemp -d)
trap 'rm -rf "$fetched"' EXIT
# shellcheck disable=SC2086  # one name a word
(cd "$fetched" && apt-get download -qq $names 2>/dev/null) || {
    echo "$package cannot be fetched: its download failed" >&2
    exit 1
}
mkdir -p "$(dirname "$folder")"
new=$(mktemp -d "$folder.XXXXXX")
for file in "$fetched"/*.deb; do
    dpkg -x "$file" "$new"
done
chmod 755 "$new"
rm -rf "$folder"
mv "$new" "$folder"
