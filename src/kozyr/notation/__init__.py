"""DPN, the notation: position line, view line, game record; strict readers, canonical writers."""
