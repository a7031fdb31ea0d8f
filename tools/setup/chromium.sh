#!/usr/bin/env bash
# Makes sure that there is a Chromium for the browser tests.
set -euo pipefail
cd "$(dirname "$0")"

if command -v chromium >/dev/null || ./apt.sh chromium fonts-dejavu-core; then
    exit 0
fi
cat >&2 <<'END'

The browser tests need Chromium on the path, and it is not there.
Debian: sudo apt-get install chromium. The other tests run without it: make test-fast
END
exit 1
