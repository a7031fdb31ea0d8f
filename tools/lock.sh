#!/usr/bin/env bash
# Writes requirements/*.lock from pyproject.toml. With --upgrade takes the newest versions. Called by `make lock`.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() {
    local name=$1
    shift
    .venv/bin/uv pip compile pyproject.toml "$@" --universal --generate-hashes --no-emit-index-url \
        --custom-compile-command 'make lock' --quiet --output-file "requirements/$name.lock" >/dev/null
    echo "requirements/$name.lock"
}

# In this order: what play needs decides the versions of the others.
lock play --group build "${@}"
lock dev --group dev --constraints requirements/play.lock "${@}"
lock bench --group bench --constraints requirements/play.lock "${@}"
