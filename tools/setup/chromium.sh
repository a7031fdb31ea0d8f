#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests, and what Playwright's driver needs to run.
set -euo pipefail
cd "$(dirname "$0")"

there() {
    command -v chromium >/dev/null && { ! [ -x /sbin/ldconfig ] || /sbin/ldconfig -p | grep -q 'libatomic\.so\.1'; }
}

if there || ./apt.sh chromium fonts-dejavu-core libatomic1; then
    exit 0
fi
cat >&2 <<'END'

The browser tests need Chromium on the path and the library libatomic, and something of it is not there.
Debian: sudo apt-get install chromium libatomic1. The other tests run without it: make test-fast
END
exit 1
