#!/usr/bin/env bash
# apt.sh PACKAGE...: installs Debian packages, silently unless that fails. Only root on Debian or its like can.
set -euo pipefail

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    exit 1
fi
echo "Installing Debian's $* ..."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update && apt-get install -y --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    exit 1
fi
