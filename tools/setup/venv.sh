#!/usr/bin/env bash
# venv.sh SET: makes .venv and installs requirements/SET.lock and the project into it, in place.
# Does nothing when that has been done with the same files.
set -euo pipefail
cd "$(dirname "$0")/../.."
set_name=$1
stamp=.venv/installed-$set_name

fail() {
    printf '\n' >&2
    printf '%s\n' "$@" >&2
    exit 1
}

new_enough() {
    command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local name
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

can_make_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null
}

fingerprint() {
    { cat "requirements/$set_name.lock" pyproject.toml src/kozyr/__init__.py && pwd; } | sha256sum
}

usable() {
    # Its Python runs and has pip, and its scripts know that they are here and not where the folder was moved from.
    .venv/bin/python -c 'import pip' 2>/dev/null && head -n 3 .venv/bin/pip | grep -qF "$PWD/.venv/bin/python"
}

now=$(fingerprint)
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ] && .venv/bin/python -c '' 2>/dev/null; then
    exit 0
fi

if ! usable; then
    python=$(find_python || true)
    if [ -z "${PYTHON:-}" ] && { [ -z "$python" ] || ! can_make_venv "$python"; }; then
        # Where that cannot be, the words below say what is missing.
        tools/setup/apt.sh python3 python3-venv || true
        python=$(find_python || true)
    fi
    [ -n "$python" ] || fail "Kozyr needs Python 3.11 or newer, and ${PYTHON:-python3} is not." \
        "Install it (Debian, Ubuntu: sudo apt-get install python3 python3-venv) or name one: make PYTHON=/path/to/python3 ..."
    can_make_venv "$python" || fail "$python cannot make a virtual environment." \
        "Debian, Ubuntu: sudo apt-get install python3-venv"
    echo "Making .venv with $("$python" --version) ..."
    rm -rf .venv
    "$python" -m venv .venv
fi

rm -f "$stamp"
# Twice quiet: errors only.
pip=(.venv/bin/python -m pip --disable-pip-version-check --no-input -qq)
echo "Installing requirements/$set_name.lock ..."
"${pip[@]}" install --require-hashes -r "requirements/$set_name.lock" ||
    fail "The packages of requirements/$set_name.lock could not be installed; the reason stands above."
if [ "$set_name" != bench ] && ! .venv/bin/python -m tools.build.compiler >/dev/null; then
    # Without one Kozyr works too, slower; the build then says what is missing.
    tools/setup/apt.sh gcc libc6-dev python3-dev || true
fi
.venv/bin/python -m tools.build
"${pip[@]}" install --no-index --no-deps --no-build-isolation -e .
echo "$now" >"$stamp"
