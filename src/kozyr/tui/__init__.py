"""The game in the terminal: a table drawn by Textual, and a line mode for pipes, screen readers and braille."""
