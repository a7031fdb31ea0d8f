#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests.
set -euo pipefail

if command -v chromium >/dev/null; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's chromium ..."
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
    exit 0
fi
cat >&2 <<'END'

The browser tests need Chromium on the path, and it is not there.
Debian: sudo apt-get install chromium. The other tests run without it: make test-fast
END
exit 1
