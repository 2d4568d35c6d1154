#!/bin/sh
# Sets up .venv: tools/setup.sh play with what playing needs, tools/setup.sh dev with everything the tests need as well.
# Run by make when something it depends on has changed.
set -eu
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Coterie needs Python 3.11 or later; $python is $("$python" --version 2>&1). Try: make PYTHON=python3.12 play" >&2
    exit 1
}

# Debian keeps what venv needs in a package of its own.
"$python" -c 'import ensurepip' 2>/dev/null || {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && apt-get install -y -qq python3-venv
    else
        echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2
        exit 1
    fi
}

case ${1:-dev} in
play) wanted=. ;;
dev) wanted='.[dev]' ;;
*)
    echo "tools/setup.sh takes play or dev, not $1" >&2
    exit 1
    ;;
esac

[ -x .venv/bin/python ] || "$python" -m venv .venv
echo "Setting up .venv (a minute or two the first time) ..."
PIP_CONSTRAINT=constraints.txt .venv/bin/python -m pip install --quiet --disable-pip-version-check -e "$wanted"
touch .venv/.play
[ "$wanted" = . ] || touch .venv/.ready

# What some tests need besides Python; where it cannot be had, those tests say so and are left out.
if [ "$wanted" != . ]; then
    for need in browser proxy postgres; do
        sh "tools/$need.sh" >/dev/null || true
    done
fi
