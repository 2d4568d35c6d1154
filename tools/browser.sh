#!/bin/sh
# Makes sure there is a Chromium for the tests of the browser client, and prints where it is. Best is the one without a window, which root can install
# on Debian: the others draw an address bar and its menus for every visitor of a test, and take two to four times as long.
set -eu

find_it() {
    command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome
}

if ! command -v chromium-headless-shell >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    install() { apt-get install -y -qq --no-install-recommends --no-remove "$1"; }
    { apt-get update -qq && { install chromium-headless-shell || find_it || install chromium; }; } >/dev/null 2>&1 || true
fi
find_it || {
    echo "There is no Chromium, so the tests of the browser client are left out; on Debian: apt-get install chromium-headless-shell" >&2
    exit 1
}
