"""Writes the page's types from the server's messages, so that there is one schema and not two."""
