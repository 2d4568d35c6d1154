#!/bin/sh
# Makes sure there is a Chromium for the tests of the browser client: the machine's own, or Debian's, which root can install. Prints where it is.
set -eu

find_it() {
    command -v chromium || command -v chromium-browser || command -v google-chrome
}

find_it && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null
    find_it
else
    echo "There is no Chromium, so the tests of the browser client are left out; on Debian: apt-get install chromium" >&2
    exit 1
fi
