"""Pictures of the page: a real server, a real Chromium, games laid beforehand. The browser tests use its parts."""
