"""Pictures of the page: a real server, a real Chromium, games laid beforehand. Its parts serve the browser tests too."""
